/** Who sits where, who is asked, who is there; invitations for empty seats. */

import type { SeatInfo } from "../shapes";
import { recentTables } from "../store";
import { seatLetter, type Words } from "../words";
import { CopyField } from "./copy";
import { LinkSign, Person, Robot } from "./icons";

interface SeatsProps {
  code: string;
  seats: readonly SeatInfo[];
  names: readonly string[];
  asked: readonly number[];
  bot: string;
  over: boolean;
  words: Words;
  onBot: (seat: number, bot: string) => void;
}

export function Seats({ code, seats, names, asked, bot, over, words, onBot }: SeatsProps) {
  const invites = recentTables().find((one) => one.code === code)?.invites ?? {};
  const isSeated = seats.some((seat) => seat.yours);
  return (
    <ul class="seats">
      {seats.map((seat) => (
        <li key={seat.seat} class={`seat seat-${seat.seat}`}>
          <Badge seat={seat.seat} />
          <span class="seat-name">
            {seat.taken ? names[seat.seat] : words.say("web-seat-free")}
            {seat.yours && <small> {words.say("you")}</small>}
          </span>
          <SeatState seat={seat} asked={asked.includes(seat.seat) && !over} words={words} />
          {!seat.taken && seat.kind === "link" && invites[seat.seat] && (
            <CopyField
              label={words.say("web-invite", { letter: seatLetter(seat.seat) })}
              text={`${location.origin}/t/${code}#invite=${invites[seat.seat]}`}
            />
          )}
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
  const key =
    !seat.taken && seat.kind === "link"
      ? "free"
      : asked
        ? "asked"
        : seat.online || seat.yours || seat.bot
          ? "here"
          : "away";
  return (
    <span class={`seat-state is-${key}`}>
      <Sign />
      {words.say(`web-seat-${key}`)}
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
  return (
    <button type="button" class="quiet small" onClick={() => onBot(seat.seat, bot)}>
      {words.say("web-hand-over")}
    </button>
  );
}
