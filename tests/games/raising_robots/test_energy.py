"""Total energy. Rules: RR-ENE, RR-EXA, RR-RUL."""

import pytest

from automatable.testkit import rule

from .helpers import SOLO, TWO, A, B, asked, doing, goods, round_of, sums, told
from .helpers_start import prepared, selected

PLAIN = "energy EN-02=design EN-03=recycle"  # 3 and 4 energy, no cubes


@rule("RR-ENE-01", "RR-EXA-03")
def test_exa_03_card_cubes_board_and_batteries_make_the_total() -> None:
    own = "goods B1; free design-communication; energy EN-01=design EN-02=assemble"
    table = round_of(own, cubes="0 0 2 0 0").answer("skip", "batteries:1")
    assert told(table, "performed") == ["performed seat=0 phase=design energy=7"]
    assert (doing(table), goods(table)) == (("design", 7), "")
    table.answer("skip", "skip", "use:D3")  # V1 @7
    assert goods(table) == "V1"


@rule("RR-ENE-02")
def test_ene_02_a_phase_opened_by_cubes_has_no_card_value() -> None:
    table = round_of(PLAIN, cubes="0 0 0 1 0")
    assert sums(table) == {"design": 3, "fabricate": 1, "recycle": 4}
    assert doing(table.answer("skip", "batteries:0")) == ("fabricate", 1)


@rule("RR-ENE-03")
def test_ene_03_each_cube_counts_for_everybody() -> None:
    table = round_of(PLAIN, TWO, B="energy EN-03=design EN-02=upgrade", cubes="0 0 2 3 0")
    assert sums(table, A) == {"design": 3 + 2, "fabricate": 3, "recycle": 4}
    assert sums(table, B) == {"upgrade": 3, "design": 4 + 2, "fabricate": 3}


@rule("RR-ENE-04")
def test_ene_04_with_the_multiplier_each_cube_gives_two() -> None:
    own = "energy EN-01=design EN-03=recycle"
    assert sums(round_of(own, cubes="0 0 3 0 0"))["design"] == 1 + 2 * 3


@rule("RR-ENE-05")
def test_ene_05_the_multiplier_is_for_its_owner_and_its_phase_and_alone_it_is_nothing() -> None:
    own = "energy EN-01=design EN-03=recycle"
    table = round_of(own, TWO, B="energy EN-02=design EN-03=recycle", cubes="0 0 2 1 2")
    assert sums(table, A) == {"design": 1 + 4, "fabricate": 1, "recycle": 4 + 2}
    assert sums(table, B) == {"design": 3 + 2, "fabricate": 1, "recycle": 4 + 2}
    assert sums(round_of(own))["design"] == 1


@rule("RR-ENE-06")
def test_ene_06_the_multiplier_counts_cubes_of_others() -> None:
    table = prepared("energy EN-01 EN-02", "energy EN-07 EN-03")  # B brings 2 cubes
    selected(selected(table, A, "design", "upgrade"), B, "design", "upgrade")
    table.nature("neutral:recycle")
    assert sums(table, A)["design"] == 1 + 4


@rule("RR-ENE-07")
def test_ene_07_any_number_of_batteries_for_any_phase_performed() -> None:
    table = round_of(f"goods B4; {PLAIN}", cubes="0 0 0 1 0")
    assert table.options(A) == ["skip", *[f"batteries:{k}" for k in range(5)]]
    assert doing(table.answer("batteries:2")) == ("design", 5)
    table.answer("skip", "skip")
    assert table.options(A) == ["skip", "batteries:0", "batteries:1", "batteries:2"]
    assert (doing(table.answer("batteries:2")), goods(table)) == (("fabricate", 3), "")


@rule("RR-ENE-08")
@pytest.mark.parametrize(
    ("circle", "phase"),
    [
        ("design-communication", "design"),
        ("fabricate-efficiency", "fabricate"),
        ("recycle-efficiency", "recycle"),
    ],
)
def test_ene_08_a_bonus_adds_to_its_own_phase(circle: str, phase: str) -> None:
    own, cubes = "energy EN-02=design EN-03=recycle", "1 1 1 1 1"
    plain = sums(round_of(own, cubes=cubes))
    assert sums(round_of(f"{own}; free {circle}", cubes=cubes)) == {
        **plain,
        phase: plain[phase] + 1,
    }


@rule("RR-ENE-08")
def test_ene_08_no_other_circle_adds_energy() -> None:
    sections = ("upgrade", "design", "fabricate", "recycle")
    types = ("cosmetic", "speed", "communication", "efficiency")
    bonuses = ("design-communication", "fabricate-efficiency", "recycle-efficiency")
    circles = [f"{section}-{kind}" for section in sections for kind in types]
    others = " ".join([name for name in circles if name not in bonuses])
    assert sums(round_of(f"{PLAIN}; free {others}")) == {"design": 3, "recycle": 4}


@rule("RR-ENE-09")
def test_ene_09_batteries_and_bonuses_open_no_phase() -> None:
    table = round_of(f"goods B9; free fabricate-efficiency; {PLAIN}")
    assert [*sums(table)] == ["design", "recycle"]
    table.answer("skip")
    assert (asked(table), doing(table)[0]) == ("perform", "recycle")


@rule("RR-ENE-10", "RR-ENE-11")
def test_ene_10_the_total_is_not_changed_by_batteries_gained_in_the_phase() -> None:
    own = "goods B1; recycle RB-65; energy EN-03=recycle EN-02=upgrade"
    table = round_of(own).answer("skip", "batteries:0")
    table.answer("use:R1")  # B2
    assert (doing(table), goods(table)) == (("recycle", 4), "B3")
    table.answer("skip")
    assert (doing(table), table.options(A)) == (("recycle", 4), ["skip", "base:RB-65"])


@rule("RR-ENE-12")
def test_ene_12_batteries_gained_can_be_spent_in_a_later_phase() -> None:
    own = "goods; design RB-20; hand RB-01; energy EN-08=design EN-03=recycle"  # R1 > B3 @5
    table = round_of(own).answer("batteries:0", "skip", "skip", "base:RB-20")
    assert (asked(table), doing(table)[0]) == ("perform", "recycle")
    assert table.options(A) == ["skip", *[f"batteries:{k}" for k in range(4)]]
    assert doing(table.answer("batteries:3")) == ("recycle", 7)


@rule("RR-ENE-13")
def test_ene_13_a_bonus_unlocked_in_its_phase_counts_from_the_next_time() -> None:
    own = "goods S3; design RB-25 RB-30+; free recycle-speed; energy EN-08=design EN-02=upgrade"
    table = round_of(own, cubes="0 0 1 0 0").answer("skip", "batteries:0", "skip", "skip")
    table.answer("base:RB-25", "unlock:design-communication")  # W3 > UNL @6
    assert doing(table) == ("design", 6)
    assert table.options(A) == ["skip", "base:RB-30"]  # not its upgraded action, which needs 7


@rule("RR-ENE-13")
def test_ene_13_a_bonus_unlocked_in_an_earlier_phase_counts_in_the_same_round() -> None:
    own = "goods S3; design RB-25; energy EN-08=design EN-02=fabricate"
    table = round_of(own, cubes="0 0 1 0 0").answer("batteries:0", "skip", "skip")
    assert sums(table)["fabricate"] == 3
    table.answer("base:RB-25", "unlock:fabricate-efficiency", "batteries:0")
    assert doing(table) == ("fabricate", 4)


@rule("RR-RUL-05")
def test_rul_05_batteries_are_declared_once_as_one_number() -> None:
    table = round_of(f"goods B5; {PLAIN}").answer("batteries:2")
    assert (doing(table), goods(table)) == (("design", 5), "B3")
    assert table.why_not(A, "batteries:1") == "RR-RUL-05"
    own = "goods S9 B5; energy EN-02=upgrade EN-03=recycle"
    table = round_of(own).answer("batteries:1", "buy:U1", "unlock:design-speed")
    assert doing(table) == ("upgrade", 3)
    assert table.why_not(A, "batteries:1") == "RR-RUL-05"


@rule("RR-RUL-06")
def test_rul_06_more_batteries_than_useful_may_be_spent_and_are_lost() -> None:
    table = round_of(f"goods B9; {PLAIN}").answer("batteries:9")
    assert (doing(table), goods(table)) == (("design", 12), "")
    table.answer("skip", "skip", "skip", "batteries:0")
    assert doing(table) == ("recycle", 4)


@rule("RR-RUL-09")
def test_rul_09_batteries_of_inspiration_do_not_raise_the_upgrade_phase() -> None:
    own = "goods S9; energy EN-08=upgrade EN-03=recycle"
    table = round_of(own).answer("batteries:0", "buy:U1", "unlock:upgrade-speed")
    table.answer("inspire:batteries")
    assert (doing(table), goods(table)) == (("upgrade", 4), "S5 B4")


@rule("RR-RUL-52")
def test_rul_52_a_phase_opened_by_cubes_takes_batteries_and_bonuses() -> None:
    own = f"goods B2; free fabricate-efficiency; {PLAIN}"
    table = round_of(own, cubes="0 0 0 1 0").answer("skip", "batteries:2")
    assert doing(table) == ("fabricate", 1 + 1 + 2)


@rule("RR-RES-06", "RR-ENE-07")
def test_any_number_of_batteries_may_be_spent() -> None:
    own = "energy EN-02=upgrade EN-03=assemble; goods B150 S9"
    table = round_of(own).answer("batteries:60")
    assert (asked(table), table.options(A)[-1]) == ("more_batteries", "batteries:60")
    assert (table.why_not(A, "skip"), table.why_not(A, "buy:U1")) == ("RR-RUL-05", "RR-PHA-05")
    table.answer("batteries:60")
    assert table.options(A)[-1] == "batteries:30"
    assert table.why_not(A, "batteries:31") == "RR-RES-10"
    assert doing(table.answer("batteries:30")) == ("upgrade", 3 + 150)
    assert goods(table) == "S9"
    table = round_of(own).answer("batteries:60", "batteries:0")
    assert doing(table) == ("upgrade", 63)
    table = round_of("energy EN-02=upgrade EN-03=assemble; goods B60 S9").answer("batteries:60")
    assert doing(table) == ("upgrade", 63)  # none are left to be asked about


@rule("RR-RUL-59")
def test_rul_59_by_the_first_rulings_sixty_batteries_are_the_most() -> None:
    own = "energy EN-02=upgrade EN-03=assemble; goods B150 S9"
    table = round_of(own, {**SOLO, "rulings": "first"}).answer("batteries:60")
    assert doing(table) == ("upgrade", 63)
