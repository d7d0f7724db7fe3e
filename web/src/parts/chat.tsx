/** What people at a table say to each other: a few lines, quick words, and a line to write. */

import { useEffect, useRef, useState } from "preact/hooks";

import { api } from "../api";
import { usePreferences } from "../preferences";
import { EMOTES, LONGEST, type ChatLine, type Emote } from "../table/chat";
import type { Words } from "../words";
import { Badge } from "./seats";

const SHOWN = 8000; // milliseconds

interface ChatProps {
  code: string;
  /** The seat that speaks: the first of this browser. */
  seat: number;
  lines: readonly ChatLine[];
  names: readonly string[];
  words: Words;
}

/** Nothing where it is switched off; else what was said, and how to say something. */
export function Chat({ code, seat, lines, names, words }: ChatProps) {
  const { chat } = usePreferences();
  const [text, setText] = useState("");
  const [problem, setProblem] = useState<unknown>(null);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [lines, chat]);
  if (!chat) return null;

  const say = async (emote: Emote | "", line: string): Promise<void> => {
    setProblem(null);
    try {
      await api.chat(code, seat, emote, line);
      if (line) setText((now) => (now.trim() === line ? "" : now));
    } catch (failure) {
      setProblem(failure);
    }
  };
  const send = (event: Event): void => {
    event.preventDefault();
    const line = text.trim();
    if (line) void say("", line);
  };
  return (
    <section class="chat" aria-labelledby="chat-title">
      <h2 id="chat-title">{words.say("web-chat")}</h2>
      {lines.length === 0 ? (
        <p class="muted">{words.say("web-chat-empty")}</p>
      ) : (
        <div class="chat-lines" ref={list} role="log" tabIndex={0} aria-labelledby="chat-title">
          <ol>
            {lines.map((line) => (
              <li key={line.id}>
                <Line line={line} name={names[line.seat] ?? ""} words={words} />
              </li>
            ))}
          </ol>
        </div>
      )}
      <form class="chat-say" onSubmit={send}>
        <input
          aria-label={words.say("web-chat-say")}
          placeholder={words.say("web-chat-say")}
          maxLength={LONGEST}
          autocomplete="off"
          enterkeyhint="send"
          value={text}
          onInput={(event) => setText(event.currentTarget.value)}
        />
        <button type="submit" class="quiet" aria-disabled={text.trim() === ""}>
          {words.say("web-chat-send")}
        </button>
      </form>
      <details class="emotes">
        <summary>{words.say("web-chat-emotes")}</summary>
        <div class="emote-list">
          {EMOTES.map((emote) => (
            <button key={emote} type="button" class="quiet small" onClick={() => void say(emote, "")}>
              {words.say(`web-emote-${emote}`)}
            </button>
          ))}
        </div>
      </details>
      {problem !== null && (
        <p class="chat-problem" role="alert">
          {words.problem(problem)}
        </p>
      )}
    </section>
  );
}

function Line({ line, name, words }: { line: ChatLine; name: string; words: Words }) {
  return (
    <>
      <Badge seat={line.seat} />
      <span>
        <strong>{name}</strong>{" "}
        <span class={line.emote ? "said is-emote" : "said"}>
          {line.emote ? words.say(`web-emote-${line.emote}`) : line.text}
        </span>
      </span>
    </>
  );
}

interface SaidProps extends Pick<ChatProps, "lines" | "names" | "words"> {
  /** The seats of this browser. */
  mine: readonly number[];
}

/** What somebody else said last, for a while, where the chat is out of sight: a touch leads there. */
export function Said({ lines, mine, names, words }: SaidProps) {
  const [shown, show] = useState<ChatLine | null>(null);
  const last = lines.at(-1);
  useEffect(() => {
    const isNews = last && !mine.includes(last.seat) && !isInSight(chatBox());
    show(isNews ? last : null);
    const timer = setTimeout(() => show(null), SHOWN);
    return () => clearTimeout(timer);
  }, [last?.id]);
  const box = shown && chatBox();
  if (!box) return null;
  const lead = (): void => {
    show(null);
    box.scrollIntoView({ block: "center" });
  };
  return (
    <button type="button" class="said-now" onClick={lead}>
      <Line line={shown} name={names[shown.seat] ?? ""} words={words} />
    </button>
  );
}

/** The chat on the page; null where it is switched off. */
function chatBox(): Element | null {
  return document.querySelector(".chat");
}

function isInSight(box: Element | null): boolean {
  if (!box) return false;
  const { top, bottom } = box.getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight;
}
