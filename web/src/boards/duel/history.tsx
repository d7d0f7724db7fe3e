/** What both sides played, round by round; each round tells what came of it. */

import { useEffect, useRef } from "preact/hooks";

import type { Seen } from "../../shapes";
import type { Words } from "../../words";
import { Emblem } from "./emblems";
import type { Round } from "./story";
import type { DuelFacts } from "./view";

interface HistoryProps {
  rounds: readonly Round[];
  /** The seats from top to bottom. */
  seats: readonly number[];
  cards: DuelFacts["cards"];
  names: readonly string[];
  you: number | null;
  words: Words;
}

/** What happened in a round, in sentences. */
export function tellRound(
  events: readonly Seen[],
  names: readonly string[],
  you: number | null,
  words: Words,
): string {
  return events.map((event) => words.event(event, names, you)).join(" ");
}

/** The arrow keys go from round to round. */
function step(event: KeyboardEvent & { currentTarget: HTMLElement }): void {
  const item = document.activeElement?.closest("li");
  const next =
    event.key === "ArrowLeft"
      ? item?.previousElementSibling
      : event.key === "ArrowRight"
        ? item?.nextElementSibling
        : null;
  const button = next?.querySelector("button");
  if (!button || !event.currentTarget.contains(button)) return;
  event.preventDefault();
  button.focus();
}

export function History({ rounds, seats, cards, names, you, words }: HistoryProps) {
  const strip = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const element = strip.current;
    if (element) element.scrollLeft = element.scrollWidth;
  }, [rounds.length]);
  return (
    <div class="history">
      <span class="history-letters" aria-hidden="true">
        {seats.map((seat) => (
          <span key={seat} class={`badge badge-${seat}`}>
            {"AB"[seat]}
          </span>
        ))}
      </span>
      <ol ref={strip} aria-label={words.say("web-history")} onKeyDown={step}>
        {rounds.map((one, number) => {
          const title = words.say("board-round", { round: one.round });
          const told = tellRound(one.events, names, you, words);
          return (
            <li key={one.round}>
              <button
                type="button"
                aria-label={title}
                aria-description={told}
                data-tell={`${title}. ${told}`}
                tabIndex={number === rounds.length - 1 ? 0 : -1}
                data-idle
              >
                <span class="history-round">{one.round}</span>
                {seats.map((seat) => (
                  <span
                    key={seat}
                    class={`chip ${cards[one.cards[seat] ?? ""]?.family ?? ""}`}
                    data-piece={one.cards[seat]}
                  >
                    <Emblem card={one.cards[seat] ?? ""} />
                    {(one.hits[seat] ?? 0) > 0 && <span class="mark hurt">−{one.hits[seat]}</span>}
                    {one.moves[seat] && <span class="mark">+1</span>}
                  </span>
                ))}
              </button>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
