"""Summaries, pieces and examples over HTTP."""

import pytest

from automatable import game
from automatable.kernel.registry import games
from automatable.kernel.seats import Seat
from automatable.lessons import summary
from automatable.server import wire

from .helpers import Person, Server


@pytest.mark.parametrize("name", games())
def test_summary_and_pieces_of_every_game_have_their_shape(server: Server, name: str) -> None:
    ada = Person(server)
    for lang in ("en", "fr"):
        told = wire.SummaryPage.model_validate(ada.get(f"/api/games/{name}/summary", lang=lang))
        texts = [one.text for section in told.sections for one in section.paragraphs]
        assert (told.game, told.lang) == (name, lang)
        assert not any(text.startswith("summary-") for text in texts)
        pieces = wire.PiecesPage.model_validate(ada.get(f"/api/games/{name}/pieces", lang=lang))
        assert all(kind.pieces for kind in pieces.kinds)
        assert not any(kind.title.startswith("pieces-") for kind in pieces.kinds)


def test_a_picture_is_what_its_seat_sees(server: Server) -> None:
    found = Person(server).get("/api/games/duel/summary", lang="fr")
    goal = found["sections"][0]
    assert goal["title"] == "Votre but"
    assert goal["paragraphs"][0]["rules"] == ["DUE-VIC-01", "DUE-VIC-02"]
    assert (goal["picture"]["spot"], goal["picture"]["seats"]) == ("", 2)
    picture = summary(game("duel"))[0].picture
    assert picture is not None
    state = picture.state(game("duel"))
    assert goal["picture"]["view"] == game("duel").view(state, Seat(0))


def test_an_example_shows_a_rule_at_work(server: Server) -> None:
    ada = Person(server)
    rules = {rule["id"]: rule for rule in ada.get("/api/games/duel/rules")}
    assert rules["DUE-VIC-02"]["shown"]
    assert "first" in rules["DUE-VIC-02"]["lessons"]
    shown = wire.RuleExample.model_validate(ada.get("/api/games/duel/rules/DUE-VIC-02/example"))
    assert (shown.rule, shown.lesson) == ("DUE-VIC-02", rules["DUE-VIC-02"]["lessons"][0])
    assert not rules["DUE-NOT-01"]["shown"]
    ada.problem("GET", "/api/games/duel/rules/DUE-NOT-01/example", 404)
    ada.problem("GET", "/api/games/duel/rules/DUE-XYZ-99/example", 404)
    ada.problem("GET", "/api/games/duel/summary?lang=xx", 404)
    ada.problem("GET", "/api/games/nothing/pieces", 404)
