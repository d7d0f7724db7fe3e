/** Pages by address, on the History API. */

import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";

const MOVED = "automatable:moved";

export interface Place {
  path: string;
  hash: string;
}

type Named = "table" | "rules" | "proof";
export type Route = { page: "lobby" | "replay" | "nowhere" } | { page: Named; name: string };

const PAGES = new Map<string, Named>([
  ["t", "table"],
  ["rules", "rules"],
  ["proof", "proof"],
]);

/** The page of a path. */
export function routeOf(path: string): Route {
  const [first = "", second = ""] = path.split("/").slice(1);
  if (first === "") return { page: "lobby" };
  if (first === "replay") return { page: "replay" };
  const page = PAGES.get(first);
  const name = decoded(second);
  return page && name ? { page, name } : { page: "nowhere" };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return ""; // somebody mistyped a per cent sign
  }
}

/** The address of a table, from its code or from a whole link to it; "" if there is neither. */
export function tableAddress(typed: string): string {
  const link = /\/t\/([\w-]+)(\S*)/.exec(typed);
  if (link) return `/t/${link[1]}${link[2]}`;
  return typed.trim() && `/t/${encodeURIComponent(typed.trim())}`;
}

function here(): Place {
  return { path: location.pathname, hash: location.hash };
}

export function go(address: string): void {
  history.pushState(null, "", address);
  dispatchEvent(new Event(MOVED));
  if (!location.hash) scrollTo(0, 0);
}

/** Changes the address without a new page or a new entry in the history. */
export function rename(address: string, state: unknown = null): void {
  history.replaceState(state, "", address);
}

export function usePlace(): Place {
  const [place, setPlace] = useState(here);
  useEffect(() => {
    const look = (): void => setPlace(here());
    const kinds = ["popstate", "hashchange", MOVED];
    for (const kind of kinds) addEventListener(kind, look);
    return () => {
      for (const kind of kinds) removeEventListener(kind, look);
    };
  }, []);
  return place;
}

interface LinkProps {
  to: string;
  class?: string;
  children: ComponentChildren;
  apart?: boolean;
}

/** A link within the app; `apart` opens it beside what is being done. */
export function Link({ to, children, apart, ...rest }: LinkProps) {
  if (apart) {
    return (
      <a href={to} target="_blank" rel="noopener" {...rest}>
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
    <a href={to} onClick={follow} {...rest}>
      {children}
    </a>
  );
}
