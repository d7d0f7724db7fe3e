/** What the lessons of a game teach: the sections of its rules, and where each is learned. */

import { useEffect, useState } from "preact/hooks";

import { api } from "../api";
import { Failure, Waiting } from "../parts/failure";
import { Check } from "../parts/icons";
import { Prose } from "../parts/prose";
import { RuleLink } from "../parts/rule";
import { useTitle } from "../parts/title";
import { Link } from "../router";
import type { LessonInfo, Rule } from "../shapes";
import { lessonsTaken } from "../store";
import { bySection, type Section } from "../table/taught";
import { useGameWords, useWords, type Words } from "../words";

export function TaughtPage({ game }: { game: string }) {
  const words = useGameWords(game);
  const { lang } = useWords();
  const [found, setFound] = useState<[Rule[], LessonInfo[]] | null>(null);
  const [problem, setProblem] = useState<unknown>(null);
  useEffect(() => {
    let wanted = true;
    Promise.all([api.rules(game, lang), api.lessons(game)]).then(
      (both) => wanted && setFound(both),
      (failed: unknown) => wanted && setProblem(failed),
    );
    return () => {
      wanted = false;
    };
  }, [game, lang]);
  const name = words?.sayOr("game-name", game) ?? game;
  const title = words?.say("web-taught-title", { game: name }) ?? name;
  useTitle(title);
  if (problem !== null) return <Failure problem={problem} />;
  if (!words || !found) return <Waiting />;
  const [rules, lessons] = found;
  const sections = bySection(rules, lessons);
  const rest = sections.filter((one) => one.taught === 0);
  return (
    <main id="main" class="page learn taught">
      <div>
        <h1>{title}</h1>
        <p class="muted">{words.say("web-taught-about")}</p>
        <Link to={`/learn/${game}`}>{words.say("web-lessons")}</Link>
      </div>
      {sections
        .filter((one) => one.taught > 0)
        .map((one) => (
          <TaughtSection key={one.name} game={game} section={one} words={words} />
        ))}
      {rest.length > 0 && (
        <section aria-labelledby="taught-rest">
          <h2 id="taught-rest">{words.say("web-taught-rest")}</h2>
          <ul class="taught-rest" lang={rules[0]?.lang}>
            {rest.map(({ name, rules: [first] }) => (
              <li key={name}>
                <Link to={`/rules/${game}#${first?.rule.id ?? ""}`}>{name}</Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </main>
  );
}

interface TaughtSectionProps {
  game: string;
  section: Section;
  words: Words;
}

function TaughtSection({ game, section, words }: TaughtSectionProps) {
  const taken = lessonsTaken(game);
  const count = { count: section.taught, all: section.rules.length };
  const link = (id: string) => (
    <Link key={id} to={`/learn/${game}/${id}`} class="taught-lesson">
      {taken.includes(id) && <Check />}
      {words.say(`lesson-${id}`)}
      {taken.includes(id) && <span class="hidden-text"> ({words.say("web-lesson-taken")})</span>}
    </Link>
  );
  return (
    <section class="taught-section">
      <h2 lang={section.rules[0]?.rule.lang}>{section.name}</h2>
      <ul class="taught-lessons">
        {section.lessons.map((id) => (
          <li key={id}>{link(id)}</li>
        ))}
      </ul>
      <details>
        <summary>{words.say("lesson-rules-count", count)}</summary>
        <ul class="rule-list" lang={section.rules[0]?.rule.lang}>
          {section.rules.map(({ rule, lessons }) => (
            <li key={rule.id}>
              <RuleLink game={game} rule={rule.id} />
              <Prose text={rule.text} />
              {lessons.length > 0 && (
                <span class="taught-by" lang={words.lang}>
                  {lessons.map((id) => link(id))}
                </span>
              )}
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}
