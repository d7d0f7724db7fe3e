"""What a seat has, counted. Rules: RR-OBJ-06, RR-OBJ-14."""

from automatable.testkit import rule

from .helpers_rows import counted


@rule("RR-OBJ-06")
def test_obj_06_materials_and_robot_cards_in_hand() -> None:
    assert counted("CL-13", "goods S1 G2 M3 P4 T20 B20 V20; hand RB-01 RB-02; design RB-03") == 12


@rule("RR-OBJ-14")
def test_obj_14_columns_with_three_robots() -> None:
    area = "design RB-01 RB-02 RB-03; fabricate RB-33 RB-34; recycle"
    found = [counted("CL-32", f"{area} {cards}") for cards in ("", "RB-65", "RB-65 RB-66")]
    assert found == [0, 1, 2]
    assert counted("CL-32", "design RB-01 RB-02 RB-03; recycle RB-65 RB-66") == 0
