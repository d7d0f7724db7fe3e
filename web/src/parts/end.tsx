/** The end: who won, why, and what next. */

import { useEffect, useRef, useState } from "preact/hooks";

import { api } from "../api";
import type { GameInfo, Result, Tally } from "../shapes";
import { replayAddress } from "../replays";
import { go, Link, linkTo } from "../router";
import { rememberTable } from "../store";
import type { TableClient } from "../table/client";
import { isOfSeats, order, outcome, tieBreak, winners } from "../table/outcome";
import { eyes, mine, type TableState } from "../table/state";
import type { Words } from "../words";
import { wishOf } from "./clock";
import { CopyField } from "./copy";
import { Again, Chart, Cross, Play } from "./icons";
import { openTable } from "./newtable";
import { RuleLink } from "./rule";
import { Scene } from "./scene";
import { Badge } from "./seats";

export function verdict(result: Result, names: readonly string[], words: Words): string {
  const reason = words.sayOr(`result-${result.reason}`, result.reason);
  const top = Math.max(...result.scores);
  if (result.together) return words.say(top > 0 ? "over-all-won" : "over-all-lost", { reason });
  if (result.scores.length === 1) return words.say("over-rated", { points: top, reason });
  const who = winners(result).map((seat) => names[seat] ?? "");
  if (who.length === 0) return words.say("over-draw", { reason });
  return words.say("over-won", { who: who.join(", "), reason });
}

interface VerdictProps extends Pick<EndProps, "result" | "names" | "words"> {
  how: ReturnType<typeof outcome>;
}

/** Why it ended, as a sentence. */
export function reasonText({ reason }: Pick<Result, "reason">, words: Words): string {
  return words.say("over-reason", { reason: words.sayOr(`result-${reason}`, reason) });
}

/** Why it ended so. Whoever has just read that they won need not read it again. */
function Verdict({ result, names, how, words }: VerdictProps) {
  const isSaid = how === "won" || how === "draw" || (how === "lost" && result.together);
  return (
    <>
      {winners(result).map((seat) => (
        <Badge key={seat} seat={seat} />
      ))}
      <span class="capital">
        {isSaid ? reasonText(result, words) : verdict(result, names, words)}
      </span>
    </>
  );
}

function settingsText(settings: Readonly<Record<string, string>>, words: Words): string {
  return Object.entries(settings)
    .map(([name, value]) =>
      words.say("web-setting", {
        name: words.sayOr(`setting-${name}`, name),
        value: words.sayOr(`setting-${name}-${value}`, value),
      }),
    )
    .join(", ");
}

interface TableEndProps {
  client: TableClient;
  state: TableState;
  game: GameInfo | null;
  names: readonly string[];
  words: Words;
}

/** The end of the game at a table, and the ways to the next. */
export function TableEnd({ client, state, game, names, words }: TableEndProps) {
  const { info, message, board } = state;
  if (!info || !message?.result) return null;
  const rematch = async (): Promise<void> => {
    const opened = await api.rematch(client.code);
    const invites = Object.fromEntries(
      opened.seats.filter((one) => one.invite).map((one) => [one.seat, one.invite]),
    );
    rememberTable({ code: opened.code, game: info.game, invites });
    go(`/t/${opened.code}`);
  };
  const advised = board?.next?.(message.view) ?? null;
  const isNew = ([name, value]: [string, string]): boolean => info.settings[name] !== value;
  const next = advised && Object.entries(advised).some(isNew) ? advised : null;
  const playNext = async (): Promise<void> => {
    if (!game || !next) return;
    const seats = info.seats.map(({ kind, name, bot }) => ({ kind, name, bot }));
    const settings = { ...info.settings, ...next };
    const clock = wishOf(info.clock);
    await openTable(game, { seats, settings, hints: info.hints, clock }, words);
  };
  const canRematch = mine(state).length > 0;
  return (
    <>
      {!!info.rematch && canRematch && <RematchCall code={info.rematch} words={words} />}
      <End
        code={client.code}
        short={state.short}
        game={info.game}
        result={message.result}
        names={names}
        seat={eyes(state)}
        rematch={info.rematch}
        canRematch={canRematch}
        next={next}
        words={words}
        onRematch={() => void rematch().catch(() => undefined)}
        onNext={() => void playNext().catch(() => undefined)}
      />
      </>
  );
}

interface EndProps {
  code: string;
  /** The record, once it is known. */
  short: string;
  game: string;
  result: Result;
  names: readonly string[];
  /** The only seat of this browser; null for spectators and people who share a screen. */
  seat: number | null;
  rematch: string | null;
  canRematch: boolean;
  /** Settings advised for the next game, if any. */
  next: Readonly<Record<string, string>> | null;
  words: Words;
  onRematch: () => void;
  onNext: () => void;
}

export function End(props: EndProps) {
  const { code, short, game, result, names, seat, rematch, canRematch, next, words } = props;
  const [isOpen, setOpen] = useState(true);
  const box = useRef<HTMLElement>(null);
  useEffect(() => box.current?.scrollIntoView({ block: "nearest" }), [isOpen]);
  const how = outcome(result, seat);
  if (!isOpen) {
    return (
      <button type="button" class="main end-reopen" onClick={() => setOpen(true)}>
        {words.say("web-result")}
      </button>
    );
  }
  const replay = { record: short, names, table: "", step: null, judged: null };
  return (
    <section ref={box} class={`end end-${how}`} aria-labelledby="end-title">
      <button
        type="button"
        class="sign quiet end-close"
        aria-label={words.say("web-see-board")}
        title={words.say("web-see-board")}
        onClick={() => setOpen(false)}
      >
        <Cross />
      </button>
      <div class="end-head">
        <Scene how={how} />
        <h2 id="end-title">{words.say(how === "lost" ? "web-lost-game" : `web-${how}`)}</h2>
        <p class="verdict">
          <Verdict result={result} names={names} how={how} words={words} />{" "}
          <RuleLink game={game} rule={result.rule} />
        </p>
      </div>
      <div class="end-body">
        <Ranking game={game} result={result} names={names} seat={seat} words={words} />
        <Reached result={result} words={words} />
        <div class="buttons">
          {!!rematch && !canRematch && (
            <Link to={`/t/${rematch}`} class="button main">
              {words.say("web-to-rematch")}
            </Link>
          )}
          {!rematch && canRematch && (
            <button type="button" class="main" onClick={props.onRematch}>
              <Again />
              {words.say(names.length > 1 ? "web-rematch" : "web-play-again")}
            </button>
          )}
          {next && !rematch && canRematch && (
            <button type="button" onClick={props.onNext}>
              {words.say("web-next", { settings: settingsText(next, words) })}
            </button>
          )}
          {short !== "" && (
            <Link to={replayAddress({ ...replay, table: code })} class="button">
              <Play />
              {words.say("web-watch")}
            </Link>
          )}
          {short !== "" && seat !== null && (
            <Link to={replayAddress({ ...replay, table: code, judged: seat })} class="button">
              <Chart />
              {words.say("web-analysis")}
            </Link>
          )}
          <Link to={`/proof/${code}`} class="button quiet">
            {words.say("web-proof")}
          </Link>
          <Link to="/" class="button quiet">
            {words.say("web-lobby")}
          </Link>
        </div>
        {short !== "" && (
          <CopyField label={words.say("web-share")} text={linkTo(replayAddress(replay))} />
        )}
      </div>
    </section>
  );
}

interface RankingProps {
  game: string;
  result: Result;
  names: readonly string[];
  seat: number | null;
  words: Words;
}

/** Who has how much of what decided, and what broke a tie. */
function Ranking({ game, result, names, seat, words }: RankingProps) {
  const seats = order(result);
  if (seats.length === 0) return null;
  const broke = tieBreak(result);
  const last = broke ? result.standings.indexOf(broke) : 0;
  const shown = result.standings.slice(0, last + 1);
  const own = result.tallies.filter((one) => isOfSeats(one, result));
  const told = (values: readonly number[]): string[] => values.map(String);
  const columns = shown.map(({ name, values }) => ({
    name: words.say(`standing-${name}`),
    values: told(values),
  }));
  if (columns.length + own.length === 0)
    columns.push({ name: words.say("web-score"), values: told(result.scores) });
  columns.push(...own.map((one) => ({ name: words.say(`tally-${one.name}`), values: texts(one, words) })));
  return (
    <>
      <table class="ranking">
        <caption class="hidden-text">{words.say("web-scores")}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span class="hidden-text">{words.say("web-player-column")}</span>
            </th>
            {columns.map(({ name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {seats.map((one) => (
            <tr key={one} class={one === seat ? "is-you" : ""}>
              <th scope="row">
                <Badge seat={one} /> {names[one]}
                {one === seat && <small> {words.say("you")}</small>}
              </th>
              {columns.map(({ name, values }) => (
                <td key={name} class="number">
                  {values[one]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {broke && (
        <p class="tie-break">
          {words.say("web-tie-break", { name: words.say(`standing-${broke.name}`) })}{" "}
          <RuleLink game={game} rule={broke.rule} />
        </p>
      )}
    </>
  );
}

/** The values of a tally in words. */
function texts({ values, whole }: Tally, words: Words): string[] {
  return values.map((value) =>
    whole > 0 ? words.say("web-tally-of", { value, whole }) : String(value),
  );
}

/** What all of them reached, and what it would have taken. */
function Reached({ result, words }: { result: Result; words: Words }) {
  const shared = result.tallies.filter((one) => !isOfSeats(one, result));
  if (shared.length === 0) return null;
  return (
    <dl class="reached" aria-label={words.say("web-reached")}>
      {shared.map((one) => (
        <div key={one.name}>
          <dt>{words.say(`tally-${one.name}`)}</dt>
          <dd class="number">{texts(one, words).join(", ")}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The table goes on at another: told so that nobody who sat here can miss it. */
function RematchCall({ code, words }: { code: string; words: Words }) {
  return (
    <div class="rematch-call" role="alert">
      <strong>{words.say("web-rematch-called")}</strong>
      <Link to={`/t/${code}`} class="button main">
        {words.say("web-to-rematch")}
      </Link>
    </div>
  );
}
