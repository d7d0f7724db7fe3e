/** The board of a game that brings none: its view, zone by zone; things on offer are buttons. */

import { seatLetter, type Words } from "../words";
import type { BoardProps } from "./board";

type Plain = Record<string, unknown>;

interface PartProps<T> {
  value: T;
  board: BoardProps;
  /** Whether this part belongs to another seat: its things are not ours to choose. */
  isForeign: boolean;
}

function isPlain(value: unknown): value is Plain {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function seatOf(value: unknown): number | null {
  return isPlain(value) && typeof value["seat"] === "number" ? value["seat"] : null;
}

export function GenericBoard(props: BoardProps) {
  const zones = Object.entries(props.view).filter(([, value]) => value !== null);
  return (
    <div class="generic">
      {zones.map(([name, value]) => (
        <section key={name} class={typeof value === "object" ? "zone" : "zone brief"}>
          <h2>{label(name, props.words)}</h2>
          <Value value={value} board={props} isForeign={false} />
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

function Row({ value, board, isForeign }: PartProps<unknown[]>) {
  if (value.length === 0) return <span class="muted">–</span>;
  return (
    <ul class={value.some(isPlain) ? "columns" : "things"}>
      {value.map((part, number) => {
        const seat = seatOf(part);
        return (
          <li key={number}>
            {seat !== null && (
              <h3>
                {board.words.say("seat", {
                  letter: seatLetter(seat),
                  name: board.names[seat] ?? "",
                })}
              </h3>
            )}
            <Value
              value={part}
              board={board}
              isForeign={isForeign || (seat !== null && seat !== board.seat)}
            />
          </li>
        );
      })}
    </ul>
  );
}

function Fields({ value, board, isForeign }: PartProps<Plain>) {
  const shown = Object.entries(value).filter(
    ([name, part]) => part !== null && name !== "seat" && name !== "letter",
  );
  return (
    <dl class="fields">
      {shown.map(([name, part]) => (
        <div key={name}>
          <dt>{label(name, board.words)}</dt>
          <dd>
            <Value value={part} board={board} isForeign={isForeign} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Thing({ value, board, isForeign }: PartProps<string>) {
  const option = isForeign
    ? undefined
    : board.options.find((one) => one.thing === value || one.place === value);
  const about = board.words.about(`thing-${value}`) || undefined;
  if (!option) {
    return (
      <span class="thing" title={about}>
        {board.words.thing(value)}
      </span>
    );
  }
  return (
    <button
      type="button"
      class="thing offered"
      title={about}
      onClick={() => board.answer(option.action)}
    >
      {board.words.thing(value)}
    </button>
  );
}
