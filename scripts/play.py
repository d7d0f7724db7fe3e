"""Starts at once in plain Python and compiles in the background, so that the next start is fast.

`make play` runs it; its arguments go to `automatable`.
"""

import os
import signal
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
COMMAND = ROOT / ".venv" / "bin" / "automatable"
LOG = ROOT / "build" / "compiling.log"
MAKE = ["make", "--silent", ".venv/.built"]
# Without the variables of the `make` this runs in, whose job server it must not use.
PLAIN = {name: value for name, value in os.environ.items() if not name.startswith("MAKE")}


def is_built() -> bool:
    """Whether there is nothing left to compile."""
    return subprocess.run([*MAKE, "--question"], cwd=ROOT, env=PLAIN, check=False).returncode == 0


def start_compiling() -> subprocess.Popen[bytes]:
    """Run `make` at low priority, in a process group that can be stopped as a whole."""
    LOG.parent.mkdir(exist_ok=True)
    with LOG.open("w") as log:
        return subprocess.Popen(
            ["nice", "-n", "19", *MAKE],
            cwd=ROOT,
            env=PLAIN,
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=log,
            start_new_session=True,
        )


def play(words: list[str]) -> int:
    """Run `automatable` with these arguments; its exit status."""
    # Child processes must not use compiled modules either: they would not match.
    playing = subprocess.Popen([COMMAND, *words], env={**os.environ, "AUTOMATABLE_PURE": "1"})
    for number in (signal.SIGTERM, signal.SIGHUP):
        signal.signal(number, lambda *_: playing.terminate())
    while True:
        try:
            return playing.wait()
        except KeyboardInterrupt:
            pass  # the child gets Ctrl-C, too, and decides


def stop(compiling: subprocess.Popen[bytes]) -> str:
    """Stop compiling; a line about the progress."""
    if compiling.poll() is None:
        os.killpg(compiling.pid, signal.SIGTERM)
        compiling.wait()
        return "Compiling is not done yet; it goes on from here at the next start."
    return LOG.read_text("utf-8").strip()


def main(words: list[str]) -> int:
    """Play compiled; or play in plain Python and compile in the background."""
    if is_built():
        if any((ROOT / "src").glob("automatable__mypyc.*")):
            print("Playing compiled.", flush=True)
        os.execv(COMMAND, [str(COMMAND), *words])
    print("Playing as plain Python; compiling beside it, for the next start.", flush=True)
    compiling = start_compiling()
    try:
        return play(words)
    finally:
        print(stop(compiling))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
