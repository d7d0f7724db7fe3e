"""What cards and board say, in words made of their data; so a person's own cards are told, too."""

from collections.abc import Sequence
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from ....games.raising_robots.classes import WORDS as OBJECTIVES
from ....games.raising_robots.classes import Objective
from ....games.raising_robots.effects import GOOD_NAMES, LETTERS, Deed, Gain, Res, show_cost
from ....games.raising_robots.effects import WORDS as GAIN_WORDS
from ....games.raising_robots.game import RaisingRobots
from ....games.raising_robots.inventors import LEVELS, TIMINGS, Ability, Op
from ....games.raising_robots.inventors import WORDS as ABILITIES
from ....games.raising_robots.kinds import PHASES, ROWS, TYPES
from ....games.raising_robots.player_board import BOARD, CELLS
from ....games.raising_robots.robots import Price
from ....kernel.game import Game, View
from ....kernel.seats import Seat
from ....words import Words
from ...board import Board

GOODS = (*GOOD_NAMES, "card", "wild")  # in the order of Res
_OPS = tuple(ABILITIES)


class Phrases(Board):
    """The parts of sentences, and what is printed on the cards of this table."""

    def __init__(
        self, game: Game[Any], view: View, viewer: Seat, names: Sequence[str], words: Words
    ) -> None:
        super().__init__(game, view, viewer, names, words)
        assert isinstance(game, RaisingRobots)
        self.cards = game.edition.cards

    # Numbers of cards.

    def robot(self, card: str) -> int:
        """The number of a robot."""
        return self.cards.robots.ids.index(card)

    def inventor(self, card: str) -> int:
        """The number of an inventor."""
        return self.cards.inventors.ids.index(card)

    def lesson(self, card: str) -> int:
        """The number of a class."""
        return self.cards.classes.ids.index(card)

    # Costs and gains.

    def amount(self, kind: i64, count: i64) -> str:
        """So much of a resource: `2 gears`."""
        return self.say("amount", good=GOODS[kind], amount=int(count))

    def amounts(self, counts: vec[i64]) -> list[str]:
        """The same of every resource there is some of."""
        return [self.amount(kind, counts[kind]) for kind in range(len(counts)) if counts[kind]]

    def cost(self, counts: vec[i64]) -> str:
        """All of a cost: `1 gear, 2 wilds`."""
        return ", ".join(self.amounts(counts)) or self.say("nothing")

    def gains(self, given: list[Gain]) -> str:
        """Gains one after the other: `1 gear or 1 sensor, 2 VP`."""
        return ", ".join([self._gain(gain) for gain in _merged(given)])

    def _gain(self, gain: Gain) -> str:
        if gain.kind > Res.W:
            return self.say(f"gain-{GAIN_WORDS[gain.kind - Res.UNL]}")
        one = self.amount(gain.kind, gain.amount)
        if gain.other < 0:
            return one
        return self.say("either", one=one, other=self.amount(gain.other, gain.amount))

    def deed(self, told: Deed) -> str:
        """What an action costs and gives: `1 robot card → 3 batteries`."""
        given = self.gains(told.gains)
        if told.is_free():
            return given
        return self.say("trade", cost=self.cost(told.cost), gains=given)

    def action(self, told: Deed) -> str:
        """The same with the energy it needs: `5 energy: 1 robot card → 3 batteries`."""
        return self.say("tell-action", energy=int(told.need), deed=self.deed(told))

    def short_deed(self, told: Deed) -> str:
        """An action with the energy it needs, in letters: `5 R1→B3`."""
        paid = "" if told.is_free() else f"{show_cost(told.cost)}→"
        return f"{told.need} {paid}{self.short_gains(told.gains)}"

    def short_gains(self, given: list[Gain]) -> str:
        """Gains in letters: `G1/S1 V2`."""
        return " ".join([self._short_gain(gain) for gain in _merged(given)])

    def _short_gain(self, gain: Gain) -> str:
        if gain.kind > Res.W:
            return self.say(f"short-{GAIN_WORDS[gain.kind - Res.UNL]}")
        one = f"{LETTERS[gain.kind]}{gain.amount}"
        return one if gain.other < 0 else f"{one}/{LETTERS[gain.other]}{gain.amount}"

    def price(self, told: Price) -> str:
        """What an assembly column asks: `3 energy, 2 gears`."""
        energy = self.say("energy-needed", energy=int(told.energy))
        return ", ".join([energy, *self.amounts(told.cost)])

    # The board.

    def is_free(self, seat: dict[str, Any], section: str, token: str) -> bool:
        """Whether the token of a circle is gone."""
        return f"{section}-{token}" not in seat["locked"]

    def bonus_token(self, row: str) -> str:
        """The type of the token on the energy bonus of a row."""
        return TYPES[BOARD.bonus_token[ROWS.index(row)]]

    def cell_deed(self, seat: dict[str, Any], cell: str) -> Deed:
        """A board action, with what its token covered if that is gone."""
        number = CELLS.index(cell)
        token = TYPES[BOARD.cell_token[number]]
        is_improved = self.is_free(seat, ROWS[number // 3], token)
        return BOARD.improved[number] if is_improved else BOARD.cells[number]

    # Inventors.

    def ability(self, told: Ability) -> str:
        """When an ability is used and what it does."""
        facts: dict[str, Any] = {}
        if told.op in (Op.GAIN, Op.TRADE, Op.ASSEMBLED):
            facts["gains"] = self.gains(told.gains)
        elif told.op in (Op.ENERGY, Op.BATTERY):
            facts.update(phase=self.thing(PHASES[told.a]), count=int(told.b))
        elif told.op == Op.SELECTED:
            facts.update(phases=int(told.a), count=int(told.b))
        elif told.op == Op.VP_TOKENS:
            facts.update(count=int(told.a), tokens=int(told.b))
        else:
            facts["count"] = int(told.a)
        what = self.say(f"ability-{_OPS[told.op]}", **facts)
        return self.say(f"when-{TIMINGS[told.timing]}", what=what)

    def inventor_card(self, card: str) -> str:
        """All that an inventor card says: the base ability, and what a token does for it."""
        cards, number = self.cards.inventors, self.inventor(card)
        robots, tokens = int(cards.robots[number]), int(cards.tokens[number])
        return self.say(
            "inventor-OR" if cards.replaces[number] else "inventor-AND",
            base=self.ability(cards.base[number]),
            token=self.thing(TYPES[cards.token[number]]),
            needs=self.say("needs-robots" if robots else "needs-tokens", count=robots or tokens),
            upgraded=self.ability(cards.upgraded[number]),
        )

    def inventor_name(self, card: str) -> str:
        """An inventor with the level printed on the card: `Theo Rivet (easy)`."""
        level = LEVELS[self.cards.inventors.level[self.inventor(card)]]
        return self.say("inventor-name", card=self.thing(card), level=self.say(f"level-{level}"))

    # Classes.

    def objective(self, card: str) -> str:
        """What a class counts."""
        cards, number = self.cards.classes, self.lesson(card)
        aim, low, high = cards.objective[number], int(cards.low[number]), int(cards.high[number])
        facts: dict[str, Any] = {}
        if aim == Objective.TOKENS:
            facts["type"] = TYPES[low]
        elif aim in (Objective.RESOURCE, Objective.COST):
            facts["good"] = GOOD_NAMES[low]
        elif aim == Objective.ROW:
            facts["phase"] = self.thing(ROWS[low])
        elif aim in (Objective.ROBOT_VP, Objective.ACTION, Objective.ENERGY_COST):
            facts["range"] = str(low) if low == high else f"{low}-{high}"
        return self.say(f"objective-{OBJECTIVES[aim - 1]}", **facts)

    def class_card(self, card: str) -> str:
        """All that a class card says."""
        return self.say("note-class", **self._printed(card))

    def progress(self, one: dict[str, Any]) -> str:
        """What a class counts, how much there is, and the grade."""
        facts = {"count": one["count"], "grade": one["grade"] or "-"}
        return self.say("note-grade", aim=self.objective(one["card"]), **facts)

    def class_of(self, one: dict[str, Any]) -> str:
        """A class card with its count and grade."""
        facts = {"count": one["count"], "grade": one["grade"] or "-", "vp": one["vp"]}
        return self.say("board-class", **self._printed(one["card"]), **facts)

    def _printed(self, card: str) -> dict[str, str]:
        cards, number = self.cards.classes, self.lesson(card)
        counts = [int(cards.ladder[number * 4 + step]) for step in range(4)]
        best = self.say("ladder-credit") if counts[3] < 0 else counts[3]
        return {
            "aim": self.objective(card),
            "ladder": self.say("ladder", d=counts[0], c=counts[1], b=counts[2], a=best),
            "credit": self.thing(TYPES[cards.credit[number]]),
        }

    def grades(self) -> str:
        """What grades are worth."""
        worth = dict(zip("dcba", BOARD.grade_vp[1:], strict=True))
        return self.say("board-grades", **worth)


def short_price(told: Price) -> str:
    """What an assembly column asks, in letters: `3:G2 S2`."""
    return f"{told.energy}:{show_cost(told.cost)}"


def _merged(given: list[Gain]) -> list[Gain]:
    """Gains of one kind after each other as one: what a token uncovers is added (RR-ICN-05)."""
    found: list[Gain] = []
    for gain in given:
        last = found[-1] if found else None
        if last is not None and last.kind == gain.kind <= Res.W and last.other == gain.other == -1:
            found[-1] = Gain(gain.kind, last.amount + gain.amount, -1)
        else:
            found.append(gain)
    return found
