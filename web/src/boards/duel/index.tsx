/** The board of the Duel: one stage under a night sky. Rules: docs/rules/duel.md; view:
docs/games/duel.md. */

import { useMemo, useRef } from "preact/hooks";

import { preferences } from "../../preferences";
import { shownFor } from "../../table/show";
import type { BoardProps } from "../board";
import { typed } from "../facts";
import { Effects } from "./effects";
import { Hand } from "./hand";
import { History, tellRound } from "./history";
import { Panel } from "./panel";
import { Places, type Whose } from "./places";
import { useRoom } from "./room";
import { Sky } from "./sky";
import { Stage } from "./stage";
import { rounds } from "./story";
import { Bubble, useTelling } from "./tell";
import type { DuelFacts, DuelView } from "./view";
import { PlayZone } from "./zones";
import "./duel.css";

export { after, beat, cue } from "./story";
/** The caption below the stage says what is asked, and for whom the table waits. */
export const asks = true;

export function Board(props: BoardProps) {
  const { seat, you, names, asked, story, beat, words } = props;
  const view = typed<DuelView>(props.view);
  const printed = typed<DuelFacts>(props.facts);
  const whole = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLDivElement>(null);
  const room = useRoom(whole, field);
  const places = useMemo(() => new Places(room, view.board.length), [room, view.board.length]);
  const { told, listeners } = useTelling();
  const past = rounds(story).filter((one) => beat || view.result || one.round < view.round);
  const last = past.at(-1);
  const toldLast = last && tellRound(last.events, names, you, words);
  // One's own side comes first, whichever seat one has.
  const sides = seat === 1 ? [...view.sides].reverse() : view.sides;
  const whose = (one: number): Whose => (one === sides[0]?.seat ? "near" : "far");
  const own = view.sides.find((side) => side.seat === seat);
  const tempo = shownFor(1000, 0, preferences().speed) / 1000;
  return (
    <div
      class={room.isTall ? "duel tall" : "duel wide"}
      ref={whole}
      style={{ "--tempo": tempo }}
      {...listeners}
    >
      <Sky />
      <div class="strip">
        <div class="duel-round">
          <strong>{words.say("board-round", { round: view.round })}</strong>
          <span data-tell={words.say("board-tell-pile", { count: view.pile })}>
            {words.say("board-pile", { count: view.pile })}
          </span>
        </div>
        <History
          rounds={past}
          seats={(room.isTall ? [...sides].reverse() : sides).map((side) => side.seat)}
          cards={printed.cards}
          names={names}
          you={you}
          words={words}
        />
      </div>
      <div class="duel-field" data-spot="stage" ref={field}>
        <Stage
          view={view}
          places={places}
          whose={whose}
          names={names}
          beat={beat}
          moment={story.length}
          words={words}
        />
        {sides.map((side) => (
          <PlayZone
            key={side.seat}
            side={side}
            whose={whose(side.seat)}
            places={places}
            board={props}
            last={last}
            told={toldLast}
          />
        ))}
        {beat && (
          <Effects key={story.length} beat={beat} view={view} places={places} whose={whose} />
        )}
      </div>
      {sides.map((side) => (
        <Panel
          key={side.seat}
          view={view}
          printed={printed}
          side={side}
          whose={whose(side.seat)}
          name={names[side.seat] ?? side.letter}
          isAsked={asked.includes(side.seat)}
          isOwn={side.seat === seat}
          words={words}
          onRest={(card) => props.answer(`play:${card}`)}
        />
      ))}
      <p class="caption" aria-hidden="true">
        {caption(props)}
      </p>
      {own && !view.result && <Hand side={own} view={view} board={props} />}
      {!beat && <Bubble told={told} />}
    </div>
  );
}

/** What is happening, or is asked: below the stage, so that nobody has to look elsewhere. */
function caption({ beat, names, you, words, question, asked, seat }: BoardProps): string {
  if (beat?.kind === "revealed") return words.say("web-happening");
  if (beat) return words.event(beat, names, you);
  if (question) return words.sayOr(`ask-${question}`, "");
  const others = asked.filter((one) => one !== seat);
  const who = others.map((one) => names[one] ?? "").filter(Boolean);
  return who.length > 0 ? words.say("web-waiting-for", { who: who.join(", ") }) : "";
}
