"""Every id the rules emit has words in every language."""

import re

import pytest

from automatable import Rng
from automatable.games._template import GAME
from automatable.testkit import Table


def messages(language: str) -> dict[str, set[str]]:
    """The variables of every message."""
    text = (GAME.folder / "text" / f"{language}.ftl").read_text("utf-8")
    found = re.findall(r"^([a-z]\S*) =(.*(?:\n[ }].*)*)", text, re.MULTILINE)
    return {key: set(re.findall(r"\$(\w+)", value)) for key, value in found}


def test_languages_have_the_same_keys_and_variables() -> None:
    assert messages("en") == messages("fr")


@pytest.mark.parametrize("language", ["en", "fr"])
def test_everything_has_words(language: str) -> None:
    words = messages(language)
    wanted = {"game-name", "game-tagline"}
    wanted |= {f"setting-{setting.name}" for setting in GAME.settings}
    wanted |= {f"refused-{rule}" for rule in GAME.refusals}
    wanted |= {f"count-{count.name}" for count in GAME.counts}
    for action in range(len(GAME.catalogue)):
        wanted |= {f"action-{GAME.catalogue.verb(action)}", f"thing-{GAME.catalogue.thing(action)}"}
    rng = Rng(3)
    for _ in range(20):
        table = Table(GAME)
        while (decision := table.state.decision()) is not None:
            wanted.add(f"ask-{decision.key}")
            table.state.apply(decision.seat, decision.sample(rng))
        assert table.state.result is not None
        wanted |= {f"view-{key}" for key in table.view()}
        wanted |= {f"view-{key}" for key in table.view()["seats"][0]} - {"view-seat", "view-letter"}
        wanted.add(f"result-{table.state.result.reason}")
        assert table.state.log is not None
        for event in table.state.log:
            assert event.rule in GAME.rulebook
            wanted.add(f"event-{event.kind}")
            assert words[f"event-{event.kind}"] == event.facts.keys() | event.secret.keys()
            if event.secret:
                wanted.add(f"event-{event.kind}-hidden")
                assert words[f"event-{event.kind}-hidden"] == event.facts.keys()
    yours = {key for key in words if key.endswith("-you")}  # the same, told to the one it is about
    assert {key.removesuffix("-you") for key in yours} <= wanted
    assert wanted | yours == {key for key in words if not key.startswith("tell-")}  # of text boards
