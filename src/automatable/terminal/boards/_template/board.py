"""Scrapyard as text: the players with their points and cards, the heap below. A board to copy."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ....games._template.shape import YardView
from ...board import Board, dotted, labelled


class YardBoard(Board[YardView]):
    """Everything is read off the view; looks are Rich's, words are the game's own."""

    def title(self) -> Text:
        goal = f"{self.say('view-goal')} {self.view['goal']}"
        return dotted([Text(self.say("game-name"), "title"), goal])

    def body(self) -> RenderableType:
        grid = Table.grid(padding=(0, 2))
        for seat in self.view["seats"]:
            name = Text(self.names[seat["seat"]], "name")
            points = Text(f"{self.say('view-points')} {seat['points']}", "star")
            cards = Text(f"{self.say('view-cards')} {seat['cards']}")
            grid.add_row(name, points, cards, Text(self._own(seat["hand"]), "card"))
        deck, heap = Text(str(self.view["deck"])), Text(self.things(self.view["heap"]))
        return Group(grid, labelled((self.say("view-deck"), deck), (self.say("view-heap"), heap)))

    def sentences(self) -> list[str]:
        lines = [self.say("tell-table", goal=self.view["goal"], deck=self.view["deck"])]
        for seat in self.view["seats"]:
            counts = {"points": seat["points"], "cards": seat["cards"]}
            lines.append(self.say("tell-seat", name=self.names[seat["seat"]], **counts))
            if seat["hand"]:
                lines.append(self.say("tell-hand", cards=self.things(seat["hand"])))
        return [*lines, *self.piles()]

    def piles(self) -> list[str]:
        return [self.say("tell-heap", cards=self.things(self.view["heap"]))]

    def _own(self, hand: list[str] | None) -> str:
        """The cards of a hand, nothing if the viewer may not see it."""
        return self.things(hand) if hand else ""
