"""The bots that search: what lies deep, what is at once, what is not known."""

import pytest

from automatable import Rng, game
from automatable.bots import make_bot
from automatable.bots.budget import Budget
from automatable.bots.search_bot import SearchBot, StrongBot
from automatable.bots.weight import most_tried
from automatable.kernel.seat_view import SeatView
from automatable.kernel.seats import CHANCE
from automatable.testkit.walks import fingerprint

from .cliff import Cliff, Hands

A, B = 0, 1
DUEL = game("duel")
BOTH = pytest.mark.parametrize("kind", [SearchBot, StrongBot])
ROCK_PAPER_SCISSORS = [[0, -1, 1], [1, 0, -1], [-1, 1, 0]]


def view(seat: int, **parts: str) -> SeatView:
    """What a seat of a Duel in notation gets."""
    return SeatView(DUEL.from_position(parts, {}), seat)


@BOTH
@pytest.mark.parametrize("left", [6, 7, 8, 10, 11, 12])
def test_it_finds_what_wins_some_answers_later(kind: type[SearchBot], left: int) -> None:
    """Who leaves one step more than a multiple of four wins; every other answer loses."""
    chosen = kind(1, Budget(1500)).choose(SeatView(Cliff(left).new(), A))
    assert (left - (chosen + 1)) % 4 == 1


@BOTH
def test_every_seat_of_three_seeks_its_own_good(kind: type[SearchBot]) -> None:
    """With two steps left, one who goes a single step has the next seat fall, not itself."""
    assert kind(1, Budget(100)).choose(SeatView(Cliff(2, seats=3).new(), A)) == 0
    # three left: going two has B fall; B would not be as kind and go one of two itself
    assert kind(1, Budget(300)).choose(SeatView(Cliff(3, seats=3).new(), A)) in (0, 1)
    weights = kind(1, Budget(300)).weigh(SeatView(Cliff(3, seats=3).new(), A))
    assert weights[2].worth == 0  # three steps are over the edge


@BOTH
def test_what_is_shown_at_once_is_chosen_by_what_it_wins_on_the_whole(
    kind: type[SearchBot],
) -> None:
    """The last hand beats every other: both come to show it."""
    table = [[(one > other) - (one < other) for other in range(4)] for one in range(4)]
    state = Hands(table).new()
    for seat in (A, B):
        assert kind(1, Budget(400)).choose(SeatView(state, seat)) == 3


def test_no_hand_is_neglected_where_each_beats_another() -> None:
    """Seats that choose at once do not answer each other: the search tries all hands alike."""
    state = Hands(ROCK_PAPER_SCISSORS).new()
    weights = SearchBot(1, Budget(3000)).weigh(SeatView(state, A))
    assert all(600 < weight.tries < 1400 for weight in weights), weights
    assert all(400 < weight.worth < 600 for weight in weights), weights


@BOTH
@pytest.mark.parametrize(
    ("seat", "parts", "winning"),
    [
        (A, {"A": "H1 B0 @3", "B": "B0 @3 rest Move"}, "play:Move"),
        (B, {"A": "B0 @3 rest Move", "B": "H1 B0 @3"}, "play:Move"),
        (B, {"A": "H1 B0 D1 @3 rest Move", "B": "H1 B2"}, "play:Lightning"),
        (A, {"A": "H1 B0 bonus {Ray}", "B": "H1 B0 @3 rest Barrier"}, "play:Ray"),
    ],
)
def test_it_takes_a_win_that_cannot_be_stopped(
    kind: type[SearchBot], seat: int, parts: dict[str, str], winning: str
) -> None:
    asked = view(seat, **parts)
    weights = {weight.action: weight for weight in kind(3, Budget(400)).weigh(asked)}
    assert weights[DUEL.catalogue.number(winning)].worth == 1000
    assert asked.name(kind(3, Budget(400)).choose(asked)) == winning


@BOTH
def test_a_single_option_is_taken_without_thinking(kind: type[SearchBot]) -> None:
    cliff = Cliff(1)
    assert kind(1, Budget(1000)).choose(SeatView(cliff.new(), A)) == 0
    assert cliff.dealt == 0


@BOTH
def test_it_spends_its_playouts_and_no_more(kind: type[SearchBot]) -> None:
    cliff = Cliff(9)
    weights = kind(1, Budget(70)).weigh(SeatView(cliff.new(), A))
    assert cliff.dealt == 18  # a world for every four playouts
    assert sum(weight.tries for weight in weights) == 70


@BOTH
def test_a_choice_is_made_when_nothing_can_change_it_any_more(kind: type[SearchBot]) -> None:
    for left in range(2, 20):
        weighed, chosen = Cliff(left), Cliff(left)
        weights = kind(left, Budget(1000)).weigh(SeatView(weighed.new(), A))
        choice = kind(left, Budget(1000)).choose(SeatView(chosen.new(), A))
        assert choice == most_tried(weights)
        assert chosen.dealt <= weighed.dealt == 250
        if left % 4 != 1:  # one answer is better than the others
            assert chosen.dealt < 240, left


@BOTH
def test_it_plays_one_world_even_when_there_is_no_time(kind: type[SearchBot]) -> None:
    cliff = Cliff(9)
    kind(1, Budget(10**9, 0.0)).choose(SeatView(cliff.new(), A))
    assert cliff.dealt == 1


@BOTH
def test_it_does_not_change_the_table(kind: type[SearchBot]) -> None:
    state = DUEL.from_position({"A": "@2", "B": "bonus {Copy?} plays Charge"}, {})
    before = fingerprint(state)
    kind(1, Budget(100)).choose(SeatView(state, A))
    assert fingerprint(state) == before


def test_what_it_finds_is_fixed_for_all_time() -> None:
    """Pure and compiled, on every machine."""
    asked = view(A, A="B1 D2 @2", B="H3 @1 bonus {Copy?} plays Charge")
    found = SearchBot(2083, Budget(300)).weigh(asked)
    assert [weight.worth for weight in found] == [596, 638, 697, 705, 691]
    assert [weight.tries for weight in found] == [13, 23, 90, 97, 77]
    found = StrongBot(2083, Budget(300)).weigh(asked)
    assert [weight.worth for weight in found] == [626, 598, 653, 675, 668]
    assert [weight.tries for weight in found] == [37, 26, 62, 134, 41]


def test_advice_says_what_is_tried_first() -> None:
    """A cliff whose evaluation is best far out; the tree without it has no such leaning."""

    class Evaluated(Cliff):
        def evaluate(self, state):  # type: ignore[no-untyped-def]
            if state.result is not None:
                return state.result.shares()
            return (1000, 0) if state.left == 17 else (100, 900)

    asked = SeatView(Evaluated(20).new(), A)
    guided = sum(StrongBot(seed, Budget(8)).weigh(asked)[2].tries for seed in range(20))
    plain = sum(SearchBot(seed, Budget(8)).weigh(asked)[2].tries for seed in range(20))
    assert guided > 100 > 80 > plain


def test_what_others_do_in_their_turns_counts_as_beyond_the_tree() -> None:
    """Else their random play until the seat's own next turn would speak against ending a turn."""
    judged = []

    class Judged(Cliff):
        def evaluate(self, state):  # type: ignore[no-untyped-def]
            (walk,) = state.agenda.trunk()
            judged.append(walk.seat)
            return (500,) * state.seats

    game = Judged(100, seats=3)
    game.search_horizon = 1
    SearchBot(1, Budget(1)).weigh(SeatView(game.new(), A))
    assert judged == [2]  # A has answered, and B, for whom all is new


@pytest.mark.parametrize("level", ["greedy", "rollout", "search", "strong"])
def test_a_level_thinks_by_seconds_too(level: str) -> None:
    asked = view(A)
    assert make_bot(f"{level}:0.01s", 1).choose(asked) in asked.decision.options


@BOTH
def test_a_search_ends_where_a_game_may_come_back_to_what_was(kind: type[SearchBot]) -> None:
    """Without a limit of rounds a Duel can go on for ever, and nobody sees how long it was."""
    position = {
        "A": "H3 B4 D1 @2 rest Recovery bonus {Recovery}",
        "B": "H1 B1 D4 @1 rest Trap bonus {Trap}",
        "deck": "{Ray, Copy}",
        "round": "10",
    }
    state = DUEL.from_position(position, {"max_rounds": "none"})
    for seed in range(80, 84):
        tried = kind(seed, Budget(4000)).weigh(SeatView(state, A))
        assert sum(weight.tries for weight in tried) == 4000


@pytest.mark.parametrize("bot", ["greedy", "rollout:50", "search:50", "strong:50"])
def test_a_bot_answers_where_cards_bring_each_other_back_for_ever(bot: str) -> None:
    cards = '[[card]]\nid = "a"\ntype = "function"\npile = "shop"\ncopies = 60\ncost = 99\n'
    cards += 'effect = "jump()"\nstatus = "known"\n'
    state = game("robot_quest_arena").new({"cards": cards})
    rng = Rng(1)
    while (decision := state.open()[0]).seat == CHANCE:
        state.apply(CHANCE, decision.sample(rng))
    asked = SeatView(state, decision.seat)
    assert make_bot(bot, 1).choose(asked) in asked.decision.options
