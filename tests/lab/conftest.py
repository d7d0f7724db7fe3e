"""What tests of the laboratory share."""

import os
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from automatable.cli import main
from tests.terminal.helpers import Ran

Command = Callable[..., Ran]


@pytest.fixture
def command(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Iterator[Command]:
    """The command line in a folder of its own, without a process of its own."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.setenv("COLUMNS", "80")

    with Path(os.devnull).open(encoding="utf-8") as nothing:
        monkeypatch.setattr(sys, "stdin", nothing)

        def call(*words: str) -> Ran:
            monkeypatch.setattr(sys, "argv", ["automatable", *words])
            with pytest.raises(SystemExit) as stopped:
                main()
            told = capsys.readouterr()
            assert isinstance(stopped.value.code, int)
            return Ran(stopped.value.code, told.out.encode(), told.err.encode())

        yield call
