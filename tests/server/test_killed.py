"""A server that is killed loses nothing it has acknowledged; one that is stopped goes quietly."""

import os
import random
import signal
import sqlite3
import threading
import time
from pathlib import Path

import httpx
import pytest

from automatable import Record, game
from automatable.server.rows import LogRow, TableRow
from automatable.server.store import Store

from .helpers import (
    Json,
    Person,
    Server,
    Table,
    busy,
    hashed,
    is_alive,
    new_key,
    now,
    play_on,
    two_people,
    wait_for,
)

KILLS = int(os.environ.get("AUTOMATABLE_KILLS", "5"))  # `make soak` asks for more


class Player(threading.Thread):
    """Plays both seats of one table after the other, and remembers what was acknowledged."""

    def __init__(self, server: Server, rng: random.Random) -> None:
        super().__init__(daemon=True)
        self.rng = rng
        self.person = Person(server)
        self.table = self._new()
        self.known: dict[str, list[str]] = {self.table.code: []}  # keys acknowledged by table
        self.open: Json | None = None  # the command whose reply never came
        self.error: BaseException | None = None

    def _new(self) -> Table:
        settings = {"length": "8", "stars": "1,2,3,4,5", "max_rounds": "none"}
        return self.person.create("here", "here", settings=settings)

    def run(self) -> None:
        try:
            while True:
                self.step()
        except httpx.HTTPError:
            pass
        except BaseException as error:
            self.error = error

    def step(self) -> None:
        """One answer; the command stays open until its reply has come."""
        if self.open is None:
            seat = self.rng.randrange(2)
            message = self.person.view(self.table, seat)
            if message["status"] == "over":
                self.table = self._new()
                self.known[self.table.code] = []
                return
            if message["decision"] is None:
                return
            option = self.rng.choice(message["decision"]["options"])["action"]
            self.open = {
                "key": new_key(),
                "seat": seat,
                "sequence": message["sequence"],
                "answer": option,
            }
        reply = self.person.post(f"{self.table.path}/answers", **self.open)
        assert reply["status"] in ("accepted", "duplicate"), reply
        self.known[self.table.code].append(hashed(self.person.secret)[:16] + self.open["key"])
        self.open = None


def check_log(store: Store, code: str, known: list[str]) -> None:
    """The log has no gap, holds all that was acknowledged, and is a game by the rules."""
    rows = now(store.log(code))
    assert [row.number for row in rows] == list(range(1, len(rows) + 1))
    assert set(known) <= {row.key for row in rows}
    made = now(store.table(code))
    assert made is not None
    record = Record(game(made.game), made.settings, made.start)
    state = record.begin()
    for row in rows:
        assert row.kind == "answer"
        state.apply(row.seat, record.game.catalogue.number(row.data))
    assert -1 not in [decision.seat for decision in state.open()]  # nature's share is there, too


def test_kill_at_any_moment_loses_nothing_acknowledged(tmp_path: Path) -> None:
    rng = random.Random(5)
    path = tmp_path / "tables.db"
    server = Server(path, tmp_path / "errors")
    with server:
        player = Player(server, rng)
        for _ in range(KILLS):
            since, enough = player.table.code, _acknowledged(player) + rng.randrange(4, 12)
            player.start()
            wait_for(lambda: _acknowledged(player) >= enough)  # noqa: B023
            moment = time.monotonic() + rng.uniform(0.0, 0.02)
            wait_for(lambda: time.monotonic() > moment)  # noqa: B023
            server.kill()
            player.join(30)
            assert not player.is_alive()
            assert player.error is None, player.error
            server.start()
            store = Store(f"sqlite:///{path}")
            played = list(player.known)
            for code in played[played.index(since) :]:
                check_log(store, code, player.known[code])
            store.close()
            before = player
            player = Player.__new__(Player)
            threading.Thread.__init__(player, daemon=True)
            vars(player).update(
                {k: vars(before)[k] for k in ("rng", "person", "table", "known", "open", "error")}
            )
            player.person.move(server)
            if player.open is not None:
                player.step()  # said again, it is accepted or was already
        table = Table(player.table.code)
        play_on(table, {0: player.person, 1: player.person}, rng, 10)
        store = Store(f"sqlite:///{path}")
        for code, known in player.known.items():
            check_log(store, code, known)
        store.close()
    assert _acknowledged(player) > 3 * KILLS


def _acknowledged(player: Player) -> int:
    return sum(len(keys) for keys in list(player.known.values()))


def test_a_bot_that_was_asked_answers_after_a_restart(tmp_path: Path) -> None:
    """The person had answered when the power went; it is the bot's turn."""
    store, secret = _table(tmp_path, "duel", bot="random")
    now(store.append("tobiru42", [LogRow(1, "answer", 0, "play:Charge", "k1")]))
    store.close()
    with Server(tmp_path / "tables.db", tmp_path / "errors") as server:
        ada = Person(server)
        ada.web.cookies.set("automatable", secret)
        table = Table("tobiru42")
        wait_for(lambda: ada.view(table, 0)["decision"], 5)


def test_a_table_that_was_not_dealt_yet_is_dealt_after_a_restart(tmp_path: Path) -> None:
    """The last seat was taken when the power went; the cards had not come yet."""
    store, secret = _table(tmp_path, "_template", bot="")
    store.close()
    with Server(tmp_path / "tables.db", tmp_path / "errors") as server:
        ada = Person(server)
        ada.web.cookies.set("automatable", secret)
        table = Table("tobiru42")
        options = [f"scrap:{card}" for card in ("Bolt", "Gear", "Core")]
        for option in options:  # whoever is fast does no harm
            ada.answer(table, 0, option)
        assert wait_for(lambda: ada.view(table, 0)["asked"], 5)


def test_a_rematch_cut_short_can_be_had_again(tmp_path: Path) -> None:
    """The new table was made when the power went; the old one does not know of it."""
    with Server(tmp_path / "tables.db", tmp_path / "errors") as server:
        ada, bob, table = two_people(server, settings={"max_rounds": "1"})
        play_on(table, {0: ada, 1: bob}, random.Random(1))
        first = ada.post(f"{table.path}/rematch")["code"]
        server.kill()
        with sqlite3.connect(tmp_path / "tables.db") as database:
            database.execute("DELETE FROM automatable_log WHERE kind = 'rematch'")
        database.close()
        server.start()
        ada.move(server)
        bob.move(server)
        assert ada.post(f"{table.path}/rematch")["code"] == first
        assert bob.post(f"{table.path}/rematch")["code"] == first


def _table(folder: Path, name: str, bot: str) -> tuple[Store, str]:
    secret = "s" * 32
    mine = {"kind": "here", "name": "Ada", "bot": "", "holder": hashed(secret), "invite": ""}
    other = {"kind": "bot", "name": bot, "bot": bot, "holder": "", "invite": ""} if bot else mine
    store = Store(f"sqlite:///{folder}/tables.db")
    row = TableRow("tobiru42", name, {}, {}, b"s" * 32, [mine, other], "k", "2026-01-01")
    now(store.create(row))
    return store, secret


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_a_server_told_to_stop_goes_at_once_and_leaves_nothing(
    tmp_path: Path, how: signal.Signals
) -> None:
    scratch = tmp_path / "scratch"
    scratch.mkdir()
    own = {"TMPDIR": str(scratch)}
    with Server(tmp_path / "tables.db", tmp_path / "errors", **own) as server:
        ada = Person(server)
        table = ada.create("here", "rollout")
        wait_for(lambda: ada.view(table, 0)["asked"] == [0])
        below = server.below()
        assert below  # the bots have a process
        with ada.listen(table, seat=0) as ears:
            ears.message()
            if how == signal.SIGINT:  # Ctrl-C reaches everybody at the terminal
                os.killpg(server.process.pid, how)
                server.process.wait(30)
            else:
                server.stop(how)
        assert server.process.returncode in (0, -how, 128 + how)
        wait_for(lambda: not [pid for pid in below if is_alive(pid)])
    told = (tmp_path / "errors").read_text()
    assert "unfinished" not in told  # the listener was let go, and nobody had to wait for it
    assert "Traceback" not in told
    assert list(scratch.iterdir()) == []


def test_a_killed_server_leaves_no_process_behind(tmp_path: Path) -> None:
    with Server(tmp_path / "tables.db", tmp_path / "errors") as server:
        ada = Person(server)
        table = ada.create("here", "random")
        wait_for(lambda: ada.view(table, 0)["asked"] == [0])
        below = server.below()
        os.kill(server.process.pid, signal.SIGKILL)
        server.process.wait(30)
        wait_for(lambda: not [pid for pid in below if is_alive(pid)], 5)


def test_bots_die_with_the_server_in_the_middle_of_a_thought(tmp_path: Path) -> None:
    with Server(tmp_path / "tables.db", tmp_path / "errors") as server:
        ada = Person(server)
        ada.create("here", *["strong"] * 5, game="raising_robots", settings={"players": "6"})
        (bots,) = wait_for(server.bots)
        wait_for(lambda: busy(bots) > 0.6)  # it has started, and thinks for as long again
        server.process.kill()
        server.process.wait()
        wait_for(lambda: not is_alive(bots), 5)
