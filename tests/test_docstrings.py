"""What `help` shows is what the source says, compiled or not."""

import ast
import pydoc
import sys
from importlib import import_module
from inspect import getdoc
from pathlib import Path

import pytest

import automatable
from automatable import State, game

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src"
MODULES = sorted(path for path in (SOURCE / "automatable").rglob("*.py"))
PUBLIC = ("kernel", "match", "games", "bots")


def documented(path: Path) -> list[tuple[str, str]]:
    """The names in a module that have docstrings, and these; "" is the module itself.

    Not of `__eq__` and the like, which Python explains, nor of tuples with names, for which the
    compiler has a docstring of its own.
    """
    tree = ast.parse(path.read_text("utf-8"))
    found = [("", ast.get_docstring(tree) or "")]
    for node in tree.body:
        if isinstance(node, ast.ClassDef) and any(map(is_named_tuple, node.bases)):
            continue
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            found.append((node.name, ast.get_docstring(node) or ""))
        if isinstance(node, ast.ClassDef):
            inside = [part for part in node.body if isinstance(part, ast.FunctionDef)]
            found += [
                (f"{node.name}.{part.name}", ast.get_docstring(part) or "") for part in inside
            ]
    return [(name, told) for name, told in found if told and not name.endswith("__")]


def is_named_tuple(base: ast.expr) -> bool:
    return isinstance(base, ast.Name) and base.id == "NamedTuple"


@pytest.mark.parametrize("layer", PUBLIC)
def test_every_docstring_of_the_source_is_there(layer: str) -> None:
    wrong, told = [], 0
    for path in MODULES:
        parts = path.relative_to(SOURCE).with_suffix("").parts
        if parts[1] != layer:
            continue
        module = import_module(".".join(parts))
        for name, said in documented(path):
            found: object = module
            for step in filter(None, name.split(".")):
                found = getattr(found, step)
            told += 1
            if getdoc(found) != said:
                wrong.append(f"{module.__name__} {name}: {getdoc(found)!r}")
    assert wrong == []
    assert told > 20


def test_help_explains_a_game_and_what_can_be_done_with_a_state() -> None:
    told = pydoc.plain(pydoc.render_doc(game("duel")))
    assert "Charge & Spark, two seats, simultaneous." in told
    assert "A new game, up to its first question; raises BadSettings." in told
    told = pydoc.plain(pydoc.render_doc(State.apply))
    assert "apply(self, /, seat, action)" in told or "apply(self, seat: " in told
    assert "Answer the seat's open question; raises IllegalAction or NotAsked" in told


@pytest.mark.skipif(not automatable.COMPILED, reason="of what is compiled")
def test_help_tells_the_comment_behind_a_compiled_attribute() -> None:
    assert getdoc(State.result) == "how it ended; None while it goes on"


def test_strings_of_c_hold_whatever_a_docstring_holds() -> None:
    sys.path.insert(0, str(ROOT / "scripts"))
    from docstrings import documented as written

    code = '{"f", (PyCFunction)CPyPy_m___f, METH_FASTCALL, PyDoc_STR("f(x)\\n--\\n\\n")},'
    told = written(code, {"m___f": 'Says "a\\b"\nand ’1'})
    assert told.endswith(r'PyDoc_STR("f(x)\n--\n\n" "Says \042a\134b\042\012and \342\200\2311")},')
    assert written(code, {}) == code
