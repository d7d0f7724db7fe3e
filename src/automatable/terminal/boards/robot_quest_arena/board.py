"""Robot Quest Arena as text: a map of the arena, players beside it, the Shop and all cards below.

A robot is two letters of its name; colour only repeats it.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ....games.robot_quest_arena.cardset import read_effects, word_of
from ....games.robot_quest_arena.robots import ROBOTS
from ....games.robot_quest_arena.tiles import LETTERS, TILES
from ...board import Board, dotted

_GAP = 3  # columns between the map and the players
_LETTERS = dict(zip(TILES, LETTERS, strict=True))


class ArenaBoard(Board):
    """The map and the players, then what can be bought, then cards anybody may look through."""

    def title(self) -> Text:
        parts = [Text(self.say("board-turn", turn=self.view["turn"]), "title")]
        if self.view["active"] is not None and self.view["turn"]:
            parts.append(Text(self.names[self.view["active"]], "name"))
            purse = {"energy": self.view["energy"], "moves": self.view["moves"]}
            parts.append(Text(self.say("board-purse", **purse)))
        parts.append(Text(self.say("board-reserve", count=self.view["reserve"]), "disk"))
        return dotted(parts)

    def body(self) -> RenderableType:
        tiles = [
            Text(f"{letter} {self.thing(tile)}", "faint")
            for tile, letter in _LETTERS.items()
            if tile != "plain"
        ]
        return Group(
            Columns([self._map(), self._players()], padding=(0, _GAP, 0, 0)),
            Columns(tiles, padding=(0, 2)),
            "",
            self._offers(),
            "",
            *self._piles(),
        )

    def sentences(self) -> list[str]:
        return [
            *self.now(),
            *self._tell_arena(),
            *[self._tell_robot(robot) for robot in self.view["robots"]],
            *[line for seat in self.view["seats"] for line in self._tell_seat(seat)],
            *self._tell_offers(),
            *self.piles(),
        ]

    def note(self, action: str) -> str:
        deed, _, place = action.partition("@")
        verb, _, thing = deed.partition(":")
        if verb in ("play", "discard", "scrap"):
            return self._effects(thing)
        if verb in ("buy", "obtain"):
            cost = self.say("board-cost", cost=self.view["cards"][thing]["cost"])
            return f"{cost} · {self._effects(thing)}"
        if verb in ("move", "place", "stop"):
            return self._landing(verb, thing, place)
        return self._health(thing) if verb in ("target", "for") else ""

    # Notes.

    def _effects(self, card: str) -> str:
        """What a card does, in words."""
        said = []
        for effect in read_effects(self.view["cards"][card]["effect"], "effect"):
            key = word_of(effect) + ("_nolos" if effect.nolos else "")
            said.append(self.say(f"effect-{key}", a=int(effect.a), b=int(effect.b)))
        return "; ".join(said)

    def _landing(self, verb: str, robot: str, square: str) -> str:
        """What it costs to come onto a square, and what is there."""
        said = []
        if verb == "move":
            said.append(self.say("board-price", price=self.view["prices"][robot][square]))
        tile = self._ground(square)
        if tile != "plain":
            said.append(self.say("board-beyond", tile=self.thing(tile)))
        return ", ".join(said)

    def _health(self, name: str) -> str:
        """How much a robot has left, or that it is out of play."""
        (robot,) = [one for one in self.view["robots"] if one["robot"] == name]
        if robot["square"] is None:
            return self.say("board-off")
        left = robot["red"] + robot["blue"]
        return self.say("board-health", count=left, full=robot["health"])

    def _ground(self, square: str) -> str:
        """The tile on a square, `centre` for a centre square without one."""
        arena = self.view["arena"]
        row, column = square[1:].split("c")
        number = int(row) * int(arena["columns"]) + int(column)
        tile = str(arena["tiles"][number])
        return "centre" if tile == "plain" and number in arena["centre"] else tile

    # The map.

    def _map(self) -> Table:
        rows, columns = self.view["arena"]["rows"], self.view["arena"]["columns"]
        standing = {robot["square"]: robot["robot"] for robot in self.view["robots"]}
        grid = Table.grid(padding=(0, 1))
        for _ in range(columns + 1):
            grid.add_column(justify="right", min_width=2)
        grid.add_row("", *[Text(str(column), "faint") for column in range(columns)])
        for row in range(rows):
            cells = [self._cell(f"r{row}c{column}", standing) for column in range(columns)]
            grid.add_row(Text(str(row), "faint"), *cells)
        return grid

    def _cell(self, square: str, standing: dict[str, str]) -> Text:
        """A robot, or the letter of the tile."""
        if square in standing:
            robot = Text(_code(standing[square]), "pawn")
            robot.stylize(_suit(standing[square]))
            return robot
        tile = self._ground(square)
        return Text(_LETTERS[tile], "" if tile in ("wall", "start") else "faint")

    def _players(self) -> Table:
        grid = Table.grid(padding=(0, 2))
        grid.add_column(no_wrap=True, max_width=18)
        for seat in self.view["seats"]:
            style = "name" if seat["seat"] == self.view["active"] else "faint"
            vp = Text(self.say("board-vp", vp=seat["vp"]), "star")
            counts = self.say("board-counts", hand=seat["cards"], deck=seat["deck"])
            grid.add_row(Text(self.names[seat["seat"]], style), vp, Text(counts, "faint"))
            for robot in self.view["robots"]:
                if robot["owner"] == seat["seat"]:
                    grid.add_row(*self._robot(robot))
        return grid

    def _robot(self, robot: dict[str, Any]) -> list[Text]:
        name = Text(f"  {_code(robot['robot'])} {self.thing(robot['robot'])}")
        name.stylize(_suit(robot["robot"]))
        if robot["square"] is None:
            return [name, Text(), Text(self.say("board-off"), "alert")]
        lost = robot["health"] - robot["red"] - robot["blue"]
        cubes = ("■" * robot["blue"], "disk"), ("■" * robot["red"], "health"), "·" * lost
        rights = [self.say(f"board-{right}") for right in ("jumping", "diagonal") if robot[right]]
        rights += [
            self.say(f"board-{right}", count=robot[right])
            for right in ("bonus", "discount")
            if robot[right]
        ]
        return [name, Text.assemble(*cubes), Text(", ".join(rights))]

    # Cards.

    def _offers(self) -> Table:
        """The cards of Shop and Supply with what they do; bright if they can be paid for."""
        grid = Table.grid(padding=(0, 1))
        grid.add_column(justify="right", style="number")
        grid.add_column(max_width=26)
        grid.add_column(style="faint")
        shop = Text(self.say("view-shop"), "name")
        grid.add_row("", shop, Text(self.say("board-pile", count=self.view["shop_deck"])))
        for card in self.view["shop"]:
            grid.add_row(*(self._offer(card, "") if card else ["-"]))
        grid.add_row("", Text(self.say("view-supply"), "name"))
        for card, count in self.view["supply"].items():
            grid.add_row(*(self._offer(card, f" ×{count}") if count else ["-"]))
        return grid

    def _offer(self, card: str, left: str) -> list[Text]:
        cost = self.view["cards"][card]["cost"]
        style = "card" if cost <= self.view["energy"] else ""
        name = Text(f"{self.thing(card)}{left}", style)
        return [Text(str(cost)), name, Text(self._effects(card))]

    def _piles(self) -> list[Text]:
        """The own hand, cards in play, and piles that anybody may look through."""
        found = []
        for seat in self.view["seats"]:
            if seat["hand"]:
                found.append(self._pile(self.say("board-hand"), seat["hand"], "card"))
            if seat["in_play"]:
                found.append(self._pile(self.say("board-in_play"), seat["in_play"], "faint"))
        for seat in self.view["seats"]:
            if seat["discard"]:
                label = self.say("board-discard-of", name=self.names[seat["seat"]])
                found.append(self._pile(label, seat["discard"], "faint"))
        if self.view["junkyard"]:
            label = self.say("board-junkyard", count=len(self.view["junkyard"]))
            found.append(self._pile(label, self.view["junkyard"], "faint"))
        return found

    def _pile(self, label: str, cards: Sequence[str], style: str) -> Text:
        return Text.assemble((label, "name"), " ", (self._listed(cards), style))

    def _listed(self, cards: Iterable[str]) -> str:
        counts = Counter(cards)
        return ", ".join(
            [
                self.thing(card) + (f" ×{count}" if count > 1 else "")
                for card, count in counts.items()
            ]
        )

    # In sentences.

    def now(self) -> list[str]:
        name = "-" if self.view["active"] is None else self.names[self.view["active"]]
        facts = {key: self.view[key] for key in ("turn", "energy", "moves", "reserve")}
        return [self.say("tell-turn", name=name, **facts)]

    def _tell_arena(self) -> list[str]:
        arena = self.view["arena"]
        lines = [self.say("tell-arena", rows=arena["rows"], columns=arena["columns"])]
        lying: dict[str, list[str]] = {}
        for row in range(arena["rows"]):
            for column in range(arena["columns"]):
                square = f"r{row}c{column}"
                lying.setdefault(self._ground(square), []).append(self.thing(square))
        for tile in TILES:
            if tile in lying and tile != "plain":
                squares = " ".join(lying[tile])
                lines.append(self.say("tell-tiles", tile=self.thing(tile), squares=squares))
        return lines

    def _tell_robot(self, robot: dict[str, Any]) -> str:
        facts = {"robot": self.thing(robot["robot"]), "name": self.names[robot["owner"]]}
        if robot["square"] is None:
            return self.say("tell-robot_off", **facts)
        facts["tile"] = self.thing(self._ground(robot["square"]))
        facts["square"] = self.thing(robot["square"])
        return self.say("tell-robot", red=robot["red"], blue=robot["blue"], **facts)

    def _tell_seat(self, seat: dict[str, Any]) -> list[str]:
        name = self.names[seat["seat"]]
        counts = {"cards": seat["cards"], "deck": seat["deck"], "discard": len(seat["discard"])}
        lines = [self.say("tell-seat", name=name, vp=seat["vp"], **counts)]
        for pile in ("hand", "in_play"):
            if seat[pile]:
                lines.append(self.say(f"tell-{pile}", name=name, cards=self._listed(seat[pile])))
        return lines

    def piles(self) -> list[str]:
        lines = [
            self.say(
                "tell-discard", name=self.names[seat["seat"]], cards=self._listed(seat["discard"])
            )
            for seat in self.view["seats"]
            if seat["discard"]
        ]
        if self.view["junkyard"]:
            lines.append(self.say("tell-junkyard", cards=self._listed(self.view["junkyard"])))
        return lines

    def _tell_offers(self) -> list[str]:
        shop = [self._tell_offer("tell-shop", card) for card in self.view["shop"] if card]
        supply = [
            self._tell_offer("tell-supply", card, count=count)
            for card, count in self.view["supply"].items()
        ]
        return [*shop, *supply]

    def _tell_offer(self, key: str, card: str, **more: int) -> str:
        cost, effects = self.view["cards"][card]["cost"], self._effects(card)
        return self.say(key, card=self.thing(card), cost=cost, effects=effects, **more)


def _code(robot: str) -> str:
    return robot[:2].capitalize()


def _suit(robot: str) -> str:
    return f"suit{ROBOTS.index(robot) + 2}"
