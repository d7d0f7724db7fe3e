/** What happened so far, the newest last, each line with its rule. */

import { useEffect, useId, useLayoutEffect, useRef } from "preact/hooks";

import type { Seen } from "../shapes";
import type { Words } from "../words";
import { Goal } from "./goal";
import { Question } from "./icons";
import { point } from "./point";
import { rove } from "./roving";
import { RuleLink } from "./rule";

interface LogProps {
  game: string;
  events: readonly Seen[];
  names: readonly string[];
  /** The seat that reads it, to which it says "you". */
  you?: number | null;
  words: Words;
  /** Tells why the event at that place happened. */
  onWhy?: ((place: number) => void) | undefined;
}

/** A line of the story, and the events in a row of which it tells. */
interface Line {
  events: Seen[];
  text: string;
  /** The place of the first event among all. */
  at: number;
}

/** The story in lines; what is said again at once is counted. */
export function lines(events: readonly Seen[], tell: (event: Seen) => string): Line[] {
  const found: Line[] = [];
  for (const [at, event] of events.entries()) {
    const text = tell(event);
    const last = found.at(-1);
    if (last && last.text === text && last.events[0]?.rule === event.rule) last.events.push(event);
    else found.push({ events: [event], text, at });
  }
  return found;
}

/** What an event is about, as pieces call themselves: things, places, squares of a grid. */
export function thingsIn({ facts }: Seen): string[] {
  const named = Object.values(facts).flat();
  const things = named.filter((value): value is string => typeof value === "string");
  const { row, column } = facts;
  const isSquare = typeof row === "number" && typeof column === "number";
  return isSquare ? [...things, `r${row}c${column}`] : things;
}

export function EventList({ game, events, names, you = null, words, onWhy }: LogProps) {
  const id = useId();
  const told = lines(events, (event) => words.caption(event, names, you));
  const leave = (): void => point([]);
  useEffect(() => leave, []);
  return (
    <ol
      class="events"
      onMouseLeave={leave}
      onBlurCapture={leave}
      onKeyDown={(event) => rove(event, ".why-line")}
    >
      {told.map(({ events, text, at }, number) => {
        const [{ kind, rule }] = events as [Seen];
        const times = events.length;
        const spoken = events.map((event) => words.event(event, names, you));
        const show = (): void => point([...new Set(events.flatMap(thingsIn))]);
        return (
          <li key={number} class={`event-${kind}`} onMouseEnter={show} onFocusCapture={show}>
            <span id={`${id}-${number}`}>
              <Spoken text={text} spoken={spoken} />
            </span>{" "}
            {times > 1 && <strong class="times">{words.say("web-times", { times })}</strong>}{" "}
            {onWhy && (
              <button
                type="button"
                class="why-line quiet"
                aria-label={words.say("web-why-rule")}
                aria-describedby={`${id}-${number}`}
                title={words.say("web-because")}
                tabIndex={number === told.length - 1 ? 0 : -1}
                onClick={() => onWhy(at)}
              >
                <Question />
              </button>
            )}{" "}
            {rule !== "" && <RuleLink game={game} rule={rule} />}
          </li>
        );
      })}
    </ol>
  );
}

/** A sentence; where it leaves to the eye what a board shows, a screen reader is told all of it. */
function Spoken({ text, spoken }: { text: string; spoken: readonly string[] }) {
  if (spoken.every((one) => one === text)) return <span>{text}</span>;
  return (
    <>
      <span aria-hidden="true">{text}</span>
      <span class="hidden-text">{spoken.join(" ")}</span>
    </>
  );
}

export function Log(props: LogProps) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // With the new lines, not after them: else they would move away from under a hand.
    const element = box.current;
    if (element && props.events.length > 0) element.scrollTop = element.scrollHeight;
  }, [props.events.length]);
  return (
    <div class="log" ref={box} tabIndex={0} role="group" aria-label={props.words.say("web-log")}>
      <Goal game={props.game} words={props.words} />
      {props.events.length > 0 && <EventList {...props} />}
    </div>
  );
}
