/** The head of a table's side: its code, and the ways to help, rules and cards. */

import { Link } from "../router";
import type { TableInfo } from "../shapes";
import type { Words } from "../words";
import { Book, Cards, Question } from "./icons";

interface SideHeadProps {
  info: TableInfo;
  words: Words;
  onHelp: () => void;
  onCards: () => void;
}

export function SideHead({ info, words, onHelp, onCards }: SideHeadProps) {
  return (
    <div class="side-head">
      <h2 id="seats-title">
        {words.say("web-table")} <code>{info.code}</code>
      </h2>
      <button
        type="button"
        class="sign quiet"
        aria-label={words.say("web-help")}
        title={words.say("web-help")}
        onClick={onHelp}
      >
        <Question />
      </button>
      <Link
        to={`/rules/${info.game}`}
        class="button sign quiet"
        title={words.say("web-rules")}
        apart
      >
        <Book />
        <span class="hidden-text">{words.say("web-rules")}</span>
      </Link>
      <button
        type="button"
        class="sign quiet"
        aria-label={words.say("web-book-cards")}
        title={words.say("web-book-cards")}
        onClick={onCards}
      >
        <Cards />
      </button>
    </div>
  );
}
