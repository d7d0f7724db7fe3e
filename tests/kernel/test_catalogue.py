"""The catalogue: names and numbers of actions."""

import pytest

from automatable.kernel.catalogue import Catalogue
from automatable.kernel.errors import UnknownAction

NAMES = ("play:Spark", "play:Barrier", "crew:SIR3@stock", "pass", "move@north", "crew:Straße@I-4")


def catalogue() -> Catalogue:
    return Catalogue(NAMES)


def test_names_and_numbers_find_each_other() -> None:
    actions = catalogue()
    assert len(actions) == len(NAMES)
    assert [actions.name(action) for action in range(len(NAMES))] == list(NAMES)
    assert [actions.number(name) for name in NAMES] == list(range(len(NAMES)))


@pytest.mark.parametrize("written", ["PLAY:SPARK", "play:spark", "Play:sPARK"])
def test_upper_and_lower_case_are_alike(written: str) -> None:
    assert catalogue().number(written) == 0


def test_letters_of_all_languages_fold() -> None:
    assert catalogue().number("crew:STRASSE@i-4") == 5


def test_an_unknown_name_is_refused_with_the_nearest() -> None:
    with pytest.raises(UnknownAction, match=r"'play:Sprak'; did you mean 'play:Spark'\?"):
        catalogue().number("play:Sprak")


@pytest.mark.parametrize("written", ["", " ", "zzzzzzzz", "12", "\x00"])
def test_a_name_like_no_other_is_refused_without_a_hint(written: str) -> None:
    with pytest.raises(UnknownAction) as refusal:
        catalogue().number(written)
    assert repr(written) in str(refusal.value)
    assert "did you mean" not in str(refusal.value)
    assert refusal.value.code == "unknown_action"


@pytest.mark.parametrize("action", [-1, 6, 99, -(2**40)])
def test_an_unknown_number_is_refused_with_the_bounds(action: int) -> None:
    with pytest.raises(UnknownAction, match=f"action {action}: the catalogue has 0 to 5"):
        catalogue().name(action)


@pytest.mark.parametrize(
    ("name", "verb", "thing", "place"),
    [
        ("play:Spark", "play", "Spark", ""),
        ("crew:SIR3@stock", "crew", "SIR3", "stock"),
        ("pass", "pass", "", ""),
        ("crew:Straße@I-4", "crew", "Straße", "I-4"),
    ],
)
def test_a_name_is_taken_apart(name: str, verb: str, thing: str, place: str) -> None:
    actions = catalogue()
    action = actions.number(name)
    assert (actions.verb(action), actions.thing(action), actions.place(action)) == (
        verb,
        thing,
        place,
    )


def test_a_verb_with_a_place_and_no_object_is_taken_apart() -> None:
    """The test kit allows such names, so the catalogue must read them."""
    actions = catalogue()
    action = actions.number("move@north")
    assert (actions.verb(action), actions.thing(action), actions.place(action)) == (
        "move",
        "",
        "north",
    )


@pytest.mark.parametrize("names", [("a:b", "a:b"), ("a:b", "A:B")])
def test_two_actions_never_share_a_name(names: tuple[str, str]) -> None:
    with pytest.raises(AssertionError, match="share a name"):
        Catalogue(names)
