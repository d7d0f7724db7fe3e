"""Puzzles and the daily challenge over HTTP."""

from dataclasses import replace

import pytest

from automatable import Rng, game
from automatable.kernel.registry import games
from automatable.puzzles import PuzzleRun, Reply, puzzles
from automatable.server import wire_practice as wire
from automatable.server.puzzles import _page

from .helpers import Json, Person, Server

ONE = next(one for one in puzzles(game("duel")) if len(one.steps) > 1)
DAY = "2026-11-17"


def page(ada: Person, given: str = "", answer: str = "") -> Json:
    found: Json = ada.get(
        f"/api/games/duel/puzzles/{ONE.id}",
        given=given,
        answer=answer,
        rating=ONE.rating,
        played=20,
    )
    wire.PuzzlePage.model_validate(found)
    return found


def test_the_puzzles_of_every_game_are_listed(server: Server) -> None:
    ada = Person(server)
    counts = {one["game"]: one["puzzles"] for one in ada.get("/api/games")}
    for name in games():
        found = [
            wire.PuzzleInfo.model_validate(one) for one in ada.get(f"/api/games/{name}/puzzles")
        ]
        assert len(found) == counts[name]
        assert [one.rating for one in found] == sorted(one.rating for one in found)


def test_a_puzzle_is_solved_by_right_answers(server: Server) -> None:
    ada = Person(server)
    first = page(ada)
    assert (first["step"], first["over"], first["next"]) == (0, False, ONE.steps[0].right)
    wrong = page(ada, "", ONE.steps[0].second)
    assert (wrong["reply"]["right"], wrong["step"]) == (False, 0)
    assert wrong["worth"] == (ONE.steps[0].worths[ONE.steps[0].second] + 5) // 10
    second = page(ada, "", ONE.steps[0].right)
    assert (second["reply"]["right"], second["step"], second["solved"]) == (True, 1, False)
    last = page(ada, " ".join(ONE.answers[:-1]), ONE.answers[-1])
    assert last["solved"] and last["step"] == last["steps"] and last["rules"]
    assert last["won"] > ONE.rating > last["lost"]


def test_what_is_no_puzzle_or_no_answer_is_a_problem(server: Server) -> None:
    ada = Person(server)
    address = f"/api/games/duel/puzzles/{ONE.id}"
    for path, status in (
        ("/api/games/duel/puzzles/chess", 404),
        ("/api/games/chess/puzzles", 404),
        (f"{address}?given={ONE.steps[0].second}", 422),
        (f"{address}?answer=nonsense", 422),
        (f"{address}?rating=-1", 422),
        (f"{address}?given=" + "x" * 9_000, 422),
    ):
        assert ada.web.get(path).status_code == status, path


@pytest.mark.parametrize("name", ["robot_quest_arena", "raising_robots"])
def test_nothing_hidden_is_in_the_page_of_a_puzzle(name: str) -> None:
    """The page is the same in a world that the seat cannot tell from that of the puzzle."""
    rng, changed = Rng(1), 0
    for one in puzzles(game(name))[:8]:
        state = one.begin()
        world = one.game.determinize(state, one.seat, rng)
        start = one.game.position(world)
        changed += start != dict(one.start)
        pages = [_page(PuzzleRun(each), Reply(True)) for each in (one, replace(one, start=start))]
        assert {**pages[0], "puzzle": ""} == {**pages[1], "puzzle": ""}
    assert changed or name == "raising_robots"  # alone, nothing is hidden


def day(ada: Person, given: str = "", answer: str = "", name: str = "raising_robots") -> Json:
    found: Json = ada.get(f"/api/games/{name}/daily", date=DAY, given=given, answer=answer)
    wire.DailyPage.model_validate(found)
    return found


def test_a_day_goes_on_by_answers_alone(server: Server) -> None:
    ada, bob = Person(server), Person(server)
    first = day(ada)
    assert first == day(bob)
    assert (first["step"], first["record"], first["outcome"]) == (0, "", None)
    answer = first["decision"]["options"][0]["action"]
    second = day(ada, "", answer)
    assert (second["step"], second["reply"]["right"]) == (1, True)
    again = day(bob, answer)
    assert {**again, "events": []} == {**second, "events": []}
    refused = day(ada, answer, answer)
    assert (refused["reply"]["right"], refused["step"]) == (False, 1)


def test_what_is_no_day_or_no_answer_is_a_problem(server: Server) -> None:
    ada = Person(server)
    for path, status in (
        ("/api/games/duel/daily?date=2020-01-01", 400),
        ("/api/games/duel/daily", 422),
        ("/api/games/_template/daily?date=2026-11-17", 400),
        ("/api/games/chess/daily?date=2026-11-17", 404),
        ("/api/games/duel/daily?date=2026-11-17&answer=nonsense", 400),
        ("/api/games/duel/daily?date=2026-11-17&given=play:Counter", 400),
    ):
        assert ada.web.get(path).status_code == status, path
