/** The order of news: what a message of the stream means to somebody who knows so much already. */

import type { Message } from "../shapes";

/** The whole story so far, the next piece of it, a story that has become shorter, or nothing new. */
export type News = "story" | "next" | "again" | "old";

export class Inbox {
  /** Whether a new stream has not told anything yet. */
  isFresh = true;
  private seen = -1;

  /** A new stream begins: its first message tells the whole story so far. */
  open(): void {
    this.isFresh = true;
  }

  has(sequence: number): boolean {
    return !this.isFresh && this.seen >= sequence;
  }

  judge(message: Message): News {
    if (this.isFresh) {
      this.isFresh = false;
      this.seen = message.sequence;
      return "story";
    }
    if (message.sequence <= this.seen) return "old";
    if (message.events.some((event) => event.kind === "taken_back")) return "again";
    this.seen = message.sequence;
    return "next";
  }
}

/** The later of two messages: a server that lags behind another must not turn time back. */
export function later(known: Message | null, come: Message): Message {
  return known && known.sequence > come.sequence ? known : come;
}
