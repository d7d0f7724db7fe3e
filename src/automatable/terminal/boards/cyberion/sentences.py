"""Cyberion in plain sentences, and what stands beside an answer."""

from typing import cast

from ....games.cyberion.actions import ROMAN
from ....games.cyberion.shape import CyberionFacts, CyberionGiant, CyberionPlace, CyberionView
from ....kernel.seats import seat_letter
from ...board import Board

_STAGES = ("one", "two", "three")


class Sentences(Board[CyberionView]):
    """Everything on the table, from the Factory to what is under way."""

    @property
    def printed(self) -> CyberionFacts:
        """What is printed on the pieces of this table."""
        return cast(CyberionFacts, self.game.facts)

    def sentences(self) -> list[str]:
        levels = self.view["levels"]
        return [
            self._tell_turn(),
            *self._tell_factory(),
            *[
                self.say("tell-row", row=self.thing(row), cards=self.things(cards))
                for row, cards in self.rows()
            ],
            *[self._tell_track(model, levels[model]) for model in levels],
            *self._tell_tokens(),
            *self._tell_piles(),
            *self._tell_expansions(),
            *self.now(),
        ]

    def note(self, action: str) -> str:
        verb, _, rest = action.partition(":")
        thing = rest.partition("@")[0]
        if verb == "end":
            return self.say("note-end", costs=self.view["end_costs"])
        if verb == "repair":
            return self._repair_note(thing)
        if verb == "trigger":
            return self._trigger_note(thing[:3])
        if verb == "support":
            return self._ability(thing, self.view["support_level"])
        if verb == "upgrade":
            return self._upgrade_note(thing)
        if verb == "level" and self.view["ability"]:
            return self.effect(self.view["ability"], ROMAN.index(thing) + 1)
        if verb in ("replace", "exchange", "remove"):
            (price,) = [one["price"] for one in self.view["microbot_uses"] if one["use"] == verb]
            return self.say("note-use", price=price)
        if verb == "seat":
            (found,) = [one for one in self.view["gigantobots"] if one["gigantobot"] == thing]
            return self._riders(found)
        return ""

    def _repair_note(self, machine: str) -> str:
        (shown,) = [one for one in self.view["factory"] if one and one["machine"] == machine]
        said = [self.say("board-prepped")] if shown["prepped"] else []
        if shown["microbot"]:
            said.append(self.thing(shown["microbot"]))
        return ", ".join(said)

    def _trigger_note(self, model: str) -> str:
        level = self.view["levels"][model]
        if self.view["interference"].get(model, 0):
            return self.say("note-interference", level=ROMAN[level - 1])
        return self._ability(model, level)

    def _upgrade_note(self, model: str) -> str:
        level, price = self.view["levels"][model], self.view["upgrades"][model]
        what = self.effect(model, level + 1)
        return self.say("note-upgrade", to=ROMAN[level], price=price, what=what)

    def _ability(self, model: str, level: int) -> str:
        return self.say("note-ability", level=ROMAN[level - 1], what=self.effect(model, level))

    def effect(self, model: str, level: int) -> str:
        """What the ability of a model does at a level, without the level."""
        does = self.view["mainframe"][model][level - 1]
        return self.say(f"ability-{does['effect']}", count=does["count"])

    def _tell_turn(self) -> str:
        turn, active = self.view["turn"], self.view["active"]
        if active is None:
            return self.say("board-turn", turn=turn) + "."
        if active == self.viewer:
            return self.say("event-turn_began-you", turn=turn)
        return self.say("tell-turn", turn=turn, name=self.names[active])

    def _tell_factory(self) -> list[str]:
        told = []
        for place, machine in enumerate(self.view["factory"], 1):
            if machine is None:
                told.append(self.say("tell-gap", place=place))
                continue
            told.append(self._tell_machine(place, machine))
            if machine["owner"]:
                letters = [seat_letter(seat) for seat in range(len(self.names))]
                owner = self.names[letters.index(machine["owner"])]
                told.append(self.say("tell-owner", owner=owner))
            if machine["repairable"]:
                cards = [self.words.action(f"crew:{slot}") for slot in machine["helpers"]]
                told.append(self.say("tell-helpers", cards=", ".join(cards)))
        return told

    def _tell_machine(self, place: int, machine: CyberionPlace) -> str:
        said = self.say("tell-machine", place=place, machine=self.thing(machine["machine"]))
        if machine["microbot"]:
            said += " " + self.say("tell-microbot", microbot=self.thing(machine["microbot"]))
        if machine["prepped"]:
            said += " " + self.say("tell-prepped")
        return said

    def _tell_track(self, model: str, level: int) -> str:
        what = self.effect(model, level)
        return self.say("tell-track", model=self.thing(model), level=ROMAN[level - 1], what=what)

    def _tell_tokens(self) -> list[str]:
        counts = {"reserve": self.view["reserve"], "forge": self.view["forge"]}
        return [
            self.say("tell-reserve", battery=self.thing(self.view["battery"]), **counts),
            self.say("tell-support", models=self.things(self.view["support"])),
        ]

    def _tell_piles(self) -> list[str]:
        left = dict(zip(_STAGES, self.view["machine_deck"], strict=True))
        told = [
            self.say("tell-machines", **left),
            self.say("tell-deck", count=self.view["deck"]),
        ]
        for end, cards in self.known():
            told.append(self.say(f"tell-{end}", cards=self.things(cards)))
        return [*told, *self.piles()]

    def rows(self) -> list[tuple[str, list[str]]]:
        """The three rows by name."""
        rows = self.view["rows"]
        return [("platform", rows["platform"]), ("flash", rows["flash"]), ("stock", rows["stock"])]

    def known(self) -> list[tuple[str, list[str]]]:
        """The ends of the deck of which cards are known."""
        ends = [("top", self.view["deck_top"]), ("bottom", self.view["deck_bottom"])]
        return [(end, cards) for end, cards in ends if cards]

    def piles(self) -> list[str]:
        return [
            self.say("tell-experience", machines=self.things(self.view["experience"])),
            self.say("tell-discard", cards=self.things(self.view["discard"])),
        ]

    def _tell_expansions(self) -> list[str]:
        view, told = self.view, list[str]()
        if "babybots" in view["expansions"]:
            told.append(self.say("tell-limbot", models=self.things(view["limbot"])))
        told += self._tell_gigantobots()
        if "gigantobots" in view["expansions"]:
            told.append(self.say("tell-damage", count=view["damage"]))
        if "microbots" in view["expansions"]:
            told.append(self.microbots("tell-microbots", held=self.things(view["microbots"])))
        if "devious_cog" in view["expansions"]:
            for name, counts in (
                ("interference", view["interference"]),
                ("masked", view["masked"]),
            ):
                tokens = [
                    f"{self.thing(model)} ×{count}" for model, count in counts.items() if count
                ]
                models = ", ".join(tokens) or self.say("nothing")
                told.append(self.say(f"tell-{name}", models=models))
        return told

    def _tell_gigantobots(self) -> list[str]:
        """Those with Robots on board and those on vacation; the others together."""
        told, empty = list[str](), list[str]()
        for one in self.view["gigantobots"]:
            if one["riders"] or one["vacation"]:
                name = self.thing(one["gigantobot"])
                told.append(self.say("tell-gigantobot", name=name, riders=self._riders(one)))
            else:
                empty.append(one["gigantobot"])
        return [*told, self.say("tell-gigantobots", names=self.things(empty))] if empty else told

    def microbots(self, key: str, **more: str) -> str:
        """How many Microbots there are to come, and used."""
        discarded = len(self.view["microbot_discard"])
        return self.say(key, stack=self.view["microbot_stack"], discard=discarded, **more)

    def _riders(self, one: CyberionGiant) -> str:
        if one["vacation"]:
            return self.say("tell-away")
        riders, crew = one["riders"], self.things(one["riders"])
        return self.say("note-seats", riders=len(riders), seats=one["seats"], crew=crew)

    def now(self) -> list[str]:
        told = []
        if self.view["looked"]:
            told.append(self.say("tell-looked", cards=self.things(self.view["looked"])))
        if self.view["doing"]:
            told.append(self.say("tell-chosen", answers=self.chosen()))
        if self.view["uncovered"]:
            told.append(self.say("board-uncovered", microbot=self.thing(self.view["uncovered"])))
        if self.view["next_support"] is not None:
            told.append(self.say("board-advice", tokens=self.view["next_support"]))
        return told

    def chosen(self) -> str:
        """The answers already given of what is under way."""
        return ", ".join([self.words.action(name) for name in self.view["doing"]])
