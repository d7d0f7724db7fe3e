"""Commands run by forks of a process that has read the program, which takes most of their time."""

import os
import sys
from multiprocessing import get_context
from pathlib import Path
from tempfile import TemporaryDirectory

from automatable import game
from automatable.cli.run import run
from automatable.kernel.registry import games

_PROCESSES = get_context("forkserver")
_PROCESSES.set_forkserver_preload([__name__])
for _name in games():
    game(_name)


def run_forked(
    folder: Path, words: list[str], typed: bytes, environment: dict[str, str], patience: float
) -> tuple[int, bytes, bytes]:
    """Run the command with these words; its status, what it prints and what it complains of."""
    with TemporaryDirectory() as scratch:
        streams = [Path(scratch) / name for name in ("typed", "printed", "complained")]
        streams[0].write_bytes(typed)
        given = (folder, words, environment, streams)
        process = _PROCESSES.Process(target=_become, args=given)
        process.start()
        process.join(patience)
        if process.exitcode is None:
            process.kill()
            raise TimeoutError(f"{words} takes more than {patience} s")
        return process.exitcode, streams[1].read_bytes(), streams[2].read_bytes()


def _become(
    folder: Path, words: list[str], environment: dict[str, str], streams: list[Path]
) -> None:
    """Be the command, as if started in this folder with these words, variables and streams."""
    os.chdir(folder)
    os.environ.clear()
    os.environ.update(environment)
    for number, path in enumerate(streams):
        os.dup2(os.open(path, os.O_RDWR | os.O_CREAT), number)
    sys.stdin = open(0, encoding="utf-8")  # noqa: SIM115
    sys.stdout = open(1, "w", encoding="utf-8")  # noqa: SIM115
    sys.stderr = open(2, "w", encoding="utf-8", buffering=1)  # noqa: SIM115
    sys.argv = ["automatable", *words]
    run()
