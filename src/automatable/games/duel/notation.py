"""A Duel written down and read back. Rules: DUE-NOT.

`A` and `B` read `H4 B2 D0 @0 rest - bonus {}`; `deck` lists the pile, `[...]` top card first where
the order is fixed and `{...}` where it is not; `round` is the number of the round. A bonus card
never revealed so far is marked `Trap?`. A card in the play zone is written `plays Spark`; `due`
names the seats that nature still owes a card.
"""

import re
from collections.abc import Mapping
from typing import Final

from mypy_extensions import i64

from ...kernel.agenda import Agenda
from ...kernel.decision import Ask
from ...kernel.deck import NOBODY, Deck
from ...kernel.errors import BadPosition, Refused
from ...kernel.game import Game, Position
from ...kernel.seats import seat_letter
from . import cards
from .rules import copying, draw, ending, move
from .rules.round import AFTER_DRAWS, ROUND
from .settings import Rig
from .state import TILES, DuelState, Side

_KEYS: Final = ("A", "B", "deck", "round", "due")
_SIDE: Final = re.compile(
    r"(?:H(?P<health>\d+)|B(?P<battery>\d+)|D(?P<disk>\d+)|@(?P<square>\d+)"
    r"|rest (?P<rest>-|\w+(?:\(\w+\))?)|bonus \{(?P<bonus>[^}]*)\}|plays (?P<plays>\w+))(?:\s+|$)"
)
_PILE: Final = re.compile(r"\s*(?:\[(?P<top>[^\]]*)\])?\s*(?:\{(?P<rest>[^}]*)\})?\s*")


def position(state: DuelState) -> Position:
    """The state in notation."""
    written = {
        "A": _show_side(state.a),
        "B": _show_side(state.b),
        "deck": _show_pile(state.pile),
        "round": str(state.round_no),
    }
    due = _due(state)
    if due:
        written["due"] = due
    return written


def _show_side(side: Side) -> str:
    rest = "-" if side.rest == cards.NONE else cards.NAMES[side.rest]
    if side.rest_as not in (side.rest, cards.NONE):
        rest += f"({cards.NAMES[side.rest_as]})"  # DUE-NOT-06
    secret = side.secret_bonus()
    bonus = ", ".join(
        [
            name + ("?" if secret >> card & 1 else "")
            for card, name in enumerate(cards.NAMES)
            if side.bonus >> card & 1
        ]
    )
    plays = "" if side.chosen == cards.NONE else f" plays {cards.NAMES[side.chosen]}"
    tiles = f"H{side.health} B{side.battery} D{side.disk} @{side.square}"
    return f"{tiles} rest {rest} bonus {{{bonus}}}{plays}"


def _show_pile(pile: Deck) -> str:
    names = cards.NAMES[int(cards.FIRST_BONUS) :]
    top = ", ".join([names[card] for card in pile.top()])
    rest = ", ".join([names[card] for card, left in enumerate(pile.rest()) if left])
    if not top:
        return f"{{{rest}}}"
    return f"[{top}] {{{rest}}}" if rest else f"[{top}]"


def _due(state: DuelState) -> str:
    """The seats whose draw is still open, by letter."""
    return "".join(
        [seat_letter(step.seat) for step in state.agenda.steps() if isinstance(step, draw.Draw)]
    )


def from_position(game: Game[DuelState], rig: Rig, written: Mapping[str, str]) -> DuelState:
    """The state a notation describes; what it leaves out is as after setup."""
    for key in written:
        if key not in _KEYS:
            raise BadPosition(f"no part of a position is named {key!r}; parts: {', '.join(_KEYS)}")
    a = _read_side("A", written.get("A", ""), rig)
    b = _read_side("B", written.get("B", ""), rig)
    state = DuelState(game, rig, Agenda.of(ROUND), a, b, _read_pile(written, a.bonus, b.bonus))
    round_text = written.get("round", "1")
    if not round_text.isdecimal() or len(round_text) > 9 or not 1 <= int(round_text) <= 1_000_001:
        raise BadPosition(f"round is {round_text!r}, but must be a whole number from 1")
    state.round_no = int(round_text)
    _check_possible(state)
    if ending.by_knock_out(state) or ending.by_moon(state):
        return state
    _resume(state, written.get("due", ""))
    state.agenda.settle(state, Ask())
    return state


def _resume(state: DuelState, due: str) -> None:
    """Put the work on the agenda that the position implies."""
    plays = (state.a.chosen, state.b.chosen)
    if due:
        state.a.effective = copying.effective(state.a)
        state.b.effective = copying.effective(state.b)
        _check_due(state, due)
        state.agenda.clear()
        state.agenda.then(AFTER_DRAWS)
        state.agenda.then([draw.DRAW_A if letter == "A" else draw.DRAW_B for letter in due])
        return
    state.round_no -= 1
    state.a.chosen = state.b.chosen = cards.NONE
    for seat, card in enumerate(plays):
        if card != cards.NONE:
            try:
                state.apply(seat, card)
            except Refused as refusal:
                raise BadPosition(
                    f"{seat_letter(seat)} plays {cards.NAMES[card]}, which"
                    f" rule {refusal.rule} forbids"
                ) from None


def _check_due(state: DuelState, due: str) -> None:
    """Refuse a draw that this round's cards have not earned (DUE-DRW-02)."""
    possible = due in ("A", "B", "AB") and state.is_revealed() and state.pile.size >= len(due)
    for seat in (0, 1):
        side, other = state.side(seat), state.side(1 - seat)
        moved = cards.STEPS[side.effective] > 0 and move.canceller(other.effective) == ""
        earned = moved and state.rig.stars >> side.square & 1
        if (seat_letter(seat) in due and not earned) or side.chosen == side.rest:
            possible = False
    if not possible:
        raise BadPosition(f"due is {due!r}, but that draw cannot be open here")


def _read_side(letter: str, text: str, rig: Rig) -> Side:
    side = Side()
    at = 0
    read: set[str] = set()
    text = text.strip()
    while at < len(text):
        found = _SIDE.match(text, at)
        if found is None:
            raise BadPosition(f"{letter}: cannot read {text[at:]!r}")
        at = found.end()
        value = found[found.lastgroup or ""]
        if found.lastgroup in read:
            raise BadPosition(f"{letter}: {found[0].strip()!r} says again what was said")
        read.add(found.lastgroup or "")
        match found.lastgroup:
            case "health":
                side.health = _tiles(letter, "H", value, TILES)
            case "battery":
                side.battery = _tiles(letter, "B", value, TILES)
            case "disk":
                side.disk = _tiles(letter, "D", value, TILES)
            case "square":
                side.square = _tiles(letter, "@", value, rig.length)
            case "rest":
                side.rest, side.rest_as = _read_rest(letter, value)
            case "bonus":
                _read_bonus(letter, value, side)
            case _:
                side.chosen = _card(letter, value)
    return side


def _tiles(letter: str, mark: str, digits: str, most: i64) -> i64:
    if len(digits) > 9 or int(digits) > most:
        raise BadPosition(f"{letter}: {mark}{digits} is more than {mark}{most}")
    return int(digits)


def _card(where: str, name: str) -> i64:
    card = cards.card_named(name.strip())
    if card < 0:
        raise BadPosition(f"{where}: no card is named {name.strip()!r}")
    return card


def _bonus_card(where: str, name: str) -> i64:
    card = _card(where, name)
    if card < cards.FIRST_BONUS:
        raise BadPosition(f"{where}: {cards.NAMES[card]} is not a bonus card")
    return card


def _read_rest(letter: str, text: str) -> tuple[i64, i64]:
    if text == "-":
        return cards.NONE, cards.NONE
    outer, _, inner = text.rstrip(")").partition("(")
    card = _card(letter, outer)
    if not cards.COPIES[card]:
        if inner:
            raise BadPosition(f"{letter}: {cards.NAMES[card]} does not copy")
        return card, card
    copied = _card(letter, inner) if inner else cards.NONE
    if cards.COPIES[copied]:
        raise BadPosition(f"{letter}: {text} copies itself")  # DUE-RUL-15
    return card, copied


def _read_bonus(letter: str, text: str, side: Side) -> None:
    for part in _parts(text):
        bit = 1 << _bonus_card(letter, part.rstrip("?"))
        if side.bonus & bit:
            raise BadPosition(f"{letter}: {part} stands twice")
        side.bonus |= bit
        if not part.endswith("?"):
            side.shown |= bit


def _read_pile(written: Mapping[str, str], a_bonus: i64, b_bonus: i64) -> Deck:
    pile = Deck.of([0] * cards.BONUS_COUNT)
    left = [
        card
        for card in range(cards.FIRST_BONUS, cards.COUNT)
        if not (a_bonus | b_bonus) >> card & 1
    ]
    if a_bonus & b_bonus:
        twice = ", ".join(cards.names_of(a_bonus & b_bonus))
        raise BadPosition(f"both A and B own {twice}")
    if "deck" not in written:
        for card in left:
            pile.shuffle_in(card - cards.FIRST_BONUS, 1)
        return pile
    found = _PILE.fullmatch(written["deck"])
    if found is None:
        raise BadPosition(f"deck: cannot read {written['deck']!r}; write [Ray] {{Copy, Trap}}")
    for part in reversed(_parts(found["top"] or "")):
        card = _bonus_card("deck", part)
        _take(left, card)
        pile.put_on_top(card - cards.FIRST_BONUS, NOBODY)
    for part in _parts(found["rest"] or ""):
        card = _bonus_card("deck", part)
        _take(left, card)
        pile.shuffle_in(card - cards.FIRST_BONUS, 1)
    if left:
        names = ", ".join([cards.NAMES[card] for card in left])
        raise BadPosition(f"deck: nowhere is {names}")
    return pile


def _take(left: list[int], card: i64) -> None:
    if card not in left:
        raise BadPosition(f"deck: {cards.NAMES[card]} stands twice or is owned")
    left.remove(card)


def _parts(text: str) -> list[str]:
    return [part.strip() for part in text.split(",")] if text.strip() else []


def _check_possible(state: DuelState) -> None:
    """Refuse what no course of play can reach."""
    for letter, side in (("A", state.a), ("B", state.b)):
        owned = cards.BASIC_MASK | side.bonus | 1 << cards.NONE
        for card in (side.rest, side.rest_as, side.chosen):
            if not owned >> card & 1:
                raise BadPosition(f"{letter} uses {cards.NAMES[card]} without owning it")
        side.shown |= side.bonus & (1 << side.rest | 1 << side.rest_as)  # these have been seen
    if state.a.health == 0 and state.b.health == 0:
        raise BadPosition("both players are knocked out (DUE-RUL-20)")
    goal = state.rig.length
    if 0 in (state.a.health, state.b.health) and goal in (state.a.square, state.b.square):
        raise BadPosition("one game ends by knock-out or on the moon, not both (DUE-RUL-21)")
    if state.a.square == goal and state.b.square == goal:
        raise BadPosition("both pawns are on the moon (DUE-MOV-06)")
