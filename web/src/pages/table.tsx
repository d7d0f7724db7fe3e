/** A table: the board, the question, the seats, the story. */

import { useEffect, useMemo, useRef, useState } from "preact/hooks";

import { api } from "../api";
import { isAwaited, isPromised, promise } from "../chance/promises";
import type { GameInfo } from "../shapes";
import { Curtain } from "../parts/curtain";
import { End } from "../parts/end";
import { Failure, Waiting } from "../parts/failure";
import { Help } from "../parts/help";
import { AskHint } from "../parts/hint";
import { Book, Cross, Question, Undo } from "../parts/icons";
import { Join } from "../parts/join";
import { Log } from "../parts/log";
import { seatNames } from "../parts/names";
import { openTable } from "../parts/newtable";
import { Options } from "../parts/options";
import { RuleLink } from "../parts/rule";
import { Seats } from "../parts/seats";
import { WhyNot } from "../parts/whynot";
import { go, Link, rename } from "../router";
import { rememberTable } from "../store";
import { TableClient, type TableState } from "../table/client";
import { hintsFor } from "../table/hint";
import { useKeys } from "../table/keys";
import { useTableWords, useWords, type Words } from "../words";

/** The invitation in the address, taken out of it: it must not stay in the address bar. */
function takeInvite(): string {
  const found =
    new URLSearchParams(location.hash.slice(1)).get("invite") ??
    new URLSearchParams(location.search).get("invite");
  if (found) rename(location.pathname, { invite: found });
  const kept = (history.state as { invite?: string } | null)?.invite;
  return found ?? kept ?? "";
}

export function TablePage({ code }: { code: string }) {
  const [invite, setInvite] = useState(takeInvite);
  const [state, setState] = useState<TableState | null>(null);
  const client = useMemo(() => new TableClient(code, setState), [code]);
  const words = useTableWords(state?.info?.game ?? "", state?.info?.names);
  useEffect(() => {
    void client.start();
    return () => client.stop();
  }, [client]);
  const { lang } = useWords();
  useEffect(() => client.speak(lang), [client, lang]);

  if (state?.failure) return <Failure problem={state.failure} />;
  if (!state?.info || !words) return <Waiting />;
  if (invite && client.mine().length === 0 && state.info.status === "waiting") {
    const sit = async (name: string): Promise<void> => {
      await api.join(code, invite, name, promise());
      rename(location.pathname);
      setInvite("");
      client.joined();
    };
    return <Join words={words} info={state.info} onSit={sit} onWatch={() => setInvite("")} />;
  }
  return <Table client={client} state={state} words={words} />;
}

interface TableProps {
  client: TableClient;
  state: TableState;
  words: Words;
}

function Table({ client, state, words }: TableProps) {
  const { info, message, view, board, beat } = state;
  const [help, setHelp] = useState(false);
  const [game, setGame] = useState<GameInfo | null>(null);
  const log = useRef<HTMLElement>(null);
  const names = useMemo(() => seatNames(info?.seats ?? [], words), [info, words]);
  const seat = client.viewer();
  const current = client.current();
  const decision = beat || state.covered ? null : (current?.decision ?? null);
  const hints = hintsFor(state.advised, decision);
  const isOver = message?.status === "over" && !beat;
  const asked = message?.asked ?? [];
  const gameName = info?.game ?? "";

  useEffect(() => {
    api.games().then(
      (games) => setGame(games.find((one) => one.game === gameName) ?? null),
      () => undefined,
    );
  }, [gameName]);
  const title = decision ? `● ${words.say("game-name")}` : words.say("game-name");
  useEffect(() => {
    document.title = `${title} – Automatable`;
  }, [title]);

  const answer = (action: string): void => {
    wasAt.current = document.activeElement !== document.body;
    void client.answer(action);
  };
  const wasAt = useRef(false);
  useEffect(() => {
    // What was answered with may be gone: keyboard and screen reader go on at the next question,
    // or at the end.
    if (!wasAt.current || document.activeElement !== document.body) return;
    const next = isOver ? ".end .main" : ".board .offered, .options button";
    document.querySelector<HTMLElement>(next)?.focus({ preventScroll: true });
  }, [decision === null, isOver, current?.sequence]);

  const showLog = (): void => {
    const inside = log.current?.querySelector<HTMLElement>(".log");
    inside?.focus();
    inside?.scrollIntoView({ block: "nearest" });
  };
  useKeys({
    options: decision?.options ?? [],
    answer,
    help: () => setHelp(true),
    log: showLog,
    takeBack: () => void client.takeBack(),
    hint: () => void client.hint(),
    hurry: () => client.hurry(),
    escape: () => client.dismiss(),
  });

  if (!info) return null;
  const rematch = async (): Promise<void> => {
    const opened = await api.rematch(client.code);
    const invites = Object.fromEntries(
      opened.seats.filter((one) => one.invite).map((one) => [one.seat, one.invite]),
    );
    rememberTable({ code: opened.code, game: info.game, invites });
    go(`/t/${opened.code}`);
  };
  const advised = (message && board?.next?.(message.view)) ?? null;
  const isNew = ([name, value]: [string, string]): boolean => info.settings[name] !== value;
  const next = advised && Object.entries(advised).some(isNew) ? advised : null;
  const playNext = async (): Promise<void> => {
    if (!game || !next) return;
    const seats = info.seats.map(({ kind, name, bot }) => ({ kind, name, bot }));
    const settings = { ...info.settings, ...next };
    await openTable(game, { seats, settings, hints: info.hints }, words);
  };
  const refusable = (game?.actions ?? []).filter(
    (action) => decision && !decision.options.some((option) => option.action === action),
  );
  const isWaiting = (message ?? info).status === "waiting";
  const awaited = info.seats.filter((one) => isAwaited(one) && !one.yours);
  const who = awaited.map((one) => names[one.seat] ?? "").join(", ");
  const seats = (
    <Seats
      code={info.code}
      seats={info.seats}
      names={names}
      asked={asked}
      bot={game?.bot ?? ""}
      over={isOver}
      words={words}
      onBot={(one, bot) => void client.handOver(one, bot)}
    />
  );
  return (
    <main id="main" class="page table">
      <h1 class="hidden-text">{words.say("game-name")}</h1>
      <Announcer state={state} words={words} names={names} isAsked={decision !== null} />
      {state.lost && (
        <p class="banner" role="alert">
          {words.say("web-lost")}
        </p>
      )}
      <div class="table-main">
        {isOver && message?.result && (
          <End
            code={client.code}
            short={state.short}
            game={info.game}
            result={message.result}
            names={names}
            rematch={info.rematch}
            canRematch={client.mine().length > 0}
            next={next}
            words={words}
            onRematch={() => void rematch().catch(() => undefined)}
            onNext={() => void playNext().catch(() => undefined)}
          />
        )}
        <div class="board" onClick={() => client.hurry()}>
          {board && view && !isWaiting && (
            <board.Board
              view={view}
              seat={seat}
              names={names}
              asked={beat ? [] : asked}
              question={decision?.key ?? ""}
              options={decision?.options ?? []}
              hints={hints}
              answer={answer}
              story={state.log}
              beat={beat}
              facts={info.facts}
              words={words}
            />
          )}
          {isWaiting && (who || !isPromised(info)) && (
            <section class="waiting">
              <h2>{words.say(who ? "web-waiting-nonces" : "web-waiting-seats", { who })}</h2>
              {seats}
            </section>
          )}
        </div>
      </div>
      <aside class="side">
        {(state.refusal ?? (state.lost ? null : state.problem)) !== null && (
          <Refused client={client} state={state} words={words} />
        )}
        {!isOver && !isWaiting && (
          <section class="question" aria-labelledby="question-title">
            <h2 id="question-title">
              {decision
                ? words.sayOr(`ask-${decision.key}`, decision.key)
                : waitingFor(state, names, words)}
            </h2>
            {decision && (
              <Options
                decision={decision}
                busy={state.busy}
                hints={hints}
                words={words}
                answer={answer}
              />
            )}
            {decision && info.hints && (
              <AskHint
                hints={hints}
                isThinking={state.thinking}
                words={words}
                onAsk={() => void client.hint()}
              />
            )}
            {current && seat !== null && <TakeBack client={client} state={state} words={words} />}
            {decision && refusable.length > 0 && seat !== null && (
              <details class="why-details">
                <summary>{words.say("web-why-title")}</summary>
                <WhyNot actions={refusable} words={words} ask={answer} />
              </details>
            )}
          </section>
        )}
        <section aria-labelledby="seats-title">
          <h2 id="seats-title">
            {words.say("web-table")} <code>{info.code}</code>
          </h2>
          {!isWaiting && seats}
          {!info.hints && <p class="muted">{words.say("hint-off")}</p>}
          {client.mine().length === 0 && <p class="muted">{words.say("web-spectator")}</p>}
        </section>
        <section aria-labelledby="log-title" ref={log}>
          <h2 id="log-title">{words.say("web-log")}</h2>
          <Log game={info.game} events={state.log} names={names} words={words} />
        </section>
        <div class="buttons">
          <button type="button" class="quiet" onClick={() => setHelp(true)}>
            <Question />
            {words.say("web-help")}
          </button>
          <Link to={`/rules/${info.game}`} class="button quiet" apart>
            <Book />
            {words.say("web-rules")}
          </Link>
        </div>
      </aside>
      {state.covered && state.active !== null && !beat && (
        <Curtain
          game={info.game}
          seat={state.active}
          names={names}
          news={state.news}
          problem={state.problem}
          words={words}
          canTakeBack={
            state.answered !== null && asked.length > 0 && !asked.includes(state.answered)
          }
          onConfirm={(curtains) => {
            wasAt.current = true;
            void client.confirm(curtains);
          }}
          onTakeBack={() => void client.takeBack()}
        />
      )}
      {help && <Help game={info.game} words={words} onClose={() => setHelp(false)} />}
    </main>
  );
}

function waitingFor(state: TableState, names: readonly string[], words: Words): string {
  if (state.beat) return words.say("web-happening");
  const who = (state.message?.asked ?? []).map((seat) => names[seat] ?? "").filter(Boolean);
  return who.length > 0
    ? words.say("web-waiting-for", { who: who.join(", ") })
    : words.say("web-happening");
}

function TakeBack({ client, state, words }: TableProps) {
  const reason = client.current()?.take_back ?? "nothing";
  return (
    <div class="take-back">
      <button
        type="button"
        class="quiet"
        aria-disabled={reason !== "" || state.busy}
        aria-describedby={reason ? "take-back-reason" : undefined}
        onClick={() => reason === "" && void client.takeBack()}
      >
        <Undo />
        {words.say("web-take-back")}
      </button>
      {reason !== "" && (
        <small id="take-back-reason" class="muted">
          {words.sayOr(`take-back-${reason}`, "")}
        </small>
      )}
    </div>
  );
}

function Refused({ client, state, words }: TableProps) {
  const { refusal, problem, info } = state;
  return (
    <div class="refusal" role="alert">
      {refusal ? (
        <p>
          {refusal.action && (
            <strong>
              {words.say(refusal.rule ? "why-not" : "why-allowed", {
                action: words.action(refusal.action),
              })}{" "}
            </strong>
          )}
          <span lang={refusal.lang}>{refusal.text}</span>{" "}
          {refusal.rule && <RuleLink game={info?.game ?? ""} rule={refusal.rule} />}
        </p>
      ) : (
        <p>{words.problem(problem)}</p>
      )}
      <button
        type="button"
        class="sign"
        aria-label={words.say("web-close")}
        onClick={() => client.dismiss()}
      >
        <Cross />
      </button>
    </div>
  );
}

/** Tells a screen reader what happened and whether an answer is due. */
function Announcer({
  state,
  words,
  names,
  isAsked,
}: {
  state: TableState;
  words: Words;
  names: string[];
  isAsked: boolean;
}) {
  const common = useWords();
  const lines = state.news.map((event) => words.event(event, names));
  if (isAsked && !state.beat) lines.push(common.say("web-your-turn"));
  return (
    <p class="hidden-text" aria-live="polite">
      {lines.join(" ")}
    </p>
  );
}
