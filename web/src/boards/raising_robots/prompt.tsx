/** What is asked: the round, where one is, and all answers no card on the table stands for. */

import type { Option } from "../../shapes";
import { Piece } from "../piece";
import { RobotArt } from "./art";
import { Energy, Items } from "./card";
import { KindIcon, PhaseIcon } from "./icons";
import type { Picks } from "./picks";
import { batteryOptions, batteryWorth, energyWith, isClosing, looseOptions } from "./play";
import { Past } from "./score";
import type { Doing, Phase, Printed, Seat } from "./shape";
import type { Table } from "./table";
import { itemsText } from "./tell";

interface PromptProps extends Table {
  own: Seat | undefined;
  picks: Picks | null;
}

export function Prompt({ own, picks, ...table }: PromptProps) {
  const { view, board } = table;
  const { words, options } = board;
  const isOurs = options.length > 0;
  return (
    <section class={`rr-prompt${isOurs ? " ours" : ""}`} aria-label={words.say("web-rr-now")}>
      <Round {...table} />
      {!view.result && <p class="rr-question">{title(table)}</p>}
      {isOurs && view.doing && <Context doing={view.doing} {...table} />}
      {isOurs && view.doing?.phase && own && (
        <Batteries seat={own} phase={view.doing.phase} {...table} />
      )}
      {picks ? <Confirm picks={picks} {...table} /> : <Loose {...table} />}
    </section>
  );
}

/** The question, what just happens, or for whom the table waits. */
function title({ view, board }: Table): string {
  const { words, question, beat, names, asked } = board;
  if (question) return words.sayOr(`ask-${question}`, question);
  if (beat) return words.event(beat, names);
  const others = asked.map((seat) => names[seat] ?? "").join(", ");
  return others
    ? words.say("web-rr-waiting", { names: others })
    : words.say(`web-rr-stage-${view.stage}`);
}

/** Where in the game we are: the round among eight, the games of a challenge. */
function Round({ view, board }: Table) {
  const { words } = board;
  const round = words.say("web-rr-round", { round: view.round, rounds: view.rounds });
  return (
    <div class="rr-round">
      <strong>{view.round > 0 ? round : words.say("web-rr-stage-start")}</strong>
      <span class="rr-rounds" aria-hidden="true" hidden={view.round === 0}>
        {Array.from({ length: view.rounds }, (_, number) => (
          <i
            key={number}
            class={number + 1 < view.round ? "over" : number + 1 === view.round ? "now" : ""}
          />
        ))}
      </span>
      {view.round > 0 && view.stage !== "over" && (
        <span class="muted">{words.say(`web-rr-stage-${view.stage}`)}</span>
      )}
      <Past view={view} words={words} />
    </div>
  );
}

/** The phase one is in, the energy left, what is still to be paid. */
function Context({ doing, board }: Table & { doing: Doing }) {
  const { words } = board;
  const cost = Object.entries(doing.cost).map(([kind, amount]) => ({ kind, amount, other: "" }));
  const isMany = ["W", "R"].some((kind) => (doing.cost[kind] ?? 0) > 1);
  if (!doing.phase && cost.length === 0) return null;
  return (
    <p class="rr-context">
      {doing.phase && (
        <span class={`context-phase phase-${doing.phase}`}>
          <PhaseIcon phase={doing.phase} /> {words.thing(doing.phase)}
        </span>
      )}
      {doing.energy !== null && (
        <span>
          <Energy amount={doing.energy} />{" "}
          {words.say("web-rr-energy-left")}
        </span>
      )}
      {cost.length > 0 && (
        <span class="context-due">
          {words.say("web-rr-due")} <Items items={cost} />
          <span class="hidden-text">{itemsText(cost, words)}</span>
        </span>
      )}
      {isMany && <small class="muted">{words.say("web-rr-in-order")}</small>}
    </p>
  );
}

/** How many batteries to spend: each button tells the energy it leads to. */
function Batteries({ seat, phase, ...table }: Table & { seat: Seat; phase: Phase }) {
  const { board, printed } = table;
  const { words } = board;
  const counts = batteryOptions(board.options);
  if (counts.length === 0) return null;
  const worth = batteryWorth(seat, phase, printed);
  return (
    <div class="rr-batteries" role="group" aria-label={words.say("web-rr-batteries")}>
      <small class="muted">
        {words.say("web-rr-batteries")}
        {worth > 1 && ` (${words.say("web-rr-battery-worth", { count: worth })})`}
      </small>
      <div class="rr-buttons">
        {counts.map((count) => {
          const energy = energyWith(seat, phase, count, printed);
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
                    <KindIcon kind="B" />
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
function Confirm({ picks, board }: Table & { picks: Picks }) {
  const { words } = board;
  const count = picks.chosen.length;
  const isFixed = picks.least === picks.most;
  return (
    <div class="rr-buttons">
      <button
        type="button"
        class={`rr-plain rr-confirm${picks.answer ? " main offered" : ""}`}
        disabled={!picks.answer}
        onClick={() => board.answer(picks.answer)}
      >
        {isFixed
          ? words.say("web-rr-give-up", { count, most: picks.most })
          : words.say("web-rr-exchange", { count, drawn: count + 1 })}
      </button>
    </div>
  );
}

const LETTERS: Record<string, string> = {
  sensor: "S",
  gear: "G",
  microchip: "M",
  program: "P",
  tape: "T",
  battery: "B",
  vp: "V",
  card: "R",
};
const BENEFITS: Record<string, string> = { class: "CLS", wilds: "W", batteries: "B" };

function Loose({ board, printed }: Table) {
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

function LooseSign({ option, printed }: { option: Option; printed: Printed }) {
  const { verb, thing } = option;
  const robot = printed.robot[thing];
  if (robot) return <RobotArt card={thing} facts={robot} />;
  const kind = verb === "inspire" ? BENEFITS[thing] : LETTERS[thing];
  return kind ? <KindIcon kind={kind} /> : null;
}
