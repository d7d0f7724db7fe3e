"""Several answers in one go, as the view proposes them: `all`."""

from pathlib import Path

import pytest

from automatable.kernel.record import Record
from automatable.testkit import Table

from ..games.raising_robots.helpers import round_of
from ..games.robot_quest_arena.helpers import arena
from .helpers import answers, replies, run

OCCUPANTS = {0: "human", 1: "random", 2: "random"}


def saved(folder: Path, table: Table) -> Path:  # type: ignore[type-arg]
    """The table as a record on disk from which a person in the first seat plays on."""
    settings = table.game.settings_of(table.state)
    occupants = {seat: OCCUPANTS[seat] for seat in range(table.state.seats)}
    record = Record(table.game, settings, table.game.position(table.state), occupants)
    path = folder / "game.txt"
    path.write_text(record.text(), "utf-8")
    return path


@pytest.mark.parametrize("how", ["--plain", "--pictures"])
@pytest.mark.parametrize(("lang", "command"), [("en", "all"), ("fr", "tout")])
def test_all_batteries_are_played_at_once(
    tmp_path: Path, lang: str, command: str, how: str
) -> None:
    deck = "deck 4*battery thrusters"
    save = saved(tmp_path, arena(A=f"hand 3*battery power_cell hammer {deck}"))
    given = ("play", "robot_quest_arena", "--save", save, "--lang", lang, how)
    said = replies(run(tmp_path, *given, typed=[command, command, "q"]).output)
    told = {"en": "play all 4 Batteries: +5 Energy", "fr": "jouer les 4 Batteries\xa0: +5"}[lang]
    assert f"  {command}  {told}" in said[0]
    assert told not in said[1]
    none = {"en": "Nothing is offered to be done in one go here.", "fr": "Rien n’est proposé"}
    assert said[2].startswith(none[lang])
    assert answers(save) == [*["0 play:battery"] * 3, "0 play:power_cell"]


def test_one_battery_needs_no_command(tmp_path: Path) -> None:
    save = saved(tmp_path, arena(A="hand battery hammer deck 7*battery thrusters"))
    said = replies(run(tmp_path, "play", "robot_quest_arena", "--save", save, typed=["q"]).output)
    assert "\n  all  " not in said[0]


def test_a_walk_over_several_squares_is_one_answer(tmp_path: Path) -> None:
    save = saved(tmp_path, arena(tiles="#@r4c5", pug="A r4c4", purse="0 4"))
    given = ("play", "robot_quest_arena", "--save", save)
    far = ["Pug to (3,6)", "Pug to (8,8)", "q"]
    said = replies(run(tmp_path, *given, typed=far).output)
    assert answers(save) == ["0 move:pug@r3c4", "0 move:pug@r3c5", "0 move:pug@r3c6"]
    assert "Pug comes to (3,6)." in said[1]
    assert "RQA-MOV-01" in said[2]


def test_a_phase_is_done_at_once(tmp_path: Path) -> None:
    energy = "energy EN-02=fabricate EN-03=recycle"
    table = round_of(f"goods B1; fabricate RB-40; {energy}", cubes="0 0 0 4 0")
    save = saved(tmp_path, table)
    given = ("play", "raising_robots", "--save", save)
    said = replies(run(tmp_path, *given, typed=["all", "q"]).output)
    assert "\n  all  the whole phase as proposed: " in said[0]
    plan = next(one for one in table.view(0)["plans"] if one["advised"])
    done = [line.removeprefix("0 ") for line in answers(save) if line.startswith("0 ")]
    assert done == plan["answer"].split()
    assert len(done) > 2
