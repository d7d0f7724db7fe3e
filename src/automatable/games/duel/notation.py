"""A Duel written down and read back. Rules: DUE-NOT.

`A` and `B` read `H4 B2 D0 @0 rest - bonus {}`; `deck` lists the pile, `[...]` top card first where
the order is fixed and `{...}` where it is not; `round` is the number of the round. A bonus card
never revealed so far is marked `Trap?`. A card in the play zone is written `plays Spark`; `due`
names the seats that nature still owes a card.
"""

import re
from typing import Any, Final

from ...kernel.agenda import Step
from ...kernel.deck import NOBODY
from ...kernel.errors import BadPosition
from ...kernel.notation import Each, Notation, Part, Steps, seats
from ...kernel.spelling import Reading, Tokens, named
from . import cards
from .rules import copying, draw, ending
from .rules.round import AFTER_DRAWS, ROUND
from .state import TILES, DuelState, Side

_PILE: Final = re.compile(r"\s*(?:\[(?P<top>[^\]]*)\])?\s*(?:\{(?P<rest>[^}]*)\})?\s*")
_TILES: Final = {"H": "health", "B": "battery", "D": "disk", "@": "square"}
_MOST_ROUNDS: Final = 1_000_001


def _show_side(state: DuelState, seat: int) -> str:
    side = state.side(seat)
    tiles = [f"{mark}{getattr(side, name)}" for mark, name in _TILES.items()]
    plays = [] if side.chosen == cards.NONE else ["plays", cards.NAMES[side.chosen]]
    return " ".join([*tiles, "rest", _show_rest(side), "bonus", _show_bonus(side), *plays])


def _read_side(state: DuelState, seat: int, tokens: Tokens) -> None:
    side = state.side(seat)
    said: list[str] = []
    while tokens.left:
        word = tokens.next()
        tiles = word[0] in _TILES and word[1:].isdecimal() and word.isascii()
        what = word[0] if tiles else word
        if what in said:
            raise tokens.wrong(f"{word!r} says again what was said")
        said.append(what)
        if tiles:
            _read_tiles(side, what, word[1:], int(state.terms.length), tokens)
        elif word == "rest":
            _read_rest(side, tokens)
        elif word == "bonus":
            _read_bonus(side, tokens)
        elif word == "plays":
            side.chosen = _card(tokens, tokens.next())
        else:
            raise tokens.wrong(f"cannot read {word!r}")


def _read_tiles(side: Side, mark: str, digits: str, length: int, tokens: Tokens) -> None:
    most = length if mark == "@" else int(TILES)
    if len(digits) > 9 or int(digits) > most:
        raise tokens.wrong(f"{mark}{digits} is more than {mark}{most}")
    setattr(side, _TILES[mark], int(digits))


def _show_rest(side: Side) -> str:
    if side.rest == cards.NONE:
        return "-"
    copied = side.rest_as not in (side.rest, cards.NONE)
    inner = f"({cards.NAMES[side.rest_as]})" if copied else ""  # DUE-NOT-06
    return cards.NAMES[side.rest] + inner


def _read_rest(side: Side, tokens: Tokens) -> None:
    text = tokens.next()
    if text == "-":
        return
    outer, _, inner = text.rstrip(")").partition("(")
    side.rest = side.rest_as = _card(tokens, outer)
    if cards.COPIES[side.rest]:
        side.rest_as = _card(tokens, inner) if inner else cards.NONE
        if cards.COPIES[side.rest_as]:
            raise tokens.wrong(f"{text} copies itself")  # DUE-RUL-15
    elif inner:
        raise tokens.wrong(f"{cards.NAMES[side.rest]} does not copy")


def _show_bonus(side: Side) -> str:
    owned = [card for card in range(cards.COUNT) if side.bonus >> card & 1]
    secret = side.secret_bonus()
    names = [cards.NAMES[card] + ("?" if secret >> card & 1 else "") for card in owned]
    return f"{{{', '.join(names)}}}"


def _read_bonus(side: Side, tokens: Tokens) -> None:
    text = tokens.next()
    while text.startswith("{") and not text.endswith("}"):
        text += f" {tokens.next()}"
    if not text.startswith("{"):
        raise tokens.wrong(f"cannot read {text!r}; write bonus {{Ray, Trap?}}")
    for part in _parts(text[1:-1]):
        bit = 1 << _bonus_card(tokens, part.rstrip("?"))
        if side.bonus & bit:
            raise tokens.wrong(f"{part} occurs twice")
        side.bonus |= bit
        if not part.endswith("?"):
            side.shown |= bit


def _show_pile(state: DuelState) -> str:
    names = cards.NAMES[int(cards.FIRST_BONUS) :]
    top = ", ".join([names[card] for card in state.pile.top()])
    rest = ", ".join([names[card] for card, left in enumerate(state.pile.rest()) if left])
    if not top:
        return f"{{{rest}}}"
    return f"[{top}] {{{rest}}}" if rest else f"[{top}]"


def _read_pile(state: DuelState, tokens: Tokens) -> None:
    """The pile has what nobody owns, in this order if it is written."""
    if state.a.bonus & state.b.bonus:
        twice = ", ".join(cards.names_of(state.a.bonus & state.b.bonus))
        raise BadPosition(f"both A and B own {twice}")
    for card in range(cards.FIRST_BONUS, cards.COUNT):
        if (state.a.bonus | state.b.bonus) >> card & 1:
            state.pile.draw(card - cards.FIRST_BONUS)
    tokens.rest()
    if not tokens.text:
        return
    found = _PILE.fullmatch(tokens.text)
    if found is None:
        raise tokens.wrong(f"cannot read {tokens.text!r}; write [Ray] {{Copy, Trap}}")
    top = [_taken(state, tokens, part) for part in _parts(found["top"] or "")]
    rest = [_taken(state, tokens, part) for part in _parts(found["rest"] or "")]
    left = [card for card in range(cards.BONUS_COUNT) if state.pile.count(card)]
    if left:
        names = ", ".join([cards.NAMES[cards.FIRST_BONUS + card] for card in left])
        raise tokens.wrong(f"nowhere is {names}")
    for card in reversed(top):
        state.pile.put_on_top(card, NOBODY)
    for card in rest:
        state.pile.shuffle_in(card, 1)


def _taken(state: DuelState, tokens: Tokens, name: str) -> int:
    """A card taken out of the pile, to be put back in its place."""
    card = _bonus_card(tokens, name) - int(cards.FIRST_BONUS)
    if state.pile.count(card) == 0:
        raise tokens.wrong(f"{name} occurs twice or is owned")
    state.pile.draw(card)
    return card


def _card(tokens: Tokens, name: str) -> int:
    card = cards.card_named(name.strip())
    if card < 0:
        raise tokens.wrong(f"no card is named {name.strip()!r}")
    return card


def _bonus_card(tokens: Tokens, name: str) -> int:
    card = _card(tokens, name)
    if card < cards.FIRST_BONUS:
        raise tokens.wrong(f"{cards.NAMES[card]} is not a bonus card")
    return card


def _parts(text: str) -> list[str]:
    return [part.strip() for part in text.split(",")] if text.strip() else []


def _show_round(state: DuelState) -> str:
    return str(state.round_no)


def _read_round(state: DuelState, tokens: Tokens) -> None:
    state.round_no = tokens.whole(1, _MOST_ROUNDS)


class _DuelNotation(Notation[DuelState]):
    def due(self, state: DuelState) -> list[Step[Any]]:
        return [step for step in state.agenda.trunk() if isinstance(step, draw.Draw)]

    def resume(self, state: DuelState, due: list[Step[Any]], reading: Reading) -> list[Step[Any]]:
        """What cards lie in the play zones for: open draws, a choice, or the end of the game."""
        _check_possible(state)
        if ending.by_knock_out(state) or ending.by_moon(state):
            if due:
                raise BadPosition("due: nothing is drawn after the end")
            return []
        if due:
            state.a.effective = copying.effective(state.a)
            state.b.effective = copying.effective(state.b)
            if state.pile.size < len(due):
                raise BadPosition("due: the pile has too few cards for these draws")
            return [*due, *AFTER_DRAWS]
        state.round_no -= 1
        for seat, letter in enumerate("AB"):
            card = state.side(seat).chosen
            if card != cards.NONE:
                state.side(seat).chosen = cards.NONE
                reading.part(letter).answer(seat, card)  # the rules say whether it can be played
        return [ROUND]


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
    goal = state.terms.length
    if 0 in (state.a.health, state.b.health) and goal in (state.a.square, state.b.square):
        raise BadPosition("one game ends by knock-out or on the moon, not both (DUE-RUL-21)")
    if state.a.square == goal and state.b.square == goal:
        raise BadPosition("both pawns are on the moon (DUE-MOV-06)")


NOTATION: Final = _DuelNotation(
    [
        Each(seats, _show_side, _read_side),
        Part("deck", _show_pile, _read_pile, usual=""),
        Part("round", _show_round, _read_round, usual="1"),
    ],
    Steps({"letter": named(("A", "B"), "player")}, [draw.Draw], order="(A )?B|A|", separator=""),
)
