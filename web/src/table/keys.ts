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
  /** Skips what is being shown; false if nothing is. */
  hurry: () => boolean;
  escape: () => void;
}

/** The number typed so far, once no longer one can be meant; -1 while it may go on. */
export function settled(digits: string, numbers: readonly number[]): number {
  const mayGoOn = numbers.some((one) => String(one) !== digits && String(one).startsWith(digits));
  return mayGoOn ? -1 : Number(digits);
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
    let asked = now.current.options; // what the digits are about
    // A number that may go on waits for more of it or for Enter, however slowly somebody types;
    // the page shows it meanwhile (style/base.css).
    const type = (text: string): void => {
      digits = text;
      if (text) document.documentElement.dataset["typed"] = text;
      else delete document.documentElement.dataset["typed"];
    };
    const send = (number: number): void => {
      type("");
      const option = now.current.options.find((one) => one.number === number);
      if (option) now.current.answer(option.action);
    };
    const press = (event: KeyboardEvent): void => {
      if (!isForTable(event)) return;
      if (asked !== now.current.options) type("");
      asked = now.current.options;
      if (/^[0-9]$/.test(event.key)) {
        if (now.current.hurry()) return;
        const text = digits + event.key;
        const number = settled(
          text,
          asked.map((one) => one.number),
        );
        if (number >= 0) send(number);
        else type(text);
      } else if (digits && ["Enter", "Escape", "Backspace"].includes(event.key)) {
        event.preventDefault(); // of the button that has the focus
        if (event.key === "Enter") send(Number(digits));
        else type(event.key === "Escape" ? "" : digits.slice(0, -1));
      } else if (event.key === "?") now.current.help();
      else if (event.key === "l") now.current.log();
      else if (event.key === "u") now.current.takeBack();
      else if (event.key === "h") now.current.hint();
      else if (event.key === "Escape" && !now.current.hurry()) now.current.escape();
    };
    addEventListener("keydown", press);
    return () => {
      removeEventListener("keydown", press);
      type("");
    };
  }, []);
}
