"""Which cards a token fits. Rules: RR-PLC, RR-LES, RR-INV."""

import pytest

from automatable.testkit import rule

from .helpers import A, asked, at
from .helpers_rows import kept, placeable

TOKEN = "free design-speed; tokens speed"
FOUR = "design RB-01; fabricate RB-33 RB-37; recycle RB-65"  # four cosmetic robots
FREE = "free upgrade-cosmetic upgrade-speed upgrade-communication upgrade-efficiency"
THREE_ROWS = "design RB-01 RB-02; fabricate RB-33; recycle RB-65"


@rule("RR-PLC-02")
def test_plc_02_the_type_must_be_that_of_the_card() -> None:
    own = "design RB-01 RB-02 RB-03 RB-04; classes CL-01 CL-02 CL-03"
    for kind, cards in {
        "cosmetic": ["RB-01"],
        "speed": ["RB-02", "CL-01"],
        "communication": ["RB-03", "CL-02"],
        "efficiency": ["RB-04", "CL-03"],
    }.items():
        table = at("place", f"{own}; free upgrade-{kind}; tokens {kind}")
        assert placeable(table) == cards
        assert table.why_not(A, f"place:RB-0{5 - int(cards[0][-1])}") == "RR-PLC-02"


@rule("RR-PLC-04")
def test_plc_04_an_inventor_takes_a_token_only_while_its_condition_is_met() -> None:
    four = "design RB-01; fabricate RB-33 RB-37"
    assert placeable(at("place", f"{four}; inventor IN-04; {TOKEN}; classes CL-01")) == ["CL-01"]
    own = f"{four}; recycle RB-65; inventor IN-04; {TOKEN}"
    assert placeable(at("place", own)) == ["IN-04"]
    three = "free design-speed recycle-cosmetic; tokens speed; classes CL-01; inventor IN-03"
    assert placeable(at("place", three)) == ["CL-01"]
    assert placeable(at("place", f"{three}; hand RB-01".replace("free", "free upgrade-speed"))) == [
        *("CL-01", "IN-03")
    ]


@rule("RR-PLC-07", "RR-RUL-16")
def test_plc_07_a_card_takes_one_token() -> None:
    tokens = "free design-speed fabricate-speed; tokens speed"
    for card in ("recycle RB-66+", "classes CL-01+"):
        assert asked(at("place", f"{card}; {tokens}")) == ""
        assert placeable(at("place", f"{card.removesuffix('+')}; {tokens}")) == [card[-6:-1]]
    assert asked(at("place", f"{FOUR}; inventor IN-04+; {tokens}")) == ""


@rule("RR-LES-08")
def test_les_08_the_token_must_be_of_the_type_shown() -> None:
    others = "cosmetic communication efficiency"
    free = " ".join(f"upgrade-{kind}" for kind in others.split())
    table = at("place", f"classes CL-06 CL-07; tokens {others}; free {free}")
    assert table.options(A) == ["done", "place:CL-07"]  # efficiency
    assert table.why_not(A, "place:CL-06") == "RR-PLC-02"


@rule("RR-LES-09")
def test_les_09_extra_credit_is_earned_once_for_each_class_card() -> None:
    table = at("place", "classes CL-06 CL-02; tokens speed speed; free upgrade-speed design-speed")
    assert table.options(A) == ["done", "place:CL-06"]
    table.answer("place:CL-06")
    assert table.options(A) == []
    assert kept(table) == ["CL-06+", "CL-02"]
    again = at("place", "classes CL-06+ CL-01; tokens speed; free upgrade-speed design-speed")
    assert again.why_not(A, "place:CL-06") == "RR-LES-09"


@rule("RR-INV-06")
def test_inv_06_the_token_must_match() -> None:
    own = f"{THREE_ROWS}; inventor IN-01; tokens cosmetic speed efficiency; {FREE}"
    table = at("place", own)
    assert "place:IN-01" not in table.options(A)
    assert table.why_not(A, "place:IN-01") == "RR-PLC-02"


@rule("RR-INV-07")
def test_inv_07_the_condition_must_be_met_before() -> None:
    own = "inventor IN-04; tokens speed; free upgrade-speed; goods S9 G1 M1 P3; hand RB-33 RB-66"
    table = at("assembly 9", f"{own}; design RB-01 RB-02; recycle RB-72")
    assert "place:IN-04" not in table.options(A)
    table.answer("assemble:RB-33@left")
    assert "place:IN-04" in table.options(A)  # with the fourth robot


@pytest.mark.parametrize(
    ("own", "card", "forbids"),
    [
        ("design RB-02+; tokens speed; free design-speed upgrade-speed", "RB-02", "RR-PLC-07"),
        ("design RB-02; tokens cosmetic; free design-cosmetic", "RB-02", "RR-PLC-02"),
        ("hand RB-02; tokens speed; free design-speed", "RB-02", "RR-PLC-01"),
        ("classes CL-01; tokens speed; free design-speed", "CL-02", "RR-PLC-01"),
        ("inventor IN-04; tokens speed; free design-speed", "IN-04", "RR-PLC-04"),
        ("inventor IN-04; tokens cosmetic; free design-cosmetic", "IN-04", "RR-PLC-02"),
        ("inventor IN-04; tokens speed; free design-speed", "IN-03", "RR-PLC-01"),
    ],
)
def test_a_card_says_why_it_takes_no_token(own: str, card: str, forbids: str) -> None:
    table = at("upgrade 5", f"{own}; goods S9")
    assert table.why_not(A, f"place:{card}") == forbids
