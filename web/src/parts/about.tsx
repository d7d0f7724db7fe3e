/** What a card or piece of the table does, without leaving it; and all the others. */

import { useState } from "preact/hooks";

import type { GameInfo } from "../shapes";
import type { Words } from "../words";
import { Dialog } from "./dialog";
import { Entries, EntryBody, entryOf, useEntries } from "./entries";
import { ProblemBanner } from "./failure";

/** How boards name the thing an element stands for, the most particular first. */
export const NAMED = ["thing", "card", "sale", "robot", "machine", "piece"] as const;
const ANY = NAMED.map((name) => `[data-${name}]`).join(", ");

/** The thing an element stands for, or what it is part of; "" for none. */
export function nameOf(element: Element): string {
  const found = element.closest<HTMLElement>(ANY);
  for (const name of found ? NAMED : []) {
    const value = found?.dataset[name];
    if (value) return value;
  }
  return "";
}

/** The thing at what has the focus, or at what is pointed at; "" for none. */
export function thingAt(): string {
  const pointed = [...document.querySelectorAll(":hover")].at(-1) ?? null;
  const found = [document.activeElement, pointed].map((one) => (one ? nameOf(one) : ""));
  return found.find((name) => name !== "") ?? "";
}

/** The card or piece an action is about; "" where it is about something else. */
export function thingOf(action: string, game: GameInfo | null): string {
  const [deed = ""] = (action.split(" ").at(-1) ?? "").split("@");
  const thing = deed.split(":")[1] ?? "";
  const isPiece = game?.pieces.some(({ pieces }) => thing in pieces);
  return isPiece ? thing : "";
}

interface AboutProps {
  game: string;
  /** A thing of the notation; "" for all of them. */
  thing: string;
  /** Whether the table has cards of its own. */
  isOwn: boolean;
  words: Words;
  onClose: () => void;
}

export function About({ game, thing, isOwn, words, onClose }: AboutProps) {
  const [page, problem] = useEntries(game);
  const [isAll, showAll] = useState(false);
  const found = page && !isAll ? entryOf(page, thing) : null;
  return (
    <Dialog title={found ? found[1].title : words.say("web-book-cards")} onClose={onClose}>
      <div class="about">
        {isOwn && <p class="muted">{words.say("web-cards-own")}</p>}
        <ProblemBanner problem={problem} words={words} />
        {page && found && (
          <>
            <div class="entry large">
              <EntryBody page={page} kind={found[0].kind} piece={found[1]} words={words} isNamed />
            </div>
            <button type="button" class="quiet" onClick={() => showAll(true)}>
              {words.say("web-cards-all")}
            </button>
          </>
        )}
        {page && !found && <Entries page={page} words={words} />}
      </div>
    </Dialog>
  );
}
