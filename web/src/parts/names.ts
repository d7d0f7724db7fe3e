/** The names of the seats: people by their own, bots in the language of the reader. */

import type { SeatInfo } from "../shapes";
import { recall } from "../store";
import { seatLetter, type Words } from "../words";

export function botName(bot: string, words: Words): string {
  return words.sayOr(`bot-${bot}`, bot);
}

/** Who sits at a table of one person's own: they, and others who are nobody in particular. */
export function ownNames(seats: number, own: number, words: Words): string[] {
  return Array.from({ length: seats }, (_, seat) => {
    if (seat === own) return recall("name") || words.say("web-you");
    if (seats === 2) return words.say("web-opponent");
    return words.say("web-player", { letter: seatLetter(seat) });
  });
}

export function seatNames(seats: readonly SeatInfo[], words: Words): string[] {
  const names = seats.map((seat) => (seat.kind === "bot" ? botName(seat.bot, words) : seat.name));
  return names.map((name, number) =>
    names.filter((other) => other === name).length > 1
      ? words.say("web-name-letter", { name, letter: seatLetter(seats[number]?.seat ?? number) })
      : name,
  );
}
