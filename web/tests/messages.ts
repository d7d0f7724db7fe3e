/** Messages for tests: only what matters there is given. */

import type { Message, Option, Seen } from "../src/shapes";

export function event(kind: string, facts: Seen["facts"] = {}, hidden = false): Seen {
  return { kind, rule: "DUE-RND-01", facts, hidden };
}

export function message(sequence: number, ...kinds: string[]): Message {
  return {
    sequence,
    events: kinds.map((kind) => event(kind)),
    view: { sequence },
    decision: null,
    asked: [],
    status: "playing",
    result: null,
    take_back: "nothing",
  };
}

export function option(action: string): Option {
  const [deed = "", place = ""] = action.split("@");
  const [verb = "", thing = ""] = deed.split(":");
  return { action, verb, thing, place };
}
