import { describe, expect, test } from "vitest";

import type { Message } from "../src/shapes";
import { filled, FRESH, has, judge, later, type Inbox } from "../src/table/inbox";
import { message } from "./messages";

/** The inbox of a stream that has told this. */
function told(...messages: Message[]): Inbox {
  return messages.reduce(filled, FRESH);
}

describe("the order of news", () => {
  test("who joins late is told the whole story first", () => {
    expect(judge(FRESH, message(40, "revealed", "moved"))).toBe("story");
    expect(judge(told(message(40)), message(41, "revealed"))).toBe("next");
  });

  test("a message that comes twice is old the second time", () => {
    expect(judge(told(message(1), message(2, "moved")), message(2, "moved"))).toBe("old");
  });

  test("a message that was overtaken is old, and changes nothing", () => {
    const inbox = told(message(1), message(3));
    expect(judge(inbox, message(2))).toBe("old");
    expect(filled(inbox, message(2))).toBe(inbox);
  });

  test("after missed news the next message is still the next: it tells all since", () => {
    expect(judge(told(message(1)), message(9, "revealed", "moved"))).toBe("next");
  });

  test("a story that became shorter is read again, even with an older number", () => {
    expect(judge(told(message(5)), message(6, "taken_back"))).toBe("again");
    expect(judge(FRESH, message(6))).toBe("story");
    expect(judge(told(message(6)), message(6))).toBe("old");
  });

  test("it knows what it has, but nothing while a stream is new", () => {
    expect(has(FRESH, 0)).toBe(false);
    const inbox = told(message(3));
    expect([has(inbox, 3), has(inbox, 4)]).toEqual([true, false]);
  });

  test("of two messages the later holds, of two alike the one just come", () => {
    const [old, now, again] = [message(1), message(2), message(2)];
    expect(later(null, old)).toBe(old);
    expect(later(now, old)).toBe(now);
    expect(later(old, now)).toBe(now);
    expect(later(now, again)).toBe(again);
  });
});
