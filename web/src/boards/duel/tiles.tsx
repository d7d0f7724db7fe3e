/** Health, battery and disk tiles: three shapes that turn. */

import type { ComponentChildren } from "preact";

import type { Words } from "../../words";
import type { DuelCost } from "./view";

export type TileKind = "health" | "battery" | "disk";

export const SHAPES: Record<TileKind, ComponentChildren> = {
  health: (
    <path d="M12 21C5 15.5 2.5 12 2.5 8.2 2.5 5.2 4.8 3 7.5 3 9.4 3 11 4 12 5.6 13 4 14.6 3 16.5 3c2.7 0 5 2.2 5 5.200C21.5 12 19 15.5 12 21z" />
  ),
  battery: (
    <path d="M9.5 2h5v2.500H17a1.5 1.5 0 0 1 1.5 1.500v14.500A1.5 1.5 0 0 1 17 22H7a1.5 1.5 0 0 1-1.5-1.500V6A1.5 1.5 0 0 1 7 4.500h2.500z" />
  ),
  disk: (
    <path
      fill-rule="evenodd"
      d="M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20zm0 6.500a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7z"
    />
  ),
};

export function TileShape({ kind }: { kind: TileKind }) {
  return (
    <svg class={`tile-shape ${kind}`} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      {SHAPES[kind]}
    </svg>
  );
}

export function Tiles({
  kind,
  count,
  of,
  words,
}: {
  kind: TileKind;
  count: number;
  of: number;
  words: Words;
}) {
  const name = words.say(`board-${kind}`);
  return (
    <div class={`tiles ${kind}`}>
      <span class="tiles-name">{name}</span>
      <span class="tiles-row" aria-hidden="true">
        {Array.from({ length: of }, (_, number) => (
          <span key={number} class={number < count ? "tile up" : "tile"}>
            <TileShape kind={kind} />
          </span>
        ))}
      </span>
      <span class="tiles-count">{count}</span>
    </div>
  );
}

/** What a card costs, in words. */
export function costText({ battery, disk }: DuelCost, words: Words): string {
  const [first, second] = [
    ...(battery > 0 ? [words.say("cost-battery", { count: battery })] : []),
    ...(disk > 0 ? [words.say("cost-disk", { count: disk })] : []),
  ];
  return first && second
    ? words.say("cost-both", { battery: first, disk: second })
    : (first ?? words.say("cost-free"));
}

/** What a card costs, as small tiles. */
export function Price({ battery, disk, words }: DuelCost & { words: Words }) {
  const text = costText({ battery, disk }, words);
  return (
    <span class="price">
      <span class={battery + disk > 0 ? "hidden-text" : "free"}>{text}</span>
      {Array.from({ length: battery }, (_, number) => (
        <TileShape key={`battery${number}`} kind="battery" />
      ))}
      {Array.from({ length: disk }, (_, number) => (
        <TileShape key={`disk${number}`} kind="disk" />
      ))}
    </span>
  );
}
