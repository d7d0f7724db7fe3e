/** The show of Cyberion: how long each event is shown and what the table looks like after it. */

import type { Seen, View } from "../../shapes";
import { cyberionView, plainly, type CyberionView, type Row } from "./shape";

const BEATS: Record<string, number> = {
  turn_began: 0,
  repaired: 900,
  triggered: 450,
  support_used: 450,
  drew: 350,
  filled: 250,
  took: 400,
  milled: 250,
  looked: 250,
  stowed: 400,
  raised: 600,
  prepped: 500,
  machine_came: 350,
  microbot_came: 200,
  battery_used: 900,
  failsafe_lost: 900,
  failsafe_gained: 600,
  babybot_came: 900,
  interfered: 900,
  vacationed: 800,
  flash_emptied: 400,
  ended: 700,
  advised: 0,
};
const OTHER_BEAT = 350;

export function beat(event: Seen): number {
  return BEATS[event.kind] ?? OTHER_BEAT;
}

export function after(plain: View, event: Seen): View {
  const view = cyberionView(plain);
  const text = (name: string): string => String(event.facts[name] ?? "");
  const number = (name: string): number => Number(event.facts[name] ?? 0);
  const list = (name: string): string[] => {
    const value = event.facts[name];
    return Array.isArray(value) ? value.map(String) : [];
  };
  switch (event.kind) {
    case "repaired": {
      const cleared = view.factory.map((one) => (one?.machine === text("machine") ? null : one));
      const experience = [...view.experience, text("machine")];
      return plainly({ ...discarded(view, list("cards")), factory: cleared, experience });
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
      return plainly(arrived(view, text("machine"), number("place")));
    case "failsafe_lost":
      return plainly({ ...view, reserve: view.reserve - 1, forge: view.forge + 1 });
    case "failsafe_gained": {
      const count = number("count");
      return plainly({ ...view, reserve: view.reserve + count, forge: view.forge - count });
    }
    case "battery_used":
      return plainly({ ...view, battery: "empty", deck: number("cards"), discard: [] });
    default:
      return plain;
  }
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
function arrived(view: CyberionView, machine: string, place: number): CyberionView {
  const stage = machine.split("-")[0]?.length ?? 1;
  const factory = view.factory.with(place - 1, {
    machine,
    stage,
    prepped: false,
    microbot: null,
    owner: null,
    mine: true,
    repairable: false,
    helpers: [],
  });
  const left = view.machine_deck.map((count, number) => (number === stage - 1 ? count - 1 : count));
  return { ...view, factory, machine_deck: left };
}
