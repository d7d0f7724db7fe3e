/** A rule by its id, as a link to its place in the rules; opens beside the table. */

import { Link } from "../router";

export function RuleLink({ game, rule }: { game: string; rule: string }) {
  return (
    <Link to={`/rules/${game}#${rule}`} class="rule" apart>
      {rule}
    </Link>
  );
}
