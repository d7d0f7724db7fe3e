/** Whatever bears `data-tell` explains itself in words: to those who point at it, touch it or come
to it by keyboard. Escape, or looking elsewhere, ends it. A touch answers with a card: held, it tells
of itself as on every board (parts/inspect.tsx). */

import { useState } from "preact/hooks";

const MARGIN = 8;
const WIDEST = 320;

interface Told {
  text: string;
  /** The middle of the bubble, and the edge it hangs from or stands on. */
  x: number;
  y: number;
  isAbove: boolean;
  isTouched: boolean;
}

type Heard<E extends Event> = E & { currentTarget: HTMLElement };

export function useTelling() {
  const [told, setTold] = useState<Told | null>(null);
  const tell = (target: EventTarget | null, within: HTMLElement, isTouched = false): void => {
    const found = target instanceof Element ? target.closest("[data-tell]") : null;
    const text = found?.getAttribute("data-tell") ?? "";
    const isSame = isTouched && told?.isTouched && told.text === text;
    if (found && text && !isSame) setTold({ text, isTouched, ...place(found, within) });
    else if (told) setTold(null);
  };
  const hide = (): void => setTold(null);
  return {
    told,
    listeners: {
      onPointerOver: ({ pointerType, target, currentTarget }: Heard<PointerEvent>) => {
        if (pointerType === "mouse") tell(target, currentTarget);
      },
      onPointerLeave: ({ pointerType }: PointerEvent) => {
        if (pointerType === "mouse") hide();
      },
      onClick: ({ target, currentTarget }: Heard<MouseEvent>) => {
        if (target instanceof Element && target.closest(".card")) hide();
        else tell(target, currentTarget, true);
      },
      onFocusIn: ({ target, currentTarget }: Heard<FocusEvent>) => {
        const isSeen = target instanceof Element && target.matches(":focus-visible");
        if (isSeen) tell(target, currentTarget);
      },
      onFocusOut: hide,
      onKeyDown: ({ key }: KeyboardEvent) => {
        if (key === "Escape") hide();
      },
    },
  };
}

/** Where there is room beside a thing: below it in the upper half, above it in the lower. */
function place(thing: Element, within: HTMLElement): Pick<Told, "x" | "y" | "isAbove"> {
  const whole = within.getBoundingClientRect();
  const box = thing.getBoundingClientRect();
  const half = Math.min(WIDEST, whole.width - 2 * MARGIN) / 2;
  const middle = box.left + box.width / 2 - whole.left;
  const x = Math.max(half + MARGIN, Math.min(whole.width - half - MARGIN, middle));
  const isAbove = box.top + box.height / 2 - whole.top > whole.height / 2;
  const y = isAbove ? whole.bottom - box.top : box.bottom - whole.top;
  return { x, y: y + MARGIN, isAbove };
}

/** The words, beside what they are about. A screen reader has them from the thing itself. */
export function Bubble({ told }: { told: Told | null }) {
  if (!told) return null;
  const edge = told.isAbove ? "bottom" : "top";
  return (
    <div
      class="telling"
      aria-hidden="true"
      style={{ left: `${told.x}px`, [edge]: `${told.y}px`, maxWidth: `${WIDEST}px` }}
    >
      {told.text}
    </div>
  );
}
