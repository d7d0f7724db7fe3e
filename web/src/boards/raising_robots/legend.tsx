/** The key of all signs. */

import { useState } from "preact/hooks";

import { Dialog } from "../../parts/dialog";
import type { Words } from "../../words";
import { CubeIcon, KindIcon, nameOf, PhaseIcon, TokenIcon } from "./icons";
import { GOODS, PHASES, TYPES } from "./kinds";

const KINDS = [...GOODS, "card", "wild", "energy"] as const;
const DEEDS = ["UNL", "ASM", "CYC", "ROWV", "INS", "CLS"] as const;

export function Legend({ words }: { words: Words }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" class="small quiet rr-key" onClick={() => setOpen(true)}>
        <KindIcon kind="wild" /> {words.say("web-rr-key")}
      </button>
      {isOpen && (
        <Dialog title={words.say("web-rr-key-title")} onClose={() => setOpen(false)}>
          <div class="rr rr-legend">
            <h3>{words.say("web-rr-key-goods")}</h3>
            <ul>
              {KINDS.map((kind) => (
                <li key={kind}>
                  <KindIcon kind={kind} /> {nameOf(kind, words)}
                  <small>{words.say(`web-rr-about-${kind}`)}</small>
                </li>
              ))}
              <li>
                <CubeIcon /> {nameOf("cube", words)}
                <small>{words.say("web-rr-about-cube")}</small>
              </li>
            </ul>
            <h3>{words.say("web-rr-key-deeds")}</h3>
            <ul>
              {DEEDS.map((kind) => (
                <li key={kind}>
                  <KindIcon kind={kind} /> {nameOf(kind, words)}
                  <small>{words.say(`web-rr-about-${kind}`)}</small>
                </li>
              ))}
            </ul>
            <h3>{words.say("web-rr-key-tokens")}</h3>
            <ul>
              {TYPES.map((type) => (
                <li key={type}>
                  <TokenIcon type={type} /> {words.thing(type)}
                  <small>{words.say(`web-rr-about-${type}`)}</small>
                </li>
              ))}
            </ul>
            <h3>{words.say("web-rr-phases")}</h3>
            <ul>
              {PHASES.map((phase) => (
                <li key={phase} class={`phase-${phase}`}>
                  <PhaseIcon phase={phase} /> {words.thing(phase)}
                  <small>{words.about(`thing-${phase}`)}</small>
                </li>
              ))}
            </ul>
          </div>
        </Dialog>
      )}
    </>
  );
}
