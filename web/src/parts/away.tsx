/** That the server cannot be reached; meanwhile there are the games that are kept on this device. */

import { useEffect } from "preact/hooks";

import { knock } from "../api";
import { Link } from "../router";
import { useWords } from "../words";
import { Broken } from "./icons";
import { PlayHere } from "./playhere";

const RETRY = 2000;

/** Whoever shows this tries again by itself; `onRetry` does so at once. */
export function Away({ onRetry }: { onRetry: () => void }) {
  const words = useWords();
  return (
    <main id="main" class="page narrow failure away">
      <Broken />
      <h1>{words.say("web-away")}</h1>
      <p role="status">{words.say("web-away-about")}</p>
      <div class="buttons">
        <button type="button" class="main" onClick={onRetry}>
          {words.say("web-try-again")}
        </button>
        <Link to="/" class="button quiet">
          {words.say("web-lobby")}
        </Link>
      </div>
      <PlayHere lost />
    </main>
  );
}

/** A page that has nothing to show without the server: opened once more when it answers again. */
export function AwayPage() {
  useEffect(() => {
    const timer = setInterval(openAgain, RETRY);
    return () => clearInterval(timer);
  }, []);
  return <Away onRetry={openAgain} />;
}

function openAgain(): void {
  knock().then(
    () => location.reload(),
    () => undefined,
  );
}
