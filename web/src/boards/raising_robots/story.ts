/** The show of Raising Robots: what is worth a moment, and what the table looks like then. */

import type { Seen, View } from "../../shapes";
import type { Cue } from "../../sound";
import { factNumber, factSeat, factText, plainly, typed } from "../facts";
import { ROWS, type Phase } from "./kinds";
import type { RaisingSeat, RaisingView } from "./view";

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

/** Points are worth a moment, other goods are not. */
const SCORED = 40;

export function beat(event: Seen): number {
  const isScore = event.kind === "gained" && factText(event, "good") === "vp";
  return isScore ? SCORED : (BEATS[event.kind] ?? 0);
}

const CUES: Record<string, Cue> = {
  assembled: "build",
  unlocked: "repair",
  placed: "repair",
  round_began: "turn",
  gathered: "reveal",
};

/** What is built, upgraded and scored is heard. */
export function cue(event: Seen): Cue | null {
  if (event.kind === "gained") return factText(event, "good") === "vp" ? "gain" : null;
  return CUES[event.kind] ?? null;
}

export function after(plain: View, event: Seen): View {
  const view = typed<RaisingView>(plain);
  const change = CHANGES[event.kind];
  return change ? plainly({ ...view, ...change(view, event) }) : plain;
}

type Change = (view: RaisingView, event: Seen) => Partial<RaisingView>;

const CHANGES: Record<string, Change> = {
  round_began: (view, event) => ({ round: factNumber(event, "round"), seats: view.seats.map(rested) }),
  powered: (view, event) => ofSeat(view, event, (seat) => powered(seat, factText(event, "card"))),
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
    const phase = factText(event, "phase") as Phase;
    const cubes = { ...view.cubes, [phase]: view.cubes[phase] + factNumber(event, "cubes") };
    const open = [...(view.neutral?.open ?? []), phase];
    return { cubes, neutral: view.neutral && { ...view.neutral, open } };
  },
  unlocked: (view, event) =>
    ofSeat(view, event, (seat) => ({
      locked: seat.locked.filter((circle) => circle !== factText(event, "token")),
    })),
  placed: (view, event) => ofSeat(view, event, (seat) => upgraded(seat, factText(event, "card"))),
};

/** What a phase gets with a card is told with the next view. */
const NOTHING = { upgrade: 0, assemble: 0, design: 0, fabricate: 0, recycle: 0 };

/** A seat whose energy cards of the last round are put away. */
function rested(seat: RaisingSeat): RaisingSeat {
  const { drawn, pile, used } = seat.energy;
  const spent = [...used, ...drawn.map(({ card }) => card)];
  return { ...seat, energy: { drawn: [], pile, used: spent } };
}

function powered({ energy }: RaisingSeat, card: string): Partial<RaisingSeat> {
  const drawn = [...energy.drawn, { card, phase: null, sure: NOTHING }];
  return { energy: { ...energy, drawn, pile: energy.pile.filter((one) => one !== card) } };
}

/** A token on a card: on a robot, a class card or the inventor. */
function upgraded(seat: RaisingSeat, card: string): Partial<RaisingSeat> {
  if (seat.inventor === card) return { inventor_upgraded: true };
  const rows = { ...seat.rows };
  for (const row of ROWS)
    rows[row] = rows[row].map((slot) => (slot.card === card ? { ...slot, upgraded: true } : slot));
  const classes = seat.classes.map((one) => (one.card === card ? { ...one, credit: true } : one));
  return { rows, classes };
}

function ofSeat(view: RaisingView, event: Seen, part: (seat: RaisingSeat) => Partial<RaisingSeat>) {
  const at = factSeat(event);
  const seats = view.seats.map((seat) => (seat.seat === at ? { ...seat, ...part(seat) } : seat));
  return { seats };
}
