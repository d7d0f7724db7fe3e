/** Tables in the browser's own storage (IndexedDB): what was agreed, and a log that only grows. */

const NAME = "automatable";
const VERSION = 1;

export const TAKEN = "taken";
export const FULL = "storage_full";
export const REFUSED = "storage_refused";

interface Table {
  code: string;
  key: string;
  row: string;
}

/** A table with all that happened there. */
export interface KeptTable extends Table {
  log: string[];
}

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, VERSION);
    request.onupgradeneeded = () => {
      const base = request.result;
      base.createObjectStore("tables", { keyPath: "code" }).createIndex("key", "key", {
        unique: true,
      });
      base.createObjectStore("log"); // by code and number
      base.createObjectStore("own"); // what else this device keeps
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error(REFUSED));
  });
}

function found<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error(REFUSED));
  });
}

/** Done when it is on the disk. */
function done(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error(REFUSED));
    // Whoever waits for this is told; to the browser it would be an error that nobody caught.
    transaction.onerror = (event) => {
      event.preventDefault();
      reject((event.target as IDBRequest).error ?? new Error(REFUSED));
      transaction.abort();
    };
  });
}

/** As the server makes them: 24 bytes as 32 letters. */
function newSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(24));
  return btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_");
}

/** What went wrong, as a code that has a text. */
export function failureOf(error: unknown): string {
  const name = error instanceof DOMException ? error.name : "";
  if (name === "ConstraintError") return TAKEN;
  return name === "QuotaExceededError" ? FULL : REFUSED;
}

const rows = (code: string, since = 0): IDBKeyRange =>
  IDBKeyRange.bound([code, since], [code, Infinity], true);

export class TableStorage {
  private constructor(private readonly base: IDBDatabase) {}

  static async open(): Promise<TableStorage> {
    return new TableStorage(await open());
  }

  /** By what this device holds its tables; made by whoever asks first. */
  async secret(): Promise<string> {
    const transaction = this.base.transaction("own", "readwrite");
    const own = transaction.objectStore("own");
    const known = (await found(own.get("secret"))) as string | undefined;
    if (known) return known;
    const made = newSecret();
    own.add(made, "secret");
    await done(transaction);
    return made;
  }

  async create(code: string, key: string, row: string): Promise<string> {
    return this.write(["tables"], (transaction) => {
      transaction.objectStore("tables").add({ code, key, row });
    });
  }

  async append(code: string, first: number, texts: string): Promise<string> {
    return this.write(["log"], (transaction) => {
      (JSON.parse(texts) as string[]).forEach((text, place) => {
        transaction.objectStore("log").add(text, [code, first + place]);
      });
    });
  }

  private async write(
    names: string[],
    act: (transaction: IDBTransaction) => void,
  ): Promise<string> {
    try {
      const transaction = this.base.transaction(names, "readwrite", { durability: "strict" });
      const end = done(transaction);
      act(transaction);
      await end;
      return "";
    } catch (error) {
      return failureOf(error);
    }
  }

  async table(code: string): Promise<string> {
    const tables = this.base.transaction("tables").objectStore("tables");
    return ((await found(tables.get(code))) as Table | undefined)?.row ?? "";
  }

  async table_of_key(key: string): Promise<string> {
    const index = this.base.transaction("tables").objectStore("tables").index("key");
    return ((await found(index.get(key))) as Table | undefined)?.row ?? "";
  }

  async log(code: string, since: number): Promise<string> {
    const log = this.base.transaction("log").objectStore("log");
    return `[${((await found(log.getAll(rows(code, since)))) as string[]).join(",")}]`;
  }

  async tables(): Promise<KeptTable[]> {
    const transaction = this.base.transaction(["tables", "log"]);
    const tables = (await found(transaction.objectStore("tables").getAll())) as Table[];
    const log = transaction.objectStore("log");
    const whole = tables.map(async (table) => ({
      ...table,
      log: (await found(log.getAll(rows(table.code)))) as string[],
    }));
    return Promise.all(whole);
  }

  /** Takes in tables of another device; those that are here already stay as they are. */
  async take(tables: readonly KeptTable[]): Promise<string> {
    const known = new Set((await this.tables()).map((one) => one.code));
    return this.write(["tables", "log"], (transaction) => {
      for (const { code, key, row, log } of tables.filter((one) => !known.has(one.code))) {
        transaction.objectStore("tables").add({ code, key, row });
        log.forEach((text, place) => transaction.objectStore("log").add(text, [code, place + 1]));
      }
    });
  }
}
