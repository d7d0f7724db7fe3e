"""Every example in the documentation runs, and every link leads somewhere."""

import io
import os
import re
import shlex
import subprocess
import sys
from contextlib import redirect_stdout
from importlib import import_module
from pathlib import Path

import pytest

import automatable
from automatable import Record
from automatable.kernel.compact import compact, expand
from automatable.words import Words

ROOT = Path(__file__).parent.parent
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]
BLOCK = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\]\((?!https?:)([^)#\s]+)")
COMMAND = Path(sys.executable).parent / "automatable"


def blocks(page: Path) -> list[tuple[str, str]]:
    """The fenced blocks of a page: language and content."""
    return [(found[1], found[2]) for found in BLOCK.finditer(page.read_text("utf-8"))]


def python_examples() -> list[tuple[str, str, str]]:
    """Every Python example that is a whole program, and what stands below it as its output."""
    found = []
    for page in PAGES:
        here = blocks(page)
        for number, (language, content) in enumerate(here):
            if language == "python" and content.startswith(("import ", "from ")):
                below = here[number + 1] if number + 1 < len(here) else ("", "")
                output = below[1] if below[0] == "" else ""
                found.append((f"{page.name}-{number}", content, output))
    return found


@pytest.mark.parametrize(
    ("content", "output"),
    [pytest.param(content, output, id=name) for name, content, output in python_examples()],
)
def test_python_examples_run(content: str, output: str) -> None:
    told = io.StringIO()
    with redirect_stdout(told):
        exec(compile(content, "example", "exec"), {"__name__": "example"})
    if output:
        assert told.getvalue() == output


@pytest.mark.parametrize("module", ["", ".bots", ".envs", ".match", ".testkit"])
def test_every_public_name_is_in_an_example(module: str) -> None:
    told = "\n".join([content for _, content, _ in python_examples()])
    names = import_module(f"automatable{module}").__all__
    assert [name for name in names if not re.search(rf"\b{name}\b", told)] == []


def test_the_readme_example_has_ten_lines_at_most_and_plays_to_the_end() -> None:
    example = next(
        content for language, content in blocks(ROOT / "README.md") if language == "python"
    )
    lines = [line for line in example.splitlines() if line.strip()]
    assert len(lines) <= 10
    told = io.StringIO()
    with redirect_stdout(told):
        exec(compile(example, "example", "exec"), {})
    assert re.search(r"\(-?[01], -?[01]\) (ko|moon)$", told.getvalue().strip())


def shell_commands(page: Path) -> list[str]:
    lines = [
        line
        for language, content in blocks(page)
        if language == "sh"
        for line in content.splitlines()
    ]
    return [line.partition("#")[0].strip() for line in lines if line.strip()]


@pytest.mark.parametrize("page", ["README.md", "docs/playing.md"])
def test_the_commands_for_players_run(page: str, tmp_path: Path) -> None:
    """In the order of the page: what one leaves behind, the next goes on with."""
    environment = {**os.environ, "XDG_DATA_HOME": str(tmp_path)}
    record = tmp_path / "game.txt"
    record.write_text(
        (ROOT / "tests/transcripts/duel/standard.txt").read_text("utf-8").split("\n\n")[0] + "\n"
    )
    for line in shell_commands(ROOT / page):
        words = shlex.split(line.replace("FILE", str(record)))
        if words[0] == "make":
            targets = re.findall(r"^(\w+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE)
            assert words[1] in targets
            continue
        assert words[0] in ("automatable", "python"), line
        if words[1:2] in ([], ["serve"]):  # would not end; tests/server starts them
            words.append("--help")
        done = subprocess.run(
            [sys.executable if words[0] == "python" else COMMAND, *words[1:]],
            cwd=ROOT,
            input="1\nq\n",
            env=environment,
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, f"{line}: {done.stderr}"
        assert done.stdout, line


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    targets = LINK.findall(page.read_text("utf-8"))
    assert [target for target in targets if not (page.parent / target).exists()] == []


def test_the_record_in_the_documentation_is_one() -> None:
    record, short = (
        content for language, content in blocks(ROOT / "docs/records.md") if language == ""
    )
    read = Record.read(record)
    assert read.text() == record
    assert compact(read) == short.strip()
    assert expand(short).answers == read.answers


def test_the_duels_fact_sheet_is_true() -> None:
    from automatable.games.duel import GAME

    sheet = (ROOT / "docs/games/duel.md").read_text("utf-8")
    for setting in GAME.settings:
        default = setting.show(setting.default)
        assert f"| `{setting.name}` | {default} |" in sheet.replace("`standard` |", "standard |")
    for name in GAME.catalogue.names:
        assert f"`{name}`" in sheet
    for piece in GAME.layout:
        whose, _, name = piece.name.partition(".")
        assert f"`{piece.name if whose != 'other' else 'own.' + name}`" in sheet
    assert f"| version | {GAME.version} |" in sheet


@pytest.mark.parametrize("name", ["cyberion", "robot_quest_arena", "raising_robots"])
def test_a_fact_sheet_is_true(name: str) -> None:
    game = automatable.game(name)
    notation = import_module(f"automatable.games.{name}.notation")
    sheet = (ROOT / f"docs/games/{name}.md").read_text("utf-8")
    for setting in game.settings:
        assert f"| `{setting.name}` | {setting.show(setting.default)} |" in sheet
    told = re.findall(r"`(\w+(?:[:@][^`\s]+)?)`", sheet)
    verbs = {re.split("[:@]", action)[0] for action in told if action in game.catalogue.names}
    assert verbs == {game.catalogue.verb(action) for action in range(len(game.catalogue))}
    for piece in game.layout:
        assert re.search(
            rf"^\| `{piece.name}`.* \| {piece.length} \| {piece.high} \|$", sheet, re.M
        )
    for part in notation.PARTS:
        assert f"`{part}`" in sheet
        assert f'"{part}": ' in sheet, "an example of every part is run"
    for reason, rule in notation.ENDINGS.items():
        assert f"`{reason}` ({rule})" in sheet
    assert f"| version | {game.version} |" in sheet


def play_with_files(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """A game in a folder with files of one's own."""
    return subprocess.run(
        [COMMAND, *words],
        cwd=folder,
        env={**os.environ, "XDG_DATA_HOME": str(folder)},
        capture_output=True,
        text=True,
        check=False,
    )


def test_the_arenas_example_files_can_be_played(tmp_path: Path) -> None:
    page = ROOT / "docs/games/robot_quest_arena.md"
    (cards,) = [content for language, content in blocks(page) if language == "toml"]
    (arena,) = [content for language, content in blocks(page) if content.startswith("; ")]
    (tmp_path / "my-cards.toml").write_text(cards, "utf-8")
    (tmp_path / "my-arena.txt").write_text(arena, "utf-8")
    (line,) = shell_commands(page)
    words = [*shlex.split(line)[1:], "--seats", "random,random,random", "--set", "turn_cap=3"]
    played = play_with_files(tmp_path, *words)
    assert played.returncode == 0, played.stderr
    assert "5 rows and 5 columns" in played.stdout
    (tmp_path / "my-cards.toml").write_text(cards.replace("cost = 4", "cost = 400"), "utf-8")
    refused = play_with_files(tmp_path, *words)
    (mistake,) = [content for _, content in blocks(page) if content.startswith("my-cards.toml,")]
    assert refused.returncode == 2
    assert mistake.strip() in refused.stderr


RAISING = ROOT / "docs/games/raising_robots.md"


def test_the_example_energy_cards_of_raising_robots_can_be_played(tmp_path: Path) -> None:
    cards, _ = [content for language, content in blocks(RAISING) if language == "toml"]
    (line,) = shell_commands(RAISING)
    words = [*shlex.split(line)[1:], "--seats", "random", "--set", "players=1"]
    file = tmp_path / "my-cards.toml"
    file.write_text(cards, "utf-8")
    played = play_with_files(tmp_path, *words)
    assert played.returncode == 0, played.stderr
    assert "A turns up an energy card: 7." in played.stdout  # four rounds turn up all eight
    file.write_text(cards.replace("value = 7", "value = 70"), "utf-8")
    refused = play_with_files(tmp_path, *words)
    (mistake,) = [content for _, content in blocks(RAISING) if content.startswith("my-cards.toml,")]
    assert refused.returncode == 2
    assert mistake.strip() in refused.stderr


def test_the_example_rows_of_raising_robots_are_told_by_their_names() -> None:
    _, rows = [content for language, content in blocks(RAISING) if language == "toml"]
    data = ROOT / "src/automatable/games/raising_robots/data"
    text = ""
    for row, name in zip(_tables(rows), ("robots", "classes", "inventors"), strict=True):
        standard = _tables((data / f"{name}.toml").read_text("utf-8"))
        text += "\n".join([row, *standard[1:48]])
    own = automatable.game("raising_robots").at({"cards": text})
    words = Words("fr", own)
    told = [words.thing(card) for card in ("RB-01", "CL-01", "IN-01", "CL-02")]
    assert told == ["Teapot", "Tea Ceremony", "Ada Kettle", "Cinématique"]


def _tables(text: str) -> list[str]:
    """The entries of a TOML file, one by one."""
    return re.split(r"^(?=\[\[)", text, flags=re.MULTILINE)[1:]
