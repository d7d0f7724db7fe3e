/** What the page and its worker say to each other. */

export type ToEngine =
  | { kind: "request"; id: number; method: string; path: string; body: string }
  | { kind: "listen"; id: number; path: string }
  | { kind: "leave"; id: number }
  /** Are you there? */
  | { kind: "ping" };

export type FromEngine =
  | { kind: "reply"; id: number; status: number; text: string }
  /** Server-sent events, whole ones. */
  | { kind: "news"; id: number; text: string }
  /** A stream is over: refused with that status, or by itself. */
  | { kind: "end"; id: number; status: number }
  /** The worker is there; said at its start and whenever it is asked. */
  | { kind: "alive" }
  /** Python is no more, or never came. */
  | { kind: "dead"; why: string };

/** A thought for a bot, and what came of it; see thinker.py. */
export interface Thought {
  id: number;
  text: string;
}
