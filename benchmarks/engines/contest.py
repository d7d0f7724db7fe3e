"""Contestants: commands that measure one thing in a process of its own and print it as JSON."""

import json
import os
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ..figures import Unmeasured
from .peers import Peer

ROOT = Path(__file__).parents[2]
_COMPILERS = ("g++", "clang++", "c++")
_ONE_THREAD = {"OMP_NUM_THREADS": "1", "OPENBLAS_NUM_THREADS": "1", "MKL_NUM_THREADS": "1"}


@dataclass(frozen=True)
class Contestant:
    """A command that takes seconds and a seed."""

    key: str
    title: str
    command: tuple[str, ...]
    pure: bool = False
    must_run: bool = False  # part of this package: failing is a mistake of ours

    def measure(self, seconds: float, seed: int) -> dict[str, Any]:
        """What it measures in about that time; raises Unmeasured."""
        try:
            done = subprocess.run(
                [*self.command, str(seconds), str(seed)],
                cwd=ROOT,
                env=self._environment(),
                capture_output=True,
                text=True,
                timeout=120 + 30 * seconds,
            )
        except (OSError, subprocess.TimeoutExpired) as error:
            raise Unmeasured(str(error)) from None
        if done.returncode != 0 or not done.stdout.strip():
            raise Unmeasured(_last_line(done.stderr) or f"exit status {done.returncode}")
        measured: dict[str, Any] = json.loads(_last_line(done.stdout))
        return measured

    def _environment(self) -> dict[str, str]:
        environment = {**os.environ, **_ONE_THREAD}
        environment.pop("AUTOMATABLE_PURE", None)
        return {**environment, "AUTOMATABLE_PURE": "1"} if self.pure else environment


def compiled(game: str) -> Contestant:
    """A game in compiled form."""
    return Contestant(f"{game}.compiled", f"{game}, compiled", _worker("game", game), must_run=True)


def pure(game: str) -> Contestant:
    """The same game as plain Python."""
    command = _worker("game", game)
    return Contestant(f"{game}.pure", f"{game}, plain Python", command, pure=True, must_run=True)


def peer(of: Peer) -> Contestant:
    """Another engine."""
    return Contestant(of.key, of.title, _worker("peer", of.key))


def has_cpp(game: str) -> bool:
    """Whether the game is written in C++, too."""
    return _source(game).exists()


def build_cpp(game: str, folder: Path) -> Path:
    """The C++ game compiled into a folder; raises Unmeasured."""
    compiler = os.environ.get("CXX") or next(filter(shutil.which, _COMPILERS), None)
    if compiler is None:
        raise Unmeasured("no C++ compiler was found")
    program = folder / game
    command = [compiler, "-std=c++17", "-O3", "-o", str(program), str(_source(game))]
    try:
        done = subprocess.run(command, capture_output=True, text=True)
    except OSError as error:
        raise Unmeasured(str(error)) from None
    if done.returncode != 0:
        raise Unmeasured(_last_line(done.stderr) or f"{compiler} failed")
    return program


def cpp(game: str, program: Path) -> Contestant:
    """The game written in C++."""
    return Contestant(f"{game}.cpp", f"{game}, as C++", (str(program), "seconds"))


def _source(game: str) -> Path:
    return ROOT / "benchmarks" / f"{game}.cpp"


def _worker(kind: str, name: str) -> tuple[str, ...]:
    return (sys.executable, "-m", "benchmarks.engines.worker", kind, name)


def _last_line(text: str) -> str:
    lines = text.strip().splitlines()
    return lines[-1].strip() if lines else ""
