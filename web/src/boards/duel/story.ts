/** The show of a Duel: how long each event is shown and what the table looks like after it. */

import type { Seen, View } from "../../shapes";
import { duelView, fact, factText, TILES, type DuelView, type Side } from "./shape";

const BEATS: Record<string, number> = {
  round_began: 0,
  revealed: 1700,
  paid: 450,
  copied: 750,
  gained: 550,
  hit: 900,
  moved: 900,
  move_cancelled: 900,
  drew: 700,
  pile_short: 700,
  ended: 600,
};
const OTHER_BEAT = 400;

export function beat(event: Seen): number {
  return BEATS[event.kind] ?? OTHER_BEAT;
}

export function after(plain: View, event: Seen): View {
  const view = duelView(plain);
  const seat = fact(event, "seat");
  const number = (name: string): number => Math.max(0, fact(event, name));
  const within = (count: number): number => Math.max(0, Math.min(TILES, count));
  const turned = (sign: number) => (side: Side) => ({
    battery: within(side.battery + sign * number("battery")),
    disk: within(side.disk + sign * number("disk")),
  });
  switch (event.kind) {
    case "revealed": {
      const first = change(view, seat, () => ({ play: factText(event, "card") }));
      return plainly(
        change(first, fact(event, "other"), () => ({ play: factText(event, "other_card") })),
      );
    }
    case "paid":
      return plainly(change(view, seat, turned(-1)));
    case "gained":
      return plainly(change(view, seat, turned(1)));
    case "hit":
      return plainly(
        change(view, seat, (side) => ({ health: within(side.health - number("damage")) })),
      );
    case "moved":
      return plainly(change(view, seat, () => ({ square: number("square") })));
    default:
      return plain;
  }
}

function change(view: DuelView, seat: number, part: (side: Side) => Partial<Side>): DuelView {
  const sides = view.sides.map((side) => (side.seat === seat ? { ...side, ...part(side) } : side));
  return { ...view, sides };
}

function plainly(view: DuelView): View {
  return view as unknown as View;
}

/** One round as both saw it. */
export interface Round {
  round: number;
  cards: [string, string];
  /** Damage taken, and whether the pawn moved. */
  hits: [number, number];
  moves: [boolean, boolean];
}

/** What each side played, round by round. Of a round taken back, the last telling counts. */
export function rounds(story: readonly Seen[]): Round[] {
  const found: Round[] = [];
  let round = 1;
  for (const event of story) {
    const last = found.at(-1);
    const seat = fact(event, "seat");
    if (event.kind === "round_began") {
      round = fact(event, "round");
      if (last && last.round >= round) {
        last.round = round - 1;
        found.splice(
          0,
          found.length,
          ...found.filter((one) => one === last || one.round < last.round),
        );
      }
    } else if (event.kind === "revealed") {
      const cards: [string, string] = ["", ""];
      cards[seat] = factText(event, "card");
      cards[fact(event, "other")] = factText(event, "other_card");
      found.push({ round, cards, hits: [0, 0], moves: [false, false] });
    } else if (event.kind === "hit" && last) last.hits[seat] = fact(event, "damage");
    else if (event.kind === "moved" && last) last.moves[seat] = true;
  }
  return found;
}
