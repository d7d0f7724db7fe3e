/** What went wrong, and the way out. */

import { Link } from "../router";
import { useWords } from "../words";

export function Failure({ problem }: { problem: unknown }) {
  const words = useWords();
  return (
    <main id="main" class="page narrow">
      <h1>{words.say("web-failed")}</h1>
      <p role="alert">{words.problem(problem)}</p>
      <p>
        <Link to="/">{words.say("web-lobby")}</Link>
      </p>
    </main>
  );
}

export function Waiting() {
  const words = useWords();
  return (
    <main id="main" class="page narrow">
      <p class="muted" role="status">
        {words.say("web-loading")}
      </p>
    </main>
  );
}
