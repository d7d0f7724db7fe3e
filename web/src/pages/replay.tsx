/** A finished game, step by step, through anybody's eyes. */

import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";

import { api } from "../api";
import { withPromises } from "../chance/promises";
import type { Replay, ReplayStep, SeatWish } from "../shapes";
import { useBoard } from "../boards";
import { STILL } from "../boards/board";
import { Analysis, HopeCurve, useAnalysis } from "../parts/analysis";
import { Because } from "../parts/because";
import { verdict } from "../parts/end";
import { Failure, ProblemBanner, Waiting } from "../parts/failure";
import { useFoot } from "../parts/foot";
import { useGameInfo } from "../parts/gameinfo";
import { Play } from "../parts/icons";
import { useInspect } from "../parts/inspect";
import { EventList } from "../parts/log";
import { withNames } from "../parts/newtable";
import { ReplayBar } from "../parts/replaybar";
import { RuleLink } from "../parts/rule";
import { useTitle } from "../parts/title";
import { readReplay, replayAddress, turnAfter, turnBefore, type ReplayLink } from "../replays";
import { go, here, Link, rename, routeOf } from "../router";
import { recall, remember, rememberTable } from "../store";
import { beatOf } from "../table/show";
import { seatLetter, useTableWords, type Words } from "../words";
import { Reel } from "./reel";

const PAUSE = 900;
const SETTLED = 250; // milliseconds at one step before the address names it

/** What is the same at every step. */
type Agreed = Omit<Replay, "steps">;

interface Loaded {
  agreed: Agreed | null;
  reel: Reel;
  problem: unknown;
  tryAgain: () => void;
}

/** The steps of a record, loaded one window at a time around the one the person is at. */
function useSteps(record: string, eyes: string, index: number): Loaded {
  const reels = useRef(new Map<string, Reel>());
  const isLoading = useRef(false);
  const [agreed, setAgreed] = useState<Agreed | null>(null);
  const [problem, setProblem] = useState<unknown>(null);
  const [loads, setLoads] = useState(0);
  const reel = reels.current.get(eyes) ?? new Reel();
  reels.current.set(eyes, reel);
  useEffect(() => {
    const range = reel.wanted(Math.min(index, agreed?.answers ?? index));
    if (!range || isLoading.current) return;
    isLoading.current = true;
    setProblem(null);
    const load = async (): Promise<void> => {
      try {
        const reply = await api.replay(record, eyes, range.first, range.count);
        reel.add(reply);
        setAgreed((known) => known ?? reply);
        setLoads((done) => done + 1);
      } catch (failure) {
        setProblem(failure);
      }
      isLoading.current = false;
    };
    void load();
  }, [record, eyes, index, loads]);
  return { agreed, reel, problem, tryAgain: () => setLoads((done) => done + 1) };
}

export function ReplayPage({ record }: { record: string }) {
  const link = useMemo(() => readReplay(here().search, record), [record]);
  const [wished, setIndex] = useState(link.step);
  const [eyes, setEyes] = useState("all");
  const { agreed, reel, problem, tryAgain } = useSteps(record, eyes, wished ?? 0);
  // Nobody chose how the shop was filled: a game begins where somebody is asked.
  const index = Math.min(wished ?? agreed?.opening ?? 0, agreed?.answers ?? Infinity);
  useEffect(() => {
    if (agreed && wished !== index) setIndex(index);
  }, [agreed === null]);
  useAddressOf(link, wished);
  const latest = useRef<ReplayStep | null>(null);
  const step = reel.at(index) ?? latest.current;
  latest.current = step;
  const words = useTableWords(agreed?.game ?? "", agreed?.names);
  if (problem !== null && !agreed) return <Failure problem={problem} />;
  if (!agreed || !step || !words) return <Waiting />;
  return (
    <Show
      link={link}
      agreed={agreed}
      step={step}
      reel={reel}
      index={index}
      eyes={eyes}
      problem={problem}
      words={words}
      onIndex={(change) => setIndex((now) => change(now ?? index))}
      onEyes={setEyes}
      onTryAgain={tryAgain}
    />
  );
}

/** Keeps the step in the address, so that it can be passed on; not more often than browsers like. */
function useAddressOf(link: ReplayLink, step: number | null): void {
  useEffect(() => {
    if (step === null) return;
    const timer = setTimeout(() => {
      const address = replayAddress({ ...link, step });
      if (routeOf(here().path).page === "replay") rename(address, history.state); // else somebody is just leaving this page
    }, SETTLED);
    return () => clearTimeout(timer);
  }, [link, step]);
}

interface ShowProps {
  link: ReplayLink;
  agreed: Agreed;
  /** The step at the index, or while that is not here, the one shown before. */
  step: ReplayStep;
  reel: Reel;
  index: number;
  eyes: string;
  problem: unknown;
  words: Words;
  onIndex: (change: (index: number) => number) => void;
  onEyes: (eyes: string) => void;
  onTryAgain: () => void;
}

function Show(props: ShowProps) {
  const { link, agreed, step, reel, index, eyes, problem, words, onIndex, onEyes } = props;
  const { game, answers } = agreed;
  const board = useBoard(game);
  const [running, setRunning] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const isHere = reel.at(index) === step;
  const [speed, setSpeed] = useState(() => Number(recall("replay-speed")) || 1);
  const [judgedSeat, judge] = useState(link.judged);
  const looked = useAnalysis(link.record, judgedSeat);
  const [why, askWhy] = useState<{ step: number; event: number } | null>(null);
  const boardBox = useRef<HTMLDivElement>(null);
  const foot = useRef<HTMLDivElement>(null);
  useFoot(foot);
  const info = useGameInfo(game);
  const { dialog } = useInspect(boardBox, { game, info, isPlain: true, words });
  const names = seatNames(agreed.seats, link.names, words);
  const seat = /^\d+$/.test(eyes) ? Number(eyes) : null;
  const within = (to: number): number => Math.max(0, Math.min(answers, to));
  const jump = (to: number): void => onIndex(() => within(to));
  const move = (by: number): void => onIndex((now) => within(now + by));

  useTitle(words.say("web-replay"));
  useEffect(() => {
    if (!running || !isHere) return;
    if (index >= answers) {
      setRunning(false);
      return;
    }
    const pause = step.events.reduce((sum, event) => sum + beatOf(board, event), PAUSE);
    const timer = setTimeout(() => move(1), Math.min(pause, 4 * PAUSE) / speed);
    return () => clearTimeout(timer);
  }, [running, index, answers, board, isHere, speed]);
  // With what is shown, not after it: else a key pressed at once would be lost.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const target = event.target;
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (target instanceof HTMLElement && target.matches("input, select, textarea, button, a"))
        return;
      if (event.key === "ArrowRight" || event.key === "n") move(1);
      else if (event.key === "ArrowLeft" || event.key === "p") move(-1);
      else if (event.key === "PageDown") jump(turnAfter(agreed.turns, index) ?? answers);
      else if (event.key === "PageUp") jump(turnBefore(agreed.turns, index) ?? 0);
      else if (event.key === "Home") jump(0);
      else if (event.key === "End") jump(answers);
      else if (event.key === " ") setRunning((isRunning) => !isRunning);
      else return;
      event.preventDefault();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  });

  const changeSpeed = (chosen: number): void => {
    remember("replay-speed", String(chosen));
    setSpeed(chosen);
  };
  const playOn = async (at: number, mine: number): Promise<void> => {
    try {
      const games = await api.games();
      const bot = games.find((one) => one.game === game)?.bot ?? "";
      const seats: SeatWish[] = names.map((_, number) =>
        number === mine || !bot
          ? { kind: "here", name: number === mine ? recall("name") : "", bot: "" }
          : { kind: "bot", name: "", bot },
      );
      const sitting = withPromises(withNames(seats, words));
      const opened = await api.open({ game, seats: sitting, record: link.record, answers: at });
      const from = replayAddress({ ...link, step: at });
      rememberTable({ code: opened.code, game, invites: {}, from });
      go(`/t/${opened.code}`);
    } catch (problem) {
      setFailure(problem);
    }
  };

  return (
    <main id="main" class="page replay">
      <h1>
        {words.say("web-replay-of", { game: words.say("game-name"), names: names.join(" – ") })}
      </h1>
      <div class="table" aria-busy={!isHere}>
        <div class="table-main">
          <div ref={boardBox} class="board">
            {board && (
              <board.Board
                {...STILL}
                view={step.view}
                seat={seat}
                names={names}
                story={reel.story(step.index)}
                facts={agreed.facts}
                words={words}
              />
            )}
          </div>
        </div>
        <div class="replay-foot" ref={foot}>
          <section class="told-step" aria-labelledby="step-title" tabIndex={0}>
            <h2 id="step-title">
              {isHere ? answerText(step, names, words) : words.say("web-loading")}
            </h2>
            <div aria-live="polite">
              {isHere && (
                <EventList
                  game={game}
                  events={step.events}
                  names={names}
                  words={words}
                  onWhy={(event) => askWhy({ step: step.index, event })}
                />
              )}
            </div>
          </section>
          <ReplayBar
            index={index}
            answers={answers}
            turns={agreed.turns}
            running={running}
            speed={speed}
            eyes={eyes}
            names={names}
            words={words}
            curve={<HopeCurve looked={looked} answers={answers} index={index} />}
            onJump={jump}
            onRun={() => setRunning((isRunning) => !isRunning)}
            onSpeed={changeSpeed}
            onEyes={onEyes}
          />
        </div>
        <aside class="side">
          {isHere && step.result && (
            <p class="verdict" role="status">
              {verdict(step.result, names, words)} <RuleLink game={game} rule={step.result.rule} />
            </p>
          )}
          {!isHere && problem !== null && (
            <div class="banner" role="alert">
              {words.problem(problem)}{" "}
              <button type="button" onClick={props.onTryAgain}>
                {words.say("web-try-again")}
              </button>
            </div>
          )}
          <ProblemBanner problem={failure} words={words} />
          <div class="buttons">
            {isHere && !step.result && (
              <button type="button" onClick={() => void playOn(index, seat ?? 0)}>
                <Play />
                {words.say("web-play-on")}
              </button>
            )}
            {link.table !== "" && (
              <Link to={`/t/${link.table}`} class="button quiet">
                {words.say("web-back-to-table")}
              </Link>
            )}
          </div>
          <Analysis
            looked={looked}
            names={names}
            index={index}
            words={words}
            onSeat={judge}
            onJump={jump}
            onTry={(at, mine) => void playOn(at, mine)}
          />
        </aside>
      </div>
      {why && (
        <Because
          game={game}
          load={(lang) => api.becauseAt(link.record, eyes, why.step, why.event, lang)}
          names={names}
          you={null}
          words={words}
          onClose={() => askWhy(null)}
        />
      )}
      {dialog}
    </main>
  );
}

/** A line of a record, such as "0 play:Spark" or "* draw:Ray", for people. */
function answerText(step: ReplayStep, names: readonly string[], words: Words): string {
  if (step.index === 0) return words.say("replay-start");
  if (!step.answer) return words.say("web-answer-hidden");
  const [who = "", ...actions] = step.answer.split(" ");
  const name = names[Number(who)] ?? words.say("web-nature");
  return words.say("web-answered", {
    name,
    answer: actions.map((action) => words.action(action)).join(", "),
  });
}

/** Who sat there, as the address tells; else seats by their letters, since a record holds no names. */
function seatNames(seats: number, names: readonly string[], words: Words): string[] {
  return Array.from({ length: seats }, (_, seat) =>
    names.length === seats && names[seat]
      ? names[seat]
      : words.say("web-player", { letter: seatLetter(seat) }),
  );
}
