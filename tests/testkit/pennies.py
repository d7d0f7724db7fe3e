"""A tiny plain-Python game that can be broken in one place at a time."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, TypedDict

from librt.strings import BytesWriter

from automatable.kernel.agenda import Agenda, Step
from automatable.kernel.catalogue import Catalogue
from automatable.kernel.decision import Ask
from automatable.kernel.deck import Deck
from automatable.kernel.events import Fact
from automatable.kernel.game import Game, Piece, Position, Result, State, View
from automatable.kernel.observation import put
from automatable.kernel.rng import Rng
from automatable.kernel.seats import sees
from automatable.kernel.settings import Value

SIDES = ("heads", "tails")
SAY, DEAL = 0, 2
NONE = -1
GLOBAL = [0]  # what a careless game would keep outside its state


class Side(TypedDict):
    penny: int | None
    points: int
    said: int | None


class PennyView(TypedDict):
    round: int
    sides: list[Side]


class Pennies(Game[Any]):
    """Two seats guess each other's penny; `fault` names what is broken, if anything."""

    def __init__(self, fault: str = "", folder: Path | None = None) -> None:
        names = [f"say:{side}" for side in SIDES] + [f"deal:{side}" for side in SIDES]
        if fault == "bad name":
            names[0] = "Say Heads"
        own = folder or Path(__file__).parent / "faulty"
        super().__init__("pennies", 1, str(own), Catalogue(names))
        self.fault = fault
        self.lanes = fault != "denied lanes"
        self.lockstep = True
        self.together = fault == "denied rivalry"
        self.secrets = fault != "denied secrets"
        self.view_shape = PennyView
        self.refusals = {"PEN-SAY-01": ("round",)}
        GLOBAL[0] = 0  # whatever other games did before
        self.layout = (Piece("penny", 1, 1), Piece("points", 2, 3), Piece("round", 1, 3))

    def prepare(self, settings: Mapping[str, object]) -> State:
        state = Table(self, Agenda.of(Turn()), Deck.of([2, 2]))
        state.agenda.then([Deal(0), Deal(1)])
        return state

    def values(self, state: Any) -> dict[str, Value]:
        return {}

    def view(self, state: Any, viewer: int) -> View:
        sides = []
        for seat in range(2):
            open_to = sees(viewer, seat) or self.fault == "leaking view"
            side = {"penny": state.pennies[seat] if open_to else None, "points": state.points[seat]}
            side["said"] = state.said[seat] if open_to else None
            sides.append(side)
        extra: dict[str, object] = {"bad": {1, 2}} if self.fault == "view not JSON" else {}
        if self.fault == "undeclared view":
            extra = {"more": 1}
        if self.fault == "leaking order" and 1 in state.pennies[:1]:
            return {"sides": sides, "round": state.round_no}
        return {"round": state.round_no, "sides": sides, **extra}

    def write_observation(self, state: Any, seat: int, into: BytesWriter) -> None:
        who = 1 - seat if self.fault == "leaking observation" else seat
        for number in (max(0, state.pennies[who]), *state.points, state.round_no):
            put(into, number)
        if self.fault == "long observation":
            put(into, 0)

    def determinize(self, state: Any, seat: int, rng: Rng) -> State:
        world: Table = state.clone()
        other = 1 - seat
        if world.pennies[other] != NONE:
            world.pile.shuffle_in(world.pennies[other], 1)
            rest = world.pile.rest()
            penny = 0 if rng.below(sum(rest)) < rest[0] else 1
            world.pile.draw(penny)
            world.pennies[other] = penny
        if world.said[other] != NONE:
            world.said[other] = int(rng.below(2))
        return world

    def imagine(self, state: Any, seat: int, rng: Rng) -> State:
        peeks = self.fault == "peeking thoughts"
        return state.clone() if peeks else self.determinize(state, seat, rng)

    def evaluate(self, state: Any) -> tuple[int, ...]:
        return (1001, 0) if self.fault == "boasting evaluation" else super().evaluate(state)

    def position(self, state: Any) -> Position:
        said = [NONE, NONE] if self.fault == "forgetful position" else state.said
        return {
            "pennies": " ".join(map(str, state.pennies)),
            "said": " ".join(map(str, said)),
            "points": " ".join(map(str, state.points)),
            "round": str(state.round_no),
        }

    def from_position(self, position: Position, settings: Mapping[str, object]) -> State:
        state: Any = Table(self, Agenda.of(Turn()), Deck.of([2, 2]))
        state.pennies = [int(part) for part in position["pennies"].split()]
        state.points = [int(part) for part in position["points"].split()]
        state.round_no = int(position["round"])
        for penny in state.pennies:
            if penny != NONE:
                state.pile.draw(penny)
        state.agenda.then([Deal(seat) for seat in range(2) if state.pennies[seat] == NONE])
        if state.round_no == 3:
            state.end(Result(tuple(state.points), "rounds", "PEN-END-01"))
        state.agenda.settle(state, Ask())
        for seat, said in enumerate(position["said"].split()):
            if int(said) != NONE:
                state.apply(seat, int(said))
        return state

    def why_waiting(self, state: Any, seat: int) -> str:
        return "PEN-XXX-99" if self.fault == "unknown rule" else "PEN-SAY-01"

    def cards(self, state: Any) -> list[str]:
        held = [str(penny) for penny in state.pennies if penny != NONE]
        if self.fault == "lost card" and state.round_no > 0:
            held.pop()
        return sorted(held + ["0"] * state.pile.count(0) + ["1"] * state.pile.count(1))


class Table(State):
    def __init__(self, game: Pennies, agenda: Agenda, pile: Deck) -> None:
        super().__init__(game, 2, agenda)
        self.fault = game.fault
        self.pile = pile
        self.pennies = [NONE, NONE]
        self.said = [NONE, NONE]
        self.points = [0, 0]
        self.round_no = 0

    def clone(self) -> "Table":
        new = Table(self.game, self.agenda.clone(), self.pile.clone())
        new.result = self.result
        new.pennies = self.pennies[:]
        new.said = self.said[:]
        new.points = self.points if self.fault == "shallow clone" else self.points[:]
        new.round_no = self.round_no
        return new


class Deal(Step[Table]):
    def __init__(self, seat: int) -> None:
        self.seat = seat

    def begin(self, state: Table, ask: Ask) -> bool:
        state.pile.offer_draw(ask, "deal", DEAL)
        return True

    def answer(self, state: Table, action: int) -> None:
        state.pile.draw(action - DEAL)
        state.pennies[self.seat] = action - DEAL
        facts, secret = {"seat": self.seat}, {"card": SIDES[action - DEAL]}
        if state.fault == "leaking event":
            state.tell("dealt", "PEN-DEA-01", {**facts, **secret})
        else:
            state.tell_only(self.seat, "dealt", "PEN-DEA-01", facts, secret)

    def why_not(self, state: Table, action: int) -> str:
        return "PEN-DEA-01"


class Turn(Step[Table]):
    def begin(self, state: Table, ask: Ask) -> bool:
        if state.round_no == 3 and state.fault != "endless":
            state.end(Result((state.points[0], state.points[1]), "rounds", "PEN-END-01"))
        elif state.round_no == 1 and state.fault == "dead end":
            state.agenda.clear()
        else:
            if state.fault == "out of step":
                state.agenda.then([Say(0), Say(1), Reveal(), self])
                return False
            state.agenda.then([Reveal(), self])
            lanes = (1, 0) if state.fault == "crossed lanes" else (0, 1)
            state.agenda.fork([Say(seat) for seat in lanes])
        return False


class Say(Step[Table]):
    def __init__(self, seat: int) -> None:
        self.seat = seat

    def begin(self, state: Table, ask: Ask) -> bool:
        ask.to(self.seat, "say")
        for side in (1, 0) if state.fault == "descending options" else (0, 1):
            ask.offer(SAY + side)
        return True

    def answer(self, state: Table, action: int) -> None:
        state.said[self.seat] = action - SAY
        GLOBAL[0] += 1
        if state.fault == "first come" and state.said[1 - self.seat] == NONE:
            state.points[self.seat] = min(3, state.points[self.seat] + 1)
        if state.fault == "early event":
            state.tell("said", "PEN-SAY-01", {"seat": self.seat, "card": SIDES[action - SAY]})

    def why_not(self, state: Table, action: int) -> str:
        return "PEN-SAY-01"

    def refusal_facts(self, state: Table, action: int, rule: str) -> dict[str, Fact]:
        if state.fault == "other facts":
            return {"turn": state.round_no}
        leak = state.fault == "leaking refusal"
        return {"round": state.pennies[1 - self.seat] if leak else state.round_no}


class Reveal(Step[Table]):
    def begin(self, state: Table, ask: Ask) -> bool:
        one, other = state.said
        state.said = [NONE, NONE]
        facts = {"seat": 0, "card": SIDES[one], "other": 1, "other_card": SIDES[other]}
        state.reveal("said", "PEN-SAY-01", facts)
        for seat, said in enumerate((one, other)):
            luck = GLOBAL[0] % 4 == 0 and state.fault == "global state"
            if said == state.pennies[1 - seat] or luck:
                state.points[seat] = min(3, state.points[seat] + 1)
        state.round_no = min(3, state.round_no + 1)
        return False
