/** The Mainframe: for each model a track of five levels, what its ability does now and what the
next level would do. */

import type { BoardProps } from "../board";
import { Piece } from "../piece";
import { ModelIcon } from "./bots";
import { effect, effectNow, shortly } from "./effects";
import { Gear } from "./machine";
import { Failsafe } from "./tokens";
import { ROMAN } from "./printed";
import type { CyberionView } from "./view";

export function Mainframe({ view, board }: { view: CyberionView; board: BoardProps }) {
  const { words } = board;
  return (
    <section class="bay mainframe" aria-labelledby="cyb-mainframe" data-spot="mainframe">
      <div class="mainframe-head">
        <h2 id="cyb-mainframe">{words.say("view-levels")}</h2>
        {view.expansions.includes("devious_cog") && <Masked view={view} board={board} />}
      </div>
      <ul class="tracks">
        {Object.keys(view.levels).map((model) => (
          <Track key={model} model={model} view={view} board={board} />
        ))}
      </ul>
    </section>
  );
}

interface TrackProps {
  model: string;
  view: CyberionView;
  board: BoardProps;
}

function Track({ model, view, board }: TrackProps) {
  const { words } = board;
  const level = view.levels[model] ?? 1;
  const tokens = view.interference[model] ?? 0;
  return (
    <li class={`track bot-${model}`}>
      <ModelIcon model={model} />
      <strong class="track-name">{words.thing(model)}</strong>
      <ol class="levels" aria-label={words.say("board-level", { level: ROMAN[level - 1] ?? "" })}>
        {view.mainframe[model]?.map(({ failsafe }, number) => (
          <li
            key={number}
            class={`level ${number + 1 === level ? "now" : number + 1 < level ? "past" : ""}`}
            title={effect(view, model, number + 1, words)}
          >
            {ROMAN[number]}
            {failsafe && <Failsafe isHere={number + 1 > level} />}
          </li>
        ))}
      </ol>
      <p
        class={`now-does ${tokens > 0 ? "interfered" : ""}`}
        title={effectNow(view, model, words)}
      >
        <small>{words.say("board-level-now")}</small>
        <span>
          {tokens > 0
            ? words.say("board-short-interfered", { count: tokens })
            : shortly(view, model, level, words)}
        </span>
      </p>
      <Next model={model} view={view} board={board} />
    </li>
  );
}

/** The next level: what it does, and the upgrade to it with its price. */
function Next({ model, view, board }: TrackProps) {
  const { words } = board;
  const level = view.levels[model] ?? 1;
  const cost = view.upgrades[model] ?? null;
  const price = cost === null ? "" : words.say("board-price", { count: cost });
  const does = shortly(view, model, level + 1, words);
  return (
    <Piece
      class="next-does"
      action={`upgrade:${model}`}
      board={board}
      label={
        cost === null
          ? words.say("labelled", { label: words.thing(model), about: words.say("board-highest") })
          : `${words.action(`upgrade:${model}`)}. ${price}. ${words.say("board-use", { level: `${ROMAN[level]}`, does })}`
      }
      about={cost === null ? undefined : effect(view, model, level + 1, words)}
    >
      {cost === null ? (
        <span>{words.say("board-highest")}</span>
      ) : (
        <>
          <small>{words.say("board-level-next")}</small>
          <span class="next-text">{does}</span>
          <span class="next-price" title={price}>
            <Gear />
            {cost}
          </span>
        </>
      )}
    </Piece>
  );
}

/** The Interference tokens nobody has seen yet. */
function Masked({ view, board }: { view: CyberionView; board: BoardProps }) {
  const { words } = board;
  const models = Object.keys(view.masked).filter((model) => (view.masked[model] ?? 0) > 0);
  return (
    <p class="masked">
      <span class="muted" title={words.say("view-masked")}>
        {words.say("view-interference")}
      </span>
      {models.map((model) => (
        <span key={model} class="masked-token" title={words.thing(model)}>
          <ModelIcon model={model} />
          <span class="hidden-text">{words.thing(model)}</span>
          <strong class="number">×{view.masked[model]}</strong>
        </span>
      ))}
    </p>
  );
}
