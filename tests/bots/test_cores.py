"""A search shared out between processes."""

import pytest

from automatable import game
from automatable.bots.budget import Budget
from automatable.bots.cores import Cores, make_on_all_cores
from automatable.bots.random_bot import RandomBot
from automatable.bots.search_bot import SearchBot, StrongBot
from automatable.bots.weight import Weight, added, most_tried
from automatable.kernel.registry import games
from automatable.kernel.seat_view import SeatView

pytestmark = pytest.mark.once


@pytest.mark.parametrize("name", games())
def test_processes_add_up_what_they_tried(name: str) -> None:
    """Positions go to another process as text, and nothing but what the seat may know."""
    state = game(name).new()
    while (decision := state.decision()) and (decision.seat < 0 or len(decision.options) == 1):
        state.apply(decision.seat, decision.options[0])
    assert decision is not None
    view = SeatView(state, decision.seat)
    bot = Cores(SearchBot, 1, Budget(41), 2)
    weights = bot.weigh(view)
    assert [weight.action for weight in weights] == list(view.tidy)
    assert sum(weight.tries for weight in weights) == 42  # 21 each
    assert bot.choose(view) in view.tidy
    assert weights == Cores(SearchBot, 1, Budget(41), 2).weigh(view)


def test_only_bots_that_search_are_shared_out() -> None:
    assert isinstance(make_on_all_cores("random", 1), RandomBot)
    assert isinstance(make_on_all_cores("strong:10", 1), StrongBot | Cores)


def test_what_several_found_is_added() -> None:
    one, other = [Weight(3, 500, 10), Weight(4, 100, 2)], [Weight(3, 800, 20), Weight(4, 0, 0)]
    assert added([one, other]) == [Weight(3, 700, 30), Weight(4, 100, 2)]


def test_the_most_tried_is_chosen_and_of_equals_the_worthiest() -> None:
    assert most_tried([Weight(1, 900, 3), Weight(2, 100, 9), Weight(3, 200, 9)]) == 3
