/** All numbered rules of a game, by topic; searched by id and by words of either language. */

import { useEffect, useMemo, useState } from "preact/hooks";

import { api } from "../api";
import { fold, wanted } from "../fold";
import { BookTabs } from "../parts/book";
import { Failure, ProblemBanner, Waiting } from "../parts/failure";
import { Picture } from "../parts/picture";
import { Prose } from "../parts/prose";
import { Standing } from "../parts/standing";
import { useTitle } from "../parts/title";
import { Link } from "../router";
import type { Rule, RuleExample } from "../shapes";
import { LANGUAGES, useGameWords, useTableWords, useWords, type Words } from "../words";

interface Topic {
  name: string;
  id: string;
  rules: Rule[];
}

/** The rules by section, in their order. */
function topics(rules: readonly Rule[]): Topic[] {
  const found = new Map<string, Topic>();
  for (const rule of rules) {
    const { section: name } = rule;
    const topic = found.get(name) ?? { name, id: `topic-${found.size + 1}`, rules: [] };
    topic.rules.push(rule);
    found.set(name, topic);
  }
  return [...found.values()];
}

/** All that can be searched of a rule, in a language. */
function texts(rules: readonly Rule[]): Map<string, string> {
  return new Map(rules.map(({ id, section, text }) => [id, fold(`${id} ${section} ${text}`)]));
}

/** The rules of a game in the language shown, and what is searched in the other. */
function useRules(game: string): [Rule[] | null, Map<string, string>, unknown] {
  const { lang } = useWords();
  const [rules, setRules] = useState<Rule[] | null>(null);
  const [others, setOthers] = useState(new Map<string, string>());
  const [problem, setProblem] = useState<unknown>(null);
  useEffect(() => {
    let isWanted = true;
    const other = LANGUAGES.find((one) => one !== lang) ?? lang;
    api.rules(game, lang).then(
      (found) => isWanted && setRules(found),
      (failed: unknown) => isWanted && setProblem(failed),
    );
    api.rules(game, other).then(
      (found) => isWanted && setOthers(texts(found)),
      () => undefined, // then only the language shown is searched
    );
    return () => {
      isWanted = false;
    };
  }, [game, lang]);
  return [rules, others, problem];
}

export function LawPage({ game, mark }: { game: string; mark: string }) {
  const words = useGameWords(game);
  const { lang } = useWords();
  const [rules, others, problem] = useRules(game);
  const [search, setSearch] = useState("");
  const [topic, setTopic] = useState("");
  const isReady = rules !== null && words !== null;
  useEffect(() => {
    if (!isReady || !mark) return;
    setSearch("");
    setTopic("");
    requestAnimationFrame(() => {
      const element = document.getElementById(mark);
      element?.scrollIntoView({ block: mark.startsWith("topic-") ? "start" : "center" });
      element?.focus({ preventScroll: true });
    });
  }, [isReady, mark]);
  useTitle(words?.say("web-rules-of", { game: words.say("game-name") }));
  const all = useMemo(() => topics(rules ?? []), [rules]);
  const own = useMemo(() => texts(rules ?? []), [rules]);
  const found = useMemo(() => {
    const parts = wanted(search);
    const isFound = ({ id }: Rule): boolean =>
      [own, others].some((some) => parts.every((part) => (some.get(id) ?? "").includes(part)));
    return all
      .filter(({ id }) => !topic || id === topic)
      .map((one) => ({ ...one, rules: one.rules.filter(isFound) }))
      .filter((one) => one.rules.length > 0);
  }, [all, own, others, search, topic]);
  if (problem) return <Failure problem={problem} />;
  if (!rules || !words) return <Waiting />;
  const count = found.reduce((sum, one) => sum + one.rules.length, 0);
  const told = rules[0]?.lang ?? lang;
  return (
    <main id="main" class="page rules law">
      <h1>{words.say("web-rules-of", { game: words.say("game-name") })}</h1>
      <BookTabs game={game} chapter="all" words={words} />
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
        <label>
          <span class="hidden-text">{words.say("web-topic")}</span>
          <select value={topic} onChange={(event) => setTopic(event.currentTarget.value)}>
            <option value="">{words.say("web-topic-all")}</option>
            {all.map(({ id, name }) => (
              <option key={id} value={id} lang={told}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <p class="muted" aria-live="polite">
          {count === 0 ? words.say("rules-none") : words.say("web-rules-found", { count })}
        </p>
        {told !== lang && <p class="muted">{words.say("rules-english")}</p>}
      </div>
      <div class="law-columns">
        <Contents topics={found} lang={told} words={words} />
        <div class="law-topics">
          {found.map((one) => (
            <section key={one.id} lang={told}>
              <h2 id={one.id} tabIndex={-1}>
                {one.name}
              </h2>
              <ul class="rule-list">
                {one.rules.map((rule) => (
                  <RuleItem
                    key={rule.id}
                    game={game}
                    rule={rule}
                    isMarked={rule.id === mark}
                    words={words}
                  />
                ))}
              </ul>
            </section>
          ))}
        </div>
      </div>
      <Standing game={game} words={words} />
    </main>
  );
}

function Contents({ topics: some, lang, words }: { topics: Topic[]; lang: string; words: Words }) {
  const isWide = useMemo(() => matchMedia("(width >= 1000px)").matches, []);
  return (
    <details class="law-contents" open={isWide}>
      <summary>{words.say("web-topics")}</summary>
      <nav aria-label={words.say("web-topics")} lang={lang}>
        <ul>
          {some.map(({ id, name }) => (
            <li key={id}>
              <a href={`#${id}`}>{name}</a>
            </li>
          ))}
        </ul>
      </nav>
    </details>
  );
}

interface RuleItemProps {
  game: string;
  rule: Rule;
  isMarked: boolean;
  words: Words;
}

function RuleItem({ game, rule, isMarked, words }: RuleItemProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <li id={rule.id} tabIndex={-1} class={isMarked ? "marked" : ""}>
      <a class="rule" href={`#${rule.id}`}>
        {rule.id}
      </a>
      <div>
        <Prose text={rule.text} />
        {(rule.shown || rule.lessons.length > 0) && (
          <p class="rule-more" lang={words.lang}>
            {rule.shown && (
              <button
                type="button"
                class="small quiet"
                aria-expanded={isOpen}
                onClick={() => setOpen(!isOpen)}
              >
                {words.say(isOpen ? "web-rule-hide" : "web-rule-show")}
                <span class="hidden-text"> {rule.id}</span>
              </button>
            )}
            {rule.lessons.map((lesson) => (
              <Link key={lesson} to={`/learn/${game}/${lesson}`}>
                {words.say("web-rule-lesson", { lesson: words.say(`lesson-${lesson}`) })}
              </Link>
            ))}
          </p>
        )}
        {isOpen && <Example game={game} rule={rule.id} />}
      </div>
    </li>
  );
}

function Example({ game, rule }: { game: string; rule: string }) {
  const { lang } = useWords();
  const [shown, setShown] = useState<RuleExample | null>(null);
  const [problem, setProblem] = useState<unknown>(null);
  useEffect(() => {
    let isWanted = true;
    api.example(game, rule, lang).then(
      (found) => isWanted && setShown(found),
      (failed: unknown) => isWanted && setProblem(failed),
    );
    return () => {
      isWanted = false;
    };
  }, [game, rule, lang]);
  const words = useTableWords(game, shown?.names);
  if (problem && words) return <ProblemBanner problem={problem} words={words} />;
  if (!shown || !words) return null;
  return (
    <div lang={lang}>
      <Picture game={game} picture={shown.picture} facts={shown.facts} words={words} />
    </div>
  );
}
