/** The Factory: a conveyor of broken Machines with a socket for every Robot they need. */

import { useContext } from "preact/hooks";

import type { BoardProps } from "../board";
import { isOffered } from "../facts";
import { Piece } from "../piece";
import { MicrobotIcon, NeedIcon } from "./bots";
import { CardFace } from "./card";
import { faceAt, isWhole, OnDesk } from "./desk";
import { arranged } from "./fit";
import { Gear, MachineTop, Wrench } from "./machine";
import { aboutMachine, Printed, ROMAN, signsOf, sumOf } from "./printed";
import type { ShownPlace } from "./story";
import type { CyberionView } from "./view";

interface FactoryProps {
  view: CyberionView;
  board: BoardProps;
  /** What a Machine answers with at the question of a turn. */
  tool: string;
  onPoint: (helpers: readonly string[]) => void;
}

export function Factory({ view, board, tool, onPoint }: FactoryProps) {
  const { words } = board;
  return (
    <section class="factory" aria-labelledby="cyb-factory" data-spot="factory">
      <h2 id="cyb-factory" class="hidden-text">
        {words.say("view-factory")}
      </h2>
      <ToCome view={view} board={board} />
      <ul class="places">
        {view.factory.map((place, number) => (
          <li
            key={place?.machine ?? `gap${number}`}
            onMouseEnter={() => onPoint(place?.helpers ?? [])}
            onMouseLeave={() => onPoint([])}
            onFocusIn={() => onPoint(place?.helpers ?? [])}
            onFocusOut={() => onPoint([])}
          >
            {place ? (
              <MachineCard place={place} view={view} board={board} tool={tool} />
            ) : (
              <span class="gap machine-gap" role="img" aria-label={words.say("board-gap")} />
            )}
          </li>
        ))}
      </ul>
      <Experience view={view} board={board} />
    </section>
  );
}

/** The Machine deck: where Machines come from. */
function ToCome({ view, board }: { view: CyberionView; board: BoardProps }) {
  const stages = view.machine_deck
    .map((count, number) => ({ stage: ROMAN[number] ?? "", count }))
    .filter(({ count }) => count > 0);
  return (
    <div class="chute to-come">
      <small>{board.words.say("board-machines-left")}</small>
      {stages.length === 0 && <strong class="number">0</strong>}
      {stages.map(({ stage, count }) => (
        <span key={stage} class="stage-count">
          <span class="machine-stage">{stage}</span>
          <strong class="number">×{count}</strong>
        </span>
      ))}
    </div>
  );
}

/** The Experience pile: where they go, and what pays for upgrades. */
function Experience({ view, board }: { view: CyberionView; board: BoardProps }) {
  const { words } = board;
  return (
    <details class="chute experience pop" data-spot="experience">
      <summary>
        <small>{words.say("view-experience")}</small>
        <span class="big-count">
          <Gear />
          <strong class="number">{view.experience.length}</strong>
        </span>
        <small class="muted">{words.say("board-about-experience")}</small>
      </summary>
      <ul class="small-things pop-body">
        {view.experience.length === 0 && <li class="muted">–</li>}
        {view.experience.map((machine) => (
          <li key={machine} title={words.thing(machine)}>
            <SmallMachine machine={machine} />
            <span class="hidden-text">{words.thing(machine)}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}

interface MachineCardProps {
  place: ShownPlace;
  view: CyberionView;
  board: BoardProps;
  tool: string;
}

function MachineCard({ place, view, board, tool }: MachineCardProps) {
  const { words } = board;
  const { machine, microbot, done } = place;
  const { taken, take, repair } = useContext(OnDesk);
  const card = useContext(Printed).machines[machine];
  const stage = card?.stage ?? 1;
  const about = card ? aboutMachine(machine, card.needs, words) : "";
  const verb = ["prep", "swap"].includes(board.question) ? board.question : tool;
  const isManned = taken?.kind === "crew" && taken.machine === machine;
  const isChosen = isManned || view.doing.some((action) => action.endsWith(`:${machine}`));
  const owner = place.owner ? board.names[place.owner.charCodeAt(0) - 65] : undefined;
  const lack = lackOf(place, board);
  const { lack: why } = place;
  const signs = [
    words.thing(machine),
    about,
    owner ? words.say("board-owner", { name: owner }) : "",
    microbot ? words.thing(microbot) : "",
    place.prepped ? words.say("board-prepped") : "",
    place.repairable ? words.say("board-ready") : "",
    why ? words.refusal(why.rule, why.facts, board.names) : "",
  ];
  const answer = (action: string): void => {
    const isPlain = verb !== "repair" || !isOffered(action, board.options);
    if (isPlain) board.answer(action);
    else if (isManned && isWhole(view, taken)) repair();
    else take({ kind: "crew", machine, crew: place.plan });
  };
  const prepped = place.prepped ? "prepped" : "";
  const state = `${done ? "done" : place.repairable ? "ready" : ""} ${prepped}`;
  const told = toldOf(place, isManned);
  return (
    <Piece
      class={`machine stage-${stage} ${state} ${place.mine ? "" : "theirs"}`}
      action={`${verb}:${machine}`}
      board={{ ...board, answer }}
      label={signs.filter(Boolean).join(". ")}
      about={about}
      isChosen={isChosen}
    >
      <MachineTop machine={machine} />
      <span class="machine-body" data-machine={machine} aria-hidden="true">
        <span class="machine-head">
          <span class="machine-stage">{ROMAN[stage - 1]}</span>
          {!!owner && !!place.owner && (
            <span class={`badge badge-${place.owner.charCodeAt(0) - 65}`} title={owner}>
              {place.owner}
            </span>
          )}
          {place.prepped && <span class="machine-prep">{words.say("board-prepped")}</span>}
          {!!microbot && <MicrobotIcon microbot={microbot} />}
        </span>
        <Sockets place={place} view={view} />
        <span class="machine-about">{about}</span>
      </span>
      <span class="machine-state" aria-hidden="true">
        {told !== "" && <Wrench />}
        {told ? words.say(told) : lack}
      </span>
    </Piece>
  );
}

/** What can be done with a Machine, or what was; "" if it lacks something. */
function toldOf({ done, repairable }: ShownPlace, isManned: boolean): string {
  if (done) return "board-repaired";
  if (isManned) return "board-repair";
  return repairable ? "board-ready" : "";
}

/** What lacks, in few words with numbers. */
function lackOf({ lack, owner }: ShownPlace, { words, names }: BoardProps): string {
  if (!lack) return "";
  const name = names[(owner ?? "A").charCodeAt(0) - 65] ?? "";
  return words.say(`board-lack-${lack.kind}`, { ...lack.facts, name });
}

/** The places of the crew: what each asks for, or who is in it. */
function Sockets({ place, view }: { place: ShownPlace; view: CyberionView }) {
  const { taken } = useContext(OnDesk);
  const { machines, pieces } = useContext(Printed);
  const card = machines[place.machine];
  if (!card) return null;
  const { signs, note } = signsOf(card.needs);
  const isManned = taken?.kind === "crew" && taken.machine === place.machine;
  const isAsked = view.doing[0] === `repair:${place.machine}`;
  const picked = isAsked
    ? view.doing.slice(1).map((action) => action.slice(action.indexOf(":") + 1).split("@")[0] ?? "")
    : [];
  const crew: readonly (string | null)[] = isManned
    ? arranged(place.ways, taken.crew).map((slot) => (slot === null ? null : faceAt(view, slot)))
    : (place.done ?? picked);
  const prepped = signs.length - place.wants; // the Robots a Prep stands for come first
  const count = Math.max(signs.length, crew.length + prepped);
  const have = place.repairable ? place.wants : Number(place.lack?.facts["have"] ?? 0);
  const sum = prepped === 0 && card.needs.sum !== null ? sumOf(crew, place.wants, pieces) : 0;
  return (
    <span class={`sockets sockets-${count}`}>
      {Array.from({ length: count }, (_, k) => {
        const at = k - prepped;
        const one = crew[at];
        const state = at < 0 ? "prep" : one ? "manned" : at < have ? "at-hand" : "";
        return (
          <span key={k} class={`socket ${state}`}>
            {at < 0 && <Wrench />}
            {at >= 0 && !!one && <CardFace card={one} />}
            {at >= 0 && !one && <Wanted place={place} sign={signs[k]} />}
          </span>
        );
      })}
      {note !== "" && (
        <span class="need-note">
          {note}
          {sum > 0 && <b> = {sum}</b>}
        </span>
      )}
    </span>
  );
}

/** Who is wanted in a socket; in one more than the Machine asks for, whoever covers its Microbot. */
function Wanted({ place, sign }: { place: ShownPlace; sign: string | undefined }) {
  if (sign !== undefined) return <NeedIcon sign={sign} />;
  return place.microbot ? <MicrobotIcon microbot={place.microbot} /> : null;
}

/** The crew a Machine asks for. */
export function NeedSigns({ machine }: { machine: string }) {
  const card = useContext(Printed).machines[machine];
  if (!card) return null;
  const { signs, note } = signsOf(card.needs);
  return (
    <span class={`need need-${signs.length}`} aria-hidden="true">
      <span class="need-signs">
        {signs.map((sign, number) => (
          <NeedIcon key={number} sign={sign} />
        ))}
      </span>
      {note !== "" && <span class="need-note">{note}</span>}
    </span>
  );
}

/** A Machine away from the Factory: its stage and its crew, small. */
export function SmallMachine({ machine }: { machine: string }) {
  const stage = useContext(Printed).machines[machine]?.stage ?? 1;
  return (
    <span class={`small-machine stage-${stage}`}>
      <span class="machine-stage" aria-hidden="true">
        {ROMAN[stage - 1]}
      </span>
      <NeedSigns machine={machine} />
    </span>
  );
}
