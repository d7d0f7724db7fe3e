/** What happened so far, the newest last, each line with its rule. */

import { useEffect, useRef } from "preact/hooks";

import type { Seen } from "../shapes";
import type { Words } from "../words";
import { RuleLink } from "./rule";

interface LogProps {
  game: string;
  events: readonly Seen[];
  names: readonly string[];
  words: Words;
}

export function EventList({ game, events, names, words }: LogProps) {
  return (
    <ol class="events">
      {events.map((event, number) => (
        <li key={number} class={`event-${event.kind}`}>
          <span>{words.event(event, names)}</span>{" "}
          {event.rule && <RuleLink game={game} rule={event.rule} />}
        </li>
      ))}
    </ol>
  );
}

export function Log(props: LogProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = box.current;
    if (element) element.scrollTop = element.scrollHeight;
  }, [props.events.length]);
  return (
    <div class="log" ref={box} tabIndex={0} role="group" aria-label={props.words.say("web-log")}>
      {props.events.length === 0 ? (
        <p class="muted">{props.words.say("web-log-empty")}</p>
      ) : (
        <EventList {...props} />
      )}
    </div>
  );
}
