"""Pieces of one's own. Rules: CYB-DAT-19, CYB-DAT-20, CYB-DAT-21."""

import json
from pathlib import Path
from typing import Any

import pytest

from automatable import Record, Rng
from automatable.games.cyberion import GAME, cardset
from automatable.games.cyberion.cardset import STANDARD
from automatable.games.cyberion.pieces import DATA, FEATURES
from automatable.kernel.errors import BadSettings
from automatable.testkit import rule
from automatable.testkit.walks import random_game
from automatable.words import Words

from .helpers import A
from .helpers_expansions import natures, new, options, table

PAIRS = {
    "GIG-SIR": ["SIR", "1"],
    "GIG-STO": ["STO", "2"],
    "GIG-CYC": ["CYC", "3"],
    "GIG-PLA": ["PLA", "4"],
    "GIG-COM": ["COM", "5"],
    "GIG-1": ["1", "STO"],
    "GIG-2": ["2", "CYC"],
    "GIG-3": ["3", "PLA"],
    "GIG-4": ["4", "COM"],
    "GIG-5": ["5", "SIR"],
}
TWO_CARDS = [{"id": f"GIG-X{k}", "features": [FEATURES[k], FEATURES[9 - k]]} for k in range(10)]


def machines(**changed: dict[str, Any]) -> list[dict[str, Any]]:
    """The usual Machines, some of them replaced."""
    return [changed.get(one["id"].replace("-", "_"), one) for one in DATA["machine"]]


def own(**tables: object) -> str:
    """A file of pieces, as JSON."""
    return json.dumps(tables)


RUN = {"id": "II-RUNX", "stage": 2, "kind": "run", "robots": 3}
SUM_13 = {"id": "II-GE13", "stage": 2, "kind": "sum_at_least", "robots": 3, "sum": 13}


@rule("CYB-DAT-20")
def test_dat_20_a_machine_of_one_s_own_asks_for_what_its_file_says() -> None:
    file = own(machine=machines(II_GE12={**SUM_13, "name": "The heavy press"}))
    made = table(cards=file, factory="II-GE13", platform="SIR4 STO4 CYC4", stock="PLA5")
    needs = made.game.facts["machines"]["II-GE13"]["needs"]
    assert (needs["kind"], needs["robots"], needs["sum"]) == ("sum_at_least", 3, 13)
    made.answer("repair:II-GE13", "crew:SIR4@platform", "crew:STO4@platform")
    assert options(made) == ["crew:PLA5@stock"]  # 4 + 4 + 4 is too little
    made.answer("crew:PLA5@stock")
    assert made.part("experience") == "II-GE13"
    assert made.why_not(A, "repair:II-LE6") == "CYB-REP-01"
    assert Words("en", made.game).action("repair:II-GE13") == "repair The heavy press"


@rule("CYB-DAT-20")
def test_dat_20_gigantobots_of_one_s_own_have_as_many_features_as_they_show() -> None:
    made = table(
        "gigantobots", cards=own(gigantobot=TWO_CARDS), factory="I-SIR", platform="SIR1 SIR5"
    )
    assert made.view()["gigantobots"][0]["features"] == ["SIR", "5"]
    made.answer("board", "rider:SIR1@platform", "rider:SIR5@platform")
    assert options(made) == ["seat:GIG-X0", "seat:GIG-X4", "seat:GIG-X5", "seat:GIG-X9"]
    made.answer("seat:GIG-X4")  # the size of the first
    assert options(made) == ["seat:GIG-X0", "seat:GIG-X9"]
    assert made.why_not(A, "seat:GIG-X5") == "CYB-GIG-03"


@rule("CYB-DAT-20")
def test_dat_20_tokens_of_one_s_own_are_as_many_as_their_file_says() -> None:
    file = own(
        microbots=dict.fromkeys(("1", "2", "3", "4", "5"), 4),
        multibots={"SIR": 5, "5": 5},
        interference={"SIR": 4, "STO": 4, "CYC": 2},
    )
    begun = new("all", cards=file)
    view = begun.view()
    assert view["masked"] == {"SIR": 4, "STO": 4, "CYC": 2, "PLA": 0, "COM": 0}
    assert [card for card in view["deck_cards"] if card.startswith("MUL")] == [
        *["MUL-SIR"] * 5,
        *["MUL-5"] * 5,
    ]
    while "microbot:" not in "".join(begun.options(-1)):
        begun.nature(begun.options(-1)[0])
    assert natures(begun) == [f"MIC-{size}" for size in range(1, 6)]


@rule("CYB-DAT-20")
def test_dat_20_a_game_with_pieces_of_one_s_own_is_kept_and_replayed() -> None:
    file = own(machine=machines(II_GE12=SUM_13), gigantobot=TWO_CARDS)
    record, state = random_game(GAME, {"expansions": "all", "cards": file}, Rng(3))
    again = Record.read(record.text())
    assert again.replay().game.position(again.replay()) == state.game.position(state)
    assert "II-GE13" in again.settings["cards"]


@rule("CYB-DAT-20")
def test_dat_20_the_usual_file_is_taken_as_it_stands() -> None:
    folder = Path(cardset.__file__).parent / "data"
    text = (folder / "pieces.toml").read_text("utf-8")
    assert cardset.read_cards(text, "cards").data == STANDARD.data
    with pytest.raises(BadSettings, match="'mainframe' is not one of"):
        cardset.read_cards((folder / "mainframe.toml").read_text("utf-8"), "cards")


@rule("CYB-DAT-19", "CYB-DAT-21")
def test_dat_21_two_features_for_each_gigantobot() -> None:
    seen = table("gigantobots", gigantobots="two", factory="I-SIR", platform="SIR1 SIR2")
    assert {one["gigantobot"]: one["features"] for one in seen.view()["gigantobots"]} == PAIRS
    seen.answer("board", "rider:SIR1@platform", "rider:SIR2@platform")
    assert options(seen, "seat") == ["GIG-SIR", "GIG-1", "GIG-5"]
    usual = table("gigantobots", factory="I-SIR", platform="SIR1 SIR2")
    usual.answer("board", "rider:SIR1@platform", "rider:SIR2@platform")
    assert options(usual, "seat") == ["GIG-SIR", "GIG-1"]


@rule("CYB-DAT-20")
@pytest.mark.parametrize(
    ("tables", "wrong"),
    [
        ({}, "one of the tables"),
        ({"robots": {}}, "'robots' is not one of"),
        ({"machine": []}, "40 entries"),
        ({"machine": machines(I_SIR={"id": "I-SIR"})}, "must be a Machine of stage 1"),
        ({"machine": machines(I_SIR={"id": "one"})}, "id must look like II-ABC"),
        ({"machine": machines(I_SIR=DATA["machine"][1])}, "id is used twice"),
        ({"machine": machines(II_GE12={**SUM_13, "id": "II-GE12"})}, "needs another id"),
        ({"machine": machines(II_GE12={**SUM_13, "kind": "magic"})}, "kind must be one of"),
        ({"machine": machines(II_GE12={**SUM_13, "robots": 6})}, "robots must be a number from 2"),
        ({"machine": machines(II_GE12={**SUM_13, "sum": 16})}, "sum must be a number from 3 to 15"),
        ({"machine": machines(II_GE12={**SUM_13, "size": 3})}, "'size' is not one of"),
        ({"machine": machines(II_GE12={**SUM_13, "name": ""})}, "name must be a text"),
        ({"machine": machines(II_GE12={**SUM_13, "status": "sure"})}, "status must be one of"),
        (
            {"machine": machines(II_2PAIR={**SUM_13, "kind": "groups", "groups": [2, 2]})},
            "'sum' is not one of",
        ),
        ({"machine": machines(II_RUN4=RUN)}, "runs must be 1 to 5 lists"),
        ({"machine": machines(II_RUN4={**RUN, "runs": [[1, 2]]})}, "must be 3 sizes"),
        ({"gigantobot": TWO_CARDS[:9]}, "10 entries"),
        ({"gigantobot": [{"id": "GIG-SIR", "features": ["1"]}, *TWO_CARDS[1:]]}, "must have SIR"),
        ({"gigantobot": [{"id": "GIG-A", "features": []}, *TWO_CARDS[1:]]}, "must be a list of"),
        ({"gigantobot": [{**TWO_CARDS[0], "seats": 6}, *TWO_CARDS[1:]]}, "seats must be a number"),
        ({"microbots": {"SIR": 4}}, "20 pieces are needed, these are 4"),
        ({"microbots": {"SIR": 5}}, "SIR must be a number from 0 to 4"),
        ({"multibots": 3}, "must be a table of symbols"),
        ({"interference": {"1": 2}}, "'1' is not one of"),
    ],
)
def test_dat_20_a_file_that_cannot_be_is_refused_with_its_place(
    tables: dict[str, object], wrong: str
) -> None:
    with pytest.raises(BadSettings, match=wrong.replace("[", r"\[")):
        GAME.new({"cards": own(**tables)})
