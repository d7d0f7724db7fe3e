import { describe, expect, test } from "vitest";

import commonEn from "../../src/automatable/words/text/en.ftl?raw";
import commonFr from "../../src/automatable/words/text/fr.ftl?raw";
import duelEn from "../../src/automatable/games/duel/text/en.ftl?raw";
import duelFr from "../../src/automatable/games/duel/text/fr.ftl?raw";
import arenaEn from "../../src/automatable/games/robot_quest_arena/text/en.ftl?raw";
import arenaFr from "../../src/automatable/games/robot_quest_arena/text/fr.ftl?raw";
import { Problem } from "../src/api";
import { verdict } from "../src/parts/end";
import type { Facts } from "../src/shapes";
import { bundle, Words, type Lang } from "../src/words";
import { event } from "./messages";

/** The words as the server sends them: the common ones, then the game's. */
function words(lang: Lang): Words {
  const texts = lang === "en" ? [commonEn, duelEn] : [commonFr, duelFr];
  return new Words(lang, [bundle(lang, texts.join("\n"))]);
}

const NAMES = ["Ada", "Bob"];

describe("words", () => {
  test("who wins is told, and that all lose together", () => {
    const told = (scores: number[], together: boolean) =>
      verdict({ scores, reason: "ko", rule: "", together, standings: [], tallies: [] }, NAMES, words("en"));
    expect(told([1, -1], false)).toBe("Ada won: knock-out.");
    expect(told([0, 0], false)).toBe("A draw: knock-out.");
    expect(told([-1, -1], true)).toBe("Lost: knock-out.");
    expect(told([1, 1], true)).toBe("Won: knock-out.");
    expect(told([1], true)).toBe("Won: knock-out.");
  });

  test("who plays alone is told the points and what they are called", () => {
    const result = { scores: [61], reason: "ko", rule: "", together: false, standings: [], tallies: [] };
    expect(verdict(result, ["Ada"], words("en"))).toBe("61 points: knock-out.");
    expect(verdict(result, ["Ada"], words("fr"))).toBe("61 points : KO.");
  });

  test("nothing lost and nothing left is not told", () => {
    const told = (lang: Lang, kind: string, facts: Facts): string =>
      new Words(lang, [
        bundle(lang, (lang === "en" ? [commonEn, arenaEn] : [commonFr, arenaFr]).join("\n")),
      ]).event(event(kind, facts), NAMES, 0);
    const lost = (red: number, blue: number) => ({ robot: "pug", red, blue });
    expect(told("en", "damaged", lost(3, 0))).toBe("Pug loses 3 red cubes.");
    expect(told("en", "damaged", lost(0, 1))).toBe("Pug loses its blue cube.");
    expect(told("fr", "damaged", lost(1, 1))).toBe("Pug perd 1 cube rouge et le bleu.");
    expect(told("en", "cleaned_up", { seat: 0, cards: [] })).toBe("You end the turn.");
    expect(told("fr", "cleaned_up", { seat: 0, cards: [] })).toBe("Vous finissez le tour.");
    expect(told("en", "cleaned_up", { seat: 0, cards: ["battery"] })).toMatch(/: Battery\.$/);
  });

  test("a refusal without numbers has a sentence of its own, or none", () => {
    expect(words("en").refusal("DUE-DRW-01", null, NAMES)).toBe("Chance decides which card is drawn.");
    expect(words("en").refusal("DUE-RND-04", null, NAMES)).toBe("");
  });

  test("a reason chooses the wording, though a thing has the same name", () => {
    const text = "thing-failsafe = tokens\nevent-ended = { $reason ->\n    [failsafe] lost\n   *[other] won\n}";
    const told = new Words("en", [bundle("en", text)]);
    expect(told.event(event("ended", { reason: "failsafe" }), NAMES)).toBe("lost");
  });

  test("a name printed on a thing goes before words", () => {
    const told = new Words("en", [bundle("en", "thing-coin = coin")]).named({ coin: "Doubloon" });
    expect(told.thing("coin")).toBe("Doubloon");
    const french = new Words("fr", [bundle("fr", "called-Doubloon = Doublon")]);
    expect(french.named({ coin: "Doubloon" }).thing("coin")).toBe("Doublon");
  });

  test("a label has the colon of its language", () => {
    expect(words("en").label("Moon")).toBe("Moon:");
    expect(words("fr").label("Lune")).toBe("Lune :");
  });

  test("a number in an action chooses the plural, a good the sentence", () => {
    const text =
      "action-spend = { $thing ->\n    [0] none\n    [one] one\n   *[other] { $thing } coins\n}\n" +
      "thing-gear = Gear\nevent-got = { $good ->\n    [gear] gears\n   *[other] others\n}";
    const told = new Words("en", [bundle("en", text)]);
    const spent = [0, 1, 12].map((count) => told.action(`spend:${count}`));
    expect(spent).toEqual(["none", "one", "12 coins"]);
    expect(told.event(event("got", { good: "gear" }), NAMES)).toBe("gears");
  });

  test("to the seat it happened to, the story says you", () => {
    const told = (lang: Lang, you: number | null) =>
      words(lang).event(event("drew", { seat: 0, card: "Ray" }), NAMES, you);
    expect([told("en", null), told("en", 1), told("en", 0)]).toEqual([
      "Ada draws Ray.",
      "Ada draws Ray.",
      "You draw Ray.",
    ]);
    expect(told("fr", 0)).toMatch(/^Vous piochez /);
    const facts = { seat: 0, other: 1, card: "Ray", other_card: "Trap" };
    expect(words("en").event(event("revealed", facts), NAMES, 1)).toBe(
      "You reveal Trap, Ada reveals Ray.",
    );
    const cost = { seat: 0, battery: 2, disk: 0 };
    expect(words("en").event(event("paid", cost), NAMES, 0)).toBe("You pay 2 batteries.");
  });

  test("an action is said in the language of the reader", () => {
    expect(words("en").action("play:Spark")).toBe("play Spark");
    expect(words("fr").action("play:Move")).toContain("Déplacement");
  });

  test("an event names seats by who sits there and things by their names", () => {
    const seen = event("revealed", { seat: 0, card: "Spark", other: 1, other_card: "Move" });
    expect(words("en").event(seen, NAMES)).toBe("Ada reveals Spark, Bob reveals Move.");
    expect(words("fr").event(seen, NAMES)).toContain("Déplacement");
  });

  test("of a hidden event only what all may know is said", () => {
    const said = words("en").event(event("drew", { seat: 1 }, true), NAMES);
    expect(said).toContain("Bob");
    expect(said).not.toContain("{");
  });

  test("names that look like markup or messages stay as they are", () => {
    const hostile = "<b>{ $card }</b>";
    const seen = event("revealed", { seat: 0, card: "Spark", other: 1, other_card: "Move" });
    expect(words("en").event(seen, [hostile, "Bob"])).toContain(hostile);
  });

  test("an unknown thing is called by its name, an unknown key by itself", () => {
    expect(words("en").thing("Gizmo")).toBe("Gizmo");
    expect(words("en").say("no-such-key")).toBe("no-such-key");
    expect(words("en").sayOr("no-such-key", "else")).toBe("else");
  });

  test("a language without a message falls back to the next", () => {
    const both = new Words("fr", [bundle("fr", "a = un"), bundle("en", "a = one\nb = two")]);
    expect([both.say("a"), both.say("b")]).toEqual(["un", "two"]);
  });

  test("problems are said by their code", () => {
    const offline = new Problem(0, "offline", "", "");
    expect(words("en").problem(offline)).toBe("The server cannot be reached");
    expect(words("en").problem(new Problem(400, "no_such_code", "as sent", ""))).toBe("as sent");
  });
});
