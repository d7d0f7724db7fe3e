/** Where the tables are: on a server, or here, in a worker of this page. Both answer the same
requests with the same texts; see docs/protocol.md and docs/site.md. */

import { HereHome } from "./here/home";

/** What happens at a table, as an EventSource tells it. */
export interface Stream {
  onopen: ((event: Event) => unknown) | null;
  onerror: ((event: Event) => unknown) | null;
  readonly readyState: number;
  addEventListener(name: string, hear: (event: MessageEvent<string>) => void): void;
  close(): void;
}

export interface Home {
  /** The response to a request; rejected if nobody can be reached. */
  fetch(path: string, init: RequestInit): Promise<Response>;
  listen(address: string): Stream;
}

const SERVER: Home = {
  fetch: (path, init) => fetch(path, init),
  listen: (address) => new EventSource(address),
};

/** Whether this page plays by itself: the files of `automatable site` say so. */
export function isHere(): boolean {
  return typeof document !== "undefined" && document.documentElement.dataset["home"] === "here";
}

let chosen: Home | null = null;

export function home(): Home {
  chosen ??= isHere() ? new HereHome() : SERVER;
  return chosen;
}
