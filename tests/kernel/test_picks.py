"""Choosing several things, one per question, with a pick of plain Python."""

from collections.abc import Mapping
from typing import Any

import pytest

from automatable.kernel.agenda import Agenda
from automatable.kernel.catalogue import Catalogue
from automatable.kernel.errors import IllegalAction
from automatable.kernel.game import Game, Result, State
from automatable.kernel.picks import Pick

PARTS = ("bolt", "gear", "motor", "core")
WORTH = (1, 2, 3, 4)


class Bench(State):
    """Parts of one seat, by kind, and what was built of them."""

    def __init__(self, game: Game[Any], agenda: Agenda, parts: list[int]) -> None:
        super().__init__(game, 1, agenda)
        self.parts = parts
        self.built: list[tuple[int, ...]] = []

    def clone(self) -> "Bench":
        new = Bench(self.game, self.agenda.clone(), self.parts[:])
        new.built = self.built[:]
        new.result = self.result
        return new


class Build(Pick[Bench]):
    """Pick parts worth exactly five, cheapest first."""

    def __init__(self, picked: tuple[int, ...] = ()) -> None:
        super().__init__(0, "build", picked)

    def offers(self, state: Bench) -> list[int]:
        return [part for part in range(4) if can_complete(state, (*self.picked, part))]

    def is_whole(self, state: Bench, picked: tuple[int, ...]) -> bool:
        return sum(WORTH[part] for part in picked) == 5

    def after(self, picked: tuple[int, ...]) -> "Build":
        return Build(picked)

    def finish(self, state: Bench, picked: tuple[int, ...]) -> None:
        for part in picked:
            state.parts[part] -= 1
        state.built.append(picked)
        state.end(Result((1,), "built", "BEN-END-01"))

    def why_not(self, state: Bench, action: int) -> str:
        return "BEN-BLD-01"


def can_complete(state: Bench, picked: tuple[int, ...]) -> bool:
    """Whether the parts held can bring the pick to five."""
    left = [held - picked.count(part) for part, held in enumerate(state.parts)]
    worth = sum(WORTH[part] for part in picked)
    if min(left) < 0 or worth > 5 or list(picked) != sorted(picked):
        return False
    return worth == 5 or any(
        left[part] > 0 and can_complete(state, (*picked, part)) for part in range(picked[-1], 4)
    )


class BenchGame(Game[Bench]):
    """Build something of the parts at hand."""

    def __init__(self, parts: list[int]) -> None:
        super().__init__("bench", 1, "nowhere", Catalogue([f"take:{part}" for part in PARTS]))
        self.parts = parts

    def prepare(self, settings: Mapping[str, object]) -> Bench:
        return Bench(self, Agenda.of(Build()), self.parts[:])

    def why_waiting(self, state: Bench, seat: int) -> str:
        return "BEN-END-01"


def bench(*parts: int) -> Bench:
    return BenchGame(list(parts)).new()


def options(state: Bench) -> list[str]:
    decision = state.asked(0)
    assert decision is not None
    assert decision.key == "build"
    return [PARTS[option] for option in decision.options]


def take(state: Bench, *parts: str) -> None:
    for part in parts:
        state.apply(0, PARTS.index(part))


def test_equal_things_are_one_option() -> None:
    assert options(bench(5, 0, 0, 0)) == ["bolt"]


def test_only_what_can_still_be_completed_is_offered() -> None:
    assert options(bench(1, 1, 1, 1)) == ["bolt", "gear"]  # 1+4 or 2+3; 3 and 4 want more before
    assert options(bench(0, 1, 1, 1)) == ["gear"]


def test_each_thing_is_asked_for_by_itself() -> None:
    state = bench(3, 2, 1, 1)
    take(state, "bolt")
    assert options(state) == ["bolt", "gear", "core"]
    take(state, "bolt")
    assert options(state) == ["bolt", "motor"]


def test_nothing_changes_before_the_last_thing() -> None:
    state = bench(3, 2, 1, 1)
    for part in ("bolt", "gear"):
        take(state, part)
        assert state.parts == [3, 2, 1, 1]
        assert state.built == []
    take(state, "gear")
    assert state.parts == [2, 0, 1, 1]
    assert state.built == [(0, 1, 1)]


def test_the_whole_pick_is_finished_once() -> None:
    state = bench(1, 0, 0, 1)
    take(state, "bolt", "core")
    assert state.result == Result((1,), "built", "BEN-END-01")
    assert state.open() == []


def test_what_is_not_offered_is_refused_in_the_middle_of_a_pick() -> None:
    state = bench(3, 2, 1, 1)
    take(state, "bolt")
    with pytest.raises(IllegalAction) as refusal:
        take(state, "motor")
    assert refusal.value.rule == "BEN-BLD-01"
    assert options(state) == ["bolt", "gear", "core"]


def test_clones_pick_on_by_themselves() -> None:
    state = bench(3, 2, 1, 1)
    take(state, "bolt")
    clone = state.clone()
    take(clone, "core")
    assert clone.built == [(0, 3)]
    assert options(state) == ["bolt", "gear", "core"]
    take(state, "gear", "gear")
    assert state.built == [(0, 1, 1)]
    assert clone.built == [(0, 3)]


def test_the_first_pick_is_shared_and_stays_empty() -> None:
    game = BenchGame([3, 2, 1, 1])
    first = game.new()
    step = first.agenda.steps()[0]
    assert isinstance(step, Build)
    first.apply(0, 0)
    assert step.picked == ()
    following = first.agenda.steps()[0]
    assert isinstance(following, Build)
    assert following.picked == (0,)
