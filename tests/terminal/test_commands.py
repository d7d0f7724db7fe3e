"""Finding one's way: version, help, games and rules."""

import json
import re
from pathlib import Path

import pytest

from automatable import COMPILED, __version__, game
from automatable.cli.where import RuleLines, find_tests
from automatable.kernel.registry import games
from automatable.words import Words

from .helpers import run, write_record


def test_version_says_how_it_runs(tmp_path: Path) -> None:
    done = run(tmp_path, "--version")
    how = "compiled" if COMPILED else "pure Python"
    assert re.fullmatch(rf"automatable {__version__} \({how}, Python 3\.\d+\.\d+\)\n", done.output)
    assert (done.status, done.errors) == (0, "")
    pure = run(tmp_path, "--version", AUTOMATABLE_PURE="1")
    assert pure.output.startswith(f"automatable {__version__} (pure Python, ")


def test_help_says_what_happens_without_a_command(tmp_path: Path) -> None:
    done = run(tmp_path, "--help")
    assert "Usage: automatable" in done.output
    assert "Without a command, it opens in your browser." in " ".join(done.output.split())
    assert "Example: automatable play duel" in done.output
    assert done.errors == ""


def test_the_help_of_every_command_shows_an_example(tmp_path: Path) -> None:
    commands = re.findall(r"^│ ([a-z]+) ", run(tmp_path, "--help").output, re.MULTILINE)
    assert {"play", "replay", "rules", "games"} <= set(commands)
    for command in commands:
        done = run(tmp_path, command, "--help")
        assert (done.status, done.errors) == (0, "")
        assert re.search(rf"Example: automatable {command}\b", done.output), done.output
        assert all(len(line) <= 80 for line in done.output.splitlines())


@pytest.mark.parametrize("command", ["play", "replay", "rules", "games"])
def test_the_example_works(tmp_path: Path, command: str) -> None:
    shown = run(tmp_path, command, "--help").output
    example = re.search(rf"Example: automatable ({command}.*?) *\n", shown)
    assert example, shown
    write_record(tmp_path / "game.txt", "0 play:Move", "1 play:Charge")
    tried = run(tmp_path, *example.group(1).split())
    assert tried.output != ""
    assert tried.errors == ""


def test_games_are_listed_with_their_settings(tmp_path: Path) -> None:
    english = run(tmp_path, "games")
    assert english.status == 0
    assert english.output.startswith("cyberion  Cyberion")
    assert "\nduel  Duel" in english.output
    assert "Two robots, two lanes to the moon." in english.output
    assert "--set board=standard  the board\n" in english.output
    assert "board=one_star  one star: 4 squares, a star on 2" in english.output
    assert (
        "--set length=4  squares from start to moon, 2 to 8\n      length=2 ... 8\n"
        in english.output
    )
    assert "_template" not in english.output
    french = run(tmp_path, "games", LANG="fr_FR.UTF-8").output
    assert "Deux robots, deux " in french
    assert "board=one_star  une étoile\xa0: " in french


def test_games_as_json_for_a_script(tmp_path: Path) -> None:
    done = run(tmp_path, "games", "--json")
    sheets = {sheet["game"]: sheet for sheet in json.loads(done.output)}
    assert sheets["duel"]["name"] == "Duel"
    assert sheets["duel"]["settings"]["board"] == "standard"
    assert "play:Move" in sheets["duel"]["actions"]


@pytest.mark.parametrize("wanted", ["DUE-ATK-05", "atk-05"])
def test_a_rule_is_found_by_its_id(tmp_path: Path, wanted: str) -> None:
    done = run(tmp_path, "rules", "duel", wanted)
    assert done.output.splitlines() == [
        "",
        "3.5 Attacks and clash (ATK)",
        "  DUE-ATK-05 Clash with equal strengths: neither player takes damage.",
    ]


def test_rules_are_found_by_words(tmp_path: Path) -> None:
    done = run(tmp_path, "rules", "duel", "Rest", "zone")
    found = re.findall(r"^  (DUE-\w+-\d+) (.*)$", done.output, re.MULTILINE)
    assert "DUE-RST-01" in [id for id, _ in found]
    assert "DUE-ATK-05" not in [id for id, _ in found]


def test_all_rules_are_told_if_asked_for(tmp_path: Path) -> None:
    everything = run(tmp_path, "rules", "duel", "--all").output
    as_data = json.loads(run(tmp_path, "rules", "duel", "--json").output)
    assert [rule["id"] for rule in as_data] == re.findall(r"^  (DUE-\S+)", everything, re.MULTILINE)
    assert len(as_data) > 100
    assert all(rule["text"] and rule["section"] for rule in as_data)


def test_a_rule_as_json_for_a_script(tmp_path: Path) -> None:
    (rule,) = json.loads(run(tmp_path, "rules", "duel", "atk-05", "--json").output)
    assert rule == {
        "id": "DUE-ATK-05",
        "section": "3.5 Attacks and clash (ATK)",
        "text": "Clash with equal strengths: neither player takes damage.",
    }


@pytest.mark.parametrize("wanted", ["Batterie Chargée", "batterie chargee", "bat-01"])
def test_rules_are_found_and_told_in_french(tmp_path: Path, wanted: str) -> None:
    done = run(tmp_path, "rules", "cyberion", *wanted.split(), "--lang", "fr")
    assert "11. Paquet épuisé et Batterie\n" in done.output
    assert "  CYB-BAT-01 Quand le paquet Robots est épuisé, " in done.output


def test_a_rule_says_where_it_is_stated_enforced_and_tested(tmp_path: Path) -> None:
    done = run(tmp_path, "rules", "duel", "mov-06", "--where")
    places = re.findall(r"^    (\w+): (.*):(\d+)$", done.output, re.MULTILINE)
    assert {kind for kind, _, _ in places} == {"rule", "code", "tests"}
    for kind, path, line in places:
        told = Path(path).read_text("utf-8").splitlines()[int(line) - 1]
        assert "DUE-MOV-06" in told, kind
    names = {
        kind: {Path(path).name for one, path, _ in places if one == kind} for kind, *_ in places
    }
    assert names["rule"] == {"duel.md"}
    assert "move.py" in names["code"]
    assert "test_move.py" in names["tests"]


def test_a_rule_that_others_imply_names_them_instead_of_a_line(tmp_path: Path) -> None:
    done = run(tmp_path, "rules", "duel", "rul-24", "--where")
    assert "    follows from: DUE-RST-02\n" in done.output
    assert "    code:" not in done.output


def test_tests_are_beside_the_source_only(tmp_path: Path) -> None:
    (tmp_path / "pyproject.toml").touch()
    (tmp_path / "tests").mkdir()
    assert find_tests(tmp_path / "src" / "scrapyard") == tmp_path / "tests"
    installed = tmp_path / ".venv" / "lib" / "site-packages" / "scrapyard"
    assert find_tests(installed) is None  # these are the tests of something else
    places = RuleLines(game("duel"), "DUE-MOV-06", "en")
    places.tests = None
    assert places.lines(Words("en"))[-1] == "tests: only in a checkout of the source"


def test_the_french_law_is_found_where_it_is_written(tmp_path: Path) -> None:
    words = ("rules", "duel", "mov-06", "--where", "--lang", "fr")
    assert re.search(
        r"^    règle\xa0: .*duel\.fr\.md:\d+$", run(tmp_path, *words).output, re.MULTILINE
    )
    (rule,) = json.loads(run(tmp_path, *words, "--json").output)
    assert [Path(place).name.partition(":")[0] for place in rule["law"]] == ["duel.fr.md"]
    assert rule["code"] and rule["tests"]


def test_a_rule_that_is_not_there_comes_with_a_hint(tmp_path: Path) -> None:
    done = run(tmp_path, "rules", "duel", "DUE-ATK-99")
    assert done.complaint() == "no rule has the id “DUE-ATK-99”; did you mean DUE-ATK-09?"
    done = run(tmp_path, "rules", "duel", "QQQ-77", "--lang", "fr")
    assert "QQQ-77\xa0»\xa0; les identifiants commencent par\xa0: DUE-NOT, " in done.complaint()


def test_an_id_without_its_zero_comes_with_a_hint(tmp_path: Path) -> None:
    assert "did you mean DUE-ATK-05?" in run(tmp_path, "rules", "duel", "atk-5").complaint()


def test_words_no_rule_holds_are_no_bad_setting(tmp_path: Path) -> None:
    assert run(tmp_path, "rules", "duel", "zzz").complaint() == "No rule contains these words."
    french = run(tmp_path, "rules", "duel", "zzz", "--lang", "fr").complaint()
    assert french == "Aucune règle ne contient ces mots."


def test_rules_begin_with_the_summary(tmp_path: Path) -> None:
    shown = run(tmp_path, "rules", "duel").output
    assert shown.startswith("Rules of Duel\n\nYour goal\n  Your robot and the other one")
    assert "\nWhat newcomers get wrong\n  - A card rests for one round" in shown
    assert "All numbered rules: automatable rules duel --all" in shown
    assert "DUE-" not in shown
    french = run(tmp_path, "rules", "duel", "--lang", "fr").output
    assert "\nCe qui trompe les débutants\n" in french


@pytest.mark.parametrize(("lang", "said"), [("en", "reconstructed"), ("fr", "reconstitué")])
@pytest.mark.parametrize("name", games())
def test_what_is_reconstructed_is_said_wherever_a_game_is_chosen(
    tmp_path: Path, name: str, lang: str, said: str
) -> None:
    told = Words(lang, game(name)).say("game-reconstructed")
    assert said in told
    for command in (["games"], ["rules", name], ["pieces", name]):
        output = run(tmp_path, *command, "--lang", lang).output
        assert " ".join(told.split()) in " ".join(output.split()), command
    one_rule = run(tmp_path, "rules", name, "RUL-01", "--lang", lang).output
    assert said not in one_rule.partition("\n")[0]


def test_pieces_are_listed_by_how_well_they_are_known(tmp_path: Path) -> None:
    shown = run(tmp_path, "pieces", "duel").output
    assert "\nBoards\n  reconstructed: 4 of 4\n    Standard board\n" in shown
    assert "\nCards\n  known: 4 of 10\n    Charge\n" in shown
    assert "  inferred: 6 of 10\n    Spark\n    Lightning\n    Counter\n" in shown
    found = run(tmp_path, "pieces", "duel", "ETINCELLE", "--lang", "fr").output
    assert found.startswith(
        "\nCartes\n  Étincelle  déduit, 2 exemplaires\n    Attaque de force 1.\n"
    )
    assert "Chaque joueur en a une en main dès le début." in found
    copy = json.loads(run(tmp_path, "pieces", "duel", "copy", "--json").output)["card"]["Copy"]
    assert (copy["status"], copy["copies"]) == ("inferred", 1)
    assert copy["does"][0] == "Does what your resting card does."
    assert (
        "\nThe arena\n  reconstructed: 1 of 1\n    The arena\n"
        in run(tmp_path, "pieces", "robot_quest_arena").output
    )
    none = run(tmp_path, "pieces", "duel", "joker")
    assert (none.status, none.output) == (2, "")
    assert none.errors == "automatable: No piece has that name.\n"
    unlisted = run(tmp_path, "pieces", "_template")
    assert unlisted.errors == "automatable: This game lists no cards or pieces.\n"


@pytest.mark.parametrize("command", ["learn", "puzzles", "daily"])
def test_whoever_names_no_game_is_told_which_there_are(tmp_path: Path, command: str) -> None:
    done = run(tmp_path, command, "--lang", "fr")
    assert (done.status, done.errors) == (0, "")
    for name in ("cyberion", "duel", "raising_robots", "robot_quest_arena"):
        assert f"automatable {command} {name} --lang fr  " in done.output
    assert "L’Atelier des Prodiges" in done.output
