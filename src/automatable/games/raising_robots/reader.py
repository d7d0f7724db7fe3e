"""A written table read back, and refused where it cannot be; the notation is in notation.py."""

import re
from collections.abc import Mapping
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from ...kernel.agenda import Agenda, Step
from ...kernel.errors import BadPosition, BadSettings
from ...kernel.game import Game
from ...kernel.seats import CHANCE, seat_letter
from .actions import BENEFITS
from .effects import read_cost
from .kinds import COLUMNS, PHASES, ROWS
from .notation import ENDINGS, PARTS
from .rules import auction, scoring, start
from .rules.assemble import AssembleOne, Assembly
from .rules.draw import Cycle, Draw
from .rules.energy import Boost, Perform
from .rules.gain import Inspire, Receive, ReceiveAbility, Unlock, Wild
from .rules.inventors import PayMaterial, RoundEnd, can_trade
from .rules.lessons import Keep, Learn, Swap
from .rules.pay import Pay
from .rules.placing import PlaceTokens
from .rules.prepare import REVEAL, WORK, DrawEnergy, Neutral, Select
from .rules.rounds import CLOSE, OPEN_NEUTRAL, ROUND, SELECTION
from .rules.row import BoardActions, RunRow
from .rules.start import bare_table
from .rules.task import GATHER, Task
from .rules.upgrade import Upgrade
from .rules.whole import DEALS, SCORE, SETUP
from .settings import Terms
from .state import (
    NONE,
    SPACES,
    Pile,
    Place,
    RaisingState,
)
from .table_reader import TableReader, index, number, split

_TABLE: Final[Mapping[str, Task]] = {
    "setup": SETUP,
    "deals": DEALS,
    "auction": auction.AUCTION,
    "starts": start.START,
    "gather": GATHER,
    "open_neutral": OPEN_NEUTRAL,
    "selection": SELECTION,
    "reveal": REVEAL,
    "work": WORK,
    "close": CLOSE,
    "round": ROUND,
    "score": SCORE,
}
_ORDER: Final = re.compile(
    "setup|(open_neutral |neutral )?deals round score|"
    "(gather )?(auction |bidding )?starts (round )?score|(gather )?(open_neutral |neutral )?"
    "((energy )*selection )?(reveal )?((neutral )?work )?(close )?(round )?score"
)
_PERFORMED: Final = (*PHASES, "end")


def from_position(game: Game[Any], terms: Terms, written: Mapping[str, str]) -> RaisingState:
    """The state a notation describes; raises BadPosition."""
    reader = Reader(game, terms, written)
    reader.check_parts()
    return reader.read()


class Reader:
    """Reads the table, what is to be done, and the table as it was before all went to work."""

    def __init__(self, game: Game[Any], terms: Terms, written: Mapping[str, str]) -> None:
        self.game = game
        self.terms = terms
        self.written = written
        self.letters = [seat_letter(seat) for seat in range(terms.players)]

    def check_parts(self) -> None:
        """Only known parts are there."""
        facts = (*PARTS, *self.letters)
        known = (
            *facts,
            *("due", "starts", "over"),
            *[f"due.{letter}" for letter in self.letters],
            *[f"before.{part}" for part in facts],
        )
        for part in self.written:
            if part not in known:
                raise BadPosition(f"no part is named {part!r}; parts: {', '.join(known)}")

    def read(self) -> RaisingState:
        """The whole state."""
        table, lanes = self._agenda()
        state = bare_table(self.game, self.terms, Agenda.written(table, lanes))
        TableReader(state, self.written, self.letters).read()
        if any(lanes) and state.seats > 1:
            state.starts = self._starts()
            state.before = self._before()
            self._read_gave(state)
        self._check_agenda(state, table, lanes)
        if "over" in self.written:
            self._end(state, self.written["over"].strip())
        return state

    def _before(self) -> RaisingState:
        parts = dict(self.written)
        for part, text in self.written.items():
            if part.startswith("before."):
                parts[part.removeprefix("before.")] = "" if text == "-" else text
        state = bare_table(self.game, self.terms, Agenda.of(SETUP))
        TableReader(state, parts, self.letters).read()
        return state

    def _read_gave(self, state: RaisingState) -> None:
        """Who has laid off which cards while all are at work."""
        cards = state.cards
        names = (*cards.robots.ids, *cards.classes.ids, *cards.inventors.ids)
        state.gave = vec[i64]([-1] * len(names))
        for seat, letter in enumerate(self.letters):
            for words in split(self.written.get(letter, "")):
                for name in words[1:] if words[0] == "gave" else []:
                    state.gave[index(letter, name, names)] = seat

    def _starts(self) -> list[Step[Any]]:
        text = self.written.get("starts", "boost").strip()
        return [self._lane_step(text.split(), seat) for seat in range(self.terms.players)]

    def _agenda(self) -> tuple[list[Step[Any]], list[list[Step[Any]]]]:
        lanes = [
            [self._lane_step(words, seat) for words in self._dues(f"due.{letter}")]
            for seat, letter in enumerate(self.letters)
        ]
        at_work = any(lanes)
        usual = "gather; close; round; score" if at_work else "round; score"
        dues = self._dues("due") if "due" in self.written else split(usual)
        if "over" in self.written:
            dues = []
        elif not _ORDER.fullmatch(" ".join([words[0] for words in dues])):
            raise BadPosition(f"due: {'; '.join([' '.join(words) for words in dues])!r} cannot be")
        if at_work != any([words[0] == "gather" for words in dues]):
            raise BadPosition("due: all gather after they have been at work, and only then")
        return [self._table_step(words) for words in dues], lanes if at_work else []

    def _dues(self, part: str) -> list[list[str]]:
        return split(self.written.get(part, ""))

    def _table_step(self, words: list[str]) -> Step[Any]:
        name = words[0]
        if name in _TABLE and len(words) == 1:
            return _TABLE[name]
        if name in ("energy", "bidding") and len(words) == 2 and words[1] in self.letters:
            seat = self.letters.index(words[1])
            return DrawEnergy(seat) if name == "energy" else auction.Bidding(seat)
        if name == "neutral" and len(words) == 2 and self.terms.players <= 2:
            return Neutral(CHANCE, number("due", words[1], 2))
        raise BadPosition(f"due: {' '.join(words)!r} is nothing to do")

    def _lane_step(self, words: list[str], seat: int) -> Step[Any]:
        """A step of a seat."""
        step = self._plain_step(words, seat) or self._step(words, seat) if words else None
        if step is None:
            raise BadPosition(f"due: {' '.join(words)!r} is nothing a player has to do")
        return step

    def _plain_step(self, words: list[str], seat: int) -> Step[Any] | None:
        """A step that is only a name."""
        if len(words) != 1:
            return None
        name = words[0]
        if name in ("deal", "deal_two", "start", "look", "invent", "hire", "take"):
            return self._first_step(name, seat)
        plain: dict[str, Step[Any]] = {
            "unlock": Unlock(seat),
            "inspire": Inspire(seat, NONE),
            "assemble": AssembleOne(seat),
            "keep": Keep(seat),
            "place": PlaceTokens(seat),
            "select": Select(seat),
            "boost": Boost(seat),
            "pay_material": PayMaterial(seat),
        }
        return plain.get(name)

    def _first_step(self, name: str, seat: int) -> Step[Any]:
        """A step of the start of the game."""
        steps: dict[str, Step[Any]] = {
            "deal": start.Deal(seat),
            "deal_two": start.DealTwo(seat),
            "start": start.Choose(seat),
            "look": start.LookAtClasses(seat),
            "invent": start.Invent(seat),
            "hire": start.Hire(seat),
            "take": auction.Take(seat),
        }
        return steps[name]

    def _step(self, words: list[str], seat: int) -> Step[Any] | None:
        """A step with numbers or cards."""
        name, given = words[0], words[1:]
        if name == "pay":
            return self._pay(given, seat)
        if len(given) == 1:
            return self._step_of_one(name, given[0], seat)
        if name == "cycle" and len(given) == 2:
            return Cycle(seat, self._robot(given[0]), number("due", given[1], 200))
        if name == "receive" and len(given) == 2 and given[0] in self.terms.deeds.names:
            deed = self.terms.deeds.names.index(given[0])
            return Receive(seat, deed, number("due", given[1], 9))
        if name == "ability" and len(given) == 2 and given[0] in ("base", "upgraded"):
            return ReceiveAbility(seat, given[0] == "upgraded", number("due", given[1], 9))
        if name in ("board", "row") and len(given) == 3 and given[0] in ROWS:
            phase, energy = PHASES.index(given[0]), number("due", given[1], 999)
            if name == "board":
                return BoardActions(seat, phase, energy, number("due", given[2], 3))
            return RunRow(seat, phase, energy, number("due", given[2], int(COLUMNS)))
        return None

    def _step_of_one(self, name: str, given: str, seat: int) -> Step[Any] | None:
        """A step with one number or name."""
        if name == "cull":
            return start.Cull(seat, self._robot(given))
        if name == "swap":
            if given not in self.terms.cards.classes.ids:
                raise BadPosition(f"due: {given!r} is no class card")
            return Swap(seat, self.terms.cards.classes.ids.index(given))
        if name == "phase" and given in _PERFORMED:
            return Perform(seat, _PERFORMED.index(given))
        if name == "inspire" and given in BENEFITS:
            return Inspire(seat, BENEFITS.index(given))
        if name in ("upgrade", "assembly"):
            energy = number("due", given, 999)
            return Upgrade(seat, energy) if name == "upgrade" else Assembly(seat, energy)
        if name in ("draw", "wild"):
            count = number("due", given, 99)
            return Draw(seat, count) if name == "draw" else Wild(seat, count)
        if name in ("learn", "round_end"):
            count = number("due", given, 3)
            return Learn(seat, count) if name == "learn" else RoundEnd(seat, count)
        return start.First(seat, number("due", given, 2)) if name == "first" else None

    def _pay(self, given: list[str], seat: int) -> Step[Any]:
        last: int = NONE
        if len(given) >= 2 and given[-2] == "from":
            last = number("due", given[-1], 5 + int(self.terms.cards.robots.count))
            given = given[:-2]
        try:
            cost = read_cost(" ".join(given), "due", "SGMPTBRW") if given != ["-"] else no_cost()
        except BadSettings as error:
            raise BadPosition(str(error)) from None
        return Pay(seat, cost, last)

    def _robot(self, name: str) -> int:
        if name == "-":
            return int(NONE)
        if name not in self.terms.cards.robots.ids:
            raise BadPosition(f"due: {name!r} is no robot")
        return self.terms.cards.robots.ids.index(name)

    def _check_agenda(
        self, state: RaisingState, table: list[Step[Any]], lanes: list[list[Step[Any]]]
    ) -> None:
        """What is to be done finds what it needs."""
        drawing = [step for step in table if isinstance(step, DrawEnergy)]
        paired = NONE not in list(state.paired)
        selecting = any([isinstance(step, Select) for lane in lanes for step in lane])
        choosing = selecting or SELECTION in table
        if choosing and not drawing and NONE in list(state.drawn):
            raise BadPosition("due: phases are selected when all energy cards are drawn")
        if REVEAL in table and SELECTION not in table and not paired and not selecting:
            raise BadPosition("due: phases are revealed when all are selected")
        working = any([isinstance(step, (Boost, Perform)) for lane in lanes for step in lane])
        if (working or WORK in table) and REVEAL not in table and not paired:
            raise BadPosition("energy: while phases are performed, all have selected two")
        self._check_auction(state, table, lanes)
        for seat in range(state.seats):
            self._check_energy(state, seat, table)
        for seat, lane in enumerate(lanes):
            for step in lane:
                self._check_step(state, seat, step)

    def _check_auction(
        self, state: RaisingState, table: list[Step[Any]], lanes: list[list[Step[Any]]]
    ) -> None:
        """There is one only if it was agreed on; bids stand on tracks, and at its end all do."""
        bids = [int(bid) for bid in list(state.bids) if bid != NONE]
        bidders = [step.seat for step in table if isinstance(step, auction.Bidding)]
        if (bids or bidders or auction.AUCTION in table) and not state.terms.auction:
            raise BadPosition("due: no auction was agreed on")
        if len({bid // int(SPACES) for bid in bids}) < len(bids):
            raise BadPosition("bid: two bids are for one inventor")
        tracks = [card for card in list(state.inventors) if card == Place.TRACK]
        if bidders and (len(tracks) < state.seats or state.bids[bidders[0]] != NONE):
            raise BadPosition("due: who bids has no bid, and there is an inventor for each player")
        over = start.START in table and not bidders and auction.AUCTION not in table
        takers = [s for s, lane in enumerate(lanes) for step in lane if _takes(state, step)]
        for seat in range(state.seats) if over and state.terms.auction else takers:
            bid = state.bids[seat]
            if bid == NONE or state.inventors[bid // SPACES] != Place.TRACK:
                raise BadPosition("bid: an inventor is taken for a bid")

    def _check_energy(self, state: RaisingState, seat: int, table: list[Step[Any]]) -> None:
        """The pile lasts until it is made anew (RR-REC-02)."""
        rounds = -int(state.round) % 4
        if state.round == 0 or (state.round == 4 and CLOSE not in table):
            rounds = 4
        need = 2 * rounds if ROUND in table else 0
        if any([isinstance(step, DrawEnergy) and step.seat == seat for step in table]):
            need += [int(card) for card in list(state.drawn)[2 * seat : 2 * seat + 2]].count(NONE)
        count = int(state.cards.energy.count)
        left = [int(pile) for pile in list(state.energy)[seat * count : (seat + 1) * count]]
        if left.count(int(Pile.PILE)) < need:
            raise BadPosition(f"{self.letters[seat]}: too few energy cards are left")

    def _check_step(self, state: RaisingState, seat: int, step: Step[Any]) -> None:
        """A seat can do what it has to do."""
        if isinstance(step, Pay) and not step.is_possible(state):
            raise BadPosition(f"due: {self.letters[seat]} cannot pay that")
        if isinstance(step, PayMaterial) and not can_trade(state, seat):
            raise BadPosition(f"due: {self.letters[seat]} has no material to pay")
        if isinstance(step, Receive) and step.k > len(state.terms.deeds.all[step.deed].gains):
            raise BadPosition("due: an action has fewer gains")
        if isinstance(step, ReceiveAbility):
            if state.inventor[seat] == NONE:
                raise BadPosition("inventor: there is none whose ability could be used")
            if step.k > len(step.ability(state).gains):
                raise BadPosition("due: an ability has fewer gains")
        if isinstance(step, Swap) and state.classes[step.lesson] != 4 * seat + Place.LOOKED:
            raise BadPosition("looks: a class card is swapped for one looked at")

    def _end(self, state: RaisingState, reason: str) -> None:
        if reason not in ENDINGS or (reason == "rounds") != (state.seats > 1):
            raise BadPosition(f"over: {reason!r} is none of {', '.join(ENDINGS)}")
        scoring.finish(state)
        assert state.result is not None
        if state.result.reason != reason:
            raise BadPosition(f"over: the points make it {state.result.reason!r}")


def _takes(state: RaisingState, step: Step[Any]) -> bool:
    """Whether a step takes the inventor a bid has won."""
    return isinstance(step, auction.Take) or (
        isinstance(step, start.Choose) and state.terms.auction
    )


def no_cost() -> vec[i64]:
    """Nothing to pay."""
    return vec[i64]([0] * 9)
