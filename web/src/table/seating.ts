/** Who shall sit where, and what that means for the settings. */

import type { GameInfo, SeatWish } from "../shapes";

/** The setting by which a game is told how many play. */
export const PLAYERS = "players";

function bot(info: GameInfo): SeatWish {
  return { kind: info.bot ? "bot" : "here", name: "", bot: info.bot };
}

/** The person here, and bots for the rest of the usual table. */
export function firstSeats(info: GameInfo, name: string): SeatWish[] {
  const usual = Number(info.settings.find((setting) => setting.name === PLAYERS)?.default);
  return resized([{ kind: "here", name, bot: "" }], usual || info.seats[0], info);
}

/** The person here, and friends by link on all other seats. */
export function friendSeats(count: number, name: string): SeatWish[] {
  return Array.from({ length: count }, (_, number) =>
    number === 0 ? { kind: "here", name, bot: "" } : { kind: "link", name: "", bot: "" },
  );
}

/** The first seats stay; further ones are bots. */
export function resized(seats: readonly SeatWish[], count: number, info: GameInfo): SeatWish[] {
  return Array.from({ length: count }, (_, number) => seats[number] ?? bot(info));
}

/** The seats with a name for everybody who has none yet. */
export function named(
  seats: readonly SeatWish[],
  botName: (bot: string) => string,
  playerName: (seat: number) => string,
): SeatWish[] {
  return seats.map((seat, number) => {
    if (seat.kind === "bot") return { ...seat, name: botName(seat.bot) };
    if (seat.kind === "link") return { ...seat, bot: "" };
    return { ...seat, name: seat.name.trim() || playerName(number), bot: "" };
  });
}

/** The settings of a table with a number of seats. */
export function settingsFor(
  info: GameInfo,
  settings: Readonly<Record<string, string>>,
  count: number,
): Record<string, string> {
  const players = info.settings.find((setting) => setting.name === PLAYERS);
  if (!players || players.default === String(count)) return { ...settings };
  return { ...settings, [PLAYERS]: String(count) };
}
