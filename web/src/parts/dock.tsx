/** What one can do at a table besides playing: see what is asked, all answers, a hint, take back.
It stays where it is: at the foot of the column, on small screens at the top. */

import { useState } from "preact/hooks";

import { usePreferences } from "../preferences";
import type { GameInfo } from "../shapes";
import type { Told } from "../table/clock";
import type { TableClient } from "../table/client";
import type { Hint } from "../table/hint";
import type { Numbered } from "../table/numbering";
import { current, mine, viewer, type TableState } from "../table/state";
import type { Words } from "../words";
import { SeatClock } from "./clock";
import { AskHint } from "./hint";
import { Undo } from "./icons";
import { AskBack } from "./notices";
import { Answers } from "./options";
import { Badge } from "./seats";
import { AskWhat } from "./what";

interface DockProps {
  client: TableClient;
  state: TableState;
  game: GameInfo | null;
  /** What is asked, or for whom the table waits. */
  title: string;
  /** What happened last, in a sentence. */
  last: string;
  /** What people have left to think, if there is a clock. */
  time: Told | null;
  names: readonly string[];
  isAsked: boolean;
  /** Whether the board has a way of its own to answer. */
  isBare: boolean;
  options: readonly Numbered[];
  hints: readonly Hint[];
  words: Words;
  answer: (action: string) => void;
  onLog: () => void;
}

export function Dock(props: DockProps) {
  const { client, state, game, title, last, isAsked, isBare, options, hints, words } = props;
  const { board } = state;
  const liked = usePreferences();
  const seat = viewer(state);
  const isOnBoard = board?.asks === true;
  const refusable = (game?.actions ?? []).filter(
    (action) => !options.some((option) => option.action === action),
  );
  return (
    <section
      class={`question${isOnBoard ? " on-board" : ""}${isBare ? " is-bare" : ""}`}
      aria-labelledby="question-title"
    >
      <h2 id="question-title" class={isOnBoard ? "hidden-text" : ""}>
        {title}
      </h2>
      <Clocks {...props} />
      <button type="button" class="ticker quiet" onClick={props.onLog}>
        <span class="hidden-text">{words.say("web-last-event")}</span>
        <span class="ticker-text">{last}</span>
      </button>
      {state.alone !== "" && (
        <p class="only muted">{words.say("only-answer", { action: words.action(state.alone) })}</p>
      )}
      {isAsked && (
        <Answers
          options={options}
          busy={state.busy}
          hints={hints}
          words={words}
          answer={props.answer}
          isNeeded={board?.needsList === true || isBare}
          refusable={seat === null ? [] : refusable}
        />
      )}
      {seat !== null && (
        <div class="deeds">
          <AskWhat
            code={client.code}
            state={state}
            isAsked={isAsked}
            options={options}
            words={words}
            answer={props.answer}
          />
          {state.info?.hints && liked.hints && (
            <AskHint
              hints={hints}
              isThinking={state.thinking}
              isAsked={isAsked}
              words={words}
              onAsk={() => client.hint()}
            />
          )}
          {current(state) && <TakeBack client={client} state={state} words={words} />}
        </div>
      )}
    </section>
  );
}

/** The time of this person, and that of others while it runs, where the seats are out of sight. */
function Clocks({ time, state, names, words }: DockProps) {
  if (!time) return null;
  const own = mine(state);
  const others = time.time.running.filter((seat) => !own.includes(seat));
  return (
    <div class="dock-clocks" aria-hidden="true">
      {[...own.slice(0, 1), ...others].slice(0, 2).map((seat) => (
        <span key={seat}>
          <Badge seat={seat} />
          <SeatClock told={time} seat={seat} name={names[seat] ?? ""} words={words} />
        </span>
      ))}
    </div>
  );
}

function TakeBack({ client, state, words }: Pick<DockProps, "client" | "state" | "words">) {
  const reason = current(state)?.take_back ?? "nothing";
  const [told, tell] = useState("");
  const seat = viewer(state);
  if (reason === "ask" && seat !== null && !state.info?.undo) {
    const sequence = current(state)?.sequence ?? 0;
    return <AskBack code={client.code} seat={seat} sequence={sequence} words={words} />;
  }
  return (
    <div class="take-back">
      <button
        type="button"
        class="quiet"
        aria-disabled={reason !== "" || state.busy}
        aria-describedby={reason ? "take-back-reason" : undefined}
        title={reason && words.sayOr(`take-back-${reason}`, "")}
        onClick={() => (reason === "" ? client.takeBack() : tell(reason))}
        onBlur={() => tell("")}
      >
        <Undo />
        <span>{words.say("web-take-back")}</span>
      </button>
      {reason !== "" && (
        <small id="take-back-reason" class={told === reason ? "told" : "hidden-text"}>
          {words.sayOr(`take-back-${reason}`, "")}
        </small>
      )}
    </div>
  );
}
