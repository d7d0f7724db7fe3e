"""Cards drawn, discarded, scrapped and obtained by effect words. Rules: RQA-RUL-54."""

import pytest

from automatable.testkit import Table, rule

from .helpers import (
    SCRAPPED_BATTERY,
    A,
    played,
    purse,
    zone,
)


def test_draw_takes_cards_from_the_deck() -> None:
    table = played("draw(2)", A="hand tested deck hammer 2*battery")
    table.nature("draw:hammer", "draw:battery")
    assert zone(table, A, "hand") == ["battery", "hammer"]
    assert table.asked() == "A act"


def test_draw_reshuffles_the_discard_pile_and_stops_when_there_is_nothing_left() -> None:
    table = played("draw(3)", A="hand tested deck battery discard hammer")
    table.nature("draw:battery", "draw:hammer")
    assert zone(table, A, "hand") == ["battery", "hammer"]
    assert (zone(table, A, "in_play"), table.asked()) == (["tested"], "A act")


def test_discard_takes_cards_of_one_s_choice_from_the_hand() -> None:
    table = played("discard(2)", A="hand tested hammer 2*battery discard thrusters")
    assert table.options(A) == ["discard:battery", "discard:hammer"]  # no way out
    table.answer("discard:battery", "discard:hammer")
    assert zone(table, A, "hand") == ["battery"]
    assert zone(table, A, "discard") == ["battery", "hammer", "thrusters"]


@rule("RQA-RUL-54")
@pytest.mark.parametrize("hand", ["", " battery", " battery hammer"])
def test_rul_54_a_discard_of_more_cards_than_there_are_takes_all(hand: str) -> None:
    table = played("discard(3)", A=f"hand tested{hand}")
    table.answer(*(f"discard:{card}" for card in hand.split()))
    assert (table.asked(), zone(table, A, "hand")) == ("A act", [])
    assert zone(table, A, "discard") == hand.split()


@rule("RQA-RUL-54")
@pytest.mark.parametrize(
    ("effect", "zones"),
    [("scrap_hand(3)", "hand tested hammer"), ("scrap_any(3)", "discard hammer hand tested")],
)
def test_rul_54_a_scrap_of_more_cards_than_there_are_ends_with_the_last(
    effect: str, zones: str
) -> None:
    table = played(effect, A=zones)
    table.answer(f"scrap:{table.offered('scrap')[0]}")
    assert (table.asked(), table.part("junkyard")) == ("A act", "hammer")


@rule("RQA-RUL-54")
@pytest.mark.parametrize("effect", ["scrap_hand(2)", "scrap_any(2)", "discard(2)"])
def test_rul_54_with_no_cards_at_all_nothing_is_asked(effect: str) -> None:
    assert played(effect).asked() == "A act"


def test_scrap_hand_offers_the_hand_only_and_any_number_up_to_the_limit() -> None:
    def table() -> Table:
        return played("scrap_hand(2)", A="hand tested hammer 2*battery discard thrusters")

    assert table().options(A) == ["pass", "scrap:battery@hand", "scrap:hammer@hand"]
    assert table().answer("pass").part("junkyard") == ""
    assert table().answer("scrap:hammer@hand", "pass").part("junkyard") == "hammer"
    both = table().answer("scrap:battery@hand", "scrap:battery@hand")
    assert (both.part("junkyard"), both.asked()) == ("2*battery", "A act")
    assert zone(both, A, "hand") == ["hammer"]


def test_scrap_any_offers_the_hand_and_the_discard_pile() -> None:
    table = played("scrap_any(2)", A="hand tested battery discard battery thrusters")
    assert table.options(A) == [
        *("pass", "scrap:battery@hand", "scrap:battery@discard", "scrap:thrusters@discard")
    ]
    table.answer("scrap:battery@discard", "scrap:battery@hand")
    assert (zone(table, A, "hand"), zone(table, A, "discard")) == ([], ["thrusters"])
    assert table.part("junkyard") == "2*battery"


def test_a_card_in_play_can_be_neither_scrapped_nor_discarded() -> None:
    for effect in ("scrap_any(1)", "discard(1)"):
        table = played(effect, A="hand tested hammer play battery")
        assert "battery" not in str(table.options(A))
        assert "tested" not in str(table.options(A))


@pytest.mark.parametrize(
    ("most", "cards"),
    [
        (2, ["power_cell"]),
        (3, ["heavy_hammer", "power_cell", "grappling_hook"]),
        (4, ["advanced_battery", "heavy_hammer", "rivet_gun", "power_cell", "grappling_hook"]),
    ],
)
def test_obtain_offers_what_costs_no_more_in_shop_and_supply(most: int, cards: list[str]) -> None:
    shop = "power_cell grappling_hook omniwheels dynamo dynamo mortar"
    scrapped = {"junkyard": "dart_launcher battery", "B": SCRAPPED_BATTERY}
    table = played(f"obtain({most})", shop=shop, **scrapped)
    assert table.options(A) == ["pass", *(f"obtain:{card}" for card in cards)]


def test_obtain_is_free_optional_and_fills_the_slot_at_once() -> None:
    shop = "power_cell dynamo dynamo mortar mortar fusion_core"
    assert zone(played("obtain(4)", shop=shop).answer("pass"), A, "discard") == []
    table = played("obtain(4); draw(1)", shop=shop, purse="1 0", A="hand tested deck")
    table.answer("obtain:power_cell").nature("reveal:dart_launcher")
    assert table.part("shop").split()[0] == "dart_launcher"
    assert table.options(-1) == ["draw:power_cell"]  # it was in the discard pile by then
    table.nature("draw:power_cell")
    assert (zone(table, A, "hand"), purse(table)) == (["power_cell"], (1, 0))


def test_obtain_takes_a_card_from_its_supply_pile() -> None:
    table = played("obtain(4)").answer("obtain:rivet_gun")
    assert (zone(table, A, "discard"), table.part("supply")) == (["rivet_gun"], "12 12 11")
