/** Who sits where, who is asked, who is there; invitations for empty seats. */

import type { SeatInfo } from "../shapes";
import type { Told } from "../table/clock";
import { seatLetter, type Words } from "../words";
import { SeatClock } from "./clock";
import { LinkSign, More, Person, Robot } from "./icons";
import { goneText } from "./notices";

interface SeatsProps {
  seats: readonly SeatInfo[];
  names: readonly string[];
  asked: readonly number[];
  bot: string;
  over: boolean;
  /** What people have left to think, if there is a clock. */
  time?: Told | null;
  words: Words;
  onBot: (seat: number, bot: string) => void;
}

export function Seats({ seats, names, asked, bot, over, time, words, onBot }: SeatsProps) {
  const isSeated = seats.some((seat) => seat.yours);
  return (
    <ul class="seats">
      {seats.map((seat) => (
        <li key={seat.seat} class={`seat seat-${seat.seat}`}>
          <Badge seat={seat.seat} />
          <span class="seat-name">
            {seat.taken ? names[seat.seat] : words.say("web-seat-free")}
            {seat.yours && <small> {words.say("you")}</small>}
            {seat.kind !== "bot" && !over && (
              <SeatClock
                told={time ?? null}
                seat={seat.seat}
                name={names[seat.seat] ?? ""}
                words={words}
              />
            )}
          </span>
          <SeatState seat={seat} asked={asked.includes(seat.seat) && !over} words={words} />
          {!over && (seat.yours || (seat.away && isSeated)) && (
            <HandOver seat={seat} bot={bot} words={words} onBot={onBot} />
          )}
        </li>
      ))}
    </ul>
  );
}

export function Badge({ seat }: { seat: number }) {
  return (
    <span class={`badge badge-${seat % 6}`} aria-hidden="true">
      {seatLetter(seat)}
    </span>
  );
}

function SeatState({ seat, asked, words }: { seat: SeatInfo; asked: boolean; words: Words }) {
  const Sign = seat.kind === "bot" || seat.bot ? Robot : seat.kind === "link" ? LinkSign : Person;
  const isGone = seat.taken && !seat.online && !seat.yours && !seat.bot;
  const key =
    !seat.taken && seat.kind === "link"
      ? "expected"
      : asked
        ? seat.yours && !seat.bot
          ? "yours"
          : "asked"
        : isGone
          ? "away"
          : "here";
  return (
    <span class={`seat-state is-${key}`}>
      <Sign />
      {!isGone && words.say(`web-seat-${key}`)}
      {isGone && <span class="seat-gone">{goneText(seat, words)}</span>}
    </span>
  );
}

function HandOver({
  seat,
  bot,
  words,
  onBot,
}: Pick<SeatsProps, "bot" | "words" | "onBot"> & { seat: SeatInfo }) {
  if (!seat.taken || seat.kind === "bot") return null;
  if (seat.bot && seat.yours) {
    return (
      <button type="button" class="quiet small" onClick={() => onBot(seat.seat, "")}>
        {words.say("web-play-myself")}
      </button>
    );
  }
  if (!bot || seat.bot) return null;
  const button = (
    <button type="button" class="quiet small" onClick={() => onBot(seat.seat, bot)}>
      {words.say("web-hand-over")}
    </button>
  );
  if (!seat.yours) return button;
  return (
    <details class="seat-menu">
      <summary title={words.say("web-seat-more")}>
        <More />
        <span class="hidden-text">{words.say("web-seat-more")}</span>
      </summary>
      <div class="seat-deeds">
        {button}
        <small class="muted">{words.about("web-hand-over")}</small>
      </div>
    </details>
  );
}
