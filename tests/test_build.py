"""The package as people get it: compiled, or pure where no compiler is, and the same games."""

import fcntl
import os
import re
import shutil
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

import httpx
import pytest

from automatable import Rng
from automatable.games._template import GAME as TEMPLATE
from automatable.games.duel import GAME as DUEL
from automatable.testkit.walks import fingerprint, step

from .server.helpers import usual_port

ROOT = Path(__file__).parent.parent
CLIENT = "automatable/server/static"
GAMES = {"duel": DUEL, "_template": TEMPLATE}
HOOK = "getattr(hooks, sys.argv[1])(sys.argv[2])"


def digest(name: str, games: int) -> str:
    """What happens in a number of random games, every state, event and refusal of it."""
    game = GAMES[name]
    told = sha256()
    for number in range(games):
        state = game.listened(game.test_settings[number % len(game.test_settings)])
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


@dataclass
class Dists:
    """What people download, built as they would build it: isolated, and outside the tree."""

    source: Path
    compiled: Path
    pure: Path


@pytest.fixture(scope="session")
def dists(tmp_path_factory: pytest.TempPathFactory, worker_id: str) -> Dists:
    """Built once, by whichever test process comes first."""
    folder = tmp_path_factory.getbasetemp()
    folder = (folder if worker_id == "master" else folder.parent) / "dists"
    folder.mkdir(exist_ok=True)
    with (folder / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not (folder / "whole").exists():
            build_all(folder)
            (folder / "whole").touch()
    wheels = (next((folder / name).glob("*.whl")) for name in ("compiled", "pure"))
    return Dists(next(folder.glob("*.tar.gz")), *wheels)


def build_all(folder: Path) -> None:
    """A source distribution of the working tree, and two wheels made of that alone.

    Whoever installs a package calls the same hooks, where nothing is but what it says it needs.
    """
    said = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["build-system"]
    bare = environment(folder / "bare")
    install(bare, *said["requires"])
    built = (bare / "python", "-P", "-c", f"import sys, {said['build-backend']} as hooks; {HOOK}")
    run(*built, "build_sdist", folder, cwd=cloned(folder))
    archive = next(folder.glob("*.tar.gz"))
    shutil.unpack_archive(archive, folder, filter="data")
    source = folder / archive.name.removesuffix(".tar.gz")
    run(*built, "build_wheel", folder / "pure", cwd=source, CC="no-such-compiler")
    # Save minutes: what was compiled here is compiled again only where the new C differs.
    for objects in (ROOT / "build").glob("temp.*"):
        shutil.copytree(objects, source / "build" / objects.name)
    level = os.environ.get("AUTOMATABLE_OPT", "1")
    run(*built, "build_wheel", folder / "compiled", cwd=source, AUTOMATABLE_OPT=level)


def environment(folder: Path) -> Path:
    """The programs of a new environment in which nothing is installed, not even pip."""
    run(sys.executable, "-m", "venv", "--without-pip", folder)
    return folder / "bin"


def install(bin: Path, *wanted: str) -> None:
    """Install into an environment; what is never imported need not be compiled to bytecode."""
    pip = (sys.executable, "-m", "pip", "--disable-pip-version-check", "--python", bin / "python")
    run(*pip, "install", "--no-compile", *wanted)


def cloned(folder: Path) -> Path:
    """The project as it lies in the working tree, without anything that was built."""
    source = folder / "clone"
    listed = ["git", "ls-files", "--cached", "--others", "--exclude-standard"]
    for name in run(*listed, cwd=ROOT).splitlines():
        if (ROOT / name).exists():
            (source / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, source / name, follow_symlinks=False)
    return source


def run(*words: str | Path, cwd: Path | None = None, **environment: str) -> str:
    """What a command prints; it must succeed."""
    done = tried(*words, cwd=cwd, **environment)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def tried(
    *words: str | Path, cwd: Path | None = None, **environment: str
) -> subprocess.CompletedProcess[str]:
    """A command, as somebody runs it who has nothing to do with these tests."""
    return subprocess.run(
        words, cwd=cwd, env=strangers(environment), capture_output=True, text=True, check=False
    )


def strangers(environment: Mapping[str, str]) -> dict[str, str]:
    """The environment of somebody who has set nothing but this."""
    ours = ("AUTOMATABLE_PURE", "PYTHONPATH", "LANG", "LC_ALL")
    plain = {name: value for name, value in os.environ.items() if name not in ours}
    return {**plain, **environment}


def installed(wheel: Path, folder: Path, extra: str = "") -> Path:
    """The programs of a fresh environment, into which the wheel was installed with that extra."""
    bin = folder / "venv" / "bin"
    if not bin.exists():
        environment(folder / "venv")
    install(bin, f"{wheel}{extra}")
    return bin


def test_the_source_holds_all_there_is_to_build_and_read(dists: Dists) -> None:
    with tarfile.open(dists.source) as archive:
        entries = {entry.name.partition("/")[2]: entry for entry in archive}
    for name in ("rules.md", "rules.fr.md"):
        rules = entries[f"src/automatable/games/duel/{name}"]
        assert rules.isfile()
        assert rules.size > 1000, "the rules, not a link to them"
    for name in (
        *(".dockerignore", "Dockerfile", "compose.yaml"),
        *("CHANGELOG.md", "docs/rules/duel.md", "examples/random_play.py", "scripts/web"),
        *("tests/test_build.py", "web/package-lock.json", "web/src/main.tsx"),
        f"src/{CLIENT}/index.html",
    ):
        assert name in entries
    assert not [name for name in entries if re.search(r"node_modules|__pycache__|\.so$", name)]


def test_the_tests_of_a_release_are_in_the_source(dists: Dists, tmp_path: Path) -> None:
    """Whoever builds the wheels has unpacked the source into a folder, and has nothing else."""
    said = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["cibuildwheel"]
    source = dists.source.with_name(dists.source.name.removesuffix(".tar.gz"))
    command = said["test-command"].format(project=tmp_path, package=source)
    folders = [Path(word) for word in command.split() if "/" in word]
    assert folders
    assert [folder for folder in folders if not folder.is_dir()] == []


def test_an_index_of_packages_would_take_them(dists: Dists) -> None:
    found = [dists.source, dists.compiled, dists.pure]
    told = run(sys.executable, "-m", "twine", "check", "--strict", *found)
    assert told.count("PASSED") == 3
    with zipfile.ZipFile(dists.pure) as wheel:
        names = wheel.namelist()
        (metadata,) = [wheel.read(name).decode() for name in names if name.endswith("/METADATA")]
    assert f"{CLIENT}/index.html" in names
    assert "automatable_verifiers.py" in names
    _, _, readme = metadata.partition("\n\n")
    assert re.findall(r"\]\((?!https://|#)", readme) == [], "links that lead nowhere from there"


def test_without_extras_there_are_games_and_bots(dists: Dists, tmp_path: Path) -> None:
    assert dists.pure.name.endswith("-py3-none-any.whl"), "there was no compiler"
    bin = installed(dists.pure, tmp_path)
    program = """
import automatable
from automatable.bots import make_bot
state = automatable.game("duel").new()
print(automatable.COMPILED, automatable.play_out(state, automatable.Rng(7)), make_bot("greedy", 7))
"""
    assert run(bin / "python", "-c", program, cwd=tmp_path).startswith("False ")
    assert "(pure Python," in run(bin / "automatable", "--version", cwd=tmp_path)
    for words, extra in (
        ((), "server"),
        (("play", "duel"), "play"),
        (("serve", "--port", "9000"), "server"),
        (("arena", "duel"), "lab"),
        (("mcp",), "mcp"),
    ):
        refused = tried(bin / "automatable", *words)
        assert (refused.returncode, refused.stdout, refused.stderr) == (2, "", wanting(extra))
    french = tried(bin / "automatable", "play", "duel", LANG="fr_FR.UTF-8").stderr
    assert french == "automatable: il faut d’autres paquets\xa0: pip install 'automatable[play]'\n"


def wanting(extra: str) -> str:
    """The line that says how to get more."""
    return f"automatable: this needs more packages: pip install 'automatable[{extra}]'\n"


def test_the_wheel_plays_and_then_serves_the_page(dists: Dists, tmp_path: Path) -> None:
    bin = installed(dists.compiled, tmp_path, "[play]")
    data = {"XDG_DATA_HOME": str(tmp_path / "data")}
    told = [
        run(bin / "automatable", *words, cwd=tmp_path, **data)
        for words in (
            ["--version"],
            ["play", "duel", "--seats", "rollout:50,random"],
            ["rules", "duel", "VIC-01"],
        )
    ]
    assert "(compiled," in told[0]
    assert "DUE-VIC-01" in told[2]
    refused = tried(bin / "automatable", "serve")
    assert (refused.returncode, refused.stderr) == (2, wanting("server"))
    installed(dists.compiled, tmp_path, "[server]")
    with usual_port():
        assert '<script type="module"' in served_page(bin, tmp_path)


def served_page(bin: Path, folder: Path) -> str:
    """The page of a server that is started for it alone."""
    server = subprocess.Popen(
        [bin / "automatable", "--no-open"],
        cwd=folder,
        env=strangers({"XDG_DATA_HOME": str(folder / "data")}),
        stdout=subprocess.PIPE,
        text=True,
    )
    try:
        assert server.stdout is not None
        (address,) = re.findall(r"http://\S+", server.stdout.readline())
        transport = httpx.HTTPTransport(retries=8)  # it says where it is just before it listens
        with httpx.Client(transport=transport) as client:
            return client.get(address).raise_for_status().text
    finally:
        server.terminate()
        server.communicate(timeout=10)
