"""Sizes, numbers and order tell nothing: what a seat gets is the same, however others get there.

Two tables stand for worlds that a seat cannot tell apart. Whoever else is at work there finishes,
with as many answers as it takes. All that the server says to the seat and to a spectator meanwhile
is compared to the byte: each message with its id, in its order, what a look at the table tells, and
what becomes of a wrong answer. `AUTOMATABLE_WORLDS=10000 pytest -s` compares more of them.
"""

import itertools
import os
from typing import Any

import pytest
from orjson import dumps

from automatable import Rng, game
from automatable.kernel.events import EVERYBODY
from automatable.kernel.game import State
from automatable.kernel.seats import CHANCE
from automatable.server.message import message
from automatable.server.room import occupant_row
from automatable.server.rows import LogRow, TableRow
from automatable.server.table import Table
from automatable.server.verdict import SentAnswer, Verdict
from automatable.testkit.walks import step

WORLDS = int(os.environ.get("AUTOMATABLE_WORLDS", "20"))  # `make soak` asks for more
GAMES = ("duel", "raising_robots", "robot_quest_arena", "_template")
SPECTATOR = None


class World:
    """A table as the server keeps it, without network and store; all seats are taken."""

    def __init__(self, state: State, bots: set[int], rng: Rng) -> None:
        rules = state.game
        seats = [
            occupant_row("bot", "", "random", "", "")
            if seat in bots
            else occupant_row("here", "", "", f"holder-{seat}", "")
            for seat in range(state.seats)
        ]
        seed = bytes(rng.below(256) for _ in range(32))
        start = rules.position(state)
        self.row = TableRow(
            "code",
            rules.id,
            rules.settings_of(state),
            start,
            seed,
            seats,
            "k",
            "",
            version=rules.version,
        )
        self.log: list[LogRow] = []
        self.table = Table(self.row, ())
        self.given = 0
        self._deal()

    def _deal(self) -> None:
        if CHANCE in self.table.questions:
            trial = self.table.trial()
            trial.answer_nature()
            self._keep(trial)

    def _keep(self, trial: Any) -> None:
        rows = self.table.rows(trial, f"key-{self.table.number}")
        self.log += rows
        self.table.keep(trial, rows)

    def answer(self, seat: int, rng: Rng) -> None:
        """A seat answers anything."""
        decision = self.table.questions[seat]
        name = self.table.record.game.catalogue.name(decision.sample(rng))
        trial = self.table.tried(SentAnswer(seat, self.table.number, "key", name))
        assert not isinstance(trial, Verdict), trial
        self._keep(trial)
        self.given += 1

    def goes_on(self, seat: int, name: str, is_wanted: bool = True) -> bool:
        """Whether the seat's answer is its own affair, without nature; if wanted, it is given."""
        trial = self.table.tried(SentAnswer(seat, self.table.number, "own", name))
        assert not isinstance(trial, Verdict), trial
        found = len(trial.answers) == 1 and trial.ears != [EVERYBODY]
        if found and is_wanted:
            self._keep(trial)
        return found

    def again(self) -> Table:
        """The same after a restart of the server."""
        return Table(self.row, self.log)


class Listener:
    """A seat, or a spectator, with all that the server ever says to it, as bytes."""

    def __init__(self, world: World, seat: int | None) -> None:
        self.world, self.seat = world, seat
        self.eyes = () if seat is None else (seat,)
        self.said: list[bytes] = []
        self.known = -1
        self.listen()

    def listen(self) -> None:
        """Hear what the stream sends, if there is anything to send."""
        table = self.world.table
        count = table.private_rows.count(table.number, self.eyes)
        if count > self.known:
            since = table.private_rows.row_of(self.known, self.eyes)
            self.said.append(b"id: %d" % count)
            self.said.append(dumps(message(table, self.seat, since, self.eyes)))
            self.known = count

    def looked(self) -> list[bytes]:
        """What is said to whoever asks: the whole story, refusals, why something is not offered."""
        table = self.world.table
        story = message(table, self.seat, -1, self.eyes)
        told = [dumps(story), dumps(table.private_rows.count(table.number, self.eyes))]
        if self.seat is not None:
            names = table.record.game.catalogue.names
            for name in (names[0], names[-1], f"{names[0]} {names[-1]}", "fly:Away"):
                verdict = table.tried(SentAnswer(self.seat, table.number, "wrong", name))
                if isinstance(verdict, Verdict):
                    told.append(dumps(verdict._replace(sequence=0)._asdict()))
            told.append(dumps(table.state.rules_against(self.seat)))
        return told


def moments(name: str, number: int) -> Any:
    """States in which somebody is at work on something, with nature not asked; and their seat."""
    rules = game(name)
    found = 0
    for seed in itertools.count():
        rng = Rng(seed)
        state = rules.new(dict(rules.test_settings[seed % len(rules.test_settings)]))
        while step(state, rng) is not None:
            if state.asked(CHANCE) is not None or rng.below(7):
                continue
            for seat in state.at_work():
                found += 1
                yield state, seat, rng
                if found == number:
                    return


def begin(worlds: list[World], seat: int, rng: Rng) -> None:
    """The seat itself gives an answer first, the same in both worlds, that it could take back."""
    decision = worlds[0].table.questions[seat]
    name = worlds[0].table.record.game.catalogue.name(decision.sample(rng))
    if all([world.goes_on(seat, name, is_wanted=False) for world in worlds]):
        for world in worlds:
            assert world.goes_on(seat, name)


def finish(world: World, seat: int, listeners: list[Listener], rng: Rng) -> None:
    """Everybody but the seat finishes what they are at, while the seat has not."""
    for other in range(world.table.state.seats):
        while other != seat and other in world.table.questions and seat in world.table.asked:
            world.answer(other, rng)
            for listener in listeners:
                listener.listen()


@pytest.mark.parametrize("name", GAMES)
def test_how_others_get_there_cannot_be_told_by_what_is_said_meanwhile(name: str) -> None:
    different = counted = 0
    reasons = set()
    for state, seat, rng in moments(name, WORLDS):
        rules = state.game
        other = rules.determinize(state, seat, rng)
        bots = set(range(state.seats)) - {seat} if rng.below(2) else set()
        worlds = [World(one, bots, rng) for one in (state, other)]
        begin(worlds, seat, rng)
        ears = [[Listener(world, seat), Listener(world, SPECTATOR)] for world in worlds]
        for world, listeners in zip(worlds, ears, strict=True):
            if rules.lanes:
                finish(world, seat, listeners, rng)
        for one, two in zip(*ears, strict=True):
            assert one.said == two.said
            assert one.looked() == two.looked()
        different += rules.position(state) != rules.position(other)
        counted += worlds[0].given != worlds[1].given
        reasons.add(worlds[0].table.why_no_take_back(seat))
    told = f"{name}: {WORLDS:,} pairs of tables, {different:,} different, {counted:,} of them"
    print(f"\n{told} with another number of answers; all said the same")
    assert different
    if name == "raising_robots":  # else others need one answer each, or two, whatever they hide
        assert counted
        assert {"", "ask"} <= reasons


def test_after_a_restart_everything_has_the_same_number() -> None:
    """Also what was taken back, which nobody plays again."""
    for state, seat, rng in moments("raising_robots", 8):
        world = World(state, set(), rng)
        taken = 0
        for _ in range(30):
            table = world.table
            if not table.asked:
                break
            busy = table.asked[rng.below(len(table.asked))]
            world.answer(busy, rng)
            if table.why_no_take_back(busy) == "" and rng.below(2):
                index = max(k for k, a in enumerate(table.record.answers) if a.seat == busy)
                row = LogRow(table.number + 1, "take_back", busy, index, f"back-{table.number}")
                world.log.append(row)
                table.catch_up([row])
                taken += 1
        for eyes in ((), (seat,), tuple(range(state.seats))):
            ours, again = world.table.private_rows, world.again().private_rows
            for number in range(world.table.number + 1):
                known = again.count(number, eyes)
                assert known == ours.count(number, eyes)
                assert again.count(again.row_of(known, eyes), eyes) == known
                assert again.row_of(known, eyes) >= number
        assert taken
