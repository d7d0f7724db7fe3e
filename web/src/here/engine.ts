/** The worker that holds the tables: Python answers what the page asks, as a server would. */

import type { FromEngine, Thought, ToEngine } from "./messages";
import { Engine, Missing } from "./python";
import { failureOf, TableStorage } from "./storage";
import { speaker } from "./speaker";

/** A tuple of Python. */
interface Pair {
  toJs(): [status: number, text: string];
  destroy(): void;
}

/** automatable/site/home.py */
interface PythonHome {
  request(method: string, path: string, body: string): Promise<Pair>;
  listen(id: number, path: string, tell: (text: string) => void): Promise<Pair>;
  leave(id: number): void;
}

function taken(pair: Pair): [status: number, text: string] {
  const found = pair.toJs();
  pair.destroy();
  return found;
}

const tell = (message: FromEngine): void => self.postMessage(message);

/** A second worker in which bots think: it can be stopped in the middle of a thought. */
class Thinker {
  private worker: Worker | null = null;
  private next = 1;
  private readonly waiting = new Map<number, (text: string) => void>();

  ask(text: string): Promise<string> {
    return new Promise((resolve) => {
      const id = this.next++;
      this.waiting.set(id, resolve);
      this.start().postMessage({ id, text } satisfies Thought);
    });
  }

  end(): void {
    this.worker?.terminate();
    this.worker = null;
    const lost = [...this.waiting.values()];
    this.waiting.clear();
    for (const answer of lost) answer("");
  }

  private start(): Worker {
    if (this.worker) return this.worker;
    const worker = new Worker(new URL("./thinker.ts", import.meta.url), { type: "module" });
    worker.onmessage = ({ data }: MessageEvent<Thought>) => {
      this.waiting.get(data.id)?.(data.text);
      this.waiting.delete(data.id);
    };
    worker.onerror = () => this.end();
    this.worker = worker;
    return worker;
  }
}

/** The games a request needs; null where that can be any. */
function gameOf({ path, body }: { path: string; body: string }): string | null {
  const named = /^\/api\/games\/(\w+)/.exec(path)?.[1];
  if (named) return named;
  const wish = body ? (JSON.parse(body) as { game?: string; record?: string }) : {};
  return wish.game && !wish.record ? wish.game : null;
}

const starting = Engine.start();
let opening: Promise<PythonHome> | null = null;

async function open(): Promise<PythonHome> {
  const [engine, storage] = await Promise.all([starting, TableStorage.open()]);
  const secret = await storage.secret();
  const start = engine.python.pyimport("automatable.site.start");
  return start["home"]?.(storage, new Thinker(), secret, speaker) as PythonHome;
}

/** The tables, once they are there. While the browser lets us keep nothing, each request tries anew;
without Python this worker is of no use. */
function tables(): Promise<PythonHome> {
  opening ??= open().catch((error: unknown) => {
    opening = null;
    if (!(error instanceof DOMException)) tell({ kind: "dead", why: String(error) });
    throw error;
  });
  return opening;
}

/** Of tables made here: a table that exists is one whose game is known. */
const games = new Map<string, string>();

async function ready(request: { path: string; body: string }): Promise<PythonHome> {
  const [engine, home] = await Promise.all([starting, tables()]);
  const code = /^\/api\/tables\/(\w+)/.exec(request.path)?.[1] ?? "";
  const game = gameOf(request) ?? games.get(code) ?? null;
  if (game === null) await engine.needAll();
  else await engine.need(game);
  return home;
}

/** What became of a request: without its files it is as if nobody could be reached. */
function failed(error: unknown): [status: number, code: string] {
  if (error instanceof DOMException) return [507, failureOf(error)];
  return error instanceof Missing ? [0, ""] : [500, "internal"];
}

async function respond(message: ToEngine & { kind: "request" }): Promise<void> {
  const { id, method, path, body } = message;
  try {
    const home = await ready(message);
    const [status, text] = taken(await home.request(method, path, body));
    if (method === "POST" && path === "/api/tables" && status === 200) {
      const game = gameOf(message);
      if (game) games.set((JSON.parse(text) as { code: string }).code, game);
    }
    tell({ kind: "reply", id, status, text });
  } catch (error) {
    const [status, code] = failed(error);
    const text = JSON.stringify({ code, message: String(error), rule: "" });
    tell({ kind: "reply", id, status, text });
  }
}

async function listen({ id, path }: ToEngine & { kind: "listen" }): Promise<void> {
  try {
    const home = await ready({ path, body: "" });
    const hear = (text: string): void => tell({ kind: "news", id, text });
    const [status] = taken(await home.listen(id, path, hear));
    tell({ kind: "end", id, status });
  } catch {
    tell({ kind: "end", id, status: 500 });
  }
}

self.onmessage = ({ data }: MessageEvent<ToEngine>) => {
  if (data.kind === "request") void respond(data);
  else if (data.kind === "listen") void listen(data);
  else if (data.kind === "ping") tell({ kind: "alive" });
  else opening?.then((home) => home.leave(data.id)).catch(() => undefined);
};
tell({ kind: "alive" });
tables().catch(() => undefined); // whoever asks is told why
starting.then((engine) => engine.needAll()).catch(() => undefined);
