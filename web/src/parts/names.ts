/** Names of who sits where: people by their own, bots in the language of the reader. */

import type { SeatInfo } from "../shapes";
import { seatLetter, type Words } from "../words";

export function botName(bot: string, words: Words): string {
  return words.sayOr(`web-bot-${bot}`, bot);
}

export function seatNames(seats: readonly SeatInfo[], words: Words): string[] {
  const names = seats.map((seat) => (seat.kind === "bot" ? botName(seat.bot, words) : seat.name));
  return names.map((name, number) =>
    names.filter((other) => other === name).length > 1
      ? words.say("web-name-letter", { name, letter: seatLetter(seats[number]?.seat ?? number) })
      : name,
  );
}
