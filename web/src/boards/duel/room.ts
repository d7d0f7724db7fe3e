/** How much room the stage has: the whole board, and the field between strip and hand. */

import type { RefObject } from "preact";
import { useLayoutEffect, useState } from "preact/hooks";

import type { Room } from "./places";

const FIRST: Room = { width: 800, height: 400, isTall: false, above: 0, below: 0 };

export function useRoom(
  whole: RefObject<HTMLElement | null>,
  field: RefObject<HTMLElement | null>,
): Room {
  const [room, setRoom] = useState<Room>(FIRST);
  useLayoutEffect(() => {
    const [outer, inner] = [whole.current, field.current];
    if (!outer || !inner) return undefined;
    const panel = (whose: string): number =>
      outer.querySelector<HTMLElement>(`.panel.${whose}`)?.offsetHeight ?? 0;
    const measure = (): void => {
      const found: Room = {
        width: inner.clientWidth,
        height: inner.clientHeight,
        isTall: outer.clientHeight > outer.clientWidth,
        above: panel("far"),
        below: panel("near"),
      };
      setRoom((now) => (JSON.stringify(now) === JSON.stringify(found) ? now : found));
    };
    measure();
    const watch = new ResizeObserver(measure);
    for (const part of [outer, inner, ...outer.querySelectorAll(".panel")]) watch.observe(part);
    return () => watch.disconnect();
  }, []);
  return room;
}
