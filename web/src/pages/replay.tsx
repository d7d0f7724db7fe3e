/** A finished game, step by step, through anybody's eyes. */

import { useEffect, useRef, useState } from "preact/hooks";

import { api, Problem } from "../api";
import type { ReplayStep, SeatWish } from "../shapes";
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

const SLOWEST = 429;
const PAUSE = 900;

/** The steps of a record through some eyes, fetched in order; `want` is fetched first. */
function useSteps(
  record: string,
  eyes: string,
  want: number,
): { steps: (ReplayStep | undefined)[]; problem: unknown } {
  const [steps, setSteps] = useState<(ReplayStep | undefined)[]>([]);
  const [problem, setProblem] = useState<unknown>(null);
  const wanted = useRef(want);
  wanted.current = want;
  useEffect(() => {
    let alive = true;
    const found: (ReplayStep | undefined)[] = [];
    const next = (): number => {
      if (!found[wanted.current]) return wanted.current;
      const places = found[wanted.current]?.places ?? 0;
      for (let place = 0; place <= places; place += 1) if (!found[place]) return place;
      return -1;
    };
    const fetchAll = async (): Promise<void> => {
      for (let place = next(); place >= 0 && alive; place = next()) {
        try {
          found[place] = await api.replay(record, eyes, place);
          if (alive) setSteps([...found]);
        } catch (failure) {
          const isBrief =
            failure instanceof Problem && (failure.status === SLOWEST || failure.status === 0);
          if (!isBrief) {
            setProblem(failure);
            return;
          }
          await new Promise((resolve) => setTimeout(resolve, PAUSE));
        }
      }
    };
    void fetchAll();
    return () => {
      alive = false;
    };
  }, [record, eyes]);
  return { steps, problem };
}

export function ReplayPage({ record }: { record: string }) {
  const [place, setPlace] = useState(0);
  const [eyes, setEyes] = useState("all");
  const { steps, problem } = useSteps(record, eyes, place);
  const latest = useRef<ReplayStep | null>(null);
  const step = steps[place] ?? latest.current;
  if (step) latest.current = step;
  const words = useTableWords(step?.game ?? "", step?.names);
  if (problem) return <Failure problem={problem} />;
  if (!step || !words) return <Waiting />;
  return (
    <Replay
      record={record}
      step={step}
      steps={steps}
      place={place}
      eyes={eyes}
      words={words}
      onPlace={setPlace}
      onEyes={setEyes}
    />
  );
}

interface ReplayProps {
  record: string;
  step: ReplayStep;
  steps: readonly (ReplayStep | undefined)[];
  place: number;
  eyes: string;
  words: Words;
  onPlace: (place: number) => void;
  onEyes: (eyes: string) => void;
}

function Replay({ record, step, steps, place, eyes, words, onPlace, onEyes }: ReplayProps) {
  const board = useBoard(step.game);
  const [running, setRunning] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const { places } = step;
  const names = seatNames(step, words);
  const seat = /^\d+$/.test(eyes) ? Number(eyes) : null;
  const move = (to: number): void => onPlace(Math.max(0, Math.min(places, to)));

  useEffect(() => {
    document.title = `${words.say("web-replay")} – Automatable`;
  }, [words]);
  useEffect(() => {
    if (!running) return;
    if (place >= places) {
      setRunning(false);
      return;
    }
    const pause = step.events.reduce((sum, event) => sum + beatOf(board, event), PAUSE);
    const timer = setTimeout(() => move(place + 1), Math.min(pause, 4 * PAUSE));
    return () => clearTimeout(timer);
  }, [running, place, places, board]);
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const target = event.target;
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (target instanceof HTMLElement && target.matches("input, select, textarea, button, a"))
        return;
      if (event.key === "ArrowRight" || event.key === "n") move(place + 1);
      else if (event.key === "ArrowLeft" || event.key === "p") move(place - 1);
      else if (event.key === "Home") move(0);
      else if (event.key === "End") move(places);
      else if (event.key === " ") setRunning(!running);
      else return;
      event.preventDefault();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  });

  const playOn = async (): Promise<void> => {
    try {
      const games = await api.games();
      const bot = games.find((one) => one.game === step.game)?.bot ?? "";
      const mine = seat ?? 0;
      const seats: SeatWish[] = names.map((_, number) =>
        number === mine || !bot
          ? { kind: "here", name: "", bot: "" }
          : { kind: "bot", name: "", bot },
      );
      const opened = await api.open({ game: step.game, seats: withNames(seats, words), record, place });
      rememberTable({ code: opened.code, game: step.game, invites: {} });
      go(`/t/${opened.code}`);
    } catch (problem) {
      setFailure(problem);
    }
  };

  const story = steps.slice(0, place + 1).flatMap((one) => one?.events ?? []);
  return (
    <main id="main" class="page replay">
      <h1>
        {words.say("web-replay-of", { game: words.say("game-name"), names: names.join(" – ") })}
      </h1>
      <div class="replay-bar">
        <div class="buttons" role="group" aria-label={words.say("web-replay-steps")}>
          <Step label={words.say("web-first")} onClick={() => move(0)} off={place === 0}>
            <First />
          </Step>
          <Step label={words.say("web-back")} onClick={() => move(place - 1)} off={place === 0}>
            <Back />
          </Step>
          <Step
            label={words.say(running ? "web-pause" : "web-run")}
            onClick={() => setRunning(!running)}
            off={place >= places}
          >
            {running ? <Pause /> : <Play />}
          </Step>
          <Step
            label={words.say("web-forth")}
            onClick={() => move(place + 1)}
            off={place >= places}
          >
            <Forth />
          </Step>
          <Step label={words.say("web-last")} onClick={() => move(places)} off={place >= places}>
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
          onInput={(event) => move(Number(event.currentTarget.value))}
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
      <div class="table">
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
                story={story}
                beat={null}
                facts={step.facts}
                words={words}
              />
            </div>
          )}
        </div>
        <aside class="side">
          {step.result && (
            <p class="verdict" role="status">
              {verdict(step.result, names, words)}{" "}
              <RuleLink game={step.game} rule={step.result.rule} />
            </p>
          )}
          <section aria-labelledby="step-title">
            <h2 id="step-title">{answerText(step, names, words)}</h2>
            <div aria-live="polite">
              <EventList game={step.game} events={step.events} names={names} words={words} />
            </div>
          </section>
          {failure !== null && (
            <p class="banner" role="alert">
              {words.problem(failure)}
            </p>
          )}
          {!step.result && (
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
function seatNames(step: ReplayStep, words: Words): string[] {
  return Array.from({ length: step.seats }, (_, seat) =>
    words.say("web-player", { letter: seatLetter(seat) }),
  );
}
