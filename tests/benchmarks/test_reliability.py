"""The trials of large numbers, with small ones."""

import subprocess
import sys

import pytest

from benchmarks.server.servers import ROOT


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("listeners 6", "told to all: median"),
        ("long 6", "first look at a new table: "),
        ("waking 1 --games duel", "duel: "),
        ("stored 6", "first look at a new table: "),
        ("histories 1 --tables 2 --faults cut", "the stored logs explain everything"),
    ],
)
def test_it_tells_what_it_found(words: str, said: str) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "benchmarks.reliability", *words.split()],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert said in done.stdout
