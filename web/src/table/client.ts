/** One table as this browser knows it: who sits, what is shown, what is asked. No markup here.

The stream is that of the only seat of this browser; with several seats here, or none, it is the
public one, and the seat that answers looks at its own view once its person has confirmed.
*/

import {
  api,
  eventsAddress,
  Problem,
  type Message,
  type Reply,
  type Seen,
  type TableInfo,
  type View,
} from "../api";
import { loadBoard } from "../boards";
import type { BoardModule } from "../boards/board";
import { rememberTable } from "../store";
import { beatOf, isShown, Pace, viewAfter } from "./show";

const POLL_WAITING = 3000;
const POLL_PLAYING = 5000;
const OVERDUE = 2500;
const RECONNECT = 2000;
const RENEWALS = 3;

export interface Refusal {
  action: string;
  rule: string;
  text: string;
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
  /** The events of the last message, for announcements and the curtain. */
  news: Seen[];
  /** Of the seats here, the one that is asked, and whether it must still confirm. */
  active: number | null;
  covered: boolean;
  answered: number | null;
  busy: boolean;
  lost: boolean;
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
  news: [],
  active: null,
  covered: false,
  answered: null,
  busy: false,
  lost: false,
  refusal: null,
  problem: null,
  failure: null,
};

export class TableClient {
  state: TableState = EMPTY;
  private source: EventSource | null = null;
  private seat: number | null = null;
  private queue: Message[] = [];
  private running = false;
  private seen = -1; // the last sequence number shown or queued
  private isFresh = false; // the stream is new: its first message tells the whole story so far
  private poll = 0;
  private overdue = 0;
  private reopening = 0;
  private ended = false;
  private curtains = true;
  private returning: number | null = null; // the seat that takes back: it is asked again first
  private readonly pace = new Pace();

  constructor(
    readonly code: string,
    private readonly onChange: (state: TableState) => void,
  ) {}

  async start(): Promise<void> {
    try {
      await this.refreshInfo();
      const { info } = this.state;
      if (!info || this.ended) return;
      rememberTable({ code: this.code, game: info.game, invites: {} });
      this.set({ board: await loadBoard(info.game) });
      await this.connect();
    } catch (problem) {
      if (problem instanceof Problem && problem.status === 0) {
        this.set({ lost: true });
        setTimeout(() => !this.ended && void this.start(), RECONNECT);
      } else {
        this.set({ failure: problem });
      }
    }
  }

  stop(): void {
    this.ended = true;
    this.source?.close();
    clearTimeout(this.poll);
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
    this.set({ busy: true, refusal: null, problem: null, answered: seat });
    await this.carry(() => api.answer(this.code, seat, message.sequence, action), action);
  }

  async takeBack(): Promise<void> {
    const seat = this.state.covered ? this.state.answered : (this.viewer() ?? this.state.answered);
    const message = this.current() ?? this.state.message;
    if (seat === null || !message || this.state.busy) return;
    this.set({ busy: true, refusal: null, problem: null });
    this.returning = seat;
    await this.carry(() => this.sendTakeBack(seat, message.sequence), "");
  }

  async handOver(seat: number, bot: string): Promise<void> {
    this.set({ busy: true, problem: null });
    await this.carry(() => api.handOver(this.code, seat, bot), "");
    await this.refreshInfo().catch(() => undefined);
    await this.reseat();
  }

  async explain(seat: number, action: string): Promise<void> {
    try {
      const why = await api.why(this.code, seat, action);
      this.set({ refusal: { action, rule: why.rule, text: why.text } });
    } catch (problem) {
      this.set({ problem });
    }
  }

  dismiss(): void {
    this.set({ refusal: null, problem: null });
  }

  /** The person asked is alone with the screen. */
  async confirm(curtains: boolean): Promise<void> {
    this.curtains = curtains;
    this.set({ covered: false });
    await this.look();
  }

  /** Skips the rest of the show; false if none is running. */
  hurry(): boolean {
    if (!this.state.beat) return false;
    this.pace.hurry();
    return true;
  }

  async joined(): Promise<void> {
    await this.refreshInfo();
    await this.reseat();
  }

  private set(part: Partial<TableState>): void {
    if (this.ended) return;
    this.state = { ...this.state, ...part };
    this.onChange(this.state);
  }

  private async refreshInfo(): Promise<void> {
    clearTimeout(this.poll);
    try {
      this.set({ info: await api.table(this.code) });
    } finally {
      if (!this.ended) {
        const pause = this.state.info?.status === "waiting" ? POLL_WAITING : POLL_PLAYING;
        this.poll = setTimeout(() => void this.refreshInfo().catch(() => undefined), pause);
      }
    }
  }

  /** Opens the stream again if other eyes are needed than before. */
  private async reseat(): Promise<void> {
    if (this.eyes() === this.seat && this.source) return;
    await this.connect();
  }

  private eyes(): number | null {
    const mine = this.mine();
    return mine.length === 1 ? (mine[0] ?? null) : null;
  }

  private async connect(): Promise<void> {
    this.source?.close();
    this.seat = this.eyes();
    const message = await api.view(this.code, this.seat);
    if (this.ended) return;
    this.queue = [];
    this.seen = message.sequence;
    this.set({
      message,
      own: null,
      view: message.view,
      log: [],
      news: [],
      active: null,
      covered: false,
      lost: false,
    });
    await this.settle(message, false);
    this.listen();
  }

  private listen(): void {
    this.source?.close();
    if (this.ended) return;
    this.isFresh = true;
    const source = new EventSource(eventsAddress(this.code, this.seat, -1));
    source.onmessage = (news: MessageEvent<string>) =>
      this.receive(JSON.parse(news.data) as Message);
    source.onopen = () => this.found();
    source.onerror = () => {
      if (this.source !== source) return;
      this.set({ lost: true });
      if (source.readyState !== EventSource.CLOSED) return; // it reconnects by itself
      clearTimeout(this.reopening);
      this.reopening = setTimeout(() => void this.recover(), RECONNECT);
    };
    this.source = source;
  }

  /** The server is heard again: what failed only for want of it is forgotten. */
  private found(): void {
    const { lost, problem } = this.state;
    const wasOffline = problem instanceof Problem && problem.status === 0;
    if (lost || wasOffline) this.set({ lost: false, ...(wasOffline ? { problem: null } : {}) });
  }

  private async recover(): Promise<void> {
    try {
      await this.refreshInfo();
      await this.connect();
    } catch {
      this.reopening = setTimeout(() => void this.recover(), RECONNECT);
    }
  }

  private receive(message: Message): void {
    this.found();
    if (this.isFresh) {
      this.isFresh = false;
      this.set({ log: message.events });
      if (message.sequence <= this.seen) return;
      this.seen = message.sequence;
      this.set({ message, view: message.view, busy: false });
      void this.settle(message, false);
      return;
    }
    if (message.sequence <= this.seen) return;
    if (message.events.some((event) => event.kind === "taken_back")) {
      this.listen(); // the story has become shorter: read it again from the start
      return;
    }
    clearTimeout(this.overdue);
    this.seen = message.sequence;
    this.queue.push(message);
    if (!this.running) void this.run();
  }

  private async run(): Promise<void> {
    this.running = true;
    for (let message = this.queue.shift(); message && !this.ended; message = this.queue.shift()) {
      this.set({ news: message.events });
      if (isShown(message, this.queue.length)) await this.show(message);
      else this.set({ log: [...this.state.log, ...message.events] });
      const status = this.state.message?.status;
      this.set({ message, view: message.view, beat: null, busy: false, refusal: null });
      if (message.status !== status) void this.refreshInfo().catch(() => undefined);
      await this.settle(message, message.events.length > 0);
    }
    this.running = false;
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
    if (this.seat !== null) return;
    const mine = this.mine();
    const asked = message.asked.filter((seat) => mine.includes(seat));
    const { active } = this.state;
    const next =
      [this.returning, active].find((seat) => seat !== null && asked.includes(seat)) ??
      asked[0] ??
      null;
    this.returning = null;
    const isShared = isPublic && asked.length > 1;
    if (next !== active || isShared) {
      this.set({
        active: next,
        own: null,
        covered: next !== null && this.curtains && mine.length > 1,
      });
    }
    if (!this.state.covered) await this.look();
  }

  private async look(): Promise<void> {
    const { active } = this.state;
    if (active === null) return;
    try {
      const own = await api.view(this.code, active);
      if (this.state.active === active && !this.state.covered) this.set({ own, view: own.view });
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
    try {
      const reply = await send();
      if (reply.status === "refused") {
        this.set({ busy: false });
        if (reply.rule) this.set({ refusal: { action, rule: reply.rule, text: reply.message } });
        else this.set({ problem: new Problem(409, reply.code || "refused", reply.message, "") });
      } else if (reply.status === "stale") {
        this.set({ busy: false });
        await this.refetch();
      } else {
        this.overdue = setTimeout(() => void this.refetch(), OVERDUE);
      }
    } catch (problem) {
      this.set({ busy: false, problem });
    }
  }

  /** The view at once, when the stream is late or we are in doubt. */
  private async refetch(): Promise<void> {
    try {
      const message = await api.view(this.code, this.seat);
      if (this.running || this.ended) return;
      if (message.sequence >= this.seen) {
        this.seen = message.sequence;
        this.set({ message, view: message.view });
        await this.settle(message, false);
      }
      this.set({ busy: false });
    } catch (problem) {
      this.set({ busy: false, problem });
    }
  }
}
