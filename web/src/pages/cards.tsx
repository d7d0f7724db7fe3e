/** All cards and pieces of a game: what each does, where it can be got, how well it is known. */

import { useEffect } from "preact/hooks";

import { usePieces } from "../boards";
import { BookTabs } from "../parts/book";
import { Entries, entryOf, useEntries } from "../parts/entries";
import { Failure, Waiting } from "../parts/failure";
import { useTitle } from "../parts/title";
import { useTableWords } from "../words";

export function CardsPage({ game, mark }: { game: string; mark: string }) {
  const [page, problem] = useEntries(game);
  const words = useTableWords(game, page?.names);
  const title = words?.say("web-cards-of", { game: words.say("game-name") });
  useTitle(title);
  const isReady = page !== null && words !== null;
  const isDrawn = usePieces(game) !== null; // then everything has its height
  useEffect(() => {
    const found = page && entryOf(page, mark);
    if (!isReady || !found) return;
    requestAnimationFrame(() => {
      const element = document.getElementById(`${found[0].kind}.${mark}`);
      element?.scrollIntoView({ block: "center" });
      element?.focus({ preventScroll: true });
    });
  }, [isReady, isDrawn, mark]);
  if (problem) return <Failure problem={problem} />;
  if (!page || !words) return <Waiting />;
  return (
    <main id="main" class="page rules cards-page">
      <h1>{title}</h1>
      <BookTabs game={game} chapter="cards" words={words} />
      {words.has("game-reconstructed") && (
        <p class="muted cards-standing">{words.say("game-reconstructed")}</p>
      )}
      <Entries page={page} words={words} mark={mark} />
    </main>
  );
}
