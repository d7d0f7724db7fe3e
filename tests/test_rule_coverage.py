"""The check that rules stand in the lines that enforce them."""

import runpy
from pathlib import Path

import pytest

from automatable.kernel.rulebook import Rulebook

SCRIPT = runpy.run_path(str(Path(__file__).parent.parent / "scripts" / "rule_coverage.py"))

LAW = """\
# Testing

- **TST-CMP-01** There are two pawns.
- **TST-MOV-01** A pawn moves one square.
- **TST-MOV-02** A pawn never moves two squares. *Follows from TST-MOV-01.*
- **TST-MOV-03** It looks brave. *Not testable: it is a matter of taste.*
"""
CODE = "square += 1  # TST-MOV-01\n"


def problems(law: str = LAW, code: str = CODE) -> dict[str, list[str]]:
    """What is found, by kind."""
    found = SCRIPT["unenforced"](Rulebook(law), code)
    return {problem: ids for problem, ids in found.items() if ids}


def test_a_rule_stands_in_a_line_or_follows_from_another_or_only_describes() -> None:
    assert problems() == {}


def test_a_rule_without_a_line_is_found() -> None:
    assert problems(code="square += 1\n")["in no line of the game"] == ["TST-MOV-01"]


def test_a_rule_that_follows_from_one_without_a_line_is_found() -> None:
    found = problems(law=LAW.replace("from TST-MOV-01", "from TST-MOV-09"))
    assert found == {"said to follow from what is in no line of the game": ["TST-MOV-02"]}


def test_an_id_that_is_no_rule_is_found() -> None:
    found = problems(code=CODE + "# TST-MOV-77\n")
    assert found == {"no rule, but in a line of the game": ["TST-MOV-77"]}


def test_ids_are_written_out() -> None:
    problem = "not written out in a line of the game"
    for span in ("TST-MOV-01 to 03", "TST-MOV-01, 02", "TST-MOV-01 to TST-MOV-03"):
        assert problems(code=f"{CODE}# {span}\n") == {problem: [span]}
    assert problems(code=f"{CODE}# TST-MOV-01, TST-MOV-02\n") == {}


def test_ids_are_written_out_in_the_law_as_well() -> None:
    law = LAW.replace("two pawns.", "two pawns (TST-MOV-01 to 03).")
    assert problems(law=law) == {"not written out in the law": ["TST-MOV-01 to 03"]}


def test_the_head_of_a_module_and_a_remark_in_the_data_enforce_nothing(tmp_path: Path) -> None:
    source_of = SCRIPT["source_of"]
    (tmp_path / "data").mkdir()
    (tmp_path / "move.py").write_text(
        '"""How pawns move.\n\nRules: TST-MOV-01.\n"""\n\nsquare = 1\n'
    )
    (tmp_path / "data" / "pawns.toml").write_text("# TST-MOV-01\nsteps = 1\n")
    assert problems(code=source_of(tmp_path))["in no line of the game"] == ["TST-MOV-01"]
    for name, line in (("move.py", "square += 1"), ("data/pawns.toml", "steps = 1")):
        path = tmp_path / name
        before = path.read_text()
        path.write_text(f"{before}{line}  # TST-MOV-01\n")
        assert problems(code=source_of(tmp_path)) == {}
        path.write_text(before)


ROOT = Path(__file__).parent.parent
MODULES = [
    path
    for path in sorted((ROOT / "src/automatable/games").glob("*/rules/*.py"))
    if path.stem != "__init__"
]


@pytest.mark.parametrize("module", MODULES, ids=[f"{one.parts[-3]}.{one.stem}" for one in MODULES])
def test_every_rules_module_has_a_test_file_of_its_name(module: Path) -> None:
    assert (ROOT / "tests/games" / module.parts[-3] / f"test_{module.name}").is_file()
