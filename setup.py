"""Compiles kernel, match, games, bots and the server's tables into one native unit.

And builds the browser client.

Without a C compiler the modules stay Python; without Node there is no page to serve.
"""

import os
import subprocess
import sys
from pathlib import Path

from setuptools import setup
from setuptools.command.build_py import build_py
from setuptools.extension import Extension

PACKAGE = Path("src/automatable")
# Modules that only read text, draw or raise errors stay ordinary Python.
INTERPRETED = {
    "kernel/compact.py",
    "kernel/errors.py",
    "kernel/extras.py",
    "kernel/fields.py",
    "kernel/record.py",
    "kernel/registry.py",
    "kernel/rulebook.py",
    "kernel/settings.py",
}
TEXT = {  # of games, in whose folders these names mean the same
    *("board.py", "derived.py", "lines.py", "notes.py", "phrases.py", "reader.py", "sentences.py"),
    "table_reader.py",
}


def compiled_files() -> list[str]:
    """Every module of the compiled unit."""
    bots = ("bots/*_bot.py", "bots/tree.py", "bots/weight.py")
    # Of the server, what an answer takes most of its time in; tests/test_layers.py has its imports.
    parts = ("codes", "message", "table")
    server = [f"server/{part}.py" for part in parts]
    rest = ("envs/table*.py", "games/*/**/*.py")
    patterns = ("kernel/*.py", "match/*.py", *bots, *server, *rest)
    found = [path for pattern in patterns for path in PACKAGE.glob(pattern)]
    return sorted(
        str(path)
        for path in found
        if path.name not in {"__init__.py", *TEXT}
        and str(path.relative_to(PACKAGE)) not in INTERPRETED
    )


def extensions() -> list[Extension]:
    """The compiled unit; optional, so that a machine without a compiler gets the pure package."""
    if os.environ.get("AUTOMATABLE_BUILD_PURE"):
        return []
    os.environ["CFLAGS"] = os.environ.get("CFLAGS", "") + " -fno-semantic-interposition"
    sys.path.insert(0, "src")
    from mypyc.build import mypycify

    found = mypycify(
        ["--config-file", "pyproject.toml", *compiled_files()],
        opt_level=os.environ.get("AUTOMATABLE_OPT", "3"),
        group_name="automatable",
        strip_asserts=False,
    )
    for extension in found:
        extension.optional = True
    return list(found)


class BuildWithClient(build_py):
    """Builds the browser client, too, unless it is there already or cannot be built here."""

    def run(self) -> None:
        wanted = Path("web/package.json").exists() and not (PACKAGE / "server/static").exists()
        if wanted and not self.editable_mode:
            done = subprocess.run(  # noqa: S603
                [str(Path("scripts/web").resolve())], env={**os.environ, "PYTHON": sys.executable}
            )
            if done.returncode:
                print("The browser client could not be built: only terminal and API will work.")
        super().run()


setup(ext_modules=extensions(), cmdclass={"build_py": BuildWithClient})
