/** A text to pass on, and a button that copies it. */

import { useRef, useState } from "preact/hooks";

import { useWords } from "../words";
import { Check, Copy } from "./icons";

interface CopyProps {
  text: string;
  label: string;
}

const SHOWN = 2000;

export function CopyField({ text, label }: CopyProps) {
  const words = useWords();
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const lines = text.split("\n").length;
  const Field = lines > 1 ? "textarea" : "input"; // a single line would lose where lines end
  const [done, setDone] = useState(false);
  const copy = async (): Promise<void> => {
    field.current?.select();
    try {
      if (navigator.clipboard) await navigator.clipboard.writeText(text);
      else document.execCommand("copy"); // plain http on a local network has no clipboard
    } catch {
      return; // it is selected: the keyboard copies it
    }
    setDone(true);
    setTimeout(() => setDone(false), SHOWN);
  };
  return (
    <div class="copy">
      <Field
        ref={field}
        readOnly
        rows={lines}
        value={text}
        aria-label={label}
        onFocus={(event) => event.currentTarget.select()}
      />
      <button type="button" onClick={() => void copy()}>
        {done ? <Check /> : <Copy />}
        <span aria-live="polite">{words.say(done ? "web-copied" : "web-copy")}</span>
      </button>
    </div>
  );
}
