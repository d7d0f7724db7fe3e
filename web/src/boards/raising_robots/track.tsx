/** The five phases in their order: cubes, who selected them, and one's own energy as a sum. */

import { Badge } from "../../parts/seats";
import type { Words } from "../../words";
import { isAsked } from "../facts";
import { Piece } from "../piece";
import { Energy, EnergyFace } from "./card";
import { CubeIcon, PhaseIcon } from "./icons";
import { PHASES, type Phase } from "./kinds";
import { phaseAction } from "./play";
import { Past } from "./score";
import type { RaisingBoard } from "./board";
import { energyText } from "./tell";
import type { RaisingDrawn, RaisingFacts, RaisingSeat, RaisingSum, RaisingView } from "./view";

const MANY = 3;

/** Where in the game we are: the round among eight, the games of a challenge. */
export function Round({ view, board }: RaisingBoard) {
  const { words } = board;
  const round = words.say("web-rr-round", { round: view.round, rounds: view.rounds });
  return (
    <div class="rr-round" data-spot="round">
      <strong>{view.round > 0 ? round : words.say("web-rr-stage-start")}</strong>
      <span class="rr-rounds" aria-hidden="true" hidden={view.round === 0}>
        {Array.from({ length: view.rounds }, (_, number) => (
          <i
            key={number}
            class={number + 1 < view.round ? "over" : number + 1 === view.round ? "now" : ""}
          />
        ))}
      </span>
      <Past view={view} words={words} />
    </div>
  );
}

export function Track({ own, ...table }: RaisingBoard & { own: RaisingSeat | undefined }) {
  const { words } = table.board;
  return (
    <section class="rr-phases" data-spot="phases" aria-label={words.say("web-rr-phases")}>
      <ol class="rr-track">
        {PHASES.map((phase) => (
          <li key={phase} data-phase={phase}>
            <PhaseSpace phase={phase} own={own} {...table} />
          </li>
        ))}
      </ol>
      {table.view.neutral && <Neutral {...table} />}
    </section>
  );
}

/** The energy cards of this round over their phases: everybody sees them all. */
export function DrawnCards({ view, board, printed }: RaisingBoard) {
  const { words, names, options } = board;
  const drawing = view.seats.filter(({ energy }) => energy.drawn.length > 0);
  if (drawing.length === 0) return null;
  return (
    <ul class="rr-drawn" data-spot="energy" aria-label={words.say("web-rr-drawn")}>
      {drawing.map(({ seat, energy }) => {
        const isPairing = seat === board.seat && isAsked("pair", options);
        const next = isPairing ? energy.drawn.findIndex(({ phase }) => phase === null) : -1;
        return (
          <li key={seat} class={seat === board.seat ? "own" : ""}>
            <Badge seat={seat} />
            <span class="hidden-text">{names[seat]}: </span>
            {energy.drawn.map((one, place) => (
              <DrawnCard
                key={one.card}
                {...one}
                isNext={place === next}
                printed={printed}
                words={words}
              />
            ))}
          </li>
        );
      })}
    </ul>
  );
}

interface DrawnProps extends RaisingDrawn {
  isNext: boolean;
  printed: RaisingFacts;
  words: Words;
}

function DrawnCard({ card, phase, isNext, printed, words }: DrawnProps) {
  const facts = printed.energy[card];
  if (!facts) return null;
  return (
    <span class={`drawn-card${isNext ? " next" : ""}`} data-piece={card}>
      <EnergyFace facts={facts} />
      <span class={`drawn-phase${phase ? ` phase-${phase}` : ""}`} aria-hidden="true">
        {phase ? <PhaseIcon phase={phase} /> : "?"}
      </span>
      <span class="hidden-text">
        {energyText(facts, words)}
        {!!phase && `, ${words.thing(phase)}`};{" "}
      </span>
    </span>
  );
}

/** The seats that selected a phase, with their energy cards, as far as that is known. */
export function selectors(view: RaisingView, phase: Phase): { seat: number; card: string }[] {
  return view.seats.flatMap(({ seat, energy }) =>
    energy.drawn.filter((one) => one.phase === phase).map(({ card }) => ({ seat, card })),
  );
}

/** Where a person is: before, in or after a phase, or it is not theirs to perform. */
export function standing(view: RaisingView, own: RaisingSeat | undefined, phase: Phase): string {
  if (view.stage !== "phases" || !own) return "";
  if (!own.sums.some((sum) => sum.phase === phase)) return "closed";
  const here = view.doing?.phase;
  if (!here) return "";
  const [at, now] = [PHASES.indexOf(phase), PHASES.indexOf(here)];
  return at === now ? "now" : at < now ? "past" : "next";
}

function PhaseSpace({ phase, own, ...table }: RaisingBoard & { phase: Phase; own: RaisingSeat | undefined }) {
  const { view, board, printed } = table;
  const { words, names } = board;
  const sum = own?.sums.find((one) => one.phase === phase);
  const by = selectors(view, phase);
  const state = standing(view, own, phase);
  const isForAll = view.for_all.includes(phase) && by.length < view.seats.length;
  const said = [
    words.thing(phase),
    words.say("web-rr-cubes", { count: view.cubes[phase] }),
    by.length > 0
      ? words.say("web-rr-selected-by", { names: by.map(({ seat }) => names[seat]).join(", ") })
      : "",
    isForAll ? words.say("web-rr-for-all") : "",
    sum ? sumText(sum, table) : "",
    state ? words.say(`web-rr-phase-${state}`) : "",
  ].filter(Boolean);
  return (
    <Piece
      class={`rr-phase phase-${phase} ${state && `is-${state}`}`}
      action={phaseAction(phase, board.options)}
      board={board}
      label={said.join(". ")}
    >
      <span class="hidden-text">{said.join(". ")}</span>
      <span class="phase-name" aria-hidden="true">
        <PhaseIcon phase={phase} />
        {words.thing(phase)}
      </span>
      <span class="phase-cubes" aria-hidden="true">
        <Cubes count={view.cubes[phase]} />
      </span>
      <span class="phase-seats" aria-hidden="true">
        {by.map(({ seat, card }) => (
          <span key={seat} class="phase-seat">
            <Badge seat={seat} />
            {printed.energy[card]?.value}
            {(printed.energy[card]?.each ?? 1) > 1 && `×${printed.energy[card]?.each}`}
          </span>
        ))}
        {isForAll && <small>{words.say("web-rr-all")}</small>}
      </span>
      {sum && <SumLine sum={sum} />}
      {state !== "" && (
        <small class="phase-state" aria-hidden="true">
          {words.say(`web-rr-phase-${state}`)}
        </small>
      )}
    </Piece>
  );
}

/** A few cubes as they lie there, many by their number. */
function Cubes({ count }: { count: number }) {
  if (count === 0) return <span class="muted">–</span>;
  const isMany = count > MANY;
  return (
    <>
      <b class={isMany ? "" : "few"}>{count}</b>
      {Array.from({ length: isMany ? 1 : count }, (_, number) => (
        <CubeIcon key={number} />
      ))}
    </>
  );
}

/** "5 energy: card 3, cubes 2". */
export function sumText(sum: RaisingSum, { board }: RaisingBoard): string {
  const { words } = board;
  const parts = (["card", "cubes", "board", "inventor"] as const)
    .filter((part) => sum[part] > 0)
    .map((part) => words.say(`web-rr-sum-${part}`, { count: sum[part] }));
  return words.say("web-rr-sum", { total: sum.total, parts: parts.join(", ") });
}

function SumLine({ sum }: { sum: RaisingSum }) {
  const parts = [sum.card, sum.cubes, sum.board, sum.inventor];
  const shown = parts.filter((part) => part > 0);
  return (
    <span class="phase-sum" aria-hidden="true">
      <Energy amount={sum.total} />
      {shown.length > 1 && <small>= {shown.join(" + ")}</small>}
    </span>
  );
}

/** One and two players: phase cards of nobody, turned up from left to right with cubes. */
function Neutral({ view, board }: RaisingBoard) {
  const { words } = board;
  const { open, cubes } = view.neutral ?? { open: [], cubes: [] };
  return (
    <div class="rr-neutral" data-spot="neutral">
      <ol aria-label={words.say("web-rr-neutral")} data-tell={words.say("web-rr-neutral")}>
        {cubes.map((count, place) => {
          const phase = open[place];
          return (
            <li key={place} class={phase ? `open phase-${phase}` : ""}>
              {phase ? <PhaseIcon phase={phase} /> : <span aria-hidden="true">?</span>}
              <span class="neutral-cubes" aria-hidden="true">
                {Array.from({ length: count }, (_, number) => (
                  <CubeIcon key={number} />
                ))}
              </span>
              <span class="hidden-text">
                {phase ? words.thing(phase) : words.say("web-rr-face-down")},{" "}
                {words.say("web-rr-cubes", { count })}
              </span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
