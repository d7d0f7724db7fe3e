"""Recess. Rules: RR-REC."""

from automatable import CHANCE
from automatable.testkit import rule

from .helpers import SOLO, TWO, A, B, has
from .helpers_rows import round_ends
from .test_round_end import ALL_USED

CARDS = [f"EN-0{number}" for number in range(1, 9)]


@rule("RR-REC-01")
def test_rec_01_each_player_keeps_one_of_three_class_cards() -> None:
    table = round_ends(f"{ALL_USED}; classes CL-30", TWO, round="4", B=ALL_USED)
    table.nature(*(f"teach:CL-0{number}" for number in range(1, 7)))
    assert table.options(A) == ["keep:CL-01", "keep:CL-02", "keep:CL-03"]
    assert table.options(B) == ["keep:CL-04", "keep:CL-05", "keep:CL-06"]
    table.answer_as(B, "keep:CL-06").answer_as(A, "keep:CL-01")
    assert [lesson["card"] for lesson in has(table, A)["classes"]] == ["CL-30", "CL-01"]
    assert [lesson["card"] for lesson in has(table, B)["classes"]] == ["CL-06"]
    assert table.view(B)["class_discard"] == ["CL-02", "CL-03", "CL-04", "CL-05"]


@rule("RR-REC-02")
def test_rec_02_all_eight_energy_cards_are_a_new_pile() -> None:
    table = round_ends(ALL_USED, round="4").nature("teach:CL-01", "teach:CL-02", "teach:CL-03")
    table.answer("keep:CL-01")
    assert (has(table)["energy"]["pile"], has(table)["energy"]["used"]) == (CARDS, [])
    assert table.options(CHANCE) == [f"power:{card}" for card in CARDS]


def asked_of_nature() -> list[tuple[int, str]]:
    """Round and kind of nature's questions about energy and class cards, after a first round."""
    table = round_ends("", SOLO)
    found: list[tuple[int, str]] = []
    while (asked := table.state.decision()) is not None:
        if asked.seat == A:
            pairing = [name for name in table.options(A) if name.startswith("pair")]
            table.answer((pairing or table.options(A))[0])
            continue
        if asked.key in ("power", "teach"):
            found.append((table.view()["round"], asked.key))
        table.nature(table.options(CHANCE)[0])
    return found


@rule("RR-REC-03", "RR-REC-04")
def test_rec_03_and_04_one_recess_so_every_energy_card_comes_twice() -> None:
    asked = asked_of_nature()
    assert asked[6:9] == [(4, "teach")] * 3
    assert asked[:6] + asked[9:] == [(number, "power") for number in range(2, 9) for _ in "12"]
