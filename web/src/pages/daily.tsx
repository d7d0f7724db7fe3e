/** The challenge of the day, on the real board. */

import { useEffect, useLayoutEffect, useMemo, useState } from "preact/hooks";

import { loadBoard } from "../boards";
import { CopyField } from "../parts/copy";
import { reasonText } from "../parts/end";
import { Failure, ProblemBanner, Waiting } from "../parts/failure";
import { Day } from "../parts/icons";
import { botName, ownNames } from "../parts/names";
import { Options } from "../parts/options";
import { RuleLink } from "../parts/rule";
import { CardColumn, Refused, RunBoard, useRunOptions } from "../parts/runboard";
import { useTitle } from "../parts/title";
import { dailyScore, finishDaily, keepDaily, today, type DailyScore } from "../records";
import { replayAddress } from "../replays";
import { Link, linkTo } from "../router";
import type { RunState } from "../table/run";
import { DailyClient } from "../table/solo";
import type { DailyPage as Page } from "../wire";
import { useTableWords, type Words } from "../words";

/** How a day went, in a few words. */
export function outcomeText(done: NonNullable<DailyScore["done"]>, words: Words): string {
  const { kind, points, other, answers } = done;
  const told = words.say(`daily-${kind}`, { points, answers });
  return other >= 0 ? `${told} (${points} : ${other})` : told;
}

export function DailyPage({ game }: { game: string }) {
  const date = useMemo(() => today(), []);
  const [state, setState] = useState<RunState<Page> | null>(null);
  const [counts, setCounts] = useState(() => {
    const { done, given } = dailyScore(game, date);
    return done === null || given.length > 0; // its end is seen again
  });
  const client = useMemo(() => new DailyClient(game, date, setState, loadBoard), [game, date]);
  useEffect(() => {
    void client.start([...dailyScore(game, date).given]);
    return () => client.stop();
  }, [client]);
  const words = useTableWords(game, state?.page?.names);
  if (state?.problem && !state.page) return <Failure problem={state.problem} />;
  if (!state?.page || !words) return <Waiting />;
  const again = (): void => {
    setCounts(false);
    void client.again();
  };
  return (
    <Playing
      client={client}
      state={state}
      page={state.page}
      words={words}
      counts={counts}
      again={again}
    />
  );
}

interface PlayingProps {
  client: DailyClient;
  state: RunState<Page>;
  page: Page;
  words: Words;
  /** Whether this is the one try that counts. */
  counts: boolean;
  again: () => void;
}

function Playing({ client, state, page, words, counts, again }: PlayingProps) {
  const { beat } = state;
  const isOver = page.outcome !== null;
  const options = useRunOptions(client, state, () => undefined);
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
    <main
      id="main"
      class="page table lesson daily"
      data-given={state.given.length}
      data-over={isOver && !beat}
      aria-busy={state.busy}
    >
      <div class="table-main">
        <RunBoard
          client={client}
          state={state}
          page={page}
          names={names}
          hints={[]}
          options={options}
          words={words}
        />
      </div>
      <CardColumn>
        <section class="lesson-card" aria-labelledby="daily-title">
          <h1 id="daily-title">
            <Day /> {words.say("web-daily-of", { game, date: page.date })}
          </h1>
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
          {options.length > 0 && (
            <details class="lesson-show">
              <summary>{words.say("web-answers")}</summary>
              <Options
                options={options}
                busy={state.busy}
                hints={[]}
                words={words}
                answer={(action) => void client.answer(action)}
              />
            </details>
          )}
          <details class="lesson-rules">
            <summary>{words.say("web-daily-fair")}</summary>
            <p>{words.say("web-daily-seed", { seed: page.seed })}</p>
          </details>
        </section>
      </CardColumn>
    </main>
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
