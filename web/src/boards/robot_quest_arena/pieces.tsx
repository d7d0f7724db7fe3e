/** Cards, robots and tiles of Robot Quest Arena, away from a table. */

import type { FaceProps } from "../board";
import { CardFace } from "./card";
import { printed } from "./lookup";
import { Portrait } from "./robots";
import { TileArt } from "./tiles";
import "./art.css";
import "./rqa.css";
import "./pieces.css";

export function Face(props: FaceProps) {
  const shown = picture(props);
  return shown && <span class={`rqa rqa-alone alone-${props.kind}`}>{shown}</span>;
}

function picture({ kind, name, facts, words }: FaceProps) {
  const { cards, robots, tiles } = printed({ facts });
  if (kind === "card" && cards[name]) return <CardFace card={name} board={{ facts, words }} />;
  if (kind === "robot" && robots[name]) return <Portrait robot={name} />;
  if (kind !== "tile" || !tiles[name]) return null;
  const isCentre = name === "centre";
  return (
    <svg viewBox="0 0 100 100" focusable="false">
      <TileArt tile={isCentre ? "plain" : name} isCentre={isCentre} />
    </svg>
  );
}
