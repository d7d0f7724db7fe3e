"""Robot Quest Arena as text: a map of the arena, players beside it, the Shop and all cards below.

A robot is two letters of its name; colour only repeats it.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any, cast

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ....games.robot_quest_arena.robots import ROBOTS
from ....games.robot_quest_arena.shape import (
    ArenaBoard as PlayerBoard,
)
from ....games.robot_quest_arena.shape import (
    ArenaEffect,
    ArenaFacts,
    ArenaRobot,
    ArenaSide,
    ArenaTile,
    ArenaView,
)
from ....games.robot_quest_arena.tiles import LETTERS, TILES
from ....kernel.game import Game, View
from ....kernel.seats import Seat
from ....words import Words
from ...board import AtOnce, Board, dotted

_GAP = 3  # columns between the map and the players
_LETTERS = dict(zip(TILES, LETTERS, strict=True))


class ArenaBoard(Board[ArenaView]):
    """The map and the players, then what can be bought, then cards anybody may look through."""

    def __init__(
        self, game: Game[Any], view: View, viewer: Seat, names: Sequence[str], words: Words
    ) -> None:
        super().__init__(game, view, viewer, names, words)
        self.facts = cast(ArenaFacts, game.facts)

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
        if verb in ("play", "discard", "scrap", "finish"):
            return self._effects(thing)
        if verb in ("buy", "obtain"):
            cost = self.say("board-cost", cost=self.facts["cards"][thing]["cost"])
            return f"{cost} · {self._effects(thing)}"
        if verb in ("move", "place", "stop"):
            return self._landing(verb, thing, place)
        if verb in ("take", "return", "ability"):
            return self.robot_does(self.facts["robots"][thing])
        if verb == "push":
            return self._push(thing, place)
        if verb == "begin":
            return self._ground_of(thing)
        if verb == "exchange":
            return self.say("board-exchange")
        return self._health(thing) if verb in ("target", "for") else ""

    def at_once(self) -> AtOnce | None:
        charge = self.view["plans"]["charge"] if self.view["plans"] else None
        if charge is None or len(charge["actions"]) < 2:
            return None
        gains = [self.say("effect-energy", a=charge["energy"], b=0)]
        gains += [self.say("effect-moves", a=charge["moves"], b=0)] if charge["moves"] else []
        about = {"count": len(charge["actions"]), "gains": self.say("between-clauses").join(gains)}
        return AtOnce(" ".join(charge["actions"]), self.say("at-once-charge", **about))

    def way(self, action: str) -> str:
        """A walk over several squares is one answer, as in the browser."""
        deed, _, square = action.partition("@")
        verb, _, robot = deed.partition(":")
        walks = self.view["plans"]["walks"].get(robot, {}) if self.view["plans"] else {}
        if verb != "move" or square not in walks:
            return ""
        return " ".join([f"move:{robot}@{one}" for one in walks[square]["way"]])

    # Notes.

    def _effects(self, card: str) -> str:
        """What a card does, in words."""
        return self._told(self.facts["cards"][card]["effects"])

    def _told(self, effects: Iterable[ArenaEffect]) -> str:
        return self.say("between-clauses").join(
            [self.say(one["text"], a=one["a"], b=one["b"]) for one in effects]
        )

    def robot_does(self, printed: PlayerBoard) -> str:
        """What sets a robot apart."""
        said = [self.say("does-centre")] if printed["centre"] else []
        gains = [self._told(printed["reward"])] if printed["reward"] else []
        if printed["draw"]:
            gains.append(self.say("does-draw", count=printed["draw"]))
        if gains:
            said.append(self.say("does-knock-out", gains=self.say("between-clauses").join(gains)))
        if printed["shot"]:
            shot = self._told(printed["shot"])
            said.append(self.say("does-shot", price=printed["price"], effects=shot))
        if printed["weight"]:
            said.append(self.say("does-weight", count=printed["weight"]))
        return self.say("between-clauses").join(said)

    def tile_does(self, tile: str) -> str:
        """What a tile is good or bad for."""
        printed: ArenaTile = self.facts["tiles"][tile]
        said = [
            self.say(f"does-{when}", effects=self._told(effects))
            for when, effects in (("start", printed["start"]), ("enter", printed["enter"]))
            if effects
        ]
        if printed["leave"]:
            said.append(self.say("does-leave", count=printed["leave"]))
        if printed["blocks"]:
            is_wall = "movement" in printed["blocks"]
            said.append(self.say("does-block-both" if is_wall else "does-block-sight"))
        return self.say("between-clauses").join(said)

    def _push(self, target: str, pusher: str) -> str:
        """What a push costs."""
        prices = [
            push["price"]
            for push in self.view["pushes"]
            if (push["robot"], push["target"]) == (pusher, target)
        ]
        return "".join([self.say("board-price", price=price) for price in prices])

    def _ground_of(self, name: str) -> str:
        """What the square does on which a robot stands."""
        squares = [one["square"] for one in self.view["robots"] if one["robot"] == name]
        return "".join([self.tile_does(self._ground(square)) for square in squares if square])

    def _landing(self, verb: str, robot: str, square: str) -> str:
        """What it costs to come onto a square, and what is there."""
        said = []
        if verb == "move":
            said.append(self.say("board-price", price=self.view["prices"][robot][square]))
        tile = self._ground(square)
        if tile != "plain":
            does = self.tile_does(tile)
            told = self.say("board-beyond", tile=self.thing(tile))
            said.append(f"{told} ({does})" if does else told)
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
        standing = {one["square"]: one["robot"] for one in self.view["robots"] if one["square"]}
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

    def _robot(self, robot: ArenaRobot) -> list[Text]:
        name = Text(f"  {_code(robot['robot'])} {self.thing(robot['robot'])}")
        name.stylize(_suit(robot["robot"]))
        if robot["square"] is None:
            return [name, Text(), Text(self.say("board-off"), "alert")]
        lost = robot["health"] - robot["red"] - robot["blue"]
        cubes = ("■" * robot["blue"], "disk"), ("■" * robot["red"], "health"), "·" * lost
        rights = [self.say("board-jumping")] if robot["jumping"] else []
        rights += [self.say("board-diagonal")] if robot["diagonal"] else []
        counts = {"bonus": robot["bonus"], "discount": robot["discount"]}
        rights += [self.say(f"board-{right}", count=k) for right, k in counts.items() if k]
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
        cost = self.facts["cards"][card]["cost"] or 0
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
        if self.view["later"]:
            cards = [late["card"] for late in self.view["later"]]
            found.append(self._pile(self.say("board-late"), cards, "faint"))
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
        view = self.view
        purse = {"energy": view["energy"], "moves": view["moves"], "reserve": view["reserve"]}
        return [self.say("tell-turn", name=name, turn=view["turn"], **purse), *self._tell_later()]

    def _tell_later(self) -> list[str]:
        """Cards in play that do something at the end of the turn."""
        cards = self.things([late["card"] for late in self.view["later"]])
        return [self.say("tell-later", cards=cards)] if self.view["later"] else []

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

    def _tell_robot(self, robot: ArenaRobot) -> str:
        facts = {"robot": self.thing(robot["robot"]), "name": self.names[robot["owner"]]}
        if robot["square"] is None:
            return self.say("tell-robot_off", **facts)
        facts["tile"] = self.thing(self._ground(robot["square"]))
        facts["square"] = self.thing(robot["square"])
        return self.say("tell-robot", red=robot["red"], blue=robot["blue"], **facts)

    def _tell_seat(self, seat: ArenaSide) -> list[str]:
        name = self.names[seat["seat"]]
        counts = {"cards": seat["cards"], "deck": seat["deck"], "discard": len(seat["discard"])}
        lines = [self.say("tell-seat", name=name, vp=seat["vp"], **counts)]
        for pile, cards in (("hand", seat["hand"]), ("in_play", seat["in_play"])):
            if cards:
                lines.append(self.say(f"tell-{pile}", name=name, cards=self._listed(cards)))
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
        cost, effects = self.facts["cards"][card]["cost"] or 0, self._effects(card)
        return self.say(key, card=self.thing(card), cost=cost, effects=effects, **more)


def _code(robot: str) -> str:
    return robot[:2].capitalize()


def _suit(robot: str) -> str:
    return f"suit{ROBOTS.index(robot) + 2}"
