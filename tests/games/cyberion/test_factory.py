"""Two players. Rules: CYB-TWO, and the rulings about them."""

import pytest

from automatable.testkit import Table, rule

from .helpers_expansions import A, B, asked, fill, natures, new, options, table

FACTORY = "I-SIR I-STO I-CYC I-PLA I-COM"


def two(active: str = "A 3", **parts: object) -> Table:
    """A two-player table in somebody's turn; all five Machines are easy to repair."""
    given: dict[str, object] = {
        "turn": active,
        "factory": FACTORY,
        "platform": "SIR1 SIR2 STO1 COM1 COM2",
        "stock": "STO2",
    }
    return table(players=2, **{**given, **parts})


@rule("CYB-TWO-01")
def test_two_01_a_turn_of_two_players_is_a_solo_turn() -> None:
    pair = two(turn="A 3", reserve=2)
    solo = table(
        factory=FACTORY, platform="SIR1 SIR2 STO1 COM1 COM2", stock="STO2", reserve=2, turn="A 3"
    )
    common = [name for name in options(solo) if name != "repair:I-COM"]
    assert options(pair) == common
    for one in (pair, solo):
        one.answer("repair:I-STO", "crew:STO1@platform", "crew:STO2@stock", "upgrade:PLA", "end")
        one.nature("machine:I-1")
    assert pair.parts("factory", "discard", "levels", "reserve", "removed") == solo.parts(
        "factory", "discard", "levels", "reserve", "removed"
    )


@rule("CYB-TWO-01")
def test_two_01_where_all_machines_are_common_two_are_asked_what_one_is_asked() -> None:
    given = {"factory": "II-SIR I-STO I-CYC I-4 -", "removed": "*", "stock": "STO2 CYC4 SIR3"}
    given |= {"platform": "SIR1 SIR2 STO1 COM1 PLA2", "turn": "A 3", "levels": "3 3 3 3 3"}
    pair, solo = table(players=2, **given, merged="yes"), table(**given)
    for count in range(120):
        found = pair.state.decision()
        alone = solo.state.decision()
        assert (found is None) == (alone is None)
        if found is None or alone is None:
            break
        assert (found.key, pair.options(found.seat)) == (alone.key, solo.options(alone.seat))
        names = pair.options(found.seat)
        repairs = [name for name in names if name.startswith(("repair", "crew"))]
        name = [*repairs, names[-1 - count % min(2, len(names))]][0]
        pair.answer_as(found.seat, name)
        solo.answer_as(alone.seat, name)
    assert pair.ended().split()[-1] == solo.ended().split()[-1]


@rule("CYB-TWO-02")
def test_two_02_three_support_tokens_are_dealt() -> None:
    dealt = new(players=2, first="A")
    for model in ("SIR", "CYC", "COM"):
        assert asked(dealt) == "aid"
        dealt.nature(f"aid:{model}")
    assert asked(dealt) == "machine"
    assert dealt.part("support") == "SIR CYC COM"


@rule("CYB-TWO-03", "CYB-EXM-22")
def test_two_03_the_outer_machines_belong_to_one_player_each() -> None:
    owners = [machine["owner"] for machine in two().view()["factory"]]
    assert owners == ["A", None, None, None, "B"]
    solo = table(factory=FACTORY).view()["factory"]
    assert [machine["owner"] for machine in solo] == [None] * 5


@rule("CYB-TWO-04")
def test_two_04_everything_else_is_shared() -> None:
    shared = two(experience="I-1", levels="2 1 1 1 1", support="SIR", flash="PLA1")
    mine = shared.view(A)
    assert mine == shared.view(B)
    shared.answer("trigger:SIR1@platform", "level:II")
    fill(shared, "CYC4")
    shared.answer("end")
    assert shared.part("discard") == "SIR1 CYC4 PLA1"
    fill(shared, "CYC5")
    assert shared.part("turn").startswith("B")
    for name in ("trigger:SIR2@platform", "trigger:STO2@stock", "support:SIR", "upgrade:STO"):
        assert name in options(shared, seat=B)
    assert shared.answer("upgrade:STO").view()["experience"] == []


@rule("CYB-TWO-05")
def test_two_05_chance_names_the_first_player() -> None:
    for letter in "AB":
        begun = new(players=2)
        assert begun.options(-1) == ["first:A", "first:B"]
        begun.nature(f"first:{letter}")
        assert begun.part("turn") == f"{letter} 0"
    assert asked(new(players=1)) == "aid"


@rule("CYB-TWO-05")
def test_two_05_the_players_take_turns() -> None:
    game = two("B 3", reserve=5)
    assert options(game, seat=A) == []
    assert game.why_not(A, "end") == "CYB-TWO-05"
    game.answer("repair:I-COM", "crew:COM1@platform", "crew:COM2@platform")
    assert game.part("turn") == "B 3 relieved"  # an action is not a turn
    game.answer("end").nature("machine:I-1")
    fill(game, "PLA1", "PLA2")
    assert game.part("turn") == "A 4"
    assert options(game, seat=B) == []
    game.answer("end")
    assert game.part("turn") == "B 5"


@rule("CYB-TWO-06")
def test_two_06_the_other_single_factory_is_out_of_reach() -> None:
    for letter, seat, mine, other in (("A", A, "I-SIR", "I-COM"), ("B", B, "I-COM", "I-SIR")):
        game = two(f"{letter} 3")
        assert options(game, "repair", seat) == sorted(
            [mine, "I-STO"], key=lambda name: FACTORY.index(name)
        )
        assert game.why_not(seat, f"repair:{other}") == "CYB-TWO-06"
        assert game.why_not(seat, f"repair:{mine}") == ""
        mine_now = [machine["mine"] for machine in game.view()["factory"]]
        assert mine_now == [letter == "A", True, True, True, letter == "B"]
        repairable = [machine["repairable"] for machine in game.view()["factory"]]
        assert repairable == [letter == "A", True, False, False, letter == "B"]


@rule("CYB-TWO-07", "CYB-TWO-08")
def test_two_07_machines_stay_and_gaps_are_filled_common_ones_first() -> None:
    game = two(flash="PLA1 PLA2")
    game.answer("repair:I-SIR", "crew:SIR1@platform", "crew:SIR2@platform")
    game.answer("repair:I-PLA", "crew:PLA1@flash", "crew:PLA2@flash")
    assert game.part("factory") == "- I-STO I-CYC - I-COM"
    game.answer("end").nature("machine:I-1")
    assert game.part("factory") == "- I-STO I-CYC I-1 I-COM"
    game.nature("machine:I-2")
    assert game.part("factory") == "I-2 I-STO I-CYC I-1 I-COM"


@rule("CYB-TWO-08")
def test_two_08_common_gaps_are_filled_from_left_to_right() -> None:
    game = two("B 3", factory="I-SIR I-STO I-CYC I-PLA I-COM", flash="PLA1 PLA2")
    game.answer("repair:I-COM", "crew:COM1@platform", "crew:COM2@platform")
    game.answer("repair:I-PLA", "crew:PLA1@flash", "crew:PLA2@flash")
    game.answer("repair:I-STO", "crew:STO1@platform", "crew:STO2@stock")
    game.answer("end").nature("machine:I-1", "machine:I-2", "machine:I-3")
    assert game.part("factory") == "I-SIR I-1 I-CYC I-2 I-3"


@rule("CYB-TWO-08")
def test_two_08_holds_from_the_first_turn_but_setup_deals_from_left_to_right() -> None:
    game = two("A 1", factory="- I-STO - I-PLA I-COM", removed="I-SIR I-CYC").answer("end")
    game.nature("machine:I-1", "machine:I-2")
    assert game.part("factory") == "I-2 I-STO I-1 I-PLA I-COM"
    dealt = new(players=2, first="A", support="0").nature("machine:I-4")
    assert dealt.part("factory") == "I-4 - - - -"


@rule("CYB-TWO-09")
def test_two_09_either_player_pays_from_the_one_experience_pile() -> None:
    game = two(reserve=5)
    game.answer("repair:I-SIR", "crew:SIR1@platform", "crew:SIR2@platform", "end")
    game.nature("machine:I-1")
    fill(game, "PLA1", "PLA2")
    assert game.part("turn") == "B 4"
    assert "upgrade:CYC" in options(game, seat=B)
    game.answer("upgrade:CYC")
    assert game.parts("experience", "removed", "levels") == ["", "I-SIR", "1 1 2 1 1"]


def last_five(active: str = "A 9", **parts: object) -> Table:
    """No Machine is left in the deck."""
    return two(active, removed="*", **parts)


@rule("CYB-TWO-10", "CYB-RUL-77")
def test_two_10_without_a_machine_deck_the_factories_merge_at_the_first_gap() -> None:
    game = last_five()
    assert game.part("merged") == ""
    assert game.why_not(A, "repair:I-COM") == "CYB-TWO-06"
    game.answer("repair:I-STO", "crew:STO1@platform", "crew:STO2@stock")
    assert game.part("merged") == "yes"
    assert "merged" in game.events()
    assert [machine["owner"] for machine in game.view()["factory"] if machine] == [None] * 4
    game.answer("repair:I-COM", "crew:COM1@platform", "crew:COM2@platform")  # at once
    game.answer("repair:I-SIR", "crew:SIR1@platform", "crew:SIR2@platform", "end")
    assert game.part("factory") == "- - I-CYC I-PLA -"


@rule("CYB-TWO-10", "CYB-RUL-77")
def test_two_10_with_a_card_in_the_machine_deck_they_do_not_merge() -> None:
    removed = "I-1 I-2 I-3 I-4 I-5 II-SIR II-STO II-CYC II-PLA II-COM II-1 II-2 II-3 II-4 II-5"
    game = two(removed=removed + " II-GE12 II-LE6 II-TWIN II-2PAIR")
    game.answer("repair:I-STO", "crew:STO1@platform", "crew:STO2@stock")
    assert game.part("merged") == ""
    assert game.why_not(A, "repair:I-COM") == "CYB-TWO-06"
    game.answer("end").nature("machine:II-RUN4")
    assert game.parts("factory", "merged") == ["I-SIR II-RUN4 I-CYC I-PLA I-COM", ""]


@rule("CYB-RUL-77")
def test_rul_77_a_table_may_agree_to_merge_in_cleanup_only() -> None:
    game = last_five(merge="cleanup")
    game.answer("repair:I-STO", "crew:STO1@platform", "crew:STO2@stock")
    assert game.part("merged") == ""
    assert game.why_not(A, "repair:I-COM") == "CYB-TWO-06"
    game.answer("end")
    assert game.part("merged") == "yes"
    fill(game, "CYC1")
    assert game.why_not(B, "repair:I-SIR") == ""


@rule("CYB-RUL-78")
def test_rul_78_too_few_machines_fill_the_common_factory_and_the_factories_merge() -> None:
    removed = "I-1 I-2 I-3 I-4 I-5 II-SIR II-STO II-CYC II-PLA II-COM II-1 II-2 II-3 II-4 II-5"
    game = two(removed=removed + " II-GE12 II-LE6 II-TWIN II-2PAIR", flash="PLA1 PLA2")
    game.answer("repair:I-SIR", "crew:SIR1@platform", "crew:SIR2@platform")
    game.answer("repair:I-PLA", "crew:PLA1@flash", "crew:PLA2@flash")
    assert game.part("merged") == ""
    game.answer("end").nature("machine:II-RUN4")
    assert game.parts("factory", "merged") == ["- I-STO I-CYC II-RUN4 I-COM", "yes"]
    fill(game, "SIR3", "SIR4")
    assert game.part("turn") == "B 4"


@rule("CYB-RUL-79")
def test_rul_79_only_its_owner_empties_a_single_factory() -> None:
    game = table(
        "microbots",
        players=2,
        turn="B 4",
        factory="I-SIR+MIC-SIR I-STO+MIC-1 I-CYC+MIC-2 I-PLA+MIC-3 I-COM+MIC-4",
        platform="SIR1 SIR2 STO1 STO2",
        held="MIC-1 MIC-2 MIC-3 MIC-4 MIC-5",
    )
    assert "I-SIR" not in options(game, "repair", B) + options(game, "remove", B)
    own = game.answer("remove:I-COM", "end").nature("machine:I-1")
    assert own.part("factory").startswith("I-SIR+MIC-SIR ")
    assert " I-1" in own.part("factory")


@rule("CYB-RUL-79", "CYB-RUL-48")
@pytest.mark.parametrize(("active", "taken", "place"), [("A", "I-COM", 4), ("B", "I-SIR", 0)])
def test_rul_79_who_empties_the_others_single_factory_refills_it(
    active: str, taken: str, place: int
) -> None:
    game = table(
        "microbots",
        players=2,
        removal="any",
        turn=f"{active} 4",
        factory="I-SIR+MIC-SIR I-STO+MIC-1 I-CYC+MIC-2 I-PLA+MIC-3 I-COM+MIC-4",
        platform="SIR1 SIR2 SIR3 STO1 STO2",
        held="MIC-1 MIC-2 MIC-3 MIC-4 MIC-5",
    )
    wanted = game.part("factory").split()
    wanted[place] = "I-1+MIC-5"
    game.answer(f"remove:{taken}", "end").nature("machine:I-1", "microbot:MIC-5")
    assert game.part("turn") == ("B 5" if active == "A" else "A 5")
    assert game.part("factory").split() == wanted


@rule("CYB-TWO-11")
def test_two_11_each_turn_pays_its_own_failsafe_token() -> None:
    game = two("A 3", reserve=2, platform="SIR1 SIR2 STO1 COM1 CYC2")
    game.answer("end")
    assert game.parts("turn", "reserve") == ["B 4", "1"]
    game.answer("end")
    assert game.parts("turn", "reserve") == ["A 5", "0"]
    game.answer("repair:I-SIR", "crew:SIR1@platform", "crew:SIR2@platform", "end")
    game.nature("machine:I-1")
    fill(game, "PLA1", "PLA3")
    assert game.part("reserve") == "0"
    game.answer("end")  # A's repair does not spare B
    assert game.ended() == "lost by failsafe"
    assert asked(game) == ""  # and nothing follows
    assert game.state.result is not None and tuple(game.state.result.scores) == (-1, -1)


@rule("CYB-TWO-12")
def test_two_12_both_players_use_the_acquired_microbots() -> None:
    for letter, seat in (("A", A), ("B", B)):
        game = table(
            "microbots",
            players=2,
            turn=f"{letter} 4",
            factory="I-SIR+MIC-1 I-STO+MIC-1 I-CYC+MIC-2 I-PLA+MIC-3 I-COM+MIC-4",
            held="MIC-5",
        )
        assert len(options(game, "replace", seat)) == 5
        game.answer("replace:I-CYC")
        assert game.part("held") == ""
        assert "SIR" in natures(game)[0]


@rule("CYB-RUL-71")
def test_rul_71_two_players_are_advised_one_token_more_or_less_than_three() -> None:
    lost = two(reserve=0).answer("end")
    assert lost.view()["next_support"] == 4
    won = two(factory="I-SIR", removed="*", merged="yes")
    won.answer("repair:I-SIR", "crew:SIR1@platform", "crew:SIR2@platform")
    assert won.view()["next_support"] == 2
    more = table(players=2, turn="A 1", reserve=0, support="4").answer("end")
    assert more.view()["next_support"] == 5
    for tokens in range(6):
        dealt = new(players=2, first="A", support=str(tokens))
        for _ in range(tokens):
            dealt.nature(dealt.options(-1)[0])
        assert asked(dealt) == "machine"
