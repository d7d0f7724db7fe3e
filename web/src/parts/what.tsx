/** "What can I do?": every answer to the question in words, with what surely follows from it. */

import { useEffect, useState } from "preact/hooks";

import { api, Problem } from "../api";
import type { Outlook, PieceInfo, Prospect, Rule } from "../shapes";
import { useKey } from "../table/keys";
import type { Numbered } from "../table/numbering";
import { grouped, sameFor, thenText, type Entry } from "../table/outlook";
import { current, viewer, type TableState } from "../table/state";
import type { Words } from "../words";
import { Dialog } from "./dialog";
import { meant, shortly, useEntries } from "./entries";
import { Compass } from "./icons";
import { seatNames } from "./names";
import { pieceOf, show } from "./point";
import { Saying } from "./prose";
import { RuleLink } from "./rule";

/** From this number of answers on, the end of the turn is told first. */
const MANY = 6;

interface AskWhatProps {
  code: string;
  state: TableState;
  isAsked: boolean;
  options: readonly Numbered[];
  words: Words;
  answer: (action: string) => void;
}

export function AskWhat(props: AskWhatProps) {
  const { words, state } = props;
  const [isOpen, open] = useState(false);
  const isBusy = state.beat !== null || state.busy;
  const ask = (): void => {
    if (!isBusy) open(true);
  };
  useKey("w", ask);
  const label = words.say("web-what");
  return (
    <div class="ask-what">
      <button type="button" class="quiet" aria-disabled={isBusy} title={label} onClick={ask}>
        <Compass />
        <span>{label}</span>
      </button>
      {isOpen && <What {...props} onClose={() => open(false)} />}
    </div>
  );
}

function What(props: AskWhatProps & { onClose: () => void }) {
  const { code, state, isAsked, words, onClose } = props;
  const [found, setFound] = useState<Outlook | null>(null);
  const [problem, setProblem] = useState<unknown>(null);
  const seat = viewer(state);
  const sequence = current(state)?.sequence ?? -1;
  useEffect(() => {
    if (seat === null) return;
    let wanted = true;
    setProblem(null);
    api.outlook(code, seat).then(
      (told) => wanted && setFound(told),
      (failure: unknown) => wanted && !isLate(failure) && setProblem(failure),
    );
    return () => {
      wanted = false;
    };
  }, [code, seat, sequence]);
  const isNow = found?.question !== "" && isAsked;
  return (
    <Dialog title={words.say("web-what")} onClose={onClose}>
      {problem !== null && <p role="alert">{words.problem(problem)}</p>}
      {!found && problem === null && <p role="status">{words.say("web-loading")}</p>}
      {found && (isNow ? <Answers {...props} found={found} /> : <Wait {...props} found={found} />)}
    </Dialog>
  );
}

/** The next question is on its way. */
function isLate(failure: unknown): boolean {
  return failure instanceof Problem && failure.code === "stale";
}

interface FoundProps extends AskWhatProps {
  found: Outlook;
}

/** Nothing can be answered now: for whom the table waits, and why. */
function Wait({ state, words, found }: FoundProps) {
  const names = seatNames(state.info?.seats ?? [], words);
  const who = (state.message?.asked ?? []).map((seat) => names[seat] ?? "").join(", ");
  return (
    <>
      <p>{words.say("web-what-wait", { who: who || words.say("web-nature") })}</p>
      {found.rule !== "" && <Statement game={state.info?.game ?? ""} rule={found.rule} words={words} />}
    </>
  );
}

function Answers(props: FoundProps) {
  const { state, options, words, found } = props;
  return (
    <div class="what">
      <p>
        <strong>{words.sayOr(`ask-${found.question}`, found.question)}</strong>{" "}
        {sameFor(found, words)}
      </p>
      <TurnEnd {...props} />
      {grouped(options, found, words).map(({ title, entries }) => (
        <section key={title}>
          {title !== "" && <h3>{words.say(title)}</h3>}
          <ul>
            {entries.map((entry) => (
              <Answer
                key={entry.option.action}
                {...props}
                entry={entry}
                game={state.info?.game ?? ""}
              />
            ))}
          </ul>
        </section>
      ))}
      <p class="muted">{words.say("web-what-about")}</p>
    </div>
  );
}

/** What the end of the turn brings, before a list too long to look for it. */
function TurnEnd({ state, options, words, found }: FoundProps) {
  const prospect = found.answers.find(({ action }) => action === found.end);
  if (!prospect || options.length < MANY) return null;
  return (
    <p class="what-end">
      <strong>{words.label(words.say("what-end"))}</strong>{" "}
      {follows(prospect, found.question, state, words)}
    </p>
  );
}

/** All that is sure after an answer, in sentences. */
function follows(prospect: Prospect, question: string, state: TableState, words: Words): string {
  const names = seatNames(state.info?.seats ?? [], words);
  const told = prospect.events.map((event) => words.event(event, names, viewer(state)));
  return [...told, thenText(prospect, question, words)].join(" ");
}

/** An answer and what follows; opened, with the rules, and ways to see it or do it. */
function Answer(props: FoundProps & { entry: Entry; game: string }) {
  const { state, options, words, found, entry, game, answer } = props;
  const [isOpen, open] = useState(false);
  const { option, prospect } = entry;
  const about = words.about(`thing-${option.thing}`);
  const [page] = useEntries(game);
  const piece = page && meant(page, option.thing);
  const isBare = prospect?.events.length === 0; // then what is printed on it says most
  const then = prospect && !sameFor(found, words) && follows(prospect, found.question, state, words);
  const isOnly = options.filter(({ thing }) => thing === option.thing).length === 1;
  const does = isBare && about ? about : piece && isOnly && shortly(piece);
  const short = [does, then].filter(Boolean).join(" · ");
  return (
    <li>
      <details onToggle={(event) => open(event.currentTarget.open)}>
        <summary>
          <kbd aria-hidden="true">{option.number}</kbd>
          <span class="what-action">{words.action(option.action)}</span>
          {short !== "" && <small>{short}</small>}
        </summary>
        {isOpen && (
          <div class="what-more">
            {about !== "" && !isBare && <p>{about}</p>}
            {piece && <OfPiece game={game} piece={piece} about={about} />}
            {rulesOf(entry).map((rule) => (
              <Statement key={rule} game={game} rule={rule} words={words} />
            ))}
            <div class="buttons">
              <button
                type="button"
                class="main small"
                onClick={(event) => {
                  leave(event.currentTarget);
                  answer(option.action);
                }}
              >
                {words.say("web-what-do")}
              </button>
              {pieceOf(option) && (
                <button
                  type="button"
                  class="quiet small"
                  onClick={(event) => {
                    leave(event.currentTarget);
                    show(option);
                  }}
                >
                  {words.say("web-what-show")}
                </button>
              )}
            </div>
          </div>
        )}
      </details>
    </li>
  );
}

/** What a card or piece does, beside what is told already. */
function OfPiece({ game, piece, about }: { game: string; piece: PieceInfo; about: string }) {
  return (
    <>
      {piece.does
        .filter((line) => line !== `${about}.`)
        .map((line, number) => (
          <p key={number}>{line}</p>
        ))}
      <p class="entry-rules">
        {piece.rules.map((rule) => (
          <RuleLink key={rule} game={game} rule={rule} />
        ))}
      </p>
    </>
  );
}

/** Closes the dialog at once: as long as it is open, nothing behind it can be reached. */
function leave(button: Element): void {
  button.closest("dialog")?.close();
}

function rulesOf({ prospect }: Entry): string[] {
  const rules = (prospect?.events ?? []).map((event) => event.rule);
  return [...new Set([...rules, prospect?.result?.rule ?? ""])].filter(Boolean);
}

/** What a rule says, once somebody wants to know. */
function Statement({ game, rule, words }: { game: string; rule: string; words: Words }) {
  const [told, tell] = useState<Rule | null>(null);
  useEffect(() => {
    let wanted = true;
    api.rule(game, rule, words.lang).then(
      (found) => wanted && tell(found),
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [game, rule, words.lang]);
  return (
    <p class="statement">
      {told && <Saying text={told.text} lang={told.lang} />} <RuleLink game={game} rule={rule} />
    </p>
  );
}
