/** What there is of every game, such as lessons: which game shall it be? */

import { useEffect, useState } from "preact/hooks";

import { api } from "../api";
import { Failure, Waiting } from "../parts/failure";
import { Check, Play } from "../parts/icons";
import { CoverOf } from "../parts/thumbnail";
import { useTitle } from "../parts/title";
import { dailyScore, puzzleScore, today } from "../records";
import { Link, type Topic } from "../router";
import type { GameInfo } from "../shapes";
import { lessonsTaken } from "../store";
import { useGameWords, useWords, type Words } from "../words";
import { outcomeText } from "./daily";

/** What is told of a game: a line, perhaps another, and whether there is nothing left to do. */
interface Told {
  lines: string[];
  isDone: boolean;
}

interface Kind {
  title: string;
  /** Whether a game has it. */
  has: (game: GameInfo) => boolean;
  tell: (game: GameInfo, words: Words) => Told;
}

const KINDS: Record<Topic, Kind> = {
  learn: { title: "web-learn-games", has: ({ lessons }) => lessons > 0, tell: lessonsTold },
  puzzles: { title: "web-puzzles", has: ({ puzzles }) => puzzles > 0, tell: puzzlesTold },
  daily: { title: "web-daily", has: ({ daily }) => daily, tell: dayTold },
  rules: { title: "web-rules", has: () => true, tell: tagline },
  cards: { title: "web-cards", has: () => true, tell: tagline },
};

export function TopicPage({ topic }: { topic: Topic }) {
  const words = useWords();
  const [games, setGames] = useState<GameInfo[] | null>(null);
  const [problem, setProblem] = useState<unknown>(null);
  useEffect(() => {
    api.games().then(setGames, setProblem);
  }, []);
  const title = words.say(KINDS[topic].title);
  useTitle(title);
  if (problem !== null) return <Failure problem={problem} />;
  if (!games) return <Waiting />;
  const about = words.sayOr(`${KINDS[topic].title}-about`, "");
  return (
    <main id="main" class="page learn">
      <h1>{title}</h1>
      {about !== "" && <p>{about}</p>}
      <ul class="topic-list">
        {games.filter(KINDS[topic].has).map((one) => (
          <li key={one.game}>
            <GameLink topic={topic} info={one} />
          </li>
        ))}
      </ul>
    </main>
  );
}

function GameLink({ topic, info }: { topic: Topic; info: GameInfo }) {
  const words = useGameWords(info.game);
  if (!words) return null;
  const { lines, isDone } = KINDS[topic].tell(info, words);
  return (
    <Link to={`/${topic}/${info.game}`} class="topic-link">
      <CoverOf game={info.game} />
      <span class="topic-name">
        <strong>{words.sayOr("game-name", info.game)}</strong>
        {lines.map((line) => (
          <span key={line} class="muted">
            {line}
          </span>
        ))}
      </span>
      {isDone ? <Check /> : <Play />}
    </Link>
  );
}

function tagline(_: GameInfo, words: Words): Told {
  return { lines: [words.sayOr("game-tagline", "")], isDone: false };
}

function lessonsTold({ game, lessons }: GameInfo, words: Words): Told {
  const taken = Math.min(lessonsTaken(game).length, lessons);
  const count = words.say("web-lessons-taken", { taken, lessons });
  return { lines: [words.sayOr("game-tagline", ""), count], isDone: taken === lessons };
}

function puzzlesTold({ game, puzzles }: GameInfo, words: Words): Told {
  const solved = Math.min(puzzleScore(game).solved.length, puzzles);
  return {
    lines: [words.say("web-puzzles-solved", { solved, puzzles })],
    isDone: solved === puzzles,
  };
}

function dayTold({ game }: GameInfo, words: Words): Told {
  const { done, streak, given } = dailyScore(game, today());
  const state = done
    ? outcomeText(done, words)
    : words.say(given.length > 0 ? "web-daily-begun" : "web-daily-open");
  const days = streak > 0 ? [words.say("web-daily-streak", { days: streak })] : [];
  return { lines: [state, ...days], isDone: done !== null };
}
