"""A table written down and read back; what is left out is as at the start, or empty.

round       3                    0 during the start of the game
stage       phases               start, auction, selection, phases, recess or last
cubes       2 0 1 0 0            on the five phases
neutral     design recycle       neutral phase cards face up, from the left
discard     RB-07 CL-02          robot and class cards
box         IN-05 RB-01          cards out of the game
tracks      IN-01 IN-05          inventors up for auction
past        61 70                points of a challenge's games before this one
A           goods S2 T3 V5; hand RB-01 RB-02; design RB-03+ RB-04; fabricate RB-40;
            classes CL-01+ CL-02; inventor IN-01+; free design-speed upgrade-cosmetic;
            tokens speed; energy EN-01=design EN-02=recycle; used EN-03 EN-05; boost design;
            looks CL-03 IN-02; bid IN-03@2
                                 + stands for a card with its token; free are circles without
                                 theirs, tokens those that lie in the inventory
due         gather; close; round; score
due.A       upgrade 5            what a seat has to do while all are at work
starts      boost                where the seats began that
before.A    ...                  a part as it was then, if it is different now
over        rounds               how the game ended
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from ...kernel.agenda import Agenda
from ...kernel.errors import BadPosition, BadSettings
from ...kernel.notation import (
    SEAT,
    Each,
    Fact,
    Kind,
    Notation,
    Reading,
    Steps,
    Words,
    either,
    field,
    if_any,
    listed,
    mask,
    named,
    named_at,
    or_none,
    seats,
    sections,
    vector,
    whole,
)
from .actions import BENEFITS
from .effects import LETTERS, read_cost, show_cost
from .kinds import COLUMNS, PHASES, ROWS, TYPES
from .rules import auction, energy, gain, inventors, lessons, prepare, row, scoring, start
from .rules import whole as course
from .rules.assemble import AssembleOne, Assembly
from .rules.draw import Cycle, Draw
from .rules.pay import Pay
from .rules.placing import PlaceTokens
from .rules.rounds import CLOSE, OPEN_NEUTRAL, ROUND, SELECTION
from .rules.start import bare_table
from .rules.upgrade import Upgrade
from .rules.work import GATHER
from .state import CLASSES, GOODS, NONE, SPACES, STAGES, Pile, Place, RaisingState, Stage

ENDINGS: Final = {"rounds": "RR-SCO-01", **dict.fromkeys(scoring.RATINGS, "RR-SOL-10")}
_CIRCLES: Final = tuple([f"{section}-{token}" for section in ("upgrade", *ROWS) for token in TYPES])


# The table.


def _read_round(state: RaisingState, words: Words) -> None:
    state.round = words.whole(0, 8)
    state.stage = Stage.PHASES if state.round > 0 else Stage.START


def _read_cubes(state: RaisingState, words: Words) -> None:
    state.cubes = vec[i64](words.wholes(5, 0, 99) if words.left else [0] * 5)


# Cards of the three decks.


def _in(places: vec[i64], place: i64, ids: tuple[str, ...]) -> list[str]:
    return [ids[card] for card in range(len(places)) if places[card] == place]


def _everywhere(state: RaisingState, place: i64) -> list[str]:
    """The cards of all decks in a place."""
    return [name for places, ids in _decks(state) for name in _in(places, place, ids)]


def _decks(state: RaisingState) -> list[tuple[vec[i64], tuple[str, ...]]]:
    cards = state.cards
    return [
        (state.robots, cards.robots.ids),
        (state.classes, cards.classes.ids),
        (state.inventors, cards.inventors.ids),
    ]


def _put(state: RaisingState, words: Words, name: str, place: i64, kind: str = "") -> int:
    """Take a card, of a kind if one is named, from its deck to a place; its number."""
    if not name.startswith(kind):
        raise words.wrong(f"{name!r} is no card {kind}...")
    for places, ids in _decks(state):
        if name in ids:
            card = ids.index(name)
            if places[card] != Place.DECK:
                raise words.wrong(f"{name} is in two places")
            places[card] = place
            return card
    raise words.wrong(f"no card is named {name!r}")


def _cards(name: str, place: i64, kind: str = "") -> Fact[RaisingState]:
    def show(state: RaisingState) -> str:
        return " ".join(_everywhere(state, place))

    def read(state: RaisingState, words: Words) -> None:
        for card in words.rest():
            _put(state, words, card, place, kind)

    return Fact(name, show, read)


# What a seat has, in sections.


@dataclass(frozen=True)
class _Section:
    name: str
    show: Callable[[RaisingState, int], list[str]]
    read: Callable[[RaisingState, int, Words], None]


def _own(name: str, place: i64, *kinds: str) -> _Section:
    """A seat's cards in a place, of one of some kinds."""

    def show(state: RaisingState, seat: int) -> list[str]:
        return _everywhere(state, 4 * seat + place)

    def read(state: RaisingState, seat: int, words: Words) -> None:
        for card in words.rest():
            kind = next((kind for kind in kinds if card.startswith(kind)), kinds[0])
            _put(state, words, card, 4 * seat + place, kind)

    return _Section(name, show, read)


def _of_each(name: str, attribute: str, kind: Kind) -> _Section:
    """An attribute that has a value for each seat."""

    def read(state: RaisingState, seat: int, words: Words) -> None:
        getattr(state, attribute)[seat] = kind.read(state, words)

    return _Section(
        name, lambda state, seat: kind.show(state, getattr(state, attribute)[seat]).split(), read
    )


def _show_tokens(state: RaisingState, seat: int) -> list[str]:
    return [name for k, name in enumerate(TYPES) for _ in range(state.tokens[4 * seat + k])]


def _read_tokens(state: RaisingState, seat: int, words: Words) -> None:
    for kind in words.names(TYPES, "token"):
        state.tokens[4 * seat + kind] += 1


def _show_goods(state: RaisingState, seat: int) -> list[str]:
    amounts = [int(state.good(seat, kind)) for kind in range(GOODS)]
    return [f"{LETTERS[kind]}{amount}" for kind, amount in enumerate(amounts) if amount > 0]


def _read_goods(state: RaisingState, seat: int, words: Words) -> None:
    for kind in range(GOODS):
        state.goods[seat * GOODS + kind] = 0
    for word in words.rest():
        kind = words.name_of(word[:1], tuple(LETTERS[:7]), "resource")
        state.goods[seat * GOODS + kind] = words.whole_of(word[1:], 0, 9999)


def _marked(name: str, marked: bool) -> str:
    return f"{name}+" if marked else name


def _row(number: int, title: str) -> _Section:
    def show(state: RaisingState, seat: int) -> list[str]:
        robots = [state.slot(seat, number, column) for column in range(COLUMNS)]
        ids = state.cards.robots.ids
        return [_marked(ids[robot], state.is_upgraded(robot)) for robot in robots if robot != NONE]

    def read(state: RaisingState, seat: int, words: Words) -> None:
        if len(words.left) > COLUMNS:
            raise words.wrong(f"a row has {COLUMNS} slots")
        for column, word in enumerate(words.rest()):
            name = word.removesuffix("+")
            place = Place.BUILT if name == word else Place.UPGRADED
            robot = _put(state, words, name, 4 * seat + place, "RB-")
            if state.cards.robots.row[robot] != number:
                raise words.wrong(f"{name} does not belong to {title}")
            state.slots[(seat * 3 + number) * COLUMNS + column] = robot

    return _Section(title, show, read)


def _show_classes(state: RaisingState, seat: int) -> list[str]:
    own = [k for k in range(seat * CLASSES, (seat + 1) * CLASSES) if state.lessons[k] != NONE]
    ids = state.cards.classes.ids
    return [_marked(ids[state.lessons[k]], state.credits[k] > 0) for k in own]


def _read_classes(state: RaisingState, seat: int, words: Words) -> None:
    if len(words.left) > CLASSES:
        raise words.wrong(f"{CLASSES} class cards at most")
    for k, word in enumerate(words.rest()):
        name = word.removesuffix("+")
        lesson = _put(state, words, name, 4 * seat + Place.BUILT, "CL-")
        state.lessons[seat * CLASSES + k] = lesson
        state.credits[seat * CLASSES + k] = int(name != word)


def _show_inventor(state: RaisingState, seat: int) -> list[str]:
    inventor = state.inventor[seat]
    if inventor == NONE:
        return []
    return [_marked(state.cards.inventors.ids[inventor], state.inspired[seat] > 0)]


def _read_inventor(state: RaisingState, seat: int, words: Words) -> None:
    if len(words.left) > 1 or (words.left and not state.terms.inventors):
        raise words.wrong("one inventor at most, none if they are left out")
    for word in words.rest():
        name = word.removesuffix("+")
        state.inventor[seat] = _put(state, words, name, 4 * seat + Place.BUILT, "IN-")
        state.inspired[seat] = int(name != word)


def _show_energy(state: RaisingState, seat: int) -> list[str]:
    drawn = [k for k in (2 * seat, 2 * seat + 1) if state.drawn[k] != NONE]
    phases = ["" if state.paired[k] == NONE else f"={PHASES[state.paired[k]]}" for k in drawn]
    names = [state.cards.energy.ids[state.drawn[k]] for k in drawn]
    return [name + phase for name, phase in zip(names, phases, strict=True)]


def _read_energy(state: RaisingState, seat: int, words: Words) -> None:
    if len(words.left) > 2:
        raise words.wrong("two energy cards at most")
    for k, word in enumerate(words.rest()):
        name, equals, phase = word.partition("=")
        state.drawn[2 * seat + k] = _take_energy(state, seat, name, Pile.DRAWN, words)
        if equals:
            state.paired[2 * seat + k] = words.name_of(phase, PHASES, "phase")
    left, right = state.paired[2 * seat], state.paired[2 * seat + 1]
    if left == right != NONE:
        raise words.wrong("two different phases are selected")


def _take_energy(state: RaisingState, seat: int, name: str, pile: i64, words: Words) -> int:
    cards = state.cards.energy
    card = words.name_of(name, cards.ids, "energy card")
    at = seat * int(cards.count) + card
    if state.energy[at] != Pile.PILE:
        raise words.wrong(f"{name} is in two places, or not in this game")
    state.energy[at] = pile
    return card


def _show_used(state: RaisingState, seat: int) -> list[str]:
    ids, piles = state.cards.energy.ids, _piles(state, seat)
    return [ids[card] for card, pile in enumerate(piles) if pile == Pile.DISCARD]


def _read_used(state: RaisingState, seat: int, words: Words) -> None:
    for name in words.rest():
        _take_energy(state, seat, name, Pile.DISCARD, words)


def _piles(state: RaisingState, seat: int) -> list[int]:
    """Where each energy card of a seat is."""
    count = int(state.cards.energy.count)
    return [int(pile) for pile in list(state.energy)[seat * count : (seat + 1) * count]]


def _show_bid(state: RaisingState, seat: int) -> list[str]:
    bid = int(state.bids[seat])
    if bid == NONE:
        return []
    return [f"{state.cards.inventors.ids[bid // int(SPACES)]}@{bid % int(SPACES) + 1}"]


def _read_bid(state: RaisingState, seat: int, words: Words) -> None:
    name, _, space = words.next().partition("@")
    inventor = words.name_of(name, state.cards.inventors.ids, "inventor")
    if state.inventors[inventor] != Place.TRACK and state.stage == Stage.AUCTION:
        raise words.wrong(f"{name} is not up for auction")
    state.bids[seat] = inventor * int(SPACES) + words.whole_of(space, 1, int(SPACES)) - 1


def _show_gave(state: RaisingState, seat: int) -> list[str]:
    """The cards a seat has laid off while all are at work."""
    names = [name for _, ids in _decks(state) for name in ids]
    return [names[card] for card in range(len(state.gave)) if state.gave[card] == seat]


def _read_gave(state: RaisingState, seat: int, words: Words) -> None:
    names = [name for _, ids in _decks(state) for name in ids]
    if len(state.gave) == 0:
        state.gave = vec[i64]([-1] * len(names))
    for card in words.names(names, "card"):
        state.gave[card] = seat


_FREE: Final = Kind(  # the state has the mask of the others
    lambda state, locked: mask(_CIRCLES, "circle").show(state, ~locked),
    lambda state, words: (1 << len(_CIRCLES)) - 1 & ~words.mask(_CIRCLES, "circle"),
)
_SECTIONS: Final = (
    _Section("goods", _show_goods, _read_goods),
    _own("hand", Place.HAND, "RB-"),
    *[_row(number, title) for number, title in enumerate(ROWS)],
    _Section("classes", _show_classes, _read_classes),
    _Section("inventor", _show_inventor, _read_inventor),
    _of_each("free", "locked", _FREE),
    _Section("tokens", _show_tokens, _read_tokens),
    _Section("energy", _show_energy, _read_energy),
    _Section("used", _show_used, _read_used),
    _of_each("boost", "boosted", mask(PHASES, "phase")),
    _own("looks", Place.LOOKED, "CL-", "IN-"),
    _Section("bid", _show_bid, _read_bid),
    _Section("gave", _show_gave, _read_gave),
)


def _show_seat(state: RaisingState, seat: int) -> str:
    shown = [(section.name, section.show(state, seat)) for section in _SECTIONS]
    said = [[name, *words] for name, words in shown if words or name == "goods"]
    return "; ".join([" ".join(words) for words in said])


def _read_seat(state: RaisingState, seat: int, words: Words) -> None:
    said = sections(words, [section.name for section in _SECTIONS], ";")
    for section in _SECTIONS:
        if section.name in said:
            section.read(state, seat, said[section.name])
            said[section.name].end()
    for kind, name in enumerate(TYPES):  # those that lie elsewhere left their circles (RR-PLC-05)
        free = sum([int(state.is_free(seat, 4 * section + kind)) for section in range(4)])
        if state.tokens[4 * seat + kind] + _placed_tokens(state, seat, kind) > free:
            raise words.wrong(f"more {name} tokens than free circles")
    drawn = list(state.drawn)[2 * seat : 2 * seat + 2].count(NONE)
    if _piles(state, seat).count(int(Pile.PILE)) % 2 and drawn != 1:
        raise words.wrong("energy cards are used two by two")


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


# What is to be done.


def _read_cost(state: RaisingState, words: Words) -> vec[i64]:
    cost = []
    while words.left and words.left[0] != "from":
        cost.append(words.next())
    if cost == ["-"]:
        return vec[i64]([0] * 9)
    try:
        return read_cost(" ".join(cost), words.part, "SGMPTBRW")
    except BadSettings as error:
        raise BadPosition(str(error)) from None


def _read_from(state: RaisingState, words: Words) -> int:
    if not words.left:
        return int(NONE)
    if words.next() != "from":
        raise words.wrong(f"cannot read {words.text!r}; write pay S1 W2 from 3")
    return words.whole(0, 5 + int(state.cards.robots.count))


_KINDS: Final = {
    "seat": SEAT,
    "two": whole(0, 2),
    "three": whole(0, 3),
    "k": whole(0, 9),
    "column": whole(0, int(COLUMNS)),
    "count": whole(0, 99),
    "cards": whole(0, 200),
    "energy": whole(0, 999),
    "robot": or_none(named_at(lambda state: state.cards.robots.ids, "robot")),
    "lesson": named_at(lambda state: state.cards.classes.ids, "class card"),
    "deed": named_at(lambda state: state.terms.deeds.names, "action"),
    "version": either("base", "upgraded"),
    "benefit": if_any(named(BENEFITS, "benefit")),
    "phase": named((*PHASES, "end"), "phase"),
    "row": Kind(
        lambda state, phase: PHASES[phase],
        lambda state, words: PHASES.index(ROWS[words.name(ROWS, "row")]),
    ),
    "cost": Kind(lambda state, cost: show_cost(cost) or "-", _read_cost),
    "from": Kind(lambda state, last: "" if last == NONE else f"from {last}", _read_from),
}
_TABLE: Final = Steps(
    _KINDS,
    [
        *(course.SETUP, course.DEALS, auction.AUCTION, auction.Bidding, start.START, GATHER),
        *(OPEN_NEUTRAL, prepare.Neutral, prepare.DrawEnergy, SELECTION, prepare.REVEAL),
        *(prepare.WORK, CLOSE, ROUND, course.SCORE),
    ],
    order="setup|(open_neutral |neutral )?deals round score|"
    "(gather )?(auction |bidding )?starts (round )?score|(gather )?(open_neutral |neutral )?"
    "((energy )*selection )?(reveal )?((neutral )?work )?(close )?(round )?score",
)
_LANES: Final = Steps(
    _KINDS,
    [
        *(start.Deal, start.DealTwo, start.Choose, start.LookAtClasses, start.Invent, start.Cull),
        *(start.Hire, start.First, auction.Take, prepare.Select, energy.Boost, energy.Perform),
        *(Upgrade, Assembly, AssembleOne, row.BoardActions, row.RunRow, PlaceTokens, Pay, Draw),
        *(Cycle, lessons.Learn, lessons.Keep, lessons.Swap, gain.Receive, gain.ReceiveAbility),
        *(gain.Wild, gain.Unlock, gain.Inspire, inventors.RoundEnd, inventors.PayMaterial),
    ],
)
_FACTS: Final = (
    Fact("round", lambda state: str(state.round), _read_round, "1"),
    field("stage", "stage", named(STAGES, "stage")),
    Fact("cubes", lambda s: listed(s.cubes) if any(list(s.cubes)) else "", _read_cubes),
    field("neutral", "neutral", vector(named(PHASES, "phase"))),
    _cards("discard", Place.DISCARD),
    _cards("box", Place.BOX),
    _cards("tracks", Place.TRACK, "IN-"),
    field("past", "past", vector(whole(0, 9999))),
    Each(seats, _show_seat, _read_seat, ""),
)


class _RaisingNotation(Notation[RaisingState]):
    """With the table as it was before all went to work."""

    settles = False

    def show(self, state: RaisingState) -> dict[str, str]:
        written = super().show(state)
        if state.before is not None:
            written["starts"] = _LANES.show(state, state.starts[:1])
            now = self.show_facts(state)
            for part, text in self.show_facts(state.before).items():
                if now[part] != text:
                    written[f"before.{part}"] = text or "-"
        return written

    def parts(self, state: RaisingState) -> list[str]:
        before = [f"before.{part}" for part in self.show_facts(state)]
        return [*super().parts(state), "starts", *before]

    def absent(self, state: RaisingState, reading: Reading) -> str:
        at_work = any([reading.part(f"due.{name}").text for name in seats(state)])
        return "gather; close; round; score" if at_work else "round; score"

    def end(self, state: RaisingState, reason: str) -> None:
        scoring.finish(state)
        assert state.result is not None
        if state.result.reason != reason:
            raise BadPosition(f"over: the points make it {state.result.reason!r}")

    def check_facts(self, state: RaisingState, reading: Reading) -> None:
        neutral = [int(phase) for phase in list(state.neutral)]
        if len({*neutral}) < len(neutral) or (neutral and state.seats > 2):
            raise BadPosition("neutral: five different phases at most, for one or two players")
        if list(state.inventors).count(Place.TRACK) > state.seats:
            raise BadPosition("tracks: an inventor for each player at most")
        if len(state.past) > (2 if state.terms.challenge else 0):
            raise BadPosition("past: two games at most, of a solo challenge")

    def check(self, state: RaisingState, reading: Reading) -> None:
        forked = state.agenda.is_forked()
        if forked != (GATHER in state.agenda.table()):
            raise BadPosition("due: all gather after they have been at work, and only then")
        together = forked and state.seats > 1
        if together:
            self._read_before(state, reading)
        if len(state.gave) > 0 and not together:
            raise BadPosition("gave: cards are laid off so while all are at work, and only then")
        _check_phases(state)
        _check_auction(state)
        for seat, letter in enumerate(seats(state)):
            _check_energy(state, seat, letter)

    def _read_before(self, state: RaisingState, reading: Reading) -> None:
        began = reading.part("starts", "boost")
        state.starts = [
            _LANES.read_one(state, Words(began.part, began.text, reading, seat))
            for seat in range(state.seats)
        ]
        earlier = dict(reading.position)
        for part, text in reading.position.items():
            if part.startswith("before."):
                earlier[part.removeprefix("before.")] = "" if text == "-" else text
        state.before = bare_table(state.game, state.terms, Agenda.of(course.SETUP))
        self.read_facts(state.before, Reading(earlier))
        self.check_facts(state.before, reading)
        state.before.gave = vec[i64]()
        if len(state.gave) == 0:
            state.gave = vec[i64]([-1] * sum([len(ids) for _, ids in _decks(state)]))


def _check_phases(state: RaisingState) -> None:
    """Phases are selected, revealed and performed one after the other, by all."""
    table, lanes = state.agenda.table(), state.agenda.lanes()
    at_work = [step for lane in lanes for step in lane]
    choosing = SELECTION in table or any([isinstance(step, prepare.Select) for step in at_work])
    working = any([isinstance(step, (energy.Boost, energy.Perform)) for step in at_work])
    for seat in range(state.seats):
        own = slice(2 * seat, 2 * seat + 2)
        draws = any([isinstance(step, prepare.DrawEnergy) and step.seat == seat for step in table])
        if choosing and not draws and NONE in list(state.drawn)[own]:
            raise BadPosition("due: phases are selected when all energy cards are drawn")
        if NONE not in list(state.paired)[own]:
            continue
        selects = any([isinstance(step, prepare.Select) for step in (lanes[seat] if lanes else [])])
        if prepare.REVEAL in table:
            if SELECTION not in table and not selects:
                raise BadPosition("due: phases are revealed when all are selected")
        elif working or prepare.WORK in table:
            raise BadPosition("energy: while phases are performed, all have selected two")


def _check_auction(state: RaisingState) -> None:
    """There is one only if it was agreed on; bids stand on tracks, and at its end all do."""
    table = state.agenda.table()
    bids = [int(bid) for bid in list(state.bids) if bid != NONE]
    bidders = [step.seat for step in table if isinstance(step, auction.Bidding)]
    if (bids or bidders or auction.AUCTION in table) and not state.terms.auction:
        raise BadPosition("due: no auction was agreed on")
    if len({bid // int(SPACES) for bid in bids}) < len(bids):
        raise BadPosition("bid: two bids are for one inventor")
    tracks = list(state.inventors).count(Place.TRACK)
    if bidders and (tracks < state.seats or state.bids[bidders[0]] != NONE):
        raise BadPosition("due: who bids has no bid, and there is an inventor for each player")
    over = start.START in table and not bidders and auction.AUCTION not in table
    for seat in range(state.seats) if over and state.terms.auction else []:
        if auction.won(state, seat) == NONE:
            raise BadPosition("bid: an inventor is taken for a bid")


def _check_energy(state: RaisingState, seat: int, letter: str) -> None:
    """The pile lasts until it is made anew (RR-REC-02)."""
    table = state.agenda.table()
    rounds = -int(state.round) % 4
    if state.round == 0 or (state.round == 4 and CLOSE not in table):
        rounds = 4
    need = 2 * rounds if ROUND in table else 0
    if any([isinstance(step, prepare.DrawEnergy) and step.seat == seat for step in table]):
        need += list(state.drawn)[2 * seat : 2 * seat + 2].count(NONE)
    if _piles(state, seat).count(int(Pile.PILE)) < need:
        raise BadPosition(f"{letter}: too few energy cards are left")


NOTATION: Final[Notation[Any]] = _RaisingNotation(_FACTS, _TABLE, _LANES, ENDINGS)
PARTS: Final = tuple([fact.name for fact in _FACTS if isinstance(fact, Fact)])
