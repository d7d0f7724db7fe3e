/** What others did since one's last answer, in a few lines; each is shown again on a click. */

import type { Moment } from "../table/state";
import type { Words } from "../words";
import { Again } from "./icons";

const MOST = 6;

interface RecapProps {
  moments: readonly Moment[];
  names: readonly string[];
  /** The seat that reads it. */
  you: number | null;
  words: Words;
  onAgain: (moment: Moment) => void;
}

export function Recap({ moments, names, you, words, onAgain }: RecapProps) {
  const last = moments.slice(-MOST);
  if (last.length === 0) return null;
  return (
    <section class="recap" aria-labelledby="recap-title">
      <h2 id="recap-title">{words.say("web-recap")}</h2>
      <ul>
        {last.map((moment, number) => (
          <li key={number}>
            <button
              type="button"
              class="quiet"
              title={words.say("web-again")}
              onClick={() => onAgain(moment)}
            >
              <Again />
              <span>{words.caption(moment.event, names, you)}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
