"""Questions: how they are filled, how nature weighs, and what lasts of them."""

from collections import Counter

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from automatable.kernel.decision import Ask, Decision
from automatable.kernel.rng import Rng
from automatable.kernel.seats import CHANCE


def question(*options: int, seat: int = 0, key: str = "choose") -> Ask:
    """A question to a player."""
    ask = Ask()
    ask.to(seat, key)
    for option in options:
        ask.offer(option)
    return ask


def chance(weights: dict[int, int]) -> Ask:
    """A question to nature, spelled out."""
    ask = Ask()
    ask.to(CHANCE, "draw")
    for option, weight in weights.items():
        ask.weigh(option, weight)
    return ask


def drawing(first: int, *counts: int) -> Ask:
    """A question to nature, given as counts."""
    ask = Ask()
    ask.to(CHANCE, "draw")
    ask.weigh_counts(first, vec[i64](counts), sum(counts))
    return ask


def fields(decision: Decision) -> tuple[int, str, tuple[int, ...], tuple[int, ...]]:
    return int(decision.seat), decision.key, decision.options, decision.weights


def by_weight(weights: dict[int, int], place: int) -> int:
    """The option that owns this place when each owns as many as it weighs."""
    return [option for option, weight in weights.items() for _ in range(weight)][place]


def test_a_question_lists_its_options_as_offered() -> None:
    assert fields(question(2, 5, 9, seat=1).decision()) == (1, "choose", (2, 5, 9), ())


def test_only_nature_has_weights() -> None:
    assert question(1, 2).decision().weights == ()
    assert chance({1: 4, 2: 1}).decision().weights == (4, 1)


@pytest.mark.parametrize("count", [31, 32, 33, 64, 65, 1000])
def test_a_question_grows_beyond_32_options(count: int) -> None:
    ask = question(*range(0, 3 * count, 3))
    assert ask.count == count
    assert ask.decision().options == tuple(range(0, 3 * count, 3))
    assert ask.has(3 * (count - 1))
    assert not ask.has(3 * count)


def test_a_grown_question_serves_a_small_one_again() -> None:
    ask = question(*range(100))
    ask.to(1, "again")
    ask.offer(7)
    assert fields(ask.decision()) == (1, "again", (7,), ())
    assert not ask.has(50)


def test_counts_beyond_32_kinds_are_spelled_out() -> None:
    decision = drawing(10, *([0, 2] * 40)).decision()
    assert decision.options == tuple(range(11, 90, 2))
    assert decision.weights == (2,) * 40


def test_a_new_question_forgets_the_old_one() -> None:
    ask = drawing(10, 3, 3)
    ask.to(0, "choose")
    ask.offer(4)
    assert fields(ask.decision()) == (0, "choose", (4,), ())
    assert not ask.has(10)
    assert ask.sample(Rng(1)) == 4


def test_a_lasting_decision_does_not_change_with_the_question() -> None:
    ask = question(1, 2, 3)
    decision = ask.decision()
    ask.to(1, "other")
    ask.offer(9)
    assert fields(decision) == (0, "choose", (1, 2, 3), ())


def test_counts_spell_out_as_the_same_decision_as_weights() -> None:
    assert fields(drawing(10, 3, 0, 1, 0, 2).decision()) == fields(
        chance({10: 3, 12: 1, 14: 2}).decision()
    )


def test_spelling_counts_out_twice_changes_nothing() -> None:
    ask = drawing(10, 3, 0, 1)
    first = fields(ask.decision())
    assert fields(ask.decision()) == first
    assert ask.total == 4


def test_has_knows_exactly_the_options_of_counts() -> None:
    ask = drawing(5, 0, 2, 0, 1)
    assert [action for action in range(20) if ask.has(action)] == [6, 8]


def test_has_knows_exactly_the_options_of_a_player() -> None:
    ask = question(0, 3, 17)
    assert [action for action in range(-5, 40) if ask.has(action)] == [0, 3, 17]


def test_asking_has_does_not_change_what_is_sampled() -> None:
    plain, asked = drawing(10, 3, 0, 1, 7), drawing(10, 3, 0, 1, 7)
    asked.has(11)
    one, other = Rng(5), Rng(5)
    assert [plain.sample(one) for _ in range(200)] == [asked.sample(other) for _ in range(200)]


@pytest.mark.parametrize("options", [(4,), (1, 2), (0, 3, 5, 8, 13), tuple(range(40))])
def test_a_player_samples_all_options_alike(options: tuple[int, ...]) -> None:
    ask = question(*options)
    one, other = Rng(9), Rng(9)
    for _ in range(300):
        assert ask.sample(one) == options[other.below(len(options))]


@pytest.mark.parametrize("weights", [{3: 1}, {3: 1, 4: 1}, {0: 1, 5: 7, 6: 2}, {9: 1000, 10: 1}])
def test_nature_samples_exactly_by_weight(weights: dict[int, int]) -> None:
    ask = chance(weights)
    one, other = Rng(9), Rng(9)
    for _ in range(300):
        place = int(other.below(sum(weights.values())))
        assert ask.sample(one) == by_weight(weights, place)


@pytest.mark.parametrize("counts", [(1,), (0, 1), (2, 0, 0, 3), (0, 0, 5, 1, 0, 4)])
def test_nature_samples_exactly_by_counts(counts: tuple[int, ...]) -> None:
    ask = drawing(20, *counts)
    weights = {20 + kind: count for kind, count in enumerate(counts)}
    one, other = Rng(9), Rng(9)
    for _ in range(300):
        assert ask.sample(one) == by_weight(weights, int(other.below(sum(counts))))


def test_frequencies_follow_the_weights() -> None:
    ask = drawing(0, 1, 0, 2, 5)
    rng = Rng(21)
    counts = Counter(int(ask.sample(rng)) for _ in range(16_000))
    assert set(counts) == {0, 2, 3}
    expected = {0: 2000, 2: 4000, 3: 10_000}
    assert sum((counts[k] - n) ** 2 / n for k, n in expected.items()) < 20


@pytest.mark.parametrize(
    "ask",
    [
        question(4),
        question(0, 3, 5),
        question(*range(50)),
        chance({1: 1}),
        chance({1: 1, 2: 4, 9: 2}),
        drawing(10, 3, 0, 1, 7),
        drawing(0, *([1] * 45)),
    ],
)
def test_a_decision_samples_as_its_question_does(ask: Ask) -> None:
    one, other = Rng(13), Rng(13)
    from_ask = [ask.sample(one) for _ in range(300)]
    decision = ask.decision()
    assert [decision.sample(other) for _ in range(300)] == from_ask
    assert one.next32() == other.next32()


def test_a_decision_can_be_read() -> None:
    assert repr(chance({1: 2}).decision()) == "Decision(-1, 'draw', (1,), (2,))"
