"""The auction of inventors. Rules: RR-AUC, RR-RUL."""

from collections.abc import Mapping

import pytest

from automatable.kernel.seats import CHANCE
from automatable.testkit import Table, rule

from .helpers import A, B, C, asked, goods, hand, has, settled, told
from .helpers_start import chosen, dealt, robots

AUCTION = {"players": 3, "inventors": "auction"}
D = 3


def bidding(first: str = "A", settings: Mapping[str, object] | None = None, **parts: str) -> Table:
    """Inventors lie on their tracks, and a seat bids first."""
    terms = settings or AUCTION
    tracks = "IN-01 IN-04 IN-05 IN-08"[: 6 * int(str(terms["players"])) - 1]
    due = f"bidding {first}; starts; round; score"
    position = {"round": "0", "stage": "auction", "due": due, "tracks": tracks}
    return settled({**position, **parts}, terms)


def asked_to_bid(table: Table) -> list[int]:
    """The seats that bid now: one, or none if all bids stand."""
    return [seat for seat in range(table.state.seats) if asked(table, seat) == "bid"]


def bids(table: Table) -> dict[str, list[tuple[int, int]]]:
    """Seat and space on each track."""
    return {
        track["card"]: [(bid["seat"], bid["space"]) for bid in track["bids"]]
        for track in table.view()["tracks"]
    }


def spaces(table: Table, seat: int, inventor: str) -> list[int]:
    """The spaces of a track a seat may bid on."""
    name = f"bid:{inventor}@"
    return [int(option[-1]) for option in table.options(seat) if option.startswith(name)]


@rule("RR-AUC-01")
def test_auc_01_an_inventor_for_each_player_is_laid_out_face_up() -> None:
    table = dealt(**AUCTION)
    for card in ("IN-03", "IN-14", "IN-02"):
        assert asked(table, CHANCE) == "deal"
        table.nature(f"deal:{card}")
    assert asked(table, CHANCE) == "opener"
    for viewer in (A, B, C):
        tracks = table.view(viewer)["tracks"]
        assert [track["card"] for track in tracks] == ["IN-02", "IN-03", "IN-14"]
    assert all(has(table, seat)["inventor"] is None for seat in (A, B, C))


@rule("RR-AUC-02")
def test_auc_02_anybody_may_be_first() -> None:
    table = dealt(**AUCTION).nature("deal:IN-01", "deal:IN-02", "deal:IN-03")
    decision = table.state.asked(CHANCE)
    assert decision is not None
    assert (table.options(CHANCE), decision.weights) == (
        ["opener:A", "opener:B", "opener:C"],
        (1, 1, 1),
    )
    assert asked_to_bid(table.nature("opener:B")) == [B]


@rule("RR-AUC-02")
def test_auc_02_the_first_may_be_agreed_on() -> None:
    table = dealt(**AUCTION, first="B").nature("deal:IN-01", "deal:IN-02", "deal:IN-03")
    assert asked_to_bid(table) == [B]
    assert told(table, "opened") == ["opened seat=1"]


@rule("RR-AUC-03")
def test_auc_03_bids_go_clockwise_from_the_first_player_on_any_track() -> None:
    table = bidding("B")
    assert asked_to_bid(table) == [B]
    assert len(table.options(B)) == 3 * 6
    assert asked_to_bid(table.answer("bid:IN-01@2")) == [C]
    assert asked_to_bid(table.answer("bid:IN-05@1")) == [A]
    assert bids(table) == {"IN-01": [(B, 2)], "IN-04": [], "IN-05": [(C, 1)]}


@rule("RR-AUC-04")
def test_auc_04_a_bid_goes_to_the_right_of_the_one_that_stands() -> None:
    table = bidding().answer("bid:IN-01@3")
    assert spaces(table, B, "IN-01") == [4, 5, 6]
    assert spaces(table, B, "IN-04") == [1, 2, 3, 4, 5, 6]
    assert table.why_not(B, "bid:IN-01@3") == "RR-AUC-04"
    assert table.why_not(B, "bid:IN-02@1") == "RR-AUC-01"


@rule("RR-AUC-05")
def test_auc_05_who_is_outbid_takes_the_bid_back_and_bids_again() -> None:
    table = bidding().answer("bid:IN-01@3", "bid:IN-01@4")
    assert bids(table)["IN-01"] == [(B, 4)]
    assert asked_to_bid(table) == [C]
    assert asked_to_bid(table.answer("bid:IN-04@1")) == [A]


@rule("RR-AUC-06")
def test_auc_06_a_standing_bid_is_not_touched() -> None:
    table = bidding().answer("bid:IN-01@1", "bid:IN-04@1", "bid:IN-04@2")
    assert asked_to_bid(table) == [B]
    for seat in (A, C):
        assert table.why_not(seat, "bid:IN-05@1") == "RR-AUC-03"
    table.answer("bid:IN-04@3")
    assert asked_to_bid(table) == [C]
    assert bids(table) == {"IN-01": [(A, 1)], "IN-04": [(B, 3)], "IN-05": []}


@rule("RR-AUC-07", "RR-RUL-48")
def test_auc_07_those_without_a_bid_follow_clockwise_from_the_last_bidder() -> None:
    four = {"players": 4, "inventors": "auction"}
    table = bidding("A", four).answer("bid:IN-01@1", "bid:IN-04@1", "bid:IN-05@1", "bid:IN-04@2")
    assert asked_to_bid(table) == [B]  # D has outbid B
    assert asked_to_bid(table.answer("bid:IN-05@2")) == [C]
    assert asked_to_bid(table.answer("bid:IN-01@2")) == [A]  # past D, who has a bid
    table = bidding("C", four).answer("bid:IN-01@1", "bid:IN-01@2")
    assert asked_to_bid(table) == [A]  # first the lap, then C again
    table.answer("bid:IN-04@1", "bid:IN-05@1")
    assert asked_to_bid(table) == [C]


@rule("RR-AUC-08")
def test_auc_08_a_new_bid_is_for_the_same_inventor_or_another() -> None:
    table = bidding("A", {"players": 2, "inventors": "auction"})
    table.answer("bid:IN-01@1", "bid:IN-01@2")
    assert asked_to_bid(table) == [A]
    assert spaces(table, A, "IN-01") == [3, 4, 5, 6]
    assert spaces(table, A, "IN-04") == [1, 2, 3, 4, 5, 6]


@rule("RR-AUC-09", "RR-RUL-50")
def test_auc_09_the_rightmost_space_wins_at_once() -> None:
    table = bidding().answer("bid:IN-01@1", "bid:IN-01@6")
    for seat, name in ((C, "bid:IN-04@1"), (A, "bid:IN-04@2"), (C, "bid:IN-05@1")):
        assert asked_to_bid(table) == [seat]
        assert spaces(table, seat, "IN-01") == []
        table.answer(name)
    assert asked_to_bid(table) == []
    table = won("bid:IN-01@1", "bid:IN-01@6", "bid:IN-04@1", "bid:IN-05@1")
    assert has(table, B)["inventor"] == "IN-01"


@rule("RR-AUC-10")
def test_auc_10_the_auction_ends_when_every_inventor_has_a_bid() -> None:
    table = bidding().answer("bid:IN-01@1", "bid:IN-04@1")
    assert table.view()["stage"] == "auction"
    table.answer("bid:IN-01@2", "bid:IN-05@1")
    assert (table.view()["stage"], asked_to_bid(table)) == ("start", [])


def won(*names: str) -> Table:
    """The auction is over, and everybody has chosen robots and a class card."""
    table = dealt(**AUCTION)
    table.nature("deal:IN-01", "deal:IN-04", "deal:IN-05", "opener:A").answer(*names)
    for seat in range(3):
        chosen(table, seat, *[f"discard:{robot}" for robot in robots(seat)[5:]])
        table.answer_as(seat, f"keep:CL-{2 * seat + 1:02}")
    return table


@rule("RR-AUC-11")
def test_auc_11_everybody_takes_the_inventor_won_and_pays_for_it() -> None:
    table = won("bid:IN-04@4", "bid:IN-01@1", "bid:IN-05@6")
    assert [has(table, seat)["inventor"] for seat in (A, B, C)] == ["IN-04", "IN-01", "IN-05"]
    # B1 T1, nothing, B2 T2 and then the 3 tape of an immediate ability
    assert [goods(table, seat) for seat in (A, B, C)] == ["T2 B2", "T3 B3", "T4 B1"]


@rule("RR-AUC-11")
@pytest.mark.parametrize(
    ("space", "left"),
    [(1, "T3 B3"), (2, "T3 B2"), (3, "T2 B3"), (4, "T2 B2"), (5, "T2 B1"), (6, "T1 B1")],
)
def test_auc_11_what_each_space_costs(space: int, left: str) -> None:
    table = won(f"bid:IN-04@{space}", "bid:IN-01@1", "bid:IN-05@1")
    assert goods(table, A) == left


@rule("RR-AUC-12")
def test_auc_12_the_start_goes_on_without_the_tracks() -> None:
    table = won("bid:IN-04@1", "bid:IN-01@1", "bid:IN-05@1")
    assert table.view()["tracks"] == []
    assert [asked(table, seat) for seat in (A, B, C)] == ["first"] * 3
    assert not any("bid" in table.position()[letter] for letter in "ABC")


@rule("RR-AUC-13", "RR-RUL-51")
def test_auc_13_cards_are_looked_at_before_bidding_and_chosen_before_the_payment() -> None:
    table = dealt(**AUCTION).nature("deal:IN-01", "deal:IN-04", "deal:IN-05", "opener:A")
    assert asked_to_bid(table) == [A]
    for seat in (A, B, C):
        assert hand(table, seat) == robots(seat)
        assert len(has(table, seat)["looks"]) == 2
    table.answer("bid:IN-04@6", "bid:IN-01@1", "bid:IN-05@1")
    assert (asked(table, A), goods(table, A), has(table, A)["inventor"]) == ("cull", "T3 B3", None)
    chosen(table, A, *[f"discard:{robot}" for robot in robots(A)[5:]])
    assert (asked(table, A), goods(table, A)) == ("keep", "T3 B3")
    table.answer_as(A, "keep:CL-01")
    assert (asked(table, A), goods(table, A)) == ("first", "T1 B1")


@rule("RR-RUL-49")
def test_rul_49_only_what_could_be_paid_is_bid() -> None:
    table = bidding(A="goods B1", B="goods T9", C="goods B2 T1")
    assert spaces(table, A, "IN-01") == [1, 2]
    assert table.why_not(A, "bid:IN-01@3") == "RR-RUL-49"
    assert spaces(table.answer("bid:IN-04@1"), B, "IN-01") == [1, 3]
    assert spaces(table.answer("bid:IN-05@1"), C, "IN-01") == [1, 2, 3, 4, 5]
