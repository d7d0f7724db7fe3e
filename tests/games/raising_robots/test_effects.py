"""The notation for actions. Law: Notation for actions. Rules: RR-ICN, RR-ROW-11."""

import re
from pathlib import Path
from typing import get_args

import pytest

from automatable.games.raising_robots.effects import (
    LETTERS,
    MOST_ENERGY,
    Deed,
    Gain,
    Res,
    read_cost,
    read_deed,
    read_gains,
)
from automatable.games.raising_robots.printed_shape import KindName
from automatable.games.raising_robots.words import WORDS
from automatable.kernel.errors import BadSettings
from automatable.testkit import rule

LAW = (Path(__file__).parents[3] / "docs" / "rules" / "raising_robots.md").read_text("utf-8")
Facts = tuple[int, int, int]


def facts(gains: list[Gain]) -> list[Facts]:
    """The gains as plain numbers: kind, amount, the other kind."""
    return [(gain.kind, gain.amount, gain.other) for gain in gains]


KINDS = [*LETTERS[:7], *[word.name for word in WORDS]]


def paid(deed: Deed) -> dict[str, int]:
    """What a deed costs, by letter."""
    return {LETTERS[k]: deed.cost[k] for k in range(9) if deed.cost[k]}


def written(deed: Deed) -> str:
    """A deed in the notation of the law."""
    items = []
    for gain in deed.gains:
        names = [KINDS[k] for k in (gain.kind, gain.other) if k >= 0]
        items.append("/".join(f"{name}{gain.amount if len(name) == 1 else ''}" for name in names))
    cost = " ".join(f"{letter}{amount}" for letter, amount in paid(deed).items())
    return f"`{cost + ' > ' if cost else ''}{' '.join(items)}` @{deed.need}"


@pytest.mark.parametrize(
    ("text", "need", "cost", "gains"),
    [
        ("P2 @3", 3, {}, [(Res.P, 2, -1)]),
        ("R1 > V2 B2 @5", 5, {"R": 1}, [(Res.V, 2, -1), (Res.B, 2, -1)]),
        ("B2 V2 @0", 0, {}, [(Res.B, 2, -1), (Res.V, 2, -1)]),
        ("M1/P1 B1 @4", 4, {}, [(Res.M, 1, Res.P), (Res.B, 1, -1)]),
        ("P1/R1 @1", 1, {}, [(Res.P, 1, Res.R)]),
        ("G1/S1 S1 @7", 7, {}, [(Res.G, 1, Res.S), (Res.S, 1, -1)]),
        ("W3 > UNL W1 @4", 4, {"W": 3}, [(Res.UNL, 1, -1), (Res.W, 1, -1)]),
        ("S1 T2 B20 > T3 @4", 4, {"S": 1, "T": 2, "B": 20}, [(Res.T, 3, -1)]),
        ("ASM CYC ROWV @1", 1, {}, [(Res.ASM, 1, -1), (Res.CYC, 1, -1), (Res.ROWV, 1, -1)]),
        ("INS CLS @2", 2, {}, [(Res.INS, 1, -1), (Res.CLS, 1, -1)]),
    ],
)
def test_an_action_is_energy_cost_and_gains_in_printed_order(
    text: str, need: int, cost: dict[str, int], gains: list[Facts]
) -> None:
    deed = read_deed(text, "here")
    assert deed.need == need
    assert paid(deed) == cost
    assert facts(deed.gains) == gains
    assert deed.is_free() is (cost == {})


def test_an_action_reads_the_same_as_the_law_prints_it() -> None:
    printed = re.findall(r"`[^`$%]+` @[0-9]", LAW.split("# Card data")[1])
    assert len(printed) >= 2 * 96
    assert [written(read_deed(text, "law")) for text in printed] == printed


def test_resources_and_words_are_numbered_in_one_line() -> None:
    assert [getattr(Res, name) for name in KINDS] == [*range(15)]


def test_gains_alone_have_no_energy() -> None:
    assert facts(read_gains("R1 B1", "here")) == [(Res.R, 1, -1), (Res.B, 1, -1)]
    with pytest.raises(BadSettings, match=r"^here has '@3'"):
        read_gains("R1 @3", "here")
    with pytest.raises(BadSettings, match=r"^here has '>'"):
        read_gains("R1 > B1", "here")


def test_a_cost_may_be_restricted_to_some_letters() -> None:
    assert [*read_cost("G2 S1", "here", "SGMP")] == [1, 2, 0, 0, 0, 0, 0, 0, 0]
    with pytest.raises(BadSettings, match=r"^here has 'T1', where one of S, G, M, P "):
        read_cost("G2 T1", "here", "SGMP")


def test_a_deed_tells_what_it_may_give() -> None:
    deed = read_deed("W3 > UNL M1/G1 @4", "here")
    given = [kind for kind in range(15) if deed.gives(kind)]
    assert given == [Res.G, Res.M, Res.UNL]


@rule("RR-ROW-11")
def test_row_11_no_action_asks_for_more_than_7_energy() -> None:
    assert read_deed(f"P1 @{MOST_ENERGY}", "here").need == 7
    with pytest.raises(BadSettings, match=r"^here is 'P1 @8', but .* energy from 0 to 7"):
        read_deed("P1 @8", "here")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "here is ''"),
        ("@3", "here is '@3'"),
        (" @3", "here is ' @3'"),
        ("P2", "here is 'P2'"),
        ("P2@3", "here is 'P2@3'"),
        ("P2 @", "here is 'P2 @'"),
        ("P2 @-1", "here is 'P2 @-1'"),
        ("P2 @10", "here is 'P2 @10'"),
        ("P2 @٣", "here is 'P2 @٣'"),
        ("P2 @3 ", "here is 'P2 @3 '"),
        ("P2 @3\n", "here is 'P2 @3\\n'"),
        ("P2 @3 @4", "here is 'P2 @3 @4'"),
        ("`P2 @3", "here is '`P2 @3'"),
        ("P2` @3", "here is 'P2` @3'"),
        ("P @3", "here has 'P'"),
        ("P0 @3", "here has 'P0'"),
        ("P01 @3", "here has 'P01'"),
        ("P21 @3", "here has 'P21'"),
        ("P-1 @3", "here has 'P-1'"),
        ("P١ @3", "here has 'P١'"),
        ("p1 @3", "here has 'p1'"),
        ("X1 @3", "here has 'X1'"),
        ("$1 @3", "here has '$1'"),
        ("P1  B1 @3", "here has ''"),
        (" P1 @3", "here has ''"),
        ("P1, B1 @3", "here has 'P1,'"),
        ("P1 P2 @3", "here has P twice on one side"),
        ("UNL UNL @3", "here has UNL twice on one side"),
        ("UNL1 @3", "here has 'UNL1'"),
        ("unl @3", "here has 'unl'"),
        ("UNL/P1 @3", "here has 'UNL'"),
        ("M1/G2 @3", "here has 'M1/G2': a choice is between equal amounts of two kinds"),
        ("M1/M1 @3", "here has 'M1/M1': a choice is between equal amounts of two kinds"),
        ("M1/W1 @3", "here has 'W1'"),
        ("W1/M1 @3", "here has 'W1'"),
        ("M1/G1/S1 @3", "here has 'G1/S1'"),
        ("M1/ @3", "here has ''"),
        ("/M1 @3", "here has ''"),
        ("V1 > P1 @3", "here has 'V1'"),
        ("UNL > P1 @3", "here has 'UNL'"),
        ("M1/G1 > P1 @3", "here has 'M1/G1'"),
        ("S1 S1 > P1 @3", "here has S twice on one side"),
        ("S1 > P1 > V1 @3", "here has '>'"),
        ("> P1 @3", "here has '>'"),
        (" > P1 @3", "here has ''"),
        ("S1 > @3", "here has '>'"),
        ("S1 >  @3", "here has ''"),
        ("S1>P1 @3", "here has 'S1>P1'"),
    ],
)
def test_anything_else_is_refused_with_its_place(text: str, message: str) -> None:
    with pytest.raises(BadSettings) as caught:
        read_deed(text, "here")
    assert str(caught.value).startswith(message)


def test_every_word_has_its_number_worth_and_name() -> None:
    numbers = {name: number for name, number in vars(Res).items() if not name.startswith("_")}
    assert [numbers[word.name] for word in WORDS] == [*range(Res.R, Res.CLS + 1)]
    assert [word.name for word in WORDS if word.has_amount] == ["R", "W"]
    kinds = get_args(KindName)
    assert len(kinds) == Res.CLS + 1
    assert [*kinds[Res.UNL :]] == [word.name for word in WORDS[2:]]
    assert all(word.worth > 0 or word.points > 0 for word in WORDS)
    assert all("give" in vars(type(word)) for word in WORDS)
