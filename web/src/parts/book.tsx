/** The three ways to read about a game: its summary, its complete rules, its cards and pieces. */

import { Link } from "../router";
import type { Words } from "../words";

export type Chapter = "summary" | "all" | "cards";

const ADDRESSES: Record<Chapter, (game: string) => string> = {
  summary: (game) => `/rules/${game}`,
  all: (game) => `/rules/${game}/all`,
  cards: (game) => `/cards/${game}`,
};

interface BookProps {
  game: string;
  chapter: Chapter;
  words: Words;
}

export function BookTabs({ game, chapter, words }: BookProps) {
  return (
    <nav class="book-tabs" aria-label={words.say("web-book")}>
      {(Object.keys(ADDRESSES) as Chapter[]).map((one) => (
        <Link key={one} to={ADDRESSES[one](game)} current={one === chapter}>
          {words.say(`web-book-${one}`)}
        </Link>
      ))}
    </nav>
  );
}
