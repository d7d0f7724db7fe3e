import { expect, test } from "vitest";

import { heardOf, type ChatLine } from "../src/table/chat";

function line(id: string): ChatLine {
  return { id, seat: 0, emote: "", text: id };
}

test("new lines come after those that are known", () => {
  expect(heardOf([line("a")], [line("b")]).map(({ id }) => id)).toEqual(["a", "b"]);
});

test("what a new stream tells again is not said twice", () => {
  const known = [line("a"), line("b")];
  expect(heardOf(known, [line("a"), line("b"), line("c")])).toEqual([...known, line("c")]);
});

test("not everything is kept", () => {
  const many = Array.from({ length: 150 }, (_, number) => line(String(number)));
  expect(heardOf([], many)).toEqual(many.slice(50));
});
