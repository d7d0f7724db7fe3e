/** What is asked, with the clock, Energy and Moves, and answers that have no place elsewhere. */

import type { BoardProps } from "../board";
import { isAsked } from "../facts";
import { Piece } from "../piece";
import { CardFace } from "./card";
import { robotDoes } from "./effects";
import { Cube, EffectIcon } from "./icons";
import { cardName, healthText, printed, robotNamed, type Robot } from "./lookup";
import { canAct, comingRobots, looseOptions } from "./play";
import { Portrait } from "./robots";
import type { ArenaView } from "./view";

interface PromptProps {
  view: ArenaView;
  board: BoardProps;
  own: readonly Robot[];
  mover: string;
  onChoose: (robot: string) => void;
}

export function Prompt(props: PromptProps) {
  const { view, board } = props;
  const { options, words } = board;
  const isOurs = options.length > 0;
  const card = view.doing?.card;
  return (
    <section class={`zone rqa-prompt${isOurs ? " ours" : ""}`} aria-label={words.say("board-now")}>
      <Clock view={view} board={board} />
      {!view.result && (
        <p class="rqa-question">
          {isOurs && !!card && <strong>{doingName(card, view.doing?.robot ?? null, board)} · </strong>}
          {title(view, board)}
          {isOurs && board.wanted > 1 && (
            <small class="muted"> {words.say("board-wanted", { count: board.wanted })}</small>
          )}
        </p>
      )}
      {isChoice(props) && <Movers {...props} />}
      <Trays view={view} board={board} />
      <Loose {...props} />
    </section>
  );
}

/** The question, what happens right now, or whose turn it is. */
function title(view: ArenaView, board: BoardProps): string {
  const { options, words, beat, names, you, question, seat } = board;
  if (options.length > 0) return words.say(question === "act" ? "board-act" : `ask-${question}`);
  if (beat) return words.caption(beat, names, you);
  if (view.active === null) return "";
  if (view.active === seat) return words.say("web-your-turn");
  return words.say("board-turn-of", { name: names[view.active] ?? "" });
}

/** Whether it matters which of two robots is meant. */
function isChoice({ view, board, own }: PromptProps): boolean {
  if (view.result || own.length < 2) return false;
  const coming = comingRobots(board.options).length;
  return coming > 0 ? coming > 1 : view.active === board.seat;
}

/** A card, a robot's ability or a tile about which something is asked. */
function doingName(card: string, robot: string | null, board: BoardProps): string {
  const { words } = board;
  if (card.startsWith("tile:")) return words.thing(card.slice("tile:".length));
  if (card !== "ability") return cardName(card, board);
  return words.say("board-ability", { robot: words.thing(robot ?? "") });
}

/** The blue cubes left, which are the clock of the game, and what the active player may spend. */
function Clock({ view, board }: { view: ArenaView; board: BoardProps }) {
  const { words } = board;
  const clock = words.say("board-clock", { count: view.reserve });
  return (
    <div class="rqa-clock">
      <strong class="turn">{words.say("board-turn", { turn: view.turn })}</strong>
      <span data-spot="reserve" class={`reserve${view.reserve === 0 ? " dry" : ""}`} title={clock}>
        <Cube kind={view.reserve > 0 ? "blue" : "gone"} />
        <strong class="number" aria-hidden="true">
          {view.reserve}
        </strong>
        <span class="hidden-text">{clock}</span>
      </span>
      <Purse op="energy" count={view.energy} name={words.say("view-energy")} />
      <Purse op="moves" count={view.moves} name={words.say("view-moves")} />
    </div>
  );
}

function Purse({ op, count, name }: { op: string; count: number; name: string }) {
  return (
    <span class={`purse purse-${op}`} title={name}>
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

/** What matters about a robot: its Health where somebody aims, else what sets it apart. */
function aboutRobot(view: ArenaView, board: BoardProps, name: string, verb: string): string {
  const robot = robotNamed(view, name);
  if (robot && ["target", "for"].includes(verb)) return healthText(robot, board.words);
  return robotDoes(printed(board).robots[name], board.words);
}

/** Answers shown as robots or as cards. */
function Trays({ view, board }: { view: ArenaView; board: BoardProps }) {
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
            about={aboutRobot(view, board, thing, verb)}
          >
            <Portrait robot={thing} />
            <span>
              <strong>{words.thing(thing)}</strong>
              {verb !== "begin" && <small>{aboutRobot(view, board, thing, verb)}</small>}
            </span>
          </Piece>
        </li>
      ))}
      {cards.map(({ action, thing }) => (
        <li key={action}>
          <Piece class="rqa-card" action={action} board={board} label={words.action(action)}>
            <CardFace card={thing} board={board} />
          </Piece>
        </li>
      ))}
    </ul>
  );
}

function Loose({ view, board }: PromptProps) {
  const { options, words, seat } = board;
  const loose = looseOptions(view, options, seat);
  if (loose.length === 0) return null;
  return (
    <div class="rqa-buttons">
      {loose.map(({ action, verb }) => (
        <Piece
          key={action}
          class={`rqa-plain ${verb}-plain${verb === "pass" ? " closing" : ""}`}
          action={action}
          board={board}
          label={words.action(action)}
        >
          <span class="capital">{words.action(action)}</span>
        </Piece>
      ))}
    </div>
  );
}
