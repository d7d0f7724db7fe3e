/** What is asked, with the clock, Energy and Moves, and all answers that have no place elsewhere. */

import type { BoardProps } from "../board";
import { Piece } from "../piece";
import { CardFace } from "./card";
import { ABILITY } from "./effects";
import { Cube, EffectIcon } from "./icons";
import { canAct, looseOptions } from "./play";
import { Portrait } from "./robots";
import { cardName, isAsked, type Robot, type RqaView } from "./shape";

interface PromptProps {
  view: RqaView;
  board: BoardProps;
  own: readonly Robot[];
  mover: string;
  onChoose: (robot: string) => void;
  onPoint: (effect: string) => void;
}

export function Prompt(props: PromptProps) {
  const { view, board } = props;
  const { options, words, beat, names } = board;
  const isOurs = options.length > 0;
  const card = view.doing?.card;
  const title = isOurs
    ? words.say(`ask-${question(board)}`)
    : beat
      ? words.event(beat, names)
      : view.active === null
        ? ""
        : words.say("board-turn-of", { name: names[view.active] ?? "" });
  return (
    <section class={`rqa-prompt${isOurs ? " ours" : ""}`} aria-label={words.say("board-now")}>
      <Clock view={view} board={board} />
      {!view.result && (
        <p class="rqa-question">
          {isOurs && card && <strong>{doingName(card, view, board)} · </strong>}
          {title}
        </p>
      )}
      {view.active === board.seat && props.own.length > 1 && !view.result && <Movers {...props} />}
      <Trays view={view} board={board} />
      <Loose {...props} />
    </section>
  );
}

function doingName(card: string, view: RqaView, { words }: BoardProps): string {
  return card === "ability" ? words.say("board-ability") : cardName(card, view, words);
}

const QUESTIONS = ["take", "place", "return", "begin", "for", "target", "aim", "away", "stop"];
const MORE = ["discard", "scrap", "obtain", "collect"];

/** The question that has these answers. */
function question({ options }: BoardProps): string {
  return [...QUESTIONS, ...MORE].find((verb) => isAsked(verb, options)) ?? askedWhenEmpty(options);
}

function askedWhenEmpty(options: BoardProps["options"]): string {
  return isAsked("pass", options) ? "obtain" : "act";
}

/** The blue cubes left, which are the clock of the game, and what the active player may spend. */
function Clock({ view, board }: { view: RqaView; board: BoardProps }) {
  const { words } = board;
  const clock = words.say("board-clock", { count: view.reserve });
  return (
    <div class="rqa-clock">
      <strong class="turn">{words.say("board-turn", { turn: view.turn })}</strong>
      <span class={`reserve${view.reserve === 0 ? " dry" : ""}`} title={clock}>
        <Cube kind={view.reserve > 0 ? "blue" : "gone"} />
        <strong class="number" aria-hidden="true">
          {view.reserve}
        </strong>
        <span class="hidden-text">{clock}</span>
        <small aria-hidden="true">{words.say("board-reserve-name")}</small>
      </span>
      <Purse op="energy" count={view.energy} name={words.say("view-energy")} />
      <Purse op="moves" count={view.moves} name={words.say("view-moves")} />
    </div>
  );
}

function Purse({ op, count, name }: { op: string; count: number; name: string }) {
  return (
    <span class={`purse purse-${op}`}>
      <EffectIcon op={op} />
      <strong class="number">{count}</strong> <small>{name}</small>
    </span>
  );
}

/** With two robots: which of them moves, pushes and gets the cards played. */
function Movers({ board, own, mover, onChoose }: PromptProps) {
  const { words, options } = board;
  return (
    <div class="rqa-movers" role="group" aria-label={words.say("board-movers")}>
      {own.map(({ robot }) => (
        <button
          key={robot}
          type="button"
          class="rqa-mover"
          aria-pressed={robot === mover}
          onClick={() => onChoose(robot)}
        >
          <Portrait robot={robot} />
          <span>
            {words.thing(robot)}
            {isAsked("end", options) && !canAct(robot, options) && <small>{words.say("board-still")}</small>}
          </span>
        </button>
      ))}
    </div>
  );
}

const ROBOT_VERBS = ["take", "return", "begin", "for", "target"];

/** Answers shown as robots or as cards. */
function Trays({ view, board }: { view: RqaView; board: BoardProps }) {
  const { options, words } = board;
  const robots = options.filter(({ verb }) => ROBOT_VERBS.includes(verb));
  const cards = options.filter(({ verb, place }) => verb === "scrap" && place === "discard");
  if (robots.length + cards.length === 0) return null;
  return (
    <ul class="rqa-tray">
      {robots.map(({ action, thing, verb }) => (
        <li key={action}>
          <Piece
            class="rqa-mover"
            action={action}
            board={board}
            label={words.action(action)}
            about={words.about(`thing-${thing}`)}
          >
            <Portrait robot={thing} />
            <span>
              {words.thing(thing)}
              {verb === "take" && <small>{words.about(`thing-${thing}`)}</small>}
            </span>
          </Piece>
        </li>
      ))}
      {cards.map(({ action, thing }) => (
        <li key={action}>
          <Piece class="rqa-card" action={action} board={board} label={words.action(action)}>
            <CardFace card={thing} view={view} board={board} />
          </Piece>
        </li>
      ))}
    </ul>
  );
}

/** An Energy becomes a Move. */
function Exchange() {
  return (
    <span class="exchange-signs" aria-hidden="true">
      1 <EffectIcon op="energy" /> → 1 <EffectIcon op="moves" />
    </span>
  );
}

const CLOSING = ["end", "pass"];

function Loose({ view, board, onPoint }: PromptProps) {
  const { options, words, seat } = board;
  const loose = looseOptions(view, options, seat);
  if (loose.length === 0) return null;
  const point = (verb: string) => (verb === "ability" ? () => onPoint(ABILITY) : undefined);
  return (
    <div class="rqa-buttons">
      {loose.map(({ action, verb }) => (
        <span
          key={action}
          onMouseEnter={point(verb)}
          onMouseLeave={() => onPoint("")}
          onFocusIn={point(verb)}
          onFocusOut={() => onPoint("")}
        >
          <Piece
            class={`rqa-plain ${verb}-plain${CLOSING.includes(verb) ? " closing" : ""}`}
            action={action}
            board={board}
            label={words.action(action)}
            about={verb === "exchange" ? words.action(action) : undefined}
          >
            {verb === "exchange" ? <Exchange /> : <span class="capital">{words.action(action)}</span>}
          </Piece>
        </span>
      ))}
    </div>
  );
}
