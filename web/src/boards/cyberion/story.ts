/** The show of Cyberion: how long each event is shown and what the table looks like after it. */

import type { Seen, View } from "../../shapes";
import { factNumber, factText, plainly, typed } from "../facts";
import type { Cue } from "../../sound";
import type { CyberionPlace, CyberionView } from "./view";

/** A Machine as the show sees it: one that is just repaired still stands there with its crew. */
export type ShownPlace = CyberionPlace & { done?: readonly string[] };

type Row = keyof CyberionView["rows"];

const BEATS: Record<string, number> = {
  turn_began: 0,
  repaired: 1500,
  triggered: 450,
  support_used: 450,
  drew: 350,
  filled: 250,
  took: 400,
  milled: 250,
  looked: 250,
  stowed: 400,
  raised: 800,
  prepped: 500,
  machine_came: 450,
  microbot_came: 200,
  battery_used: 900,
  failsafe_lost: 900,
  failsafe_gained: 600,
  babybot_came: 900,
  interfered: 900,
  vacationed: 800,
  flash_emptied: 400,
  announced: 400,
  idle: 500,
  prep_ended: 300,
  toll_due: 900,
  ended: 700,
  advised: 0,
};
const OTHER_BEAT = 350;

export function beat(event: Seen): number {
  return BEATS[event.kind] ?? OTHER_BEAT;
}

const CUES: Record<string, Cue> = {
  repaired: "repair",
  drew: "move",
  filled: "move",
  took: "move",
  milled: "move",
  stowed: "move",
  machine_came: "build",
  raised: "gain",
  babybot_came: "gain",
  failsafe_gained: "gain",
  failsafe_lost: "hit",
  battery_used: "reveal",
  interfered: "reveal",
  prepped: "build",
  vacationed: "reveal",
};

export function cue(event: Seen): Cue | null {
  return CUES[event.kind] ?? null;
}

export function after(plain: View, event: Seen): View {
  const view = swept(typed<CyberionView>(plain));
  const text = (name: string): string => factText(event, name);
  const number = (name: string): number => factNumber(event, name);
  const list = (name: string): string[] => {
    const value = event.facts[name];
    return Array.isArray(value) ? value.map(String) : [];
  };
  switch (event.kind) {
    case "repaired": {
      const done = list("cards");
      const factory = view.factory.map((one) =>
        one?.machine === text("machine") ? { ...one, done } : one,
      );
      const experience = [...view.experience, text("machine")];
      return plainly({ ...discarded(view, done), factory, experience });
    }
    case "triggered":
      return plainly(discarded(view, [text("card")], text("row") as Row));
    case "support_used":
      return plainly({ ...view, support: view.support.filter((one) => one !== text("model")) });
    case "drew":
    case "filled":
    case "took":
      return plainly(placed({ ...view, deck: view.deck - 1 }, text("card"), text("row") as Row));
    case "milled":
      return plainly({ ...view, deck: view.deck - 1, discard: [...view.discard, text("card")] });
    case "stowed": {
      const moved = list("cards");
      const rest = without(view, moved);
      const stock = [...rest.rows.stock, ...moved];
      return plainly({ ...rest, rows: { ...rest.rows, stock } });
    }
    case "spent":
      return plainly(discarded(view, list("cards")));
    case "raised":
      return plainly({
        ...view,
        levels: { ...view.levels, [text("model")]: number("level") },
      });
    case "flash_emptied": {
      const rows = { ...view.rows, flash: [] };
      return plainly({ ...view, rows, discard: [...view.discard, ...view.rows.flash] });
    }
    case "machine_came":
      return plainly(arrived(view, event));
    case "failsafe_lost":
      return plainly({ ...view, reserve: view.reserve - 1, forge: view.forge + 1 });
    case "failsafe_gained": {
      const count = number("count");
      return plainly({ ...view, reserve: view.reserve + count, forge: view.forge - count });
    }
    case "battery_used":
      return plainly({ ...view, battery: "empty", deck: number("cards"), discard: [] });
    default:
      return plainly(view);
  }
}

/** The Factory without the Machine repaired before. */
function swept(view: CyberionView): CyberionView {
  const isDone = (place: ShownPlace | null): boolean => place?.done !== undefined;
  if (!view.factory.some(isDone)) return view;
  return { ...view, factory: view.factory.map((place) => (isDone(place) ? null : place)) };
}

/** The rows without these cards, taken from the one given or wherever they lie. */
function without(view: CyberionView, cards: readonly string[], row?: Row): CyberionView {
  const rows = { ...view.rows };
  for (const card of cards) {
    const places = row && rows[row] ? [row] : (Object.keys(rows) as Row[]);
    const found = places.find((place) => rows[place].includes(card));
    if (found) rows[found] = rows[found].toSpliced(rows[found].indexOf(card), 1);
  }
  return { ...view, rows };
}

function discarded(view: CyberionView, cards: readonly string[], row?: Row): CyberionView {
  return { ...without(view, cards, row), discard: [...view.discard, ...cards] };
}

function placed(view: CyberionView, card: string, row: Row): CyberionView {
  const before = view.rows[row];
  return before ? { ...view, rows: { ...view.rows, [row]: [...before, card] } } : view;
}

/** A new Machine at a place, counted from 1. */
function arrived(view: CyberionView, event: Seen): CyberionView {
  const stage = factNumber(event, "stage");
  const factory = view.factory.with(factNumber(event, "place") - 1, {
    machine: factText(event, "machine"),
    wants: factNumber(event, "robots"),
    prepped: false,
    microbot: null,
    owner: null,
    mine: true,
    repairable: false,
    helpers: [],
    ways: [],
    plan: [],
    lack: null,
  });
  const left = view.machine_deck.map((count, number) => (number === stage - 1 ? count - 1 : count));
  return { ...view, factory, machine_deck: left };
}
