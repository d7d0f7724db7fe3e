"""All that a chooser gets: its question, its view, and worlds like the real one."""

import json
from itertools import islice

import pytest

from automatable import Rng, game
from automatable.kernel.errors import NotAsked
from automatable.kernel.game import State
from automatable.kernel.seat_view import SeatView
from automatable.testkit.leaks import seen
from automatable.testkit.walks import fingerprint

DUEL = game("duel")
A, B = 0, 1


def duel(**parts: str) -> State:
    """A Duel in notation; B holds what A cannot see."""
    state: State = DUEL.from_position(parts, {})
    return state


def everything(view: SeatView, seed: int) -> str:
    """Every byte a chooser can get out of its view."""
    return json.dumps(
        [
            int(view.seat),
            view.decision.key,
            view.decision.options,
            view.decision.weights,
            view.game.id,
            view.settings,
            view.view,
            view.observation,
            [view.name(option) for option in view.decision.options],
            [fingerprint(world) for world in islice(view.worlds(Rng(seed)), 8)],
        ]
    )


def test_a_chooser_gets_the_question_of_its_seat() -> None:
    view = SeatView(duel(A="B0"), A)
    assert [view.name(option) for option in view.decision.options] == [
        "play:Charge",
        "play:Barrier",
        "play:Move",
    ]
    assert view.decision.key == "choose"
    assert view.seat == A


def test_a_chooser_gets_the_view_of_its_seat() -> None:
    state = duel(A="bonus {Ray?}", B="bonus {Copy?}")
    for seat in (A, B):
        view = SeatView(state, seat)
        assert view.view == DUEL.view(state, seat)
        assert view.observation == DUEL.observe(state, seat)


def test_a_chooser_knows_what_is_played() -> None:
    view = SeatView(DUEL.new({"max_rounds": "9", "length": "4"}), B)
    assert view.game is DUEL
    assert view.settings == {"max_rounds": "9"}


def test_a_seat_that_is_not_asked_has_no_chooser() -> None:
    with pytest.raises(NotAsked, match=r"seat 0 has nothing to answer now \(DUE-RND-"):
        SeatView(duel(A="plays Charge"), A)


def test_worlds_cannot_be_told_from_the_real_one() -> None:
    state = duel(A="bonus {Ray?}", B="bonus {Copy?} plays Barrier")
    for world in islice(SeatView(state, A).worlds(Rng(1)), 50):
        assert seen(world, A)[1:] == seen(state, A)[1:]  # B may be asked again there


def test_worlds_differ_in_all_that_is_hidden() -> None:
    state = duel(A="bonus {Ray?}", B="B4 D4 bonus {Copy?} plays Copy")
    rng = Rng(1)
    worlds = [DUEL.position(DUEL.determinize(state, A, rng)) for _ in range(300)]
    bonus = {world["B"].partition("{")[2].partition("}")[0] for world in worlds}
    plays = {world["B"].partition("plays ")[2] for world in worlds}
    assert bonus == {"Recovery?", "Trap?", "Copy?"}
    assert plays == {"Charge", "Spark", "Barrier", "Lightning", "Counter", "Move"} | {
        name.rstrip("?") for name in bonus
    }


def test_in_worlds_to_think_in_the_other_has_not_chosen_yet() -> None:
    state = duel(B="B4 D4 bonus {Copy?} plays Copy")
    for world in islice(SeatView(state, A).worlds(Rng(1)), 30):
        asked = world.asked(B)
        assert asked is not None and asked.key == "choose"


def test_worlds_agree_in_all_that_the_seat_knows() -> None:
    state = duel(A="H3 B1 @2 rest Spark bonus {Ray?, Trap}", B="H2 @1 bonus {Copy?, Recovery}")
    for world in islice(SeatView(state, A).worlds(Rng(2)), 30):
        position = DUEL.position(world)
        assert position["A"] == DUEL.position(state)["A"]
        assert position["B"].startswith("H2 B2 D0 @1 rest - bonus {Recovery, Copy?}")


def test_a_world_can_be_played_without_touching_the_real_one() -> None:
    state = duel(B="bonus {Copy?} plays Barrier")
    before = fingerprint(state)
    world = SeatView(state, A).world(Rng(3))
    world.apply(A, DUEL.catalogue.number("play:Spark"))
    assert fingerprint(state) == before


def test_the_same_source_gives_the_same_worlds() -> None:
    view = SeatView(duel(B="bonus {Copy?, Trap?} plays Move"), A)
    assert everything(view, 5) == everything(view, 5)
    assert everything(view, 5) != everything(view, 6)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ({"B": "bonus {Copy?}"}, {"B": "bonus {Trap?}"}),
        ({"B": "plays Charge"}, {"B": "plays Lightning"}),
        ({"B": "bonus {Ray?} plays Ray"}, {"B": "bonus {Recovery?} plays Move"}),
        ({"deck": "[Ray, Trap, Copy, Recovery]"}, {"deck": "[Trap, Ray] {Copy, Recovery}"}),
        (
            {"A": "bonus {Ray?}", "B": "bonus {Copy?, Trap}", "deck": "[Recovery]"},
            {"A": "bonus {Ray?}", "B": "bonus {Recovery?, Trap}", "deck": "{Copy}"},
        ),
    ],
)
def test_a_chooser_gets_no_byte_of_what_is_hidden(
    one: dict[str, str], other: dict[str, str]
) -> None:
    """Two tables that differ only in what A cannot see give A's chooser the very same bytes."""
    assert DUEL.position(duel(**one)) != DUEL.position(duel(**other))
    for seed in range(5):
        assert everything(SeatView(duel(**one), A), seed) == everything(
            SeatView(duel(**other), A), seed
        )


def test_random_games_give_no_byte_of_what_is_hidden() -> None:
    rng = Rng(7)
    different = 0
    for number in range(12):
        state = DUEL.new(dict(DUEL.test_settings[number % len(DUEL.test_settings)]))
        while (decision := state.decision()) is not None:
            for seat in (A, B):
                if state.asked(seat) is None:
                    continue
                world = DUEL.determinize(state, seat, rng)
                different += fingerprint(world) != fingerprint(state)
                assert everything(SeatView(world, seat), 9) == everything(SeatView(state, seat), 9)
            state.apply(decision.seat, decision.sample(rng))
    assert different > 50
