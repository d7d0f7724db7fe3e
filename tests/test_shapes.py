"""Views are declared once: checked, and written as JSON Schema."""

from typing import Any, TypedDict

import pytest
from pydantic import ValidationError

from automatable import game, shapes
from automatable.games.duel import GAME as DUEL
from automatable.kernel.game import Game


def test_a_view_is_as_declared() -> None:
    shapes.check_view(DUEL, DUEL.view(DUEL.new(), 0))


@pytest.mark.parametrize(
    "change",
    [{"pile": "four"}, {"secret": 1}, {"sides": []}, {"result": {"scores": [1, 0]}}],
    ids=["other kind", "undeclared", "fine", "field missing"],
)
def test_what_is_not_as_declared_is_found(change: dict[str, Any]) -> None:
    view = {**DUEL.view(DUEL.new(), 0), **change}
    if change == {"sides": []}:
        shapes.check_view(DUEL, view)
        return
    with pytest.raises(ValidationError):
        shapes.check_view(DUEL, view)


def test_a_missing_part_is_found() -> None:
    view = dict(DUEL.view(DUEL.new(), 0))
    del view["round"]
    with pytest.raises(ValidationError, match="round"):
        shapes.check_view(DUEL, view)


def test_a_number_is_no_truth() -> None:
    view = {**DUEL.view(DUEL.new(), 0), "round": True}
    with pytest.raises(ValidationError):
        shapes.check_view(DUEL, view)


def test_the_schema_names_every_part_and_what_it_may_be() -> None:
    schema = shapes.schema(DUEL)
    assert schema is not None
    table = schema["$defs"]["DuelView"]
    assert set(table["required"]) == set(DUEL.view(DUEL.new(), 0))
    assert table["additionalProperties"] is False
    family = schema["$defs"]["DuelCard"]["properties"]["family"]
    assert family["enum"] == ["energy", "attack", "defence", "motion", "mirror"]


class _Nested(TypedDict):
    """One."""

    pairs: list[tuple[int, str]]
    by_name: dict[str, "_Part | None"]


class _Part(TypedDict):
    """Two."""

    number: int


class _Declared(Game[Any]):
    def __init__(self) -> None:
        super().__init__("declared", 1, ".", DUEL.catalogue)
        self.view_shape = _Nested


def test_shapes_may_hold_each_other() -> None:
    declared = _Declared()
    shapes.check_view(declared, {"pairs": [(1, "a")], "by_name": {"x": None, "y": {"number": 1}}})
    with pytest.raises(ValidationError):
        shapes.check_view(declared, {"pairs": [(1, "a")], "by_name": {"y": {"number": "1"}}})


def test_a_game_may_declare_nothing() -> None:
    undeclared = Game[Any]("undeclared", 1, ".", DUEL.catalogue)
    assert shapes.schema(undeclared) is None
    shapes.check_view(undeclared, {"anything": object()})


@pytest.mark.parametrize("name", ["duel", "_template"])
def test_games_declare_their_views(name: str) -> None:
    assert game(name).view_shape is not None
