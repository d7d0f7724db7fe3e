/** The board of Raising Robots. Rules: docs/rules/raising_robots.md; view: view.py there. */

import { useState } from "preact/hooks";

import type { BoardProps } from "../board";
import { typed } from "../facts";
import { Beside } from "./beside";
import { Hand } from "./hand";
import { IconNames, nameOf } from "./icons";
import { Legend } from "./legend";
import { Lens, useLens } from "./lens";
import { Mat } from "./mat";
import { usePicks } from "./picks";
import { Piles } from "./piles";
import { openPlans, useDraft } from "./plans";
import { Ending, Points } from "./score";
import { Strip } from "./seats";
import { Auction, Looks } from "./start";
import type { RaisingBoard } from "./board";
import { Round, Track } from "./track";
import type { RaisingFacts, RaisingView } from "./view";
import { Work } from "./work";
import "./art.css";
import "./rr.css";

export { after, beat, cue } from "./story";

/** The prompt says what is asked. */
export const asks = true;

export function Board(props: BoardProps) {
  const view = typed<RaisingView>(props.view);
  const table: RaisingBoard = { view, printed: typed<RaisingFacts>(props.facts), board: props };
  const own = view.seats.find(({ seat }) => seat === props.seat);
  const [wish, show] = useState<number | null>(null);
  const seat = view.seats.find((one) => one.seat === wish) ?? own ?? view.seats[0];
  const picks = usePicks(props, own?.hand ?? null, view.doing);
  const draft = useDraft(openPlans(view.plans, props.options, props.ways), props.answer);
  const [told, watch] = useLens();
  const { words, names } = props;
  if (!seat) return null;
  const isOwn = seat === own;
  const title = words.say("web-rr-of", { name: names[seat.seat] ?? seat.letter });
  const marks = picks ?? draft;
  const looks = own?.looks && <Looks cards={own.looks} {...table} />;
  return (
    <IconNames.Provider value={(sign) => nameOf(sign, words)}>
      <div class={`rr rr-board stage-${view.stage}${own ? "" : " watched"}`} {...watch}>
        <header class="rr-top">
          <Round {...table} />
          <Strip shown={seat.seat} onShow={show} {...table} />
          <span class="rr-tools">
            <Legend words={words} />
            <Points {...table} />
            <Piles {...table} />
          </span>
        </header>
        {view.round > 0 && !view.result && <Track own={own} {...table} />}
        <Work own={own} picks={picks} draft={draft} {...table}>
          {looks}
        </Work>
        <div class="rr-main">
          <Ending {...table} />
          <Auction {...table} />
          <section class={`rr-mat seat-${seat.seat}`} data-spot="board" aria-label={title}>
            <h2 class={isOwn ? "hidden-text" : ""}>
              {title}
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
            <Beside seat={seat} isOwn={isOwn} {...table} />
            {seat.hand && !isOwn && (
              <Hand
                key="other"
                cards={seat.hand}
                name={words.say("web-rr-hand-of")}
                marks={null}
                draft={null}
                {...table}
              />
            )}
          </section>
        </div>
        <Lens told={told} {...table} />
        {own?.hand && !view.result && (
          <Hand
            key="own"
            cards={own.hand}
            name={words.say("web-rr-your-hand")}
            marks={marks}
            draft={draft}
            {...table}
          />
        )}
      </div>
    </IconNames.Provider>
  );
}
