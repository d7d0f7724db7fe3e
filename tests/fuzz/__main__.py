"""`python -m tests.fuzz --inputs 100000`: inputs made of kept ones; `--guided 60`: by coverage.

Fails with the input, kept in a file, that is neither read nor refused, or costs too much.
"""

import argparse
import faulthandler
import mmap
import re
import shutil
import subprocess
import sys
import tempfile
import time
import traceback
from pathlib import Path

from automatable import COMPILED

from .corpus import FOLDER, pool
from .limits import TooSlow, limited
from .mutate import LARGEST, Mutator
from .targets import TARGETS, Target, check

SECONDS = 1.0 if COMPILED else 10.0  # of the processor for one input
MOST = 4 * LARGEST  # bytes of an input
LONGEST_KEPT = 1_000  # bytes; long ones tell little more
SEEDS = 40  # the shortest, to begin a guided search with
STUCK = 600  # seconds after which compiled code that hears no signal is ended


def main() -> None:
    """Try the targets named, or all."""
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz", description=__doc__)
    parser.add_argument("targets", nargs="*", default=list(TARGETS), metavar="TARGET")
    parser.add_argument("--inputs", type=int, default=10_000, help="for each target")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--guided", type=int, default=0, metavar="SECONDS", help="for each target")
    parser.add_argument("--keep", action="store_true", help="add what is found to the kept inputs")
    asked = parser.parse_args()
    failed = 0
    for name in asked.targets:
        if asked.guided:
            guided(TARGETS[name], asked.guided, asked.keep)
        else:
            failed += mutated(TARGETS[name], asked.inputs, asked.seed)
    sys.exit(failed > 0)


def mutated(target: Target, inputs: int, seed: int) -> int:
    """Try that many inputs made of the kept ones; how many fail. One of each kind is kept."""
    mutator = Mutator(target.name, pool(target), seed)
    folder = Path(tempfile.mkdtemp(prefix=f"fuzz-{target.name}-"))
    last = Last(folder / "last")
    read, slowest, began = 0, 0.0, time.process_time()
    failures: dict[str, int] = {}
    for number in range(inputs):
        if number % 1000 == 0:
            faulthandler.dump_traceback_later(STUCK, exit=True)
        data = mutator.make()
        last.write(data)
        start = time.process_time()
        try:
            with limited(SECONDS):
                read += check(target, data)
        except (Exception, TooSlow) as error:
            kind = _kind(error)
            if kind not in failures:
                (folder / f"failure-{len(failures)}").write_bytes(data)
                print(f"{folder}/failure-{len(failures)}: {kind}", flush=True)
            failures[kind] = failures.get(kind, 0) + 1
        slowest = max(slowest, time.process_time() - start)
    faulthandler.cancel_dump_traceback_later()
    how = "compiled" if COMPILED else "pure Python"
    spent = time.process_time() - began
    failed = sum(failures.values())
    print(
        f"{target.name}: {inputs} inputs, {read} read, {inputs - read - failed} refused,"
        f" {failed} failed, {how}, {spent:.0f} s, slowest {slowest:.2f} s",
        flush=True,
    )
    if not failures:
        shutil.rmtree(folder)
    return failed


class Last:
    """The input that is tried now, in a file that is there even if the process dies of it.

    Its first bytes tell its length. (Writing a file anew each time takes longer than most inputs.)
    """

    def __init__(self, path: Path) -> None:
        path.write_bytes(bytes(MOST + 4))
        with path.open("r+b") as file:
            self._memory = mmap.mmap(file.fileno(), MOST + 4)

    def write(self, data: bytes) -> None:
        self._memory[:4] = len(data).to_bytes(4, "big")
        self._memory[4 : 4 + len(data)] = data


def _kind(error: BaseException) -> str:
    """What went wrong where, the same for inputs that fail alike."""
    frames = [f for f in traceback.extract_tb(error.__traceback__) if "limits" not in f.filename]
    where = [f"{Path(frame.filename).name}:{frame.lineno}" for frame in frames[-3:]]
    said = re.sub(r"\W+", " ", str(error))[-60:] if isinstance(error, AssertionError) else ""
    return f"{type(error).__name__} {said} at {' '.join(where)}"


def guided(target: Target, seconds: int, keep: bool) -> None:
    """Let atheris look for inputs that reach new lines, in a process of its own."""
    seeds = sorted(pool(target), key=len)[:SEEDS]
    with tempfile.TemporaryDirectory() as folder:
        for number, data in enumerate(seeds):
            (Path(folder) / f"seed-{number}").write_bytes(data)
        limits = [f"-max_len={max(4096, *map(len, seeds))}", "-timeout=60", "-rss_limit_mb=1000"]
        _atheris(target, folder, f"-max_total_time={seconds}", *limits)
        found = len(list(Path(folder).iterdir()))
        print(f"{target.name}: {found} inputs that differ in what they reach", flush=True)
        if keep:
            ours = FOLDER / target.name
            ours.mkdir(parents=True, exist_ok=True)
            _atheris(
                target, str(ours), folder, "-merge=1", "-use_counters=0", f"-max_len={LONGEST_KEPT}"
            )


def _atheris(target: Target, *arguments: str) -> None:
    command = [sys.executable, "-m", "tests.fuzz.guided", target.name, *arguments]
    command.append(f"-artifact_prefix={tempfile.gettempdir()}/fuzz-{target.name}-")
    if subprocess.run(command, check=False).returncode:
        raise SystemExit(f"{target.name}: the input is in the file named above")


if __name__ == "__main__":
    main()
