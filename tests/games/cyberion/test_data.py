"""Card data. Rules: CYB-DAT, and the table of section 22."""

import itertools
from collections import Counter
from collections.abc import Iterator, Sequence
from math import comb
from typing import Any

import pytest

from automatable.games.cyberion.cardset import STANDARD, boarding, fits
from automatable.games.cyberion.pieces import (
    CARD_NAMES,
    DATA,
    FEATURES,
    IDENTITIES,
    MODELS,
    ROBOTS,
    STAGE,
    model_of,
    number_at,
    size_of,
)
from automatable.games.cyberion.rules.crew import Crowd, can_meet
from automatable.testkit import rule

from .helpers_expansions import DOCUMENT, cards_in_deck, new, set_up, table

KNOWN, INFERRED, RECONSTRUCTED = "known", "inferred", "reconstructed"


def printed(heading: str) -> list[list[str]]:
    """The rows of the table of the rules document that starts with a heading."""
    lines = DOCUMENT.read_text("utf-8").splitlines()
    start = next(k for k, line in enumerate(lines) if line.startswith(heading))
    rows = itertools.takewhile(lambda line: line.startswith("|"), lines[start + 2 :])
    return [[cell.strip() for cell in row.strip("|").split("|")] for row in rows]


MACHINE_TABLE = printed("| id | stage | kind |")
GIGANTOBOT_TABLE = printed("| id | feature kind |")


@rule("CYB-DAT-01")
def test_dat_01_fifty_robots_ten_of_each_model_and_size() -> None:
    cards = cards_in_deck(new())
    assert len(cards) == 50
    assert set(Counter(cards).values()) == {2}
    assert Counter(card[:3] for card in cards) == dict.fromkeys(MODELS, 10)
    assert Counter(card[3] for card in cards) == dict.fromkeys("12345", 10)
    assert sum(int(card[3]) for card in cards) == 150
    for number in range(25):
        name = CARD_NAMES[number]
        assert name == f"{MODELS[model_of(number)]}{size_of(number)}"


@rule("CYB-DAT-02")
def test_dat_02_the_mainframe() -> None:
    numbers = {
        model: [number_at(k, level) for level in range(1, 6)] for k, model in enumerate(MODELS)
    }
    assert numbers["SIR"] == numbers["STO"] == numbers["PLA"] == [0, 1, 2, 3, 5]
    assert numbers["COM"] == [0, 5, 4, 3, 1]
    for k, model in enumerate(MODELS):  # the Failsafe symbol between IV and V
        for level in range(1, 5):
            levels = ["1"] * 5
            levels[k] = str(level)
            paid = " ".join(["I-1", "I-2", "I-3", "I-4"][:level])
            game = table(levels=" ".join(levels), experience=paid, reserve=1)
            game.answer(f"upgrade:{model}")
            assert game.parts("reserve") == ["2" if level == 4 else "1"]


@rule("CYB-DAT-02")
def test_dat_02_the_cyclobots_levels() -> None:
    for level, taken, place in (
        ("II", ["CYC1", "CYC2"], "deck"),
        ("III", ["SIR3", "CYC1", "CYC2"], "deck"),
        ("IV", ["CYC1", "CYC2"], "platform"),
        ("V", ["SIR3", "CYC1", "CYC2"], "platform"),
    ):
        game = table(levels="1 1 5 1 1", platform="CYC1", discard="SIR3 CYC2")
        game.answer("trigger:CYC1@platform", f"level:{level}")
        assert game.options(0) == [f"take:{card}" for card in taken]
        game.answer("take:CYC2")
        assert game.position()[place].split()[0] == "CYC2"


def of_stage(stage: int) -> list[str]:
    return [name for k, name in enumerate(STANDARD.machines) if STAGE[k] == stage]


@rule("CYB-DAT-03", "CYB-DAT-04", "CYB-DAT-05", "CYB-DAT-10")
@pytest.mark.parametrize(("stage", "roman", "n"), [(1, "I", 2), (2, "II", 3), (3, "III", 4)])
def test_dat_03_ten_regular_machines_a_stage(stage: int, roman: str, n: int) -> None:
    names = of_stage(stage)
    assert names[:10] == [f"{roman}-{feature}" for feature in FEATURES]
    for name in names[:10]:
        machine = STANDARD.machines.index(name)
        feature = name.partition("-")[2]
        assert STANDARD.needs[machine] == n
        assert STANDARD.kinds[machine] == ("same_model" if feature in MODELS else "same_size")
    special = {
        1: [],
        2: ["II-GE12", "II-LE6", "II-TWIN", "II-2PAIR", "II-RUN4"],
        3: ["III-GE15", "III-LE9", "III-TRIPLET", "III-FULL", "III-RUN5"],
    }
    assert names[10:] == special[stage]


@rule("CYB-DAT-06")
def test_dat_06_the_shapes() -> None:
    assert {STANDARD.kinds[k] for k in range(40)} == {
        *("same_model", "same_size", "sum_at_least", "sum_at_most", "run", "groups", "identical")
    }
    of_kind = {name: STANDARD.printed[STANDARD.machines.index(name)] for name in STANDARD.machines}
    assert of_kind["II-RUN4"]["runs"] == [[1, 2, 3, 4], [2, 3, 4, 5]]
    assert of_kind["III-RUN5"]["runs"] == [[1, 2, 3, 4, 5]]
    assert of_kind["II-2PAIR"]["groups"] == [2, 2]
    assert of_kind["III-FULL"]["groups"] == [2, 3]
    assert (of_kind["II-TWIN"]["robots"], of_kind["III-TRIPLET"]["robots"]) == (2, 3)


@rule("CYB-DAT-07")
def test_dat_07_forty_different_machines() -> None:
    assert len(STANDARD.machines) == len(set(STANDARD.machines)) == 40
    needs = {
        str(
            {
                key: value
                for key, value in STANDARD.printed[k].items()
                if key not in ("id", "status")
            }
        )
        for k in range(40)
    }
    assert len(needs) == 40


@rule("CYB-DAT-03", "CYB-DAT-04", "CYB-DAT-05", "CYB-DAT-07")
def test_dat_07_the_machines_are_those_of_the_table() -> None:
    assert [row[0] for row in MACHINE_TABLE] == list(STANDARD.machines)
    for k, (_, stage, kind, n, parameter, _, _, status) in enumerate(MACHINE_TABLE):
        data = STANDARD.printed[k]
        assert (str(data["stage"]), data["kind"], str(data["robots"])) == (stage, kind, n)
        assert parameter == parameter_of(data)
        assert status.startswith("KNOWN") and data["status"] == KNOWN


def parameter_of(data: dict[str, Any]) -> str:
    """What the table prints as a Machine's parameter."""
    if "runs" in data:
        return " or ".join("".join(str(size) for size in run) for run in data["runs"])
    if "groups" in data:
        return "+".join(str(count) for count in data["groups"])
    return str(data.get("model", data.get("size", data.get("sum", "–"))))


@rule("CYB-DAT-08")
def test_dat_08_the_sum_machines_mirror_each_other() -> None:
    data = {row[0]: (int(row[3]), row[4], row[5]) for row in MACHINE_TABLE}
    for low, high in (("II-LE6", "II-GE12"), ("III-LE9", "III-GE15")):
        n, total, hands = data[high]
        assert data[low] == (n, str(6 * n - int(total)), hands)
    for large, small, n, least in (("II-GE12", "II-LE6", 3, 12), ("III-GE15", "III-LE9", 4, 15)):
        for sizes in itertools.combinations_with_replacement(range(1, 6), n):
            mirrored = [6 - size for size in sizes]
            assert repairs(large, sizes) == repairs(small, mirrored) == (sum(sizes) >= least)


def repairs(machine: str, sizes: Sequence[int]) -> bool:
    """Whether Robots of these sizes, each of another model, repair a Machine."""
    cards = " ".join(f"{model}{size}" for model, size in zip(MODELS, sizes, strict=False))
    made = table("multibots", factory=machine, platform=cards)
    return f"repair:{machine}" in made.options(0)


# The exact number of hands.


def distinct_hands() -> list[tuple[tuple[int, ...], int]]:
    """Every hand of five as kinds of Robots, with the number of hands it stands for."""
    found: list[tuple[tuple[int, ...], int]] = []
    for cards in itertools.combinations_with_replacement(range(25), 5):
        counts = Counter(cards)
        if max(counts.values()) <= 2:
            weight = 1
            for copies in counts.values():
                weight *= comb(2, copies)
            found.append((cards, weight))
    return found


def repairable(hands: Sequence[Sequence[int]]) -> Iterator[list[int]]:
    """The Machines that each hand can repair from the Platform."""
    state = new().state
    book = state.terms.cookbook
    recipes = [book.recipes(machine, -1) for machine in range(40)]
    for hand in hands:
        for place, card in enumerate(hand):
            state.rows[place] = card
        crowd = Crowd(state, False)
        yield [machine for machine in range(40) if can_meet(crowd, recipes[machine])]


@rule("CYB-DAT-10")
def test_dat_10_all_hands_are_counted() -> None:
    hands = distinct_hands()
    assert sum(weight for _, weight in hands) == comb(50, 5) == 2_118_760
    shares = [(int(row[5]) / 2_118_760, row[6].removesuffix(" %")) for row in MACHINE_TABLE]
    assert all(abs(100 * share - float(text)) <= 0.05 for share, text in shares)


@pytest.mark.once
@rule("CYB-DAT-08", "CYB-DAT-09", "CYB-DAT-10", "CYB-REP-09", "CYB-REP-10", "CYB-REP-15")
def test_dat_10_the_checker_finds_exactly_the_hands_of_the_table() -> None:
    found: Counter[int] = Counter()
    hands = distinct_hands()
    for machines, (_, weight) in zip(repairable([cards for cards, _ in hands]), hands, strict=True):
        for machine in machines:
            found[machine] += weight
    assert {name: found[k] for k, name in enumerate(STANDARD.machines)} == {
        row[0]: int(row[5]) for row in MACHINE_TABLE
    }


@rule("CYB-DAT-10", "CYB-DAT-09")
def test_dat_10_the_checker_agrees_on_the_hands_without_twins_of_two_models() -> None:
    cards = [*range(5), *range(5, 10)]  # a game of two models, quick to count by hand
    hands = list(itertools.combinations(cards, 5))
    found = Counter(machine for machines in repairable(hands) for machine in machines)
    for name, count in (("I-SIR", 226), ("III-SIR", 26), ("I-CYC", 0), ("III-TRIPLET", 0)):
        assert found[STANDARD.machines.index(name)] == count
    same = sum(1 for hand in hands if {0, 5} <= set(hand))
    assert found[STANDARD.machines.index("I-1")] == same == comb(8, 3)
    assert found[STANDARD.machines.index("III-RUN5")] == 2**5
    sums = [sorted(card % 5 + 1 for card in hand) for hand in hands]
    assert found[STANDARD.machines.index("II-GE12")] == sum(
        1 for hand in sums if sum(hand[-3:]) >= 12
    )
    assert found[STANDARD.machines.index("III-LE9")] == sum(
        1 for hand in sums if sum(hand[:4]) <= 9
    )


# Expansion pieces.


@rule("CYB-DAT-11", "CYB-DAT-12", "CYB-DAT-13")
def test_dat_11_one_babybot_and_one_support_token_per_model() -> None:
    assert [name for name in CARD_NAMES if name.startswith("BAB")] == [f"BAB-{m}" for m in MODELS]
    begun = new("babybots", support="5")
    for model in MODELS:
        begun.nature(f"aid:{model}")
    assert begun.view()["support"] == begun.view()["limbot"] == list(MODELS)
    giants = set_up("gigantobots").view()
    assert (giants["damage"], giants["reserve"] + giants["forge"]) == (5, 5)
    assert giants["battery"] == "charged"


@rule("CYB-DAT-12", "CYB-SUP-02")
def test_dat_12_support_tokens_show_level_three() -> None:
    drew = table(support="SIR").answer("support:SIR").nature("draw:COM1", "draw:COM2")
    assert drew.position()["flash"] == "COM1 COM2"
    take = table(support="CYC", discard="SIR3 CYC2").answer("support:CYC")
    assert take.options(0) == ["take:SIR3", "take:CYC2"]


@rule("CYB-DAT-14")
def test_dat_14_twenty_microbots_two_of_each_symbol() -> None:
    assert list(new("microbots").state.stack) == [2] * 10
    assert DATA["microbots"]["status"] == INFERRED


@rule("CYB-DAT-15")
def test_dat_15_ten_multibots_one_of_each_symbol() -> None:
    cards = [card for card in cards_in_deck(new("multibots")) if card.startswith("MUL")]
    assert cards == [f"MUL-{feature}" for feature in FEATURES]
    assert DATA["multibots"]["status"] == INFERRED
    for k, feature in enumerate(FEATURES):
        can_be = [CARD_NAMES[i] for i in range(25) if IDENTITIES[int(ROBOTS) + k] >> i & 1]
        assert can_be == [name for name in CARD_NAMES[:25] if feature in name]


@rule("CYB-DAT-16")
def test_dat_16_ten_interference_tokens_two_of_each_ability() -> None:
    assert new("devious_cog").view()["masked"] == dict.fromkeys(MODELS, 2)
    assert DATA["interference"]["status"] == INFERRED


@rule("CYB-DAT-17", "CYB-DAT-18")
def test_dat_17_ten_gigantobots_one_of_each_symbol() -> None:
    assert [row[0] for row in GIGANTOBOT_TABLE] == list(STANDARD.gigantobots)
    for k, (_, kind, feature, seats, status) in enumerate(GIGANTOBOT_TABLE):
        assert STANDARD.gigantobots[k] == f"GIG-{feature}"
        assert kind == ("model" if feature in MODELS else "size")
        assert seats == f"{STANDARD.seats[k]} ({STANDARD.seats[k] + 1})"
        assert status == RECONSTRUCTED.upper()
        riders = [
            name
            for card, name in enumerate(CARD_NAMES[:25])
            if fits(boarding(STANDARD.features), card, k)
        ]
        assert riders == [name for name in CARD_NAMES[:25] if feature in name]
    for card in range(25):  # every Robot fits exactly two
        assert sum(1 for k in range(10) if fits(boarding(STANDARD.features), card, k)) == 2


@rule("CYB-DAT-19", "CYB-DAT-20")
def test_dat_19_what_is_not_known_stands_in_the_data_with_its_status() -> None:
    for one in DATA["gigantobot"]:
        assert isinstance(one["features"], list) and len(one["features"]) == 1
        assert one["status"] == RECONSTRUCTED
    for group in ("microbots", "multibots", "interference"):
        assert DATA[group]["status"] == INFERRED
        counts = {count for name, count in DATA[group].items() if name != "status"}
        assert counts == {1 if group == "multibots" else 2}
