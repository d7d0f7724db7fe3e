/** Setting up a table for one game: who sits where, and what is agreed on. */

import { useEffect, useState } from "preact/hooks";

import { api, Problem } from "../api";
import { Failure, Waiting } from "../parts/failure";
import { GameFacts } from "../parts/gamecard";
import { NewTable } from "../parts/newtable";
import { Standing } from "../parts/standing";
import { CoverOf } from "../parts/thumbnail";
import { useTitle } from "../parts/title";
import { here, Link } from "../router";
import type { GameInfo } from "../shapes";
import { useGameWords, type Words } from "../words";

/** What the server tells of a game; a problem if there is none of that name. */
export function useGame(game: string): { info: GameInfo | null; problem: unknown } {
  const [info, setInfo] = useState<GameInfo | null>(null);
  const [problem, setProblem] = useState<unknown>(null);
  useEffect(() => {
    let wanted = true;
    api.games().then(
      (games) => {
        const found = games.find((one) => one.game === game);
        if (!wanted) return;
        if (found) setInfo(found);
        else setProblem(new Problem(404, "unknown_game", game, ""));
      },
      (failed: unknown) => wanted && setProblem(failed),
    );
    return () => {
      wanted = false;
    };
  }, [game]);
  return { info, problem };
}

export function SetupPage({ game }: { game: string }) {
  const words = useGameWords(game);
  const { info, problem } = useGame(game);
  const name = words?.sayOr("game-name", game) ?? "";
  useTitle(words?.say("web-set-table", { game: name }));
  if (problem !== null) return <Failure problem={problem} />;
  if (!info || !words) return <Waiting />;
  return (
    <main id="main" class="page setup">
      <GameHead info={info} title={words.say("web-set-table", { game: name })} words={words} />
      <NewTable info={info} players={invited(info)} words={words} />
      <section class="setup-known" aria-label={words.say("web-pieces")}>
        <Standing game={game} words={words} />
      </section>
    </main>
  );
}

/** How many are to play with friends, as the page of invitations says; 0 if nobody is invited. */
function invited({ seats: [fewest, most] }: GameInfo): number {
  const players = Number(new URLSearchParams(here().search).get("players"));
  return players >= fewest && players <= most ? Math.floor(players) : 0;
}

interface GameHeadProps {
  info: GameInfo;
  title: string;
  words: Words;
}

/** The cover of a game, what this page does with it, and what the game is like. */
export function GameHead({ info, title, words }: GameHeadProps) {
  return (
    <div class="game-head">
      <CoverOf game={info.game} />
      <div class="game-head-text">
        <h1>{title}</h1>
        <p>{words.sayOr("game-tagline", "")}</p>
        <GameFacts info={info} words={words} />
        <Link to={`/rules/${info.game}`} apart>
          {words.say("web-rules-of", { game: words.sayOr("game-name", info.game) })}
        </Link>
      </div>
    </div>
  );
}
