/** A phase as one answer: what is done line by line, each changed as one likes, then confirmed. */

import { isToward } from "../../table/ways";
import type { Words } from "../../words";
import { Energy, Items } from "./card";
import { KindIcon } from "./icons";
import { batteryOptions } from "./play";
import { exchangeable, linesOf, spentBy, summed, type Draft, type Line } from "./plans";
import type { RaisingBoard } from "./board";
import { itemsText } from "./tell";
import type { RaisingItem, RaisingSeat, RaisingStep } from "./view";

interface PlanProps extends RaisingBoard {
  draft: Draft;
  own: RaisingSeat;
}

export function PlanList({ draft, own, ...table }: PlanProps) {
  const { view, board } = table;
  const { words } = board;
  const { plan, changes } = draft;
  const phase = view.doing?.phase ?? null;
  const lines = linesOf(plan);
  const total = summed(plan, changes, lines);
  const isPhase = board.question === "perform";
  const isPowered = !isPhase || batteryOptions(board.options).includes(spentBy(draft));
  const isOpen = isPowered && isToward(draft.answer, board.ways);
  return (
    <>
      {isPhase && <Variants draft={draft} own={own} {...table} />}
      <div class="rr-buttons">
        <button
          type="button"
          class={`rr-run main piece${isOpen ? " offered" : ""}`}
          onClick={() => board.answer(draft.answer)}
        >
          {phase ? words.say("web-rr-run", { phase: words.thing(phase) }) : words.say("web-rr-go-on")}
        </button>
        {isPhase && (
          <button type="button" class="rr-plain closing" onClick={() => board.answer("skip")}>
            {words.say("web-rr-skip-phase")}
          </button>
        )}
      </div>
      <p class="rr-total">
        <Balance {...total} words={words} />
      </p>
      <ol class="rr-plan" aria-label={words.say("web-rr-plan")}>
        {lines.map((line) => (
          <PlanLine key={line.head} line={line} draft={draft} words={words} />
        ))}
      </ol>
      {lines.length < 2 && isPhase && (
        <p class="muted">{words.say("web-rr-nothing-to-do")}</p>
      )}
      {plan.stop !== "" && <p class="muted">{words.sayOr(`ask-${plan.stop}`, plan.stop)}</p>}
    </>
  );
}

/** What is gained and paid in all. */
function Balance({ gets, pays, words }: { gets: RaisingItem[]; pays: RaisingItem[]; words: Words }) {
  return (
    <>
      {gets.length > 0 && (
        <span class="rr-gets">
          +<Items items={gets} />
          <span class="hidden-text">{words.say("web-rr-gets", { items: itemsText(gets, words) })}</span>
        </span>
      )}
      {pays.length > 0 && (
        <span class="rr-pays">
          −<Items items={pays} />
          <span class="hidden-text">{words.say("web-rr-pays", { items: itemsText(pays, words) })}</span>
        </span>
      )}
    </>
  );
}

/** How many batteries: each number has a plan of its own, or is answered at once. In a lesson the
number it asks for is marked. */
function Variants({ draft, own, view, board }: PlanProps) {
  const { words, options } = board;
  const { doing } = view;
  const open = batteryOptions(options);
  const counts = [...new Set([...open, ...draft.counts])].sort((a, b) => a - b);
  const spent = spentBy(draft);
  const isWanted = (count: number): boolean => open.includes(count) && !open.includes(spent);
  const worth = doing?.phase ? own.battery_worth[doing.phase] : 1;
  if (!doing || counts.length < 2) return null;
  return (
    <div class="rr-batteries" role="group" aria-label={words.say("web-rr-batteries")}>
      {counts.map((count) => {
        const energy = doing.energies[count] ?? 0;
        return (
          <button
            key={count}
            type="button"
            class={`rr-battery${isWanted(count) ? " offered" : ""}`}
            aria-pressed={count === spent}
            aria-label={words.say("web-rr-perform-with", { count, energy })}
            onClick={() => draft.spend(count) || board.answer(`batteries:${count}`)}
          >
            <span class="battery-count" aria-hidden="true">
              {count}
              <KindIcon kind="battery" />
            </span>
            <Energy amount={energy} />
          </button>
        );
      })}
      {worth > 1 && <small>{words.say("web-rr-battery-worth", { count: worth })}</small>}
    </div>
  );
}

interface LineProps {
  line: Line;
  draft: Draft;
  words: Words;
}

/** Answers that end or leave out something. */
const LEAVING = new Set(["skip", "done"]);

function PlanLine({ line, draft, words }: LineProps) {
  const { plan, changes } = draft;
  const head = plan.steps[line.head];
  if (!head || head.action.startsWith("batteries:")) return null;
  const now = changes.get(line.head) ?? head.action;
  const isOff = LEAVING.has(now) && !head.inside;
  const inside = changes.has(line.head) && !head.inside ? [] : line.inside;
  return (
    <li class={`rr-line${isOff ? " off" : ""}`}>
      <Chooser number={line.head} step={head} draft={draft} words={words} />
      {inside.map((number) => {
        const step = plan.steps[number];
        return (
          step && <Chooser key={number} number={number} step={step} draft={draft} words={words} />
        );
      })}
      <span class="rr-outcome">
        <Balance {...summed(plan, changes, [line])} words={words} />
      </span>
    </li>
  );
}

interface ChooserProps {
  number: number;
  step: RaisingStep;
  draft: Draft;
  words: Words;
}

/** One answer: a tick where it is only done or not, else a list to choose from. */
function Chooser({ number, step, draft, words }: ChooserProps) {
  const now = draft.changes.get(number) ?? step.action;
  const others = step.choices.filter(({ action }) => !action.startsWith("place:"));
  const id = `rr-step-${number}`;
  if (step.key === "cycle") return <Exchange step={step} draft={draft} words={words} />;
  if (others.length === 0) return <span class="rr-step capital">{words.action(step.action)}</span>;
  const actions = [step.action, ...others.map(({ action }) => action)];
  const deeds = actions.filter((action) => !LEAVING.has(action));
  if (!step.inside && deeds.length === 1 && actions.length === 2) {
    const [deed = ""] = deeds;
    const leave = actions.find((action) => LEAVING.has(action)) ?? "";
    return (
      <label class="rr-step" for={id}>
        <input
          id={id}
          type="checkbox"
          checked={now === deed}
          onChange={() => draft.pick(number, now === deed ? leave : deed)}
        />
        <span class="capital">{words.action(deed)}</span>
      </label>
    );
  }
  return (
    <span class="rr-step">
      {step.inside && <StepSign asked={step.key} />}
      <label class="hidden-text" for={id}>
        {words.sayOr(`ask-${step.key}`, step.key)}
      </label>
      <select
        id={id}
        value={now}
        onChange={(event) => draft.pick(number, event.currentTarget.value)}
      >
        {actions.map((action) => (
          <option key={action} value={action}>
            {words.action(action)}
          </option>
        ))}
      </select>
    </span>
  );
}

/** What kind of choice it is. */
function StepSign({ asked }: { asked: string }) {
  if (asked === "unlock") return <KindIcon kind="UNL" />;
  if (asked === "inspire") return <KindIcon kind="INS" />;
  return <span aria-hidden="true">{asked === "pay" ? "−" : "+"}</span>;
}

/** Cards are marked in the hand. */
function Exchange({ step, draft, words }: Omit<ChooserProps, "number">) {
  const open = exchangeable(step);
  const count = draft.cards.filter((card) => open.includes(card)).length;
  return (
    <span class="rr-step rr-exchange">
      {words.say("web-rr-exchange", { count, drawn: step.draws[count] ?? 0 })}
      {open.length > 0 && <small>{words.say("web-rr-mark")}</small>}
    </span>
  );
}
