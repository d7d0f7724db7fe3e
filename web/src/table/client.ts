/** The driver of a table: does what `reduce` says is to be done, with network, clock and sound, and
tells it what came of that. */

import { api, listen, me } from "../api";
import { isPromised, nonces } from "../chance/promises";
import type { Message, Reply, Seating, Short, TableInfo } from "../shapes";
import { loadBoard } from "../boards";
import type { Stream } from "../home";
import { preferences } from "../preferences";
import { play } from "../sound";
import { keepBrought, keepPromises, rememberTable } from "../store";
import { isStill } from "../theme";
import { refused } from "./commands";
import type { Effect, Happening, Likes } from "./draft";
import { reduce } from "./reduce";
import { EMPTY, eyes, type Moment, type TableState } from "./state";

const OVERDUE = 2500;
const RENEWALS = 3;

export function likes(): Likes {
  const { speed, auto } = preferences();
  return { speed, auto, isWatched: !isStill() && !document.hidden };
}

export class TableClient {
  state: TableState = EMPTY;
  private source: Stream | null = null;
  private waiting = 0; // until what is shown was seen
  private overdue = 0;
  private reopening = 0;
  private ended = false;
  private kept = false; // what is promised at the table
  private bringing = false;
  private lang = "en"; // that rules are told in

  constructor(
    readonly code: string,
    private readonly onChange: (state: TableState) => void,
    private readonly onStream: (source: Stream) => void = () => undefined,
  ) {}

  async start(): Promise<void> {
    await me().then(
      () => this.happen({ type: "begun" }),
      (problem: unknown) => this.happen({ type: "unreachable", problem }),
    );
  }

  stop(): void {
    this.ended = true;
    this.source?.close();
    for (const timer of [this.waiting, this.overdue, this.reopening]) clearTimeout(timer);
  }

  /** Asks at once whether the server is back, which is asked now and then anyway. */
  retry(): void {
    clearTimeout(this.reopening);
    void this.recover();
  }

  answer(action: string): void {
    this.happen({ type: "answer", action });
  }

  takeBack(): void {
    this.happen({ type: "take back" });
  }

  /** A bot sits in for a seat, or its person is back. Meanwhile people may answer. */
  handOver(seat: number, bot: string): void {
    this.happen({ type: "hand over", seat, bot });
  }

  hint(): void {
    this.happen({ type: "ask hint" });
  }

  dismiss(): void {
    this.happen({ type: "dismiss" });
  }

  /** The person asked is alone with the screen. */
  confirm(curtains: boolean): void {
    this.happen({ type: "confirm", curtains });
  }

  /** Skips the rest of the show; false if none is running. */
  hurry(): boolean {
    if (!this.state.beat) return false;
    this.happen({ type: "hurry" });
    return true;
  }

  /** Shows a moment once more. */
  again(moment: Moment): void {
    this.happen({ type: "again", moment });
  }

  /** Somebody here has sat down, and sees more than before. */
  joined(): void {
    this.happen({ type: "begun" });
  }

  /** Rules are told in that language, one that is being told now included. */
  speak(lang: string): void {
    if (lang === this.lang) return;
    this.lang = lang;
    const { refusal } = this.state;
    if (refusal?.rule) this.carryOut({ do: "cite", ...refusal });
  }

  private happen(happening: Happening): void {
    if (this.ended) return;
    const { info } = this.state;
    const [state, effects] = reduce(this.state, happening, likes());
    this.state = state;
    for (const effect of effects) this.carryOut(effect);
    if (this.state.info && this.state.info !== info) void this.bring(this.state.info);
    this.onChange(this.state);
  }

  private carryOut(effect: Effect): void {
    switch (effect.do) {
      case "listen":
        return this.listen();
      case "recover":
        clearTimeout(this.reopening);
        this.reopening = setTimeout(() => void this.recover(), effect.after);
        return;
      case "load":
        return void this.tell(loadBoard(effect.game), (board) => ({ type: "board", board }), FAILED);
      case "remember":
        return rememberTable({ code: this.code, game: effect.game, invites: {} });
      case "wait":
        clearTimeout(this.waiting);
        this.waiting = setTimeout(
          () => this.happen({ type: "time", shot: effect.shot }),
          effect.time,
        );
        return;
      case "stop waiting":
        return clearTimeout(this.waiting);
      case "expect news":
        this.overdue = setTimeout(() => this.happen({ type: "overdue" }), OVERDUE);
        return;
      case "expect nothing":
        return clearTimeout(this.overdue);
      case "play":
        return play(effect.cue);
      default:
        return this.request(effect);
    }
  }

  /** What is asked of the server. */
  private request(effect: Effect): void {
    switch (effect.do) {
      case "look": {
        const { glance, seat } = effect;
        return this.tell(
          api.view(this.code, seat),
          (message) => ({ type: "looked", glance, seat, message }),
          (problem) => ({ type: "blind", glance, problem }),
        );
      }
      case "answer": {
        const { seat, sequence, action } = effect;
        const sent = api.answer(this.code, seat, sequence, action);
        return this.tell(sent, (reply) => ({ type: "reply", reply, action }), UNSENT);
      }
      case "take back": {
        const sent = this.sendTakeBack(effect.seat, effect.sequence);
        return this.tell(sent, (reply) => ({ type: "reply", reply, action: "" }), UNSENT);
      }
      case "hand over": {
        const sent = api.handOver(this.code, effect.seat, effect.bot);
        return this.tell(sent, handedOver, PROBLEM);
      }
      case "explain": {
        const { seat, action } = effect;
        const asked = api.why(this.code, seat, action, this.lang);
        return this.tell(
          asked,
          (why) => ({ type: "explained", refusal: { action, ...why } }),
          PROBLEM,
        );
      }
      case "cite": {
        const { action, rule, facts } = effect;
        const asked = api.rule(this.state.info?.game ?? "", rule, this.lang);
        return this.tell(
          asked,
          ({ text, lang }) => ({ type: "explained", refusal: { action, rule, facts, text, lang } }),
          PROBLEM,
        );
      }
      case "hint": {
        const { question } = effect;
        return this.tell(
          api.hint(this.code, effect.seat, effect.sequence),
          ({ answers }) => ({ type: "hinted", question, answers }),
          (problem) => ({ type: "unhinted", problem }),
        );
      }
    }
  }

  /** What came of something happens as soon as it is known. */
  private tell<T>(
    promise: Promise<T>,
    good: (found: T) => Happening | null,
    bad: (problem: unknown) => Happening,
  ): void {
    const happen = (happening: Happening | null): void => {
      if (happening) this.happen(happening);
    };
    void promise.then((found) => happen(good(found)), (problem: unknown) => happen(bad(problem)));
  }

  private listen(): void {
    this.source?.close();
    const source = listen(this.code);
    const hear = <T>(name: string, happening: (found: T) => Happening): void =>
      source.addEventListener(name, ({ data }: MessageEvent<string>) => {
        if (this.source === source) this.happen(happening(JSON.parse(data) as T));
      });
    hear<Message>("message", (message) => ({ type: "message", message }));
    hear<TableInfo>("table", (info) => ({ type: "table", info }));
    hear<Seating>("seats", (seating) => ({ type: "seats", seating }));
    hear<Short>("record", ({ short }) => ({ type: "record", short }));
    source.onopen = () => this.happen({ type: "opened" });
    source.onerror = () => {
      if (this.source !== source) return;
      this.happen({ type: "broken", isClosed: source.readyState === EventSource.CLOSED });
    };
    this.source = source;
    this.onStream(source);
  }

  /** The stream was refused, and does not say why: asks, and tries again if nothing is wrong. */
  private async recover(): Promise<void> {
    await api.table(this.code).then(
      () => this.happen({ type: "begun" }),
      (problem: unknown) => this.happen({ type: "unreachable", problem }),
    );
  }

  /** What is taken back is our last answer, whatever came since: a stale number is renewed. */
  private async sendTakeBack(seat: number, sequence: number): Promise<Reply> {
    let reply = await api.takeBack(this.code, seat, sequence);
    for (let again = 0; again < RENEWALS && reply.status === "stale"; again += 1) {
      reply = await api.takeBack(this.code, seat, reply.sequence);
    }
    return reply;
  }

  /** Keeps what is promised at the table; then, not before, brings what our own seats promised. */
  private async bring(info: TableInfo): Promise<void> {
    if (info.status !== "over" && !this.kept) {
      const commits = isPromised(info) ? info.seats.map((one) => one.commit) : null;
      keepPromises(this.code, info.seed_hash, commits);
      this.kept = commits !== null;
    }
    const isElsewhere = this.source !== null && eyes(this.state) !== this.state.seat; // not for long
    const ours = this.bringing || isElsewhere ? [] : nonces(info);
    if (ours.length === 0) return;
    this.bringing = true;
    try {
      const reply = await api.bring(this.code, ours);
      const given = ours.map((one) => one.nonce ?? "").filter((nonce) => nonce);
      if (reply.status !== "refused") keepBrought(this.code, given);
      this.happen({ type: "brought", seats: ours.map((one) => one.seat) });
    } catch {
      // The next news of the table is the time to try again.
    } finally {
      this.bringing = false;
    }
  }
}

const FAILED = (failure: unknown): Happening => ({ type: "failed", failure });
const UNSENT = (problem: unknown): Happening => ({ type: "unsent", problem });
const PROBLEM = (problem: unknown): Happening => ({ type: "problem", problem });

function handedOver(reply: Reply): Happening | null {
  return reply.status === "refused" ? { type: "problem", problem: refused(reply) } : null;
}
