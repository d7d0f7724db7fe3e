"""The trials of large numbers, with small ones."""

import subprocess
import sys

import pytest

from benchmarks.server.servers import ROOT


@pytest.mark.parametrize(
    ("what", "said"),
    [("listeners", "told to all: median"), ("long", "first look: "), ("stored", "first look: ")],
)
def test_it_tells_what_it_found(what: str, said: str) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "benchmarks.reliability", what, "6"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert said in done.stdout
