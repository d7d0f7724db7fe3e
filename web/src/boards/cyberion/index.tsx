/** The board of Cyberion. Rules: docs/rules/cyberion.md; view: src/automatable/games/cyberion. */

import { useEffect, useState } from "preact/hooks";

import type { View } from "../../shapes";
import type { BoardProps } from "../board";
import { Gigantobots, Limbot, Microbots } from "./expansions";
import { Factory } from "./factory";
import { Mainframe } from "./mainframe";
import { Piles } from "./piles";
import { Prompt } from "./prompt";
import { Rows } from "./rows";
import { cyberionView, isAsked } from "./shape";
import { Tokens } from "./tokens";
import "./cyberion.css";

export { after, beat } from "./story";

/** After a loss the next game has a Support token more, after a win one less (CYB-SUP-05, 06). */
export function next(view: View): Record<string, string> | null {
  const { advice } = cyberionView(view);
  return advice === null ? null : { support: String(advice) };
}

export function Board(props: BoardProps) {
  const view = cyberionView(props.view);
  const [lit, setLit] = useState<readonly string[]>([]);
  const [wish, setWish] = useState("repair");
  const tool = isAsked(wish, props.options) ? wish : "repair";
  useEffect(() => setWish("repair"), [view.microbots.length]);
  const has = (expansion: string): boolean => view.expansions.includes(expansion);
  return (
    <div class="cyberion">
      <div class="cyb-table">
        <Tokens view={view} board={props} />
        {!view.result && <Prompt view={view} board={props} />}
        <Factory view={view} board={props} tool={tool} onPoint={setLit} />
        {has("microbots") && <Microbots view={view} board={props} tool={tool} onTool={setWish} />}
        <Rows view={view} board={props} lit={lit} />
        <Mainframe view={view} board={props} />
        {has("babybots") && <Limbot view={view} board={props} />}
        {has("gigantobots") && <Gigantobots view={view} board={props} />}
        <Piles view={view} board={props} />
      </div>
    </div>
  );
}
