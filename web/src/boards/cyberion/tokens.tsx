/** Turn, Reserve and Forge, Battery, Support tokens. */

import type { BoardProps } from "../board";
import { Piece } from "../piece";
import { LETTERS, ModelIcon } from "./bots";
import { effect } from "./effects";
import { FAILSAFES, type CyberionView } from "./shape";

const SUPPORT_LEVEL = 3;

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
  const { words } = board;
  const failsafes = words.say("board-failsafes", { reserve: view.reserve, forge: view.forge });
  const battery = words.say("board-battery", { state: words.thing(view.battery) });
  return (
    <section class="tokens" aria-label={words.say("view-reserve")}>
      <strong class="turn">{words.say("board-turn", { turn: view.turn })}</strong>
      <span class="token-group" title={failsafes}>
        <span class="hidden-text">{failsafes}</span>
        <span class="token-name" aria-hidden="true">
          {words.say("view-reserve")}
        </span>
        {Array.from({ length: FAILSAFES }, (_, number) => (
          <Failsafe key={number} isHere={number < view.reserve} />
        ))}
      </span>
      <span class={`token-group battery ${view.battery}`} title={battery}>
        <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
          <rect x="2" y="7" width="17" height="11" rx="2" class="case" />
          <path d="M21 10v5" class="case" />
          {view.battery === "charged" && <path d="M5 10h11v5H5z" class="charge" />}
        </svg>
        <span>{words.thing(view.battery)}</span>
        <span class="hidden-text">{battery}</span>
      </span>
      {view.support.map((model) => (
        <Piece
          key={model}
          class="support"
          action={`support:${model}`}
          board={board}
          label={words.action(`support:${model}`)}
          about={effect(model, SUPPORT_LEVEL, words)}
          isChosen={view.doing.includes(`support:${model}`)}
        >
          <ModelIcon model={model} />
          <span class="support-word">{words.say("board-support")}</span>
          <small>{LETTERS[model]} III</small>
        </Piece>
      ))}
    </section>
  );
}
