"""Cyberion as text: Factory, rows, Mainframe and tokens.

A model is told by a sign and its letters; colour only repeats it. The digits behind a card of a
row are the places of the Machines that it could help to repair now.
"""

from collections.abc import Sequence

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ....games.cyberion.actions import ROMAN
from ....games.cyberion.shape import CyberionGiant, CyberionPlace
from ...board import dotted, labelled
from .sentences import Sentences

_SIGNS = "▲■●◆★"  # of the models, in the order of the Mainframe
_CARD = 11  # columns of a card in a row


class CyberionBoard(Sentences):
    """The Factory above, the three rows below it, then the Mainframe, then all else."""

    def title(self) -> Text:
        turn = Text(self.say("board-turn", turn=self.view["turn"]), "title")
        active = self.view["active"]
        return turn if active is None else dotted([turn, self.names[active]])

    def body(self) -> RenderableType:
        return Group(
            Text(self.say("view-factory"), "name"),
            self._factory(),
            "",
            labelled(*self._rows()),
            "",
            Text(self.say("view-levels"), "name"),
            self._mainframe(),
            "",
            labelled(*self._tokens(), *self._piles(), *self._expansions(), *self._progress()),
        )

    # The Factory.

    def _factory(self) -> Table:
        grid = Table.grid(expand=True, padding=(0, 1))
        machines = self.view["factory"]
        for _ in machines:
            grid.add_column(ratio=1)
        grid.add_row(*[self._heading(place, one) for place, one in enumerate(machines, 1)])
        grid.add_row(*[Text(self._need(one) if one else "", "title") for one in machines])
        if any(machine and machine["microbot"] for machine in machines):
            grid.add_row(*[self._microbot(machine) for machine in machines])
        prepped = [bool(one and one["prepped"]) for one in machines]
        repairable = [bool(one and one["repairable"]) for one in machines]
        for mark, marked, style in (
            ("prepped", prepped, "alert"),
            ("repairable", repairable, "good"),
        ):
            if any(marked):
                word = self.say(f"board-{mark}")
                grid.add_row(*[Text(word if one else "", style) for one in marked])
        return grid

    def _need(self, machine: CyberionPlace) -> str:
        """The requirement in a few signs."""
        needs = self.printed["machines"][machine["machine"]]["needs"]
        return self.say(
            f"need-{needs['kind']}",
            robots=needs["robots"],
            model=self.thing(needs["model"] or ""),
            size=needs["size"] or 0,
            sum=needs["sum"] or 0,
            groups="+".join([str(size) for size in needs["groups"]]),
            runs=_runs(needs["runs"]),
        )

    def _microbot(self, machine: CyberionPlace | None) -> Text:
        if machine is None or not machine["microbot"]:
            return Text()
        shown = self.printed["pieces"][machine["microbot"]]
        if shown["model"]:
            return Text.assemble("µ ", (self.thing(shown["model"]), self._suit(shown["model"])))
        return Text(f"µ {self.say('board-size', size=shown['size'])}")

    # The rows.

    def _rows(self) -> list[tuple[str, RenderableType]]:
        found: list[tuple[str, RenderableType]] = []
        for row, cards in self.rows():
            cells = [
                Text.assemble(self._card(card), " ", (self._serves(f"{card}@{row}"), "good"))
                for card in cards
            ]
            found.append((self.thing(row), Columns(cells, width=_CARD) if cells else _none()))
        if any(machine and machine["repairable"] for machine in self.view["factory"]):
            found.append(("", Text(self.say("board-legend"), "faint")))
        return found

    def _serves(self, card: str) -> str:
        """The places of the Machines that can be repaired now with the help of a card."""
        return "".join(
            [
                str(place)
                for place, machine in enumerate(self.view["factory"], 1)
                if machine and machine["repairable"] and card in machine["helpers"]
            ]
        )

    # The Mainframe.

    def _mainframe(self) -> Table:
        grid = Table.grid(padding=(0, 1))
        for model, level in self.view["levels"].items():
            name = Text(f"{self._sign(model)} {self.thing(model)} ", self._suit(model))
            track = Text("●" * level + "○" * (len(ROMAN) - level))
            tokens = ("✕" * self.view["interference"].get(model, 0), "alert")
            what = Text.assemble(tokens, " " if tokens[0] else "", self.effect(model, level))
            grid.add_row(name, track, Text(ROMAN[level - 1]), what)
        return grid

    # Tokens and piles.

    def _tokens(self) -> list[tuple[str, RenderableType]]:
        reserve, forge = self.view["reserve"], self.view["forge"]
        failsafes = Text.assemble(("●" * reserve, "health"), f"{'○' * forge} {reserve}")
        battery = Text.assemble(
            f"{self.say('view-battery')} ", (self.thing(self.view["battery"]), "battery")
        )
        forged = f"{self.say('view-forge')} {forge}"
        return [
            (self.say("view-reserve"), dotted([failsafes, forged, battery])),
            (self.say("board-support"), self._models(self.view["support"])),
        ]

    def _piles(self) -> list[tuple[str, RenderableType]]:
        left = [
            f"{ROMAN[stage]}×{count}"
            for stage, count in enumerate(self.view["machine_deck"])
            if count
        ]
        machines = self.say("board-machines", left=" ".join(left) or "0")
        experience = self.say("board-experience", count=len(self.view["experience"]))
        deck = [Text(self.say("board-deck", count=self.view["deck"]))]
        for end, cards in self.known():
            known = [self._card(card) for card in cards]
            deck.append(Text(" ").join([Text(self.say(f"board-{end}")), *known]))
        return [
            ("Machines", dotted([machines, experience])),
            ("Robots", dotted(deck)),
            (self.say("view-discard"), self._counted(self.view["discard"])),
        ]

    def _counted(self, cards: Sequence[str]) -> Text:
        """Cards model by model, with their sizes: `▲SIR:113`, then Multibots one by one."""
        found = [Text(str(len(cards)))]
        for model in self.view["levels"]:
            sizes = "".join([card[3:] for card in cards if card[:3] == model])
            if sizes:
                found.append(Text.assemble(self._model(model), f":{sizes}"))
        others = [self._card(card) for card in cards if "-" in card]
        return Text(" ").join([*found, *others])

    # Expansions.

    def _expansions(self) -> list[tuple[str, RenderableType]]:
        view, found = self.view, list[tuple[str, RenderableType]]()
        if "babybots" in view["expansions"]:
            found.append((self.say("view-limbot"), self._models(view["limbot"])))
        if "gigantobots" in view["expansions"]:
            crews = Columns([self._crew(one) for one in view["gigantobots"]], width=_CARD)
            damage = f"{self.say('view-damage')} {'●' * view['damage']} {view['damage']}"
            found += [("Gigantobots", crews), ("", Text(" ".join(damage.split())))]
        if "microbots" in view["expansions"]:
            held = Text(" ").join([self._short(token) for token in view["microbots"]])
            found.append(("Microbots", dotted([held or "-", self.microbots("board-microbots")])))
        if "devious_cog" in view["expansions"]:
            masked = [
                Text.assemble(self._model(model), f":{count}")
                for model, count in view["masked"].items()
                if count
            ]
            parts = [Text(self.say("board-masked")), *(masked or [Text("-")])]
            found.append((self.say("view-interference"), Text(" ").join(parts)))
        return found

    def _crew(self, one: CyberionGiant) -> Text:
        """A Gigantobot by its features, and how many of its seats are taken: `▲SIR:2/5`."""
        state = "zzz" if one["vacation"] else f"{len(one['riders'])}/{one['seats']}"
        shown = Text(" ").join([self._feature(feature) for feature in one["features"]])
        text = Text.assemble(shown, f":{state}")
        if one["vacation"]:
            text.stylize("faint")
        return text

    # What is going on, and how it ended.

    def _progress(self) -> list[tuple[str, RenderableType]]:
        found: list[tuple[str, RenderableType]] = []
        if self.view["looked"]:
            looked = Text(" ").join([self._card(card) for card in self.view["looked"]])
            found.append((self.say("view-looked"), looked))
        if self.view["doing"]:
            found += [("", ""), (self.say("board-chosen"), Text(self.chosen()))]
        if self.view["uncovered"]:
            lacking = self.say("board-uncovered", microbot=self.thing(self.view["uncovered"]))
            found.append(("", Text(lacking, "alert")))
        if self.view["next_support"] is not None:
            advice = self.say("board-advice", tokens=self.view["next_support"])
            found += [("", ""), ("", Text(advice))]
        return found

    # Small things.

    def _number(self, model: str) -> int:
        return list(self.view["levels"]).index(model)

    def _suit(self, model: str) -> str:
        return f"suit{self._number(model) + 1}"

    def _sign(self, model: str) -> str:
        return _SIGNS[self._number(model)]

    def _model(self, model: str) -> Text:
        return Text(f"{self._sign(model)}{model}", self._suit(model))

    def _models(self, models: Sequence[str]) -> Text:
        return Text(" ").join([self._model(model) for model in models]) or Text("-")

    def _card(self, card: str) -> Text:
        """A card by sign and notation, which is also what can be typed."""
        if "-" in card:
            return Text(f"✚{card}", "card")
        return Text(f"{self._sign(card[:3])}{card}", self._suit(card[:3]))

    def _short(self, microbot: str) -> Text:
        """A Microbot by the model or size it shows."""
        shown = self.printed["pieces"][microbot]
        return self._feature(shown["model"] or str(shown["size"]))

    def _feature(self, feature: str) -> Text:
        return self._model(feature) if feature in self.view["levels"] else Text(feature)

    def _heading(self, place: int, machine: CyberionPlace | None) -> Text:
        """Place and stage, and whose Single Factory it is: `5. II (B)`."""
        if machine is None:
            return Text(f"{place}. -")
        stage = self.printed["machines"][machine["machine"]]["stage"]
        owner = f" ({machine['owner']})" if machine["owner"] else ""
        return Text(f"{place}. {ROMAN[stage - 1]}{owner}", "" if machine["mine"] else "faint")


def _none() -> Text:
    return Text("-", "faint")


def _runs(runs: list[list[int]]) -> str:
    """`1-2-3-4-5`, or the ends only where there is more than one run: `1-4 / 2-5`."""
    if len(runs) == 1:
        return "-".join([str(size) for size in runs[0]])
    return " / ".join([f"{run[0]}-{run[-1]}" for run in runs])
