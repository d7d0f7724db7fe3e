/** The foot of the lobby: which program this is, whose games these are, what is reconstructed. */

import { isHere } from "../home";
import { Link } from "../router";
import type { GameInfo } from "../shapes";
import { useGameWords, useWords } from "../words";
import { Standing } from "./standing";

const SOURCE = "https://github.com/automatable/automatable";

/** The version of the server that gave us this page. */
function version(): string {
  return document.querySelector<HTMLMetaElement>("meta[name=version]")?.content ?? "";
}

export function Footer({ games }: { games: readonly GameInfo[] }) {
  const words = useWords();
  return (
    <footer class="foot">
      <p>
        <strong>Automatable</strong> {version()}
      </p>
      <ul class="foot-links">
        <li>
          <Link to="/history">{words.say("web-played-here")}</Link>
        </li>
        <li>
          <a href={SOURCE} rel="noopener noreferrer">
            {words.say("web-source")}
          </a>
        </li>
        <li>
          <a href={`${SOURCE}/blob/main/LICENSE`} rel="noopener noreferrer">
            {words.say("web-licence")}
          </a>
        </li>
        {!isHere() && (
          <li>
            <a href="/api/docs">{words.say("web-api")}</a>
          </li>
        )}
      </ul>
      <details class="credits">
        <summary>{words.say("web-credits")}</summary>
        <p>{words.say("web-independent")}</p>
        {games.map(({ game }) => (
          <Credits key={game} game={game} />
        ))}
      </details>
    </footer>
  );
}

function Credits({ game }: { game: string }) {
  const words = useGameWords(game);
  if (!words) return null;
  return (
    <section>
      <h3>
        <Link to={`/rules/${game}`}>{words.sayOr("game-name", game)}</Link>
      </h3>
      {words.has("game-credits") && <p>{words.say("game-credits")}</p>}
      <Standing game={game} words={words} />
    </section>
  );
}
