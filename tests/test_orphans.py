"""Whoever is killed leaves nobody behind, be it in the middle of a thought."""

import subprocess
import sys
from pathlib import Path

import pytest

from .server.helpers import busy, children, is_alive, wait_for

COMMAND = str(Path(sys.executable).parent / "automatable")
THINK = """
from automatable import game
from automatable.bots.cores import make_on_all_cores
from automatable.kernel.seat_view import SeatView
import os
os.cpu_count = lambda: 3
if __name__ == "__main__":
    bot = make_on_all_cores("strong:1000s", 1)
    bot.choose(SeatView(game("duel").new(), 0))
"""
DEAF = f"program:{sys.executable} -c 'while True: pass'"
PARENTS = {
    "arena": ("arena", "duel", "--seats", "strong:1000s,strong:1000s", "--jobs", "2"),
    "program": ("arena", "duel", "--seats", f"{DEAF},random", "--jobs", "1"),
}


def at_work(pid: int) -> list[int]:
    """The processes below one that have worked for a while."""
    try:
        return [child for child in children(pid) if busy(child) > 1]
    except OSError:
        return []


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux ends children by itself")
@pytest.mark.parametrize("parent", ["arena", "program", "cores"])
def test_nobody_outlives_a_parent_that_is_killed(parent: str, tmp_path: Path) -> None:
    script = tmp_path / "think.py"
    script.write_text(THINK)
    words = [sys.executable, str(script)] if parent == "cores" else [COMMAND, *PARENTS[parent]]
    process = subprocess.Popen(
        words, cwd=tmp_path, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )
    try:
        wanted = 1 if parent == "program" else 2
        wait_for(lambda: len(at_work(process.pid)) >= wanted)
        below = children(process.pid)
    finally:
        process.kill()
        process.wait()
    wait_for(lambda: not any(is_alive(pid) for pid in below), 5)
