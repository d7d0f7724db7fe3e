"""The tests run on the modules they are meant for."""

import os

import automatable


def test_these_tests_run_on_what_they_should() -> None:
    expected = os.environ.get("AUTOMATABLE_EXPECT")
    assert expected in (None, "compiled" if automatable.COMPILED else "pure")
