"""Inventors by auction. Rules: RR-AUC, RR-RUL-48 to 51."""

from collections.abc import Mapping

import pytest

from automatable.games.raising_robots import GAME
from automatable.kernel.seats import CHANCE
from automatable.testkit import Table, rule

from .helpers import A, B, C, asked, goods, hand, has, settled

TWO = {"players": 2, "inventors": "auction"}
THREE = {"players": 3, "inventors": "auction"}
REST = "starts; round; score"


def auction(bidder: str, settings: Mapping[str, object] = THREE, **seats: str) -> Table:
    """Three inventors are up; it is somebody's turn to bid."""
    tracks = "IN-01 IN-02 IN-05" if settings is THREE else "IN-01 IN-05"
    parts = {"round": "0", "stage": "auction", "tracks": tracks, "due": f"bidding {bidder}; {REST}"}
    return settled({**parts, **seats}, settings)


def bidder(table: Table) -> str:
    """Whose turn it is to bid."""
    return "".join("ABC"[seat] for seat in range(table.state.seats) if asked(table, seat) == "bid")


def bids(table: Table) -> dict[str, str]:
    """The standing bids: by whom, for what."""
    return {
        "ABC"[bid["seat"]]: f"{track['card']}@{bid['space']}"
        for track in table.view()["tracks"]
        for bid in track["bids"]
    }


def dealt(settings: Mapping[str, object] = TWO) -> Table:
    """Robot and class cards are dealt, inventors not yet."""
    table = Table(GAME, None, settings)
    for seat in range(int(str(settings["players"]))):
        table.nature(*[f"draw:RB-{8 * seat + k:02d}" for k in range(1, 9)])
        table.nature(f"teach:CL-{2 * seat + 1:02d}", f"teach:CL-{2 * seat + 2:02d}")
    return table


@rule("RR-AUC-01")
def test_auc_01_as_many_inventors_as_players_lie_open() -> None:
    table = dealt(THREE)
    assert len(table.options(CHANCE)) == 14
    table.nature("deal:IN-05", "deal:IN-02")
    assert len(table.options(CHANCE)) == 12
    table.nature("deal:IN-01", "opener:A")
    for viewer in (A, B, C):
        assert [track["card"] for track in table.view(viewer)["tracks"]] == [
            *("IN-01", "IN-02", "IN-05")
        ]
    assert {name.partition("@")[0] for name in table.options(A)} == {
        *("bid:IN-01", "bid:IN-02", "bid:IN-05")
    }
    assert table.why_not(A, "bid:IN-03@1") == "RR-AUC-01"


@rule("RR-AUC-02")
def test_auc_02_chance_says_who_begins() -> None:
    table = dealt(THREE).nature("deal:IN-05", "deal:IN-02", "deal:IN-01")
    assert table.options(CHANCE) == ["opener:A", "opener:B", "opener:C"]
    decision = table.state.asked(CHANCE)
    assert decision is not None
    assert decision.weights == (1, 1, 1)
    assert bidder(table.nature("opener:C")) == "C"


@rule("RR-AUC-03")
def test_auc_03_all_bid_clockwise_from_the_first() -> None:
    table = auction("C")
    order = []
    for space in ("IN-01@1", "IN-02@3", "IN-05@2"):
        order.append(bidder(table))
        table.answer(f"bid:{space}")
    assert order == ["C", "A", "B"]


@rule("RR-AUC-04")
def test_auc_04_a_bid_goes_to_the_right_of_the_one_there() -> None:
    table = auction("B", A="bid IN-02@3")
    assert [name for name in table.options(B) if "IN-02" in name] == [
        *("bid:IN-02@4", "bid:IN-02@5", "bid:IN-02@6")
    ]
    assert len([name for name in table.options(B) if "IN-01" in name]) == 6
    assert table.why_not(B, "bid:IN-02@3") == "RR-AUC-04"
    assert table.why_not(B, "bid:IN-02@1") == "RR-AUC-04"


@rule("RR-AUC-05")
def test_auc_05_who_is_outbid_takes_the_meeple_back() -> None:
    table = auction("B", A="bid IN-02@3", C="bid IN-01@2").answer("bid:IN-02@4")
    assert bids(table) == {"B": "IN-02@4", "C": "IN-01@2"}
    assert bidder(table) == "A"


@rule("RR-AUC-06")
def test_auc_06_a_standing_bid_stays() -> None:
    table = auction("B", A="bid IN-02@3", C="bid IN-01@2")
    assert table.options(A) == []
    assert table.why_not(A, "bid:IN-05@1") == "RR-AUC-03"
    table.answer("bid:IN-05@1")
    assert bidder(table) == ""  # nobody may better a bid unasked


@rule("RR-AUC-07", "RR-RUL-48")
@pytest.mark.parametrize(("last", "then"), [("A", "B"), ("B", "C"), ("C", "A")])
def test_auc_07_next_is_the_first_clockwise_without_a_bid(last: str, then: str) -> None:
    table = auction(last).answer("bid:IN-01@1")
    assert bidder(table) == then
    table = auction("A", B="bid IN-02@1", C="bid IN-01@1").answer("bid:IN-01@2")
    assert bidder(table) == "C"  # B has a standing bid


@rule("RR-AUC-08")
def test_auc_08_a_new_bid_is_for_the_same_inventor_or_another() -> None:
    table = auction("B", A="bid IN-02@3", C="bid IN-01@2").answer("bid:IN-02@4")
    assert {"bid:IN-02@5", "bid:IN-01@3", "bid:IN-05@1"} <= {*table.options(A)}


@rule("RR-AUC-09", "RR-RUL-50")
def test_auc_09_the_rightmost_space_wins_at_once() -> None:
    table = auction("B", A="bid IN-02@6", C="bid IN-01@2")
    assert not [name for name in table.options(B) if "IN-02" in name]
    table.answer("bid:IN-01@5")
    assert bidder(table) == "C"
    table.answer("bid:IN-05@1")
    assert bidder(table) == ""
    assert bids(auction("B", A="bid IN-02@6"))["A"] == "IN-02@6"


@rule("RR-AUC-10")
def test_auc_10_it_ends_when_every_inventor_has_a_bid() -> None:
    table = auction("A", B="bid IN-02@1", C="bid IN-01@1")
    for space, then in (("IN-01@2", "C"), ("IN-02@2", "B"), ("IN-01@3", "A")):
        table.answer(f"bid:{space}")
        assert bidder(table) == then
    table.answer("bid:IN-05@1")
    assert bidder(table) == ""
    assert table.view()["stage"] == "start"


@rule("RR-AUC-11", "RR-RUL-51")
def test_auc_11_cards_are_chosen_then_the_bid_is_paid() -> None:
    table = dealt().nature("deal:IN-05", "deal:IN-01", "opener:A")
    table.answer("bid:IN-01@5", "bid:IN-05@4")
    assert has(table, A)["inventor"] is None
    assert asked(table, A) == "cull"
    for seat in (A, B):
        first = 8 * seat
        for k in (1, 2, 3):
            table.answer_as(seat, f"discard:RB-{first + k:02d}")
        assert goods(table, seat) == "T3 B3"  # nothing is paid before the choice
        table.answer_as(seat, f"keep:CL-{2 * seat + 1:02d}")
    assert has(table, A)["inventor"] == "IN-01"
    assert goods(table, A) == "T2 B1"  # the fifth space
    assert has(table, B)["inventor"] == "IN-05"
    assert goods(table, B) == "T5 B2"  # the fourth space, then the base ability gives 3 duct tape
    assert "bid" not in table.position()["A"]


@rule("RR-AUC-12")
def test_auc_12_then_the_start_goes_on_without_tracks() -> None:
    table = dealt().nature("deal:IN-05", "deal:IN-01", "opener:A")
    table.answer("bid:IN-01@1", "bid:IN-05@1")
    assert table.view()["tracks"] == []
    for answer in ("discard:RB-01", "discard:RB-02", "discard:RB-03", "keep:CL-01"):
        table.answer_as(A, answer)
    assert asked(table, A) == "first"  # two robots, then a token
    assert table.options(CHANCE) == []  # no inventors are dealt


@rule("RR-AUC-13")
def test_auc_13_own_cards_are_seen_before_bidding() -> None:
    table = dealt().nature("deal:IN-05", "deal:IN-01", "opener:A")
    seen = table.view(A)["seats"]
    assert len(seen[A]["hand"]) == 8
    assert seen[A]["looks"] == ["CL-01", "CL-02"]
    assert (seen[B]["hand"], seen[B]["looks"]) == (None, None)
    assert hand(table, B)[0] == "RB-09"


@rule("RR-RUL-49")
def test_rul_49_a_bid_must_be_payable() -> None:
    table = auction("A", A="goods B2 T1")
    offered = {name.partition("@")[2] for name in table.options(A)}
    assert offered == {"1", "2", "3", "4", "5"}  # the sixth asks two duct tape
    assert table.why_not(A, "bid:IN-01@6") == "RR-RUL-49"
    offered = {name.partition("@")[2] for name in auction("A", A="goods").options(A)}
    assert offered == {"1"}
