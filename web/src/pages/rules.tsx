/** The rules of a game, by section; searched by id and by words. */

import { useEffect, useMemo, useState } from "preact/hooks";

import { api } from "../api";
import type { Rule } from "../shapes";
import { Failure, Waiting } from "../parts/failure";
import { Prose } from "../parts/prose";
import { useGameWords, useWords } from "../words";

function fold(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").replaceAll("’", "'").toLowerCase();
}

export function RulesPage({ game, mark }: { game: string; mark: string }) {
  const words = useGameWords(game);
  const { lang } = useWords();
  const [rules, setRules] = useState<Rule[] | null>(null);
  const [search, setSearch] = useState("");
  const [problem, setProblem] = useState<unknown>(null);
  const marked = decodeURIComponent(mark);
  const [asked, setAsked] = useState(lang);

  useEffect(() => {
    let wanted = true;
    const take = (found: Rule[]): void => {
      if (!wanted) return;
      setRules(found);
      setAsked(lang);
    };
    api.rules(game, lang).then(take, (failed: unknown) => wanted && setProblem(failed));
    return () => {
      wanted = false;
    };
  }, [game, lang]);
  const isReady = rules !== null && words !== null;
  useEffect(() => {
    if (!isReady || !marked) return;
    setSearch("");
    requestAnimationFrame(() => {
      const element = document.getElementById(marked);
      element?.scrollIntoView({ block: "center" });
      element?.focus({ preventScroll: true });
    });
  }, [isReady, marked]);
  useEffect(() => {
    if (!words) return;
    const title = words.say("web-rules-of", { game: words.say("game-name") });
    document.title = `${title} – Automatable`;
  }, [words]);

  const sections = useMemo(() => {
    const parts = fold(search).split(/\s+/).filter(Boolean);
    const found = new Map<string, Rule[]>();
    for (const rule of rules ?? []) {
      const whole = fold(`${rule.id} ${rule.section} ${rule.text}`);
      if (!parts.every((part) => whole.includes(part))) continue;
      found.set(rule.section, [...(found.get(rule.section) ?? []), rule]);
    }
    return [...found];
  }, [rules, search]);

  if (problem) return <Failure problem={problem} />;
  if (!rules || !words) return <Waiting />;
  const count = sections.reduce((sum, [, some]) => sum + some.length, 0);
  const told = rules[0]?.lang ?? asked;
  return (
    <main id="main" class="page rules">
      <h1>{words.say("web-rules-of", { game: words.say("game-name") })}</h1>
      <div class="rules-search">
        <label>
          <span class="hidden-text">{words.say("web-rules-search")}</span>
          <input
            type="search"
            placeholder={words.say("web-rules-search")}
            value={search}
            onInput={(event) => setSearch(event.currentTarget.value)}
          />
        </label>
        <p class="muted" aria-live="polite">
          {count === 0 ? words.say("rules-none") : words.say("web-rules-found", { count })}
        </p>
        {told !== asked && <p class="muted">{words.say("rules-english")}</p>}
      </div>
      {sections.map(([section, some]) => (
        <section key={section} lang={told}>
          <h2>{section}</h2>
          <ul class="rule-list">
            {some.map((rule) => (
              <li
                key={rule.id}
                id={rule.id}
                tabIndex={-1}
                class={rule.id === marked ? "marked" : ""}
              >
                <a class="rule" href={`#${rule.id}`}>
                  {rule.id}
                </a>
                <Prose text={rule.text} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </main>
  );
}
