/** Many buttons in a list are one stop for Tab: arrows go from one to the next. */

const STEPS: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowUp: (at) => Math.max(0, at - 1),
  ArrowDown: (at, last) => Math.min(last, at + 1),
  Home: () => 0,
  End: (_, last) => last,
};

/** Goes on within a list by a key pressed at one of its buttons of that class. */
export function rove(event: KeyboardEvent, kind: string): void {
  const step = STEPS[event.key];
  const { target, currentTarget: list } = event;
  if (!step || !(target instanceof Element) || !(list instanceof Element)) return;
  const buttons = [...list.querySelectorAll<HTMLElement>(kind)];
  const at = buttons.findIndex((button) => button === target);
  if (at < 0) return;
  event.preventDefault();
  buttons[step(at, buttons.length - 1)]?.focus();
}
