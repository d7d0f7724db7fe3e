"""Lessons over HTTP: what the browser gets at each step, and what wrong answers are told."""

from automatable.kernel.registry import games
from automatable.server import wire_practice as wire

from .helpers import Json, Person, Server


def test_the_lessons_of_every_game_are_listed(server: Server) -> None:
    ada = Person(server)
    for game in games():
        for one in ada.get(f"/api/games/{game}/lessons"):
            found = wire.LessonInfo.model_validate(one)
            assert found.steps > 1


def page(ada: Person, given: str = "", answer: str = "") -> Json:
    found: Json = ada.get("/api/games/duel/lessons/first", given=given, answer=answer)
    wire.LessonPage.model_validate(found)
    return found


def test_a_lesson_goes_on_by_right_answers(server: Server) -> None:
    ada = Person(server)
    first = page(ada)
    assert (first["step"], first["key"], first["decision"]) == (0, "lesson-first-goal", None)
    asked = page(ada, ". .")
    assert [option["action"] for option in asked["decision"]["options"]] == ["play:Spark"]
    after = page(ada, ". .", "play:Spark")
    assert (after["reply"]["right"], after["step"]) == (True, 3)
    assert [event["kind"] for event in after["events"]][:2] == ["revealed", "paid"]
    assert after["view"] == page(ada, ". . play:Spark")["view"]


def test_a_wrong_answer_is_told_and_changes_nothing(server: Server) -> None:
    ada = Person(server)
    told = page(ada, ". .", "play:Lightning")
    assert (told["step"], told["reply"]["key"]) == (2, "lesson-first-spark-lightning")
    refused = page(ada, ". .", "play:Counter")["reply"]
    assert (refused["right"], refused["rule"]) == (False, "DUE-RND-04")
    assert refused["facts"] == {"good": "disk", "cost": 2, "have": 0}


def test_what_is_no_lesson_or_no_answer_is_a_problem(server: Server) -> None:
    ada = Person(server)
    for path, status in (
        ("/api/games/duel/lessons/chess", 404),
        ("/api/games/chess/lessons", 404),
        ("/api/games/duel/lessons/first?given=play:Spark", 422),
        ("/api/games/duel/lessons/first?given=.%20.&answer=nonsense", 422),
        ("/api/games/duel/lessons/first?given=" + "x" * 9_000, 422),
    ):
        assert ada.web.get(path).status_code == status, path
