/** The keyboard at a table: numbers answer, letters do the rest. */

import { useLayoutEffect, useRef } from "preact/hooks";

import type { Numbered } from "./numbering";

export interface Keys {
  options: readonly Numbered[];
  answer: (action: string) => void;
  help: () => void;
  log: () => void;
  takeBack: () => void;
  hint: () => void;
  /** Tells of the card that has the focus or is pointed at. */
  about?: () => void;
  /** Skips what is being shown; false if nothing is. */
  hurry: () => boolean;
  escape: () => void;
}

const PAUSE = 700;

/** The number typed so far, once no longer one can be meant; -1 while it may go on. */
export function settled(digits: string, highest: number): number {
  const number = Number(digits);
  return number * 10 > highest ? number : -1;
}

/** A dialog or curtain is open: only its own keys count. The page itself is asked, since state
hears of a closed dialog a moment later, and a key pressed in that moment would be lost. */
function isCovered(): boolean {
  return document.querySelector("dialog[open]") !== null;
}

/** Whether a key is for the table: not for a field, a dialog or the browser. */
function isForTable(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || isCovered()) return false;
  const target = event.target;
  return !(target instanceof HTMLElement && target.matches("input, select, textarea"));
}

/** One more key, for a part of the page. Like all others it is heard as soon as the page is drawn. */
export function useKey(key: string, act: () => void): void {
  const now = useRef(act);
  now.current = act;
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.key !== key || !isForTable(event)) return;
      event.preventDefault();
      now.current();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [key]);
}

export function useKeys(keys: Keys): void {
  const now = useRef(keys);
  now.current = keys;
  useLayoutEffect(() => {
    let digits = "";
    let timer = 0;
    const send = (number: number): void => {
      digits = "";
      clearTimeout(timer);
      const option = now.current.options.find((one) => one.number === number);
      if (option) now.current.answer(option.action);
    };
    const press = (event: KeyboardEvent): void => {
      if (!isForTable(event)) return;
      if (/^[0-9]$/.test(event.key)) {
        if (now.current.hurry()) return;
        digits += event.key;
        clearTimeout(timer);
        const highest = Math.max(0, ...now.current.options.map((one) => one.number));
        const number = settled(digits, highest);
        if (number >= 0) send(number);
        else timer = setTimeout(() => send(Number(digits)), PAUSE);
      } else if (event.key === "?") now.current.help();
      else if (event.key === "l") now.current.log();
      else if (event.key === "u") now.current.takeBack();
      else if (event.key === "h") now.current.hint();
      else if (event.key === "i") now.current.about?.();
      else if (event.key === "Escape" && !now.current.hurry()) now.current.escape();
    };
    addEventListener("keydown", press);
    return () => {
      removeEventListener("keydown", press);
      clearTimeout(timer);
    };
  }, []);
}
