"""The package itself: what it needs, what it tells, and its examples."""

import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pettingzoo  # type: ignore[import-untyped]
import pytest

from automatable import __version__, game, game_names
from automatable.envs import env_id, layout
from automatable.envs.__main__ import describe, main
from automatable.kernel.errors import BadSettings

ROOT = Path(__file__).parents[2]
WITHOUT = "import sys; sys.modules['{}'] = None; import automatable.envs as envs; "


def run(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, *words], capture_output=True, text=True, check=False)


@pytest.mark.parametrize(
    ("package", "use"),
    [
        ("pettingzoo", "envs.aec_env('duel')"),
        ("pettingzoo", "envs.duel_v1.parallel_env()"),
        ("gymnasium", "envs.VectorTable"),
    ],
)
def test_what_is_not_installed_is_told_in_a_line(package: str, use: str) -> None:
    done = run("-c", WITHOUT.format(package) + use)
    assert done.returncode == 1
    hint = f"{package} is not installed; install it with: pip install 'automatable[envs]'"
    assert done.stderr.strip().splitlines()[-1] == f"automatable.kernel.errors.MissingExtra: {hint}"


def test_everything_is_imported_without_what_pictures_need() -> None:
    """A star imports what is imported later, too."""
    without = "import sys; sys.modules['rich'] = sys.modules['fluent'] = None; "
    done = run("-c", without + "from automatable import *; print(make_bot.__name__); picture(1)")
    assert done.stdout == "make_bot\n", done.stderr
    assert done.stderr.endswith("install it with: pip install 'automatable[play]'\n")


def test_the_adapter_itself_needs_none_of_them() -> None:
    without = "".join([WITHOUT.format(name) for name in ("gymnasium", "pettingzoo", "numpy")])
    done = run(
        "-c", without + "table = envs.Table('duel'); table.reset(1); print(len(table.asked))"
    )
    assert done.stdout.strip() == "2", done.stderr


def test_gymnasium_imports_the_package_that_stands_before_the_id() -> None:
    make = "import gymnasium; print(gymnasium.make('automatable.envs:automatable/Duel-v1').spec.id)"
    done = run("-c", make)
    assert done.stdout.strip() == "automatable/Duel-v1", done.stderr


@pytest.mark.parametrize("kind", ["aec", "parallel"])
def test_pettingzoo_makes_every_installed_game_by_its_name(kind: Any) -> None:
    for name in game_names():
        env = pettingzoo.make(kind, f"automatable/{name}_v{game(name).version}", max_cycles=2)
        assert env.metadata["name"] == f"{name}_v{game(name).version}"
        assert env.table.max_cycles == 2


def test_the_example_plays_to_the_end() -> None:
    example = ROOT / "examples/random_play.py"
    lines = [line for line in example.read_text("utf-8").splitlines() if line.strip()]
    assert len(lines) <= 10
    done = run(str(example))
    assert done.returncode == 0, done.stderr
    assert "reward" in done.stdout


@pytest.mark.parametrize("name", game_names())
def test_a_layout_is_printed(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([name]) == 0
    told = capsys.readouterr().out.splitlines()
    assert told == describe(name)
    assert told[0].startswith(f"{env_id(name)}: {len(game(name).catalogue)} answers, ")
    assert len(told) == 4 + len(layout(name))


def test_a_layout_is_that_of_the_settings_which_are_checked() -> None:
    assert len(layout("cyberion", players=2)) > 0
    with pytest.raises(BadSettings, match="no setting is named 'bord'"):
        layout("duel", bord="short")


def test_an_unknown_game_is_told_in_a_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["dule"]) == 2
    assert capsys.readouterr().err == "no game is named 'dule'; did you mean duel?\n"


def test_the_page_tells_every_id() -> None:
    page = (ROOT / "docs/environments.md").read_text("utf-8")
    for name in game_names():
        assert f"`{env_id(name)}`" in page
        assert f"`{name}_v{game(name).version}`" in page


def test_the_citation_is_of_this_version() -> None:
    text = (ROOT / "CITATION.cff").read_text("utf-8")
    told = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert f"\nversion: {__version__}\nlicense: {told['license']}\n" in text
