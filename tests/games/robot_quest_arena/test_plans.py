"""What the view offers to do in several answers at once: ways, Batteries, and what is left over."""

import pytest

from automatable.games.robot_quest_arena.shape import ArenaWalk
from automatable.testkit import Table

from .helpers import FULL, TWO, A, B, arena, with_cards


def walks(table: Table, robot: str = "pug") -> dict[str, ArenaWalk]:
    """The ways of a robot, as its player is told."""
    found: dict[str, ArenaWalk] = table.view(A)["plans"]["walks"][robot]
    return found


def way(table: Table, square: str, robot: str = "pug") -> list[str]:
    """The answers that lead a robot onto a square."""
    return [f"move:{robot}@{one}" for one in walks(table, robot)[square]["way"]]


def price(table: Table, square: str) -> tuple[int, int, int]:
    """The Moves and the Energy that a way takes, and the damage at its end."""
    walk = walks(table)[square]
    return walk["moves"], walk["energy"], walk["damage"]


# Ways


def test_a_way_leads_around_walls_and_robots() -> None:
    table = arena(tiles="#@r4c5 #@r3c5", pug="A r4c4", petri="B r5c5", purse="3 4")
    assert way(table, "r4c6") == [
        "move:pug@r3c4",
        "move:pug@r2c4",
        "move:pug@r2c5",
        "move:pug@r2c6",
        "move:pug@r3c6",
        "move:pug@r4c6",
    ]
    assert {"r4c5", "r5c5", "r4c4"} & walks(table).keys() == set()
    assert price(table, "r4c6") == (4, 2, 0)


@pytest.mark.parametrize(("purse", "squares"), [("0 0", 0), ("0 1", 4), ("1 1", 12), ("3 0", 24)])
def test_ways_lead_as_far_as_moves_and_energy_last(purse: str, squares: int) -> None:
    assert len(walks(arena(pug="A r4c4", purse=purse))) == squares


def test_a_way_never_crosses_what_hurts_but_may_end_there() -> None:
    around = "K@r4c5 P@r3c4 C@r5c4 #@r4c3"
    table = arena(tiles=around, pug=f"A r4c4 {FULL}", purse="9 0")
    assert walks(table).keys() == {"r4c5", "r3c4", "r5c4"}
    damage = [walks(table)[square]["damage"] for square in ("r4c5", "r3c4", "r5c4")]
    assert damage == [2, 1, 0]  # the Trash Compactor's is not certain


def test_leaving_a_pothole_is_in_the_price() -> None:
    table = arena(tiles="P@r4c4", pug="A r4c4", purse="1 2")
    assert walks(table).keys() >= {"r4c6", "r3c5"}
    assert "r4c7" not in walks(table)
    assert price(table, "r4c6") == (2, 1, 0)


def test_a_robot_that_may_walk_diagonally_does() -> None:
    table = arena(pug=f"A r4c4 {FULL} diagonal", purse="0 2")
    assert len(walks(table)) == 24
    assert way(table, "r6c6") == ["move:pug@r5c5", "move:pug@r6c6"]


def test_a_flight_is_one_answer_over_whatever_lies_between() -> None:
    table = arena(tiles="#@r4c5 K@r4c6", pug=f"A r4c4 {FULL} jump", purse="2 1")
    assert way(table, "r4c7") == ["move:pug@r4c7"]
    assert "r4c5" not in walks(table)
    assert price(table, "r4c6") == (1, 1, 2)
    assert way(table, "r4c6") == ["move:pug@r4c6"]


def test_whoever_walks_pays_what_was_told() -> None:
    table = arena(tiles="#@r4c5", pug="A r4c4", purse="5 2")
    told = walks(table)["r4c6"]
    table.answer(*way(table, "r4c6"))
    view = table.view()
    assert (view["energy"], view["moves"]) == (5 - told["energy"], 2 - told["moves"])
    assert view["robots"][0]["square"] == "r4c6"


def test_both_robots_of_a_player_have_ways() -> None:
    table = arena(TWO, pug="A r4c4", petri="A r4c5", purse="1 0")
    assert walks(table).keys() == {"r3c4", "r5c4", "r4c3"}
    assert walks(table, "petri").keys() == {"r3c5", "r5c5", "r4c6"}


def test_a_robot_off_the_board_has_no_ways() -> None:
    assert walks(arena(TWO, pug="A -", petri="A r4c5", purse="3 0")) == {}


# Batteries


def test_plain_batteries_are_played_in_one_go() -> None:
    hand = "hand 2*battery power_cell turbo_capacitor hammer"
    table = arena(pug="A r4c4", A=hand)
    assert table.view(A)["plans"]["charge"] == {
        "actions": ["play:battery", "play:battery", "play:power_cell", "play:turbo_capacitor"],
        "energy": 6,
        "moves": 2,
    }
    table.answer(*table.view(A)["plans"]["charge"]["actions"])
    assert (table.view()["energy"], table.view()["moves"]) == (6, 2)


@pytest.mark.parametrize("card", ["backup_battery", "recycler_cell", "omniwheels", "thrusters"])
def test_what_asks_shows_or_is_for_a_robot_is_not_plain(card: str) -> None:
    assert arena(pug="A r4c4", A=f"hand {card}").view(A)["plans"]["charge"] is None


def test_energy_for_the_end_of_the_turn_is_not_plain() -> None:
    table = arena(with_cards(late="energy(1); at_end(); energy(2)"), A="hand late")
    assert table.view(A)["plans"]["charge"] is None


# What would go to waste


def idle(**parts: str) -> dict[str, object]:
    found: dict[str, object] = arena(**parts).view(A)["plans"]["idle"]
    return found


def test_attacks_that_find_nobody_are_not_missed() -> None:
    near = {"pug": "A r4c4", "petri": "B r4c5", "A": "hand hammer thrusters"}
    assert idle(**near) == {"attacks": ["hammer"], "energy": 0}
    assert idle(**{**near, "petri": "B r4c6"}) == {"attacks": [], "energy": 0}


def test_energy_is_missed_if_it_buys_something_with_all_batteries() -> None:
    dear = "fusion_core fusion_core dynamo dynamo mortar mortar"
    hand = {"pug": "A r4c4", "A": "hand 2*battery", "shop": dear}
    assert idle(**hand, purse="0 9")["energy"] == 0
    assert idle(**hand, purse="1 0")["energy"] == 3  # a Heavy Hammer of the Supply
    assert idle(**{**hand, "A": "hand hammer"}, purse="2 0")["energy"] == 0


# Who is told


def test_only_the_active_player_is_told_while_actions_are_asked_for() -> None:
    table = arena(pug="A r4c4", petri="B r4c5", A="hand hammer battery", purse="3 0")
    assert table.view(A)["plans"] is not None
    assert table.view(B)["plans"] is None
    assert table.answer("play:hammer").view(A)["plans"] is None  # who is hit is asked now


def test_the_damage_of_an_attack_is_told_with_what_cards_add() -> None:
    robots = {"pug": f"A r4c4 {FULL} bonus 1", "petri": "B r4c5"}
    table = arena(**robots, A="hand hammer grappling_hook twin_blaster", shop="- - - - - -")
    reach = table.view(A)["reach"]["pug"]
    assert (reach["hammer"]["damage"], reach["twin_blaster"]["damage"]) == (2, 3)
    assert reach["grappling_hook"]["damage"] == 0
