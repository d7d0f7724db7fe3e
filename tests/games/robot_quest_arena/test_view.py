"""What the view tells a board: questions, prices, reach. Rules: RQA-RUL-53."""

import json

from automatable.games.robot_quest_arena import GAME
from automatable.testkit import Table

from .helpers import FULL, TEAMS, A, B, arena, with_cards


def wanted(table: Table) -> int:
    """How many things A is still to choose."""
    decision = table.state.asked(A)
    assert decision is not None
    return decision.wanted


def test_the_view_tells_the_squares_of_every_direction_a_card_can_be_aimed_in() -> None:
    robots = {"pug": f"A r6c7 {FULL}", "crate": f"B r6c6 {FULL}"}
    table = arena(with_cards(beam="line(1,3)"), **robots, A="hand beam").answer("play:beam")
    assert "aim:W" in table.options(0)
    assert table.view()["doing"]["lines"] == {
        "N": [52, 43, 34, 25, 16, 7],
        "NE": [53],
        "E": [62],
        "SE": [71],
        "S": [70, 79],
        "SW": [69, 77],
        "W": [60, 59, 58, 57, 56, 55, 54],
        "NW": [51, 41, 31, 21, 11, 1],
    }


def test_the_view_tells_teams_by_number_and_others_by_seat() -> None:
    assert [seat["team"] for seat in arena(TEAMS).view()["seats"]] == [0, 1, 0, 1]
    assert [seat["team"] for seat in arena().view()["seats"]] == [0, 1, 2]


def test_what_is_still_to_be_discarded_is_counted() -> None:
    table = arena(with_cards(purge="discard(2)"), A="hand purge 2*battery hammer")
    assert wanted(table) == 0
    assert wanted(table.answer("play:purge")) == 2
    assert wanted(table.answer("discard:hammer")) == 1


def test_not_more_are_wanted_than_there_are() -> None:
    table = arena(with_cards(purge="discard(2)"), A="hand purge battery")
    assert wanted(table.answer("play:purge")) == 1


# Prices


def test_every_square_a_robot_can_come_onto_has_its_price() -> None:
    table = arena(tiles="P@r4c4 #@r3c4", pug="A r4c4", petri="B r4c5", purse="1 1")
    assert table.view()["prices"] == {"pug": {"r4c3": 2, "r5c4": 2}}
    assert arena(pug="A r4c4", turn="B 3", purse="9 0").view()["prices"].keys() == {"crate"}


def test_robots_beside_ones_own_have_the_price_of_a_push() -> None:
    robots = {"pug": "A r4c4", "crate": "B r4c5", "petri": "C r3c4"}
    table = arena(tiles="#@r2c4", **robots, purse="0 2")
    assert table.view()["pushes"] == [
        {"robot": "pug", "target": "petri", "price": 2, "to": None, "possible": True},
        {"robot": "pug", "target": "crate", "price": 3, "to": "r4c6", "possible": False},
    ]
    cheap = arena(tiles="P@r4c4", pug=f"A r4c4 {FULL} discount 1", crate="B r4c5", purse="0 3")
    assert [push["price"] for push in cheap.view()["pushes"]] == [3]  # 2 + 1 - 1 + 1


def test_a_data_file_with_other_numbers_shows_in_every_price() -> None:
    heavy = {"id": "petri", "name": "Petri", "pilot": "Jari", "health": 6, "weight": 5}
    mud = {"id": "tacks", "status": "known", "leave": 3}
    own = json.dumps({"robot": [{**heavy, "status": "known"}], "tile": [mud]})
    robots = {"pug": "A r4c4", "petri": f"B r4c5 {FULL}"}
    table = arena({"cards": own}, tiles="K@r4c4", **robots, purse="9 9")
    assert table.view()["prices"]["pug"]["r4c3"] == 4
    assert [push["price"] for push in table.view()["pushes"]] == [10]  # 2 + 5 + 3
    facts = table.game.facts
    assert (facts["robots"]["petri"]["weight"], facts["tiles"]["tacks"]["leave"]) == (5, 3)
    assert [robot["health"] for robot in table.view()["robots"]][:2] == [5, 6]


# Reach


def reach(table: Table, card: str, robot: str = "pug", viewer: int = A) -> dict[str, list[object]]:
    """What a card covers, as the viewer is told."""
    return table.view(viewer)["reach"][robot][card]


def test_a_gun_covers_its_ring_as_far_as_it_sees() -> None:
    robots = {"pug": "A r0c0", "petri": "B r0c2", "crate": "C r2c0"}
    table = arena(tiles="#@r1c1", **robots, A="hand dart_launcher deck 8*battery")
    seen = reach(table, "dart_launcher")
    assert seen["targets"] == ["petri", "crate"]
    columns = [square for square in seen["open"] if square < 9]
    assert columns == [1, 2]  # Petri hides what is behind
    assert 10 not in [*seen["open"], *seen["hidden"]]  # nobody stands on a Wall
    assert {3, 4, 20} <= {*seen["hidden"]}


def test_weapons_cover_what_their_words_say() -> None:
    hand = "hand hammer shockwave laser_cannon grappling_hook mortar deck 8*battery"
    table = arena(
        tiles="F@r4c7", pug="A r4c4", petri="B r4c5", crate="C r3c3", A=hand, shop="- - - - - -"
    )
    beside = [31, 39, 41, 49]
    near = {"open": beside, "hidden": [], "targets": ["petri"], "damage": 1}
    assert reach(table, "hammer") == near
    assert reach(table, "shockwave") == near
    beam = reach(table, "laser_cannon")
    assert (42 in beam["open"], 43 in beam["open"], beam["targets"]) == (
        True,
        False,
        ["petri", "crate"],
    )
    assert reach(table, "grappling_hook")["targets"] == ["petri", "crate"]
    assert (len(reach(table, "mortar")["open"]), reach(table, "mortar")["hidden"]) == (80, [])
    assert "thrusters" not in table.view(A)["reach"]["pug"]


def test_a_friend_is_no_target_whoever_is_at_turn() -> None:
    robots = {"pug": "A r4c4", "strider": "B r4c5", "petri": "C r3c4"}
    teams = arena(TEAMS, **robots, A="hand rivet_gun", turn="B 3")
    assert reach(teams, "rivet_gun")["targets"] == ["strider"]
    assert reach(teams, "ability", "strider")["targets"] == ["pug", "petri"]


def test_only_cards_that_a_viewer_sees_show_their_reach() -> None:
    table = arena(pug="A r4c4", petri="B r4c5", A="hand hammer", B="hand rivet_gun")
    assert "rivet_gun" not in table.view(A)["reach"]["petri"]
    assert "rivet_gun" in table.view(B)["reach"]["petri"]
    table.answer("play:hammer")
    assert reach(table, "hammer", viewer=B)["targets"] == ["petri"]  # it is in play now


def test_smoke_hides_who_stands_in_it_where_that_is_agreed() -> None:
    robots = {"pug": "A r4c4", "petri": "B r4c6", "A": "hand rivet_gun"}
    assert reach(arena(tiles="F@r4c6", **robots), "rivet_gun")["targets"] == ["petri"]
    agreed = arena({"smoke_hides_occupant": "yes"}, tiles="F@r4c6", **robots)
    assert reach(agreed, "rivet_gun")["targets"] == []
    assert 42 in reach(agreed, "rivet_gun")["hidden"]


def test_what_happens_at_the_end_of_the_turn_is_told() -> None:
    table = arena(with_cards(overtime="at_end(); vp(1)"), pug="A r4c4", A="hand overtime")
    assert table.view(B)["later"] == []
    assert table.answer("play:overtime").view(B)["later"] == [{"card": "overtime", "robot": "pug"}]


# Printed facts


def test_printed_facts_are_told_in_parts() -> None:
    facts = GAME.facts
    mortar = facts["cards"]["mortar"]
    assert mortar["effects"] == [
        {"word": "ranged", "text": "effect-ranged_nolos", "a": 2, "b": 4},
        {"word": "splash", "text": "effect-splash", "a": 1, "b": 0},
    ]
    assert (mortar["cost"], mortar["seeks"], mortar["type"]) == (7, True, "attack")
    assert (facts["cards"]["battery"]["cost"], facts["cards"]["thrusters"]["seeks"]) == (
        None,
        False,
    )
    shot = {"word": "ranged", "text": "effect-ranged", "a": 1, "b": 2}
    assert facts["robots"]["strider"]["shot"] == [shot]
    assert facts["tiles"]["wall"]["blocks"] == ["movement", "sight"]
    assert [effect["word"] for effect in facts["tiles"]["repair_kit"]["start"]] == ["vp", "repair"]
