/** What can be asked of whoever has the tables, as docs/protocol.md describes it. */

import { home, type Stream } from "./home";
import type {
  Analysis,
  AnswerCommand,
  Because,
  ChatCommand,
  Created,
  DailyPage,
  GameInfo,
  HandOverCommand,
  Hint,
  Join,
  Joined,
  LessonInfo,
  LessonPage,
  Message,
  NewTable,
  Nonce,
  NoncesCommand,
  Outlook,
  Problem as ProblemBody,
  Proof,
  PuzzleInfo,
  PuzzlePage,
  RematchCommand,
  Replay,
  Reply,
  PiecesPage,
  RuleExample,
  RuleInfo,
  SummaryPage,
  TableInfo,
  Tables,
  TakeBackCommand,
  UndoCommand,
  Why,
} from "./wire";

/** A refusal of the server, with its stable code. */
export class Problem extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly rule: string,
  ) {
    super(message);
  }
}

/** Whether this says only that the server cannot be reached. */
export function isOffline(problem: unknown): boolean {
  return problem instanceof Problem && problem.status === 0 && problem.code === "offline";
}

const BY_PROXY = [502, 503, 504]; // without a code of ours: what says so is in front of the server

let known: Promise<unknown> | null = null;

/** Who we are: the server sets a cookie at the first request. */
export function me(): Promise<unknown> {
  known ??= request("/api/me").catch((problem: unknown) => {
    known = null;
    throw problem;
  });
  return known;
}

/** Asks the server anew whether it is there. */
export function knock(): Promise<unknown> {
  return request("/api/me");
}

/** A text never used twice; works without a secure context. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

async function request(path: string, init?: RequestInit): Promise<Response> {
  let response: Response;
  try {
    response = await home().fetch(path, { credentials: "same-origin", ...init });
  } catch {
    throw new Problem(0, "offline", "", "");
  }
  if (response.ok) return response;
  const said = (await response.json().catch(() => ({}))) as Partial<ProblemBody>;
  if (BY_PROXY.includes(response.status) && !said.code) throw new Problem(0, "offline", "", "");
  throw new Problem(
    response.status,
    said.code ?? "error",
    said.message ?? String(response.status),
    said.rule ?? "",
  );
}

async function read<T>(
  path: string,
  query: Record<string, string | number | null> = {},
): Promise<T> {
  await me();
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== null) search.set(name, String(value));
  }
  const tail = search.size > 0 ? `?${search}` : "";
  return (await request(path + tail)).json() as Promise<T>;
}

const PATIENCE = [500, 1500, 3000];

/** Sends a command; when the network fails, the same again: its key makes that safe. */
async function command<Body extends { key: string }, T>(
  path: string,
  body: Omit<Body, "key">,
): Promise<T> {
  await me();
  const init = {
    method: "POST",
    headers: { "Content-Type": "application/json", "X-Automatable": "1" },
    body: JSON.stringify({ key: newKey(), ...body }),
  };
  for (const pause of PATIENCE) {
    try {
      return (await (await request(path, init)).json()) as T;
    } catch (problem) {
      if (!isOffline(problem)) throw problem;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  return (await (await request(path, init)).json()) as T;
}

const table = (code: string): string => `/api/tables/${encodeURIComponent(code)}`;

export const api = {
  games: () => read<GameInfo[]>("/api/games"),
  rules: (game: string, lang: string) =>
    read<RuleInfo[]>(`/api/games/${encodeURIComponent(game)}/rules`, { lang }),
  rule: (game: string, id: string, lang: string) =>
    read<RuleInfo>(`/api/games/${encodeURIComponent(game)}/rules/${encodeURIComponent(id)}`, {
      lang,
    }),
  example: (game: string, id: string, lang: string) =>
    read<RuleExample>(
      `/api/games/${encodeURIComponent(game)}/rules/${encodeURIComponent(id)}/example`,
      { lang },
    ),
  summary: (game: string, lang: string) =>
    read<SummaryPage>(`/api/games/${encodeURIComponent(game)}/summary`, { lang }),
  pieces: (game: string, lang: string) =>
    read<PiecesPage>(`/api/games/${encodeURIComponent(game)}/pieces`, { lang }),
  lessons: (game: string) =>
    read<LessonInfo[]>(`/api/games/${encodeURIComponent(game)}/lessons`),
  lesson: (game: string, id: string, given: readonly string[], answer: string) =>
    read<LessonPage>(`/api/games/${encodeURIComponent(game)}/lessons/${encodeURIComponent(id)}`, {
      given: given.join(" "),
      answer,
    }),
  puzzles: (game: string) =>
    read<PuzzleInfo[]>(`/api/games/${encodeURIComponent(game)}/puzzles`),
  puzzle: (
    game: string,
    id: string,
    given: readonly string[],
    answer: string,
    solver: { rating: number; played: number },
  ) =>
    read<PuzzlePage>(`/api/games/${encodeURIComponent(game)}/puzzles/${encodeURIComponent(id)}`, {
      given: given.join(" "),
      answer,
      ...solver,
    }),
  daily: (game: string, date: string, given: readonly string[], answer: string) =>
    read<DailyPage>(`/api/games/${encodeURIComponent(game)}/daily`, {
      date,
      given: given.join(" "),
      answer,
    }),
  words: async (lang: string, game: string) => {
    const tail = game ? `?game=${encodeURIComponent(game)}` : "";
    return (await request(`/api/words/${lang}${tail}`)).text();
  },
  table: (code: string) => read<TableInfo>(table(code)),
  tables: (codes: string) => read<Tables>("/api/tables", { codes }),
  view: (code: string, seat: number | null) => read<Message>(`${table(code)}/view`, { seat }),
  why: (code: string, seat: number, action: string, lang: string) =>
    read<Why>(`${table(code)}/why`, { seat, action, lang }),
  hint: (code: string, seat: number, sequence: number) =>
    read<Hint>(`${table(code)}/hint`, { seat, sequence }),
  outlook: (code: string, seat: number) => read<Outlook>(`${table(code)}/outlook`, { seat }),
  because: (code: string, seat: number | null, event: number, lang: string) =>
    read<Because>(`${table(code)}/because`, { event, seat, lang }),
  proof: (code: string) => read<Proof>(`${table(code)}/proof`),
  record: async (code: string) => (await request(`${table(code)}/record`)).text(),
  replay: (record: string, seat: string, first: number, count: number) =>
    read<Replay>("/api/replay", { record, seat, first, count }),
  becauseAt: (record: string, seat: string, step: number, event: number, lang: string) =>
    read<Because>("/api/replay/because", { record, seat, step, event, lang }),
  analysis: (record: string, seat: number, first: number, count: number, careful: boolean) =>
    read<Analysis>("/api/replay/analysis", { record, seat, first, count, careful: careful ? 1 : 0 }),

  open: (wish: Omit<NewTable, "key">) => command<NewTable, Created>("/api/tables", wish),
  join: (code: string, invite: string, name: string, commit: string) =>
    command<Join, Joined>(`${table(code)}/join`, { invite, name, commit }),
  bring: (code: string, nonces: Nonce[]) =>
    command<NoncesCommand, Reply>(`${table(code)}/nonces`, { nonces }),
  answer: (code: string, seat: number, sequence: number, answer: string) =>
    command<AnswerCommand, Reply>(`${table(code)}/answers`, { seat, sequence, answer }),
  takeBack: (code: string, seat: number, sequence: number) =>
    command<TakeBackCommand, Reply>(`${table(code)}/take_back`, { seat, sequence }),
  undo: (code: string, seat: number, sequence: number, say: UndoCommand["say"]) =>
    command<UndoCommand, Reply>(`${table(code)}/undo`, { seat, sequence, say }),
  chat: (code: string, seat: number, emote: NonNullable<ChatCommand["emote"]>, text: string) =>
    command<ChatCommand, Reply>(`${table(code)}/chat`, { seat, emote, text }),
  handOver: (code: string, seat: number, bot: string) =>
    command<HandOverCommand, Reply>(`${table(code)}/hand_over`, { seat, bot }),
  rematch: (code: string) => command<RematchCommand, Created>(`${table(code)}/rematch`, {}),
};

/** The address of the news of a table, from the start of its story, with our own eyes. */
export function eventsAddress(code: string): string {
  return `${table(code)}/events?since=-1&seat=own`;
}

/** The news of a table. */
export function listen(code: string): Stream {
  return home().listen(eventsAddress(code));
}
