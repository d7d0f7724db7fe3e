"""The Duel as text: two lanes to the moon, tiles, hands and rest zones."""

from typing import Literal

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from ....games.duel.shape import DuelSide, DuelView
from ...board import Board, dotted

_KINDS: tuple[Literal["health", "battery", "disk"], ...] = ("health", "battery", "disk")
_NAME = 16


class DuelBoard(Board[DuelView]):
    """Own side below, the other above, the lanes between; A starts left, B right."""

    def title(self) -> Text:
        now = Text(self.say("board-round", round=self.view["round"]), "title")
        return dotted([now, self.say("board-pile", count=self.view["pile"])])

    def body(self) -> RenderableType:
        near = 1 if self.viewer == 1 else 0
        far, own = [self._side(self.view["sides"][seat]) for seat in (1 - near, near)]
        return Padding(Group("", far, "", self._lanes(), "", own), (0, 0, 0, 2))

    def sentences(self) -> list[str]:
        board = self.view["board"]
        stars = ", ".join([str(square) for square in board["stars"]]) or "-"
        count, length = self.view["pile"], board["length"]
        lines = [
            self.say("board-round", round=self.view["round"]) + ".",
            self.say("board-stars", squares=stars, length=length, count=count),
        ]
        for side in self.view["sides"]:
            facts: dict[str, int] = {"length": length, "square": side["square"]}
            facts |= {kind: side[kind] for kind in _KINDS}
            name = self.names[side["seat"]]
            lines.append(self.say("board-side", name=name, **facts))
            if side["rest"]:
                lines.append(self.say("board-resting", name=name, card=self._rest(side)))
            if side["play"]:
                lines.append(self.say("board-playing", name=name, card=self.thing(side["play"])))
            if side["bonus"]:
                lines.append(self.say("board-owning", name=name, cards=self._bonus(side)))
        return lines

    def note(self, action: str) -> str:
        cost = self.view["cards"][action.partition(":")[2]]
        battery = self.say("cost-battery", count=cost["battery"])
        disk = self.say("cost-disk", count=cost["disk"])
        if cost["battery"] and cost["disk"]:
            return self.say("cost-both", battery=battery, disk=disk)
        if cost["battery"] or cost["disk"]:
            return battery if cost["battery"] else disk
        return self.say("cost-free")

    def owned(self) -> list[str]:
        if self.viewer < 0:
            return []
        side = self.view["sides"][self.viewer]
        held = {*side["hand"], side["rest"]}
        return [f"play:{card}" for card in self.view["cards"] if card in held]

    def _side(self, side: DuelSide) -> Table:
        tiles = [
            Text.assemble(f"{self.say(f'board-{kind}')} ", (self._tiles(side[kind]), kind))
            for kind in _KINDS
        ]
        cards = [Text(f"{self.say('board-rest')} {self._rest(side)}")]
        if side["play"]:
            played = (self.thing(side["play"]), "card")
            cards.append(Text.assemble(f"{self.say('board-plays')} ", played))
        grid = Table.grid(padding=(0, 1))
        grid.add_column(style="name", min_width=_NAME)
        grid.add_row(Text(self.names[side["seat"]]), Text("   ").join(tiles))
        grid.add_row("", Text("   ").join(cards))
        if side["bonus"]:
            grid.add_row("", Text(f"{self.say('board-bonus')} {self._bonus(side)}"))
        return grid

    def _rest(self, side: DuelSide) -> str:
        if not side["rest"]:
            return self.say("board-rest-empty")
        card = self.thing(side["rest"])
        if side["rest_as"] in (None, side["rest"]):
            return card
        return self.say("board-rest-as", card=card, copied=self.thing(side["rest_as"]))

    def _bonus(self, side: DuelSide) -> str:
        """The bonus cards the viewer knows the side to own, and how many it does not know."""
        known = [self.thing(card) for card in side["known_bonus"]]
        if side["hidden"]:
            known.append(self.say("board-unknown", count=side["hidden"]))
        return ", ".join(known)

    def _lanes(self) -> Text:
        """Both lanes with the moon between them: `[A]──[★]──[ ]──( ☾ )──[ ]──[★]──[B]`."""
        left, right = self.view["sides"]
        goal = self.view["board"]["length"]
        lane_a = [self._square(left, square) for square in range(goal)]
        lane_b = [self._square(right, square) for square in reversed(range(goal))]
        on_moon = [side["letter"] for side in (left, right) if side["square"] == goal]
        moon = Text(f"( {on_moon[0] if on_moon else '☾'} )", "moon")
        link = Text("──" if goal <= 6 else "─", no_wrap=True)
        return link.join([*lane_a, moon, *lane_b])

    def _square(self, side: DuelSide, square: int) -> Text:
        if side["square"] == square:
            return Text(f"[{side['letter']}]", "pawn")
        return Text("[★]", "star") if square in self.view["board"]["stars"] else Text("[ ]")

    def _tiles(self, face_up: int) -> str:
        face_down: int = self.view["tiles"] - face_up
        return "●" * face_up + "○" * face_down
