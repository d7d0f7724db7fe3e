"""`automatable serve` says in one line what it cannot do, and ends with status 2."""

import os
import socket
import sqlite3
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from .helpers import COMMAND, PATIENCE, Server, born, children, end, free_port, is_alive, wait_for


def refusal(folder: Path, *options: str | Path, **environment: str) -> str:
    """The one line of a refusal."""
    done = subprocess.run(
        [COMMAND, "serve", *[str(option) for option in options]],
        capture_output=True,
        text=True,
        cwd=folder,
        env={**os.environ, **environment},
        timeout=PATIENCE,
        check=False,
        stdin=subprocess.DEVNULL,
    )
    assert done.returncode == 2, (done.returncode, done.stderr)
    assert done.stdout == ""
    lines = done.stderr.splitlines()
    assert len(lines) == 1, done.stderr
    assert lines[0].startswith("automatable: ")
    return lines[0]


def test_a_port_in_use_is_refused(tmp_path: Path) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        said = refusal(tmp_path, "--port", str(port), "--store", tmp_path / "tables.db")
    assert f"cannot listen on 127.0.0.1:{port}" in said


@pytest.mark.parametrize("away", ["-1", "soon"])
def test_a_bad_time_away_is_refused(tmp_path: Path, away: str) -> None:
    assert "away" in refusal(tmp_path, "--away", away)


def test_bad_proxies_are_refused(tmp_path: Path) -> None:
    options = ("--proxies", "127.0.0.1,nowhere", "--store", tmp_path / "tables.db")
    assert "nowhere" in refusal(tmp_path, *options)


def test_without_the_driver_of_postgresql_it_is_said_how_to_install_it(tmp_path: Path) -> None:
    stub = "raise ModuleNotFoundError('no psycopg', name='psycopg')"
    (tmp_path / "psycopg.py").write_text(stub, "utf-8")
    path = f"{tmp_path}:{':'.join(sys.path)}"
    said = refusal(tmp_path, "--store", "postgresql+psycopg://here/tables", PYTHONPATH=path)
    assert said == (
        "automatable: psycopg is not installed;"
        " install it with: pip install 'automatable[postgres]'"
    )


@pytest.mark.parametrize("url", ["table.example", "https://", "ftp://table.example", "http://["])
def test_a_public_url_that_is_none_is_refused(tmp_path: Path, url: str) -> None:
    said = refusal(tmp_path, "--public-url", url, "--store", tmp_path / "tables.db")
    assert said == (
        "automatable: --public-url takes the whole address,"
        f" such as https://table.example, not “{url}”"
    )


@pytest.mark.parametrize(
    "name", ["https://table.example", "table.example:443", "table.example/", "["]
)
def test_a_name_that_no_request_is_for_is_refused(tmp_path: Path, name: str) -> None:
    hosts = f"::1, other.example,{name}"
    said = refusal(tmp_path, "--hosts", hosts, "--store", tmp_path / "tables.db")
    assert said == (
        "automatable: --hosts takes names without https:// and without a port,"
        f" such as table.example, not “{name}”"
    )


@pytest.mark.parametrize("port", ["0", "-1", "65536", "http", ""])
def test_a_bad_port_is_refused(tmp_path: Path, port: str) -> None:
    assert "port" in refusal(tmp_path, "--port", port)


@pytest.mark.parametrize(
    ("host", "shown"), [("::1", "[::1]"), ("127.0.0.1", "127.0.0.1"), ("localhost", "localhost")]
)
def test_the_address_it_prints_is_one_to_click_on(tmp_path: Path, host: str, shown: str) -> None:
    port = free_port()
    where = ("--host", host, "--port", str(port), "--store", str(tmp_path / "tables.db"))
    command = [COMMAND, "serve", *where]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        try:
            line = process.stdout.readline()
            assert f" http://{shown}:{port}/ " in line
            wait_for(lambda: _answers(f"http://{shown}:{port}/healthz"))
        finally:
            process.terminate()


def _answers(url: str) -> bool:
    try:
        return httpx.get(url, trust_env=False).status_code == 200
    except httpx.TransportError:
        return False


def test_a_bad_host_is_refused(tmp_path: Path) -> None:
    store = tmp_path / "tables.db"
    said = refusal(
        tmp_path, "--host", "nowhere.invalid", "--port", str(free_port()), "--store", store
    )
    assert "nowhere.invalid" in said


@pytest.mark.parametrize(
    "store",
    [
        "file/tables.db",  # below what is no folder
        "file",  # no database
        "/dev/null/tables.db",
        "postgresql+psycopg://ada:hunter2@127.0.0.1:1/tables",
        "postgresql+psycopg://ada:hunter2@127.0.0.1:port/tables",
    ],
)
def test_a_bad_store_is_refused(tmp_path: Path, store: str) -> None:
    (tmp_path / "file").write_text("no database, and no folder\n" * 100)
    said = refusal(tmp_path, "--port", str(free_port()), "--store", store)
    assert "hunter2" not in said
    assert (tmp_path / "file").read_text().startswith("no database")


def test_a_store_of_a_newer_version_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    with Server(path, tmp_path / "errors"):
        pass
    with sqlite3.connect(path) as database:
        database.execute("INSERT INTO automatable_version (version) VALUES (99)")
    database.close()
    assert "newer version" in refusal(tmp_path, "--port", str(free_port()), "--store", path)


def test_a_second_server_on_the_same_tables_is_refused(tmp_path: Path) -> None:
    """It would not see what the first one writes. Once the first is gone, however, it may come."""
    path = tmp_path / "tables.db"
    with Server(path, tmp_path / "errors") as server:
        options = ("--port", str(free_port()), "--store", path)
        said = refusal(tmp_path, *options)
        assert "another server" in said
        assert str(path) in said
        assert "un autre serveur" in refusal(tmp_path, *options, LANG="fr_FR.UTF-8")
        server.kill()
        server.start()


def test_several_workers_need_postgresql(tmp_path: Path) -> None:
    options = ("--workers", "2", "--port", str(free_port()), "--store", tmp_path / "tables.db")
    assert "several --workers need PostgreSQL" in refusal(tmp_path, *options)
    french = refusal(tmp_path, *options, LANG="fr_FR.UTF-8")
    assert "plusieurs --workers demandent PostgreSQL" in french


def test_tables_are_kept_in_the_users_folder_by_default(tmp_path: Path) -> None:
    with Server("", tmp_path / "errors", XDG_DATA_HOME=str(tmp_path / "data")):
        pass
    assert (tmp_path / "data" / "automatable" / "tables.db").exists()


def test_a_server_told_to_stop_while_it_starts_leaves_nothing(tmp_path: Path) -> None:
    command = [COMMAND, "serve", "--port", str(free_port()), "--store", str(tmp_path / "tables.db")]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        process.stdout.readline()
        wait_for(lambda: children(process.pid))  # the bots
        below = {pid: born(pid) for pid in children(process.pid)}
        process.terminate()
        process.wait(PATIENCE)
    try:
        wait_for(lambda: not [pid for pid in below if is_alive(pid)], 5)
    finally:
        end(below)
