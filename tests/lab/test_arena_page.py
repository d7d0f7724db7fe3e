"""The examples of docs/arena.md run, in the order of the page."""

import shlex
from pathlib import Path

import pytest

from automatable.lab.results import schema
from tests.test_docs import ROOT, blocks, shell_commands

from .conftest import Command

PAGE = ROOT / "docs" / "arena.md"


def test_the_commands_run_and_the_table_is_read(
    command: Command, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for line in shell_commands(PAGE):
        name, *words = shlex.split(line)
        assert name == "automatable"
        told = command(*words, *([] if "replay" in words else ["--jobs", "1"]))
        assert told.status == 0, f"{line}: {told.errors}"
    assert (tmp_path / "results" / "report.html").exists()
    (example,) = [code for language, code in blocks(PAGE) if code.startswith("# How frequent")]
    exec(compile(example, "example", "exec"), {})
    assert "'answers_count': " in capsys.readouterr().out


def test_every_column_is_explained() -> None:
    text = PAGE.read_text("utf-8")
    table = text[text.index("| column |") : text.index("## What does a setting")]
    names = [line.split("|")[1] for line in table.splitlines() if line.startswith("| `")]
    told = [name.strip(" `") for cell in names for name in cell.split(",")]
    assert told == schema().names
