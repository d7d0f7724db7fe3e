/** The board of Raising Robots. Rules: docs/rules/raising_robots.md; view: view.py there. */

import { useState } from "preact/hooks";

import type { BoardProps } from "../board";
import { Beside } from "./beside";
import { Hand } from "./hand";
import { Mat } from "./mat";
import { isHandFirst } from "./play";
import { usePicks } from "./picks";
import { Piles } from "./piles";
import { Prompt } from "./prompt";
import { Ending, ScoreSheet } from "./score";
import { Strip } from "./seats";
import { printedFacts, raisingView } from "./shape";
import { Auction, Looks } from "./start";
import type { Table } from "./table";
import { Track } from "./track";
import "./art.css";
import "./rr.css";

export { after, beat } from "./story";

export function Board(props: BoardProps) {
  const view = raisingView(props.view);
  const table: Table = { view, printed: printedFacts(props.facts), board: props };
  const own = view.seats.find(({ seat }) => seat === props.seat);
  const [wish, show] = useState<number | null>(null);
  const seat = view.seats.find((one) => one.seat === wish) ?? own ?? view.seats[0];
  const picks = usePicks(props, own?.hand ?? null);
  const { words, names } = props;
  if (!seat) return null;
  const isOwn = seat === own;
  const hand = own?.hand && !view.result && (
    <Hand
      key="own"
      cards={own.hand}
      name={words.say("web-rr-your-hand")}
      picks={picks}
      {...table}
    />
  );
  return (
    <div class="rr">
      <Prompt own={own} picks={picks} {...table} />
      <Ending {...table} />
      {view.round > 0 && !view.result && <Track own={own} {...table} />}
      <Auction {...table} />
      {own?.looks && <Looks cards={own.looks} {...table} />}
      {isHandFirst(view, props.options) && hand}
      <Strip shown={seat.seat} onShow={show} {...table} />
      <section
        class={`rr-zone rr-mat seat-${seat.seat}`}
        aria-label={words.say("web-rr-of", { name: names[seat.seat] ?? seat.letter })}
      >
        <h2>
          {words.say("web-rr-of", { name: names[seat.seat] ?? seat.letter })}
          {!isOwn && own && (
            <button type="button" class="small quiet" onClick={() => show(null)}>
              {words.say("web-rr-back")}
            </button>
          )}
          {!isOwn && own && props.asked.length > 0 && !view.result && (
            <small class="muted">{words.say("web-rr-as-before")}</small>
          )}
        </h2>
        <Mat seat={seat} isOwn={isOwn} {...table} />
      </section>
      {!isHandFirst(view, props.options) && hand}
      <Beside seat={seat} isOwn={isOwn} {...table} />
      {seat.hand && !isOwn && (
        <Hand
          key="other"
          cards={seat.hand}
          name={words.say("web-rr-hand-of")}
          picks={null}
          {...table}
        />
      )}
      <Piles {...table} />
      {!view.result && (
        <details class="rr-zone rr-score">
          <summary>{words.say("web-rr-scores-now")}</summary>
          <ScoreSheet {...table} />
        </details>
      )}
    </div>
  );
}
