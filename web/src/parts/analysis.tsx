/** A game looked back at: the hope of a seat along the slider, and where most of it was lost. */

import { useEffect, useState } from "preact/hooks";

import { accuracy, analyse, curve, lost, mistakes } from "../analysis";
import { api } from "../api";
import type { Judged } from "../shapes";
import type { Words } from "../words";
import { Chart, Play } from "./icons";

export interface Looked {
  /** The seat whose answers are judged; null before anybody asks for it. */
  seat: number | null;
  judged: readonly Judged[];
  /** How many there are to judge; 0 before that is known. */
  choices: number;
  isDone: boolean;
  problem: unknown;
}

const NOTHING: Omit<Looked, "seat"> = { judged: [], choices: 0, isDone: false, problem: null };

/** Judges a seat's answers from the moment there is a seat, until the page is left. */
export function useAnalysis(record: string, seat: number | null): Looked {
  const [found, setFound] = useState(NOTHING);
  useEffect(() => {
    setFound(NOTHING);
    if (seat === null) return;
    let wanted = true;
    const set = (change: Partial<Looked>): void => {
      if (wanted) setFound((before) => ({ ...before, ...change }));
    };
    analyse(
      (first, count, careful) => api.analysis(record, seat, first, count, careful),
      (judged, choices) => set({ judged, choices }),
      () => wanted,
    ).then(
      () => set({ isDone: true }),
      (problem: unknown) => set({ problem }),
    );
    return () => {
      wanted = false;
    };
  }, [record, seat]);
  return { seat, ...found };
}

interface CurveProps {
  looked: Looked;
  answers: number;
  index: number;
}

/** The hope along the slider, above it; who cannot see it reads the mistakes. */
export function HopeCurve({ looked: { judged, seat }, answers, index }: CurveProps) {
  if (seat === null) return null;
  const line = curve(judged);
  const [first, last] = [judged[0]?.index ?? 0, judged.at(-1)?.index ?? 0];
  return (
    <svg
      class={`hope-curve seat-${seat}`}
      viewBox={`0 0 ${Math.max(1, answers)} 100`}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <path class="hope-half" d={`M0 50H${answers}`} />
      {line && <path class="hope-area" d={`${line}L${last} 100L${first} 100Z`} />}
      <path class="hope-line" d={line} />
      <path class="hope-now" d={`M${index} 0V100`} />
      {mistakes(judged).map((one) => (
        <path key={one.index} class="hope-mistake" d={`M${one.index} ${100 - one.hope / 10}h0`} />
      ))}
    </svg>
  );
}

interface AnalysisProps {
  looked: Looked;
  names: readonly string[];
  index: number;
  words: Words;
  onSeat: (seat: number) => void;
  onJump: (index: number) => void;
  onTry: (index: number, seat: number) => void;
}

export function Analysis(props: AnalysisProps) {
  const { looked, names, words, onSeat } = props;
  if (looked.seat === null) {
    return (
      <section class="analysis" aria-labelledby="analysis-title">
        <h2 id="analysis-title">{words.say("web-analysis")}</h2>
        <p class="muted">{words.say("web-analysis-about")}</p>
        <div class="buttons">
          {names.map((name, seat) => (
            <button key={seat} type="button" class="quiet" onClick={() => onSeat(seat)}>
              <Chart />
              {words.say("web-analyse", { name })}
            </button>
          ))}
        </div>
      </section>
    );
  }
  return <Findings {...props} seat={looked.seat} />;
}

function Findings(props: AnalysisProps & { seat: number }) {
  const { looked, seat, names, index, words } = props;
  const { judged, choices, isDone, problem } = looked;
  const worst = mistakes(judged);
  const here = judged.find((one) => one.index === index);
  const name = names[seat] ?? "";
  return (
    <section class="analysis" aria-labelledby="analysis-title">
      <h2 id="analysis-title">{words.say("web-analysis-of", { name })}</h2>
      {problem !== null && <p role="alert">{words.problem(problem)}</p>}
      {!isDone && problem === null && (
        <p class="analysis-progress">
          <progress
            max={Math.max(1, choices)}
            value={Math.min(judged.length, choices)}
            aria-label={words.say("web-analysing")}
          />
          <span aria-hidden="true">{words.say("web-analysing")}</span>
        </p>
      )}
      <p role="status">
        {isDone && words.say("web-analysis-done", { percent: accuracy(judged) })}{" "}
        {isDone && worst.length === 0 && words.say("web-analysis-clean")}
      </p>
      {here && <Here judged={here} words={words} />}
      {isDone && worst.length > 0 && (
        <ol class="mistakes" aria-label={words.say("web-mistakes")}>
          {worst.map((one) => (
            <Mistake key={one.index} {...props} mistake={one} />
          ))}
        </ol>
      )}
    </section>
  );
}

/** What was answered at the point that is shown, and what was best. */
function Here({ judged, words }: { judged: Judged; words: Words }) {
  const isBest = lost(judged) === 0 || judged.given === judged.best;
  return <p class="judged-here">{words.say(isBest ? "web-judged-best" : "web-judged", told(judged, words))}</p>;
}

function told(judged: Judged, words: Words): Record<string, string | number> {
  return {
    given: words.action(judged.given),
    best: words.action(judged.best),
    worth: Math.round(judged.worth / 10),
    hope: Math.round(judged.hope / 10),
  };
}

function Mistake(props: AnalysisProps & { seat: number; mistake: Judged }) {
  const { mistake, seat, words, onJump, onTry } = props;
  return (
    <li>
      <span>{words.say("web-mistake", told(mistake, words))}</span>
      <span class="buttons">
        <button type="button" class="quiet" onClick={() => onJump(mistake.index)}>
          {words.say("web-mistake-show")}
        </button>
        <button type="button" class="quiet" onClick={() => onTry(mistake.index, seat)}>
          <Play />
          {words.say("web-mistake-again")}
        </button>
      </span>
    </li>
  );
}
