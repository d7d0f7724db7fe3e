/** What people at a table say to each other, as far as this page has heard it. */

import type { Stream } from "../home";
import type { Chat, ChatLine } from "../wire";

export type { ChatLine };

/** As the server has them; each has a text in every language. */
export const EMOTES = [
  "hello",
  "well-played",
  "thanks",
  "sorry",
  "hurry",
  "thinking",
  "wow",
  "oops",
  "good-game",
] as const satisfies readonly ChatLine["emote"][];

export type Emote = (typeof EMOTES)[number];

export const LONGEST = 200;
const KEPT = 100;

/** What is known, and what has come: a stream that begins again tells the last lines again. */
export function heardOf(known: readonly ChatLine[], come: readonly ChatLine[]): ChatLine[] {
  const ids = new Set(known.map((line) => line.id));
  return [...known, ...come.filter((line) => !ids.has(line.id))].slice(-KEPT);
}

/** Hears what is said, from a stream of the table. */
export function followChat(source: Stream, hear: (lines: ChatLine[]) => void): void {
  source.addEventListener("chat", ({ data }: MessageEvent<string>) =>
    hear((JSON.parse(data) as Chat).lines),
  );
}
