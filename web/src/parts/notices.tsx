/** What people at a table should know of each other: who asks to take back, who left, who watches. */

import { useState } from "preact/hooks";

import { api, Problem } from "../api";
import type { Reply, SeatInfo } from "../shapes";
import type { UndoInfo } from "../wire";
import type { Words } from "../words";
import { Undo } from "./icons";

const RENEWALS = 3;
type Word = "ask" | "agree" | "refuse";

/** Says something about taking back; the number of a wish that is too old is renewed. */
async function sayUndo(code: string, seat: number, sequence: number, word: Word): Promise<Reply> {
  let reply = await api.undo(code, seat, sequence, word);
  for (let again = 0; again < RENEWALS && reply.status === "stale" && word === "ask"; again += 1) {
    reply = await api.undo(code, seat, reply.sequence, word);
  }
  return reply;
}

/** Says it, and remembers what came of it if that is not what was wanted. */
function useUndo(code: string): [unknown, (seat: number, sequence: number, word: Word) => void] {
  const [problem, setProblem] = useState<unknown>(null);
  const say = (seat: number, sequence: number, word: Word): void => {
    setProblem(null);
    sayUndo(code, seat, sequence, word).then(
      (reply) => {
        if (reply.status !== "refused") return;
        setProblem(new Problem(409, reply.code, reply.message, ""));
      },
      (failure: unknown) => setProblem(failure),
    );
  };
  return [problem, say];
}

function Trouble({ problem, words }: { problem: unknown; words: Words }) {
  if (problem === null) return null;
  const isReason = problem instanceof Problem && problem.code === "cannot_take_back";
  return (
    <small class="notice-problem" role="alert">
      {isReason ? words.sayOr(`take-back-${problem.message}`, "") : words.problem(problem)}
    </small>
  );
}

interface AskBackProps {
  code: string;
  seat: number;
  sequence: number;
  words: Words;
}

/** Where only the others stand in the way: a button to ask them. */
export function AskBack({ code, seat, sequence, words }: AskBackProps) {
  const [problem, say] = useUndo(code);
  return (
    <div class="take-back">
      <button type="button" class="quiet" onClick={() => say(seat, sequence, "ask")}>
        <Undo />
        <span>{words.say("web-undo-ask")}</span>
      </button>
      <Trouble problem={problem} words={words} />
    </div>
  );
}

interface UndoNoticeProps {
  code: string;
  undo: UndoInfo | null;
  /** The seats of this browser. */
  mine: readonly number[];
  names: readonly string[];
  words: Words;
}

/** That somebody asks to take back: for those who are asked, and whoever asks. Nobody must react. */
export function UndoNotice({ code, undo, mine, names, words }: UndoNoticeProps) {
  const [problem, say] = useUndo(code);
  if (!undo) return null;
  const name = names[undo.seat] ?? "";
  const waiting = undo.asked.map((seat) => names[seat] ?? "").join(", ");
  const asked = mine.find((seat) => undo.asked.includes(seat));
  const agreed = mine.find((seat) => undo.agreed.includes(seat));
  const asker = mine.find((seat) => seat === undo.seat);
  const speaker = asked ?? asker ?? agreed;
  if (speaker === undefined) return null;
  const told =
    asked !== undefined
      ? words.say("web-undo-asks", { name })
      : asker !== undefined
        ? words.say("web-undo-waiting", { names: waiting })
        : words.say("web-undo-agreed", { name, names: waiting });
  return (
    <section class="notice" role="status">
      <p>{told}</p>
      <div class="buttons">
        {asked !== undefined && (
          <button type="button" onClick={() => say(asked, undo.sequence, "agree")}>
            {words.say("web-undo-agree")}
          </button>
        )}
        <button type="button" class="quiet" onClick={() => say(speaker, undo.sequence, "refuse")}>
          {words.say(asker === undefined ? "web-undo-refuse" : "web-undo-withdraw")}
        </button>
      </div>
      <Trouble problem={problem} words={words} />
    </section>
  );
}

const HOUR = 60;
const DAY = 24 * HOUR;

/** How long somebody has been gone, in plain words. */
export function goneText({ gone }: Pick<SeatInfo, "gone">, words: Words): string {
  if (gone === 0) return words.say("web-gone-now");
  if (gone < HOUR) return words.say("web-gone-minutes", { count: gone });
  if (gone < DAY) return words.say("web-gone-hours", { count: Math.floor(gone / HOUR) });
  return words.say("web-gone-days", { count: Math.floor(gone / DAY) });
}

/** How many people look on; nothing if nobody does. */
export function Watching({ count, words }: { count: number | null; words: Words }) {
  return count ? <p class="muted watching">{words.say("web-watchers", { count })}</p> : null;
}
