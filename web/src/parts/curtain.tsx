/** Covers the screen until the person asked is alone with it: a dialog that only they can end. */

import { useId, useLayoutEffect, useRef, useState } from "preact/hooks";

import type { Seen } from "../shapes";
import type { Words } from "../words";
import { ProblemBanner } from "./failure";
import { Undo } from "./icons";
import { EventList } from "./log";
import { Badge } from "./seats";

interface CurtainProps {
  game: string;
  seat: number;
  names: readonly string[];
  news: readonly Seen[];
  problem: unknown;
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
  problem,
  words,
  canTakeBack,
  onConfirm,
  onTakeBack,
}: CurtainProps) {
  const box = useRef<HTMLDialogElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const id = useId();
  const cover = (): void => {
    if (!box.current?.open) box.current?.showModal();
    button.current?.focus();
  };
  useLayoutEffect(cover, [seat]);
  const name = names[seat] ?? "";
  return (
    <dialog
      ref={box}
      class="curtain"
      aria-modal="true"
      aria-labelledby={id}
      onCancel={(event) => event.preventDefault()}
      onClose={cover}
    >
      <Badge seat={seat} />
      <h2 id={id}>{words.say("curtain", { name })}</h2>
      {news.length > 0 && (
        <div class="curtain-news">
          <EventList game={game} events={news} names={names} words={words} />
        </div>
      )}
      <ProblemBanner problem={problem} words={words} />
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
    </dialog>
  );
}
