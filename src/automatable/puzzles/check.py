"""Puzzles hold: the solution reaches the goal, and proof and rating can be repeated."""

from .goal import WIN
from .grade import EASIEST, GRADES, STEP
from .mine import luck_of, rating_of
from .miner import plan_of
from .puzzle import Puzzle
from .puzzle_run import PuzzleRun
from .turns import Turn, share_of_luck

_CLOSE = 20  # thousandths by which bounds may differ


def check(puzzle: Puzzle, most: int) -> None:
    """Play the solution; repeat the proof if it takes no more positions than given.

    Raises AssertionError with what does not hold.
    """
    run = PuzzleRun(puzzle)
    for answer in puzzle.answers:
        decision = run.decision()
        assert decision is not None, f"it is over before {answer}"
        names = [puzzle.game.catalogue.name(option) for option in decision.options]
        assert len(names) > 1 or puzzle.line, f"{answer} has no alternative"
        if puzzle.steps:
            assert sorted(run.step.worths) == sorted(names), "not all answers are measured"
            assert run.step.gap > 0, f"{answer} is not ahead"
        assert run.give(answer).is_taken, f"{answer} is not taken"
    assert run.is_solved, f"the solution reaches {run.reached}, not {puzzle.goal.target}"
    _check_rating(puzzle)
    if puzzle.proof["states"] > most:
        return
    if puzzle.steps:
        _check_steps(puzzle)
        return
    if puzzle.goal.kind != WIN:  # a line that wins is a proof
        _check_most(puzzle)
    _check_share(puzzle)


def _check_rating(puzzle: Puzzle) -> None:
    """The rating is one that a grade or the share of random turns gives."""
    if puzzle.steps:
        known = [EASIEST + STEP * level for level in range(len(GRADES) + 1)]
        assert puzzle.rating in known, f"{puzzle.rating} is no grade"
        return
    rating = rating_of(puzzle.proof["share"])
    assert puzzle.rating == rating, f"its rating is {rating}, not {puzzle.rating}"


def _check_share(puzzle: Puzzle) -> None:
    """As many random turns reach the goal as it says: the same ones as when it was mined."""
    tries, seed = plan_of(puzzle.game).tries, luck_of(puzzle.proof["from"])
    share = share_of_luck(puzzle.begin(), puzzle.seat, puzzle.goal, tries, seed)
    assert share == puzzle.proof["share"], f"a share of {share} of random turns reaches it"


def _check_most(puzzle: Puzzle) -> None:
    """Nothing gives more than the target."""
    best = Turn(puzzle.seat, puzzle.goal, plan_of(puzzle.game).states).best(puzzle.begin())
    assert best.reached == puzzle.goal.target, f"{best.reached} can be reached"


def _check_steps(puzzle: Puzzle) -> None:
    """Every right answer is certainly ahead."""
    from .duels import StateGraph
    from .mine_duels import proven

    graph, plan = StateGraph(), plan_of(puzzle.game)
    for number, step in enumerate(puzzle.steps):
        state = PuzzleRun(puzzle, puzzle.answers[:number]).state
        found = proven(plan, graph, state, puzzle.seat)
        assert found is not None, f"no answer to question {number + 1} is far enough ahead"
        right = puzzle.game.catalogue.name(found[0].answer)
        assert right == step.right, f"{right} is better than {step.right}"
        least = round((found[0].least + 1) * 500)
        assert abs(least - step.worths[right]) <= _CLOSE, f"{right} guarantees {least}"
