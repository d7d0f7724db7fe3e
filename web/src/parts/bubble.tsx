/** What is said at the thing that was touched: why it cannot be done, with its numbers first and the
rule on demand; or whether it is meant. */

import type { ComponentChildren } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";

import type { Refusal } from "../table/state";
import type { Words } from "../words";
import { Cross } from "./icons";
import { Saying } from "./prose";
import { RuleLink } from "./rule";

/** Between the bubble and the thing, and between it and the edge of the window. */
const GAP = 10;
const EDGE = 8;

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Place {
  left: number;
  top: number;
  side: "above" | "below";
  /** Where the bubble points, from its left edge. */
  arrow: number;
}

/** A place for a bubble beside a thing: above it, else below, and never out of the window. */
export function placeFor(thing: Box, bubble: Pick<Box, "width" | "height">, window: Box): Place {
  const middle = thing.left + thing.width / 2;
  const within = (wish: number, low: number, high: number): number =>
    Math.max(low, Math.min(wish, high));
  const left = within(
    middle - bubble.width / 2,
    window.left + EDGE,
    window.left + window.width - bubble.width - EDGE,
  );
  const above = thing.top - GAP - bubble.height;
  const below = thing.top + thing.height + GAP;
  const lowest = window.top + window.height - bubble.height - EDGE;
  const side = above >= window.top + EDGE || below > lowest ? "above" : "below";
  const top = within(side === "above" ? above : below, window.top + EDGE, lowest);
  return { left, top, side, arrow: within(middle - left, 16, bubble.width - 16) };
}

/** Puts a bubble where it belongs; without a thing, to the foot of the window. */
function settle(bubble: HTMLElement, thing: Element | null): void {
  const { innerWidth: width, innerHeight: height } = window;
  const screen = { left: 0, top: 0, width, height };
  const isThere = thing?.isConnected && thing.getClientRects().length > 0;
  const found = isThere
    ? thing.getBoundingClientRect()
    : { left: width / 2, top: height - EDGE, width: 0, height: 0 };
  const { offsetWidth, offsetHeight } = bubble;
  const place = placeFor(found, { width: offsetWidth, height: offsetHeight }, screen);
  bubble.style.left = `${place.left}px`;
  bubble.style.top = `${place.top}px`;
  bubble.style.setProperty("--arrow", `${place.arrow}px`);
  bubble.dataset["side"] = isThere ? place.side : "none";
}

interface BubbleProps {
  /** What was touched. */
  thing: Element | null;
  /** Another bubble than before has another key. */
  about: string;
  class?: string;
  words: Words;
  onClose: () => void;
  children: ComponentChildren;
}

/** A small dialog at a thing; its first paragraph, with the id `bubble-title`, is its name. */
function Bubble({ thing, about, words, onClose, children, ...rest }: BubbleProps) {
  const box = useRef<HTMLDivElement>(null);
  const lay = (): void => {
    if (box.current) settle(box.current, thing);
  };
  useLayoutEffect(lay);
  useEffect(() => {
    const bubble = box.current;
    const before = document.activeElement;
    bubble?.focus({ preventScroll: true });
    addEventListener("resize", lay);
    addEventListener("scroll", lay, true);
    bubble?.addEventListener("toggle", lay, true);
    return () => {
      removeEventListener("resize", lay);
      removeEventListener("scroll", lay, true);
      const now = document.activeElement;
      const isLost = now === document.body || bubble?.contains(now);
      const back = thing?.isConnected ? thing : before;
      if (isLost && back instanceof HTMLElement) back.focus({ preventScroll: true });
    };
  }, [about, thing]);
  return (
    <div
      ref={box}
      class={`bubble ${rest.class ?? ""}`}
      role="dialog"
      aria-labelledby="bubble-title"
      tabIndex={-1}
    >
      <div>{children}</div>
      <button type="button" class="sign" aria-label={words.say("web-close")} onClick={onClose}>
        <Cross />
      </button>
    </div>
  );
}

interface RefusedProps extends Pick<BubbleProps, "thing" | "words" | "onClose"> {
  game: string;
  refusal: Refusal;
  names: readonly string[];
  /** Tells of the thing that was touched, where it is a card or piece. */
  onAbout: (() => void) | "" | null;
}

/** Why something cannot be done. */
export function Refused({ game, refusal, names, thing, words, onAbout, onClose }: RefusedProps) {
  const reason = words.refusal(refusal.rule, refusal.facts, names);
  const title = words.say(refusal.rule ? "why-not" : "why-allowed", {
    action: words.actionHere(refusal.action),
  });
  return (
    <Bubble thing={thing} about={refusal.action} class="refusal" words={words} onClose={onClose}>
      <p id="bubble-title">
        <span class={reason ? "hidden-text" : ""}>{title} </span>
        {reason !== "" && <strong>{reason}</strong>}
      </p>
      {refusal.rule !== "" && (
        <details open={reason === ""}>
          <summary>{words.say("web-why-rule")}</summary>
          <Saying text={refusal.text} lang={refusal.lang} />{" "}
          <RuleLink game={game} rule={refusal.rule} />
        </details>
      )}
      {!!onAbout && (
        <button type="button" class="small quiet" onClick={onAbout}>
          {words.say("web-cards-this")}
        </button>
      )}
    </Bubble>
  );
}

interface ConfirmProps extends Pick<BubbleProps, "thing" | "words" | "onClose"> {
  action: string;
  onYes: () => void;
}

/** Whether somebody means to end it there. */
export function Confirm({ action, thing, words, onYes, onClose }: ConfirmProps) {
  return (
    <Bubble thing={thing} about={action} class="confirm" words={words} onClose={onClose}>
      <p id="bubble-title">
        <strong>{words.say("web-confirm-end", { action: words.action(action) })}</strong>
      </p>
      <div class="buttons">
        <button type="button" class="main small" onClick={onYes}>
          {words.say("web-yes")}
        </button>
        <button type="button" class="quiet small" onClick={onClose}>
          {words.say("web-no")}
        </button>
      </div>
    </Bubble>
  );
}

/** Something went wrong with the server, not with the rules. */
export function Trouble({
  problem,
  words,
  onClose,
}: {
  problem: unknown;
  words: Words;
  onClose: () => void;
}) {
  return (
    <div class="refusal trouble" role="alert">
      <p>{words.problem(problem)}</p>
      <button type="button" class="sign" aria-label={words.say("web-close")} onClick={onClose}>
        <Cross />
      </button>
    </div>
  );
}
