/** A line of a rules document: `code`, **strong**, *stressed* and ids of rules; never markup. */

import type { ComponentChildren } from "preact";

const ID = /^[A-Z]{2,3}-[A-Z]{2,4}-\d+$/;
const PIECES = /(`[^`]+`|\*\*[^*]+\*\*|\*[^*\s][^*]*\*|\b[A-Z]{2,3}-[A-Z]{2,4}-\d+\b)/;
const PRINTED = /\s*\(p\.\s[^)]*\)/g;

function marked(text: string): ComponentChildren[] {
  return text.split(PIECES).map((piece) => {
    if (piece.startsWith("`")) return <code>{piece.slice(1, -1)}</code>;
    if (piece.startsWith("**")) return <strong>{piece.slice(2, -2)}</strong>;
    if (piece.startsWith("*") && piece.length > 2) return <em>{piece.slice(1, -1)}</em>;
    return piece;
  });
}

/** In the document: ids lead to their rules. */
export function Prose({ text }: { text: string }) {
  const pieces = marked(text).map((piece) =>
    typeof piece === "string" && ID.test(piece) ? (
      <a class="rule" href={`#${piece}`}>
        {piece}
      </a>
    ) : (
      piece
    ),
  );
  return <p>{pieces}</p>;
}

/** In the middle of a game: without the page of the book it is printed on. */
export function Saying({ text, lang }: { text: string; lang: string }) {
  return <span lang={lang}>{marked(text.replace(PRINTED, ""))}</span>;
}
