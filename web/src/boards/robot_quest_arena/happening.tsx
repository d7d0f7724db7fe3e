/** What events add to the arena: shots and blasts while they are shown; numbers that fly up and
knock-outs a little longer, so that they are seen however fast the film is. */

import { useEffect, useRef, useState } from "preact/hooks";

import type { Seen } from "../../shapes";
import type { BoardProps } from "../board";
import { factNumber, factText } from "../facts";
import { robotNamed, squareOf } from "./lookup";
import { corner } from "./token";
import type { ArenaView } from "./view";

const BURST =
  "M50-12l12 30 30-18-14 32 34 14-34 12 16 32-32-16-12 34-12-34-32 16 16-32-34-12 34-14L8 0l30 18z";

interface HappeningProps {
  view: ArenaView;
  board: BoardProps;
}

export function Happening({ view, board }: HappeningProps) {
  return (
    <>
      <Moment view={view} board={board} />
      <Lasting view={view} board={board} />
    </>
  );
}

/** Where the robot of an event stands, or stood when it fell; -1 if it is about none. */
function placeOf(view: ArenaView, event: Seen): number {
  const robot = robotNamed(view, factText(event, "robot"));
  return squareOf(robot?.square ?? robot?.fell ?? null, view.arena.columns);
}

/** What is there only while an event is shown. */
function Moment({ view, board }: HappeningProps) {
  const { beat } = board;
  const here = beat ? placeOf(view, beat) : -1;
  if (!beat || here < 0) return null;
  const { columns } = view.arena;
  const [x, y] = middle(here, columns);
  if (beat.kind === "blasted") return <circle cx={x} cy={y} r="140" class="blast-ring" />;
  if (beat.kind === "bumped") return <path d={BURST} class="bump" transform={moved(here, columns)} />;
  const end = lineEnd(view, beat);
  if (end < 0) return null;
  const kind = beat.kind === "moved" ? "tether" : "shot";
  return <path d={`M${x} ${y}L${middle(end, columns).join(" ")}`} class={kind} />;
}

function moved(square: number, columns: number): string {
  return `translate(${corner(square, columns).join(" ")})`;
}

function middle(square: number, columns: number): [number, number] {
  const [x, y] = corner(square, columns);
  return [x + 50, y + 45];
}

/** The square to which a shot, a beam or the pull of another robot is drawn, -1 for none. */
function lineEnd(view: ArenaView, event: Seen): number {
  const { columns } = view.arena;
  if (event.kind === "attacked")
    return squareOf(robotNamed(view, factText(event, "target"))?.square ?? null, columns);
  if (event.kind === "fired") return squareOf(factText(event, "end"), columns);
  if (event.kind !== "moved") return -1;
  return squareOf(robotNamed(view, factText(event, "puller"))?.square ?? null, columns);
}

interface Mark {
  number: number;
  square: number;
  kind: "hit" | "mend" | "knock-out";
  text: string;
}

/** What is drawn of an event until it has flown away. */
function markOf(event: Seen, { words }: BoardProps): Pick<Mark, "kind" | "text"> | null {
  switch (event.kind) {
    case "damaged":
      return { kind: "hit", text: `−${factNumber(event, "red") + factNumber(event, "blue")}` };
    case "repaired":
      return { kind: "mend", text: `+${factNumber(event, "count")}` };
    case "knocked_out":
      return { kind: "knock-out", text: words.say("board-ko") };
    default:
      return null;
  }
}

function Lasting({ view, board }: HappeningProps) {
  const { beat } = board;
  const [marks, setMarks] = useState<readonly Mark[]>([]);
  const count = useRef(0);
  useEffect(() => {
    const mark = beat && markOf(beat, board);
    const square = beat ? placeOf(view, beat) : -1;
    if (!mark || square < 0) return;
    count.current += 1;
    const number = count.current;
    setMarks((before) => [...before, { ...mark, square, number }]);
  }, [beat]);
  const remove = (number: number): void =>
    setMarks((before) => before.filter((mark) => mark.number !== number));
  return (
    <>
      {marks.map(({ number, square, kind, text }) => (
        <g key={number} transform={moved(square, view.arena.columns)}>
          <g class={`mark ${kind}`} onAnimationEnd={() => remove(number)}>
            {kind === "knock-out" && <path d={BURST} />}
            <text x="50" y={kind === "knock-out" ? 64 : 40}>
              {text}
            </text>
          </g>
        </g>
      ))}
    </>
  );
}
