/** The faces of cards: robots, classes, inventors, energy. What they say is told beside them. */

import type { Words } from "../../words";
import { InventorArt, RobotArt } from "./art";
import { CubeIcon, KindIcon, TokenIcon } from "./icons";
import { readDeed, readPrice, type Item } from "./notation";
import type { EnergyFacts, InventorFacts, Lesson, RobotFacts } from "./shape";
import type { Table } from "./table";
import { abilityText, conditionText, objectiveText } from "./tell";

/** Icons with their numbers. */
export function Items({ items }: { items: readonly Item[] }) {
  return (
    <span class="rr-items" aria-hidden="true">
      {items.map(({ kind, amount, other }, number) => (
        <span key={number} class="rr-item">
          {/^[A-Z]$/.test(kind) && <b>{amount}</b>}
          <KindIcon kind={kind} />
          {other && (
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
export function Trade({ cost, gains }: { cost: readonly Item[]; gains: readonly Item[] }) {
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
export function DeedIcons({ deed }: { deed: string }) {
  const { cost, gains, energy } = readDeed(deed);
  return (
    <span class="rr-deed" aria-hidden="true">
      <Energy amount={energy} />
      <Trade cost={cost} gains={gains} />
    </span>
  );
}

export function PriceIcons({ price }: { price: string }) {
  const { energy, items } = readPrice(price);
  return (
    <span class="rr-price" aria-hidden="true">
      <Energy amount={energy} />
      <Items items={items} />
    </span>
  );
}

interface RobotProps {
  card: string;
  facts: RobotFacts;
  name: string;
}

/** The upper half of a robot card: name, points, picture. */
export function RobotHead({ card, facts, name }: RobotProps) {
  return (
    <span class={`rr-robot-head row-${facts.row}`} aria-hidden="true">
      <span class="robot-name">{name}</span>
      <span class="robot-vp">
        {facts.vp}
        <KindIcon kind="V" />
      </span>
      <RobotArt card={card} facts={facts} />
    </span>
  );
}

/** Both actions of a robot, the upgraded one behind its token. */
export function RobotDeeds({ facts }: { facts: RobotFacts }) {
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

const GRADES = ["D", "C", "B", "A"] as const;

/** A class card; beside a board it tells how far its owner is. */
interface ClassProps extends Table {
  card: string;
  lesson?: Lesson | undefined;
}

export function ClassFace({ card, lesson, printed, board }: ClassProps) {
  const facts = printed.class[card];
  if (!facts) return null;
  return (
    <span class="rr-class-face" aria-hidden="true">
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
              {facts.ladder[number] === "EC" ? (
                <TokenIcon type={facts.credit} />
              ) : (
                facts.ladder[number]
              )}
            </span>
            <small>
              {printed.board.grades.vp[number]}
              <KindIcon kind="V" />
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

interface InventorProps extends Table {
  card: string;
  isUpgraded?: boolean;
}

export function InventorFace({ card, isUpgraded = false, printed, board }: InventorProps) {
  const facts = printed.inventor[card];
  if (!facts) return null;
  const { words } = board;
  return (
    <span class={`rr-inventor-face${isUpgraded ? " upgraded" : ""}`} aria-hidden="true">
      <InventorArt card={card} facts={facts} />
      <span class="inventor-words">
        <span class="inventor-name">
          {words.thing(card)} <small>{words.say(`level-${facts.level}`)}</small>
        </span>
        <Ability text={facts.base} isOff={isUpgraded && facts.icon === "OR"} words={words} />
        <span class="inventor-token">
          <TokenIcon type={facts.type} />
          <small>
            {isUpgraded ? words.say("web-rr-is-upgraded") : conditionText(facts, words)} ·{" "}
            {words.say(`web-rr-icon-${facts.icon}`)}
          </small>
        </span>
        <Ability text={facts.upgraded} isOff={!isUpgraded} words={words} />
      </span>
    </span>
  );
}

interface AbilityProps {
  text: InventorFacts["base"];
  isOff: boolean;
  words: Words;
}

function Ability({ text, isOff, words }: AbilityProps) {
  return <span class={`inventor-ability${isOff ? " off" : ""}`}>{abilityText(text, words)}</span>;
}

export function EnergyFace({ facts }: { facts: EnergyFacts }) {
  return (
    <span class="rr-energy-face" aria-hidden="true">
      <span class="energy-cubes">
        {facts.multiplier && (
          <>
            <CubeIcon />
            ×2
          </>
        )}
        {Array.from({ length: facts.cubes ?? 0 }, (_, number) => (
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
