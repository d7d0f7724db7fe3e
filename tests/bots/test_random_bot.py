"""The bot that does anything."""

from collections import Counter

from automatable import Rng, game
from automatable.bots import make_bot
from automatable.kernel.seat_view import SeatView

DUEL = game("duel")


def test_it_chooses_only_what_is_on_offer() -> None:
    rng = Rng(1)
    for seed in range(15):
        bot = make_bot("random", seed)
        state = DUEL.new(dict(DUEL.test_settings[seed % len(DUEL.test_settings)]))
        while (decision := state.decision()) is not None:
            for seat in (0, 1):
                if state.asked(seat) is not None:
                    view = SeatView(state, seat)
                    assert bot.choose(view) in view.decision.options
            state.apply(decision.seat, decision.sample(rng))


def test_it_chooses_all_options_about_alike() -> None:
    bot = make_bot("random", 3)
    view = SeatView(DUEL.new(), 0)
    counts = Counter(bot.choose(view) for _ in range(5000))
    assert set(counts) == set(view.decision.options)
    assert all(abs(count - 1000) < 150 for count in counts.values())


def test_the_same_seed_makes_the_same_choices() -> None:
    view = SeatView(DUEL.new(), 0)
    chosen = []
    for seed in (5, 5, 6):
        bot = make_bot("random", seed)
        chosen.append([bot.choose(view) for _ in range(50)])
    assert chosen[0] == chosen[1] != chosen[2]


def test_it_does_not_change_the_table() -> None:
    state = DUEL.new()
    make_bot("random", 1).choose(SeatView(state, 0))
    assert DUEL.position(state) == DUEL.position(DUEL.new())
    assert [int(decision.seat) for decision in state.open()] == [0, 1]


def test_it_does_not_care_what_it_cannot_see() -> None:
    for seed in range(30):
        chosen = {
            make_bot("random", seed).choose(
                SeatView(DUEL.from_position({"B": f"bonus {{{card}?}} plays {plays}"}, {}), 0)
            )
            for card, plays in (("Ray", "Ray"), ("Copy", "Charge"), ("Trap", "Spark"))
        }
        assert len(chosen) == 1
