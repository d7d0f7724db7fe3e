/** News, one piece after the other: shown event by event, then taken for true.

All news goes through one queue, so that nothing shown is ever older than what was shown before.
*/

import type { Message, Seen } from "../shapes";
import type { Cue } from "../sound";
import { answerAlone, relax } from "./commands";
import type { Draft } from "./draft";
import { later } from "./inbox";
import { matters } from "./matters";
import { outcome } from "./outcome";
import { beatOf, shownFor, viewAfter } from "./show";
import { singleAnswer } from "./single";
import { isRunning, mine, type Moment, type Piece } from "./state";
import { nextToLook } from "./turns";

const TELLING = 500; // a beat as long as that is of something people want to know
const KEPT_MOMENTS = 40;

export function receive(draft: Draft, piece: Piece): void {
  if (!isRunning(draft.state)) draft.set({ hurried: false }); // who hurries skips all that waits
  draft.set({ queue: [...draft.state.queue, piece] });
  roll(draft);
}

/** Shows and takes what waits, as far as that goes without waiting. */
export function roll(draft: Draft): void {
  for (;;) {
    const { film, pending, board, queue } = draft.state;
    const [piece, ...rest] = queue;
    if (film || pending || !board) return;
    if (!piece) break;
    draft.set({ queue: rest });
    if (piece.isStory) {
      draft.set({ log: piece.message.events });
      take(draft, piece);
    } else {
      draft.set({ film: { kind: "news", piece, next: 0 } });
      show(draft);
    }
  }
  answerAlone(draft);
}

/** Time is up for what is being shown. */
export function goOn(draft: Draft): void {
  const { film, beat, log } = draft.state;
  if (film?.kind === "again") {
    draft.set({ film: null, view: film.view, beat: null });
  } else if (film) {
    if (beat) draft.set({ log: [...log, beat] });
    show(draft);
  }
  roll(draft);
}

/** Skips the rest of the show. */
export function hurry(draft: Draft): void {
  if (!draft.state.film) return;
  draft.set({ hurried: true, shot: draft.state.shot + 1 });
  draft.cause({ do: "stop waiting" });
  goOn(draft);
}

/** Shows a moment once more. */
export function again(draft: Draft, { event, before }: Moment): void {
  const { board, view, beat } = draft.state;
  if (isRunning(draft.state) || beat) return;
  const after = viewAfter(board, before, event);
  draft.set({ hurried: false, film: { kind: "again", view }, view: after, beat: event });
  wait(draft, shownFor(beatOf(board, event), 0, "slow"));
}

/** Every event in its order, faster the more of them wait; the log tells it when it was seen. */
function show(draft: Draft): void {
  const { film, board, hurried } = draft.state;
  if (film?.kind !== "news") return;
  const { events, view: truth } = film.piece.message;
  const speed = draft.likes.isWatched && !hurried ? draft.likes.speed : "skip";
  for (let at = film.next; at < events.length; at += 1) {
    const event = events[at];
    if (!event) break;
    const before = draft.state.view ?? truth;
    const beat = beatOf(board, event);
    const cue = board?.cue?.(event) ?? null;
    if (isOfOthers(draft, event)) draft.set({ areOthersAt: true });
    if (beat >= TELLING && isTold(draft, event, cue)) note(draft, { event, before });
    draft.set({ view: viewAfter(board, before, event) });
    const time = shownFor(beat, waiting(draft) + events.length - at - 1, speed);
    if (time > 0) {
      draft.set({ beat: event, film: { ...film, next: at + 1 } });
      if (cue) draft.cause({ do: "play", cue });
      wait(draft, time);
      return;
    }
    draft.set({ log: [...draft.state.log, event] });
  }
  draft.set({ film: null, news: events });
  take(draft, film.piece);
}

/** Whether somebody here would want to know of it who looked away. */
function isTold({ state }: Draft, event: Seen, cue: Cue | null): boolean {
  return matters(event, { you: state.seat, cue, isOwn: !state.areOthersAt });
}

function isOfOthers({ state }: Draft, { facts }: Seen): boolean {
  return typeof facts["seat"] === "number" && facts["seat"] !== state.seat;
}

function note(draft: Draft, moment: Moment): void {
  draft.set({ moments: [...draft.state.moments, moment].slice(-KEPT_MOMENTS) });
}

/** How many events wait behind what is being shown. */
function waiting(draft: Draft): number {
  return draft.state.queue.reduce((sum, { message }) => sum + message.events.length, 0);
}

function wait(draft: Draft, time: number): void {
  const shot = draft.state.shot + 1;
  draft.set({ shot });
  draft.cause({ do: "wait", time, shot });
}

/** What was told holds now. */
function take(draft: Draft, piece: Piece): void {
  const message = later(draft.state.message, piece.message);
  const info = draft.state.info && { ...draft.state.info, status: message.status };
  const { refusal } = isAskedStill(draft.state.message, message) ? draft.state : { refusal: null };
  draft.set({ message, info, beat: null, refusal });
  const isLooking = settle(draft, message, !piece.isStory && message.events.length > 0);
  if (isLooking) draft.set({ pending: { glance: draft.state.glance, piece } });
  else finish(draft, piece);
}

/** Whether the same is asked as before: what others do meanwhile takes no word away. */
function isAskedStill(before: Message | null, now: Message): boolean {
  const actions = (message: Message | null): string =>
    message?.decision?.options.map(({ action }) => action).join() ?? "";
  const isSame = before?.decision?.key === now.decision?.key && actions(before) === actions(now);
  return now.decision !== null && isSame;
}

function finish(draft: Draft, { message, isStory }: Piece): void {
  if (!isStory) sound(draft, message);
  relax(draft);
}

/** The end, or that it is one's turn, can be heard. */
function sound(draft: Draft, { status, result, decision, events }: Message): void {
  if (status === "over" && result) {
    const [first = null] = mine(draft.state);
    const how = outcome(result, result.together ? first : draft.state.seat);
    draft.cause({ do: "play", cue: how === "won" ? "win" : how === "lost" ? "loss" : "end" });
  } else if (decision && events.length > 0 && !singleAnswer(decision)) {
    draft.cause({ do: "play", cue: "turn" });
  }
}

/** With several seats here: whose turn it is to look, and whether they are looking already.
`isPublic`: all have just watched. */
function settle(draft: Draft, message: Message, isPublic: boolean): boolean {
  const { seat, active, covered, returning, curtains } = draft.state;
  if (seat !== null) {
    draft.set({ view: message.view });
    return false;
  }
  const seats = mine(draft.state);
  const asked = message.asked.filter((one) => seats.includes(one));
  const next = nextToLook({ asked, active, returning });
  if (next === returning) draft.set({ returning: null });
  const isNew = next !== active || (isPublic && asked.length > 1);
  const isCovered = next !== null && (isNew ? curtains && seats.length > 1 : covered);
  if (isNew) draft.set({ glance: draft.state.glance + 1 }); // who was about to look comes too late
  if (next !== null && !isCovered) {
    look(draft, next);
    return true;
  }
  draft.set({ active: next, own: null, covered: isCovered, view: message.view });
  return false;
}

/** Shows a seat its view and its question, both at once: nothing on offer can be missed. */
export function look(draft: Draft, seat: number): void {
  const glance = draft.state.glance + 1;
  draft.set({ glance });
  draft.cause({ do: "look", seat, glance });
}

export function looked(draft: Draft, glance: number, seat: number, found: Message): void {
  const { active, own: known } = draft.state;
  if (glance === draft.state.glance) {
    const own = later(active === seat ? known : null, found);
    draft.set({ active: seat, own, covered: false, view: own.view });
  }
  released(draft, glance);
}

/** Whoever looked has seen, or cannot see: the news goes on. */
export function released(draft: Draft, glance: number): void {
  const { pending } = draft.state;
  if (pending?.glance !== glance) return;
  draft.set({ pending: null });
  finish(draft, pending.piece);
  roll(draft);
}
