"""Pictures of a table: what the terminal draws, as a file that is nothing but a picture."""

import re
from typing import Any
from xml.etree import ElementTree

import pytest

from automatable import ORACLE, SPECTATOR, Rng, State, game, game_names
from automatable.kernel.errors import UnknownLanguage
from automatable.terminal.picture import picture

SVG = "{http://www.w3.org/2000/svg}"


def table(name: str, answers: int, seed: int = 3) -> State:
    """A table after some random answers."""
    state, rng = game(name).new(), Rng(seed)
    for _ in range(answers):
        decision = state.decision()
        assert decision is not None
        state.apply(decision.seat, decision.sample(rng))
    return state


def lines(svg: str) -> list[str]:
    """The text of the picture, line by line; checks that every character has its place."""
    found: dict[float, str] = {}
    for run in ElementTree.fromstring(svg).iter(f"{SVG}text"):
        said = run.text or ""
        assert len(run.attrib["x"].split()) == len(said)
        height = float(run.attrib["y"])
        found[height] = found.get(height, "") + said.replace("\N{NO-BREAK SPACE}", " ")
    return [found[height] for height in sorted(found)]


def test_a_duel_is_drawn_as_in_the_terminal() -> None:
    drawn = lines(picture(game("duel").new(), 0, lang="en").svg)
    assert drawn[0] == "Round 1 · bonus pile 4"
    assert "[A]──[★]──[ ]──[★]──( ☾ )──[★]──[ ]──[★]──[B]" in drawn[3]
    assert drawn[1].split() == ["B", "Health", "●●●●", "Battery", "●●○○", "Disk", "○○○○"]


@pytest.mark.parametrize("name", [*game_names(), "_template"])
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_game_has_a_picture_with_words_for_those_who_cannot_see_it(
    name: str, lang: str
) -> None:
    state = table(name, 12)
    root = ElementTree.fromstring(picture(state, lang=lang).svg)
    assert root.attrib["role"] == "img"
    assert root[0].tag == f"{SVG}title" and root[0].text
    assert root[1].tag == f"{SVG}desc" and root[1].text
    assert len(lines(picture(state, lang=lang).svg)) > 4


def test_lines_fit_on_the_paper() -> None:
    for name in game_names():
        root = ElementTree.fromstring(picture(table(name, 20)).svg)
        width, height = float(root.attrib["width"]), float(root.attrib["height"])
        for run in root.iter(f"{SVG}text"):
            assert 0 < float(run.attrib["y"]) < height - 10
            assert all(0 < float(place) < width - 10 for place in run.attrib["x"].split())


def test_notebooks_show_it() -> None:
    shown = picture(game("duel").new())
    assert shown._repr_svg_() == shown.svg
    assert shown.svg.startswith("<svg ")


@pytest.mark.parametrize(
    "name", ["<script>alert(1)</script>", "[red]Ada[/]", '"&amp;', "a\x1b[31m\x00b", "[/nothing]"]
)
def test_names_are_nothing_but_names(name: str) -> None:
    svg = picture(game("duel").new(), 0, names=[name], lang="en").svg
    clean = re.sub(r"[\x00-\x1f]", "", name)
    assert any(clean in line for line in lines(svg))
    assert clean in (ElementTree.fromstring(svg)[1].text or "")
    assert {part.tag for part in ElementTree.fromstring(svg).iter()} == {
        f"{SVG}{tag}" for tag in ("svg", "title", "desc", "rect", "path", "g", "text")
    }


def test_it_loads_nothing_from_anywhere() -> None:
    svg = picture(table("raising_robots", 40), 0).svg
    assert re.findall(r"https?://[^\"]*", svg) == ["http://www.w3.org/2000/svg"]
    assert not re.search(r"href|url\(|<style|@import", svg)


@pytest.mark.parametrize(
    ("name", "answers"), [("duel", 15), ("robot_quest_arena", 110), ("raising_robots", 60)]
)
def test_it_shows_nothing_that_its_viewer_does_not_see(name: str, answers: int) -> None:
    state, rng = table(name, answers), Rng(7)
    played: Any = state.game
    different = 0
    for seat in range(state.seats):
        for _ in range(5):
            world = played.determinize(state, seat, rng)
            different += played.position(world) != played.position(state)
            assert picture(world, seat).svg == picture(state, seat).svg
    assert different > 0


def test_whoever_looks_sees_something_else() -> None:
    state = table("robot_quest_arena", 110)
    views = {picture(state, viewer).svg for viewer in (0, 1, int(SPECTATOR), int(ORACLE))}
    assert len(views) == 4


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(UnknownLanguage):
        picture(game("duel").new(), lang="xx")
