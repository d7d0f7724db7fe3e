/** Time to think, counted down here between two words of the server about it. */

import type { Stream } from "../home";
import type { TimeInfo } from "../wire";

/** What the server has said, and when that was by the clock of this page. */
export interface Told {
  time: TimeInfo;
  at: number;
}

/** Milliseconds a seat has left; null without a clock. */
export function leftOf(told: Told | null, seat: number, now: number): number | null {
  const left = told?.time.left[seat];
  if (!told || left === undefined) return null;
  return isRunning(told, seat) ? Math.max(0, left - Math.max(0, now - told.at)) : left;
}

export function isRunning(told: Told | null, seat: number): boolean {
  return told?.time.running.includes(seat) ?? false;
}

/** Minutes and seconds, with hours if there are any: 1:05, 1:02:03. */
export function clockText(left: number): string {
  const seconds = Math.ceil(left / 1000);
  const two = (number: number): string => String(number).padStart(2, "0");
  const minutes = Math.floor(seconds / 60);
  const rest = two(seconds % 60);
  if (minutes < 60) return `${minutes}:${rest}`;
  return `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${rest}`;
}

/** Hears how much is left, from a stream of the table. */
export function followTime(source: Stream, hear: (told: Told) => void): void {
  source.addEventListener("time", ({ data }: MessageEvent<string>) =>
    hear({ time: JSON.parse(data) as TimeInfo, at: performance.now() }),
  );
}
