/** Covers the screen until the person asked is alone with it. */

import { useLayoutEffect, useRef, useState } from "preact/hooks";

import type { Seen } from "../api";
import type { Words } from "../words";
import { Undo } from "./icons";
import { EventList } from "./log";
import { Badge } from "./seats";

interface CurtainProps {
  game: string;
  seat: number;
  names: readonly string[];
  news: readonly Seen[];
  words: Words;
  canTakeBack: boolean;
  onConfirm: (curtains: boolean) => void;
  onTakeBack: () => void;
}

export function Curtain({
  game,
  seat,
  names,
  news,
  words,
  canTakeBack,
  onConfirm,
  onTakeBack,
}: CurtainProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  useLayoutEffect(() => button.current?.focus(), [seat]);
  const name = names[seat] ?? "";
  return (
    <div class="curtain">
      <Badge seat={seat} />
      <h2>{words.say("curtain", { name })}</h2>
      {news.length > 0 && (
        <div class="curtain-news">
          <EventList game={game} events={news} names={names} words={words} />
        </div>
      )}
      <button ref={button} type="button" class="main" onClick={() => onConfirm(!open)}>
        {words.say("web-i-am", { name })}
      </button>
      <label class="check">
        <input
          type="checkbox"
          checked={open}
          onChange={(event) => setOpen(event.currentTarget.checked)}
        />
        {words.say("web-no-curtain")}
      </label>
      {canTakeBack && (
        <button type="button" class="quiet" onClick={onTakeBack}>
          <Undo />
          {words.say("web-take-back")}
        </button>
      )}
    </div>
  );
}
