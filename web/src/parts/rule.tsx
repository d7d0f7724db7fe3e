/** A rule by its id, as a link to its place in the rules; opens beside the table, or `here`. */

import { Link } from "../router";

interface RuleLinkProps {
  game: string;
  rule: string;
  here?: boolean;
}

export function RuleLink({ game, rule, here = false }: RuleLinkProps) {
  return (
    <Link to={`/rules/${game}/all#${rule}`} class="rule" apart={!here}>
      {rule}
    </Link>
  );
}
