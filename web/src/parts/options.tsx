/** The question, and every answer to it with its number. */

import type { Decision } from "../shapes";
import type { Words } from "../words";

interface OptionsProps {
  decision: Decision;
  busy: boolean;
  words: Words;
  answer: (action: string) => void;
}

export function Options({ decision, busy, words, answer }: OptionsProps) {
  return (
    <ol class="options">
      {decision.options.map((option, number) => (
        <li key={option.action}>
          <button type="button" aria-disabled={busy} onClick={() => answer(option.action)}>
            <kbd aria-hidden="true">{number + 1}</kbd>
            <span>{words.action(option.action)}</span>
          </button>
        </li>
      ))}
    </ol>
  );
}
