/** The end: who won, why, and what next. */

import { useEffect, useRef, useState } from "preact/hooks";

import { api } from "../api";
import type { Result } from "../shapes";
import { Link } from "../router";
import type { Words } from "../words";
import { CopyField } from "./copy";
import { RuleLink } from "./rule";

export function verdict(result: Result, names: readonly string[], words: Words): string {
  const reason = words.sayOr(`result-${result.reason}`, result.reason);
  const top = Math.max(...result.scores);
  const winners = names.filter((_, seat) => result.scores[seat] === top);
  if (top < 0) return words.say("over-lost", { reason });
  if (winners.length === names.length && top <= 0) return words.say("over-draw", { reason });
  return words.say("over-won", { who: winners.join(", "), reason });
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
  const [short, setShort] = useState("");
  const box = useRef<HTMLElement>(null);
  useEffect(() => box.current?.scrollIntoView({ block: "nearest" }), []);
  useEffect(() => {
    api.short(code).then(
      (found) => setShort(found.short),
      () => undefined,
    );
  }, [code]);
  return (
    <section ref={box} class="end" aria-labelledby="end-title">
      <h2 id="end-title">{words.say("web-over")}</h2>
      <p class="verdict">
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
