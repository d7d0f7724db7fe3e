/** A game in the lobby: what it is like, and the ways to play it. */

import { useState } from "preact/hooks";

import { Link } from "../router";
import type { GameInfo, LessonInfo } from "../shapes";
import { recall } from "../store";
import { firstSeats } from "../table/seating";
import { useGameWords, type Words } from "../words";
import { Face } from "./face";
import { ProblemBanner } from "./failure";
import { FirstPlay, firstLesson } from "./firstplay";
import { Book, Cap, Chairs, Clock, People, Weight } from "./icons";
import { botName } from "./names";
import { openTable } from "./newtable";
import { CoverOf } from "./thumbnail";

export function GameCard({ info }: { info: GameInfo }) {
  const words = useGameWords(info.game);
  if (!words) return null;
  const name = words.sayOr("game-name", info.game);
  return (
    <li class="game">
      <CoverOf game={info.game} />
      <div class="game-text">
        <h2>{name}</h2>
        <GameFacts info={info} words={words} />
        <p class="game-tagline">{words.sayOr("game-tagline", "")}</p>
        <GameMore info={info} name={name} words={words} />
        <div class="game-ways">
          <QuickPlay info={info} name={name} words={words} />
          <div class="game-more">
            {info.lessons > 0 && (
              <Link to={`/learn/${info.game}`} class="button quiet">
                <Cap />
                {words.say("web-learn")} <span class="hidden-text">{name}</span>
              </Link>
            )}
            <Link to={`/new/${info.game}`} class="button quiet">
              <Chairs />
              {words.say("web-choose")} <span class="hidden-text">{name}</span>
            </Link>
            <Link to={`/rules/${info.game}`} class="button quiet">
              <Book />
              {words.say("web-rules")} <span class="hidden-text">{name}</span>
            </Link>
          </div>
        </div>
      </div>
    </li>
  );
}

/** Small links to what else there is of a game: its puzzles, the challenge of the day, its cards. */
function GameMore({ info, name, words }: QuickPlayProps) {
  return (
    <p class="game-extras">
      {info.puzzles > 0 && (
        <Link to={`/puzzles/${info.game}`}>
          {words.say("web-puzzles")} <span class="hidden-text">{name}</span>
        </Link>
      )}
      {info.daily && (
        <Link to={`/daily/${info.game}`}>
          {words.say("web-daily")} <span class="hidden-text">{name}</span>
        </Link>
      )}
      <Link to={`/cards/${info.game}`}>
        {words.say("web-cards")} <span class="hidden-text">{name}</span>
      </Link>
    </p>
  );
}

/** How many play it, how long, and how much there is to think about. */
export function GameFacts({ info, words }: { info: GameInfo; words: Words }) {
  const [low, high] = info.seats;
  const [least, most] = info.minutes;
  return (
    <ul class="game-facts">
      <li>
        <People />
        {low === high
          ? words.say("web-players", { low })
          : words.say("web-players-range", { low, high })}
      </li>
      {most > 0 && (
        <li>
          <Clock />
          {least === most
            ? words.say("web-minutes", { most })
            : words.say("web-minutes-range", { least, most })}
        </li>
      )}
      {info.weight > 0 && (
        <li>
          <Weight />
          {words.say(`web-weight-${info.weight}`)}{" "}
          <span class="muted">{words.say("web-weight", { weight: info.weight })}</span>
        </li>
      )}
    </ul>
  );
}

interface QuickPlayProps {
  info: GameInfo;
  name: string;
  words: Words;
}

/** One click, and the game begins: against bots, or alone. */
export function QuickPlay({ info, name, words }: QuickPlayProps) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<unknown>(null);
  const [offered, offer] = useState<LessonInfo | null>(null);
  const seats = firstSeats(info, recall("name"));
  const bots = seats.filter((seat) => seat.kind === "bot").length;
  const attempt = async (work: () => Promise<unknown>): Promise<void> => {
    if (busy) return;
    setBusy(true); // and the button keeps the focus
    setProblem(null);
    await work().catch(setProblem);
    setBusy(false);
  };
  const play = (): Promise<void> => openTable(info, { seats, settings: {}, hints: true }, words);
  const begin = async (): Promise<void> => {
    const lesson = await firstLesson(info);
    if (lesson) offer(lesson);
    else await play();
  };
  const against = words.say("web-quick", { bots, bot: botName(info.bot, words) });
  return (
    <>
      <button
        type="button"
        class="main quick"
        aria-disabled={busy}
        onClick={() => void attempt(begin)}
      >
        {bots > 0 && <Face bot={info.bots.find((one) => one.bot === info.bot)} />}
        <span>
          <strong>
            {words.say("web-play")} <span class="hidden-text">{name}</span>
          </strong>{" "}
          <small>{busy ? words.say("web-quick-busy") : against}</small>
        </span>
      </button>
      {offered && (
        <FirstPlay
          game={info.game}
          lesson={offered}
          words={words}
          onPlay={() => void attempt(play)}
          onClose={() => offer(null)}
        />
      )}
      <ProblemBanner problem={problem} words={words} />
    </>
  );
}
