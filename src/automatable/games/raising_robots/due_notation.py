"""Whether what is due in a position fits its facts, and the rest of its rounds can be played.

Steps of a seat come in an order. An inventor is hired once; energy cards are drawn, paired with
phases, shown and put away round by round: that is rehearsed on a copy of the table, whichever
cards and phases come.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final

from ...kernel.agenda import Step
from ...kernel.decision import Ask
from ...kernel.errors import BadPosition
from ...kernel.notation import seats
from .kinds import ROUNDS
from .rules import auction, inventors, perform, prepare, select, start, whole
from .rules.rounds import CLOSE, ROUND, SELECTION
from .seat_notation import energy_piles
from .state import NONE, SPACES, Pile, RaisingState, Zone


def _one(*names: str) -> str:
    """At most one of these steps."""
    return f"(?:(?:{'|'.join(names)})(?: |$))?"


# What is paid or swapped is at hand now. Then come things to receive, in any order, and at last
# the one course of the game that they interrupt.
_RECEIVED: Final = (
    *("draw", "cycle", "learn", "keep", "receive", "ability", "either_ability", "wild", "unlock"),
    *("inspire", "assemble"),
)
_COURSES: Final = (
    _one("deal"),
    _one("deal_two") + _one("draw") + _one("look") + _one("invent") + _one("start"),
    _one("cull") + _one("keep") + _one("hire", "take") + _one("first"),
    _one("select"),
    _one("boost", "more_batteries"),
    _one("upgrade", "assembly", "board", "row") + _one("phase"),
    _one("place") + _one("round_end") + _one("ahead"),
    _one("draw_ahead") + _one("select_ahead"),
)
LANE_ORDER: Final = (
    _one("pay", "pay_material", "swap")
    + f"(?:(?:{'|'.join(_RECEIVED)})(?: |$))*"
    + f"(?:{'|'.join(_COURSES)})"
)


def check_due(state: RaisingState) -> None:
    """Refuse an agenda that does not fit the facts."""
    _check_ahead(state)
    _check_auction(state)
    rehearsal = _Rehearsal(state)
    for seat, lane in enumerate(state.agenda.lanes()):
        for step in lane:
            rehearsal.work(seat, step)
    for step in state.agenda.trunk():
        rehearsal.go_on(step)


def _check_ahead(state: RaisingState) -> None:
    """Whoever has finished prepares for the next round, if that was agreed on (RR-END-10)."""
    finished = state.round - 1 if prepare.REVEAL in state.agenda.trunk() else state.round
    here = select.may_prepare_ahead(state, finished)
    lanes = state.agenda.lanes() or [[] for _ in range(state.seats)]
    for seat, lane in enumerate(lanes):
        is_ahead = state.ahead[seat] == 1
        begins = _has(lane, select.Ahead)
        goes_on = _has(lane, select.DrawAhead, select.SelectAhead)
        if (is_ahead or begins or goes_on) and not here:
            raise BadPosition("due: nobody prepares ahead of the others here")
        if (begins and is_ahead) or (goes_on and not is_ahead):
            raise BadPosition(
                "ahead: it is noted as somebody begins to prepare ahead of the others"
            )


def _has(steps: Sequence[Step[Any]], *kinds: type[Step[Any]]) -> bool:
    return any([isinstance(step, kinds) for step in steps])


def _check_auction(state: RaisingState) -> None:
    """There is one only if it was agreed on; bids stand on tracks, and at its end all do."""
    trunk = state.agenda.trunk()
    bids = [int(bid) for bid in list(state.bids) if bid != NONE]
    bidders = [step.seat for step in trunk if isinstance(step, auction.Bidding)]
    if (bids or bidders or auction.AUCTION in trunk) and not state.terms.auction:
        raise BadPosition("due: no auction was agreed on")
    if len({bid // int(SPACES) for bid in bids}) < len(bids):
        raise BadPosition("bid: two bids are for one inventor")
    tracks = list(state.inventors).count(Zone.TRACK)
    if bidders and (tracks < state.seats or state.bids[bidders[0]] != NONE):
        raise BadPosition("due: a bidder has no bid yet, and there is an inventor for each player")
    over = start.START in trunk and not bidders and auction.AUCTION not in trunk
    for seat in range(state.seats) if over and state.terms.auction else []:
        if auction.won(state, seat) == NONE:
            raise BadPosition("bid: an inventor is taken for a bid")


class _Rehearsal:
    """The rest of a game, as far as inventors, energy and phase cards go."""

    def __init__(self, state: RaisingState) -> None:
        self._table: Final = state.clone()
        self._table.agenda.clear()
        self._letters: Final = seats(state)

    def work(self, seat: int, step: Step[Any]) -> None:
        """A step of a seat."""
        act = _OF_SEATS.get(type(step))
        if act is not None:
            act(self, seat)

    def go_on(self, step: Step[Any]) -> None:
        """A step of all."""
        act = _OF_ALL.get(type(step))
        if isinstance(step, select.DrawEnergy):
            self._draw(int(step.seat))
        elif act is not None:
            act(self)

    # One seat.

    def _hire(self, seat: int) -> None:
        wrong = inventors.second_inventor(self._table, seat)
        if wrong:
            raise BadPosition(f"due: {wrong}")
        self._table.inventor[seat] = 0  # or any other

    def _draw(self, seat: int) -> None:
        table = self._table
        while table.drawn[2 * seat + 1] == NONE:
            pile = energy_piles(table, seat)
            if int(Pile.PILE) not in pile:
                raise BadPosition(f"{self._letters[seat]}: too few energy cards are left")
            select.turn_up(table, seat, table.acts.power + pile.index(int(Pile.PILE)))

    def _select(self, seat: int) -> None:
        table = self._table
        if table.drawn[2 * seat + 1] == NONE:
            raise BadPosition("due: phases are selected when all energy cards are drawn")
        first = max(0, int(table.paired[2 * seat]))
        table.paired[2 * seat] = first
        if table.paired[2 * seat + 1] == NONE:
            table.paired[2 * seat + 1] = 0 if first else 1

    def _select_ahead(self, seat: int) -> None:
        if self._table.paired[2 * seat] != NONE:
            raise BadPosition("energy: phases for the next round are selected once")
        if self._table.drawn[2 * seat + 1] == NONE:
            raise BadPosition("due: phases are selected when all energy cards are drawn")

    def _perform(self, seat: int) -> None:
        """The phases from some on, and what follows: preparing ahead, without selecting."""
        self._need_pairs()
        if self._table.ahead[seat] == 1:
            raise BadPosition("ahead: it is noted when somebody has performed all phases")
        if select.may_prepare_ahead(self._table, self._table.round):
            self._prepare_ahead(seat)

    def _prepare_ahead(self, seat: int) -> None:
        self._need_two(seat)
        select.put_away(self._table, seat)
        self._table.ahead[seat] = 1
        self._draw(seat)

    def _need_two(self, seat: int) -> None:
        drawn = self._table.drawn[2 * seat], self._table.drawn[2 * seat + 1]
        if drawn[0] != NONE and drawn[1] == NONE:
            raise BadPosition(f"{self._letters[seat]}: energy cards are used two by two")

    # All seats.

    def _hire_all(self) -> None:
        for seat in range(self._table.seats):
            self._hire(seat)

    def _set_up(self) -> None:
        self._hire_all()
        self._play_rounds()

    def _need_pairs(self) -> None:
        for seat in range(self._table.seats):
            if self._table.paired[2 * seat + 1] == NONE and self._table.ahead[seat] == 0:
                raise BadPosition("energy: while phases are performed, all have selected two")

    def _select_all(self) -> None:
        for seat in range(self._table.seats):
            self._select(seat)

    def _reveal(self) -> None:
        if NONE in list(self._table.paired):
            raise BadPosition("due: phases are revealed when all are selected")
        self._run(prepare.REVEAL)
        self._perform_all()

    def _perform_all(self) -> None:
        self._need_pairs()
        for seat in range(self._table.seats):
            self._perform(seat)

    def _close(self) -> None:
        for seat in range(self._table.seats):
            if self._table.ahead[seat] == 0:
                self._need_two(seat)
        self._run(CLOSE)

    def _play_rounds(self) -> None:
        while self._table.round < ROUNDS:
            self._table.round += 1
            for seat in range(self._table.seats):
                self._draw(seat)
            self._select_all()
            self._reveal()
            self._close()

    def _run(self, step: Step[Any]) -> None:
        """Do as the rules say, but for what is due then."""
        step.begin(self._table, Ask())
        self._table.agenda.clear()
        self._table.before = None


_OF_SEATS: Final[dict[type[Step[Any]], Callable[[_Rehearsal, int], None]]] = {
    start.Deal: _Rehearsal._hire,
    start.Choose: _Rehearsal._hire,
    start.Hire: _Rehearsal._hire,
    auction.Take: _Rehearsal._hire,
    select.Select: _Rehearsal._select,
    select.Ahead: _Rehearsal._prepare_ahead,
    select.DrawAhead: _Rehearsal._draw,
    select.SelectAhead: _Rehearsal._select_ahead,
    perform.Boost: _Rehearsal._perform,
    perform.MoreBatteries: _Rehearsal._perform,
    perform.Perform: _Rehearsal._perform,
}
_OF_ALL: Final[dict[type[Step[Any]], Callable[[_Rehearsal], None]]] = {
    type(whole.SETUP): _Rehearsal._set_up,
    type(whole.DEALS): _Rehearsal._hire_all,
    type(start.START): _Rehearsal._hire_all,
    type(SELECTION): _Rehearsal._select_all,
    type(prepare.REVEAL): _Rehearsal._reveal,
    type(prepare.WORK): _Rehearsal._perform_all,
    type(CLOSE): _Rehearsal._close,
    type(ROUND): _Rehearsal._play_rounds,
}
