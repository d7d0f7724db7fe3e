/** The show of Raising Robots: what is worth a moment, and what the table looks like then. */

import type { Seen, View } from "../../shapes";
import { plainly, raisingView, ROWS, type Phase, type RaisingView, type Seat } from "./shape";

/** When all have finished, everything they did is told at once: what is long is short here. */
const BEATS: Record<string, number> = {
  round_began: 300,
  powered: 40,
  selected: 100,
  neutral: 250,
  recess: 300,
  bid: 250,
  offered: 100,
  gathered: 150,
  assembled: 50,
  unlocked: 30,
  placed: 30,
};

export function beat(event: Seen): number {
  return BEATS[event.kind] ?? 0;
}

function text(event: Seen, name: string): string {
  const value = event.facts[name];
  return typeof value === "string" ? value : "";
}

function number(event: Seen, name: string): number {
  const value = event.facts[name];
  return typeof value === "number" ? value : 0;
}

export function after(plain: View, event: Seen): View {
  const view = raisingView(plain);
  const change = CHANGES[event.kind];
  return change ? plainly({ ...view, ...change(view, event) }) : plain;
}

type Change = (view: RaisingView, event: Seen) => Partial<RaisingView>;

const CHANGES: Record<string, Change> = {
  round_began: (view, event) => ({ round: number(event, "round"), seats: view.seats.map(rested) }),
  powered: (view, event) => ofSeat(view, event, (seat) => powered(seat, text(event, "card"))),
  selected: (view, event) => {
    const phases = event.facts["phases"];
    const chosen = Array.isArray(phases) ? phases.map((phase) => String(phase) as Phase) : [];
    return ofSeat(view, event, ({ energy }) => ({
      energy: {
        ...energy,
        drawn: energy.drawn.map((one, k) => ({ ...one, phase: chosen[k] ?? null })),
      },
    }));
  },
  neutral: (view, event) => {
    const phase = text(event, "phase") as Phase;
    const cubes = { ...view.cubes, [phase]: view.cubes[phase] + number(event, "cubes") };
    const open = [...(view.neutral?.open ?? []), phase];
    return { cubes, neutral: view.neutral && { ...view.neutral, open } };
  },
  unlocked: (view, event) =>
    ofSeat(view, event, (seat) => ({
      locked: seat.locked.filter((circle) => circle !== text(event, "token")),
    })),
  placed: (view, event) => ofSeat(view, event, (seat) => upgraded(seat, text(event, "card"))),
};

/** A seat whose energy cards of the last round are put away. */
function rested(seat: Seat): Seat {
  const { drawn, pile, used } = seat.energy;
  const spent = [...used, ...drawn.map(({ card }) => card)];
  return { ...seat, energy: { drawn: [], pile, used: spent } };
}

function powered({ energy }: Seat, card: string): Partial<Seat> {
  const drawn = [...energy.drawn, { card, phase: null }];
  return { energy: { ...energy, drawn, pile: energy.pile.filter((one) => one !== card) } };
}

/** A token on a card: on a robot, a class card or the inventor. */
function upgraded(seat: Seat, card: string): Partial<Seat> {
  if (seat.inventor === card) return { inventor_upgraded: true };
  const rows = { ...seat.rows };
  for (const row of ROWS)
    rows[row] = rows[row].map((slot) => (slot.card === card ? { ...slot, upgraded: true } : slot));
  const classes = seat.classes.map((one) => (one.card === card ? { ...one, credit: true } : one));
  return { rows, classes };
}

function ofSeat(view: RaisingView, event: Seen, part: (seat: Seat) => Partial<Seat>) {
  const at = number(event, "seat");
  const seats = view.seats.map((seat) => (seat.seat === at ? { ...seat, ...part(seat) } : seat));
  return { seats };
}
