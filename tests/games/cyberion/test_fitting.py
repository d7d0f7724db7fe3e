"""The crew a view proposes, and the ways to change it, against all crews there are."""

import itertools
from typing import Any

import pytest

from automatable.testkit import Table, rule

from .helpers import TWO, A, cyberion, levels
from .test_crew import Job, crews, lay, some_jobs


def slots(table: Table) -> dict[int, str]:
    """The cards of the rows by the number a plan gives them."""
    rows = table.view()["rows"]
    names = ("platform", "flash", "stock")
    return {
        5 * row + place: f"{card}@{name}"
        for row, name in enumerate(names)
        for place, card in enumerate(rows[name])
    }


def proposed(table: Table, place: int = 0) -> list[str]:
    """The cards of the crew proposed for the Machine at a place."""
    cards = slots(table)
    shown = table.view()["factory"][place]
    return sorted(cards[slot] for slot in shown["plan"])


def manned(shown: dict[str, Any], cards: dict[int, str]) -> set[tuple[str, ...]]:
    """Every crew that has a card of its own for each socket of some way."""
    found: set[tuple[str, ...]] = set()
    for way in shown["ways"]:
        for crew in itertools.product(*way):
            if len(set(crew)) == len(crew):
                found.add(tuple(sorted(cards[slot].partition("@")[0] for slot in crew)))
    return found


def can_grow(shown: dict[str, Any], crew: set[int]) -> bool:
    """Whether a way has sockets of their own for a crew and one card more."""
    return any(
        crew < set(seats)
        for way in shown["ways"]
        for some in itertools.combinations(way, len(crew) + 1)
        for seats in itertools.product(*some)
    )


def repaired(table: Table, machine: str) -> Table:
    """The Machine repaired by the crew proposed for it, with `done` if another could join."""
    shown = table.view()["factory"][0]
    path = [f"repair:{machine}", *[f"crew:{card}" for card in proposed(table)]]
    if can_grow(shown, set(shown["plan"])):
        path.append("done")
    return table.answer(*path)


@rule("CYB-REP-01", "CYB-COM-11", "CYB-MIC-02", "CYB-MUL-06")
def test_the_ways_of_a_machine_are_all_its_crews() -> None:
    found = 0
    for job, cards in some_jobs(5, 120):
        table = lay(job, cards)
        shown = table.view()["factory"][0]
        right = crews(job, cards)
        assert manned(shown, slots(table)) == right, (job, cards)
        assert shown["repairable"] == bool(right)
        if right:
            found += 1
            assert len(shown["plan"]) == min(len(crew) for crew in right)
            assert repaired(table, job.machine).part("experience") == job.machine
        else:
            assert shown["plan"] == []
            assert shown["lack"]["rule"] == table.why_not(A, f"repair:{job.machine}")
    assert found > 25


def test_cards_that_are_lost_anyway_go_first_and_the_stock_last() -> None:
    table = cyberion(factory="I-SIR", platform="SIR1 SIR2", flash="SIR5", stock="SIR3")
    assert proposed(table) == ["SIR1@platform", "SIR5@flash"]
    kept = cyberion(factory="I-SIR", platform="SIR4", stock="SIR1 SIR2")
    assert proposed(kept)[0].endswith("@stock") and "SIR4@platform" in proposed(kept)


def test_a_sum_wastes_no_size_and_other_machines_keep_their_robots() -> None:
    least = cyberion(factory="II-GE12", platform="SIR5 STO5 CYC5 PLA4 COM3")
    assert sum(int(card[3]) for card in proposed(least)) == 12
    most = cyberion(factory="II-LE6", platform="SIR1 STO1 CYC1 PLA2 COM3")
    assert sum(int(card[3]) for card in proposed(most)) == 6
    both = cyberion(factory="I-SIR I-3", platform="SIR1 SIR2 SIR3 STO3")
    assert proposed(both) == ["SIR1@platform", "SIR2@platform"]


def test_a_developed_ability_is_kept() -> None:
    table = cyberion(factory="I-2", platform="SIR2 STO2 CYC2", levels=levels(STO=4))
    assert proposed(table) == ["CYC2@platform", "SIR2@platform"]


def test_multibots_stay_if_robots_do() -> None:
    job = Job("I-4", False, "", "yes", "needed")
    table = lay(job, ["SIR4", "STO4", "MUL-4"])
    assert proposed(table) == ["SIR4@platform", "STO4@platform"]
    table = lay(job, ["SIR4", "MUL-4", "MUL-STO"])
    assert len(proposed(table)) == 2 and "SIR4@platform" in proposed(table)


@rule("CYB-TWO-06", "CYB-REP-09", "CYB-REP-11")
def test_what_lacks_is_said_with_numbers() -> None:
    table = cyberion(factory="I-SIR II-GE12 I-4", platform="SIR1 STO2 PLA4")
    lacks: list[Any] = [place and place["lack"] for place in table.view()["factory"]]
    facts = {"robots": 2, "model": "SIR", "have": 1}
    assert lacks[0] == {"kind": "count", "rule": "CYB-REP-09", "facts": facts}
    assert lacks[1]["facts"] == {"robots": 3, "have": 3, "sum": 12, "best": 7}
    assert lacks[2]["facts"]["have"] == 1
    assert lacks[3] is None
    other = cyberion(TWO, turn="A 1", factory="I-SIR I-STO I-CYC I-PLA I-COM", platform="COM1 COM2")
    assert other.view()["factory"][4]["lack"]["rule"] == "CYB-TWO-06"
    assert other.view()["factory"][4]["lack"]["kind"] == "theirs"
    assert other.view()["factory"][4]["plan"] == []


@pytest.mark.parametrize(
    ("machine", "platform", "kind"),
    [
        ("I-SIR", "SIR1 STO2", "count"),
        ("II-RUN4", "SIR1 STO2", "count"),
        ("II-GE12", "SIR1 STO2 PLA4", "least"),
        ("II-LE6", "SIR3 STO2 PLA4", "most"),
        ("II-GE12", "SIR5 STO5", "robots"),
        ("I-SIR+MIC-COM", "SIR1 SIR2 PLA4", "microbot"),
    ],
)
def test_what_lacks_is_told_in_a_word(machine: str, platform: str, kind: str) -> None:
    settings = {"expansions": "microbots"} if "+" in machine else {}
    table = cyberion(settings, factory=machine, platform=platform)
    assert table.view()["factory"][0]["lack"]["kind"] == kind
