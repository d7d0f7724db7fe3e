/** The course of a table, told without a page, a server or a clock. */

import { describe, expect, test } from "vitest";

import { Problem } from "../src/api";
import type { BoardModule } from "../src/boards/board";
import type { Message, SeatInfo, TableInfo } from "../src/shapes";
import type { Effect, Happening, Likes } from "../src/table/draft";
import { reduce } from "../src/table/reduce";
import { current, EMPTY, viewer, type TableState } from "../src/table/state";
import { event, message, option } from "./messages";

const BOARD: BoardModule = {
  Board: () => null,
  beat: ({ kind }) => ({ hit: 900, drew: 0 })[kind] ?? 300,
  cue: ({ kind }) => (kind === "hit" ? "hit" : null),
  after: (view, { kind }) => ({ ...view, last: kind }),
};
const OFFLINE = new Problem(0, "offline", "", "");

function seat(number: number, isYours: boolean): SeatInfo {
  return {
    seat: number,
    name: `Player ${number}`,
    kind: isYours ? "here" : "bot",
    bot: isYours ? "" : "random",
    taken: true,
    yours: isYours,
    online: true,
    away: false,
    gone: 0,
    open: false,
    commit: "",
    brought: true,
  };
}

function table(...yours: boolean[]): TableInfo {
  return {
    code: "abc",
    game: "duel",
    settings: {},
    status: "playing",
    seats: yours.map((isYours, number) => seat(number, isYours)),
    seed_hash: "",
    sequence: 0,
    rematch: null,
    undo: null,
    watching: 0,
    hints: true,
    clock: { kind: "none", seconds: 0, increment: 0 },
    time: null,
    names: {},
    facts: {},
  };
}

function asking(sequence: number, seats: number[], ...actions: string[]): Message {
  const decision = { key: "card", wanted: 1, options: actions.map(option) };
  return { ...message(sequence), decision: actions.length > 0 ? decision : null, asked: seats };
}

/** Follows a table: its state, and everything that was to be done about it. */
class Follower {
  state: TableState = EMPTY;
  done: Effect[] = [];
  likes: Likes = { speed: "normal", auto: true, isWatched: true };

  happen(...happenings: Happening[]): this {
    for (const happening of happenings) {
      const [state, effects] = reduce(this.state, happening, this.likes);
      this.state = state;
      this.done.push(...effects);
    }
    return this;
  }

  /** The stream tells this, one message after the other. */
  hear(...messages: Message[]): this {
    return this.happen(...messages.map((one): Happening => ({ type: "message", message: one })));
  }

  answer(action: string): this {
    return this.happen({ type: "answer", action });
  }

  reply(sequence: number, status: "accepted" | "stale" = "accepted"): this {
    const reply = { status, sequence, code: "", rule: "", message: "" };
    return this.happen({ type: "reply", reply, action: "" });
  }

  /** What is being shown has been seen. */
  watch(): this {
    return this.happen({ type: "time", shot: this.state.shot });
  }

  /** What was to be done since this was last asked. */
  deeds(): string[] {
    const deeds = this.done.map((effect) => effect.do);
    this.done = [];
    return deeds;
  }

  last<K extends Effect["do"]>(deed: K): Extract<Effect, { do: K }> {
    const found = this.done.findLast((effect) => effect.do === deed);
    expect(found, `nobody was to ${deed}`).toBeDefined();
    return found as Extract<Effect, { do: K }>;
  }
}

/** Somebody at a table where these seats are theirs, who has heard the story so far. */
function seated(story: Message, ...yours: boolean[]): Follower {
  const follower = new Follower().happen(
    { type: "begun" },
    { type: "table", info: table(...yours) },
    { type: "board", board: BOARD },
  );
  follower.hear(story).deeds();
  return follower;
}

describe("news", () => {
  test("opening a table is hearing its stream: board and memory follow from it", () => {
    const follower = new Follower().happen({ type: "begun" });
    expect(follower.deeds()).toContain("listen");
    follower.happen({ type: "table", info: table(true, false) });
    expect(follower.deeds()).toEqual(["remember", "load"]);
    expect(follower.state.seat).toBe(0);
  });

  test("what comes before the board waits for it", () => {
    const follower = new Follower().happen(
      { type: "begun" },
      { type: "table", info: table(true, false) },
    );
    follower.hear(asking(3, [0], "play:A", "play:B"));
    expect(follower.state.message).toBe(null);
    follower.happen({ type: "board", board: BOARD });
    expect(follower.state.message?.sequence).toBe(3);
    expect(current(follower.state)?.decision?.options).toHaveLength(2);
  });

  test("the story so far is not shown, what comes after it is", () => {
    const follower = seated(message(3, "hit", "hit"), true, false);
    expect([follower.state.log.length, follower.state.beat]).toEqual([2, null]);
    follower.hear(message(4, "hit"));
    expect(follower.state.beat?.kind).toBe("hit");
    expect(follower.deeds()).toEqual(["play", "wait"]);
  });

  test("old news changes nothing", () => {
    const follower = seated(message(3), true, false);
    const before = follower.state;
    follower.hear(message(3, "hit"));
    expect({ ...follower.state }).toEqual(before);
  });
});

describe("the film", () => {
  test("events are shown one by one, and logged when they were seen", () => {
    const follower = seated(message(1), true, false).hear(message(2, "hit", "drew", "paid"));
    expect(follower.state.log).toEqual([]);
    expect(follower.state.view).toMatchObject({ last: "hit" });
    follower.watch();
    expect(follower.state.log.map(({ kind }) => kind)).toEqual(["hit", "drew"]);
    expect(follower.state.beat?.kind).toBe("paid");
    follower.watch();
    expect(follower.state.log).toHaveLength(3);
    expect(follower.state).toMatchObject({ beat: null, view: { sequence: 2 } });
  });

  test("messages wait for each other", () => {
    const follower = seated(message(1), true, false).hear(message(2, "hit"), message(3, "paid"));
    expect(follower.state.message?.sequence).toBe(1);
    follower.watch();
    expect(follower.state.message?.sequence).toBe(2);
    expect(follower.state.beat?.kind).toBe("paid");
    expect(follower.watch().state.message?.sequence).toBe(3);
  });

  test("it goes faster the more of it waits", () => {
    const brief = seated(message(1), true, false).hear(message(2, "hit")).last("wait").time;
    const many = message(2, "hit", ...Array<string>(12).fill("paid"));
    const long = seated(message(1), true, false).hear(many).last("wait").time;
    expect(long).toBeLessThan(brief);
    expect(long).toBeGreaterThan(100);
  });

  test("who hurries skips all that waits, but not what comes later", () => {
    const follower = seated(message(1), true, false).hear(message(2, "hit"), message(3, "hit"));
    follower.happen({ type: "hurry" });
    expect(follower.state).toMatchObject({ beat: null, message: { sequence: 3 } });
    expect(follower.state.log).toHaveLength(2);
    expect(follower.hear(message(4, "hit")).state.beat?.kind).toBe("hit");
  });

  test("time that is up for something that was skipped does not matter", () => {
    const follower = seated(message(1), true, false).hear(message(2, "hit"));
    const { shot } = follower.state;
    follower.happen({ type: "hurry" });
    follower.hear(message(3, "hit"));
    follower.happen({ type: "time", shot });
    expect(follower.state.beat?.kind).toBe("hit");
  });

  test("nobody watches: everything is told at once", () => {
    const follower = seated(message(1), true, false);
    follower.likes = { ...follower.likes, isWatched: false };
    follower.hear(message(2, "hit", "paid"));
    expect(follower.state).toMatchObject({ beat: null, message: { sequence: 2 } });
    expect(follower.state.log).toHaveLength(2);
  });

  test("a moment is shown again, from what the table looked like before it", () => {
    const follower = seated(message(1), true, false).hear(message(2, "hit")).watch();
    const [moment] = follower.state.moments;
    expect(moment).toEqual({ event: event("hit"), before: { sequence: 1 } });
    if (!moment) return;
    follower.happen({ type: "again", moment });
    expect(follower.state).toMatchObject({ beat: { kind: "hit" }, view: { sequence: 1 } });
    follower.hear(message(3, "drew"));
    expect(follower.state.message?.sequence).toBe(2);
    follower.watch();
    expect(follower.state).toMatchObject({ beat: null, view: { sequence: 3 } });
  });
});

describe("an answer of one's own", () => {
  const story = asking(5, [0], "play:A", "play:B");

  test("it is sent once, and the next waits until the table knows of it", () => {
    const follower = seated(story, true, false).answer("play:A").answer("play:B");
    expect(follower.done.filter((effect) => effect.do === "answer")).toEqual([
      { do: "answer", seat: 0, sequence: 5, action: "play:A" },
    ]);
    expect(follower.reply(6).state.busy).toBe(true);
    expect(follower.hear(asking(6, [1])).state.busy).toBe(false);
  });

  test("the stream may be faster than the reply", () => {
    const follower = seated(story, true, false).answer("play:A").hear(asking(6, [1]));
    expect(follower.state.busy).toBe(true);
    expect(follower.reply(6).state.busy).toBe(false);
  });

  test("where no news comes of it, the stream is taken for dead", () => {
    const follower = seated(story, true, false).answer("play:A").reply(6);
    expect(follower.deeds()).toContain("expect news");
    follower.happen({ type: "overdue" });
    expect(follower.deeds()).toContain("listen");
    expect(follower.hear(asking(6, [1])).state.busy).toBe(false);
  });

  test("several at once are one answer, if the first is on offer", () => {
    const follower = seated(story, true, false).answer("play:A play:A");
    expect(follower.last("answer").action).toBe("play:A play:A");
  });

  test("what is not on offer is explained instead", () => {
    const follower = seated(story, true, false).answer("play:C");
    expect(follower.deeds()).toEqual(["explain"]);
    const refusal = { action: "play:C", rule: "DUE-1", facts: null, text: "", lang: "en" };
    expect(follower.happen({ type: "explained", refusal }).state.refusal).toBe(refusal);
    expect(follower.happen({ type: "dismiss" }).state.refusal).toBe(null);
  });

  test("an explanation stays while the same is asked, whatever others do", () => {
    const refusal = { action: "play:C", rule: "DUE-1", facts: null, text: "", lang: "en" };
    const follower = seated(story, true, false).answer("play:C");
    follower.happen({ type: "explained", refusal }).hear(asking(6, [0], "play:A", "play:B"));
    expect(follower.state.refusal).toBe(refusal);
    expect(follower.hear(asking(7, [0], "play:A")).state.refusal).toBe(null);
  });

  test("what the server refuses is told with its rule", () => {
    const reply = { status: "refused", sequence: 5, code: "", rule: "DUE-1", message: "" } as const;
    const follower = seated(story, true, false).answer("play:A");
    follower.happen({ type: "reply", reply, action: "play:A" });
    expect(follower.last("cite")).toMatchObject({ action: "play:A", rule: "DUE-1" });
    expect(follower.state.busy).toBe(false);
  });

  test("to a question that is gone, the story is heard anew", () => {
    const follower = seated(story, true, false).answer("play:A").reply(7, "stale");
    expect(follower.deeds()).toContain("listen");
    expect(follower.state.busy).toBe(false);
    follower.hear(asking(7, [0], "play:B", "play:C"));
    expect(current(follower.state)?.sequence).toBe(7);
  });

  test("if nobody heard it, it can be given again", () => {
    const follower = seated(story, true, false).answer("play:A");
    follower.happen({ type: "unsent", problem: OFFLINE });
    expect(follower.state).toMatchObject({ busy: false, problem: OFFLINE });
    follower.deeds();
    expect(follower.answer("play:A").deeds()).toEqual(["answer"]);
  });

  test("nobody answers while something is being shown", () => {
    const follower = seated(story, true, false).hear({ ...story, sequence: 6, events: [event("hit")] });
    follower.deeds();
    expect(follower.answer("play:A").deeds()).toEqual([]);
  });

  test("of what names nobody, only that is told again which others did", () => {
    const follower = seated(story, true, false).answer("play:A");
    const fell = event("fell");
    follower.state.board = { ...BOARD, beat: () => 900 };
    follower.likes = { ...follower.likes, isWatched: false };
    const events = [fell, event("turn_began", { seat: 1 }), event("rose")];
    follower.hear({ ...message(6), events });
    expect(follower.state.moments.map((moment) => moment.event.kind)).toEqual(["rose"]);
  });

  test("it forgets what happened before it", () => {
    const next = { ...story, sequence: 6, events: [event("hit")] };
    const follower = seated(story, true, false).hear(next).watch();
    expect(follower.state.moments).toHaveLength(1);
    expect(follower.answer("play:A").state.moments).toEqual([]);
  });
});

describe("a single answer", () => {
  test("it is given by itself, for those who like it", () => {
    const follower = seated(asking(5, [0], "crew:A", "crew:B"), true, false).answer("crew:A").reply(6);
    follower.hear(asking(6, [0], "crew:B"));
    expect(follower.last("answer").action).toBe("crew:B");
    expect(follower.state.alone).toBe("crew:B");
  });

  test("not for those who do not, nor where it ends the turn", () => {
    const follower = seated(asking(5, [0], "end"), true, false);
    follower.likes = { ...follower.likes, auto: false };
    follower.hear(asking(6, [0], "crew:B"));
    expect(follower.deeds()).not.toContain("answer");
  });

  test("it is taken back together with the answer before it", () => {
    const follower = seated(asking(5, [0], "crew:A", "crew:B"), true, false);
    follower.happen({ type: "take back" }).reply(6).deeds();
    follower.hear({ ...message(6, "taken_back") });
    expect(follower.deeds()).toContain("listen");
    follower.hear({ ...asking(6, [0], "crew:B"), take_back: "" });
    expect(follower.deeds()).toContain("take back");
  });
});

describe("several seats on one screen", () => {
  const both = asking(1, [0, 1]);

  function shared(): Follower {
    const follower = seated(both, true, true);
    expect(follower.state).toMatchObject({ active: 0, covered: true });
    return follower;
  }

  function looks(follower: Follower, number: number, ...actions: string[]): void {
    const { glance, seat: who } = follower.last("look");
    expect(who).toBe(number);
    const found = asking(follower.state.message?.sequence ?? 0, [number], ...actions);
    follower.happen({ type: "looked", glance, seat: who, message: found });
  }

  test("each confirms before they see anything", () => {
    const follower = shared();
    expect([viewer(follower.state), current(follower.state)]).toEqual([null, null]);
    follower.happen({ type: "confirm", curtains: true });
    looks(follower, 0, "play:A", "play:B");
    expect(viewer(follower.state)).toBe(0);
    expect(current(follower.state)?.decision?.options).toHaveLength(2);
  });

  test("the screen is covered again when it is the turn of the other", () => {
    const follower = shared().happen({ type: "confirm", curtains: true });
    looks(follower, 0, "play:A", "play:B");
    follower.answer("play:A").reply(2).hear(asking(2, [1]));
    expect(follower.state).toMatchObject({ active: 1, covered: true, own: null, busy: false });
  });

  test("without secrets the next looks at once, and news waits for it", () => {
    const follower = shared().happen({ type: "confirm", curtains: false });
    looks(follower, 0, "play:A", "play:B");
    follower.answer("play:A").reply(2).hear(asking(2, [1]), asking(3, [1]));
    expect(follower.state.message?.sequence).toBe(2);
    looks(follower, 1, "play:C", "play:D");
    expect(follower.state.message?.sequence).toBe(3);
    looks(follower, 1, "play:C", "play:D");
    expect(follower.state).toMatchObject({ active: 1, covered: false, busy: false });
  });

  test("who looks too late does not see what is no longer theirs", () => {
    const follower = shared().happen({ type: "confirm", curtains: true });
    const { glance } = follower.last("look");
    follower.hear(asking(2, [1]));
    follower.happen({ type: "looked", glance, seat: 0, message: asking(1, [0], "play:A") });
    expect(follower.state).toMatchObject({ active: 1, covered: true, own: null });
  });

  test("behind the curtain the last answer is taken back by who gave it", () => {
    const follower = shared().happen({ type: "confirm", curtains: true });
    looks(follower, 0, "play:A", "play:B");
    follower.answer("play:A").reply(2).hear(asking(2, [1]));
    follower.happen({ type: "take back" });
    expect(follower.last("take back").seat).toBe(0);
    follower.reply(3).hear(message(3, "taken_back")).hear(asking(3, [0, 1]));
    expect(follower.state).toMatchObject({ active: 0, covered: true });
  });

  test("a view that cannot be had holds up nothing", () => {
    const follower = shared().happen({ type: "confirm", curtains: false });
    looks(follower, 0, "play:A", "play:B");
    follower.hear(asking(2, [1]), asking(3, [0]));
    const { glance } = follower.last("look");
    follower.happen({ type: "blind", glance, problem: OFFLINE });
    expect(follower.state).toMatchObject({ problem: OFFLINE, message: { sequence: 3 } });
  });
});

describe("the connection", () => {
  test("a stream that breaks is found again, and what failed for want of it forgotten", () => {
    const follower = seated(message(1), true, false);
    follower.happen({ type: "broken", isClosed: false }, { type: "problem", problem: OFFLINE });
    expect(follower.state.lost).toBe(true);
    expect(follower.deeds()).toEqual([]);
    follower.happen({ type: "opened" });
    expect(follower.state).toMatchObject({ lost: false, problem: null });
  });

  test("one that is closed is opened anew, at once and then after a pause", () => {
    const follower = seated(message(1), true, false).happen({ type: "broken", isClosed: true });
    expect(follower.last("recover").after).toBe(0);
    follower.happen({ type: "unreachable", problem: OFFLINE });
    expect(follower.last("recover").after).toBeGreaterThan(0);
    follower.happen({ type: "begun" });
    expect(follower.deeds()).toContain("listen");
  });

  test("a table that never was is a failure", () => {
    const problem = new Problem(404, "no_table", "", "");
    expect(new Follower().happen({ type: "unreachable", problem }).state.failure).toBe(problem);
  });

  test("who sits down sees the table with other eyes", () => {
    const follower = seated(asking(1, [0]), false, false);
    expect(follower.state.seat).toBe(null);
    follower.happen({ type: "table", info: table(true, false) });
    expect(follower.state).toMatchObject({ seat: 0, message: null });
    expect(follower.deeds()).toContain("listen");
  });

  test("after a break in the middle of a film the story is told, not shown", () => {
    const follower = seated(message(1), true, false).hear(message(2, "hit"));
    follower.happen({ type: "begun" }).hear(message(4, "hit", "paid"));
    expect(follower.state).toMatchObject({ beat: null, message: { sequence: 4 } });
    expect(follower.state.log).toHaveLength(2);
  });
});

describe("what is heard", () => {
  const over = (...scores: number[]): Message => ({
    ...message(9),
    status: "over",
    result: { scores, reason: "goal", rule: "DUE-END-01", together: false, standings: [], tallies: [] },
  });
  const cue = (...args: [scores: number[], ...yours: boolean[]]): string => {
    const [scores, ...yours] = args;
    return seated(message(1), ...yours).hear(over(...scores)).last("play").cue;
  };

  test("the end sounds as it is to the person here", () => {
    expect(cue([1, -1], true, false)).toBe("win");
    expect(cue([1, -1], false, true)).toBe("loss");
    expect(cue([0, 0], true, false)).toBe("end");
    expect(cue([1, -1], false, false)).toBe("end");
    expect(cue([1, -1], true, true)).toBe("end");
  });

  test("a rematch calls those who are still at the table, once", () => {
    const follower = seated(over(1, -1), true, false);
    const { seats, undo, watching } = table(true, false);
    const seating = (rematch: string | null) => ({ seats, rematch, undo, watching });
    follower.happen({ type: "seats", seating: seating(null) });
    expect(follower.deeds()).toEqual([]);
    follower.happen({ type: "seats", seating: seating("next") });
    expect(follower.deeds()).toEqual(["play"]);
    follower.happen({ type: "seats", seating: seating("next") });
    expect(follower.deeds()).toEqual([]);
  });

  test("a turn is heard if there is something to choose", () => {
    const turn = { ...asking(2, [0], "play:A", "play:B"), events: [event("drew")] };
    expect(seated(message(1), true, false).hear(turn).last("play").cue).toBe("turn");
    const forced = { ...asking(2, [0], "play:A"), events: [event("drew")] };
    expect(seated(message(1), true, false).hear(forced).deeds()).not.toContain("play");
  });
});

describe("a hint", () => {
  const story = asking(5, [0], "play:A", "play:B");

  test("one is thought of at a time, for the question that stands", () => {
    const follower = seated(story, true, false).happen({ type: "ask hint" }, { type: "ask hint" });
    expect(follower.done.filter((effect) => effect.do === "hint")).toHaveLength(1);
    const answers = [{ action: "play:A", worth: 700, tries: 10 }];
    follower.happen({ type: "hinted", question: follower.last("hint").question, answers });
    expect(follower.state).toMatchObject({ thinking: false, hinted: { answers } });
  });

  test("one that comes too late is not worth a word, one that fails is", () => {
    const late = new Problem(409, "stale", "", "");
    const follower = seated(story, true, false).happen({ type: "ask hint" });
    expect(follower.happen({ type: "unhinted", problem: late }).state.problem).toBe(null);
    follower.happen({ type: "ask hint" }, { type: "unhinted", problem: OFFLINE });
    expect(follower.state).toMatchObject({ thinking: false, problem: OFFLINE });
  });
});
