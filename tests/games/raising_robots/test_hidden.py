"""Hidden and public information. Rules: RR-HID."""

import json

from automatable import CHANCE, ORACLE, SPECTATOR
from automatable.games.raising_robots import GAME
from automatable.testkit import Table, rule

from .helpers import PAIR, TWO, A, B, drawn, has
from .helpers_rows import round_ends

RICH = "; ".join(
    [
        "goods S2 T3 V5",
        "hand RB-10 RB-50",
        "design RB-01 RB-14+",
        "classes CL-06+ CL-11",
        "inventor IN-03",
        "free upgrade-speed design-speed recycle-speed",
        "tokens speed",
        "used EN-01 EN-02",
    ]
)
REST = {"round": "2", "due": "round; score", "neutral": "upgrade design"}


def says(table: Table, viewer: int, card: str) -> bool:
    """Whether anything a viewer sees names a card."""
    return card in json.dumps(table.view(viewer))


@rule("RR-HID-01")
def test_hid_01_hands_are_hidden_and_their_sizes_are_not() -> None:
    table = Table(GAME, {**REST, "A": RICH, "B": "used EN-01 EN-02"}, TWO)
    assert table.view(A)["seats"][A]["hand"] == ["RB-10", "RB-50"]
    for viewer in (B, SPECTATOR):
        assert table.view(viewer)["seats"][A]["hand"] is None
        assert table.view(viewer)["seats"][A]["cards"] == 2
        assert not says(table, viewer, "RB-10")
        assert not says(table, viewer, "RB-50")


@rule("RR-HID-01")
def test_hid_01_the_size_of_the_deck_is_known_to_all() -> None:
    given = {**REST, "A": RICH, "B": "used EN-01 EN-02; hand RB-90", "discard": "RB-77"}
    table = Table(GAME, given, TWO)
    for viewer in (A, B, SPECTATOR, ORACLE):
        assert table.view(viewer)["deck"] == 96 - 2 - 2 - 1 - 1  # hand, robots, hand, discard


@rule("RR-HID-01")
def test_hid_01_nothing_tells_what_comes_next_from_a_deck() -> None:
    given = {"due.A": "draw 1", "due.B": "phase end", "A": PAIR, "B": PAIR}
    tables = [Table(GAME, given, TWO) for _ in range(2)]
    assert [len(table.options(CHANCE)) for table in tables] == [96, 96]
    assert tables[0].view(A) == tables[1].view(A)
    for table, card in zip(tables, ("RB-07", "RB-90"), strict=True):
        assert not says(table, A, card)
        assert table.nature(f"draw:{card}").view(A)["seats"][A]["hand"] == [card]


@rule("RR-HID-01", "RR-LES-06")
def test_hid_01_nobody_sees_that_another_drew_what_they_discarded() -> None:
    """The deck runs out while all are at work: A draws a card that B discarded, and discards it."""
    given = {"round": "4", "stage": "recess", "starts": "learn 3", "due": "gather; round; score"}
    given |= {"A": "looks CL-04 CL-05", "due.A": "learn 1", "before.A": "-"}
    given |= {"B": "classes CL-03; gave CL-01 CL-02; looks CL-06", "before.B": "-"}
    given |= {"due.B": "keep", "discard": "CL-01 CL-02", "before.discard": "-"}
    given |= {"box": " ".join(f"CL-{number:02}" for number in range(7, 33))}
    table = Table(GAME, given, TWO)
    before = table.view(B)
    assert before["class_discard"] == ["CL-01", "CL-02"]
    assert table.nature("teach:CL-01").view(B) == before
    assert table.answer_as(A, "keep:CL-04").view(B) == before
    assert [*table.view(A)["class_discard"]] == ["CL-01", "CL-05"]
    assert "gave CL-01 CL-05" in table.part("A")
    assert "gave CL-01 CL-02" in table.part("B")


@rule("RR-HID-01")
def test_hid_01_phase_cards_are_hidden_until_all_are_laid() -> None:
    given = {"stage": "selection", "starts": "select", "neutral": "upgrade design"}
    given |= {"due": "gather; reveal; close; round; score", "due.A": "select", "due.B": "select"}
    table = Table(GAME, {**given, "A": "energy EN-02 EN-03", "B": "energy EN-02 EN-03"}, TWO)
    table.answer_as(A, "pair:design").answer_as(A, "pair:recycle")
    mine = [("EN-02", "design"), ("EN-03", "recycle")]
    assert drawn(table, A, A) == mine
    for viewer in (B, SPECTATOR):
        assert drawn(table, A, viewer) == [("EN-02", None), ("EN-03", None)]
    table.answer_as(B, "pair:design").answer_as(B, "pair:upgrade")
    assert drawn(table, A, B) == mine


@rule("RR-HID-02")
def test_hid_02_what_lies_on_the_table_is_public() -> None:
    given = {**REST, "A": RICH, "B": "used EN-01 EN-02", "discard": "RB-77 CL-20"}
    table = Table(GAME, given, TWO)
    secret = {"hand": None, "looks": None}
    for viewer in (B, SPECTATOR):
        seen = table.view(viewer)
        assert seen["seats"][A] == {**has(table, A), **secret}
        assert (seen["discard"], seen["class_discard"]) == (["RB-77"], ["CL-20"])
        assert seen["cubes"] == table.view()["cubes"]


@rule("RR-HID-03")
def test_hid_03_the_energy_cards_to_come_are_known() -> None:
    used = "used EN-01 EN-02 EN-04 EN-05 EN-06 EN-08"
    table = Table(GAME, {**REST, "round": "3", "A": used, "B": used}, TWO)
    for viewer in (A, B, SPECTATOR):
        assert table.view(viewer)["seats"][A]["energy"]["pile"] == ["EN-03", "EN-07"]


@rule("RR-HID-04")
def test_hid_04_rejected_cards_are_public_but_for_the_inventor() -> None:
    given = {"round": "0", "starts": "deal", "due": "gather; round; score"}
    given |= {"due.A": "cull RB-02; keep; hire; first 2", "due.B": "first 0"}
    own = "hand RB-01 RB-02 RB-33 RB-34 RB-65 RB-66; looks CL-01 CL-02 IN-01 IN-02"
    table = Table(GAME, {**given, "A": own, "B": "hand RB-09"}, TWO)
    table.answer_as(A, "discard:RB-66").answer_as(A, "keep:CL-01").answer_as(A, "choose:IN-01")
    table.answer_as(A, "assemble:RB-01@free").answer_as(A, "assemble:RB-33@free")
    table.answer_as(A, "unlock:design-speed").answer_as(B, "unlock:design-speed")
    for card in ("RB-66", "CL-02", "IN-01", "IN-02"):  # A may still place its token
        assert not says(table, B, card)
    table.answer_as(A, "done")
    for viewer in (B, SPECTATOR):
        seen = table.view(viewer)
        assert (seen["discard"], seen["class_discard"]) == (["RB-66"], ["CL-02"])
        assert seen["seats"][A]["inventor"] == "IN-01"
        assert not says(table, viewer, "IN-02")


def test_a_hand_is_told_to_its_owner_alone() -> None:
    table = round_ends("inventor IN-03", TWO).nature("draw:RB-50")
    told = [event for event in table.events(B) if event.startswith("drew")]
    assert told == ["drew seat=0"]
