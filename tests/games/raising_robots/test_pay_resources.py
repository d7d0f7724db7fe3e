"""Resources and inventory. Rules: RR-RES, RR-EXA-01, RR-EXA-02, RR-RUL-54."""

from automatable.testkit import Table, rule

from .helpers import TWO, A, asked, at, doing, goods, hand, has, round_of, row, settled

LAST = {"round": "8", "stage": "last", "due": "score"}


def ended(own: str, other: str) -> Table:
    """Two seats after the last round."""
    return settled({**LAST, "A": own, "B": other}, TWO)


@rule("RR-RES-01")
def test_res_01_vp_decide_the_winner() -> None:
    assert ended("goods V5", "goods V4").view()["result"]["scores"] == [1, -1]
    assert ended("goods V5", "goods V6").view()["result"]["scores"] == [-1, 1]


@rule("RR-RES-02")
def test_res_02_materials_are_spent_to_assemble_and_to_unlock() -> None:
    table = at("assembly 1", "goods S1 G1; hand RB-01").answer("assemble:RB-01@left")
    assert (row(table, "design"), goods(table)) == (["RB-01"], "")
    table = at("upgrade 1", "goods S1 G1 M1 P1").answer("buy:U1", "unlock:design-speed")
    assert (has(table)["tokens"]["speed"], goods(table)) == (1, "")


@rule("RR-RES-03")
def test_res_03_batteries_raise_the_energy_of_a_phase() -> None:
    table = round_of("goods B4; energy EN-02=design EN-03=recycle").answer("batteries:3")
    assert (doing(table), goods(table)) == (("design", 6), "B1")


@rule("RR-RES-04")
def test_res_04_a_card_in_hand_is_built_or_spent() -> None:
    table = at("assembly 1", "goods S1 G1; hand RB-01").answer("assemble:RB-01@left")
    assert row(table, "design") == ["RB-01"]
    table = at("row design 5 0", "goods; design RB-17; hand RB-01").answer("base:RB-17")  # R1 > B3
    assert (hand(table), goods(table)) == ([], "B3")
    table = at("upgrade 5", "goods S1; hand RB-01").answer("buy:U3")  # W2
    assert (hand(table), goods(table)) == ([], "")


@rule("RR-RES-05")
def test_res_05_gains_and_payments_count_at_once() -> None:
    own = "goods B1; recycle RB-73"  # R1: B2, R2: B1 > T1, RB-73: B2 > W2
    table = at("board recycle 4 0", own).answer("use:R1")
    assert goods(table) == "B3"
    table.answer("use:R2")
    assert (goods(table), table.options(A)) == ("T1 B2", ["skip", "base:RB-73"])
    table.answer("base:RB-73", "gain:gear")
    assert goods(table) == "G1 T1"


@rule("RR-RES-06")
def test_res_06_nothing_has_a_maximum() -> None:
    table = at("receive RB-52+ 0; receive D3 0; receive RB-42+ 0", "goods S20 B20 V99")
    assert goods(table) == "S22 B22 V100"


@rule("RR-RES-07")
def test_res_07_amounts_are_plain_numbers() -> None:
    table = at("upgrade 1", "goods S11 G25 T4 V110")
    assert has(table)["goods"] == {
        **{"sensor": 11, "gear": 25, "microchip": 0, "program": 0},
        **{"tape": 4, "battery": 0, "vp": 110},
    }


@rule("RR-RES-09")
def test_res_09_cards_in_hand_are_no_goods_and_have_no_limit() -> None:
    cards = [f"RB-{k:02}" for k in range(1, 31)]
    table = at("draw 2", f"goods; hand {' '.join(cards)}").nature("draw:RB-31", "draw:RB-32")
    assert hand(table) == [*cards, "RB-31", "RB-32"]
    assert goods(table) == ""


@rule("RR-RES-10")
def test_res_10_a_cost_is_paid_whole_or_not_at_all() -> None:
    table = at("upgrade 3", "goods S3")
    assert table.options(A) == ["done", "buy:U2"]
    assert table.why_not(A, "buy:U1") == "RR-RES-10"  # 4 wilds
    assert asked(at("row recycle 4 0", "goods B1; recycle RB-73")) == ""  # B2 > W2
    assert asked(at("row recycle 4 0", "goods B2; recycle RB-73")) == "activate"
    table = round_of("goods B1; energy EN-02=design EN-03=recycle")
    assert table.options(A) == ["skip", "batteries:0", "batteries:1"]
    assert table.why_not(A, "batteries:2") == "RR-RES-10"


@rule("RR-EXA-01")
def test_exa_01_six_vp_on_top_of_eight_are_fourteen() -> None:
    assert goods(at("receive RB-90+ 0; receive D3 0", "goods V8")) == "V14"  # V5 and V1


@rule("RR-EXA-02")
def test_exa_02_three_sensors_on_top_of_nine_are_twelve() -> None:
    assert goods(at("receive RB-42+ 0; receive RB-41 0", "goods S9")) == "S12"  # S2 and S1


@rule("RR-RUL-54")
def test_rul_54_gains_never_fail_for_lack_of_pieces() -> None:
    table = at("receive RB-42+ 0; receive R1 0; receive D3 0", "goods S8 B8 V88")
    assert goods(table) == "S10 B10 V89"
