/** Games of a server that can be played on this device when the server is away. */

import { useEffect, useState } from "preact/hooks";

import { Problem } from "../api";
import { isInstalled, isSiteKept, keepSite, siteAddress } from "../here/served";
import { LATER } from "../here/offline";
import { useWords } from "../words";
import { ProblemBanner } from "./failure";

type Kept = "unknown" | "no" | "coming" | "yes";

/** Whether games are kept here, and how to have them kept. */
function useKept(): [kept: Kept, keep: () => void, problem: unknown] {
  const [kept, setKept] = useState<Kept>("unknown");
  const [problem, setProblem] = useState<unknown>(null);
  const keep = (): void => {
    setKept("coming");
    setProblem(null);
    keepSite().then(
      () => setKept("yes"),
      () => {
        setKept("no");
        setProblem(new Problem(0, "not_kept", "", ""));
      },
    );
  };
  useEffect(() => {
    let timer = 0;
    const begin = (found: boolean): void => {
      setKept(found ? "yes" : "no");
      if (!found && isInstalled() && siteAddress()) timer = window.setTimeout(keep, LATER);
    };
    isSiteKept().then(begin, () => begin(false));
    return () => clearTimeout(timer);
  }, []);
  return [kept, keep, problem];
}

export function PlayHere({ lost }: { lost: boolean }) {
  const words = useWords();
  const [kept, keep, problem] = useKept();
  const canKeep = siteAddress() !== "" && "serviceWorker" in navigator;
  if (!canKeep || kept === "unknown" || (lost && kept !== "yes")) return null;
  return (
    <section class="keeping" aria-labelledby="here-title">
      <h2 id="here-title">{words.say(lost ? "web-here-meanwhile" : "web-here")}</h2>
      <p class="muted" role="status">
        {words.say(`web-here-about-${kept}`)}
      </p>
      <div class="row">
        {kept === "yes" ? (
          <a class={lost ? "button main" : "button"} href={siteAddress()}>
            {words.say("web-here-play")}
          </a>
        ) : (
          <button type="button" disabled={kept === "coming"} onClick={keep}>
            {words.say("web-here-keep")}
          </button>
        )}
      </div>
      <ProblemBanner problem={problem} words={words} />
    </section>
  );
}
