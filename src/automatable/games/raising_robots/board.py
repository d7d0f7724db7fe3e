"""Raising Robots as text: phases above, the own board with its robots, then all others; 80 columns.

Resources are letters, tokens are signs; a legend tells them. What a token would bring is in
brackets.
"""

from collections.abc import Sequence
from typing import Any

from ...kernel.board import Board, Speaker
from ...kernel.seats import Seat
from . import derived, phrases, sentences
from .effects import GOOD_NAMES, LETTERS, show_cost
from .kinds import PHASES, ROWS, TYPES
from .lines import Part, fit, flow, line, wrapped
from .notes import note
from .pieces import CardSet
from .player_board import BOARD, CELLS

SIGNS = dict(zip(TYPES, "◆▲★■", strict=True))
_SUITS = dict(zip(TYPES, ("suit2", "suit4", "suit3", "suit5"), strict=True))
_LABEL = 11
_SCORE = 10
_PHASE = 13
_NAME = 17  # of a robot
_PRICE = 15
_SOURCES = ("robots", "classes", "inventory", "inventor", "leftover", "total")

View = dict[str, Any]


class RaisingBoard(Board):
    """The table of a card set."""

    def __init__(self, cards: CardSet) -> None:
        self.cards = cards

    def draw(self, view: View, viewer: Seat, names: Sequence[str], words: Speaker) -> list[str]:
        own = view["seats"][viewer] if viewer >= 0 else None
        others = [seat for seat in view["seats"] if seat is not own]
        common = [
            *_track(view, own, names, words),
            *_neutral(view, words),
            *_auction(self.cards, view, names, words),
        ]
        return [
            _title(view, words),
            *([*common, ""] if common else []),
            *(_own(self.cards, own, names[own["seat"]], words) if own else []),
            *[
                text
                for seat in others
                for text in ["", *_other(self.cards, seat, names[seat["seat"]], words)]
            ],
            "",
            *_piles(view, words),
            *_legend(words),
            *_doing(view, words),
            *_scores(view, names, words),
        ]

    def describe(self, view: View, viewer: Seat, names: Sequence[str], words: Speaker) -> list[str]:
        return sentences.describe(self.cards, view, viewer, names, words)

    def note(self, view: View, viewer: Seat, action: str, words: Speaker) -> str:
        return note(self.cards, view, viewer, action, words)


# Round and phases.


def _title(view: View, words: Speaker) -> str:
    stage = words.say(f"stage-{view['stage']}")
    if not view["round"]:
        return line(("title", stage))
    told = words.say("board-round", round=view["round"], rounds=view["rounds"])
    return line(("title", told), ("", f" · {stage}"))


def _track(view: View, own: View | None, names: Sequence[str], words: Speaker) -> list[str]:
    """A column for each phase: its cubes, and the energy of those who may perform it."""
    if view["stage"] != "phases":
        return []
    cells = [("name", fit(words.thing(phase), _PHASE)) for phase in PHASES]
    cubes = [("battery", fit("●" * view["cubes"][phase] or "-", _PHASE)) for phase in PHASES]
    lines = [
        line(("", " " * _LABEL), *cells),
        line(("", fit(words.say("board-cubes"), _LABEL)), *cubes),
    ]
    for seat in view["seats"]:
        lines += _energies(seat, names[seat["seat"]], seat is own)
    if own and own["sums"]:
        lines.append(line(("faint", words.say("board-sums"))))
    return lines


def _energies(seat: View, name: str, is_own: bool) -> list[str]:
    """The energy a seat has in each phase it may perform; the own as a sum."""
    if not seat["sums"]:
        return []
    totals = {one["phase"]: _sum(one, is_own) for one in seat["sums"]}
    cells = [("", fit(totals.get(phase, "-"), _PHASE)) for phase in PHASES]
    return [line(("name" if is_own else "faint", fit(name, _LABEL)), *cells)]


def _sum(one: View, is_own: bool) -> str:
    parts = [str(one[part]) for part in ("card", "cubes", "board", "inventor") if one[part]]
    return f"{one['total']}={'+'.join(parts)}" if is_own and len(parts) > 1 else str(one["total"])


def _neutral(view: View, words: Speaker) -> list[str]:
    """The line of neutral cards; nobody knows yet what a `?` is."""
    if view["neutral"] is None or not view["round"] or view["stage"] == "over":
        return []
    phases = [words.thing(phase) for phase in view["neutral"]["open"]]
    cubes = view["neutral"]["cubes"]
    shown = [*phases, *["?"] * (len(cubes) - len(phases))]
    cards = " · ".join(
        [f"{card} {'●' * count}".rstrip() for card, count in zip(shown, cubes, strict=True)]
    )
    return wrapped("faint", words.say("view-neutral"), cards)


def _doing(view: View, words: Speaker) -> list[str]:
    told = sentences.doing(view, words)
    return [line(("alert", told))] if told else []


# The own board.


def _own(cards: CardSet, seat: View, name: str, words: Speaker) -> list[str]:
    total = seat["score"]["total"]
    return [
        line(("name", f"{name}  "), ("star", words.say("board-total", total=total))),
        *flow("", _purse(seat, words), ", "),
        *_tokens(seat, words),
        *_energy_cards(seat, words),
        *_energy_pile(seat, words),
        _upgrade(cards, seat, words),
        *[text for row in ROWS for text in _section(cards, seat, row, words)],
        *_inventor(cards, seat, words),
        *[text for one in seat["classes"] for text in _class(cards, one, words)],
        *_looks(cards, seat, words),
        *_hand(cards, seat, words),
    ]


def _purse(seat: View, words: Speaker) -> list[str]:
    return [f"{words.thing(good)} {seat['goods'][good]}" for good in GOOD_NAMES]


def _tokens(seat: View, words: Speaker) -> list[str]:
    """The tokens that are unlocked and not placed."""
    parts = [
        (_SUITS[token], f" {SIGNS[token]} {words.thing(token)} {count}")
        for token, count in seat["tokens"].items()
        if count
    ]
    return [line(("name", words.say("board-tokens")), *parts)] if parts else []


def _energy_cards(seat: View, words: Speaker) -> list[str]:
    """The two energy cards with their phases."""
    drawn = [_paired(one, words) for one in seat["energy"]["drawn"]]
    if not drawn:
        return []
    return [line(("name", words.say("board-energy")), ("battery", f" {' · '.join(drawn)}"))]


def _energy_pile(seat: View, words: Speaker) -> list[str]:
    """The energy cards to come, in no order."""
    cards = ", ".join([words.thing(card) for card in seat["energy"]["pile"]])
    if not cards or not seat["energy"]["drawn"]:
        return []
    return [line(("faint", words.say("board-to_come", cards=cards)))]


def _paired(one: View, words: Speaker) -> str:
    card = words.thing(one["card"])
    return card if one["phase"] is None else f"{card} → {words.thing(one['phase'])}"


def _upgrade(cards: CardSet, seat: View, words: Speaker) -> str:
    """The rows of the Upgrade section and its tokens."""
    rows = [
        f"{deed.need} W{derived.row_wilds(cards, seat, k)}" for k, deed in enumerate(BOARD.upgrades)
    ]
    idea = words.say("short-INS")
    circles = [
        (_SUITS[token], f" {SIGNS[token]}({idea})")
        for token in TYPES
        if not derived.is_free(seat, "upgrade", token)
    ]
    label = fit(words.thing("upgrade"), _PHASE)
    return line(("name", label), ("", " · ".join(rows)), ("", "  "), *circles)


def _section(cards: CardSet, seat: View, row: str, words: Speaker) -> list[str]:
    """The board actions of a row, then its robots."""
    first = 3 * ROWS.index(row)
    parts: list[Part] = [("name", fit(words.thing(row), _PHASE))]
    for cell in range(first, first + 3):
        told = phrases.short_deed(derived.cell_deed(seat, CELLS[cell]), words)
        parts.append(("", f"{' · ' if cell > first else ''}{told}"))
        token = derived.cell_token(cell)
        if not derived.is_free(seat, row, token):
            adds = phrases.short_gains(BOARD.adds[cell], words)
            parts.append((_SUITS[token], f" {SIGNS[token]}({adds})"))
    parts.append(("", " · "))
    parts.append(_bonus(seat, row, words))
    return [line(*parts), *[_robot(cards, one, words) for one in seat["rows"][row]]]


def _bonus(seat: View, row: str, words: Speaker) -> Part:
    """The energy bonus of a row."""
    energy = words.say("energy-more", energy=int(BOARD.bonus[ROWS.index(row)]))
    token = derived.bonus_token(row)
    if derived.is_free(seat, row, token):
        return "good", energy
    return _SUITS[token], f"{SIGNS[token]}({energy})"


def _robot(cards: CardSet, one: View, words: Speaker) -> str:
    """An assembled robot: points, actions."""
    robot = cards.robots.ids.index(one["card"])
    style = "title" if one["upgraded"] else "card"
    return line(
        (style, fit(f"  {words.thing(one['card'])}", _NAME)),
        ("star", fit(words.say("board-vp", vp=int(cards.robots.vp[robot])), 6)),
        *_actions(cards, robot, one["upgraded"], words),
    )


def _actions(cards: CardSet, robot: int, upgraded: bool, words: Speaker) -> list[Part]:
    base = phrases.short_deed(cards.robots.base[robot], words)
    better = phrases.short_deed(cards.robots.upgraded[robot], words)
    token = TYPES[cards.robots.token[robot]]
    shown = f"{SIGNS[token]} {better}" if upgraded else f"{SIGNS[token]}({better})"
    return [("", f"{base} "), (_SUITS[token], shown)]


def _inventor(cards: CardSet, seat: View, words: Speaker) -> list[str]:
    if seat["inventor"] is None:
        return []
    return _inventor_card(cards, seat["inventor"], seat["inventor_upgraded"], words)


def _inventor_card(cards: CardSet, card: str, upgraded: bool, words: Speaker) -> list[str]:
    label = _hired(cards, card, upgraded, words)
    return wrapped("", label, sentences.inventor(cards, card, words))


def _hired(cards: CardSet, card: str, upgraded: bool, words: Speaker) -> str:
    """The name of an inventor, with the sign of its token if it has one."""
    sign = SIGNS[TYPES[cards.inventors.token[cards.inventors.ids.index(card)]]]
    return words.thing(card) + (f" {sign}" if upgraded else "")


def _class(cards: CardSet, one: View, words: Speaker) -> list[str]:
    """A class with its count and grade."""
    return wrapped("", _title_of(cards, one, words), sentences.lesson(cards, one, words))


def _title_of(cards: CardSet, one: View, words: Speaker) -> str:
    """The title of a class, with the sign of its token if it has one."""
    sign = SIGNS[TYPES[cards.classes.credit[cards.classes.ids.index(one["card"])]]]
    return words.thing(one["card"]) + (f" {sign}" if one["credit"] else "")


def _looks(cards: CardSet, seat: View, words: Speaker) -> list[str]:
    """The cards to choose from."""
    lines: list[str] = []
    for card in seat["looks"] or []:
        if card.startswith("IN-"):
            lines += _inventor_card(cards, card, False, words)
        else:
            told = sentences.class_card(cards, card, words)
            lines += wrapped("faint", words.thing(card), told)
    return [line(("name", words.say("board-looks"))), *lines] if lines else []


def _hand(cards: CardSet, seat: View, words: Speaker) -> list[str]:
    if not seat["hand"]:
        return []
    return [
        line(("name", words.say("board-hand"))),
        *[_card(cards, card, words) for card in seat["hand"]],
    ]


def _card(cards: CardSet, card: str, words: Speaker) -> str:
    """A card in hand: row, both prices, points, actions."""
    robot = cards.robots.ids.index(card)
    left = phrases.short_price(cards.robots.left[robot])
    right = phrases.short_price(cards.robots.right[robot])
    return line(
        ("card", fit(f"  {words.thing(card)}", _NAME)),
        ("", fit(words.thing(ROWS[cards.robots.row[robot]])[:5] + ".", 7)),
        ("number", fit(f"{left} | {right}", _PRICE)),
        ("star", fit(words.say("board-vp", vp=int(cards.robots.vp[robot])), 6)),
        *_actions(cards, robot, False, words),
    )


def _legend(words: Speaker) -> list[str]:
    goods = [f"{LETTERS[k]} {words.thing(good)}" for k, good in enumerate(GOOD_NAMES)]
    goods += [f"R {words.thing('card')}", f"W {words.thing('wild')}"]
    tokens = [f"{SIGNS[token]} {words.thing(token)}" for token in TYPES]
    return flow("faint", [*goods, *tokens], "  ")


# The others, the auction, the end.


def _other(cards: CardSet, seat: View, name: str, words: Speaker) -> list[str]:
    """Somebody else in a few lines."""
    goods = " ".join([f"{LETTERS[k]}{seat['goods'][good]}" for k, good in enumerate(GOOD_NAMES)])
    total = words.say("board-total", total=seat["score"]["total"])
    lines = [
        line(("name", f"{name} "), ("", f" {goods} R{seat['cards']}  "), ("star", total)),
        *_tokens(seat, words),
        *_energy_cards(seat, words),
    ]
    for row in ROWS:
        if seat["rows"][row]:
            robots = [_named(cards, one, words) for one in seat["rows"][row]]
            lines += wrapped("card", f"  {words.thing(row)}", ", ".join(robots))
    if seat["hand"]:  # seen by who sees all
        held = ", ".join([words.thing(card) for card in seat["hand"]])
        lines += wrapped("card", f"  {words.say('board-hand')}", held)
    told = [
        f"{_title_of(cards, one, words)} {one['count']} {one['grade'] or '-'}"
        for one in seat["classes"]
    ]
    if seat["inventor"] is not None:
        told.append(_hired(cards, seat["inventor"], seat["inventor_upgraded"], words))
    return lines + flow("faint", [f"  {told[0]}", *told[1:]] if told else [], " · ")


def _named(cards: CardSet, one: View, words: Speaker) -> str:
    sign = SIGNS[TYPES[cards.robots.token[cards.robots.ids.index(one["card"])]]]
    return words.thing(one["card"]) + (f" {sign}" if one["upgraded"] else "")


def _auction(cards: CardSet, view: View, names: Sequence[str], words: Speaker) -> list[str]:
    """The inventors with the bids for them, and what the spaces cost."""
    if not view["tracks"]:
        return []
    costs = [show_cost(bid.cost) or "-" for bid in BOARD.bids]
    spaces = " · ".join([f"{k} {cost}" for k, cost in enumerate(costs, 1)])
    lines = wrapped("number", words.say("board-spaces"), spaces)
    for track in view["tracks"]:
        lines += _inventor_card(cards, track["card"], False, words)
        for bid in track["bids"]:
            told = words.say("board-bid", name=names[bid["seat"]], space=bid["space"])
            lines.append(line(("alert", f"  {told}")))
    return lines


def _piles(view: View, words: Speaker) -> list[str]:
    deck = words.say("board-deck", deck=view["deck"], discard=len(view["discard"]))
    past = ", ".join([str(points) for points in view["past"]])
    lines = [line(("faint", deck))]
    return [*lines, line(("star", words.say("board-past", points=past)))] if past else lines


def _scores(view: View, names: Sequence[str], words: Speaker) -> list[str]:
    """The score sheet at the end."""
    if view["stage"] != "over":
        return []
    heads = [("name", fit(words.say(f"score-{source}"), _SCORE)) for source in _SOURCES]
    lines = ["", line(("", " " * _LABEL), *heads)]
    for seat in view["seats"]:
        cells = [("star", fit(str(seat["score"][source]), _SCORE)) for source in _SOURCES]
        lines.append(line(("name", fit(names[seat["seat"]], _LABEL)), *cells))
    return lines
