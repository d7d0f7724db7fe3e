"""Class cards. Rules: RR-LES, RR-RUL."""

import pytest

from automatable import CHANCE
from automatable.games.raising_robots import GAME
from automatable.testkit import rule

from .helpers import A, at, goods, has, round_of
from .helpers_rows import counts, grades, kept, scored

CLASSES = [f"CL-{number:02}" for number in range(1, 33)]
THREE = "classes CL-10 CL-11 CL-12"


def all_but(*names: str) -> str:
    """The class cards that are not named, to be put away."""
    return " ".join(card for card in CLASSES if card not in names)


def grade(count: int, lesson: str = "CL-06", free: str = "") -> tuple[str, int]:
    """Grade and VP with a number of sensors in the inventory."""
    table = at("place", f"goods S{count}; classes {lesson}; free {free}")
    return grades(table)[lesson.rstrip("+")]


@rule("RR-LES-01")
def test_les_01_what_a_class_card_shows() -> None:
    for card in GAME.facts["lesson"].values():
        assert {"title", "objective", "ladder", "credit"} <= {*card}
        assert len(card["ladder"]) == 4
    assert GAME.facts["board"]["grades"] == [2, 5, 9, 13]


@rule("RR-LES-02")
def test_les_02_class_cards_come_by_inspiration_and_by_effects() -> None:
    table = at("inspire", "classes CL-10").answer("inspire:class")
    table.nature("teach:CL-01", "teach:CL-02", "teach:CL-03").answer("keep:CL-03")
    assert kept(table) == ["CL-10", "CL-03"]
    table = at("ability base 0", "inventor IN-06").nature("teach:CL-01", "teach:CL-02")
    assert kept(table.nature("teach:CL-03").answer("keep:CL-01")) == ["CL-01"]


@rule("RR-LES-02")
def test_les_02_one_at_the_start_and_one_at_recess() -> None:
    table = at("keep", "looks CL-01 CL-02", round="0").answer("keep:CL-02")
    assert kept(table) == ["CL-02"]
    table = at("learn 3", "classes CL-02", round="4", stage="recess")
    table.nature("teach:CL-07", "teach:CL-08", "teach:CL-09").answer("keep:CL-08")
    assert kept(table) == ["CL-02", "CL-08"]


@rule("RR-LES-03", "RR-LES-04")
def test_les_03_and_04_a_fourth_class_card_is_swapped_or_discarded() -> None:
    table = at("keep", f"{THREE}; looks CL-01 CL-02 CL-03").answer("keep:CL-02")
    assert kept(table) == ["CL-10", "CL-11", "CL-12"]
    assert table.options(A) == ["skip", "swap:CL-10", "swap:CL-11", "swap:CL-12"]
    assert table.why_not(A, "swap:CL-02") == "RR-LES-04"
    table.answer("swap:CL-11")
    assert kept(table) == ["CL-10", "CL-02", "CL-12"]
    assert table.view()["class_discard"] == ["CL-01", "CL-03", "CL-11"]
    table = at("keep", f"{THREE}; looks CL-01 CL-02 CL-03").answer("keep:CL-02", "skip")
    assert kept(table) == ["CL-10", "CL-11", "CL-12"]
    assert table.view()["class_discard"] == ["CL-01", "CL-02", "CL-03"]


@rule("RR-LES-05")
def test_les_05_discarded_class_cards_lie_face_up() -> None:
    table = at("keep", "looks CL-01 CL-02 CL-03", discard="CL-20").answer("keep:CL-01")
    assert table.view(A)["class_discard"] == ["CL-02", "CL-03", "CL-20"]


@rule("RR-LES-06")
def test_les_06_an_empty_deck_is_made_of_the_discards() -> None:
    table = at("learn 3", "", box=all_but("CL-01", "CL-02", "CL-03"), discard="CL-02 CL-03")
    assert table.options(CHANCE) == ["teach:CL-01"]
    assert table.nature("teach:CL-01").options(CHANCE) == ["teach:CL-02", "teach:CL-03"]
    assert table.nature("teach:CL-03").view()["class_discard"] == []
    assert table.nature("teach:CL-02").options(A) == ["keep:CL-01", "keep:CL-02", "keep:CL-03"]


@rule("RR-LES-07")
def test_les_07_the_best_grade_whose_count_is_reached() -> None:
    found = [grade(count) for count in range(11)]
    none, d, c, b, a = ("", 0), ("D", 2), ("C", 5), ("B", 9), ("A", 13)
    assert found == [none, none, none, d, d, c, c, b, b, a, a]
    table = scored(A="goods S7; classes CL-06")
    assert has(table)["score"]["classes"] == 9


@rule("RR-LES-08")
def test_les_08_extra_credit_raises_the_grade_by_one() -> None:
    found = [grade(count, "CL-06+", "upgrade-speed")[0] for count in (0, 3, 5, 7, 9)]
    assert found == ["D", "C", "B", "A", "A"]
    table = at("place", "goods S5; classes CL-06; tokens speed; free upgrade-speed")
    assert table.answer("place:CL-06").view()["seats"][A]["tokens"]["speed"] == 0
    assert grades(table) == {"CL-06": ("B", 9)}


@rule("RR-LES-10")
def test_les_10_with_extra_credit_nothing_is_a_d() -> None:
    assert grade(2) == ("", 0)
    assert grade(2, "CL-06+", "upgrade-speed") == ("D", 2)


@pytest.mark.parametrize(
    ("sets", "plain", "credited"),
    [(0, "", "D"), (1, "D", "C"), (2, "C", "B"), (3, "B", "A"), (9, "B", "A")],
)
@rule("RR-LES-11", "RR-RUL-19")
def test_les_11_an_a_that_asks_for_extra_credit(sets: int, plain: str, credited: str) -> None:
    given = f"goods S{sets} G{sets} M{sets} P{sets}; free upgrade-efficiency"
    assert grades(at("place", f"{given}; classes CL-14"))["CL-14"][0] == plain
    assert grades(at("place", f"{given}; classes CL-14+"))["CL-14"][0] == credited


@rule("RR-LES-12")
def test_les_12_one_thing_counts_for_several_class_cards_once_for_each() -> None:
    # the robot has sensors in both columns, 1 energy, and is the only one in Recycle
    table = at("place", "recycle RB-96; classes CL-19 CL-29 CL-18")
    assert counts(table) == {"CL-19": 1, "CL-29": 1, "CL-18": 1}


@rule("RR-LES-13")
def test_les_13_nothing_is_given_for_class_cards_before_the_end() -> None:
    last = "energy EN-02=upgrade EN-03=assemble; goods S9 G1; classes CL-06; hand RB-01"
    table = round_of(last, round="8").answer("skip", "skip")
    assert (goods(table), has(table)["score"]["classes"]) == ("S9 G1", 13)
    table = round_of(last, round="8").answer("skip", "batteries:0", "assemble:RB-01@left")
    assert (goods(table), has(table)["score"]["classes"]) == ("S8", 9)  # what is left counts
    assert table.view()["stage"] == "over"


@rule("RR-RUL-17")
def test_rul_17_the_token_of_a_class_card_given_up_leaves_the_game() -> None:
    given = "classes CL-06+ CL-11 CL-12; looks CL-02; free upgrade-speed"
    table = at("swap CL-02", given).answer("swap:CL-06")
    assert kept(table) == ["CL-02", "CL-11", "CL-12"]
    assert has(table)["tokens"]["speed"] == 0
    assert counts(table)["CL-02"] == 1  # it was unlocked all the same
    table = at("keep", "looks CL-06 CL-07").answer("keep:CL-06")
    assert kept(table) == ["CL-06"]


@rule("RR-RUL-18")
def test_rul_18_there_is_no_grade_above_a() -> None:
    assert grade(9) == grade(9, "CL-06+", "upgrade-speed") == ("A", 13)


@rule("RR-RUL-20")
def test_rul_20_exactly_one_class_card_is_kept() -> None:
    for own in ("", "classes CL-10", "classes CL-10 CL-11"):
        table = at("keep", f"looks CL-01 CL-02 CL-03; {own}")
        assert table.options(A) == ["keep:CL-01", "keep:CL-02", "keep:CL-03"]
        assert table.why_not(A, "skip") == "RR-RUL-20"
        before = len(kept(table))
        assert len(kept(table.answer("keep:CL-02"))) == before + 1
        assert table.options(A) == []
    table = at("keep", f"looks CL-01 CL-02 CL-03; {THREE}").answer("keep:CL-02", "swap:CL-10")
    assert table.options(A) == []  # one swap at most


@rule("RR-RUL-21")
def test_rul_21_what_there_is_is_drawn() -> None:
    table = at("learn 3", "", box=all_but("CL-01", "CL-02"), discard="CL-02")
    assert table.nature("teach:CL-01", "teach:CL-02").options(A) == ["keep:CL-01", "keep:CL-02"]
    table = at("learn 3", "", box=all_but())
    assert table.options(CHANCE)[0] == "power:EN-01"  # nothing happens
    assert kept(table) == []
