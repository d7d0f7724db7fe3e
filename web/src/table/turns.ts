/** Whose turn it is to look, when several people share one screen. */

export interface Turn {
  /** The seats of this screen that owe an answer. */
  asked: readonly number[];
  /** The seat that has the screen. */
  active: number | null;
  /** The seat that takes back: it is asked again first. */
  returning: number | null;
}

/** The seat that looks next: who takes back, else who has the screen, else the first asked. */
export function nextToLook({ asked, active, returning }: Turn): number | null {
  const wished = [returning, active].find((seat) => seat !== null && asked.includes(seat));
  return wished ?? asked[0] ?? null;
}
