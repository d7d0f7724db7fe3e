/** What a game is about: with that its story begins, for somebody who sits down for the first time. */

import { Link } from "../router";
import type { Words } from "../words";

const PARTS = ["want", "turn", "end"] as const;

/** What you want, what a turn is, how it ends. */
export function GoalList({ words }: { words: Words }) {
  return (
    <dl>
      {PARTS.map((part) => (
        <div key={part}>
          <dt>{words.say(`web-goal-${part}`)}</dt>
          <dd>{words.sayOr(`goal-${part}`, "")}</dd>
        </div>
      ))}
    </dl>
  );
}

export function Goal({ game, words }: { game: string; words: Words }) {
  if (PARTS.every((part) => words.sayOr(`goal-${part}`, "") === "")) return null;
  return (
    <div class="first-goal">
      <GoalList words={words} />
      <p>
        <Link to={`/learn/${game}`} apart>
          {words.say("web-learn-game", { game: words.say("game-name") })}
        </Link>
      </p>
    </div>
  );
}
