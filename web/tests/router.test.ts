import { expect, test } from "vitest";

import { routeOf, typedAddress } from "../src/router";

test("every page has its path", () => {
  expect(routeOf("/")).toEqual({ page: "lobby" });
  expect(routeOf("/t/brave-owl-7")).toEqual({ page: "table", name: "brave-owl-7" });
  expect(routeOf("/replay")).toEqual({ page: "replay" });
  expect(routeOf("/history")).toEqual({ page: "history" });
  expect(routeOf("/rules/duel")).toEqual({ page: "rules", name: "duel" });
  expect(routeOf("/learn/duel")).toEqual({ page: "learn", name: "duel" });
  expect(routeOf("/learn/duel/copy")).toEqual({ page: "lesson", name: "duel", lesson: "copy" });
  expect(routeOf("/learn/duel/rules")).toEqual({ page: "taught", name: "duel" });
  expect(routeOf("/puzzles/duel/0d903e")).toEqual({
    page: "puzzle",
    name: "duel",
    puzzle: "0d903e",
  });
  expect(routeOf("/daily/duel")).toEqual({ page: "daily", name: "duel" });
  expect(routeOf("/proof/brave-owl-7")).toEqual({ page: "proof", name: "brave-owl-7" });
});

test("what every game has is there without a game, too", () => {
  for (const topic of ["learn", "puzzles", "daily", "rules", "cards"]) {
    expect(routeOf(`/${topic}`)).toEqual({ page: "topic", topic });
    expect(routeOf(`/${topic}/`)).toEqual({ page: "topic", topic });
  }
});

test("names are decoded", () => {
  expect(routeOf("/t/a%20b")).toEqual({ page: "table", name: "a b" });
});

test("other paths lead nowhere, and mistyped ones break nothing", () => {
  for (const path of ["/t", "/t/", "/new", "/elsewhere/x", "/toString/x", "/t/%E0%A4%A"]) {
    expect(routeOf(path)).toEqual({ page: "nowhere" });
  }
});

test("a table is found by its code or by any link to it", () => {
  expect(typedAddress(" brave-owl-7 ")).toBe("/t/brave-owl-7");
  expect(typedAddress("http://10.0.0.2:8083/t/brave-owl-7")).toBe("/t/brave-owl-7");
  expect(typedAddress("see http://x/t/owl#invite=abc now")).toBe("/t/owl#invite=abc");
  expect(typedAddress("a/b")).toBe("/t/a%2Fb");
  expect(typedAddress("  ")).toBe("");
});

test("a link to a finished game is the same from a server and from a folder of files", () => {
  const found = "/replay?name=Ada&name=B%C3%A9b%C3%A9&step=7#Zx-9_";
  expect(typedAddress("https://x.org/replay?name=Ada&name=B%C3%A9b%C3%A9&step=7#Zx-9_")).toBe(found);
  expect(typedAddress("https://y.org/play/?/replay&name=Ada&name=B%C3%A9b%C3%A9&step=7#Zx-9_ ")).toBe(found);
  expect(typedAddress("https://y.org/play/?/replay#Zx-9_")).toBe("/replay#Zx-9_");
});
