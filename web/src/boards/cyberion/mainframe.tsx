/** The Mainframe: a track of five levels for each model, and what its ability does now. */

import type { BoardProps } from "../board";
import { Piece } from "../piece";
import { LETTERS, ModelIcon } from "./bots";
import { effect, effectNow } from "./effects";
import { Failsafe } from "./tokens";
import { abilityAsked, isAsked, LEVELS, MODELS, type CyberionView } from "./shape";

export function Mainframe({ view, board }: { view: CyberionView; board: BoardProps }) {
  const { words } = board;
  const asked = isAsked("level", board.options) ? abilityAsked(view, board.story) : "";
  return (
    <section class="cyb-zone mainframe" aria-labelledby="cyb-mainframe">
      <h2 id="cyb-mainframe">{words.say("view-levels")}</h2>
      <ul class="tracks">
        {MODELS.map((model) => (
          <Track key={model} model={model} view={view} board={board} isAsked={asked === model} />
        ))}
      </ul>
      {view.expansions.includes("devious_cog") && <Masked view={view} board={board} />}
    </section>
  );
}

interface TrackProps {
  model: string;
  view: CyberionView;
  board: BoardProps;
  /** At which level this ability is used is the question. */
  isAsked: boolean;
}

function Track({ model, view, board, isAsked }: TrackProps) {
  const { words } = board;
  const level = view.levels[model] ?? 1;
  const tokens = view.interference[model] ?? 0;
  const isFull = level >= LEVELS.length;
  const price = isFull ? "" : words.say("board-price", { count: level });
  return (
    <li class={`track bot-${model}`}>
      <Piece
        class="track-head"
        action={`upgrade:${model}`}
        board={board}
        label={`${words.action(`upgrade:${model}`)}. ${price}`}
        about={
          isFull ? words.say("board-highest") : `${LEVELS[level]}: ${effect(model, level + 1, words)}`
        }
      >
        <ModelIcon model={model} />
        <span class="track-name">
          {words.thing(model)}{" "}
          <small class="muted" aria-hidden="true">
            {LETTERS[model]}
          </small>
        </span>
        {!isFull && <span class="track-price">{price}</span>}
      </Piece>
      <ol class="levels" aria-label={words.say("board-level", { level: LEVELS[level - 1] ?? "" })}>
        {LEVELS.map((name, number) => (
          <li key={name} class={number === LEVELS.length - 1 ? "last" : ""}>
            {number === LEVELS.length - 1 && <Failsafe isHere={!isFull} />}
            <Piece
              class={`level ${number + 1 === level ? "now" : number + 1 < level ? "past" : ""}`}
              action={isAsked ? `level:${name}` : null}
              board={board}
              label={words.action(`level:${name}`)}
              about={effect(model, number + 1, words)}
            >
              {name}
            </Piece>
          </li>
        ))}
      </ol>
      <p class={`track-does ${tokens > 0 ? "interfered" : ""}`}>{effectNow(model, view, words)}</p>
    </li>
  );
}

/** The Interference tokens nobody has seen yet. */
function Masked({ view, board }: { view: CyberionView; board: BoardProps }) {
  const { words } = board;
  return (
    <p class="masked">
      <span class="muted">{words.say("view-masked")}</span>
      {MODELS.filter((model) => (view.masked[model] ?? 0) > 0).map((model) => (
        <span key={model} class="masked-token" title={words.thing(model)}>
          <ModelIcon model={model} />
          <span class="hidden-text">{words.thing(model)}</span>
          <strong class="number">×{view.masked[model]}</strong>
        </span>
      ))}
    </p>
  );
}
