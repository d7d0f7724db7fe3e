/** An invitation: give a name, sit down. */

import { useState } from "preact/hooks";

import type { TableInfo } from "../shapes";
import { recall, remember } from "../store";
import type { Words } from "../words";
import { ProblemBanner } from "./failure";
import { Cross } from "./icons";
import { CoverOf } from "./thumbnail";

interface JoinProps {
  info: TableInfo;
  words: Words;
  onSit: (name: string) => Promise<void>;
  onWatch: () => void;
}

export function Join({ info, words, onSit, onWatch }: JoinProps) {
  const [name, setName] = useState(recall("name"));
  const [problem, setProblem] = useState<unknown>(null);
  const host = info.seats.find((seat) => seat.taken && seat.kind !== "bot")?.name ?? "";
  const game = words.say("game-name");
  const sit = async (event: Event): Promise<void> => {
    event.preventDefault();
    remember("name", name.trim());
    try {
      await onSit(name.trim() || words.say("web-guest"));
    } catch (failure) {
      setProblem(failure);
    }
  };
  return (
    <main id="main" class="page narrow">
      <form class="join" onSubmit={(event) => void sit(event)}>
        <CoverOf game={info.game} />
        <h1>{words.say(host ? "web-invited" : "web-invited-alone", { host, game })}</h1>
        <p>{words.sayOr("game-tagline", "")}</p>
        <p class="muted">{words.say(info.hints ? "web-hints-on" : "hint-off")}</p>
        <label>
          {words.say("web-your-name")}
          <input
            value={name}
            maxLength={24}
            autocomplete="nickname"
            onInput={(event) => setName(event.currentTarget.value)}
          />
        </label>
        <ProblemBanner problem={problem} words={words} />
        <div class="buttons">
          <button type="submit" class="main">
            {words.say("web-sit")}
          </button>
          <button type="button" class="quiet" onClick={onWatch}>
            {words.say("web-only-watch")}
          </button>
        </div>
      </form>
    </main>
  );
}

/** That an invitation came too late; whoever followed it may watch. */
export function UsedInvitation({ words, onClose }: { words: Words; onClose: () => void }) {
  return (
    <div class="note used-invitation" role="status">
      <p>{words.say("web-invite-used")}</p>
      <button
        type="button"
        class="sign"
        aria-label={words.say("web-close")}
        title={words.say("web-close")}
        onClick={onClose}
      >
        <Cross />
      </button>
    </div>
  );
}
