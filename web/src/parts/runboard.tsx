/** The board of a game that this browser holds alone, with its keys, and the card beside it. */

import type { ComponentChildren, RefObject } from "preact";
import { useMemo, useRef } from "preact/hooks";

import { useKeys } from "../table/keys";
import type { Hint } from "../table/hint";
import { listed, Numbering, type Numbered } from "../table/numbering";
import type { RunClient, RunPage, RunState } from "../table/run";
import type { LessonReply } from "../wire";
import type { Words } from "../words";
import { useFoot } from "./foot";
import { useGameInfo } from "./gameinfo";
import { useInspect } from "./inspect";
import { RuleLink } from "./rule";

interface TablePage extends RunPage {
  seat: number;
  facts: Record<string, unknown>;
  ways?: string[];
}

interface RunBoardProps<P extends TablePage> {
  client: RunClient<P>;
  state: RunState<P>;
  page: P;
  names: readonly string[];
  hints: readonly Hint[];
  options: readonly Numbered[];
  words: Words;
  box?: RefObject<HTMLDivElement | null>;
  /** Whether the person is shown as asked though there is nothing to answer. */
  isTold?: boolean;
}

/** What may be answered now, with its numbers; nothing while events are shown. */
export function useRunOptions<P extends RunPage>(
  client: RunClient<P>,
  state: RunState<P>,
  help: () => void,
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

export function RunBoard<P extends TablePage>(props: RunBoardProps<P>) {
  const { client, state, page, names, hints, options, words, box, isTold } = props;
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
export function CardColumn({ children }: { children: ComponentChildren }) {
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
