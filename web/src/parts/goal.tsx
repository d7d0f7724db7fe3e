/** What a game is about: with that its story begins, for somebody who sits down for the first time. */

import { Link } from "../router";
import type { Words } from "../words";

const PARTS = ["want", "turn", "end"] as const;

export function Goal({ game, words }: { game: string; words: Words }) {
  const told = PARTS.map((part) => [part, words.sayOr(`goal-${part}`, "")] as const);
  if (told.every(([, text]) => text === "")) return null;
  return (
    <div class="first-goal">
      <dl>
        {told.map(([part, text]) => (
          <div key={part}>
            <dt>{words.say(`web-goal-${part}`)}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p>
        <Link to={`/learn/${game}`} apart>
          {words.say("web-learn-game", { game: words.say("game-name") })}
        </Link>
      </p>
    </div>
  );
}
