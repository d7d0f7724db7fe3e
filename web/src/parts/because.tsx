/** Why something happened: what began it, what led from there to it, and the rules of all that. */

import { useEffect, useState } from "preact/hooks";

import type { Because as Found, Cause } from "../shapes";
import type { Words } from "../words";
import { Dialog } from "./dialog";
import { Saying } from "./prose";
import { RuleLink } from "./rule";

interface BecauseProps {
  game: string;
  /** Asks for it. */
  load: (lang: string) => Promise<Found>;
  names: readonly string[];
  you: number | null;
  words: Words;
  onClose: () => void;
}

export function Because(props: BecauseProps) {
  const { load, words, onClose } = props;
  const [found, setFound] = useState<Found | null>(null);
  const [problem, setProblem] = useState<unknown>(null);
  useEffect(() => {
    let wanted = true;
    load(words.lang).then(
      (told) => wanted && setFound(told),
      (failure: unknown) => wanted && setProblem(failure),
    );
    return () => {
      wanted = false;
    };
  }, [words.lang]);
  return (
    <Dialog title={words.say("web-because")} onClose={onClose}>
      {problem !== null && <p role="alert">{words.problem(problem)}</p>}
      {!found && problem === null && <p role="status">{words.say("web-loading")}</p>}
      {found && <Chain {...props} found={found} />}
    </Dialog>
  );
}

function Chain({ game, names, you, words, found }: BecauseProps & { found: Found }) {
  return (
    <ol class="chain">
      {found.causes.map((cause, place) => (
        <li key={place} class={`cause-${cause.kind}`}>
          <span>
            {cause.event ? words.event(cause.event, names, you) : began(cause, names, you, words)}
          </span>
          {!!cause.event?.rule && <RuleOf game={game} rule={cause.event.rule} found={found} />}
        </li>
      ))}
    </ol>
  );
}

function RuleOf({ game, rule, found }: { game: string; rule: string; found: Found }) {
  const told = found.rules.find((one) => one.id === rule);
  return (
    <small>
      {told && <Saying text={told.text} lang={told.lang} />} <RuleLink game={game} rule={rule} />
    </small>
  );
}

/** What began it, in a sentence. */
export function began(
  { kind, seat, action }: Cause,
  names: readonly string[],
  you: number | null,
  words: Words,
): string {
  if (kind !== "answer") return words.say(`because-${kind}`);
  const name = names[seat ?? -1] ?? "";
  if (!action) return words.say("because-hidden", { name });
  const key = seat === you ? "because-answer-you" : "because-answer";
  return words.say(key, { name, action: words.action(action) });
}
