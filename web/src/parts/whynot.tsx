/** Everything that is not on offer now, and the rule that keeps one from it. */

import { useState } from "preact/hooks";

import type { Words } from "../words";

interface WhyNotProps {
  actions: readonly string[];
  words: Words;
  ask: (action: string) => void;
}

export function WhyNot({ actions, words, ask }: WhyNotProps) {
  const [chosen, choose] = useState("");
  const action = actions.includes(chosen) ? chosen : actions[0];
  if (!action) return null;
  return (
    <form
      class="why-not"
      onSubmit={(event) => {
        event.preventDefault();
        ask(action);
      }}
    >
      <label>
        {words.say("web-why-label")}{" "}
        <select value={action} onChange={(event) => choose(event.currentTarget.value)}>
          {actions.map((one) => (
            <option key={one} value={one}>
              {words.action(one)}
            </option>
          ))}
        </select>
      </label>
      <button type="submit" class="quiet">
        {words.say("web-why")}
      </button>
    </form>
  );
}
