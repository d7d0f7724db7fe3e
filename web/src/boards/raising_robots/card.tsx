/** The faces of cards: robots, classes, inventors, energy. What they say is told beside them. */

import type { Words } from "../../words";
import { InventorArt, RobotArt } from "./art";
import { CubeIcon, KindIcon, TokenIcon } from "./icons";
import { abilityText, conditionText, isCounted, objectiveText } from "./tell";
import type {
  RaisingAbility,
  RaisingDeed,
  RaisingEnergyCard,
  RaisingFacts,
  RaisingItem,
  RaisingLesson,
  RaisingPrice,
  RaisingRobot,
  RaisingSeat,
} from "./view";

/** Icons with their numbers. */
export function Items({ items }: { items: readonly RaisingItem[] }) {
  return (
    <span class="rr-items" aria-hidden="true">
      {items.map(({ kind, amount, other }, number) => (
        <span key={number} class="rr-item">
          {isCounted(kind) && <b>{amount}</b>}
          <KindIcon kind={kind} />
          {!!other && (
            <>
              /<KindIcon kind={other} />
            </>
          )}
        </span>
      ))}
    </span>
  );
}

export function Energy({ amount }: { amount: number }) {
  return (
    <span class="rr-energy" aria-hidden="true">
      <KindIcon kind="energy" />
      {amount}
    </span>
  );
}

/** What is paid, and what is gained for it. */
export function Trade({ cost, gains }: Pick<RaisingDeed, "cost" | "gains">) {
  return (
    <span class="rr-trade" aria-hidden="true">
      {cost.length > 0 && (
        <>
          <Items items={cost} />
          <span class="arrow">→</span>
        </>
      )}
      <Items items={gains} />
    </span>
  );
}

/** An action as it is printed: its energy, what it costs, what it gives. */
export function DeedIcons({ deed }: { deed: RaisingDeed }) {
  const { cost, gains, energy } = deed;
  return (
    <span class="rr-deed" aria-hidden="true">
      <Energy amount={energy} />
      <Trade cost={cost} gains={gains} />
    </span>
  );
}

export function PriceIcons({ price }: { price: RaisingPrice }) {
  const { energy, cost } = price;
  return (
    <span class="rr-price" aria-hidden="true">
      <Energy amount={energy} />
      <Items items={cost} />
    </span>
  );
}

interface RobotProps {
  card: string;
  facts: RaisingRobot;
  name: string;
}

/** The upper half of a robot card: name, points, picture. */
export function RobotHead({ card, facts, name }: RobotProps) {
  return (
    <span class={`rr-robot-head row-${facts.row}`} aria-hidden="true" data-piece={card}>
      <span class="robot-name">{name}</span>
      <span class="robot-vp">
        {facts.vp}
        <KindIcon kind="vp" />
      </span>
      <RobotArt card={card} facts={facts} />
    </span>
  );
}

/** Both actions of a robot, the upgraded one behind its token. */
export function RobotDeeds({ facts }: { facts: RaisingRobot }) {
  return (
    <span class="rr-robot-deeds" aria-hidden="true">
      <DeedIcons deed={facts.base} />
      <span class="upgraded-deed">
        <TokenIcon type={facts.type} />
        <DeedIcons deed={facts.upgraded} />
      </span>
    </span>
  );
}

/** All that a face needs of a table. */
export interface Shown {
  printed: RaisingFacts;
  board: { words: Words };
}

const GRADES = ["D", "C", "B", "A"] as const;

/** A class card; beside a board it tells how far its owner is. */
interface ClassProps extends Shown {
  card: string;
  lesson?: RaisingLesson | undefined;
}

export function ClassFace({ card, lesson, printed, board }: ClassProps) {
  const facts = printed.lesson[card];
  if (!facts) return null;
  return (
    <span class="rr-class-face" aria-hidden="true" data-piece={card}>
      <span class="class-title">
        <KindIcon kind="CLS" />
        {board.words.thing(card)}
      </span>
      <span class="class-aim">
        {objectiveText(facts, board.words)}
        {lesson && <b class="class-count">{lesson.count}</b>}
      </span>
      <span class="class-ladder">
        {GRADES.map((grade, number) => (
          <span key={grade} class={`rung${lesson?.grade === grade ? " reached" : ""}`}>
            <b>{grade}</b>
            <span>
              {facts.ladder[number] ?? <TokenIcon type={facts.credit} />}
            </span>
            <small>
              {printed.board.grades[number]}
              <KindIcon kind="vp" />
            </small>
          </span>
        ))}
      </span>
      <span class={`class-credit${lesson?.credit ? " earned" : ""}`}>
        <TokenIcon type={facts.credit} />
        {board.words.say(lesson?.credit ? "web-rr-credit-earned" : "web-rr-credit")}
      </span>
    </span>
  );
}

interface InventorProps extends Shown {
  card: string;
  /** Whose it is, if anybody's yet. */
  seat?: RaisingSeat;
}

export function InventorFace({ card, seat, printed, board }: InventorProps) {
  const facts = printed.inventor[card];
  if (!facts) return null;
  const { words } = board;
  const isUpgraded = seat?.inventor_upgraded ?? false;
  const abilities = seat?.abilities ?? ["base"];
  return (
    <span
      class={`rr-inventor-face${isUpgraded ? " upgraded" : ""}`}
      aria-hidden="true"
      data-piece={card}
    >
      <InventorArt card={card} facts={facts} />
      <span class="inventor-words">
        <span class="inventor-name">
          {words.thing(card)} <small>{words.say(`level-${facts.level}`)}</small>
        </span>
        <Ability ability={facts.base} isOff={!abilities.includes("base")} words={words} />
        <span class="inventor-token">
          <TokenIcon type={facts.type} />
          <small>
            {isUpgraded ? words.say("web-rr-is-upgraded") : conditionText(facts, words)} ·{" "}
            {words.say(`web-rr-icon-${facts.icon}`)}
          </small>
        </span>
        <Ability ability={facts.upgraded} isOff={!abilities.includes("upgraded")} words={words} />
      </span>
    </span>
  );
}

interface AbilityProps {
  ability: RaisingAbility;
  isOff: boolean;
  words: Words;
}

function Ability({ ability, isOff, words }: AbilityProps) {
  const look = `inventor-ability${isOff ? " off" : ""}`;
  return <span class={look}>{abilityText(ability, words)}</span>;
}

export function EnergyFace({ facts }: { facts: RaisingEnergyCard }) {
  return (
    <span class="rr-energy-face" aria-hidden="true">
      <span class="energy-cubes">
        {facts.each > 1 && (
          <>
            <CubeIcon />×{facts.each}
          </>
        )}
        {Array.from({ length: facts.cubes }, (_, number) => (
          <CubeIcon key={number} />
        ))}
      </span>
      <b class="energy-value">
        <KindIcon kind="energy" />
        {facts.value}
      </b>
    </span>
  );
}
