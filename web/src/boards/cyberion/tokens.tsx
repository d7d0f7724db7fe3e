/** Turn, Reserve and Forge, Battery, Support tokens. */

import type { BoardProps } from "../board";
import { Piece } from "../piece";
import { ModelIcon } from "./bots";
import { effect, shortly } from "./effects";
import type { CyberionView } from "./view";

export function Failsafe({ isHere }: { isHere: boolean }) {
  return (
    <svg
      class={`failsafe ${isHere ? "here" : "gone"}`}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
    >
      <path d="M12 2l9 4v6c0 5-4 8.500-9 10-5-1.500-9-5-9-10V6z" />
      {isHere && <path d="M8 12l3 3 5-6" class="tick" />}
    </svg>
  );
}

export function Tokens({ view, board }: { view: CyberionView; board: BoardProps }) {
  const { words, names } = board;
  const failsafes = words.say("board-failsafes", { reserve: view.reserve, forge: view.forge });
  const battery = words.say("board-battery", { state: words.thing(view.battery) });
  const isShared = names.length > 1 && view.active !== null;
  return (
    <section class="tokens" aria-label={words.say("view-reserve")} data-spot="reserve">
      <strong class="turn">
        {isShared && (
          <span class={`badge badge-${view.active}`} aria-hidden="true">
            {"AB"[view.active ?? 0]}
          </span>
        )}
        {isShared
          ? words.say("board-name-turn", { turn: view.turn, name: names[view.active ?? 0] ?? "" })
          : words.say("board-turn", { turn: view.turn })}
      </strong>
      <div class={`token-group reserve left-${view.reserve}`}>
        <span class="shields" title={failsafes}>
          {Array.from({ length: view.reserve + view.forge }, (_, number) => (
            <Failsafe key={number} isHere={number < view.reserve} />
          ))}
        </span>
        <span class="token-text">
          <strong aria-hidden="true">
            {words.say("board-failsafe")} {view.reserve}
          </strong>
          <span class="hidden-text">{failsafes}</span>
          <small>{words.say("board-about-failsafe")}</small>
        </span>
      </div>
      <div class={`token-group battery ${view.battery}`}>
        <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
          <rect x="2" y="7" width="17" height="11" rx="2" class="case" />
          <path d="M21 10v5" class="case" />
          {view.battery === "charged" && <path d="M5 10h11v5H5z" class="charge" />}
        </svg>
        <span class="token-text">
          <strong>{battery}</strong>
          <small>{words.say("board-about-battery", { state: view.battery })}</small>
        </span>
      </div>
      {view.support.map((model) => (
        <Piece
          key={model}
          class={`support bot-${model}`}
          action={`support:${model}`}
          board={board}
          label={words.action(`support:${model}`)}
          about={effect(view, model, view.support_level, words)}
          isChosen={view.doing.includes(`support:${model}`)}
        >
          <ModelIcon model={model} />
          <span class="token-text" aria-hidden="true">
            <strong>
              {words.say("board-support")} <small>{words.say("board-about-support")}</small>
            </strong>
            <small>{shortly(view, model, view.support_level, words)}</small>
          </span>
        </Piece>
      ))}
    </section>
  );
}
