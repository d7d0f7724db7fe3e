"""Raising Robots as text: phases above, the own board with its robots, then all others.

Resources are letters, tokens are signs; a legend tells them. What a token would bring is in
brackets.
"""

from typing import Final

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ....games.raising_robots.effects import GOOD_NAMES, LETTERS, show_cost
from ....games.raising_robots.kinds import PHASES, ROWS, TYPES
from ....games.raising_robots.player_board import CELLS
from ....games.raising_robots.printed_shape import RaisingDeed, RowName
from ....games.raising_robots.shape import RaisingLesson, RaisingSeat, RaisingSlot, RaisingSum
from ...board import dotted, labelled
from .notes import Notes
from .phrases import GOODS, short_price

_SIGNS = dict(zip(TYPES, "◆▲★■", strict=True))
_SUITS = dict(zip(TYPES, ("suit2", "suit4", "suit3", "suit5"), strict=True))
_SHEET: Final = ("robots", "classes", "inventory", "inventor", "leftover", "total")
_NAME = 18  # columns of a name at most

Part = RenderableType


class RaisingBoard(Notes):
    """The table of a card set."""

    def title(self) -> Text:
        stage = self.say(f"stage-{self.view['stage']}")
        if not self.view["round"]:
            return Text(stage, "title")
        now = self.say("board-round", round=self.view["round"], rounds=self.view["rounds"])
        return dotted([Text(now, "title"), stage])

    def body(self) -> Group:
        own = self.view["seats"][self.viewer] if self.viewer >= 0 else None
        others = [seat for seat in self.view["seats"] if seat is not own]
        common = [*self._track(own), *self._line_of_neutrals(), *self._tracks()]
        return Group(
            *([*common, ""] if common else []),
            *(self._own(own) if own else []),
            *[part for seat in others for part in ["", *self._other(seat)]],
            "",
            *self._decks(),
            self._legend(),
            *[Text(line, "alert") for line in self.now()],
            *(self._score_sheet() if self.view["stage"] == "over" else []),
        )

    # Round and phases.

    def _track(self, own: RaisingSeat | None) -> list[Part]:
        """A column for each phase: its cubes, and the energy of those who may perform it."""
        if self.view["stage"] != "phases":
            return []
        grid = Table.grid(padding=(0, 2))
        grid.add_row("", *[Text(self.thing(phase), "name") for phase in PHASES])
        cubes = [Text("●" * self.view["cubes"][phase] or "-", "battery") for phase in PHASES]
        grid.add_row(Text(self.say("board-cubes")), *cubes)
        for seat in self.view["seats"]:
            if seat["sums"]:
                totals = {one["phase"]: _sum(one, seat is own) for one in seat["sums"]}
                name = Text(self.names[seat["seat"]], "name" if seat is own else "faint")
                grid.add_row(name, *[Text(totals.get(phase, "-")) for phase in PHASES])
        meaning = Text(self.say("board-sums"), "faint")
        return [grid, meaning] if own and own["sums"] else [grid]

    def _line_of_neutrals(self) -> list[Part]:
        """The line of neutral cards; nobody knows yet what a `?` is."""
        if self.view["neutral"] is None or not self.view["round"] or self.view["stage"] == "over":
            return []
        phases = [self.thing(phase) for phase in self.view["neutral"]["open"]]
        cubes = self.view["neutral"]["cubes"]
        shown = [*phases, *["?"] * (len(cubes) - len(phases))]
        cards = [f"{card} {'●' * count}".rstrip() for card, count in zip(shown, cubes, strict=True)]
        return [_line(self.say("view-neutral"), " · ".join(cards), "faint")]

    # The own board.

    def _own(self, seat: RaisingSeat) -> list[Part]:
        total = Text(self.say("board-total", total=seat["score"]["total"]), "star")
        name = Text(f"{self.names[seat['seat']]}  ", "name")
        goods = [f"{self.thing(good)} {seat['goods'][good]}" for good in GOOD_NAMES]
        return [
            name + total,
            Text(", ".join(goods)),
            *self._tokens(seat),
            *self._energy_cards(seat),
            self._upgrade(seat),
            *[part for row in ROWS for part in self._section(seat, row)],
            *self._beside(seat),
            *self._looks(seat),
            *self._hand(seat),
        ]

    def _tokens(self, seat: RaisingSeat) -> list[Part]:
        """The tokens that are unlocked and not placed."""
        parts = [
            (f" {_SIGNS[token]} {self.thing(token)} {count}", _SUITS[token])
            for token, count in seat["tokens"].items()
            if count
        ]
        return [Text.assemble((self.say("board-tokens"), "name"), *parts)] if parts else []

    def _energy_cards(self, seat: RaisingSeat) -> list[Part]:
        """The two energy cards with their phases, and those to come, in no order."""
        drawn = []
        for one in seat["energy"]["drawn"]:
            phase = "" if one["phase"] is None else f" → {self.thing(one['phase'])}"
            drawn.append(f"{self.thing(one['card'])}{phase}")
        if not drawn:
            return []
        lines: list[Part] = [_line(self.say("board-energy"), " · ".join(drawn), "battery")]
        if seat["energy"]["pile"]:
            cards = self.things(seat["energy"]["pile"])
            lines.append(Text(self.say("board-to_come", cards=cards), "faint"))
        return lines

    def _upgrade(self, seat: RaisingSeat) -> Part:
        """The rows of the Upgrade section and its tokens."""
        rows = [_row_price(row["deed"]) for row in seat["upgrades"]]
        circles = [
            (f" {_SIGNS[token]}({self.say('short-INS')})", _SUITS[token])
            for token in TYPES
            if not self.is_free(seat, "upgrade", token)
        ]
        return labelled((self.thing("upgrade"), Text.assemble(" · ".join(rows), " ", *circles)))

    def _section(self, seat: RaisingSeat, row: RowName) -> list[Part]:
        """The board actions of a row, then its robots."""
        first = 3 * ROWS.index(row)
        actions = []
        for cell in range(first, first + 3):
            told = Text(self.short_deed(self.cell_deed(seat, CELLS[cell])))
            token = TYPES[self.cards.board.cell_token[cell]]
            if not self.is_free(seat, row, token):
                told.append(
                    f" {_SIGNS[token]}({self.short_gains(self.cards.board.adds[cell])})",
                    _SUITS[token],
                )
            actions.append(told)
        head = labelled((self.thing(row), dotted([*actions, self._bonus(seat, row)])))
        if not seat["rows"][row]:
            return [head]
        grid = _robots(1, _NAME - 2)
        for one in seat["rows"][row]:
            robot = self.robot(one["card"])
            name = Text(f"  {self.thing(one['card'])}", "title" if one["upgraded"] else "card")
            grid.add_row(name, self._vp(robot), self._actions_of(robot, one["upgraded"]))
        return [head, grid]

    def _bonus(self, seat: RaisingSeat, row: str) -> Text:
        """The energy bonus of a row."""
        energy = self.say("energy-more", energy=int(self.cards.board.bonus[ROWS.index(row)]))
        token = self.bonus_token(row)
        if self.is_free(seat, row, token):
            return Text(energy, "good")
        return Text(f"{_SIGNS[token]}({energy})", _SUITS[token])

    def _vp(self, robot: int) -> Text:
        return Text(self.say("board-vp", vp=int(self.cards.robots.vp[robot])), "star")

    def _actions_of(self, robot: int, is_upgraded: bool) -> Text:
        """Both actions of a robot: `2 P1 ★(2 P1 W1)`, without brackets once it is upgraded."""
        cards = self.cards.robots
        better, token = self.short_deed(cards.upgraded[robot]), TYPES[cards.token[robot]]
        shown = f"{_SIGNS[token]} {better}" if is_upgraded else f"{_SIGNS[token]}({better})"
        return Text.assemble(self.short_deed(cards.base[robot]), " ", (shown, _SUITS[token]))

    def _beside(self, seat: RaisingSeat) -> list[Part]:
        """The inventor and the classes."""
        grid = _grid()
        if seat["inventor"] is not None:
            name = self._hired(seat["inventor"], seat["inventor_upgraded"])
            grid.add_row(Text(name, "name"), Text(self.inventor_card(seat["inventor"])))
        for one in seat["classes"]:
            grid.add_row(Text(self._class_title(one), "name"), Text(self.class_of(one)))
        lines: list[Part] = [grid] if grid.row_count else []
        return [*lines, Text(self.grades(), "faint")] if seat["classes"] else lines

    def _hired(self, card: str, is_upgraded: bool) -> str:
        """The name of an inventor, with the sign of its token if it has one."""
        sign = _SIGNS[TYPES[self.cards.inventors.token[self.inventor(card)]]]
        return self.inventor_name(card) + (f" {sign}" if is_upgraded else "")

    def _class_title(self, one: RaisingLesson) -> str:
        """The title of a class, with the sign of its token if it has one."""
        sign = _SIGNS[TYPES[self.cards.classes.credit[self.lesson(one["card"])]]]
        return self.thing(one["card"]) + (f" {sign}" if one["credit"] else "")

    def _looks(self, seat: RaisingSeat) -> list[Part]:
        """The cards to choose from."""
        if not seat["looks"]:
            return []
        grid = _grid()
        for card in seat["looks"]:
            if card.startswith("IN-"):
                name, told = self.inventor_name(card), self.inventor_card(card)
            else:
                name, told = self.thing(card), self.class_card(card)
            grid.add_row(Text(name, "name"), Text(told, "faint"))
        return [Text(self.say("board-looks"), "name"), grid, Text(self.grades(), "faint")]

    def _hand(self, seat: RaisingSeat) -> list[Part]:
        """The robots in hand: row, both prices, points, actions."""
        if not seat["hand"]:
            return []
        cards, grid = self.cards.robots, _robots(3, 0)
        for card in seat["hand"]:
            robot = self.robot(card)
            prices = f"{short_price(cards.left[robot])} | {short_price(cards.right[robot])}"
            grid.add_row(
                Text(f"  {self.thing(card)}", "card"),
                Text(self.thing(ROWS[cards.row[robot]])[:5] + "."),
                Text(prices, "number"),
                self._vp(robot),
                self._actions_of(robot, False),
            )
        return [Text(self.say("board-hand"), "name"), grid]

    def _legend(self) -> Columns:
        goods = [f"{LETTERS[k]} {self.thing(good)}" for k, good in enumerate(GOOD_NAMES)]
        goods += [f"R {self.thing('card')}", f"W {self.thing('wild')}"]
        tokens = [f"{_SIGNS[token]} {self.thing(token)}" for token in TYPES]
        return Columns([Text(one, "faint") for one in [*goods, *tokens]], padding=(0, 2))

    # The others, the auction, the end.

    def _other(self, seat: RaisingSeat) -> list[Part]:
        """Somebody else in a few lines."""
        held_goods = [seat["goods"][good] for good in GOOD_NAMES]
        goods = [f"{LETTERS[k]}{amount}" for k, amount in enumerate(held_goods)]
        name = Text(f"{self.names[seat['seat']]} ", "name")
        held = f" {' '.join(goods)} R{seat['cards']}  "
        total = self.say("board-total", total=seat["score"]["total"])
        lines: list[Part] = [
            Text.assemble(name, held, (total, "star")),
            *self._tokens(seat),
            *self._energy_cards(seat),
        ]
        for row in ROWS:
            if seat["rows"][row]:
                robots = Text(", ").join([self._built(one) for one in seat["rows"][row]])
                lines.append(_line(f"  {self.thing(row)}", "") + robots)
        if seat["hand"]:  # seen by the oracle
            lines.append(_line(f"  {self.say('board-hand')}", self.things(seat["hand"]), "card"))
        told = [
            f"{self._class_title(one)} {one['count']} {one['grade'] or '-'}"
            for one in seat["classes"]
        ]
        if seat["inventor"] is not None:
            told.append(self._hired(seat["inventor"], seat["inventor_upgraded"]))
        return [*lines, Text("  " + " · ".join(told), "faint")] if told else lines

    def _built(self, one: RaisingSlot) -> Text:
        """A robot of somebody else with its actions."""
        name = Text(f"{self.thing(one['card'])} ", "title" if one["upgraded"] else "card")
        return name + self._actions_of(self.robot(one["card"]), one["upgraded"])

    def _tracks(self) -> list[Part]:
        """The inventors with the bids for them, and what the spaces cost."""
        if not self.view["tracks"]:
            return []
        costs = [show_cost(bid.cost) or "-" for bid in self.cards.board.bids]
        spaces = " · ".join([f"{k} {cost}" for k, cost in enumerate(costs, 1)])
        grid = _grid()
        for track in self.view["tracks"]:
            card = track["card"]
            grid.add_row(Text(self.inventor_name(card), "name"), Text(self.inventor_card(card)))
            for bid in track["bids"]:
                name = self.names[bid["seat"]]
                grid.add_row(
                    "", Text(self.say("board-bid", name=name, space=bid["space"]), "alert")
                )
        return [_line(self.say("board-spaces"), spaces, "number"), grid]

    def _decks(self) -> list[Part]:
        counts = {"deck": self.view["deck"], "discard": len(self.view["discard"])}
        lines: list[Part] = [Text(self.say("board-deck", **counts), "faint")]
        return [*lines, *[Text(line, "star") for line in self.past()]]

    def _score_sheet(self) -> list[Part]:
        """Every source of points, at the end."""
        grid = Table.grid(padding=(0, 2))
        titles = [self.say(f"score-{source}") for source in _SHEET]
        grid.add_row("", *[Text(title, "name") for title in titles])
        for seat in self.view["seats"]:
            points = [Text(str(seat["score"][source]), "star") for source in _SHEET]
            grid.add_row(Text(self.names[seat["seat"]], "name"), *points)
        return ["", grid]


def _line(label: str, text: str, style: str = "") -> Text:
    return Text.assemble((label, "name"), "  ", (text, style))


def _grid() -> Table:
    """Names, and what there is to say of each."""
    grid = Table.grid(padding=(0, 2))
    grid.add_column(max_width=_NAME)
    return grid


def _robots(columns: int, widest: int) -> Table:
    """Robots, with some columns before their actions."""
    grid = Table.grid(padding=(0, 2))
    grid.add_column(no_wrap=True, min_width=widest, max_width=_NAME)
    for _ in range(columns):
        grid.add_column(no_wrap=True)
    return grid


def _sum(one: RaisingSum, is_own: bool) -> str:
    """The energy of a phase; the own as a sum: `5=3+1+1`."""
    parts = [str(one[part]) for part in ("card", "cubes", "board", "inventor") if one[part]]
    return f"{one['total']}={'+'.join(parts)}" if is_own and len(parts) > 1 else str(one["total"])


def _row_price(deed: RaisingDeed) -> str:
    """What a row of the Upgrade section asks, in letters: `3 W2`."""
    letters = [f"{LETTERS[GOODS.index(one['kind'])]}{one['amount']}" for one in deed["cost"]]
    return " ".join([str(deed["energy"]), *letters])
