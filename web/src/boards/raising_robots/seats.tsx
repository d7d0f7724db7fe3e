/** Everybody at a glance; a click shows the whole board of a seat. */

import { Check } from "../../parts/icons";
import { Badge } from "../../parts/seats";
import { KindIcon } from "./icons";
import type { RaisingBoard } from "./board";
import type { RaisingSeat } from "./view";

interface StripProps extends RaisingBoard {
  shown: number;
  onShow: (seat: number) => void;
}

export function Strip({ shown, onShow, ...table }: StripProps) {
  const { view, board } = table;
  const { words, names } = board;
  if (view.seats.length < 2) return null;
  return (
    <div class="rr-strip" data-spot="seats" role="group" aria-label={words.say("web-rr-whose")}>
      {view.seats.map((seat) => (
        <button
          key={seat.seat}
          type="button"
          class={`rr-seat${board.beat?.facts["seat"] === seat.seat ? " told" : ""}`}
          aria-pressed={seat.seat === shown}
          onClick={() => onShow(seat.seat)}
        >
          <Badge seat={seat.seat} />
          <span class="seat-words">
            <strong>{names[seat.seat] ?? seat.letter}</strong>
            <SeatState seat={seat} {...table} />
          </span>
          <span class="seat-numbers">
            <span title={words.say("web-rr-points-now")}>
              <KindIcon kind="vp" />
              {seat.score.total}
              <span class="hidden-text">{words.say("web-rr-points-now")}</span>
            </span>
            <span title={words.say("web-rr-robots")}>
              <KindIcon kind="ASM" />
              {seat.robots}
              <span class="hidden-text">{words.say("web-rr-robots")}</span>
            </span>
          </span>
        </button>
      ))}
    </div>
  );
}

function SeatState({ seat, view, board }: RaisingBoard & { seat: RaisingSeat }) {
  const { words, asked } = board;
  const isAtWork = asked.includes(seat.seat);
  const isInTurn = view.stage === "auction";
  if (view.result || asked.length === 0 || (isInTurn && !isAtWork)) return null;
  return (
    <small class={isAtWork ? "at-work" : "all-done"}>
      {!isAtWork && <Check />}
      <span class="hidden-text">{words.say(isAtWork ? "web-rr-at-work" : "web-rr-finished")}</span>
    </small>
  );
}
