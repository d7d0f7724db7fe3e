/** Cards and sockets: which card sits where. What fits is in the view (`ways`); cards are numbers of
slots in the rows. */

type Way = readonly (readonly number[])[];

/** Who sits in each socket of a way, null where nobody does; null if they do not all find one. */
export function seated(way: Way, cards: readonly number[]): (number | null)[] | null {
  const sockets: (number | null)[] = way.map(() => null);
  const sit = (card: number, asked: Set<number>): boolean =>
    way.some((fits, at) => {
      if (!fits.includes(card) || asked.has(at)) return false;
      asked.add(at);
      const other = sockets[at] ?? null;
      if (other !== null && !sit(other, asked)) return false;
      sockets[at] = card;
      return true;
    });
  return cards.every((card) => sit(card, new Set())) ? sockets : null;
}

/** The sockets of the first way in which these cards all sit. */
export function arranged(ways: readonly Way[], cards: readonly number[]): (number | null)[] {
  for (const way of ways) {
    const sockets = seated(way, cards);
    if (sockets) return sockets;
  }
  return [];
}

/** A whole crew with this card, and with as many of the others as can stay; [] if it fits none. */
export function joined(ways: readonly Way[], crew: readonly number[], card: number): number[] {
  let best: number[] = [];
  let most = -1;
  for (const way of ways) {
    if (!seated(way, [card])) continue;
    const kept = grown(way, [card], crew);
    if (kept.length > most) {
      most = kept.length;
      best = grown(way, kept, way.flat());
    }
  }
  return best;
}

/** The cards, and of the others as many as find a socket besides. */
function grown(way: Way, cards: readonly number[], others: readonly number[]): number[] {
  return others.reduce<number[]>(
    (found, other) =>
      !found.includes(other) && found.length < way.length && seated(way, [...found, other])
        ? [...found, other]
        : found,
    [...cards],
  );
}

/** Whether another card could sit down with a whole crew, which is then asked whether it is done. */
export function canGrow(ways: readonly Way[], crew: readonly number[]): boolean {
  return ways.some((way) => grown(way, crew, way.flat()).length > crew.length && seated(way, crew));
}
