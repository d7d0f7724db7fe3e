"""What holds after every answer of random games, and that the pace of the seats is all the same."""

import re
from collections import Counter
from collections.abc import Iterator, Mapping

import pytest

from automatable import CHANCE, ORACLE, SPECTATOR
from automatable.games.raising_robots import GAME
from automatable.games.raising_robots.state import RaisingState
from automatable.kernel.game import Position, State
from automatable.kernel.rng import Rng
from automatable.testkit import Table
from automatable.testkit.walks import states

from .helpers import A, B, C, round_of

TYPES = ("cosmetic", "speed", "communication", "efficiency")
FACTS = GAME.facts
TOKEN = {
    **{card: row["type"] for card, row in FACTS["robot"].items()},
    **{card: row["credit"] for card, row in FACTS["lesson"].items()},
    **{card: row["type"] for card, row in FACTS["inventor"].items()},
}


def after_every_answer(settings: Mapping[str, str]) -> Iterator[RaisingState]:
    """The states of a random game."""
    for state, _ in states(GAME.listened(settings), Rng(len(settings))):
        assert isinstance(state, RaisingState)
        yield state


def upgraded(position: Position, letter: str) -> list[str]:
    """The cards of a seat with a token on them."""
    return re.findall(r"([A-Z]{2}-\d\d)\+", position[letter])


def named(position: Position) -> Counter[str]:
    """How often each card but energy cards is named on the table."""
    letters = [part for part in position if re.fullmatch("[A-F]|discard|box|tracks", part)]
    texts = [re.sub(r"(gave|bid) [^;]*", "", position[part]) for part in letters]
    return Counter(re.findall(r"(?:RB|CL|IN)-\d\d", " ".join(texts)))


@pytest.mark.parametrize("settings", GAME.test_settings, ids=str)
def test_cards_and_tokens_are_conserved_and_nothing_is_owed(settings: Mapping[str, str]) -> None:
    credited: dict[str, set[str]] = {}
    lost: dict[str, Counter[str]] = {}
    game = 0
    for state in after_every_answer(settings):
        position = GAME.position(state)
        assert max(named(position).values(), default=1) == 1
        assert len(GAME.cards(state)) == len(TOKEN) + 12 * state.seats
        assert min([*state.goods, *state.tokens, *state.cubes]) >= 0
        if len(state.past) > game:  # a challenge begins its next game
            game, credited, lost = len(state.past), {}, {}
        for seat, side in enumerate(GAME.view(state, ORACLE)["seats"]):
            letter = side["letter"]
            placed = upgraded(position, letter)
            now = {card for card in placed if card.startswith("CL")}
            gone = credited.get(letter, set()) - now
            credited[letter] = now
            lost.setdefault(letter, Counter()).update(TOKEN[card] for card in gone)
            for kind in TYPES:
                locked = sum(circle.endswith(kind) for circle in side["locked"])
                on_cards = sum(TOKEN[card] == kind for card in placed)
                held = side["tokens"][kind]
                assert locked + held + on_cards + lost[letter][kind] == 4, (seat, kind)


@pytest.mark.parametrize("settings", [{}, {"players": "2", "inventors": "auction"}], ids=str)
def test_while_all_are_at_work_an_answer_is_seen_by_who_gives_it(
    settings: Mapping[str, str],
) -> None:
    rng = Rng(7)
    state: State = GAME.listened(settings)
    assert isinstance(state, RaisingState)
    seats = range(state.seats)
    while decisions := state.open():
        before = state.before
        assert (before is not None) == any(state.agenda.lanes())
        decision = decisions[rng.below(len(decisions))]
        old = {viewer: GAME.view(state, viewer) for viewer in (*seats, SPECTATOR)}
        state.apply(decision.seat, decision.sample(rng))
        if before is None or state.before is not before:
            continue
        changed = [viewer for viewer in old if GAME.view(state, viewer) != old[viewer]]
        assert len(changed) <= 1
        assert decision.seat == CHANCE or changed in ([], [decision.seat])
        assert SPECTATOR not in changed


SEATS = {
    "A": "energy EN-02=upgrade EN-05=design; goods S4 G2 B2; hand RB-05 RB-06; design RB-01 RB-22;"
    "fabricate RB-33; classes CL-01 CL-06; inventor IN-03",
    "B": "energy EN-02=assemble EN-08=recycle; goods M2 G2 P3 B5; hand RB-35 RB-36; "
    "recycle RB-78 RB-85 RB-66; fabricate RB-50; classes CL-02; inventor IN-12",
    "C": "energy EN-03=design EN-04=fabricate; goods S2 G2 B2; hand RB-65; design RB-07 RB-21; "
    "fabricate RB-53 RB-51; classes CL-05; inventor IN-07",
}
SPARE = [card for card in TOKEN if card not in " ".join(SEATS.values())]
CUBES = "1 2 1 2 2"


class Hand:
    """Plays a seat: what it answers and draws depends on nothing but its own questions."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.answered = 0
        self.spare = SPARE[seat::3]

    def answer(self, table: Table) -> bool:
        """Answer one question, nature's that follow included; False if there is none."""
        options = [name for name in table.options(self.seat) if name not in ("skip", "done")]
        if not table.options(self.seat):
            return False
        options = options or table.options(self.seat)
        self.answered += 1
        table.answer_as(self.seat, options[(5 * self.answered + self.seat) % len(options)])
        self.draw(table)
        return True

    def draw(self, table: Table) -> None:
        """Nature gives a seat its own cards."""
        while (names := table.options(CHANCE)) and names[0].startswith(("draw", "teach")):
            kind = "RB-" if names[0].startswith("draw") else "CL-"
            card = next(card for card in self.spare if card.startswith(kind))
            self.spare.remove(card)
            table.nature(f"{names[0].partition(':')[0]}:{card}")


def played(pace: list[int]) -> tuple[Position, list[str]]:
    """A round in which the seats take turns like this; then the position and what was told."""
    table = round_of(SEATS["A"], {"players": 3}, B=SEATS["B"], C=SEATS["C"], cubes=CUBES)
    table.state.open()
    hands = [Hand(seat) for seat in (A, B, C)]
    turn = idle = 0
    while idle < len(pace):
        idle = 0 if hands[pace[turn % len(pace)]].answer(table) else idle + 1
        turn += 1
    assert table.position()["round"] == "2"
    assert min(hand.answered for hand in hands) > 8
    assert max(len(hand.spare) for hand in hands) < len(SPARE) // 3 - 1  # all have drawn cards
    return table.position(), table.events(SPECTATOR)


@pytest.mark.parametrize(
    "pace", [[C, B, A], [B] * 99 + [A] * 99 + [C] * 99, [C, C, A, B, A, A, A, B, C]], ids=len
)
def test_the_pace_of_the_seats_makes_no_difference(pace: list[int]) -> None:
    assert played(pace) == played([A, B, C])
