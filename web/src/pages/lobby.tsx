/** The lobby: go on where one was, choose a game, or play with a friend. */

import { useEffect, useState } from "preact/hooks";

import { api } from "../api";
import { isHere } from "../home";
import { Continue } from "../parts/continue";
import { Footer } from "../parts/footer";
import { GameCard } from "../parts/gamecard";
import { Keeping } from "../parts/keeping";
import { PlayHere } from "../parts/playhere";
import { CoverOf } from "../parts/thumbnail";
import { useTitle } from "../parts/title";
import { go, Link, typedAddress } from "../router";
import type { GameInfo } from "../shapes";
import { loadWords, useGameWords, useWords, type Lang } from "../words";

const RETRY = 2000;
const TOPICS = [
  ["/learn", "web-learn-games"],
  ["/puzzles", "web-puzzles"],
  ["/daily", "web-daily"],
] as const;

export function LobbyPage() {
  const words = useWords();
  const [games, lost] = useGames(words.lang);
  useTitle("");
  return (
    <main id="main" class="page lobby">
      <div class="hero">
        <h1>{words.say("web-welcome")}</h1>
        <p>{words.say(isHere() ? "web-promise-here" : "web-promise")}</p>
        <nav class="hero-topics" aria-label={words.say("web-beside-games")}>
          {TOPICS.map(([address, key]) => (
            <Link key={key} to={address}>
              {words.say(key)}
            </Link>
          ))}
        </nav>
      </div>
      {lost && (
        <p class="banner" role="alert">
          {words.say(isHere() ? "web-lost" : "web-away-lobby")}
        </p>
      )}
      {lost && !isHere() && <PlayHere lost />}
      <Continue />
      {games.length > 0 && (
        <>
          <section aria-label={words.say("web-games")}>
            <ul class={games.length === 1 ? "games single" : "games"}>
              {games.map((one) => (
                <GameCard key={one.game} info={one} />
              ))}
            </ul>
          </section>
          <div class="together">
            {isHere() ? <Keeping /> : <WithFriend games={games} />}
            <Join />
          </div>
          {!lost && !isHere() && <PlayHere lost={false} />}
          <Footer games={games} />
        </>
      )}
      {games.length === 0 && lost && !isHere() && <Join />}
    </main>
  );
}

/** The games, once the words of all of them are here; and whether the server is out of reach. */
function useGames(lang: Lang): [games: GameInfo[], lost: boolean] {
  const [games, setGames] = useState<GameInfo[]>([]);
  const [lost, setLost] = useState(false);
  useEffect(() => {
    let wanted = true;
    const load = (): void => {
      loadGames(lang).then(
        (found) => {
          if (!wanted) return;
          setLost(false);
          setGames(found);
        },
        () => {
          if (!wanted) return;
          setLost(true);
          setTimeout(() => wanted && load(), RETRY);
        },
      );
    };
    load();
    return () => {
      wanted = false;
    };
  }, [lang]);
  return [games, lost];
}

/** All at once: nothing moves while somebody reaches for it. */
async function loadGames(lang: Lang): Promise<GameInfo[]> {
  const games = await api.games();
  await Promise.allSettled(games.map((one) => loadWords(lang, one.game)));
  return games;
}

/** An invitation begins with the choice of a game that more than one can play. */
function WithFriend({ games }: { games: readonly GameInfo[] }) {
  const words = useWords();
  return (
    <section class="with-friend" aria-labelledby="friend-title">
      <h2 id="friend-title">{words.say("web-friend")}</h2>
      <p class="muted">{words.say("web-friend-about")}</p>
      <ul class="friend-games">
        {games
          .filter((one) => one.seats[1] > 1)
          .map((one) => (
            <FriendGame key={one.game} game={one.game} />
          ))}
      </ul>
    </section>
  );
}

function FriendGame({ game }: { game: string }) {
  const words = useGameWords(game);
  if (!words) return null;
  return (
    <li>
      <Link to={`/invite/${game}`} class="button friend-game">
        <CoverOf game={game} />
        <span>
          <span class="hidden-text">{words.say("web-invite-to")} </span>
          {words.sayOr("game-name", game)}
        </span>
      </Link>
    </li>
  );
}

/** A link opens here, too: to a table of this server, or to a game that is over, wherever it was. */
function Join() {
  const words = useWords();
  const label = words.say(isHere() ? "web-link" : "web-code");
  const [typed, setTyped] = useState("");
  const enter = (event: Event): void => {
    event.preventDefault();
    const address = typedAddress(typed);
    if (address) go(address);
  };
  return (
    <section class="join-table" aria-labelledby="join-title">
      <h2 id="join-title">{words.say(isHere() ? "web-open" : "web-join")}</h2>
      <p class="muted">{words.say(isHere() ? "web-open-about" : "web-join-about")}</p>
      <form class="row" onSubmit={enter}>
        <input
          aria-label={label}
          placeholder={label}
          value={typed}
          autocomplete="off"
          autocapitalize="none"
          spellcheck={false}
          onInput={(event) => setTyped(event.currentTarget.value)}
        />
        <button type="submit">{words.say("web-enter")}</button>
      </form>
    </section>
  );
}
