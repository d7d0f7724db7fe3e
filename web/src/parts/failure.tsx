/** What went wrong, and the way out. */

import { isOffline } from "../api";
import { isHere } from "../home";
import { Link } from "../router";
import { useWords, type Words } from "../words";
import { AwayPage } from "./away";
import { Broken } from "./icons";

export function Failure({ problem }: { problem: unknown }) {
  const words = useWords();
  if (isOffline(problem) && !isHere()) return <AwayPage />;
  return (
    <main id="main" class="page narrow failure">
      <Broken />
      <h1>{words.say("web-failed")}</h1>
      <p role="alert">{words.problem(problem)}</p>
      <Link to="/" class="button main">
        {words.say("web-lobby")}
      </Link>
    </main>
  );
}

export function Waiting() {
  const words = useWords();
  return (
    <main id="main" class="page narrow">
      <div role="status">
        <h1 class="muted">{words.say("web-loading")}</h1>
      </div>
    </main>
  );
}

/** What went wrong with something on the page, beside it; nothing if nothing did. */
export function ProblemBanner({ problem, words }: { problem: unknown; words: Words }) {
  if (problem === null) return null;
  return (
    <p class="banner" role="alert">
      {words.problem(problem)}
    </p>
  );
}
