"""Compiles the native unit in a side folder, and puts it in place when it is complete.

`make build` runs it. Stopped at any moment, it leaves nothing behind that could be imported.
"""

import fcntl
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src"
SIDE = ROOT / "build" / "compiled"
WHOLE = SIDE / "whole"  # exists once everything else does
UNIT = "automatable__mypyc.*"  # without it every module runs from source


def compile_aside() -> set[Path]:
    """Compile all modules in the side folder; none if there is no compiler."""
    if not WHOLE.exists():
        shutil.rmtree(SIDE, ignore_errors=True)  # it may hold incomplete files
    for old in (WHOLE, *SIDE.glob(UNIT)):
        old.unlink(missing_ok=True)
    done = subprocess.run(
        [sys.executable, "setup.py", "--quiet", "build_ext", "--build-lib", str(SIDE)],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if done.returncode:
        sys.exit(f"\n{done.stdout}")
    SIDE.mkdir(parents=True, exist_ok=True)
    WHOLE.touch()
    return modules(SIDE) if any(SIDE.glob(UNIT)) else set()


def modules(folder: Path) -> set[Path]:
    """The compiled modules in a folder, as relative paths."""
    found = (path for path in folder.rglob("*") if path.suffix in (".so", ".pyd"))
    return {path.relative_to(folder) for path in found}


def put_in_place(made: set[Path]) -> None:
    """Replace the old modules; while the unit is away, the source is used."""
    old = modules(SOURCE)
    for module in sorted(old, key=lambda path: not path.match(UNIT)):  # the unit is removed first
        if module.match(UNIT) or module not in made:
            (SOURCE / module).unlink()
    for module in sorted(made, key=lambda path: path.match(UNIT)):  # and added last
        whole = SOURCE / f"{module}.new"
        shutil.copyfile(SIDE / module, whole)
        whole.replace(SOURCE / module)


def main() -> None:
    """Compile, one process at a time."""
    (ROOT / "build").mkdir(exist_ok=True)
    with (ROOT / "build" / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        made = compile_aside()
        put_in_place(made)
    if not made:
        print("there is no C compiler: plain Python it is, some twenty times slower... ", end="")


if __name__ == "__main__":
    main()
