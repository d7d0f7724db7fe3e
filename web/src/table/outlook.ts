/** What one can do, in groups, each answer with what surely follows from it. */

import type { Outlook, Prospect } from "../shapes";
import type { Words } from "../words";
import { ENDING, type Numbered } from "./numbering";

/** The verb that ends a turn (as in match/outlook.py). */
export const TURN_END = "end";

export interface Entry {
  option: Numbered;
  prospect: Prospect | undefined;
}

export interface Group {
  /** The key of its heading; "" if it needs none. */
  title: string;
  entries: Entry[];
}

/** The answers as they are listed, those of a kind together; what ends something comes last. */
export function grouped(options: readonly Numbered[], outlook: Outlook, words: Words): Group[] {
  const groups = new Map<string, Entry[]>();
  for (const option of options) {
    const key = `group-${option.verb}`;
    const rest = ENDING.has(option.verb) ? "web-what-stop" : "web-what-else";
    const title = option.verb === TURN_END ? "what-end" : words.has(key) ? key : rest;
    const prospect = outlook.answers.find(({ action }) => action === option.action);
    groups.set(title, [...(groups.get(title) ?? []), { option, prospect }]);
  }
  const isPlain = groups.size === 1 && groups.has("web-what-else");
  return [...groups].map(([title, entries]) => ({ title: isPlain ? "" : title, entries }));
}

/** What comes after every answer alike, in a sentence; "" if they differ. */
export function sameFor({ answers, question }: Outlook, words: Words): string {
  const told = new Set(answers.map((one) => thenText(one, question, words)));
  const isSure = answers.some((one) => one.events.length > 0);
  const [first = ""] = told;
  return !isSure && answers.length > 1 && told.size === 1 ? first : "";
}

/** What comes after all that is sure, in a sentence. */
export function thenText({ then, key, result }: Prospect, question: string, words: Words): string {
  if (result) return words.say("what-over", { reason: words.say(`result-${result.reason}`) });
  if (then !== "you") return words.say(`what-${then}`);
  if (key === question) return words.say("what-again");
  return words.say("what-you", { question: words.sayOr(`ask-${key}`, key) });
}
