"""Which crews repair a Machine, against a checker that tries every identity of every member.

Rules: CYB-REP, CYB-COM, CYB-MIC, CYB-MUL, CYB-RUL.
"""

import itertools
from collections.abc import Iterator
from typing import Final, NamedTuple

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from automatable import Rng
from automatable.games.cyberion import GAME
from automatable.games.cyberion.cardset import STANDARD
from automatable.games.cyberion.pieces import CARD_NAMES, FEATURES, MODELS
from automatable.games.cyberion.rules.crew import saturates
from automatable.testkit import Table, rule

from .helpers_expansions import options, table

Identity = tuple[str, int]  # model and size
IDENTITIES: Final = [(model, size) for model in MODELS for size in range(1, 6)]
SETTINGS: Final = [(covers, extra) for covers in ("yes", "no") for extra in ("needed", "free")]
ROWS: Final = ("platform", "flash", "stock")


# The oracle: the words of the rules, and no thought of speed.


def identities(card: str) -> list[Identity]:
    """Everything a card can be."""
    feature = card.removeprefix("MUL-")
    return [one for one in IDENTITIES if feature in (one[0], str(one[1]), f"{one[0]}{one[1]}")]


def serves(machine: str, crew: tuple[Identity, ...]) -> bool:
    """Whether exactly these Robots meet the requirement printed on a Machine."""
    wanted = machine.split("-")[1]
    models = [model for model, _ in crew]
    sizes = sorted(size for _, size in crew)
    groups = sorted(sizes.count(size) for size in set(sizes))
    n = number(machine)
    if wanted in MODELS:
        return models == [wanted] * n
    if wanted in "12345":
        return sizes == [int(wanted)] * n
    if wanted.startswith("GE"):
        return len(crew) == n and sum(sizes) >= int(wanted[2:])
    if wanted.startswith("LE"):
        return len(crew) == n and sum(sizes) <= int(wanted[2:])
    if wanted == "RUN4":
        return sizes in ([1, 2, 3, 4], [2, 3, 4, 5])
    if wanted == "RUN5":
        return sizes == [1, 2, 3, 4, 5]
    if wanted == "2PAIR":
        return groups in ([2, 2], [4])
    if wanted == "FULL":
        return groups in ([2, 3], [5])
    assert wanted in ("TWIN", "TRIPLET")
    return len(crew) == n and len(set(crew)) == 1


def number(machine: str) -> int:
    """How many Robots a Machine requires."""
    stage, wanted = machine.split("-")
    special = {"TWIN": 2, "TRIPLET": 3, "2PAIR": 4, "RUN4": 4, "FULL": 5, "RUN5": 5}
    return special.get(wanted, {"I": 2, "II": 3, "III": 4}[stage])


class Job(NamedTuple):
    """A Machine, perhaps Prepped, perhaps with a Microbot, and how its rulings are read."""

    machine: str
    prepped: bool
    microbot: str  # a feature, or empty
    covers: str
    extra: str


def shows(identity: Identity, feature: str) -> bool:
    """Whether a Robot has a feature."""
    return feature in (identity[0], str(identity[1]))


def is_crew(job: Job, cards: tuple[str, ...]) -> bool:
    """Whether exactly these cards repair the Machine: some way of naming everybody fits."""
    needs = number(job.machine)
    if len(cards) + job.prepped not in ((needs, needs + 1) if job.microbot else (needs,)):
        return False
    members = [identities(card) for card in cards]
    if job.prepped:
        members.append(IDENTITIES)  # the imaginary Robot, last
    imaginary = len(cards) if job.prepped else -1
    for crew in itertools.product(*members):
        if not job.microbot:
            if serves(job.machine, crew):
                return True
            continue
        covering = [
            k
            for k, one in enumerate(crew)
            if shows(one, job.microbot) and (k != imaginary or job.covers == "yes")
        ]
        if covering and serves(job.machine, crew):
            return True
        for extra in covering:
            others = [k for k in covering if k != extra]
            if others and job.extra == "needed":
                continue
            if serves(job.machine, crew[:extra] + crew[extra + 1 :]):
                return True
    return False


def crews(job: Job, cards: list[str]) -> set[tuple[str, ...]]:
    """Every crew among some cards."""
    return {
        chosen
        for count in range(1, 7)
        for chosen in itertools.combinations(sorted(cards), count)
        if is_crew(job, chosen)
    }


# What the game offers.


def lay(job: Job, cards: list[str]) -> Table:
    """The table with these cards in the rows."""
    microbot = f"+MIC-{job.microbot}" if job.microbot else ""
    rows = {row: " ".join(cards[k * 5 : k * 5 + 5]) for k, row in enumerate(ROWS)}
    return table(
        "microbots,multibots" if job.microbot else "multibots",
        factory=f"{job.machine}{'*' if job.prepped else ''}{microbot}",
        prep_covers=job.covers,
        extra=job.extra,
        **rows,
    )


def offered(job: Job, cards: list[str]) -> set[tuple[str, ...]]:
    """Every crew that the answers of the game lead to; no question is a dead end."""
    made = lay(job, cards)
    name = f"repair:{job.machine}"
    if name not in options(made):
        return set()
    made.answer(name)
    found: set[tuple[str, ...]] = set()
    seen: set[tuple[str, ...]] = set()
    work: list[tuple[Table, tuple[str, ...]]] = [(made, ())]
    while work:
        at, crew = work.pop()
        answers = options(at)
        assert answers, f"{job} with {cards} comes to nothing at {crew}"
        for answer in answers:
            after = Table.__new__(Table)
            after.game, after.state = at.game, at.state.clone()
            after.answer(answer)
            more = crew
            if answer != "done":
                more = tuple(sorted([*crew, answer[5:].partition("@")[0]]))
            decision = after.state.decision()
            if decision is None or decision.key != "crew":
                found.add(more)
            elif more not in seen:  # the cards of a hand here are all in one row, or all different
                seen.add(more)
                work.append((after, more))
    return found


def some_cards(rng: Rng, count: int, multibots: int) -> list[str]:
    """Random cards of the deck, some of them Multibots, few kinds so that crews come about."""
    models = [MODELS[rng.below(5)] for _ in range(2)]
    robots = [name for name in CARD_NAMES[:25] if name[:3] in models or rng.below(4) == 0]
    pool = [card for card in robots for _ in range(2)]
    wild = list(CARD_NAMES[25:35])
    found = []
    for _ in range(multibots):
        found.append(wild.pop(rng.below(len(wild))))
    while len(found) < count:
        found.append(pool.pop(rng.below(len(pool))))
    return sorted(found, key=CARD_NAMES.index)


def some_jobs(seed: int, count: int) -> Iterator[tuple[Job, list[str]]]:
    """Machines and hands, all kinds of both."""
    rng = Rng(seed)
    for number in range(count):
        machine = (
            STANDARD.machines[10 + rng.below(30)]
            if number % 5
            else STANDARD.machines[rng.below(10)]
        )
        microbot = FEATURES[rng.below(10)] if rng.below(4) else ""
        covers, extra = SETTINGS[rng.below(4)]
        job = Job(machine, rng.below(2) == 0, microbot, covers, extra)
        yield job, some_cards(rng, 3 + rng.below(3), rng.below(3))


def agree(job: Job, cards: list[str]) -> bool:
    """The game offers exactly the crews there are; whether there are any."""
    right = crews(job, cards)
    assert offered(job, cards) == {tuple(sorted(crew)) for crew in right}, (job, cards)
    return bool(right)


@rule("CYB-RUL-33", "CYB-RUL-34", "CYB-RUL-35", "CYB-RUL-36", "CYB-RUL-38", "CYB-RUL-39")
def test_rul_36_the_game_offers_exactly_the_crews_there_are() -> None:
    found = [agree(job, cards) for job, cards in some_jobs(1, 300)]
    assert found.count(True) > 60
    assert found.count(False) > 40


@pytest.mark.once
@rule("CYB-RUL-36", "CYB-MIC-04", "CYB-MIC-06", "CYB-MUL-12")
def test_rul_36_the_same_for_many_more_hands() -> None:
    found = [agree(job, cards) for job, cards in some_jobs(2, 1500)]
    assert found.count(True) > 300


@rule("CYB-COM-11", "CYB-MIC-02", "CYB-MIC-04", "CYB-MUL-12", "CYB-RUL-34", "CYB-RUL-36")
@pytest.mark.parametrize(("covers", "extra"), SETTINGS)
def test_rul_36_every_machine_under_every_reading(covers: str, extra: str) -> None:
    rng = Rng(7)
    for machine in STANDARD.machines:
        for prepped in (False, True):
            job = Job(machine, prepped, FEATURES[rng.below(10)], covers, extra)
            agree(job, some_cards(rng, 4, 2))


@rule("CYB-REP-02", "CYB-REP-18")
def test_rep_02_crews_of_six_out_of_three_rows() -> None:
    job = Job("III-FULL", False, "COM", "yes", "needed")
    cards = ["SIR1", "SIR1", "STO3", "STO3", "MUL-1", "COM4", "MUL-3", "COM1"]
    right = crews(job, cards)
    assert ("COM4", "MUL-1", "MUL-3", "SIR1", "SIR1", "STO3") in right  # COM4 is the extra one
    assert ("COM1", "COM4", "MUL-3", "SIR1", "STO3", "STO3") not in right  # COM1 covers already
    assert max(len(crew) for crew in right) == 6
    assert offered(job, cards) == right


@rule("CYB-MIC-02")
def test_mic_02_helpers_are_the_cards_of_some_crew() -> None:
    for job, cards in some_jobs(3, 60):
        shown = lay(job, cards).view()["factory"][0]
        helping = {card for crew in crews(job, cards) for card in crew}
        assert {card.partition("@")[0] for card in shown["helpers"]} == helping
        assert shown["repairable"] == bool(helping)


# Giving each a place of its own, the core of every crew.


def one_each(wanted: list[int]) -> bool:
    """The same by trying all ways."""
    return any(
        all(places >> place & 1 for places, place in zip(wanted, way, strict=True))
        for way in itertools.permutations(range(16), len(wanted))
    )


@pytest.mark.parametrize("first", [0, 5, 10, 12])
def test_all_ways_are_tried_wherever_the_cards_lie(first: int) -> None:
    rng = Rng(7)
    for _ in range(60):
        wanted = [rng.below(15) + 1 << first | rng.below(2) for _ in range(4)]
        assert saturates(vec[i64](wanted)) == one_each(wanted), wanted


@rule("CYB-REP-11", "CYB-MUL-07")
def test_mul_07_a_multibot_in_the_stock_is_one_card_only() -> None:
    position = {
        "turn": "A 9",
        "factory": "III-3+MIC-4 III-SIR+MIC-CYC III-GE15+MIC-COM III-PLA+MIC-PLA III-STO+MIC-2",
        "removed": "*",
        "platform": "CYC5 COM1",
        "stock": "SIR1 MUL-COM",
    }
    table = Table(GAME, position, {"expansions": "all"})
    assert not [name for name in table.options(0) if name.startswith("repair:")]
    assert table.why_not(0, "repair:III-GE15") == "CYB-REP-11"
