/** What both sides played, round by round. */

import { useEffect, useRef } from "preact/hooks";

import type { Words } from "../../words";
import { Chip } from "./card";
import type { Round } from "./story";

interface HistoryProps {
  rounds: readonly Round[];
  words: Words;
}

export function History({ rounds, words }: HistoryProps) {
  const strip = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const element = strip.current;
    if (element) element.scrollLeft = element.scrollWidth;
  }, [rounds.length]);
  if (rounds.length === 0) return null;
  return (
    <div class="history">
      <span class="history-letters" aria-hidden="true">
        <span class="badge badge-0">A</span>
        <span class="badge badge-1">B</span>
      </span>
      <ol ref={strip} tabIndex={0} aria-label={words.say("web-history")}>
        {rounds.map((one) => (
          <li key={one.round} aria-label={words.say("board-round", { round: one.round })}>
            <span class="history-round" aria-hidden="true">
              {one.round}
            </span>
            {[0, 1].map((seat) => (
              <span key={seat} class="history-card">
                <Chip card={one.cards[seat] ?? ""} words={words} />
                {(one.hits[seat] ?? 0) > 0 && <span class="mark hurt">−{one.hits[seat]}</span>}
                {one.moves[seat] && <span class="mark moved">+1</span>}
              </span>
            ))}
          </li>
        ))}
      </ol>
    </div>
  );
}
