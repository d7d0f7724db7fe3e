/** Cards and pieces of a game: drawn as on its board, and told in words. */

import { useEffect, useMemo, useState } from "preact/hooks";

import { api } from "../api";
import { usePieces } from "../boards";
import { fold, wanted } from "../fold";
import type { KindInfo, PieceInfo, PiecesPage } from "../shapes";
import { useWords, type Words } from "../words";
import { RuleLink } from "./rule";

const STATUSES = ["known", "inferred", "reconstructed"] as const;
const loaded = new Map<string, Promise<PiecesPage>>();

/** All pieces of a game, fetched once for each language; null until they are there. */
export function useEntries(game: string): [PiecesPage | null, unknown] {
  const { lang } = useWords();
  const [page, setPage] = useState<PiecesPage | null>(null);
  const [problem, setProblem] = useState<unknown>(null);
  useEffect(() => {
    let isWanted = true;
    const key = `${lang} ${game}`;
    const asked = loaded.get(key) ?? api.pieces(game, lang);
    loaded.set(key, asked);
    asked.then(
      (found) => isWanted && setPage(found),
      (failed: unknown) => {
        loaded.delete(key);
        if (isWanted) setProblem(failed);
      },
    );
    return () => {
      isWanted = false;
    };
  }, [game, lang]);
  return [page, problem];
}

/** A piece by its name in the notation. */
export function entryOf(page: PiecesPage, name: string): [KindInfo, PieceInfo] | null {
  for (const kind of page.kinds) {
    const found = kind.pieces.find((one) => one.name === name);
    if (found) return [kind, found];
  }
  return null;
}

/** The piece that an action names; none where that is a number, or pieces of several kinds. */
export function meant(page: PiecesPage, thing: string): PieceInfo | null {
  const found = page.kinds.flatMap((kind) => kind.pieces.filter(({ name }) => name === thing));
  return found.length === 1 && !/^\d+$/.test(thing) ? (found[0] ?? null) : null;
}

const SHORT = 90; // letters of a line

/** What a piece does in short: as much of it as fits in a line. */
export function shortly({ does }: Pick<PieceInfo, "does">): string {
  let told = "";
  for (const line of does) {
    const more = `${told} ${line}`.trim();
    if (more.length > SHORT) break;
    told = more;
  }
  return told;
}

interface EntriesProps {
  page: PiecesPage;
  words: Words;
  /** The piece to begin with. */
  mark?: string;
}

/** Search, filters, and what is found. */
export function Entries({ page, words, mark = "" }: EntriesProps) {
  const [search, setSearch] = useState("");
  const [kind, setKind] = useState("");
  const [status, setStatus] = useState("");
  const found = useMemo(() => {
    const parts = wanted(search);
    const isFound = (one: PieceInfo): boolean => {
      const whole = fold([one.name, one.title, ...one.does, one.where].join(" "));
      return (!status || one.status === status) && parts.every((part) => whole.includes(part));
    };
    return page.kinds
      .filter((one) => !kind || one.kind === kind)
      .map((one) => ({ ...one, pieces: one.pieces.filter(isFound) }))
      .filter((one) => one.pieces.length > 0);
  }, [page, search, kind, status]);
  const count = found.reduce((sum, one) => sum + one.pieces.length, 0);
  const known = new Set(page.kinds.flatMap((one) => one.pieces.map((piece) => piece.status)));
  return (
    <>
      <div class="rules-search">
        <label>
          <span class="hidden-text">{words.say("web-cards-search")}</span>
          <input
            type="search"
            placeholder={words.say("web-cards-search")}
            value={search}
            onInput={(event) => setSearch(event.currentTarget.value)}
          />
        </label>
        <label>
          <span class="hidden-text">{words.say("web-cards-kind")}</span>
          <select value={kind} onChange={(event) => setKind(event.currentTarget.value)}>
            <option value="">{words.say("web-cards-kind-all")}</option>
            {page.kinds.map((one) => (
              <option key={one.kind} value={one.kind}>
                {one.title}
              </option>
            ))}
          </select>
        </label>
        {known.size > 1 && (
          <label>
            <span class="hidden-text">{words.say("web-cards-known")}</span>
            <select value={status} onChange={(event) => setStatus(event.currentTarget.value)}>
              <option value="">{words.say("web-cards-known-all")}</option>
              {STATUSES.filter((one) => known.has(one)).map((one) => (
                <option key={one} value={one}>
                  {words.say(`status-${one}`)}
                </option>
              ))}
            </select>
          </label>
        )}
        <p class="muted" aria-live="polite">
          {words.say("web-cards-found", { count })}
        </p>
      </div>
      {found.map((one) => (
        <section key={one.kind} class="entry-kind">
          <h2>{one.title}</h2>
          <ul class="entries">
            {one.pieces.map((piece) => (
              <li
                key={piece.name}
                id={`${one.kind}.${piece.name}`}
                tabIndex={-1}
                class={`entry ${mark === piece.name ? "marked" : ""}`}
              >
                <EntryBody page={page} kind={one.kind} piece={piece} words={words} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

interface EntryProps {
  page: PiecesPage;
  kind: string;
  piece: PieceInfo;
  words: Words;
  /** The name is told elsewhere. */
  isNamed?: boolean;
}

/** One piece: its face, and all that is to be known of it. */
export function EntryBody({ page, kind, piece, words, isNamed = false }: EntryProps) {
  const faces = usePieces(page.game);
  return (
    <>
      {faces && (
        <div class="entry-face" aria-hidden="true" inert>
          <faces.Face kind={kind} name={piece.name} facts={page.facts} words={words} />
        </div>
      )}
      <div class="entry-text">
        {!isNamed && <h3>{piece.title}</h3>}
        <p class="entry-facts">
          <span class={`entry-status ${piece.status}`} title={words.about(`status-${piece.status}`)}>
            {words.say(`status-${piece.status}`)}
          </span>
          {piece.copies > 0 && <span>{words.say("pieces-copies", { count: piece.copies })}</span>}
        </p>
        {piece.does.map((line, number) => (
          <p key={number}>{line}</p>
        ))}
        {piece.where !== "" && <p class="muted">{piece.where}</p>}
        {piece.rules.length > 0 && (
          <p class="entry-rules">
            {piece.rules.map((rule) => (
              <RuleLink key={rule} game={page.game} rule={rule} />
            ))}
          </p>
        )}
      </div>
    </>
  );
}
