"""Rulings on the base game, and on what expansions add to its abilities. Rules: CYB-RUL."""

import pytest

from automatable import CHANCE, SPECTATOR, Rng
from automatable.games.cyberion import GAME
from automatable.games.cyberion.state import CyberionState
from automatable.kernel.errors import BadSettings
from automatable.testkit import Table, rule

from .helpers import (
    BABYBOTS,
    DEVIOUS_COG,
    GIGANTOBOTS,
    MICROBOTS,
    MODELS,
    MULTIBOTS,
    ROBOTS,
    TWO,
    A,
    B,
    all_but,
    cyberion,
    deck_size,
    discarded,
    drawn,
    levels,
    reserve,
    rows,
)

FACTORY = "I-SIR I-STO I-CYC I-PLA I-COM"
FULL = "SIR1 SIR2 SIR3 SIR4 SIR5"

# Language differences


@rule("CYB-RUL-01")
def test_rul_01_exchanging_two_microbots_costs_three() -> None:
    factory = "I-SIR+MIC-1 I-STO+MIC-2"
    poor = cyberion(MICROBOTS, factory=factory, held="MIC-3 MIC-4")
    assert poor.why_not(A, "exchange:I-SIR") == "CYB-MIC-11"
    table = cyberion(MICROBOTS, factory=factory, held="MIC-3 MIC-4 MIC-5")
    table.answer("exchange:I-SIR", "swap:I-STO")
    assert table.parts("held", "used") == ["", "MIC-3 MIC-4 MIC-5"]
    assert table.part("factory") == "I-SIR+MIC-2 I-STO+MIC-1 - - -"


def rewarded(failsafes: int, damage: int = 5) -> Table:
    """A Gigantobot has just been filled."""
    table = cyberion(
        GIGANTOBOTS,
        factory=FACTORY,
        platform="SIR1 SIR2",
        riders="GIG-SIR SIR3 SIR4 SIR5 SIR5",
        vacation="GIG-1",
        reserve=str(failsafes),
        damage=str(damage),
    )
    table.answer("board", "rider:SIR1@platform", "rider:SIR2@platform")
    while table.offered("seat"):
        name = "seat:GIG-SIR" if "GIG-SIR" in table.offered("seat") else table.options(A)[0]
        table.answer(name)
    return table


@rule("CYB-RUL-02")
@pytest.mark.parametrize(("held", "after"), [(0, 2), (2, 4), (3, 5), (4, 5), (5, 5)])
def test_rul_02_the_failsafe_reward_is_two_or_what_the_forge_holds(held: int, after: int) -> None:
    table = rewarded(held)
    assert table.why_not(A, "reward:failsafe") == ""
    table.answer("reward:failsafe")
    assert reserve(table) == after
    assert table.view()["damage"] == 5


@rule("CYB-RUL-03")
def test_rul_03_one_of_the_two_rewards_is_always_taken() -> None:
    table = rewarded(1)
    assert table.options(A) == ["reward:damage", "reward:failsafe"]
    table.answer("reward:damage")
    assert (table.view()["damage"], reserve(table)) == (4, 1)
    table = rewarded(1, damage=0)
    assert table.options(A) == ["reward:failsafe"]
    assert table.why_not(A, "reward:damage") == "CYB-RUL-03"


@rule("CYB-RUL-04")
def test_rul_04_a_planbot_looks_and_both_players_see_it() -> None:
    table = cyberion(TWO, factory=FACTORY, stock="PLA1", deck="COM1 COM2 ...", levels=levels(PLA=3))
    drawn(table.answer("trigger:PLA1@stock", "level:III"), "COM1 COM2")
    for viewer in (A, B, SPECTATOR):
        assert table.view(viewer)["looked"] == ["COM1", "COM2"]
    table.answer("bottom:COM1", "bottom:COM2")
    assert "COM1" not in " ".join(rows(table))  # looking at it was not drawing


@rule("CYB-RUL-05")
def test_rul_05_a_sirenbot_draws_in_every_respect() -> None:
    table = cyberion(BABYBOTS, factory=FACTORY, platform="SIR1", made="CYC", levels=levels(SIR=2))
    table.answer("trigger:SIR1@platform", "level:II")
    assert "BAB-CYC" in table.offered("draw")
    drawn(table, "BAB-CYC COM1")  # takes effect, and is replaced
    assert table.parts("levels", "flash") == ["2 1 2 1 1", "COM1"]


@rule("CYB-RUL-06")
def test_rul_06_the_level_of_an_interference_is_that_of_the_discarded_robot() -> None:
    table = cyberion(DEVIOUS_COG, factory=FACTORY, platform="STO1", levels="5 3 1 1 1")
    table.answer("trigger:STO1@platform").nature("interfere:SIR")
    assert table.offered("level") == ["I", "II", "III"]
    table.answer("level:III")
    assert table.part("due") == "flash 2"


@rule("CYB-RUL-07")
def test_rul_07_the_game_is_for_one_or_two() -> None:
    for players in (1, 2):
        assert Table(GAME, None, {"players": players}).state.seats == players
    with pytest.raises(BadSettings):
        Table(GAME, None, {"players": 3})


@rule("CYB-RUL-08")
def test_rul_08_the_microbot_of_a_removed_machine_is_discarded() -> None:
    table = cyberion(
        MICROBOTS,
        factory="I-SIR+MIC-1 I-STO+MIC-2",
        held="MIC-SIR MIC-STO MIC-CYC MIC-PLA MIC-COM",
    )
    table.answer("remove:I-SIR")
    assert table.parts("factory", "removed") == ["- I-STO+MIC-2 - - -", "I-SIR"]
    assert table.part("held") == ""
    assert table.part("used") == "MIC-SIR MIC-STO MIC-CYC MIC-PLA MIC-COM MIC-1"


@rule("CYB-RUL-09")
def test_rul_09_two_players_share_everything_but_the_single_factories() -> None:
    table = cyberion(
        TWO,
        factory=FACTORY,
        platform="STO1 STO2 PLA3 COM1 COM2",
        stock="CYC5 CYC4 PLA1",
        experience="I-1 I-2",
        support="SIR",
        reserve="3",
    )
    table.answer("repair:I-STO", "crew:STO1@platform", "crew:STO2@platform", "end")
    drawn(table.nature("machine:I-5"), "SIR1 SIR2")
    assert table.part("turn") == "B 2"
    assert table.options(A) == []
    table.answer("repair:I-CYC", "crew:CYC4@stock", "crew:CYC5@stock")  # B uses what A left
    table.answer("upgrade:SIR")
    drawn(table.answer("support:SIR"), "PLA4 PLA5")
    table.answer("repair:I-PLA", "crew:PLA1@stock", "crew:PLA4@flash")
    assert rows(table) == ["SIR1 SIR2 PLA3 COM1 COM2", "PLA5", ""]
    assert table.parts("experience", "levels", "support") == [
        "I-CYC I-PLA I-1 I-2",
        "2 1 1 1 1",
        "none",
    ]


# Abilities


@rule("CYB-RUL-10")
def test_rul_10_a_sirenbot_draws_exactly_its_number() -> None:
    table = cyberion(factory=FACTORY, platform="SIR1", levels=levels(SIR=4))
    table.answer("trigger:SIR1@platform", "level:IV")
    for card in ("COM1", "COM2", "COM3"):
        assert table.options(A) == []  # nothing to decide in between
        drawn(table, card)
    assert (rows(table)[1], table.options(A)[0]) == ("COM1 COM2 COM3", "end")


@rule("CYB-RUL-11")
def test_rul_11_a_stockbot_moves_exactly_its_number() -> None:
    table = cyberion(factory=FACTORY, platform="STO1 SIR1 SIR2 SIR3", levels=levels(STO=3))
    table.answer("trigger:STO1@platform", "level:III")
    assert table.why_not(A, "done") == "CYB-RUL-11"
    table.answer("stow:SIR1@platform")
    assert table.why_not(A, "done") == "CYB-RUL-11"
    table.answer("stow:SIR2@platform")
    assert rows(table) == ["SIR3", "", "SIR1 SIR2"]


@rule("CYB-RUL-11")
def test_rul_11_or_as_many_as_there_are() -> None:
    table = cyberion(factory=FACTORY, platform="STO1 SIR1", flash="SIR2", levels=levels(STO=5))
    table.answer("trigger:STO1@platform", "level:V")
    assert rows(table) == ["", "", "SIR1 SIR2"]
    table = cyberion(factory=FACTORY, platform="STO1", levels=levels(STO=5))
    table.answer("trigger:STO1@platform", "level:V")
    assert (rows(table), table.options(A)[0]) == (["", "", ""], "end")


@rule("CYB-RUL-11")
def test_rul_11_a_table_may_agree_that_fewer_may_be_moved() -> None:
    settings = {"stockbot": "up_to"}
    table = cyberion(settings, factory=FACTORY, platform="STO1 SIR1 SIR2", levels=levels(STO=3))
    table.answer("trigger:STO1@platform", "level:III")
    assert table.options(A)[0] == "done"
    table.answer("stow:SIR2@platform", "done")
    assert rows(table) == ["SIR1", "", "SIR2"]
    assert table.part("discard") == "STO1"


@rule("CYB-RUL-12")
def test_rul_12_cards_are_drawn_one_at_a_time() -> None:
    table = cyberion(BABYBOTS, factory=FACTORY, platform="SIR1", made="CYC", levels=levels(SIR=4))
    table.answer("trigger:SIR1@platform", "level:IV")
    drawn(table, "COM1")
    assert table.parts("flash", "due") == ["COM1", "flash 2"]
    drawn(table, "BAB-CYC")  # dealt with when it occurs
    assert table.parts("flash", "due", "levels") == ["COM1", "flash 2", "4 1 2 1 1"]
    drawn(table, "COM2 COM3")
    assert table.part("flash") == "COM1 COM2 COM3"


@rule("CYB-RUL-13")
def test_rul_13_with_a_full_flash_the_battery_is_not_used() -> None:
    table = cyberion(
        factory=FACTORY,
        flash=FULL,
        stock="SIR1",
        discard=all_but(FULL, "SIR1"),
        levels=levels(SIR=3),
    )
    table.answer("trigger:SIR1@stock", "level:III")
    assert table.view()["battery"] == "charged"
    assert (deck_size(table), discarded(table)) == (0, 45)
    assert table.options(A)[0] == "end"


@rule("CYB-RUL-14")
def test_rul_14_full_is_judged_when_the_card_arrives() -> None:
    siren = cyberion(factory=FACTORY, flash=FULL, levels=levels(SIR=2))
    drawn(siren.answer("trigger:SIR3@flash", "level:II"), "COM1")
    assert rows(siren)[1] == "SIR1 SIR2 SIR4 SIR5 COM1"
    stock = cyberion(
        factory=FACTORY,
        platform="COM1 COM2",
        stock="SIR1 SIR2 SIR3 SIR4 STO5",
        levels=levels(STO=3),
    )
    stock.answer("trigger:STO5@stock", "level:III", "stow:COM2@platform")
    assert rows(stock) == ["COM1", "", "SIR1 SIR2 SIR3 SIR4 COM2"]
    assert stock.options(A)[0] == "end"


@rule("CYB-RUL-15")
@pytest.mark.parametrize(
    ("level", "taken"), [(2, ["CYC1"]), (3, ["SIR1", "CYC1"]), (4, ["CYC1"]), (5, ["SIR1", "CYC1"])]
)
def test_rul_15_an_interference_may_take_back_the_triggering_card(
    level: int, taken: list[str]
) -> None:
    table = cyberion(
        DEVIOUS_COG, factory=FACTORY, platform="SIR1", discard="CYC1", levels=levels(SIR=level)
    )
    table.answer("trigger:SIR1@platform").nature("interfere:CYC")
    table.answer(f"level:{('II', 'III', 'IV', 'V')[level - 2]}")
    assert table.offered("take") == taken


@rule("CYB-RUL-15")
def test_rul_15_and_the_card_then_returns() -> None:
    table = cyberion(DEVIOUS_COG, factory=FACTORY, platform="SIR1", levels=levels(SIR=5))
    table.answer("trigger:SIR1@platform").nature("interfere:CYC").answer("level:V", "take:SIR1")
    assert table.parts("platform", "discard") == ["SIR1", ""]


@rule("CYB-RUL-16")
def test_rul_16_without_an_eligible_card_nothing_happens() -> None:
    table = cyberion(factory=FACTORY, support="CYC", platform="SIR1").answer("support:CYC")
    assert table.parts("support", "deck", "platform") == ["none", "", "SIR1"]
    assert table.options(A)[0] == "end"
    table = cyberion(DEVIOUS_COG, factory=FACTORY, platform="SIR1", levels=levels(SIR=4))
    table.answer("trigger:SIR1@platform").nature("interfere:CYC").answer("level:IV")
    assert table.parts("platform", "discard") == ["", "SIR1"]
    assert table.options(A)[0] == "end"


@rule("CYB-RUL-17")
@pytest.mark.parametrize("level", ["II", "III"])
def test_rul_17_the_card_becomes_the_only_one_of_an_empty_deck(level: str) -> None:
    table = cyberion(
        factory=FACTORY,
        platform=f"{FULL}",
        stock="CYC1",
        discard=all_but(FULL, "CYC1"),
        levels=levels(CYC=3),
        reserve="2",
    )
    table.answer("trigger:CYC1@stock", f"level:{level}", "take:CYC5")
    assert (deck_size(table), table.view()["battery"]) == (1, "charged")
    assert table.part("deck") == "CYC5 ..."
    table.answer("trigger:SIR1@platform", "end")
    drawn(table, "CYC5")
    assert table.parts("turn", "battery") == ["A 2", ""]


@rule("CYB-RUL-18")
def test_rul_18_a_cyclobot_may_take_itself_back_again_and_again() -> None:
    table = cyberion(factory=FACTORY, flash="CYC1", levels=levels(CYC=5))
    table.answer("trigger:CYC1@flash", "level:V", "take:CYC1")
    assert rows(table) == ["CYC1", "", ""]  # it has changed its row
    before = table.position()
    for level in ("IV", "V", "IV"):
        table.answer("trigger:CYC1@platform", f"level:{level}", "take:CYC1")
        assert table.position() == before  # and from then on nothing


@rule("CYB-RUL-19")
def test_rul_19_a_planbot_goes_on_looking_at_the_new_deck() -> None:
    table = cyberion(
        factory=FACTORY, stock="PLA1", discard=all_but("PLA1 COM1 COM1"), levels=levels(PLA=4)
    )
    drawn(table.answer("trigger:PLA1@stock", "level:IV"), "COM1 COM1")
    assert table.parts("looked", "battery", "discard") == ["COM1 COM1", "empty", ""]
    assert deck_size(table) == 48  # the cards held aside are not in it, the Planbot is
    assert "draw:COM1" not in table.weights()
    assert table.weights()["draw:PLA1"] == 2
    drawn(table, "PLA1")
    assert table.view()["looked"] == ["COM1", "COM1", "PLA1"]
    table.answer("top:PLA1", "bottom:COM1", "bottom:COM1")
    assert table.part("deck") == "PLA1 ... COM1 COM1"
    assert rows(drawn(table, "PLA1")) == ["PLA1", "", ""]


@rule("CYB-RUL-20")
def test_rul_20_with_the_battery_empty_it_looks_at_what_there_is() -> None:
    table = cyberion(
        factory=FACTORY,
        stock="PLA1",
        discard=all_but("PLA1 COM1 COM2"),
        battery="empty",
        levels=levels(PLA=5),
    )
    drawn(table.answer("trigger:PLA1@stock", "level:V"), "COM1 COM2")
    drawn(table.answer("top:COM2", "top:COM1"), "COM2")
    assert rows(table) == ["COM2", "", ""]
    assert (deck_size(table), table.part("deck")) == (1, "COM1 ...")


@rule("CYB-RUL-20")
def test_rul_20_with_no_card_at_all_nothing_happens() -> None:
    table = cyberion(
        factory=FACTORY,
        stock="PLA1",
        discard=all_but("PLA1"),
        battery="empty",
        levels=levels(PLA=5),
    )
    table.answer("trigger:PLA1@stock", "level:V")
    assert rows(table) == ["", "", ""]
    assert (discarded(table), table.options(A)[0]) == (50, "end")


@rule("CYB-RUL-21")
def test_rul_21_the_last_card_of_the_deck_is_looked_at_and_taken() -> None:
    table = cyberion(
        factory=FACTORY, stock="PLA1", discard=all_but("PLA1 COM1"), levels=levels(PLA=2)
    )
    drawn(table.answer("trigger:PLA1@stock", "level:II"), "COM1")
    assert table.options(A) == ["top:COM1"]
    drawn(table.answer("top:COM1"), "COM1")
    assert rows(table) == ["COM1", "", ""]
    assert (deck_size(table), table.view()["battery"]) == (0, "charged")
    assert table.options(A)[0] == "end"


def ways_to_put_back(state: CyberionState) -> set[str]:
    """All decks the open question can lead to."""
    decision = state.decision()
    assert decision is not None
    if decision.seat == CHANCE:
        return {GAME.position(state)["deck"]}
    found: set[str] = set()
    for option in decision.options:
        after = state.clone()
        after.apply(A, option)
        found |= ways_to_put_back(after)
    return found


@rule("CYB-RUL-22")
@pytest.mark.parametrize(
    ("level", "count", "ways"), [(2, 1, 2), (3, 2, 6), (4, 3, 24), (5, 5, 720)]
)
def test_rul_22_the_order_is_free_in_both_groups(level: int, count: int, ways: int) -> None:
    table = cyberion(factory=FACTORY, stock="PLA1", levels=levels(PLA=level))
    table.answer("trigger:PLA1@stock", f"level:{('II', 'III', 'IV', 'V')[level - 2]}")
    drawn(table, " ".join(["COM1", "COM2", "COM3", "COM4", "COM5"][:count]))
    assert len(ways_to_put_back(table.state)) == ways


@rule("CYB-RUL-23")
def test_rul_23_with_all_rows_full_the_card_stays_on_the_deck() -> None:
    flash, stock = "STO1 STO2 STO3 STO4 STO5", "CYC1 CYC2 CYC3 CYC4 CYC5"
    table = cyberion(factory=FACTORY, support="PLA", platform=FULL, flash=flash, stock=stock)
    drawn(table.answer("support:PLA"), "COM1 COM2").answer("top:COM2", "top:COM1")
    assert rows(table) == [FULL, flash, stock]
    assert table.part("deck") == "COM2 COM1 ..."
    assert table.options(A)[0] == "end"


@rule("CYB-RUL-24")
def test_rul_24_a_babybot_looked_at_is_not_drawn() -> None:
    table = cyberion(BABYBOTS, factory=FACTORY, stock="PLA1", made="SIR", levels=levels(PLA=3))
    drawn(table.answer("trigger:PLA1@stock", "level:III"), "BAB-SIR COM1")
    assert table.part("levels") == levels(PLA=3)
    assert table.offered("bottom") == ["COM1", "BAB-SIR"]
    table.answer("top:COM1", "bottom:BAB-SIR")
    assert drawn(table, "COM1").parts("platform", "levels") == ["COM1", levels(PLA=3)]


@rule("CYB-RUL-24")
def test_rul_24_as_the_top_card_it_takes_effect_and_is_replaced() -> None:
    table = cyberion(BABYBOTS, factory=FACTORY, stock="PLA1", made="SIR", levels=levels(PLA=3))
    drawn(table.answer("trigger:PLA1@stock", "level:III"), "BAB-SIR COM1")
    table.answer("top:BAB-SIR", "top:COM1")
    drawn(table, "BAB-SIR COM1")
    assert table.parts("platform", "levels") == ["COM1", levels(SIR=2, PLA=3)]
    assert table.part("made") == ""


@rule("CYB-RUL-25")
@pytest.mark.parametrize(
    ("cards", "possible"),
    [(0, "I"), (1, "I V"), (3, "I IV V"), (4, "I III IV V"), (5, "I II III IV V")],
)
def test_rul_25_the_price_is_not_paid_in_part(cards: int, possible: str) -> None:
    platform = " ".join(FULL.split()[:cards])
    table = cyberion(
        factory=FACTORY,
        platform=platform,
        stock="COM1",
        discard=all_but(platform, "COM1"),
        battery="empty",
        levels=levels(COM=5),
    ).answer("trigger:COM1@stock")
    assert table.offered("level") == possible.split()
    for level in {"I", "II", "III", "IV", "V"} - {*possible.split()}:
        assert table.why_not(A, f"level:{level}") == "CYB-RUL-25"


@rule("CYB-RUL-26")
def test_rul_26_everything_is_settled_before_anything_is_discarded() -> None:
    table = cyberion(factory=FACTORY, platform="SIR1 COM1", levels=levels(COM=4), deck="PLA1 ...")
    before = table.position()
    table.answer("trigger:COM1@platform", "level:IV", "prep:I-SIR")
    table.answer("spend:card@deck", "spend:card@deck")
    assert {**table.position(), "doing": ""} == {**before, "doing": ""}
    table.answer("spend:SIR1@platform")
    assert table.part("discard") == "SIR1 COM1"  # row cards go first
    assert table.part("due") == "mill 2, prep I-SIR"
    drawn(table, "PLA1")  # then deck cards one by one
    assert table.part("due") == "mill 1, prep I-SIR"
    assert "*" not in table.part("factory")
    drawn(table, "PLA2")
    assert table.part("factory").startswith("I-SIR* ")


@rule("CYB-RUL-27")
def test_rul_27_an_empty_deck_pays_while_the_battery_is_charged() -> None:
    table = cyberion(
        factory=FACTORY,
        platform="SIR1",
        stock="COM1",
        discard=all_but("SIR1 COM1"),
        levels=levels(COM=4),
    )
    table.answer("trigger:COM1@stock", "level:IV", "prep:I-SIR")
    table.answer("spend:card@deck", "spend:SIR1@platform", "spend:card@deck")
    assert table.part("battery") == "empty"
    assert table.weights() == {f"draw:{robot}": 2 for robot in ROBOTS}  # all that was paid so far
    drawn(table, "COM1 SIR1")
    assert table.part("discard") == "SIR1 COM1"


@rule("CYB-RUL-27")
def test_rul_27_it_does_not_while_the_battery_is_empty() -> None:
    table = cyberion(
        factory=FACTORY,
        platform="SIR1 SIR2 SIR3",
        stock="COM1",
        discard=all_but("SIR1 SIR2 SIR3 COM1"),
        battery="empty",
        levels=levels(COM=4),
    )
    table.answer("trigger:COM1@stock", "level:IV", "prep:I-SIR")
    assert table.offered("spend") == ["SIR1@platform", "SIR2@platform", "SIR3@platform"]
    assert table.why_not(A, "spend:card@deck") == "CYB-BAT-07"


@rule("CYB-RUL-28")
@pytest.mark.parametrize("battery", ["charged", "empty"])
def test_rul_28_as_many_as_the_deck_holds(battery: str) -> None:
    table = cyberion(
        factory=FACTORY,
        platform="SIR1 SIR2",
        stock="COM1",
        discard=all_but("SIR1 SIR2 COM1 PLA1 PLA2"),
        battery=battery,
        levels=levels(COM=4),
    )
    table.answer("trigger:COM1@stock", "level:IV", "prep:I-SIR")
    table.answer("spend:card@deck", "spend:card@deck")
    assert ("card@deck" in table.offered("spend")) is (battery == "charged")
    assert table.offered("spend")[:2] == ["SIR1@platform", "SIR2@platform"]


@rule("CYB-RUL-28")
def test_rul_28_babybots_in_the_deck_do_not_count() -> None:
    table = cyberion(
        BABYBOTS,
        factory=FACTORY,
        platform="SIR1",
        stock="COM1",
        discard=all_but("SIR1 COM1 PLA1"),
        battery="empty",
        made="SIR STO",
        levels=levels(COM=5),
    )
    assert deck_size(table) == 3
    table.answer("trigger:COM1@stock")
    assert table.offered("level") == ["I", "V"]  # two can be paid, not three
    assert table.why_not(A, "level:IV") == "CYB-RUL-25"
    table.answer("level:V", "prep:I-SIR", "spend:card@deck")
    drawn(table, "BAB-SIR BAB-STO PLA1")
    assert table.part("factory").startswith("I-SIR* ")


def crowded() -> tuple[str, list[str]]:
    """Crews of Gigantobots with 40 Robots, and the ten Robots left over, a Commandbot last."""
    crews = {f"GIG-{model}": [f"{model}{size}" for size in (1, 2, 3, 4)] for model in MODELS}
    crews |= {f"GIG-{size}": [f"{model}{size}" for model in MODELS[1:]] for size in range(1, 6)}
    seated = " ".join(card for crew in crews.values() for card in crew)
    riders = ", ".join(f"{name} {' '.join(crew)}" for name, crew in crews.items())
    return riders, all_but(seated).split()


@rule("CYB-RUL-27", "CYB-RUL-28")
@pytest.mark.parametrize(
    ("source", "in_discard", "in_deck", "battery", "most"),
    [
        ("support:COM", 0, 0, "charged", 2),  # the new deck is the two row cards
        ("support:COM", 1, 0, "charged", 2),
        ("support:COM", 3, 0, "charged", 3),
        ("support:COM", 4, 0, "charged", 4),
        ("support:COM", 0, 1, "charged", 3),  # the deck card is paid twice
        ("support:COM", 0, 1, "empty", 1),
        ("support:COM", 4, 2, "empty", 2),
        ("trigger:COM5@flash", 1, 0, "charged", 3),  # the Commandbot is shuffled in too
        ("trigger:COM5@flash", 2, 0, "charged", 3),
        ("trigger:COM5@flash", 3, 0, "charged", 4),
    ],
)
def test_rul_28_as_many_as_deck_and_new_deck_provide(
    source: str, in_discard: int, in_deck: int, battery: str, most: int
) -> None:
    riders, left = crowded()
    away = in_discard + in_deck
    table = cyberion(
        GIGANTOBOTS,
        factory=FACTORY,
        riders=riders,
        discard=" ".join(left[:in_discard]),
        platform=" ".join(left[away : away + 5]),
        flash=" ".join(left[away + 5 :]),
        battery=battery,
        support="COM",
        levels=levels(COM=3),
    )
    assert (deck_size(table), discarded(table)) == (in_deck, in_discard)
    table.answer(source, *(["level:III"] if source.startswith("trigger") else []), "prep:I-SIR")
    for _ in range(most):
        table.answer("spend:card@deck")
    if most < 4:
        assert table.why_not(A, "spend:card@deck") == "CYB-RUL-28"
    while table.offered("spend"):
        table.answer(table.options(A)[0])
    while table.offered("draw"):
        drawn(table, table.offered("draw")[0])
    assert table.part("factory").startswith("I-SIR* ")


@rule("CYB-RUL-29")
def test_rul_29_multibots_may_be_paid_for_a_commandbot() -> None:
    table = cyberion(
        MULTIBOTS, factory=FACTORY, platform="MUL-SIR MUL-4", stock="COM1", levels=levels(COM=4)
    )
    table.answer("trigger:COM1@stock", "level:IV", "prep:I-SIR")
    assert table.offered("spend") == ["MUL-SIR@platform", "MUL-4@platform", "card@deck"]
    table.answer("spend:MUL-SIR@platform", "spend:MUL-4@platform", "spend:card@deck")
    drawn(table, "MUL-1")
    assert table.part("discard") == "COM1 MUL-SIR MUL-1 MUL-4"
    assert table.part("factory").startswith("I-SIR* ")


@rule("CYB-RUL-30")
def test_rul_30_any_machine_of_the_factory_that_is_not_prepped() -> None:
    table = cyberion(factory="I-SIR* - I-CYC II-3", platform="COM1 SIR1", levels=levels(COM=5))
    table.answer("trigger:COM1@platform", "level:V")
    assert table.offered("prep") == ["I-CYC", "II-3"]
    assert table.why_not(A, "prep:I-STO") == "CYB-RUL-30"  # not in the Factory
    assert table.why_not(A, "prep:I-SIR") == "CYB-COM-10"


@rule("CYB-RUL-30")
@pytest.mark.parametrize(
    ("active", "hers", "other"), [("A", "I-SIR", "I-COM"), ("B", "I-COM", "I-SIR")]
)
def test_rul_30_with_two_players_only_what_may_be_repaired(
    active: str, hers: str, other: str
) -> None:
    table = cyberion(
        TWO, turn=f"{active} 1", factory=FACTORY, platform="COM1 SIR1", levels=levels(COM=5)
    )
    table.answer("trigger:COM1@platform", "level:V")
    assert hers in table.offered("prep")
    assert len(table.offered("prep")) == 4
    assert table.why_not({"A": A, "B": B}[active], f"prep:{other}") == "CYB-TWO-06"


@rule("CYB-RUL-31")
def test_rul_31_with_no_machine_to_prep_the_ability_cannot_be_used() -> None:
    table = cyberion(factory="I-SIR* I-STO*", platform="COM1 SIR1", levels=levels(COM=3))
    table.answer("trigger:COM1@platform")
    assert table.options(A) == ["level:I"]
    assert table.why_not(A, "level:III") == "CYB-RUL-31"
    assert table.why_not(A, "level:IV") == "CYB-TRG-02"
    table.answer("level:I")
    assert table.parts("platform", "discard") == ["SIR1", "COM1"]


@rule("CYB-RUL-32")
def test_rul_32_the_same_model_may_be_upgraded_more_than_once() -> None:
    table = cyberion(factory=FACTORY, experience="I-1 I-2 I-3 I-4 I-5 II-1")
    table.answer("upgrade:SIR", "upgrade:SIR")
    assert table.parts("turn", "levels", "experience") == ["A 1", levels(SIR=3), "I-4 I-5 II-1"]
    table.answer("upgrade:SIR")
    assert table.parts("levels", "experience") == [levels(SIR=4), ""]


# Deck, Battery


@rule("CYB-RUL-50")
def test_rul_50_using_the_battery_is_not_optional() -> None:
    table = cyberion(factory=FACTORY, stock="SIR1", discard=all_but("SIR1"), levels=levels(SIR=2))
    table.answer("trigger:SIR1@stock", "level:II")
    assert table.options(A) == []  # nobody is asked
    assert table.part("battery") == "empty"


@rule("CYB-RUL-51")
def test_rul_51_with_nothing_to_shuffle_the_battery_stays_charged() -> None:
    riders, ten = crowded()
    table = cyberion(
        GIGANTOBOTS,
        factory=FACTORY,
        platform=" ".join(ten[:5]),
        stock=" ".join(ten[5:]),
        riders=riders,
        support="SIR",
    )
    assert (deck_size(table), discarded(table)) == (0, 0)
    table.answer("support:SIR")
    assert table.parts("flash", "battery", "support") == ["", "", "none"]
    assert table.options(A)[0] == "end"


@rule("CYB-RUL-51", "CYB-BAT-04")
def test_rul_51_one_card_is_enough_to_shuffle() -> None:
    riders, ten = crowded()
    assert ten[0] == "SIR1"
    table = cyberion(
        GIGANTOBOTS,
        factory=FACTORY,
        platform=" ".join(ten[:5]),
        stock=" ".join(ten[5:]),
        riders=riders,
        levels=levels(SIR=3),
    )
    table.answer("trigger:SIR1@platform", "level:III")
    assert table.part("battery") == "empty"
    assert table.weights() == {"draw:SIR1": 1}
    drawn(table, "SIR1")
    assert table.parts("flash", "discard") == ["SIR1", ""]
    assert table.options(A)[0] == "end"


@rule("CYB-RUL-52")
def test_rul_52_cards_put_into_an_empty_deck_are_drawn_normally() -> None:
    rest = "SIR1 CYC1"
    table = cyberion(
        factory=FACTORY, platform=rest, discard=all_but(rest), battery="empty", levels="3 1 3 1 1"
    )
    table.answer("trigger:CYC1@platform", "level:III", "take:COM4")
    table.answer("trigger:SIR1@platform", "level:III")
    drawn(table, "COM4")
    assert rows(table) == ["", "COM4", ""]
    assert (deck_size(table), table.options(A)[0]) == (0, "end")


@rule("CYB-RUL-52", "CYB-RUL-53")
@pytest.mark.parametrize("battery", ["charged", "empty"])
def test_rul_53_shuffled_into_an_empty_deck_cards_are_the_deck(battery: str) -> None:
    rest = "COM1 COM4 PLA1"
    table = cyberion(
        BABYBOTS, factory=FACTORY, platform=rest, discard=all_but(rest), battery=battery
    )
    table.answer("baby:COM", "mate:COM1@platform", "mate:COM4@platform")
    assert (deck_size(table), table.view()["battery"]) == (3, battery)
    table.answer("end")
    assert table.weights() == {"draw:COM1": 1, "draw:COM4": 1, "draw:BAB-COM": 1}


@rule("CYB-RUL-53")
def test_rul_53_a_finished_gigantobot_fills_an_empty_deck_too() -> None:
    rest = "SIR1 SIR2"
    crew = "SIR3 SIR4 SIR5 SIR5"
    table = cyberion(
        GIGANTOBOTS,
        factory=FACTORY,
        platform=rest,
        riders=f"GIG-SIR {crew}",
        discard=all_but(rest, crew),
        vacation="GIG-1 GIG-2",
    )
    table.answer("board", "rider:SIR1@platform", "rider:SIR2@platform")
    while table.offered("seat"):
        table.answer("seat:GIG-SIR")
    table.answer("reward:damage")
    assert (deck_size(table), table.view()["battery"]) == (6, "charged")


@rule("CYB-RUL-62")
def test_rul_62_gains_beyond_five_are_lost_whatever_their_source() -> None:
    four = "I-1 I-2 II-3 II-4"
    table = cyberion(factory=FACTORY, experience=four, levels=levels(PLA=4), reserve="5")
    assert reserve(table.answer("upgrade:PLA")) == 5
    assert reserve(rewarded(4).answer("reward:failsafe")) == 5
    table = cyberion(
        BABYBOTS, factory=FACTORY, platform="SIR1", made="CYC", levels="2 1 4 1 1", reserve="5"
    )
    drawn(table.answer("trigger:SIR1@platform", "level:II"), "BAB-CYC COM1")
    assert table.parts("levels", "reserve") == ["2 1 5 1 1", "5"]


# Support


@rule("CYB-RUL-69")
@pytest.mark.parametrize("model", MODELS)
def test_rul_69_a_token_is_used_at_exactly_level_iii(model: str) -> None:
    table = cyberion(
        factory=FACTORY,
        support=model,
        platform="SIR1 SIR2 SIR3",
        discard="PLA5",
        levels="5 5 5 5 5",
    ).answer(f"support:{model}")
    assert table.offered("level") == []
    expected = {"SIR": "draw", "STO": "stow", "CYC": "take", "PLA": "draw", "COM": "prep"}
    assert table.offered(expected[model]) != []


@rule("CYB-RUL-69")
def test_rul_69_it_may_be_discarded_even_if_nothing_can_be_done() -> None:
    full = {"flash": FULL, "discard": all_but(FULL), "battery": "empty"}
    for model, rest in (
        ("SIR", full),
        ("STO", {"stock": FULL}),
        ("CYC", {}),
        ("PLA", {"discard": all_but(), "battery": "empty"}),
        ("COM", {"discard": all_but(), "battery": "empty"}),
    ):
        table = cyberion(factory=FACTORY, support=model, **rest)
        before = table.position()
        table.answer(f"support:{model}")
        assert table.position() == {**before, "support": "none"}
        assert table.options(A)[0] == "end"


@rule("CYB-RUL-69")
def test_rul_69_a_token_that_finds_no_machine_to_prep_costs_nothing_else() -> None:
    table = cyberion(factory="I-SIR* I-STO*", support="COM", platform=FULL, flash="COM1 COM2")
    before = table.position()
    table.answer("support:COM")
    assert table.position() == {**before, "support": "none"}


@rule("CYB-RUL-70")
def test_rul_70_several_tokens_are_random_and_revealed() -> None:
    table = Table(GAME, None, {"support": "2"})
    assert table.weights() == {f"aid:{model}": 1 for model in MODELS}
    table.nature("aid:PLA")
    assert table.weights() == {f"aid:{model}": 1 for model in ("SIR", "STO", "CYC", "COM")}
    table.nature("aid:SIR")
    assert table.view(SPECTATOR)["support"] == ["SIR", "PLA"]


@rule("CYB-RUL-70")
def test_rul_70_any_number_in_one_turn_by_either_player() -> None:
    for turn in ("A 1", "B 2"):
        table = cyberion(TWO, turn=turn, factory=FACTORY, support="SIR CYC", discard="PLA1")
        drawn(table.answer("support:SIR"), "COM1 COM2").answer("support:CYC", "take:PLA1")
        assert table.parts("turn", "support", "deck") == [turn, "none", "PLA1 ..."]


# Factory, Cleanup, end


@rule("CYB-RUL-72")
def test_rul_72_a_possible_repair_need_not_be_done() -> None:
    table = cyberion(factory=FACTORY, platform=FULL, reserve="2")
    assert "repair:I-SIR" in table.options(A)
    table.answer("end")
    assert table.parts("turn", "factory", "reserve") == ["A 2", FACTORY, "1"]


@rule("CYB-RUL-73")
def test_rul_73_gaps_are_filled_left_to_right_and_machines_keep_their_place() -> None:
    table = cyberion(factory="- I-STO - I-PLA -", platform=FULL).answer("end")
    table.nature("machine:I-5")
    assert table.part("factory") == "I-5 I-STO - I-PLA -"
    table.nature("machine:I-1")
    assert table.part("factory") == "I-5 I-STO I-1 I-PLA -"
    table.nature("machine:I-3")
    assert table.part("factory") == "I-5 I-STO I-1 I-PLA I-3"


@rule("CYB-RUL-74")
def test_rul_74_victory_comes_with_the_last_machine_also_amid_an_intervention() -> None:
    table = cyberion(
        factory="- - I-SIR", removed="*", platform="SIR1 SIR2 COM1", flash="COM2", reserve="0"
    )
    table.answer("repair:I-SIR", "crew:SIR1@platform", "crew:SIR2@platform")
    assert table.ended() == "won by repaired"
    assert table.options(A) == []  # no further action
    assert table.parts("turn", "flash", "platform") == [
        "A 1 relieved",
        "COM2",
        "COM1",
    ]  # no Cleanup


@rule("CYB-RUL-74")
def test_rul_74_not_while_the_factory_can_be_refilled() -> None:
    every = GAME.catalogue.names
    machines = [name[7:] for name in every if name.startswith("repair:I-") or "repair:II-" in name]
    others = " ".join(name for name in machines if name not in ("I-SIR", "II-TWIN"))
    table = cyberion(factory="I-SIR", removed=others, platform=FULL)  # II-TWIN is in the deck
    table.answer("repair:I-SIR", "crew:SIR1@platform", "crew:SIR2@platform")
    assert table.ended() == ""
    table.answer("end").nature("machine:II-TWIN")
    drawn(table, "SIR3 SIR4")
    assert (table.part("turn"), table.ended()) == ("A 2", "")
    table.answer("repair:II-TWIN", "crew:SIR3@platform", "crew:SIR3@platform")
    assert table.ended() == "won by repaired"


@rule("CYB-RUL-74")
def test_rul_74_a_removed_machine_may_be_the_last() -> None:
    table = cyberion(
        MICROBOTS,
        factory="I-SIR+MIC-1",
        removed="*",
        held="MIC-SIR MIC-STO MIC-CYC MIC-PLA MIC-COM",
    ).answer("remove:I-SIR")
    assert table.ended() == "won by repaired"


@rule("CYB-RUL-75")
def test_rul_75_nothing_can_be_settled_after_the_last_repair() -> None:
    table = cyberion(
        BABYBOTS, factory="I-SIR", removed="*", platform="SIR1 SIR2 COM1 COM4", limbot="COM"
    )
    assert "baby:COM" in table.options(A)
    table.answer("repair:I-SIR", "crew:SIR1@platform", "crew:SIR2@platform")
    assert table.told()[-2:] == ["ended CYB-END-04", "advised CYB-SUP-05"]
    assert table.ended() == "lost by limbot"
    table = cyberion(
        DEVIOUS_COG,
        factory="I-SIR",
        removed="*",
        platform="SIR1 SIR2 COM1",
        interference="0 0 0 0 1",
        revealed="SIR SIR STO STO CYC CYC PLA PLA COM",
    )
    table.answer("repair:I-SIR", "crew:SIR1@platform", "crew:SIR2@platform")
    assert table.told()[-2:] == ["ended CYB-END-05", "advised CYB-SUP-05"]
    assert table.ended() == "lost by interference"


@rule("CYB-RUL-75")
def test_rul_75_settled_before_it_the_game_is_won() -> None:
    table = cyberion(
        BABYBOTS, factory="I-SIR", removed="*", platform="SIR1 SIR2 COM1 COM4", limbot="COM"
    )
    table.answer("baby:COM", "mate:COM1@platform", "mate:COM4@platform")
    table.answer("repair:I-SIR", "crew:SIR1@platform", "crew:SIR2@platform")
    assert table.ended() == "won by repaired"


@rule("CYB-RUL-76")
@pytest.mark.parametrize(
    ("held", "damage", "result", "left"),
    [
        (0, 0, "won by repaired", 0),
        (5, 0, "won by repaired", 5),
        (3, 1, "won by repaired", 0),
        (4, 1, "won by repaired", 1),
        (2, 1, "lost by damage", 2),
        (5, 2, "lost by damage", 5),
    ],
)
def test_rul_76_three_failsafes_for_each_damage(
    held: int, damage: int, result: str, left: int
) -> None:
    table = cyberion(
        GIGANTOBOTS,
        factory="I-SIR",
        removed="*",
        platform="SIR1 SIR2",
        reserve=str(held),
        damage=str(damage),
    )
    table.answer("repair:I-SIR", "crew:SIR1@platform", "crew:SIR2@platform")
    if "damage" in result:
        assert table.ended() == ""
        drawn(table.answer("end"), "STO1 STO2 STO3 STO4 STO5")
    assert (table.ended(), reserve(table)) == (result, left)
    assert table.state.result is not None
    assert table.state.result.rule == ("CYB-END-06" if "damage" in result else "CYB-END-01")


def machines_left(table: Table) -> int:
    """How many Machines are still to be repaired."""
    seen = table.view()
    return sum(seen["machine_deck"]) + sum(machine is not None for machine in seen["factory"])


@rule("CYB-RUL-80")
@pytest.mark.parametrize("expansions", ["none", "all"])
def test_rul_80_every_turn_removes_a_machine_or_costs_a_failsafe(expansions: str) -> None:
    rng = Rng(80)
    for _ in range(3):
        table = Table(GAME, None, {"expansions": expansions})
        state = table.state
        while table.ended() == "":
            turn, left = state.turn, machines_left(table)
            table.events()
            while state.turn == turn and table.ended() == "":
                table.step(rng)
            lost = any(event.startswith("failsafe_lost") for event in table.events())
            assert turn == 0 or lost or machines_left(table) < left or table.ended()
        assert 0 < state.turn <= 25 + 5 + 5 + 20 + 1
        assert table.ended() == "lost by failsafe" or machines_left(table) == 0
