/** A finished game, step by step, through anybody's eyes. */

import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";

import { api } from "../api";
import { withPromises } from "../chance/promises";
import type { Replay, ReplayStep, SeatWish } from "../shapes";
import { useBoard } from "../boards";
import { verdict } from "../parts/end";
import { Failure, Waiting } from "../parts/failure";
import { Back, First, Forth, Last, Pause, Play } from "../parts/icons";
import { EventList } from "../parts/log";
import { withNames } from "../parts/newtable";
import { RuleLink } from "../parts/rule";
import { go } from "../router";
import { rememberTable } from "../store";
import { beatOf } from "../table/show";
import { seatLetter, useTableWords, type Words } from "../words";
import { Reel } from "./reel";

const PAUSE = 900;

/** What is the same at every step. */
type Agreed = Omit<Replay, "steps">;

interface Loaded {
  agreed: Agreed | null;
  reel: Reel;
  problem: unknown;
  tryAgain: () => void;
}

/** The steps of a record, loaded one window at a time around the place where the person is. */
function useSteps(record: string, eyes: string, place: number): Loaded {
  const reels = useRef(new Map<string, Reel>());
  const isLoading = useRef(false);
  const [agreed, setAgreed] = useState<Agreed | null>(null);
  const [problem, setProblem] = useState<unknown>(null);
  const [loads, setLoads] = useState(0);
  const reel = reels.current.get(eyes) ?? new Reel();
  reels.current.set(eyes, reel);
  useEffect(() => {
    const range = reel.wanted(place);
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
  }, [record, eyes, place, loads]);
  return { agreed, reel, problem, tryAgain: () => setLoads((done) => done + 1) };
}

export function ReplayPage({ record }: { record: string }) {
  const [place, setPlace] = useState(0);
  const [eyes, setEyes] = useState("all");
  const { agreed, reel, problem, tryAgain } = useSteps(record, eyes, place);
  const latest = useRef<ReplayStep | null>(null);
  const step = reel.at(place) ?? latest.current;
  latest.current = step;
  const words = useTableWords(agreed?.game ?? "", agreed?.names);
  if (problem !== null && !agreed) return <Failure problem={problem} />;
  if (!agreed || !step || !words) return <Waiting />;
  return (
    <Show
      record={record}
      agreed={agreed}
      step={step}
      reel={reel}
      place={place}
      eyes={eyes}
      problem={problem}
      words={words}
      onPlace={setPlace}
      onEyes={setEyes}
      onTryAgain={tryAgain}
    />
  );
}

interface ShowProps {
  record: string;
  agreed: Agreed;
  /** The step at the place, or while that is not here, the one shown before. */
  step: ReplayStep;
  reel: Reel;
  place: number;
  eyes: string;
  problem: unknown;
  words: Words;
  onPlace: (change: (place: number) => number) => void;
  onEyes: (eyes: string) => void;
  onTryAgain: () => void;
}

function Show(props: ShowProps) {
  const { record, agreed, step, reel, place, eyes, problem, words, onPlace, onEyes } = props;
  const { game, places } = agreed;
  const board = useBoard(game);
  const [running, setRunning] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const isHere = reel.at(place) === step;
  const names = seatNames(agreed.seats, words);
  const seat = /^\d+$/.test(eyes) ? Number(eyes) : null;
  const within = (to: number): number => Math.max(0, Math.min(places, to));
  const jump = (to: number): void => onPlace(() => within(to));
  const move = (by: number): void => onPlace((now) => within(now + by));

  useEffect(() => {
    document.title = `${words.say("web-replay")} – Automatable`;
  }, [words]);
  useEffect(() => {
    if (!running || !isHere) return;
    if (place >= places) {
      setRunning(false);
      return;
    }
    const pause = step.events.reduce((sum, event) => sum + beatOf(board, event), PAUSE);
    const timer = setTimeout(() => move(1), Math.min(pause, 4 * PAUSE));
    return () => clearTimeout(timer);
  }, [running, place, places, board, isHere]);
  // With what is shown, not after it: else a key pressed at once would be lost.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const target = event.target;
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (target instanceof HTMLElement && target.matches("input, select, textarea, button, a"))
        return;
      if (event.key === "ArrowRight" || event.key === "n") move(1);
      else if (event.key === "ArrowLeft" || event.key === "p") move(-1);
      else if (event.key === "Home") jump(0);
      else if (event.key === "End") jump(places);
      else if (event.key === " ") setRunning((isRunning) => !isRunning);
      else return;
      event.preventDefault();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  });

  const playOn = async (): Promise<void> => {
    try {
      const games = await api.games();
      const bot = games.find((one) => one.game === game)?.bot ?? "";
      const mine = seat ?? 0;
      const seats: SeatWish[] = names.map((_, number) =>
        number === mine || !bot
          ? { kind: "here", name: "", bot: "" }
          : { kind: "bot", name: "", bot },
      );
      const sitting = withPromises(withNames(seats, words));
      const opened = await api.open({ game, seats: sitting, record, place });
      rememberTable({ code: opened.code, game, invites: {} });
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
      <div class="replay-bar">
        <div class="buttons" role="group" aria-label={words.say("web-replay-steps")}>
          <Step label={words.say("web-first")} onClick={() => jump(0)} off={place === 0}>
            <First />
          </Step>
          <Step label={words.say("web-back")} onClick={() => move(-1)} off={place === 0}>
            <Back />
          </Step>
          <Step
            label={words.say(running ? "web-pause" : "web-run")}
            onClick={() => setRunning((isRunning) => !isRunning)}
            off={place >= places}
          >
            {running ? <Pause /> : <Play />}
          </Step>
          <Step
            label={words.say("web-forth")}
            onClick={() => move(1)}
            off={place >= places}
          >
            <Forth />
          </Step>
          <Step label={words.say("web-last")} onClick={() => jump(places)} off={place >= places}>
            <Last />
          </Step>
        </div>
        <input
          type="range"
          min={0}
          max={places}
          value={place}
          aria-label={words.say("web-place")}
          aria-valuetext={words.say("web-place-of", { place, places })}
          onInput={(event) => jump(Number(event.currentTarget.value))}
        />
        <span class="number">{words.say("web-place-of", { place, places })}</span>
        <label class="eyes">
          {words.say("web-eyes")}{" "}
          <select value={eyes} onChange={(event) => onEyes(event.currentTarget.value)}>
            <option value="all">{words.say("web-eyes-all")}</option>
            <option value="public">{words.say("web-eyes-public")}</option>
            {names.map((name, number) => (
              <option key={number} value={String(number)}>
                {words.say("seat", { letter: seatLetter(number), name })}
              </option>
            ))}
          </select>
        </label>
      </div>
      <div class="table" aria-busy={!isHere}>
        <div class="table-main">
          {board && (
            <div class="board">
              <board.Board
                view={step.view}
                seat={seat}
                names={names}
                asked={[]}
                question=""
                options={[]}
                hints={[]}
                answer={() => undefined}
                story={reel.story(step.place)}
                beat={null}
                facts={agreed.facts}
                words={words}
              />
            </div>
          )}
        </div>
        <aside class="side">
          {isHere && step.result && (
            <p class="verdict" role="status">
              {verdict(step.result, names, words)} <RuleLink game={game} rule={step.result.rule} />
            </p>
          )}
          <section aria-labelledby="step-title">
            <h2 id="step-title">
              {isHere ? answerText(step, names, words) : words.say("web-loading")}
            </h2>
            <div aria-live="polite">
              {isHere && <EventList game={game} events={step.events} names={names} words={words} />}
            </div>
          </section>
          {!isHere && problem !== null && (
            <div class="banner" role="alert">
              {words.problem(problem)}{" "}
              <button type="button" onClick={props.onTryAgain}>
                {words.say("web-try-again")}
              </button>
            </div>
          )}
          {failure !== null && (
            <p class="banner" role="alert">
              {words.problem(failure)}
            </p>
          )}
          {isHere && !step.result && (
            <button type="button" onClick={() => void playOn()}>
              <Play />
              {words.say("web-play-on")}
            </button>
          )}
        </aside>
      </div>
    </main>
  );
}

interface StepProps {
  label: string;
  off: boolean;
  onClick: () => void;
  children: preact.ComponentChildren;
}

function Step({ label, off, onClick, children }: StepProps) {
  return (
    <button
      type="button"
      class="sign"
      aria-label={label}
      title={label}
      disabled={off}
      onClick={onClick}
    >
      {children}
    </button>
  );
}

/** A line of a record, such as "0 play:Spark" or "* draw:Ray", for people. */
function answerText(step: ReplayStep, names: readonly string[], words: Words): string {
  if (step.place === 0) return words.say("replay-start");
  if (!step.answer) return words.say("web-answer-hidden");
  const [who = "", ...actions] = step.answer.split(" ");
  const name = names[Number(who)] ?? words.say("web-nature");
  return words.say("web-answered", {
    name,
    answer: actions.map((action) => words.action(action)).join(", "),
  });
}

/** Seats by their letters: a record holds no names. */
function seatNames(seats: number, words: Words): string[] {
  return Array.from({ length: seats }, (_, seat) =>
    words.say("web-player", { letter: seatLetter(seat) }),
  );
}
