"""Steps, lanes and answers, with games of plain Python: what anybody may plug in."""

from collections.abc import Iterable, Mapping
from itertools import permutations
from typing import Any

import pytest

from automatable.kernel.agenda import Agenda, Step
from automatable.kernel.catalogue import Catalogue
from automatable.kernel.decision import Ask, Decision
from automatable.kernel.errors import IllegalAction, NotAsked, UnknownAction
from automatable.kernel.events import EVERYBODY, ear
from automatable.kernel.game import Game, Result, State
from automatable.kernel.playout import play_out
from automatable.kernel.rng import Rng
from automatable.kernel.seats import CHANCE, ORACLE


class Talk(State):
    """Notes of what happened, in order."""

    def __init__(self, game: Game[Any], agenda: Agenda) -> None:
        super().__init__(game, 3, agenda)
        self.notes: list[str] = []

    def clone(self) -> "Talk":
        new = Talk(self.game, self.agenda.clone())
        new.notes = self.notes[:]
        new.result = self.result
        return new


class TalkGame(Game[Talk]):
    """Says `a`, `b`, `c` or `d`."""

    def __init__(self, steps: Iterable[Step[Talk]] = ()) -> None:
        super().__init__("talk", 1, "nowhere", Catalogue(["say:a", "say:b", "say:c", "say:d"]))
        self.steps = list(steps)

    def prepare(self, settings: Mapping[str, object]) -> Talk:
        return Talk(self, Agenda.of(Then(*self.steps)))

    def why_waiting(self, state: Talk, seat: int) -> str:
        return "TLK-WAI-01"


class Note(Step[Talk]):
    """Acts: writes a note."""

    def __init__(self, text: str) -> None:
        self.text = text

    def begin(self, state: Talk, ask: Ask) -> bool:
        state.notes.append(self.text)
        return False


class Then(Step[Talk]):
    """Acts: these steps come next, in reading order."""

    def __init__(self, *steps: Step[Talk]) -> None:
        self.steps = list(steps)

    def begin(self, state: Talk, ask: Ask) -> bool:
        state.agenda.then(self.steps)
        return False


class Fork(Step[Talk]):
    """Acts: opens a lane for each step."""

    def __init__(self, *steps: Step[Talk]) -> None:
        self.steps = list(steps)

    def begin(self, state: Talk, ask: Ask) -> bool:
        state.agenda.fork(self.steps)
        return False


class Say(Step[Talk]):
    """Asks a seat for one of the actions, notes the answer, and lets steps follow."""

    def __init__(self, seat: int, *after: Step[Talk], options: tuple[int, ...] = (0, 1)) -> None:
        self.seat = seat
        self.after = list(after)
        self.options = options

    def begin(self, state: Talk, ask: Ask) -> bool:
        ask.to(self.seat, "say")
        for option in self.options:
            ask.offer(option)
        return True

    def answer(self, state: Talk, action: int) -> None:
        state.notes.append(f"{self.seat}{'abcd'[action]}")
        state.agenda.then(self.after)

    def why_not(self, state: Talk, action: int) -> str:
        return f"TLK-SAY-0{action}"


class SayThenFork(Say):
    """Asks a seat; its answer opens a lane for each step."""

    def answer(self, state: Talk, action: int) -> None:
        state.notes.append(f"{self.seat}{'abcd'[action]}")
        state.agenda.fork(self.after)


class End(Step[Talk]):
    """Acts: the game is over."""

    def begin(self, state: Talk, ask: Ask) -> bool:
        state.end(Result((1, 0, 0), "said", "TLK-END-01"))
        return False


class Restart(Step[Talk]):
    """Acts: drops all work and gives other work instead."""

    def __init__(self, *steps: Step[Talk]) -> None:
        self.steps = list(steps)

    def begin(self, state: Talk, ask: Ask) -> bool:
        state.agenda.clear()
        state.agenda.then(self.steps)
        return False


class Count(Step[Talk]):
    """Asks, and notes every time it is asked to ask: for the tests of this file only."""

    def __init__(self, begun: list[int]) -> None:
        self.begun = begun

    def begin(self, state: Talk, ask: Ask) -> bool:
        self.begun.append(len(state.notes))
        ask.to(0, "count")
        ask.offer(0)
        return True

    def answer(self, state: Talk, action: int) -> None:
        state.notes.append("counted")


def talk(*steps: Step[Talk]) -> Talk:
    """A table with these steps to do, up to the first question."""
    return TalkGame(steps).new()


def answer_all(state: Talk, *answers: tuple[int, int]) -> None:
    """Answers of seats, one after the other."""
    for seat, action in answers:
        state.apply(seat, action)


def asked(state: Talk) -> list[int]:
    """The seats with an open question, in the order they are listed."""
    return [int(decision.seat) for decision in state.open()]


def fields(decision: Decision | None) -> tuple[int, str, tuple[int, ...], tuple[int, ...]] | None:
    if decision is None:
        return None
    return int(decision.seat), decision.key, decision.options, decision.weights


def test_then_runs_in_reading_order() -> None:
    assert talk(Note("1"), Note("2"), Note("3")).notes == ["1", "2", "3"]


def test_what_is_pushed_last_comes_first() -> None:
    agenda = Agenda.of(Note("last"))
    agenda.push(Note("second"))
    agenda.push(Note("first"))
    state = Talk(TalkGame(), agenda)
    assert state.open() == []
    assert state.notes == ["first", "second", "last"]


def test_a_step_comes_before_what_waits_behind_its_parent() -> None:
    nested = Then(Note("2"), Then(Note("3"), Note("4")), Note("5"))
    assert talk(Note("1"), nested, Note("6")).notes == list("123456")


def test_steps_lists_what_is_left_next_one_first() -> None:
    first, second, third = Say(0), Note("x"), Say(1)
    state = talk(first, second, third)
    assert state.agenda.steps() == [first, second, third]
    state.apply(0, 0)
    assert state.agenda.steps() == [third]


def test_steps_lists_lanes_before_the_table() -> None:
    one, follow, other, table = Say(0), Note("x"), Say(1), Note("table")
    state = talk(Fork(Then(one, follow), other), table)
    assert state.agenda.steps() == [one, follow, other, table]


def test_a_question_stops_the_course_until_it_is_answered() -> None:
    state = talk(Note("before"), Say(1), Note("after"))
    assert state.notes == ["before"]
    state.apply(1, 1)
    assert state.notes == ["before", "1b", "after"]


def test_what_an_answer_brings_comes_next() -> None:
    state = talk(Say(0, Note("x"), Say(1), Note("y")), Note("z"))
    state.apply(0, 0)
    assert state.notes == ["0a", "x"]
    state.apply(1, 1)
    assert state.notes == ["0a", "x", "1b", "y", "z"]


def test_a_question_can_be_looked_at_again_and_again() -> None:
    state = talk(Note("once"), Say(0), Note("after"))
    first = fields(state.decision())
    for _ in range(5):
        assert fields(state.decision()) == first == (0, "say", (0, 1), ())
        assert fields(state.asked(0)) == first
        assert state.asked(1) is None
        assert asked(state) == [0]
    assert state.notes == ["once"]


def test_an_asking_step_is_asked_again_not_remembered() -> None:
    begun: list[int] = []
    state = talk(Count(begun))
    before = len(begun)
    state.decision()
    state.open()
    assert len(begun) == before + 2
    state.apply(0, 0)
    assert state.notes == ["counted"]


def test_the_game_without_steps_asks_nobody() -> None:
    state = talk()
    assert state.open() == []
    assert state.decision() is None
    assert state.asked(0) is None


@pytest.mark.parametrize("order", list(permutations((0, 1, 2))))
def test_lanes_answer_in_any_order(order: tuple[int, ...]) -> None:
    state = talk(Fork(Say(0), Say(1), Say(2)), Note("table"))
    for seat in order:
        assert "table" not in state.notes
        state.apply(seat, 1)
    assert sorted(state.notes[:3]) == ["0b", "1b", "2b"]
    assert state.notes[3:] == ["table"]


def test_open_lists_the_lanes_in_their_order() -> None:
    state = talk(Fork(Say(2), Say(0), Say(1)))
    assert asked(state) == [2, 0, 1]
    state.apply(0, 0)
    assert asked(state) == [2, 1]
    assert state.asked(0) is None


def test_the_table_waits_for_the_longest_lane() -> None:
    state = talk(Fork(Say(0, Say(0, Say(0))), Say(1)), Note("table"))
    state.apply(1, 0)
    for _ in range(2):
        state.apply(0, 0)
        assert asked(state) == [0]
        assert "table" not in state.notes
    state.apply(0, 0)
    assert state.notes == ["1a", "0a", "0a", "0a", "table"]


def test_lanes_go_on_at_their_own_pace() -> None:
    state = talk(Fork(Say(0, Note("x"), Say(0)), Say(1, Note("y"), Say(1))), Note("table"))
    for seat in (1, 1, 0, 0):
        state.apply(seat, 0)
    assert state.notes == ["1a", "y", "1a", "0a", "x", "0a", "table"]


def test_lanes_that_only_act_are_run_at_once() -> None:
    state = talk(Fork(Note("1"), Then(Note("2"), Note("3"))), Note("table"))
    assert state.notes == ["1", "2", "3", "table"]


def test_a_lane_acts_even_behind_one_that_asks() -> None:
    state = talk(Fork(Say(0), Note("acted"), Then(Note("first"), Say(2))), Note("table"))
    assert state.notes == ["acted", "first"]
    assert asked(state) == [0, 2]


def test_a_lane_acts_after_its_own_answer_while_others_are_open() -> None:
    state = talk(Fork(Say(0), Say(1, Note("acted"))), Note("table"))
    state.apply(1, 0)
    assert state.notes == ["1a", "acted"]
    assert asked(state) == [0]


def test_a_fork_into_nothing_is_passed_over() -> None:
    assert talk(Fork(), Note("table")).notes == ["table"]


def test_forks_follow_one_another() -> None:
    state = talk(Fork(Say(0), Say(1)), Note("between"), Fork(Say(1), Say(2)), Note("end"))
    for seat in (1, 0, 2, 1):
        state.apply(seat, 0)
    assert state.notes == ["1a", "0a", "between", "2a", "1a", "end"]


def test_the_first_answer_after_a_fork_may_end_it_and_ask_the_table() -> None:
    state = talk(Fork(Say(0), Note("x")), Say(1))
    state.apply(0, 0)
    assert asked(state) == [1]
    state.apply(1, 1)
    assert state.notes == ["x", "0a", "1b"]


def test_an_answer_may_fork() -> None:
    """The table waits for lanes opened by an answer as for those opened by a step that acts."""
    state = talk(SayThenFork(0, Say(1), Say(2)), Note("table"))
    state.apply(0, 1)
    assert asked(state) == [1, 2]
    assert state.notes == ["0b"]
    state.apply(2, 0)
    state.apply(1, 0)
    assert state.notes == ["0b", "2a", "1a", "table"]


def test_lanes_opened_by_an_answer_act_before_the_table_asks() -> None:
    state = talk(SayThenFork(0, Note("lane")), Say(1))
    state.apply(0, 0)
    assert state.notes == ["0a", "lane"]
    assert asked(state) == [1]


def test_a_lane_does_not_fork() -> None:
    with pytest.raises(AssertionError, match="a lane does not fork"):
        talk(Fork(Fork(Say(0))))


def test_who_is_at_work_is_not_done_whether_a_seat_or_nature_is_asked() -> None:
    state = talk(Fork(Say(0), Say(CHANCE, Say(1)), Say(2)), Say(1), Say(CHANCE))
    assert state.at_work() == [0, 1, 2]
    state.apply(CHANCE, 0)
    assert state.at_work() == [0, 1, 2]
    state.apply(1, 0)
    assert state.at_work() == [0, 2]
    answer_all(state, (0, 0), (2, 0))
    assert state.at_work() == [1]  # at the table
    state.apply(1, 0)
    assert state.at_work() == []  # the table waits for nature alone
    state.apply(CHANCE, 0)
    assert state.at_work() == []


def test_only_its_seat_may_notice_an_answer_in_a_lane_that_goes_on() -> None:
    state = talk(Fork(Say(0, Say(CHANCE, Say(0))), Say(1, Note("x"))), Say(0), Fork(Say(0), Say(1)))
    own = ear(0) | ear(ORACLE)
    assert state.apply(0, 0) == own
    assert state.apply(CHANCE, 0) == own  # nature answers in the lane of that seat
    assert state.apply(1, 0) == EVERYBODY  # the lane is done
    assert state.apply(0, 0) == EVERYBODY  # all lanes are
    assert state.apply(0, 0) == EVERYBODY  # there were no lanes; now there are others


def test_a_lane_may_ask_nature() -> None:
    state = talk(Fork(Say(0), Say(CHANCE, Say(1))), Note("table"))
    assert asked(state) == [0, CHANCE]
    state.apply(CHANCE, 1)
    assert asked(state) == [0, 1]
    state.apply(1, 0)
    state.apply(0, 0)
    assert state.notes == ["-1b", "1a", "0a", "table"]


def test_of_several_questions_to_nature_only_the_first_is_open() -> None:
    state = talk(Fork(Say(CHANCE, Say(0)), Say(1), Say(CHANCE, Say(2))))
    assert asked(state) == [CHANCE, 1]
    state.apply(CHANCE, 0)
    assert asked(state) == [0, 1, CHANCE]


def test_nature_answers_in_the_order_of_the_lanes() -> None:
    nature = [Say(CHANCE, Note(name)) for name in "xyz"]
    state = talk(Fork(*nature), Note("table"))
    for action in (0, 1, 0):
        state.apply(CHANCE, action)
    assert state.notes == ["-1a", "x", "-1b", "y", "-1a", "z", "table"]


def test_nature_of_a_later_lane_waits_for_one_that_comes_to_it_first() -> None:
    state = talk(Fork(Say(0, Say(CHANCE, Note("x"))), Say(CHANCE, Note("y"))))
    state.apply(0, 0)
    assert asked(state) == [CHANCE]
    state.apply(CHANCE, 1)
    assert state.notes == ["0a", "-1b", "x"]


def test_the_end_from_the_table_drops_everything() -> None:
    state = talk(Note("1"), End(), Note("never"), Say(0))
    assert state.notes == ["1"]
    assert state.result == Result((1, 0, 0), "said", "TLK-END-01")
    assert state.open() == []
    assert state.agenda.steps() == []


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_end_from_a_lane_drops_all_lanes_and_the_table(seat: int) -> None:
    lanes = [Say(k, End(), Note("never")) if k == seat else Say(k) for k in range(3)]
    state = talk(Fork(*lanes), Note("never"))
    state.apply(seat, 0)
    assert state.notes == [f"{seat}a"]
    assert state.result is not None
    assert state.open() == []
    assert state.agenda.steps() == []


@pytest.mark.parametrize("place", [0, 1, 2])
def test_the_end_from_a_lane_that_only_acts_drops_everything(place: int) -> None:
    lanes: list[Step[Talk]] = [Say(0), Say(1)]
    lanes.insert(place, End())
    state = talk(Fork(*lanes), Note("never"))
    assert state.result is not None
    assert state.open() == []
    assert state.notes == []


@pytest.mark.parametrize("seat", [0, 1])
def test_work_given_after_dropping_all_is_done_at_the_table(seat: int) -> None:
    lanes = [Say(k, Restart(Note("new"), Say(2)), Note("never")) for k in range(2)]
    state = talk(Fork(*lanes), Note("never"))
    state.apply(seat, 0)
    assert asked(state) == [2]
    state.apply(2, 0)
    assert state.notes == [f"{seat}a", "new", "2a"]


def test_work_can_be_given_from_outside_after_dropping_all() -> None:
    state = talk(Fork(Say(0), Say(1)), Note("never"))
    state.agenda.clear()
    state.agenda.then([Note("new"), Say(2)])
    assert asked(state) == [2]
    assert state.notes == ["new"]


def test_nothing_can_be_answered_after_the_end() -> None:
    state = talk(End())
    with pytest.raises(NotAsked) as refusal:
        state.apply(0, 0)
    assert refusal.value.rule == "TLK-WAI-01"


def test_a_clone_goes_its_own_way() -> None:
    state = talk(Say(0), Say(1), Note("end"))
    clone = state.clone()
    clone.apply(0, 1)
    clone.apply(1, 1)
    assert clone.notes == ["0b", "1b", "end"]
    assert state.notes == []
    assert asked(state) == [0]


@pytest.mark.parametrize("first", [0, 1])
def test_a_clone_with_open_lanes_goes_its_own_way(first: int) -> None:
    state = talk(Fork(Say(0, Say(0)), Say(1, Say(1))), Note("table"))
    state.apply(first, 0)
    clone = state.clone()
    for seat in (first, 1 - first, 1 - first):
        clone.apply(seat, 1)
    assert clone.notes[-1] == "table"
    assert asked(state) == [0, 1]
    assert state.notes == [f"{first}a"]
    for seat in (1 - first, first, 1 - first):
        state.apply(seat, 0)
    assert state.notes[-1] == "table"
    assert clone.notes[1:4] == [f"{first}b", f"{1 - first}b", f"{1 - first}b"]


def test_the_end_of_a_clone_is_not_the_end() -> None:
    state = talk(Fork(Say(0, End()), Say(1)), Note("table"))
    clone = state.clone()
    clone.apply(0, 0)
    assert clone.open() == []
    assert state.result is None
    assert asked(state) == [0, 1]


def test_steps_are_shared_between_clones() -> None:
    step = Say(0)
    state = talk(step)
    assert state.clone().agenda.steps()[0] is step


def test_an_action_not_on_offer_is_refused_with_its_rule() -> None:
    state = talk(Say(0, options=(0, 2)))
    with pytest.raises(IllegalAction) as refusal:
        state.apply(0, 3)
    assert refusal.value.rule == "TLK-SAY-03"
    assert refusal.value.code == "illegal_action"
    assert str(refusal.value) == "'say:d' for seat 0 at say; options: say:a, say:c (TLK-SAY-03)"


def test_a_seat_that_is_not_asked_is_refused_with_its_rule() -> None:
    state = talk(Say(0))
    with pytest.raises(NotAsked) as refusal:
        state.apply(2, 0)
    assert refusal.value.rule == "TLK-WAI-01"
    assert refusal.value.code == "not_asked"
    assert str(refusal.value) == "'say:a': seat 2 has nothing to answer now (TLK-WAI-01)"


def test_nature_is_named_in_refusals() -> None:
    with pytest.raises(NotAsked, match="nature has nothing to answer now"):
        talk(Say(0)).apply(CHANCE, 0)
    with pytest.raises(IllegalAction, match="for nature at say"):
        talk(Say(CHANCE)).apply(CHANCE, 2)


@pytest.mark.parametrize("action", [-1, 4, 1000])
def test_an_action_outside_the_catalogue_is_unknown(action: int) -> None:
    state = talk(Say(0))
    with pytest.raises(UnknownAction, match="0 to 3"):
        state.apply(0, action)
    with pytest.raises(UnknownAction):
        state.why_not(0, action)


def test_a_refusal_changes_nothing() -> None:
    state = talk(Note("1"), Fork(Say(0, Say(0)), Say(1)), Note("table"))
    for seat, action in ((0, 3), (2, 0), (CHANCE, 0), (1, 2)):
        with pytest.raises((IllegalAction, NotAsked)):
            state.apply(seat, action)
        assert asked(state) == [0, 1]
        assert state.notes == ["1"]
    for seat in (1, 0, 0):
        state.apply(seat, 0)
    assert state.notes == ["1", "1a", "0a", "0a", "table"]


def test_why_not_is_empty_for_what_is_on_offer() -> None:
    state = talk(Fork(Say(0), Say(1, options=(1, 3))))
    assert [state.why_not(0, action) for action in range(4)] == ["", "", "TLK-SAY-02", "TLK-SAY-03"]
    assert [state.why_not(1, action) for action in range(4)] == ["TLK-SAY-00", "", "TLK-SAY-02", ""]
    assert state.why_not(2, 0) == "TLK-WAI-01"


def test_a_game_of_plain_python_is_played_out() -> None:
    state = talk(Fork(Say(0, Say(CHANCE)), Say(1)), Say(2), Note("table"))
    assert play_out(state, Rng(1)) == 4
    assert state.notes[-1] == "table"


def test_playing_out_answers_the_lanes_in_order() -> None:
    """The closed loop and the open one answer the same questions in the same order."""
    steps = [
        Fork(Say(2, Say(CHANCE, Note("x"))), Say(0, Note("y"))),
        Say(1, Say(0), Say(CHANCE)),
        Note("table"),
    ]
    for seed in range(20):
        inside, outside = talk(*steps), talk(*steps)
        answers = play_out(inside, Rng(seed))
        rng = Rng(seed)
        taken = 0
        while (decision := outside.decision()) is not None:
            outside.apply(decision.seat, decision.sample(rng))
            taken += 1
        assert (inside.notes[-1], answers) == ("table", 6)
        assert (outside.notes, taken) == (inside.notes, answers)


# Lanes written down and begun again


def test_lanes_and_table_list_what_is_left_of_each() -> None:
    state = talk(Fork(Then(Say(0), Say(0)), Say(1)), Note("end"))
    assert [len(lane) for lane in state.agenda.lanes()] == [2, 1]
    assert [type(step) for step in state.agenda.trunk()] == [Note]
    state.apply(1, 0)
    assert [len(lane) for lane in state.agenda.lanes()] == [2, 0]
    assert [state.agenda.is_done(lane) for lane in range(2)] == [False, True]
    answer_all(state, (0, 0), (0, 0))
    assert state.agenda.lanes() == []


def test_an_agenda_made_of_what_is_left_goes_on_alike() -> None:
    state = talk(Fork(Then(*[Say(0) for _ in range(5)]), Say(1), Say(2)), Note("end"))
    state.apply(2, 1)
    agenda = Agenda.written(state.agenda.trunk(), state.agenda.lanes())
    again = Talk(state.game, agenda)
    again.notes = state.notes[:]
    for one in (state, again):
        answer_all(one, (0, 0), (0, 1), (1, 0), (0, 0), (0, 0), (0, 1))
    assert again.notes == state.notes
    assert again.notes[-1] == "end"


def test_an_agenda_without_lanes_is_made_of_the_table_alone() -> None:
    state = Talk(TalkGame(), Agenda.written([Say(0), Note("end")], [[], []]))
    state.apply(0, 0)
    assert state.notes == ["0a", "end"]


@pytest.mark.parametrize("answered", [(), ((1, 0),), ((1, 0), (1, 1))])
def test_a_lane_begins_again_whether_it_is_done_or_not(
    answered: tuple[tuple[int, int], ...],
) -> None:
    state = talk(Fork(Say(0), Then(Say(1), Say(1))), Note("end"))
    answer_all(state, *answered)
    state.agenda.restart(1, Then(Say(1), Say(1)))
    answer_all(state, (1, 0), (0, 0), (1, 0))
    assert state.notes[len(answered) :] == ["1a", "0a", "1a", "end"]


def test_who_has_looked_elsewhere_turns_back_to_a_lane() -> None:
    state, ask = talk(Fork(Say(0), Say(1), Say(2)), Say(0)), Ask()
    agenda = state.agenda
    assert agenda.find(state, 1, ask)
    lane = agenda.where()
    assert agenda.find_next(state, ask)
    assert ask.seat == 2
    assert not agenda.find_next(state, ask)
    agenda.turn_to(lane)
    agenda.answer(state, 1)
    assert state.notes == ["1b"]
    answer_all(state, (0, 0), (2, 0))
    assert agenda.advance(state, ask)
    assert agenda.where() == -1
    assert not agenda.find_next(state, ask)
    assert not agenda.find(state, 1, ask)
    agenda.turn_to(-1)
    agenda.answer(state, 2)
    assert state.notes == ["1b", "0a", "2a", "0c"]


def test_a_lane_can_be_run_by_itself() -> None:
    state, ask = talk(Fork(Say(0), Say(1, Note("more"))), Note("end")), Ask()
    while state.agenda.run(1, state, ask):
        state.agenda.answer(state, 1)
    assert state.notes == ["1b", "more"]
    assert state.agenda.is_done(1)
    assert not state.agenda.is_done(0)
