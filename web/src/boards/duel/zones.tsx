/** The two play zones: a card face down, revealed, or what was played last. */

import type { BoardProps } from "../board";
import { typed } from "../facts";
import { ZoneCard } from "./card";
import type { Places, Whose } from "./places";
import type { Round } from "./story";
import type { DuelFacts, DuelSide } from "./view";

interface PlayZoneProps {
  side: DuelSide;
  whose: Whose;
  places: Places;
  board: BoardProps;
  /** The last round, and what came of it. */
  last: Round | undefined;
  told: string | undefined;
}

export function PlayZone(props: PlayZoneProps) {
  const { whose, places } = props;
  const { x, y } = places.zone(whose);
  const { width, height } = places.card;
  const place = {
    left: `${x - width / 2}px`,
    top: `${y - height / 2}px`,
    width: `${width}px`,
    height: `${height}px`,
  };
  return (
    <div class={`play-zone ${whose}`} style={place}>
      <Laid {...props} />
    </div>
  );
}

function Laid({ side, board, last, told }: PlayZoneProps) {
  const { asked, beat, words, names } = board;
  const { cards } = typed<DuelFacts>(board.facts);
  const name = names[side.seat] ?? side.letter;
  const past = last?.cards[side.seat];
  if (side.play) {
    const mood = !beat ? "laid" : beat.kind === "revealed" ? "turning" : "shown";
    const isSecret = mood === "turning" && side.seat !== board.seat; // until it has turned
    const label = isSecret
      ? words.say("web-face-down", { name })
      : words.say("board-playing", { name, card: words.thing(side.play) });
    const facts = cards[side.acts ?? side.play];
    return (
      <ZoneCard
        card={side.play}
        acts={side.acts}
        facts={facts}
        mood={mood}
        label={label}
        words={words}
      />
    );
  }
  if (!beat && asked.length > 0 && !asked.includes(side.seat)) {
    const label = words.say("web-face-down", { name });
    return <ZoneCard card={null} mood="down" label={label} words={words} />;
  }
  if (!past) return <div class="zone-empty" />;
  const label = words.say("web-last-played", { name, card: words.thing(past) });
  return (
    <ZoneCard card={past} facts={cards[past]} mood="past" label={label} told={told} words={words} />
  );
}
