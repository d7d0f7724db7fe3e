import { describe, expect, test } from "vitest";

import { Inbox, later } from "../src/table/inbox";
import { message } from "./messages";

describe("the order of news", () => {
  test("who joins late is told the whole story first", () => {
    const inbox = new Inbox();
    expect(inbox.judge(message(40, "revealed", "moved"))).toBe("story");
    expect(inbox.judge(message(41, "revealed"))).toBe("next");
  });

  test("a message that comes twice is old the second time", () => {
    const inbox = new Inbox();
    inbox.judge(message(1));
    expect(inbox.judge(message(2, "moved"))).toBe("next");
    expect(inbox.judge(message(2, "moved"))).toBe("old");
  });

  test("a message that was overtaken is old", () => {
    const inbox = new Inbox();
    inbox.judge(message(1));
    expect(inbox.judge(message(3))).toBe("next");
    expect(inbox.judge(message(2))).toBe("old");
  });

  test("after missed news the next message is still the next: it tells all since", () => {
    const inbox = new Inbox();
    inbox.judge(message(1));
    expect(inbox.judge(message(9, "revealed", "moved"))).toBe("next");
  });

  test("a story that became shorter is read again, even with an older number", () => {
    const inbox = new Inbox();
    inbox.judge(message(5, "revealed"));
    expect(inbox.judge(message(6, "taken_back"))).toBe("again");
    inbox.open();
    expect(inbox.judge(message(6))).toBe("story");
    expect(inbox.judge(message(6))).toBe("old");
  });

  test("it knows what it has, but nothing while a stream is new", () => {
    const inbox = new Inbox();
    expect(inbox.has(0)).toBe(false);
    inbox.judge(message(3));
    expect([inbox.has(3), inbox.has(4)]).toEqual([true, false]);
    inbox.open();
    expect(inbox.has(3)).toBe(false);
  });

  test("of two messages the later holds, of two alike the one just come", () => {
    const [old, now, again] = [message(1), message(2), message(2)];
    expect(later(null, old)).toBe(old);
    expect(later(now, old)).toBe(now);
    expect(later(old, now)).toBe(now);
    expect(later(now, again)).toBe(again);
  });
});
