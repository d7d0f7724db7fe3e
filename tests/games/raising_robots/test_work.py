"""All at work at once. Rules: RR-RND, RR-HID."""

from automatable import CHANCE, Rng
from automatable.games.raising_robots import GAME
from automatable.testkit import random_tables, rule

from .helpers import PAIR, TWO, A, B, asked, round_of
from .helpers_start import prepared, selected


@rule("RR-RND-03")
def test_rnd_03_all_take_each_step_at_once() -> None:
    table = prepared("energy EN-02 EN-03", "energy EN-02 EN-03")
    assert (asked(table, A), asked(table, B)) == ("pair_left", "pair_left")
    table = round_of(PAIR, TWO)
    assert (asked(table, A), asked(table, B)) == ("perform", "perform")


@rule("RR-RND-04")
def test_rnd_04_a_step_begins_when_all_have_finished_the_one_before() -> None:
    table = prepared("energy EN-02 EN-03", "energy EN-02 EN-03")
    selected(table, B, "upgrade", "assemble")
    assert (asked(table, A), asked(table, B)) == ("pair_left", "")
    assert table.why_not(B, "skip") == "RR-RND-04"
    selected(table, A, "upgrade", "design").nature("neutral:recycle")
    for name in ("skip", "skip"):
        assert asked(table, B) == "perform"
        table.answer_as(B, name)
    assert (asked(table, A), asked(table, B), asked(table, CHANCE)) == ("perform", "perform", "")
    table.answer_as(B, "skip")  # the neutral cubes on Recycle
    assert (asked(table, B), asked(table, CHANCE)) == ("", "")
    for _ in range(3):
        table.answer_as(A, "skip")
    assert asked(table, CHANCE) == "power"


@rule("RR-HID-01", "RR-RUL-39")
def test_hid_01_who_is_still_at_work_tells_nothing_but_that() -> None:
    """Whether nature or the player has the next word there is hidden, as all of that work is."""
    rng = Rng(5)
    at_nature = 0
    for table in random_tables(GAME, 1, 5, players=3):
        state = table.state
        if state.result is not None or rng.below(9):
            continue
        for seat in range(3):
            world = GAME.determinize(state, seat, rng)
            assert world.at_work() == state.at_work()
            at_nature += [d.seat for d in world.open()] != [d.seat for d in state.open()]
    assert at_nature
