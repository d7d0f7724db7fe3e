"""One played game: answers whole or not at all, nature at once, and taking back."""

from collections.abc import Mapping
from typing import Any

import pytest

from automatable import CHANCE, ORACLE, SPECTATOR, Record, game
from automatable.bots import make_bot
from automatable.kernel.agenda import Agenda, Step
from automatable.kernel.catalogue import Catalogue
from automatable.kernel.decision import Ask
from automatable.kernel.errors import CannotTakeBack, IllegalAction, NotAsked, Stale, UnknownAction
from automatable.kernel.events import EVERYBODY, Event, ear
from automatable.kernel.game import Game, Result, State
from automatable.kernel.record import Answer
from automatable.kernel.seats import Seat
from automatable.match import Match, Nature, why_no_take_back
from automatable.testkit.walks import fingerprint

A, B = 0, 1
DUEL = game("duel")
NAMES = ["say", "show", "look", "roll", "one", "two", "pass"]
SAY, SHOW, LOOK, ROLL, ONE, TWO, PASS = range(7)


class ParlourState(State):
    """What was said."""

    def __init__(self, game: Game[Any], seats: int, agenda: Agenda) -> None:
        super().__init__(game, seats, agenda)
        self.said: list[str] = []

    def clone(self) -> "ParlourState":
        new = ParlourState(self.game, self.seats, self.agenda.clone())
        new.said = self.said[:]
        new.result = self.result
        return new


class Turn(Step[ParlourState]):
    """A seat says things until it passes; it may show one to all, look at one, or roll."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def begin(self, state: ParlourState, ask: Ask) -> bool:
        ask.to(self.seat, "turn")
        for action in (SAY, SHOW, LOOK, ROLL, PASS):
            ask.offer(action)
        return True

    def answer(self, state: ParlourState, action: int) -> None:
        state.said.append(f"{self.seat} {NAMES[action]}")
        facts: dict[str, Any] = {"seat": int(self.seat)}
        if action == PASS:
            state.agenda.push(Turn(1 - self.seat))
            return
        state.agenda.push(self)
        if action == SAY:
            state.tell("said", "PAR-SAY-01", facts)
        elif action == SHOW:
            state.reveal("showed", "PAR-SHW-01", facts)
        elif action == LOOK:
            state.tell_only(self.seat, "looked", "PAR-LOO-01", facts, {"card": "Trap"})
        else:
            state.agenda.push(Roll())

    def why_not(self, state: ParlourState, action: int) -> str:
        return "PAR-TRN-01"


class Roll(Step[ParlourState]):
    """Nature says one or two."""

    def begin(self, state: ParlourState, ask: Ask) -> bool:
        ask.to(CHANCE, "roll")
        ask.weigh(ONE, 1)
        ask.weigh(TWO, 1)
        return True

    def answer(self, state: ParlourState, action: int) -> None:
        state.said.append(NAMES[action])


class Parlour(Game[ParlourState]):
    """A game of plain Python: seats take turns and say as much as they like."""

    def __init__(self, seats: int) -> None:
        super().__init__("parlour", 1, "nowhere", Catalogue(NAMES))
        self.seats = seats

    def prepare(self, settings: Mapping[str, object]) -> ParlourState:
        return ParlourState(self, self.seats, Agenda.of(Turn(A)))

    def settings_of(self, state: ParlourState) -> dict[str, str]:
        return {}

    def why_waiting(self, state: ParlourState, seat: Seat) -> str:
        return "PAR-TRN-02"


PARLOUR = Parlour(2)


def parlour(*answers: str) -> Match:
    """A match after answers such as `0 say say`."""
    match = Match(Record(PARLOUR), Nature(b"parlour"))
    for answer in answers:
        seat, _, path = answer.partition(" ")
        match.answer(int(seat), path)
    return match


def said(match: Match) -> list[str]:
    assert isinstance(match.state, ParlourState)
    return match.state.said


def duel(seed: bytes = b"duel", **settings: str) -> Match:
    return Match(Record(DUEL, settings), Nature(seed))


def taken_back(match: Match, seat: int, *agreed: int) -> str:
    """Why a seat cannot take back; empty if it has."""
    before = list(match.record.answers)
    try:
        match.take_back(seat, agreed)
    except CannotTakeBack as refusal:
        assert match.record.answers == before
        return str(refusal)
    return ""


def test_an_answer_is_carried_out_and_recorded() -> None:
    match = duel()
    match.answer(A, "play:Spark")
    assert match.asked() == [B]
    assert [match.record.line(answer) for answer in match.record.answers] == ["0 play:Spark"]


def test_upper_and_lower_case_and_white_space_do_not_matter() -> None:
    match = parlour()
    match.answer(A, "  SAY\tPass \n")
    assert said(match) == ["0 say", "0 pass"]


def test_a_path_is_carried_out_in_order() -> None:
    match = parlour("0 say say pass")
    assert said(match) == ["0 say", "0 say", "0 pass"]
    assert match.asked() == [B]
    assert [answer.action for answer in match.record.answers] == [SAY, SAY, PASS]


def test_a_path_ends_where_something_hidden_is_shown() -> None:
    """Else a refusal would tell what lies there, and cost nothing."""
    match = parlour("0 say")
    with pytest.raises(Stale):
        match.answer(A, "look pass")
    assert said(match) == ["0 say"]
    match.answer(A, "look")
    assert said(match) == ["0 say", "0 look"]


def test_a_path_goes_on_after_nature_has_answered() -> None:
    match = parlour("0 say roll say roll pass")
    rolled = said(match)[2], said(match)[5]
    assert {*rolled} <= {"one", "two"}
    assert said(match) == ["0 say", "0 roll", rolled[0], "0 say", "0 roll", rolled[1], "0 pass"]
    assert match.asked() == [B]


@pytest.mark.parametrize("rest", ["one", "pass say", "pass one roll"])
def test_a_path_ends_where_nature_has_made_the_rest_impossible(rest: str) -> None:
    """Else a refusal would tell what nature answers, and cost nothing."""
    match = parlour(f"0 roll {rest}")
    assert said(match)[0] == "0 roll"
    assert said(match)[2:] == (["0 pass"] if rest.startswith("pass") else [])


def test_a_path_ends_where_something_is_shown_to_all_after_nature() -> None:
    match = parlour("0 roll show say")
    assert said(match)[2:] == ["0 show"]


@pytest.mark.parametrize(
    ("path", "error"),
    [
        ("say say one", IllegalAction),  # not on offer
        ("say shout", UnknownAction),  # no such action
        ("say pass say", NotAsked),  # the other's turn by then
        ("one", IllegalAction),
        ("shout", UnknownAction),
        ("", UnknownAction),
        (" \n ", UnknownAction),
    ],
)
def test_a_path_is_carried_out_whole_or_not_at_all(path: str, error: type[Exception]) -> None:
    match = parlour("0 say")
    told = match.told
    with pytest.raises(error):
        match.answer(A, path)
    assert said(match) == ["0 say"]
    assert len(match.record.answers) == 1
    assert match.told == told
    assert match.asked() == [A]


def test_an_empty_answer_is_told_so() -> None:
    with pytest.raises(UnknownAction, match="an answer needs a name"):
        parlour().answer(A, "")


def test_nobody_answers_out_of_turn() -> None:
    match = parlour()
    for seat in (B, int(CHANCE), 2, int(SPECTATOR)):
        with pytest.raises(NotAsked) as refusal:
            match.answer(seat, "say")
        assert refusal.value.rule == "PAR-TRN-02"
    assert match.record.answers == []


def test_a_path_tells_its_events_once() -> None:
    match = parlour("0 say say show")
    assert [event.kind for event in match.events(B)] == ["said", "said", "showed"]


def test_seats_that_are_asked_at_once_answer_in_any_order() -> None:
    one, other = duel(), duel()
    for seat, name in ((A, "play:Move"), (B, "play:Charge")):
        one.answer(seat, name)
    for seat, name in ((B, "play:Charge"), (A, "play:Move")):
        other.answer(seat, name)
    assert fingerprint(one.state) == fingerprint(other.state)


def test_nature_answers_at_once() -> None:
    match = duel()
    match.answer(A, "play:Move")
    match.answer(B, "play:Charge")
    assert [answer.seat for answer in match.record.answers] == [A, B, CHANCE]
    assert match.asked() == [A, B]


def test_nature_answers_even_before_the_first_question() -> None:
    match = Match(
        Record(DUEL, start={"A": "@1 plays Move", "B": "plays Barrier", "due": "A"}), Nature(b"x")
    )
    assert [answer.seat for answer in match.record.answers] == [CHANCE]
    assert match.asked() == [A, B]


def test_the_same_seed_and_place_get_the_same_card() -> None:
    draws = set()
    for _ in range(3):
        match = duel(b"same")
        match.answer(A, "play:Move")
        match.answer(B, "play:Charge")
        draws.add(match.record.line(match.record.answers[-1]))
    assert len(draws) == 1


def test_other_seeds_get_other_cards() -> None:
    draws = set()
    for seed in range(40):
        match = duel(bytes([seed]))
        match.answer(A, "play:Move")
        match.answer(B, "play:Charge")
        draws.add(match.record.line(match.record.answers[-1]))
    assert draws == {"* draw:Ray", "* draw:Recovery", "* draw:Trap", "* draw:Copy"}


def test_the_same_answers_get_the_same_card() -> None:
    matches = [duel(), duel()]
    for match in matches:
        match.answer(A, "play:Move")
        match.answer(B, "play:Charge")
    assert matches[0].record.answers == matches[1].record.answers
    assert len(matches[0].record.answers) == 3  # nature has dealt a card


def test_a_match_goes_on_from_its_record() -> None:
    match = parlour("0 say roll", "0 roll", "0 pass", "1 say")
    again = Match(Record(PARLOUR, answers=list(match.record.answers)), Nature(b"parlour"))
    assert said(again) == said(match)
    assert again.asked() == match.asked() == [B]
    match.answer(B, "roll")
    again.answer(B, "roll")
    assert again.record.answers == match.record.answers


def test_a_pause_before_nature_changes_nothing() -> None:
    match = parlour("0 roll")
    unfinished = Record(PARLOUR, answers=match.record.answers[:1])
    assert Match(unfinished, Nature(b"parlour")).record.answers == match.record.answers


def test_the_record_of_a_match_replays_to_its_state() -> None:
    match = duel(board="short")
    bots = [make_bot("random", 1), make_bot("random", 2)]
    while seats := match.asked():
        match.answer_bot(seats[-1], bots[seats[-1]])
    assert match.state.result is not None
    assert fingerprint(match.record.replay()) == fingerprint(match.state)
    assert fingerprint(Record.read(match.record.text()).replay()) == fingerprint(match.state)


def test_a_bot_answers_the_question_of_its_seat() -> None:
    match = duel()
    match.answer_bot(B, make_bot("random", 1))
    assert match.asked() == [A]
    assert match.record.answers[0].seat == B


def test_events_are_told_as_the_seat_may_know_them() -> None:
    match = parlour("0 look")
    assert match.events(A)[0].facts == {"seat": A, "card": "Trap"}
    assert match.events(ORACLE)[0].facts == {"seat": A, "card": "Trap"}
    for viewer in (B, int(SPECTATOR)):
        assert match.events(viewer)[0].facts == {"seat": A}
        assert match.events(viewer)[0].hidden


def test_events_are_told_from_a_number_on() -> None:
    match = parlour("0 say show")
    assert match.told == 2
    before = match.told
    match.answer(A, "look")
    match.answer(A, "say")
    assert [event.kind for event in match.events(B, before)] == ["looked", "said"]
    assert match.events(B, match.told) == []
    assert [event.kind for event in match.events(B)] == ["said", "showed", "looked", "said"]


def test_events_are_told_from_the_very_start() -> None:
    assert [event.kind for event in duel().events(A)] == ["round_began"]


def test_who_has_answered_nothing_has_nothing_to_take_back() -> None:
    assert taken_back(parlour(), A) == "nothing"
    assert taken_back(parlour("0 say pass"), B) == "nothing"
    assert taken_back(parlour("0 say pass"), B, A) == "nothing"


def test_a_seat_takes_back_its_own_last_answer() -> None:
    match = parlour("0 say say pass")
    assert taken_back(match, A) == ""
    assert said(match) == ["0 say", "0 say"]
    assert match.asked() == [A]
    assert match.told == 2


def test_a_seat_takes_back_its_whole_tail_one_by_one() -> None:
    match = parlour("0 say", "0 say say pass")
    for left in (3, 2, 1, 0):
        assert taken_back(match, A) == ""
        assert len(match.record.answers) == left
    assert taken_back(match, A) == "nothing"


def test_what_is_taken_back_can_be_answered_otherwise() -> None:
    match = parlour("0 say pass")
    match.take_back(A)
    match.answer(A, "look")
    match.answer(A, "pass")
    assert said(match) == ["0 say", "0 look", "0 pass"]


def test_a_choice_of_the_duel_is_taken_back_while_the_other_thinks() -> None:
    match = duel()
    match.answer(A, "play:Move")
    assert taken_back(match, A) == ""
    assert match.asked() == [A, B]
    assert match.record.answers == []


def test_nobody_takes_back_what_another_has_answered_since() -> None:
    match = parlour("0 say pass", "1 say")
    assert taken_back(match, A) == "other"
    assert taken_back(match, B) == ""
    assert taken_back(match, A) == ""


def test_nobody_takes_back_a_choice_after_another_has_chosen() -> None:
    match = duel()
    match.answer(B, "play:Move")
    match.answer(A, "play:Charge")
    assert taken_back(match, B) == "nature"
    match = duel(board="core")
    match.answer(B, "play:Move")
    match.answer(A, "play:Charge")
    assert taken_back(match, B) == "other"


def test_nobody_takes_back_what_nature_has_answered() -> None:
    assert taken_back(parlour("0 say roll"), A) == "nature"


def test_nobody_takes_back_past_nature() -> None:
    match = parlour("0 say roll", "0 say")
    assert taken_back(match, A) == ""
    assert taken_back(match, A) == "nature"


@pytest.mark.parametrize(
    ("ears", "reason"), [(EVERYBODY, "nature"), (ear(B) | ear(ORACLE), "other")]
)
def test_why_not_tells_nothing_of_what_nature_answers_others_at_work(
    ears: int, reason: str
) -> None:
    since = [Answer(A, 0), Answer(B, 0), Answer(int(CHANCE), 0)]
    drew = Event("drew", "", {}, {}, (), True, ears)
    assert why_no_take_back(since, [0, 0, 0], [drew], A) == reason
    assert why_no_take_back(since[:2], [0, 0], [], A) == "other"


@pytest.mark.parametrize("action", ["show", "look"])
def test_nobody_takes_back_what_has_shown_something_hidden(action: str) -> None:
    match = parlour(f"0 say {action}")
    assert taken_back(match, A) == "shown"
    match.answer(A, "say")
    assert taken_back(match, A) == ""
    assert taken_back(match, A) == "shown"


def test_nobody_takes_back_the_choice_that_revealed_both() -> None:
    match = duel()
    match.answer(A, "play:Charge")
    match.answer(B, "play:Barrier")
    assert taken_back(match, B) == "shown"
    assert taken_back(match, A) == "other"


@pytest.mark.parametrize(
    ("answers", "seat", "left"),
    [
        (["0 say pass", "1 say"], A, ["0 say"]),
        (["0 say pass", "1 roll", "1 say"], A, ["0 say"]),
    ],
)
def test_with_the_agreement_of_all_others_their_answers_are_taken_back_too(
    answers: list[str], seat: int, left: list[str]
) -> None:
    match = parlour(*answers)
    assert taken_back(match, seat) != ""
    assert taken_back(match, seat, 1 - seat) == ""
    assert said(match) == left
    assert match.asked() == [seat]


@pytest.mark.parametrize(
    ("action", "reason"), [("roll", "nature"), ("show", "shown"), ("look", "shown")]
)
def test_nobody_can_agree_to_what_was_learned(action: str, reason: str) -> None:
    """It would be the same again, and the seat would know it before it answers."""
    assert taken_back(parlour(f"0 say {action}"), A, B) == reason


@pytest.mark.parametrize("agreed", [(), (A,), (7,), (int(CHANCE), int(SPECTATOR))])
def test_agreement_counts_only_from_all_others(agreed: tuple[int, ...]) -> None:
    match = parlour("0 say pass", "1 say")
    assert taken_back(match, A, *agreed) == "other"


def test_one_alone_needs_nobody_and_gets_nothing_more_by_it() -> None:
    """Alone there is nobody to agree, so the rules of the tail stay."""
    match = Match(Record(Parlour(1)), Nature(b"alone"))
    match.answer(A, "say roll")
    match.answer(A, "say")
    assert taken_back(match, A, A, B) == ""
    assert taken_back(match, A, A, B) == "nature"


def test_three_need_the_agreement_of_two() -> None:
    match = Match(Record(game("_template"), {"players": "3"}), Nature(b"three"))
    for seat in range(3):
        decision = match.state.asked(seat)
        assert decision is not None
        match.answer(seat, match.state.game.catalogue.name(decision.options[0]))
    assert taken_back(match, 0, 1) == "other"
    assert taken_back(match, 0, 2) == "other"
    assert taken_back(match, 0, 1, 2) == ""
    assert match.asked() == [0, 1, 2]


def test_cards_that_were_shown_stay_played_with_all_agreed() -> None:
    match = Match(Record(DUEL, start={"A": "@3", "B": "B0"}), Nature(b"x"))
    match.answer(A, "play:Move")
    match.answer(B, "play:Charge")
    assert match.state.result == Result((1, -1), "moon", "DUE-VIC-02")
    assert match.asked() == []
    assert taken_back(match, A, B) == "shown"
    assert match.state.result is not None
