/** The order of messages: what one of the stream means to somebody who has seen others before. */

import type { Message } from "../shapes";

/** The whole story so far, the next piece of it, a story that has become shorter, or nothing new. */
export type Arrival = "story" | "next" | "again" | "old";

export interface Inbox {
  /** Whether a new stream has not told anything yet: its first message tells the whole story. */
  isFresh: boolean;
  seen: number;
}

export const FRESH: Inbox = { isFresh: true, seen: -1 };

export function has({ isFresh, seen }: Inbox, sequence: number): boolean {
  return !isFresh && seen >= sequence;
}

export function judge({ isFresh, seen }: Inbox, { sequence, events }: Message): Arrival {
  if (isFresh) return "story";
  if (sequence <= seen) return "old";
  return events.some((event) => event.kind === "taken_back") ? "again" : "next";
}

/** The inbox once that message is in it. */
export function filled(inbox: Inbox, message: Message): Inbox {
  const news = judge(inbox, message);
  const isIn = news === "story" || news === "next";
  return isIn ? { isFresh: false, seen: message.sequence } : inbox;
}

/** The later of two messages: a server that lags behind another must not turn time back. */
export function later(known: Message | null, come: Message): Message {
  return known && known.sequence > come.sequence ? known : come;
}
