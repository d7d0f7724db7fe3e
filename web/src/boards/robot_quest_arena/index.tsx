/** The board of Robot Quest Arena. Rules: docs/rules/robot_quest_arena.md; view: view.py there. */

import { useEffect, useRef, useState } from "preact/hooks";

import type { BoardProps } from "../board";
import { isAsked, typed } from "../facts";
import { Arena } from "./arena";
import { Flights } from "./flights";
import { Hand } from "./hand";
import { printed } from "./lookup";
import { isForChosen, ownRobots } from "./play";
import { Prompt } from "./prompt";
import { Shop } from "./shop";
import { Sides } from "./sides";
import type { Pointed } from "./squares";
import type { ArenaReach, ArenaView } from "./view";
import "./art.css";
import "./rqa.css";

export { after, beat, cue } from "./story";

/** The prompt says what is asked. */
export const asks = true;

export function Board(given: BoardProps) {
  const view = typed<ArenaView>(given.view);
  const own = ownRobots(view, given.seat);
  const [wish, choose] = useState("");
  const [card, pointCard] = useState("");
  const [pointed, point] = useState<Pointed | null>(null);
  const mover = own.find(({ robot }) => robot === wish)?.robot ?? own[0]?.robot ?? "";
  const [isAnswered, onPlay] = useChosen(view, given, mover);
  const props = isAnswered ? { ...given, options: [] } : given;
  const actor = view.doing?.robot && view.doing.card ? view.doing.robot : mover;
  const reach = view.reach[actor]?.[coveredCard(view, props, card)] ?? NOTHING;
  const side = view.seats.find(({ seat }) => seat === props.seat);
  const { rows, columns } = view.arena;
  return (
    <div class="rqa" style={{ "--rows": `${rows}`, "--columns": `${columns}` }}>
      <div class="rqa-table">
        <Prompt
          view={view}
          board={props}
          own={own}
          mover={mover}
          onChoose={choose}
        />
        <Arena
          view={view}
          board={props}
          mover={mover}
          own={own}
          onChoose={choose}
          reach={reach}
          pointed={pointed}
          onPoint={point}
        />
        {side?.hand && side.cards + view.turn > 0 && !view.result && (
          <Hand
            view={view}
            side={side}
            board={props}
            own={own}
            mover={mover}
            onPoint={pointCard}
            onPlay={onPlay}
          />
        )}
        <Sides view={view} board={props} />
        <Shop view={view} board={props} />
      </div>
      <Flights view={view} board={props} />
    </div>
  );
}

/** With two robots: a card played by hand is for the one chosen, where nothing else hangs on it.
Whether that is being answered now, and what to call when a card is played. */
function useChosen(
  view: ArenaView,
  board: BoardProps,
  mover: string,
): [boolean, (card: string) => void] {
  const { options, answer } = board;
  const played = useRef("");
  const isMeant = view.doing?.card === played.current && isForChosen(played.current, printed(board));
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

const NOTHING: ArenaReach = { open: [], hidden: [], targets: [], damage: 0 };

/** The card whose reach is shown: the one pointed at, or the one being resolved. */
function coveredCard(view: ArenaView, { options }: BoardProps, pointed: string): string {
  const asked = view.doing?.card;
  return asked && options.length > 0 ? asked : pointed;
}
