/** The list of a game's puzzles. */

import { useEffect, useState } from "preact/hooks";

import { api } from "../api";
import { Failure, Waiting } from "../parts/failure";
import { Check, Cross, Play } from "../parts/icons";
import { useTitle } from "../parts/title";
import { puzzleScore, type PuzzleScore } from "../records";
import { Link } from "../router";
import { isNewcomer } from "../store";
import type { PuzzleInfo } from "../wire";
import { useGameWords, type Words } from "../words";

/** The next one for somebody: not solved yet, and as hard as suits. */
export function nextFor(puzzles: readonly PuzzleInfo[], score: PuzzleScore, except = ""): string {
  const open = puzzles.filter(({ id }) => !score.solved.includes(id) && id !== except);
  const distance = (one: PuzzleInfo): number => Math.abs(one.rating - score.rating);
  return [...open].sort((one, other) => distance(one) - distance(other))[0]?.id ?? "";
}

export function PuzzlesPage({ game }: { game: string }) {
  const words = useGameWords(game);
  const [puzzles, setPuzzles] = useState<PuzzleInfo[] | null>(null);
  const [problem, setProblem] = useState<unknown>(null);
  useEffect(() => {
    api.puzzles(game).then(setPuzzles, setProblem);
  }, [game]);
  const title = words?.say("web-puzzles-of", { game: words.sayOr("game-name", game) }) ?? game;
  useTitle(title);
  if (problem !== null) return <Failure problem={problem} />;
  if (!words || !puzzles) return <Waiting />;
  const score = puzzleScore(game);
  const next = nextFor(puzzles, score);
  return (
    <main id="main" class="page learn puzzles">
      <h1>{title}</h1>
      <p>
        {words.say("web-puzzles-about")} {words.say("web-puzzles-levels")}
      </p>
      {isNewcomer(game) && (
        <p>
          {words.sayOr("goal-want", "")}{" "}
          <Link to={`/learn/${game}`}>
            {words.say("web-learn-game", { game: words.sayOr("game-name", game) })}
          </Link>
        </p>
      )}
      <Score score={score} count={puzzles.length} words={words} />
      {next !== "" && (
        <Link to={`/puzzles/${game}/${next}`} class="button main">
          <Play />
          {words.say(score.played > 0 ? "web-puzzle-next" : "web-puzzle-first")}
        </Link>
      )}
      <ol class="puzzle-list">
        {puzzles.map((one, number) => (
          <li key={one.id}>
            <PuzzleLink game={game} one={one} number={number + 1} score={score} words={words} />
          </li>
        ))}
      </ol>
    </main>
  );
}

interface ScoreProps {
  score: PuzzleScore;
  count: number;
  words: Words;
}

function Score({ score, count, words }: ScoreProps) {
  const facts = [
    ["web-puzzle-rating", score.rating],
    ["web-puzzle-streak", score.streak],
    ["web-puzzle-best", score.best],
    ["web-puzzle-solved-count", `${score.solved.length} / ${count}`],
  ] as const;
  return (
    <dl class="puzzle-score">
      {facts.map(([key, value]) => (
        <div key={key}>
          <dt>{words.say(key)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

interface PuzzleLinkProps {
  game: string;
  one: PuzzleInfo;
  number: number;
  score: PuzzleScore;
  words: Words;
}

function PuzzleLink({ game, one, number, score, words }: PuzzleLinkProps) {
  const state = score.solved.includes(one.id)
    ? "solved"
    : score.missed.includes(one.id)
      ? "missed"
      : "open";
  return (
    <Link to={`/puzzles/${game}/${one.id}`} class={`puzzle-link is-${state}`}>
      <span class="puzzle-number">
        <span class="hidden-text">{words.say("web-puzzle")} </span>
        {number}
      </span>
      <span class="muted">
        <span class="hidden-text">{words.say("web-puzzle-level")} </span>
        {one.rating}
      </span>
      {state === "solved" && <Check />}
      {state === "missed" && <Cross />}
      {state !== "open" && <span class="hidden-text">{words.say(`web-puzzle-is-${state}`)}</span>}
    </Link>
  );
}
