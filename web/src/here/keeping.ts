/** All games of this device as one file, to be taken to another. */

import { sha256, toHex } from "../chance/hashes";
import { recall, rememberTable, type Recent } from "../store";
import { TableStorage, type KeptTable } from "./storage";

/** What is in the file. */
export interface Kept {
  automatable: 1;
  /** Who holds the tables: the hash of the device's secret. */
  holder: string;
  tables: KeptTable[];
  /** The list of tables, as the lobby shows it. */
  recent: Recent[];
}

function holderOf(secret: string): string {
  return toHex(sha256(new TextEncoder().encode(secret)));
}

function recentOf(text: string): Recent[] {
  try {
    return JSON.parse(text || "[]") as Recent[];
  } catch {
    return [];
  }
}

export async function everything(): Promise<Kept> {
  const storage = await TableStorage.open();
  const holder = holderOf(await storage.secret());
  const tables = await storage.tables();
  return { automatable: 1, holder, tables, recent: recentOf(recall("tables")) };
}

function isKept(data: unknown): data is Kept {
  const { automatable, holder, tables, recent } = (data ?? {}) as Partial<Kept>;
  const isTable = ({ code, key, row, log }: KeptTable): boolean =>
    [code, key, row].every((one) => typeof one === "string") && Array.isArray(log);
  return (
    automatable === 1 &&
    /^[0-9a-f]{64}$/.test(holder ?? "") &&
    Array.isArray(tables) &&
    tables.every(isTable) &&
    Array.isArray(recent)
  );
}

/** Takes in a file; "" or the code of what went wrong. Tables that are here stay as they are. */
export async function takeIn(text: string): Promise<string> {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return "bad_file";
  }
  if (!isKept(data)) return "bad_file";
  const storage = await TableStorage.open();
  const own = holderOf(await storage.secret());
  const ours = (one: string): string => one.replaceAll(data.holder, own);
  const tables = data.tables.map((one) => ({ ...one, row: ours(one.row), log: one.log.map(ours) }));
  const failure = await storage.take(tables);
  if (failure) return failure;
  for (const table of [...data.recent].reverse()) rememberTable(table);
  return "";
}
