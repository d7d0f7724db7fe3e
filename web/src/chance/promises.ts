/** Nonces of this browser: made and kept here, promised by their hashes, brought when they count.

A nonce is brought only after the hash of the server's seed and the promises of all seats were seen
and kept (docs/fairness.md), so nobody can choose anything of theirs to suit it.
*/

import type { Nonce, SeatInfo, SeatWish, TableInfo } from "../wire";
import { keepNonce, keptNonce } from "../store";
import { committed } from "./draws";
import { toHex } from "./hashes";

const BYTES = 16;

/** Makes a nonce and keeps it; its hash is the promise. */
export function promise(): string {
  const nonce = toHex(crypto.getRandomValues(new Uint8Array(BYTES)));
  const commit = committed(nonce);
  keepNonce(commit, nonce);
  return commit;
}

/** Seats of a table to be made, with promises for those here. */
export function withPromises(seats: readonly SeatWish[]): SeatWish[] {
  return seats.map((seat) => ({ ...seat, commit: seat.kind === "here" ? promise() : "" }));
}

/** Whether a table waits for the nonce of a seat. */
export function isAwaited(seat: SeatInfo): boolean {
  return seat.taken && seat.commit !== "" && !seat.brought && !seat.bot;
}

/** Whether all seats have promised what they will: then each may bring it. */
export function isPromised({ seats }: TableInfo): boolean {
  return seats.every((seat) => seat.taken);
}

/** What the seats of this browser bring now; a nonce that is lost is told to be. */
export function nonces(info: TableInfo): Nonce[] {
  if (info.status !== "waiting" || !isPromised(info)) return [];
  return info.seats
    .filter((seat) => seat.yours && isAwaited(seat))
    .map(({ seat, commit }) => ({ seat, nonce: keptNonce(commit), next: promise() }));
}
