"""A store that was damaged, or cannot be written: the server says so, and serves what is left."""

import os
import shutil
import sqlite3
import tempfile
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import TypeAlias

import httpx

from .large import DUEL, Person
from .served import ERRORS, Served
from .stores import small_disk

PAGE = 4096  # bytes
TABLES = 40
ANSWERS = 12
Damage: TypeAlias = Callable[[Path], None]


def _overwritten(place: float, data: bytes) -> Damage:
    """At that part of the file."""

    def damage(path: Path) -> None:
        at = int(path.stat().st_size * place) // PAGE * PAGE
        with path.open("r+b") as file:
            file.seek(at)
            file.write(data)

    return damage


def _cut_off(place: float) -> Damage:
    def damage(path: Path) -> None:
        os.truncate(path, int(path.stat().st_size * place))

    return damage


def _beside(suffix: str, damage: Damage) -> Damage:
    """To the file beside it that SQLite writes ahead to."""

    def damage_other(path: Path) -> None:
        damage(path.with_name(path.name + suffix))

    return damage_other


def _executed(statement: str) -> Damage:
    def damage(path: Path) -> None:
        with closing(sqlite3.connect(path)) as database, database:
            database.execute(statement)

    return damage


def _forgotten(path: Path) -> None:
    path.unlink()


def _noise(size: int) -> bytes:
    return bytes(number * 7919 % 251 for number in range(size))


FIRST = "(SELECT min(code) FROM automatable_tables)"
OF_THE_FILE: dict[str, Damage] = {  # of a server that was stopped, so that all is in it
    "header zeroed": _overwritten(0, bytes(100)),
    "first page noise": _overwritten(0, _noise(PAGE)),
    "a page in the middle zeroed": _overwritten(0.5, bytes(PAGE)),
    "a page in the middle noise": _overwritten(0.5, _noise(PAGE)),
    "four pages noise": _overwritten(0.3, _noise(4 * PAGE)),
    "last page noise": _overwritten(0.999, _noise(PAGE)),
    "cut off in the middle": _cut_off(0.5),
    "cut off within a page": _cut_off(0.93),
    "empty": _cut_off(0),
    "a row of a log missing": _executed(
        f"DELETE FROM automatable_log WHERE code = {FIRST} AND number = 5"
    ),
    "an answer that is none": _executed(
        f"UPDATE automatable_log SET data = '\"play:Nothing\"' WHERE code = {FIRST} AND number = 5"
    ),
    "an answer that is no JSON": _executed(
        f"UPDATE automatable_log SET data = '\"play' WHERE code = {FIRST} AND number = 5"
    ),
    "a seat that is none": _executed(
        f"UPDATE automatable_log SET seat = 7 WHERE code = {FIRST} AND number = 5"
    ),
    "settings that make no sense": _executed(
        f'UPDATE automatable_tables SET settings = \'{{"length": "x"}}\' WHERE code = {FIRST}'
    ),
    "seats that make no sense": _executed(
        f"UPDATE automatable_tables SET seats = '[{{}}]' WHERE code = {FIRST}"
    ),
    "a game nobody knows": _executed(
        f"UPDATE automatable_tables SET game = 'chess' WHERE code = {FIRST}"
    ),
    "a log without its table": _executed(f"DELETE FROM automatable_tables WHERE code = {FIRST}"),
    "no logs at all": _executed("DROP TABLE automatable_log"),
    "of a later version": _executed("INSERT INTO automatable_version VALUES (99)"),
}
OF_WHAT_IS_WRITTEN_AHEAD: dict[str, Damage] = {  # of one that was killed, so that there is some
    "WAL all noise": _beside("-wal", _overwritten(0, _noise(8 * PAGE))),
    "WAL noise at its end": _beside("-wal", _overwritten(0.9, _noise(PAGE))),
    "WAL cut off": _beside("-wal", _cut_off(0.6)),
    "WAL lost": _beside("-wal", _forgotten),
    "index of the WAL noise": _beside("-shm", _overwritten(0, _noise(PAGE))),
}


def damaged() -> int:
    """Try all kinds of damage; how many of them went wrong."""
    wrong = 0
    with tempfile.TemporaryDirectory(prefix="automatable-damage-") as name:
        folder = Path(name)
        for way, kinds in ("stopped", OF_THE_FILE), ("killed", OF_WHAT_IS_WRITTEN_AHEAD):
            codes = _prepared(folder / way, way == "killed")
            for kind, damage in kinds.items():
                shutil.copytree(folder / way, folder / "hurt")
                damage(folder / "hurt" / "tables.db")
                told, problems = _tried(folder / "hurt" / "tables.db", folder / "hurt", codes)
                print(f"{kind}: {told}", flush=True)
                for problem in problems:
                    print(f"    PROBLEM {problem}", flush=True)
                wrong += bool(problems)
                shutil.rmtree(folder / "hurt")
        wrong += _unwritable(folder)
    print(f"{len(OF_THE_FILE) + len(OF_WHAT_IS_WRITTEN_AHEAD) + 2} kinds, {wrong} went wrong")
    return wrong


def _prepared(folder: Path, kill: bool) -> dict[str, bytes]:
    """A store as a server leaves it that is killed or stopped; what each table showed."""
    folder.mkdir()
    served = Served(str(folder / "tables.db"), folder)
    served.start()
    shown: dict[str, bytes] = {}
    try:
        ada = Person(served.port)
        for _ in range(TABLES):
            code = str(ada.post("/api/tables", **DUEL)["code"])
            for turn in range(ANSWERS):
                ada.answer(code, turn)
            shown[code] = ada.look(f"/api/tables/{code}/view").content
    finally:
        if kill:
            served.kill()
        else:
            served.stop()
    return shown


def _tried(path: Path, folder: Path, codes: dict[str, bytes]) -> tuple[str, list[str]]:
    """What a server does with a damaged store, and what of it is wrong."""
    (folder / ERRORS).unlink(missing_ok=True)
    served = Served(str(path), folder)
    try:
        served.start()
    except RuntimeError:
        said = served.said().strip()
        tidy = "Traceback" not in said and len(said.splitlines()) == 1
        return f"refused: {said[:150]}", [] if tidy else [f"not one line: {said[-500:]}"]
    try:
        return _looked_at(served, codes)
    finally:
        served.stop()


def _looked_at(served: Served, codes: dict[str, bytes]) -> tuple[str, list[str]]:
    ada = Person(served.port)
    problems: list[str] = []
    whole, told, gone = 0, 0, 0
    for code, shown in codes.items():
        response = ada.look(f"/api/tables/{code}/view")
        if response.status_code == 200:
            whole += 1
            if response.content != shown and not _is_earlier(response, shown):
                problems.append(f"{code} shows something else: {response.text[:200]}")
        elif response.status_code == 404:
            gone += 1
        else:
            told += 1
            problems += _untidy(response)
    if told and '"level"' not in served.said():
        problems.append("nothing was logged")
    if served.process is None or served.process.poll() is not None:
        problems.append("the server has died")
    made = ada.say("/api/tables", **DUEL)
    problems += _untidy(made)
    healthy = ada.look("/healthz").status_code
    summary = f"{whole} tables shown, {told} told as damaged, {gone} unknown"
    return f"{summary}; a new one: {made.status_code}, health: {healthy}", problems


def _is_earlier(response: httpx.Response, shown: bytes) -> bool:
    """Whether a table is shown as it was before: what lies in a lost WAL never came to the disk."""
    sequence = int(response.json()["sequence"])
    return sequence < ANSWERS and b'"sequence":12,' in shown


def _untidy(response: httpx.Response) -> Iterator[str]:
    """What is wrong with a reply that tells of a problem."""
    if response.status_code >= 400:
        try:
            fields = set(response.json())
        except ValueError:
            fields = set()
        if fields != {"code", "message", "rule"} or "Traceback" in response.text:
            yield f"{response.status_code}: {response.text[:200]}"


def _unwritable(folder: Path) -> int:
    """A disk that can only be read, and a folder where the store should be; how many went wrong."""
    wrong = 0
    with small_disk() as disk:
        shutil.copy(folder / "stopped" / "tables.db", disk.folder)
        disk.forbid_writing()
        for kind, path in (("read-only", disk.folder / "tables.db"), ("a folder", folder)):
            told, problems = _tried(path, folder, {})
            print(f"{kind}: {told}", flush=True)
            wrong += bool(problems) or not told.startswith("refused")
    return wrong
