/** What a person does: answers, takes back, asks for a hint; and what the server replies. */

import { Problem } from "../api";
import type { Reply } from "../shapes";
import type { Draft } from "./draft";
import { FRESH, has } from "./inbox";
import { singleAnswer } from "./single";
import { current, isRunning, viewer, type TableState } from "./state";

const TOO_LATE = new Set(["stale", "not_asked", "thinking"]);

export function refused(reply: Reply): Problem {
  return new Problem(409, reply.code || "refused", reply.message, "");
}

/** A new stream, from the start of the story. */
export function listen(draft: Draft): void {
  const { film, shot } = draft.state;
  if (film?.kind === "again") draft.set({ view: film.view, beat: null });
  draft.set({ inbox: FRESH, queue: [], film: null, shot: shot + 1 });
  draft.cause({ do: "stop waiting" });
  draft.cause({ do: "expect nothing" });
  draft.cause({ do: "listen" });
}

/** Answers, or explains why not when the action is not on offer. */
export function answer(draft: Draft, action: string, isAlone = false): void {
  const { state } = draft;
  const seat = viewer(state);
  const message = current(state);
  if (seat === null || !message || state.busy || state.beat) return;
  const first = action.split(" ")[0] ?? action;
  if (!message.decision?.options.some((option) => option.action === first)) {
    draft.cause({ do: "explain", seat, action });
    return;
  }
  const told = isAlone ? { alone: action } : { alone: "", moments: [], areOthersAt: false };
  draft.set({ undoing: false, answered: seat, ...told });
  command(draft);
  draft.cause({ do: "answer", seat, sequence: message.sequence, action });
}

export function takeBack(draft: Draft): void {
  const { state } = draft;
  const seat = state.covered ? state.answered : (viewer(state) ?? state.answered);
  const message = current(state) ?? state.message;
  if (seat === null || !message || state.busy) return;
  draft.set({ alone: "", undoing: true, returning: seat });
  command(draft);
  draft.cause({ do: "take back", seat, sequence: message.sequence });
}

function command(draft: Draft): void {
  draft.set({ busy: true, awaited: Infinity, refusal: null, problem: null, hinted: null });
}

export function heed(draft: Draft, reply: Reply, action: string): void {
  if (reply.status === "refused") {
    leave(draft, reply.rule ? {} : { problem: refused(reply) });
    if (reply.rule) draft.cause({ do: "cite", action, rule: reply.rule, facts: null });
  } else if (reply.status === "stale") {
    leave(draft, {});
    listen(draft);
  } else {
    draft.set({ awaited: reply.sequence });
    if (!has(draft.state.inbox, reply.sequence)) {
      draft.cause({ do: "expect news" }); // the stream may be dead
    } else if (!isRunning(draft.state)) {
      relax(draft);
      answerAlone(draft);
    }
  }
}

/** A command that came to nothing. */
export function leave(draft: Draft, part: Partial<TableState>): void {
  draft.set({ awaited: 0, returning: null, busy: false, ...part });
}

/** Once the table knows of our last command, the next may be given. */
export function relax(draft: Draft): void {
  const { message, awaited } = draft.state;
  if ((message?.sequence ?? -1) < awaited) return;
  draft.cause({ do: "expect nothing" });
  draft.set({ busy: false });
}

/** A question with a single answer is answered without asking, for those who like it so. */
export function answerAlone(draft: Draft): void {
  const { message, busy, seat, undoing } = draft.state;
  const action = seat === null ? null : singleAnswer(message?.decision ?? null);
  if (action === null || busy || !message || !draft.likes.auto) return;
  if (!undoing) answer(draft, action, true);
  else if (message.take_back === "") takeBack(draft);
}

/** Asks a bot for a hint. */
export function askHint(draft: Draft): void {
  const { state } = draft;
  const seat = viewer(state);
  const message = current(state);
  const isBusy = state.thinking || state.beat !== null;
  if (seat === null || !message?.decision || !state.info?.hints || isBusy) return;
  draft.set({ thinking: true, refusal: null, problem: null, hinted: null });
  const question = message.decision;
  draft.cause({ do: "hint", seat, sequence: message.sequence, question });
}

/** What comes too late for its question is not worth a word. */
export function unhinted(draft: Draft, problem: unknown): void {
  const isLate = problem instanceof Problem && TOO_LATE.has(problem.code);
  draft.set({ thinking: false, ...(isLate ? {} : { problem }) });
}
