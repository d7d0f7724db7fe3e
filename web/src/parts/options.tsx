/** The question, and every answer to it with its number. */

import type { Decision } from "../shapes";
import { hintOn, type Hint } from "../table/hint";
import type { Words } from "../words";
import { HintMark, hintText } from "./hint";

interface OptionsProps {
  decision: Decision;
  busy: boolean;
  hints: readonly Hint[];
  words: Words;
  answer: (action: string) => void;
}

export function Options({ decision, busy, hints, words, answer }: OptionsProps) {
  return (
    <ol class="options">
      {decision.options.map((option, number) => {
        const hint = hintOn(option.action, hints);
        return (
          <li key={option.action}>
            <button
              type="button"
              aria-disabled={busy}
              aria-description={hint && hintText(hint, words)}
              onClick={() => answer(option.action)}
            >
              <kbd aria-hidden="true">{number + 1}</kbd>
              <span>{words.action(option.action)}</span>
              {hint && <HintMark hint={hint} words={words} />}
            </button>
          </li>
        );
      })}
    </ol>
  );
}
