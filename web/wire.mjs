/** Turns the JSON Schemas of the wire and of the games' views (standard input) into TypeScript:
`node wire.mjs FOLDER` writes `wire.ts` and `boards/<game>/view.ts` there. */

import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { text } from "node:stream/consumers";

import { compile } from "json-schema-to-typescript";

const NOISE = /\n( \*\n)? \* This interface was referenced by [^]*?(?=\n \*\/)/g;

/** The generator knows tuples only as older drafts of JSON Schema wrote them, and would list every
length of a bounded array. */
function older(value) {
  if (Array.isArray(value)) return value.map(older);
  if (typeof value !== "object" || value === null) return value;
  const { prefixItems, minItems, maxItems, ...rest } = value;
  const kept = Object.entries(rest).map(([name, part]) => [name, older(part)]);
  const tuple = prefixItems && { items: prefixItems.map(older), minItems, maxItems };
  return { ...Object.fromEntries(kept), ...tuple };
}

async function typescript(schema, what) {
  const made = await compile(older({ ...schema, title: "Automatable" }), "Automatable", {
    bannerComment: `/** ${what}. Made by scripts/wire from its JSON Schema: do not edit. */\n`,
    unreachableDefinitions: true,
    style: { printWidth: 100 },
  });
  return made
    .replace(/export interface Automatable \{[^}]*\}\n/, "")
    .replace(NOISE, "")
    .replace(/\/\*\*\n \*\/\n/g, "");
}

const folder = process.argv[2];
const { wire, ...games } = JSON.parse(await text(process.stdin));
const files = { "wire.ts": await typescript(wire, "The messages of the server") };
for (const [game, schema] of Object.entries(games))
  files[`boards/${game}/view.ts`] = await typescript(schema, "What a view holds");
for (const [name, made] of Object.entries(files)) {
  await mkdir(dirname(join(folder, name)), { recursive: true });
  await writeFile(join(folder, name), made);
}
