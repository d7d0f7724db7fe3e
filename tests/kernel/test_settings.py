"""Settings: read from text or values, and refused with a name and what is wanted."""

import pytest

from automatable.kernel.errors import BadSettings
from automatable.kernel.settings import (
    LONGEST_DATA,
    Choice,
    Data,
    Numbers,
    Setting,
    Value,
    Whole,
    read_settings,
    show_settings,
)

BOARD = Choice("board", "standard", ("standard", "short"))
LENGTH = Whole("length", 4, 2, 8)
ROUNDS = Whole("max_rounds", 200, 1, 1000, optional=True)
STARS = Numbers("stars", (1, 3), 1, 7)
COST = Numbers("cost", (0, 2), 0, 4, 2)
ALL = (BOARD, LENGTH, ROUNDS, STARS, COST)


@pytest.mark.parametrize(
    ("setting", "text", "value"),
    [
        (BOARD, "short", "short"),
        (LENGTH, "2", 2),
        (LENGTH, "8", 8),
        (LENGTH, "007", 7),
        (ROUNDS, "1000", 1000),
        (ROUNDS, "none", None),
        (ROUNDS, "None", None),
        (STARS, "1,3", (1, 3)),
        (STARS, "3, 1 ,3", (1, 3)),
        (STARS, "7", (7,)),
        (STARS, "none", ()),
        (STARS, "", ()),
        (COST, "0,0", (0, 0)),
        (COST, "4,1", (4, 1)),
        (COST, " 1 , 4 ", (1, 4)),
    ],
)
def test_a_setting_reads_what_people_type(setting: Setting, text: str, value: Value) -> None:
    assert setting.read(text) == value


@pytest.mark.parametrize(
    ("setting", "text"),
    [
        (BOARD, ""),
        (BOARD, "Short"),
        (BOARD, "round"),
        (LENGTH, ""),
        (LENGTH, "1"),
        (LENGTH, "9"),
        (LENGTH, "-4"),
        (LENGTH, "+4"),
        (LENGTH, "4.0"),
        (LENGTH, "4 "),
        (LENGTH, "1_0"),
        (LENGTH, "four"),
        (LENGTH, "٤"),  # a digit, but not one that records hold
        (LENGTH, "²"),
        (LENGTH, "none"),
        (LENGTH, "99999999999999999999"),
        (ROUNDS, "0"),
        (ROUNDS, "never"),
        (STARS, "0"),
        (STARS, "8"),
        (STARS, "1;3"),
        (STARS, "1,,3"),
        (STARS, ","),
        (STARS, "1,x"),
        (STARS, "-1"),
        (STARS, "٣"),
        (COST, "1"),
        (COST, "1,2,3"),
        (COST, "none"),
        (COST, ""),
        (COST, "5,0"),
        (COST, "0,-1"),
    ],
)
def test_a_refusal_names_the_setting_and_what_it_wants(setting: Setting, text: str) -> None:
    with pytest.raises(BadSettings) as refusal:
        setting.read(text)
    assert str(refusal.value) == f"{setting.name} is {text!r}, but must be {setting.wants()}"
    assert refusal.value.code == "bad_settings"


@pytest.mark.parametrize("setting", [LENGTH, ROUNDS, STARS, COST])
def test_a_number_too_long_for_python_is_refused_like_any_other(setting: Setting) -> None:
    with pytest.raises(BadSettings, match=f"^{setting.name} is "):
        setting.read("9" * 5000)


@pytest.mark.parametrize(
    ("setting", "wants"),
    [
        (BOARD, "one of standard, short"),
        (LENGTH, "a whole number from 2 to 8"),
        (ROUNDS, "a whole number from 1 to 1000, or none"),
        (STARS, "numbers from 1 to 7 separated by commas"),
        (COST, "2 numbers from 0 to 4 separated by commas"),
    ],
)
def test_a_setting_says_what_it_wants(setting: Setting, wants: str) -> None:
    assert setting.wants() == wants


@pytest.mark.parametrize(
    ("setting", "value", "text"),
    [
        (BOARD, "short", "short"),
        (LENGTH, 7, "7"),
        (ROUNDS, None, "none"),
        (ROUNDS, 5, "5"),
        (STARS, (), "none"),
        (STARS, (1, 2, 7), "1,2,7"),
        (COST, (4, 0), "4,0"),
    ],
)
def test_a_value_is_shown_as_text_that_reads_back(
    setting: Setting, value: Value, text: str
) -> None:
    assert setting.show(value) == text
    assert setting.read(text) == value


def test_what_is_not_given_is_the_default() -> None:
    assert read_settings(ALL, {}) == {
        "board": "standard",
        "length": 4,
        "max_rounds": 200,
        "stars": (1, 3),
        "cost": (0, 2),
    }


@pytest.mark.parametrize(
    ("name", "given", "value"),
    [
        ("length", 5, 5),
        ("length", "5", 5),
        ("max_rounds", None, None),
        ("stars", [3, 1], (1, 3)),
        ("stars", (2,), (2,)),
        ("stars", {7, 1}, (1, 7)),
        ("stars", frozenset({1}), (1,)),
        ("stars", set(), ()),
        ("stars", [], ()),
        ("stars", 5, (5,)),
        ("cost", (4, 0), (4, 0)),
        ("cost", ["1", "2"], (1, 2)),
    ],
)
def test_values_are_taken_as_text_is(name: str, given: object, value: Value) -> None:
    assert read_settings(ALL, {name: given})[name] == value


@pytest.mark.parametrize(
    ("name", "given"),
    [
        ("length", None),
        ("length", 2.0),
        ("length", True),
        ("length", -3),
        ("length", [4] * 2),
        ("board", 3),
        ("stars", {1.5}),
        ("stars", "1,3]"),
        ("cost", {"battery": 1}),
    ],
)
def test_values_of_another_kind_are_refused(name: str, given: object) -> None:
    with pytest.raises(BadSettings, match=f"^{name} is "):
        read_settings(ALL, {name: given})


def test_an_unknown_setting_is_refused_with_the_known_ones() -> None:
    with pytest.raises(BadSettings) as refusal:
        read_settings(ALL, {"colour": 4})
    assert str(refusal.value) == (
        "no setting is named 'colour'; the settings are board, length, max_rounds, stars, cost"
    )
    with pytest.raises(BadSettings, match=r"'lenght'; did you mean length\?"):
        read_settings(ALL, {"lenght": 4})


def test_a_game_without_settings_says_so() -> None:
    with pytest.raises(BadSettings, match="the settings are none"):
        read_settings((), {"length": 4})


def test_only_what_differs_from_the_default_is_shown() -> None:
    given = {"length": 4, "max_rounds": None, "stars": (), "cost": "0,2"}
    values = read_settings(ALL, given)
    assert show_settings(ALL, values) == {"max_rounds": "none", "stars": "none"}


def test_what_is_shown_reads_back() -> None:
    values = read_settings(ALL, {"board": "short", "length": 8, "stars": "7,2", "cost": "1,1"})
    assert read_settings(ALL, show_settings(ALL, values)) == values


def in_one_line(text: str, where: str) -> str:
    """A stand-in for a game's reader: lines become words."""
    if "?" in text:
        raise BadSettings(f"{where}: a question")
    return " ".join(text.split())


def test_data_is_the_games_own_by_name_or_the_text_of_a_file() -> None:
    data = Data("cards", "standard", in_one_line)
    assert data.read("standard") == "standard"
    assert data.read("one\n two\n") == "one two"
    assert data.read(str(data.read("one\n two\n"))) == "one two"
    assert read_settings((data,), {}) == {"cards": "standard"}
    with pytest.raises(BadSettings, match="cards: a question"):
        data.read("?")
    with pytest.raises(BadSettings, match=r"mine\.txt: a question"):
        data.read_file("?", "mine.txt")
    with pytest.raises(BadSettings, match=f"mine.txt has more than {LONGEST_DATA} characters"):
        data.read_file("x" * (LONGEST_DATA + 1), "mine.txt")
    longer = Data("cards", "standard", lambda text, _: text * 2)
    with pytest.raises(BadSettings, match="characters in one line"):
        longer.read_file("x" * LONGEST_DATA, "mine.txt")
