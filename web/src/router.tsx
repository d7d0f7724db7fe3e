/** Pages by address, on the History API. */

import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";

const MOVED = "automatable:moved";

export interface Place {
  path: string;
  hash: string;
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
