/** One side: its tiles, its resting card and what is known of its hand. */

import type { Words } from "../../words";
import { Chip } from "./card";
import type { Whose } from "./places";
import { Tiles } from "./tiles";
import type { DuelFacts, DuelSide, DuelView } from "./view";

interface PanelProps {
  view: DuelView;
  printed: DuelFacts;
  side: DuelSide;
  whose: Whose;
  name: string;
  isAsked: boolean;
  isOwn: boolean;
  words: Words;
  onRest: (card: string) => void;
}

export function Panel(props: PanelProps) {
  const { view, side, whose, name, isAsked, isOwn, words } = props;
  const hasWon = (view.result?.scores[side.seat] ?? 0) > 0;
  return (
    <section
      class={`panel panel-${side.seat} ${whose}${isAsked ? " asked" : ""}${hasWon ? " won" : ""}`}
      aria-label={name}
      data-spot={whose}
    >
      <h2>
        <span class={`badge badge-${side.seat}`}>{side.letter}</span>
        <span class="panel-name">{name}</span>
      </h2>
      <div class="panel-tiles">
        <Tiles kind="health" count={side.health} of={view.tiles} words={words} />
        <Tiles kind="battery" count={side.battery} of={view.tiles} words={words} />
        <Tiles kind="disk" count={side.disk} of={view.tiles} words={words} />
      </div>
      <Rest {...props} />
      {!isOwn && <KnownHand {...props} />}
    </section>
  );
}

/** What rests. Of one's own card the table can say why it cannot be played. */
function Rest({ side, printed, isOwn, words, onRest }: PanelProps) {
  const { rest, rest_as: copied } = side;
  const chips = [rest, copied !== rest ? copied : null].filter((card) => card !== null);
  const name =
    rest && copied && copied !== rest
      ? words.say("board-rest-as", { card: words.thing(rest), copied: words.thing(copied) })
      : rest && words.thing(rest);
  const shown = (
    <>
      {chips.map((card) => (
        <Chip key={card} card={card} facts={printed.cards[card]} words={words} />
      ))}
      <span class="rest-name" aria-hidden="true">
        {name ?? words.say("board-rest-empty")}
      </span>
    </>
  );
  return (
    <div class="panel-line">
      <span class="tiles-name">{words.say("board-rest")}</span>
      {rest && isOwn ? (
        <button type="button" class="rest" onClick={() => onRest(rest)}>
          {shown}
        </button>
      ) : (
        <span class={rest ? "rest" : "rest nothing"}>{shown}</span>
      )}
    </div>
  );
}

function KnownHand({ side, view, printed, words }: PanelProps) {
  const unknown = words.say("board-unknown", { count: side.hidden });
  return (
    <div class="panel-line known">
      <span class="tiles-name">{words.say("web-hand")}</span>
      <span class="chips">
        {side.hand.map((card) => (
          <Chip
            key={card}
            card={card}
            facts={printed.cards[card]}
            cost={view.cards[card]}
            isDim={!side.payable.includes(card)}
            words={words}
          />
        ))}
        {side.hidden > 0 && (
          <span
            class="chip unknown"
            role="img"
            aria-label={unknown}
            data-tell={words.say("board-tell-unknown", { count: side.hidden })}
          >
            {"?".repeat(side.hidden)}
          </span>
        )}
      </span>
    </div>
  );
}
