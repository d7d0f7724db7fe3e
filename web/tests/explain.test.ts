/** What one can do, in groups and sentences; and what began something. */

import { describe, expect, test } from "vitest";

import { meant, shortly } from "../src/parts/entries";
import { lines } from "../src/parts/log";
import { began } from "../src/parts/because";
import type { Outlook, PiecesPage, Prospect, Seen } from "../src/shapes";
import type { Numbered } from "../src/table/numbering";
import { grouped, sameFor, thenText } from "../src/table/outlook";
import { bundle, Words } from "../src/words";

const TEXT = `
action-play = play { $thing }
action-end = end the turn
group-play = Play a card
ask-act = What do you do?
ask-aim = At whom?
result-ko = knock-out
what-again = Then you go on.
what-you = Then you are asked: { $question }
what-others = Then the others are asked.
what-over = Then the game is over: { $reason }.
because-all = Everybody has answered.
because-hidden = { $name } answers.
because-answer = { $name } answers: { $action }.
because-answer-you = You answer: { $action }.
`;
const words = new Words("en", [bundle("en", TEXT)]);

function option(action: string, number: number): Numbered {
  const [verb = "", thing = ""] = action.split(":");
  return { action, verb, thing, place: "", number };
}

function prospect(action: string, part: Partial<Prospect> = {}): Prospect {
  return { action, events: [], then: "you", key: "act", result: null, ...part };
}

function outlook(answers: Prospect[]): Outlook {
  return { sequence: 1, question: "act", rule: "", end: "end", answers };
}

const EVENT: Seen = { kind: "hit", rule: "X-1", facts: {}, hidden: false };

describe("what one can do", () => {
  test("stands in groups, the end of the turn apart", () => {
    const options = [option("play:Spark", 1), option("fly:Away", 2), option("end", 3)];
    const found = grouped(options, outlook(options.map(({ action }) => prospect(action))), words);
    expect(found.map(({ title }) => title)).toEqual(["group-play", "web-what-else", "what-end"]);
    expect(found[0]?.entries[0]?.prospect?.action).toBe("play:Spark");
  });

  test("needs no heading if it is all of a kind that has none", () => {
    const found = grouped([option("fly:Away", 1), option("swim:Away", 2)], outlook([]), words);
    expect(found.map(({ title }) => title)).toEqual([""]);
    expect(found[0]?.entries[0]?.prospect).toBeUndefined();
  });

  test("says who or what decides how it goes on", () => {
    const then = (part: Partial<Prospect>): string =>
      thenText(prospect("end", part), "act", words);
    expect(then({})).toBe("Then you go on.");
    expect(then({ key: "aim" })).toBe("Then you are asked: At whom?");
    expect(then({ then: "others", key: "" })).toBe("Then the others are asked.");
    const result = { scores: [1], reason: "ko", rule: "", together: false, standings: [], tallies: [] };
    expect(then({ then: "over", key: "", result })).toBe("Then the game is over: knock-out.");
  });

  test("says once what is the same for all", () => {
    const others = { then: "others", key: "" } as const;
    const same = [prospect("play:Spark", others), prospect("play:Ray", others)];
    expect(sameFor(outlook(same), words)).toBe("Then the others are asked.");
    expect(sameFor(outlook([...same, prospect("end")]), words)).toBe("");
    expect(sameFor(outlook([...same, { ...prospect("end", others), events: [EVENT] }]), words)).toBe("");
  });
});

describe("why something happened", () => {
  const names = ["Ada", "Bob"];

  test("what began it is told as far as one may know it", () => {
    const told = (seat: number | null, action: string, you: number | null): string =>
      began({ kind: "answer", seat, action, event: null }, names, you, words);
    expect(told(0, "play:Spark", 0)).toBe("You answer: play Spark.");
    expect(told(0, "play:Spark", null)).toBe("Ada answers: play Spark.");
    expect(told(1, "", 0)).toBe("Bob answers.");
    const all = { kind: "all", seat: null, action: "", event: null } as const;
    expect(began(all, names, 0, words)).toBe("Everybody has answered.");
  });

  test("a line knows its place in the whole story", () => {
    const events = ["drew", "drew", "hit"].map((kind) => ({ ...EVENT, kind }));
    expect(lines(events, ({ kind }) => kind).map(({ at }) => at)).toEqual([0, 2]);
  });
});

describe("what a card does beside its answer", () => {
  test("is as much as fits in a line", () => {
    expect(shortly({ does: ["+2 Moves.", "Fly over obstacles this turn."] })).toBe(
      "+2 Moves. Fly over obstacles this turn.",
    );
    expect(shortly({ does: ["Gain 1 battery.", "x".repeat(90)] })).toBe("Gain 1 battery.");
  });

  test("is that of the one piece an action names", () => {
    const piece = (name: string) => ({ name });
    const page = {
      kinds: [
        { pieces: [piece("RB-01"), piece("design")] },
        { pieces: [piece("1"), piece("design")] },
      ],
    } as unknown as PiecesPage;
    expect(meant(page, "RB-01")?.name).toBe("RB-01");
    expect(meant(page, "1")).toBeNull(); // so many batteries, and no card of that number
    expect(meant(page, "design")).toBeNull(); // a phase, and parts of the board
  });
});
