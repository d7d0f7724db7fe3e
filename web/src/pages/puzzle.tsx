/** A puzzle on the real board. */

import { useEffect, useLayoutEffect, useMemo, useState } from "preact/hooks";

import { api } from "../api";
import { ProblemBanner } from "../parts/failure";
import { Back, Bulb, First, Play, Puzzle as Piece } from "../parts/icons";
import { ownNames } from "../parts/names";
import { RuleLink } from "../parts/rule";
import {
  Begun,
  Refused,
  RunAnswers,
  RunTable,
  Sign,
  useRun,
  useRunOptions,
  type Run,
} from "../parts/runboard";
import { useTitle } from "../parts/title";
import { countPuzzle, markSolved, puzzleScore, type PuzzleScore } from "../records";
import { Link } from "../router";
import type { Hint } from "../table/hint";
import type { RunState } from "../table/run";
import { PuzzleClient } from "../table/solo";
import type { PuzzleInfo, PuzzlePage as Page } from "../wire";
import type { Words } from "../words";
import { nextFor } from "./puzzles";

export function PuzzlePage({ game, puzzle }: { game: string; puzzle: string }) {
  const [client, state] = useRun<Page, PuzzleClient>(
    (onChange, load) => new PuzzleClient(game, puzzle, puzzleScore(game), onChange, load),
    [game, puzzle],
  );
  return (
    <Begun client={client} state={state}>
      {(run) => <Solving {...run} />}
    </Begun>
  );
}

type SolvingProps = Run<Page, PuzzleClient>;

/** How the person fares: nothing is known, it was missed, or solved at the first try. */
type Fate = "open" | "missed" | "solved";

function useFate({ client, state, page }: Omit<SolvingProps, "words">, help: number): Fate {
  const [fate, setFate] = useState<Fate>("open");
  const isWrong = state.told !== null && !state.told.reply.rule;
  const isMissed = isWrong || help > 0 || (page.over && !page.solved);
  useLayoutEffect(() => {
    if (fate === "open" && isMissed) {
      countPuzzle(client.game, client.puzzle, false, page.lost);
      setFate("missed");
    } else if (page.solved && fate === "open") {
      countPuzzle(client.game, client.puzzle, true, page.won);
      setFate("solved");
    } else if (page.solved) markSolved(client.game, client.puzzle);
  }, [isMissed, page.solved]);
  return fate;
}

function Solving(props: SolvingProps) {
  const { client, state, page, words } = props;
  const [help, setHelp] = useState(0); // hints asked for: where to look, then the answer
  const before = useMemo(() => puzzleScore(client.game), [client]);
  const fate = useFate(props, help);
  const more = (): void => setHelp((level) => Math.min(2, level + 1));
  const options = useRunOptions(props, more);
  const hints = hintsAt(page, help);
  const names = ownNames(page.seats, page.seat, words);
  const title = words.say("web-puzzle-title", { rating: page.rating });
  useTitle(title);
  const { beat } = state;
  return (
    <RunTable
      {...props}
      kind="lesson puzzle"
      isDone={page.solved}
      icon={<Piece />}
      title={title}
      names={names}
      hints={hints}
      options={options}
    >
      <p class="puzzle-goal">{goalText(page, words)}</p>
      <p class="puzzle-told" aria-live="polite">
        {beat ? words.event(beat, names, page.seat) : stateText(page, words)}
      </p>
      {state.told && <Wrong told={state.told} names={names} words={words} />}
      <ProblemBanner problem={state.problem} words={words} />
      {help > 0 && !page.over && !beat && <Help page={page} level={help} words={words} />}
      {page.solved && !beat && <Solved page={page} fate={fate} before={before} words={words} />}
      <Buttons {...props} help={help} more={more} before={before} />
      <RunAnswers run={props} options={options} hints={hints} label={words.say("web-answers")} />
    </RunTable>
  );
}

function hintsAt(page: Page, level: number): Hint[] {
  if (level === 0 || page.over) return [];
  if (level === 1) return page.look.map((action) => ({ action, rank: 2, percent: null }));
  return page.next ? [{ action: page.next, rank: 1, percent: null }] : [];
}

function goalText({ goal, solution }: Page, words: Words): string {
  const { target, before } = goal;
  const facts = {
    target,
    before,
    gain: target - before,
    answers: solution.length,
  };
  return words.say(`puzzle-goal-${goal.kind}`, facts);
}

/** Where one stands: what was reached at the end, if it was not enough. */
function stateText({ over, solved, goal, step }: Page, words: Words): string {
  if (solved) return words.say("puzzle-solved");
  if (!over) return goal.kind === "answer" && step > 0 ? words.say("puzzle-go-on") : "";
  const { reached, target } = goal;
  return words.say(goal.kind === "win" ? "puzzle-missed-win" : "puzzle-missed", {
    reached,
    target,
  });
}

interface WrongProps {
  told: NonNullable<RunState<Page>["told"]>;
  names: readonly string[];
  words: Words;
}

/** Why an answer was not taken: a rule forbids it, or there is something better. */
function Wrong({ told, names, words }: WrongProps) {
  const { answer, reply, page } = told;
  if (reply.rule) return <Refused game={page.game} told={told} names={names} words={words} />;
  return (
    <p class="lesson-told" role="alert">
      {words.say("puzzle-wrong", { action: words.action(answer), worth: page.worth })}
    </p>
  );
}

interface HelpProps {
  page: Page;
  level: number;
  words: Words;
}

/** The first hint says where to look, the second what to do. */
function Help({ page, level, words }: HelpProps) {
  const said = (actions: readonly string[]): string =>
    actions.map((action) => words.action(action)).join(" · ");
  const key = page.goal.kind === "answer" ? "puzzle-hint-two" : "puzzle-hint-look";
  const told =
    level === 1
      ? words.say(key, { answers: said(page.look) })
      : page.next
        ? words.say("puzzle-hint-next", { answer: words.action(page.next) })
        : words.say("puzzle-hint-back");
  return (
    <p class="puzzle-help" role="status">
      <Bulb /> {told}
    </p>
  );
}

interface SolvedProps {
  page: Page;
  fate: Fate;
  before: PuzzleScore;
  words: Words;
}

/** Why it is best, what it did to the rating, and the rules by which it happened. */
function Solved({ page, fate, before, words }: SolvedProps) {
  const { states, rounds, least, most } = page.proof;
  const now = puzzleScore(page.game);
  const right = words.action(page.solution.at(-1) ?? "");
  return (
    <>
      <p>
        {words.say(`puzzle-proof-${page.goal.kind}`, {
          states,
          rounds,
          least,
          most,
          right,
        })}
      </p>
      <p class="puzzle-rated">
        <strong>{words.say("web-puzzle-rating")}</strong> {now.rating}{" "}
        {now.played > before.played && (
          <span class={fate === "solved" ? "is-up" : "is-down"}>
            {now.rating >= before.rating ? "+" : "−"}
            {Math.abs(now.rating - before.rating)}
          </span>
        )}{" "}
        <strong>{words.say("web-puzzle-streak")}</strong> {now.streak}
      </p>
      <details class="lesson-rules">
        <summary>{words.say("web-puzzle-line")}</summary>
        <ol class="puzzle-line">
          {page.solution.map((action, number) => (
            <li key={number}>{words.action(action)}</li>
          ))}
        </ol>
        {page.rules.map((rule) => (
          <RuleLink key={rule} game={page.game} rule={rule} />
        ))}
      </details>
    </>
  );
}

interface ButtonsProps extends SolvingProps {
  help: number;
  more: () => void;
  before: PuzzleScore;
}

function Buttons({ client, state, page, words, help, more }: ButtonsProps) {
  const [puzzles, setPuzzles] = useState<PuzzleInfo[]>([]);
  const isOver = page.over && !state.beat;
  useEffect(() => {
    api.puzzles(client.game).then(setPuzzles, () => undefined);
  }, [client.game]); // known before it is solved, so that no button moves when it is
  const next = page.solved ? nextFor(puzzles, puzzleScore(client.game), client.puzzle) : "";
  return (
    <div class="buttons">
      {next !== "" && isOver && (
        <Link to={`/puzzles/${page.game}/${next}`} class="button main">
          <Play />
          {words.say("web-puzzle-next")}
        </Link>
      )}
      {isOver && !page.solved && (
        <button type="button" class="main" onClick={() => void client.again()}>
          {words.say("web-puzzle-again")}
        </button>
      )}
      {!page.over && help < 2 && (
        <button type="button" class="quiet" onClick={more}>
          <Bulb />
          {words.say(help === 0 ? "web-puzzle-hint" : "web-puzzle-hint-more")}
        </button>
      )}
      {page.step > 0 && !page.solved && (
        <>
          <Sign label={words.say("web-lesson-back")} onClick={() => void client.back()}>
            <Back />
          </Sign>
          <Sign label={words.say("web-lesson-again")} onClick={() => void client.again()}>
            <First />
          </Sign>
        </>
      )}
      <Link to={`/puzzles/${page.game}`} class="button quiet">
        {words.say("web-puzzles-all")}
      </Link>
    </div>
  );
}
