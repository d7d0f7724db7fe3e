/** What this person likes, kept on the device. */

import { useEffect, useState } from "preact/hooks";

import { recall, remember } from "./store";

export const SPEEDS = ["slow", "normal", "fast", "skip"] as const;
export const TEXT_SIZES = ["normal", "large", "huge"] as const;

export interface Preferences {
  /** How fast the table shows what happens. */
  speed: (typeof SPEEDS)[number];
  /** How loud it is, from 0 (silent) to 100. */
  volume: number;
  /** Whether a question with a single answer is answered by itself. */
  auto: boolean;
  text: (typeof TEXT_SIZES)[number];
  /** Whether pieces show the key that plays them. */
  keys: boolean;
  /** Whether somebody is asked before they end something they could go on with. */
  confirm: boolean;
  /** Whether hints are offered, where the table allows them. */
  hints: boolean;
  /** Whether the chat of a table is shown. */
  chat: boolean;
  /** Whether the browser tells when it is this person's turn. */
  notify: boolean;
}

export const USUAL: Preferences = {
  speed: "normal",
  volume: 0,
  auto: true,
  text: "normal",
  keys: true,
  confirm: false,
  hints: true,
  chat: true,
  notify: false,
};

const EVENT = "automatable-preferences";

type Switch = "auto" | "keys" | "confirm" | "hints" | "chat" | "notify";

/** What was kept, as far as it makes sense. */
export function readPreferences(text: string): Preferences {
  let kept: Partial<Record<keyof Preferences, unknown>> = {};
  try {
    const found: unknown = JSON.parse(text || "{}");
    if (typeof found === "object" && found !== null) kept = found;
  } catch {
    // Somebody else wrote there.
  }
  const { volume } = kept;
  const isOn = (name: Switch): boolean => {
    const value = kept[name];
    return typeof value === "boolean" ? value : USUAL[name];
  };
  return {
    speed: SPEEDS.find((one) => one === kept.speed) ?? USUAL.speed,
    volume: typeof volume === "number" && volume >= 0 && volume <= 100 ? volume : USUAL.volume,
    auto: isOn("auto"),
    text: TEXT_SIZES.find((one) => one === kept.text) ?? USUAL.text,
    keys: isOn("keys"),
    confirm: isOn("confirm"),
    hints: isOn("hints"),
    chat: isOn("chat"),
    notify: isOn("notify"),
  };
}

export function preferences(): Preferences {
  return readPreferences(recall("preferences"));
}

/** Has the page look as it is liked. */
export function applyPreferences({ text, keys } = preferences()): void {
  document.documentElement.dataset["text"] = text;
  document.documentElement.dataset["keys"] = keys ? "shown" : "hidden";
}

export function prefer(part: Partial<Preferences>): void {
  const now = { ...preferences(), ...part };
  remember("preferences", JSON.stringify(now));
  applyPreferences(now);
  dispatchEvent(new Event(EVENT));
}

export function usePreferences(): Preferences {
  const [now, setNow] = useState(preferences);
  useEffect(() => {
    const change = (): void => setNow(preferences());
    addEventListener(EVENT, change);
    return () => removeEventListener(EVENT, change);
  }, []);
  return now;
}
