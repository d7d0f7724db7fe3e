"""What viewers see while all are at work, and when they have finished. Rules: RR-HID, RR-STA-14."""

import json
from typing import Any

import pytest

from automatable import SPECTATOR
from automatable.games.raising_robots import GAME
from automatable.testkit import Table, rule

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
    for name in ("batteries:1", "use:D1", "gain:program", "use:D2", "discard:RB-34", "done"):
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
    assert table.view(A)["doing"]["cost"] == [{"kind": "wild", "amount": 1, "other": None}]
    assert table.view(B)["doing"]["cost"] == []


def test_robots_assembled_and_tokens_placed_show_when_all_have_gathered() -> None:
    own = "energy EN-02=upgrade EN-03=assemble; goods S4 G1; hand RB-01"
    table = round_of(own, THREE)
    for name in ("batteries:0", "buy:U2", *["pay:sensor"] * 3, "unlock:recycle-cosmetic"):
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
    assert [one["slot_wilds"]["fabricate"] for one in (plain, cheap)] == [[3, 3], [2, 2]]
    assert plain["slot_wilds"]["design"] == [0, 1, 2, 3, 3]
    assert wilds(plain) == [4, 3, 2]
    assert wilds(at("upgrade 9", "inventor IN-08").view(A)["seats"][A]) == [3, 2, 1]


def wilds(seat: dict[str, Any]) -> list[int]:
    """What the rows of the Upgrade section cost a seat."""
    return [row["deed"]["cost"][0]["amount"] for row in seat["upgrades"]]


BOARD = """
[[upgrade]]
id = "U1"
action = "W7 > UNL @2"
status = "known"
[[upgrade]]
id = "U2"
action = "W5 > UNL @4"
status = "known"
[[upgrade]]
id = "U3"
action = "W3 > UNL @6"
status = "known"
[[slots]]
id = "design"
extra = [0, 3, 5, 7, 9]
status = "known"
[[slots]]
id = "fabricate"
extra = [0, 0, 0, 0, 1]
status = "known"
[[slots]]
id = "recycle"
extra = [0, 1, 1, 1, 1]
status = "known"
[[neutral]]
id = "1"
cubes = [3, 0, 0, 0, 0]
status = "known"
[[neutral]]
id = "2"
cubes = [0, 0, 4, 0, 0]
status = "known"
[bids]
spaces = ["", "S1", "S2", "S3", "S4", "S5"]
status = "known"
[grades]
vp = [1, 2, 3, 20]
status = "known"
"""


def test_a_board_of_ones_own_changes_what_the_view_says() -> None:
    own = "goods S3; hand RB-01; design RB-02; classes CL-15; fabricate RB-33 RB-34; inventor IN-08"
    own += "; recycle RB-65 RB-66"
    cards = {"players": 1, "cards": BOARD}
    table = at("upgrade 9", own, cards)
    seat = table.view(A)["seats"][A]
    assert wilds(seat) == [6, 4, 2]
    assert [row["deed"]["energy"] for row in seat["upgrades"]] == [2, 4, 6]
    assert seat["slot_wilds"]["design"] == [3, 5, 7, 9]
    assert seat["slot_wilds"]["fabricate"] == [0, 0, 1]
    assert [(one["grade"], one["vp"]) for one in seat["classes"]] == [("D", 1)]
    assert table.view(A)["neutral"]["cubes"] == [3, 0, 0, 0, 0]
    assert table.game.facts["board"]["grades"] == [1, 2, 3, 20]
    assert table.game.facts["board"]["bids"][5] == [{"kind": "sensor", "amount": 5, "other": None}]
    assert table.options(A) == ["done", "buy:U2", "buy:U3"]
    assert table.refusal(A, "buy:U1") == {"good": "wild", "amount": 6, "have": 4}
    agreed = at("upgrade 9", own, {**cards, "solo_cubes": "1,1,1,1,1"})
    assert agreed.view(A)["neutral"]["cubes"] == [1] * 5
    two = Table(GAME, settings={"players": 2, "cards": BOARD})
    assert two.view(A)["neutral"]["cubes"] == [0, 0, 4, 0, 0]


def test_the_abilities_an_inventor_has_now_are_shown() -> None:
    def abilities(name: str, **more: str) -> list[str]:
        own = f"inventor {name}; free upgrade-speed upgrade-communication"
        found: list[str] = at("upgrade 9", own, {"players": 1, **more}).view(A)["seats"][A][
            "abilities"
        ]
        return found

    assert [abilities("IN-03"), abilities("IN-03+")] == [["base"], ["base", "upgraded"]]
    assert abilities("IN-04+") == ["base", "upgraded"]
    assert abilities("IN-04+", rulings="first") == ["upgraded"]


def test_board_actions_are_shown_as_they_are_now() -> None:
    plain, freed = (
        at("upgrade 9", own).view(A)["seats"][A]["improved"]
        for own in ("goods", "free recycle-cosmetic")
    )
    assert ("R3" in plain, "R3" in freed) == (False, True)
    cell = next(
        one for one in GAME.facts["board"]["sections"]["recycle"]["cells"] if one["id"] == "R3"
    )
    assert cell["deed"]["gains"] == [{"kind": "vp", "amount": 1, "other": None}]
    assert cell["improved"]["gains"] == [{"kind": "vp", "amount": 3, "other": None}]


def test_the_energy_with_batteries_is_shown_where_they_are_asked_for() -> None:
    table = at("phase assemble", f"goods B2 S9; inventor IN-09; hand RB-01; {PAIR}")
    assert table.view(A)["doing"]["energies"] == [4, 6, 8]
    table.answer("batteries:1")
    assert table.view(A)["doing"]["energies"] == []
    assert table.view(A)["doing"]["energy"] == 6


def test_how_many_cards_may_be_given_up_is_shown() -> None:
    def picks(due: str, cards: int) -> tuple[int, int]:
        hand = " ".join(f"RB-{card:02}" for card in range(1, cards + 1))
        doing = at(due, f"hand {hand}").view(A)["doing"]
        return doing["least"], doing["most"]

    assert picks("cull -", 8) == (3, 3)
    assert picks("cull RB-01", 7) == (2, 2)
    assert picks("cycle - 0", 4) == (0, 4)
    assert picks("upgrade 5", 4) == (0, 0)


@pytest.mark.parametrize(
    ("due", "draws"),
    [
        ("cycle - 0", [1, 2, 3, 4, 5, 6, 7, 8, 9]),
        ("cycle RB-01 1", [2, 3, 4, 5, 6, 7, 8, 9, 10]),
        ("cull -", []),
        ("upgrade 5", []),
    ],
)
def test_how_many_cards_are_drawn_for_those_given_up_is_shown(due: str, draws: list[int]) -> None:
    hand = "hand RB-02 RB-03 RB-04 RB-05 RB-06 RB-07 RB-08 RB-09"
    assert at(due, hand).view(A)["doing"]["draws"] == draws


@rule("RR-PHA-01")
def test_pha_01_phases_that_everybody_may_perform_are_told() -> None:
    table = round_of("energy EN-01=upgrade EN-02=assemble", cubes="0 1 0 2 0")
    assert table.view(A)["for_all"] == ["assemble", "fabricate"]


def test_a_full_row_has_no_price() -> None:
    full = "design RB-01 RB-02 RB-03 RB-04 RB-05"
    assert at("assembly 9", full).view(A)["seats"][A]["slot_wilds"]["design"] == []


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
    def wanted(table: Table) -> int:
        decision = table.state.asked(A)
        assert decision is not None
        return decision.wanted

    assert wanted(at("pay W2", "goods G1 M2")) == 2
    assert wanted(at("wild 2", "goods").answer("gain:gear")) == 1
    assert wanted(at("cull -", "hand RB-01 RB-02 RB-03 RB-04 RB-05 RB-06 RB-07")) == 2


def shorts(own: str) -> dict[str, tuple[str, int, int]]:
    """What keeps robots from being assembled: the thing, how much is asked for, what is there."""
    table = settled(round_of(f"energy EN-02=assemble EN-03=recycle; {own}"))
    doing: Any = table.view(A)["doing"]
    assert (doing["phase"], doing["energies"]) == ("assemble", [3])
    return {one["action"]: (one["good"], one["amount"], one["have"]) for one in doing["short"]}


def test_what_a_robot_in_hand_lacks_is_told_by_numbers() -> None:
    """RB-35 costs 1 energy, or 5; a full row has no slot left."""
    facts: Any = GAME.facts
    first = facts["robot"]["RB-35"]["left"]["cost"][0]
    found = shorts("goods; hand RB-35")
    assert found["assemble:RB-35@left"] == (first["kind"], first["amount"], 0)
    assert found["assemble:RB-35@right"] == ("energy", 5, 3)
    full = "fabricate RB-33 RB-34 RB-36 RB-37 RB-38"
    assert shorts(f"goods; hand RB-35; {full}")["assemble:RB-35@left"] == ("slot", 1, 0)
    assert shorts("goods S9 G9 M9 P9; hand RB-35") == {"assemble:RB-35@right": ("energy", 5, 3)}
