/** One table as this browser knows it: who sits, what is shown, what is asked. No markup here.

All news goes through one queue and is applied one piece after the other, so that nothing shown is
ever older than what was shown before.

The stream is all that opening a table takes: it begins with what there is to know about the table.
It is that of the only seat of this browser; with several seats here, or none, it is the public one,
and the seat that answers looks at its own view once its person has confirmed.
*/

import { api, eventsAddress, me, Problem } from "../api";
import { isPromised, nonces } from "../chance/promises";
import type { Message, Reply, Seating, Seen, Short, TableInfo, View } from "../shapes";
import { loadBoard } from "../boards";
import type { BoardModule } from "../boards/board";
import { keepBrought, keepPromises, rememberTable } from "../store";
import { isStill } from "../theme";
import type { Advised } from "./hint";
import { Inbox, later } from "./inbox";
import { beatOf, isShown, Pace, viewAfter } from "./show";
import { nextToLook } from "./turns";

const OVERDUE = 2500;
const RECONNECT = 2000;
const RENEWALS = 3;
const TOO_LATE = new Set(["stale", "not_asked", "thinking"]);

export interface Refusal {
  action: string;
  rule: string;
  text: string;
  /** Of the text: English, where the game has its rules in no other. */
  lang: string;
}

export interface TableState {
  info: TableInfo | null;
  board: BoardModule | null;
  /** The message of the stream, and that of the seat that answers if several sit here. */
  message: Message | null;
  own: Message | null;
  view: View | null;
  beat: Seen | null;
  log: Seen[];
  /** The record of a game that is over, in short form. */
  short: string;
  /** The events of the last message, for announcements and the curtain. */
  news: Seen[];
  /** Of the seats here, the one that is asked, and whether it must still confirm. */
  active: number | null;
  covered: boolean;
  answered: number | null;
  busy: boolean;
  lost: boolean;
  /** What a bot advises, and whether one is thinking about it. */
  advised: Advised | null;
  thinking: boolean;
  refusal: Refusal | null;
  problem: unknown;
  failure: unknown;
}

const EMPTY: TableState = {
  info: null,
  board: null,
  message: null,
  own: null,
  view: null,
  beat: null,
  log: [],
  short: "",
  news: [],
  active: null,
  covered: false,
  answered: null,
  busy: false,
  lost: false,
  advised: null,
  thinking: false,
  refusal: null,
  problem: null,
  failure: null,
};

/** A message, and the stream it came by: with another stream it counts no more. */
interface Piece {
  message: Message;
  source: EventSource;
  isStory: boolean;
}

function refused(reply: Reply): Problem {
  return new Problem(409, reply.code || "refused", reply.message, "");
}

export class TableClient {
  state: TableState = EMPTY;
  private source: EventSource | null = null;
  private seat: number | null = null;
  private readonly inbox = new Inbox();
  private queue: Piece[] = [];
  private running = false;
  private loading: Promise<void> | null = null; // of the board
  private awaited = 0; // the sequence number our own command got: till then we are busy
  private glance = 0; // counts who looks: only the last gets to see
  private overdue = 0;
  private reopening = 0;
  private ended = false;
  private kept = false; // what is promised at the table
  private bringing = false;
  private curtains = true;
  private lang = "en"; // that rules are told in
  private returning: number | null = null; // the seat that takes back: it is asked again first
  private readonly pace = new Pace();

  constructor(
    readonly code: string,
    private readonly onChange: (state: TableState) => void,
  ) {}

  async start(): Promise<void> {
    try {
      await me();
      this.listen();
    } catch (problem) {
      this.retry(problem);
    }
  }

  stop(): void {
    this.ended = true;
    this.source?.close();
    clearTimeout(this.overdue);
    clearTimeout(this.reopening);
    this.pace.hurry();
  }

  /** The seats of this browser. */
  mine(): number[] {
    return (this.state.info?.seats ?? [])
      .filter((one) => one.yours && one.kind !== "bot")
      .map((one) => one.seat);
  }

  /** The seat that looks and answers now; null for a spectator, or while nobody here is asked. */
  viewer(): number | null {
    return this.seat ?? (this.state.covered ? null : this.state.active);
  }

  /** The message that holds the question for the seat that answers. */
  current(): Message | null {
    return this.seat === null ? this.state.own : this.state.message;
  }

  async answer(action: string): Promise<void> {
    const seat = this.viewer();
    const message = this.current();
    if (seat === null || !message || this.state.busy || this.state.beat) return;
    const path = action.split(" ")[0] ?? action;
    if (!message.decision?.options.some((option) => option.action === path)) {
      await this.explain(seat, action);
      return;
    }
    this.set({ busy: true, refusal: null, problem: null, advised: null, answered: seat });
    await this.carry(() => api.answer(this.code, seat, message.sequence, action), action);
  }

  async takeBack(): Promise<void> {
    const seat = this.state.covered ? this.state.answered : (this.viewer() ?? this.state.answered);
    const message = this.current() ?? this.state.message;
    if (seat === null || !message || this.state.busy) return;
    this.set({ busy: true, refusal: null, problem: null, advised: null });
    this.returning = seat;
    await this.carry(() => this.sendTakeBack(seat, message.sequence), "");
  }

  /** A bot sits in for a seat, or its person is back. Meanwhile people may answer. */
  async handOver(seat: number, bot: string): Promise<void> {
    this.set({ problem: null });
    try {
      const reply = await api.handOver(this.code, seat, bot);
      if (reply.status === "refused") this.set({ problem: refused(reply) });
    } catch (problem) {
      this.set({ problem });
    }
  }

  async explain(seat: number, action: string): Promise<void> {
    try {
      const why = await api.why(this.code, seat, action, this.lang);
      this.set({ refusal: { action, ...why } });
    } catch (problem) {
      this.set({ problem });
    }
  }

  /** Rules are told in that language, one that is being told now included. */
  speak(lang: string): void {
    if (lang === this.lang) return;
    this.lang = lang;
    const { refusal } = this.state;
    if (refusal?.rule) void this.cite(refusal.action, refusal.rule);
  }

  /** Says which rule keeps somebody from an action. */
  private async cite(action: string, rule: string): Promise<void> {
    try {
      const { text, lang } = await api.rule(this.state.info?.game ?? "", rule, this.lang);
      this.set({ refusal: { action, rule, text, lang } });
    } catch (problem) {
      this.set({ problem });
    }
  }

  /** Asks a bot for advice; what comes too late for its question is not worth a word. */
  async hint(): Promise<void> {
    const seat = this.viewer();
    const message = this.current();
    const { thinking, beat, info } = this.state;
    if (seat === null || !message?.decision || !info?.hints || thinking || beat) return;
    this.set({ thinking: true, refusal: null, problem: null, advised: null });
    try {
      const { answers } = await api.hint(this.code, seat, message.sequence);
      this.set({ advised: { question: message.decision, answers } });
    } catch (problem) {
      if (!(problem instanceof Problem && TOO_LATE.has(problem.code))) this.set({ problem });
    } finally {
      this.set({ thinking: false });
    }
  }

  dismiss(): void {
    this.set({ refusal: null, problem: null });
  }

  /** The person asked is alone with the screen. */
  async confirm(curtains: boolean): Promise<void> {
    this.curtains = curtains;
    if (this.state.active !== null) await this.look(this.state.active);
  }

  /** Skips the rest of the show; false if none is running. */
  hurry(): boolean {
    if (!this.state.beat) return false;
    this.pace.hurry();
    return true;
  }

  /** Somebody here has sat down, and sees more than before. */
  joined(): void {
    this.listen();
  }

  private set(part: Partial<TableState>): void {
    if (this.ended) return;
    this.state = { ...this.state, ...part };
    this.onChange(this.state);
    if (part.info) void this.bring(part.info);
  }

  /** Keeps what is promised at the table; then, not before, brings what our own seats promised. */
  private async bring(info: TableInfo): Promise<void> {
    if (info.status !== "over" && !this.kept) {
      const commits = isPromised(info) ? info.seats.map((one) => one.commit) : null;
      keepPromises(this.code, info.seed_hash, commits);
      this.kept = commits !== null;
    }
    const isElsewhere = this.source !== null && this.eyes() !== this.seat; // but not for long
    const ours = this.bringing || isElsewhere ? [] : nonces(info);
    if (ours.length === 0) return;
    this.bringing = true;
    try {
      const reply = await api.bring(this.code, ours);
      const given = ours.map((one) => one.nonce ?? "").filter((nonce) => nonce);
      if (reply.status !== "refused") keepBrought(this.code, given);
      this.markBrought(ours.map((one) => one.seat));
    } catch {
      // The next news of the table is the time to try again.
    } finally {
      this.bringing = false;
    }
  }

  /** The stream will say so, too: until then nothing is brought twice. */
  private markBrought(brought: readonly number[]): void {
    const { info } = this.state;
    if (!info) return;
    const isOne = (seat: number): boolean => brought.includes(seat);
    const seats = info.seats.map((one) => (isOne(one.seat) ? { ...one, brought: true } : one));
    this.set({ info: { ...info, seats } });
  }

  /** The stream begins, or goes on after a pause: which table this is, and who sits there. */
  private open(info: TableInfo): void {
    this.found();
    const isFirst = this.state.info === null;
    this.set({ info });
    if (isFirst) rememberTable({ code: this.code, game: info.game, invites: {} });
    this.loading ??= this.load(info.game);
    const eyes = this.eyes();
    if (eyes !== this.seat) {
      this.seat = eyes;
      const news: Seen[] = [];
      this.set({ message: null, own: null, view: null, news, active: null, covered: false });
      if (!this.inbox.isFresh) this.listen(); // it goes on with the eyes of somebody else
    }
    void this.bring(info);
  }

  private async load(game: string): Promise<void> {
    try {
      this.set({ board: await loadBoard(game) });
    } catch (failure) {
      this.set({ failure });
    }
  }

  /** As the server chooses them for `own`. */
  private eyes(): number | null {
    const mine = this.mine();
    return mine.length === 1 ? (mine[0] ?? null) : null;
  }

  /** A new stream, from the start of the story. */
  private listen(): void {
    clearTimeout(this.overdue);
    this.source?.close();
    if (this.ended) return;
    this.inbox.open();
    this.queue = [];
    this.pace.hurry();
    const source = new EventSource(eventsAddress(this.code));
    source.onmessage = (news: MessageEvent<string>) =>
      this.receive(JSON.parse(news.data) as Message, source);
    source.addEventListener("table", ({ data }: MessageEvent<string>) => {
      if (this.source === source) this.open(JSON.parse(data) as TableInfo);
    });
    source.addEventListener("seats", ({ data }: MessageEvent<string>) => {
      const { info } = this.state;
      if (this.source !== source || !info) return;
      this.set({ info: { ...info, ...(JSON.parse(data) as Seating) } });
    });
    source.addEventListener("record", ({ data }: MessageEvent<string>) => {
      if (this.source === source) this.set({ short: (JSON.parse(data) as Short).short });
    });
    source.onopen = () => this.found();
    source.onerror = () => {
      if (this.source !== source) return;
      const pause = this.state.lost ? RECONNECT : 0;
      this.set({ lost: true });
      if (source.readyState !== EventSource.CLOSED) return; // it reconnects by itself
      clearTimeout(this.reopening);
      this.reopening = setTimeout(() => void this.recover(), pause);
    };
    this.source = source;
  }

  /** The server is heard again: what failed only for want of it is forgotten. */
  private found(): void {
    const { lost, problem } = this.state;
    const wasOffline = problem instanceof Problem && problem.status === 0;
    if (lost || wasOffline) this.set({ lost: false, ...(wasOffline ? { problem: null } : {}) });
  }

  /** The stream was refused, and does not say why: asks, and tries again if nothing is wrong. */
  private async recover(): Promise<void> {
    try {
      await api.table(this.code);
      this.listen();
    } catch (problem) {
      this.retry(problem);
    }
  }

  /** A server that is gone may come back; a table that never was does not. */
  private retry(problem: unknown): void {
    if (this.ended) return;
    const isOffline = problem instanceof Problem && problem.status === 0;
    if (this.state.info || isOffline) {
      this.set({ lost: true });
      this.reopening = setTimeout(() => void this.recover(), RECONNECT);
    } else {
      this.set({ failure: problem });
    }
  }

  private receive(message: Message, source: EventSource): void {
    if (source !== this.source) return;
    this.found();
    const news = this.inbox.judge(message);
    if (news === "again") this.listen();
    if (news !== "story" && news !== "next") return;
    this.queue.push({ message, source, isStory: news === "story" });
    if (!this.running) void this.run();
  }

  private async run(): Promise<void> {
    this.running = true;
    await this.loading;
    for (let piece = this.queue.shift(); piece && !this.ended; piece = this.queue.shift()) {
      await this.tell(piece);
      if (piece.source === this.source) await this.take(piece);
    }
    this.running = false;
  }

  private async tell({ message, isStory }: Piece): Promise<void> {
    if (isStory) {
      this.set({ log: message.events });
      return;
    }
    this.set({ news: message.events });
    const isWatched = !isStill() && !document.hidden;
    if (isShown(message, this.queue.length, isWatched)) await this.show(message);
    else this.set({ log: [...this.state.log, ...message.events] });
  }

  /** What was told holds now. */
  private async take({ message: come, isStory }: Piece): Promise<void> {
    const message = later(this.state.message, come);
    const info = this.state.info && { ...this.state.info, status: message.status };
    this.set({ message, info, beat: null, refusal: null });
    await this.settle(message, !isStory && message.events.length > 0);
    this.relax();
  }

  /** Once the table knows of our last command, the next may be given. */
  private relax(): void {
    if ((this.state.message?.sequence ?? -1) < this.awaited) return;
    clearTimeout(this.overdue);
    this.set({ busy: false });
  }

  private async show(message: Message): Promise<void> {
    const { board } = this.state;
    this.pace.begin();
    let view = this.state.view ?? message.view;
    for (const event of message.events) {
      view = viewAfter(board, view, event);
      const time = beatOf(board, event);
      this.set({ log: [...this.state.log, event], view, ...(time > 0 ? { beat: event } : {}) });
      await this.pace.wait(time);
    }
  }

  /** With several seats here: whose turn it is to look. `isPublic`: all have just watched. */
  private async settle(message: Message, isPublic: boolean): Promise<void> {
    if (this.seat !== null) {
      this.set({ view: message.view });
      return;
    }
    const mine = this.mine();
    const asked = message.asked.filter((seat) => mine.includes(seat));
    const { active, covered } = this.state;
    const next = nextToLook({ asked, active, returning: this.returning });
    if (next === this.returning) this.returning = null;
    const isNew = next !== active || (isPublic && asked.length > 1);
    const isCovered = next !== null && (isNew ? this.curtains && mine.length > 1 : covered);
    if (isNew) this.glance += 1; // whoever was about to look comes too late
    if (next !== null && !isCovered) await this.look(next);
    else this.set({ active: next, own: null, covered: isCovered, view: message.view });
  }

  /** Shows a seat its view and its question, both at once: nothing on offer can be missed. */
  private async look(seat: number): Promise<void> {
    this.glance += 1;
    const { glance } = this;
    try {
      const found = await api.view(this.code, seat);
      if (glance !== this.glance) return;
      const own = later(this.state.active === seat ? this.state.own : null, found);
      this.set({ active: seat, own, covered: false, view: own.view });
    } catch (problem) {
      this.set({ problem });
    }
  }

  /** What is taken back is our last answer, whatever came since: a stale number is renewed. */
  private async sendTakeBack(seat: number, sequence: number): Promise<Reply> {
    let reply = await api.takeBack(this.code, seat, sequence);
    for (let again = 0; again < RENEWALS && reply.status === "stale"; again += 1) {
      reply = await api.takeBack(this.code, seat, reply.sequence);
    }
    return reply;
  }

  private async carry(send: () => Promise<Reply>, action: string): Promise<void> {
    this.awaited = Infinity;
    try {
      this.heed(await send(), action);
    } catch (problem) {
      this.leave({ problem });
    }
  }

  private heed(reply: Reply, action: string): void {
    if (reply.status === "refused") {
      this.leave(reply.rule ? {} : { problem: refused(reply) });
      if (reply.rule) void this.cite(action, reply.rule);
    } else if (reply.status === "stale") {
      this.leave({});
      this.listen();
    } else {
      this.awaited = reply.sequence;
      if (!this.inbox.has(reply.sequence)) {
        this.overdue = setTimeout(() => this.listen(), OVERDUE); // the stream may be dead
      } else if (!this.running) this.relax();
    }
  }

  /** A command that came to nothing. */
  private leave(part: Partial<TableState>): void {
    this.awaited = 0;
    this.returning = null;
    this.set({ busy: false, ...part });
  }
}
