/** The page of a game that this browser holds alone: its board with its keys, and the card beside it. */

import type { ComponentChildren, JSX, RefObject } from "preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";

import { loadBoard } from "../boards";
import { useKeys } from "../table/keys";
import type { Hint } from "../table/hint";
import { listed, Numbering, type Numbered } from "../table/numbering";
import type { RunClient, RunPage, RunState } from "../table/run";
import type { LessonReply } from "../wire";
import { useTableWords, type Words } from "../words";
import { Failure, Waiting } from "./failure";
import { useFoot } from "./foot";
import { useGameInfo } from "./gameinfo";
import { useInspect } from "./inspect";
import { Options } from "./options";
import { RuleLink } from "./rule";

interface TablePage extends RunPage {
  seat: number;
  names: Record<string, string>;
  facts: Record<string, unknown>;
  ways?: string[];
}

/** A game that has begun, with the words for it. */
export interface Run<P extends TablePage, C extends RunClient<P> = RunClient<P>> {
  client: C;
  state: RunState<P>;
  page: P;
  words: Words;
}

/** A client while its page is open, made anew for another game, and what it knows. */
export function useRun<P extends TablePage, C extends RunClient<P>>(
  make: (onChange: (state: RunState<P>) => void, load: typeof loadBoard) => C,
  of: readonly string[],
  given: () => readonly string[] = () => [],
): [C, RunState<P> | null] {
  const [state, setState] = useState<RunState<P> | null>(null);
  const client = useMemo(() => make(setState, loadBoard), of);
  useEffect(() => {
    void client.start(given());
    return () => client.stop();
  }, [client]);
  return [client, state];
}

interface BegunProps<P extends TablePage, C extends RunClient<P>> {
  client: C;
  state: RunState<P> | null;
  children: (run: Run<P, C>) => JSX.Element;
}

/** What is shown of a game once it has begun; until then, that it is coming, or what went wrong. */
export function Begun<P extends TablePage, C extends RunClient<P>>(props: BegunProps<P, C>) {
  const { client, state, children } = props;
  const words = useTableWords(client.game, state?.page?.names);
  if (state?.problem && !state.page) return <Failure problem={state.problem} />;
  if (!state?.page || !words) return <Waiting />;
  return children({ client, state, page: state.page, words });
}

interface RunTableProps<P extends TablePage> extends RunBoardProps<P> {
  kind: "lesson" | "lesson puzzle" | "lesson daily";
  isDone: boolean;
  icon?: JSX.Element;
  title: string;
  /** The rest of the card, below its title. */
  children: ComponentChildren;
}

/** The board, and the card beside it. */
export function RunTable<P extends TablePage>(props: RunTableProps<P>) {
  const { state, kind, isDone, icon, title, children } = props;
  return (
    <main
      id="main"
      class={`page table ${kind}`}
      data-given={state.given.length}
      data-done={isDone && !state.beat}
      aria-busy={state.busy}
    >
      <div class="table-main">
        <RunBoard {...props} />
      </div>
      <CardColumn>
        <section class="lesson-card" aria-labelledby="card-title">
          <h1 id="card-title">
            {icon} {title}
          </h1>
          {children}
        </section>
      </CardColumn>
    </main>
  );
}

interface RunAnswersProps<P extends TablePage> {
  run: Run<P>;
  options: readonly Numbered[];
  hints?: readonly Hint[];
  label: string;
}

/** All answers as a list, for whoever does not find them on the board. */
export function RunAnswers<P extends TablePage>(props: RunAnswersProps<P>) {
  const { run: { client, state, words }, options, hints = [], label } = props;
  if (options.length === 0) return null;
  return (
    <details class="lesson-show">
      <summary>{label}</summary>
      <Options
        options={options}
        busy={state.busy}
        hints={hints}
        words={words}
        answer={(action) => void client.answer(action)}
      />
    </details>
  );
}

interface RunBoardProps<P extends TablePage> extends Run<P> {
  names: readonly string[];
  hints?: readonly Hint[];
  options: readonly Numbered[];
  box?: RefObject<HTMLDivElement | null>;
  /** Whether the person is shown as asked though there is nothing to answer. */
  isTold?: boolean;
}

/** What may be answered now, with its numbers; nothing while events are shown. */
export function useRunOptions<P extends TablePage>(
  { client, state }: Run<P>,
  help: () => void = () => undefined,
): Numbered[] {
  const numbering = useMemo(() => new Numbering(), [client]);
  const decision = state.beat ? null : (state.page?.decision ?? null);
  const options = useMemo(
    () => numbering.assign(listed(decision?.options ?? [])),
    [numbering, decision],
  );
  useKeys({
    options,
    answer: (action) => void client.answer(action),
    help: () => undefined,
    log: () => undefined,
    takeBack: () => void client.back(),
    hint: help,
    hurry: () => client.hurry(),
    escape: () => client.dismiss(),
  });
  return options;
}

function RunBoard<P extends TablePage>(props: RunBoardProps<P>) {
  const { client, state, page, names, hints = [], options, words, box, isTold } = props;
  const { board, view, beat } = state;
  const decision = beat ? null : page.decision;
  const own = useRef<HTMLDivElement>(null);
  const at = box ?? own;
  // In a lesson, a plain touch is for what the lesson asks.
  const { game } = client;
  const info = useGameInfo(game);
  const { dialog } = useInspect(at, { game, info, isPlain: !beat && !isTold, words });
  return (
    <>
      <div class="board" ref={at} onClick={() => client.hurry()}>
        {board && view && (
          <board.Board
            view={view}
            seat={page.seat}
            you={page.seat}
            names={names}
            asked={decision || (isTold && !beat) ? [page.seat] : []}
            question={decision?.key ?? ""}
            wanted={decision?.wanted ?? 0}
            options={options}
            ways={page.ways}
            hints={hints}
            answer={(action) => void client.answer(action)}
            story={state.story}
            beat={beat}
            facts={page.facts}
            words={words}
          />
        )}
      </div>
      {dialog}
    </>
  );
}

/** Whether the board is higher than the window, and scrolls with the page (style/learn.css). */
export function isSmall(): boolean {
  return matchMedia("(width < 1000px) or (height < 600px)").matches;
}

/** The column of the card, which may lie over the foot of the page. */
function CardColumn({ children }: { children: ComponentChildren }) {
  const box = useRef<HTMLElement>(null);
  useFoot(box);
  return (
    <aside class="side" ref={box}>
      {children}
    </aside>
  );
}

interface SignProps {
  label: string;
  onClick: () => void;
  children: ComponentChildren;
}

/** A button of a card that shows a sign only. */
export function Sign({ label, onClick, children }: SignProps) {
  return (
    <button type="button" class="sign quiet" aria-label={label} title={label} onClick={onClick}>
      {children}
    </button>
  );
}

interface RefusedProps {
  game: string;
  told: { answer: string; reply: LessonReply };
  names: readonly string[];
  words: Words;
}

/** That a rule forbids an answer, and which. */
export function Refused({ game, told: { answer, reply }, names, words }: RefusedProps) {
  return (
    <p class="lesson-told" role="alert">
      <strong>{words.say("why-not", { action: words.action(answer) })}</strong>{" "}
      {words.refusal(reply.rule, reply.facts, names)} <RuleLink game={game} rule={reply.rule} />
    </p>
  );
}
