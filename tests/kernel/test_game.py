"""What a game is to the kernel: setting up, listening, telling, ending."""

import pytest

from automatable import CHANCE, ORACLE, SPECTATOR, Rng, game
from automatable.kernel.agenda import Agenda
from automatable.kernel.decision import Ask
from automatable.kernel.errors import BadSettings
from automatable.kernel.events import heard
from automatable.kernel.game import Piece, Result, State

from .coin import Coin, CoinState, TakeOrLeave

DUEL = game("duel")


def lively() -> State:
    """A table with somebody listening from now on."""
    state = DUEL.new()
    state.log = []
    return state


def told(state: State, seat: int) -> list[tuple[str, dict[str, object]]]:
    """What a seat heard: kinds and facts."""
    return [(event.kind, dict(event.facts)) for event in heard(state.log or [], seat)]


def test_results_are_equal_by_what_they_say() -> None:
    result = Result((1, -1), "ko", "DUE-VIC-01")
    assert result == Result((1, -1), "ko", "DUE-VIC-01")
    assert hash(result) == hash(Result((1, -1), "ko", "DUE-VIC-01"))
    assert repr(result) == "Result((1, -1), 'ko', 'DUE-VIC-01')"


@pytest.mark.parametrize(
    "other",
    [
        Result((-1, 1), "ko", "DUE-VIC-01"),
        Result((1, -1), "moon", "DUE-VIC-01"),
        Result((1, -1), "ko", "DUE-VIC-02"),
        "Result((1, -1), 'ko', 'DUE-VIC-01')",
        None,
    ],
)
def test_results_that_say_something_else_differ(other: object) -> None:
    assert Result((1, -1), "ko", "DUE-VIC-01") != other


def test_a_piece_of_an_observation_has_a_name_and_bounds() -> None:
    piece = Piece("health", 2, 4)
    assert (piece.name, piece.length, piece.high) == ("health", 2, 4)


def test_a_new_game_stands_at_its_first_question_with_nobody_listening() -> None:
    state = DUEL.new()
    assert state.log is None
    assert state.result is None
    assert [int(decision.seat) for decision in state.open()] == [0, 1]


def test_one_who_listens_from_the_start_hears_everything() -> None:
    state = DUEL.listened()
    assert state.log is not None
    assert [event.kind for event in state.log] == ["round_began"]


def test_bad_settings_are_refused_before_anything_is_set_up() -> None:
    for begin in (DUEL.new, DUEL.listened):
        with pytest.raises(BadSettings, match=r"^max_rounds is "):
            begin({"max_rounds": "never"})


def test_the_settings_of_a_state_are_those_it_was_given() -> None:
    assert DUEL.settings_of(DUEL.new()) == {}
    assert DUEL.settings_of(DUEL.new({"max_rounds": 200})) == {}
    assert DUEL.settings_of(DUEL.new({"max_rounds": None})) == {"max_rounds": "none"}


def test_nobody_listens_to_a_clone() -> None:
    state = DUEL.listened()
    clone = state.clone()
    assert clone.log is None
    clone.apply(0, 0)
    assert state.log is not None
    assert len(state.log) == 1


def test_who_does_not_listen_is_told_nothing() -> None:
    state = DUEL.new()
    state.tell("moved", "TST-MOV-01", {})
    state.reveal("revealed", "TST-REV-01", {})
    state.tell_only(0, "drew", "TST-DRW-01", {}, {"card": "Ray"})
    assert state.log is None


def test_telling_revealing_and_telling_one_differ_in_what_they_unveil() -> None:
    state = DUEL.new()
    state.log = []
    state.tell("moved", "TST-MOV-01", {"seat": 0})
    state.reveal("revealed", "TST-REV-01", {"card": "Ray"})
    state.tell_only(1, "drew", "TST-DRW-01", {"seat": 1}, {"card": "Ray"})
    assert [(event.kind, event.unveils, event.only) for event in state.log] == [
        ("moved", False, ()),
        ("revealed", True, ()),
        ("drew", True, (1,)),
    ]


def test_ending_drops_all_open_questions() -> None:
    state = DUEL.new()
    result = Result((0, 0), "agreed", "TST-END-01")
    state.end(result)
    assert state.result == result
    assert state.open() == []
    assert state.decision() is None
    assert state.asked(CHANCE) is None


def test_actions_are_refused_by_name_with_the_options_and_the_rule() -> None:
    state = DUEL.from_position({"A": "B0"}, {})
    with pytest.raises(ValueError, match="'play:Spark' for seat 0 at choose; options: ") as refusal:
        state.apply(0, DUEL.catalogue.number("play:Spark"))
    assert str(refusal.value).endswith("options: play:Charge, play:Barrier, play:Move (DUE-RND-04)")


def test_a_whisper_reaches_its_own_seat_at_once_and_others_at_the_end() -> None:
    state = lively()
    state.whisper(1, "drew", "TST-DRW-01", {"seat": 1}, {"card": "Ray"})
    state.whisper(0, "moved", "TST-MOV-01", {"seat": 0}, {})
    assert told(state, 1) == [("drew", {"seat": 1, "card": "Ray"})]
    assert told(state, 0) == [("moved", {"seat": 0})]
    assert told(state, SPECTATOR) == []
    state.log = []
    state.speak_up()
    assert told(state, 0) == [("drew", {"seat": 1})]
    assert told(state, 1) == [("moved", {"seat": 0})]
    assert told(state, SPECTATOR) == [("moved", {"seat": 0}), ("drew", {"seat": 1})]
    assert told(state, ORACLE) == []  # who heard everything when it happened


def test_what_is_said_at_the_end_is_said_once_and_cannot_be_taken_back() -> None:
    state = lively()
    state.whisper(0, "moved", "TST-MOV-01", {"seat": 0}, {})
    assert [event.unveils for event in state.log or []] == [False]
    state.speak_up()
    assert [event.unveils for event in state.log or []] == [False, True]
    state.speak_up()
    assert len(state.log or []) == 2


def test_where_nobody_listens_nothing_is_whispered() -> None:
    state = lively()
    state.log = None
    state.whisper(0, "moved", "TST-MOV-01", {"seat": 0}, {})
    state.log = []
    state.speak_up()
    assert state.log == []


def test_a_clone_that_listens_on_hears_what_was_whispered_before() -> None:
    """In Raising Robots seats work at once; what one does, the others hear when all are done."""
    state = game("raising_robots").listened({"players": "2", "inventors": "off"})
    rng = Rng(1)
    while len(state.open()) < 2 or state.open()[0].seat == CHANCE:
        decision = state.open()[0]
        state.apply(decision.seat, decision.sample(rng))
    while state.asked(0) is not None:
        answer = state.open()[0]
        state.apply(answer.seat, answer.sample(rng))
    clone = state.clone()
    clone.listen_as(state)
    for _ in range(200):
        answer = state.open()[0]
        action = answer.sample(rng)
        state.apply(answer.seat, action)
        clone.apply(answer.seat, action)
    assert told(clone, 1) == told(state, 1)
    assert clone.log is not state.log


class TakeOnly(TakeOrLeave):
    """Is answered by taking, whatever else the game has."""

    VERBS = "take"

    def begin(self, state: CoinState, ask: Ask) -> bool:
        ask.to(0, "coin")
        ask.offer(0)
        return True

    def why_not(self, state: CoinState, action: int) -> str:
        return "COIN-02"


def test_other_verbs_than_the_steps_own_are_refused_by_the_unasked_rule() -> None:
    game = Coin("take:one", "take:two", "leave")
    game.unasked_rule = "COIN-09"
    state = CoinState(game, 1, Agenda.of(TakeOnly()))
    assert [state.why_not(0, action) for action in range(3)] == ["", "COIN-02", "COIN-09"]
    assert state.rules_against(0) == ["", "COIN-02", "COIN-09"]
    assert [refusal.rule for refusal in state.refusals(0, [2, 0])] == ["COIN-09", ""]
