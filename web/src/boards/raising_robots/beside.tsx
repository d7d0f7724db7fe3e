/** What lies beside a player board: class cards, the inventor, energy cards. */

import type { Words } from "../../words";
import { isOffered } from "../facts";
import { Piece } from "../piece";
import { InventorArt } from "./art";
import { ClassFace, EnergyFace } from "./card";
import { KindIcon, TokenIcon } from "./icons";
import { classAction } from "./play";
import type { SeatProps, RaisingBoard } from "./board";
import { energyText, inventorText, ladderText, objectiveText } from "./tell";
import type { RaisingLesson } from "./view";

export function Beside(props: SeatProps) {
  const { words } = props.board;
  return (
    <section class="rr-beside" aria-label={words.say("web-rr-beside")}>
      <ul class="rr-lessons" data-spot="classes">
        {props.seat.classes.map((lesson) => (
          <li key={lesson.card} data-card={lesson.card}>
            <ClassCard card={lesson.card} lesson={lesson} {...props} />
          </li>
        ))}
        {!!props.seat.inventor && (
          <li data-card={props.seat.inventor} data-spot="inventor">
            <Inventor card={props.seat.inventor} {...props} />
          </li>
        )}
      </ul>
      <EnergyCards {...props} />
    </section>
  );
}

interface ClassProps extends RaisingBoard {
  card: string;
  lesson?: RaisingLesson | undefined;
  isOwn: boolean;
}

/** A class card: one that was drawn just now, or with its progress beside a board. */
export function ClassCard({ card, lesson, isOwn, ...table }: ClassProps) {
  const { printed, board } = table;
  const { words, options } = board;
  const facts = printed.lesson[card];
  if (!facts) return null;
  const action = classAction(card, !lesson, options);
  const isButton = isOwn && (isOffered(action, options) || !lesson);
  const label = [
    words.thing(card),
    objectiveText(facts, words),
    ladderText(facts, words),
    lesson ? progressText(lesson, words) : "",
    words.say("web-rr-credit-with", { type: words.thing(facts.credit) }),
    lesson?.credit ? words.say("web-rr-credit-earned") : "",
  ]
    .filter(Boolean)
    .join(". ");
  return (
    <Piece
      class={`rr-class${lesson?.grade ? ` grade-${lesson.grade}` : ""}`}
      action={isButton ? action : null}
      board={board}
      label={label}
    >
      {!isButton && <span class="hidden-text">{label}</span>}
      {lesson ? (
        <ClassChip lesson={lesson} {...table} />
      ) : (
        <ClassFace card={card} {...table} />
      )}
    </Piece>
  );
}

/** A class card in one line: its name, how much is counted, the grade and its points. */
function ClassChip({ lesson, printed, board }: RaisingBoard & { lesson: RaisingLesson }) {
  const facts = printed.lesson[lesson.card];
  return (
    <span class="rr-chip" aria-hidden="true">
      <KindIcon kind="CLS" />
      <span class="chip-name">{board.words.thing(lesson.card)}</span>
      <b class="class-count">{lesson.count}</b>
      <b class="chip-grade">{lesson.grade || "–"}</b>
      <span class="chip-vp">
        {lesson.vp}
        <KindIcon kind="vp" />
      </span>
      {facts && lesson.credit && <TokenIcon type={facts.credit} />}
    </span>
  );
}

function progressText({ count, grade, vp }: RaisingLesson, words: Words): string {
  return words.say("web-rr-progress", { count, grade: grade || "–", vp });
}

interface InventorProps extends SeatProps {
  card: string;
}

function Inventor({ card, seat, isOwn, ...table }: InventorProps) {
  const { printed, board } = table;
  const facts = printed.inventor[card];
  if (!facts) return null;
  const action = `place:${card}`;
  const isButton = isOwn && isOffered(action, board.options);
  const state = seat.inventor_upgraded ? board.words.say("web-rr-is-upgraded") : "";
  const label = [board.words.thing(card), state, inventorText(facts, board.words)]
    .filter(Boolean)
    .join(". ");
  return (
    <Piece class="rr-inventor" action={isButton ? action : null} board={board} label={label}>
      {!isButton && <span class="hidden-text">{label}</span>}
      <span class="rr-chip" aria-hidden="true">
        <InventorArt card={card} facts={facts} />
        <span class="chip-name">{board.words.thing(card)}</span>
        {seat.inventor_upgraded && <TokenIcon type={facts.type} />}
      </span>
    </Piece>
  );
}

/** The energy cards of a seat: those to come, those used up. */
function EnergyCards({ seat, printed, board }: SeatProps) {
  const { pile, used } = seat.energy;
  const { words } = board;
  return (
    <div class="rr-energy-cards" data-spot="pile">
      <EnergyPile name="web-rr-to-come" cards={pile} printed={printed} words={words} />
      <EnergyPile name="web-rr-used" cards={used} printed={printed} words={words} />
    </div>
  );
}

interface PileProps {
  name: string;
  cards: readonly string[];
  printed: RaisingBoard["printed"];
  words: Words;
}

function EnergyPile({ name, cards, printed, words }: PileProps) {
  if (cards.length === 0) return null;
  return (
    <div class="rr-energy-pile">
      <small class="muted">{words.say(name)}</small>
      <ul aria-label={words.say(name)}>
        {cards.map((card) => {
          const facts = printed.energy[card];
          return (
            facts && (
              <li key={card} data-piece={card}>
                <EnergyFace facts={facts} />
                <span class="hidden-text">{energyText(facts, words)}</span>
              </li>
            )
          );
        })}
      </ul>
    </div>
  );
}
