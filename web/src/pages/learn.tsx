/** Learning a game: what it is about, its lessons, and one of them on the real board. */

import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";

import { api } from "../api";
import { useCover } from "../boards";
import { Failure, ProblemBanner, Waiting } from "../parts/failure";
import { QuickPlay } from "../parts/gamecard";
import { useGameInfo } from "../parts/gameinfo";
import { GoalList } from "../parts/goal";
import { Back, Check, First, Play } from "../parts/icons";
import { ownNames } from "../parts/names";
import { RuleLink } from "../parts/rule";
import {
  Begun,
  isSmall,
  Refused,
  RunAnswers,
  RunTable,
  Sign,
  useRun,
  useRunOptions,
  type Run,
} from "../parts/runboard";
import { bringIntoSight } from "../parts/sight";
import { useTitle } from "../parts/title";
import { Link } from "../router";
import type { LessonInfo, LessonPage as Page, Seen } from "../shapes";
import { lessonsTaken, takeLesson } from "../store";
import { LessonClient, type LessonState } from "../table/lesson";
import { useGameWords, type Words } from "../words";

/** The goal of a game in half a minute, and its lessons. */
export function LearnPage({ game }: { game: string }) {
  const words = useGameWords(game);
  const Cover = useCover(game);
  const [lessons, setLessons] = useState<LessonInfo[] | null>(null);
  const [problem, setProblem] = useState<unknown>(null);
  useEffect(() => {
    api.lessons(game).then(setLessons, setProblem);
  }, [game]);
  const name = words?.sayOr("game-name", game) ?? game;
  useTitle(words?.say("web-learn-game", { game: name }) ?? name);
  if (problem !== null) return <Failure problem={problem} />;
  if (!words || !lessons) return <Waiting />;
  const taken = lessonsTaken(game);
  const next = lessons.find((one) => !taken.includes(one.id)) ?? lessons[0];
  const more = [
    [`/learn/${game}/rules`, "web-taught"],
    [`/rules/${game}`, "web-rules"],
    [`/cards/${game}`, "web-cards"],
    [`/puzzles/${game}`, "web-puzzles"],
    ["/learn", "web-learn-others"],
  ] as const;
  return (
    <main id="main" class="page learn">
      <section class="goal">
        <div class="goal-cover">{Cover && <Cover />}</div>
        <div class="goal-text">
          <h1>{words.say("web-learn-game", { game: name })}</h1>
          <GoalList words={words} />
          <div class="buttons">
            {next && (
              <Link to={`/learn/${game}/${next.id}`} class="button main">
                <Play />
                {words.say(taken.length > 0 ? "web-learn-on" : "web-learn-first", {
                  minutes: next.minutes,
                })}
              </Link>
            )}
            {taken.length > 0 && <PlayNow game={game} words={words} />}
          </div>
        </div>
      </section>
      <section aria-labelledby="lessons-title">
        <h2 id="lessons-title">{words.say("web-lessons")}</h2>
        <ol class="lessons">
          {lessons.map((one) => (
            <li key={one.id}>
              <Link to={`/learn/${game}/${one.id}`} class="lesson-link">
                <span class="lesson-mark" aria-hidden="true">
                  {taken.includes(one.id) ? <Check /> : null}
                </span>
                <span class="lesson-name">
                  <strong>{words.say(`lesson-${one.id}`)}</strong>
                  <span>{words.about(`lesson-${one.id}`)}</span>
                </span>
                <span class="muted">
                  {taken.includes(one.id)
                    ? words.say("web-lesson-taken")
                    : words.say("lesson-minutes", { minutes: one.minutes })}
                </span>
              </Link>
            </li>
          ))}
        </ol>
        <p class="lessons-rules">
          {more.map(([address, key]) => (
            <Link key={key} to={address}>
              {words.say(key)}
            </Link>
          ))}
        </p>
      </section>
    </main>
  );
}

/** A game at once, as in the lobby. */
function PlayNow({ game, words }: { game: string; words: Words }) {
  const info = useGameInfo(game);
  return info && <QuickPlay info={info} name={words.sayOr("game-name", game)} words={words} />;
}

/** A lesson on the real board. */
export function LessonPage({ game, lesson }: { game: string; lesson: string }) {
  const [client, state] = useRun<Page, LessonClient>(
    (onChange, load) => new LessonClient(game, lesson, onChange, load),
    [game, lesson],
  );
  return (
    <Begun client={client} state={state}>
      {(run) => <Taking {...run} />}
    </Begun>
  );
}

type TakingProps = Run<Page, LessonClient>;

function Taking(run: TakingProps) {
  const { state, page, words } = run;
  const { beat } = state;
  const box = useRef<HTMLDivElement>(null);
  const seen = useRef<[touch: Element | null, spot: Element | null]>([null, null]);
  const options = useRunOptions(run);
  const isOver = page.step === page.steps;
  const names = ownNames(page.seats, page.seat, words);
  const title = words.say(`lesson-${page.lesson}`);
  useTitle(title);
  useLayoutEffect(() => {
    // With what is shown: whoever leaves at once has taken it, too.
    if (isOver) takeLesson(page.game, page.lesson);
  }, [isOver]);
  useEffect(() => {
    for (const one of box.current?.querySelectorAll("[data-lit]") ?? []) {
      one.removeAttribute("data-lit");
    }
    if (beat) return;
    const spots = page.look.map((spot) => box.current?.querySelector(`[data-spot~="${spot}"]`));
    for (const spot of spots) spot?.setAttribute("data-lit", "");
    const look = (): void => {
      const touch = box.current?.querySelector(".offered") ?? null;
      const spot = spots[0] ?? null;
      const seeable = spots.filter((one) => one != null);
      const [before, at] = seen.current;
      seen.current = [touch, spot];
      if (isSmall() && (touch !== before || spot !== at)) bringIntoSight(touch, seeable);
    };
    look();
    // A board may offer something else by itself, such as what an opened choice is about.
    const watch = new MutationObserver(look);
    if (box.current) watch.observe(box.current, { subtree: true, childList: true, attributeFilter: ["class"] });
    return () => watch.disconnect();
  });
  return (
    <RunTable
      {...run}
      kind="lesson"
      isDone={isOver}
      title={title}
      names={names}
      options={options}
      box={box}
      isTold
    >
      <Progress step={page.step} steps={page.steps} words={words} />
      <p class="lesson-text" aria-live="polite">
        {beat ? told(beat, names, page.seat, words) : words.say(page.key)}
      </p>
      {state.told && <Told told={state.told} page={page} names={names} words={words} />}
      <ProblemBanner problem={state.problem} words={words} />
      <Buttons {...run} />
      <RunAnswers
        key={state.given.length}
        run={run}
        options={options}
        label={words.say("web-lesson-show")}
      />
      {page.rules.length > 0 && !beat && (
        <details class="lesson-rules">
          <summary>{words.say("web-lesson-rules")}</summary>
          {page.rules.map((rule) => (
            <RuleLink key={rule} game={page.game} rule={rule} />
          ))}
        </details>
      )}
    </RunTable>
  );
}

/** What happens, in words; a reveal is seen first and told after. */
function told(beat: Seen, names: readonly string[], you: number, words: Words): string {
  return beat.kind === "revealed" ? words.say("web-happening") : words.caption(beat, names, you);
}

function Progress({ step, steps, words }: { step: number; steps: number; words: Words }) {
  const label = words.say("web-lesson-step", { step: Math.min(step + 1, steps), steps });
  return (
    <progress class="lesson-progress" max={steps} value={step} aria-label={label}>
      {label}
    </progress>
  );
}

/** The lesson after this one; known before the end, so that no button moves then. */
function useFollowing(game: string, lesson: string): LessonInfo | null {
  const [lessons, setLessons] = useState<LessonInfo[]>([]);
  useEffect(() => {
    api.lessons(game).then(setLessons, () => undefined);
  }, [game]);
  return lessons[lessons.findIndex((one) => one.id === lesson) + 1] ?? null;
}

function Buttons({ client, state, page, words }: TakingProps) {
  const isOver = page.step === page.steps;
  const following = useFollowing(page.game, page.lesson);
  const mayRead = !isOver && !page.decision && !state.beat;
  return (
    <div class="buttons">
      {mayRead && (
        <button type="button" class="main" onClick={() => void client.next()}>
          {words.say("web-lesson-next")}
        </button>
      )}
      {isOver && following && (
        <Link to={`/learn/${page.game}/${following.id}`} class="button main">
          <Play />
          {words.say("web-lesson-following", { lesson: words.say(`lesson-${following.id}`) })}
        </Link>
      )}
      {isOver && <PlayNow game={page.game} words={words} />}
      {isOver && (
        <Link to={`/learn/${page.game}`} class="button quiet">
          {words.say("web-lessons")}
        </Link>
      )}
      {state.given.length > 0 && (
        <Sign label={words.say("web-lesson-back")} onClick={() => void client.back()}>
          <Back />
        </Sign>
      )}
      {state.given.length > 0 && (
        <Sign label={words.say("web-lesson-again")} onClick={() => void client.again()}>
          <First />
        </Sign>
      )}
      {!isOver && (
        <Link to={`/learn/${page.game}`} class="button quiet">
          {words.say("web-lesson-leave")}
        </Link>
      )}
    </div>
  );
}

interface ToldProps {
  told: NonNullable<LessonState["told"]>;
  page: Page;
  names: readonly string[];
  words: Words;
}

/** What a try that was not right is told: the lesson's own words, or the rule against it. */
function Told({ told, page, names, words }: ToldProps) {
  const { reply } = told;
  if (reply.rule) return <Refused game={page.game} told={told} names={names} words={words} />;
  return (
    <p class="lesson-told" role="alert">
      {words.sayOr(reply.key, words.say("lesson-not-now"))}
    </p>
  );
}
