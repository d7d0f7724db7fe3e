"""Bots from what people type."""

import pytest

from automatable import game
from automatable.bots import make_bot
from automatable.bots.random_bot import RandomBot
from automatable.bots.rollout_bot import RolloutBot
from automatable.kernel.errors import UnknownBot
from automatable.kernel.registry import bots
from automatable.kernel.seat_view import SeatView


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("random", RandomBot),
        ("random:5", RandomBot),
        ("rollout", RolloutBot),
        ("rollout:500", RolloutBot),
        ("rollout:0.5s", RolloutBot),
    ],
)
def test_a_bot_is_made_by_its_name_and_budget(text: str, kind: type) -> None:
    assert isinstance(make_bot(text, 1), kind)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "no bot is named ''; there are: "),
        ("rolout", r"no bot is named 'rolout'; did you mean rollout\?"),
        ("rolout:500", r"no bot is named 'rolout'; did you mean rollout\?"),
        ("Rollout", r"did you mean rollout\?"),
        ("rollout:", "a bot's budget is playouts"),
        ("rollout:fast", "a bot's budget is .* not 'fast'"),
        ("rollout:5:5", "not '5:5'"),
        ("random:0", "not '0'"),
        (":500", "no bot is named ''"),
    ],
)
def test_what_is_no_bot_is_refused_with_a_reason(text: str, reason: str) -> None:
    with pytest.raises(UnknownBot, match=reason) as refusal:
        make_bot(text, 1)
    assert isinstance(refusal.value, LookupError)


@pytest.mark.parametrize("name", bots())
@pytest.mark.parametrize("seed", [0, -1, 2**70])
def test_every_installed_bot_takes_any_seed_and_chooses_an_option(name: str, seed: int) -> None:
    view = SeatView(game("duel").new(), 0)
    assert make_bot(f"{name}:20", seed).choose(view) in view.decision.options


@pytest.mark.parametrize("name", bots())
@pytest.mark.parametrize("played", ["duel", "_template"])
def test_every_installed_bot_plays_every_game_to_the_end(name: str, played: str) -> None:
    state = game(played).new()
    seats = [make_bot(f"{name}:12", seat) for seat in range(state.seats)]
    nature = make_bot("random", 99)
    while (decision := state.decision()) is not None:
        chooser = seats[decision.seat] if decision.seat >= 0 else nature
        state.apply(decision.seat, chooser.choose(SeatView(state, decision.seat)))
    assert state.result is not None
