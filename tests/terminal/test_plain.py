"""Plain text, as read aloud or by a script: what is new, what is asked; the table on demand."""

from pathlib import Path

import pytest

from automatable import Rng, game
from automatable.kernel.registry import games
from automatable.terminal.options import ENDING, listed
from automatable.testkit import Table

from .helpers import answers, options, play, replies, run, write_record

CYBERION = ("play", "cyberion", "--seed", "4", "--save", "g.txt")
TABLE = "Factory, place 1:"


def test_a_long_table_is_told_once_and_then_on_demand(tmp_path: Path) -> None:
    said = replies(run(tmp_path, *CYBERION, typed=["2", "board", "u"]).output)
    assert [TABLE in part for part in said] == [True, False, True, False, False]
    assert said[1].splitlines()[:2] == ["", "Chosen so far: repair I · 2 of size 4."]
    assert options(said[1]) == options(said[2])


def test_what_happened_is_told_before_the_question(tmp_path: Path) -> None:
    said = replies(run(tmp_path, *CYBERION, typed=["2", "2"]).output)
    lines = [line for line in said[2].splitlines() if line]
    assert lines[1] == "You repair I · 2 of size 4 with Planbot 4, Commandbot 4."
    assert lines[2] == "What do you do?"


def test_a_short_table_is_told_every_time(tmp_path: Path) -> None:
    typed = ["charge", "spark"]
    output = run(tmp_path, "play", "duel", "--seats", "human,random", typed=typed).output
    assert all("Star squares: " in part for part in replies(output)[:3])


def test_pictures_show_the_table_every_time(tmp_path: Path) -> None:
    said = replies(run(tmp_path, *CYBERION, "--pictures", typed=["1"]).output)
    assert all("Mainframe" in part for part in said[:2])


def test_what_ends_a_turn_is_listed_last(tmp_path: Path) -> None:
    said = replies(run(tmp_path, *CYBERION, typed=["hint"]).output)
    listed = options(said[0])
    assert listed[0].startswith("repair ")
    assert listed[-1] == "end the Intervention"
    done = run(tmp_path, *CYBERION, typed=[str(len(listed)), "q"])
    assert "Turn 2" in done.output
    assert [line for line in answers(tmp_path / "g.txt") if line[0] == "0"] == ["0 end"]


def test_an_answer_that_loses_the_game_is_given_twice(tmp_path: Path) -> None:
    said = replies(run(tmp_path, *CYBERION, typed=["end", "end", "1", "u", "end", "end"]).output)
    assert "costs a Failsafe token" in said[0]
    assert "loses the game!" in said[1]
    assert said[2].startswith("That loses the game at once")
    assert options(said[3])  # something else was answered instead, and taken back
    assert said[5].startswith("That loses the game at once")
    assert said[6].splitlines()[-2] == "Lost: no Failsafe token was left."
    assert len(said) == 7


def test_an_end_that_is_not_on_offer_is_refused_and_the_game_goes_on(tmp_path: Path) -> None:
    done = run(tmp_path, *CYBERION, typed=["2", "end", "2", "end", "q"])
    said = replies(done.output)
    assert done.status == 0
    assert said[2].startswith("“end the Intervention” is not possible now.")
    assert "Turn 2" in said[4]


@pytest.mark.parametrize(
    ("lang", "told"),
    [("en", "The only answer: Planbot 4 (Platform)."), ("fr", "La seule réponse\xa0: Planbot 4 (")],
)
def test_a_question_with_one_answer_answers_itself(tmp_path: Path, lang: str, told: str) -> None:
    said = replies(run(tmp_path, *CYBERION, "--lang", lang, typed=["2", "2", "u"]).output)
    assert said[2].startswith(told)
    assert options(said[3]) == options(said[1])  # taken back to where there was a choice
    run(tmp_path, *CYBERION, typed=["2"])
    own = [line for line in answers(tmp_path / "g.txt") if line[0] == "0"]
    assert own == ["0 repair:I-4", "0 crew:COM4@platform", "0 crew:PLA4@platform"]


def test_it_need_not(tmp_path: Path) -> None:
    done = run(tmp_path, *CYBERION, "--no-auto", typed=["2", "2", "q"])
    assert "only answer" not in done.output
    assert options(done.output) == ["Planbot 4 (Platform)"]
    assert done.output.splitlines()[-1].endswith("play cyberion --no-auto --save g.txt")


def test_how_many_are_still_to_be_chosen_is_said(tmp_path: Path) -> None:
    said = replies(run(tmp_path, *CYBERION, "--no-auto", typed=["2", "2"]).output)
    assert "one Robot at a time. (2 to choose)" in said[1]
    assert "one Robot at a time. (1 to choose)" in said[2]


def test_as_many_play_as_sit_down(tmp_path: Path) -> None:
    both = run(tmp_path, "play", "cyberion", "--seats", "human:Ann,human:Bob", "--save", "two.txt")
    assert both.output.startswith("Cyberion: A (Ann), B (Bob).")
    assert "It is the Single Factory of Ann." in both.output
    again = run(tmp_path, "play", "cyberion", "--seats", "human,human", "--save", "two.txt")
    assert again.output.startswith("Cyberion: A, B.")
    refused = run(tmp_path, "play", "cyberion", "--seats", "human,human,human")
    assert "players" in refused.complaint()
    refused = run(tmp_path, "play", "cyberion", "--set", "players=1", "--seats", "human,human")
    assert "2" in refused.complaint()
    assert "3" in run(tmp_path, "play", "duel", "--seats", "human,human,human").complaint()


def test_piles_are_looked_through(tmp_path: Path) -> None:
    said = replies(run(tmp_path, *CYBERION, typed=["piles"]).output)
    assert said[1].startswith("Experience pile: nothing.\nDiscard pile: ")
    none = replies(run(tmp_path, "play", "duel", typed=["piles"]).output)
    assert none[1] == "There is no pile to look through.\n"


@pytest.mark.parametrize(("lang", "first"), [("en", "Round 1."), ("fr", "Tour 1.")])
def test_what_the_news_have_said_is_not_said_again(tmp_path: Path, lang: str, first: str) -> None:
    said = replies(play(tmp_path, "--lang", lang, typed=["board", "q"]).output)
    assert said[0].splitlines().count(first) == 1
    assert said[1].splitlines().count(first) == 1  # the whole table, asked for


def test_the_first_line_has_the_colon_of_its_language(tmp_path: Path) -> None:
    assert play(tmp_path, typed=[]).output.startswith("Duel: A (you)")
    assert play(tmp_path, "--lang", "fr", typed=[]).output.startswith("Duel\xa0: A (vous)")


def test_owned_cards_that_cannot_be_played_are_listed_with_the_reason(tmp_path: Path) -> None:
    rounds = ["0 play:Barrier", "1 play:Barrier"]
    save = write_record(tmp_path / "game.txt", *rounds)
    shown = play(tmp_path, "--save", save, typed=[]).output
    assert "  not now: Barrier. It rests until the end of this round. DUE-RND-03\n" in shown
    assert "  not now: Counter. It costs 2 disks, you have 1. DUE-RND-04\n" in shown
    assert "Ray" not in shown.partition("Choose a card")[2]  # nobody owns it
    french = play(tmp_path, "--save", save, "--lang", "fr", typed=[]).output
    assert (
        "  pas maintenant\xa0: Contre. Coût\xa0: 2 disques\xa0; vous en avez 1. DUE-RND-04\n"
        in french
    )


@pytest.mark.parametrize("name", ["cyberion", "raising_robots", "robot_quest_arena"])
def test_no_long_table_is_told_again_unless_asked_for(tmp_path: Path, name: str) -> None:
    command = ("play", name, "--seats", "human,random", "--seed", "4", "--save", "g.txt")
    said = replies(run(tmp_path, *command, typed=["1", "board", "q"]).output)
    table = [line for line in said[2].splitlines() if line not in said[1].splitlines()]
    assert len(table) > 10  # told on demand, and not before
    first = said[0].splitlines()
    assert sum(line in first for line in table) > len(table) / 2


@pytest.mark.parametrize("name", ["cyberion", "raising_robots", "robot_quest_arena"])
def test_two_seats_are_two_players_in_every_game(tmp_path: Path, name: str) -> None:
    begun = run(tmp_path, "play", name, "--seats", "human,human", "--save", "g.txt")
    assert begun.output.partition("\n")[0].endswith(": A, B.")


@pytest.mark.parametrize("name", games())
def test_the_first_answer_never_ends_a_turn_while_there_is_another(name: str) -> None:
    rng = Rng(6)
    table = Table(game(name))
    verb = table.game.catalogue.verb
    for _ in range(300):
        decision = table.state.decision()
        if decision is None:
            break
        shown = listed(table.game, decision.options)
        assert sorted(shown) == sorted(decision.options)
        has_other = any(verb(option) not in ENDING for option in shown)
        assert (verb(shown[0]) in ENDING) is not has_other
        table.step(rng)
