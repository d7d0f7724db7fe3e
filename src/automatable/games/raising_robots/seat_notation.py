"""What a seat has, written down and read back; the notation is in notation.py."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ...kernel.spelling import Kind, Tokens, mask, sections
from .effects import LETTERS
from .kinds import COLUMNS, PHASES, ROWS, TYPES
from .state import CLASSES, GOODS, NONE, SPACES, Pile, RaisingState, Zone

_CIRCLES: Final = tuple([f"{section}-{token}" for section in ("upgrade", *ROWS) for token in TYPES])

_BOOSTS: Final = (*PHASES, *[f"{phase}+" for phase in PHASES])  # + by the upgraded ability


# Cards of the three decks.


def _in(zones: vec[i64], zone: i64, ids: tuple[str, ...]) -> list[str]:
    return [name for name, where in zip(ids, zones, strict=True) if where == zone]


def everywhere(state: RaisingState, zone: i64) -> list[str]:
    """The cards of all decks in a zone."""
    return [name for zones, ids in decks(state) for name in _in(zones, zone, ids)]


def decks(state: RaisingState) -> list[tuple[vec[i64], tuple[str, ...]]]:
    cards = state.cards
    return [
        (state.robots, cards.robots.ids),
        (state.classes, cards.classes.ids),
        (state.inventors, cards.inventors.ids),
    ]


def put(state: RaisingState, tokens: Tokens, name: str, zone: i64, kind: str = "") -> int:
    """Take a card, of a kind if one is named, from its deck to a zone; its number."""
    if not name.startswith(kind):
        raise tokens.wrong(f"{name!r} is no card {kind}...")
    for zones, ids in decks(state):
        if name in ids:
            card = ids.index(name)
            if zones[card] == zone == Zone.BOX:
                return card  # left out by what was agreed (RR-STA-13)
            if zones[card] != Zone.DECK:
                raise tokens.wrong(f"{name} is in two places")
            zones[card] = zone
            return card
    raise tokens.wrong(f"no card is named {name!r}")


# What a seat has, in sections.


@dataclass(frozen=True)
class _Section:
    name: str
    show: Callable[[RaisingState, int], list[str]]
    read: Callable[[RaisingState, int, Tokens], None]


def _own(name: str, zone: i64, *kinds: str) -> _Section:
    """A seat's cards in a zone, of one of some kinds."""

    def show(state: RaisingState, seat: int) -> list[str]:
        return everywhere(state, 4 * seat + zone)

    def read(state: RaisingState, seat: int, tokens: Tokens) -> None:
        for card in tokens.rest():
            kind = next((kind for kind in kinds if card.startswith(kind)), kinds[0])
            put(state, tokens, card, 4 * seat + zone, kind)

    return _Section(name, show, read)


def _of_each(name: str, attribute: str, kind: Kind) -> _Section:
    """An attribute that has a value for each seat."""

    def read(state: RaisingState, seat: int, tokens: Tokens) -> None:
        getattr(state, attribute)[seat] = kind.read(state, tokens)

    return _Section(
        name, lambda state, seat: kind.show(state, getattr(state, attribute)[seat]).split(), read
    )


def _show_tokens(state: RaisingState, seat: int) -> list[str]:
    return [name for k, name in enumerate(TYPES) for _ in range(state.tokens[4 * seat + k])]


def _read_tokens(state: RaisingState, seat: int, tokens: Tokens) -> None:
    for kind in tokens.names(TYPES, "token"):
        state.tokens[4 * seat + kind] += 1


def _show_goods(state: RaisingState, seat: int) -> list[str]:
    amounts = [int(state.good(seat, kind)) for kind in range(GOODS)]
    return [f"{LETTERS[kind]}{amount}" for kind, amount in enumerate(amounts) if amount > 0]


def _read_goods(state: RaisingState, seat: int, tokens: Tokens) -> None:
    for kind in range(GOODS):
        state.goods[seat * GOODS + kind] = 0
    for word in tokens.rest():
        kind = tokens.name_of(word[:1], tuple(LETTERS[:7]), "resource")
        state.goods[seat * GOODS + kind] = tokens.whole_of(word[1:], 0, 9999)


def _marked(name: str, marked: bool) -> str:
    return f"{name}+" if marked else name


def _row(number: int, title: str) -> _Section:
    def show(state: RaisingState, seat: int) -> list[str]:
        robots = [state.slot(seat, number, column) for column in range(COLUMNS)]
        ids = state.cards.robots.ids
        return [_marked(ids[robot], state.is_upgraded(robot)) for robot in robots if robot != NONE]

    def read(state: RaisingState, seat: int, tokens: Tokens) -> None:
        if len(tokens.left) > COLUMNS:
            raise tokens.wrong(f"a row has {COLUMNS} slots")
        for column, word in enumerate(tokens.rest()):
            name = word.removesuffix("+")
            zone = Zone.BUILT if name == word else Zone.UPGRADED
            robot = put(state, tokens, name, 4 * seat + zone, "RB-")
            if state.cards.robots.row[robot] != number:
                raise tokens.wrong(f"{name} does not belong to {title}")
            state.slots[(seat * 3 + number) * COLUMNS + column] = robot

    return _Section(title, show, read)


def _show_classes(state: RaisingState, seat: int) -> list[str]:
    own = [k for k in range(seat * CLASSES, (seat + 1) * CLASSES) if state.lessons[k] != NONE]
    ids = state.cards.classes.ids
    return [_marked(ids[state.lessons[k]], state.credits[k] > 0) for k in own]


def _read_classes(state: RaisingState, seat: int, tokens: Tokens) -> None:
    if len(tokens.left) > CLASSES:
        raise tokens.wrong(f"{CLASSES} class cards at most")
    for k, word in enumerate(tokens.rest()):
        name = word.removesuffix("+")
        lesson = put(state, tokens, name, 4 * seat + Zone.BUILT, "CL-")
        state.lessons[seat * CLASSES + k] = lesson
        state.credits[seat * CLASSES + k] = int(name != word)


def _show_inventor(state: RaisingState, seat: int) -> list[str]:
    inventor = state.inventor[seat]
    if inventor == NONE:
        return []
    return [_marked(state.cards.inventors.ids[inventor], state.inspired[seat] > 0)]


def _read_inventor(state: RaisingState, seat: int, tokens: Tokens) -> None:
    if len(tokens.left) > 1 or (tokens.left and not state.terms.inventors):
        raise tokens.wrong("one inventor at most, none if they are left out")
    for word in tokens.rest():
        name = word.removesuffix("+")
        state.inventor[seat] = put(state, tokens, name, 4 * seat + Zone.BUILT, "IN-")
        state.inspired[seat] = int(name != word)


def _show_energy(state: RaisingState, seat: int) -> list[str]:
    drawn = [k for k in (2 * seat, 2 * seat + 1) if state.drawn[k] != NONE]
    phases = ["" if state.paired[k] == NONE else f"={PHASES[state.paired[k]]}" for k in drawn]
    names = [state.cards.energy.ids[state.drawn[k]] for k in drawn]
    return [name + phase for name, phase in zip(names, phases, strict=True)]


def _read_energy(state: RaisingState, seat: int, tokens: Tokens) -> None:
    if len(tokens.left) > 2:
        raise tokens.wrong("two energy cards at most")
    for k, word in enumerate(tokens.rest()):
        name, equals, phase = word.partition("=")
        state.drawn[2 * seat + k] = _take_energy(state, seat, name, Pile.DRAWN, tokens)
        if equals:
            state.paired[2 * seat + k] = tokens.name_of(phase, PHASES, "phase")
    left, right = state.paired[2 * seat], state.paired[2 * seat + 1]
    if left == right != NONE or (left == NONE and right != NONE):
        raise tokens.wrong("two different phases are selected, the left one first")


def _take_energy(state: RaisingState, seat: int, name: str, pile: i64, tokens: Tokens) -> int:
    cards = state.cards.energy
    card = tokens.name_of(name, cards.ids, "energy card")
    at = seat * int(cards.count) + card
    if state.energy[at] != Pile.PILE:
        raise tokens.wrong(f"{name} is in two places, or not in this game")
    state.energy[at] = pile
    return card


def _show_used(state: RaisingState, seat: int) -> list[str]:
    ids, piles = state.cards.energy.ids, energy_piles(state, seat)
    return [ids[card] for card, pile in enumerate(piles) if pile == Pile.DISCARD]


def _read_used(state: RaisingState, seat: int, tokens: Tokens) -> None:
    for name in tokens.rest():
        _take_energy(state, seat, name, Pile.DISCARD, tokens)


def energy_piles(state: RaisingState, seat: int) -> list[int]:
    """Where each energy card of a seat is."""
    count = int(state.cards.energy.count)
    return [int(pile) for pile in list(state.energy)[seat * count : (seat + 1) * count]]


def _show_bid(state: RaisingState, seat: int) -> list[str]:
    bid = int(state.bids[seat])
    if bid == NONE:
        return []
    return [f"{state.cards.inventors.ids[bid // int(SPACES)]}@{bid % int(SPACES) + 1}"]


def _read_bid(state: RaisingState, seat: int, tokens: Tokens) -> None:
    name, _, space = tokens.next().partition("@")
    inventor = tokens.name_of(name, state.cards.inventors.ids, "inventor")
    if state.inventors[inventor] != Zone.TRACK:
        raise tokens.wrong(f"{name} is not up for auction")
    state.bids[seat] = inventor * int(SPACES) + tokens.whole_of(space, 1, int(SPACES)) - 1


def _show_ahead(state: RaisingState, seat: int) -> list[str]:
    return ["yes"] if state.ahead[seat] else []


def _read_ahead(state: RaisingState, seat: int, tokens: Tokens) -> None:
    if tokens.rest() != ["yes"] or not state.terms.early:
        raise tokens.wrong("write ahead yes, where the next Preparation may begin early")
    state.ahead[seat] = 1


def _show_gave(state: RaisingState, seat: int) -> list[str]:
    """The cards a seat has laid off while all are at work."""
    names = [name for _, ids in decks(state) for name in ids]
    return [names[card] for card in range(len(state.gave)) if state.gave[card] >> seat & 1]


def _read_gave(state: RaisingState, seat: int, tokens: Tokens) -> None:
    names = [name for _, ids in decks(state) for name in ids]
    if len(state.gave) == 0:
        state.gave = vec[i64]([0] * len(names))
    for card in tokens.names(names, "card"):
        state.gave[card] |= 1 << seat


_FREE: Final = Kind(  # the state has the mask of the others
    lambda state, locked: mask(_CIRCLES, "circle").show(state, ~locked),
    lambda state, tokens: (1 << len(_CIRCLES)) - 1 & ~tokens.mask(_CIRCLES, "circle"),
)
_SECTIONS: Final = (
    _Section("goods", _show_goods, _read_goods),
    _own("hand", Zone.HAND, "RB-"),
    *[_row(number, title) for number, title in enumerate(ROWS)],
    _Section("classes", _show_classes, _read_classes),
    _Section("inventor", _show_inventor, _read_inventor),
    _of_each("free", "locked", _FREE),
    _Section("tokens", _show_tokens, _read_tokens),
    _Section("energy", _show_energy, _read_energy),
    _Section("used", _show_used, _read_used),
    _of_each("boost", "boosted", mask(_BOOSTS, "phase")),
    _Section("ahead", _show_ahead, _read_ahead),
    _own("looks", Zone.LOOKED, "CL-", "IN-"),
    _Section("bid", _show_bid, _read_bid),
    _Section("gave", _show_gave, _read_gave),
)


def show_seat(state: RaisingState, seat: int) -> str:
    shown = [(section.name, section.show(state, seat)) for section in _SECTIONS]
    said = [[name, *tokens] for name, tokens in shown if tokens or name == "goods"]
    return "; ".join([" ".join(tokens) for tokens in said])


def read_seat(state: RaisingState, seat: int, tokens: Tokens) -> None:
    said = sections(tokens, [section.name for section in _SECTIONS], ";")
    for section in _SECTIONS:
        if section.name in said:
            section.read(state, seat, said[section.name])
            said[section.name].end()
    for kind, name in enumerate(TYPES):  # those that lie elsewhere left their circles (RR-PLC-05)
        free = sum([int(state.is_free(seat, 4 * section + kind)) for section in range(4)])
        if state.tokens[4 * seat + kind] + _placed_tokens(state, seat, kind) > free:
            raise tokens.wrong(f"more {name} tokens than free circles")
    if energy_piles(state, seat).count(int(Pile.DISCARD)) % 2:
        raise tokens.wrong("energy cards are used two by two")


def _placed_tokens(state: RaisingState, seat: int, kind: int) -> int:
    """How many tokens of a type are on a seat's cards."""
    found = 0
    for k in range(3 * COLUMNS):
        robot = state.slots[seat * 3 * COLUMNS + k]
        if robot != NONE and state.is_upgraded(robot):
            found += state.cards.robots.token[robot] == kind
    for k in range(seat * CLASSES, (seat + 1) * CLASSES):
        if state.credits[k]:
            found += state.cards.classes.credit[state.lessons[k]] == kind
    if state.inspired[seat]:
        found += state.cards.inventors.token[state.inventor[seat]] == kind
    return found
