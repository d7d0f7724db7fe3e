/** Words for people, from the Fluent files of the server; as in src/automatable/words/words.py. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { createContext } from "preact";
import { useContext, useEffect, useMemo, useState } from "preact/hooks";

import { api, Problem } from "./api";
import { isHere } from "./home";
import type { Fact, Facts, Seen, Status } from "./shapes";
import { recall, remember } from "./store";

export const LANGUAGES = ["en", "fr"] as const;
export type Lang = (typeof LANGUAGES)[number];

const SEAT_FACTS = new Set(["seat", "winner", "other"]);
/** Facts that choose among wordings: some reasons are names of things too. */
const CODE_FACTS = new Set(["reason", "good"]);

/** Of a grid, as games name it. */
const SQUARE = /^r(\d+)c(\d+)$/;

export function seatLetter(seat: number): string {
  return String.fromCharCode(65 + seat);
}

/** All messages of a language; those of a game stand before the common ones. */
export class Words {
  constructor(
    readonly lang: Lang,
    private readonly bundles: FluentBundle[],
    /** Printed on things: they go before words. */
    private readonly names: Readonly<Record<string, string>> = {},
    /** How well things are known. */
    private readonly statuses: Readonly<Record<string, Status>> = {},
  ) {}

  /** The same words with the names printed on things. */
  named(names: Readonly<Record<string, string>>): Words {
    return new Words(this.lang, this.bundles, names, this.statuses);
  }

  /** The same words with how well things are known. */
  standing(statuses: Readonly<Record<string, Status>>): Words {
    return new Words(this.lang, this.bundles, this.names, statuses);
  }

  has(key: string): boolean {
    return this.bundles.some((bundle) => bundle.hasMessage(key));
  }

  say(key: string, facts: Record<string, FluentVariable> = {}): string {
    for (const bundle of this.bundles) {
      const pattern = bundle.getMessage(key)?.value;
      if (pattern) return bundle.formatPattern(pattern, facts, []);
    }
    return key;
  }

  about(key: string): string {
    return this.attribute(key, "about", {}) ?? "";
  }

  /** The same to people who see the board, who need no coordinates. */
  seen(key: string, facts: Record<string, FluentVariable> = {}): string {
    return this.attribute(key, "seen", facts) ?? this.say(key, facts);
  }

  private attribute(
    key: string,
    name: string,
    facts: Record<string, FluentVariable>,
  ): string | undefined {
    for (const bundle of this.bundles) {
      const pattern = bundle.getMessage(key)?.attributes[name];
      if (pattern) return bundle.formatPattern(pattern, facts, []);
    }
    return undefined;
  }

  /** The message of that key, else the text given. */
  sayOr(key: string, otherwise: string): string {
    return this.has(key) ? this.say(key) : otherwise;
  }

  /** What people call a thing of the notation; a name printed on it goes before words. One that is
   * printed differently in a language is its message `called-<name>`. */
  thing(name: string): string {
    const printed = this.names[name];
    if (printed !== undefined) return this.sayOr(`called-${printed}`, printed);
    const key = `thing-${name}`;
    if (this.has(key)) return this.say(key);
    const [, row, column] = SQUARE.exec(name) ?? [];
    if (row && column) return this.say("square", { row, column });
    return name;
  }

  /** A label before something that is set apart from it, with the colon of the language. */
  label(text: string): string {
    return this.say("labelled", { label: text, about: "" }).trim();
  }

  /** What people call a piece of the data; one that is all of its kind, by the kind. */
  piece(kind: string, name: string): string {
    return name === kind ? this.say(`pieces-${kind}`) : this.thing(name);
  }

  /** Whether a thing is inferred or reconstructed; "" for one that is known to be printed so. */
  status(name: string): string {
    const status = this.statuses[name];
    return status && status !== "known" ? this.say(`status-${status}`) : "";
  }

  action(name: string): string {
    return this.say(...this.deed(name));
  }

  /** An action where its place is in sight. */
  actionHere(name: string): string {
    return this.seen(...this.deed(name));
  }

  private deed(name: string): [string, Record<string, FluentVariable>] {
    const [deed = "", place = ""] = name.split("@", 2);
    const [verb = "", thing = ""] = deed.split(":", 2);
    return [`action-${verb}`, { thing: this.part(thing), place: this.part(place) }];
  }

  /** A part of an action; a number stays one, so that it can choose a plural. */
  private part(name: string): FluentVariable {
    const thing = this.thing(name);
    return /^\d+$/.test(thing) ? Number(thing) : thing;
  }

  /** One sentence of the story; to the seat it happened to, it says "you". */
  event(event: Seen, names: readonly string[], you: number | null = null): string {
    return this.say(...this.happening(event, names, you));
  }

  /** The same sentence beside the board, on which it can be seen where it happened. */
  caption(event: Seen, names: readonly string[], you: number | null = null): string {
    return this.seen(...this.happening(event, names, you));
  }

  private happening(
    event: Seen,
    names: readonly string[],
    you: number | null,
  ): [string, Record<string, FluentVariable>] {
    const key = event.hidden ? `event-${event.kind}-hidden` : `event-${event.kind}`;
    const told = this.facts(event.facts, names);
    const { seat, winner, other } = event.facts;
    const isFirst = seat === you || winner === you;
    const own = you === null ? "" : isFirst ? "-you" : other === you ? "-you-other" : "";
    return [own && this.has(key + own) ? key + own : key, told];
  }

  /** What keeps a player from an action, with its numbers; "" if only the rule says it. */
  refusal(rule: string, facts: Facts | null, names: readonly string[]): string {
    if (!facts) return this.sayOr(`refused-${rule}-alone`, "");
    return this.say(`refused-${rule}`, this.facts(facts, names));
  }

  problem(problem: unknown): string {
    if (!(problem instanceof Problem)) return String(problem);
    const plain = `web-problem-${problem.code}`;
    if (this.has(plain)) return this.say(plain);
    const key = `error-${problem.code}`;
    if (problem.code === "offline") return this.say(isHere() ? "web-stopped" : "web-away");
    if (problem.code === "cannot_take_back")
      return this.sayOr(`take-back-${problem.message}`, problem.message);
    return this.has(key) ? this.say(key, { detail: problem.message }) : problem.message;
  }

  private facts(facts: Facts, names: readonly string[]): Record<string, FluentVariable> {
    const told = Object.entries(facts);
    return Object.fromEntries(told.map(([name, value]) => [name, this.fact(name, value, names)]));
  }

  private fact(name: string, value: Fact, names: readonly string[]): FluentVariable {
    if (SEAT_FACTS.has(name) && typeof value === "number") return names[value] ?? "-";
    if (CODE_FACTS.has(name)) return String(value);
    if (Array.isArray(value))
      return value.map((part) => this.thing(String(part))).join(", ") || this.say("nothing");
    return typeof value === "number" ? value : this.thing(String(value));
  }
}

/** The messages of a Fluent text; of two with one key, the later counts. */
export function bundle(lang: Lang, text: string): FluentBundle {
  const made = new FluentBundle(lang, { useIsolating: false });
  made.addResource(new FluentResource(text), { allowOverrides: true });
  return made;
}

const loaded = new Map<string, Promise<Words>>();
const ready = new Map<string, Words>();

/** The words of a language and a game ("" for the common ones alone), fetched once. */
export function loadWords(lang: Lang, game: string): Promise<Words> {
  const key = `${lang} ${game}`;
  let promise = loaded.get(key);
  if (!promise) {
    const wanted: Lang[] = lang === "en" ? ["en"] : [lang, "en"];
    promise = Promise.all(wanted.map(async (one) => bundle(one, await api.words(one, game)))).then(
      (bundles) => new Words(lang, bundles),
    );
    promise.then(
      (words) => ready.set(key, words),
      () => loaded.delete(key),
    );
    loaded.set(key, promise);
  }
  return promise;
}

export function firstLanguage(): Lang {
  const wishes = [recall("lang"), ...navigator.languages.map((one) => one.slice(0, 2))];
  for (const wish of wishes) {
    const found = LANGUAGES.find((one) => one === wish);
    if (found) return found;
  }
  return "en";
}

export function keepLanguage(lang: Lang): void {
  remember("lang", lang);
}

export const WordsContext = createContext<Words>(new Words("en", []));

/** The common words. */
export function useWords(): Words {
  return useContext(WordsContext);
}

/** The words of a game at a table that has names of its own, which never change. */
export function useTableWords(
  game: string,
  names: Readonly<Record<string, string>> | undefined,
): Words | null {
  const words = useGameWords(game);
  const known = names !== undefined;
  return useMemo(() => (words && names ? words.named(names) : words), [words, known]);
}

/** The words of a game, null until they are there; a new language keeps the old till then. */
export function useGameWords(game: string): Words | null {
  const { lang } = useWords();
  const [found, setFound] = useState<{ game: string; words: Words } | null>(null);
  useEffect(() => {
    if (!game) return;
    let wanted = true;
    const load = (): void => {
      loadWords(lang, game).then(
        (words) => wanted && setFound({ game, words }),
        (problem: unknown) => {
          if (problem instanceof Problem && problem.status >= 400 && problem.status < 500) return;
          setTimeout(() => wanted && load(), 2000);
        },
      );
    };
    load();
    return () => {
      wanted = false;
    };
  }, [lang, game]);
  if (!game) return null;
  const own = found?.game === game ? found.words : null; // never those of another game
  return ready.get(`${lang} ${game}`) ?? own;
}
