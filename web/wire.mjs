/** Turns the JSON Schema of the wire (standard input) into TypeScript (standard output). */

import { text } from "node:stream/consumers";

import { compile } from "json-schema-to-typescript";

const BANNER = `/** The messages of the server. Made by scripts/wire from its JSON Schema: do not edit. */
`;
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

const made = await compile(older(JSON.parse(await text(process.stdin))), "Wire", {
  bannerComment: BANNER,
  unreachableDefinitions: true,
  style: { printWidth: 100 },
});
const lines = made
  .replace(/export interface Automatable \{[^}]*\}\n/, "")
  .replace(NOISE, "")
  .replace(/\/\*\*\n \*\/\n/g, "");
process.stdout.write(lines);
