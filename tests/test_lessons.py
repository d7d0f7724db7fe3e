"""Lessons: each can be taken in every way it allows, and one that cannot is noticed."""

import re
from collections.abc import Mapping
from dataclasses import replace
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Any

import pytest

from automatable import game
from automatable.kernel.registry import games
from automatable.kernel.rng import Rng
from automatable.lessons import BadLesson, Lesson, LessonRun, lesson, lessons
from automatable.lessons.coverage import left_out, sections, taught
from automatable.lessons.lesson import NEXT, Scripted
from automatable.testkit.lessons import check_lesson, check_lessons
from automatable.testkit.taught import check_taught, named_rules
from automatable.testkit.walks import random_game
from automatable.words import LANGUAGES, Words

FIRST = lesson(game("duel"), "first")
FIRST_GAMES = {"duel": 3, "cyberion": 6, "robot_quest_arena": 6, "raising_robots": 10}  # minutes


@pytest.mark.parametrize("name", games())
def test_every_lesson_can_be_taken(name: str) -> None:
    check_lessons(game(name))


@pytest.mark.parametrize(("name", "minutes"), FIRST_GAMES.items())
def test_a_first_game_is_short(name: str, minutes: int) -> None:
    first = lessons(game(name))[0]
    assert 8 <= len(first.steps) <= 15
    assert first.minutes <= minutes


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", FIRST_GAMES)
def test_captions_are_short_and_can_be_read_in_the_time_stated(name: str, lang: str) -> None:
    words = Words(lang, game(name))
    for one in lessons(game(name)):
        keys = [f"{one.title}-{step}" for step in [*(step.name for step in one.steps), "end"]]
        told = [len(words.say(key).split()) for key in keys]
        assert max(told) <= 56, one.id
        answers = sum(min(map(len, step.do), default=0) for step in one.steps)
        seconds = sum(told) / 3 + 6 * answers + 3 * len(one.steps)
        assert seconds <= 60 * one.minutes, one.id


# The words that only this game uses so, and the caption that explains each.
EXPLAINED = {
    ("duel", "en"): {
        "rest zone": "first-move",
        "bonus card": "first-ray",
        "strength": "first-lightning",
    },
    ("duel", "fr"): {
        "zone de repos": "first-move",
        "carte bonus": "first-ray",
        "force": "first-lightning",
    },
    ("cyberion", "en"): {
        "Platform": "first-rows",
        "abilit(y|ies)": "first-upgrade",
        "levels?": "first-upgrade",
        "Flash": "first-flash",
        "Support": "first-support",
        "Failsafe": "first-failsafe",
        "Battery": "first-failsafe",
        "trigger": "",
        "Mainframe": "upgrades-price",
        "Stock": "stock-stow",
        "Prep": "commandbots-prep",
        "Limbot": "babybots-goal",
        "Structural Damage": "gigantobots-goal",
        "Interference": "cog-goal",
    },
    ("cyberion", "fr"): {
        "Plateforme": "first-rows",
        "habiletés?": "first-upgrade",
        "niveaux?": "first-upgrade",
        "Flash": "first-flash",
        "Support": "first-support",
        "Soupape": "first-failsafe",
        "Batterie": "first-failsafe",
        "déclencher": "",
        "Processeur Central": "upgrades-price",
        "Stock": "stock-stow",
        "préparer": "commandbots-prep",
        "Limbots": "babybots-goal",
        "Dégâts Structurels": "gigantobots-goal",
        "Interférence": "cog-goal",
    },
    ("robot_quest_arena", "en"): {
        "cubes?": "first-goal",
        "Energy": "first-energy",
        "Shop": "first-buy",
        "Supply": "shop-offer",
        "Junkyard": "shop-scrap",
        "Reserve": "knockout-back",
        "[Mm]elee": "sight-end",
        "ranged": "",
        "ability": "robots-take",
    },
    ("robot_quest_arena", "fr"): {
        "cubes?": "first-goal",
        "Énergie": "first-energy",
        "Boutique": "first-buy",
        "Ravitaillement": "shop-offer",
        "Décharge": "shop-scrap",
        "Réserve": "knockout-back",
        "mêlée": "sight-end",
        "capacité": "robots-take",
    },
    ("raising_robots", "en"): {
        "phases?": "first-rows",
        "energy cards?": "first-pair",
        "[Cc]ubes?": "first-fabricate",
        "materials?": "first-recycle",
        "duct tape": "first-recycle",
        "class(es)?": "first-score",
        "wilds?": "start-second",
        "Inspiration": "upgrade-first",
        "grades?": "classes-goal",
        "extra credit": "classes-credit",
        "ability": "inventors-goal",
    },
    ("raising_robots", "fr"): {
        "phases?": "first-rows",
        "cartes Énergie": "first-pair",
        "[Cc]ubes?": "first-fabricate",
        "matériaux?": "first-recycle",
        "adhésifs?": "first-recycle",
        "cartes? Leçon": "first-score",
        "jokers?": "start-second",
        "Inspiration": "upgrade-first",
        "notes?": "classes-goal",
        "bonus scolaire": "classes-credit",
        "capacité": "inventors-goal",
    },
}


def captions(name: str, lang: str) -> dict[str, str]:
    """All that the lessons of a game tell, in the order in which they are best taken."""
    words = Words(lang, game(name))
    told = {}
    for one in lessons(game(name)):
        told[one.id] = words.about(one.title)
        for step in (*(step.name for step in one.steps), "end"):
            told[f"{one.id}-{step}"] = words.say(f"{one.title}-{step}")
    return told


@pytest.mark.parametrize(("name", "lang"), EXPLAINED)
def test_no_word_is_used_before_it_is_explained(name: str, lang: str) -> None:
    told = captions(name, lang)
    for word, explained in EXPLAINED[name, lang].items():
        found = [key for key, text in told.items() if re.search(rf"\b{word}\b", text)]
        assert (found or [""])[0] == explained, word


@pytest.mark.parametrize("name", games())
def test_every_rule_told_by_name_is_taught_or_left_out_for_a_reason(name: str) -> None:
    check_taught(game(name))


@pytest.mark.parametrize("name", ["duel", "cyberion"])
def test_the_rules_told_by_name_are_those_met_in_play(name: str) -> None:
    _, state = random_game(game(name), {}, Rng(1))
    assert state.log is not None
    assert state.result is not None
    met = {event.rule for event in state.log} | {state.result.rule}
    assert met <= named_rules(game(name))


def test_a_rule_that_no_lesson_teaches_is_noticed(tmp_path: Path) -> None:
    class Longer:
        id = "longer"
        folder = tmp_path
        rulebook = game("duel").rulebook

    for part in ("lessons", "rules"):
        (tmp_path / part).mkdir()
    (tmp_path / "lessons" / "1-x.toml").write_text(
        "minutes = 1\n[[steps]]\nname = 'a'\nrules = ['DUE-ATK-01']"
    )
    code = tmp_path / "rules" / "attack.py"
    code.write_text('state.tell("hit", "DUE-ATK-01")  # DUE-ATK-03\n')
    longer: Any = Longer()
    check_taught(longer)
    code.write_text('state.tell("hit", "DUE-ATK-02")\n')
    with pytest.raises(AssertionError, match=r"no lesson teaches \['DUE-ATK-02'\]"):
        check_taught(longer)
    reasons = tmp_path / "lessons" / "untaught.toml"
    reasons.write_text("[[left_out]]\nwhy = 'rare'\nrules = ['DUE-ATK-02']")
    check_taught(longer)
    code.write_text("")
    with pytest.raises(AssertionError, match=r"need not list \['DUE-ATK-02'\]"):
        check_taught(longer)
    reasons.write_text("[[left_out]]\nrules = []")
    with pytest.raises(BadLesson, match=r"untaught\.toml: 'why'"):
        left_out(longer)


def test_sections_say_what_is_taught_where_in_the_reader_s_language() -> None:
    known = game("duel")
    by = {section.name: section for section in sections(known, "fr")}
    counter = next(one for name, one in by.items() if "CTR" in name)
    assert [(lesson.id, ids[0]) for lesson, ids in counter.taught] == [("counter", "DUE-CTR-01")]
    assert counter.taught_rules() == len(counter.rules) == 4
    assert sum(section.taught_rules() for section in by.values()) == len(taught(known))


def changed(number: int, **parts: object) -> Lesson:
    """The first lesson of the Duel with another step."""
    steps = list(FIRST.steps)
    steps[number] = replace(steps[number], **parts)  # type: ignore[arg-type]
    return replace(FIRST, steps=tuple(steps))


@pytest.mark.parametrize(
    ("number", "parts", "told"),
    [
        (2, {"do": (("play:Counter",),)}, "cannot be answered"),
        (2, {"then": (Scripted(1, "play:Counter"),)}, "cannot be answered"),
        (2, {"wrong": {"play:Spark": "x"}}, "is right"),
        (2, {"wrong": {"play:Lightning": "DUE-RND-04"}}, "not DUE-RND-04"),
        (2, {"wrong": {"play:Counter": "DUE-RND-03"}}, "not DUE-RND-03"),
        (2, {"wrong": {"play:X*": "lightning"}}, "never met, not lesson-first-spark-lightning"),
        (
            2,
            {"do": (("play:Spark",), ("play:Lightning",)), "wrong": {}},
            "step lightning: play:Lightning cannot",
        ),
        (3, {"then": (Scripted(1, "play:Barrier"),)}, "nature has not answered"),
        (0, {"rules": ("DUE-XXX-01",)}, "first"),
    ],
)
def test_a_lesson_that_the_rules_no_longer_allow_is_noticed(
    number: int, parts: Mapping[str, object], told: str
) -> None:
    with pytest.raises((AssertionError, BadLesson)) as found:
        check_lesson(changed(number, **parts))
    assert told in str(found.value)


def test_what_is_right_goes_on_and_what_is_wrong_is_told() -> None:
    run = LessonRun(FIRST, [NEXT, NEXT])
    assert run.give("play:Lightning").key == "lesson-first-spark-lightning"
    assert run.give("play:Charge").key == "lesson-first-spark-wrong"
    refusal = run.give("play:Counter").refusal
    assert refusal is not None
    assert (refusal.rule, refusal.facts is not None) == ("DUE-RND-04", True)
    assert run.give(NEXT).key == "lesson-your-turn"
    assert run.give("play:Spark").is_right
    assert (run.step.name, run.key) == ("move", "lesson-first-move")
    assert "hit" in [event.kind for event in run.events()]


def test_a_step_without_anything_to_do_is_read() -> None:
    run = LessonRun(FIRST)
    assert run.decision() is None
    assert run.give("play:Spark").key == "lesson-read-first"
    assert run.give(NEXT).is_right


def test_only_what_is_right_is_on_offer() -> None:
    decision = LessonRun(FIRST, [NEXT, NEXT]).decision()
    assert decision is not None
    assert [FIRST.game.catalogue.name(option) for option in decision.options] == ["play:Spark"]


def test_what_is_right_until_the_next_step_is_told_with_it() -> None:
    walk = lesson(game("robot_quest_arena"), "moving")
    battery = "play:battery"
    run = LessonRun(walk, [NEXT, battery])
    assert run.ways() == [f"{battery} {battery}"]
    run.give(battery)
    run.give(battery)
    assert run.ways() == ["move:pug@r1c3 move:pug@r2c3 move:pug@r3c3"]
    run.give("move:pug@r1c3")
    assert run.ways() == ["move:pug@r2c3 move:pug@r3c3"]
    assert LessonRun(FIRST).ways() == []


@pytest.mark.parametrize("name", FIRST_GAMES)
def test_all_that_a_board_may_light_is_taken_to_the_next_step(name: str) -> None:
    """Boards light an answer, or several at once, by `ways`: whatever agrees with them is right."""
    number = game(name).catalogue.number
    for one in lessons(game(name)):
        run = LessonRun(one)
        while not run.is_over:
            decision = run.decision()
            firsts = {way.split()[0] for way in run.ways()}
            told = {action for first in firsts for action in matching(run, first)}
            assert told == (set(decision.options) if decision else set()), (one.id, run.step.name)
            assert number(run.right()) in told if decision else not run.ways()
            run.give(run.right())


def matching(run: LessonRun, pattern: str) -> list[int]:
    """What the learner is asked that fits."""
    asked = run.state.asked(run.lesson.seat)
    name = run.state.game.catalogue.name
    return [one for one in asked.options if fnmatchcase(name(one), pattern)] if asked else []


def test_a_finished_lesson_tells_its_end_and_takes_nothing_more() -> None:
    given = [step.do[0][0] if step.do else NEXT for step in FIRST.steps]
    run = LessonRun(FIRST, given)
    assert (run.is_over, run.key) == (True, "lesson-first-end")
    with pytest.raises(BadLesson, match="is over"):
        run.give(NEXT)


def test_an_unknown_lesson_is_told_with_those_there_are() -> None:
    with pytest.raises(BadLesson, match="there are first, clashes"):
        lesson(game("duel"), "chess")


@pytest.mark.parametrize(
    ("name", "text", "told"),
    [
        ("first.toml", "", "named like"),
        ("1-rules.toml", "", "named like"),
        ("1-x.toml", "minutes = 1", "steps"),
        ("1-x.toml", "minutes = 1\nlevel = 2\n[[steps]]\nname = 'a'", "level means nothing"),
        ("1-x.toml", "minutes = 1\n[[steps]]\nname = 'a'\nwho = 'b'", "who means nothing"),
        ("1-x.toml", "minutes = 1\n[[steps]]\nname = 'a'\n[[steps]]\nname = 'a'", "same name"),
        ("1-x.toml", "minutes = 1\n[[steps]]\nname = 'end'", "not a step"),
        ("1-x.toml", "minutes = 1\nseat = 'Z'\n[[steps]]\nname = 'a'", "letter of a seat"),
    ],
)
def test_a_file_that_is_no_lesson_is_refused(
    tmp_path: Path, name: str, text: str, told: str
) -> None:
    class Elsewhere:
        folder = tmp_path

    (tmp_path / "lessons").mkdir()
    (tmp_path / "lessons" / name).write_text(text)
    with pytest.raises(BadLesson, match=told):
        lessons(Elsewhere())  # type: ignore[arg-type]
