"""Python environments beside this one, for what would hold its packages back or weighs too much.

They are made once and kept in the user's cache, named after what they hold.
"""

import fcntl
import os
import re
import subprocess
import sys
import sysconfig
import tomllib
from collections.abc import Callable
from functools import wraps
from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parent.parent
CACHE = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "automatable-tests"
MOST = 1200  # seconds to install


def group(name: str) -> list[str]:
    """The packages of a dependency group of ours."""
    told = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    found: list[str] = told["dependency-groups"][name]
    return found


def python_with(*packages: str, beside: str | None = None) -> str:
    """The Python of an environment with these packages, and with those of this one or `beside`."""
    below = [sysconfig.get_path("purelib")]
    if beside is not None:
        below.insert(0, str(next(Path(beside).parents[1].glob("lib/*/site-packages"))))
    told = "\n".join([sys.version, *below, *packages])
    home = CACHE / sha256(told.encode()).hexdigest()[:16]
    CACHE.mkdir(parents=True, exist_ok=True)
    with home.with_suffix(".lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not (home / "whole").exists():
            _make(home, below, packages)
            (home / "whole").write_text(told)
    return str(home / "bin" / "python")


def _make(home: Path, below: list[str], packages: tuple[str, ...]) -> None:
    subprocess.run(
        [sys.executable, "-m", "venv", "--clear", "--without-pip", home], check=True, timeout=MOST
    )
    inside = next(home.glob("lib/*/site-packages"))
    lines = [f"import site; site.addsitedir({folder!r})" for folder in below]
    (inside / "beside.pth").write_text("\n".join(lines) + "\n")
    pip = [sys.executable, "-m", "pip", "--python", str(home / "bin" / "python"), "--quiet"]
    # What is imported is compiled then; to compile all of it takes a third of the time.
    subprocess.run([*pip, "install", "--no-compile", *packages], check=True, timeout=MOST)


def needs(module: str, *packages: str) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """Run a test in an environment with these packages, unless the module is installed here."""

    def decorate(test: Callable[..., Any]) -> Callable[..., Any]:
        if find_spec(module) is not None:
            return test

        @wraps(test)
        def elsewhere(*_: Any, **__: Any) -> None:
            file = Path(sys.modules[test.__module__].__file__ or "")
            command = [python_with(*packages), "-m", "pytest", "-p", "no:cacheprovider"]
            done = subprocess.run(
                [*command, "-W", "ignore", f"{file}::{test.__name__}"],
                cwd=ROOT,
                env={**os.environ, "PYTEST_ADDOPTS": ""},
                capture_output=True,
                text=True,
                check=False,
            )
            assert done.returncode == 0, done.stdout + done.stderr
            assert re.search(r"\b1 passed", done.stdout), done.stdout

        marked: Callable[..., Any] = pytest.mark.timeout(MOST)(elsewhere)
        return marked

    return decorate
