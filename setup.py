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
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from hashlib import sha256
from importlib.metadata import version
from pathlib import Path
from tempfile import TemporaryDirectory

from setuptools import setup
from setuptools.command.build_ext import build_ext, customize_compiler, new_compiler
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
    "kernel/errors.py",
    "kernel/extras.py",
    "kernel/fields.py",
    "kernel/record.py",
    "kernel/registry.py",
    "kernel/rulebook.py",
    "kernel/settings.py",
    "kernel/spelling.py",
    "kernel/typography.py",
}


def compiled_files() -> list[str]:
    """Every module of the compiled unit."""
    bots = ("bots/*_bot.py", "bots/tree.py", "bots/weight.py")
    # Of the server, what an answer takes most of its time in; tests/test_layers.py has its imports.
    parts = "codes message occupant private_rows table table_state undo verdict"
    server = [f"server/{part}.py" for part in parts.split()]
    rest = ("envs/rewards.py", "envs/table*.py", "games/*/**/*.py")
    patterns = ("kernel/*.py", "match/*.py", *bots, *server, *rest)
    found = [path for pattern in patterns for path in PACKAGE.glob(pattern)]
    return sorted(
        path.as_posix()
        for path in found
        if path.name != "__init__.py"
        and not path.name.endswith(("notation.py", "shape.py"))
        and path.relative_to(PACKAGE).as_posix() not in INTERPRETED
    )


def extensions() -> list[Extension]:
    """The compiled unit; none where nothing is compiled."""
    if DESCRIBING & {*sys.argv} or os.environ.get("AUTOMATABLE_BUILD_PURE"):
        return []
    if not has_compiler():
        print("There is no C compiler here: the package stays Python, some twenty times slower.")
        return []
    sys.path[:0] = ["src", "scripts"]
    from docstrings import docstrings, documented
    from mypyc.build import mypycify

    level = os.environ.get("AUTOMATABLE_OPT", "3")
    found = mypycify(
        # Silent: what else the package imports (NumPy...) need not be here to compile this.
        ["--config-file", "pyproject.toml", "--follow-imports=silent", *compiled_files()],
        opt_level=level,
        debug_level="0",
        group_name="automatable",
        multi_file=level < "3",  # a single C file takes minutes of one core, and runs faster
    )
    docs = docstrings(compiled_files())
    for path in [Path(source) for unit in found for source in unit.sources]:
        path.write_text(documented(path.read_text("utf-8"), docs), "utf-8")
    for unit in found:
        if os.name == "posix":
            # A warning that only a newer compiler knows is no reason to stop.
            flags = ["-fno-semantic-interposition", "-Wno-error"]
            unit.extra_compile_args = [*unit.extra_compile_args, *flags]
        if sys.platform == "linux":
            unit.extra_link_args += ["-Wl,-s", "-Wl,-Bsymbolic"]  # no names, and calls by address
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


class BuildUnit(build_ext):
    """Compiles on all cores, and again only what has changed."""

    def build_extensions(self) -> None:
        parts = [(unit, source) for unit in self.extensions for source in unit.sources]
        parts.sort(key=lambda part: -Path(part[1]).stat().st_size)  # nobody waits for the largest
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            objects = list(pool.map(self.compiled, parts))
        made = {source: target for (_, source), target in zip(parts, objects, strict=True)}
        for unit in self.extensions:
            unit.extra_objects = [made[source] for source in unit.sources]
            unit.sources, unit.depends = [], unit.extra_objects
        self.parallel = True
        super().build_extensions()
        suffix = sysconfig.get_config_var("EXT_SUFFIX")
        for old in {*Path(self.build_lib).rglob(f"*{suffix}")} - {*map(Path, self.get_outputs())}:
            old.unlink()  # of modules that are no longer compiled

    def compiled(self, part: tuple[Extension, str]) -> str:
        """The object file of one C file; the one there is, if it was made of the same."""
        unit, source = part
        options = {"output_dir": self.build_temp, "extra_postargs": unit.extra_compile_args}
        (target,) = self.compiler.object_filenames([source], output_dir=self.build_temp)
        # The other headers come with mypyc, whose version says enough of them.
        headers = [header for header in unit.depends if Path(header).name.startswith("__native")]
        made_of = digest(source, *headers, options=(version("mypy"), *unit.extra_compile_args))
        note = Path(f"{target}.made-of")
        if not (note.exists() and note.read_text() == made_of):
            note.unlink(missing_ok=True)
            self.compiler.compile([source], include_dirs=unit.include_dirs, **options)
            note.write_text(made_of)
        return target


def digest(*files: str, options: tuple[str, ...]) -> str:
    """What an object file is made of, in short."""
    return sha256("".join([*map(file_digest, files), *options]).encode()).hexdigest()


@cache
def file_digest(file: str) -> str:
    return sha256(Path(file).read_bytes()).hexdigest()


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


if __name__ == "__main__":
    setup(
        ext_modules=extensions(),
        cmdclass={"build_ext": BuildUnit, "build_py": BuildWithClient, "sdist": SourceWithClient},
        long_description=readme(),
        long_description_content_type="text/markdown",
    )
