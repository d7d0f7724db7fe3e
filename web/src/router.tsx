/** Pages by address, on the History API. A server has a path for each page; in a folder of files all
are one file, and what would be the path stands behind its question mark. */

import type { ComponentChildren } from "preact";
import { useLayoutEffect, useState } from "preact/hooks";

import { isHere } from "./home";

const MOVED = "automatable:moved";

export interface Address {
  path: string;
  search: string;
  hash: string;
}

type Named =
  | "table"
  | "rules"
  | "law"
  | "cards"
  | "proof"
  | "learn"
  | "taught"
  | "setup"
  | "invite"
  | "puzzles"
  | "daily";
/** What every game has a page of, and all of them together. */
const TOPICS = ["learn", "puzzles", "daily", "rules", "cards"] as const;
export type Topic = (typeof TOPICS)[number];
export type Route =
  | { page: "lobby" | "replay" | "nowhere" | "history" }
  | { page: "topic"; topic: Topic }
  | { page: Named; name: string }
  | { page: "lesson"; name: string; lesson: string }
  | { page: "puzzle"; name: string; puzzle: string };

const PAGES = new Map<string, Named>([
  ["t", "table"],
  ["new", "setup"],
  ["invite", "invite"],
  ["rules", "rules"],
  ["cards", "cards"],
  ["proof", "proof"],
  ["learn", "learn"],
  ["puzzles", "puzzles"],
  ["daily", "daily"],
]);

/** The page of a path. */
export function routeOf(path: string): Route {
  const [first = "", second = "", third = ""] = path.split("/").slice(1);
  if (first === "") return { page: "lobby" };
  if (first === "replay") return { page: "replay" };
  if (first === "history") return { page: "history" };
  const page = PAGES.get(first);
  const name = decoded(second);
  const lesson = decoded(third);
  if (page === "learn" && name && lesson === "rules") return { page: "taught", name };
  if (page === "puzzles" && name && lesson) return { page: "puzzle", name, puzzle: lesson };
  const topic = TOPICS.find((one) => one === first);
  if (topic && !second) return { page: "topic", topic };
  if (page === "learn" && name && lesson) return { page: "lesson", name, lesson };
  if (page === "rules" && name && third === "all") return { page: "law", name };
  return page && name ? { page, name } : { page: "nowhere" };
}

export function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return ""; // somebody mistyped a per cent sign
  }
}

/** Where that leads which somebody has typed: the code of a table, a whole link to it, or one to a
finished game, whether a server or a folder of files gave it, or its short form; "" if there is
nothing. */
export function typedAddress(typed: string): string {
  const replay = /\/replay(?:[?&]([^\s#]*))?#(\S+)/.exec(typed);
  if (replay) return `/replay${replay[1] ? `?${replay[1]}` : ""}#${replay[2]}`;
  const link = /\/t\/([\w-]+)(\S*)/.exec(typed);
  if (link) return `/t/${link[1]}${link[2]}`;
  const word = typed.trim();
  if (/^a\d+\.[\w.-]+$/.test(word)) return `/replay#${word}`;
  return word && `/t/${encodeURIComponent(word)}`;
}

/** Which page this is. */
export function here(): Address {
  if (!isHere()) {
    return { path: location.pathname, search: location.search, hash: location.hash };
  }
  const [path = "", ...rest] = location.search.slice(1).split("&");
  const search = rest.length > 0 ? `?${rest.join("&")}` : "";
  return { path: path.startsWith("/") ? path : "/", search, hash: location.hash };
}

/** What a link to a page says. */
export function hrefOf(address: string): string {
  if (!isHere()) return address;
  const [page = "", hash] = address.split("#", 2);
  const query = page === "/" ? "" : `?${page.replace("?", "&")}`;
  return location.pathname + query + (hash === undefined ? "" : `#${hash}`);
}

/** The same for somebody elsewhere. */
export function linkTo(address: string): string {
  return location.origin + hrefOf(address);
}

/** Goes to a page; `instead` of the present one, to which nobody wants to come back. */
export function go(address: string, instead = false): void {
  if (instead) history.replaceState(null, "", hrefOf(address));
  else history.pushState(null, "", hrefOf(address));
  dispatchEvent(new Event(MOVED));
  if (!location.hash) scrollTo(0, 0);
}

/** Changes the address without a new page or a new entry in the history. */
export function rename(address: string, state: unknown = null): void {
  history.replaceState(state, "", hrefOf(address));
}

export function useAddress(): Address {
  const [address, setAddress] = useState(here);
  useLayoutEffect(() => {
    const look = (): void => setAddress(here());
    const kinds = ["popstate", "hashchange", MOVED];
    for (const kind of kinds) addEventListener(kind, look);
    return () => {
      for (const kind of kinds) removeEventListener(kind, look);
    };
  }, []);
  return address;
}

interface LinkProps {
  to: string;
  class?: string;
  title?: string;
  children: ComponentChildren;
  apart?: boolean;
  /** It leads to the page that is shown. */
  current?: boolean;
}

/** A link within the app; `apart` opens it beside what is being done. */
export function Link({ to, children, apart, current, ...rest }: LinkProps) {
  if (apart) {
    return (
      <a href={hrefOf(to)} target="_blank" rel="noopener" {...rest}>
        {children}
      </a>
    );
  }
  const follow = (event: MouseEvent): void => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    go(to);
  };
  return (
    <a href={hrefOf(to)} onClick={follow} aria-current={current ? "page" : undefined} {...rest}>
      {children}
    </a>
  );
}
