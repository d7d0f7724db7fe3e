/** The players: VP, robots with their Health, piles. */

import { useState } from "preact/hooks";

import { Dialog } from "../../parts/dialog";
import { Badge } from "../../parts/seats";
import type { BoardProps } from "../board";
import { OpenPile } from "./card";
import { Cube, EffectIcon } from "./icons";
import { Portrait } from "./robots";
import { robotDoes } from "./effects";
import { healthText, printed, type Robot } from "./lookup";
import { healthOf } from "./token";
import type { ArenaSide, ArenaView } from "./view";

interface SidesProps {
  view: ArenaView;
  board: BoardProps;
}

export function Sides({ view, board }: SidesProps) {
  return (
    <section class="rqa-sides" data-spot="sides" aria-label={board.words.say("view-seats")}>
      {view.seats.map((side) => (
        <OneSide key={side.seat} side={side} view={view} board={board} />
      ))}
    </section>
  );
}

function OneSide({ side, view, board }: SidesProps & { side: ArenaSide }) {
  const { words, names } = board;
  const [isOpen, setOpen] = useState(false);
  const robots = view.robots.filter((robot) => robot.owner === side.seat);
  const isTeam = view.seats.some((one) => one.team !== one.seat);
  const isActive = view.active === side.seat && !view.result;
  const hasWon = (view.result?.scores[side.seat] ?? 0) > 0;
  const name = names[side.seat] ?? side.letter;
  return (
    <article class={`rqa-side owner-${side.seat}${isActive ? " active" : ""}${hasWon ? " won" : ""}`}>
      <header>
        <Badge seat={side.seat} />
        <h2>{name}</h2>
        {isTeam && <small class="muted">{words.say("board-team", { team: side.team + 1 })}</small>}
        {isActive && <span class="hidden-text">{words.say("board-at-turn")}</span>}
        <strong
          class="rqa-score number"
          data-vp={side.seat}
          title={words.say("board-about-vp")}
        >
          {words.say("board-vp", { vp: side.vp })}
        </strong>
      </header>
      <div class="side-robots">
        {robots.map((robot) => (
          <RobotLine key={robot.robot} robot={robot} board={board} />
        ))}
      </div>
      <button
        type="button"
        class="side-piles"
        data-pile={`discard-${side.seat}`}
        aria-label={words.say("board-piles-of", { name })}
        aria-description={[
          words.say("board-cards", { count: side.cards }),
          words.say("board-deck", { count: side.deck }),
          words.say("board-discard", { count: side.discard.length }),
        ].join(", ")}
        title={words.say("board-piles-of", { name })}
        onClick={() => setOpen(true)}
      >
        <Count op="obtain" count={side.cards} name={words.say("board-hand")} />
        <Count op="draw" count={side.deck} name={words.say("board-deck-name")} />
        <Count op="discard" count={side.discard.length} name={words.say("thing-discard")} />
      </button>
      {isOpen && <Piles side={side} view={view} board={board} onClose={() => setOpen(false)} />}
    </article>
  );
}

function Count({ op, count, name }: { op: string; count: number; name: string }) {
  return (
    <span title={name} aria-hidden="true">
      <EffectIcon op={op} />
      {count}
    </span>
  );
}

/** Every pile of a player that may be looked through. */
function Piles({ side, view, board, onClose }: SidesProps & { side: ArenaSide; onClose: () => void }) {
  const { words, names } = board;
  const piles: [string, string[]][] = [[words.say("board-discard", { count: side.discard.length }), side.discard]];
  if (side.in_play.length > 0) piles.unshift([words.say("board-in_play"), side.in_play]);
  const late = view.active === side.seat ? view.later.map(({ card }) => card) : [];
  if (late.length > 0) piles.unshift([words.say("board-late"), late]);
  if (side.hand && side.seat !== board.seat) piles.unshift([words.say("board-hand"), side.hand]);
  return (
    <Dialog title={words.say("board-piles-of", { name: names[side.seat] ?? "" })} onClose={onClose}>
      <p class="muted">
        {words.say("board-cards", { count: side.cards })} · {words.say("board-deck", { count: side.deck })}
      </p>
      {piles.map(([title, cards]) => (
        <section key={title} class="rqa-pile">
          <h3 class="capital">{title}</h3>
          <OpenPile cards={cards} board={board} />
        </section>
      ))}
    </Dialog>
  );
}

/** A robot's picture and Health, and what cards allow it this turn. */
function RobotLine({ robot, board }: { robot: Robot; board: BoardProps }) {
  const { words } = board;
  const name = words.thing(robot.robot);
  const health = healthText(robot, words);
  const does = robotDoes(printed(board).robots[robot.robot], words);
  const allowed = [
    robot.jumping ? { op: "jump", a: 0 } : null,
    robot.diagonal ? { op: "diagonal", a: 0 } : null,
    robot.bonus > 0 ? { op: "attack_bonus", a: robot.bonus } : null,
    robot.discount > 0 ? { op: "push_discount", a: robot.discount } : null,
  ].filter((one) => one !== null);
  return (
    <div
      class={`side-robot${robot.square ? "" : " out"}`}
      title={does ? words.say("labelled", { label: name, about: does }) : name}
      data-piece={robot.robot}
    >
      <Portrait robot={robot.robot} />
      <span class="hidden-text">
        {name}, {health}
      </span>
      <span class="robot-health" aria-hidden="true">
        {healthOf(robot).map((kind, number) => (
          <Cube key={number} kind={kind} />
        ))}
      </span>
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
    </div>
  );
}
