/** What happens at a table just now, in sentences. */

import { isMark } from "../table/matters";
import { eyes, type TableState } from "../table/state";
import { useWords, type Words } from "../words";

/** What happened last, in a sentence. */
export function lastLine(state: TableState, names: readonly string[], words: Words): string {
  const last = state.beat ?? state.log.findLast((event) => !isMark(event)) ?? state.log.at(-1);
  return last ? words.caption(last, names, eyes(state)) : words.say("web-log-empty");
}

/** Whom the table waits for. */
export function waitingFor(state: TableState, names: readonly string[], words: Words): string {
  if (state.beat) return words.say("web-happening");
  const who = (state.message?.asked ?? []).map((seat) => names[seat] ?? "").filter(Boolean);
  return who.length > 0
    ? words.say("web-waiting-for", { who: who.join(", ") })
    : words.say("web-happening");
}

/** Tells a screen reader what happened and whether an answer is due. */
export function Announcer({
  state,
  words,
  names,
  isAsked,
}: {
  state: TableState;
  words: Words;
  names: string[];
  isAsked: boolean;
}) {
  const common = useWords();
  const lines = state.news.map((event) => words.event(event, names, eyes(state)));
  if (isAsked && !state.beat) lines.push(common.say("web-your-turn"));
  return (
    <p class="hidden-text" aria-live="polite">
      {lines.join(" ")}
    </p>
  );
}
