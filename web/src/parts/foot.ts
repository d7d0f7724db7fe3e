/** What lies over the foot of the page: the page knows its height as `--foot`, and what a board keeps at the foot
stays above it. */

import type { RefObject } from "preact";
import { useLayoutEffect } from "preact/hooks";

/** How high an element is, if the styles have it lie over the foot; else 0. */
function heightOver(element: HTMLElement | null): number {
  if (!element) return 0;
  const { position, bottom } = getComputedStyle(element);
  const isOver = ["fixed", "sticky"].includes(position) && bottom === "0px";
  return isOver ? element.getBoundingClientRect().height : 0;
}

export function useFoot(box: RefObject<HTMLElement | null>): void {
  const measure = (): void => {
    document.documentElement.style.setProperty("--foot", `${heightOver(box.current)}px`);
  };
  useLayoutEffect(measure); // before anything scrolls to where it is not seen
  useLayoutEffect(() => {
    const watch = new ResizeObserver(measure);
    if (box.current) watch.observe(box.current);
    return () => {
      watch.disconnect();
      document.documentElement.style.removeProperty("--foot");
    };
  }, []);
}
