/** The tables of this device: those that go on first, each with its position and whose turn it is. */

import { useEffect, useState } from "preact/hooks";

import { api } from "../api";
import { Link } from "../router";
import type { SeatInfo, TableGlance } from "../shapes";
import { forgetTable, recentTables, type Recent } from "../store";
import { useGameWords, useWords, type Words } from "../words";
import { outcome } from "../table/outcome";
import { Cross } from "./icons";
import { botName, seatNames } from "./names";
import { Thumbnail } from "./thumbnail";

/** Shown at once; the games stay in sight below them. */
const FIRST = 3;

/** What is known of the tables: null until the server has answered. */
type Known = ReadonlyMap<string, TableGlance> | null;

export function Continue() {
  const words = useWords();
  const [tables, setTables] = useState(recentTables);
  const [known, setKnown] = useState<Known>(null);
  const [failed, setFailed] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const codes = tables.map((one) => one.code).join(",");
  useEffect(() => {
    if (!codes) return;
    let wanted = true;
    api.tables(codes).then(
      (found) => wanted && setKnown(new Map(found.tables.map((one) => [one.code, one]))),
      () => wanted && setFailed(true),
    );
    return () => {
      wanted = false;
    };
  }, []);
  if (tables.length === 0) return null;
  const forget = (code: string): void => {
    forgetTable(code);
    setTables(recentTables());
  };
  const isReady = known !== null || failed;
  const sorted = isReady ? ordered(tables, known) : tables;
  const rest = sorted.slice(FIRST);
  const list = (some: readonly Recent[]) => (
    <ul class="continue-list">
      {some.map((one) => (
        <TableCard
          key={one.code}
          recent={one}
          table={known?.get(one.code) ?? null}
          isReady={isReady}
          isGone={known !== null && !known.has(one.code)}
          onForget={() => forget(one.code)}
        />
      ))}
    </ul>
  );
  return (
    <section class="continue" aria-labelledby="continue-title" aria-busy={!isReady}>
      <div class="continue-head">
        <h2 id="continue-title">{words.say("web-continue")}</h2>
        <Link to="/history">{words.say("web-played-here")}</Link>
      </div>
      {list(sorted.slice(0, FIRST))}
      {rest.length > 0 && (
        <details onToggle={(event) => setOpen(event.currentTarget.open)}>
          <summary>{words.say("web-recent-more", { count: rest.length })}</summary>
          {isOpen && list(rest)}
        </details>
      )}
    </section>
  );
}

/** Whose turn it is here first, then what goes on elsewhere, then what is over, then what is gone. */
export function ordered(tables: readonly Recent[], known: Known): Recent[] {
  const rank = ({ code }: Recent): number => {
    const table = known?.get(code);
    if (!table) return 3;
    if (table.status === "over") return 2;
    return isMyTurn(table) ? 0 : 1;
  };
  return [...tables].sort((one, other) => rank(one) - rank(other));
}

function isMyTurn(table: TableGlance): boolean {
  return table.seats.some((seat) => seat.yours && table.asked.includes(seat.seat));
}

interface TableCardProps {
  recent: Recent;
  table: TableGlance | null;
  isReady: boolean;
  isGone: boolean;
  onForget: () => void;
}

function TableCard({ recent, table, isReady, isGone, onForget }: TableCardProps) {
  const words = useGameWords(recent.game);
  const common = useWords();
  const name = words?.sayOr("game-name", recent.game) ?? recent.game;
  if (!isReady || !words) return <li class="continue-card is-coming" aria-hidden="true" />;
  const state = isGone ? words.say("web-table-gone") : table ? stateOf(table, words) : null;
  return (
    <li class={table && isMyTurn(table) ? "continue-card is-mine" : "continue-card"}>
      <Thumbnail game={recent.game} table={table} />
      <div class="continue-text">
        <h3>
          <Link to={`/t/${recent.code}`} class="continue-link">
            {name}
            <span class="hidden-text"> {recent.code}</span>
          </Link>
        </h3>
        {table && <p class="continue-who">{others(table, words)}</p>}
        <p>
          <strong class="continue-state">{state ?? recent.code}</strong>
          {table && <span class="muted"> · {when(table.created, words.lang)}</span>}
        </p>
        {!!recent.from && <p class="muted">{words.say("web-from-replay")}</p>}
      </div>
      <button
        type="button"
        class="sign continue-forget"
        title={common.say("web-forget")}
        aria-label={common.say("web-forget-table", { code: recent.code })}
        onClick={onForget}
      >
        <Cross />
      </button>
    </li>
  );
}

/** With whom it is played, or that it is played alone. */
export function others(table: TableGlance, words: Words): string {
  const isSeated = table.seats.some((seat) => seat.yours);
  const rest = table.seats.filter((seat) => !seat.yours);
  const names = counted(rest.map((seat) => nameOf(seat, words)), words);
  if (!isSeated) return words.say("web-watching", { names });
  if (rest.length === 0)
    return words.say(table.seats.length === 1 ? "web-alone" : "web-one-screen");
  return words.say(table.together ? "web-together" : "web-versus", { names });
}

function nameOf(seat: SeatInfo, words: Words): string {
  if (seat.kind === "bot") return botName(seat.bot, words);
  return seat.taken ? seat.name : words.say("web-seat-friend");
}

/** Names in one line, equal ones once. */
export function counted(names: readonly string[], words: Words): string {
  const times = new Map<string, number>();
  for (const name of names) times.set(name, (times.get(name) ?? 0) + 1);
  return [...times]
    .map(([name, count]) => (count > 1 ? words.say("web-name-times", { name, count }) : name))
    .join(", ");
}

/** Whose turn it is, or how it ended. */
export function stateOf(table: TableGlance, words: Words): string {
  const mine = table.seats.filter((seat) => seat.yours).map((seat) => seat.seat);
  if (table.status === "waiting") return words.say("web-table-waiting");
  if (table.result) {
    const how = outcome(table.result, mine.length === 1 ? (mine[0] ?? null) : null);
    return words.say(how === "lost" ? "web-lost-game" : `web-${how}`);
  }
  if (isMyTurn(table)) return words.say("web-turn-yours");
  const names = seatNames(table.seats, words);
  const who = table.asked.map((seat) => names[seat] ?? "").join(", ");
  return who ? words.say("web-turn-of", { who }) : words.say("web-turn-none");
}

/** "today", "yesterday", else the date. */
export function when(created: string, lang: string, now = new Date()): string {
  const then = new Date(created);
  if (Number.isNaN(then.getTime())) return "";
  const days = Math.round((midnight(then) - midnight(now)) / 86_400_000);
  if (days > -7) return new Intl.RelativeTimeFormat(lang, { numeric: "auto" }).format(days, "day");
  return new Intl.DateTimeFormat(lang, { dateStyle: "medium" }).format(then);
}

function midnight(day: Date): number {
  return new Date(day.getFullYear(), day.getMonth(), day.getDate()).getTime();
}
