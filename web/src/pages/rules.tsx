/** The rules of a game in short, with pictures; the first thing to read. */

import { useEffect, useState } from "preact/hooks";

import { api } from "../api";
import { BookTabs } from "../parts/book";
import { Failure, Waiting } from "../parts/failure";
import { Cap, Play } from "../parts/icons";
import { Picture } from "../parts/picture";
import { RuleLink } from "../parts/rule";
import { Standing } from "../parts/standing";
import { useTitle } from "../parts/title";
import { go, Link } from "../router";
import type { SectionInfo, SummaryPage } from "../shapes";
import { useTableWords, useWords, type Words } from "../words";

/** A rule, or what used to be here: the pieces. */
const RULE = /^[A-Z]+-[A-Z]+-\d+$/;

export function RulesPage({ game, mark }: { game: string; mark: string }) {
  const { lang } = useWords();
  const [page, setPage] = useState<SummaryPage | null>(null);
  const [problem, setProblem] = useState<unknown>(null);
  const elsewhere = RULE.test(mark)
    ? `/rules/${game}/all#${mark}`
    : mark === "pieces"
      ? `/cards/${game}`
      : "";
  useEffect(() => {
    if (elsewhere) go(elsewhere, true);
  }, [elsewhere]);
  useEffect(() => {
    let isWanted = true;
    if (!elsewhere) {
      api.summary(game, lang).then(
        (found) => isWanted && setPage(found),
        (failed: unknown) => isWanted && setProblem(failed),
      );
    }
    return () => {
      isWanted = false;
    };
  }, [game, lang, elsewhere]);
  const words = useTableWords(game, page?.names);
  const isEmpty = page?.sections.length === 0;
  useEffect(() => {
    if (isEmpty) go(`/rules/${game}/all`, true);
  }, [isEmpty]);
  useTitle(words?.say("web-rules-of", { game: words.say("game-name") }));
  if (problem) return <Failure problem={problem} />;
  if (!page || !words) return <Waiting />;
  return (
    <main id="main" class="page rules summary">
      <h1>{words.say("web-rules-of", { game: words.say("game-name") })}</h1>
      <BookTabs game={game} chapter="summary" words={words} />
      {page.sections.map((section) => (
        <Section key={section.name} section={section} page={page} words={words} />
      ))}
      <div class="summary-next">
        <Link to={`/learn/${game}`} class="button main">
          <Cap />
          {words.say("web-learn")}
        </Link>
        <Link to={`/new/${game}`} class="button quiet">
          <Play />
          {words.say("web-play")}
        </Link>
      </div>
      <Standing game={game} words={words} />
    </main>
  );
}

interface SectionProps {
  section: SectionInfo;
  page: SummaryPage;
  words: Words;
}

function Section({ section, page, words }: SectionProps) {
  const { name, title, paragraphs, picture } = section;
  const rules = [...new Set(paragraphs.flatMap((one) => one.rules))];
  const List = name === "mistakes" ? "ul" : "div";
  const Item = name === "mistakes" ? "li" : "p";
  return (
    <section class={`summary-section ${picture ? "pictured" : ""}`} aria-labelledby={`about-${name}`}>
      <h2 id={`about-${name}`}>{title}</h2>
      <div class="summary-text">
        <List class="summary-list">
          {paragraphs.map(({ text }, number) => (
            <Item key={number}>{text}</Item>
          ))}
        </List>
        {rules.length > 0 && (
          <details class="summary-rules">
            <summary>{words.say("web-summary-rules")}</summary>
            {rules.map((rule) => (
              <RuleLink key={rule} game={page.game} rule={rule} here />
            ))}
          </details>
        )}
      </div>
      {picture && <Picture game={page.game} picture={picture} facts={page.facts} words={words} />}
    </section>
  );
}
