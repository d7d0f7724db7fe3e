/** What is asked now, with all answers that have no place of their own, and what has been taken up
and waits to be confirmed. */

import { useContext } from "preact/hooks";

import { isToward } from "../../table/ways";
import type { BoardProps } from "../board";
import { isAsked } from "../facts";
import { Piece } from "../piece";
import { PutBack } from "./back";
import { GigantobotIcon, MicrobotIcon } from "./bots";
import { CardFace } from "./card";
import { cardAt, crewAnswer, faceAt, OnDesk, placeOf } from "./desk";
import { effect, effectNow, isIdle, shortly } from "./effects";
import { SmallMachine } from "./factory";
import { Wrench } from "./machine";
import { aboutMachine, Printed, ROMAN } from "./printed";
import type { CyberionView } from "./view";

interface PromptProps {
  view: CyberionView;
  board: BoardProps;
}

export function Prompt({ view, board }: PromptProps) {
  const { taken } = useContext(OnDesk);
  const isOurs = board.options.length > 0;
  return (
    <section class={`prompt ${isOurs ? "ours" : ""}`} aria-label={board.words.say("board-now")}>
      <div class="prompt-box">
        {taken?.kind === "crew" ? (
          <CrewTaken view={view} board={board} />
        ) : taken?.kind === "robot" ? (
          <RobotTaken view={view} board={board} slot={taken.slot} />
        ) : taken?.kind === "end" ? (
          <EndTaken view={view} board={board} />
        ) : (
          <Asked view={view} board={board} isOurs={isOurs} />
        )}
      </div>
      {isAsked("end", board.options) && <EndTurn view={view} board={board} />}
    </section>
  );
}

function Asked({ view, board, isOurs }: PromptProps & { isOurs: boolean }) {
  const { words, beat, names, you } = board;
  const title = isOurs
    ? words.say(board.question === "back" ? "board-back-ask" : `ask-${board.question}`)
    : beat
      ? words.event(beat, names, you)
      : view.active === board.seat
        ? words.say("web-your-turn")
        : words.say("board-turn-of", { name: names[view.active ?? 0] ?? "" });
  const isTurn = isAsked("end", board.options);
  return (
    <>
      <div class="prompt-text">
        <p class="prompt-title">{title}</p>
        {isTurn && <p class="prompt-doing act-hint">{words.say("board-act-hint")}</p>}
        {isOurs && view.doing.length > 0 && (
          <p class="prompt-doing">{view.doing.map((action) => words.action(action)).join(" › ")}</p>
        )}
        {isOurs && board.wanted > 1 && (
          <p class="prompt-doing">{words.say("board-wanted", { count: board.wanted })}</p>
        )}
        {isOurs && !!view.uncovered && (
          <p class="prompt-doing">
            {words.say("board-uncovered", { microbot: words.thing(view.uncovered) })}
          </p>
        )}
      </div>
      {isOurs && board.question === "back" ? (
        <PutBack key={`${view.looked.join()}.${view.doing.length}`} view={view} board={board} />
      ) : (
        <Answers view={view} board={board} />
      )}
    </>
  );
}

/** A crew stands in the sockets: repair, or change it. */
function CrewTaken({ view, board }: PromptProps) {
  const { words } = board;
  const { taken, repair } = useContext(OnDesk);
  const { machines } = useContext(Printed);
  if (taken?.kind !== "crew") return null;
  const card = machines[taken.machine];
  const about = card ? aboutMachine(taken.machine, card.needs, words) : "";
  const size = placeOf(view, taken.machine)?.plan.length ?? 0;
  const crew = crewAnswer(view, taken);
  const isReady = crew !== "";
  return (
    <>
      <div class="prompt-text">
        <p class="prompt-title">{words.say("board-repair-ask", { about })}</p>
        <p class="prompt-doing">
          {isReady
            ? words.say("board-crew-change")
            : words.say("board-crew-short", { count: Math.max(1, size - taken.crew.length) })}
        </p>
      </div>
      <div class="prompt-buttons">
        <button
          type="button"
          class={`main repair-now ${isReady && isToward(crew, board.ways) ? "offered" : ""}`}
          disabled={!isReady}
          onClick={repair}
        >
          <Wrench />
          {words.say("board-repair")}
        </button>
        <Cancel board={board} />
      </div>
    </>
  );
}

/** A Robot is taken up: at which level its ability is used. */
function RobotTaken({ view, board, slot }: PromptProps & { slot: number }) {
  const { words } = board;
  const card = faceAt(view, slot);
  const model = useContext(Printed).pieces[card]?.model ?? "";
  const action = `trigger:${cardAt(view, slot)}`;
  const levels = view.choices[model] ?? [];
  const best = Math.max(0, ...levels);
  const isCovered = (view.interference[model] ?? 0) > 0;
  // Where no level is asked for there is none to answer.
  const used = (level: number): string =>
    level > 0 ? `${action} level:${ROMAN[level - 1]}` : action;
  const use = (level: number): void => board.answer(used(level));
  const lit = (level: number): string => (isToward(used(level), board.ways) ? " offered" : "");
  return (
    <>
      <span class="prompt-cards" aria-hidden="true">
        <CardFace card={card} />
      </span>
      <div class="prompt-text">
        <p class="prompt-title">{words.say("board-robot-ask", { name: words.thing(card) })}</p>
        {isCovered && <p class="prompt-doing">{effectNow(view, model, words)}</p>}
      </div>
      <div class="prompt-buttons">
        {!isIdle(view, model, best) && (
          <button type="button" class={`main use${lit(best)}`} onClick={() => use(best)}>
            {words.say("board-use", {
              level: ROMAN[best - 1] ?? "",
              does: shortly(view, model, best, words),
            })}
          </button>
        )}
        {levels
          .filter((level) => level !== best)
          .toReversed()
          .map((level) => (
            <button
              key={level}
              type="button"
              class={`quiet use-less${board.ways ? lit(level) : ""}`}
              title={effect(view, model, level, words)}
              aria-label={words.say("board-use", {
                level: ROMAN[level - 1] ?? "",
                does: effect(view, model, level, words),
              })}
              onClick={() => use(level)}
            >
              {ROMAN[level - 1]}
            </button>
          ))}
        {isIdle(view, model, best) && (
          <button type="button" class={`quiet use-nothing${lit(best)}`} onClick={() => use(best)}>
            {words.say(isCovered ? "board-use-interfered" : "board-use-nothing")}
          </button>
        )}
        <Cancel board={board} />
      </div>
    </>
  );
}

function Cancel({ board }: { board: BoardProps }) {
  const { take } = useContext(OnDesk);
  return (
    <button type="button" class="quiet cancel" onClick={() => take(null)}>
      {board.words.say("board-cancel")}
    </button>
  );
}

/** Ending the turn costs something: is it meant? */
function EndTaken({ view, board }: PromptProps) {
  const { words } = board;
  const { take } = useContext(OnDesk);
  return (
    <>
      <div class="prompt-text" role="alert">
        <p class="prompt-title danger">
          {words.say("board-end", { costs: view.end_costs, left: view.reserve })}
        </p>
      </div>
      <div class="prompt-buttons">
        <button type="button" class="main go-on" onClick={() => take(null)}>
          {words.say("board-go-on")}
        </button>
        <button type="button" class="quiet end-anyway offered" onClick={() => board.answer("end")}>
          {words.say("board-end-anyway")}
        </button>
      </div>
    </>
  );
}

/** Quiet and in a corner: most turns have something better to do. */
function EndTurn({ view, board }: PromptProps) {
  const { words } = board;
  const { taken, take } = useContext(OnDesk);
  const isFree = view.end_costs === "nothing";
  const answer = (action: string): void =>
    isFree ? board.answer(action) : take({ kind: "end" });
  return (
    <Piece
      class={`end-turn ${isFree ? "free" : "costly"}`}
      action="end"
      board={{ ...board, answer }}
      asks={!isFree && taken?.kind !== "end"}
    >
      <span>{words.say("board-end-turn")}</span>
      <small>{words.say("board-end-costs", { costs: view.end_costs })}</small>
    </Piece>
  );
}

const TRAY = ["take", "pay", "token", "seat"];
const PLAIN = ["board", "done", "reward"];

function Answers({ view, board }: PromptProps) {
  const { options, words } = board;
  const shown = (verbs: readonly string[]) => options.filter(({ verb }) => verbs.includes(verb));
  const tray = shown(TRAY);
  const isDeck = options.some(({ action }) => action === "spend:card@deck");
  return (
    <>
      {tray.length > 0 && (
        <ul class="tray">
          {tray.map(({ action, verb, thing }) => (
            <li key={action}>
              <Piece class="tray-thing" action={action} board={board} label={words.action(action)}>
                <Picture verb={verb} thing={thing} view={view} />
              </Piece>
            </li>
          ))}
        </ul>
      )}
      <div class="prompt-buttons">
        {shown(["level"])
          .toReversed()
          .map(({ action, thing }) => (
            <Piece key={action} class="level-choice" action={action} board={board}>
              <strong>{thing}</strong>{" "}
              <span>
                {effect(view, view.ability ?? "", ROMAN.indexOf(thing as "I") + 1, words)}
              </span>
            </Piece>
          ))}
        {isDeck && board.wanted > 1 && view.deck >= board.wanted && (
          <button
            type="button"
            class="quiet from-deck"
            onClick={() => board.answer(Array(board.wanted).fill("spend:card@deck").join(" "))}
          >
            {words.say("board-from-deck", { count: board.wanted })}
          </button>
        )}
        {options
          .filter(({ action, verb }) => PLAIN.includes(verb) || action === "spend:card@deck")
          .map(({ action, verb }) => (
            <Piece
              key={action}
              class={verb === "done" ? "plain closing" : "plain"}
              action={action}
              board={board}
            >
              <span class="capital">{words.action(action)}</span>
            </Piece>
          ))}
      </div>
    </>
  );
}

function Picture({ verb, thing, view }: { verb: string; thing: string; view: CyberionView }) {
  if (verb === "pay") return <SmallMachine machine={thing} />;
  if (verb === "token") return <MicrobotIcon microbot={thing} />;
  if (verb === "seat") {
    const giant = view.gigantobots.find(({ gigantobot }) => gigantobot === thing);
    return <GigantobotIcon features={giant?.features ?? []} />;
  }
  return <CardFace card={thing} />;
}
