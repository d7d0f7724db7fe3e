/** The challenge of the day, on the real board. */

import { useLayoutEffect, useMemo, useState } from "preact/hooks";

import { CopyField } from "../parts/copy";
import { reasonText } from "../parts/end";
import { ProblemBanner } from "../parts/failure";
import { Day } from "../parts/icons";
import { botName, ownNames } from "../parts/names";
import { RuleLink } from "../parts/rule";
import {
  Begun,
  Refused,
  RunAnswers,
  RunTable,
  useRun,
  useRunOptions,
  type Run,
} from "../parts/runboard";
import { useTitle } from "../parts/title";
import { dailyScore, finishDaily, keepDaily, today, type DailyScore } from "../records";
import { replayAddress } from "../replays";
import { Link, linkTo } from "../router";
import { DailyClient } from "../table/solo";
import type { DailyPage as Page } from "../wire";
import type { Words } from "../words";

/** How a day went, in a few words. */
export function outcomeText(done: NonNullable<DailyScore["done"]>, words: Words): string {
  const { kind, points, other, answers } = done;
  const told = words.say(`daily-${kind}`, { points, answers });
  return other >= 0 ? `${told} (${points} : ${other})` : told;
}

export function DailyPage({ game }: { game: string }) {
  const date = useMemo(() => today(), []);
  const [counts, setCounts] = useState(() => {
    const { done, given } = dailyScore(game, date);
    return done === null || given.length > 0; // its end is seen again
  });
  const [client, state] = useRun<Page, DailyClient>(
    (onChange, load) => new DailyClient(game, date, onChange, load),
    [game, date],
    () => dailyScore(game, date).given,
  );
  const again = (): void => {
    setCounts(false);
    void client.again();
  };
  return (
    <Begun client={client} state={state}>
      {(run) => <Playing {...run} counts={counts} again={again} />}
    </Begun>
  );
}

interface PlayingProps extends Run<Page, DailyClient> {
  /** Whether this is the one try that counts. */
  counts: boolean;
  again: () => void;
}

function Playing({ counts, again, ...run }: PlayingProps) {
  const { client, state, page, words } = run;
  const { beat } = state;
  const isOver = page.outcome !== null;
  const options = useRunOptions(run);
  const own = ownNames(page.bots.length, page.seat, words);
  const names = page.bots.map((bot, seat) =>
    bot ? botName(bot.split(":")[0] ?? bot, words) : (own[seat] ?? ""),
  );
  const game = words.sayOr("game-name", page.game);
  const first = isOver ? "web-daily-counted" : "web-daily-counts";
  const trying = counts ? first : "web-daily-free";
  useTitle(words.say("web-daily-game", { game }));
  const [score, setScore] = useState(() => dailyScore(page.game, page.date));
  useLayoutEffect(() => {
    if (!counts) return;
    const { game: id, date, outcome, record } = page;
    if (outcome) setScore(finishDaily(id, date, { ...outcome, record }, client.answers()));
    else keepDaily(id, date, client.answers());
  }, [page.step, isOver]);
  return (
    <RunTable
      {...run}
      kind="lesson daily"
      isDone={isOver}
      icon={<Day />}
      title={words.say("web-daily-of", { game, date: page.date })}
      names={names}
      options={options}
    >
      <p class="puzzle-told" aria-live="polite">
        {beat ? words.event(beat, names, page.seat) : words.say(trying)}
      </p>
      {state.given.length === 0 && !beat && (
        <p>
          {words.sayOr("goal-want", "")}{" "}
          <Link to={`/learn/${page.game}`}>{words.say("web-learn-game", { game })}</Link>
        </p>
      )}
      {!!state.told?.reply.rule && (
        <Refused game={page.game} told={state.told} names={names} words={words} />
      )}
      <ProblemBanner problem={state.problem} words={words} />
      {isOver && !beat && (
        <Done page={page} score={score} game={game} words={words} again={again} />
      )}
      <RunAnswers run={run} options={options} label={words.say("web-answers")} />
      <details class="lesson-rules">
        <summary>{words.say("web-daily-fair")}</summary>
        <p>{words.say("web-daily-seed", { seed: page.seed })}</p>
      </details>
    </RunTable>
  );
}

interface DoneProps {
  page: Page;
  score: DailyScore;
  game: string;
  words: Words;
  again: () => void;
}

/** The result, a text to pass on with the whole game in its link, and what to do next. */
function Done({ page, score: { streak, done }, game, words, again }: DoneProps) {
  const shown = page.outcome && { ...page.outcome, record: page.record };
  if (!shown) return null;
  const address = replayAddress({
    record: page.record,
    names: [],
    table: "",
    step: null,
    judged: null,
  });
  const isBest = done?.record === page.record;
  const told = [
    `Automatable ${words.say("web-daily-of", { game, date: page.date })}`,
    outcomeText(shown, words),
    isBest && streak > 1 ? words.say("web-daily-streak", { days: streak }) : "",
    linkTo(address),
  ];
  return (
    <>
      <p class="daily-outcome">{outcomeText(shown, words)}</p>
      {page.result && (
        <p>
          <span class="capital">{reasonText(page.result, words)}</span>{" "}
          <RuleLink game={page.game} rule={page.result.rule} />
        </p>
      )}
      {streak > 0 && <p class="muted">{words.say("web-daily-streak", { days: streak })}</p>}
      <CopyField text={told.filter(Boolean).join("\n")} label={words.say("web-daily-share")} />
      <div class="buttons">
        <button type="button" onClick={again}>
          {words.say("web-daily-again")}
        </button>
        <Link to={address} class="button quiet">
          {words.say("web-daily-replay")}
        </Link>
        <Link to="/daily" class="button quiet">
          {words.say("web-daily-all")}
        </Link>
      </div>
    </>
  );
}
