"""Compiles kernel, games and bots into one native unit; without a C compiler they stay Python."""

import os
import sys
from pathlib import Path

from setuptools import setup
from setuptools.extension import Extension

PACKAGE = Path("src/automatable")
# Modules that only read text, draw or raise errors stay ordinary Python.
INTERPRETED = {
    "kernel/compact.py",
    "kernel/errors.py",
    "kernel/record.py",
    "kernel/registry.py",
    "kernel/rulebook.py",
    "kernel/settings.py",
}


def compiled_files() -> list[str]:
    """Every module of the compiled unit."""
    patterns = ("kernel/*.py", "bots/*_bot.py", "games/*/**/*.py")
    found = [path for pattern in patterns for path in PACKAGE.glob(pattern)]
    return sorted(
        str(path)
        for path in found
        if path.name not in ("__init__.py", "board.py")
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


setup(ext_modules=extensions())
