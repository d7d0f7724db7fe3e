"""Drawing and upkeep. Rules: RQA-UPK."""

from automatable import CHANCE, SPECTATOR, Rng
from automatable.testkit import rule

from .helpers import A, B, C, arena, zone
from .helpers_turns import BATTERIES, CHEAP


@rule("RQA-UPK-01")
def test_upk_01_the_rest_of_the_hand_is_discarded_and_five_drawn() -> None:
    table = arena(A="hand hammer battery").answer("end")
    assert zone(table, A, "discard") == ["battery", "hammer"]
    for _ in range(5):
        assert table.asked() == "nature draw"
        table.nature(f"draw:{table.offered('draw')[0]}")
    assert table.asked() == "B act"
    assert len(zone(table, A, "hand")) == 5


@rule("RQA-UPK-02")
def test_upk_02_discarding_comes_before_drawing() -> None:
    table = arena(A="hand 3*battery play hammer thrusters deck 2*battery").answer("end")
    assert table.part("A") == "vp 0 discard 3*battery hammer thrusters deck 2*battery"
    table.nature("draw:battery", "draw:battery")
    assert table.offered("draw") == ["battery", "hammer", "thrusters"]  # all five are back


@rule("RQA-UPK-04")
def test_upk_04_three_from_the_deck_and_two_from_the_new_one() -> None:
    table = arena(A="deck 3*battery discard hammer thrusters").answer("end")
    for _ in range(3):
        assert table.offered("draw") == ["battery"]
        table.nature("draw:battery")
    assert table.offered("draw") == ["hammer", "thrusters"]
    table.nature("draw:hammer", "draw:thrusters")
    assert zone(table, A, "hand") == ["battery"] * 3 + ["hammer", "thrusters"]


@rule("RQA-UPK-08")
def test_upk_08_discard_piles_are_open_to_all() -> None:
    table = arena(A="discard hammer mortar", shop=CHEAP)
    for viewer in (A, B, C, SPECTATOR):
        assert table.view(viewer)["seats"][A]["discard"] == ["hammer", "mortar"]


@rule("RQA-UPK-09")
def test_upk_09_a_discarded_card_goes_to_ones_own_pile() -> None:
    due = "discard 1; act; upkeep; pass; turn"
    table = arena(A="hand hammer battery", due=due).answer("discard:hammer")
    assert zone(table, A, "discard") == ["hammer"]
    assert zone(table, B, "discard") == []
    assert table.part("junkyard") == ""


@rule("RQA-UPK-10")
def test_upk_10_a_player_without_a_robot_in_the_arena_has_an_upkeep() -> None:
    table = arena(pug="A r4c4 0+1", A="hand overcharge_pack hammer").answer("play:overcharge_pack")
    table.answer("end")
    assert table.part("pug") == "A - 0+0"
    assert zone(table, A, "discard") == ["hammer", "overcharge_pack"]
    assert len(zone(table.nature(*BATTERIES), A, "hand")) == 5


@rule("RQA-RUL-53")
def test_rul_53_other_hands_and_decks_are_known_by_their_size_only() -> None:
    one = arena(A="hand hammer 2*battery", B="hand thrusters")
    other = arena(A="hand thrusters 2*battery", B="hand thrusters")
    for viewer in (B, C, SPECTATOR):
        assert one.view(viewer) == other.view(viewer)
        side = one.view(viewer)["seats"][A]
        assert (side["hand"], side["cards"], side["deck"]) == (None, 3, 7)
    assert one.view(A)["seats"][A]["hand"] == ["battery", "battery", "hammer"]


@rule("RQA-RUL-53")
def test_rul_53_all_the_rest_is_public() -> None:
    table = arena(
        A="vp 3 blue 1 discard hammer play battery",
        junkyard="buzz_saw mortar",
        shop="fusion_core fusion_core dynamo dynamo mortar power_cell",
        reserve="4",
        purse="3 1",
    )
    whole, seen = table.view(), table.view(SPECTATOR)
    for seat in (A, B, C):
        whole["seats"][seat]["hand"] = None
    whole["plans"] = None  # they are made of the hand
    assert seen == whole
    assert (seen["shop"][5], seen["supply"]["rivet_gun"]) == ("power_cell", 12)
    assert (seen["junkyard"], seen["reserve"]) == (["buzz_saw", "mortar"], 4)
    assert (seen["energy"], seen["moves"]) == (3, 1)
    assert seen["seats"][A]["in_play"] == ["battery"]
    assert (seen["seats"][A]["vp"], seen["seats"][A]["discard"]) == (3, ["hammer"])


@rule("RQA-RUL-53")
def test_rul_53_what_is_drawn_is_told_to_its_player_alone() -> None:
    told = {}
    for viewer in (A, B, SPECTATOR):
        table = arena(A="hand speed_controller").answer("play:speed_controller")
        told[viewer] = table.nature("draw:hammer").events(viewer)[-1]
    assert told == {A: "drew seat=0 card=hammer", B: "drew seat=0", SPECTATOR: "drew seat=0"}


@rule("RQA-RUL-53")
def test_rul_53_what_a_player_cannot_see_may_be_anything() -> None:
    table = arena(A="hand hammer 2*battery", B="hand thrusters battery")
    hands = set()
    for seed in range(20):
        world = table.game.determinize(table.state, A, Rng(seed))
        assert table.game.view(world, A) == table.view(A)
        hands.add(table.game.position(world)["B"].partition(" deck")[0])
    assert "vp 0 hand 2*battery" in hands
    assert "vp 0 hand battery hammer" in hands


@rule("RQA-RUL-53")
def test_rul_53_the_order_of_ones_own_deck_is_unknown() -> None:
    table = arena(A="hand speed_controller deck 3*battery hammer").answer("play:speed_controller")
    decision = table.state.asked(CHANCE)
    assert decision is not None
    assert (table.offered("draw"), list(decision.weights)) == (["battery", "hammer"], [3, 1])
