/** Every answer to the question with its number: behind a button, since the board asks as well.

Folded, the list is still there for the keyboard and for screen readers; it shows when it is entered.
*/

import { useId, useState } from "preact/hooks";

import { recall, remember } from "../store";
import { hintOn, type Hint } from "../table/hint";
import type { Numbered } from "../table/numbering";
import type { Words } from "../words";
import { HintMark, hintText } from "./hint";
import { List } from "./icons";
import { WhyNot } from "./whynot";

interface OptionsProps {
  options: readonly Numbered[];
  busy: boolean;
  hints: readonly Hint[];
  words: Words;
  answer: (action: string) => void;
}

interface AnswersProps extends OptionsProps {
  /** The board has no way of its own for this question: the list is open. */
  isNeeded: boolean;
  /** What is not on offer now, but might be asked about. */
  refusable: readonly string[];
}

const OPEN = "open";

export function Answers({ isNeeded, refusable, ...rest }: AnswersProps) {
  const { options, words, answer } = rest;
  const [isOpen, setOpen] = useState(() => recall("answers") === OPEN);
  const id = useId();
  const turn = (): void => {
    remember("answers", isOpen ? "folded" : OPEN);
    setOpen(!isOpen);
  };
  return (
    <div class={`answers ${isNeeded || isOpen ? "is-open" : "is-folded"}`}>
      {!isNeeded && (
        <button
          type="button"
          class="quiet answers-button"
          aria-expanded={isOpen}
          aria-controls={id}
          title={words.say("web-answers")}
          onClick={turn}
        >
          <List />
          <span>{words.say("web-answers")}</span>
          <span class="muted number">{options.length}</span>
        </button>
      )}
      <div id={id} class="answers-list">
        <Options {...rest} />
        {refusable.length > 0 && (
          <details class="why-details">
            <summary>{words.say("web-why-title")}</summary>
            <WhyNot actions={refusable} words={words} ask={answer} />
          </details>
        )}
      </div>
    </div>
  );
}

export function Options({ options, busy, hints, words, answer }: OptionsProps) {
  return (
    <ol class="options">
      {options.map((option) => {
        const hint = hintOn(option.action, hints);
        return (
          <li key={option.action}>
            <button
              type="button"
              aria-disabled={busy}
              aria-description={hint && hintText(hint, words)}
              onClick={() => answer(option.action)}
            >
              <kbd aria-hidden="true">{option.number}</kbd>
              <span>{words.action(option.action)}</span>
              {hint && <HintMark hint={hint} words={words} />}
            </button>
          </li>
        );
      })}
    </ol>
  );
}
