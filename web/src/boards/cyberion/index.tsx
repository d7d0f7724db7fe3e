/** The board of Cyberion. Rules: docs/rules/cyberion.md; view: src/automatable/games/cyberion. */

import { useEffect, useState } from "preact/hooks";

import type { View } from "../../shapes";
import type { BoardProps } from "../board";
import { isAsked, typed } from "../facts";
import { crewAnswer, OnDesk, type Taken } from "./desk";
import { Gigantobots, Limbot, Microbots } from "./expansions";
import { Factory } from "./factory";
import { Mainframe } from "./mainframe";
import { Piles } from "./piles";
import { Prompt } from "./prompt";
import { Rows } from "./rows";
import { Printed } from "./printed";
import { Tokens } from "./tokens";
import type { CyberionFacts, CyberionView } from "./view";
import "./cyberion.css";

export { after, beat, cue } from "./story";

/** After a loss the next game has a Support token more, after a win one less (CYB-SUP-05, 06). */
export function next(view: View): Record<string, string> | null {
  const { next_support: tokens } = typed<CyberionView>(view);
  return tokens === null ? null : { support: String(tokens) };
}

/** The prompt says what is asked. */
export const asks = true;

export function Board(props: BoardProps) {
  const view = typed<CyberionView>(props.view);
  const [lit, setLit] = useState<readonly string[]>([]);
  const [wish, setWish] = useState("repair");
  const [taken, take] = useState<Taken | null>(null);
  const { options, answer, question } = props;
  const tool = isAsked(wish, options) ? wish : "repair";
  useEffect(() => setWish("repair"), [view.microbots.length]);
  const { platform, flash, stock } = view.rows;
  const asked = options.map(({ action }) => action);
  const piles = [view.turn, view.reserve, view.deck, view.discard.length];
  const now = [question, asked, platform, flash, stock, piles].map(String).join(";");
  useEffect(() => take(null), [now]);
  const repair = (): void => {
    const crew = crewAnswer(view, taken);
    if (crew) answer(crew);
  };
  const has = (expansion: string): boolean => view.expansions.includes(expansion);
  const extras = ["microbots", "babybots", "gigantobots"].filter(has);
  return (
    <Printed.Provider value={typed<CyberionFacts>(props.facts)}>
      <OnDesk.Provider value={{ taken, take, repair }}>
        <div
          class={`cyberion extras-${extras.length}`}
          onKeyDown={(event) => event.key === "Escape" && take(null)}
        >
          <Tokens view={view} board={props} />
          {!view.result && <Prompt view={view} board={props} />}
          <Factory view={view} board={props} tool={tool} onPoint={setLit} />
          <Rows view={view} board={props} lit={lit} />
          <Mainframe view={view} board={props} />
          {extras.length > 0 && (
            <div class="extras">
              {has("microbots") && (
                <Microbots view={view} board={props} tool={tool} onTool={setWish} />
              )}
              {has("babybots") && <Limbot view={view} board={props} />}
              {has("gigantobots") && <Gigantobots view={view} board={props} />}
            </div>
          )}
          <Piles view={view} board={props} />
        </div>
      </OnDesk.Provider>
    </Printed.Provider>
  );
}
