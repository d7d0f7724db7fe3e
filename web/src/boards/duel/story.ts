/** The show of a Duel: how long each event is shown, what it sounds like and what the table looks
like after it. */

import type { Seen, View } from "../../shapes";
import type { Cue } from "../../sound";
import { factNumber, factSeat, factText, plainly, typed } from "../facts";
import type { DuelSide, DuelView } from "./view";

const BEATS: Record<string, number> = {
  round_began: 0,
  revealed: 3000,
  paid: 480,
  copied: 1200,
  gained: 800,
  tied: 1500,
  outdone: 1300,
  blocked: 1400,
  countered: 1400,
  wasted: 1100,
  hit: 1400,
  moved: 1100,
  move_cancelled: 1300,
  drew: 900,
  pile_short: 700,
  ended: 1300,
};
const OTHER_BEAT = 400;

const CUES: Record<string, Cue> = {
  revealed: "unveil",
  copied: "reveal",
  gained: "gain",
  tied: "clang",
  outdone: "clang",
  blocked: "clang",
  countered: "clang",
  hit: "hit",
  moved: "move",
  move_cancelled: "stop",
  drew: "build",
};

export function beat(event: Seen): number {
  return BEATS[event.kind] ?? OTHER_BEAT;
}

export function cue(event: Seen): Cue | null {
  return CUES[event.kind] ?? null;
}

export function after(plain: View, event: Seen): View {
  const view = typed<DuelView>(plain);
  const seat = factSeat(event);
  const number = (name: string): number => factNumber(event, name);
  const turned = (sign: number) => (side: DuelSide) => ({
    battery: side.battery + sign * number("battery"),
    disk: side.disk + sign * number("disk"),
  });
  const card = factText(event, "card");
  switch (event.kind) {
    case "revealed": {
      const other = factText(event, "other_card");
      const first = change(view, seat, () => ({ play: card, acts: card }));
      return plainly(
        change(first, factSeat(event, "other"), () => ({ play: other, acts: other })),
      );
    }
    case "copied":
      return plainly(change(view, seat, () => ({ acts: card })));
    case "paid":
      return plainly(change(view, seat, turned(-1)));
    case "gained":
      return plainly(change(view, seat, turned(1)));
    case "hit":
      return plainly(change(view, seat, (side) => ({ health: side.health - number("damage") })));
    case "moved":
      return plainly(change(view, seat, () => ({ square: number("square") })));
    default:
      return plain;
  }
}

function change(view: DuelView, seat: number, part: (side: DuelSide) => Partial<DuelSide>): DuelView {
  const sides = view.sides.map((side) => (side.seat === seat ? { ...side, ...part(side) } : side));
  return { ...view, sides };
}

/** One round as both saw it. */
export interface Round {
  round: number;
  cards: [string, string];
  /** Damage taken, and whether the pawn moved. */
  hits: [number, number];
  moves: [boolean, boolean];
  /** All that happened in it, from the reveal on. */
  events: Seen[];
}

/** What each side played, round by round. Of a round taken back, the last telling counts. */
export function rounds(story: readonly Seen[]): Round[] {
  const found: Round[] = [];
  let round = 1;
  for (const event of story) {
    const last = found.at(-1);
    const seat = factSeat(event);
    if (event.kind === "round_began") {
      round = factNumber(event, "round");
      if (last && last.round >= round) {
        last.round = round - 1;
        found.splice(
          0,
          found.length,
          ...found.filter((one) => one === last || one.round < last.round),
        );
      }
      continue;
    }
    if (event.kind === "revealed") {
      const cards: [string, string] = ["", ""];
      cards[seat] = factText(event, "card");
      cards[factSeat(event, "other")] = factText(event, "other_card");
      found.push({ round, cards, hits: [0, 0], moves: [false, false], events: [event] });
      continue;
    }
    last?.events.push(event);
    if (event.kind === "hit" && last) last.hits[seat] = factNumber(event, "damage");
    else if (event.kind === "moved" && last) last.moves[seat] = true;
  }
  return found;
}

/** The bonus cards of a hand in the order they came, so that each keeps its place. */
export function inOrder(bonus: readonly string[], story: readonly Seen[], seat: number): string[] {
  const drawn = story
    .filter((event) => event.kind === "drew" && factSeat(event) === seat)
    .map((event) => factText(event, "card"));
  const place = (card: string): number => drawn.lastIndexOf(card);
  return [...bonus].sort((a, b) => place(a) - place(b));
}
