/** What follows from what happens at a table: the next state, and what is to be done.

A pure function, so that the course of a table can be followed without a page, a server or a clock.
The stream is all that opening a table takes: it begins with what there is to know about the table.
It is that of the only seat of this browser; with several seats here, or none, it is the public one,
and the seat that answers looks at its own view once its person has confirmed.
*/

import { isOffline } from "../api";
import type { Message, TableInfo } from "../shapes";
import { answer, askHint, heed, leave, listen, takeBack, unhinted } from "./commands";
import { Draft, type Effect, type Happening, type Likes } from "./draft";
import { again, goOn, hurry, look, looked, receive, released, roll } from "./film";
import { filled, judge } from "./inbox";
import { EMPTY, eyes, type TableState } from "./state";

const RECONNECT = 2000;

export function reduce(
  state: TableState,
  happening: Happening,
  likes: Likes,
): [TableState, Effect[]] {
  const draft = new Draft(state, likes);
  if (!byServer(draft, happening)) byPerson(draft, happening);
  return [draft.state, draft.effects];
}

/** What comes from the server or the clock; false if it comes from the person. */
function byServer(draft: Draft, happening: Happening): boolean {
  const { info } = draft.state;
  switch (happening.type) {
    case "begun":
    case "overdue":
      listen(draft);
      return true;
    case "opened":
      found(draft);
      return true;
    case "table":
      open(draft, happening.info);
      return true;
    case "seats":
      if (info) draft.set({ info: { ...info, ...happening.seating } });
      if (info && !info.rematch && happening.seating.rematch) draft.cause({ do: "play", cue: "turn" });
      return true;
    case "record":
      draft.set({ short: happening.short });
      return true;
    case "message":
      hear(draft, happening.message);
      return true;
    case "broken":
      broken(draft, happening.isClosed);
      return true;
    case "unreachable":
      unreachable(draft, happening.problem);
      return true;
    case "board":
      draft.set({ board: happening.board });
      roll(draft);
      return true;
    case "failed":
      draft.set({ failure: happening.failure });
      return true;
    case "brought":
      markBrought(draft, happening.seats);
      return true;
    default:
      return byReply(draft, happening);
  }
}

/** What comes of what was asked of the server, or of time. */
function byReply(draft: Draft, happening: Happening): boolean {
  switch (happening.type) {
    case "looked":
      looked(draft, happening.glance, happening.seat, happening.message);
      return true;
    case "blind":
      draft.set({ problem: happening.problem });
      released(draft, happening.glance);
      return true;
    case "time":
      if (happening.shot === draft.state.shot) goOn(draft);
      return true;
    case "reply":
      heed(draft, happening.reply, happening.action);
      return true;
    case "unsent":
      leave(draft, { problem: happening.problem });
      return true;
    case "explained":
      draft.set({ refusal: happening.refusal });
      return true;
    case "hinted":
      draft.set({
        thinking: false,
        hinted: { question: happening.question, answers: happening.answers },
      });
      return true;
    case "unhinted":
      unhinted(draft, happening.problem);
      return true;
    case "problem":
      draft.set({ problem: happening.problem });
      return true;
    default:
      return false;
  }
}

function byPerson(draft: Draft, happening: Happening): void {
  switch (happening.type) {
    case "answer":
      return answer(draft, happening.action);
    case "take back":
      return takeBack(draft);
    case "hand over":
      draft.set({ problem: null });
      return draft.cause({ do: "hand over", seat: happening.seat, bot: happening.bot });
    case "ask hint":
      return askHint(draft);
    case "dismiss":
      return draft.set({ refusal: null, problem: null });
    case "confirm":
      draft.set({ curtains: happening.curtains });
      if (draft.state.active !== null) look(draft, draft.state.active);
      return;
    case "hurry":
      return hurry(draft);
    case "again":
      return again(draft, happening.moment);
  }
}

/** The stream begins, or goes on after a pause: which table this is, and who sits there. */
function open(draft: Draft, info: TableInfo): void {
  found(draft);
  if (!draft.state.info) {
    draft.cause({ do: "remember", game: info.game });
    draft.cause({ do: "load", game: info.game });
  }
  draft.set({ info });
  const seat = eyes(draft.state);
  if (seat === draft.state.seat) return;
  const { message, own, view, news, active, covered } = EMPTY;
  draft.set({ seat, message, own, view, news, active, covered });
  if (!draft.state.inbox.isFresh) listen(draft); // it goes on with the eyes of somebody else
}

function hear(draft: Draft, message: Message): void {
  found(draft);
  const { inbox } = draft.state;
  const news = judge(inbox, message);
  if (news === "again") listen(draft);
  if (news !== "story" && news !== "next") return;
  draft.set({ inbox: filled(inbox, message) });
  receive(draft, { message, isStory: news === "story" });
}

/** The server is heard again: what failed only for want of it is forgotten. */
function found(draft: Draft): void {
  draft.set({ lost: false, ...(isOffline(draft.state.problem) ? { problem: null } : {}) });
}

/** A stream that is not closed reconnects by itself. */
function broken(draft: Draft, isClosed: boolean): void {
  const after = draft.state.lost ? RECONNECT : 0;
  draft.set({ lost: true });
  if (isClosed) draft.cause({ do: "recover", after });
}

/** A server that is gone may come back; a table that never was does not. */
function unreachable(draft: Draft, problem: unknown): void {
  if (draft.state.info || isOffline(problem)) {
    draft.set({ lost: true });
    draft.cause({ do: "recover", after: RECONNECT });
  } else {
    draft.set({ failure: problem });
  }
}

/** The stream will say so, too: until then nothing is brought twice. */
function markBrought(draft: Draft, brought: readonly number[]): void {
  const { info } = draft.state;
  if (!info) return;
  const isOne = (seat: number): boolean => brought.includes(seat);
  const seats = info.seats.map((one) => (isOne(one.seat) ? { ...one, brought: true } : one));
  draft.set({ info: { ...info, seats } });
}
