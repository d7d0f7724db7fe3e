"""What every game must do. Each check plays random games and names the case that failed."""

import re
from collections.abc import Callable
from itertools import permutations

from ..kernel.compact import compact, expand
from ..kernel.decision import Decision
from ..kernel.events import heard
from ..kernel.game import State
from ..kernel.playout import play_out
from ..kernel.record import Record
from ..kernel.rng import Rng
from ..kernel.seats import CHANCE, SPECTATOR
from ..shapes import check_facts, check_view
from .walks import (
    LONGEST,
    Kit,
    all_of,
    as_json,
    fingerprint,
    random_game,
    some_actions,
    states,
    step,
)

_NAME = re.compile(r"[a-z_]+(:[^\s:@]+)?(@[^\s:@]+)?")


def check_names(kit: Kit) -> None:
    """Every action has one name of the form `verb:object@place`, and the name finds it."""
    catalogue = kit.game.catalogue
    for action, name in enumerate(catalogue.names):
        assert _NAME.fullmatch(name), f"{name!r} is not verb:object@place"
        assert catalogue.number(name) == action, name
        assert catalogue.number(name.upper()) == action, name
        assert catalogue.name(action) == name, name


def check_questions(kit: Kit) -> None:
    """There is a question until there is a result; options are complete, ascending and weighted."""
    for state, _ in kit.states():
        decisions = state.open()
        assert (state.result is None) == bool(decisions), "a dead end, or play after the end"
        seats = [decision.seat for decision in decisions]
        assert len(set(seats)) == len(seats), f"two questions for one seat: {seats}"
        assert kit.game.lanes or len(seats) <= 1, f"no lanes, yet {seats} are asked at once"
        at_work = state.at_work()
        assert {seat for seat in seats if seat != CHANCE} <= set(at_work), "lanes go by seats"
        for decision in decisions:
            _check_options(kit, decision)
        if state.result is not None:
            assert len(state.result.scores) == state.seats
            assert state.result.together == kit.game.together, "all win or lose as one, or not"
            assert state.result.rule in kit.game.rulebook


def _check_options(kit: Kit, decision: Decision) -> None:
    options = decision.options
    assert options, f"{decision.key} has no answer"
    assert list(options) == sorted(set(options)), f"{decision.key}: {options} do not ascend"
    assert options[0] >= 0
    assert options[-1] < len(kit.game.catalogue)
    if decision.seat == CHANCE:
        assert len(decision.weights) == len(options)
        assert min(decision.weights) > 0
    else:
        assert decision.weights == ()


def check_tidy(kit: Kit) -> None:
    """Tidy options are some of those on offer; the evaluation has a value for every seat."""
    for state, _ in kit.states(share=4):
        for decision in state.open():
            tidy = kit.game.tidy(state, decision)
            assert tidy and set(tidy) <= set(decision.options), f"{tidy} of {decision.options}"
        hopes = kit.game.evaluate(state)
        assert len(hopes) == state.seats and all(0 <= hope <= 1000 for hope in hopes), hopes


def check_clones(kit: Kit) -> None:
    """A clone is equal and independent: playing on it leaves the original unchanged."""
    for state, _ in kit.states(share=4):
        before = fingerprint(state)
        assert fingerprint(state.clone()) == before, "a clone differs"
        for decision in state.open():
            for option in decision.options:
                clone = state.clone()
                clone.apply(decision.seat, option)
                all_of(clone)
        assert fingerprint(state) == before, "playing on a clone changed its parent"


def check_records(kit: Kit) -> None:
    """A record read back from text, and from the short form, replays to the same state."""
    for settings, rng in kit.tables():
        record, state = random_game(kit.game, settings, rng)
        played = fingerprint(state)
        read = Record.read(record.text(), kit.game)
        assert read == record, "the text of a record reads back differently"
        assert fingerprint(read.replay()) == played, "a record replays differently"
        short = expand(compact(record), kit.game)
        assert short.answers == record.answers, "the short form reads back differently"
        assert fingerprint(short.replay()) == played


def check_cards(kit: Kit) -> None:
    """Cards are neither created nor lost."""
    for settings, rng in kit.tables():
        first = kit.game.listened(settings)
        cards = kit.game.cards(first)
        assert cards == sorted(cards)
        for state, _ in states(first, rng):
            found = kit.game.cards(state)
            assert found == cards, f"cards changed at {kit.game.position(state)}: {found}"


def check_ends(kit: Kit) -> None:
    """Random play ends with the same result through `apply` and in the playout loop."""
    for settings, rng in kit.tables():
        inside = kit.game.new(settings)
        outside = inside.clone()
        seed = int(rng.next32())
        own = Rng(seed)
        answers = 0
        while (decision := outside.decision()) is not None:
            outside.apply(decision.seat, decision.sample(own))
            answers += 1
            assert answers < LONGEST, f"random play goes on after {LONGEST} answers"
        assert play_out(inside, Rng(seed)) == answers
        assert fingerprint(inside) == fingerprint(outside), "the loops play differently"


def check_views(kit: Kit) -> None:
    """Views are plain JSON as declared; observations fill their layout with numbers in bounds."""
    check_facts(kit.game)
    highs = [piece.high for piece in kit.game.layout for _ in range(piece.length)]
    for state, _ in kit.states(share=2):
        for seat in range(state.seats):
            view = kit.game.view(state, seat)
            as_json(view)
            check_view(kit.game, view)
            seen = kit.game.observe(state, seat)
            assert len(seen) == len(highs), f"{len(seen)} numbers, the layout has {len(highs)}"
            for index, (value, high) in enumerate(zip(seen, highs, strict=True)):
                assert 0 <= value <= high, f"number {index} is {value}, at most {high}"


def check_positions(kit: Kit) -> None:
    """Every state prints as a position that reads back to the same state."""
    for state, _ in kit.states(share=4):
        position = kit.game.position(state)
        again = kit.game.from_position(position, kit.game.settings_of(state))
        assert fingerprint(again) == fingerprint(state), f"{position} reads back differently"


def check_why_not(kit: Kit) -> None:
    """Every action not on offer is forbidden by a rule that exists; one on offer by none."""
    names, rulebook = kit.game.catalogue.names, kit.game.rulebook.rules
    for state, _ in kit.states(share=4):
        for seat in [int(CHANCE), *range(state.seats)]:
            decision = state.asked(seat)
            offered = set(decision.options if decision else ())
            rules = state.rules_against(seat)
            for action, name in enumerate(names):
                rule = state.why_not(seat, action)
                assert rules[action] == rule, f"{name}: {rules[action]!r} is not {rule!r}"
                if action in offered:
                    assert rule == "", f"{name} is on offer, yet {rule} forbids it"
                else:
                    assert rule in rulebook, f"{name} for seat {seat}: {rule!r} is no rule"


def check_refusals(kit: Kit) -> None:
    """A refusal has all facts declared for its rule or none, and they are plain values."""
    declared = kit.game.refusals
    assert set(declared) <= set(kit.game.rulebook.rules), "facts are told of rules"
    for number, (state, _) in enumerate(kit.states(share=4)):
        some = some_actions(len(kit.game.catalogue), number)
        for seat in range(state.seats):
            for action, refusal in zip(some, state.refusals(seat, some), strict=True):
                assert refusal == state.refusal(seat, action)
                if refusal.facts is not None:
                    told, names = set(refusal.facts), set(declared[refusal.rule])
                    assert told == names, f"{refusal.rule} tells {told}, declared are {names}"
                    as_json(refusal.facts)


def check_lanes(kit: Kit) -> None:
    """Seats asked at once may answer in any order: the game ends the same for everybody."""
    for state, rng in kit.states(share=4):
        decisions = [decision for decision in state.open() if decision.seat != CHANCE]
        if len(decisions) < 2:
            continue
        answers = [(decision.seat, decision.sample(rng)) for decision in decisions]
        seed = int(rng.next32())
        ends = {_end(state, order, seed) for order in list(permutations(answers))[:24]}
        assert len(ends) == 1, f"the order of {answers} matters"


def check_lockstep(kit: Kit) -> None:
    """Where all seats are said to be always asked at once, they are."""
    for settings, rng in kit.tables():
        state = kit.game.new(settings)
        while kit.game.lockstep and (decisions := state.open()):
            nature = [one for one in decisions if one.seat == CHANCE]
            asked = [one.seat for one in decisions]
            assert nature or len(asked) == state.seats, f"lockstep, yet only {asked} are asked"
            for decision in nature or decisions:
                state.apply(decision.seat, decision.sample(rng))


def _end(state: State, answers: tuple[tuple[int, int], ...], seed: int) -> str:
    """How the game ends when these answers come in this order, with what each seat was told."""
    played = state.clone()
    played.log = []
    for seat, action in answers:
        played.apply(seat, action)
    rng = Rng(seed)
    while (decision := played.decision()) is not None:
        played.apply(decision.seat, decision.sample(rng))
    told = [
        [event.plain() for event in heard(played.log, seat)]
        for seat in [int(SPECTATOR), *range(played.seats)]
    ]
    return fingerprint(played) + as_json(told)


def check_interleaved(kit: Kit) -> None:
    """Games interleaved in one process end like the same games played alone."""
    tables = [(kit.game.new(settings), rng) for settings, rng in kit.tables()]
    running = list(tables)
    while running:
        running = [(state, rng) for state, rng in running if step(state, rng) is not None]
    for (state, _), (settings, rng) in zip(tables, kit.tables(), strict=True):
        alone = kit.game.new(settings)
        while step(alone, rng) is not None:
            pass
        assert fingerprint(alone) == fingerprint(state), "games in one process touch each other"


CHECKS: tuple[Callable[[Kit], None], ...] = (
    check_names,
    check_questions,
    check_tidy,
    check_clones,
    check_records,
    check_cards,
    check_ends,
    check_views,
    check_positions,
    check_why_not,
    check_refusals,
    check_lanes,
    check_lockstep,
    check_interleaved,
)
