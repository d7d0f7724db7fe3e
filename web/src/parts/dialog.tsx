/** A dialog over the page; Escape closes it. */

import type { ComponentChildren } from "preact";
import { useId, useLayoutEffect, useRef } from "preact/hooks";

import { useWords } from "../words";
import { Cross } from "./icons";

interface DialogProps {
  title: string;
  onClose: () => void;
  children: ComponentChildren;
}

export function Dialog({ title, onClose, children }: DialogProps) {
  const words = useWords();
  const box = useRef<HTMLDialogElement>(null);
  const id = useId();
  useLayoutEffect(() => {
    box.current?.showModal();
  }, []);
  return (
    <dialog
      ref={box}
      aria-labelledby={id}
      onClose={onClose}
      onClick={(event) => event.target === box.current && box.current?.close()}
    >
      <div class="dialog-body">
        <div class="dialog-head">
          <h2 id={id}>{title}</h2>
          <button
            type="button"
            class="sign"
            aria-label={words.say("web-close")}
            onClick={() => box.current?.close()}
          >
            <Cross />
          </button>
        </div>
        {children}
      </div>
    </dialog>
  );
}
