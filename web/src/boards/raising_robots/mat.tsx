/** A player board: inventory, the four sections with their tokens, three rows of robots. */

import { isAsked } from "../facts";
import { Piece } from "../piece";
import { DeedIcons, Energy, Items, RobotHead } from "./card";
import { KindIcon, PhaseIcon, TokenIcon } from "./icons";
import { GOODS, ROWS, TYPES, type Row, type TokenType } from "./kinds";
import { goodAction } from "./play";
import type { SeatProps } from "./board";
import { amountText, deedText, itemsText, robotText } from "./tell";
import type { RaisingCell, RaisingSlot } from "./view";

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

function Inventory({ seat, isOwn, board }: SeatProps) {
  const { words } = board;
  const tokens = TYPES.filter((type) => seat.tokens[type] > 0);
  return (
    <section class="rr-inventory" data-spot="goods" aria-label={words.say("web-rr-inventory")}>
      {GOODS.map((good) => (
        <span key={good} data-tell={amountText(good, seat.goods[good], words)}>
        <Piece
          class="rr-good"
          action={isOwn ? goodAction(good, board.options) : null}
          board={board}
          label={amountText(good, seat.goods[good], words)}
        >
          <KindIcon kind={good} />
          <b aria-hidden="true" class={seat.goods[good] === 0 ? "none" : ""} data-good={good}>
            {seat.goods[good]}
          </b>
          <span class="hidden-text">
            {amountText(good, seat.goods[good], words)}
          </span>
        </Piece>
        </span>
      ))}
      <span class="rr-good" data-tell={words.say("web-rr-cards", { count: seat.cards })}>
        <KindIcon kind="card" />
        <b aria-hidden="true">{seat.cards}</b>
        <span class="hidden-text">{words.say("web-rr-cards", { count: seat.cards })}</span>
      </span>
      <span class="rr-tokens">
        <small>{words.say("web-rr-tokens")}</small>
        {tokens.length === 0 && <span class="muted">–</span>}
        {tokens.map((type) => (
          <span key={type} class="held-token" data-tell={words.thing(type)}>
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
      <span data-tell={label}>
        <TokenIcon type={type} isGone={!isLocked} />
      </span>
      {!isButton && <span class="hidden-text">{label}</span>}
    </Piece>
  );
}

function UpgradeSection(props: SeatProps) {
  const { seat, board, printed, isOwn } = props;
  const { words, options } = board;
  const inspiration = words.say("gain-INS");
  return (
    <section
      class="rr-section phase-upgrade"
      data-spot="upgrade"
      aria-label={words.thing("upgrade")}
    >
      <h3>
        <PhaseIcon phase="upgrade" /> {words.thing("upgrade")}
      </h3>
      <ul class="rr-cells">
        {seat.upgrades.map(({ id, deed }) => {
          const label = words.say("labelled", { label: words.thing(id), about: deedText(deed, words) });
          return (
            <li key={id} data-tell={label}>
              <Piece
                class="rr-cell"
                action={isOwn && isAsked("buy", options) ? `buy:${id}` : null}
                board={board}
                label={label}
              >
                <DeedIcons deed={deed} />
                <span class="hidden-text">{deedText(deed, words)}</span>
              </Piece>
            </li>
          );
        })}
        <li class="rr-inspiration">
          <span class="inspiration-name" aria-hidden="true">
            <KindIcon kind="INS" />
            {inspiration}
          </span>
          <span class="inspiration-circles">
            {printed.board.inspiration.map((type) => (
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
  const { cells, bonus, bonus_type: type } = printed.board.sections[row];
  const robots = seat.rows[row];
  const isNow = isOwn && view.doing?.phase === row;
  return (
    <section
      class={`rr-section rr-row phase-${row}${isNow ? " now" : ""}`}
      aria-label={words.thing(row)}
      data-row={row}
      data-spot={row}
    >
      <div class="rr-actions">
        <h3>
          <PhaseIcon phase={row} /> {words.thing(row)}
          <span class={`rr-bonus${seat.locked.includes(`${row}-${type}`) ? "" : " open"}`}>
            <Circle
              section={row}
              type={type}
              opens={words.say("energy-more", { energy: bonus })}
              {...props}
            />
            +<Energy amount={bonus} />
          </span>
        </h3>
        <ul class="rr-cells">
          {cells.map((cell) => (
            <li key={cell.id}>
              <BoardAction cell={cell} row={row} {...props} />
            </li>
          ))}
        </ul>
      </div>
      <ol class="rr-slots" aria-label={words.say("web-rr-slots")}>
        {robots.map((slot) => (
          <li key={slot.card} data-card={slot.card}>
            <SlotRobot slot={slot} {...props} />
          </li>
        ))}
        {seat.slot_wilds[row].map((wilds, number) => (
          <li
            key={number}
            class={`rr-empty${number === 0 ? " first" : ""}`}
            data-tell={words.say("web-rr-empty", { count: wilds })}
          >
            <span class="empty-sign" aria-hidden="true">
              {robots.length + number + 1}
            </span>
            {wilds > 0 && <Items items={[{ kind: "wild", amount: wilds, other: null }]} />}
            <span class="hidden-text">{words.say("web-rr-empty", { count: wilds })}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** A board action, and what it gives more once its token is gone. */
function BoardAction({ cell, row, ...props }: SeatProps & { cell: RaisingCell; row: Row }) {
  const { seat, isOwn, board } = props;
  const { words, options } = board;
  const isFree = !seat.locked.includes(`${row}-${cell.type}`);
  const more = itemsText(cell.adds, words);
  const deed = seat.improved.includes(cell.id) ? cell.improved : cell.deed;
  const label = words.say("labelled", { label: words.thing(cell.id), about: deedText(deed, words) });
  return (
    <span class={`rr-cell-row${isFree ? " free" : ""}`} data-tell={label}>
      <Piece
        class="rr-cell"
        action={isOwn && isAsked("use", options) ? `use:${cell.id}` : null}
        board={board}
        label={label}
      >
        <DeedIcons deed={cell.deed} />
        <span class="hidden-text">{label}</span>
      </Piece>
      <Circle section={row} type={cell.type} opens={`+ ${more}`} {...props} />
      <span class="rr-more" aria-hidden="true">
        +<Items items={cell.adds} />
      </span>
    </span>
  );
}

/** A robot in its slot: as one piece, or while something of it is on offer, as several. */
function SlotRobot({ slot, ...props }: SeatProps & { slot: RaisingSlot }) {
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
  const isOffered = isOwn && options.some(({ action }) => action === `place:${card}`);
  return (
    <span class={look} data-robot={card}>
      <button type="button" class="rr-face" aria-label={said}>
        <RobotHead card={card} facts={facts} name={name} />
      </button>
      <span class="rr-wants">
        {isOffered ? (
          <TokenPlace card={card} type={facts.type} name={name} {...props} />
        ) : (
          <TokenIcon type={facts.type} isGone={!upgraded} />
        )}
      </span>
      <span class="rr-robot-deeds" aria-hidden="true">
        <DeedIcons deed={upgraded ? facts.upgraded : facts.base} />
      </span>
    </span>
  );
}

interface PlaceProps extends SeatProps {
  card: string;
  type: TokenType;
  name: string;
}

function TokenPlace({ card, type, name, board }: PlaceProps) {
  const { words } = board;
  const action = `place:${card}`;
  return (
    <Piece
      class="rr-place"
      action={action}
      board={board}
      label={words.say("web-rr-place", { name, type: words.thing(type) })}
    >
      <TokenIcon type={type} />
    </Piece>
  );
}
