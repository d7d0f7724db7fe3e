/** The show of Robot Quest Arena: how long each event is shown and what the table looks like then. */

import type { Seen, View } from "../../shapes";
import type { Cue } from "../../sound";
import { factNumber, factSeat, factText, plainly, typed } from "../facts";
import type { Robot } from "./lookup";
import type { ArenaSide, ArenaView } from "./view";

const BEATS: Record<string, number> = {
  turn_began: 500,
  moved: 420,
  pushed: 250,
  bumped: 450,
  attacked: 500,
  fired: 550,
  blasted: 500,
  damaged: 600,
  knocked_out: 850,
  gained_vp: 350,
  lost_vp: 450,
  repaired: 400,
  gained_energy: 300,
  returned: 500,
  placed: 500,
  played: 450,
  obtained: 650,
  compacted: 900,
  scrapped: 500,
  discarded: 350,
  cleaned_up: 400,
  drew: 120,
  shop_filled: 250,
  reshuffled: 350,
  shop_rebuilt: 400,
  ended: 700,
};
const OTHER_BEAT = 350;

export function beat(event: Seen): number {
  return BEATS[event.kind] ?? OTHER_BEAT;
}

const CUES: Record<string, Cue> = {
  moved: "move",
  placed: "move",
  bumped: "hit",
  damaged: "hit",
  knocked_out: "fall",
  repaired: "repair",
  gained_vp: "gain",
  obtained: "buy",
  compacted: "build",
};

export function cue(event: Seen): Cue | null {
  return CUES[event.kind] ?? null;
}

export function after(plain: View, event: Seen): View {
  const view = typed<ArenaView>(plain);
  const change = CHANGES[event.kind];
  return change ? plainly({ ...view, ...change(view, event) }) : plain;
}

type Change = (view: ArenaView, event: Seen) => Partial<ArenaView>;

const CHANGES: Record<string, Change> = {
  turn_began: (view, event) => ({
    turn: factNumber(event, "turn"),
    active: factSeat(event),
    energy: 0,
    moves: 0,
    robots: view.robots.map(calmed),
  }),
  moved: moved,
  placed: moved,
  damaged: (view, event) =>
    ofRobot(view, event, (robot) => ({
      red: robot.red - factNumber(event, "red"),
      blue: robot.blue - factNumber(event, "blue"),
    })),
  repaired: (view, event) =>
    ofRobot(view, event, (robot) => ({ red: robot.red + factNumber(event, "count") })),
  knocked_out: (view, event) =>
    ofRobot(view, event, (robot) => ({ square: null, fell: robot.square })),
  returned: (view, event) => ({
    ...ofRobot(view, event, () => ({
      red: factNumber(event, "red"),
      blue: factNumber(event, "blue"),
    })),
    reserve: factNumber(event, "left"),
  }),
  gained_vp: (view, event) =>
    ofSide(view, event, (side) => ({ vp: side.vp + factNumber(event, "vp") })),
  lost_vp: (view, event) =>
    ofSide(view, event, (side) => ({ vp: side.vp - factNumber(event, "vp") })),
  exchanged: (view, event) => ({
    energy: view.energy - factNumber(event, "energy"),
    moves: view.moves + factNumber(event, "moves"),
  }),
  came_due: (view, event) => ({ later: withoutFirst(view.later, factText(event, "card")) }),
  gained_energy: (view, event) => ({ energy: view.energy + factNumber(event, "count") }),
  played: (view, event) =>
    ofSide(view, event, (side) => ({
      ...outOfHand(side, factText(event, "card")),
      in_play: [...side.in_play, factText(event, "card")],
    })),
  discarded: (view, event) =>
    ofSide(view, event, (side) => ({
      ...outOfHand(side, factText(event, "card")),
      discard: [...side.discard, factText(event, "card")],
    })),
  cleaned_up: (view, event) =>
    ofSide(view, event, (side) => {
      const left = event.facts["cards"];
      const hand = Array.isArray(left) ? left.map(String) : [];
      return {
        cards: 0,
        hand: side.hand && [],
        in_play: [],
        discard: [...side.discard, ...side.in_play, ...hand],
      };
    }),
  drew: (view, event) =>
    ofSide(view, event, (side) => ({
      deck: side.deck - 1,
      cards: side.cards + 1,
      hand: side.hand && [...side.hand, factText(event, "card")].filter(Boolean),
    })),
  reshuffled: (view, event) =>
    ofSide(view, event, (side) => ({ deck: side.discard.length, discard: [] })),
  obtained: obtained,
  shop_filled: (view, event) => ({
    shop: view.shop.with(factNumber(event, "slot") - 1, factText(event, "card")),
    shop_deck: view.shop_deck - 1,
  }),
  compacted: (view, event) => ({
    junkyard: [...view.junkyard, factText(event, "card")],
    shop_deck: view.shop_deck - 1,
  }),
};

function moved(view: ArenaView, event: Seen): Partial<ArenaView> {
  const square = `r${factNumber(event, "row")}c${factNumber(event, "column")}`;
  return ofRobot(view, event, () => ({ square, fell: null }));
}

function obtained(view: ArenaView, event: Seen): Partial<ArenaView> {
  const card = factText(event, "card");
  const slot = view.shop.indexOf(card);
  const left = view.supply[card] ?? 0;
  return {
    ...ofSide(view, event, (side) => ({ discard: [...side.discard, card] })),
    ...(slot >= 0
      ? { shop: view.shop.with(slot, null) }
      : { supply: { ...view.supply, [card]: left - 1 } }),
  };
}

function withoutFirst(later: ArenaView["later"], card: string): ArenaView["later"] {
  const at = later.findIndex((late) => late.card === card);
  return at < 0 ? later : later.toSpliced(at, 1);
}

/** What cards allowed a robot ends with the turn. */
function calmed(robot: Robot): Robot {
  return { ...robot, jumping: false, diagonal: false, used: false, discount: 0, bonus: 0 };
}

function outOfHand(side: ArenaSide, card: string): Partial<ArenaSide> {
  const at = side.hand?.indexOf(card) ?? -1;
  return { cards: side.cards - 1, hand: at < 0 ? side.hand : (side.hand?.toSpliced(at, 1) ?? null) };
}

function ofRobot(view: ArenaView, event: Seen, part: (robot: Robot) => Partial<Robot>) {
  const name = factText(event, "robot");
  const robots = view.robots.map((robot) =>
    robot.robot === name ? { ...robot, ...part(robot) } : robot,
  );
  return { robots };
}

function ofSide(view: ArenaView, event: Seen, part: (side: ArenaSide) => Partial<ArenaSide>) {
  const seat = factSeat(event);
  const seats = view.seats.map((side) => (side.seat === seat ? { ...side, ...part(side) } : side));
  return { seats };
}
