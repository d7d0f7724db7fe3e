/** Things that fly during the show: cards from the Shop, cubes from a robot to a VP pile. */

import { useLayoutEffect, useRef } from "preact/hooks";

import type { Seen } from "../../shapes";
import type { BoardProps } from "../board";
import { factNumber, factSeat, factText } from "../facts";
import { Cube, FamilyIcon } from "./icons";
import { printed } from "./lookup";
import { beat as beatOf } from "./story";
import type { ArenaView } from "./view";

interface Flight {
  from: string;
  to: string;
}

/** From where to where an event sends something, if it does. */
export function flightOf(view: ArenaView, event: Seen): Flight | null {
  const seat = factSeat(event);
  const card = factText(event, "card");
  switch (event.kind) {
    case "obtained":
      // Of the Shop only the slot is left by now.
      return {
        from: card in view.supply ? `[data-sale="${card}"]` : ".rqa-gap",
        to: `[data-pile="discard-${seat}"]`,
      };
    case "damaged":
      return { from: `[data-robot="${factText(event, "robot")}"]`, to: `[data-vp="${view.active}"]` };
    case "compacted":
      return { from: ".rqa-shop", to: '[data-pile="junkyard"]' };
    case "scrapped":
      return { from: `[data-vp="${seat}"]`, to: '[data-pile="junkyard"]' };
    default:
      return null;
  }
}

export function Flights({ view, board }: { view: ArenaView; board: BoardProps }) {
  const { beat } = board;
  const flyer = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const root = flyer.current?.closest(".rqa");
    const flight = beat && flightOf(view, beat);
    if (!flight || !root || !flyer.current) return;
    const start = placeOf(root, flight.from);
    const end = placeOf(root, flight.to);
    if (start && end) fly(flyer.current, start, end, beatOf(beat));
  }, [beat]);
  const kind = beat?.kind === "damaged" ? "cubes" : "card";
  const card = beat ? factText(beat, "card") : "";
  return (
    <div ref={flyer} class={`rqa-flyer flyer-${kind}`} aria-hidden="true">
      {beat?.kind === "damaged" ? (
        <>
          {Array.from({ length: factNumber(beat, "red") }, (_, number) => (
            <Cube key={number} kind="red" />
          ))}
          {factNumber(beat, "blue") > 0 && <Cube kind="blue" />}
        </>
      ) : (
        <FamilyIcon family={printed(board).cards[card]?.type ?? "function"} />
      )}
    </div>
  );
}

function placeOf(root: Element, selector: string): DOMRect | null {
  return root.querySelector(selector)?.getBoundingClientRect() ?? null;
}

/** Lets a thing fly from the middle of one place to the middle of another. */
function fly(thing: HTMLElement, from: DOMRect, to: DOMRect, time: number): void {
  const at = (place: DOMRect, scale: number) => {
    const x = place.x + place.width / 2;
    const y = place.y + place.height / 2;
    return `translate(${x}px, ${y}px) translate(-50%, -50%) scale(${scale})`;
  };
  thing.animate(
    [
      { transform: at(from, 1.3), opacity: 1 },
      { transform: at(to, 0.8), opacity: 1, offset: 0.9 },
      { transform: at(to, 0.8), opacity: 0 },
    ],
    { duration: time * 1.2, easing: "cubic-bezier(0.5, 0, 0.4, 1)" },
  );
}
