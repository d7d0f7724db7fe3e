/** A stream of server-sent events that comes from a worker, for those who know EventSource. */

import type { Stream } from "../home";

const CONNECTING = 0;
const OPEN = 1;
const CLOSED = 2;

export interface Told {
  name: string;
  data: string;
}

/** The events of a text that ends with an empty line; comments are nothing. */
export function eventsOf(text: string): Told[] {
  return text.split("\n\n").flatMap((block) => {
    let name = "message";
    const data: string[] = [];
    for (const line of block.split("\n")) {
      if (line.startsWith("event: ")) name = line.slice("event: ".length);
      else if (line.startsWith("data: ")) data.push(line.slice("data: ".length));
    }
    return data.length > 0 ? [{ name, data: data.join("\n") }] : [];
  });
}

export class HereStream implements Stream {
  onopen: ((event: Event) => unknown) | null = null;
  onerror: ((event: Event) => unknown) | null = null;
  readyState = CONNECTING;
  private readonly target = new EventTarget();

  constructor(private readonly onClose: () => void) {}

  addEventListener(name: string, hear: (event: MessageEvent<string>) => void): void {
    this.target.addEventListener(name, (event) => hear(event as MessageEvent<string>));
  }

  close(): void {
    if (this.readyState === CLOSED) return;
    this.readyState = CLOSED;
    this.onClose();
  }

  hear(text: string): void {
    if (this.readyState === CLOSED) return;
    if (this.readyState === CONNECTING) {
      this.readyState = OPEN;
      this.onopen?.(new Event("open"));
    }
    for (const { name, data } of eventsOf(text)) {
      this.target.dispatchEvent(new MessageEvent(name, { data }));
    }
  }

  /** It was refused or has ended, and does not come back by itself. */
  fail(isClosed: boolean): void {
    if (this.readyState === CLOSED) return;
    if (isClosed) this.readyState = CLOSED;
    this.onerror?.(new Event("error"));
  }
}
