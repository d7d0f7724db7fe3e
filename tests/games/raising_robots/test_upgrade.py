"""The Upgrade phase. Rules: RR-UPG, RR-EXA, RR-RUL."""

from collections import Counter

from automatable.games.raising_robots.effects import Deed, Res
from automatable.games.raising_robots.kinds import TYPES
from automatable.games.raising_robots.pieces import STANDARD
from automatable.testkit import rule

from .helpers import A, asked, at, doing, goods, hand, has, round_of, row

CIRCLES = [
    f"{section}-{kind}"
    for section in ("upgrade", "design", "fabricate", "recycle")
    for kind in TYPES
]


def tokens(own: dict[str, int]) -> dict[str, int]:
    """All four types."""
    return {**dict.fromkeys(TYPES, 0), **own}


def pairs(kind: str) -> list[tuple[Deed, Deed]]:
    """The base and upgraded actions of all robots a type of token upgrades."""
    robots = STANDARD.robots
    number = TYPES.index(kind)
    cards = [card for card in range(robots.count) if robots.token[card] == number]
    assert len(cards) == 24
    return [(robots.base[card], robots.upgraded[card]) for card in cards]


def amounts(deed: Deed) -> Counter[int]:
    """What a deed gives, by kind; a choice counts as its first kind."""
    return Counter({gain.kind: gain.amount for gain in deed.gains})


def net(deed: Deed) -> int:
    """How many units more a deed gives than it costs."""
    return amounts(deed).total() - sum([deed.cost[k] for k in range(9)])


@rule("RR-UPG-01")
def test_upg_01_one_or_more_tokens_are_unlocked() -> None:
    table = at("upgrade 6", "goods S8")
    for count, circle in enumerate(("design-speed", "design-cosmetic"), 1):
        table.answer("buy:U2", f"unlock:{circle}")
        assert len(has(table)["locked"]) == 16 - count
    assert has(table)["tokens"] == tokens({"speed": 1, "cosmetic": 1})


@rule("RR-UPG-02", "RR-UPG-03", "RR-EXA-05")
def test_exa_05_three_energy_serve_whole_or_in_parts_in_upgrade_and_assemble() -> None:
    table = at("upgrade 3", "goods S12")
    for left, circle in enumerate(("design-speed", "recycle-speed", "fabricate-speed")):
        assert asked(table) == "buy"
        table.answer("buy:U1", f"unlock:{circle}")
        assert left == 2 or doing(table) == ("upgrade", 2 - left)
    assert asked(table) == ""
    assert asked(at("upgrade 3", "goods S12").answer("buy:U2", "unlock:design-speed")) == ""
    own = "goods S9 G9 M9 P9; hand RB-35 RB-33"  # 1 and 2 energy
    table = at("assembly 3", own).answer("assemble:RB-33@left")
    assert doing(table) == ("assemble", 1)
    table.answer("assemble:RB-35@left", "pay:sensor")
    assert (asked(table), row(table, "fabricate")) == ("", ["RB-33", "RB-35"])


@rule("RR-UPG-02", "RR-EXA-05")
def test_exa_05_in_the_other_phases_energy_is_not_split() -> None:
    table = at("row fabricate 3 0", "goods; fabricate RB-37 RB-41 RB-49")  # all @3
    table.answer("base:RB-37", "base:RB-41", "base:RB-49")
    assert goods(table) == "S1 M1 B1"


@rule("RR-UPG-04")
def test_upg_04_any_row_whose_energy_and_wilds_can_be_paid() -> None:
    assert at("upgrade 5", "goods S4").options(A) == ["done", "buy:U1", "buy:U2", "buy:U3"]
    assert at("upgrade 4", "goods S4").options(A) == ["done", "buy:U1", "buy:U2"]
    assert at("upgrade 2", "goods S4").options(A) == ["done", "buy:U1"]
    assert at("upgrade 5", "goods S3").options(A) == ["done", "buy:U2", "buy:U3"]
    assert asked(at("upgrade 0", "goods S4")) == ""
    assert asked(at("upgrade 5", "goods S1")) == ""
    assert at("upgrade 4", "goods S4").why_not(A, "buy:U3") == "RR-UPG-04"


@rule("RR-UPG-04")
def test_upg_04_a_row_costs_its_energy_and_wilds() -> None:
    for name, energy, wilds in (("U1", 1, 4), ("U2", 3, 3), ("U3", 5, 2)):
        table = at("upgrade 9", "goods S9").answer(f"buy:{name}", "unlock:design-speed")
        assert (doing(table), goods(table)) == (("upgrade", 9 - energy), f"S{9 - wilds}")


@rule("RR-UPG-05")
def test_upg_05_the_same_row_again() -> None:
    table = at("upgrade 2", "goods S8").answer("buy:U1", "unlock:design-speed")
    assert table.options(A) == ["done", "buy:U1"]
    table.answer("buy:U1", "unlock:recycle-speed")
    assert has(table)["tokens"]["speed"] == 2


@rule("RR-UPG-06", "RR-RUL-56")
def test_upg_06_each_payment_unlocks_one_token() -> None:
    for name in ("U1", "U2", "U3"):
        table = at("upgrade 9", "goods S9").answer(f"buy:{name}", "unlock:design-speed")
        assert (asked(table), len(has(table)["locked"])) == ("buy", 15)


@rule("RR-UPG-07")
def test_upg_07_energy_not_used_is_lost() -> None:
    own = "goods S4; energy EN-08=upgrade EN-02=design"
    table = round_of(own).answer("batteries:0", "buy:U1", "unlock:recycle-speed", "batteries:0")
    assert doing(table) == ("design", 3)


@rule("RR-UPG-08")
def test_upg_08_a_token_is_taken_from_any_section_and_put_in_the_inventory() -> None:
    table = at("unlock")
    assert table.options(A) == [f"unlock:{circle}" for circle in CIRCLES]
    for circle in CIRCLES:
        table = at("unlock").answer(f"unlock:{circle}")
        assert has(table)["tokens"] == tokens({circle.partition("-")[2]: 1})
        assert has(table)["locked"] == [name for name in CIRCLES if name != circle]


@rule("RR-UPG-09")
def test_upg_09_inspiration_comes_with_tokens_of_the_upgrade_section_only() -> None:
    for circle in CIRCLES:
        table = at("unlock").answer(f"unlock:{circle}")
        assert (asked(table) == "inspire") is circle.startswith("upgrade-")


@rule("RR-UPG-10")
def test_upg_10_tokens_of_other_sections_uncover_improvements() -> None:
    own = "goods S2; energy EN-08=upgrade EN-02=recycle"
    table = round_of(own).answer("batteries:0", "buy:U3", "unlock:recycle-speed", "batteries:0")
    assert goods(table.answer("use:R1")) == "T1 B2"
    table = round_of("goods; energy EN-02=recycle EN-03=upgrade").answer("skip", "batteries:0")
    assert goods(table.answer("use:R1")) == "B2"
    table = round_of("goods; free recycle-speed; energy EN-02=recycle EN-03=upgrade")
    assert goods(table.answer("skip", "batteries:0", "use:R1")) == "T1 B2"  # from then on


@rule("RR-UPG-11")
def test_upg_11_a_token_improves_the_board_and_a_card() -> None:
    own = "goods S2; recycle RB-66; energy EN-08=upgrade EN-02=recycle"  # B2 @2, B4 @3
    table = round_of(own).answer("batteries:0", "buy:U3", "unlock:recycle-speed", "place:RB-66")
    assert goods(table.answer("batteries:0", "use:R1")) == "T1 B2"
    assert goods(table.answer("upgraded:RB-66")) == "T1 B6"


@rule("RR-UPG-12")
def test_upg_12_cosmetic_tokens_bring_more_vp() -> None:
    assert all(amounts(more)[Res.V] > amounts(less)[Res.V] for less, more in pairs("cosmetic"))
    for circle, cell in (("design", "D3"), ("fabricate", "F3"), ("recycle", "R3")):
        table = at(f"board {circle} 7 2", f"goods; free {circle}-cosmetic").answer(f"use:{cell}")
        assert goods(table) == "V3"


@rule("RR-UPG-13")
def test_upg_13_speed_tokens_raise_amounts() -> None:
    assert all(net(more) > net(less) for less, more in pairs("speed"))


@rule("RR-UPG-14")
def test_upg_14_communication_tokens_make_production_more_versatile() -> None:
    def kinds(deed: Deed) -> set[int]:
        return {*amounts(deed), *[9 + k for k in range(9) if deed.cost[k]]}

    assert all(kinds(more) - kinds(less) for less, more in pairs("communication"))


@rule("RR-UPG-15")
def test_upg_15_efficiency_tokens_lower_the_energy_needed() -> None:
    assert all(more.need < less.need for less, more in pairs("efficiency"))


@rule("RR-EXA-06")
def test_exa_06_inspiration_pays_for_the_second_unlock() -> None:
    table = at("upgrade 5", "goods P3 T2").answer("buy:U2", *["pay:program"] * 3)
    table.answer("unlock:upgrade-speed", "inspire:wilds")
    table.answer("gain:card").nature("draw:RB-10").answer("gain:card").nature("draw:RB-20")
    assert (doing(table), hand(table)) == (("upgrade", 2), ["RB-10", "RB-20"])
    table.answer("buy:U1", "unlock:design-speed")
    assert has(table)["tokens"] == tokens({"speed": 2})
    assert (goods(table), hand(table), asked(table)) == ("", [], "")


@rule("RR-EXA-07")
def test_exa_07_the_last_energy_could_pay_the_same_row_again() -> None:
    table = at("upgrade 5", "goods G4 P3 T2").answer("buy:U2", *["pay:program"] * 3)
    table.answer("unlock:upgrade-speed", "inspire:wilds", "gain:gear", "gain:gear")
    table.answer("buy:U1", "pay:tape", *["pay:gear"] * 2, "pay:tape", "unlock:design-speed")
    assert (doing(table), table.options(A)) == (("upgrade", 1), ["done", "buy:U1"])
    table.answer("buy:U1", "unlock:recycle-speed")
    assert (has(table)["tokens"]["speed"], goods(table)) == (3, "")


@rule("RR-RUL-07")
def test_rul_07_the_split_is_not_announced_but_deducted_step_by_step() -> None:
    table = at("upgrade 7", "goods S9").answer("buy:U2", "unlock:design-speed")
    assert table.options(A) == ["done", "buy:U1", "buy:U2"]
    table = at("upgrade 7", "goods S9").answer("buy:U1", "unlock:design-speed")
    assert table.options(A) == ["done", "buy:U1", "buy:U2", "buy:U3"]


@rule("RR-RUL-08")
def test_rul_08_pay_take_be_inspired_then_decide_on_the_next() -> None:
    table = at("upgrade 9", "goods S4 G4").answer("buy:U1")
    for question, name in (
        *[("pay", "pay:sensor")] * 3,
        ("pay", "pay:gear"),
        ("unlock", "unlock:upgrade-speed"),
        ("inspire", "inspire:batteries"),
    ):
        assert asked(table) == question
        table.answer(name)
    assert (asked(table), goods(table)) == ("buy", "S1 G3 B4")


@rule("RR-RUL-10")
def test_rul_10_a_token_unlocked_otherwise_inspires_too() -> None:
    table = at("first 0", round="0").answer("unlock:upgrade-cosmetic")
    assert asked(table) == "inspire"
    table = at("row fabricate 4 0", "goods S3; fabricate RB-53").answer("base:RB-53")
    assert asked(table.answer("unlock:upgrade-speed")) == "inspire"


@rule("RR-UPG-01")
def test_upg_01_who_has_unlocked_everything_unlocks_nothing() -> None:
    table = at("upgrade 2", f"goods S9; free {' '.join(CIRCLES[1:])}")
    table.answer("buy:U1", "unlock:upgrade-cosmetic", "inspire:batteries")
    assert (asked(table), goods(table)) == ("", "S5 B4")
