"""What can be read of a game: its summary with pictures, examples of rules, and all its pieces."""

from pathlib import Path

import pytest

from automatable import game
from automatable.kernel.catalogue import Catalogue
from automatable.kernel.contents import Entry, Message, called, completed
from automatable.kernel.game import Game
from automatable.kernel.registry import games
from automatable.lessons import BadLesson, lessons, summary
from automatable.lessons.summary import MISTAKES, Picture, example, pictured, teaching
from automatable.testkit.book import check_contents, check_examples, check_summary
from automatable.words import LANGUAGES, Words
from automatable.words.pieces import find, pieces
from automatable.words.words import BOOK

OURS = ["cyberion", "duel", "raising_robots", "robot_quest_arena"]


@pytest.mark.parametrize("name", games())
def test_a_summary_shows_what_can_be_and_says_all_it_has_to(name: str) -> None:
    check_summary(game(name))


@pytest.mark.parametrize("name", games())
def test_every_piece_is_told_of(name: str) -> None:
    check_contents(game(name))


@pytest.mark.parametrize("name", OURS)
def test_a_summary_has_all_its_parts_on_about_two_pages(name: str) -> None:
    sections = summary(game(name))
    assert {"goal", "table", "turn", "end", MISTAKES} <= {section.name for section in sections}
    assert sum(section.picture is not None for section in sections) >= 3
    for lang in LANGUAGES:
        words = Words(lang, game(name), BOOK)
        keys = [section.key(one) for section in sections for one in section.paragraphs]
        assert 350 < sum(len(words.say(key).split()) for key in keys) < 900


@pytest.mark.parametrize("name", OURS)
def test_every_rule_that_is_shown_has_an_example(name: str) -> None:
    check_examples(game(name))


def test_an_example_is_the_step_of_a_lesson_that_teaches_the_rule() -> None:
    duel = game("duel")
    first = lessons(duel)[0]
    for rule in first.rules():
        found = example(duel, rule)
        assert found is not None
        assert (found.lesson, found.seat) == (teaching(duel, rule)[0], first.seat)
        assert found.caption.startswith(f"lesson-{found.lesson}-")


def test_an_example_without_a_lesson_is_a_picture_of_the_summary() -> None:
    duel = game("duel")
    stated = {rule for one in summary(duel) if one.picture for rule in one.rules()}
    only = [rule for rule in stated if not teaching(duel, rule)]
    for rule in only:
        found = example(duel, rule)
        assert found is not None and found.lesson == ""
        assert found.caption.startswith("summary-")
    assert example(duel, "DUE-NOT-01") is None
    assert "DUE-NOT-01" not in pictured(duel)


def test_a_picture_that_cannot_be_is_noticed() -> None:
    with pytest.raises(BadLesson, match="cannot be"):
        Picture(0, start={"A": "H9 B2 D0 @0 rest - bonus {}"}).state(game("duel"))


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("sections = [{ name = 'a', paragraphs = [], colour = 1 }]", "colour means nothing"),
        ("sections = []\nfont = 1", "font means nothing in a summary"),
        ("sections = [{ paragraphs = [] }]", "name"),
        (
            "sections = [{ name = 'a', paragraphs = [], picture = { seat = 'Q' } }]",
            "not the letter of a seat",
        ),
    ],
)
def test_a_summary_that_cannot_be_read_is_noticed(tmp_path: Path, text: str, told: str) -> None:
    (tmp_path / "summary.toml").write_text(text)
    with pytest.raises(BadLesson, match=told):
        summary(Game("other", 1, str(tmp_path), Catalogue([])))


def test_pieces_are_found_by_name_first_and_then_by_what_they_do() -> None:
    duel = pieces(game("duel"), "fr")
    assert [one.name for one in find(duel, "etincelle")["card"]] == ["Spark"]
    assert [one.name for one in find(duel, "gagnez disque")["card"]] == ["Recovery"]
    assert find(duel, "joker") == {}


def test_what_a_piece_does_has_its_numbers() -> None:
    (laser,) = find(pieces(game("robot_quest_arena"), "en"), "laser")["card"]
    assert laser.does == (
        "Beam of 8 squares in any direction: 2 damage to every robot.",
        "Costs 6 Energy in the Shop.",
    )
    assert (laser.status, laser.copies) == ("reconstructed", 2)
    assert laser.where == "In the Shop deck: 2 copies."


def test_what_only_the_data_files_know_is_listed_all_the_same() -> None:
    duel = game("duel")
    found = completed(
        duel.folder, [Entry("card", "Spark", "inferred", [Message("x", {"a": called("b")})])]
    )
    assert next(entry.name for entry in found if entry.kind == "board") == "standard"
    assert [entry.name for entry in found].count("Spark") == 1
