/** The cards of Raising Robots, away from a table. */

import type { FaceProps } from "../board";
import { typed } from "../facts";
import { ClassFace, EnergyFace, InventorFace, PriceIcons, RobotDeeds, RobotHead } from "./card";
import { IconNames, nameOf } from "./icons";
import type { RaisingFacts } from "./view";
import "./art.css";
import "./rr.css";
import "./pieces.css";

export function Face(props: FaceProps) {
  const shown = picture(props);
  return (
    shown && (
      <IconNames.Provider value={(sign) => nameOf(sign, props.words)}>
        <span class={`rr rr-alone alone-${props.kind}`}>{shown}</span>
      </IconNames.Provider>
    )
  );
}

function picture({ kind, name, facts, words }: FaceProps) {
  const printed = typed<RaisingFacts>(facts);
  const robot = printed.robot[name];
  if (kind === "robot" && robot) {
    return (
      <span class={`rr-robot in-hand row-${robot.row}`}>
        <RobotHead card={name} facts={robot} name={words.thing(name)} />
        <RobotDeeds facts={robot} />
        <span class="alone-prices">
          <PriceIcons price={robot.left} />
          <PriceIcons price={robot.right} />
        </span>
      </span>
    );
  }
  if (kind === "class") return <ClassFace card={name} printed={printed} board={{ words }} />;
  if (kind === "inventor") return <InventorFace card={name} printed={printed} board={{ words }} />;
  const energy = printed.energy[name];
  return kind === "energy" && energy ? <EnergyFace facts={energy} /> : null;
}
