/** The lobby: choose a game and play at once, or set a table for whoever comes. */

import { useEffect, useState } from "preact/hooks";

import { api } from "../api";
import { useCover } from "../boards";
import { Book, Chairs, Play } from "../parts/icons";
import { NewTable, openTable } from "../parts/newtable";
import { go, Link, tableAddress } from "../router";
import type { GameInfo } from "../shapes";
import { forgetTable, recall, recentTables, remember, type Recent } from "../store";
import { firstSeats } from "../table/seating";
import { loadWords, useGameWords, useWords, type Lang, type Words } from "../words";

const RETRY = 2000;

export function LobbyPage() {
  const words = useWords();
  const [games, setGames] = useState<GameInfo[]>([]);
  const [chosen, choose] = useState(recall("game"));
  const [lost, setLost] = useState(false);

  useEffect(() => {
    let wanted = true;
    const load = (): void => {
      loadGames(words.lang).then(
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
  }, [words.lang]);
  useEffect(() => {
    document.title = "Automatable";
  }, []);

  const game = games.find((one) => one.game === chosen) ?? games[0];
  const pick = (name: string): void => {
    remember("game", name);
    choose(name);
    document.getElementById("new-table")?.scrollIntoView({ block: "nearest" });
  };
  return (
    <main id="main" class="page lobby">
      <div class="hero">
        <h1>{words.say("web-welcome")}</h1>
        <p>{words.say("web-promise")}</p>
      </div>
      {lost && (
        <p class="banner" role="alert">
          {words.say("web-lost")}
        </p>
      )}
      <YourTables />
      {game && (
        <>
          <ul class={games.length === 1 ? "games single" : "games"} aria-label={words.say("web-games")}>
            {games.map((one) => (
              <GameCard
                key={one.game}
                info={one}
                isChosen={one === game}
                onChoose={games.length > 1 ? () => pick(one.game) : null}
              />
            ))}
          </ul>
          <div id="new-table">
            <GameTable key={game.game} info={game} />
          </div>
        </>
      )}
      {(game || lost) && <JoinTable />}
    </main>
  );
}

/** The games, once the words of all of them are here: nothing moves while somebody reaches for it. */
async function loadGames(lang: Lang): Promise<GameInfo[]> {
  const games = await api.games();
  await Promise.allSettled(games.map((one) => loadWords(lang, one.game)));
  return games;
}

interface GameCardProps {
  info: GameInfo;
  isChosen: boolean;
  /** Sets the table for this game; null if there is no other. */
  onChoose: (() => void) | null;
}

function GameCard({ info, isChosen, onChoose }: GameCardProps) {
  const words = useGameWords(info.game);
  const Cover = useCover(info.game);
  if (!words) return null;
  const [low, high] = info.seats;
  const name = words.sayOr("game-name", info.game);
  return (
    <li class={isChosen && onChoose ? "game chosen" : "game"}>
      <div class="game-cover">{Cover && <Cover />}</div>
      <div class="game-text">
        <h2>{name}</h2>
        <p>{words.sayOr("game-tagline", "")}</p>
        <p class="muted">
          {low === high
            ? words.say("games-seats", { low })
            : words.say("web-seats-range", { low, high })}
        </p>
        <QuickPlay info={info} name={name} words={words} />
        <div class="game-more">
          {onChoose && (
            <button type="button" class="quiet" aria-pressed={isChosen} onClick={onChoose}>
              <Chairs />
              {words.say("web-choose")}
            </button>
          )}
          <Link to={`/rules/${info.game}`} class="button quiet">
            <Book />
            {words.say("web-rules-of", { game: name })}
          </Link>
        </div>
      </div>
    </li>
  );
}

/** One click, and the game begins: against bots, or alone. */
function QuickPlay({ info, name, words }: { info: GameInfo; name: string; words: Words }) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<unknown>(null);
  const seats = firstSeats(info, recall("name"));
  const bots = seats.filter((seat) => seat.kind === "bot").length;
  const play = async (): Promise<void> => {
    setBusy(true);
    try {
      await openTable(info, { seats, settings: {}, hints: true }, words);
    } catch (failure) {
      setProblem(failure);
      setBusy(false);
    }
  };
  return (
    <>
      <button type="button" class="main quick" disabled={busy} onClick={() => void play()}>
        <Play />
        {words.say("web-quick", { game: name, bots })}
      </button>
      {problem !== null && (
        <p class="banner" role="alert">
          {words.problem(problem)}
        </p>
      )}
    </>
  );
}

function GameTable({ info }: { info: GameInfo }) {
  const common = useWords();
  return <NewTable info={info} words={useGameWords(info.game) ?? common} />;
}

const FIRST_TABLES = 3; // on a phone the games stay in sight below them

/** The tables of this device. Above the games, which come from the server: nothing moves as they do. */
function YourTables() {
  const words = useWords();
  const [tables, setTables] = useState(recentTables);
  if (tables.length === 0) return null;
  const forget = (code: string): void => {
    forgetTable(code);
    setTables(recentTables());
  };
  const rest = tables.slice(FIRST_TABLES);
  return (
    <section class="your-tables">
      <h2>{words.say("web-recent")}</h2>
      <RecentTables tables={tables.slice(0, FIRST_TABLES)} onForget={forget} />
      {rest.length > 0 && (
        <details>
          <summary>{words.say("web-recent-more", { count: rest.length })}</summary>
          <RecentTables tables={rest} onForget={forget} />
        </details>
      )}
    </section>
  );
}

interface RecentTablesProps {
  tables: Recent[];
  onForget: (code: string) => void;
}

function RecentTables({ tables, onForget }: RecentTablesProps) {
  const words = useWords();
  return (
    <ul class="recent">
      {tables.map((one) => (
        <li key={one.code}>
          <RecentTable code={one.code} game={one.game} />
          <button
            type="button"
            class="quiet small"
            aria-label={words.say("web-forget-table", { code: one.code })}
            onClick={() => onForget(one.code)}
          >
            {words.say("web-forget")}
          </button>
        </li>
      ))}
    </ul>
  );
}

function JoinTable() {
  const words = useWords();
  const [code, setCode] = useState("");
  const enter = (event: Event): void => {
    event.preventDefault();
    const address = tableAddress(code);
    if (address) go(address);
  };
  return (
    <section class="join-table">
      <h2>{words.say("web-join")}</h2>
      <form class="row" onSubmit={enter}>
        <input
          aria-label={words.say("web-code")}
          placeholder={words.say("web-code")}
          value={code}
          autocomplete="off"
          spellcheck={false}
          onInput={(event) => setCode(event.currentTarget.value)}
        />
        <button type="submit">{words.say("web-enter")}</button>
      </form>
    </section>
  );
}

function RecentTable({ code, game }: { code: string; game: string }) {
  const words = useGameWords(game);
  return (
    <Link to={`/t/${code}`}>
      {words?.sayOr("game-name", game) ?? game} <code>{code}</code>
    </Link>
  );
}
