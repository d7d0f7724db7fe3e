"""Phases in general. Rules: RR-PHA, RR-EXA, RR-RUL."""

from automatable.games.raising_robots import GAME
from automatable.kernel.seats import CHANCE
from automatable.testkit import rule

from .helpers import PAIR, TWO, A, B, asked, at, doing, goods, hand, has, round_of, row, sums, told

ALL = "1 1 1 1 1"


@rule("RR-PHA-01", "RR-EXA-04")
def test_exa_04_selected_phases_and_those_with_cubes_are_performed_and_no_others() -> None:
    table = round_of("energy EN-02=assemble EN-03=design", TWO, cubes="0 0 0 1 0")
    assert [*sums(table)] == ["assemble", "design", "fabricate"]
    for phase in ("assemble", "design", "fabricate"):
        assert (asked(table), doing(table)[0]) == ("perform", phase)
        table.answer("skip")
    assert asked(table) == ""


@rule("RR-PHA-02")
def test_pha_02_there_are_two_to_five_phases() -> None:
    assert len(sums(round_of(PAIR))) == 2
    assert len(sums(round_of(PAIR, cubes="3 3 0 0 0"))) == 2
    assert len(sums(round_of(PAIR, cubes=ALL))) == 5


@rule("RR-PHA-03")
def test_pha_03_phases_come_in_their_order_however_they_were_selected() -> None:
    table = round_of("energy EN-02=recycle EN-03=assemble", cubes=ALL).answer(*["skip"] * 5)
    order = ("upgrade", "assemble", "design", "fabricate", "recycle")
    assert told(table, "passed") == [f"passed seat=0 phase={phase}" for phase in order]


@rule("RR-PHA-04")
def test_pha_04_the_total_is_worked_out_before_each_phase() -> None:
    table = round_of("goods B2; energy EN-02=design EN-03=recycle")
    assert asked(table) == "perform"
    table.answer("batteries:1")
    assert told(table, "performed") == ["performed seat=0 phase=design energy=4"]
    table.answer("skip", "skip")
    assert asked(table) == "perform"
    table.answer("batteries:1")
    assert told(table, "performed") == ["performed seat=0 phase=recycle energy=5"]


@rule("RR-PHA-05")
def test_pha_05_there_is_no_way_back_to_an_earlier_phase() -> None:
    own = "goods S9; hand RB-01; energy EN-03=upgrade EN-02=design"
    table = round_of(own).answer("batteries:0")
    assert "buy:U1" in table.options(A)
    assert table.why_not(A, "use:D1") == "RR-PHA-05"  # not before this phase is finished
    table.answer("done", "batteries:0")
    assert doing(table)[0] == "design"
    assert table.why_not(A, "buy:U1") == "RR-PHA-05"
    table.answer("use:D1", "gain:program")
    assert table.why_not(A, "use:D1") == "RR-ROW-04"  # nor back inside a phase


@rule("RR-PHA-06")
def test_pha_06_no_action_is_compulsory() -> None:
    own = "goods S9 G9 T9 B9; hand RB-01; design RB-02; fabricate RB-33; recycle RB-66"
    table = round_of(f"{own}; energy EN-03=upgrade EN-02=design", cubes="2 2 2 2 7")
    before = goods(table), hand(table)
    table.answer("batteries:0", "done", "batteries:0", "done")
    while asked(table) != "":
        table.answer("batteries:0" if asked(table) == "perform" else "skip")
    assert (goods(table), hand(table)) == before
    assert [row(table, name) for name in ("design", "fabricate", "recycle")] == [
        *(["RB-02"], ["RB-33"], ["RB-66"])
    ]
    assert len(told(table, "performed")) == 5
    passed = round_of(f"{own}; energy EN-03=upgrade EN-02=design", cubes="2 2 2 2 7")
    passed.answer(*["skip"] * 5)
    assert (goods(passed), hand(passed), told(passed, "performed")) == (*before, [])


@rule("RR-PHA-07", "RR-EXA-19")
def test_exa_19_one_may_be_several_phases_ahead() -> None:
    table = round_of(
        "goods S1 G1; hand RB-01; energy EN-02=assemble EN-03=design",
        TWO,
        B="energy EN-02=upgrade EN-03=fabricate",
        cubes="0 0 0 0 1",
    )
    table.answer_as(A, "batteries:0")
    assert doing(table, A) == ("assemble", 3)
    for phase in ("upgrade", "fabricate", "recycle"):
        assert (asked(table, B), doing(table, B)[0]) == ("perform", phase)
        table.answer_as(B, "skip")
    assert (asked(table, A), asked(table, B)) == ("assemble", "")
    assert row(table.answer_as(A, "assemble:RB-01@left"), "design") == ["RB-01"]


@rule("RR-PHA-09")
def test_pha_09_what_a_robot_card_shows() -> None:
    shown = {"name", "row", "left", "right", "base", "upgraded", "type", "vp"}
    assert all(shown <= {*robot} for robot in GAME.facts["robot"].values())


@rule("RR-PHA-10")
def test_pha_10_vp_on_robots_are_scored_at_the_end_only() -> None:
    table = at("assembly 3", "goods G2 S2; hand RB-17").answer("assemble:RB-17@left")
    assert row(table, "design") == ["RB-17"]
    assert goods(table) == ""
    assert has(table)["score"]["robots"] == 5


@rule("RR-RUL-55")
def test_rul_55_nobody_has_to_perform_a_phase_opened_by_cubes() -> None:
    table = round_of("goods; energy EN-02=design EN-03=recycle", cubes="0 0 0 1 0")
    table.answer("skip")
    assert doing(table)[0] == "fabricate"
    table.answer("skip")
    assert (doing(table)[0], goods(table)) == ("recycle", "")


@rule("RR-RUL-39")
def test_rul_39_cards_of_shared_decks_come_in_the_order_in_which_they_are_drawn() -> None:
    own = "goods; energy EN-02=design EN-03=recycle"
    for first, second in ((A, B), (B, A)):
        table = round_of(own, TWO, B=own)
        table.answer_as(first, "batteries:0").answer_as(first, "use:D1")
        table.answer_as(first, "gain:card").nature("draw:RB-50")
        table.answer_as(second, "batteries:0").answer_as(second, "use:D1")
        table.answer_as(second, "gain:card")
        assert "draw:RB-50" not in table.options(CHANCE)
        table.nature("draw:RB-07")
        assert (hand(table, first), hand(table, second)) == (["RB-50"], ["RB-07"])


@rule("RR-RUL-39")
def test_rul_39_without_real_time_seats_act_in_their_order() -> None:
    table = round_of(PAIR, TWO)
    decision = table.state.decision()
    assert decision is not None
    assert decision.seat == A
    table.answer("skip", "skip")
    decision = table.state.decision()
    assert decision is not None
    assert decision.seat == B


@rule("RR-RUL-40")
def test_rul_40_what_others_do_changes_neither_cubes_nor_energy_nor_choices() -> None:
    own = "goods S9 B3; energy EN-02=upgrade EN-03=assemble"
    table = round_of(own, TWO, cubes="0 0 1 0 2")
    before = sums(table, B), table.options(B), table.view(B)["cubes"]
    table.answer_as(A, "batteries:3").answer_as(A, "buy:U1")
    table.answer_as(A, "unlock:upgrade-speed").answer_as(A, "inspire:batteries")
    assert (sums(table, B), table.options(B), table.view(B)["cubes"]) == before
    assert table.view(B)["seats"][A]["goods"]["sensor"] == 9
