/** The board of Robot Quest Arena. Rules: docs/rules/robot_quest_arena.md; view: view.py there. */

import { useEffect, useRef, useState } from "preact/hooks";

import type { BoardProps } from "../board";
import { Arena } from "./arena";
import { ABILITY, readEffects } from "./effects";
import { Flights } from "./flights";
import { reachOf } from "./geometry";
import { Hand } from "./hand";
import { isForChosen, ownRobots } from "./play";
import { Prompt } from "./prompt";
import { isAsked, robotNamed, rqaView, type Robot, type RqaView } from "./shape";
import { Shop } from "./shop";
import { Sides } from "./sides";
import "./art.css";
import "./rqa.css";

export { after, beat } from "./story";

export function Board(given: BoardProps) {
  const view = rqaView(given.view);
  const own = ownRobots(view, given.seat);
  const [wish, choose] = useState("");
  const [pointed, point] = useState("");
  const mover = own.find(({ robot }) => robot === wish)?.robot ?? own[0]?.robot ?? "pug";
  const [isAnswered, onPlay] = useChosen(view, given, mover);
  const props = isAnswered ? { ...given, options: [] } : given;
  const actor = view.doing?.robot && view.doing.card ? view.doing.robot : mover;
  const effect = coveredEffect(view, props, pointed);
  const reach = reachOf(view, robotNamed(view, actor) ?? NOBODY, readEffects(effect));
  const side = view.seats.find(({ seat }) => seat === props.seat);
  return (
    <div class="rqa">
      <div class="rqa-table">
        <Prompt
          view={view}
          board={props}
          own={own}
          mover={mover}
          onChoose={choose}
          onPoint={point}
        />
        <div class="rqa-play">
          <Arena
            view={view}
            board={props}
            mover={mover}
            own={own}
            onChoose={choose}
            reach={reach}
          />
          {side?.hand && !view.result && (
            <Hand
              side={side}
              view={view}
              board={props}
              own={own}
              mover={mover}
              onPoint={(card) => point(view.cards[card]?.effect ?? "")}
              onPlay={onPlay}
            />
          )}
        </div>
        <Shop view={view} board={props} />
        <Sides view={view} board={props} />
      </div>
      <Flights view={view} board={props} />
    </div>
  );
}

/** With two robots: a card played by hand is for the one chosen, where nothing else hangs on it.
Whether that is being answered now, and what to call when a card is played. */
function useChosen(
  view: RqaView,
  { options, answer }: BoardProps,
  mover: string,
): [boolean, (card: string) => void] {
  const played = useRef("");
  const isMeant = view.doing?.card === played.current && isForChosen(played.current, view);
  const isAnswered = isMeant && isAsked("for", options);
  useEffect(() => {
    if (isAnswered) answer(`for:${mover}`); // heard only once the table is ready
  });
  const isDone = isAsked("end", options);
  useEffect(() => {
    if (isDone) played.current = "";
  }, [isDone]);
  const onPlay = (card: string): void => {
    played.current = card;
  };
  return [isAnswered, onPlay];
}

const NOBODY = { square: null } as Robot;

/** The effect whose reach is shown: of the card pointed at, or of the one being resolved. */
function coveredEffect(view: RqaView, { options }: BoardProps, pointed: string): string {
  const asked = view.doing?.card;
  if (!asked || options.length === 0) return pointed;
  return asked === "ability" ? ABILITY : (view.cards[asked]?.effect ?? "");
}
