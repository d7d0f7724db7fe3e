/** Robots, Machines and tokens of Cyberion, away from a table. */

import type { FaceProps } from "../board";
import { typed } from "../facts";
import { GigantobotIcon, MicrobotIcon, ModelIcon } from "./bots";
import { CardFace } from "./card";
import { SmallMachine } from "./factory";
import { Printed } from "./printed";
import type { CyberionFacts } from "./view";
import "./art.css";
import "./cyberion.css";
import "./pieces.css";

export function Face(props: FaceProps) {
  return (
    <Printed.Provider value={typed<CyberionFacts>(props.facts)}>
      <span class={`cyberion cyberion-alone alone-${props.kind}`}>
        <Shown {...props} />
      </span>
    </Printed.Provider>
  );
}

function Shown({ kind, name }: FaceProps) {
  const feature = name.slice(name.indexOf("-") + 1); // GIG-SIR, INT-SIR: the name says what it shows
  switch (kind) {
    case "machine":
      return <SmallMachine machine={name} />;
    case "microbots":
      return <MicrobotIcon microbot={name} />;
    case "gigantobot":
      return <GigantobotIcon features={[feature]} />;
    case "interference":
      return <ModelIcon model={feature} />;
    default:
      return <CardFace card={name} />;
  }
}
