/** The score sheet: every source of points of every seat. */

import { Badge } from "../../parts/seats";
import type { Words } from "../../words";
import { KindIcon } from "./icons";
import type { Seat } from "./shape";
import type { Table } from "./table";

const SOURCES = ["robots", "classes", "inventory", "inventor", "leftover", "total"] as const;

export function ScoreSheet(table: Table) {
  const { view, board } = table;
  const { words, names } = board;
  const best = Math.max(...view.seats.map(({ score }) => score.total));
  return (
    <div class="rr-sheet" role="group" aria-label={words.say("web-rr-scores")} tabIndex={0}>
      <table>
        {view.result && <caption>{words.say("web-rr-scores")}</caption>}
        <thead>
          <tr>
            <td />
            {view.seats.map(({ seat, letter }) => (
              <th key={seat} scope="col">
                <Badge seat={seat} /> {names[seat] ?? letter}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {SOURCES.map((source) => (
            <tr key={source} class={`source-${source}`}>
              <th scope="row">{words.say(`web-rr-score-${source}`)}</th>
              {view.seats.map((seat) => (
                <td
                  key={seat.seat}
                  class={source === "total" && seat.score.total === best ? "best" : ""}
                  data-score={`${seat.seat}-${source}`}
                >
                  {seat.score[source]}
                  {source === "total" && <KindIcon kind="V" />}
                  {source === "classes" && <Grades seat={seat} {...table} />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Grades({ seat, board }: Table & { seat: Seat }) {
  const { words } = board;
  return (
    <ul class="sheet-grades">
      {seat.classes.map(({ card, grade, vp, credit }) => (
        <li key={card}>
          {words.thing(card)}: <b>{grade || "–"}</b> {vp}
          {credit && ` (${words.say("web-rr-credit-earned")})`}
        </li>
      ))}
    </ul>
  );
}

/** The end of a game: the sheet, and for who plays alone what the points are called. */
export function Ending(table: Table) {
  const { view, board } = table;
  const { words } = board;
  if (!view.result) return null;
  const { reason } = view.result;
  return (
    <section class="rr-zone rr-ending" aria-label={words.say("web-rr-scores")}>
      {view.seats.length === 1 && (
        <p class="rr-rating">{words.sayOr(`result-${reason}`, reason)}</p>
      )}
      <ScoreSheet {...table} />
    </section>
  );
}

/** The games of a solo challenge so far. */
export function Past({ view, words }: Pick<Table, "view"> & { words: Words }) {
  if (view.past.length === 0) return null;
  return (
    <span class="rr-past">
      {words.say("web-rr-past")}{" "}
      {view.past.map((points, number) => (
        <span key={number} class="past-game">
          {number + 1}: <b>{points}</b>
        </span>
      ))}
    </span>
  );
}
