"""The board as text: what stands where, in both languages, within 80 columns."""

import json

import pytest
from rich.text import Text

from automatable import CHANCE, Rng
from automatable.games.robot_quest_arena import GAME
from automatable.testkit import Table
from automatable.testkit.picture import NAMES, WIDTH, check_picture, drawn, note, told
from automatable.words import Words

from .helpers import FIRST, arena
from .player import choose


def example() -> Table:
    return arena(
        FIRST,
        turn="A 7",
        pug="A r4c5 3+1 jump bonus 1",
        crate="B r2c4 4+1",
        petri="C - 0+0",
        A="vp 12 hand 2*battery hammer play thrusters discard mortar deck 6*battery",
        shop="laser_cannon blueprint dynamo dynamo omniwheels power_cell",
        purse="3 1",
    )


def test_the_whole_picture() -> None:
    assert drawn(example()) == [
        "Turn 7 · A (Ada) · Energy 3 · Moves 1 · blue cubes 7",
        "    0  1  2  3  4  5  6  7  8    A (Ada)        12 VP  hand 3 · deck 6",
        " 0  .  .  R  .  .  .  E  .  C      Pu Pug      ■■■■·  flies, +1 damage",
        " 1  .  S  .  .  #  .  .  S  .    B (Grace)       0 VP  hand 0 · deck 10",
        " 2  X  .  #  . Cr  .  #  .  T      Cr Crate    ■■■■■",
        " 3  .  .  F  +  +  +  .  .  .    C (Barbara)     0 VP  hand 0 · deck 10",
        " 4  .  #  P  +  + Pu  P  #  .      Pe Petri    off the board",
        " 5  .  .  .  +  +  +  F  .  .",
        " 6  T  .  #  .  K  .  #  .  X",
        " 7  .  S  .  .  #  .  .  S  .",
        " 8  C  .  E  .  .  .  R  .  .",
        "# Wall · S Start · + centre · X Chop Shop · T Terminal · R Repair Kit",
        "E Solar Farm · K Tacks · P Pothole · C Compactor · F Smoke",
        "",
        "Shop in the deck 53",
        " 6 Laser Cannon           3 Blueprint              6 Dynamo",
        " 6 Dynamo                 5 Omniwheels             2 Power Cell",
        "Supply",
        " 4 Advanced Battery ×12   3 Heavy Hammer ×12       4 Rivet Gun ×12",
        "",
        "hand Battery ×2, Hammer",
        "in play Thrusters",
        "discard pile 1 Mortar",
    ]


def test_the_same_in_sentences() -> None:
    assert told(example()) == [
        "Turn 7, A (Ada): Energy 3, Moves 1. Blue cubes in the Reserve: 7.",
        "The arena has 9 rows and 9 columns, numbered from 0; row 0 is at the top.",
        "Start: (1,1) (1,7) (7,1) (7,7).",
        "Wall: (1,4) (2,2) (2,6) (4,1) (4,7) (6,2) (6,6) (7,4).",
        "Chop Shop: (2,0) (6,8).",
        "Control Terminal: (2,8) (6,0).",
        "Repair Kit: (0,2) (8,6).",
        "Solar Farm: (0,6) (8,2).",
        "Tacks: (2,4) (6,4).",
        "Pothole: (4,2) (4,6).",
        "Trash Compactor: (0,8) (8,0).",
        "Smoke: (3,2) (5,6).",
        "Centre: (3,3) (3,4) (3,5) (4,3) (4,4) (4,5) (5,3) (5,4) (5,5).",
        "Pug of A (Ada) is on (4,5), Centre: Health 3 red, 1 blue.",
        "Petri of C (Barbara) is off the board.",
        "Crate of B (Grace) is on (2,4), Tacks: Health 4 red, 1 blue.",
        "A (Ada): 12 VP, 3 cards in hand, 6 in the deck, 1 in the discard pile.",
        "Hand of A (Ada): Battery ×2, Hammer.",
        "In play: Thrusters.",
        "B (Grace): 0 VP, 0 cards in hand, 10 in the deck, 0 in the discard pile.",
        "C (Barbara): 0 VP, 0 cards in hand, 10 in the deck, 0 in the discard pile.",
        "Shop: Laser Cannon for 6, Blueprint for 3, Dynamo for 6, Dynamo for 6, Omniwheels for 5,"
        " Power Cell for 2.",
        "Supply: Advanced Battery, 12 left, for 4; Heavy Hammer, 12 left, for 3;"
        " Rivet Gun, 12 left, for 4.",
    ]


@pytest.mark.parametrize(
    ("action", "en", "fr"),
    [
        ("play:battery", "+1 Energy", "+1 Énergie"),
        (
            "buy:blueprint",
            "cost 3 · draw 2 cards; discard 1 card",
            "coût 3 · piochez 2 cartes; défaussez 1 carte",
        ),
        ("move:pug@r4c6", "1 Move, onto Pothole", "1 Mouvement, sur Nid-de-poule"),
        ("move:pug@r3c7", "3 Moves", "3 Mouvements"),
        ("move:pug@r3c5", "1 Move, onto Centre", "1 Mouvement, sur Centre"),
        ("end", "", ""),
    ],
)
def test_options_are_explained(action: str, en: str, fr: str) -> None:
    table = example()
    assert action in table.options(0)
    assert note(table, action) == en
    assert note(table, action, "fr") == fr


def test_other_hands_are_counted_only() -> None:
    assert "hand Battery ×2, Hammer" in drawn(example())
    assert not any("Hammer" in line for line in told(example(), viewer=1) if "Hand" in line)
    assert not any(line.startswith("hand ") for line in drawn(example(), viewer=1))


@pytest.mark.once
@pytest.mark.parametrize("settings", GAME.samples, ids=str)
def test_every_picture_of_a_game_fits_eighty_columns(settings: dict[str, str]) -> None:
    rng = Rng(3)
    table = Table(GAME, None, {**settings, "turn_cap": "25"})
    asked = 0
    while (decision := table.state.decision()) is not None:
        if decision.seat != CHANCE:
            asked += 1
            if asked % 5 == 0:
                check_picture(table, decision.seat)
        table.state.apply(decision.seat, choose(table.state, decision, rng))
    assert asked > 50


def test_the_widest_arena_has_the_players_below_it() -> None:
    rows = "/".join(
        ["S..........S", "....+++.....", "....+++.....", "....+++.....", "S..........S"]
    )
    table = Table(GAME, None, {"arena": rows, "first": "A"})
    lines = drawn(table)
    assert max(len(line) for line in lines) <= WIDTH
    assert any(line.startswith("A (Ada)") for line in lines)


def test_names_of_own_cards_are_text() -> None:
    bracket = {"id": "bracket", "name": "[/] [red]", "pile": "shop", "cost": 3}
    rows = [*GAME.edition.cards.cards, {**GAME.edition.cards.cards[0], **bracket}]
    table = Table(GAME, settings={"cards": json.dumps(rows)})
    seen = table.view()
    seen["shop"] = ["bracket"] * 6
    seen["seats"][0].update(hand=["bracket"] * 2, discard=["bracket", "battery"])
    assert table.game.board is not None
    lines = table.game.board.draw(seen, 0, NAMES, Words("en", table.game))
    shown = "\n".join([Text.from_markup(line, emoji=False).plain for line in lines])
    assert all(len(line.rstrip()) <= WIDTH for line in shown.split("\n"))
    assert shown.count("[/] [red]") == 8
