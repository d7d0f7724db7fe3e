/** Time to think: what each seat has left, and the choice of a clock for a new table. */

import { useEffect, useState } from "preact/hooks";

import { clockText, isRunning, leftOf, type Told } from "../table/clock";
import type { ClockInfo, ClockWish } from "../wire";
import type { Words } from "../words";

const TICK = 250;
const SHORT = 10_000; // milliseconds: from then on it is urgent

/** The time, told again and again while something counts down. */
function useTicks(isOn: boolean): number {
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    setNow(performance.now());
    if (!isOn) return;
    const timer = setInterval(() => setNow(performance.now()), TICK);
    return () => clearInterval(timer);
  }, [isOn]);
  return now;
}

interface SeatClockProps {
  told: Told | null;
  seat: number;
  name: string;
  words: Words;
}

/** What a seat has left; nothing at a table without a clock. */
export function SeatClock({ told, seat, name, words }: SeatClockProps) {
  const runs = isRunning(told, seat);
  const ticks = useTicks(runs);
  const left = leftOf(told, seat, Math.max(ticks, told?.at ?? 0));
  if (left === null) return null;
  const time = clockText(left);
  const state = left === 0 && runs ? " is-over" : left <= SHORT && runs ? " is-short" : "";
  return (
    <span
      class={`clock${runs ? " runs" : ""}${state}`}
      role="timer"
      aria-label={
        left === 0 && runs ? words.say("web-clock-over") : words.say("web-clock-left", { name, time })
      }
    >
      {time}
    </span>
  );
}

const KINDS = ["none", "answer", "bank"] as const;

interface ClockChoiceProps {
  clock: Required<ClockWish>;
  words: Words;
  onChange: (clock: Required<ClockWish>) => void;
}

export const NO_CLOCK: Required<ClockWish> = { kind: "none", seconds: 60, increment: 0 };

/** The same clock again. */
export function wishOf({ kind, seconds, increment }: ClockInfo): ClockWish {
  return kind === "none" ? NO_CLOCK : { kind, seconds, increment };
}

/** How long people may think at a new table. */
export function ClockChoice({ clock, words, onChange }: ClockChoiceProps) {
  const { kind, seconds, increment } = clock;
  const choose = (chosen: (typeof KINDS)[number]): void =>
    onChange({ kind: chosen, seconds: chosen === "bank" ? 600 : 60, increment: chosen === "bank" ? 10 : 0 });
  return (
    <fieldset class="clock-choice">
      <legend>{words.say("web-clock")}</legend>
      <div class="segments">
        {KINDS.map((one) => (
          <label key={one} class={one === kind ? "segment chosen" : "segment"}>
            <input type="radio" name="clock" checked={one === kind} onChange={() => choose(one)} />
            {words.say(`web-clock-${one}`)}
          </label>
        ))}
      </div>
      {kind === "answer" && (
        <Amount
          label={words.say("web-clock-seconds")}
          value={seconds}
          low={5}
          high={86_400}
          onChange={(changed) => onChange({ ...clock, seconds: changed })}
        />
      )}
      {kind === "bank" && (
        <>
          <Amount
            label={words.say("web-clock-minutes")}
            value={seconds / 60}
            low={1}
            high={10_080}
            onChange={(changed) => onChange({ ...clock, seconds: changed * 60 })}
          />
          <Amount
            label={words.say("web-clock-increment")}
            value={increment}
            low={0}
            high={3600}
            onChange={(changed) => onChange({ ...clock, increment: changed })}
          />
        </>
      )}
      {kind !== "none" && <p class="muted">{words.say("web-clock-about")}</p>}
    </fieldset>
  );
}

interface AmountProps {
  label: string;
  value: number;
  low: number;
  high: number;
  onChange: (value: number) => void;
}

function Amount({ label, value, low, high, onChange }: AmountProps) {
  return (
    <label class="amount">
      <span>{label}</span>
      <input
        type="number"
        min={low}
        max={high}
        step={1}
        required
        value={value}
        onChange={(event) => {
          const wanted = Math.round(Number(event.currentTarget.value)) || low;
          onChange(Math.min(high, Math.max(low, wanted)));
        }}
      />
    </label>
  );
}
