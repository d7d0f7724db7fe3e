/** A player board: inventory, the four sections with their tokens, three rows of robots. */

import { Piece } from "../piece";
import { DeedIcons, Energy, Items, RobotDeeds, RobotHead } from "./card";
import { KindIcon, PhaseIcon, TokenIcon } from "./icons";
import { readItems } from "./notation";
import { goodAction, slotActions } from "./play";
import {
  cellsOf,
  COLUMNS,
  GOODS,
  isAsked,
  ROWS,
  TYPES,
  type Cell,
  type Good,
  type Row,
  type Slot,
  type TokenType,
} from "./shape";
import type { SeatProps } from "./table";
import { amountText, deedText, itemsText, robotText } from "./tell";

export function Mat(props: SeatProps) {
  return (
    <>
      <Inventory {...props} />
      <UpgradeSection {...props} />
      {ROWS.map((row) => (
        <RowSection key={row} row={row} {...props} />
      ))}
    </>
  );
}

const LETTERS: Record<Good, string> = {
  vp: "V",
  sensor: "S",
  gear: "G",
  microchip: "M",
  program: "P",
  tape: "T",
  battery: "B",
};

function Inventory({ seat, isOwn, board }: SeatProps) {
  const { words } = board;
  const tokens = TYPES.filter((type) => seat.tokens[type] > 0);
  return (
    <section class="rr-inventory" aria-label={words.say("web-rr-inventory")}>
      {GOODS.map((good) => (
        <Piece
          key={good}
          class="rr-good"
          action={isOwn ? goodAction(good, board.options) : null}
          board={board}
          label={amountText(good, seat.goods[good], words)}
        >
          <KindIcon kind={LETTERS[good]} />
          <b aria-hidden="true" class={seat.goods[good] === 0 ? "none" : ""} data-good={good}>
            {seat.goods[good]}
          </b>
          <small aria-hidden="true">{words.thing(good)}</small>
          <span class="hidden-text">
            {amountText(good, seat.goods[good], words)}
          </span>
        </Piece>
      ))}
      <span class="rr-good">
        <KindIcon kind="R" />
        <b>{seat.cards}</b>
        <small>{words.say("web-rr-hand")}</small>
      </span>
      <span class="rr-tokens">
        <small>{words.say("web-rr-tokens")}</small>
        {tokens.length === 0 && <span class="muted">–</span>}
        {tokens.map((type) => (
          <span key={type} class="held-token" title={words.thing(type)}>
            <TokenIcon type={type} />
            <b>{seat.tokens[type]}</b>
            <span class="hidden-text">{words.thing(type)}</span>
          </span>
        ))}
      </span>
    </section>
  );
}

interface CircleProps extends SeatProps {
  section: string;
  type: TokenType;
  /** What taking the token off opens. */
  opens: string;
}

/** A circle with its token; once that is gone, what was under it counts. */
function Circle({ section, type, opens, seat, isOwn, board }: CircleProps) {
  const { words } = board;
  const name = `${section}-${type}`;
  const isLocked = seat.locked.includes(name);
  const label = words.say(isLocked ? "web-rr-locked" : "web-rr-unlocked", {
    type: words.thing(type),
    opens,
  });
  const isButton = isOwn && isLocked && isAsked("unlock", board.options);
  return (
    <Piece
      class={`rr-circle${isLocked ? " locked" : ""}`}
      action={isButton ? `unlock:${name}` : null}
      board={board}
      label={label}
      about={label}
    >
      <span title={label}>
        <TokenIcon type={type} isGone={!isLocked} />
      </span>
      {!isButton && <span class="hidden-text">{label}</span>}
    </Piece>
  );
}

function UpgradeSection(props: SeatProps) {
  const { board, printed, isOwn } = props;
  const { words, options } = board;
  const inspiration = words.say("gain-INS");
  return (
    <section class="rr-section phase-upgrade" aria-label={words.thing("upgrade")}>
      <h3>
        <PhaseIcon phase="upgrade" /> {words.thing("upgrade")}
      </h3>
      <ul class="rr-cells">
        {printed.board.upgrade.map(({ id, action }) => (
          <li key={id} title={`${words.thing(id)}: ${deedText(action, words)}`}>
            <Piece
              class="rr-cell"
              action={isOwn && isAsked("buy", options) ? `buy:${id}` : null}
              board={board}
              label={`${words.thing(id)}: ${deedText(action, words)}`}
            >
              <DeedIcons deed={action} />
              <span class="hidden-text">{deedText(action, words)}</span>
            </Piece>
          </li>
        ))}
        <li class="rr-inspiration">
          <span class="inspiration-name" aria-hidden="true">
            <KindIcon kind="INS" />
            {inspiration}
          </span>
          <span class="inspiration-circles">
            {printed.board.inspiration.map(({ type }) => (
              <Circle key={type} section="upgrade" type={type} opens={inspiration} {...props} />
            ))}
          </span>
        </li>
      </ul>
    </section>
  );
}

function RowSection({ row, ...props }: SeatProps & { row: Row }) {
  const { seat, printed, board, view, isOwn } = props;
  const { words } = board;
  const bonus = printed.board.bonus.find(({ id }) => id === row);
  const extra = printed.board.slots.find(({ id }) => id === row)?.extra ?? [];
  const robots = seat.rows[row];
  const isNow = isOwn && view.doing?.phase === row;
  return (
    <section
      class={`rr-section rr-row phase-${row}${isNow ? " now" : ""}`}
      aria-label={words.thing(row)}
      data-row={row}
    >
      <div class="rr-actions">
        <h3>
          <PhaseIcon phase={row} /> {words.thing(row)}
          {bonus && (
            <span class={`rr-bonus${seat.locked.includes(`${row}-${bonus.type}`) ? "" : " open"}`}>
              <Circle
                section={row}
                type={bonus.type}
                opens={words.say("energy-more", { energy: bonus.energy })}
                {...props}
              />
              +<Energy amount={bonus.energy} />
            </span>
          )}
        </h3>
        <ul class="rr-cells">
          {cellsOf(row, printed.board).map((cell) => (
            <li key={cell.id}>
              <BoardAction cell={cell} row={row} {...props} />
            </li>
          ))}
        </ul>
      </div>
      <ol class="rr-slots" aria-label={words.say("web-rr-slots")}>
        {robots.map((slot) => (
          <li key={slot.card}>
            <SlotRobot slot={slot} {...props} />
          </li>
        ))}
        {extra.slice(robots.length, COLUMNS).map((wilds, number) => (
          <li key={number} class={`rr-empty${number === 0 ? " first" : ""}`}>
            <span class="empty-sign" aria-hidden="true">
              {robots.length + number + 1}
            </span>
            {wilds > 0 && <Items items={[{ kind: "W", amount: wilds, other: "" }]} />}
            <span class="hidden-text">{words.say("web-rr-empty", { count: wilds })}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** A board action, and what it gives more once its token is gone. */
function BoardAction({ cell, row, ...props }: SeatProps & { cell: Cell; row: Row }) {
  const { seat, isOwn, board } = props;
  const { words, options } = board;
  const isFree = !seat.locked.includes(`${row}-${cell.type}`);
  const more = itemsText(readItems(cell.adds), words);
  const text = isFree ? cell.action.replace(" @", ` ${cell.adds} @`) : cell.action;
  const label = `${words.thing(cell.id)}: ${deedText(text, words)}`;
  return (
    <span class={`rr-cell-row${isFree ? " free" : ""}`} title={label}>
      <Piece
        class="rr-cell"
        action={isOwn && isAsked("use", options) ? `use:${cell.id}` : null}
        board={board}
        label={label}
      >
        <DeedIcons deed={cell.action} />
        <span class="hidden-text">{label}</span>
      </Piece>
      <Circle section={row} type={cell.type} opens={`+ ${more}`} {...props} />
      <span class="rr-more" aria-hidden="true">
        +<Items items={readItems(cell.adds)} />
      </span>
    </span>
  );
}

/** A robot in its slot: as one piece, or while something of it is on offer, as several. */
function SlotRobot({ slot, ...props }: SeatProps & { slot: Slot }) {
  const { printed, board, isOwn, view } = props;
  const { words, options } = board;
  const { card, upgraded } = slot;
  const facts = printed.robot[card];
  if (!facts) return null;
  const name = words.thing(card);
  const said = [
    name,
    upgraded ? words.say("web-rr-is-upgraded") : "",
    robotText(facts, words),
  ].filter(Boolean).join(". ");
  const isNow = isOwn && view.doing?.robot === card;
  const look = `rr-robot row-${facts.row}${upgraded ? " upgraded" : ""}${isNow ? " now" : ""}`;
  const offers = isOwn ? slotActions(card, options) : [];
  if (offers.length === 0) {
    return (
      <span class={look} data-robot={card} title={said}>
        <span class="hidden-text">{said}</span>
        <RobotHead card={card} facts={facts} name={name} />
        <RobotDeeds facts={facts} />
      </span>
    );
  }
  return (
    <span class={`${look} open`} data-robot={card}>
      <RobotHead card={card} facts={facts} name={name} />
      <span class="rr-robot-deeds">
        <RobotDeed action={`base:${card}`} deed={facts.base} name={name} {...props} />
        <span class="upgraded-deed">
          <TokenPlace card={card} type={facts.type} name={name} {...props} />
          <RobotDeed action={`upgraded:${card}`} deed={facts.upgraded} name={name} {...props} />
        </span>
      </span>
    </span>
  );
}

interface DeedProps extends SeatProps {
  action: string;
  deed: string;
  name: string;
}

/** An action of a robot whose turn it is; of others it is only shown. */
function RobotDeed({ action, deed, name, view, board }: DeedProps) {
  const isTurn = view.doing?.robot !== null && action.endsWith(view.doing?.robot ?? "-");
  return (
    <Piece
      class="rr-deed-button"
      action={isTurn ? action : null}
      board={board}
      label={`${name}: ${deedText(deed, board.words)}`}
    >
      <DeedIcons deed={deed} />
      <span class="hidden-text">{deedText(deed, board.words)}</span>
    </Piece>
  );
}

interface PlaceProps extends SeatProps {
  card: string;
  type: TokenType;
  name: string;
}

function TokenPlace({ card, type, name, board }: PlaceProps) {
  const { words, options } = board;
  const action = `place:${card}`;
  const isOn = options.some((option) => option.action === action);
  return (
    <Piece
      class="rr-place"
      action={isOn ? action : null}
      board={board}
      label={words.say("web-rr-place", { name, type: words.thing(type) })}
    >
      <TokenIcon type={type} />
    </Piece>
  );
}
