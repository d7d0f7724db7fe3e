"""Drawing robot and class cards, discarding and drawing more. Rules: RR-ICN, RR-RUL."""

from automatable import CHANCE
from automatable.games.raising_robots import GAME
from automatable.testkit import Table, rule

from .helpers import A, at, goods, hand
from .helpers_rows import robots

ROBOTS = [f"RB-{number:02}" for number in range(1, 97)]


def all_but(*names: str) -> str:
    """The robot cards that are not named, to be put away."""
    return " ".join(card for card in ROBOTS if card not in names)


def drew(table: Table) -> list[str]:
    """The rules by which cards were drawn."""
    return [told.removeprefix("drew ") for told in table.told() if told.startswith("drew ")]


@rule("RR-ICN-01")
def test_icn_01_that_many_robot_cards_are_drawn() -> None:
    table = robots("design", 3, "design RB-05").answer("base:RB-05").nature("draw:RB-40")
    assert table.nature("draw:RB-33").options(CHANCE)[0] == "power:EN-01"  # no third one
    assert hand(table) == ["RB-33", "RB-40"]
    assert drew(table) == ["RR-ICN-01"] * 2


@rule("RR-ICN-09")
def test_icn_09_any_number_of_cards_for_one_more() -> None:
    given = "goods; hand RB-33 RB-34 RB-35"
    table = at("board design 3 1", given).answer("use:D2")
    assert table.options(A) == ["done", "discard:RB-33", "discard:RB-34", "discard:RB-35"]
    table.answer("discard:RB-35", "discard:RB-33", "done")  # in any order
    table.nature("draw:RB-01", "draw:RB-02", "draw:RB-03")
    assert hand(table) == ["RB-01", "RB-02", "RB-03", "RB-34"]
    assert table.view()["discard"] == ["RB-33", "RB-35"]
    assert table.told()[-6:-1] == ["discarded RR-ICN-09"] * 2 + ["drew RR-ICN-09"] * 3
    table = at("board design 3 1", given).answer("use:D2", "done").nature("draw:RB-01")
    assert hand(table) == ["RB-01", "RB-33", "RB-34", "RB-35"]


@rule("RR-ICN-09")
def test_icn_09_without_its_token_it_gives_a_card_and_a_battery_more() -> None:
    table = at("board design 3 1", "goods; free design-efficiency").answer("use:D2")
    table.nature("draw:RB-01", "draw:RB-02")
    assert (hand(table), goods(table)) == (["RB-01", "RB-02"], "B1")


@rule("RR-ICN-09")
def test_icn_09_robots_deal_anew_as_well() -> None:
    table = robots("design", 3, "design RB-22+; hand RB-33; free design-speed")
    table.answer("upgraded:RB-22", "discard:RB-33")
    assert hand(table.nature("draw:RB-01", "draw:RB-02", "draw:RB-03")) == [*ROBOTS[:3]]


@rule("RR-RUL-22")
def test_rul_22_an_empty_deck_is_made_of_the_discards() -> None:
    last, discarded = "RB-90", "RB-91 RB-92"
    table = at("draw 5", "hand", box=all_but(last, *discarded.split()), discard=discarded)
    assert table.options(CHANCE) == ["draw:RB-90"]
    assert table.nature("draw:RB-90").options(CHANCE) == ["draw:RB-91", "draw:RB-92"]
    assert table.nature("draw:RB-92").view()["discard"] == []  # the other one is in the deck
    assert table.nature("draw:RB-91").options(CHANCE)[0] == "power:EN-01"
    assert hand(table) == ["RB-90", "RB-91", "RB-92"]  # what is missing is not drawn


@rule("RR-RUL-23")
def test_rul_23_cards_just_discarded_can_be_drawn_again() -> None:
    own = "hand RB-90 RB-91 RB-92"
    table = at("board design 3 1", own, box=all_but("RB-90", "RB-91", "RB-92")).answer("use:D2")
    table.answer("discard:RB-90", "discard:RB-92", "done")
    assert table.options(CHANCE) == ["draw:RB-90", "draw:RB-92"]
    table.nature("draw:RB-92", "draw:RB-90")
    assert hand(table) == ["RB-90", "RB-91", "RB-92"]


@rule("RR-WLD-02")
def test_wld_02_the_card_for_a_wild_is_drawn_by_it() -> None:
    table = at("wild 1", "goods").answer("gain:card")
    assert table.part("due.A").startswith("draw 1 RR-WLD-02; ")
    assert drew(table.nature("draw:RB-01")) == ["RR-WLD-02"]


@rule("RR-STA-02")
def test_sta_02_the_first_cards_are_drawn_by_it_and_those_of_a_wild_are_not() -> None:
    start = {"round": "0", "stage": "start", "due": "gather; round; score", "starts": "deal"}
    table = Table(GAME, {**start, **{f"due.{seat}": "draw 1; start" for seat in "ABC"}})
    assert drew(table.nature("draw:RB-01")) == ["RR-STA-02"]
    table = Table(GAME, {**start, **{f"due.{seat}": "draw 1 RR-ICN-01; start" for seat in "ABC"}})
    assert table.part("due.A") == "draw 1 RR-ICN-01; start"
    assert drew(table.nature("draw:RB-01")) == ["RR-ICN-01"]
