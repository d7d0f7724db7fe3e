/** The Factory: Machines, what each needs, and whether it can be repaired now. */

import { Piece } from "../piece";
import type { BoardProps } from "../board";
import { MicrobotIcon, NeedIcon } from "./bots";
import { LEVELS, machineVerb, needOf, type CyberionView, type FactoryPlace } from "./shape";

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
    <section class="cyb-zone factory" aria-labelledby="cyb-factory">
      <h2 id="cyb-factory">{words.say("view-factory")}</h2>
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
    </section>
  );
}

interface MachineCardProps {
  place: FactoryPlace;
  view: CyberionView;
  board: BoardProps;
  tool: string;
}

function MachineCard({ place, view, board, tool }: MachineCardProps) {
  const { words } = board;
  const { machine, microbot } = place;
  const isChosen = view.doing.some((action) => action.endsWith(`:${machine}`));
  const owner = place.owner ? board.names[place.owner.charCodeAt(0) - 65] : undefined;
  const state = place.prepped ? "prepped" : place.repairable ? "ready" : "";
  const signs = [
    words.thing(machine),
    words.about(`thing-${machine}`),
    owner ? words.say("board-owner", { name: owner }) : "",
    microbot ? words.thing(microbot) : "",
    place.prepped ? words.say("board-prepped") : "",
    place.repairable ? words.say("board-ready") : "",
  ];
  return (
    <Piece
      class={`machine stage-${place.stage} ${state} ${place.mine ? "" : "theirs"}`}
      action={`${machineVerb(board.options, tool)}:${machine}`}
      board={board}
      label={signs.filter(Boolean).join(". ")}
      about={words.about(`thing-${machine}`)}
      isChosen={isChosen}
    >
      <span class="machine-head" aria-hidden="true">
        <span class="machine-stage">{LEVELS[place.stage - 1]}</span>
        {owner && place.owner && (
          <span class={`badge badge-${place.owner.charCodeAt(0) - 65}`} title={owner}>
            {place.owner}
          </span>
        )}
        {microbot && <MicrobotIcon microbot={microbot} />}
      </span>
      <NeedSigns machine={machine} />
      <span class="machine-about" aria-hidden="true">
        {words.about(`thing-${machine}`)}
      </span>
      {(place.repairable || place.prepped) && (
        <span class="machine-state" aria-hidden="true">
          {place.repairable && <Wrench />}
          {words.say(place.repairable ? "board-ready" : "board-prepped")}
        </span>
      )}
    </Piece>
  );
}

/** The crew a Machine asks for. */
export function NeedSigns({ machine }: { machine: string }) {
  const { signs, note } = needOf(machine);
  return (
    <span class={`need need-${signs.length}`} aria-hidden="true">
      <span class="need-signs">
        {signs.map((sign, number) => (
          <NeedIcon key={number} sign={sign} />
        ))}
      </span>
      {note && <span class="need-note">{note}</span>}
    </span>
  );
}

function Wrench() {
  return (
    <svg class="wrench" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d="M21 7.500l-4 4-4.500-1L11.500 6l4-4a6.500 6.500 0 0 0-8 8.500L2 16l6 6 5.500-5.500A6.500 6.500 0 0 0 21 7.500z" />
    </svg>
  );
}

/** A Machine away from the Factory: its stage and its crew, small. */
export function SmallMachine({ machine }: { machine: string }) {
  const stage = machine.split("-")[0] ?? "";
  return (
    <span class={`small-machine stage-${stage.length}`}>
      <span class="machine-stage" aria-hidden="true">
        {stage}
      </span>
      <NeedSigns machine={machine} />
    </span>
  );
}
