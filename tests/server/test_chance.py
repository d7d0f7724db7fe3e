"""Chance that the server and the seats make together: promised, brought, and provable."""

import random
import subprocess
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from automatable import Record, game
from automatable.kernel.record import Answer
from automatable.match import Draw, Match, Nature, SharedNature, draws
from automatable.server.database import MIGRATIONS
from automatable.server.room import Room, occupant_row
from automatable.server.rows import LogRow, TableRow
from automatable.server.store import Store, sqlite_address
from automatable.server.verdict import SentNonce

from ..tampering import change
from .helpers import COMMAND, Json, Person, Program, Server, Table, now, play_on, wait_for

TEMPLATE = "_template"  # cards are dealt at once, and drawn later


def nonce(number: int) -> str:
    return f"{number:032x}"


def commit(nonce: str) -> str:
    return sha256(bytes.fromhex(nonce)).hexdigest()


def here(number: int | None = None) -> Json:
    """A seat of a person here, who promises the nonce of that number."""
    return {"kind": "here", "commit": "" if number is None else commit(nonce(number))}


LINK: Json = {"kind": "link"}
BOT: Json = {"kind": "bot", "bot": "random"}
BANK = {"kind": "bank", "seconds": 300, "increment": 0}
DUEL: Json = {"game": "duel", "clock": BANK}


def made(person: Person, *seats: Json, **more: Any) -> Table:
    more = {"game": TEMPLATE, **more}
    told = person.post("/api/tables", seats=list(seats), **more)
    return Table(told["code"], [invitation["invite"] for invitation in told["seats"]])


def join(person: Person, table: Table, seat: int, number: int) -> None:
    body = {"invite": table.invites[seat], "commit": commit(nonce(number))}
    assert person.post(f"{table.path}/join", **body)["seat"] == seat


def bring(person: Person, table: Table, seat: int, brought: str, following: str = "") -> Json:
    nonces = [{"seat": seat, "nonce": brought, "next": following}]
    reply: Json = person.post(f"{table.path}/nonces", nonces=nonces)
    return reply


def promised(server: Server, first: int = 1, second: int = 2) -> tuple[Person, Person, Table]:
    """Two people at a table, each of whom has promised a nonce and not brought it."""
    ada, bob = Person(server), Person(server)
    table = made(ada, here(first), LINK)
    join(bob, table, 1, second)
    return ada, bob, table


def checked(person: Person, table: Table) -> Json:
    """The proof of a game that is over, after checking all of it as anybody could."""
    proof: Json = person.get(f"{table.path}/proof")
    record = Record.read(person.text(f"{table.path}/record"))
    seed = bytes.fromhex(proof["seed"])
    assert sha256(seed).hexdigest() == proof["hash"]
    for seat in proof["seats"]:
        assert not seat["nonce"] or commit(seat["nonce"]) == seat["commit"]
    nature = SharedNature(seed, [seat["nonce"] for seat in proof["seats"]])
    found = draws(record)
    told = [Draw(one["index"], tuple(one["weights"]), one["chosen"]) for one in proof["draws"]]
    assert told == found
    assert len(found) >= 6
    assert all(nature.choose(one.weights, one.index) == one.chosen for one in found)
    return proof


def test_nothing_is_dealt_before_everybody_has_brought_what_they_promised(server: Server) -> None:
    ada, bob, table = promised(server)
    info = ada.info(table)
    assert (info["status"], info["sequence"]) == ("waiting", 1)  # the joining
    assert len(info["seed_hash"]) == 64
    assert [seat["commit"] for seat in info["seats"]] == [commit(nonce(1)), commit(nonce(2))]
    assert [seat["brought"] for seat in info["seats"]] == [False, False]
    assert ada.view(table, 0)["decision"] is None
    assert bring(ada, table, 0, nonce(1))["status"] == "accepted"
    info = bob.info(table)
    assert [seat["brought"] for seat in info["seats"]] == [True, False]
    assert (info["status"], info["sequence"]) == ("waiting", 2)
    assert bring(bob, table, 1, nonce(2))["status"] == "accepted"
    info = ada.info(table)
    assert (info["status"], info["sequence"]) == ("playing", 3 + 2 * 3)  # three cards for each


def test_one_person_against_bots_begins_by_bringing(ada: Person) -> None:
    table = made(ada, here(7), BOT)
    assert ada.info(table)["status"] == "waiting"
    with ada.listen(table, since=-1, seat=0) as ears:
        assert ears.message()["status"] == "waiting"
        bring(ada, table, 0, nonce(7))
        ears.until(lambda message: message["status"] == "playing" and message["decision"])


def test_all_seats_here_are_brought_at_once(ada: Person) -> None:
    table = made(ada, here(1), here(2))
    nonces = [{"seat": seat, "nonce": nonce(seat + 1)} for seat in (0, 1)]
    ada.post(f"{table.path}/hand_over", seat=1, bot="random")  # its nonce counts all the same
    ada.post(f"{table.path}/nonces", nonces=nonces)
    assert ada.info(table)["status"] == "playing"
    ada.post(f"{table.path}/hand_over", seat=1, bot="")
    play_on(table, {0: ada, 1: ada}, random.Random(1))
    assert [seat["nonce"] for seat in checked(ada, table)["seats"]] == [nonce(1), nonce(2)]


def test_the_proof_has_seed_nonces_and_every_draw(server: Server) -> None:
    ada, bob, table = promised(server)
    before = ada.info(table)
    bring(ada, table, 0, nonce(1))
    bring(bob, table, 1, nonce(2))
    play_on(table, {0: ada, 1: bob}, random.Random(1))
    proof = checked(Person(server), table)
    assert proof["scheme"] == 2
    assert proof["hash"] == before["seed_hash"]
    assert proof["seats"] == [
        {"seat": seat, "commit": commit(nonce(seat + 1)), "nonce": nonce(seat + 1)}
        for seat in (0, 1)
    ]


def test_nobody_learns_a_nonce_before_the_end(server: Server) -> None:
    ada, bob, table = promised(server, 0xADA, 0xB0B)
    bring(ada, table, 0, nonce(0xADA))
    told = []
    for person in (ada, bob, Person(server)):
        told += [person.text(table.path), person.text(f"{table.path}/view")]
        told.append(person.text(f"{table.path}/proof"))
    bring(bob, table, 1, nonce(0xB0B))
    with bob.listen(table, since=-1, seat=1) as ears:
        told.append(str(ears.message()))
    told.append(bob.text(f"{table.path}/proof"))
    for text in told:
        assert nonce(0xADA) not in text
        assert nonce(0xB0B) not in text
    proof = bob.get(f"{table.path}/proof")
    assert (proof["seed"], proof["draws"]) == ("", [])
    assert [seat["commit"] for seat in proof["seats"]] == [
        commit(nonce(0xADA)),
        commit(nonce(0xB0B)),
    ]


def test_only_the_nonce_that_was_promised_counts(server: Server) -> None:
    ada, bob, table = promised(server)
    refused = bring(ada, table, 0, nonce(3))
    assert (refused["status"], refused["code"]) == ("refused", "bad_nonce")
    assert bob.no_post(f"{table.path}/nonces", 403, nonces=[{"seat": 0, "nonce": nonce(1)}])
    for wrong in ("", "x" * 32, nonce(1)[:-1], nonce(1).replace("0", "A")):
        body = {"nonces": [{"seat": 0, "nonce": wrong}] if wrong else []}
        assert ada.no_post(f"{table.path}/nonces", 422, **body)["code"] == "bad_request"
    assert ada.info(table)["sequence"] == 1
    twice = [{"seat": 0, "nonce": nonce(1)}, {"seat": 0, "nonce": nonce(3)}]
    assert ada.post(f"{table.path}/nonces", nonces=twice)["code"] == "bad_nonce"
    assert bring(ada, table, 0, nonce(1))["status"] == "accepted"
    assert bring(ada, table, 0, nonce(1))["status"] == "duplicate"
    assert bring(ada, table, 0, "")["status"] == "duplicate"  # nothing is taken back
    bring(bob, table, 1, nonce(2))
    play_on(table, {0: ada, 1: bob}, random.Random(2))
    assert checked(ada, table)["seats"][0]["nonce"] == nonce(1)


def test_a_seat_that_promised_nothing_brings_nothing(server: Server) -> None:
    """A program, or an older client: the game does not wait for it, and the proof says so."""
    ada = Person(server)
    table = made(ada, here(1), LINK)
    program = Program(server, table, 1)
    assert ada.info(table)["status"] == "waiting"  # for Ada
    refused = bring(program, table, 1, nonce(2))
    assert (refused["status"], refused["code"]) == ("refused", "bad_nonce")
    bring(ada, table, 0, nonce(1))
    play_on(table, {0: ada, 1: program}, random.Random(3))
    assert checked(ada, table)["seats"][1] == {"seat": 1, "commit": "", "nonce": ""}


def test_a_table_to_which_nobody_brings_anything_begins_at_once(ada: Person) -> None:
    table = made(ada, here(), here())
    assert ada.info(table)["status"] == "playing"
    play_on(table, {0: ada, 1: ada}, random.Random(4))
    proof = checked(ada, table)
    assert [(seat["commit"], seat["nonce"]) for seat in proof["seats"]] == [("", "")] * 2


def test_a_program_may_bring_a_nonce(server: Server) -> None:
    ada = Person(server)
    table = made(ada, here(1), LINK)
    program = Program(server, table, 1, commit=commit(nonce(2)))
    bring(ada, table, 0, nonce(1))
    assert ada.info(table)["status"] == "waiting"
    bring(program, table, 1, nonce(2))
    assert ada.info(table)["status"] == "playing"


def test_a_nonce_that_is_lost_does_not_stop_the_game(server: Server) -> None:
    ada, bob, table = promised(server)
    assert bring(ada, table, 0, "")["status"] == "accepted"
    bring(bob, table, 1, nonce(2))
    play_on(table, {0: ada, 1: bob}, random.Random(5))
    lost = {"seat": 0, "commit": commit(nonce(1)), "nonce": ""}
    assert checked(ada, table)["seats"][0] == lost


def test_where_a_bot_sits_in_nobody_waits_for_the_nonce(server: Server) -> None:
    """And its person who comes back changes nothing of what was dealt."""
    ada, bob, table = promised(server)
    bring(bob, table, 1, nonce(2))
    ada.post(f"{table.path}/hand_over", seat=0, bot="random")
    wait_for(lambda: bob.view(table, 1)["decision"] is not None)
    ada.post(f"{table.path}/hand_over", seat=0, bot="")
    assert ada.info(table)["status"] == "playing"
    late = bring(ada, table, 0, nonce(1))
    assert (late["status"], late["code"]) == ("refused", "begun")
    play_on(table, {0: ada, 1: bob}, random.Random(6))
    proof = checked(ada, table)
    assert [seat["nonce"] for seat in proof["seats"]] == ["", nonce(2)]


def test_who_comes_back_before_the_deal_is_waited_for(server: Server) -> None:
    ada, bob, table = promised(server)
    ada.post(f"{table.path}/hand_over", seat=0, bot="random")
    ada.post(f"{table.path}/hand_over", seat=0, bot="")
    bring(bob, table, 1, nonce(2))
    assert ada.info(table)["status"] == "waiting"
    bring(ada, table, 0, nonce(1))
    assert ada.info(table)["status"] == "playing"


def test_a_rematch_has_promises_of_its_own(server: Server) -> None:
    """They were made with the nonces of the game before: nobody sends anything more."""
    ada, bob, table = promised(server)
    bring(ada, table, 0, nonce(1), commit(nonce(11)))
    bring(bob, table, 1, nonce(2), commit(nonce(12)))
    play_on(table, {0: ada, 1: bob}, random.Random(7))
    again = Table(bob.post(f"{table.path}/rematch")["code"])
    info = ada.info(again)
    assert info["status"] == "waiting"
    assert info["seed_hash"] != ada.info(table)["seed_hash"]
    assert [seat["commit"] for seat in info["seats"]] == [commit(nonce(11)), commit(nonce(12))]
    assert bring(ada, again, 0, nonce(1))["code"] == "bad_nonce"  # that was the last game's
    bring(ada, again, 0, nonce(11))
    bring(bob, again, 1, nonce(12))
    play_on(again, {0: ada, 1: bob}, random.Random(8))
    assert [seat["nonce"] for seat in checked(ada, again)["seats"]] == [nonce(11), nonce(12)]


def test_in_a_rematch_nobody_has_less_time_for_coming_later(server: Server) -> None:
    """Not even who came so late to the first game that a bot had begun it for them."""
    ada, bob = Person(server), Person(server)
    table = made(ada, here(1), LINK, **DUEL, settings={"max_rounds": "2", "stars": "none"})
    ada.post(f"{table.path}/hand_over", seat=1, bot="random")
    bring(ada, table, 0, nonce(1), commit(nonce(11)))
    ada.answer(table, 0, "play:Charge")
    wait_for(lambda: ada.view(table, 0)["view"]["round"] == 2)
    join(bob, table, 1, 12)
    play_on(table, {0: ada, 1: bob}, random.Random(1))
    again = Table(ada.post(f"{table.path}/rematch")["code"])
    bring(ada, again, 0, nonce(11))
    assert ada.info(again)["status"] == "waiting"
    assert ada.info(again)["time"] == {"left": [300_000, 300_000], "running": []}
    bring(bob, again, 1, nonce(12))
    assert ada.info(again)["time"]["running"] == [0, 1]
    assert min(ada.info(again)["time"]["left"]) > 290_000


def test_a_promise_that_a_bot_left_unsaid_holds_for_the_rematch(server: Server) -> None:
    ada, bob = Person(server), Person(server)
    table = made(ada, here(1), LINK, **DUEL, settings={"max_rounds": "1", "stars": "none"})
    join(bob, table, 1, 2)
    bob.post(f"{table.path}/hand_over", seat=1, bot="random")
    bring(ada, table, 0, nonce(1), commit(nonce(11)))
    bob.post(f"{table.path}/hand_over", seat=1, bot="")
    play_on(table, {0: ada, 1: bob}, random.Random(2))
    again = Table(ada.post(f"{table.path}/rematch")["code"])
    promises = [seat["commit"] for seat in ada.info(again)["seats"]]
    assert promises == [commit(nonce(11)), commit(nonce(2))]


def test_the_same_cards_come_after_a_restart(tmp_path: Path) -> None:
    """Before the deal, and in the middle of the game."""
    with Server(tmp_path / "tables.db", tmp_path / "errors") as server:
        ada, bob, table = promised(server)
        bring(ada, table, 0, nonce(1))
        for moment in range(3):
            server.kill()
            server.start()
            for person in (ada, bob):
                person.move(server)
            if moment == 0:
                assert ada.info(table)["status"] == "waiting"
                bring(bob, table, 1, nonce(2))
            play_on(table, {0: ada, 1: bob}, random.Random(moment), answers=4)
        play_on(table, {0: ada, 1: bob}, random.Random(9))
        checked(ada, table)


def test_nonces_brought_to_two_workers_at_once_make_one_deal(
    new_database: Callable[[], str], tmp_path: Path
) -> None:
    with Server(new_database(), tmp_path / "errors", "--workers", "2") as server:
        for turn in range(5):
            ada, bob = Person(server, close=True), Person(server, close=True)
            table = made(ada, here(1), LINK)
            join(bob, table, 1, 2)
            jobs = [(ada, table, 0, nonce(1)), (bob, table, 1, nonce(2))]
            with ThreadPoolExecutor(2) as pool:
                replies = list(pool.map(lambda job: bring(*job), jobs))
            assert [reply["status"] for reply in replies] == ["accepted"] * 2
            info = ada.info(table)
            assert (info["status"], info["sequence"]) == ("playing", 3 + 2 * 3)
            play_on(table, {0: ada, 1: bob}, random.Random(turn))
            checked(ada, table)
        assert "Traceback" not in (tmp_path / "errors").read_text()


# What nobody can do


OCCUPANTS = [
    occupant_row("here", "", "", "somebody", "", commit(nonce(seat + 1))) for seat in range(2)
]
ROW = TableRow(
    "tobirulamefi42",
    TEMPLATE,
    {},
    {},
    bytes(range(32)),
    OCCUPANTS,
    "k",
    "2026-01-02T03:04:05+00:00",
    scheme=2,
)


def dealt(folder: Path, row: TableRow, *nonces: str) -> list[Answer]:
    """What nature answers first at a table to which that is brought."""

    async def run() -> list[Answer]:
        store = Store(sqlite_address(folder / "tables.db"))
        await store.create(row)
        room = Room(row, store, ())
        for seat, brought in enumerate(nonces):
            await room.bring([SentNonce(seat, brought, "")], f"key-{seat}")
        await room.deal()
        again = Room(row, store, await store.log(row.code))
        store.close()
        assert again.record.answers == room.record.answers
        return room.record.answers

    return now(run())


def with_promises(row: TableRow, *nonces: str) -> TableRow:
    seats = [{**OCCUPANTS[seat], "commit": commit(nonces[seat])} for seat in range(2)]
    return replace(row, seats=seats)


def test_a_seed_that_was_tried_deals_otherwise_once_a_seat_has_brought_its_nonce(
    tmp_path: Path,
) -> None:
    """A server that looked for a deal it likes finds that any nonce gives another."""
    found: set[tuple[Answer, ...]] = set()
    for number in range(1, 9):
        folder = tmp_path / str(number)
        brought = (nonce(number), nonce(99))
        found.add(tuple(dealt(folder, with_promises(ROW, *brought), *brought)))
    assert len(found) == 8
    assert dealt(tmp_path / "a", ROW, nonce(1), nonce(2)) == dealt(
        tmp_path / "b", ROW, nonce(1), nonce(2)
    )


def test_nothing_is_dealt_without_the_nonces(tmp_path: Path) -> None:
    assert dealt(tmp_path, ROW, nonce(1)) == []
    assert dealt(tmp_path / "wrong", ROW, nonce(1), nonce(3)) == []


def verify(folder: Path, record: str, *options: str) -> subprocess.CompletedProcess[str]:
    (folder / "game.txt").write_text(record)
    words = [COMMAND, "verify", "game.txt", *options, "--lang", "en"]
    return subprocess.run(
        words, cwd=folder, capture_output=True, text=True, timeout=60, check=False
    )


def claims(proof: Json, kept: Json) -> list[str]:
    """The options of `automatable verify`: what the server says now, what was kept before."""
    return [
        f"--seed={proof['seed']}",
        f"--nonces={','.join(seat['nonce'] or '-' for seat in proof['seats'])}",
        f"--hash={kept['seed_hash']}",
        f"--commits={','.join(seat['commit'] or '-' for seat in kept['seats'])}",
    ]


def test_a_seed_or_nonce_swapped_after_the_game_is_noticed(tmp_path: Path) -> None:
    store = tmp_path / "tables.db"
    with Server(store, tmp_path / "errors") as server:
        ada, bob, table = promised(server)
        kept = ada.info(table)
        bring(ada, table, 0, nonce(1))
        bring(bob, table, 1, nonce(2))
        play_on(table, {0: ada, 1: bob}, random.Random(10))
        record = ada.text(f"{table.path}/record")
        fair = verify(tmp_path, record, *claims(checked(ada, table), kept))
        assert (fair.returncode, fair.stderr) == (0, "")
        assert "Every seat revealed the random number it had promised" in fair.stdout

        def swapped(statement: str, *values: object) -> tuple[Json, str]:
            """The proof after somebody was at the database, and what `verify` says of it."""
            server.stop()
            change(store, statement, *values, table.code)
            server.start()
            ada.move(server)
            proof: Json = ada.get(f"{table.path}/proof")
            found = verify(tmp_path, record, *claims(proof, kept))
            assert found.returncode == 1
            assert "This game cannot be trusted." in found.stdout
            return proof, found.stdout

        other = f'[[1, "{nonce(3)}", ""]]'
        log = "UPDATE automatable_log SET data = ? WHERE kind = 'nonce' AND seat = 1 AND code = ?"
        proof, said = swapped(log, other)
        assert commit(proof["seats"][1]["nonce"]) != kept["seats"][1]["commit"]
        assert "Seat B: this is not the number that was promised" in said
        proof, said = swapped("UPDATE automatable_tables SET seed = ? WHERE code = ?", bytes(32))
        assert sha256(bytes.fromhex(proof["seed"])).hexdigest() == proof["hash"]  # so far it fits
        assert proof["hash"] != kept["seed_hash"]
        assert "it was changed after the game began" in said
        nature = SharedNature(bytes(32), [seat["nonce"] for seat in proof["seats"]])
        wrong = [
            one
            for one in proof["draws"]
            if nature.choose(one["weights"], one["index"]) != one["chosen"]
        ]
        assert wrong


# Tables from before


def test_a_table_stored_before_deals_as_it_did(
    address: str, old_store: Callable[[str, str], None]
) -> None:
    """By its seed alone, whatever those who join it now promise."""
    old_store(address, "tobirulamefi41")
    expected = Match(Record(game(TEMPLATE)), Nature(bytes(range(32)))).record.answers

    async def run() -> None:
        store = Store(address)
        row = await store.table("tobirulamefi41")
        assert row is not None
        assert row.scheme == 1
        room = Room(row, store, await store.log(row.code))
        assert room.status == "waiting"
        holder, promise = "h" * 64, commit(nonce(1))
        assert await room.join("i" * 64, "key-join", "Bob", holder, promise) == 1
        assert room.occupants[1].commit == ""
        await room.deal()
        assert room.record.answers == expected
        again = Room(row, store, await store.log(row.code))
        assert again.record.answers == expected
        assert again.trial().state.asked(-1) is None
        store.close()

    now(run())


@pytest.fixture
def old_store() -> Callable[[str, str], None]:
    """Makes a database as the version before schemes did, with a table that waits for somebody."""

    def make(address: str, code: str) -> None:
        occupants = [
            {"kind": "here", "name": "Ada", "bot": "", "holder": "g" * 64, "invite": ""},
            {"kind": "link", "name": "", "bot": "", "holder": "", "invite": "i" * 64},
        ]
        row = replace(ROW, code=code, seats=occupants, scheme=1)
        store = Store(address)
        now(store.create(row))
        with store.engine.begin() as connection:
            for statement in (
                "ALTER TABLE automatable_tables DROP COLUMN scheme",
                "ALTER TABLE automatable_tables DROP COLUMN clock",
                "ALTER TABLE automatable_log DROP COLUMN clock",
                f"DELETE FROM automatable_version WHERE version >= {len(MIGRATIONS) - 1}",
            ):
                connection.exec_driver_sql(statement)
        store.close()

    return make


def test_a_log_written_before_is_read_as_it_was(tmp_path: Path) -> None:
    """Joining told of no promise then."""
    occupants = [{**OCCUPANTS[0], "commit": ""}, occupant_row("link", "", "", "", "i" * 64)]
    old = [{name: seat[name] for name in seat if name != "commit"} for seat in occupants]
    row = replace(ROW, seats=old, scheme=1)
    joined = LogRow(1, "join", 1, {"name": "Bob", "holder": "h" * 64}, "key-join")

    async def run() -> list[Answer]:
        store = Store(sqlite_address(tmp_path / "tables.db"))
        await store.create(row)
        await store.append(row.code, [joined])
        room = Room(row, store, await store.log(row.code))
        assert room.status == "playing"
        await room.deal()
        store.close()
        return room.record.answers

    assert now(run()) == Match(Record(game(TEMPLATE)), Nature(ROW.seed)).record.answers
