/** The games of this device: where they are kept, and how to take them along. */

import { useState } from "preact/hooks";

import { Problem } from "../api";
import { everything, takeIn } from "../here/keeping";
import { useWords } from "../words";
import { ProblemBanner } from "./failure";

const FILE = "automatable-games.json";

/** Hands a text to the browser as a file. */
function save(text: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  link.download = FILE;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

export function Keeping() {
  const words = useWords();
  const [problem, setProblem] = useState<unknown>(null);
  const keep = (): void => {
    setProblem(null);
    everything().then((kept) => save(JSON.stringify(kept)), setProblem);
  };
  const load = async (input: HTMLInputElement): Promise<void> => {
    const file = input.files?.[0];
    if (!file) return;
    setProblem(null);
    const failure = await takeIn(await file.text());
    input.value = "";
    if (failure) setProblem(new Problem(0, failure, "", ""));
    else location.reload(); // the worker and the list begin anew from what is kept
  };
  return (
    <section class="keeping" aria-labelledby="keeping-title">
      <h2 id="keeping-title">{words.say("web-keeping")}</h2>
      <p class="muted">{words.say("web-keeping-about")}</p>
      <div class="row">
        <button type="button" onClick={keep}>
          {words.say("web-keeping-save")}
        </button>
        <label class="button">
          {words.say("web-keeping-load")}
          <input
            type="file"
            class="hidden-text"
            accept="application/json,.json"
            onChange={(event) => void load(event.currentTarget)}
          />
        </label>
      </div>
      <ProblemBanner problem={problem} words={words} />
    </section>
  );
}
