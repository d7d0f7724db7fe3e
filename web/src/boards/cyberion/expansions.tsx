/** What the expansions lay on the table; each only when it is in play. */

import type { BoardProps } from "../board";
import { isAsked } from "../facts";
import { Piece } from "../piece";
import { CardArt, GigantobotIcon, LETTERS, MicrobotIcon } from "./bots";
import { SmallCard } from "./card";
import type { CyberionGiant, CyberionView } from "./view";

interface ZoneProps {
  view: CyberionView;
  board: BoardProps;
}

export function Limbot({ view, board }: ZoneProps) {
  const { words } = board;
  return (
    <section class="bay limbot" aria-labelledby="cyb-limbot" data-spot="limbot">
      <h2 id="cyb-limbot">
        {words.say("view-limbot")} <small class="muted">{words.say("board-limbot")}</small>
      </h2>
      <ul class="babies">
        {Object.keys(view.levels).map((model) => (
          <li key={model} data-piece={`BAB-${model}`}>
            {view.limbot.includes(model) ? (
              <Piece
                class="baby"
                action={`baby:${model}`}
                board={board}
                label={words.action(`baby:${model}`)}
                isChosen={view.doing.includes(`baby:${model}`)}
              >
                <CardArt card={`BAB-${model}`} />
                <small aria-hidden="true">{LETTERS[model]}</small>
              </Piece>
            ) : (
              <span class="gap" />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

interface MicrobotsProps extends ZoneProps {
  tool: string;
  onTool: (tool: string) => void;
}

/** The Microbots held, and what the next Machine pointed at is to be used for. */
export function Microbots({ view, board, tool, onTool }: MicrobotsProps) {
  const { words, options } = board;
  const uses = view.microbot_uses.filter(({ use }) => isAsked(use, options));
  return (
    <section class="bay microbots" aria-labelledby="cyb-microbots" data-spot="microbots">
      <h2 id="cyb-microbots">
        {words.say("view-microbots")} <strong class="number">{view.microbots.length}</strong>
        <small class="muted">
          {words.say("view-microbot_stack")} <span class="number">{view.microbot_stack}</span>
        </small>
      </h2>
      {view.microbots.length > 0 && (
        <ul class="small-things">
          {view.microbots.map((microbot, number) => (
            <li key={number} data-piece={microbot}>
              <Piece
                class="microbot"
                action={isAsked("token", options) ? `token:${microbot}` : null}
                board={board}
                label={words.thing(microbot)}
              >
                <MicrobotIcon microbot={microbot} />
                <span class="hidden-text">{words.thing(microbot)}</span>
              </Piece>
            </li>
          ))}
        </ul>
      )}
      <div class="buttons">
        {uses.map(({ use, price }) => (
          <button
            key={use}
            type="button"
            class="quiet"
            aria-pressed={tool === use}
            onClick={() => onTool(tool === use ? "repair" : use)}
          >
            {words.say(`board-tool-${use}`)} <small class="number">({price})</small>
          </button>
        ))}
      </div>
    </section>
  );
}

export function Gigantobots({ view, board }: ZoneProps) {
  const { words } = board;
  return (
    <section class="bay gigantobots" aria-labelledby="cyb-gigantobots" data-spot="gigantobots">
      <h2 id="cyb-gigantobots">
        {words.say("view-gigantobots")}{" "}
        <small class="muted">
          {words.say("view-damage")} <span class="number">{view.damage}</span>
        </small>
      </h2>
      <ul class="giants">
        {view.gigantobots.map((giant) => (
          <li key={giant.gigantobot} data-piece={giant.gigantobot}>
            <Giant giant={giant} view={view} board={board} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Giant({ giant, view, board }: ZoneProps & { giant: CyberionGiant }) {
  const { words } = board;
  const features = giant.features.map((feature) =>
    /^\d$/.test(feature) ? words.say("board-size", { size: Number(feature) }) : words.thing(feature),
  );
  const name = `${words.thing(giant.gigantobot)} (${features.join(", ")})`;
  const filled = giant.vacation
    ? words.say("board-vacation")
    : words.say("board-riders", { count: giant.riders.length, seats: giant.seats });
  const isSeat = isAsked("seat", board.options);
  return (
    <div class={`giant ${giant.vacation ? "away" : ""}`}>
      <Piece
        class="giant-head"
        action={isSeat ? `seat:${giant.gigantobot}` : null}
        board={board}
        label={`${name}. ${filled}`}
        isChosen={view.doing.includes(`seat:${giant.gigantobot}`)}
      >
        <GigantobotIcon features={giant.features} />
        <span class="hidden-text">{name}</span>
        <span class="giant-seats">{giant.vacation ? words.say("board-vacation") : filled}</span>
      </Piece>
      {giant.riders.length > 0 && (
        <span class="giant-riders">
          {giant.riders.map((card, number) => (
            <SmallCard key={number} card={card} name={words.thing(card)} />
          ))}
        </span>
      )}
    </div>
  );
}
