"""Actions joined by AND and OR. Rules: RR-AOR."""

from automatable.testkit import rule

from .helpers import A, goods
from .helpers_rows import robots, round_ends, section


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
    assert goods(round_ends(f"inventor IN-04+; {tokens}; goods")) == "B3"
