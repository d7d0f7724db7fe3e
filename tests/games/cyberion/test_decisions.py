"""Decisions and information. Rules: CYB-DEC."""

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import chain
from math import comb, factorial

import pytest

from automatable import ORACLE, SPECTATOR
from automatable.games.cyberion import GAME
from automatable.games.cyberion.cardset import STANDARD
from automatable.games.cyberion.pieces import CARD_NAMES, FIRST_BABYBOT, MICROBOTS, STAGE
from automatable.games.cyberion.state import CyberionState
from automatable.kernel.record import Answer, Record
from automatable.kernel.seats import CHANCE
from automatable.testkit import Table, rule

from .helpers_expansions import (
    COMBINATIONS,
    A,
    Player,
    asked,
    fill,
    late,
    natures,
    new,
    options,
    play,
    set_up,
    table,
    verb_of,
)

FACTORY = "I-SIR I-STO I-CYC I-PLA I-COM"
WITH_MICROBOTS = "I-SIR+MIC-SIR I-STO+MIC-STO I-CYC+MIC-CYC I-PLA+MIC-PLA I-COM+MIC-COM"


def verbs(table: Table) -> set[str]:
    """The kinds of actions on offer."""
    return {verb_of(name) for name in options(table)}


def rich(expansions: str) -> Table:
    """A table at which everything can be done."""
    chosen = [] if expansions == "none" else expansions.split(",")
    written: dict[str, object] = {
        "factory": WITH_MICROBOTS if "microbots" in chosen else FACTORY,
        "platform": "SIR1 SIR4 COM1 COM2",
        "experience": "II-1",
        "support": "SIR",
    }
    if "microbots" in chosen:
        written["held"] = "MIC-1 MIC-2 MIC-3 MIC-4 MIC-5"
    return table(expansions, **written)


@rule("CYB-DEC-01")
def test_dec_01_ten_kinds_of_decisions_five_of_them_in_the_base_game() -> None:
    base = {"repair", "trigger", "support", "upgrade", "end"}
    added = {
        "babybots": {"baby"},
        "gigantobots": {"board"},
        "microbots": {"replace", "exchange", "remove"},
        "multibots": set(),
        "devious_cog": set(),
    }
    for expansions in COMBINATIONS:
        chosen = [] if expansions == "none" else expansions.split(",")
        assert verbs(rich(expansions)) == base.union(*[added[one] for one in chosen])
    assert len(verbs(rich("babybots,gigantobots,microbots"))) == 10
    assert rich("none").why_not(A, "done") == "CYB-DEC-01"


# Answers that change nothing before the last one.


@rule("CYB-DEC-02")
@pytest.mark.parametrize(
    ("answers", "expansions", "written"),
    [
        (["repair:I-SIR", "crew:SIR1@platform", "crew:SIR2@platform"], "none", {}),
        (
            ["trigger:STO1@platform", "level:III", "stow:SIR1@platform", "stow:CYC1@flash"],
            "none",
            {},
        ),
        (["trigger:CYC1@flash", "level:III", "take:COM5"], "none", {}),
        (
            [
                *("trigger:COM1@stock", "level:III", "prep:I-SIR", "spend:SIR1@platform"),
                *("spend:CYC1@flash", "spend:card@deck", "spend:card@deck"),
            ],
            "none",
            {},
        ),
        (
            ["upgrade:PLA", "pay:I-2", "pay:II-1"],
            "none",
            {"levels": "3 3 3 2 3", "questions": "strict"},
        ),
        (["baby:SIR", "mate:SIR1@platform", "mate:SIR4@stock"], "babybots", {}),
        (
            ["board", "rider:SIR1@platform", "rider:SIR4@stock", "seat:GIG-1", "seat:GIG-SIR"],
            "gigantobots",
            {},
        ),
        (
            ["exchange:I-SIR", "swap:I-STO", "token:MIC-1", "token:MIC-2", "token:MIC-4"],
            "microbots",
            {"held": "MIC-1 MIC-2 MIC-3 MIC-4", "factory": WITH_MICROBOTS},
        ),
        (
            ["replace:I-SIR", "token:MIC-2"],
            "microbots",
            {"held": "MIC-1 MIC-2", "factory": WITH_MICROBOTS},
        ),
    ],
    ids=lambda given: given[0].partition(":")[0] if isinstance(given, list) else "",
)
def test_dec_02_parameters_are_settled_before_anything_changes(
    answers: list[str], expansions: str, written: dict[str, str]
) -> None:
    given: dict[str, object] = {
        "factory": FACTORY,
        "platform": "SIR1 SIR2 STO1",
        "flash": "CYC1",
        "stock": "SIR4 COM1",
        "discard": "COM5",
        "levels": "3 3 3 3 3",
        "experience": "I-1 I-2 II-1",
    }
    made = table(expansions, **{**given, **written})
    before = made.position()
    for count, answer in enumerate(answers, 1):
        made.answer(answer)
        after = made.position()
        if count < len(answers):
            assert sorted(after.pop("doing").split()) == sorted(answers[:count])
            assert after == before
            assert made.events() == []
    assert after != before
    assert made.events() != []


@rule("CYB-DEC-03")
def test_dec_03_what_is_asked_only_after_new_information() -> None:
    look = table(factory=FACTORY, platform="PLA1", levels="1 1 1 3 1")
    look.answer("trigger:PLA1@platform", "level:III")
    assert options(look) == []
    fill(look, "COM1", "COM2")
    assert asked(look) == "back"
    assert look.why_not(A, "end") == "CYB-DEC-03"
    reveal = table("devious_cog", factory=FACTORY, platform="PLA1", levels="1 1 1 3 1")
    reveal.answer("trigger:PLA1@platform").nature("interfere:STO")
    assert asked(reveal) == "level"
    giant = table(
        "gigantobots", factory=FACTORY, platform="SIR1 SIR4", riders="GIG-SIR SIR2 SIR3 SIR5"
    )
    giant.answer("board", "rider:SIR1@platform", "rider:SIR4@platform")
    giant.answer("seat:GIG-SIR", "seat:GIG-SIR")
    assert asked(giant) == "reward"


@rule("CYB-DEC-04")
def test_dec_04_the_order_of_the_decks_and_hidden_tokens_show_nowhere() -> None:
    made = set_up("all")
    for viewer in (A, int(SPECTATOR), int(ORACLE)):
        seen = made.view(viewer)
        assert seen["deck_top"] == seen["deck_bottom"] == []
        assert seen["deck_cards"] == sorted(seen["deck_cards"], key=CARD_NAMES.index)
        assert seen["machine_deck"] == [0, 10, 10]  # by stage only
        assert seen["microbot_stack"] == 15
        assert seen["masked"] == dict.fromkeys(("SIR", "STO", "CYC", "PLA", "COM"), 2)
    # Whatever is hidden is decided when it is seen, among all that it can be.
    made.answer(f"trigger:{options(made, 'trigger')[0]}")
    assert len(natures(made)) == 5
    refill = set_up("none")
    left = [name for name in STANDARD.machines[:10] if name not in refill.part("factory").split()]
    refill = table(
        factory=refill.part("factory").replace("I-SIR", "-"), removed="I-SIR", turn="A 2 relieved"
    ).answer("end")
    assert natures(refill) == left


@rule("CYB-DEC-05")
def test_dec_05_everything_else_is_known_to_all() -> None:
    made = table(
        "all",
        factory="I-SIR*+MIC-1",
        removed="I-STO I-CYC",
        experience="II-1",
        platform="SIR1",
        flash="STO1",
        stock="CYC1",
        discard="PLA1 MUL-3",
        deck="COM1 COM2 ... COM3",
        levels="1 2 3 4 5",
        support="PLA",
        limbot="COM",
        made="SIR",
        riders="GIG-2 SIR2",
        vacation="GIG-5",
        damage=2,
        held="MIC-4",
        used="MIC-5 MIC-5",
        interference="2 1 2 2 2",
        revealed="PLA",
        reserve=4,
        battery="empty",
    )
    seen = made.view(A)
    assert seen == made.view(SPECTATOR)
    assert seen["rows"] == {"platform": ["SIR1"], "flash": ["STO1"], "stock": ["CYC1"]}
    assert seen["discard"] == ["PLA1", "MUL-3"]
    assert (seen["deck_top"], seen["deck_bottom"]) == (["COM1", "COM2"], ["COM3"])
    assert (seen["experience"], seen["removed"]) == (["II-1"], ["I-STO", "I-CYC"])
    assert list(seen["levels"].values()) == [1, 2, 3, 4, 5]
    assert (seen["reserve"], seen["forge"], seen["battery"]) == (4, 1, "empty")
    assert (seen["support"], seen["limbot"]) == (["PLA"], ["COM"])
    giants = {one["gigantobot"]: one for one in seen["gigantobots"]}
    assert giants["GIG-2"]["riders"] == ["SIR2"] and giants["GIG-5"]["vacation"]
    assert (seen["microbots"], seen["microbot_discard"]) == (["MIC-4"], ["MIC-5", "MIC-5"])
    assert (seen["damage"], seen["interference"]["STO"], seen["masked"]["PLA"]) == (2, 1, 1)
    shown = seen["factory"][0]
    assert (shown["machine"], shown["microbot"], shown["prepped"]) == ("I-SIR", "MIC-1", True)


@rule("CYB-DEC-05")
def test_dec_05_cards_put_on_the_deck_are_known_until_the_next_shuffle() -> None:
    made = table(
        "babybots", factory=FACTORY, platform="CYC1 SIR1 SIR4", discard="PLA5", levels="1 1 3 1 1"
    )
    made.answer("trigger:CYC1@platform", "level:III", "take:PLA5")
    assert made.view()["deck_top"] == ["PLA5"]
    made.answer("baby:SIR", "mate:SIR1@platform", "mate:SIR4@platform")
    assert made.view()["deck_top"] == []


# Nature.


@rule("CYB-DEC-06")
def test_dec_06_a_record_replays_without_a_random_source() -> None:
    for seed, expansions in ((1, "none"), (2, COMBINATIONS[31])):
        made = new(expansions, 2)
        record = Record.of(made.state)
        keys = set()
        player = Player(seed)
        while (decision := made.state.decision()) is not None:
            if decision.seat == CHANCE:
                keys.add(decision.key)
            name = player.choose(made, decision)
            record.answers.append(Answer(decision.seat, GAME.catalogue.number(name)))
            made.state.apply(decision.seat, GAME.catalogue.number(name))
        expected = {"first", "aid", "machine", "draw"}
        if expansions != "none":
            expected |= {"microbot", "interfere"}
        assert keys == expected
        again = Record.read(record.text(), GAME).replay()
        assert again.game.position(again) == made.position()


@rule("CYB-DEC-06")
def test_dec_06_nature_is_asked_before_the_player_and_only_nature_answers() -> None:
    made = table(factory=FACTORY, platform="SIR1", levels="2 1 1 1 1")
    assert made.why_not(A, "draw:SIR1") == "CYB-DEC-06"
    made.answer("trigger:SIR1@platform", "level:II")
    assert options(made) == []
    assert made.why_not(A, "end") == "CYB-DEC-06"
    assert "SIR1" in natures(made)  # the other copy


# Conservation.


def robots_on(state: CyberionState) -> Counter[str]:
    """All Robots and Multibots, wherever they are."""
    found: Counter[str] = Counter()
    for card in range(int(FIRST_BABYBOT)):
        found[CARD_NAMES[card]] += int(state.deck.count(card) + state.discard[card])
    for card in [*state.rows, *state.looked]:
        if 0 <= card < FIRST_BABYBOT:
            found[CARD_NAMES[card]] += 1
    for rider in state.riders:
        found[CARD_NAMES[rider & 31]] += 1
    return found


def babybots_on(state: CyberionState) -> list[str]:
    """Babybots in the Limbot, in the deck, or looked at."""
    found = [name for k, name in enumerate(CARD_NAMES[-5:]) if state.limbot >> k & 1]
    for card in range(int(FIRST_BABYBOT), len(CARD_NAMES)):
        found += [CARD_NAMES[card]] * int(state.deck.count(card))
        found += [CARD_NAMES[card]] * list(state.looked).count(card)
    return sorted(found)


def microbots_on(state: CyberionState) -> Counter[str]:
    """All Microbots, wherever they are."""
    found: Counter[str] = Counter()
    for k, name in enumerate(MICROBOTS):
        found[name] = int(state.stack[k] + state.used[k])
    for feature in chain(state.held, state.microbots):
        if feature >= 0:
            found[MICROBOTS[feature]] += 1
    return found


class Auditor:
    """Counts all pieces after every answer, Machines by those that nature named."""

    def __init__(self, table: Table) -> None:
        state = table.state
        self.table = table
        self.multibots = state.terms.multibots
        self.machines = self.seen(state)
        self.babybots = babybots_on(state)
        self.tokens = sum(state.interference)
        self.damage = int(state.damage)
        self.stage = 1

    def seen(self, state: CyberionState) -> list[str]:
        """The Machines that lie face up or are out of the game."""
        factory = [STANDARD.machines[machine] for machine in state.factory if machine >= 0]
        return sorted(
            factory + STANDARD.machines_of(state.experience) + STANDARD.machines_of(state.removed)
        )

    def after(self, name: str) -> None:
        """Nothing is made or lost by an answer."""
        state = self.table.state
        self.count_machines(state, name)
        robots = robots_on(state)
        assert set(robots.values()) == {2, 1 if self.multibots else 0}
        assert sum(robots.values()) == (60 if self.multibots else 50)
        assert all(count == 2 for count in list(robots.values())[:25])
        self.count_tokens(state, name)
        for event in self.table.events():
            if event.startswith("babybot_came"):
                self.babybots.remove(event.partition("=")[2])
        assert babybots_on(state) == self.babybots

    def count_machines(self, state: CyberionState, name: str) -> None:
        """Every Machine nature names is new, of the right stage, and still there."""
        if verb_of(name) == "machine":
            machine = name.partition(":")[2]
            assert machine not in self.machines
            stage = int(STAGE[STANDARD.machines.index(machine)])
            assert stage >= self.stage
            self.stage = stage
            self.machines = sorted([*self.machines, machine])
        assert self.seen(state) == self.machines
        in_deck = sum(int(state.machines_left(stage)) for stage in range(3))
        assert len(self.machines) + in_deck == 25

    def count_tokens(self, state: CyberionState, name: str) -> None:
        """Failsafe, Structural Damage, Interference tokens and Microbots."""
        assert 0 <= state.reserve <= 5
        if state.terms.microbots:
            assert microbots_on(state) == dict.fromkeys(MICROBOTS, 2)
            assert len(state.held) <= 5
        if verb_of(name) == "interfere":
            self.tokens -= 1
        assert sum(state.interference) == sum(state.masked) == self.tokens
        if name == "reward:damage":
            self.damage -= 1
        assert state.damage == self.damage


def audited(table: Table, seed: int) -> Table:
    """A game played to its end, every piece counted after every answer."""
    auditor = Auditor(table)
    for name in play(table, Player(seed)):
        auditor.after(name)
    return table


@rule("CYB-DEC-07")
@pytest.mark.parametrize("number", range(32))
def test_dec_07_pieces_are_conserved_with_every_combination(number: int) -> None:
    players = 1 + (number + number // 2) % 2
    made = audited(new(COMBINATIONS[number], players), number)
    assert made.ended()
    assert made.state.turn >= 2


@pytest.mark.once
@rule("CYB-DEC-07")
@pytest.mark.parametrize("players", [1, 2])
@pytest.mark.parametrize("number", range(32))
def test_dec_07_and_for_one_and_two_players(number: int, players: int) -> None:
    for seed in range(4):
        assert audited(new(COMBINATIONS[number], players), 100 * seed + number).ended()
        assert audited(late(COMBINATIONS[number], players, seed * 5), 50 * seed + number).ended()


@rule("CYB-DEC-07", "CYB-RUL-80", "CYB-END-04", "CYB-END-05", "CYB-END-06")
def test_dec_07_and_to_every_ending() -> None:
    endings: Counter[str] = Counter()
    for expansions, variants in LATE:
        for variant in variants:
            endings[audited(late(expansions, 1 + variant % 2, variant), variant).ended()] += 1
    assert set(endings) == {
        "won by repaired",
        "lost by failsafe",
        "lost by limbot",
        "lost by interference",
        "lost by damage",
    }
    assert endings["won by repaired"] >= 3


LATE = (
    ("none", (0, 1)),
    ("devious_cog", (8, 9, 10)),
    ("gigantobots", (3, 10)),
    ("babybots,devious_cog", (3,)),
    (COMBINATIONS[31], (4, 6, 9)),
)


# Loops and numbers.


@rule("CYB-DEC-08", "CYB-RUL-18")
@pytest.mark.parametrize("level", ["IV", "V"])
def test_dec_08_a_cyclobot_that_takes_itself_back_restores_the_position(level: str) -> None:
    made = table(factory=FACTORY, platform="CYC1 SIR1", discard="CYC2 PLA1", levels="1 1 5 1 1")
    before = made.position()
    made.answer("trigger:CYC1@platform", f"level:{level}", "take:CYC1")
    assert made.position() == before
    made.answer("trigger:CYC1@platform", f"level:{level}", "take:CYC2")
    made.answer("trigger:CYC2@platform", f"level:{level}", "take:CYC1")
    assert made.position() == before


def leaves(table: Table, key: str, wanted: Callable[[list[str]], bool]) -> Iterator[list[str]]:
    """The answers to all questions of one kind, as far as they are wanted."""
    work: list[tuple[Table, list[str]]] = [(table, [])]
    while work:
        at, given = work.pop()
        if asked(at) != key:
            yield given
            continue
        for answer in options(at):
            if wanted([*given, answer]):
                after = Table.__new__(Table)
                after.game, after.state = at.game, at.state.clone()
                work.append((after.answer(answer), [*given, answer]))


def ascending(answers: list[str]) -> bool:
    """Whether the last answer comes not before the one before it: each set once."""
    numbers = [GAME.catalogue.number(answer) for answer in answers[-2:]]
    return numbers[0] <= numbers[-1]


@rule("CYB-DEC-09", "CYB-RUL-22")
@pytest.mark.parametrize(
    ("level", "count", "ways"), [(2, 1, 2), (3, 2, 6), (4, 3, 24), (5, 5, 720)]
)
def test_dec_09_ways_to_put_cards_back(level: int, count: int, ways: int) -> None:
    made = table(
        factory=FACTORY, platform="PLA1", levels=f"1 1 1 {level} 1", questions="strict"
    )  # each way once (CYB-DEC-10)
    made.answer("trigger:PLA1@platform", f"level:{('', 'I', 'II', 'III', 'IV', 'V')[level]}")
    fill(made, *["SIR1", "SIR2", "SIR3", "SIR4", "SIR5"][:count])
    found = [tuple(given) for given in leaves(made, "back", lambda _: True)]
    assert len(found) == len(set(found)) == ways == factorial(count + 1)


TEN = {"platform": "SIR1 SIR2 SIR3 SIR4 SIR5", "flash": "CYC1 CYC2 CYC3 CYC4 CYC5"}


@rule("CYB-DEC-09")
def test_dec_09_ways_to_stow_five_of_ten() -> None:
    made = table(factory=FACTORY, stock="STO1", levels="1 5 1 1 1", **TEN)
    made.answer("trigger:STO1@stock", "level:V")
    assert len(list(leaves(made, "stow", ascending))) == comb(10, 5) == 252
    twins = {"platform": "SIR1 SIR1 SIR3 SIR3 SIR5", "flash": "CYC1 CYC1 CYC3 CYC3 CYC5"}
    made = table(factory=FACTORY, stock="STO1", levels="1 5 1 1 1", **twins)
    made.answer("trigger:STO1@stock", "level:V")
    assert len(list(leaves(made, "stow", ascending))) == 70  # equal Robots are one choice


@rule("CYB-DEC-09")
def test_dec_09_ways_to_pay_a_commandbot() -> None:
    made = table(factory=FACTORY, stock="COM1", levels="1 1 1 1 4", **TEN)
    made.answer("trigger:COM1@stock", "level:IV", "prep:I-SIR")
    assert len(list(leaves(made, "spend", ascending))) == sum(comb(10, k) for k in range(4))
    assert sum(comb(14, k) for k in range(6)) == 3473
    assert (comb(15, 5), comb(15, 6)) == (3003, 5005)


@pytest.mark.once
@rule("CYB-DEC-09")
def test_dec_09_most_ways_to_pay_and_to_repair() -> None:
    made = table(
        factory=FACTORY, stock="PLA1 PLA2 PLA3 PLA4 COM1", levels="1 1 1 1 2", **TEN
    ).answer("trigger:COM1@stock", "level:II", "prep:I-SIR")
    assert len(list(leaves(made, "spend", ascending))) == 3473


@rule("CYB-DEC-09")
def test_dec_09_unlike_robots_of_a_row_are_choices_of_their_own_and_like_ones_are_not() -> None:
    made = table(factory=FACTORY, platform="SIR1 SIR2 SIR2", stock="SIR1").answer("repair:I-SIR")
    found = sorted(leaves(made, "crew", ascending))
    assert [[name.removeprefix("crew:") for name in given] for given in found] == [
        ["SIR1@platform", "SIR1@stock"],
        ["SIR1@platform", "SIR2@platform"],
        ["SIR2@platform", "SIR1@stock"],
        ["SIR2@platform", "SIR2@platform"],
    ]
    assert made.parts("platform", "stock") == ["SIR1 SIR2 SIR2", "SIR1"]
