"""The package as people get it: compiled, or pure where no compiler is, and the same games."""

import os
import shutil
import subprocess
import sys
import venv
from hashlib import sha256
from pathlib import Path

import pytest
import rich

import automatable
from automatable import Rng
from automatable.games._template import GAME as TEMPLATE
from automatable.games.duel import GAME as DUEL
from automatable.testkit.walks import fingerprint, step

ROOT = Path(__file__).parent.parent
CLIENT = "automatable/server/static"
GAMES = {"duel": DUEL, "_template": TEMPLATE}


def digest(name: str, games: int) -> str:
    """What happens in so many random games, every state, event and refusal of it."""
    game = GAMES[name]
    told = sha256()
    for number in range(games):
        state = game.listened(game.samples[number % len(game.samples)])
        rng = Rng(number)
        while True:
            told.update(fingerprint(state).encode())
            actions = range(len(game.catalogue))
            refusals = [state.why_not(seat, action) for seat in (-1, 0, 1) for action in actions]
            told.update(repr(refusals).encode())
            told.update(fingerprint(game.determinize(state, 0, rng)).encode())
            if step(state, rng) is None:
                break
        for event in state.log or []:
            told.update(repr([event.seen_by(seat).plain() for seat in (-3, -2, 0, 1)]).encode())
    return told.hexdigest()


def test_these_tests_run_on_what_they_should() -> None:
    expected = os.environ.get("AUTOMATABLE_EXPECT")
    assert expected in (None, "compiled" if automatable.COMPILED else "pure")


@pytest.mark.once
@pytest.mark.parametrize("name", GAMES)
def test_pure_and_compiled_play_the_same_games(name: str) -> None:
    program = f"from tests.test_build import digest; print(digest({name!r}, 40))"
    found = [
        subprocess.run(
            [sys.executable, "-c", program],
            cwd=ROOT,
            env={**os.environ, **mode},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for mode in ({"AUTOMATABLE_PURE": ""}, {"AUTOMATABLE_PURE": "1"})
    ]
    assert found[0] == found[1]


def cloned(folder: Path) -> Path:
    """The project as it lies in the working tree, without anything that was built."""
    source = folder / "source"
    subprocess.run(["git", "clone", "--quiet", "--no-hardlinks", ROOT, source], check=True)
    _copy_changes(source)
    return source


def copy_built(name: str, source: Path, but: str = "") -> None:
    """Save minutes: what was compiled here is compiled again only where the new C differs."""
    if (ROOT / name).exists():
        shutil.copytree(ROOT / name, source / name, ignore=shutil.ignore_patterns(but))


def installed(source: Path, folder: Path, **environment: str) -> Path:
    """The command of a fresh environment into which the project was installed by pip."""
    _pip("wheel", str(source), "--wheel-dir", str(folder), "--no-build-isolation", **environment)
    venv.create(folder / "venv", with_pip=False, symlinks=True)
    packages = next((folder / "venv").rglob("site-packages"))
    # What it depends on comes from here; what it is made of comes from the wheel alone.
    (packages / "dependencies.pth").write_text(f"{Path(rich.__file__).parent.parent}\n")
    wheel = next(folder.glob("automatable-*.whl"))
    _pip("--python", str(folder / "venv"), "install", str(wheel))
    return folder / "venv" / "bin" / "automatable"


def _pip(*words: str, **environment: str) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "pip", "--disable-pip-version-check", *words, "--no-deps"],
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr


def _copy_changes(source: Path) -> None:
    """Bring the clone up to what lies in the working tree."""
    tracked = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    ).stdout.splitlines()
    for name in tracked:
        if (ROOT / name).is_file() and not (ROOT / name).is_symlink():
            (source / name).parent.mkdir(parents=True, exist_ok=True)
            (source / name).write_bytes((ROOT / name).read_bytes())


def play_through(command: Path, folder: Path) -> str:
    """Play a whole game between bots from an empty folder, and find a rule."""
    environment = {**os.environ, "XDG_DATA_HOME": str(folder / "data"), "AUTOMATABLE_PURE": ""}
    lines = []
    for words in (
        ["--version"],
        ["play", "duel", "--seats", "rollout:50,random"],
        ["rules", "duel", "VIC-01"],
    ):
        done = subprocess.run(
            [command, *words],
            cwd=folder,
            env=environment,
            capture_output=True,
            text=True,
            check=True,
        )
        lines.append(done.stdout)
    return "\n".join(lines)


@pytest.mark.once
def test_pip_installs_it_compiled(tmp_path: Path) -> None:
    source = cloned(tmp_path)
    for name in (".mypy_cache", "build", f"src/{CLIENT}"):
        copy_built(name, source)
    told = play_through(installed(source, tmp_path), tmp_path)
    assert "(compiled," in told
    assert "DUE-VIC-01" in told


@pytest.mark.once
def test_pip_installs_it_pure_without_a_compiler(tmp_path: Path) -> None:
    source = cloned(tmp_path)
    for name in (".mypy_cache", "build"):
        copy_built(name, source, but="*.so")
    told = play_through(installed(source, tmp_path, CC="no-such-compiler"), tmp_path)
    assert "(pure Python," in told
    assert "DUE-VIC-01" in told
    assert [*(tmp_path / "venv").rglob(f"{CLIENT}/index.html")], "the page was not built"
