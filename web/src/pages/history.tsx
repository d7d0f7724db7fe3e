/** Your games: what those finished on this device add up to, and each of them. */

import { useEffect, useState } from "preact/hooks";

import { api } from "../api";
import {
  forgetHistory,
  history,
  statistics,
  type Played,
  type Reached,
  type Statistics,
} from "../history";
import { counted, when } from "../parts/continue";
import { Dialog } from "../parts/dialog";
import { Face } from "../parts/face";
import { Failure, Waiting } from "../parts/failure";
import { Chart, Play } from "../parts/icons";
import { botName } from "../parts/names";
import { CoverOf } from "../parts/thumbnail";
import { useTitle } from "../parts/title";
import { dailyScore, puzzleScore, today } from "../records";
import { replayAddress } from "../replays";
import { Link } from "../router";
import type { GameInfo } from "../shapes";
import { lessonsTaken } from "../store";
import { useGameWords, useWords, type Words } from "../words";

const FIRST = 20; // games listed at once

export function HistoryPage() {
  const words = useWords();
  const [games, setGames] = useState<GameInfo[] | null>(null);
  const [problem, setProblem] = useState<unknown>(null);
  const [played, setPlayed] = useState(history);
  const [isAsking, ask] = useState(false);
  const title = words.say("web-played-here");
  useTitle(title);
  useEffect(() => {
    api.games().then(setGames, setProblem);
  }, []);
  if (problem !== null) return <Failure problem={problem} />;
  if (!games) return <Waiting />;
  const forget = (): void => {
    forgetHistory();
    setPlayed([]);
    ask(false);
  };
  return (
    <main id="main" class="page history">
      <h1>{title}</h1>
      <p class="muted">{words.say("web-history-about")}</p>
      <ul class="totals">
        {games.map((info) => (
          <Total key={info.game} info={info} played={played} />
        ))}
      </ul>
      <section aria-labelledby="finished-title">
        <h2 id="finished-title">{words.say("web-history-finished")}</h2>
        {played.length === 0 ? (
          <p class="muted">{words.say("web-history-none")}</p>
        ) : (
          <Finished played={played} />
        )}
      </section>
      {played.length > 0 && (
        <p>
          <button type="button" class="quiet" onClick={() => ask(true)}>
            {words.say("web-history-forget")}
          </button>
        </p>
      )}
      {isAsking && (
        <Dialog title={words.say("web-history-forget")} onClose={() => ask(false)}>
          <p>{words.say("web-history-forget-sure")}</p>
          <div class="buttons">
            <button type="button" class="main" onClick={forget}>
              {words.say("web-history-forget-yes")}
            </button>
          </div>
        </Dialog>
      )}
    </main>
  );
}

function Total({ info, played }: { info: GameInfo; played: readonly Played[] }) {
  const words = useGameWords(info.game);
  if (!words) return null;
  const bots = info.bots.map(({ bot }) => bot);
  const total = statistics(info.game, played, bots);
  return (
    <li class="total">
      <CoverOf game={info.game} />
      <div class="total-text">
        <h2>{words.sayOr("game-name", info.game)}</h2>
        {total.games === 0 ? (
          <p class="muted">{words.say("web-history-not-yet")}</p>
        ) : (
          <Record total={total} info={info} words={words} />
        )}
        <Besides info={info} words={words} />
      </div>
    </li>
  );
}

interface RecordProps {
  total: Statistics;
  info: GameInfo;
  words: Words;
}

/** Wins against each bot, and the best that was reached. */
function Record({ total, info, words }: RecordProps) {
  const isRated = total.won + total.lost + total.draw === 0;
  return (
    <>
      <p>
        <strong>{words.say("web-history-games", { games: total.games })}</strong>
        {!isRated && <> · {words.say("web-history-won", { won: total.won })}</>}
        {total.streak > 1 && <> · {words.say("web-history-streak", { games: total.streak })}</>}
      </p>
      {total.best && (
        <p>{words.say("web-history-best", { reached: reachedText(total.best, words) })}</p>
      )}
      {!isRated && (
        <table class="against">
          <caption class="hidden-text">{words.say("web-history-against")}</caption>
          <thead>
            <tr>
              <th scope="col">{words.say("web-history-opponent")}</th>
              <th scope="col">{words.say("web-history-played")}</th>
              <th scope="col">{words.say("web-history-wins")}</th>
            </tr>
          </thead>
          <tbody>
            {total.against.map(({ bot, games, won }) => (
              <tr key={bot}>
                <th scope="row">
                  {bot !== "" && <Face bot={info.bots.find((one) => one.bot === bot)} />}
                  {bot === "" ? words.say("web-history-people") : botName(bot, words)}
                </th>
                <td class="number">{games}</td>
                <td class="number">
                  {won} <small>{words.say("web-percent", { percent: share(won, games) })}</small>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}

function share(won: number, games: number): number {
  return Math.round((100 * won) / Math.max(1, games));
}

function reachedText({ key, value, whole }: Reached, words: Words): string {
  const told = whole > 0 ? words.say("web-tally-of", { value, whole }) : String(value);
  return words.say("web-history-reached", { name: words.say(key), value: told });
}

/** What else was done of a game: lessons, puzzles, days. */
function Besides({ info, words }: { info: GameInfo; words: Words }) {
  const puzzles = puzzleScore(info.game);
  const { streak } = dailyScore(info.game, today());
  const lessons = lessonsTaken(info.game).length;
  return (
    <ul class="besides">
      {info.lessons > 0 && (
        <li>
          <Link to={`/learn/${info.game}`}>
            {words.say("web-history-lessons", { taken: lessons, all: info.lessons })}
          </Link>
        </li>
      )}
      {info.puzzles > 0 && (
        <li>
          <Link to={`/puzzles/${info.game}`}>
            {words.say("web-history-puzzles", {
              solved: puzzles.solved.length,
              all: info.puzzles,
              rating: Math.round(puzzles.rating),
            })}
          </Link>
        </li>
      )}
      {info.daily && (
        <li>
          <Link to={`/daily/${info.game}`}>
            {words.say("web-history-daily", { days: streak })}
          </Link>
        </li>
      )}
    </ul>
  );
}

function Finished({ played }: { played: readonly Played[] }) {
  const words = useWords();
  const [shown, show] = useState(FIRST);
  return (
    <>
      <ul class="finished">
        {played.slice(0, shown).map((one) => (
          <Game key={one.code} played={one} />
        ))}
      </ul>
      {played.length > shown && (
        <button type="button" class="quiet" onClick={() => show(shown + FIRST)}>
          {words.say("web-history-more")}
        </button>
      )}
    </>
  );
}

function Game({ played }: { played: Played }) {
  const words = useGameWords(played.game);
  if (!words) return null;
  const names = played.seats.map(({ name, bot }) => (bot ? botName(bot, words) : name));
  const others = counted(
    names.filter((_, seat) => seat !== played.seat),
    words,
  );
  const replay = { record: played.record, names, table: played.code, step: null, judged: null };
  const how = played.how === "lost" ? "web-lost-game" : `web-${played.how}`;
  return (
    <li class={`finished-${played.how}`}>
      <Link to={`/t/${played.code}`} class="finished-link">
        <strong>{words.sayOr("game-name", played.game)}</strong>
      </Link>
      <span>{words.say(how)}</span>
      <span>{played.reached && reachedText(played.reached, words)}</span>
      <span class="muted">
        {others !== "" && <>{words.say("web-versus", { names: others })} · </>}
        {when(played.date, words.lang)}
      </span>
      {played.record !== "" && (
        <span class="buttons">
          <Link to={replayAddress(replay)} class="button quiet">
            <Play />
            {words.say("web-watch")}
          </Link>
          {played.seat !== null && (
            <Link to={replayAddress({ ...replay, judged: played.seat })} class="button quiet">
              <Chart />
              {words.say("web-analysis")}
            </Link>
          )}
        </span>
      )}
    </li>
  );
}
