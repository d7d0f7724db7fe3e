/** How boards read what they are given: facts of events, answers on offer, views of their game. */

import type { Option, Seen, View } from "../shapes";

export function factNumber(event: Seen, name: string): number {
  const value = event.facts[name];
  return typeof value === "number" ? value : 0;
}

/** The seat an event is about; -1 if it is about none. */
export function factSeat(event: Seen, name = "seat"): number {
  const value = event.facts[name];
  return typeof value === "number" ? value : -1;
}

export function factText(event: Seen, name: string): string {
  const value = event.facts[name];
  return typeof value === "string" ? value : "";
}

export function isAsked(verb: string, options: readonly Option[]): boolean {
  return options.some((option) => option.verb === verb);
}

export function isOffered(action: string, options: readonly Option[]): boolean {
  return options.some((option) => option.action === action);
}

/** A view as the type its game declares; the conformance kit checks that it is one. */
export function typed<V>(view: View): V {
  return view as unknown as V;
}

export function plainly<V>(view: V): View {
  return view as unknown as View;
}
