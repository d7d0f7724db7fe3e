"""Outsiders' mistakes: stable codes, and the exceptions Python people expect."""

import pytest

from automatable.kernel import errors
from automatable.kernel.errors import AutomatableError, IllegalAction, NotAsked, Refused

LOOKUPS = {"UnknownGame", "UnknownBot", "UnknownLanguage", "UnknownRule"}
VALUES = {
    "UnknownAction",
    "Refused",
    "IllegalAction",
    "NotAsked",
    "CannotTakeBack",
    "Stale",
    "BadSettings",
    "BadPosition",
    "BadData",
    "OtherVersion",
    "BadRecord",
}


def of_kind(kind: type[Exception]) -> set[str]:
    return {
        name
        for name, error in vars(errors).items()
        if isinstance(error, type)
        and issubclass(error, AutomatableError)
        and issubclass(error, kind)
    }


def test_what_is_not_found_is_a_lookup_error() -> None:
    assert of_kind(LookupError) == LOOKUPS


def test_what_is_wrong_is_a_value_error() -> None:
    assert of_kind(ValueError) == VALUES


@pytest.mark.parametrize("name", sorted(LOOKUPS | VALUES))
def test_the_code_is_the_name_in_small_letters(name: str) -> None:
    words = "".join(f"_{letter.lower()}" if letter.isupper() else letter for letter in name)
    assert vars(errors)[name].code == words.removeprefix("_")


@pytest.mark.parametrize("kind", [Refused, IllegalAction, NotAsked])
def test_a_refusal_carries_its_rule(kind: type[Refused]) -> None:
    refusal = kind("not now", "TST-WAI-01")
    assert refusal.rule == "TST-WAI-01"
    assert str(refusal) == "not now (TST-WAI-01)"


def test_what_is_quoted_does_not_make_a_message_endless() -> None:
    error = AutomatableError("no game is named " + "x" * 100_000 + "!", "name", name="y" * 100_000)
    assert len(str(error)) <= errors.LONGEST
    assert str(error).startswith("no game is named xxx")
    assert str(error).endswith("xxx!")
    assert len(str(error.facts["name"])) <= errors.LONGEST
    assert str(AutomatableError("x" * errors.LONGEST)) == "x" * errors.LONGEST
