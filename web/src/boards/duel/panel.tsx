/** One side: its robot, tiles, resting card and what is known of its hand. */

import type { Words } from "../../words";
import { Chip } from "./card";
import { Portrait } from "./robots";
import { type DuelView, type Side } from "./shape";
import { Tiles } from "./tiles";

interface PanelProps {
  view: DuelView;
  side: Side;
  name: string;
  isAsked: boolean;
  isOwn: boolean;
  words: Words;
  onRest: (card: string) => void;
}

export function Panel({ view, side, name, isAsked, isOwn, words, onRest }: PanelProps) {
  const canPay = (card: string): boolean => {
    const cost = view.cards[card];
    return !cost || (cost.battery <= side.battery && cost.disk <= side.disk);
  };
  const restName =
    side.rest && side.rest_as && side.rest_as !== side.rest
      ? words.say("board-rest-as", {
          card: words.thing(side.rest),
          copied: words.thing(side.rest_as),
        })
      : side.rest && words.thing(side.rest);
  const hasWon = (view.result?.scores[side.seat] ?? 0) > 0;
  return (
    <section
      class={`panel panel-${side.seat}${isAsked ? " asked" : ""}${hasWon ? " won" : ""}`}
      aria-label={name}
    >
      <div class="panel-head">
        <Portrait seat={side.seat} isOut={side.health === 0} />
        <h2>
          <span class={`badge badge-${side.seat}`}>{side.letter}</span>
          <span class="panel-name">{name}</span>
        </h2>
      </div>
      <Tiles kind="health" count={side.health} words={words} />
      <Tiles kind="battery" count={side.battery} words={words} />
      <Tiles kind="disk" count={side.disk} words={words} />
      <div class="panel-line">
        <span class="tiles-name">{words.say("board-rest")}</span>
        {side.rest ? (
          <button
            type="button"
            class="rest"
            onClick={() => side.rest && onRest(side.rest)}
            disabled={!isOwn}
          >
            <Chip card={side.rest} words={words} />
            {side.rest_as && side.rest_as !== side.rest && (
              <Chip card={side.rest_as} words={words} />
            )}
            <span aria-hidden="true">{restName}</span>
          </button>
        ) : (
          <span class="muted">{words.say("board-rest-empty")}</span>
        )}
      </div>
      {!isOwn && (
        <div class="panel-line hand-line">
          <span class="tiles-name">{words.say("web-hand")}</span>
          <span class="chips">
            {side.hand.map((card) => (
              <Chip key={card} card={card} isDim={!canPay(card)} words={words} />
            ))}
            {side.hidden > 0 && (
              <span
                class="chip unknown"
                role="img"
                aria-label={words.say("board-unknown", { count: side.hidden })}
              >
                {"?".repeat(side.hidden)}
              </span>
            )}
          </span>
        </div>
      )}
    </section>
  );
}
