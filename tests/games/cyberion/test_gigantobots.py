"""Expansion: Gigantobots. Rules: CYB-GIG, CYB-END, CYB-RUL."""

import pytest

from automatable.testkit import Table, rule

from .helpers_expansions import (
    A,
    asked,
    cards_in_deck,
    fill,
    giant,
    new,
    options,
    robots,
    set_up,
)

ALL = [f"GIG-{feature}" for feature in ("SIR", "STO", "CYC", "PLA", "COM", 1, 2, 3, 4, 5)]


def board(seats: str, **parts: object) -> Table:
    """Two Robots of the Platform board, on these Gigantobots."""
    made = giant(**parts)
    cards = made.view()["rows"]["platform"]
    made.answer("board", f"rider:{cards[0]}@platform", f"rider:{cards[1]}@platform")
    return made.answer(*[f"seat:{name}" for name in seats.split()])


@rule("CYB-GIG-01")
def test_gig_01_one_more_failsafe_ten_active_gigantobots_and_five_damage_tokens() -> None:
    assert new("gigantobots").parts("reserve", "damage") == ["2", "5"]
    begun = set_up("gigantobots").view()
    assert [one["gigantobot"] for one in begun["gigantobots"]] == ALL
    for one in begun["gigantobots"]:
        assert (one["riders"], one["vacation"]) == ([], False)
    assert (begun["damage"], begun["forge"]) == (5, 3)
    assert set_up("none").view()["gigantobots"] == []
    assert set_up("none").view()["damage"] == 0


@rule("CYB-GIG-02")
@pytest.mark.parametrize(
    ("pair", "allowed"),
    [
        ("SIR1 SIR5", True),
        ("SIR3 COM3", True),
        ("SIR3 SIR3", True),
        ("SIR1 COM2", False),
        ("PLA5 STO4", False),
    ],
)
def test_gig_02_the_two_share_a_feature_with_each_other(pair: str, allowed: bool) -> None:
    for rows in ({"platform": pair}, dict(zip(("flash", "stock"), pair.split(), strict=True))):
        made = giant(**rows)
        assert ("board" in options(made)) == allowed
        assert made.why_not(A, "board") == ("" if allowed else "CYB-GIG-02")


@rule("CYB-GIG-03", "CYB-GIG-05")
def test_gig_03_each_goes_where_it_shares_a_feature() -> None:
    made = giant(platform="SIR1 SIR5").answer("board", "rider:SIR1@platform", "rider:SIR5@platform")
    assert options(made) == ["seat:GIG-SIR", "seat:GIG-1"]
    assert made.why_not(A, "seat:GIG-5") == "CYB-GIG-03"
    assert made.why_not(A, "seat:GIG-COM") == "CYB-GIG-03"
    made.answer("seat:GIG-1")  # the feature it does not share with its partner
    assert options(made) == ["seat:GIG-SIR", "seat:GIG-5"]
    assert made.why_not(A, "seat:GIG-1") == "CYB-GIG-03"
    made.answer("seat:GIG-5")
    assert made.parts("riders", "platform") == ["GIG-1 SIR1, GIG-5 SIR5", ""]


@rule("CYB-GIG-03")
def test_gig_03_every_robot_has_its_model_and_its_size_to_choose_from() -> None:
    for card in dict.fromkeys(robots()):
        made = giant(platform=f"{card} {card}")
        made.answer("board", f"rider:{card}@platform", f"rider:{card}@platform")
        assert options(made) == [f"seat:GIG-{card[:3]}", f"seat:GIG-{card[3]}"]
        assert made.why_not(A, "end") == "CYB-DEC-02"


@rule("CYB-GIG-04")
def test_gig_04_on_the_same_gigantobot_or_on_two() -> None:
    same = board("GIG-SIR GIG-SIR", platform="SIR1 SIR5")
    assert same.part("riders") == "GIG-SIR SIR1 SIR5"
    apart = board("GIG-SIR GIG-5", platform="SIR1 SIR5")
    assert apart.part("riders") == "GIG-SIR SIR1, GIG-5 SIR5"
    twins = board("GIG-3 GIG-SIR", platform="SIR3 SIR3")
    assert twins.part("riders") == "GIG-SIR SIR3, GIG-3 SIR3"


@rule("CYB-GIG-06")
def test_gig_06_nobody_boards_a_gigantobot_on_vacation() -> None:
    made = giant(platform="SIR1 SIR5", vacation="GIG-SIR")
    made.answer("board", "rider:SIR1@platform", "rider:SIR5@platform")
    assert made.part("riders") == "GIG-1 SIR1, GIG-5 SIR5"  # nothing to choose
    other = giant(platform="SIR1 SIR5", vacation="GIG-1")
    other.answer("board", "rider:SIR1@platform", "rider:SIR5@platform")
    assert options(other) == ["seat:GIG-SIR", "seat:GIG-5"]  # of SIR5; SIR1 has no choice
    assert other.why_not(A, "seat:GIG-1") == "CYB-GIG-06"
    other.answer("seat:GIG-5")
    assert other.part("riders") == "GIG-SIR SIR1, GIG-5 SIR5"


@rule("CYB-GIG-07")
def test_gig_07_a_robot_that_fits_nowhere_is_discarded_and_its_partner_placed() -> None:
    for first, second in (("SIR1", "SIR5"), ("SIR5", "SIR1")):
        made = giant(platform="SIR1 SIR5", vacation="GIG-SIR GIG-5")
        made.answer("board", f"rider:{first}@platform", f"rider:{second}@platform")
        assert made.parts("riders", "discard", "platform") == ["GIG-1 SIR1", "SIR5", ""]
        assert "missed seat=0 card=SIR5" in made.events()
    made = giant(platform="SIR1 COM1", vacation="GIG-SIR GIG-1")
    made.answer("board", "rider:SIR1@platform", "rider:COM1@platform")
    assert made.parts("riders", "discard") == ["GIG-COM COM1", "SIR1"]


@rule("CYB-RUL-61")
def test_rul_61_a_robot_that_fits_is_never_discarded_and_two_that_do_not_cannot_board() -> None:
    made = giant(platform="SIR1 SIR5").answer("board", "rider:SIR1@platform", "rider:SIR5@platform")
    assert all(name.startswith("seat:") for name in options(made))
    made.answer("seat:GIG-SIR", "seat:GIG-SIR")
    assert made.part("discard") == ""
    nowhere = giant(platform="SIR1 SIR5", vacation="GIG-SIR GIG-1 GIG-5")
    assert "board" not in options(nowhere)
    assert nowhere.why_not(A, "board") == "CYB-RUL-61"
    third = giant(platform="SIR1 SIR5 SIR2", vacation="GIG-SIR GIG-1 GIG-5").answer("board")
    third.answer("rider:SIR1@platform")
    assert options(third) == ["rider:SIR2@platform"]
    assert third.why_not(A, "rider:SIR5@platform") == "CYB-RUL-61"


@rule("CYB-GIG-08")
def test_gig_08_robots_on_a_gigantobot_are_out_of_reach() -> None:
    made = giant(
        riders="GIG-SIR SIR1 SIR2, GIG-5 CYC5",
        platform="CYC1",
        levels="1 1 5 1 1",
        battery="charged",
        deck="PLA1 ...",
    )
    assert options(made) == ["end", "trigger:CYC1@platform"]
    assert made.why_not(A, "repair:I-SIR") == "CYB-REP-09"
    made.answer("trigger:CYC1@platform", "level:V")
    assert options(made) == ["take:CYC1"]
    assert made.why_not(A, "take:SIR1") == "CYB-CYC-05"
    assert cards_in_deck(made).count("SIR1") == 1
    assert cards_in_deck(made).count("CYC5") == 1


@rule("CYB-GIG-08")
def test_gig_08_who_boards_leaves_the_rows_and_is_not_discarded() -> None:
    made = giant(platform="SIR1 PLA3", stock="SIR2")
    made.answer("board", "rider:SIR1@platform", "rider:SIR2@stock", "seat:GIG-SIR", "seat:GIG-2")
    assert made.part("riders") == "GIG-SIR SIR1, GIG-2 SIR2"
    assert made.parts("platform", "stock", "discard") == ["PLA3", "", ""]
    assert options(made) == ["end", "trigger:PLA3@platform"]


@rule("CYB-RUL-58")
def test_rul_58_the_reshuffle_is_the_discard_pile_alone() -> None:
    made = giant(
        riders="GIG-SIR SIR1 SIR2",
        platform="STO1 STO2",
        discard=" ".join(robots("SIR1", "SIR2", "STO1", "STO2")),
        turn="A 2 relieved",
    )
    made.answer("end").nature("draw:COM5")
    assert made.part("battery") == "empty"
    assert made.view()["deck"] == 45
    assert cards_in_deck(made).count("SIR1") == 1
    assert made.part("riders") == "GIG-SIR SIR1 SIR2"


FOUR = "GIG-SIR SIR1 SIR2 SIR3 SIR4"


@rule("CYB-GIG-09")
def test_gig_09_the_fifth_robot_sends_a_gigantobot_on_vacation() -> None:
    made = board("", platform="SIR5 COM5", riders=FOUR, vacation="GIG-5")  # no choice for either
    assert made.parts("riders", "vacation") == ["GIG-COM COM5", "GIG-SIR GIG-5"]
    later = made.answer("reward:damage").view()["gigantobots"][0]
    assert (later["riders"], later["vacation"]) == ([], True)


@rule("CYB-GIG-09")
def test_gig_09_its_crew_is_shuffled_into_the_deck_for_good() -> None:
    made = giant(platform="SIR5 COM5", riders=FOUR, deck="PLA1 ... PLA2")
    before = made.view()["deck"]
    made.answer("board", "rider:SIR5@platform", "rider:COM5@platform", "seat:GIG-SIR", "seat:GIG-5")
    assert made.parts("riders", "vacation", "due") == ["GIG-5 COM5", "GIG-SIR", "reward"]
    assert made.view()["deck"] == before + 5
    assert made.part("deck") == ""  # shuffled: nobody knows a place any more
    for size in range(1, 6):
        assert cards_in_deck(made).count(f"SIR{size}") == 2
    assert made.part("discard") == ""
    made.answer("reward:failsafe", "end")
    assert made.part("vacation") == "GIG-SIR"


@rule("CYB-GIG-09")
def test_gig_09_four_robots_stay() -> None:
    made = board("GIG-SIR GIG-4", platform="SIR4 COM4", riders="GIG-SIR SIR1 SIR2 SIR3")
    assert made.parts("riders", "vacation") == ["GIG-SIR SIR1 SIR2 SIR3 SIR4, GIG-4 COM4", ""]
    assert asked(made) == "act"


@rule("CYB-GIG-09", "CYB-RUL-59")
def test_gig_09_both_may_board_as_fifth_and_sixth() -> None:
    made = board("GIG-SIR GIG-SIR", platform="SIR4 SIR5", riders=FOUR)
    assert made.parts("riders", "vacation", "due") == ["", "GIG-SIR", "reward"]
    for card, copies in (("SIR4", 2), ("SIR5", 2), ("SIR1", 2)):
        assert cards_in_deck(made).count(card) == copies
    assert options(made.answer("reward:damage"))[0] == "end"  # one reward only


@rule("CYB-GIG-10", "CYB-RUL-02", "CYB-RUL-03")
@pytest.mark.parametrize(("reserve", "after"), [(0, 2), (2, 4), (3, 5), (4, 5), (5, 5)])
def test_gig_10_the_reward_is_a_damage_token_or_up_to_two_failsafes(
    reserve: int, after: int
) -> None:
    made = board("GIG-SIR GIG-SIR", platform="SIR4 SIR5", riders=FOUR, reserve=reserve, damage=3)
    assert options(made) == ["reward:damage", "reward:failsafe"]
    assert made.why_not(A, "end") == "CYB-DEC-03"
    damage = made.state.clone()
    made.answer("reward:failsafe")
    assert made.parts("reserve", "damage") == [str(after), "3"]
    made.state = damage
    made.answer("reward:damage")
    assert made.parts("reserve", "damage") == [str(reserve), "2"]


@rule("CYB-RUL-03")
def test_rul_03_the_last_damage_token_may_be_taken() -> None:
    made = board("GIG-SIR GIG-SIR", platform="SIR4 SIR5", riders=FOUR, damage=1)
    assert options(made) == ["reward:damage", "reward:failsafe"]
    assert made.answer("reward:damage").part("damage") == "0"


@rule("CYB-RUL-03")
def test_rul_03_without_damage_only_failsafes_are_left() -> None:
    made = board("GIG-SIR GIG-SIR", platform="SIR4 SIR5", riders=FOUR, reserve=5, damage=0)
    assert options(made) == ["reward:failsafe"]
    assert made.why_not(A, "reward:damage") == "CYB-RUL-03"
    assert made.answer("reward:failsafe").part("reserve") == "5"


@rule("CYB-RUL-60")
def test_rul_60_two_full_gigantobots_bring_two_rewards() -> None:
    made = board(
        "GIG-SIR GIG-5",
        platform="SIR4 SIR5",
        riders="GIG-SIR SIR1 SIR1 SIR2 SIR2, GIG-5 COM5 PLA5 CYC5 STO5",
        reserve=1,
        damage=2,
    )
    assert made.parts("riders", "vacation", "due") == ["", "GIG-SIR GIG-5", "reward, reward"]
    assert cards_in_deck(made).count("SIR1") == cards_in_deck(made).count("STO5") == 2
    made.answer("reward:damage")
    assert asked(made) == "reward"
    made.answer("reward:failsafe")
    assert made.parts("reserve", "damage") == ["3", "1"]
    assert asked(made) == "act"


@rule("CYB-RUL-59")
def test_rul_59_both_are_placed_before_full_gigantobots_are_looked_for() -> None:
    made = giant(platform="SIR4 SIR5", riders=FOUR)
    made.answer("board", "rider:SIR4@platform", "rider:SIR5@platform", "seat:GIG-SIR")
    assert made.part("vacation") == ""
    assert options(made) == ["seat:GIG-SIR", "seat:GIG-5"]  # still active for the second
    assert made.parts("platform", "riders") == ["SIR4 SIR5", FOUR]


@rule("CYB-GIG-11")
def test_gig_11_boarding_does_not_spare_the_failsafe_token() -> None:
    made = board("GIG-SIR GIG-SIR", platform="SIR4 SIR5", reserve=3)
    made.answer("end")
    assert made.part("reserve") == "2"


@rule("CYB-GIG-12", "CYB-END-06", "CYB-RUL-76")
@pytest.mark.parametrize(
    ("damage", "reserve", "ending", "left"),
    [
        (0, 0, "won by repaired", 0),
        (1, 3, "won by repaired", 0),
        (1, 5, "won by repaired", 2),
        (1, 2, "lost by damage", 2),
        (1, 0, "lost by damage", 0),
        (2, 5, "lost by damage", 5),
    ],
)
def test_gig_12_each_damage_token_left_costs_three_failsafes(
    damage: int, reserve: int, ending: str, left: int
) -> None:
    last = giant(factory="I-SIR", removed="*", platform="SIR1 SIR2", damage=damage, reserve=reserve)
    last.answer("repair:I-SIR", "crew:SIR1@platform", "crew:SIR2@platform")
    if ending == "lost by damage":
        fill(last.answer("end"), "STO1", "STO2", "STO3", "STO4", "STO5")
    assert last.ended() == ending
    assert last.part("reserve") == str(left)
