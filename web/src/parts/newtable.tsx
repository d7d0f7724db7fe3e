/** Setting a table: who sits where, and what is agreed on. */

import { useState } from "preact/hooks";

import { api } from "../api";
import { withPromises } from "../chance/promises";
import { go } from "../router";
import type { GameInfo, SeatWish } from "../shapes";
import { recall, remember, rememberTable } from "../store";
import { firstSeats, named, PLAYERS, resized, settingsFor } from "../table/seating";
import { seatLetter, type Words } from "../words";
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
}

/** Opens a table and goes there. */
export async function openTable(
  info: GameInfo,
  { seats, settings, hints }: Agreement,
  words: Words,
): Promise<void> {
  const opened = await api.open({
    game: info.game,
    settings: settingsFor(info, settings, seats.length),
    seats: withPromises(withNames(seats, words)),
    hints,
  });
  const invites = Object.fromEntries(
    opened.seats.filter((one) => one.invite).map((one) => [one.seat, one.invite]),
  );
  rememberTable({ code: opened.code, game: info.game, invites });
  go(`/t/${opened.code}`);
}

export function NewTable({ info, words }: { info: GameInfo; words: Words }) {
  const [seats, setSeats] = useState(() => firstSeats(info, recall("name")));
  const [settings, setSettings] = useState<Record<string, string>>({});
  const [hints, setHints] = useState(true);
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
      await openTable(info, { seats, settings, hints }, words);
    } catch (failure) {
      setProblem(failure);
      setBusy(false);
    }
  };
  const agreed = info.settings.filter((setting) => setting.name !== PLAYERS);
  return (
    <form class="new-table" onSubmit={(event) => void play(event)}>
      <h2>{words.say("web-set-table")}</h2>
      <SeatCount info={info} count={seats.length} words={words} onCount={(count) =>
        setSeats(resized(seats, count, info))} />
      {seats.map((seat, number) => (
        <SeatChoice
          key={number}
          number={number}
          seat={seat}
          bots={info.bots}
          usual={info.bot}
          words={words}
          onChange={(changed) => change(number, changed)}
        />
      ))}
      <label class="check">
        <input
          type="checkbox"
          checked={hints}
          onChange={(event) => setHints(event.currentTarget.checked)}
        />
        {words.say("web-allow-hints")}
      </label>
      {agreed.length > 0 && (
        <details class="settings">
          <summary>{words.say("web-settings")}</summary>
          <Settings settings={agreed} values={settings} words={words} onChange={setSettings} />
        </details>
      )}
      {problem !== null && (
        <p class="banner" role="alert">
          {words.problem(problem)}
        </p>
      )}
      <button type="submit" class="play" disabled={busy}>
        <Play />
        {words.say("web-play")}
      </button>
    </form>
  );
}

interface SeatCountProps {
  info: GameInfo;
  count: number;
  words: Words;
  onCount: (count: number) => void;
}

/** How many sit at the table, if that is free. */
function SeatCount({ info, count, words, onCount }: SeatCountProps) {
  const [low, high] = info.seats;
  if (low === high) return null;
  return (
    <fieldset class="seat-count">
      <legend>{words.say("web-seat-count")}</legend>
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
  bots: readonly string[];
  usual: string;
  words: Words;
  onChange: (seat: SeatWish) => void;
}

const KINDS = [
  ["here", Person],
  ["bot", Robot],
  ["link", LinkSign],
] as const;

function SeatChoice({ number, seat, bots, usual, words, onChange }: SeatChoiceProps) {
  const letter = seatLetter(number);
  const turn = (kind: SeatWish["kind"]): void =>
    onChange({
      kind,
      name: kind === "here" ? seat.name : "",
      bot: kind === "bot" ? seat.bot || usual : "",
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
