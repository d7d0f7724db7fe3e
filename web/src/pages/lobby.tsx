/** The lobby: choose a game and who sits where, and play. */

import { useEffect, useState } from "preact/hooks";

import { api, type GameInfo, type SeatWish } from "../api";
import { useBoard } from "../boards";
import { Book, LinkSign, Person, Play, Robot } from "../parts/icons";
import { botName } from "../parts/names";
import { Settings } from "../parts/settings";
import { Badge } from "../parts/seats";
import { go, Link } from "../router";
import { forgetTable, recall, recentTables, remember, rememberTable } from "../store";
import { seatLetter, useGameWords, useWords, type Words } from "../words";

const RETRY = 2000;

export function LobbyPage() {
  const words = useWords();
  const [games, setGames] = useState<GameInfo[]>([]);
  const [chosen, choose] = useState(recall("game"));
  const [lost, setLost] = useState(false);

  useEffect(() => {
    let wanted = true;
    const load = (): void => {
      api.games().then(
        (found) => {
          setLost(false);
          setGames(found);
        },
        () => {
          setLost(true);
          setTimeout(() => wanted && load(), RETRY);
        },
      );
    };
    load();
    return () => {
      wanted = false;
    };
  }, []);
  useEffect(() => {
    document.title = "Automatable";
  }, []);

  const game = games.find((one) => one.game === chosen) ?? games[0];
  const pick = (name: string): void => {
    remember("game", name);
    choose(name);
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
      {game && (
        <>
          <section aria-labelledby="games-title">
            <h2 id="games-title">{words.say("web-games")}</h2>
            <ul class="games">
              {games.map((one) => (
                <GameCard
                  key={one.game}
                  info={one}
                  chosen={one === game}
                  onChoose={() => pick(one.game)}
                />
              ))}
            </ul>
          </section>
          <NewTable key={game.game} info={game} />
        </>
      )}
      <Elsewhere />
    </main>
  );
}

function GameCard({
  info,
  chosen,
  onChoose,
}: {
  info: GameInfo;
  chosen: boolean;
  onChoose: () => void;
}) {
  const words = useGameWords(info.game);
  const board = useBoard(info.game);
  if (!words) return null;
  const [low, high] = info.seats;
  return (
    <li class={chosen ? "game chosen" : "game"}>
      <button type="button" class="game-choose" aria-pressed={chosen} onClick={onChoose}>
        <span class="game-cover">{board?.Cover && <board.Cover />}</span>
        <strong>{words.sayOr("game-name", info.game)}</strong>
        <span>{words.sayOr("game-tagline", "")}</span>
        <small>
          {low === high
            ? words.say("games-seats", { low })
            : words.say("web-seats-range", { low, high })}
        </small>
      </button>
      <Link to={`/rules/${info.game}`} class="game-rules">
        <Book />
        {words.say("web-rules-of", { game: words.sayOr("game-name", info.game) })}
      </Link>
    </li>
  );
}

function firstSeats(info: GameInfo): SeatWish[] {
  const bot = info.bots.at(-1) ?? "";
  const seats: SeatWish[] = [{ kind: "here", name: recall("name"), bot: "" }];
  while (seats.length < info.seats[0]) seats.push({ kind: bot ? "bot" : "here", name: "", bot });
  return seats;
}

/** The seats with a name for everybody who has none yet. */
export function named(seats: readonly SeatWish[], words: Words): SeatWish[] {
  return seats.map((seat, number) => {
    if (seat.kind === "bot") return { ...seat, name: botName(seat.bot, words) };
    if (seat.kind === "link") return { ...seat, bot: "" };
    const name = seat.name.trim() || words.say("web-player", { letter: seatLetter(number) });
    return { ...seat, name, bot: "" };
  });
}

function NewTable({ info }: { info: GameInfo }) {
  const common = useWords();
  const words = useGameWords(info.game) ?? common;
  const [seats, setSeats] = useState(() => firstSeats(info));
  const [settings, setSettings] = useState<Record<string, string>>({});
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<unknown>(null);

  const change = (number: number, seat: SeatWish): void =>
    setSeats(seats.map((one, index) => (index === number ? seat : one)));
  const play = async (event: Event): Promise<void> => {
    event.preventDefault();
    setBusy(true);
    setProblem(null);
    const me = seats.find((seat) => seat.kind === "here")?.name.trim();
    if (me !== undefined) remember("name", me);
    try {
      const opened = await api.open({ game: info.game, settings, seats: named(seats, words) });
      const invites = Object.fromEntries(
        opened.seats.filter((one) => one.invite).map((one) => [one.seat, one.invite]),
      );
      rememberTable({ code: opened.code, game: info.game, invites });
      go(`/t/${opened.code}`);
    } catch (failure) {
      setProblem(failure);
      setBusy(false);
    }
  };
  const [low, high] = info.seats;
  return (
    <form class="new-table" onSubmit={(event) => void play(event)}>
      <h2>{words.say("web-who")}</h2>
      {seats.map((seat, number) => (
        <SeatChoice
          key={number}
          number={number}
          seat={seat}
          bots={info.bots}
          words={words}
          onChange={(changed) => change(number, changed)}
        />
      ))}
      {low !== high && (
        <div class="buttons">
          <button
            type="button"
            class="quiet"
            disabled={seats.length >= high}
            onClick={() => setSeats([...seats, ...firstSeats({ ...info, seats: [2, 2] }).slice(1)])}
          >
            {words.say("web-seat-more")}
          </button>
          <button
            type="button"
            class="quiet"
            disabled={seats.length <= low}
            onClick={() => setSeats(seats.slice(0, -1))}
          >
            {words.say("web-seat-fewer")}
          </button>
        </div>
      )}
      {info.settings.length > 0 && (
        <details class="settings">
          <summary>{words.say("web-settings")}</summary>
          <Settings
            settings={info.settings}
            values={settings}
            words={words}
            onChange={setSettings}
          />
        </details>
      )}
      {problem !== null && (
        <p class="banner" role="alert">
          {words.problem(problem)}
        </p>
      )}
      <button type="submit" class="main play" disabled={busy}>
        <Play />
        {words.say("web-play")}
      </button>
    </form>
  );
}

interface SeatChoiceProps {
  number: number;
  seat: SeatWish;
  bots: readonly string[];
  words: Words;
  onChange: (seat: SeatWish) => void;
}

const KINDS = [
  ["here", Person],
  ["bot", Robot],
  ["link", LinkSign],
] as const;

function SeatChoice({ number, seat, bots, words, onChange }: SeatChoiceProps) {
  const letter = seatLetter(number);
  const turn = (kind: SeatWish["kind"]): void =>
    onChange({
      kind,
      name: kind === "here" ? seat.name : "",
      bot: kind === "bot" ? seat.bot || (bots.at(-1) ?? "") : "",
    });
  return (
    <fieldset class={`seat-choice seat-${number}`}>
      <legend>
        <Badge seat={number} />
        <span class="hidden-text">{words.say("web-seat", { letter })}</span>
      </legend>
      <div class="segments">
        {KINDS.map(([kind, Sign]) =>
          kind === "bot" && bots.length === 0 ? null : (
            <label key={kind} class={seat.kind === kind ? "segment chosen" : "segment"}>
              <input
                type="radio"
                name={`seat-${number}`}
                checked={seat.kind === kind}
                onChange={() => turn(kind)}
              />
              <Sign />
              {words.say(`web-kind-${kind}`)}
            </label>
          ),
        )}
      </div>
      {seat.kind === "here" && (
        <input
          class="seat-detail"
          aria-label={words.say("web-name-of", { letter })}
          placeholder={words.say("web-player", { letter })}
          maxLength={24}
          autocomplete="nickname"
          value={seat.name}
          onInput={(event) => onChange({ ...seat, name: event.currentTarget.value })}
        />
      )}
      {seat.kind === "bot" && (
        <select
          class="seat-detail"
          aria-label={words.say("web-level-of", { letter })}
          value={seat.bot}
          onChange={(event) => onChange({ ...seat, bot: event.currentTarget.value })}
        >
          {bots.map((bot) => (
            <option key={bot} value={bot}>
              {botName(bot, words)}
            </option>
          ))}
        </select>
      )}
      {seat.kind === "link" && <p class="seat-detail muted">{words.say("web-link-hint")}</p>}
    </fieldset>
  );
}

function Elsewhere() {
  const words = useWords();
  const [code, setCode] = useState("");
  const [tables, setTables] = useState(recentTables);
  const enter = (event: Event): void => {
    event.preventDefault();
    const link = code.match(/\/t\/([\w-]+)(.*)/); // a whole link does, too
    if (link) go(`/t/${link[1]}${link[2]?.trim()}`);
    else if (code.trim()) go(`/t/${encodeURIComponent(code.trim())}`);
  };
  return (
    <div class="elsewhere">
      <section>
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
      {tables.length > 0 && (
        <section>
          <h2>{words.say("web-recent")}</h2>
          <ul class="recent">
            {tables.map((one) => (
              <li key={one.code}>
                <RecentTable code={one.code} game={one.game} />
                <button
                  type="button"
                  class="quiet small"
                  aria-label={words.say("web-forget-table", { code: one.code })}
                  onClick={() => {
                    forgetTable(one.code);
                    setTables(recentTables());
                  }}
                >
                  {words.say("web-forget")}
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
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
