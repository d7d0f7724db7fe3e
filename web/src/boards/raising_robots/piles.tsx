/** The shared decks and what was discarded. */

import { useState } from "preact/hooks";

import { Dialog } from "../../parts/dialog";
import { ClassFace, PriceIcons, RobotDeeds, RobotHead } from "./card";
import { KindIcon } from "./icons";
import type { RaisingBoard } from "./board";
import { objectiveText, robotText } from "./tell";

export function Piles(table: RaisingBoard) {
  const { view, board } = table;
  const { words } = board;
  const [open, setOpen] = useState<"" | "discard" | "class_discard">("");
  const title = (pile: "discard" | "class_discard"): string =>
    words.say(`web-rr-${pile}`, { count: view[pile].length });
  return (
    <div class="rr-piles">
      {(["discard", "class_discard"] as const).map((pile) => (
        <button
          key={pile}
          type="button"
          class="small quiet"
          aria-label={title(pile)}
          title={title(pile)}
          onClick={() => setOpen(pile)}
        >
          <KindIcon kind={pile === "discard" ? "card" : "CLS"} /> {view[pile].length}
        </button>
      ))}
      {open !== "" && (
        <Dialog title={title(open)} onClose={() => setOpen("")}>
          {open === "discard" && <p>{words.say("web-rr-deck", { count: view.deck })}</p>}
          <ul class="rr rr-open-pile">
            {view[open].map((card) => (
              <li key={card}>
                <PileCard card={card} {...table} />
              </li>
            ))}
            {view[open].length === 0 && <li class="muted">{words.say("nothing")}</li>}
          </ul>
        </Dialog>
      )}
    </div>
  );
}

function PileCard({ card, ...table }: RaisingBoard & { card: string }) {
  const { printed, board } = table;
  const { words } = board;
  const robot = printed.robot[card];
  const lesson = printed.lesson[card];
  if (lesson) {
    return (
      <span class="rr-class">
        <span class="hidden-text">{`${words.thing(card)}. ${objectiveText(lesson, words)}`}</span>
        <ClassFace card={card} {...table} />
      </span>
    );
  }
  if (!robot) return null;
  return (
    <span class={`rr-robot in-hand row-${robot.row}`}>
      <span class="hidden-text">{`${words.thing(card)}. ${robotText(robot, words)}`}</span>
      <RobotHead card={card} facts={robot} name={words.thing(card)} />
      <RobotDeeds facts={robot} />
      <span class="rr-columns" aria-hidden="true">
        <PriceIcons price={robot.left} />
        <PriceIcons price={robot.right} />
      </span>
    </span>
  );
}
