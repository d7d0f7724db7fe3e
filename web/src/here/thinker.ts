/** The worker in which bots think, one thought after the other: Python's thinker.py. */

import type { Thought } from "./messages";
import { Engine } from "./python";

async function begin(): Promise<(text: string) => string> {
  const engine = await Engine.start();
  await Promise.all([engine.needAll(), engine.compiled()]);
  const start = engine.python.pyimport("automatable.site.start");
  return (text) => start["reply"]?.(text) as string;
}

const begun = begin();

self.onmessage = async ({ data: { id, text } }: MessageEvent<Thought>) => {
  const reply = await begun.then(
    (think) => think(text),
    () => "",
  );
  self.postMessage({ id, text: reply } satisfies Thought);
};
