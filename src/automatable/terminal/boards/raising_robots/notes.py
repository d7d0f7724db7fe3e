"""What a player wants to know about an answer on offer: costs, gains, energy."""

from collections import Counter

from ....games.raising_robots.effects import Res
from ....games.raising_robots.kinds import PHASES, ROWS, TYPES
from ....games.raising_robots.printed_shape import RowName
from ....games.raising_robots.shape import RaisingPlan, RaisingSeat
from ...board import AtOnce
from .phrases import GOODS
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
            return self._energy_note(int(thing))
        if verb == "pair":
            return self._pair_note(own, thing)
        if verb == "buy":
            return self.upgrade_row(own["upgrades"][int(thing[1:]) - 1]["deed"])
        if verb == "unlock":
            return self._circle_note(thing)
        if verb == "use":
            return self.deed(self.cell_deed(own, thing))
        return self._ability_note(own, thing) if verb == "ability" else ""

    def at_once(self) -> AtOnce | None:
        plans = [plan for plan in self.view["plans"] if plan["advised"]]
        if not plans or len(plans[0]["steps"]) < 2:
            return None
        return AtOnce(plans[0]["answer"], self._plan(plans[0]))

    def _plan(self, plan: RaisingPlan) -> str:
        """The steps of a plan, and what they come to in all."""
        change: Counter[str] = Counter()
        for step in plan["steps"]:
            change.update({one["kind"]: one["amount"] for one in step["gets"]})
            change.subtract({one["kind"]: one["amount"] for one in step["pays"]})
        steps = " · ".join([self.words.action(step["action"]) for step in plan["steps"]])
        facts = {"gets": self._amounts(change), "pays": self._amounts(-change)}
        part = "whole" if plan["steps"][0]["key"] == "perform" else "rest"
        return self.say("at-once-plan", part=part, steps=steps, **facts)

    def _amounts(self, counts: Counter[str]) -> str:
        """All of which there is some: `1 gear, 2 VP`."""
        found = [(good, counts[good]) for good in GOODS if counts[good] > 0]
        said = [self.say("amount", good=good, amount=amount) for good, amount in found]
        return ", ".join(said) or self.say("nothing")

    def _robot_note(self, own: RaisingSeat, verb: str, thing: str, place: str) -> str:
        robot, cards = self.robot(thing), self.cards.robots
        if verb == "assemble":
            return self._assembling(own, robot, place)
        if verb == "place":
            return self.action(cards.upgraded[robot])
        if verb in ("base", "upgraded"):
            return self.deed(cards.base[robot] if verb == "base" else cards.upgraded[robot])
        row, vp = self.thing(ROWS[cards.row[robot]]), int(cards.vp[robot])
        return self.say("note-card", row=row, vp=vp, deed=self.action(cards.base[robot]))

    def _assembling(self, own: RaisingSeat, robot: int, column: str) -> str:
        cards = self.cards.robots
        row: RowName = ROWS[cards.row[robot]]
        prices = {"left": cards.left, "right": cards.right}
        if column in prices:
            said = self.price(prices[column][robot])
        else:
            said = self.say("note-built", row=self.thing(row), vp=int(cards.vp[robot]))
        wilds = own["slot_wilds"][row][0]
        return self.say("note-slot", said=said, cost=self.amount(Res.W, wilds)) if wilds else said

    def _class_note(self, own: RaisingSeat, verb: str, thing: str) -> str:
        if verb == "place":
            return self.say("note-credit")
        if verb == "swap":
            (held,) = [one for one in own["classes"] if one["card"] == thing]
            return self.progress(held)
        return self.objective(thing)

    def _inventor_note(self, verb: str, thing: str, place: str) -> str:
        if verb == "bid":
            return self.cost(self.cards.board.bids[int(place) - 1].cost)
        cards = self.cards.inventors
        which = cards.upgraded if verb == "place" else cards.base
        return self.ability(which[self.inventor(thing)])

    def _energy_note(self, spent: int) -> str:
        """The energy of the phase with this number of batteries."""
        doing = self.view["doing"]
        assert doing is not None
        assert doing["phase"] is not None
        energy = doing["energies"][spent]
        return self.say("note-energy", phase=self.thing(doing["phase"]), energy=energy)

    def _pair_note(self, own: RaisingSeat, phase: str) -> str:
        """The energy of the first card that has no phase yet."""
        sure = next(one["sure"] for one in own["energy"]["drawn"] if one["phase"] is None)
        return self.say("note-sure", energy=sure[PHASES[PHASES.index(phase)]])

    def _circle_note(self, thing: str) -> str:
        """What comes to light when a token is taken."""
        section, _, token = thing.partition("-")
        if section == "upgrade":
            return self.say("circle-inspires")
        row, kind = ROWS.index(section), TYPES.index(token)
        if self.bonus_token(section) == token:
            energy = int(self.cards.board.bonus[row])
            return self.say("circle-energy", energy=energy, phase=self.thing(section))
        board = self.cards.board
        (cell,) = [3 * row + k for k in range(3) if board.cell_token[3 * row + k] == kind]
        return self.say("circle-adds", number=cell % 3 + 1, gains=self.gains(board.adds[cell]))

    def _ability_note(self, own: RaisingSeat, thing: str) -> str:
        cards = self.cards.inventors
        which = cards.base if thing == "base" else cards.upgraded
        return self.ability(which[self.inventor(own["inventor"] or "")])
