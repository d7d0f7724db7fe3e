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
            ahead yes; looks CL-03 IN-02; bid IN-03@2
                                 + stands for a card with its token; free are circles without
                                 theirs, tokens those that lie in the inventory
due         gather; close; round; score
due.A       upgrade 5            what a seat has to do while all are at work
starts      boost                where the seats began that
before.A    ...                  a part as it was then, if it is different now
over        rounds               how the game ended
"""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from ...kernel.agenda import Agenda
from ...kernel.errors import BadPosition, BadSettings
from ...kernel.notation import Each, Notation, Part, Steps, field, seats
from ...kernel.spelling import (
    SEAT,
    Kind,
    Reading,
    Tokens,
    either,
    listed,
    mask,
    named,
    named_at,
    or_none,
    vector,
    whole,
    word_unless,
)
from .actions import BENEFITS
from .due_notation import LANE_ORDER, check_due
from .effects import read_cost, show_cost
from .kinds import COLUMNS, PHASES, ROWS
from .rules import (
    auction,
    gain,
    inventors,
    lessons,
    perform,
    prepare,
    round_end,
    row,
    scoring,
    select,
    start,
)
from .rules import whole as course
from .rules.assemble import AssembleOne, Assembly
from .rules.draw import AT_START, BY_ICON, CAUSES, Cycle, Draw
from .rules.pay import Pay
from .rules.placing import PlaceTokens
from .rules.rounds import CLOSE, OPEN_NEUTRAL, ROUND, SELECTION
from .rules.start import bare_table
from .rules.upgrade import Upgrade
from .rules.work import GATHER
from .seat_notation import decks, everywhere, put, read_seat, show_seat
from .state import NONE, STAGES, RaisingState, Stage, Zone

ENDINGS: Final = {"rounds": "RR-SCO-01", **dict.fromkeys(scoring.RATINGS, "RR-SOL-10")}


# The table.


def _read_round(state: RaisingState, tokens: Tokens) -> None:
    state.round = tokens.whole(0, 8)
    state.stage = Stage.PHASES if state.round > 0 else Stage.START


def _read_cubes(state: RaisingState, tokens: Tokens) -> None:
    state.cubes = vec[i64](tokens.wholes(5, 0, 99) if tokens.left else [0] * 5)


def _cards(name: str, zone: i64, kind: str = "") -> Part[RaisingState]:
    def show(state: RaisingState) -> str:
        return " ".join(everywhere(state, zone))

    def read(state: RaisingState, tokens: Tokens) -> None:
        for card in tokens.rest():
            put(state, tokens, card, zone, kind)

    return Part(name, show, read)


# What is to be done.


def _read_cost(state: RaisingState, tokens: Tokens) -> vec[i64]:
    cost = []
    while tokens.left and tokens.left[0] != "from":
        cost.append(tokens.next())
    if cost == ["-"]:
        return vec[i64]([0] * 9)
    try:
        return read_cost(" ".join(cost), tokens.part, "SGMPTBRW")
    except BadSettings as error:
        raise BadPosition(str(error)) from None


def _read_from(state: RaisingState, tokens: Tokens) -> int:
    if not tokens.left:
        return int(NONE)
    if tokens.next() != "from":
        raise tokens.wrong(f"cannot read {tokens.text!r}; write pay S1 W2 from 3")
    return tokens.whole(0, 5 + int(state.cards.robots.count))


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
    "benefits": mask(BENEFITS, "benefit"),
    "phase": named((*PHASES, "end"), "phase"),
    "from_phase": Kind(
        lambda state, phase: PHASES[phase] if phase > 0 else "",
        lambda state, tokens: tokens.name(PHASES, "phase") if tokens.left else 0,
    ),
    "row": Kind(
        lambda state, phase: PHASES[phase],
        lambda state, tokens: PHASES.index(ROWS[tokens.name(ROWS, "row")]),
    ),
    "rule": word_unless(
        lambda state: BY_ICON if state.round > 0 else AT_START, CAUSES, "rule of a draw"
    ),
    "cost": Kind(lambda state, cost: show_cost(cost) or "-", _read_cost),
    "from": Kind(lambda state, last: "" if last == NONE else f"from {last}", _read_from),
}
_TRUNK: Final = Steps(
    _KINDS,
    [
        *(course.SETUP, course.DEALS, auction.AUCTION, auction.Bidding, start.START, GATHER),
        *(OPEN_NEUTRAL, prepare.Neutral, select.DrawEnergy, SELECTION, prepare.REVEAL),
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
        *(start.Hire, start.First, auction.Take, select.Select, perform.Boost, perform.Perform),
        *(perform.MoreBatteries, select.Ahead, select.DrawAhead, select.SelectAhead),
        *(Upgrade, Assembly, AssembleOne, row.BoardActions, row.RunRow, PlaceTokens, Pay, Draw),
        *(Cycle, lessons.Learn, lessons.Keep, lessons.Swap, gain.Receive, gain.ReceiveAbility),
        *(gain.Wild, gain.Unlock, gain.Inspire, round_end.RoundEnd, round_end.PayMaterial),
        inventors.EitherAbility,
    ],
    LANE_ORDER,
)
_PARTS: Final = (
    Part("round", lambda state: str(state.round), _read_round, "1"),
    field("stage", "stage", named(STAGES, "stage")),
    Part("cubes", lambda s: listed(s.cubes) if any(list(s.cubes)) else "", _read_cubes),
    field("neutral", "neutral", vector(named(PHASES, "phase"))),
    _cards("discard", Zone.DISCARD),
    _cards("box", Zone.BOX),
    _cards("tracks", Zone.TRACK, "IN-"),
    field("past", "past", vector(whole(0, 9999))),
    Each(seats, show_seat, read_seat, ""),
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
        if list(state.inventors).count(Zone.TRACK) > state.seats:
            raise BadPosition("tracks: an inventor for each player at most")
        if len(state.past) > (2 if state.terms.challenge else 0):
            raise BadPosition("past: two games at most, of a solo challenge")

    def check(self, state: RaisingState, reading: Reading) -> None:
        forked = state.agenda.is_forked()
        if forked != (GATHER in state.agenda.trunk()):
            raise BadPosition("due: all gather after they have been at work, and only then")
        together = forked and state.seats > 1
        if together:
            self._read_before(state, reading)
        if len(state.gave) > 0 and not together:
            raise BadPosition("gave: cards are laid off so while all are at work, and only then")
        check_due(state)

    def _read_before(self, state: RaisingState, reading: Reading) -> None:
        began = reading.part("starts", "boost")
        state.starts = [
            _LANES.read_one(state, Tokens(began.part, began.text, reading, seat))
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
            state.gave = vec[i64]([0] * sum([len(ids) for _, ids in decks(state)]))


NOTATION: Final[Notation[Any]] = _RaisingNotation(_PARTS, _TRUNK, _LANES, ENDINGS)
PARTS: Final = tuple([part.name for part in _PARTS if isinstance(part, Part)])
