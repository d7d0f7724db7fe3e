/** The score sheet: every source of points of every seat. */

import { useState } from "preact/hooks";

import { Dialog } from "../../parts/dialog";
import { Badge } from "../../parts/seats";
import type { Words } from "../../words";
import { KindIcon } from "./icons";
import type { RaisingBoard } from "./board";
import type { RaisingSeat } from "./view";

const SOURCES = ["robots", "classes", "inventory", "inventor", "leftover", "total"] as const;

export function ScoreSheet(table: RaisingBoard) {
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
                  {source === "total" && <KindIcon kind="vp" />}
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

function Grades({ seat, board }: RaisingBoard & { seat: RaisingSeat }) {
  const { words } = board;
  return (
    <ul class="sheet-grades">
      {seat.classes.map(({ card, grade, vp, credit }) => (
        <li key={card}>
          {words.label(words.thing(card))} <b>{grade || "–"}</b> {vp}
          {credit && ` (${words.say("web-rr-credit-earned")})`}
        </li>
      ))}
    </ul>
  );
}

/** The end of a game: the sheet, and for a player alone what the points are called. */
export function Ending(table: RaisingBoard) {
  const { view, board } = table;
  const { words } = board;
  if (!view.result) return null;
  const { reason } = view.result;
  return (
    <section class="rr-ending" data-spot="score" aria-label={words.say("web-rr-scores")}>
      {view.seats.length === 1 && (
        <p class="rr-rating">{words.sayOr(`result-${reason}`, reason)}</p>
      )}
      <ScoreSheet {...table} />
    </section>
  );
}

/** The points so far, and what grades are worth, whenever somebody wants to know. */
export function Points(table: RaisingBoard) {
  const { view, board, printed } = table;
  const { words } = board;
  const [isOpen, setOpen] = useState(false);
  if (view.result) return null;
  return (
    <>
      <button type="button" class="small quiet rr-points" onClick={() => setOpen(true)}>
        <KindIcon kind="vp" /> {words.say("web-rr-points")}
      </button>
      {isOpen && (
        <Dialog title={words.say("web-rr-scores-now")} onClose={() => setOpen(false)}>
          <div class="rr">
            <ScoreSheet {...table} />
            <p class="rr-grades">
              {words.say("web-rr-grades")}{" "}
              {["D", "C", "B", "A"].map((grade, number) => (
                <span key={grade}>
                  <b>{grade}</b> {printed.board.grades[number]}
                  <KindIcon kind="vp" />{" "}
                </span>
              ))}
            </p>
          </div>
        </Dialog>
      )}
    </>
  );
}

/** The games of a solo challenge so far. */
export function Past({ view, words }: Pick<RaisingBoard, "view"> & { words: Words }) {
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
