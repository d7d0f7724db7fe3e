/** What this browser remembers: small texts in local storage, if there is one. */

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

/** A table opened or joined here; invites only if it was opened here. */
export interface Recent {
  code: string;
  game: string;
  invites: Record<string, string>;
}

const KEPT = 8;
const KEPT_HASHES = 200;

/** The hashes of seeds as they were while their games went on, the newest table first. */
function keptHashes(): [string, string][] {
  try {
    const kept: unknown = JSON.parse(recall("hashes") || "[]");
    return Array.isArray(kept) ? (kept as [string, string][]) : [];
  } catch {
    return [];
  }
}

/** Keep the hash of a table's seed, the first one seen: that is the one that counts. */
export function keepHash(code: string, hash: string): void {
  const kept = keptHashes();
  if (kept.some(([one]) => one === code)) return;
  remember("hashes", JSON.stringify([[code, hash], ...kept].slice(0, KEPT_HASHES)));
}

export function keptHash(code: string): string {
  return keptHashes().find(([one]) => one === code)?.[1] ?? "";
}

export function recentTables(): Recent[] {
  try {
    const kept: unknown = JSON.parse(recall("tables") || "[]");
    return Array.isArray(kept)
      ? (kept as Recent[]).filter((one) => typeof one.code === "string")
      : [];
  } catch {
    return [];
  }
}

export function rememberTable(table: Recent): void {
  const old = recentTables();
  const before = old.find((one) => one.code === table.code);
  const merged = { ...table, invites: { ...before?.invites, ...table.invites } };
  const kept = [merged, ...old.filter((one) => one.code !== table.code)].slice(0, KEPT);
  remember("tables", JSON.stringify(kept));
}

export function forgetTable(code: string): void {
  remember("tables", JSON.stringify(recentTables().filter((one) => one.code !== code)));
}
