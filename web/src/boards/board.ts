/** What a board is given, and what a game's own board may bring. */

import type { ComponentType } from "preact";

import type { Seen, View } from "../shapes";
import type { Hint } from "../table/hint";
import type { Numbered } from "../table/numbering";
import type { Ways } from "../table/ways";
import type { Cue } from "../sound";
import type { Words } from "../words";

export interface BoardProps {
  view: View;
  /** The seat whose eyes these are; null for a spectator. */
  seat: number | null;
  /** The seat the table speaks to: the only one of this browser, or null. */
  you: number | null;
  names: readonly string[];
  /** The seats that owe an answer. */
  asked: readonly number[];
  /** The key of what this seat is asked, "" for nothing. */
  question: string;
  /** How many things are still to be chosen, this one included; 0 where it is not known. */
  wanted: number;
  /** What may be answered now, by this seat. */
  options: readonly Numbered[];
  /** In a lesson, what is right: only answers that it takes are lit. */
  ways?: Ways;
  /** The best of them, if somebody asked. */
  hints: readonly Hint[];
  /** Answers, or explains why not when the action is not on offer. */
  answer: (action: string) => void;
  /** What happened so far, as far as this client knows. */
  story: readonly Seen[];
  /** What is happening right now, while events are shown one by one. */
  beat: Seen | null;
  /** What is printed on the pieces, where a game tells it apart from its view. */
  facts: Readonly<Record<string, unknown>>;
  words: Words;
}

/** What a board is given that nobody can touch, besides what it shows. */
export const STILL: Omit<BoardProps, "view" | "seat" | "names" | "facts" | "words"> = {
  you: null,
  asked: [],
  question: "",
  wanted: 0,
  options: [],
  hints: [],
  answer: () => undefined,
  story: [],
  beat: null,
};

/** `<game>/cover.tsx`: the picture of the game in the lobby, loaded without its board. */
export interface CoverModule {
  Cover: ComponentType;
}

/** What draws a card or piece away from a table. */
export interface FaceProps {
  kind: string;
  /** In the notation. */
  name: string;
  /** What is printed on the pieces. */
  facts: Readonly<Record<string, unknown>>;
  words: Words;
}

/** `<game>/pieces.tsx`: cards and pieces as the board draws them, null for one it does not draw. */
export interface PiecesModule {
  Face: ComponentType<FaceProps>;
}

/** `<game>/index.tsx`. */
export interface BoardModule {
  Board: ComponentType<BoardProps>;
  /** Whether the board says itself what is asked, and for whom the table waits. */
  asks?: boolean;
  /** Whether some answers can be given in the list only, which is open then. */
  needsList?: boolean;
  /** How long an event is shown, in milliseconds; 0 for not at all. */
  beat?: (event: Seen) => number;
  /** What is heard when an event is shown. */
  cue?: (event: Seen) => Cue | null;
  /** The view as it looks after an event: for the show only, the real view follows. */
  after?: (view: View, event: Seen) => View;
  /** Settings to play again with after this end, if others than before are advised. */
  next?: (view: View) => Record<string, string> | null;
}
