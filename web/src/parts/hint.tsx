/** How good an answer is, as a bot sees it: a star, a number and a bar. */

import type { Hint } from "../table/hint";
import type { Words } from "../words";
import { Best, Bulb, Second } from "./icons";

interface HintProps {
  hint: Hint;
  words: Words;
}

export function hintText({ rank, percent }: Hint, words: Words): string {
  const place = words.say(`web-hint-${rank}`);
  return percent === null ? place : words.say("web-hint-worth", { place, percent });
}

/** The mark at an answer; what it says is for a screen reader said by what bears it. */
export function HintMark({ hint, words }: HintProps) {
  const { rank, percent } = hint;
  return (
    <span class={`hint-mark rank-${rank}`} title={hintText(hint, words)} aria-hidden="true">
      {rank === 1 ? <Best /> : <Second />}
      {percent !== null && (
        <>
          {words.say("web-percent", { percent })}
          <svg class="hint-bar" viewBox="0 0 100 10" preserveAspectRatio="none">
            <rect width="100" height="10" class="bar-whole" />
            <rect width={percent} height="10" class="bar-part" />
          </svg>
        </>
      )}
    </span>
  );
}

interface AskHintProps {
  hints: readonly Hint[];
  isThinking: boolean;
  /** Whether there is a question to ask about. */
  isAsked: boolean;
  words: Words;
  onAsk: () => void;
}

/** Asks for a hint, and says what it is: on a small screen the pieces it marks may be far away. */
export function AskHint({ hints, isThinking, isAsked, words, onAsk }: AskHintProps) {
  const isPlain = hints[0]?.percent === null;
  return (
    <div class="ask-hint">
      <button
        type="button"
        class="quiet"
        aria-disabled={isThinking || !isAsked}
        aria-busy={isThinking}
        onClick={onAsk}
      >
        <Bulb />
        <span>{words.say(isThinking ? "web-hint-thinking" : "web-hint")}</span>
      </button>
      <div class="hint-told">
        <p class="hint-lines" aria-live="polite">
          {hints.map((hint) => (
            <span key={hint.rank}>
              {words.say("web-hint-told", {
                hint: hintText(hint, words),
                action: words.action(hint.action),
              })}{" "}
            </span>
          ))}
        </p>
        {hints.length > 0 && (
          <small class="muted">{words.say(isPlain ? "web-hint-plain" : "hint-meaning")}</small>
        )}
      </div>
    </div>
  );
}
