"""Actions joined by AND and OR. Rules: RR-AOR."""

import pytest

from automatable.testkit import rule

from .helpers import A, asked, at, doing, goods, has, round_of, sums
from .helpers_rows import robots, round_ends, section, with_inventor


@rule("RR-AOR-01")
def test_aor_01_actions_joined_by_and_are_used_one_and_the_other() -> None:
    table = section("recycle", 7, "goods").answer("use:R1", "use:R2", "use:R3")
    assert goods(table) == "T1 B1 V1"
    table = section("recycle", 4, "goods").answer("use:R1", "use:R2")
    assert (goods(table), table.options(A)) == ("T1 B1", [])  # 7 energy are not met


@rule("RR-AOR-02", "RR-AOR-03")
def test_aor_02_and_03_a_robot_uses_its_upgraded_action_instead_of_the_base_one() -> None:
    given = "fabricate RB-34+; free fabricate-speed; goods"
    for name, gained in (("base:RB-34", "G1"), ("upgraded:RB-34", "G2")):
        table = robots("fabricate", 3, given)
        assert table.options(A) == ["skip", "base:RB-34", "upgraded:RB-34"]
        assert goods(table.answer(name)) == gained
        assert table.options(A) == []
    assert robots("fabricate", 2, given).options(A) == ["skip", "base:RB-34"]


@rule("RR-AOR-04")
def test_aor_04_and_adds_the_upgraded_ability_or_replaces_the_base() -> None:
    tokens = "free upgrade-speed upgrade-communication"
    added = round_ends(f"inventor IN-03+; {tokens}; goods")
    added.answer("ability:upgraded").nature("draw:RB-07")
    assert (goods(added), added.view()["seats"][A]["hand"]) == ("P1", ["RB-07"])
    assert goods(round_ends(f"inventor IN-04; {tokens}; goods")) == "B1"
    instead = round_ends(f"inventor IN-04+; {tokens}; goods")
    assert goods(instead.answer("ability:upgraded")) == "B3"


@rule("RR-RUL-61")
def test_rul_61_the_base_ability_may_still_be_used_instead_of_the_other() -> None:
    own = "inventor IN-04+; free upgrade-speed upgrade-communication; goods"
    table = round_ends(own)
    assert table.options(A) == ["ability:base", "ability:upgraded"]
    assert goods(table.answer("ability:base")) == "B1"
    assert table.options(A) == []  # one of the two
    first = round_ends(own, {"players": 1, "rulings": "first"})
    assert goods(first) == "B3"


OR, AND = {"icon": "OR"}, {"icon": "AND"}
PAIRED = "energy EN-02=upgrade EN-03=design; free upgrade-speed upgrade-communication"


def abilities(icon: dict[str, str], base: str, upgraded: str) -> dict[str, object]:
    return with_inventor("IN-01", **icon, base=base, upgraded=upgraded)


@rule("RR-RUL-61")
@pytest.mark.parametrize(("icon", "energy"), [(OR, 6), (AND, 7)])
def test_rul_61_energy_of_two_abilities(icon: dict[str, str], energy: int) -> None:
    cards = abilities(icon, "ongoing: energy(design, 1)", "ongoing: selected(2, 2)")
    table = round_of(f"{PAIRED}; inventor IN-01+", cards)
    assert sums(table) == {"upgrade": 5, "design": energy}  # 3 and 4 on the cards


@rule("RR-RUL-61")
def test_rul_61_two_choices_of_a_selected_phase_add_up() -> None:
    cards = abilities(AND, "ongoing: selected(1, 1)", "ongoing: selected(1, 2)")
    table = round_of(f"{PAIRED}; inventor IN-01+", cards)
    assert table.options(A) == ["boost:upgrade", "boost:design"]
    assert asked(table.answer("boost:design")) == "boost"
    assert sums(table.answer("boost:design")) == {"upgrade": 3, "design": 7}
    table = round_of(f"{PAIRED}; inventor IN-01+", cards).answer("boost:design", "boost:upgrade")
    assert sums(table) == {"upgrade": 5, "design": 5}


@rule("RR-RUL-61")
def test_rul_61_of_two_choices_joined_by_or_the_better_counts() -> None:
    cards = abilities(OR, "ongoing: selected(1, 3)", "ongoing: selected(2, 1)")
    table = round_of(f"{PAIRED}; inventor IN-01+", cards).answer("boost:design")
    assert sums(table) == {"upgrade": 4, "design": 7}
    cards = abilities(OR, "ongoing: selected(1, 1)", "ongoing: selected(2, 1)")
    assert asked(round_of(f"{PAIRED}; inventor IN-01+", cards)) == "perform"
    cards = abilities(OR, "ongoing: selected(1, 1)", "ongoing: selected(1, 2)")
    table = round_of(f"{PAIRED}; inventor IN-01+", cards).answer("boost:upgrade")
    assert (asked(table), sums(table)) == ("perform", {"upgrade": 5, "design": 4})


@rule("RR-RUL-61")
def test_rul_61_an_ability_got_between_phases_has_its_phase_chosen_before_the_next() -> None:
    cards = abilities(AND, "ongoing: slot(1)", "ongoing: selected(1, 2)")
    cards = {**cards}
    own = "energy EN-02=upgrade EN-03=design; free design-speed upgrade-communication"
    own += "; tokens communication; design RB-01 RB-02; fabricate RB-33; recycle RB-65"
    table = round_of(f"{own}; inventor IN-01", cards)
    assert asked(table.answer("place:IN-01")) == "boost"
    table.answer("boost:design", "skip")
    assert sums(table)["design"] == 6


@rule("RR-RUL-61")
@pytest.mark.parametrize(("icon", "each"), [(OR, 3), (AND, 4)])
def test_rul_61_what_two_abilities_add_to_a_battery(icon: dict[str, str], each: int) -> None:
    cards = abilities(icon, "ongoing: battery(design, 2)", "ongoing: battery(design, 3)")
    table = round_of(f"{PAIRED}; inventor IN-01+; goods B2", cards).answer("skip", "batteries:2")
    assert doing(table) == ("design", 4 + 2 * each)


@rule("RR-RUL-61", "RR-RUL-59")
@pytest.mark.parametrize(
    ("rulings", "icon", "base", "upgraded", "slots", "points"),
    [
        ("current", OR, "ongoing: slot(2)", "ongoing: slot(1)", 0, 0),
        ("first", OR, "ongoing: slot(2)", "ongoing: slot(1)", 1, 0),
        ("current", AND, "ongoing: slot(1)", "ongoing: slot(1)", 0, 0),
        ("current", OR, "game_end: vp_tokens(3, 1)", "game_end: vp_columns(1)", 2, 6),
        ("first", OR, "game_end: vp_tokens(3, 1)", "game_end: vp_columns(1)", 2, 0),
    ],
)
def test_rul_61_numbers_that_are_always_used(
    rulings: str, icon: dict[str, str], base: str, upgraded: str, slots: int, points: int
) -> None:
    cards = {**abilities(icon, base, upgraded), "rulings": rulings}
    table = round_of(f"{PAIRED}; inventor IN-01+; recycle RB-65 RB-66", cards)
    assert has(table)["slot_wilds"]["recycle"][0] == slots
    assert has(table)["score"]["inventor"] == points


@rule("RR-INS-01", "RR-RUL-61")
def test_three_benefits_of_inspiration_are_three() -> None:
    cards = abilities(AND, "ongoing: benefits(3)", "ongoing: slot(1)")
    table = at("inspire", "inventor IN-01; goods", cards)
    table.answer("inspire:batteries")
    assert table.options(A) == ["skip", "inspire:class", "inspire:wilds"]
    assert table.why_not(A, "inspire:batteries") == "RR-INS-01"
    table.answer("inspire:wilds", "gain:gear", "gain:gear")
    assert table.options(A) == ["skip", "inspire:class"]
    table.answer("inspire:class")
    assert (goods(table), table.options(A)) == ("G2 B4", [])
    both = abilities(AND, "ongoing: benefits(2)", "ongoing: benefits(2)")
    own = "inventor IN-01+; free upgrade-communication"
    table = at("inspire", own, both).answer("inspire:batteries", "inspire:wilds")
    table.answer("gain:gear", "gain:gear")
    assert asked(table) == "inspire"
    first = at("inspire", "inventor IN-01", {**cards, "rulings": "first"})
    first.answer("inspire:batteries", "inspire:wilds", "gain:gear", "gain:gear")
    assert asked(first) == ""
