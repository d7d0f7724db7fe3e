import { afterEach, expect, test, vi } from "vitest";

import { api, eventsAddress, isOffline, me } from "../src/api";
import type { NewTable } from "../src/wire";
import requests from "./requests.json";

// benchmarks/server/browser.py sends the same requests; tests/benchmarks/test_browser.py compares
// it with the same file, so that the load on the server stays that of browsers.

interface Sent {
  method: string;
  path: string;
  headers: unknown;
  body: unknown;
}

const CODE = "brave-owl-7";

/** What is sent by an act, after the request for the cookie that comes before all others. */
async function sent(act: () => Promise<unknown>): Promise<Sent> {
  let last: Sent | null = null;
  vi.stubGlobal("fetch", (path: string, init: RequestInit) => {
    const body = typeof init.body === "string" ? JSON.parse(init.body) : null;
    if (body) {
      expect(body.key).toMatch(/^[0-9a-f]{32}$/);
      body.key = "KEY";
    }
    last = { method: init.method ?? "GET", path, headers: init.headers ?? {}, body };
    return Promise.resolve(new Response("{}"));
  });
  await act();
  if (!last) throw new Error("nothing was sent");
  return last;
}

/** Equal, and in the same order. */
function expectSame(found: Sent, wanted: Sent): void {
  expect(JSON.stringify(found)).toBe(JSON.stringify(wanted));
}

afterEach(() => vi.unstubAllGlobals());

test("the requests of a table are those of the load on the server", async () => {
  const { key: _, ...wish } = requests.open.body;
  expectSame(await sent(() => me()), requests.me);
  expectSame(await sent(() => api.open(wish as Omit<NewTable, "key">)), requests.open);
  const { commit } = requests.join.body;
  expectSame(await sent(() => api.join(CODE, "word", "Bob", commit)), requests.join);
  const { nonces } = requests.bring.body;
  expectSame(await sent(() => api.bring(CODE, nonces)), requests.bring);
  expectSame(await sent(() => api.answer(CODE, 1, 7, "play:Spark")), requests.answer);
  expectSame(await sent(() => api.rematch(CODE)), requests.rematch);
});

test("a proxy that has no server says no more than that", async () => {
  const replies = [
    new Response("<h1>Bad Gateway</h1>", { status: 502 }),
    new Response('{"code":"no_code","message":"try again"}', { status: 503 }),
  ];
  vi.stubGlobal("fetch", () => Promise.resolve(replies.shift()));
  const found = [await api.words("en", "").catch(isOffline), await api.words("en", "").catch(isOffline)];
  expect(found).toEqual([true, false]);
});

test("so is the address of its news", () => {
  expect(eventsAddress(CODE)).toBe(requests.listen.path);
});
