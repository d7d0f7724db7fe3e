/** What a table plays on from, where it began in the middle of another game. */

import { Link } from "../router";
import { recentTables } from "../store";
import type { Words } from "../words";

export function Origin({ code, words }: { code: string; words: Words }) {
  const from = recentTables().find((one) => one.code === code)?.from;
  if (!from?.startsWith("/replay")) return null;
  return (
    <p class="muted origin">
      <Link to={from}>{words.say("web-from-replay")}</Link>
    </p>
  );
}
