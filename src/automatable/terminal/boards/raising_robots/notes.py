"""What a player wants to know about an answer on offer: costs, gains, energy."""

from typing import Any

from ....games.raising_robots.effects import Res
from ....games.raising_robots.kinds import ROWS, TYPES
from ....games.raising_robots.player_board import BOARD
from .sentences import Sentences


class Notes(Sentences):
    """What stands beside an action."""

    def note(self, action: str) -> str:
        deed, _, place = action.partition("@")
        verb, _, thing = deed.partition(":")
        own = self.view["seats"][self.viewer]
        if thing.startswith("RB-"):
            return self._robot_note(own, verb, thing, place)
        if thing.startswith("CL-"):
            return self._class_note(own, verb, thing)
        if thing.startswith("IN-"):
            return self._inventor_note(verb, thing, place)
        if verb == "batteries":
            return self._energy_note(own, int(thing))
        if verb == "pair":
            return self._pair_note(own, thing)
        if verb == "buy":
            return self.upgrade_row(own, int(thing[1:]) - 1)
        if verb == "unlock":
            return self._circle_note(thing)
        if verb == "use":
            return self.deed(self.cell_deed(own, thing))
        return self._ability_note(own, thing) if verb == "ability" else ""

    def _robot_note(self, own: dict[str, Any], verb: str, thing: str, place: str) -> str:
        robot, cards = self.robot(thing), self.cards.robots
        if verb == "assemble":
            return self._assembling(own, robot, place)
        if verb == "place":
            return self.action(cards.upgraded[robot])
        if verb in ("base", "upgraded"):
            return self.deed(cards.base[robot] if verb == "base" else cards.upgraded[robot])
        row, vp = self.thing(ROWS[cards.row[robot]]), int(cards.vp[robot])
        return self.say("note-card", row=row, vp=vp, deed=self.action(cards.base[robot]))

    def _assembling(self, own: dict[str, Any], robot: int, column: str) -> str:
        cards = self.cards.robots
        row = ROWS[cards.row[robot]]
        prices = {"left": cards.left, "right": cards.right}
        if column in prices:
            said = self.price(prices[column][robot])
        else:
            said = self.say("note-built", row=self.thing(row), vp=int(cards.vp[robot]))
        wilds = own["slot_wilds"][row]
        return self.say("note-slot", said=said, cost=self.amount(Res.W, wilds)) if wilds else said

    def _class_note(self, own: dict[str, Any], verb: str, thing: str) -> str:
        if verb == "place":
            return self.say("note-credit")
        if verb == "swap":
            (held,) = [one for one in own["classes"] if one["card"] == thing]
            return self.progress(held)
        return self.objective(thing)

    def _inventor_note(self, verb: str, thing: str, place: str) -> str:
        if verb == "bid":
            return self.cost(BOARD.bids[int(place) - 1].cost)
        cards = self.cards.inventors
        which = cards.upgraded if verb == "place" else cards.base
        return self.ability(which[self.inventor(thing)])

    def _energy_note(self, own: dict[str, Any], spent: int) -> str:
        """The energy of the phase with so many batteries."""
        phase = self.view["doing"]["phase"]
        (total,) = [one["total"] for one in own["sums"] if one["phase"] == phase]
        energy = total + spent * own["battery_worth"][phase]
        return self.say("note-energy", phase=self.thing(phase), energy=energy)

    def _pair_note(self, own: dict[str, Any], phase: str) -> str:
        """The energy of the first card that has no phase yet."""
        sure = next(one["sure"] for one in own["energy"]["drawn"] if one["phase"] is None)
        return self.say("note-sure", energy=sure[phase])

    def _circle_note(self, thing: str) -> str:
        """What comes to light when a token is taken."""
        section, _, token = thing.partition("-")
        if section == "upgrade":
            return self.say("circle-inspires")
        row, kind = ROWS.index(section), TYPES.index(token)
        if self.bonus_token(section) == token:
            energy = int(BOARD.bonus[row])
            return self.say("circle-energy", energy=energy, phase=self.thing(section))
        (cell,) = [3 * row + k for k in range(3) if BOARD.cell_token[3 * row + k] == kind]
        return self.say("circle-adds", number=cell % 3 + 1, gains=self.gains(BOARD.adds[cell]))

    def _ability_note(self, own: dict[str, Any], thing: str) -> str:
        cards = self.cards.inventors
        which = cards.base if thing == "base" else cards.upgraded
        return self.ability(which[self.inventor(own["inventor"])])
