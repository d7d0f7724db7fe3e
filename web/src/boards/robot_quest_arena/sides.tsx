/** The players: VP, robots with their Health, piles. */

import { useState } from "preact/hooks";

import { Dialog } from "../../parts/dialog";
import { Badge } from "../../parts/seats";
import type { BoardProps } from "../board";
import { OpenPile } from "./card";
import { Cube, EffectIcon, FamilyIcon } from "./icons";
import { Portrait } from "./robots";
import { cardName, change, stacks, type Robot, type RqaView, type Side } from "./shape";
import { healthOf } from "./token";

interface SidesProps {
  view: RqaView;
  board: BoardProps;
}

export function Sides({ view, board }: SidesProps) {
  return (
    <section class={`rqa-sides sides-${view.seats.length}`} aria-label={board.words.say("view-seats")}>
      {view.seats.map((side) => (
        <OneSide key={side.seat} side={side} view={view} board={board} />
      ))}
    </section>
  );
}

function OneSide({ side, view, board }: SidesProps & { side: Side }) {
  const { words, names } = board;
  const [isOpen, setOpen] = useState(false);
  const robots = view.robots.filter((robot) => robot.owner === side.seat);
  const isTeam = view.seats.some((one) => one.team !== one.seat);
  const isActive = view.active === side.seat && !view.result;
  const hasWon = (view.result?.scores[side.seat] ?? 0) > 0;
  const discard = words.say("board-discard", { count: side.discard.length });
  return (
    <article class={`rqa-side side-${side.seat}${isActive ? " active" : ""}${hasWon ? " won" : ""}`}>
      <header>
        <Badge seat={side.seat} />
        <h3>{names[side.seat] ?? side.letter}</h3>
        {isTeam && (
          <small class="muted">{words.say("board-team", { team: side.team + 1 })}</small>
        )}
        {isActive && <small class="at-turn">{words.say("board-at-turn")}</small>}
        <Score side={side} board={board} />
      </header>
      <div class="side-robots">
        {robots.map((robot) => (
          <RobotLine key={robot.robot} robot={robot} board={board} />
        ))}
      </div>
      <div class="side-piles">
        <span>{words.say("board-cards", { count: side.cards })}</span>
        <span>{words.say("board-deck", { count: side.deck })}</span>
        <button
          type="button"
          class="small quiet"
          data-pile={`discard-${side.seat}`}
          onClick={() => setOpen(true)}
        >
          {discard}
        </button>
      </div>
      {side.hand && side.seat !== board.seat && (
        <Chips title="board-hand" cards={side.hand} view={view} board={board} />
      )}
      <Chips title="board-in_play" cards={side.in_play} view={view} board={board} />
      {isOpen && (
        <Dialog
          title={words.say("board-discard-of", { name: names[side.seat] ?? "" })}
          onClose={() => setOpen(false)}
        >
          <OpenPile cards={side.discard} view={view} board={board} />
        </Dialog>
      )}
    </article>
  );
}

/** A VP pile as a number and as gems and cubes. */
function Score({ side, board }: { side: Side; board: BoardProps }) {
  const { gems, blue, red } = change(side.vp, side.blue_won);
  const kinds = [
    ...Array<"gem">(gems).fill("gem"),
    ...Array<"blue">(blue).fill("blue"),
    ...Array<"red">(red).fill("red"),
  ];
  return (
    <span class="rqa-score" data-vp={side.seat}>
      <span class="score-cubes" aria-hidden="true">
        {kinds.map((kind, number) => (
          <Cube key={number} kind={kind} />
        ))}
      </span>
      <strong class="number">{board.words.say("board-vp", { vp: side.vp })}</strong>
    </span>
  );
}

function RobotLine({ robot, board }: { robot: Robot; board: BoardProps }) {
  const { words } = board;
  const name = words.thing(robot.robot);
  const health = words.say("board-health", { count: robot.red + robot.blue, full: robot.health });
  const allowed = [
    robot.jumping ? { op: "jump", a: 0 } : null,
    robot.diagonal ? { op: "diagonal", a: 0 } : null,
    robot.bonus > 0 ? { op: "attack_bonus", a: robot.bonus } : null,
    robot.discount > 0 ? { op: "push_discount", a: robot.discount } : null,
  ].filter((one) => one !== null);
  return (
    <div class={`side-robot${robot.square ? "" : " out"}`}>
      <Portrait robot={robot.robot} />
      <span class="robot-text">
        <strong>{name}</strong>
        <small class="muted">{words.about(`thing-${robot.robot}`)}</small>
        <span class="robot-health" title={health}>
          <span class="hidden-text">{health}</span>
          {healthOf(robot).map((kind, number) => (
            <Cube key={number} kind={kind} />
          ))}
          {!robot.square && robot.red + robot.blue === 0 && (
            <strong class="out-word">{words.say("board-ko")}</strong>
          )}
          {allowed.map(({ op, a }) => {
            const text = words.say(`effect-${op}`, { a });
            return (
              <span key={op} class="allowed" title={text}>
                <EffectIcon op={op} />
                <span class="hidden-text">{text}</span>
                {a > 0 && <span aria-hidden="true">{op === "push_discount" ? `−${a}` : `+${a}`}</span>}
              </span>
            );
          })}
        </span>
      </span>
    </div>
  );
}

/** Cards by name, each title once. */
function Chips({ title, cards, view, board }: SidesProps & { title: string; cards: string[] }) {
  const { words } = board;
  if (cards.length === 0) return null;
  return (
    <p class="side-cards">
      <span class="muted">{words.say(title)}</span>{" "}
      {stacks(cards).map(({ card, count }) => (
        <span key={card} class={`card-chip family-${view.cards[card]?.type ?? "function"}`}>
          <FamilyIcon family={view.cards[card]?.type ?? "function"} />
          {cardName(card, view, words)}
          {count > 1 && ` ×${count}`}
        </span>
      ))}
    </p>
  );
}
