/** The home in a worker of this page: requests go there as messages. When the worker dies, another
takes its place and goes on from what was kept. */

import type { Home, Stream } from "../home";
import type { FromEngine, ToEngine } from "./messages";
import { Pulse } from "./pulse";
import { HereStream } from "./stream";

/** What never changes is a file of its own, so that the page need not wait for Python. */
const SAID = /^\/api\/(games|words\/\w+(\?game=\w+)?)$/;

type Waiting = (reply: { status: number; text: string }) => void;

export class HereHome implements Home {
  private worker: Worker | null = null;
  private pulse: Pulse | null = null;
  private next = 1;
  private readonly waiting = new Map<number, Waiting>();
  private readonly streams = new Map<number, HereStream>();

  constructor() {
    this.engine();
  }

  async fetch(path: string, init: RequestInit): Promise<Response> {
    const method = init.method ?? "GET";
    if (path === "/api/me") return new Response("{}"); // whoever has the page has its tables
    if (method === "GET" && SAID.test(path)) return fetch(saidFile(path));
    const body = typeof init.body === "string" ? init.body : "";
    const { status, text } = await this.ask({ kind: "request", id: this.next++, method, path, body });
    if (status === 0) throw new TypeError(text);
    return new Response(text, { status });
  }

  listen(path: string): Stream {
    const id = this.next++;
    const stream = new HereStream(() => {
      this.streams.delete(id);
      this.send({ kind: "leave", id });
    });
    this.streams.set(id, stream);
    this.send({ kind: "listen", id, path });
    return stream;
  }

  private ask(request: ToEngine & { id: number }): Promise<{ status: number; text: string }> {
    return new Promise((resolve) => {
      this.waiting.set(request.id, resolve);
      this.send(request);
    });
  }

  private send(message: ToEngine): void {
    this.engine().postMessage(message);
  }

  private engine(): Worker {
    if (this.worker) return this.worker;
    const worker = new Worker(new URL("./engine.ts", import.meta.url), { type: "module" });
    const ask = (): void => worker.postMessage({ kind: "ping" } satisfies ToEngine);
    const pulse = new Pulse(ask, () => this.lose(worker));
    worker.onmessage = ({ data }: MessageEvent<FromEngine>) => {
      pulse.heard();
      this.hear(data);
    };
    worker.onerror = () => this.lose(worker);
    this.worker = worker;
    this.pulse = pulse;
    return worker;
  }

  private hear(message: FromEngine): void {
    if (message.kind === "reply") {
      this.waiting.get(message.id)?.(message);
      this.waiting.delete(message.id);
    } else if (message.kind === "news") {
      this.streams.get(message.id)?.hear(message.text);
    } else if (message.kind === "end") {
      this.streams.get(message.id)?.fail(message.status !== 0);
      this.streams.delete(message.id);
    } else if (message.kind === "dead" && this.worker) {
      this.lose(this.worker); // it says itself that it is done for
    }
  }

  /** The worker is no more: whoever waits is told, and tries again. */
  private lose(worker: Worker): void {
    if (this.worker !== worker) return;
    worker.terminate();
    this.pulse?.stop();
    this.worker = null;
    const lost = [...this.waiting.values()];
    this.waiting.clear();
    for (const tell of lost) tell({ status: 0, text: "the worker has died" });
    const open = [...this.streams.values()];
    this.streams.clear();
    for (const stream of open) stream.fail(true);
  }
}

/** The file with what a server would say: `automatable site` has written it. */
function saidFile(path: string): string {
  return new URL(`said/${path.slice("/api/".length).replace(/\W+/g, "-")}`, document.baseURI).href;
}
