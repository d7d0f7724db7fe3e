"""What a person is told beside the rule that refuses an answer: what it takes, what is there."""

import pytest

from automatable.games.raising_robots import GAME
from automatable.testkit import Table, rule
from automatable.testkit.walks import Kit
from automatable.words import Words

from .helpers import TWO, A, at, round_of, settled

NO_TAPE = {"players": 1, "tape_is_wild": "no"}
OPEN = "tokens speed; free design-speed"
EIGHT = "hand RB-01 RB-02 RB-03 RB-04 RB-05 RB-06 RB-07 RB-08"


# An inventor that may be upgraded keeps a question open where nothing else can be done.
HELPED = "inventor IN-02; tokens efficiency; free design-efficiency; goods; hand; design RB-01; "
HELPED += "fabricate RB-33; recycle RB-65 RB-66"


def lacks(good: str, amount: int, have: int) -> dict[str, object]:
    return {"good": good, "amount": amount, "have": have}


def energy(amount: int, have: int) -> dict[str, object]:
    return {"amount": amount, "have": have}


@pytest.mark.parametrize(
    ("due", "own", "answer", "forbids", "facts"),
    [
        ("upgrade 5", "goods S2; hand", "buy:U1", "RR-RES-10", lacks("wild", 4, 2)),
        ("upgrade 2", "goods S9; hand", "buy:U2", "RR-UPG-04", energy(3, 2)),
        ("upgrade 5", "goods S2", "place:RB-01", "RR-PLC-01", {}),
        (
            "assembly 2",
            "goods S2 G9; hand RB-01 RB-65",
            "assemble:RB-65@left",
            "RR-ASM-04",
            {"good": "energy", **energy(3, 2)},
        ),
        (
            "assembly 9",
            "goods S1 T1; hand RB-01 RB-65",
            "assemble:RB-65@left",
            "RR-ASM-04",
            lacks("gear", 2, 1),
        ),
        (
            "assembly 9",
            "goods G2 M2 T1; hand RB-65; recycle RB-73 RB-74",
            "assemble:RB-65@left",
            "RR-ASM-05",
            lacks("wild", 2, 1),
        ),
        ("assembly 9", "goods S1 G1; hand RB-01 RB-02", "assemble:RB-03@left", "RR-ASM-01", {}),
        ("board design 3 0", "goods", "use:D2", "RR-ROW-04", {}),
        ("pay W2", "goods S2 G1; hand RB-01", "pay:tape", "RR-RES-10", lacks("tape", 1, 0)),
        ("pay W2", "goods S2 G1; hand RB-01", "pay:RB-05", "RR-RES-10", lacks("card", 1, 0)),
        (
            "cull -",
            "hand RB-01 RB-02 RB-03 RB-04 RB-05 RB-06 RB-07",
            "done",
            "RR-STA-02",
            {"left": 2},
        ),
        ("cull -", EIGHT, "discard:RB-09", "RR-STA-02", {"left": 3}),
        ("cull -", EIGHT, "skip", "RR-STA-02", {"left": 3}),
        (
            "row recycle 2 0",
            "recycle RB-66+; free design-speed; goods G2",
            "upgraded:RB-66",
            "RR-ROW-06",
            energy(3, 2),
        ),
        (
            "row design 1 0",
            "design RB-04+; free design-efficiency; goods",
            "base:RB-04",
            "RR-ROW-06",
            energy(2, 1),
        ),
    ],
)
def test_refusals_tell_numbers(
    due: str, own: str, answer: str, forbids: str, facts: dict[str, object]
) -> None:
    table = at(due, own)
    assert (table.why_not(A, answer), table.refusal(A, answer)) == (forbids, facts)


@rule("RR-ROW-03", "RR-ROW-07", "RR-ROW-08", "RR-ICN-07")
def test_robots_say_what_they_need() -> None:
    own = f"design RB-02; {OPEN}; goods"
    table = at("row design 7 0", own)
    assert table.refusal(A, "upgraded:RB-02") == {"token": "speed"}
    table = at("board recycle 4 1", HELPED)  # B1 > T1 @4
    assert table.refusal(A, "use:R2") == lacks("battery", 1, 0)
    table = at("board recycle 3 1", HELPED)
    assert (table.why_not(A, "use:R2"), table.refusal(A, "use:R2")) == ("RR-ROW-03", energy(4, 3))
    table = at("row recycle 1 0", HELPED)
    assert (table.why_not(A, "base:RB-65"), table.refusal(A, "base:RB-65")) == (
        "RR-ROW-07",
        energy(GAME.facts["robot"]["RB-65"]["base"]["energy"], 1),
    )


@rule("RR-ENE-07", "RR-RES-10")
def test_batteries_say_how_many_there_are() -> None:
    table = round_of("energy EN-02=upgrade EN-03=assemble; goods B2")
    assert table.why_not(A, "batteries:5") == "RR-RES-10"
    assert table.refusal(A, "batteries:5") == lacks("battery", 5, 2)


@rule("RR-PLC-04", "RR-PLC-02")
def test_inventors_say_what_an_upgrade_takes() -> None:
    table = at("upgrade 5", f"inventor IN-04; {OPEN}; design RB-01; goods S9")
    assert table.refusal(A, "place:IN-04") == {"reason": "robots", "amount": 4, "have": 1}
    table = at("upgrade 5", f"inventor IN-03; {OPEN}; goods S9")
    assert table.refusal(A, "place:IN-03") == {"reason": "tokens", "amount": 3, "have": 1}
    table = at("upgrade 5", "inventor IN-03; goods S9")
    assert table.refusal(A, "place:IN-03") == {"token": "speed"}


@rule("RR-RUL-26", "RR-ASM-03")
def test_what_would_lead_to_nothing_says_why() -> None:
    every = " ".join(
        f"{section}-{token}"
        for section in ("upgrade", "design", "fabricate", "recycle")
        for token in ("cosmetic", "speed", "communication", "efficiency")
    )
    table = at("upgrade 5", HELPED.replace("free design-efficiency", f"free {every}"))
    assert table.refusal(A, "buy:U1") == {"reason": "tokens"}
    table = at("row recycle 7 0", HELPED.replace("RB-65 RB-66", "RB-85 RB-66"))
    assert table.refusal(A, "base:RB-85") == {"reason": "robots"}
    full = "design RB-01 RB-02 RB-03 RB-04 RB-05; hand RB-06 RB-33; goods G9 P9"
    table = at("assembly 9", full)
    assert table.refusal(A, "assemble:RB-06@left") == {"row": "design", "slots": 5}


@rule("RR-AUC-04", "RR-RUL-49")
def test_bids_say_what_is_in_the_way() -> None:
    tracks = {
        "round": "0",
        "stage": "auction",
        "tracks": "IN-01 IN-02",
        "due": "bidding A; starts; round; score",
    }
    settings = {**TWO, "inventors": "auction"}
    table = settled({**tracks, "A": "goods B1", "B": "bid IN-01@3"}, settings)
    assert table.refusal(A, "bid:IN-01@2") == {"space": 3}
    assert table.refusal(A, "bid:IN-02@6") == lacks("battery", 2, 1)
    assert table.refusal(A, "bid:IN-05@1") == {}


@pytest.mark.once
@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "It takes 4 wilds; you have 2."),
        ("fr", "Il faut 4 jokers\xa0; vous en avez 2."),
    ],
)
def test_it_is_said_in_words(lang: str, said: str) -> None:
    table = at("upgrade 5", "goods S2; hand")
    refusal = table.state.refusal(A, GAME.catalogue.number("buy:U1"))
    assert Words(lang, GAME).refusal(refusal, ["Ada"]) == said


@pytest.mark.once
def test_every_rule_a_step_cites_has_a_sentence() -> None:
    """Whatever is refused in some games, a person is told more than the number of a rule."""
    seen: set[str] = set()
    for due, own in (
        ("upgrade 5", f"goods S9; {OPEN}; inventor IN-01"),
        ("assembly 5", "goods S9; hand RB-01"),
        ("board design 7 0", "goods"),
        ("row design 7 0", "design RB-01; goods"),
        ("wild 2", "goods"),
        ("pay S1 W2", "goods S2 T2 G2; hand RB-01"),
        ("cycle - 0", "hand RB-01"),
        ("unlock", "goods"),
        ("inspire", "goods"),
        ("keep", "looks CL-01 CL-02"),
        ("place", f"design RB-02; {OPEN}"),
    ):
        table = at(due, own)
        seen |= set(table.state.rules_against(A)) - {""}
    assert seen - {*GAME.refusals} == set()
    assert len(seen) > 25


def test_nobody_is_told_numbers_who_is_not_asked() -> None:
    table = Table(GAME, settings={"players": 1})
    assert table.refusal(A, "buy:U1") in ({}, None)


def tables(key: str) -> list[tuple[Table, int]]:
    """Tables of random games at which a seat is asked this, each with the seat."""
    found: list[tuple[Table, int]] = []
    for state, _ in Kit(GAME, 14, every=5).states():
        for decision in state.open():
            if decision.key == key and len(found) < 3:
                table = Table(GAME, GAME.position(state), GAME.settings_of(state))
                found.append((table, int(decision.seat)))
    return found


@pytest.mark.once
@rule("RR-AUC-03", "RR-PRE-05", "RR-RUL-20", "RR-STA-04", "RR-UPG-06", "RR-STA-02", "RR-RUL-12")
@rule("RR-INV-02", "RR-END-02", "RR-RUL-24", "RR-RES-05")
@pytest.mark.parametrize(
    ("key", "forbids"),
    [
        ("bid", "RR-AUC-03"),
        ("pair_left", "RR-PRE-05"),
        ("pair_right", "RR-PRE-05"),
        ("keep", "RR-RUL-20"),
        ("choose", "RR-STA-04"),
        ("unlock", "RR-UPG-06"),
        ("cull", "RR-STA-02"),
        ("first", "RR-RUL-12"),
        ("boost", "RR-INV-02"),
        ("round_end", "RR-END-02"),
        ("gain", "RR-RUL-24"),
        ("wild", "RR-RUL-24"),
    ],
)
def test_what_must_be_answered_is_not_passed_and_pays_nothing(key: str, forbids: str) -> None:
    found = tables(key)
    assert found, f"nobody is asked {key}"
    for table, seat in found:
        for answer in ("done", "skip"):
            if answer not in table.options(seat):
                assert table.why_not(seat, answer) == forbids
        assert table.why_not(seat, "usual") == "RR-RES-05"


@pytest.mark.once
@rule("RR-RND-02", "RR-STA-12")
@pytest.mark.parametrize("key", ["cull", "choose", "first", "keep"])
def test_the_start_comes_before_all_rounds(key: str) -> None:
    for table, seat in tables(key):
        if table.view()["stage"] == "start":
            for answer in ("base:RB-01", "upgraded:RB-01", "buy:U1", "use:D1"):
                assert table.why_not(seat, answer) == "RR-RND-02"
            for answer in ("swap:CL-01", "unlock:design-speed", "assemble:RB-01@free"):
                if key != "first" or answer[0] != "a":
                    assert table.why_not(seat, answer) == "RR-STA-12"


@rule("RR-RND-02", "RR-ROW-05", "RR-RUL-02")
def test_robots_are_built_and_run_in_their_phase_and_materials_pay_for_materials() -> None:
    for table, seat in tables("pair_left"):
        assert table.why_not(seat, "assemble:RB-01@left") == "RR-RND-02"
    table = at("row recycle 7 0", "recycle RB-65 RB-66; goods S4 G4 M4 P4; tokens; free")
    assert table.why_not(A, "upgraded:RB-66") == "RR-ROW-05"
    table = at(
        "pay_material; ability base 0; round_end 1", "inventor IN-14; goods S2 G2; hand RB-01"
    )
    assert table.why_not(A, "pay:RB-01") == "RR-RUL-02"
