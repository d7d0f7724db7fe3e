"""docs/protocol.md names every field that goes over the wire, and no other."""

import re
from pathlib import Path

from automatable.server import wire, wire_practice

PAGE = (Path(__file__).parents[2] / "docs/protocol.md").read_text("utf-8")
FIELD = re.compile(r'[{,]\s*"(\w+)"')
SHAPE = re.compile(r"^(\w+) +(\{.*?\}$)", re.MULTILINE | re.DOTALL)
COMMAND = re.compile(r"^\| `POST (/\S+)` \| `(\{.*?\})`", re.MULTILINE)
TABLE = "/api/tables/{code}"
COMMANDS = {
    "/api/tables": wire.NewTable,
    f"{TABLE}/join": wire.Join,
    f"{TABLE}/nonces": wire.NoncesCommand,
    f"{TABLE}/answers": wire.AnswerCommand,
    f"{TABLE}/take_back": wire.TakeBackCommand,
    f"{TABLE}/undo": wire.UndoCommand,
    f"{TABLE}/chat": wire.ChatCommand,
    f"{TABLE}/hand_over": wire.HandOverCommand,
    f"{TABLE}/rematch": wire.RematchCommand,
}


def shapes() -> dict[str, type[wire.Shape]]:
    """What goes over the wire, other than commands."""
    named = {**vars(wire), **vars(wire_practice)}.values()
    found = [shape for shape in named if isinstance(shape, type)]
    return {
        shape.__name__: shape
        for shape in found
        if issubclass(shape, wire.Shape) and not issubclass(shape, wire.Command)
        if shape not in (wire.Shape, wire.Wish)
    }


def test_every_shape_has_the_fields_the_page_names() -> None:
    block = PAGE.partition("## Shapes")[2].split("```")[1]
    told = {name: FIELD.findall(fields) for name, fields in SHAPE.findall(block)}
    assert told == {name: own_fields(shape) for name, shape in shapes().items()}


def own_fields(shape: type[wire.Shape]) -> list[str]:
    """The fields of a shape without those that it shares with others of its kind."""
    shared = wire_practice.PracticePage
    is_kind = issubclass(shape, shared) and shape is not shared
    return [name for name in shape.model_fields if not (is_kind and name in shared.model_fields)]


def test_every_command_has_the_fields_the_page_names() -> None:
    told = {path: set(FIELD.findall(fields)) for path, fields in COMMAND.findall(PAGE)}
    assert told == {path: set(shape.model_fields) for path, shape in COMMANDS.items()}
    assert set(COMMANDS.values()) == set(wire.Command.__subclasses__())
