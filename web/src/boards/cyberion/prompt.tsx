/** What is asked now, at the top of the board: with all answers that have no place of their own. */

import type { BoardProps } from "../board";
import { Piece } from "../piece";
import { PutBack } from "./back";
import { GigantobotIcon, MicrobotIcon } from "./bots";
import { CardFace } from "./card";
import { effect } from "./effects";
import { SmallMachine } from "./factory";
import { abilityAsked, isAsked, LEVELS, question, type CyberionView } from "./shape";

interface PromptProps {
  view: CyberionView;
  board: BoardProps;
}

export function Prompt({ view, board }: PromptProps) {
  const { options, words, beat, names } = board;
  const isOurs = options.length > 0;
  const title = isOurs
    ? words.say(question(view, options))
    : beat
      ? words.event(beat, names)
      : words.say("board-turn-of", { name: names[view.active ?? 0] ?? "" });
  return (
    <section class={`prompt ${isOurs ? "ours" : ""}`} aria-label={words.say("board-now")}>
      <div class="prompt-text">
        <p class="prompt-title">{title}</p>
        {isOurs && view.doing.length > 0 && (
          <p class="prompt-doing">{view.doing.map((action) => words.action(action)).join(" › ")}</p>
        )}
        {isAsked("end", options) && <EndHint view={view} board={board} />}
      </div>
      {isAsked("top", options) || isAsked("bottom", options) ? (
        <PutBack key={`${view.looked.join()}.${view.doing.length}`} view={view} board={board} />
      ) : (
        <Answers view={view} board={board} />
      )}
    </section>
  );
}

/** What ending the turn would cost. */
function EndHint({ view, board }: PromptProps) {
  const danger = view.relieved ? "none" : view.reserve > 0 ? "token" : "game";
  return (
    <p class={`prompt-hint danger-${danger}`}>
      {board.words.say("board-end", { danger, left: view.reserve })}
    </p>
  );
}

const TRAY = ["take", "pay", "token", "seat"];
const PLAIN = ["end", "board", "done", "reward"];

function Answers({ view, board }: PromptProps) {
  const { options, words } = board;
  const shown = (verbs: readonly string[]) => options.filter(({ verb }) => verbs.includes(verb));
  const tray = shown(TRAY);
  const ability = abilityAsked(view, board.story);
  return (
    <>
      {tray.length > 0 && (
        <ul class="tray">
          {tray.map(({ action, verb, thing }) => (
            <li key={action}>
              <Piece class="tray-thing" action={action} board={board} label={words.action(action)}>
                <Picture verb={verb} thing={thing} />
              </Piece>
            </li>
          ))}
        </ul>
      )}
      <div class="prompt-buttons">
        {shown(["level"]).map(({ action, thing }) => (
          <Piece key={action} class="level-choice" action={action} board={board}>
            <strong>{thing}</strong>{" "}
            <span>{effect(ability, LEVELS.indexOf(thing as "I") + 1, words)}</span>
          </Piece>
        ))}
        {options
          .filter(({ action, verb }) => PLAIN.includes(verb) || action === "spend:card@deck")
          .map(({ action, verb }) => (
            <Piece
              key={action}
              class={verb === "end" || verb === "done" ? "plain closing" : "plain"}
              action={action}
              board={board}
            >
              <span class="capital">{words.action(action)}</span>
            </Piece>
          ))}
      </div>
    </>
  );
}

function Picture({ verb, thing }: { verb: string; thing: string }) {
  if (verb === "pay") return <SmallMachine machine={thing} />;
  if (verb === "token") return <MicrobotIcon microbot={thing} />;
  if (verb === "seat") return <GigantobotIcon gigantobot={thing} />;
  return <CardFace card={thing} />;
}
