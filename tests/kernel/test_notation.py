"""Positions as text: words, kinds, steps and facts, and what is refused."""

from typing import Any, Final, final

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from automatable.kernel.agenda import Agenda, SeatStep, Step
from automatable.kernel.catalogue import Catalogue
from automatable.kernel.decision import Ask
from automatable.kernel.errors import BadPosition
from automatable.kernel.game import Game, Result, State
from automatable.kernel.notation import Each, Notation, Part, Steps, field, seats
from automatable.kernel.spelling import (
    NONE,
    SEAT,
    Kind,
    Reading,
    Tokens,
    either,
    if_any,
    many,
    mask,
    named,
    named_at,
    numbers,
    or_none,
    sections,
    vector,
    whole,
)


def tokens(text: str, part: str = "part") -> Tokens:
    return Reading({part: text}).part(part)


# Words.


def test_words_are_taken_from_left_to_right() -> None:
    given = tokens("B  7 red - rest of it")
    assert (given.seat(2), given.whole(0, 9), given.name(("blue", "red"), "colour")) == (1, 7, 1)
    assert (given.seat(2), given.next(), given.rest(), given.left) == (
        NONE,
        "rest",
        ["of", "it"],
        [],
    )
    given.end()
    assert tokens("red blue red").names(("red", "blue"), "colour") == [0, 1, 0]
    assert tokens("red blue").mask(("red", "green", "blue"), "colour") == 0b101
    assert tokens("1 2 3").wholes(3, 1, 3) == [1, 2, 3]


@pytest.mark.parametrize(
    ("text", "take", "message"),
    [
        ("", lambda w: w.next(), "part: cannot read ''; something is left out"),
        ("x", lambda w: w.whole(0, 5), "part: 'x' is not a number from 0 to 5"),
        ("6", lambda w: w.whole(0, 5), "part: '6' is not a number from 0 to 5"),
        ("٣", lambda w: w.whole(0, 5), "part: '٣' is not a number from 0 to 5"),
        ("9" * 5000, lambda w: w.whole(0, 5), "part: '999"),
        ("1 2", lambda w: w.wholes(3, 0, 5), "part: write 3 numbers from 0 to 5"),
        (
            "green",
            lambda w: w.name(("red", "blue"), "colour"),
            "part: no colour is named",
        ),
        ("red red", lambda w: w.mask(("red", "blue"), "colour"), "part: a colour is named twice"),
        ("C", lambda w: w.seat(2), "part: 'C' is not one of A, B"),
        ("a b c", lambda w: (w.next(), w.end()), "part: cannot read 'b c' in 'a b c'"),
    ],
)
def test_a_word_that_cannot_be_is_refused_by_the_name_of_its_part(
    text: str, take: Any, message: str
) -> None:
    with pytest.raises(BadPosition) as refused:
        take(tokens(text))
    assert str(refused.value).startswith(message)


def test_sections_begin_with_their_names() -> None:
    said = sections(tokens("hand bolt gear picks bolt"), ("hand", "picks"))
    assert {name: part.left for name, part in said.items()} == {
        "hand": ["bolt", "gear"],
        "picks": ["bolt"],
    }
    said = sections(tokens("boost design; design bolt"), ("boost", "design"), ";")
    assert [said["boost"].left, said["design"].left] == [["design"], ["bolt"]]
    with pytest.raises(
        BadPosition, match="part: cannot read 'foot', which is not one of hand, picks"
    ):
        sections(tokens("foot bolt"), ("hand", "picks"))
    with pytest.raises(BadPosition, match="part: 'hand' occurs twice"):
        sections(tokens("hand bolt hand"), ("hand", "picks"))


# Kinds.

COLOUR = named(("red", "blue"), "colour")


@pytest.mark.parametrize(
    ("kind", "value", "text"),
    [
        (whole(0, 9), 7, "7"),
        (COLOUR, 1, "blue"),
        (named_at(lambda state: state, "thing"), 1, "b"),
        (either("hand", "any"), True, "any"),
        (either("hand", "any"), False, "hand"),
        (or_none(COLOUR), 0, "red"),
        (or_none(COLOUR), NONE, "-"),
        (or_none(or_none(COLOUR), "*", -2), -2, "*"),
        (if_any(COLOUR), NONE, ""),
        (if_any(COLOUR), 1, "blue"),
        (many(COLOUR), (1, 0, 1), "blue red blue"),
        (many(COLOUR), (), ""),
        (mask(("a", "b", "c"), "letter"), 0b101, "a c"),
        (mask(("a", "b", "c"), "letter"), 0, ""),
        (or_none(mask(("a", "b"), "letter"), "none", 0), 0, "none"),
        (numbers(3, 0, 9), vec[i64]([4, 0, 9]), "4 0 9"),
        (vector(COLOUR), vec[i64]([1, 0]), "blue red"),
        (vector(COLOUR), vec[i64](), ""),
    ],
)
def test_every_kind_is_read_as_it_is_shown(kind: Kind, value: object, text: str) -> None:
    assert kind.show(("a", "b"), value) == text
    assert kind.read(("a", "b"), tokens(text)) == value


# A game of its own: seats take counters from a heap in lanes, then the table rests.


@final
class Take(SeatStep["Heap"]):
    """A seat takes some counters, if there are any."""

    WORDS = "take most"

    def __init__(self, seat: int, most: int) -> None:
        super().__init__(seat)
        self.most: Final = most

    def begin(self, state: "Heap", ask: Ask) -> bool:
        ask.to(self.seat, "take")
        for action in range(min(self.most, state.heap)):
            ask.offer(action)
        return True

    def answer(self, state: "Heap", action: int) -> None:
        state.heap -= action + 1
        state.taken[self.seat] += action + 1

    def misfit(self, state: "Heap") -> str:
        return "" if state.heap < 90 else "the heap is too high for taking"


@final
class Open(Step["Heap"]):
    """Everybody takes at once."""

    WORDS = "open count"

    def __init__(self, count: int) -> None:
        self.count: Final = count

    def begin(self, state: "Heap", ask: Ask) -> bool:
        state.agenda.push(REST)
        state.agenda.fork([Take(seat, self.count) for seat in range(2)])
        return False


@final
class Bow(Step["Heap"]):
    """A seat bows, which is asked of nobody."""

    WORDS = "bow seat"

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def begin(self, state: "Heap", ask: Ask) -> bool:
        return False


@final
class Rest(Step["Heap"]):
    """The end."""

    WORDS = "rest"

    def begin(self, state: "Heap", ask: Ask) -> bool:
        state.end(Result((0, 0), "rested", "HEA-END-01"))
        return False


REST = Rest()


class Heap(State):
    """Counters in the heap and before the seats, nine in all."""

    def __init__(self, game: Game[Any], agenda: Agenda) -> None:
        super().__init__(game, 2, agenda)
        self.heap = 9
        self.taken = [0, 0]

    def clone(self) -> "Heap":
        new = Heap(self.game, self.agenda.clone())
        new.result, new.heap, new.taken = self.result, self.heap, self.taken[:]
        return new


def read_heap(state: Heap, given: Tokens) -> None:
    state.heap = given.whole(0, 99)


def read_taken(state: Heap, seat: int, given: Tokens) -> None:
    state.taken[seat] = given.whole(0, 9)
    if given.left:
        given.answer(seat, given.whole(1, 9) - 1)


class HeapNotation(Notation[Heap]):
    def usual(self, state: Heap) -> str:
        return "rest"

    def end(self, state: Heap, reason: str) -> None:
        state.end(Result((0, 0), reason, "HEA-END-01"))


KINDS = {"seat": SEAT, "most": whole(1, 9), "count": whole(1, 9)}
NOTATION = HeapNotation(
    [
        Part("heap", lambda state: str(state.heap), read_heap),
        Each(seats, lambda state, seat: str(state.taken[seat] or ""), read_taken),
    ],
    Steps(KINDS, [Open, Bow, REST], order="(open )?(bow )*rest"),
    Steps(KINDS, [Take]),
    {"rested": "HEA-END-01"},
)


class HeapGame(Game[Heap]):
    """Counters are conserved."""

    def __init__(self) -> None:
        super().__init__("heap", 1, ".", Catalogue([f"take:{k + 1}" for k in range(9)]))
        self.notation = NOTATION

    def prepare(self, settings: object) -> Heap:
        return Heap(self, Agenda.of(Open(3)))

    def cards(self, state: Heap) -> list[str]:
        return ["counter"] * (state.heap + sum(state.taken))


GAME = HeapGame()


def test_facts_lanes_and_table_are_written_and_read_back() -> None:
    state = GAME.new()
    assert GAME.position(state) == {"heap": "9", "due.A": "take 3", "due.B": "take 3"}
    state.apply(0, 1)
    written = GAME.position(state)
    assert written == {"heap": "7", "A": "2", "due.B": "take 3"}
    again = GAME.from_position(written, {})
    assert [(asked.seat, asked.options) for asked in again.open()] == [(1, (0, 1, 2))]
    assert GAME.position(again) == written
    again.apply(1, 0)
    assert again.result is not None
    assert GAME.position(again) == {"heap": "6", "A": "2", "B": "1", "over": "rested"}
    assert GAME.from_position(GAME.position(again), {}).result == again.result


def test_what_the_table_has_to_do_is_written_unless_it_is_usual() -> None:
    state = GAME.from_position({"due.A": "take 2", "due": "bow B; bow A; rest"}, {})
    assert GAME.position(state) == {"heap": "9", "due": "bow B; bow A; rest", "due.A": "take 2"}
    opened = GAME.from_position({"due": "open 2; rest"}, {})
    assert GAME.position(opened)["due.B"] == "take 2"
    assert GAME.position(opened)["due"] == "rest; rest"


def test_answers_that_are_part_of_a_position_are_given_at_the_end() -> None:
    state = GAME.from_position({"A": "0 2", "due.A": "take 3", "due.B": "take 1"}, {})
    assert GAME.position(state) == {"heap": "7", "A": "2", "due.B": "take 1"}
    with pytest.raises(BadPosition, match="A: 'take:4' for seat 0 at take; options: take:1"):
        GAME.from_position({"A": "0 4", "due.A": "take 3"}, {})


@pytest.mark.parametrize(
    ("position", "message"),
    [
        ({"pile": "1"}, "no part is named 'pile'; parts: heap, A, B, due, due.A, due.B, over"),
        ({"heap": "9 " * 6000}, "heap: a part has at most 10000 characters"),
        ({"heap": "many"}, "heap: 'many' is not a number from 0 to 99"),
        ({"heap": "9 9"}, "heap: cannot read '9' in '9 9'"),
        ({"due": "dance; rest"}, "due: cannot read 'dance', which is not one of open, bow, rest"),
        ({"due": "bow; rest"}, "due: cannot read 'bow'; something is left out"),
        ({"due": "bow C; rest"}, "due: 'C' is not one of A, B"),
        ({"due": "rest 2"}, "due: cannot read '2' in 'rest 2'"),
        ({"due": "rest; bow A"}, "due: steps cannot come in the order 'rest bow'"),
        ({"due": "; rest"}, "due: cannot read '', which is not one of open, bow, rest"),
        ({"due.A": "rest"}, "due.A: cannot read 'rest', which is not one of take"),
        ({"due.B": "take 0"}, "due.B: '0' is not a number from 1 to 9"),
        ({"heap": "95", "due.B": "take 1"}, "due.B: the heap is too high for taking"),
        (
            {"heap": "0", "A": "9", "due.B": "take 1"},
            "due: 'take' is asked, and there",
        ),
        ({"heap": "8", "due.B": "take 1"}, "counter: 8 are on the table, but the game has 9"),
        ({"A": "1", "due.B": "take 1"}, "counter: 10 are on the table, but the game has 9"),
        ({"over": "bored"}, "over: 'bored' is not one of rested"),
        ({"over": "rested", "due": "rest"}, "over: nothing is due or being done after the end"),
        ({"over": "rested", "A": "0 1"}, "over: nothing is due or being done after the end"),
    ],
)
def test_what_cannot_be_is_refused(position: dict[str, str], message: str) -> None:
    with pytest.raises(BadPosition) as refused:
        GAME.from_position(position, {})
    assert str(refused.value).startswith(message)


def test_a_table_with_nothing_to_do_and_no_result_is_refused() -> None:
    bowing = HeapNotation(NOTATION.facts, Steps(KINDS, [Bow]))
    state = GAME.prepare({})
    with pytest.raises(BadPosition, match="nobody is asked anything, and the game is not over"):
        bowing.read(state, {"due": "bow A"})


@final
class Pair(Step[Heap]):
    """Two counters are taken away, one per question; nothing changes before the second."""

    WORDS = "pair"

    def __init__(self, answers: tuple[int, ...] = ()) -> None:
        self.answers: Final = answers

    def so_far(self, state: Heap) -> list[int]:
        return [*self.answers]

    def begin(self, state: Heap, ask: Ask) -> bool:
        ask.to(1, "pair")
        for action in range(3):
            ask.offer(action)
        return True

    def answer(self, state: Heap, action: int) -> None:
        if not self.answers:
            state.agenda.push(Pair((action,)))
        else:
            state.heap -= self.answers[0] + action


def test_answers_that_have_changed_nothing_are_what_is_being_done() -> None:
    pairs = HeapNotation(
        NOTATION.facts, Steps(KINDS, [Pair(), REST]), endings={"x": "y"}, doing=True
    )
    state = GAME.prepare({})
    pairs.read(state, {"due": "pair; rest", "doing": "take:2"})
    assert pairs.show(state) == {"heap": "9", "due": "pair; rest", "doing": "take:2"}
    for doing, message in (
        ("take:4", "doing: 'take:4' for seat 1 at pair; options: take:1, take:2, take:3"),
        ("fly", "doing: .*'fly'"),
        ("take:1 take:1", "doing: these answers have changed something"),
    ):
        with pytest.raises(BadPosition, match=message):
            pairs.read(GAME.prepare({}), {"due": "pair; rest", "doing": doing})
    with pytest.raises(BadPosition, match="over: nothing is due or being done after the end"):
        pairs.read(GAME.prepare({}), {"over": "x", "doing": "take:1"})


def test_a_field_is_a_fact_and_late_ones_are_read_last() -> None:
    told: list[str] = []

    def read_log(state: Heap, given: Tokens) -> None:
        told.append(f"{given.next()} {state.heap}")

    late = Part[Heap]("log", lambda state: "", read_log, late=True)
    rest = Steps(KINDS, [REST])
    facts = [late, field("heap", "heap", whole(0, 9), usual="3", empty=9)]
    notation = HeapNotation(facts, rest, endings={"rested": "HEA-END-01"})
    state = GAME.prepare({})
    notation.read(state, {"log": "x", "heap": "5"})
    assert (told, notation.show(state)) == (["x 5"], {"heap": "5", "over": "rested"})
    notation.read(state, {})
    assert notation.show(state) == {"heap": "3", "over": "rested"}
    notation.read(state, {"heap": "9"})
    assert notation.show(state) == {"over": "rested"}


def test_a_step_may_be_named_by_one_of_its_fields() -> None:
    class Move(Step[Any]):
        WORDS = "to:place count"

        def __init__(self, to: int, count: int) -> None:
            self.to = to
            self.count = count

    steps = Steps({"place": named(("hand", "pile"), "place"), "count": whole(1, 5)}, [Move], "pile")
    assert steps.show(None, [Move(0, 3), Move(1, 1)]) == "hand 3; pile 1"
    (again,) = steps.read(None, tokens("pile 4"))
    assert isinstance(again, Move) and (again.to, again.count) == (1, 4)


def test_of_steps_with_the_same_words_the_first_is_read() -> None:
    class Later(Step[Any]):
        WORDS = "rest"

    steps = Steps({}, [REST, Later])
    assert steps.show(None, [REST, Later()]) == "rest; rest"
    assert steps.read(None, tokens("rest; rest")) == [REST, REST]
