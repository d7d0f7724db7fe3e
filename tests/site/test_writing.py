"""The folder of a site: written whole, or left as it was."""

import json
import zipfile
from pathlib import Path

import pytest

from automatable.site.folder import MARK, NoSite
from automatable.site.writing import offered, write_site


def files_of(folder: Path) -> dict[str, str]:
    return {
        path.relative_to(folder).as_posix(): path.read_text()
        for path in folder.rglob("*")
        if path.is_file()
    }


@pytest.fixture
def broken(tmp_path: Path) -> tuple[Path, Path]:
    """A Pyodide that cannot run, and a wheel for it."""
    pyodide, wheels = tmp_path / "pyodide", tmp_path / "wheels"
    pyodide.mkdir()
    wheels.mkdir()
    (pyodide / "pyodide-lock.json").write_text(json.dumps({"info": {}}))
    (pyodide / "pyodide.mjs").write_text("throw new Error('broken')")
    for path in (pyodide / "python_stdlib.zip", wheels / "librt-0-wasm32.whl"):
        with zipfile.ZipFile(path, "w") as archive:
            archive.writestr("librt/__init__.py", "")
    return pyodide, wheels


def test_a_site_that_cannot_be_written_anew_stays_as_it_was(
    tmp_path: Path, broken: tuple[Path, Path]
) -> None:
    folder = tmp_path / "site"
    for name in (MARK, "assets/old.js", "said/games", "index.html", "offline.js", "CNAME"):
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(f"old {name}")
    before = files_of(folder)
    with pytest.raises(NoSite, match="compiled"):
        write_site(folder, *broken, lambda _: None)
    assert files_of(folder) == before


def test_a_folder_of_somebody_else_is_left_alone(tmp_path: Path, broken: tuple[Path, Path]) -> None:
    (tmp_path / "else").mkdir()
    (tmp_path / "else" / "thesis.txt").write_text("mine")
    with pytest.raises(NoSite, match="not empty"):
        write_site(tmp_path / "else", *broken, lambda _: None)
    assert files_of(tmp_path / "else") == {"thesis.txt": "mine"}


def test_a_site_offers_the_levels_that_it_plays_well() -> None:
    def levels(is_compiled: bool) -> dict[str, list[str]]:
        return {one["game"]: [bot["bot"] for bot in one["bots"]] for one in offered(is_compiled)}

    whole = ["random", "greedy", "rollout", "search", "strong"]
    assert set(map(tuple, levels(True).values())) == {tuple(whole)}
    assert levels(False)["duel"] == whole
    assert levels(False)["raising_robots"] == whole[:-1]
    assert levels(False)["robot_quest_arena"] == whole[:-2]
