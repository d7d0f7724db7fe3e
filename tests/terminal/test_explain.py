"""The table explains itself in the terminal: `what` and `why`."""

from pathlib import Path

import pytest

from .helpers import play, replies, run, write_record

HIT = ["0 play:Spark", "1 play:Move"]


def said(tmp_path: Path, *typed: str, lang: str = "en") -> list[str]:
    save = write_record(tmp_path / "game.txt", *HIT)
    before = save.read_bytes()
    done = play(tmp_path, "--save", save, "--lang", lang, typed=[*typed, "q"])
    assert (done.status, done.errors) == (0, "")
    assert save.read_bytes() == before
    return replies(done.output)[1:]


def test_what_can_be_done_is_told_with_what_follows(tmp_path: Path) -> None:
    told = said(tmp_path, "what", "what 1", "what spark", "what zap")
    assert told[0].splitlines()[:3] == [
        "Choose a card for this round. Then the others are asked.",
        "  1  play Charge",
        "      Gain 1 battery. Cost: free.",
    ]
    assert told[1].splitlines()[:2] == ["play Charge:", "  Gain 1 battery."]
    assert told[1].endswith("  Then the others are asked.\n")
    assert "DUE-RND-03" in told[2]  # it rests, and so is no answer
    assert told[3] == "Nothing here is called “zap”.\n"


@pytest.mark.parametrize(
    ("lang", "begin", "all_answered", "hit"),
    [
        ("en", "This is how it came about:", "  Everybody has answered.", "  B takes 1 damage."),
        (
            "fr",
            "Voici comment on en est",
            "  Tout le monde a répondu.",
            "  B subit 1 point de dégât.",
        ),
    ],
)
def test_why_tells_how_a_line_of_the_log_came_about(
    tmp_path: Path, lang: str, begin: str, all_answered: str, hit: str
) -> None:
    told = said(tmp_path, "log", "why #4", "why", "why #0", "why #x", lang=lang)
    assert told[0].splitlines()[3].startswith(f"#4 {hit.strip()} DUE-ATK-03")
    lines = told[1].splitlines()
    assert lines[0].startswith(begin)
    assert lines[1] == all_answered
    assert lines.index(hit) > lines.index(all_answered) + 2
    assert [line for line in lines if "DUE-ATK-03" in line] != []
    assert lines[2].startswith("  ")
    assert "DUE-RND-01" in told[2]  # the last: a round has begun
    for refused in told[3:5]:
        assert "#1" in refused


def test_in_a_turn_the_end_of_it_is_told(tmp_path: Path) -> None:
    typed = ["what", "what end", "end", "why", "q"]
    done = run(tmp_path, "play", "cyberion", "--seed", "7", typed=typed)
    told = replies(done.output)[1:]
    assert "\nIf you end your turn now\n" in told[0]
    assert "a Failsafe token is lost" in told[0].partition("If you end your turn now")[2]
    assert told[1].startswith("end the Intervention:\n  No Machine left the Factory")
    assert "CYB-CLN-02: " in told[1]
    assert "  You answer: end the Intervention.\n" in told[3]


def test_what_a_card_does_is_told_where_it_tells_answers_apart(tmp_path: Path) -> None:
    done = run(tmp_path, "play", "raising_robots", "--seed", "7", typed=["what", "q"])
    assert "VP at the end. You discard " in replies(done.output)[1]
    typed = ["what", "1", "what", "1", "what", "q"]
    done = run(tmp_path, "play", "robot_quest_arena", "--seed", "7", typed=typed)
    robots, _, squares, _, cards = replies(done.output)[1:6]
    assert robots.count("Health 5.") == 2
    assert "Health" not in squares  # the same robot, wherever it comes in
    assert "+1 Energy. You play Battery." in cards
