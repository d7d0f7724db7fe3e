/** Platform, Flash and Stock: the Robots that can be used. */

import { useContext } from "preact/hooks";

import type { Option } from "../../shapes";
import type { BoardProps } from "../board";
import { isOffered } from "../facts";
import { Piece } from "../piece";
import { CardFace } from "./card";
import { OnDesk, placeOf, ROWS } from "./desk";
import { effectNow, isIdle } from "./effects";
import { joined } from "./fit";
import { picked, Printed, ROMAN } from "./printed";
import type { CyberionView } from "./view";

type Row = (typeof ROWS)[number];

interface RowsProps {
  view: CyberionView;
  board: BoardProps;
  /** The cards that would help with the Machine somebody points at. */
  lit: readonly string[];
}

export function Rows({ view, board, lit }: RowsProps) {
  const chosen = picked(view.doing);
  return (
    <section class="rows" aria-label={board.words.say("view-rows")}>
      {ROWS.map((row) => (
        <OneRow key={row} row={row} view={view} board={board} lit={lit} chosen={chosen} />
      ))}
    </section>
  );
}

interface OneRowProps extends RowsProps {
  row: Row;
  chosen: ReadonlyMap<string, number>;
}

function OneRow({ row, view, board, lit, chosen }: OneRowProps) {
  const { words } = board;
  const cards = view.rows[row];
  const copy = (number: number): number =>
    cards.slice(0, number).filter((card) => card === cards[number]).length;
  return (
    <div class={`row-zone row-${row}`} data-spot={row}>
      <h3>
        <RowSign row={row} />
        <span>{words.thing(row)}</span>
        <small class="muted">{words.say(`board-about-${row}`)}</small>
      </h3>
      <ul class="cards">
        {cards.map((card, number) => (
          <li key={`${card}.${copy(number)}`}>
            <RobotCard
              view={view}
              board={board}
              card={card}
              row={row}
              slot={ROWS.indexOf(row) * view.width + number}
              isLit={lit.includes(`${card}@${row}`)}
              isPicked={copy(number) < (chosen.get(`${card}@${row}`) ?? 0)}
            />
          </li>
        ))}
        {Array.from({ length: Math.max(0, view.width - cards.length) }, (_, number) => (
          <li key={`gap${number}`} class="gap" />
        ))}
      </ul>
    </div>
  );
}

interface RobotCardProps {
  view: CyberionView;
  board: BoardProps;
  card: string;
  row: Row;
  slot: number;
  isLit: boolean;
  /** The question under way has picked it. */
  isPicked: boolean;
}

function RobotCard({ view, board, card, row, slot, isLit, isPicked }: RobotCardProps) {
  const { words } = board;
  const { taken, take } = useContext(OnDesk);
  const piece = useContext(Printed).pieces[card];
  const verb = verbOf(board);
  const action = `${verb}:${card}@${row}`;
  const isTurn = verb === "trigger";
  const model = isTurn && piece?.kind === "robot" ? piece.model : null;
  const crew = taken?.kind === "crew" ? taken : null;
  const ways = crew ? (placeOf(view, crew.machine)?.ways ?? []) : [];
  const isMember = crew?.crew.includes(slot) ?? false;
  const fits = ways.flat().some((socket) => socket.includes(slot));
  const answer = (): void => {
    if (!isTurn || board.options.length === 0) board.answer(action);
    else if (crew && isMember) take({ ...crew, crew: crew.crew.filter((one) => one !== slot) });
    else if (crew && fits) take({ ...crew, crew: joined(ways, crew.crew, slot) });
    else if (isOffered(action, board.options)) take({ kind: "robot", slot });
    else board.answer(action);
  };
  const drag = dragTo((machine) => {
    const target = placeOf(view, machine);
    const before = crew?.machine === machine ? crew.crew : (target?.plan ?? []);
    const now = joined(target?.ways ?? [], before, slot);
    if (now.length > 0) take({ kind: "crew", machine, crew: now });
    else board.answer(`repair:${machine}`);
  });
  const best = Math.max(0, ...(view.choices[model ?? ""] ?? []));
  const isTaken = taken?.kind === "robot" && taken.slot === slot;
  const marks = `${isLit || (fits && !isMember) ? "lit" : ""} ${isMember ? "member" : ""}`;
  const label = crew && fits ? words.thing(card) : words.action(action);
  return (
    <span class="holder" {...(isTurn && board.options.length > 0 ? drag : {})}>
      <Piece
        class={`robot-card ${marks} ${crew && !fits ? "aside" : ""}`}
        action={action}
        board={{ ...board, answer }}
        label={isMember ? `${label}, ${words.say("board-in-crew")}` : label}
        about={model ? effectNow(view, model, words) : words.about(`thing-${card}`)}
        isChosen={isPicked || isMember || isTaken}
      >
        <CardFace card={card} />
      </Piece>
      {!!model && !isIdle(view, model, best) && !taken && isOffered(action, board.options) && (
        <button
          type="button"
          class="quick-use"
          tabIndex={-1}
          aria-hidden="true"
          title={effectNow(view, model, words)}
          onClick={() => board.answer(`${action} level:${ROMAN[best - 1]}`)}
        >
          ▸ {ROMAN[best - 1]}
        </button>
      )}
    </span>
  );
}

const FAR = 6; // pixels that make a drag of a click

/** Dragging a card with the mouse to a Machine; fingers scroll and tap. */
function dragTo(onDrop: (machine: string) => void) {
  const begin = (event: PointerEvent): void => {
    const card = event.currentTarget;
    if (event.pointerType === "touch" || event.button !== 0 || !(card instanceof HTMLElement)) return;
    const { clientX, clientY } = event;
    const over = new AbortController();
    let isDragged = false;
    const move = (to: PointerEvent): void => {
      const [dx, dy] = [to.clientX - clientX, to.clientY - clientY];
      isDragged ||= Math.hypot(dx, dy) >= FAR;
      card.classList.toggle("dragged", isDragged);
      card.style.translate = isDragged ? `${dx}px ${dy}px` : "";
    };
    const end = (at: PointerEvent): void => {
      over.abort();
      card.classList.remove("dragged");
      card.style.translate = "";
      if (!isDragged) return;
      const machine = machineAt(at.clientX, at.clientY);
      if (at.type === "pointerup" && machine) onDrop(machine);
      // A click that follows belongs to the drag.
      const swallow = (click: Event): void => click.stopPropagation();
      addEventListener("click", swallow, { capture: true, once: true });
      setTimeout(() => removeEventListener("click", swallow, { capture: true }));
    };
    addEventListener("pointermove", move, { signal: over.signal });
    addEventListener("pointerup", end, { signal: over.signal });
    addEventListener("pointercancel", end, { signal: over.signal });
  };
  return { onPointerDown: begin, onDragStart: (event: Event) => event.preventDefault() };
}

function machineAt(x: number, y: number): string {
  const found = document
    .elementsFromPoint(x, y)
    .map((element) => element.closest(".machine")?.querySelector("[data-machine]"))
    .find(Boolean);
  return found?.getAttribute("data-machine") ?? "";
}

/** The verb with which cards of the rows answer what is asked. */
function verbOf({ options }: BoardProps): string {
  const inRows = ({ action }: Option) => ROWS.some((row) => action.endsWith(`@${row}`));
  return options.find(inRows)?.verb ?? "trigger";
}

const SIGNS: Record<Row, string> = {
  platform: "M3 16h18M6 16v4M18 16v4M8 16V8h8v8",
  flash: "M13 2L5 13h6l-1 9 9-12h-6z",
  stock: "M3 9l9-5 9 5v11H3zM8 20v-7h8v7",
};

function RowSign({ row }: { row: Row }) {
  return (
    <svg class="row-sign" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={SIGNS[row]} />
    </svg>
  );
}
