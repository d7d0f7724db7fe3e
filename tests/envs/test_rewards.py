"""What a game was worth to its seats."""

import pytest

from automatable.envs.rewards import check_kind, rewards
from automatable.kernel.errors import AutomatableError
from automatable.kernel.game import Result


@pytest.mark.parametrize(
    ("scores", "together", "worth"),
    [
        ((1, -1), False, (1, -1)),
        ((0, 0), False, (0, 0)),
        ((12, 30, 7), False, (-1, 1, -1)),
        ((9, 9, 7), False, (1, 1, -1)),
        ((4, 4, 4), False, (0, 0, 0)),
        ((87,), False, (87,)),
        ((35, 35), True, (1, 1)),
        ((-12, -12), True, (-1, -1)),
        ((0,), True, (0,)),
        ((40,), True, (1,)),
    ],
)
def test_who_is_best_gets_one_and_alone_one_gets_the_points(
    scores: tuple[int, ...], together: bool, worth: tuple[int, ...]
) -> None:
    result = Result(scores, "why", "RULE-1", together)
    assert rewards(result, "result") == worth
    assert rewards(result, "score") == scores


def test_another_kind_is_refused() -> None:
    with pytest.raises(AutomatableError, match="reward is 'money', but must be one of result"):
        check_kind("money")
