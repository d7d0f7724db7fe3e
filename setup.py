"""Compiles kernel, match, games, bots and the server's tables into one native unit.

And builds the browser client.

Without a C compiler the modules stay Python, and the wheel is one for every machine; without
Node.js there is no page to serve.
"""

import os
import re
import subprocess
import sys
import sysconfig
from pathlib import Path
from tempfile import TemporaryDirectory

from setuptools import setup
from setuptools.command.build_ext import customize_compiler, new_compiler
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist
from setuptools.errors import CompileError, PlatformError
from setuptools.extension import Extension

HOME = "https://github.com/automatable/automatable"
PACKAGE = Path("src/automatable")
CLIENT = PACKAGE / "server" / "static"
DESCRIBING = {"dist_info", "egg_info", "sdist"}  # commands that compile nothing
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
        path.as_posix()
        for path in found
        if path.name not in {"__init__.py", *TEXT}
        and path.relative_to(PACKAGE).as_posix() not in INTERPRETED
    )


def extensions() -> list[Extension]:
    """The compiled unit; none where nothing is compiled."""
    if DESCRIBING & {*sys.argv} or os.environ.get("AUTOMATABLE_BUILD_PURE"):
        return []
    if not has_compiler():
        print("There is no C compiler here: the package stays Python, some twenty times slower.")
        return []
    sys.path.insert(0, "src")
    from mypyc.build import mypycify

    found = mypycify(
        # Silent: what else the package imports (NumPy...) need not be here to compile this.
        ["--config-file", "pyproject.toml", "--follow-imports=silent", *compiled_files()],
        opt_level=os.environ.get("AUTOMATABLE_OPT", "3"),
        debug_level="0",
        group_name="automatable",
    )
    for unit in found:
        if os.name == "posix":
            # A warning that only a newer compiler knows is no reason to stop.
            unit.extra_compile_args += ["-fno-semantic-interposition", "-Wno-error"]
        if sys.platform == "linux":
            unit.extra_link_args += ["-Wl,-s"]  # names are half of its size
    return list(found)


def has_compiler() -> bool:
    """Whether an extension of Python can be compiled here."""
    compiler = new_compiler()
    customize_compiler(compiler)
    with TemporaryDirectory() as folder:
        probe = Path(folder, "probe.c")
        probe.write_text("#include <Python.h>\n")
        try:
            compiler.compile(
                [str(probe)], output_dir=folder, include_dirs=[sysconfig.get_path("include")]
            )
        except (CompileError, PlatformError):
            return False
    return True


def build_client() -> None:
    """Build the browser client, unless it is there already; say so if that cannot be done."""
    if (CLIENT / "index.html").exists():
        return
    script = str(Path("scripts/web").resolve())
    environment = {**os.environ, "PYTHON": sys.executable}
    try:
        failed = subprocess.run(["bash", script], env=environment).returncode
    except OSError as error:  # no bash
        failed = error
    if failed:
        print(
            "THERE WILL BE NO PAGE: the browser client could not be built (it takes Node.js 20 or"
            " newer). The terminal and the server's API work without it.",
            file=sys.stderr,
        )


class BuildWithClient(build_py):
    """The modules, and the browser client."""

    def run(self) -> None:
        if not self.editable_mode:
            build_client()
        super().run()


class SourceWithClient(sdist):
    """The sources, and the browser client, so that what is built of them needs no Node.js."""

    def run(self) -> None:
        build_client()
        super().run()


def readme() -> str:
    """The README as an index of packages shows it, far from the files it links to."""
    text = Path("README.md").read_text("utf-8")
    text = re.sub(r"!\[(.*?)\]\((?!https?:)", rf"![\1]({HOME}/raw/main/", text)
    return re.sub(r"\]\((?!https?:|#)", f"]({HOME}/blob/main/", text)


setup(
    ext_modules=extensions(),
    cmdclass={"build_py": BuildWithClient, "sdist": SourceWithClient},
    long_description=readme(),
    long_description_content_type="text/markdown",
)
