"""What cards and board say, in words made of their data; so a person's own cards are told, too."""

from collections.abc import Sequence
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from ....games.raising_robots.ability_words import TIMINGS, Ability
from ....games.raising_robots.effects import (
    GOOD_NAMES,
    LETTERS,
    Deed,
    Gain,
    Res,
    show_cost,
    word_of,
)
from ....games.raising_robots.game import RaisingRobots
from ....games.raising_robots.inventors import LEVELS
from ....games.raising_robots.kinds import PHASES, ROWS, TYPES
from ....games.raising_robots.player_board import CELLS
from ....games.raising_robots.printed_shape import RaisingItem
from ....games.raising_robots.robots import Price
from ....games.raising_robots.shape import RaisingLesson, RaisingSeat, RaisingView
from ....kernel.game import Game, View
from ....kernel.seats import Seat
from ....words import Words
from ...board import Board

GOODS = (*GOOD_NAMES, "card", "wild")  # in the order of Res


class Phrases(Board[RaisingView]):
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
        """An amount of a resource: `2 gears`."""
        return self.say("amount", good=GOODS[kind], amount=int(count))

    def amounts(self, counts: vec[i64]) -> list[str]:
        """The same of every resource there is some of."""
        return [self.amount(kind, counts[kind]) for kind in range(len(counts)) if counts[kind]]

    def item(self, told: RaisingItem) -> str:
        """The same of what a view says."""
        return self.say("amount", good=told["kind"], amount=told["amount"])

    def cost(self, counts: vec[i64]) -> str:
        """All of a cost: `1 gear, 2 wilds`."""
        return ", ".join(self.amounts(counts)) or self.say("nothing")

    def gains(self, given: list[Gain]) -> str:
        """Gains one after the other: `1 gear or 1 sensor, 2 VP`."""
        return ", ".join([self._gain(gain) for gain in _merged(given)])

    def _gain(self, gain: Gain) -> str:
        if gain.kind > Res.W:
            return self.say(f"gain-{word_of(gain.kind).name}")
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
            return self.say(f"short-{word_of(gain.kind).name}")
        one = f"{LETTERS[gain.kind]}{gain.amount}"
        return one if gain.other < 0 else f"{one}/{LETTERS[gain.other]}{gain.amount}"

    def price(self, told: Price) -> str:
        """What an assembly column asks: `3 energy, 2 gears`."""
        energy = self.say("energy-needed", energy=int(told.energy))
        return ", ".join([energy, *self.amounts(told.cost)])

    # The board.

    def is_free(self, seat: RaisingSeat, section: str, token: str) -> bool:
        """Whether the token of a circle is gone."""
        return f"{section}-{token}" not in seat["locked"]

    def bonus_token(self, row: str) -> str:
        """The type of the token on the energy bonus of a row."""
        return TYPES[self.cards.board.bonus_token[ROWS.index(row)]]

    def cell_deed(self, seat: RaisingSeat, cell: str) -> Deed:
        """A board action, with what its token covered if that is gone."""
        number = CELLS.index(cell)
        token = TYPES[self.cards.board.cell_token[number]]
        is_improved = self.is_free(seat, ROWS[number // 3], token)
        return self.cards.board.improved[number] if is_improved else self.cards.board.cells[number]

    # Inventors.

    def ability(self, told: Ability) -> str:
        """When an ability is used and what it does."""
        facts: dict[str, Any] = {**told.numbers, "gains": self.gains(told.gains)}
        if told.phase >= 0:
            facts["phase"] = self.thing(PHASES[told.phase])
        what = self.say(f"ability-{told.NAME}", **facts)
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
        told = self.cards.classes.objectives[self.lesson(card)]
        low, high = int(told.low), int(told.high)
        facts: dict[str, Any] = {}
        if told.TAKES == "type":
            facts["type"] = TYPES[low]
        elif told.TAKES == "good":
            facts["good"] = GOOD_NAMES[low]
        elif told.TAKES == "row":
            facts["phase"] = self.thing(ROWS[low])
        elif told.TAKES == "range":
            facts["range"] = str(low) if low == high else f"{low}-{high}"
        return self.say(f"objective-{told.NAME}", **facts)

    def class_card(self, card: str) -> str:
        """All that a class card says."""
        return self.say("note-class", **self._printed(card))

    def progress(self, one: RaisingLesson) -> str:
        """What a class counts, how much there is, and the grade."""
        grade = one["grade"] or "-"
        aim = self.objective(one["card"])
        return self.say("note-grade", aim=aim, count=one["count"], grade=grade)

    def class_of(self, one: RaisingLesson) -> str:
        """A class card with its count and grade."""
        printed, grade = self._printed(one["card"]), one["grade"] or "-"
        return self.say("board-class", **printed, count=one["count"], grade=grade, vp=one["vp"])

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
        worth = dict(zip("dcba", self.cards.board.grade_vp[1:], strict=True))
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
