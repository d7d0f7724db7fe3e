"""What viewers see while all are at work, and when they have finished. Rules: RR-HID, RR-STA-14."""

import json

import pytest

from automatable import SPECTATOR
from automatable.games.raising_robots import GAME
from automatable.testkit import Table

from .helpers import PAIR, TWO, A, B, C, at, round_of
from .helpers_rows import settled

THREE = {"players": 3}
OTHERS = (B, C, SPECTATOR)
RUNNING = "energy EN-02=design EN-03=recycle; goods S4 B1; hand RB-33 RB-34; recycle RB-65"
ROBOTS = [f"RB-{number:02}" for number in range(1, 97)]


def at_work() -> Table:
    """Three seats at work on their phases."""
    return settled(round_of(RUNNING, THREE))


def works(table: Table) -> Table:
    """A does a bit of everything that others could notice, to its end."""
    for name in ("batteries:1", "use:D1", "gain:program", "use:D2", "discard:RB-34"):
        table.answer_as(A, name)
    table.nature("draw:RB-50", "draw:RB-51")
    for name in ("batteries:0", "use:R1", "skip", "base:RB-65"):
        table.answer_as(A, name)
    return table


def says(table: Table, viewer: int, card: str) -> bool:
    """Whether anything a viewer sees names a card."""
    return card in json.dumps(table.view(viewer))


def test_others_see_nothing_of_who_is_at_work() -> None:
    table = at_work()
    before = {viewer: table.view(viewer) for viewer in OTHERS}
    works(table)
    assert {viewer: table.view(viewer) for viewer in OTHERS} == before
    mine = table.view(A)
    assert mine["seats"][A]["goods"]["battery"] == 4
    assert mine["seats"][A]["hand"] == ["RB-33", "RB-50", "RB-51"]
    assert mine["discard"] == ["RB-34"]
    assert mine["seats"][B] == before[C]["seats"][B]


def test_the_curtain_falls_when_phases_begin() -> None:
    given = {"stage": "selection", "starts": "select", "A": "energy EN-02 EN-03; goods"}
    given |= {"due": "gather; reveal; close; round; score", "neutral": "upgrade design"}
    table = Table(
        GAME, {**given, "B": "energy EN-02 EN-03", "due.A": "select", "due.B": "select"}, TWO
    )
    for seat in (A, B):
        table.answer_as(seat, "pair:recycle").answer_as(seat, "pair:assemble")
    table.nature("neutral:fabricate")
    before = {viewer: table.view(viewer) for viewer in (B, SPECTATOR)}
    table.answer_as(A, "skip").answer_as(A, "skip").answer_as(A, "batteries:0")
    table.answer_as(A, "use:R1")
    assert table.view(A)["seats"][A]["goods"]["battery"] == 2
    assert {viewer: table.view(viewer) for viewer in (B, SPECTATOR)} == before


def test_nobody_hears_of_anything_before_all_have_gathered() -> None:
    table = at_work()
    works(table)
    assert table.state.log is not None
    log = [*table.state.log]
    assert "did seat=0 deed=D1" in table.events(A)
    for viewer in OTHERS:
        table.state.log = [*log]
        assert table.events(viewer) == []


def test_when_all_have_gathered_others_hear_it_all_but_for_secrets() -> None:
    table = works(at_work())
    for seat in (B, C):
        table.answer_as(seat, "skip")
        assert not says(table, C, "RB-34")
        table.answer_as(seat, "skip")
    for viewer in OTHERS:
        seen = table.view(viewer)["seats"][A]
        assert (seen["goods"]["battery"], seen["cards"], seen["hand"]) == (4, 3, None)
        assert table.view(viewer)["discard"] == ["RB-34"]
        assert not says(table, viewer, "RB-50")
    told = table.events(SPECTATOR)
    assert told[0] == "gathered"
    assert told[1] == "paid seat=0 good=battery amount=1"
    assert [event for event in told if event.startswith("drew")] == ["drew seat=0"] * 2
    assert told.index("passed seat=1 phase=upgrade") < told.index("passed seat=2 phase=upgrade")


def test_each_is_told_what_it_is_doing_itself() -> None:
    table = at_work()
    table.answer_as(A, "batteries:0").answer_as(B, "skip")
    doing = {viewer: table.view(viewer)["doing"] for viewer in (A, B, C, SPECTATOR)}
    assert (doing[A]["phase"], doing[A]["energy"]) == ("design", 3)
    assert (doing[B]["phase"], doing[B]["energy"]) == ("assemble", None)
    assert (doing[C]["phase"], doing[SPECTATOR]) == ("upgrade", None)


def test_what_is_to_be_paid_is_told_to_who_pays() -> None:
    own = "energy EN-02=assemble EN-03=recycle; goods S1 G1 M3 P2; hand RB-01; design RB-02"
    table = round_of(own, THREE).answer_as(A, "batteries:0").answer_as(A, "assemble:RB-01@left")
    assert table.view(A)["doing"]["cost"] == {"W": 1}
    assert table.view(B)["doing"]["cost"] == {}


def test_robots_assembled_and_tokens_placed_show_when_all_have_gathered() -> None:
    own = "energy EN-02=upgrade EN-03=assemble; goods S4 G1; hand RB-01"
    table = round_of(own, THREE)
    for name in ("batteries:0", "buy:U2", *["pay:sensor"] * 2, "unlock:recycle-cosmetic"):
        table.answer_as(A, name)
    table.answer_as(A, "batteries:0")
    table.answer_as(A, "assemble:RB-01@left")
    for viewer in OTHERS:
        seat = table.view(viewer)["seats"][A]
        assert (seat["rows"]["design"], len(seat["locked"]), seat["cards"]) == ([], 16, 1)
    for seat in (B, C):
        table.answer_as(seat, "skip").answer_as(seat, "skip")
    for viewer in OTHERS:
        seat = table.view(viewer)["seats"][A]
        assert seat["rows"]["design"] == [{"card": "RB-01", "upgraded": False}]
        assert (len(seat["locked"]), seat["tokens"]["cosmetic"]) == (15, 1)


def start(own: str, other: str) -> Table:
    """Two seats choosing among what they have drawn at the start."""
    given = {"round": "0", "starts": "deal", "due": "gather; round; score"}
    lanes = {"due.A": "keep; hire; first 0", "due.B": "keep; hire; first 0"}
    return Table(GAME, {**given, **lanes, "A": own, "B": other}, TWO)


@pytest.mark.parametrize("viewer", [B, SPECTATOR])
def test_what_is_looked_at_and_rejected_inventors_are_never_shown(viewer: int) -> None:
    table = start("looks CL-01 CL-02 IN-01 IN-02", "looks CL-03 CL-04 IN-03 IN-04")
    mine = ("CL-01", "CL-02", "IN-01", "IN-02")
    assert table.view(A)["seats"][A]["looks"] == [*mine]
    assert table.view(viewer)["seats"][A]["looks"] is None
    assert not any(says(table, viewer, card) for card in mine)
    table.answer_as(A, "keep:CL-01").answer_as(A, "choose:IN-02")
    table.answer_as(A, "unlock:design-communication")
    assert not any(says(table, viewer, card) for card in mine)
    table.answer_as(B, "keep:CL-04").answer_as(B, "choose:IN-04")
    table.answer_as(B, "unlock:design-speed")
    assert [says(table, viewer, card) for card in mine] == [True, True, False, True]
    assert not says(table, viewer, "IN-03")


def test_who_has_laid_off_a_card_sees_it_there_whoever_draws_it_then() -> None:
    away = " ".join(card for card in ROBOTS if card not in ("RB-33", "RB-34", "RB-65", "RB-90"))
    table = round_of(RUNNING, THREE, box=away, B="energy EN-02=design EN-03=assemble")
    for name in ("batteries:0", "skip", "use:D2", "discard:RB-33", "discard:RB-34"):
        table.answer_as(A, name)
    table.nature("draw:RB-90", "draw:RB-33", "draw:RB-34")  # out of a deck made of its discards
    assert (table.view(A)["seats"][A]["cards"], table.view(A)["discard"]) == (3, [])
    table.answer_as(A, "batteries:0")
    for viewer in OTHERS:
        assert (table.view(viewer)["seats"][A]["cards"], table.view(viewer)["discard"]) == (2, [])


def test_a_card_one_has_laid_off_and_another_drawn_lies_where_each_knows_it() -> None:
    away = " ".join(card for card in ROBOTS if card not in ("RB-17", "RB-34"))
    own = "energy EN-02=design EN-03=recycle; goods B2; hand RB-34; design RB-17"
    table = round_of(own, THREE, box=away, B="energy EN-02=design EN-03=assemble")
    for name in ("batteries:2", "skip", "skip", "base:RB-17"):
        table.answer_as(A, name)
    assert table.view(A)["discard"] == ["RB-34"]
    table.answer_as(B, "skip").answer_as(B, "batteries:0").answer_as(B, "use:D1")
    table.answer_as(B, "gain:card").nature("draw:RB-34")
    assert table.view(B)["seats"][B]["hand"] == ["RB-34"]
    assert table.view(A)["discard"] == ["RB-34"]
    assert table.view(A)["seats"][B]["cards"] == 0
    assert not says(table, C, "RB-34")


def test_prices_are_shown_as_the_inventor_makes_them() -> None:
    rows = "fabricate RB-33 RB-34 RB-35; inventor "
    plain, cheap = (
        at("assembly 9", rows + name).view(A)["seats"][A] for name in ("IN-01", "IN-02")
    )
    assert [one["slot_wilds"]["fabricate"] for one in (plain, cheap)] == [3, 2]
    assert plain["slot_wilds"]["design"] == 0
    assert plain["upgrade_wilds"] == [4, 3, 2]
    assert at("upgrade 9", "inventor IN-08").view(A)["seats"][A]["upgrade_wilds"] == [3, 2, 1]


def test_a_full_row_has_no_price() -> None:
    full = "design RB-01 RB-02 RB-03 RB-04 RB-05"
    assert at("assembly 9", full).view(A)["seats"][A]["slot_wilds"]["design"] is None


def test_batteries_are_worth_more_with_some_inventors() -> None:
    seat = at("phase assemble", f"goods B2; inventor IN-09; {PAIR}").view(A)["seats"][A]
    assert seat["battery_worth"] == {
        **dict.fromkeys(("upgrade", "design", "fabricate", "recycle"), 1),
        "assemble": 2,
    }


def test_the_energy_that_is_sure_is_shown_with_each_card() -> None:
    own = "inventor IN-01; energy EN-01 EN-08; free design-communication; tokens communication"
    due = "gather; reveal; close; round; score"
    table = Table(
        GAME,
        {"round": "1", "stage": "selection", "A": own, "due": due, "due.A": "select"},
        {"players": 1},
    )
    first, second = table.view(A)["seats"][A]["energy"]["drawn"]
    assert (first["sure"]["design"], first["sure"]["recycle"]) == (3, 1)  # board 1, inventor 1
    assert (second["sure"]["design"], second["sure"]["recycle"]) == (8, 6)


def test_what_is_still_to_be_chosen_is_counted() -> None:
    assert at("pay W2", "goods G1 M2").view(A)["wanted"] == 2
    wild = at("wild 2", "goods").answer("gain:gear")
    assert wild.view(A)["wanted"] == 1
    hand = "hand RB-01 RB-10 RB-20 RB-30 RB-40 RB-50 RB-60 RB-70"
    culling = at("cull -", hand)
    assert culling.view(A)["wanted"] == 3
    assert culling.answer("discard:RB-10").view(A)["wanted"] == 2
    assert culling.view(SPECTATOR)["wanted"] == 0
