"""Compiles kernel, games and bots into one native unit; without a C compiler they stay Python."""

import os
import sys
from pathlib import Path

from setuptools import setup
from setuptools.extension import Extension

PACKAGE = Path("src/automatable")
# Kernel modules that only read text or raise errors stay ordinary Python.
INTERPRETED = {"errors.py", "settings.py", "rulebook.py", "record.py", "registry.py", "compact.py"}


def compiled_files() -> list[str]:
    """Every module of the compiled unit."""
    kernel = [path for path in PACKAGE.glob("kernel/*.py") if path.name not in INTERPRETED]
    bots = [*PACKAGE.glob("bots/*_bot.py")]
    games = [*PACKAGE.glob("games/*/**/*.py")]
    return sorted(str(path) for path in kernel + bots + games if path.name != "__init__.py")


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
