/** The board of the Duel. Rules: docs/rules/duel.md; view: docs/games/duel.md. */

import { useEffect, useRef } from "preact/hooks";

import type { BoardProps } from "../board";
import { HandCard, ZoneCard } from "./card";
import { History } from "./history";
import { Panel } from "./panel";
import { duelView, type DuelView, type Side } from "./shape";
import { Stage } from "./stage";
import { rounds, type Round } from "./story";
import "./duel.css";

export { after, beat } from "./story";

export function Board(props: BoardProps) {
  const scene = useRef<HTMLDivElement>(null);
  const isRevealed = props.beat?.kind === "revealed";
  useEffect(() => {
    // On a phone the hand is below: the reveal must not happen out of sight.
    if (isRevealed) scene.current?.scrollIntoView({ block: "nearest", behavior: "smooth" });
  }, [isRevealed]);
  const { seat, names, asked, story, beat, words } = props;
  const view = duelView(props.view);
  const past = rounds(story).filter((one) => beat || view.result || one.round < view.round);
  const own = view.sides.find((side) => side.seat === seat);
  return (
    <div class="duel">
      <div class="duel-scene" ref={scene}>
        <Stage view={view} names={names} beat={beat} words={words} />
        <div class="duel-round">
          <strong>{words.say("board-round", { round: view.round })}</strong>
          <span>{words.say("board-pile", { count: view.pile })}</span>
        </div>
        {view.sides.map((side) => (
          <PlayZone key={side.seat} side={side} board={props} view={view} last={past.at(-1)} />
        ))}
      </div>
      {view.sides.map((side) => (
        <Panel
          key={side.seat}
          view={view}
          side={side}
          name={names[side.seat] ?? side.letter}
          isAsked={asked.includes(side.seat)}
          isOwn={side.seat === seat}
          words={words}
          onRest={(card) => props.answer(`play:${card}`)}
        />
      ))}
      <History rounds={past} words={words} />
      {own && !view.result && <Hand side={own} view={view} board={props} />}
    </div>
  );
}

function PlayZone({
  side,
  board,
  view,
  last,
}: {
  side: Side;
  board: BoardProps;
  view: DuelView;
  last: Round | undefined;
}) {
  const { asked, beat, words, names } = board;
  const name = names[side.seat] ?? side.letter;
  const zone = `play-zone zone-${side.seat}`;
  const past = last?.cards[side.seat];
  if (beat && side.play) {
    const label = words.say("board-playing", { name, card: words.thing(side.play) });
    return (
      <div class={zone}>
        <ZoneCard
          key={`turn-${view.round}`}
          card={side.play}
          mood="turning"
          label={label}
          words={words}
        />
      </div>
    );
  }
  if (side.play) {
    const label = words.say("board-playing", { name, card: words.thing(side.play) });
    return (
      <div class={zone}>
        <ZoneCard card={side.play} mood="laid" label={label} words={words} />
      </div>
    );
  }
  const isDown = !beat && asked.length > 0 && !asked.includes(side.seat);
  if (isDown) {
    return (
      <div class={zone}>
        <ZoneCard
          card={null}
          mood="down"
          label={words.say("web-face-down", { name })}
          words={words}
        />
      </div>
    );
  }
  return (
    <div class={zone}>
      {past ? (
        <ZoneCard
          card={past}
          mood="past"
          label={words.say("web-last-played", { name, card: words.thing(past) })}
          words={words}
        />
      ) : (
        <div class="zone-empty" />
      )}
    </div>
  );
}

function Hand({ side, view, board }: { side: Side; view: DuelView; board: BoardProps }) {
  const { words } = board;
  const cards = Object.keys(view.cards).filter(
    (card) => side.hand.includes(card) || side.play === card,
  );
  return (
    <section class="hand" aria-label={words.say("web-hand")}>
      <ul>
        {cards.map((card) => (
          <li key={card}>
            <HandCard
              card={card}
              cost={view.cards[card] ?? { battery: 0, disk: 0 }}
              isChosen={!board.beat && side.play === card}
              board={board}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
