/** Keys, and the way to the rules. */

import { Link } from "../router";
import type { Words } from "../words";
import { Dialog } from "./dialog";
import { Standing } from "./standing";

const KEYS: [string, string][] = [
  ["1 2 3", "web-help-number"],
  ["Tab", "web-help-tab"],
  ["l", "web-help-log"],
  ["↑ ↓", "web-help-lines"],
  ["u", "web-help-u"],
  ["w", "web-help-what"],
  ["h", "web-help-hint"],
  ["i", "web-help-info"],
  ["?", "web-help-help"],
  ["Esc", "web-help-escape"],
];

export function Help({
  game,
  words,
  onClose,
}: {
  game: string;
  words: Words;
  onClose: () => void;
}) {
  return (
    <Dialog title={words.say("web-help")} onClose={onClose}>
      <p>{words.say("web-help-click")}</p>
      <p>{words.say("web-help-cards")}</p>
      <dl class="keys">
        {KEYS.map(([key, text]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{words.say(text)}</dd>
          </div>
        ))}
      </dl>
      <Standing game={game} words={words} />
      <p>
        <Link to={`/rules/${game}`} apart>
          {words.say("web-rules-of", { game: words.say("game-name") })}
        </Link>{" "}
        · <Link to={`/cards/${game}`} apart>{words.say("web-book-cards")}</Link>
      </p>
    </Dialog>
  );
}
