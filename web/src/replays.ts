/** The address of a replay: the record, and beside it who played, where, and how far one has got. */

export interface ReplayLink {
  /** The record in short form. */
  record: string;
  /** Who sat there, by seat: a record holds no names. */
  names: readonly string[];
  /** The code of the table it was played at; "" where that is nobody's business. */
  table: string;
  /** The step to begin with; null for the first at which somebody is asked. */
  step: number | null;
  /** The seat whose answers to judge; null for none. */
  judged: number | null;
}

export function replayAddress({ record, names, table, step, judged }: ReplayLink): string {
  const query = new URLSearchParams();
  for (const name of names) query.append("name", name);
  if (table) query.set("table", table);
  if (step !== null) query.set("step", String(step));
  if (judged !== null) query.set("judged", String(judged));
  return query.size > 0 ? `/replay?${query}#${record}` : `/replay#${record}`;
}

export function readReplay(search: string, record: string): ReplayLink {
  const query = new URLSearchParams(search);
  const table = query.get("table") ?? "";
  const step = query.get("step") ?? "";
  const judged = query.get("judged") ?? "";
  return {
    record,
    names: query.getAll("name").map((name) => name.slice(0, 60)),
    table: /^[a-z0-9]{1,16}$/i.test(table) ? table : "",
    step: /^\d{1,6}$/.test(step) ? Number(step) : null,
    judged: /^[0-7]$/.test(judged) ? Number(judged) : null,
  };
}

/** The turn that a step belongs to: the index of its first step among those given. */
export function turnBefore(turns: readonly number[], step: number): number | undefined {
  return turns.findLast((first) => first < step);
}

export function turnAfter(turns: readonly number[], step: number): number | undefined {
  return turns.find((first) => first > step);
}
