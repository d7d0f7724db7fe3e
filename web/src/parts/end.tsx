/** The end: who won, why, and what next. */

import { useEffect, useRef } from "preact/hooks";

import type { Result } from "../shapes";
import { Link } from "../router";
import type { Words } from "../words";
import { CopyField } from "./copy";
import { RuleLink } from "./rule";
import { Badge } from "./seats";

export function verdict(result: Result, names: readonly string[], words: Words): string {
  const reason = words.sayOr(`result-${result.reason}`, result.reason);
  const top = Math.max(...result.scores);
  if (result.together) return words.say(top > 0 ? "over-all-won" : "over-all-lost", { reason });
  if (result.scores.length === 1) return words.say("over-rated", { points: top, reason });
  const who = winners(result).map((seat) => names[seat] ?? "");
  if (who.length === 0) return words.say("over-draw", { reason });
  return words.say("over-won", { who: who.join(", "), reason });
}

/** The seats with the best score; nobody if all have the same and it is nothing. */
export function winners(result: Result): number[] {
  const top = Math.max(...result.scores);
  const seats = [...result.scores.keys()].filter((seat) => result.scores[seat] === top);
  return seats.length === result.scores.length && top <= 0 ? [] : seats;
}

function settingsText(settings: Readonly<Record<string, string>>, words: Words): string {
  return Object.entries(settings)
    .map(([name, value]) =>
      words.say("web-setting", {
        name: words.sayOr(`setting-${name}`, name),
        value: words.sayOr(`setting-${name}-${value}`, value),
      }),
    )
    .join(", ");
}

interface EndProps {
  code: string;
  /** The record, once it is known. */
  short: string;
  game: string;
  result: Result;
  names: readonly string[];
  rematch: string | null;
  canRematch: boolean;
  /** Settings advised for the next game, if any. */
  next: Readonly<Record<string, string>> | null;
  words: Words;
  onRematch: () => void;
  onNext: () => void;
}

export function End({
  code,
  short,
  game,
  result,
  names,
  rematch,
  canRematch,
  next,
  words,
  onRematch,
  onNext,
}: EndProps) {
  const box = useRef<HTMLElement>(null);
  useEffect(() => box.current?.scrollIntoView({ block: "nearest" }), []);
  return (
    <section ref={box} class="end" aria-labelledby="end-title">
      <h2 id="end-title">{words.say("web-over")}</h2>
      <p class="verdict">
        {winners(result).map((seat) => (
          <Badge key={seat} seat={seat} />
        ))}
        {verdict(result, names, words)} <RuleLink game={game} rule={result.rule} />
      </p>
      <div class="buttons">
        {rematch ? (
          <Link to={`/t/${rematch}`} class="button main">
            {words.say("web-to-rematch")}
          </Link>
        ) : (
          canRematch && (
            <button type="button" class="main" onClick={onRematch}>
              {words.say("web-rematch")}
            </button>
          )
        )}
        {next && !rematch && canRematch && (
          <button type="button" onClick={onNext}>
            {words.say("web-next", { settings: settingsText(next, words) })}
          </button>
        )}
        {short && (
          <Link to={`/replay#${short}`} class="button">
            {words.say("web-watch")}
          </Link>
        )}
        <Link to={`/proof/${code}`} class="button quiet">
          {words.say("web-proof")}
        </Link>
        <Link to="/" class="button quiet">
          {words.say("web-lobby")}
        </Link>
      </div>
      {short && (
        <CopyField label={words.say("web-share")} text={`${location.origin}/replay#${short}`} />
      )}
    </section>
  );
}
