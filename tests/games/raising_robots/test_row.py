"""Running a row. Rules: RR-ROW, RR-RUL."""

import pytest

from automatable.games.raising_robots import GAME
from automatable.games.raising_robots.effects import Res
from automatable.games.raising_robots.pieces import STANDARD
from automatable.testkit import rule

from .helpers import A, at, goods, hand, round_of, row
from .helpers_rows import ROWS, offers, robots, section
from .law import rows, toml

THREE = "design RB-01; fabricate RB-33; recycle RB-65"


@pytest.mark.parametrize(
    ("phase", "offered"),
    [
        ("design", ["use:D1", "use:D2", "use:D3", "base:RB-01"]),
        ("fabricate", ["use:F1", "use:F2", "use:F3", "base:RB-33"]),
        ("recycle", ["use:R1", "use:R2", "use:R3", "base:RB-65"]),
    ],
)
@rule("RR-ROW-01")
def test_row_01_a_phase_runs_its_own_section_and_row(phase: str, offered: list[str]) -> None:
    assert offers(section(phase, 7, f"goods B1; {THREE}")) == offered


@rule("RR-ROW-01")
def test_row_01_the_phases_come_to_their_rows_after_energy_is_worked_out() -> None:
    table = round_of(f"energy EN-02=fabricate EN-03=recycle; goods; {THREE}")
    assert table.answer("batteries:0").options(A) == ["skip", "use:F1"]
    assert table.answer("skip").options(A) == ["skip", "base:RB-33"]
    assert table.answer("skip", "batteries:0").options(A) == ["skip", "use:R1"]


@rule("RR-ROW-02")
def test_row_02_what_the_rows_mostly_bring() -> None:
    mostly = [[Res.P, Res.R, Res.CYC], [Res.S, Res.G, Res.M], [Res.B, Res.T]]
    for number, kinds in enumerate(mostly):
        giving = [0, 0, 0]
        for card in range(STANDARD.robots.count):
            if any(STANDARD.robots.base[card].gives(kind) for kind in kinds):
                giving[STANDARD.robots.row[card]] += 1
        assert max(giving) == giving[number], ROWS[number]
        assert sorted(giving)[1] < giving[number], ROWS[number]


@rule("RR-ROW-03")
def test_row_03_any_or_all_board_actions_with_enough_energy() -> None:
    assert offers(section("fabricate", 3)) == ["use:F1"]
    assert offers(section("fabricate", 4)) == ["use:F1", "use:F2"]
    table = section("fabricate", 7, "goods")
    table.answer("use:F1", "gain:gear", "use:F2", "gain:sensor", "use:F3")
    assert goods(table) == "S1 G1 V1"
    assert goods(section("fabricate", 7, "goods").answer("skip", "skip", "use:F3")) == "V1"


@rule("RR-ROW-03", "RR-ROW-06")
def test_row_03_board_actions_and_robots_are_told_each_with_its_rule() -> None:
    table = section("fabricate", 7, "fabricate RB-37; goods").answer("skip", "skip", "use:F3")
    assert "did RR-ROW-03" in table.told()
    assert "did RR-ROW-06" not in table.told()
    assert "did RR-ROW-06" in table.answer("base:RB-37").told()


@rule("RR-ROW-03")
def test_row_03_board_actions_come_before_robots() -> None:
    table = section("fabricate", 1, "fabricate RB-36+; free fabricate-efficiency")
    assert table.options(A) == ["skip", "use:F1"]
    assert table.answer("skip").options(A) == ["skip", "upgraded:RB-36"]
    assert table.why_not(A, "use:F1") == "RR-ROW-04"


@rule("RR-ROW-04")
def test_row_04_a_passed_action_is_gone() -> None:
    table = section("fabricate", 7)
    assert table.why_not(A, "use:F2") == "RR-ROW-04"
    assert table.answer("skip").options(A) == ["skip", "use:F2"]
    assert table.why_not(A, "use:F1") == "RR-ROW-04"
    assert table.answer("use:F2", "gain:sensor").options(A) == ["skip", "use:F3"]


@rule("RR-ROW-05")
def test_row_05_robots_act_from_left_to_right_if_they_are_let() -> None:
    given = "goods; fabricate RB-49 RB-37 RB-33"
    table = robots("fabricate", 7, given)
    assert table.options(A) == ["skip", "base:RB-49"]
    assert table.why_not(A, "base:RB-33") == "RR-ROW-05"
    assert table.answer("skip").options(A) == ["skip", "base:RB-37"]
    assert table.why_not(A, "base:RB-49") == "RR-ROW-05"
    assert goods(table.answer("base:RB-37", "skip")) == "M1"
    everyone = robots("fabricate", 7, given).answer("base:RB-49", "base:RB-37", "base:RB-33")
    assert goods(everyone) == "G1 M1 B1"


@rule("RR-ROW-05")
def test_row_05_all_five_robots_of_a_row_have_their_turn() -> None:
    cards = ["RB-33", "RB-37", "RB-41", "RB-49", "RB-57"]
    table = robots("fabricate", 7, f"goods; fabricate {' '.join(cards)}")
    table.answer(*(f"base:{card}" for card in cards))
    assert goods(table) == "S1 M1 B1 V2"  # the gear of the first paid for the last


@rule("RR-ROW-06")
def test_row_06_one_of_the_actions_that_are_powered() -> None:
    given = "goods; design RB-02+ RB-04+; free design-speed design-efficiency"
    assert offers(robots("design", 1, given)) == ["upgraded:RB-04"]
    assert offers(robots("design", 2, given)) == ["base:RB-02", "base:RB-04", "upgraded:RB-04"]
    table = robots("design", 3, given)
    assert table.options(A) == ["skip", "base:RB-02", "upgraded:RB-02"]
    assert table.answer("upgraded:RB-02").options(A) == ["skip", "base:RB-04", "upgraded:RB-04"]
    assert goods(table.answer("base:RB-04")) == "P3"


@rule("RR-ROW-07")
def test_row_07_a_robot_without_a_powered_action_is_passed_over() -> None:
    table = robots("fabricate", 3, "fabricate RB-62 RB-34; goods")
    assert table.options(A) == ["skip", "base:RB-34"]
    table = robots("fabricate", 3, "fabricate RB-62; tokens cosmetic; free design-cosmetic")
    assert table.options(A) == []
    table = robots("recycle", 5, "recycle RB-94 RB-93+; free recycle-cosmetic; goods")
    assert table.options(A) == []  # upgraded, but 6 energy are asked for


@rule("RR-ROW-07")
def test_row_07_a_robot_waiting_for_its_token_says_what_it_lacks() -> None:
    table = robots("fabricate", 3, "fabricate RB-64; tokens efficiency; free design-efficiency")
    assert table.options(A) == ["skip", "place:RB-64"]
    assert table.why_not(A, "base:RB-64") == "RR-ROW-07"


@rule("RR-ROW-08")
def test_row_08_the_upgraded_action_asks_for_the_token_on_the_card() -> None:
    table = robots("design", 7, "design RB-01; tokens cosmetic; free design-cosmetic; goods")
    assert table.why_not(A, "upgraded:RB-01") == "RR-ROW-08"
    table.answer("place:RB-01")
    assert table.options(A) == ["skip", "base:RB-01", "upgraded:RB-01"]
    assert goods(table.answer("upgraded:RB-01")) == "P1 V1"


@rule("RR-ROW-08")
def test_row_08_the_base_action_may_still_be_chosen() -> None:
    table = robots("design", 7, "design RB-01+; free design-cosmetic; goods")
    assert goods(table.answer("base:RB-01")) == "P1"


@rule("RR-ROW-09")
def test_row_09_everything_is_used_once_a_phase() -> None:
    table = section("recycle", 7, "recycle RB-65; goods")
    table.answer("use:R1")
    assert table.why_not(A, "use:R1") == "RR-ROW-04"
    table.answer("skip", "use:R3", "base:RB-65")
    assert (goods(table), table.options(A)) == ("B4 V1", [])


@rule("RR-ROW-10")
def test_row_10_energy_is_not_used_up() -> None:
    table = section("fabricate", 3, "fabricate RB-37 RB-41 RB-49; goods")
    table.answer("use:F1", "gain:gear", "base:RB-37", "base:RB-41", "base:RB-49")
    assert goods(table) == "S1 G1 M1 B1"


@rule("RR-ROW-11")
def test_row_11_more_than_7_energy_is_pointless_but_allowed() -> None:
    all_free = "free fabricate-speed; fabricate RB-62+ RB-33; goods"
    assert offers(section("fabricate", 7, all_free)) == offers(section("fabricate", 12, all_free))
    given = "energy EN-02=fabricate EN-03=recycle; goods B9"
    assert "batteries:9" in round_of(given).options(A)


@rule("RR-ROW-12")
def test_row_12_a_token_placed_before_a_robots_turn_counts() -> None:
    table = robots("fabricate", 4, "fabricate RB-33 RB-50; tokens speed; free upgrade-speed; goods")
    table.answer("place:RB-50", "skip", "upgraded:RB-50")
    assert (goods(table), row(table, "fabricate")) == ("B3", ["RB-33", "RB-50+"])


@rule("RR-ROW-13")
def test_row_13_every_action_shows_its_energy() -> None:
    facts = GAME.facts
    shown = [robot[kind] for robot in facts["robot"].values() for kind in ("base", "upgraded")]
    sections = facts["board"]["sections"].values()
    shown += [cell["deed"] for section in sections for cell in section["cells"]]
    assert len(shown) == 2 * 96 + 9
    assert all(1 <= action["energy"] <= 7 for action in shown)


@rule("RR-RUL-24")
def test_rul_24_an_action_once_used_is_resolved_in_full() -> None:
    table = robots("design", 7, "design RB-11+; free design-communication; goods")
    table.answer("upgraded:RB-11")
    assert "skip" not in table.options(A)
    assert goods(table.answer("gain:gear")) == "G1 B1 V1"


@rule("RR-RUL-24")
def test_rul_24_using_an_action_is_up_to_the_player() -> None:
    table = robots("design", 7, "design RB-11 RB-01; goods").answer("skip", "skip")
    assert (goods(table), hand(table)) == ("", [])


@rule("RR-RUL-25")
def test_rul_25_an_improvement_is_part_of_its_action() -> None:
    table = section("fabricate", 1, "free fabricate-speed; goods").answer("use:F1", "gain:gear")
    assert goods(table) == "S1 G1"  # without more energy
    table = section("recycle", 4, "free recycle-communication; goods")
    assert offers(table) == ["use:R1"]  # no battery, hence no conversion
    table = section("recycle", 4, "free recycle-communication; goods B1")
    assert goods(table.answer("skip", "use:R2", "gain:gear")) == "G1 T1"


@rule("RR-RUL-25")
def test_rul_25_only_the_circle_of_the_action_itself_improves_it() -> None:
    others = [f"fabricate-{kind}" for kind in ("cosmetic", "communication", "efficiency")]
    given = f"free design-speed upgrade-speed recycle-speed {' '.join(others)}; goods"
    assert goods(section("fabricate", 1, given).answer("use:F1", "gain:gear")) == "G1"


UNLOCKED = " ".join(
    f"{place}-{kind}"
    for place in ("upgrade", *ROWS)
    for kind in ("cosmetic", "speed", "communication", "efficiency")
)


@rule("RR-RUL-26")
def test_rul_26_nothing_is_paid_where_no_token_is_left_to_unlock() -> None:
    assert offers(robots("fabricate", 4, "fabricate RB-53; goods T3")) == ["base:RB-53"]
    assert offers(robots("fabricate", 4, f"fabricate RB-53; goods T3; free {UNLOCKED}")) == []
    table = robots("fabricate", 4, f"fabricate RB-53 RB-33; goods T3; free {UNLOCKED}")
    assert table.why_not(A, "base:RB-53") == "RR-ROW-05"


@rule("RR-RUL-26")
def test_rul_26_no_robot_is_assembled_that_cannot_be_placed_and_paid() -> None:
    payable = "recycle RB-85; hand RB-33; goods G1 P2"
    assert offers(robots("recycle", 7, payable)) == ["base:RB-85"]
    assert offers(robots("recycle", 7, "recycle RB-85; hand RB-33; goods G1 P1")) == []
    assert offers(robots("recycle", 7, "recycle RB-85; goods G9 P9")) == []
    full = "fabricate RB-36 RB-37 RB-38 RB-39 RB-40"
    assert offers(robots("recycle", 7, f"{payable}; {full}")) == []
    assert offers(robots("recycle", 7, f"{payable}; fabricate RB-34")) == []  # the slot costs 1
    assert offers(robots("recycle", 7, f"{payable} T1; fabricate RB-34")) == ["base:RB-85"]


@rule("RR-RUL-26")
@pytest.mark.parametrize(
    ("action", "own", "can"),
    [
        ("R1 > ASM @7", "hand RB-33; goods G1 P2", False),  # the only card would be gone
        ("R1 > ASM @7", "hand RB-33 RB-34; goods G1 P2", True),
        ("P1 > ASM @7", "hand RB-33; goods G1 P2", False),
        ("P1 > ASM @7", "hand RB-33; goods G1 P2 T1", True),
        ("W1 > ASM @7", "hand RB-33; goods G1 P2 S1", True),
        ("W1 > P2 ASM @7", "hand RB-33; goods G2", True),  # what is gained before is there
        ("W1 > ASM P2 @7", "hand RB-33; goods G2", False),
    ],
)
def test_rul_26_a_robot_must_be_payable_when_the_cost_of_the_action_is_paid(
    action: str, own: str, can: bool
) -> None:
    cards = rows("robots.toml", "robot")
    changed = [{**card, "base": action} if card["id"] == "RB-85" else card for card in cards]
    settings = {"players": 1, "cards": toml("robot", changed)}
    table = at("row recycle 7 0", f"recycle RB-85; {own}", settings)
    assert ("base:RB-85" in table.options(A)) == can
    first = at("row recycle 7 0", f"recycle RB-85; {own}", {**settings, "rulings": "first"})
    payable = "P2" in own  # RR-RUL-59: now, whatever has to be paid before
    assert ("base:RB-85" in first.options(A)) == payable


@rule("RR-RUL-29")
def test_rul_29_a_token_on_a_robot_already_passed_waits_for_the_next_run() -> None:
    given = "design RB-01 RB-03; tokens cosmetic; free design-cosmetic; goods"
    table = robots("design", 3, given).answer("base:RB-01", "place:RB-01")
    assert table.options(A) == ["skip", "base:RB-03"]
    assert goods(table.answer("skip")) == "P1"
    assert table.options(A) == []


@rule("RR-RUL-30")
def test_rul_30_the_base_action_of_an_upgraded_robot_counts_for_classes() -> None:
    given = "design RB-04+; free design-efficiency; classes CL-26"  # base 2, upgraded 1 energy
    assert offers(robots("design", 2, given)) == ["base:RB-04", "upgraded:RB-04"]
    seen = robots("design", 2, "design RB-20+; free design-efficiency; classes CL-27 CL-26").view()
    lessons = seen["seats"][A]["classes"]  # base 5, upgraded 2 energy: both count
    assert [lesson["count"] for lesson in lessons] == [1, 1]
