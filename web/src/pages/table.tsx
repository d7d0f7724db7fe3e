/** A table: the board, the question, the seats, the story. */

import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";

import { api } from "../api";
import { isAwaited, isPromised, promise } from "../chance/promises";
import { isHere } from "../home";
import { thingOf } from "../parts/about";
import { Away } from "../parts/away";
import { Because } from "../parts/because";
import { Confirm, Refused, Trouble } from "../parts/bubble";
import { Chat, Said } from "../parts/chat";
import { Curtain } from "../parts/curtain";
import { Dock } from "../parts/dock";
import { TableEnd } from "../parts/end";
import { Failure, Waiting } from "../parts/failure";
import { useGameInfo } from "../parts/gameinfo";
import { Help } from "../parts/help";
import { useInspect } from "../parts/inspect";
import { WaitingRoom } from "../parts/invitation";
import { Join, UsedInvitation } from "../parts/join";
import { Announcer, lastLine, waitingFor } from "../parts/latest";
import { Log } from "../parts/log";
import { seatNames } from "../parts/names";
import { UndoNotice, Watching } from "../parts/notices";
import { Origin } from "../parts/origin";
import { Recap } from "../parts/recap";
import { Seats } from "../parts/seats";
import { SideHead } from "../parts/sidehead";
import { statuses } from "../parts/standing";
import { useTitle } from "../parts/title";
import { usePreferences } from "../preferences";
import { here, rename } from "../router";
import { recallKeys, rememberKeys } from "../store";
import { TableClient } from "../table/client";
import { useFriends, type Friends } from "../table/friends";
import { hintsFor } from "../table/hint";
import { takeInvite } from "../table/invite";
import { keepHere } from "../table/keep";
import { useKeys } from "../table/keys";
import { useNotice } from "../table/notify";
import { isEnding, listed, Numbering } from "../table/numbering";
import { current, eyes, mine, viewer, type TableState } from "../table/state";
import { useTableWords, useWords, type Words } from "../words";

export function TablePage({ code }: { code: string }) {
  const [invite, setInvite] = useState(takeInvite);
  const [state, setState] = useState<TableState | null>(null);
  const friends = useFriends(code);
  const client = useMemo(() => new TableClient(code, setState, friends.follow), [code]);
  const words = useTableWords(state?.info?.game ?? "", state?.info?.names);
  useEffect(() => {
    void client.start();
    return () => client.stop();
  }, [client]);
  const { lang } = useWords();
  useEffect(() => client.speak(lang), [client, lang]);

  if (state?.failure) return <Failure problem={state.failure} />;
  if (!state?.info || !words) {
    const isAway = state?.lost && !isHere();
    return isAway ? <Away onRetry={() => client.retry()} /> : <Waiting />;
  }
  const isInvited = invite !== "" && mine(state).length === 0;
  if (isInvited && state.info.seats.some((seat) => seat.open)) {
    const sit = async (name: string): Promise<void> => {
      await api.join(code, invite, name, promise());
      rename(here().path);
      setInvite("");
      client.joined();
    };
    return <Join words={words} info={state.info} onSit={sit} onWatch={() => setInvite("")} />;
  }
  return (
    <>
      {isInvited && <UsedInvitation words={words} onClose={() => setInvite("")} />}
      <Table client={client} state={state} friends={friends} words={words} />
    </>
  );
}

interface TableProps {
  client: TableClient;
  state: TableState;
  words: Words;
}

function Table({ client, state, friends, words }: TableProps & { friends: Friends }) {
  const { info, message, view, board, beat } = state;
  const liked = usePreferences();
  const [help, setHelp] = useState(false);
  const [why, askWhy] = useState<number | null>(null);
  const gameName = info?.game ?? "";
  const game = useGameInfo(gameName);
  const log = useRef<HTMLElement>(null);
  const boardWords = useMemo(
    () => words.standing(statuses(game, info?.settings ?? {})),
    [words, game, info],
  );
  const names = useMemo(() => seatNames(info?.seats ?? [], words), [info, words]);
  const seat = viewer(state);
  const you = eyes(state);
  const asking = current(state);
  const decision = beat || state.covered ? null : (asking?.decision ?? null);
  const numbering = useMemo(() => new Numbering(recallKeys(client.code)), [client]);
  const options = useMemo(
    () => numbering.assign(listed(decision?.options ?? [])),
    [numbering, decision],
  );
  useEffect(() => rememberKeys(client.code, numbering.known()), [numbering, options]);
  const hints = hintsFor(state.hinted, decision);
  const isOver = message?.status === "over" && !beat;
  const asked = message?.asked ?? [];

  useEffect(() => {
    if (info && message?.result && state.short) keepHere(info, message.result, state);
  }, [state.short, message?.result]);
  const isTurn = decision !== null;
  useTitle(`${isTurn ? "● " : ""}${words.say("game-name")}`);
  useNotice(isTurn, words.say("game-name"), words.say("web-your-turn"), client.code);
  const touched = useRef<Element | null>(null);
  const boardBox = useRef<HTMLDivElement>(null);
  const inspection = useInspect(boardBox, {
    game: gameName,
    info: game,
    settings: info?.settings ?? {},
    isPlain: !beat,
    words,
  });
  const [isBare, setBare] = useState(false);
  useLayoutEffect(() => {
    // A question that the board gives no way to answer is answered by the list.
    setBare(decision !== null && !boardBox.current?.querySelector(".offered"));
  });

  const [confirming, confirm] = useState("");
  const answer = (action: string): void => {
    if (liked.confirm && confirming !== action && isEnding(action, options)) confirm(action);
    else give(action);
  };
  const give = (action: string): void => {
    confirm("");
    wasAt.current = document.activeElement !== document.body;
    client.answer(action);
  };
  const answerElsewhere = (action: string): void => {
    // What asks on the board whether it is meant asks the same of keys and of the list, unless
    // the page asks anyway.
    const asks = `[data-asks="${CSS.escape(action)}"]`;
    const piece = boardBox.current?.querySelector<HTMLElement>(asks);
    if (piece && !liked.confirm) piece.click();
    else answer(action);
  };
  const wasAt = useRef(false);
  useEffect(() => {
    // What was answered with may be gone: keyboard and screen reader go on at the next question,
    // or at the end.
    if (!wasAt.current || document.activeElement !== document.body) return;
    const next = isOver ? ".end .main" : ".board .offered, .options button";
    document.querySelector<HTMLElement>(next)?.focus({ preventScroll: true });
  }, [decision === null, isOver, asking?.sequence]);

  const showLog = (): void => {
    const inside = log.current?.querySelector<HTMLElement>(".log");
    inside?.focus();
    inside?.scrollIntoView({ block: "nearest" });
  };
  useKeys({
    options,
    answer: (action) => {
      touched.current = null;
      answerElsewhere(action);
    },
    help: () => setHelp(true),
    log: showLog,
    takeBack: () => client.takeBack(),
    hint: () => client.hint(),
    hurry: () => client.hurry(),
    escape: () => {
      confirm("");
      client.dismiss();
    },
  });

  if (!info) return null;
  const isWaiting = (message ?? info).status === "waiting";
  const isFull = isPromised(info);
  const awaited = info.seats.filter((one) => isFull && isAwaited(one) && !one.yours);
  const who = awaited.map((one) => names[one.seat] ?? "").join(", ");
  const first = mine(state)[0]; // speaks for this browser
  const isCompany = info.seats.some((one) => !one.yours && one.kind !== "bot");
  const seats = (
    <Seats
      seats={info.seats}
      names={names}
      asked={beat ? [] : asked}
      bot={game?.bot ?? ""}
      over={isOver}
      time={friends.time}
      words={words}
      onBot={(one, bot) => client.handOver(one, bot)}
    />
  );
  const refused = state.refusal && thingOf(state.refusal.action, game);
  const title = decision
    ? words.sayOr(`ask-${decision.key}`, decision.key)
    : waitingFor(state, names, words);
  return (
    <main
      id="main"
      class="page table"
      onClickCapture={(event) => {
        const target = event.target as Element;
        if (target.closest(".bubble")) return;
        touched.current = target.closest("button, summary");
        if (state.refusal) client.dismiss();
        confirm("");
      }}
    >
      <h1 class="hidden-text">{words.say("game-name")}</h1>
      <Announcer state={state} words={words} names={names} isAsked={decision !== null} />
      {state.lost && (
        <p class="banner lost" role="alert">
          {words.say("web-lost")}
        </p>
      )}
      {state.problem !== null && !state.lost && (
        <Trouble problem={state.problem} words={words} onClose={() => client.dismiss()} />
      )}
      <div class="table-main">
        {isOver && <TableEnd client={client} state={state} game={game} names={names} words={words} />}
        <div
          ref={boardBox}
          class="board"
          data-beat={beat ? `${state.log.length} ${beat.kind}` : undefined}
          onClick={() => client.hurry()}
        >
          {board && view && !isWaiting && (
            <board.Board
              view={view}
              seat={seat}
              you={eyes(state)}
              names={names}
              asked={beat ? [] : asked}
              question={decision?.key ?? ""}
              wanted={decision?.wanted ?? 0}
              options={options}
              hints={hints}
              answer={answer}
              story={state.log}
              beat={beat}
              facts={info.facts}
              words={boardWords}
            />
          )}
          {isWaiting && (!!who || !isFull) && (
            <WaitingRoom
              code={info.code}
              game={info.game}
              seats={info.seats}
              bot={game?.bots.find((one) => one.bot === game.bot)}
              title={words.say(who ? "web-waiting-nonces" : "web-waiting-seats", { who })}
              words={words}
              onBot={(one, bot) => void client.handOver(one, bot)}
            >
              {seats}
            </WaitingRoom>
          )}
        </div>
      </div>
      {!isOver && !isWaiting && (
        <Dock
          client={client}
          state={state}
          game={game}
          title={title}
          last={lastLine(state, names, words)}
          time={friends.time}
          names={names}
          isAsked={decision !== null}
          isBare={isBare}
          options={options}
          hints={hints}
          words={words}
          answer={answerElsewhere}
          onLog={showLog}
        />
      )}
      <aside class="side">
        <UndoNotice
          code={client.code}
          undo={info.undo}
          mine={mine(state)}
          names={names}
          words={words}
        />
        <section class="people" aria-labelledby="seats-title">
          <SideHead
            info={info}
            words={words}
            onHelp={() => setHelp(true)}
            onCards={() => inspection.tell("")}
          />
          <Origin code={info.code} words={words} />
          {!isWaiting && seats}
          {!info.hints && <p class="muted">{words.say("hint-off")}</p>}
          {mine(state).length === 0 && <p class="muted">{words.say("web-spectator")}</p>}
          <Watching count={info.watching} words={words} />
        </section>
        {isCompany && first !== undefined && (
          <Chat
            code={client.code}
            seat={first}
            lines={friends.lines}
            names={names}
            words={words}
          />
        )}
        {!isWaiting && (
          <section class="story" aria-labelledby="log-title" ref={log}>
            <h2 id="log-title">{words.say("web-log")}</h2>
            <Log
              game={info.game}
              events={state.log}
              names={names}
              you={you}
              words={words}
              onWhy={askWhy}
            />
          </section>
        )}
        {!beat && !isWaiting && !isOver && seat !== null && (
          <Recap
            moments={state.moments}
            names={names}
            you={you}
            words={words}
            onAgain={(moment) => client.again(moment)}
          />
        )}
      </aside>
      <Said lines={friends.lines} mine={mine(state)} names={names} words={words} />
      {state.refusal && (
        <Refused
          game={info.game}
          refusal={state.refusal}
          names={names}
          thing={touched.current}
          words={words}
          onAbout={refused && (() => inspection.tell(refused))}
          onClose={() => client.dismiss()}
        />
      )}
      {confirming !== "" && decision && (
        <Confirm
          action={confirming}
          thing={touched.current}
          words={words}
          onYes={() => give(confirming)}
          onClose={() => confirm("")}
        />
      )}
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
            client.confirm(curtains);
          }}
          onTakeBack={() => client.takeBack()}
        />
      )}
      {why !== null && (
        <Because
          game={info.game}
          load={(lang) => api.because(client.code, state.seat, why, lang)}
          names={names}
          you={you}
          words={words}
          onClose={() => askWhy(null)}
        />
      )}
      {inspection.dialog}
      {help && <Help game={info.game} words={words} onClose={() => setHelp(false)} />}
    </main>
  );
}
