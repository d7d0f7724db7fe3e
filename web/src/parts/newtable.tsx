/** Setting a table: who sits where, and what is agreed on. */

import { useState } from "preact/hooks";

import { api } from "../api";
import { withPromises } from "../chance/promises";
import { isHere } from "../home";
import { go } from "../router";
import type { GameInfo, LessonInfo, SeatWish } from "../shapes";
import { recall, remember, rememberTable } from "../store";
import { firstSeats, friendSeats, named, PLAYERS, resized, settingsFor } from "../table/seating";
import type { ClockWish } from "../wire";
import { seatLetter, type Words } from "../words";
import { ClockChoice, NO_CLOCK } from "./clock";
import { Face } from "./face";
import { ProblemBanner } from "./failure";
import { FirstPlay, firstLesson } from "./firstplay";
import { LinkSign, Person, Play, Robot } from "./icons";
import { botName } from "./names";
import { Badge } from "./seats";
import { Settings } from "./settings";

/** Seats with names in the language of the reader. */
export function withNames(seats: readonly SeatWish[], words: Words): SeatWish[] {
  return named(
    seats,
    (bot) => botName(bot, words),
    (seat) => words.say("web-player", { letter: seatLetter(seat) }),
  );
}

/** What is agreed on before a table is made. */
interface Agreement {
  seats: readonly SeatWish[];
  settings: Readonly<Record<string, string>>;
  hints: boolean;
  clock?: ClockWish;
}

/** Opens a table and goes there. */
export async function openTable(
  info: GameInfo,
  { seats, settings, hints, clock }: Agreement,
  words: Words,
): Promise<void> {
  const opened = await api.open({
    game: info.game,
    settings: settingsFor(info, settings, seats.length),
    seats: withPromises(withNames(seats, words)),
    hints,
    ...(clock && clock.kind !== "none" ? { clock } : {}),
  });
  const invites = Object.fromEntries(
    opened.seats.filter((one) => one.invite).map((one) => [one.seat, one.invite]),
  );
  rememberTable({ code: opened.code, game: info.game, invites });
  go(`/t/${opened.code}`);
}

interface NewTableProps {
  info: GameInfo;
  /** How many play if friends are invited, else 0. */
  players: number;
  words: Words;
}

export function NewTable({ info, players, words }: NewTableProps) {
  const [seats, setSeats] = useState(() =>
    players > 0 ? friendSeats(players, recall("name")) : firstSeats(info, recall("name")),
  );
  const [settings, setSettings] = useState<Record<string, string>>({});
  const [wished, wishHints] = useState<boolean | null>(null);
  const [clock, setClock] = useState(NO_CLOCK);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<unknown>(null);
  // Against friends nobody asks a bot, unless that was agreed on.
  const hints = wished ?? !seats.some((seat) => seat.kind === "link");

  const change = (number: number, seat: SeatWish): void =>
    setSeats(seats.map((one, index) => (index === number ? seat : one)));
  const [offered, offer] = useState<LessonInfo | null>(null);
  const begin = async (event: Event): Promise<void> => {
    event.preventDefault();
    const lesson = await firstLesson(info);
    if (lesson) offer(lesson);
    else await play();
  };
  const play = async (): Promise<void> => {
    setBusy(true);
    setProblem(null);
    const me = seats.find((seat) => seat.kind === "here")?.name.trim();
    if (me !== undefined) remember("name", me);
    try {
      await openTable(info, { seats, settings, hints, clock }, words);
    } catch (failure) {
      setProblem(failure);
      setBusy(false);
    }
  };
  const agreed = info.settings.filter((setting) => setting.name !== PLAYERS);
  return (
    <form class="new-table" onSubmit={(event) => void begin(event)}>
      <h2>{words.say("web-who")}</h2>
      <SeatCount
        seats={info.seats}
        count={seats.length}
        label={words.say("web-seat-count")}
        onCount={(count) => setSeats(resized(seats, count, info))}
      />
      {seats.map((seat, number) => (
        <SeatChoice
          key={number}
          number={number}
          seat={seat}
          info={info}
          words={words}
          onChange={(changed) => change(number, changed)}
        />
      ))}
      <label class="check">
        <input
          type="checkbox"
          checked={hints}
          onChange={(event) => wishHints(event.currentTarget.checked)}
        />
        {words.say("web-allow-hints")}
      </label>
      {seats.filter((seat) => seat.kind !== "bot").length > 1 && (
        <ClockChoice clock={clock} words={words} onChange={setClock} />
      )}
      {agreed.length > 0 && (
        <details class="settings">
          <summary>
            <span>{words.say("web-settings")}</span>{" "}
            <small class="muted">{words.say("web-settings-about")}</small>
          </summary>
          <Settings settings={agreed} values={settings} words={words} onChange={setSettings} />
          <Methods info={info} words={words} />
        </details>
      )}
      <div class="play-bar">
        <ProblemBanner problem={problem} words={words} />
        <button type="submit" class="main play" disabled={busy}>
          <Play />
          {words.say("web-play")}
        </button>
      </div>
      {offered && (
        <FirstPlay
          game={info.game}
          lesson={offered}
          words={words}
          onPlay={() => void play()}
          onClose={() => offer(null)}
        />
      )}
    </form>
  );
}

/** How the bots think, for those who want to know. */
function Methods({ info, words }: { info: GameInfo; words: Words }) {
  const told = info.bots.filter(({ bot }) => words.has(`bot-method-${bot}`));
  if (told.length === 0) return null;
  return (
    <dl class="methods">
      {told.map(({ bot }) => (
        <div key={bot}>
          <dt>{botName(bot, words)}</dt>
          <dd class="muted">
            {words.say(`bot-method-${bot}`)} <code>{bot}</code>
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface SeatCountProps {
  seats: readonly [fewest: number, most: number];
  count: number;
  label: string;
  onCount: (count: number) => void;
}

/** How many sit at the table, if that is free. */
export function SeatCount({ seats: [low, high], count, label, onCount }: SeatCountProps) {
  if (low === high) return null;
  return (
    <fieldset class="seat-count">
      <legend>{label}</legend>
      <div class="segments">
        {Array.from({ length: high - low + 1 }, (_, step) => low + step).map((one) => (
          <label key={one} class={one === count ? "segment chosen" : "segment"}>
            <input
              type="radio"
              name="seat-count"
              checked={one === count}
              onChange={() => onCount(one)}
            />
            {one}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface SeatChoiceProps {
  number: number;
  seat: SeatWish;
  info: GameInfo;
  words: Words;
  onChange: (seat: SeatWish) => void;
}

const KINDS = [
  ["here", Person],
  ["bot", Robot],
  ["link", LinkSign],
] as const;

function SeatChoice({ number, seat, info, words, onChange }: SeatChoiceProps) {
  const letter = seatLetter(number);
  const turn = (kind: SeatWish["kind"]): void =>
    onChange({
      kind,
      name: kind === "here" ? seat.name : "",
      bot: kind === "bot" ? seat.bot || info.bot : "",
    });
  return (
    <fieldset class={`seat-choice seat-${number}`}>
      <legend>
        <Badge seat={number} />
        <span class="hidden-text">{words.say("web-seat", { letter })}</span>
      </legend>
      <div class="segments">
        {KINDS.map(([kind, Sign]) =>
          (kind === "bot" && info.bots.length === 0) || (kind === "link" && isHere()) ? null : (
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
        <BotChoice
          chosen={seat.bot}
          label={words.say("web-level-of", { letter })}
          info={info}
          words={words}
          onChange={(bot) => onChange({ ...seat, bot })}
        />
      )}
      {seat.kind === "link" && <p class="seat-detail muted">{words.say("web-link-hint")}</p>}
    </fieldset>
  );
}

interface BotChoiceProps {
  chosen: string;
  label: string;
  info: GameInfo;
  words: Words;
  onChange: (bot: string) => void;
}

/** Against whom: a face, a name, a strength, and a word about how they play. */
function BotChoice({ chosen, label, info, words, onChange }: BotChoiceProps) {
  const about = words.about(`bot-${chosen}`);
  return (
    <div class="seat-detail bot-choice">
      <Face bot={info.bots.find((one) => one.bot === chosen)} />
      <select
        aria-label={label}
        value={chosen}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        {info.bots.map(({ bot, strength }) => (
          <option key={bot} value={bot}>
            {strength > 0
              ? words.say("web-bot-strength", { name: botName(bot, words), strength })
              : botName(bot, words)}
          </option>
        ))}
      </select>
      {about !== "" && <small class="muted">{about}</small>}
    </div>
  );
}
