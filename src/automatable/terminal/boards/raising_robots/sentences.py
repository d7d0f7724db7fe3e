"""The table in plain sentences, for screen readers and pipes."""

from typing import Any, Final

from ....games.raising_robots.effects import GOOD_NAMES
from ....games.raising_robots.kinds import PHASES, ROWS, TYPES
from ....games.raising_robots.player_board import CELLS
from ....games.raising_robots.printed_shape import RaisingDeed
from ....games.raising_robots.shape import RaisingSeat, RaisingSlot
from .phrases import Phrases

SOURCES: Final = ("robots", "classes", "inventory", "inventor", "leftover")


class Sentences(Phrases):
    """Everything a viewer sees: what is common, each seat, then the own board and hand."""

    def sentences(self) -> list[str]:
        lines = [self._round(), *self._neutral(), *self._auction()]
        for seat in self.view["seats"]:
            lines += [*self._seat(seat), *self._lessons(seat)]
            if seat["hand"] and self.viewer < 0:  # seen by the oracle
                held = {"name": self._name(seat), "cards": self.things(seat["hand"])}
                lines.append(self.say("tell-holds", **held))
        if self.viewer >= 0:
            own = self.view["seats"][self.viewer]
            lines += [*self._board(own), *self._cards(own)]
        lines += [self.grades(), *self.piles()]
        return [*lines, *self.now(), *self._scores()]

    def now(self) -> list[str]:
        told = self.doing()
        return [told] if told else []

    def _name(self, seat: RaisingSeat) -> str:
        return str(self.names[seat["seat"]])

    # Common.

    def _round(self) -> str:
        stage = self.say(f"stage-{self.view['stage']}")
        if not self.view["round"]:
            return self.say("tell-stage", stage=stage)
        cubes = [f"{self.thing(phase)} {self.view['cubes'][phase]}" for phase in PHASES]
        numbers = {"round": self.view["round"], "rounds": self.view["rounds"]}
        return self.say("tell-round", stage=stage, cubes=", ".join(cubes), **numbers)

    def _neutral(self) -> list[str]:
        if self.view["neutral"] is None or not self.view["round"]:
            return []
        cubes = ", ".join([str(count) for count in self.view["neutral"]["cubes"]])
        phases = self.things(self.view["neutral"]["open"])
        return [self.say("tell-neutral", phases=phases, cubes=cubes)]

    def _auction(self) -> list[str]:
        lines = []
        for track in self.view["tracks"]:
            bids = [
                self.say("board-bid", name=self.names[bid["seat"]], space=bid["space"])
                for bid in track["bids"]
            ]
            bid = ", ".join(bids) or self.say("nothing")
            card, told = self.inventor_name(track["card"]), self.inventor_card(track["card"])
            lines.append(self.say("tell-track", card=card, ability=told, bid=bid))
        return lines

    def doing(self) -> str:
        """What the viewer's work is at, and what is still to be paid."""
        now = self.view["doing"]
        if now is None or (now["phase"] is None and not now["cost"]):
            return ""
        said = []
        if now["phase"] is not None:
            said.append(self.thing(now["phase"]))
        if now["energy"] is not None:
            said.append(self.say("energy-needed", energy=now["energy"]))
        if now["robot"] is not None:
            said.append(self.thing(now["robot"]))
        if now["cost"]:
            due = [self.item(one) for one in now["cost"]]
            said.append(self.say("board-due", cost=", ".join(due)))
        return self.say("board-now", doing=" · ".join(said))

    def piles(self) -> list[str]:
        discard, classes = self.view["discard"], self.view["class_discard"]
        return [
            self.say("tell-deck", deck=self.view["deck"]),
            self.say("tell-discard", count=len(discard), cards=self.things(discard)),
            self.say("tell-class_discard", count=len(classes), cards=self.things(classes)),
        ]

    def past(self) -> list[str]:
        """The points of the games before, in a challenge."""
        points = ", ".join([str(points) for points in self.view["past"]])
        return [self.say("board-past", points=points)] if points else []

    def _scores(self) -> list[str]:
        lines = self.past()
        if self.view["stage"] == "over":
            for seat in self.view["seats"]:
                score = seat["score"]
                parts = [f"{self.say(f'score-{source}')} {score[source]}" for source in SOURCES]
                facts = {"name": self._name(seat), "total": score["total"]}
                lines.append(self.say("tell-score", parts=", ".join(parts), **facts))
        return lines

    # A seat.

    def _seat(self, seat: RaisingSeat) -> list[str]:
        name = self._name(seat)
        goods = [
            self.say("amount", good=good, amount=seat["goods"][good])
            for good in GOOD_NAMES
            if seat["goods"][good]
        ]
        goods.append(self.say("amount", good="card", amount=seat["cards"]))
        lines = [self.say("tell-seat", name=name, goods=", ".join(goods))]
        tokens = [
            f"{self.thing(token)} {count}" for token, count in seat["tokens"].items() if count
        ]
        if tokens:
            lines.append(self.say("tell-tokens", name=name, tokens=", ".join(tokens)))
        lines += self._energy(seat)
        for row in ROWS:
            for one in seat["rows"][row]:
                lines.append(self.say("tell-robot", name=name, told=self._robot(one)))
        return lines

    def _energy(self, seat: RaisingSeat) -> list[str]:
        """The phases a seat may perform, or else its energy cards; then those to come."""
        name, lines = self._name(seat), []
        drawn = [
            self.thing(one["card"])
            if one["phase"] is None
            else f"{self.thing(one['card'])} ({self.thing(one['phase'])})"
            for one in seat["energy"]["drawn"]
        ]
        if seat["sums"]:
            told = [
                self.say("tell-phase", phase=self.thing(one["phase"]), energy=one["total"])
                for one in seat["sums"]
            ]
            lines.append(self.say("tell-sums", name=name, phases=", ".join(told)))
        elif drawn:
            lines.append(self.say("tell-energy", name=name, cards=", ".join(drawn)))
        if drawn and seat["energy"]["pile"]:
            cards = self.things(seat["energy"]["pile"])
            lines.append(self.say("tell-to_come", name=name, cards=cards))
        return lines

    def _robot(self, one: RaisingSlot) -> str:
        """All that matters of a robot in play."""
        name, number = self.thing(one["card"]), self.robot(one["card"])
        card = self.say("tell-upgraded", card=name) if one["upgraded"] else name
        row = self.thing(ROWS[self.cards.robots.row[number]])
        return self.say("tell-built", card=card, row=row, **self._actions(number))

    def _actions(self, robot: int) -> dict[str, Any]:
        cards = self.cards.robots
        return {
            "vp": int(cards.vp[robot]),
            "base": self.action(cards.base[robot]),
            "token": self.thing(TYPES[cards.token[robot]]),
            "upgraded": self.action(cards.upgraded[robot]),
        }

    def _lessons(self, seat: RaisingSeat) -> list[str]:
        """Classes and inventor of a seat; of others only how far they are."""
        name, lines, is_own = self._name(seat), [], seat["seat"] == self.viewer
        for one in seat["classes"]:
            told = self.class_of(one) if is_own else self.progress(one)
            lines.append(self.say("tell-class", name=name, card=self.thing(one["card"]), told=told))
        card = seat["inventor"]
        if card is not None:
            key = "tell-inventor_upgraded" if seat["inventor_upgraded"] else "tell-inventor"
            lines.append(self.say(key, name=name, card=self.inventor_name(card)))
            if is_own:
                lines.append(self.say("tell-ability", told=self.inventor_card(card)))
        return lines

    # The viewer's own board and cards.

    def _board(self, seat: RaisingSeat) -> list[str]:
        """Board actions as they are now, and the tokens still locked."""
        rows = [self.upgrade_row(row["deed"]) for row in seat["upgrades"]]
        lines = [self.say("tell-section", phase=self.thing("upgrade"), actions=" · ".join(rows))]
        for row in ROWS:
            first = 3 * ROWS.index(row)
            told = [self.action(self.cell_deed(seat, cell)) for cell in CELLS[first : first + 3]]
            lines.append(self.say("tell-section", phase=self.thing(row), actions=" · ".join(told)))
        locked = [self._locked(seat, section) for section in ("upgrade", *ROWS)]
        return [*lines, self.say("tell-locked", tokens=" · ".join([one for one in locked if one]))]

    def upgrade_row(self, deed: RaisingDeed) -> str:
        """What a row of the Upgrade section asks: `1 energy, 4 wilds`."""
        energy = self.say("energy-needed", energy=deed["energy"])
        return ", ".join([energy, *[self.item(one) for one in deed["cost"]]])

    def _locked(self, seat: RaisingSeat, section: str) -> str:
        left = [self.thing(token) for token in TYPES if not self.is_free(seat, section, token)]
        return f"{self.thing(section)} {', '.join(left)}" if left else ""

    def _cards(self, seat: RaisingSeat) -> list[str]:
        lines = [self._held(card) for card in seat["hand"] or []]
        if lines:
            lines.insert(0, self.say("tell-hand"))
        for card in seat["looks"] or []:
            if card.startswith("IN-"):
                name, told = self.inventor_name(card), self.inventor_card(card)
            else:
                name, told = self.thing(card), self.class_card(card)
            lines.append(self.say("tell-look", card=name, told=told))
        return lines

    def _held(self, card: str) -> str:
        robot = self.robot(card)
        return self.say(
            "tell-card",
            card=self.thing(card),
            row=self.thing(ROWS[self.cards.robots.row[robot]]),
            left=self.price(self.cards.robots.left[robot]),
            right=self.price(self.cards.robots.right[robot]),
            **self._actions(robot),
        )
