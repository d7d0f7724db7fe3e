/** A line of a rules document: `code`, **strong**, *stressed* and ids of rules; never markup. */

import type { ComponentChildren } from "preact";

const ID = /^[A-Z]{3}-[A-Z]{2,4}-\d+$/;
const PIECES = /(`[^`]+`|\*\*[^*]+\*\*|\*[^*\s][^*]*\*|\b[A-Z]{3}-[A-Z]{2,4}-\d+\b)/;

export function Prose({ text }: { text: string }) {
  const pieces: ComponentChildren[] = text.split(PIECES).map((piece) => {
    if (piece.startsWith("`")) return <code>{piece.slice(1, -1)}</code>;
    if (piece.startsWith("**")) return <strong>{piece.slice(2, -2)}</strong>;
    if (piece.startsWith("*") && piece.length > 2) return <em>{piece.slice(1, -1)}</em>;
    if (ID.test(piece)) {
      return (
        <a class="rule" href={`#${piece}`}>
          {piece}
        </a>
      );
    }
    return piece;
  });
  return <p>{pieces}</p>;
}
