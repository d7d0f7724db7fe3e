"""The board as text: what stands where, in both languages, within 80 columns."""

import json

import pytest

from automatable.games.robot_quest_arena import GAME
from automatable.terminal.board import WIDTH
from automatable.terminal.boards.robot_quest_arena import ArenaBoard
from automatable.testkit import Table
from automatable.testkit.picture import NAMES, check_picture, drawn, lines_of, note, told
from automatable.words import Words

from ....games.robot_quest_arena.helpers import FIRST, arena
from ....games.robot_quest_arena.player import choose
from ..walks import stops


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
        "    0  1  2  3  4  5  6  7  8   A (Ada)      12 VP  hand 3 · deck 6",
        " 0  .  .  R  .  .  .  E  .  C     Pu Pug     ■■■■·  flies, +1 damage",
        " 1  .  S  .  .  #  .  .  S  .   B (Grace)    0 VP   hand 0 · deck 10",
        " 2  X  .  #  . Cr  .  #  .  T     Cr Crate   ■■■■■",
        " 3  .  .  F  +  +  +  .  .  .   C (Barbara)  0 VP   hand 0 · deck 10",
        " 4  .  #  P  +  + Pu  P  #  .     Pe Petri          off the board",
        " 5  .  .  .  +  +  +  F  .  .",
        " 6  T  .  #  .  K  .  #  .  X",
        " 7  .  S  .  .  #  .  .  S  .",
        " 8  C  .  E  .  .  .  R  .  .",
        "S Start       # Wall   X Chop Shop  T Control Terminal  R Repair Kit",
        "E Solar Farm  K Tacks  P Pothole    C Trash Compactor   F Smoke",
        "+ Centre",
        "",
        "  Shop                 in the deck 53",
        "6 Laser Cannon         beam of 8 squares in any direction: 2 damage to every",
        "                       robot",
        "3 Blueprint            draw 2 cards; discard 1 card",
        "6 Dynamo               +3 Energy; draw 1 card",
        "6 Dynamo               +3 Energy; draw 1 card",
        "5 Omniwheels           +3 Energy; move and push diagonally this turn",
        "2 Power Cell           +2 Energy",
        "  Supply",
        "4 Advanced Battery ×12 +3 Energy",
        "3 Heavy Hammer ×12     melee: 3 damage",
        "4 Rivet Gun ×12        range 3: 2 damage",
        "",
        "hand Battery ×2, Hammer",
        "in play Thrusters",
        "Discard pile of A (Ada) Mortar",
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
        "In the Shop: Laser Cannon for 6: beam of 8 squares in any direction: 2 damage to every"
        " robot.",
        "In the Shop: Blueprint for 3: draw 2 cards; discard 1 card.",
        "In the Shop: Dynamo for 6: +3 Energy; draw 1 card.",
        "In the Shop: Dynamo for 6: +3 Energy; draw 1 card.",
        "In the Shop: Omniwheels for 5: +3 Energy; move and push diagonally this turn.",
        "In the Shop: Power Cell for 2: +2 Energy.",
        "In the Supply: Advanced Battery for 4, 12 left: +3 Energy.",
        "In the Supply: Heavy Hammer for 3, 12 left: melee: 3 damage.",
        "In the Supply: Rivet Gun for 4, 12 left: range 3: 2 damage.",
        "Discard pile of A (Ada): Mortar.",
    ]


@pytest.mark.parametrize(
    ("action", "en", "fr"),
    [
        ("play:battery", "+1 Energy", "+1 Énergie"),
        (
            "buy:blueprint",
            "cost 3 · draw 2 cards; discard 1 card",
            "coût 3 · piochez 2 cartes\xa0; défaussez 1 carte",
        ),
        (
            "move:pug@r4c6",
            "1 Move, onto Pothole (whoever enters: your robot takes 1 damage; "
            "1 Move more to leave)",
            "1 Mouvement, sur Nid-de-poule (pour qui y entre\xa0: votre robot subit 1 dégât\xa0; "
            "1 Mouvement de plus pour en sortir)",
        ),
        ("move:pug@r3c7", "3 Moves", "3 Mouvements"),
        (
            "move:pug@r3c5",
            "1 Move, onto Centre (at the start of your turn: +1 VP)",
            "1 Mouvement, sur Centre (au début de votre tour\xa0: +1 PV)",
        ),
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
@pytest.mark.parametrize("settings", GAME.test_settings, ids=str)
def test_every_picture_of_a_game_fits_eighty_columns(settings: dict[str, str]) -> None:
    table = Table(GAME, None, {**settings, "turn_cap": "25"})
    looks = 0
    for seat in stops(table, choose):
        check_picture(table, seat)
        looks += 1
    assert looks > 10


def test_the_widest_arena_fits_with_its_players() -> None:
    rows = "/".join(
        ["S..........S", "....+++.....", "....+++.....", "....+++.....", "S..........S"]
    )
    table = Table(GAME, None, {"arena": rows, "first": "A"})
    lines = drawn(table)
    assert max(len(line) for line in lines) <= WIDTH
    assert sum("A (Ada)" in line for line in lines) == 1


def test_names_of_own_cards_are_text() -> None:
    bracket = {"id": "bracket", "name": "[/] [red]", "pile": "shop", "cost": 3}
    rows = [*GAME.edition.cards.cards, {**GAME.edition.cards.cards[0], **bracket}]
    table = Table(GAME, settings={"cards": json.dumps(rows)})
    seen = table.view()
    seen["shop"] = ["bracket"] * 6
    seen["seats"][0].update(hand=["bracket"] * 2, discard=["bracket", "battery"])
    lines = lines_of(ArenaBoard(table.game, seen, 0, NAMES, Words("en", table.game)))
    assert all(len(line) <= WIDTH for line in lines)
    assert "\n".join(lines).count("[/] [red]") == 8


@pytest.mark.parametrize(
    ("robot", "en", "fr"),
    [
        (
            "pug",
            "may come into play on an empty centre square",
            "peut entrer en jeu sur une case centrale vide",
        ),
        (
            "petri",
            "for each enemy it knocks out: +1 VP; you may draw a card",
            "pour chaque ennemi mis KO\xa0: +1 PV\xa0; vous pouvez piocher une carte",
        ),
        (
            "strider",
            "once per turn, 2 Energy: range 2: 1 damage",
            "une fois par tour, 2 Énergie\xa0: portée 2\xa0: 1 dégât",
        ),
        (
            "crate",
            "costs opponents 1 Move more to push",
            "le pousser coûte 1 Mouvement de plus aux adversaires",
        ),
    ],
)
def test_what_sets_a_robot_apart_is_told_when_it_is_taken(robot: str, en: str, fr: str) -> None:
    table = Table(GAME, None, {"first": "A"})
    while not table.offered("take"):
        table.nature(table.options(-1)[0])
    assert note(table, f"take:{robot}") == en
    assert note(table, f"take:{robot}", "fr") == fr


def test_numbers_of_ones_own_are_told() -> None:
    row = {"id": "petri", "name": "Petri", "pilot": "Jari", "health": 6, "status": "known"}
    own = json.dumps({"robot": [{**row, "reward": "energy(2)", "weight": 3}]})
    table = Table(GAME, None, {"first": "A", "cards": own})
    while not table.offered("take"):
        table.nature(table.options(-1)[0])
    told_of = note(table, "take:petri")
    assert (
        told_of == "for each enemy it knocks out: +2 Energy; costs opponents 3 Moves more to push"
    )


def test_a_target_is_told_with_its_health_and_a_push_with_its_price() -> None:
    parts = {"pug": "A r4c4 4+1", "petri": "B r4c5 2+1", "crate": "C r0c0 4+1"}
    table = Table(GAME, {**parts, "A": "hand hammer", "purse": "0 2"}, {})
    assert note(table, "push:petri@pug") == "2 Moves"
    assert note(table.answer("play:hammer"), "target:petri") == "Health 3 of 5"
    assert note(table, "target:petri", "fr") == "Santé 3 sur 5"
