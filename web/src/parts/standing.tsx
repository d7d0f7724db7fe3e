/** How well a game is known: what is printed in a source, what is inferred or reconstructed. */

import { Link } from "../router";
import type { GameInfo, Status } from "../shapes";
import type { Words } from "../words";

/** In a few sentences, wherever a game is chosen; nothing for a game that is as printed. */
export function Standing({ game, words }: { game: string; words: Words }) {
  if (!words.has("game-reconstructed")) return null;
  return (
    <p class="standing muted">
      {words.say("game-reconstructed")}{" "}
      <Link to={`/cards/${game}`} apart>
        {words.say("web-pieces")}
      </Link>
    </p>
  );
}

/** Whether a table was given cards or boards of somebody's own. */
export function hasOwnCards(
  info: GameInfo | null,
  settings: Readonly<Record<string, string>>,
): boolean {
  return info?.settings.some((one) => one.kind === "data" && one.name in settings) ?? false;
}

/** The status of each piece at a table; of none where cards of one's own may be on it. */
export function statuses(
  info: GameInfo | null,
  settings: Readonly<Record<string, string>>,
): Record<string, Status> {
  if (!info || hasOwnCards(info, settings)) return {};
  return Object.assign({}, ...info.pieces.map((one) => one.pieces)) as Record<string, Status>;
}
