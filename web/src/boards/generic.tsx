/** The board of a game that brings none: its view, zone by zone. Whatever is on offer is a button
where it lies; whatever else could be answered with says why it cannot be now. */

import type { Option } from "../shapes";
import { seatLetter, type Words } from "../words";
import type { BoardProps } from "./board";
import { Piece } from "./piece";

type Plain = Record<string, unknown>;

/** Whose part of the view this is: ours, another seat's (not ours to choose), or everybody's. */
type Owner = "own" | "foreign" | "shared";

interface GenericBoard extends BoardProps {
  /** What lies before us: of such things ours are meant, not those elsewhere. */
  ours: ReadonlySet<string>;
}

interface PartProps<T> {
  value: T;
  board: GenericBoard;
  owner: Owner;
}

function isPlain(value: unknown): value is Plain {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function seatOf(value: unknown): number | null {
  return isPlain(value) && typeof value["seat"] === "number" ? value["seat"] : null;
}

/** The names of all things in the parts of a view that belong to a seat. */
export function thingsOf(value: unknown, seat: number | null, isOwn = false): Set<string> {
  if (typeof value === "string") return new Set(isOwn ? [value] : []);
  if (typeof value !== "object" || value === null) return new Set();
  const owner = seatOf(value);
  const isOurs = isOwn || (owner !== null && owner === seat);
  return new Set(Object.values(value).flatMap((part) => [...thingsOf(part, seat, isOurs)]));
}

/** It cannot know where every answer belongs. */
export const needsList = true;

export function Board(props: BoardProps) {
  const board: GenericBoard = { ...props, ours: thingsOf(props.view, props.seat) };
  const zones = Object.entries(props.view).filter(([, value]) => value !== null);
  const isBrief = (value: unknown): boolean => typeof value !== "object";
  const brief = zones.filter(([, value]) => isBrief(value));
  return (
    <div class="generic">
      {brief.length > 0 && (
        <dl class="facts">
          {brief.map(([name, value]) => (
            <div key={name}>
              <dt>{label(name, props.words)}</dt>
              <dd>
                <Value value={value} board={board} owner="shared" />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {zones
        .filter(([, value]) => !isBrief(value))
        .map(([name, value]) => (
          <section key={name} class="zone">
            <h2>{label(name, props.words)}</h2>
            <Value value={value} board={board} owner="shared" />
          </section>
        ))}
    </div>
  );
}

function label(name: string, words: Words): string {
  return words.sayOr(`view-${name}`, words.sayOr(`thing-${name}`, name.replaceAll("_", " ")));
}

function Value({ value, ...rest }: PartProps<unknown>) {
  if (Array.isArray(value)) return <Row value={value} {...rest} />;
  if (isPlain(value)) return <Fields value={value} {...rest} />;
  if (typeof value === "string") return <Thing value={value} {...rest} />;
  return <span class="number">{value === null ? "–" : String(value)}</span>;
}

function Row({ value, board, owner }: PartProps<unknown[]>) {
  if (value.length === 0) return <span class="muted">–</span>;
  return (
    <ul class={value.some(isPlain) ? "columns" : "things"}>
      {value.map((part, number) => {
        const seat = seatOf(part);
        return (
          <li key={number} class={seat !== null && board.asked.includes(seat) ? "asked" : ""}>
            {seat !== null && <SeatTitle seat={seat} board={board} />}
            <Value
              value={part}
              board={board}
              owner={seat === null ? owner : seat === board.seat ? "own" : "foreign"}
            />
          </li>
        );
      })}
    </ul>
  );
}

function SeatTitle({ seat, board }: { seat: number; board: GenericBoard }) {
  return (
    <h3>
      <span class={`badge badge-${seat % 6}`} aria-hidden="true">
        {seatLetter(seat)}
      </span>{" "}
      {board.names[seat] ?? seatLetter(seat)}
    </h3>
  );
}

function Fields({ value, board, owner }: PartProps<Plain>) {
  const shown = Object.entries(value).filter(
    ([name, part]) => part !== null && name !== "seat" && name !== "letter",
  );
  return (
    <dl class="fields">
      {shown.map(([name, part]) => (
        <div key={name}>
          <dt>{label(name, board.words)}</dt>
          <dd>
            <Value value={part} board={board} owner={owner} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The options that speak of a thing; what is on offer is told by the engine, never guessed. */
function optionsOf(name: string, options: readonly Option[]): Option[] {
  return options.filter((option) => option.thing === name || option.place === name);
}

function Thing({ value, board, owner }: PartProps<string>) {
  const { words } = board;
  const isMeant = owner === "own" || (owner === "shared" && !board.ours.has(value));
  const options = isMeant ? optionsOf(value, board.options) : [];
  const about = words.about(`thing-${value}`);
  const face = (
    <>
      <span class="thing-name">{words.thing(value)}</span>
      {about !== "" && <small class="thing-about">{about}</small>}
    </>
  );
  const [first, second] = options;
  if (first && second) {
    return (
      <details class="thing offered">
        <summary>{face}</summary>
        <div class="thing-choices">
          {options.map((option) => (
            <Piece key={option.action} class="" action={option.action} board={board}>
              {words.action(option.action)}
            </Piece>
          ))}
        </div>
      </details>
    );
  }
  return (
    <Piece
      class="thing"
      action={first?.action ?? null}
      board={board}
      label={first && words.action(first.action)}
    >
      {face}
    </Piece>
  );
}
