/** What is asked, and how it is answered: a plan for the whole phase, or the answers no card on the
table stands for. */

import type { ComponentChildren } from "preact";

import type { Option } from "../../shapes";
import { isToward } from "../../table/ways";
import { isAsked } from "../facts";
import { Piece } from "../piece";
import { RobotArt } from "./art";
import { Energy, Items } from "./card";
import { KindIcon, PhaseIcon } from "./icons";
import { GOODS, type Kind } from "./kinds";
import { PlanList } from "./plan";
import type { Picks } from "./picks";
import type { Draft } from "./plans";
import { batteryOptions, isClosing, looseOptions } from "./play";
import type { RaisingBoard } from "./board";
import { itemsText } from "./tell";
import { DrawnCards } from "./track";
import type { RaisingDoing, RaisingFacts, RaisingSeat } from "./view";

interface WorkProps extends RaisingBoard {
  own: RaisingSeat | undefined;
  picks: Picks | null;
  draft: Draft | null;
  /** Cards to choose from. */
  children?: ComponentChildren;
}

export function Work({ own, picks, draft, children, ...table }: WorkProps) {
  const { view, board } = table;
  const { words, options } = board;
  if (view.result) return null;
  const isOurs = options.length > 0;
  const isWhole = draft !== null && board.question === "perform";
  const isPairing = view.stage === "selection" || isAsked("pair", options);
  return (
    <section
      class={`rr-work${isOurs ? " ours" : ""}`}
      data-spot="work"
      aria-label={words.say("web-rr-now")}
    >
      {isOurs && view.doing && !isWhole && <Context doing={view.doing} {...table} />}
      {!draft && <p class="rr-question">{title(table)}</p>}
      {isPairing && <DrawnCards {...table} />}
      {draft && own && <PlanList draft={draft} own={own} {...table} />}
      {!draft && isOurs && view.doing && own && (
        <Batteries seat={own} doing={view.doing} {...table} />
      )}
      {!draft && (picks ? <Confirm picks={picks} {...table} /> : <Loose {...table} />)}
      {children}
    </section>
  );
}

/** The question, what just happens, or for whom the table waits. */
function title({ view, board }: RaisingBoard): string {
  const { words, question, beat, names, asked, seat, you } = board;
  if (question) return words.sayOr(`ask-${question}`, question);
  if (beat) return words.event(beat, names, you);
  const others = asked
    .filter((one) => one !== seat)
    .map((one) => names[one] ?? "")
    .join(", ");
  return others
    ? words.say("web-rr-waiting", { names: others })
    : words.say(`web-rr-stage-${view.stage}`);
}

/** The phase one is in, the energy left, what is still to be paid. */
function Context({ doing, board }: RaisingBoard & { doing: RaisingDoing }) {
  const { words } = board;
  const { cost } = doing;
  if (!doing.phase && cost.length === 0) return null;
  return (
    <p class="rr-context">
      {!!doing.phase && (
        <span class={`context-phase phase-${doing.phase}`}>
          <PhaseIcon phase={doing.phase} /> {words.thing(doing.phase)}
        </span>
      )}
      {doing.energy !== null && (
        <span>
          <Energy amount={doing.energy} /> {words.say("web-rr-energy-left")}
        </span>
      )}
      {cost.length > 0 && (
        <span class="context-due">
          {words.say("web-rr-due")} <Items items={cost} />
          <span class="hidden-text">{itemsText(cost, words)}</span>
        </span>
      )}
    </p>
  );
}
/** How many batteries to spend: each button tells the energy it leads to. */
function Batteries({ seat, doing, board }: RaisingBoard & { seat: RaisingSeat; doing: RaisingDoing }) {
  const { words } = board;
  const counts = batteryOptions(board.options);
  if (counts.length === 0 || !doing.phase) return null;
  const worth = seat.battery_worth[doing.phase];
  return (
    <div class="rr-batteries" role="group" aria-label={words.say("web-rr-batteries")}>
      <small class="muted">
        {words.say("web-rr-batteries")}
        {worth > 1 && ` (${words.say("web-rr-battery-worth", { count: worth })})`}
      </small>
      <div class="rr-buttons">
        {counts.map((count) => {
          const energy = doing.energies[count] ?? 0;
          return (
            <Piece
              key={count}
              class="rr-battery"
              action={`batteries:${count}`}
              board={board}
              label={words.say("web-rr-perform-with", { count, energy })}
            >
              <span aria-hidden="true" class="battery-count">
                {count > 0 ? (
                  <>
                    {count}
                    <KindIcon kind="battery" />
                  </>
                ) : (
                  "0"
                )}
              </span>
              <Energy amount={energy} />
            </Piece>
          );
        })}
      </div>
    </div>
  );
}

/** Gives up the cards chosen in hand, all at once. */
function Confirm({ picks, board }: RaisingBoard & { picks: Picks }) {
  const { words } = board;
  const count = picks.chosen.length;
  const isFixed = picks.least === picks.most;
  const isRight = picks.answer !== "" && isToward(picks.answer, board.ways);
  return (
    <div class="rr-buttons">
      <button
        type="button"
        class={`rr-plain rr-confirm${picks.answer ? " main" : ""}${isRight ? " offered" : ""}`}
        disabled={!picks.answer}
        onClick={() => board.answer(picks.answer)}
      >
        {isFixed
          ? words.say("web-rr-give-up", { count, most: picks.most })
          : words.say("web-rr-exchange", { count, drawn: picks.drawn })}
      </button>
    </div>
  );
}

/** The sign of what an answer is about. */
const SIGNS: Readonly<Record<string, Kind>> = {
  ...Object.fromEntries(GOODS.map((good) => [good, good])),
  ...{ card: "card", class: "CLS", wilds: "wild", batteries: "battery" },
};

function Loose({ board, printed }: RaisingBoard) {
  const loose = looseOptions(board.options);
  if (loose.length === 0) return null;
  return (
    <div class="rr-buttons">
      {loose.map((option) => (
        <Piece key={option.action} class={looseClass(option)} action={option.action} board={board}>
          <LooseSign option={option} printed={printed} />
          <span class="capital">{board.words.action(option.action)}</span>
        </Piece>
      ))}
    </div>
  );
}

function looseClass(option: Option): string {
  if (option.verb === "usual") return "rr-plain main";
  return isClosing(option) ? "rr-plain closing" : "rr-plain";
}

function LooseSign({ option, printed }: { option: Option; printed: RaisingFacts }) {
  const { thing } = option;
  const robot = printed.robot[thing];
  if (robot) return <RobotArt card={thing} facts={robot} />;
  const kind = SIGNS[thing];
  return kind ? <KindIcon kind={kind} /> : null;
}
