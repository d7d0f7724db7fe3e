"""Taking a lesson in the terminal."""

from pathlib import Path

from .helpers import ESCAPE, run

RIGHT = ["", "", "spark", "move", "ray", "barrier", "charge", "lightning"]


def test_a_lesson_from_the_goal_to_the_end(tmp_path: Path) -> None:
    done = run(tmp_path, "learn", "duel", typed=RIGHT)
    assert (done.status, done.errors) == (0, "")
    assert ESCAPE not in done.output
    assert "Reach the moon with your robot" in done.output
    assert "You won your first Duel!" in done.output
    assert "Next: When both attack. automatable learn duel clashes" in done.output


def test_a_hand_that_is_told_of_is_shown(tmp_path: Path) -> None:
    told = run(tmp_path, "learn", "duel", typed=["", "q"]).output.partition("This is your hand")[2]
    assert "play Lightning" in told and "Press Enter to go on." in told


def test_lessons_that_were_taken_are_kept(tmp_path: Path) -> None:
    run(tmp_path, "learn", "duel", typed=RIGHT)
    first, second, *_ = run(tmp_path, "learn", "duel", "--list").output.splitlines()
    assert first.endswith("Your first Duel  done")
    assert second.endswith("When both attack  2 minutes")
    assert "When both attack" in run(tmp_path, "learn", "duel", typed=["q"]).output


def test_in_french(tmp_path: Path) -> None:
    done = run(tmp_path, "learn", "duel", "--lang", "fr", typed=[*RIGHT[:2], "étincelle", "q"])
    assert done.status == 0
    assert "Votre premier Duel" in done.output
    assert "Touché\xa0!" in done.output


def test_mistakes_are_told_and_steps_taken_back(tmp_path: Path) -> None:
    typed = ["", "", "lightning", "counter", "nonsense", "", "?", "spark", "back", "again", "q"]
    done = run(tmp_path, "learn", "duel", typed=typed)
    assert done.status == 0
    for told in (
        "Try Spark first.",
        "It costs 2 disks, you have 0.",
        "nonsense",
        "It is your turn",
        "one step back",
        "Hit! Spark now lies in your rest zone",
    ):
        assert told in done.output
    assert done.output.count("You win in one of two ways") == 2
    assert done.output.count("Begin with an attack.") == 2


def test_the_lessons_are_listed(tmp_path: Path) -> None:
    done = run(tmp_path, "learn", "duel", "--list")
    names = [line.split()[0] for line in done.output.splitlines()]
    assert names == ["first", "clashes", "counter", "copy", "bonus"]


def test_no_such_lesson(tmp_path: Path) -> None:
    assert "chess" in run(tmp_path, "learn", "duel", "chess").complaint()


def test_the_rules_that_lessons_teach_are_listed_by_section(tmp_path: Path) -> None:
    done = run(tmp_path, "learn", "duel", "--rules", "--lang", "fr")
    assert (done.status, done.errors) == (0, "")
    lines = done.output.splitlines()
    at = next(number for number, line in enumerate(lines) if "Contre (CTR)" in line)
    assert "4 règles sur 4" in lines[at]
    assert lines[at + 1].split() == ["counter", "Les", "disques", "et", "Contre"]
    assert lines[at + 2].split() == ["DUE-CTR-01", "DUE-CTR-02", "DUE-CTR-03", "DUE-CTR-04"]
    assert "automatable rules duel" in lines[-1]


OFFER = "automatable learn duel"


def test_a_newcomer_is_told_of_the_lessons_once(tmp_path: Path) -> None:
    first, second = [run(tmp_path, "play", "duel", typed=["q"]) for _ in range(2)]
    assert (first.output.count(OFFER), second.output.count(OFFER)) == (1, 0)
    assert "automatable learn cyberion" in run(tmp_path, "play", "cyberion", typed=["q"]).output


def test_whoever_has_learned_or_only_watches_is_not_told(tmp_path: Path) -> None:
    assert OFFER not in run(tmp_path, "play", "duel", "--seats", "random,random").output
    run(tmp_path, "learn", "cyberion", typed=["q"])
    told = run(tmp_path, "play", "cyberion", typed=["q"]).output
    assert "automatable learn" not in told
