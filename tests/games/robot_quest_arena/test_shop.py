"""Obtaining cards and the Shop. Rules: RQA-SHP."""

import pytest

from automatable import SPECTATOR
from automatable.testkit import rule

from .helpers import SHOP, A, B, C, arena, purse, with_cards, zone
from .helpers_turns import CHEAP, sold_out, turn_ended

SIX = "power_cell dart_launcher blueprint buzz_saw dynamo mortar"
COSTS = {  # of what is on offer with these six
    **{"advanced_battery": 4, "heavy_hammer": 3, "rivet_gun": 4, "power_cell": 2},
    **{"dart_launcher": 2, "blueprint": 3, "buzz_saw": 5, "dynamo": 6, "mortar": 7},
}
SCRAPPING = "scrap 1 hand; act; upkeep; pass; turn"


@rule("RQA-SHP-01")
def test_shp_01_six_slots_and_three_supply_piles_are_on_offer() -> None:
    table = arena(shop=SIX, purse="7 0")
    assert set(table.offered("buy")) == set(COSTS)
    assert table.why_not(A, "buy:fusion_core") == "RQA-SHP-01"  # still in the Shop deck


@rule("RQA-SHP-02")
def test_shp_02_a_bought_card_is_paid_in_full() -> None:
    table = arena(shop=SIX, purse="5 4").answer("buy:buzz_saw")
    assert purse(table) == (0, 4)
    assert arena(shop=SIX, purse="4 4").why_not(A, "buy:buzz_saw") == "RQA-SHP-02"


@rule("RQA-SHP-02")
def test_shp_02_an_effect_may_give_a_card_free_of_charge() -> None:
    table = arena(shop=SIX, purse="1 0", A="hand parts_catalog").answer("play:parts_catalog")
    cheap = [card for card, cost in COSTS.items() if cost <= 4]
    assert sorted(table.offered("obtain")) == sorted(cheap)
    table.answer("obtain:rivet_gun")
    assert (purse(table), zone(table, A, "discard")) == ((1, 0), ["rivet_gun"])


@rule("RQA-SHP-03")
def test_shp_03_an_obtained_card_goes_to_the_discard_pile_at_once() -> None:
    table = arena(shop=SIX, purse="3 0", A="hand parts_catalog battery").answer("buy:heavy_hammer")
    assert zone(table, A, "discard") == ["heavy_hammer"]
    table.answer("play:parts_catalog", "obtain:blueprint")
    assert zone(table, A, "discard") == ["heavy_hammer", "blueprint"]
    assert zone(table, A, "hand") == ["battery"]


@rule("RQA-SHP-04", "RQA-RUL-55")
def test_shp_04_the_slot_is_filled_at_once_in_its_place() -> None:
    table = arena(shop=SIX, purse="3 0").answer("buy:blueprint")
    assert table.asked() == "nature reveal"
    assert table.part("shop") == "power_cell dart_launcher - buzz_saw dynamo mortar"
    table.nature("reveal:fusion_core")
    assert table.part("shop") == "power_cell dart_launcher fusion_core buzz_saw dynamo mortar"
    assert table.asked() == "A act"
    assert table.told()[-1] == "shop_filled RQA-SHP-04"


@rule("RQA-SHP-04")
def test_shp_04_a_card_obtained_by_an_effect_is_replaced_before_the_rest_of_it() -> None:
    table = arena(shop=SIX, A="hand parts_catalog").answer("play:parts_catalog", "obtain:blueprint")
    assert table.asked() == "nature reveal"
    assert table.nature("reveal:fusion_core").asked() == "nature draw"


@rule("RQA-SHP-05")
def test_shp_05_the_replacement_can_be_obtained_in_the_same_turn() -> None:
    table = arena(shop=SIX, purse="5 0").answer("buy:blueprint").nature("reveal:backup_battery")
    table.answer("buy:backup_battery")
    assert zone(table, A, "discard") == ["backup_battery", "blueprint"]


@rule("RQA-SHP-06")
def test_shp_06_any_number_of_cards_while_the_energy_lasts() -> None:
    table = arena(purse="17 0").answer(*["buy:rivet_gun"] * 4)
    assert (purse(table), zone(table, A, "discard")) == ((1, 0), ["rivet_gun"] * 4)
    assert table.offered("buy") == []


@rule("RQA-SHP-07")
def test_shp_07_an_empty_shop_deck_is_made_of_the_junkyard() -> None:
    table = arena(
        **sold_out(junkyard="hammer rivet_gun mortar dynamo", B="deck", shop=CHEAP, purse="3 0")
    )
    assert table.state.shop_deck.size == 0
    table.answer("buy:blueprint")
    assert table.offered("reveal") == ["dynamo", "mortar"]
    table.nature("reveal:mortar")
    assert table.part("shop").split()[2] == "mortar"
    assert table.state.shop_deck.size == 1  # the Dynamo


@rule("RQA-SHP-08")
def test_shp_08_supply_and_starting_cards_stay_in_the_junkyard() -> None:
    table = arena(
        **sold_out(
            junkyard="hammer rivet_gun mortar dynamo",
            B="deck 8*battery thrusters",
            shop=CHEAP,
            purse="9 0",
        )
    )
    table.answer("buy:blueprint").nature("reveal:mortar")
    assert table.part("junkyard") == "hammer rivet_gun"
    table.answer("buy:blueprint").nature("reveal:dynamo").answer("buy:recycler_cell")
    assert table.asked() == "A act"  # the slot stays empty
    assert table.part("junkyard") == "hammer rivet_gun"
    assert table.view()["supply"]["rivet_gun"] == 11


@rule("RQA-SHP-09")
def test_shp_09_a_scrapped_card_lies_face_up_in_the_junkyard() -> None:
    table = arena(A="hand mortar battery", shop=CHEAP, due=SCRAPPING).answer("scrap:mortar@hand")
    for viewer in (A, B, C, SPECTATOR):
        assert table.view(viewer)["junkyard"] == ["mortar"]
    assert zone(table, A, "hand") == ["battery"]
    assert zone(table, A, "discard") == []


@rule("RQA-SHP-10")
def test_shp_10_an_empty_supply_pile_offers_nothing() -> None:
    table = arena(C="discard 11*rivet_gun", purse="9 0").answer("buy:rivet_gun")
    assert table.view()["supply"]["rivet_gun"] == 0
    assert table.why_not(A, "buy:rivet_gun") == "RQA-SHP-01"
    assert turn_ended(table).view()["supply"]["rivet_gun"] == 0


@rule("RQA-SHP-11")
def test_shp_11_cards_in_the_junkyard_cannot_be_bought() -> None:
    table = arena(junkyard="buzz_saw battery", A="deck 7*battery", purse="9 0")
    assert table.why_not(A, "buy:buzz_saw") == "RQA-SHP-01"
    assert table.why_not(A, "buy:battery") == "RQA-SHP-01"


@rule("RQA-SHP-12")
@pytest.mark.parametrize(("card", "cost"), COSTS.items())
def test_shp_12_the_price_is_the_number_on_the_card(card: str, cost: int) -> None:
    assert table_price(card, cost) == 0
    assert card not in arena(shop=SIX, purse=f"{cost - 1} 0").offered("buy")
    assert arena(shop=SIX).game.facts["cards"][card]["cost"] == cost


def table_price(card: str, energy: int) -> int:
    """The Energy left of a sum after buying."""
    return purse(arena(shop=SIX, purse=f"{energy} 0").answer(f"buy:{card}"))[0]


@rule("RQA-SHP-13")
def test_shp_13_a_bought_card_is_played_this_turn_only_if_it_is_drawn() -> None:
    table = arena(A="hand backup_battery deck", purse="4 0").answer("buy:rivet_gun")
    assert table.offered("play") == ["backup_battery"]
    table.answer("play:backup_battery").nature("draw:rivet_gun")
    assert zone(table, A, "hand") == ["rivet_gun"]
    table = arena(pug="A r4c4", petri="B r4c5", A="deck discard rivet_gun hand backup_battery")
    table.answer("play:backup_battery").nature("draw:rivet_gun").answer("play:rivet_gun")
    assert table.asked() == "A target"


@rule("RQA-RUL-32")
def test_rul_32_the_shop_deck_is_rebuilt_when_a_card_is_needed_and_no_earlier() -> None:
    table = arena(**sold_out("mortar", junkyard="dynamo", shop=CHEAP, purse="9 0"))
    table.answer("buy:blueprint")
    assert table.offered("reveal") == ["mortar"]
    table.nature("reveal:mortar")
    assert table.state.shop_deck.size == 0
    assert table.part("junkyard") == "dynamo"  # not yet
    table.answer("buy:blueprint")
    assert table.offered("reveal") == ["dynamo"]


@rule("RQA-RUL-33")
def test_rul_33_a_slot_that_cannot_be_filled_stays_empty() -> None:
    table = arena(**sold_out(shop=CHEAP, purse="3 0")).answer("buy:blueprint")
    assert table.part("shop") == "power_cell dart_launcher - blueprint recycler_cell recycler_cell"
    assert table.asked() == "A act"


@rule("RQA-RUL-33")
def test_rul_33_after_every_action_empty_slots_are_tried_again_lowest_first() -> None:
    shop, hand = "- dart_launcher - blueprint blueprint buzz_saw", "hand scrapper_arm 2*dynamo"
    table = arena(**sold_out(shop=shop, A=f"{hand} deck battery"))
    assert table.part("shop").split()[0] == "-"
    table.answer("play:scrapper_arm").nature("draw:battery").answer("scrap:dynamo@hand")
    assert table.asked() == "nature reveal"  # the card just scrapped
    table.nature("reveal:dynamo")
    assert table.part("shop").split()[:3] == ["dynamo", "dart_launcher", "-"]
    assert table.asked() == "A act"


@rule("RQA-RUL-33")
def test_rul_33_so_they_are_after_an_effect_at_the_end_of_the_turn() -> None:
    tidy = with_cards(tidy="at_end(); scrap_hand(1)")
    seats = sold_out(shop="- dart_launcher - blueprint blueprint buzz_saw", A="hand tidy dynamo")
    table = arena(tidy, **seats, B="discard 2*tidy").answer("play:tidy", "end")
    assert table.answer("scrap:dynamo@hand").asked() == "nature reveal"
    table.nature("reveal:dynamo")
    assert table.part("shop").split()[:3] == ["dynamo", "dart_launcher", "-"]
    assert table.asked() == "nature draw"


@rule("RQA-RUL-55")
def test_rul_55_the_other_slots_keep_their_cards() -> None:
    table = arena(shop=SHOP, purse="14 0").answer("buy:fusion_core").nature("reveal:blueprint")
    assert table.part("shop") == "blueprint fusion_core dynamo dynamo mortar mortar"
    table.answer("buy:fusion_core").nature("reveal:buzz_saw")
    assert table.part("shop") == "blueprint buzz_saw dynamo dynamo mortar mortar"
