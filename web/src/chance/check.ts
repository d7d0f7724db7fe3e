/** Whether chance was fair: what the server says after a game, against what was kept before it. */

import type { Proof } from "../wire";
import { committed, drawn, sharedKey } from "./draws";

/** What this browser has seen of a table before its game was over, and what it brought itself. */
export interface Kept {
  hash: string;
  /** The promises of all seats, once every seat was taken. */
  commits: string[] | null;
  /** The nonces the server has taken. */
  brought: string[];
}

export type Fault =
  | { kind: "hash" | "own" | "unused" }
  | { kind: "commit"; seat: number }
  | { kind: "draws"; wrong: number; all: number; first: number };

export interface Finding {
  faults: Fault[];
  /** Seats that promised a nonce and did not bring it. */
  withheld: number[];
  /** How many draws were worked out anew; null where only `automatable verify` can. */
  draws: number | null;
  /** `alone`: nothing of this browser's own is in it. `unseen`: nothing was kept, either. */
  verdict: "good" | "alone" | "unseen" | "bad";
}

export function check(proof: Proof, kept: Kept | null, record: string): Finding {
  const isShared = proof.scheme !== 1;
  const nonces = proof.seats.map((seat) => seat.nonce);
  const faults = [...faultsOfPromises(proof, kept), ...(isShared ? faultsOfDraws(proof, record) : [])];
  const withheld = proof.seats.filter((one) => one.commit && !one.nonce).map((one) => one.seat);
  const isOurs = kept?.brought.some((nonce) => nonces.includes(nonce)) ?? false;
  const verdict = faults.length > 0 ? "bad" : !kept ? "unseen" : isOurs ? "good" : "alone";
  return { faults, withheld, draws: isShared ? proof.draws.length : null, verdict };
}

function faultsOfPromises(proof: Proof, kept: Kept | null): Fault[] {
  const faults: Fault[] = [];
  const isKept = !kept || kept.hash === proof.hash;
  if (committed(proof.seed) !== proof.hash || !isKept) faults.push({ kind: "hash" });
  for (const { seat, commit, nonce } of proof.seats) {
    const before = kept?.commits ? (kept.commits[seat] ?? "") : commit;
    if (before !== commit || (nonce && committed(nonce) !== commit)) {
      faults.push({ kind: "commit", seat });
    }
  }
  const nonces = proof.seats.map((seat) => seat.nonce);
  if (kept?.brought.some((nonce) => !nonces.includes(nonce))) faults.push({ kind: "own" });
  if (proof.scheme === 1 && kept?.commits?.some((commit) => commit)) faults.push({ kind: "unused" });
  return faults;
}

/** Every answer of nature in the record must be a draw that comes out as it stands there. */
function faultsOfDraws({ seed, seats, draws }: Proof, record: string): Fault[] {
  const key = sharedKey(
    seed,
    seats.map((seat) => seat.nonce),
  );
  const right = new Set(
    draws.filter((one) => drawn(key, one.weights, one.index) === one.chosen).map((one) => one.index),
  );
  const indices = indicesOfNature(record);
  const listed = draws.map((one) => one.index).filter((index) => !indices.includes(index));
  const wrong = [...indices.filter((index) => !right.has(index)), ...listed].sort((a, b) => a - b);
  if (wrong.length === 0) return [];
  const all = indices.length;
  return [{ kind: "draws", wrong: wrong.length, all, first: (wrong[0] ?? 0) + 1 }];
}

/** The indices at which, in a record as text, nature answers (docs/records.md). */
export function indicesOfNature(record: string): number[] {
  const answers = record.split("\n").filter((line) => /^(\*|\d+) /.test(line));
  return [...answers.keys()].filter((index) => answers[index]?.startsWith("*"));
}
