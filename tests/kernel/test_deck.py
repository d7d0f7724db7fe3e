"""Decks as knowledge: fixed places on top and at the bottom, counts of the rest, and who knows."""

from collections import Counter
from dataclasses import dataclass, field

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from automatable.kernel.decision import Ask
from automatable.kernel.deck import NOBODY, PUBLIC, Deck, knows
from automatable.kernel.rng import Rng
from automatable.kernel.seats import CHANCE, ORACLE, SPECTATOR

A, B = 0, 1
ONLY_A, ONLY_B, BOTH = 0b01, 0b10, 0b11
FIRST = 10  # the action of drawing card 0
KINDS = 4


def offered(deck: Deck) -> dict[int, int]:
    """What nature may draw, each card with its weight."""
    ask = Ask()
    deck.offer_draw(ask, "draw", FIRST)
    decision = ask.decision()
    assert (decision.seat, decision.key) == (CHANCE, "draw")
    return {
        option - FIRST: weight
        for option, weight in zip(decision.options, decision.weights, strict=True)
    }


def facts(deck: Deck) -> tuple[list[int], list[int], list[int], int, list[list[int]]]:
    """Everything a deck tells about itself."""
    seen = [deck.seen_top(seat) for seat in (ORACLE, SPECTATOR, A, B)]
    return deck.top(), deck.rest(), deck.bottom(), deck.size, seen


def test_a_new_deck_knows_counts_and_no_places() -> None:
    deck = Deck.of([2, 0, 3])
    assert deck.size == 5
    assert (deck.top(), deck.rest(), deck.bottom()) == ([], [2, 0, 3], [])
    assert [deck.count(card) for card in range(3)] == [2, 0, 3]


def test_a_deck_does_not_keep_the_list_it_was_made_of() -> None:
    counts = [2, 1]
    deck = Deck.of(counts)
    counts[0] = 9
    assert deck.rest() == [2, 1]
    deck.draw(0)
    assert counts == [9, 1]


def test_a_shuffled_deck_offers_each_kind_by_its_count() -> None:
    assert offered(Deck.of([2, 0, 3])) == {0: 2, 2: 3}


def test_drawing_takes_the_card_nature_named() -> None:
    deck = Deck.of([2, 0, 3])
    deck.draw(2)
    assert (deck.size, deck.rest()) == (4, [2, 0, 2])
    assert offered(deck) == {0: 2, 2: 2}


def test_a_deck_is_drawn_to_the_last_card() -> None:
    deck = Deck.of([1, 2])
    for card in (1, 0, 1):
        assert card in offered(deck)
        deck.draw(card)
    assert deck.size == 0
    assert deck.rest() == [0, 0]


def test_a_card_on_top_is_drawn_for_certain() -> None:
    deck = Deck.of([5, 5, 5])
    deck.put_on_top(1, NOBODY)
    assert offered(deck) == {1: 1}
    deck.draw(1)
    assert offered(deck) == {0: 5, 1: 5, 2: 5}


def test_the_last_card_laid_on_top_is_drawn_first() -> None:
    deck = Deck.of([1, 1, 1])
    deck.put_on_top(0, PUBLIC)
    deck.put_on_top(2, PUBLIC)
    assert deck.top() == [2, 0]
    deck.draw(2)
    assert deck.top() == [0]
    assert offered(deck) == {0: 1}


def test_the_last_card_laid_at_the_bottom_is_drawn_last() -> None:
    deck = Deck.of([0, 1, 0])
    deck.put_at_bottom(0, PUBLIC)
    deck.put_at_bottom(2, PUBLIC)
    assert deck.bottom() == [0, 2]
    for card in (1, 0, 2):
        assert offered(deck) == {card: 1}
        deck.draw(card)
    assert deck.size == 0


def test_top_comes_before_rest_before_bottom() -> None:
    deck = Deck.of([2, 0, 0])
    deck.put_at_bottom(1, NOBODY)
    deck.put_on_top(2, NOBODY)
    drawn = []
    while deck.size:
        (card,) = offered(deck)
        deck.draw(card)
        drawn.append(card)
    assert drawn == [2, 0, 0, 1]


def test_a_card_is_counted_wherever_it_lies() -> None:
    deck = Deck.of([3, 1])
    deck.put_on_top(0, NOBODY)
    deck.put_on_top(1, NOBODY)
    deck.put_at_bottom(0, NOBODY)
    assert (deck.count(0), deck.count(1), deck.size) == (5, 2, 7)


def test_shuffling_in_adds_copies_to_the_rest() -> None:
    deck = Deck.of([0, 1])
    deck.shuffle_in(0, 3)
    assert (deck.rest(), deck.size) == ([3, 1], 4)


def test_shuffling_forgets_every_place() -> None:
    deck = Deck.of([1, 1, 1])
    deck.put_on_top(0, PUBLIC)
    deck.put_on_top(0, ONLY_A)
    deck.put_at_bottom(2, PUBLIC)
    deck.shuffle()
    assert facts(deck) == ([], [3, 1, 2], [], 6, [[], [], [], []])


@pytest.mark.parametrize(
    ("mask", "knowing"),
    [
        (NOBODY, {ORACLE}),
        (ONLY_A, {ORACLE, 0}),
        (ONLY_B, {ORACLE, 1}),
        (BOTH, {ORACLE, 0, 1}),
        (0b1000_0001, {ORACLE, 0, 7}),
        (PUBLIC, {ORACLE, SPECTATOR, CHANCE, *range(8)}),
    ],
)
def test_a_mask_says_who_knows(mask: int, knowing: set[int]) -> None:
    viewers = [ORACLE, SPECTATOR, CHANCE, *range(8)]
    assert {viewer for viewer in viewers if knows(mask, viewer)} == knowing


def test_a_seat_sees_the_run_on_top_that_it_knows() -> None:
    deck = Deck.of([1, 1, 1, 1])
    deck.put_on_top(3, ONLY_A)
    deck.put_on_top(2, ONLY_B)
    deck.put_on_top(1, BOTH)
    deck.put_on_top(0, PUBLIC)
    assert deck.seen_top(A) == [0, 1]
    assert deck.seen_top(B) == [0, 1, 2]
    assert deck.seen_top(SPECTATOR) == [0]
    assert deck.seen_top(ORACLE) == [0, 1, 2, 3]


def test_what_lies_under_an_unknown_card_is_not_seen() -> None:
    deck = Deck.of([1, 1])
    deck.put_on_top(0, PUBLIC)
    deck.put_on_top(1, NOBODY)
    assert deck.seen_top(A) == []
    assert deck.seen_top(ORACLE) == [1, 0]


def test_looking_at_a_deck_gives_copies() -> None:
    deck = Deck.of([1, 1])
    deck.put_on_top(0, PUBLIC)
    for seen in (deck.top(), deck.rest(), deck.bottom(), deck.seen_top(A)):
        seen.append(7)
    assert facts(deck)[:4] == ([0], [1, 1], [], 3)


def test_forgetting_keeps_the_runs_a_seat_knows() -> None:
    deck = Deck.of([1, 1, 1, 1])
    deck.put_on_top(0, ONLY_A)  # under a card that A does not know
    deck.put_on_top(1, ONLY_B)
    deck.put_on_top(2, BOTH)
    deck.put_on_top(3, ONLY_A)
    deck.put_at_bottom(3, ONLY_A)  # above a card that A does not know
    deck.put_at_bottom(2, NOBODY)
    deck.put_at_bottom(1, ONLY_A)
    deck.put_at_bottom(0, PUBLIC)
    deck.forget(A)
    assert deck.top() == [3, 2]
    assert deck.bottom() == [1, 0]
    assert deck.rest() == [2, 2, 2, 2]
    assert deck.size == 12


def test_what_is_kept_keeps_its_masks() -> None:
    deck = Deck.of([1, 1, 1])
    deck.put_on_top(0, PUBLIC)
    deck.put_on_top(1, ONLY_A)
    deck.forget(A)
    assert deck.seen_top(A) == [1, 0]
    assert deck.seen_top(B) == []
    deck.draw(1)
    assert deck.seen_top(B) == [0]


def test_forgetting_for_all_keeps_what_is_public() -> None:
    deck = Deck.of([1, 1, 1])
    deck.put_on_top(0, BOTH)
    deck.put_on_top(1, PUBLIC)
    deck.forget(SPECTATOR)
    assert (deck.top(), deck.rest()) == ([1], [2, 1, 1])


def test_the_one_who_sees_everything_forgets_nothing() -> None:
    deck = Deck.of([1, 1, 1])
    deck.put_on_top(0, NOBODY)
    deck.put_at_bottom(2, ONLY_B)
    before = facts(deck)
    deck.forget(ORACLE)
    assert facts(deck) == before


def test_a_seat_sees_the_next_card_even_if_it_was_laid_at_the_bottom() -> None:
    """With nothing above it, what a seat has laid at the bottom is the top card it knows."""
    deck = Deck.of([1, 0, 0])
    deck.put_at_bottom(1, ONLY_A)
    deck.put_at_bottom(2, NOBODY)
    deck.draw(0)
    assert offered(deck) == {1: 1}
    assert deck.seen_top(A) == [1]
    assert deck.seen_top(B) == []


def test_forgetting_keeps_a_known_run_on_top_that_reaches_into_the_bottom() -> None:
    """Nothing loose lies between: the seat knows the next card, so it is next in all worlds."""
    deck = Deck.of([0, 0, 0])
    deck.put_at_bottom(1, ONLY_A)
    deck.put_at_bottom(2, NOBODY)
    deck.put_at_bottom(0, NOBODY)
    deck.forget(A)
    assert offered(deck) == {1: 1}
    deck.draw(1)
    assert offered(deck) == {0: 1, 2: 1}


def test_a_clone_and_its_parent_go_their_own_ways() -> None:
    deck = Deck.of([3, 3])
    deck.put_on_top(0, PUBLIC)
    deck.put_at_bottom(1, ONLY_A)
    before = facts(deck)
    clone = deck.clone()
    assert facts(clone) == before
    clone.draw(0)
    clone.draw(1)
    clone.put_on_top(1, PUBLIC)
    clone.put_at_bottom(0, PUBLIC)
    clone.shuffle_in(0, 2)
    assert facts(deck) == before
    changed = facts(clone)
    deck.draw(0)
    deck.put_on_top(0, NOBODY)
    deck.shuffle()
    assert facts(clone) == changed


def test_drawn_cards_follow_the_counts() -> None:
    rng = Rng(8)
    ask = Ask()
    counts: Counter[tuple[int, int]] = Counter()
    for _ in range(6000):
        deck = Deck.of([1, 2])
        drawn = []
        for _ in range(2):
            deck.offer_draw(ask, "draw", FIRST)
            card = int(ask.sample(rng)) - FIRST
            deck.draw(card)
            drawn.append(card)
        counts[drawn[0], drawn[1]] += 1
    assert set(counts) == {(0, 1), (1, 0), (1, 1)}
    assert all(abs(count - 2000) < 200 for count in counts.values())


def test_dealing_takes_the_top_card_as_far_as_it_is_known() -> None:
    deck = Deck.of([3, 0, 2])
    deck.put_on_top(1, NOBODY)
    deck.put_at_bottom(1, NOBODY)
    rng = Rng(5)
    dealt = [int(deck.deal(rng)) for _ in range(7)]
    assert dealt[0] == dealt[-1] == 1
    assert sorted(dealt[1:-1]) == [0, 0, 0, 2, 2]
    assert deck.size == 0


def test_dealing_draws_as_nature_with_the_same_source_would() -> None:
    one, other = Deck.of([4, 1, 0, 5]), Deck.of([4, 1, 0, 5])
    rng, own = Rng(6), Rng(6)
    ask = Ask()
    while one.size:
        other.offer_draw(ask, "draw", FIRST)
        card = ask.sample(own) - FIRST
        other.draw(card)
        assert one.deal(rng) == card


@dataclass
class Model:
    """The same deck as plain lists: places from the top, each card with the seats that know it."""

    top: list[tuple[int, int]] = field(default_factory=list)
    rest: list[int] = field(default_factory=lambda: [0] * KINDS)
    bottom: list[tuple[int, int]] = field(default_factory=list)

    def clone(self) -> "Model":
        return Model(self.top[:], self.rest[:], self.bottom[:])

    def offered(self) -> dict[int, int]:
        if self.top:
            return {self.top[0][0]: 1}
        if sum(self.rest):
            return {card: count for card, count in enumerate(self.rest) if count}
        return {self.bottom[0][0]: 1}

    def draw(self, card: int) -> None:
        if self.top:
            self.top.pop(0)
        elif sum(self.rest):
            self.rest[card] -= 1
        else:
            self.bottom.pop(0)

    def forget(self, seat: int) -> None:
        kept = next((k for k, (_, mask) in enumerate(self.top) if not mask >> seat & 1), None)
        if kept is not None:
            self._loosen(self.top[kept:])
            del self.top[kept:]
        low = next(
            (k for k, (_, mask) in enumerate(reversed(self.bottom)) if not mask >> seat & 1), None
        )
        if low is not None:
            self._loosen(self.bottom[: len(self.bottom) - low])
            del self.bottom[: len(self.bottom) - low]

    def shuffle(self) -> None:
        self._loosen(self.top + self.bottom)
        self.top, self.bottom = [], []

    def _loosen(self, cards: list[tuple[int, int]]) -> None:
        for card, _ in cards:
            self.rest[card] += 1

    def facts(self) -> tuple[list[int], list[int], list[int], int]:
        places = [card for card, _ in self.top], [card for card, _ in self.bottom]
        return places[0], self.rest, places[1], len(places[0] + places[1]) + sum(self.rest)


def carry_out(deck: Deck, model: Model, doing: tuple[str, int, int]) -> None:
    """Do the same to both."""
    what, card, mask = doing
    if what == "draw" and deck.size:
        assert offered(deck) == model.offered()
        drawn = sorted(model.offered())[card % len(model.offered())]
        deck.draw(drawn)
        model.draw(drawn)
    elif what == "top":
        deck.put_on_top(card, mask)
        model.top.insert(0, (card, mask))
    elif what == "bottom":
        deck.put_at_bottom(card, mask)
        model.bottom.append((card, mask))
    elif what == "in":
        deck.shuffle_in(card, mask % 4)
        model.rest[card] += mask % 4
    elif what == "shuffle":
        deck.shuffle()
        model.shuffle()
    elif what == "forget" and any(model.rest):  # with nothing loose between, runs may join
        deck.forget(card % 2)
        model.forget(card % 2)


DOINGS = st.lists(
    st.tuples(
        st.sampled_from(["draw", "draw", "top", "top", "bottom", "in", "forget", "shuffle"]),
        st.integers(0, KINDS - 1),
        st.sampled_from([NOBODY, ONLY_A, ONLY_B, BOTH, PUBLIC]),
    ),
    max_size=25,
)
HELD = settings(max_examples=150)


@HELD
@given(DOINGS, DOINGS, DOINGS)
def test_a_deck_does_what_plain_lists_do(
    before: list[tuple[str, int, int]],
    after: list[tuple[str, int, int]],
    cloned: list[tuple[str, int, int]],
) -> None:
    deck, model = Deck.of([2, 0, 1, 3]), Model(rest=[2, 0, 1, 3])
    for doing in before:
        carry_out(deck, model, doing)
        assert facts(deck)[:4] == model.facts()
    clone, other = deck.clone(), model.clone()
    for doing in after:
        carry_out(deck, model, doing)
    for doing in cloned:
        carry_out(clone, other, doing)
    assert facts(deck)[:4] == model.facts()
    assert facts(clone)[:4] == other.facts()
    places = [card for card, _ in model.top + model.bottom]
    for card, loose in enumerate(model.rest):
        assert deck.count(card) == loose + places.count(card)
