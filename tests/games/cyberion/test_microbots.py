"""Expansion: Microbots. Rules: CYB-MIC, CYB-RUL, CYB-EXM."""

import pytest

from automatable.testkit import Table, rule

from .helpers_expansions import (
    A,
    B,
    asked,
    fill,
    natures,
    new,
    options,
    set_up,
    table,
)

FACTORY = "I-SIR+MIC-SIR I-STO+MIC-STO I-CYC+MIC-CYC I-PLA+MIC-PLA I-COM+MIC-COM"


def micro(**parts: object) -> Table:
    """A table with Microbots, one on each of the five Machines."""
    return table("microbots", **{"factory": FACTORY, **parts})


def accepts(machine: str, crew: str, expansions: str = "microbots", **settings: object) -> bool:
    """Whether exactly these cards, all there are, repair the only Machine."""
    cards = crew.split()
    rows = {"platform": " ".join(cards[:5]), "stock": " ".join(cards[5:])}
    made = table(expansions, factory=machine, **{**rows, **settings})
    name = machine.split("+")[0].rstrip("*")
    if f"repair:{name}" not in options(made):
        return False
    made.answer(f"repair:{name}")
    while asked(made) == "crew":
        more = [one for one in options(made) if one != "done"]
        if not more:
            return False
        made.answer(more[0])
        if asked(made) == "crew" and not [one for one in options(made) if one != "done"]:
            return False
    used = made.view()["rows"]
    return not used["platform"] and not used["stock"]


@rule("CYB-MIC-01")
def test_mic_01_a_microbot_on_each_machine_and_no_failsafe_token() -> None:
    dealt = new("microbots").nature("aid:SIR")
    assert dealt.part("reserve") == "1"
    for machine in ("I-SIR", "I-1", "I-2", "I-3", "I-4"):
        dealt.nature(f"machine:{machine}")
    assert natures(dealt) == [f"MIC-{f}" for f in ["SIR", "STO", "CYC", "PLA", "COM", *"12345"]]
    decision = dealt.state.decision()
    assert decision is not None and tuple(decision.weights) == (2,) * 10
    for feature in ("3", "3", "COM", "1", "2"):
        dealt.nature(f"microbot:MIC-{feature}")
    assert dealt.part("factory") == "I-SIR+MIC-3 I-1+MIC-3 I-2+MIC-COM I-3+MIC-1 I-4+MIC-2"
    assert asked(dealt) == "draw"
    assert dealt.view()["microbot_stack"] == 15
    assert dealt.view()["microbots"] == []


@rule("CYB-MIC-02")
def test_mic_02_the_crew_needs_a_robot_of_the_shown_model_or_size() -> None:
    made = micro(factory="I-3+MIC-COM I-COM+MIC-4", platform="SIR3 PLA3 COM1 COM2 STO1")
    assert options(made, "repair") == ["I-3"]  # with a Commandbot as extra Robot
    assert made.why_not(A, "repair:I-COM") == "CYB-MIC-02"
    neither = micro(factory="I-3+MIC-COM", platform="SIR3 PLA3 STO1")
    assert options(neither, "repair") == []
    assert neither.why_not(A, "repair:I-3") == "CYB-MIC-02"
    alone = micro(factory="I-3+MIC-COM", platform="SIR3 COM4")
    assert alone.why_not(A, "repair:I-3") == "CYB-REP-10"  # not the Microbot's fault
    assert accepts("I-3+MIC-COM", "SIR3 COM3")
    assert accepts("I-SIR+MIC-4", "SIR3 SIR4")
    assert not accepts("I-SIR+MIC-4", "SIR3 SIR5")


@rule("CYB-MIC-03", "CYB-EXM-05", "CYB-EXM-06")
def test_mic_03_a_robot_of_the_crew_may_cover_the_microbot() -> None:
    made = micro(factory="II-STO+MIC-STO", platform="STO1 STO2 STO3", stock="STO5")
    made.answer("repair:II-STO", "crew:STO1@platform", "crew:STO2@platform", "crew:STO3@platform")
    assert made.parts("experience", "stock") == ["II-STO", "STO5"]  # no fourth is asked for
    assert accepts("II-STO+MIC-4", "STO1 STO2 STO4")


@rule("CYB-MIC-04", "CYB-EXM-07", "CYB-EXM-08", "CYB-EXM-09")
def test_mic_04_else_one_extra_robot_covers_it() -> None:
    for extra in ("COM4", "SIR4", "PLA4", "CYC4"):
        assert accepts("II-STO+MIC-4", f"STO1 STO2 STO3 {extra}")
    assert not accepts("II-STO+MIC-4", "STO1 STO2 STO3")
    assert not accepts("II-STO+MIC-4", "STO1 STO2 STO3 COM5")
    assert accepts("II-STO+MIC-PLA", "STO1 STO2 STO3 PLA1")
    assert not accepts("II-STO+MIC-PLA", "STO1 STO2 STO3")
    assert not accepts("II-STO+MIC-PLA", "STO1 STO2 STO3 COM1")


@rule("CYB-MIC-04")
def test_mic_04_the_extra_robot_may_be_named_at_any_moment() -> None:
    for order in ("PLA1 STO1 STO2 STO3", "STO1 PLA1 STO2 STO3", "STO1 STO2 STO3 PLA1"):
        made = micro(factory="II-STO+MIC-PLA", platform="STO1 STO2 STO3 PLA1")
        made.answer("repair:II-STO", *[f"crew:{card}@platform" for card in order.split()])
        assert made.parts("platform", "discard") == ["", "STO1 STO2 STO3 PLA1"]


@rule("CYB-MIC-05", "CYB-EXM-10")
def test_mic_05_the_extra_robot_does_not_count_in_a_sum() -> None:
    assert not accepts("II-GE12+MIC-PLA", "SIR3 STO4 COM4 PLA5")  # 11 without the Planbot
    assert accepts("II-GE12+MIC-PLA", "SIR4 STO4 COM4 PLA1")
    assert accepts("II-LE6+MIC-PLA", "SIR2 STO2 COM2 PLA5")  # 11 with it
    assert not accepts("II-LE6+MIC-PLA", "SIR3 STO2 COM2 PLA1")
    assert accepts("II-LE6+MIC-5", "SIR2 STO2 COM2 PLA5")
    assert accepts("II-GE12+MIC-1", "SIR4 STO4 COM4 PLA1")


@rule("CYB-MIC-06")
@pytest.mark.parametrize(
    ("machine", "crew", "fine"),
    [
        ("I-SIR+MIC-COM", "SIR1 SIR2 COM1", True),
        ("I-SIR+MIC-COM", "SIR1 COM2 COM1", False),
        ("I-3+MIC-1", "SIR3 STO3 COM1", True),
        ("I-3+MIC-1", "SIR3 STO1 COM1", False),
        ("II-TWIN+MIC-COM", "SIR3 SIR3 COM1", True),
        ("II-TWIN+MIC-COM", "SIR3 PLA3 COM3", False),
        ("II-2PAIR+MIC-COM", "SIR3 STO3 SIR4 STO4 COM1", True),
        ("II-2PAIR+MIC-COM", "SIR3 STO3 SIR4 STO5 COM4", False),  # COM4 cannot be both
        ("II-RUN4+MIC-COM", "SIR2 STO3 PLA4 STO5 COM1", True),
        ("II-RUN4+MIC-COM", "SIR1 STO2 PLA4 STO5 COM1", False),
    ],
)
def test_mic_06_the_others_meet_the_requirement_by_themselves(
    machine: str, crew: str, fine: bool
) -> None:
    assert accepts(machine, crew) == fine


@rule("CYB-MIC-06")
@pytest.mark.parametrize(
    ("machine", "crew", "fine"),
    [
        ("III-RUN5+MIC-COM", "SIR1 SIR2 STO3 PLA4 STO5 COM1", True),
        ("III-RUN5+MIC-COM", "SIR1 SIR2 STO3 PLA4 STO4 COM5", False),
        ("III-FULL+MIC-COM", "SIR1 STO1 STO3 PLA3 SIR3 COM5", True),
        ("III-FULL+MIC-COM", "SIR1 STO1 STO3 PLA3 SIR4 COM3", False),
        ("III-GE15+MIC-COM", "SIR5 STO5 STO4 PLA1 COM1", True),
        ("III-LE9+MIC-COM", "SIR1 STO2 STO3 PLA3 COM1", True),
        ("III-LE9+MIC-COM", "SIR1 STO3 STO3 PLA3 COM1", False),
    ],
)
def test_mic_06_holds_for_stage_three_too(machine: str, crew: str, fine: bool) -> None:
    assert accepts(machine, crew, "microbots,multibots") == fine


@rule("CYB-MIC-07")
def test_mic_07_there_is_one_extra_robot_at_most() -> None:
    made = micro(factory="I-SIR+MIC-COM", platform="SIR1 SIR2 COM1 COM2")
    made.answer("repair:I-SIR", "crew:COM1@platform")
    assert options(made) == ["crew:SIR1@platform", "crew:SIR2@platform"]
    assert made.why_not(A, "crew:COM2@platform") == "CYB-REP-09"
    made.answer("crew:SIR1@platform", "crew:SIR2@platform")
    assert made.part("platform") == "COM2"


@rule("CYB-MIC-08")
def test_mic_08_a_repair_acquires_the_microbot() -> None:
    made = micro(platform="SIR1 SIR2 STO1 STO2", held="MIC-5")
    made.answer("repair:I-STO", "crew:STO1@platform", "crew:STO2@platform")
    assert made.parts("held", "used") == ["MIC-5 MIC-STO", ""]
    assert "acquired microbot=MIC-STO" in made.events()
    assert made.part("factory").split()[1] == "-"


@rule("CYB-MIC-09")
def test_mic_09_a_sixth_microbot_is_discarded() -> None:
    five = "MIC-5 MIC-4 MIC-3 MIC-2 MIC-1"
    made = micro(platform="SIR1 SIR2", held=five)
    made.answer("repair:I-SIR", "crew:SIR1@platform", "crew:SIR2@platform")
    assert made.parts("held", "used") == [five, "MIC-SIR"]
    assert "overflowed microbot=MIC-SIR" in made.events()
    four = micro(platform="SIR1 SIR2", held=five[:-6])
    four.answer("repair:I-SIR", "crew:SIR1@platform", "crew:SIR2@platform")
    assert four.parts("held", "used") == [five[:-6] + " MIC-SIR", ""]


@rule("CYB-MIC-10", "CYB-RUL-45")
def test_mic_10_one_microbot_replaces_that_of_a_machine() -> None:
    made = micro(held="MIC-5")
    assert options(made, "replace") == ["I-SIR", "I-STO", "I-CYC", "I-PLA", "I-COM"]
    assert made.why_not(A, "replace:I-1") == "CYB-MIC-10"  # not in the Factory
    made.answer("replace:I-CYC")
    assert made.parts("held", "used") == ["", "MIC-CYC MIC-5"]
    made.nature("microbot:MIC-1")
    assert made.part("factory") == FACTORY.replace("MIC-CYC", "MIC-1")
    assert options(made, "replace") == []
    assert made.why_not(A, "replace:I-CYC") == "CYB-MIC-10"


@rule("CYB-RUL-45", "CYB-MIC-16", "CYB-RUL-46")
def test_rul_45_an_empty_stack_is_renewed_from_the_discard_with_both_tokens() -> None:
    used = "MIC-SIR MIC-STO MIC-CYC MIC-PLA MIC-COM MIC-1 MIC-1 MIC-2 MIC-2 MIC-3 MIC-3 MIC-4 MIC-4"
    made = micro(held="MIC-5 MIC-5", used=used)
    assert made.view()["microbot_stack"] == 0
    made.answer("replace:I-CYC", "token:MIC-5")
    assert natures(made)[0] == "MIC-SIR"
    decision = made.state.decision()
    assert decision is not None
    weights = dict(zip(natures(made), decision.weights, strict=True))
    assert weights["MIC-CYC"] == 2 and weights["MIC-5"] == 1 and weights["MIC-SIR"] == 1
    assert sum(weights.values()) == 15
    assert made.part("used") == ""
    made.nature("microbot:MIC-5")
    assert made.view()["microbot_stack"] == 14


@rule("CYB-RUL-46")
def test_rul_46_an_empty_stack_alone_is_not_renewed() -> None:
    used = "MIC-SIR MIC-STO MIC-CYC MIC-PLA MIC-COM MIC-1 MIC-1 MIC-2 MIC-2 MIC-3 MIC-3 MIC-4 MIC-4"
    made = micro(held="MIC-5", used=used)  # the last one of the stack is the other MIC-5
    made.answer("replace:I-CYC")
    assert natures(made) == ["MIC-5"]
    made.nature("microbot:MIC-5")
    assert made.view()["microbot_stack"] == 0
    assert len(made.part("used").split()) == 15
    made.answer("end")
    assert len(made.part("used").split()) == 15


@rule("CYB-MIC-11", "CYB-RUL-01", "CYB-RUL-47")
def test_mic_11_three_microbots_exchange_those_of_two_machines() -> None:
    made = micro(held="MIC-5 MIC-4 MIC-3")
    made.answer("exchange:I-CYC")
    assert options(made, "swap") == ["I-SIR", "I-STO", "I-PLA", "I-COM"]
    assert made.why_not(A, "swap:I-CYC") == "CYB-RUL-47"
    assert made.why_not(A, "swap:I-1") == "CYB-MIC-11"  # not in the Factory
    assert made.why_not(A, "end") == "CYB-DEC-02"
    made.answer("swap:I-SIR")
    assert made.parts("held", "used") == ["", "MIC-3 MIC-4 MIC-5"]
    assert made.part("factory").startswith("I-SIR+MIC-CYC I-STO+MIC-STO I-CYC+MIC-SIR ")
    assert asked(made) == "act"
    two = micro(held="MIC-5 MIC-4")
    assert options(two, "exchange") == []
    assert two.why_not(A, "exchange:I-CYC") == "CYB-MIC-11"


@rule("CYB-RUL-47")
def test_rul_47_an_exchange_needs_two_machines_and_preps_stay() -> None:
    alone = micro(factory="I-SIR+MIC-1", held="MIC-5 MIC-4 MIC-3")
    assert options(alone, "exchange") == []
    assert alone.why_not(A, "exchange:I-SIR") == "CYB-RUL-47"
    made = micro(factory="I-SIR*+MIC-1 - I-STO+MIC-2", held="MIC-5 MIC-4 MIC-3")
    made.answer("exchange:I-STO", "swap:I-SIR")
    assert made.part("factory") == "I-SIR*+MIC-2 - I-STO+MIC-1 - -"


@rule("CYB-MIC-12", "CYB-MIC-13", "CYB-RUL-08")
def test_mic_12_five_microbots_remove_a_machine() -> None:
    made = micro(held="MIC-5 MIC-4 MIC-3 MIC-2 MIC-1", reserve=1)
    assert options(made, "remove") == ["I-SIR", "I-STO", "I-CYC", "I-PLA", "I-COM"]
    made.answer("remove:I-PLA")
    assert made.parts("experience", "removed", "held") == ["", "I-PLA", ""]
    assert made.part("used") == "MIC-PLA MIC-1 MIC-2 MIC-3 MIC-4 MIC-5"
    assert made.part("turn") == "A 1 relieved"
    made.answer("end").nature("machine:I-1")
    assert made.part("reserve") == "1"
    four = micro(held="MIC-5 MIC-4 MIC-3 MIC-2")
    assert options(four, "remove") == []
    assert four.why_not(A, "remove:I-PLA") == "CYB-MIC-12"


@rule("CYB-MIC-12", "CYB-MIC-13")
def test_mic_12_removing_the_last_machine_wins() -> None:
    made = micro(factory="I-SIR*+MIC-1", removed="*", held="MIC-5 MIC-4 MIC-3 MIC-2 MIC-1")
    assert made.answer("remove:I-SIR").ended() == "won by repaired"


@rule("CYB-MIC-14")
def test_mic_14_uses_may_follow_one_another_while_they_can_be_paid() -> None:
    made = micro(held="MIC-5 MIC-4 MIC-3 MIC-2 MIC-1")
    made.answer("exchange:I-SIR", "swap:I-STO", *[f"token:MIC-{k}" for k in (5, 4, 3)])
    made.answer("replace:I-SIR", "token:MIC-2").nature("microbot:MIC-5")
    made.answer("replace:I-SIR").nature("microbot:MIC-4")
    assert made.parts("held", "used") == ["", "MIC-STO MIC-1 MIC-2 MIC-3 MIC-4 MIC-5 MIC-5"]
    assert [name for name in options(made) if name.startswith(("rep", "exc", "rem"))] == []


@rule("CYB-MIC-15", "CYB-RUL-49")
def test_mic_15_the_player_chooses_what_is_paid_and_it_is_discarded() -> None:
    made = micro(held="MIC-5 MIC-4 MIC-5 MIC-2")
    made.answer("replace:I-SIR")
    assert options(made) == ["done", "token:MIC-2", "token:MIC-4", "token:MIC-5"]
    assert made.why_not(A, "token:MIC-3") == "CYB-MIC-08"
    assert made.why_not(A, "end") == "CYB-DEC-02"
    assert made.parts("held", "used") == ["MIC-5 MIC-4 MIC-5 MIC-2", ""]
    made.answer("token:MIC-5")  # of equal ones, the one held longest
    assert made.parts("held", "used") == ["MIC-4 MIC-5 MIC-2", "MIC-SIR MIC-5"]


@rule("CYB-RUL-49")
def test_rul_49_three_are_named_one_by_one_and_equal_ones_as_often_as_held() -> None:
    made = micro(held="MIC-5 MIC-4 MIC-5 MIC-2")
    made.answer("exchange:I-SIR", "swap:I-STO", "token:MIC-5", "token:MIC-5")
    assert options(made) == ["done", "token:MIC-2", "token:MIC-4"]
    assert made.why_not(A, "token:MIC-5") == "CYB-MIC-15"
    assert made.part("held") == "MIC-5 MIC-4 MIC-5 MIC-2"  # nothing is paid yet
    made.answer("token:MIC-4")
    assert made.parts("held", "used") == ["MIC-2", "MIC-4 MIC-5 MIC-5"]


@rule("CYB-MIC-16")
def test_mic_16_a_used_up_stack_is_shuffled_anew_in_the_middle_of_dealing() -> None:
    factory = "- I-STO+MIC-STO I-CYC+MIC-CYC - I-COM+MIC-COM"
    used = "MIC-STO MIC-CYC MIC-COM MIC-1 MIC-1 MIC-2 MIC-2 MIC-3 MIC-3 MIC-4 MIC-4 MIC-SIR MIC-SIR"
    made = micro(
        factory=factory, held="MIC-5 MIC-5 MIC-PLA", used=used, turn="A 2 relieved", removed=""
    )
    made.answer("end").nature("machine:I-SIR", "machine:I-PLA")
    assert natures(made) == ["MIC-PLA"]
    made.nature("microbot:MIC-PLA")
    assert made.part("used") == ""
    assert "microbots_shuffled" in made.events()
    assert len(natures(made)) == 8
    made.nature("microbot:MIC-4")
    assert made.view()["microbot_stack"] == 12


@rule("CYB-MIC-17", "CYB-CLN-06", "CYB-MIX-06")
def test_mic_17_new_machines_get_their_microbots_after_the_refill() -> None:
    made = micro(
        platform="SIR1 SIR2 PLA1 PLA2", flash="COM5", levels="1 1 1 1 1", factory=FACTORY, reserve=1
    )
    made.answer("repair:I-SIR", "crew:SIR1@platform", "crew:SIR2@platform")
    made.answer("repair:I-PLA", "crew:PLA1@platform", "crew:PLA2@platform", "end")
    made.nature("machine:I-1", "machine:I-2")
    assert asked(made) == "microbot"
    assert made.part("flash") == "COM5"  # not emptied yet
    made.nature("microbot:MIC-1", "microbot:MIC-2")
    assert made.part("factory") == FACTORY.replace("I-SIR+MIC-SIR", "I-1+MIC-1").replace(
        "I-PLA+MIC-PLA", "I-2+MIC-2"
    )
    assert (asked(made), made.part("flash")) == ("draw", "")


# Prepped Machines and the extra Robot.


@rule("CYB-RUL-34")
def test_rul_34_the_imaginary_robot_covers_the_microbot_within_the_crew_or_as_extra() -> None:
    assert accepts("I-SIR*+MIC-4", "SIR1")  # it is SIR4
    assert accepts("II-TWIN*+MIC-COM", "SIR3 SIR3")  # it is the extra one
    assert accepts("II-TWIN*+MIC-COM", "COM3")
    assert not accepts("II-TWIN*+MIC-COM", "SIR3")
    assert not accepts("II-TWIN*+MIC-COM", "SIR3 PLA3")


@rule("CYB-RUL-34")
def test_rul_34_a_table_may_agree_that_it_covers_nothing() -> None:
    assert not accepts("I-SIR*+MIC-4", "SIR1", prep_covers="no")
    assert accepts("I-SIR*+MIC-4", "SIR4", prep_covers="no")
    assert accepts("I-SIR*+MIC-4", "SIR1 COM4", prep_covers="no")
    assert not accepts("II-TWIN*+MIC-COM", "SIR3 SIR3", prep_covers="no")
    assert accepts("II-TWIN*+MIC-COM", "SIR3 COM4", prep_covers="no")


@rule("CYB-RUL-34", "CYB-RUL-36")
def test_rul_34_one_that_covers_nothing_may_be_what_would_cover() -> None:
    crew = "SIR1 STO2 PLA4 COM3"  # the imaginary Robot is the 3 of the run
    assert accepts("II-RUN4*+MIC-3", crew, prep_covers="no")
    assert not accepts("II-RUN4*+MIC-3", crew)  # it covers, so no extra Robot
    assert accepts("II-RUN4*+MIC-3", crew, extra="free")


@rule("CYB-RUL-35")
def test_rul_35_crews_of_one_robot_less_to_one_more() -> None:
    assert accepts("II-SIR*+MIC-4", "SIR1 SIR2")  # n - 1
    assert accepts("II-SIR+MIC-4", "SIR1 SIR2 SIR4")  # n, plain
    assert accepts("II-SIR*+MIC-4", "SIR1 SIR2 COM4")  # n, Prepped with extra
    assert accepts("II-SIR+MIC-4", "SIR1 SIR2 SIR3 COM4")  # n + 1
    assert not accepts("II-SIR*+MIC-4", "SIR1 SIR2 SIR3 COM4")
    assert not accepts("II-SIR*+MIC-4", "SIR4")
    assert not accepts("II-SIR+MIC-4", "SIR1 SIR4")
    assert not accepts("II-SIR+MIC-4", "SIR1 SIR2 SIR3 SIR4 COM4")


@rule("CYB-RUL-35")
def test_rul_35_a_crew_that_may_stop_or_go_on_says_when_it_is_done() -> None:
    made = micro(factory="II-SIR*+MIC-4", platform="SIR1 SIR2 COM4")
    made.answer("repair:II-SIR", "crew:SIR1@platform", "crew:SIR2@platform")
    assert options(made) == ["done", "crew:COM4@platform"]
    made.answer("done")
    assert made.parts("platform", "experience") == ["COM4", "II-SIR"]
    early = micro(factory="II-SIR*+MIC-4", platform="SIR1 SIR2 COM4")
    early.answer("repair:II-SIR", "crew:SIR1@platform")
    assert early.why_not(A, "done") == "CYB-REP-04"


@rule("CYB-RUL-36")
def test_rul_36_no_extra_robot_when_the_crew_covers_already() -> None:
    assert not accepts("I-SIR+MIC-4", "SIR1 SIR4 COM4")
    assert not accepts("I-SIR+MIC-SIR", "SIR1 SIR2 SIR3")
    assert not accepts("I-3+MIC-COM", "COM3 SIR3 COM1")
    assert accepts("I-3+MIC-COM", "PLA3 SIR3 COM3")  # COM3 is the extra one
    made = micro(factory="I-SIR+MIC-4", platform="SIR1 SIR4 COM4").answer("repair:I-SIR")
    made.answer("crew:SIR4@platform")
    assert options(made) == ["crew:SIR1@platform"]
    made = micro(factory="I-SIR+MIC-4", platform="SIR1 SIR2 SIR4 COM4").answer("repair:I-SIR")
    made.answer("crew:SIR1@platform", "crew:SIR2@platform")
    assert options(made) == ["crew:SIR4@platform", "crew:COM4@platform"]  # now as the extra one


@rule("CYB-RUL-36")
def test_rul_36_a_table_may_agree_to_let_it_come_along() -> None:
    assert accepts("I-SIR+MIC-4", "SIR1 SIR4 COM4", extra="free")
    assert accepts("I-SIR+MIC-SIR", "SIR1 SIR2 SIR3", extra="free")
    assert not accepts("I-SIR+MIC-4", "SIR1 SIR4 COM5", extra="free")
    assert not accepts("I-SIR+MIC-4", "SIR1 SIR2 SIR4 COM4", extra="free")


# When and on what Microbots are used.


@rule("CYB-RUL-44")
def test_rul_44_microbots_are_used_between_actions_only() -> None:
    made = micro(platform="SIR1 SIR2 SIR3", held="MIC-5", levels="3 1 1 1 1")
    made.answer("repair:I-SIR")
    assert made.why_not(A, "replace:I-SIR") == "CYB-DEC-02"
    made.answer("crew:SIR1@platform", "crew:SIR2@platform")
    assert "replace:I-STO" in options(made)
    made.answer("trigger:SIR3@platform")
    assert made.why_not(A, "replace:I-STO") == "CYB-DEC-02"
    made.answer("level:II")
    assert options(made) == []
    fill(made, "COM1")
    made.answer("end")
    assert options(made) == []
    assert made.why_not(A, "replace:I-STO") != ""


@rule("CYB-RUL-48")
def test_rul_48_two_players_replace_and_exchange_any_but_remove_their_own() -> None:
    for letter, seat, other in (("A", A, "I-COM"), ("B", B, "I-SIR")):
        made = micro(players=2, turn=f"{letter} 2", held="MIC-1 MIC-2 MIC-3 MIC-4 MIC-5")
        assert len(options(made, "replace", seat)) == len(options(made, "exchange", seat)) == 5
        assert other not in options(made, "remove", seat)
        assert len(options(made, "remove", seat)) == 4
        assert made.why_not(seat, f"remove:{other}") == "CYB-RUL-48"
        made.answer(f"exchange:{other}")
        assert len(options(made, "swap", seat)) == 4


@rule("CYB-RUL-48")
def test_rul_48_by_agreement_any_machine_is_removed_and_counts_for_the_turn() -> None:
    held = "MIC-1 MIC-2 MIC-3 MIC-4 MIC-5"
    for letter, seat, other in (("A", A, "I-COM"), ("B", B, "I-SIR")):
        made = micro(players=2, turn=f"{letter} 2", held=held, removal="any")
        assert len(options(made, "remove", seat)) == 5
        assert made.why_not(seat, f"repair:{other}") == "CYB-TWO-06"
        made.answer(f"remove:{other}")
        assert made.state.relieved  # no Failsafe token is lost for this turn


@rule("CYB-MIX-07")
def test_mix_07_without_the_expansion_there_are_no_uses() -> None:
    plain = set_up("none")
    for name in ("replace:I-SIR", "exchange:I-SIR", "remove:I-SIR"):
        assert plain.why_not(A, name) == "CYB-MIX-07"
    assert list(plain.state.stack) == []
