/** The keyboard at a table: numbers answer, letters do the rest. */

import { useEffect, useRef } from "preact/hooks";

import type { Option } from "../shapes";

export interface Keys {
  options: readonly Option[];
  answer: (action: string) => void;
  help: () => void;
  log: () => void;
  takeBack: () => void;
  hint: () => void;
  /** Skips what is being shown; false if nothing is. */
  hurry: () => boolean;
  escape: () => void;
}

const PAUSE = 700;

/** The number typed so far, once no longer one can be meant; -1 while it may go on. */
export function settled(digits: string, count: number): number {
  const number = Number(digits);
  return number * 10 > count ? number : -1;
}

/** A dialog or curtain is open: only its own keys count. The page itself is asked, since state
hears of a closed dialog a moment later, and a key pressed in that moment would be lost. */
function isCovered(): boolean {
  return document.querySelector("dialog[open]") !== null;
}

export function useKeys(keys: Keys): void {
  const now = useRef(keys);
  now.current = keys;
  useEffect(() => {
    let digits = "";
    let timer = 0;
    const send = (number: number): void => {
      digits = "";
      clearTimeout(timer);
      const option = now.current.options[number - 1];
      if (option) now.current.answer(option.action);
    };
    const press = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || isCovered()) return;
      const target = event.target;
      if (target instanceof HTMLElement && target.matches("input, select, textarea")) return;
      if (/^[0-9]$/.test(event.key)) {
        if (now.current.hurry()) return;
        digits += event.key;
        clearTimeout(timer);
        const number = settled(digits, now.current.options.length);
        if (number >= 0) send(number);
        else timer = setTimeout(() => send(Number(digits)), PAUSE);
      } else if (event.key === "?") now.current.help();
      else if (event.key === "l") now.current.log();
      else if (event.key === "u") now.current.takeBack();
      else if (event.key === "h") now.current.hint();
      else if (event.key === "Escape" && !now.current.hurry()) now.current.escape();
    };
    addEventListener("keydown", press);
    return () => {
      removeEventListener("keydown", press);
      clearTimeout(timer);
    };
  }, []);
}
