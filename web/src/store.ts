/** What this browser remembers: small texts in local storage, if there is one. */

import type { Kept } from "./chance/check";

export function recall(name: string): string {
  try {
    return localStorage.getItem(`automatable.${name}`) ?? "";
  } catch {
    return "";
  }
}

export function remember(name: string, value: string): void {
  try {
    localStorage.setItem(`automatable.${name}`, value);
  } catch {
    // Private windows may refuse; nothing depends on it.
  }
}

/** The keys of the answers at a table, kept while its tab is open. */
export function recallKeys(code: string): Record<string, number> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(`automatable.keys.${code}`) ?? "{}");
    return typeof kept === "object" && kept !== null ? (kept as Record<string, number>) : {};
  } catch {
    return {};
  }
}

export function rememberKeys(code: string, keys: Readonly<Record<string, number>>): void {
  try {
    sessionStorage.setItem(`automatable.keys.${code}`, JSON.stringify(keys));
  } catch {
    // Private windows may refuse; nothing depends on it.
  }
}

/** A table opened or joined here; invites only if it was opened here. */
export interface Recent {
  code: string;
  game: string;
  invites: Record<string, string>;
  /** The address of the replay that it plays on from, if any. */
  from?: string;
}

const KEPT = 12; // as many as the server tells of at once
const KEPT_TABLES = 200;
const KEPT_NONCES = 400;

function recallList<T>(name: string): T[] {
  try {
    const kept: unknown = JSON.parse(recall(name) || "[]");
    return Array.isArray(kept) ? (kept as T[]) : [];
  } catch {
    return [];
  }
}

/** Of a table: its code, the hash of its seed, the promises of its seats, the nonces we brought. */
type KeptTable = [code: string, hash: string, commits?: string[] | null, brought?: string[]];

/** What was kept of a table while its game went on; null if nothing was. */
export function keptOf(code: string): Kept | null {
  const found = recallList<KeptTable>("hashes").find(([one]) => one === code);
  return found ? { hash: found[1], commits: found[2] ?? null, brought: found[3] ?? [] } : null;
}

function keep(code: string, { hash, commits, brought }: Kept): void {
  const others = recallList<KeptTable>("hashes").filter(([one]) => one !== code);
  const kept: KeptTable[] = [[code, hash, commits, brought], ...others];
  remember("hashes", JSON.stringify(kept.slice(0, KEPT_TABLES)));
}

/** Keep what a table promises (commits once they are complete): what is seen first counts. */
export function keepPromises(code: string, hash: string, commits: string[] | null): void {
  const kept = keptOf(code);
  if (!kept) keep(code, { hash, commits, brought: [] });
  else if (!kept.commits && commits) keep(code, { ...kept, commits });
}

/** Keep that the server has taken nonces of ours. */
export function keepBrought(code: string, nonces: readonly string[]): void {
  const kept = keptOf(code);
  if (kept) keep(code, { ...kept, brought: [...new Set([...kept.brought, ...nonces])] });
}

/** Keep a nonce under its hash, by which it is promised. */
export function keepNonce(commit: string, nonce: string): void {
  const kept = [[commit, nonce], ...recallList<[string, string]>("nonces")];
  remember("nonces", JSON.stringify(kept.slice(0, KEPT_NONCES)));
}

/** The nonce with that hash; empty if it is not ours, or lost. */
export function keptNonce(commit: string): string {
  return recallList<[string, string]>("nonces").find(([one]) => one === commit)?.[1] ?? "";
}

export function recentTables(): Recent[] {
  return recallList<Recent>("tables").filter((one) => typeof one.code === "string");
}

export function rememberTable(table: Recent): void {
  const old = recentTables();
  const before = old.find((one) => one.code === table.code);
  const merged = { ...before, ...table, invites: { ...before?.invites, ...table.invites } };
  const kept = [merged, ...old.filter((one) => one.code !== table.code)].slice(0, KEPT);
  remember("tables", JSON.stringify(kept));
}

export function forgetTable(code: string): void {
  remember("tables", JSON.stringify(recentTables().filter((one) => one.code !== code)));
}

/** The lessons of a game that were taken to their end here. */
export function lessonsTaken(game: string): string[] {
  return recallList<string>(`lessons.${game}`);
}

/** Whether nothing tells that somebody here knows the game: no table, no lesson, no answer. */
export function isNewcomer(game: string): boolean {
  return (
    recall(`known.${game}`) === "" &&
    lessonsTaken(game).length === 0 &&
    !recentTables().some((one) => one.game === game)
  );
}

/** Keeps that somebody here knows the game, or knows that it can be learned. */
export function knowGame(game: string): void {
  remember(`known.${game}`, "yes");
}

export function takeLesson(game: string, lesson: string): void {
  const taken = new Set([...lessonsTaken(game), lesson]);
  remember(`lessons.${game}`, JSON.stringify([...taken]));
}
