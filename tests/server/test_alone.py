"""`automatable` alone: a table in the browser of whoever sits at this machine."""

import os
import re
import signal
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from ..terminal.helpers import Pipes, Terminal
from .helpers import Person, Server, children, is_alive, usual_port, wait_for

USUAL = 8083


@pytest.fixture(autouse=True)
def _alone() -> Iterator[None]:
    with usual_port():
        yield


def browser(folder: Path) -> dict[str, str]:
    """A browser that writes down where it was sent, and no other way to show a window."""
    script = folder / "browser"
    script.write_text(f'#!/bin/sh\necho "$1" >> {folder}/opened\n')
    script.chmod(0o755)
    return {"BROWSER": str(script), "DISPLAY": "", "WAYLAND_DISPLAY": ""}


def opened(folder: Path) -> str:
    path = folder / "opened"
    return path.read_text() if path.exists() else ""


def address(running: Terminal | Pipes) -> str:
    """The address it prints; the line says how to stop it, too."""
    line = running.until("Ctrl-C")
    found = re.search(r"http://127\.0\.0\.1:\d+/", line)
    assert found is not None, line
    return found[0]


@contextmanager
def ends_well(running: Terminal | Pipes) -> Iterator[None]:
    """Whatever is checked meanwhile, nothing is left behind."""
    below: set[int] = set()
    try:
        yield
        below |= set(children(running.process.pid))
    finally:
        if running.process.poll() is None:
            running.process.send_signal(signal.SIGINT)
            running.finish()
        wait_for(lambda: not [pid for pid in below if is_alive(pid)], 5)


def page(url: str) -> httpx.Response:
    """The first page; there may be nobody yet to serve it."""

    def found() -> httpx.Response | None:
        try:
            return httpx.get(url, trust_env=False)
        except httpx.TransportError:
            return None

    return wait_for(found)


def test_it_opens_the_page_and_ctrl_c_ends_it(tmp_path: Path) -> None:
    with Terminal(tmp_path, **browser(tmp_path)) as terminal, ends_well(terminal):
        url = address(terminal)
        wait_for(lambda: opened(tmp_path))
        assert opened(tmp_path) == f"{url}\n"
        assert page(url).headers["content-type"].startswith("text/html")
        ada = Person(url)
        with ada.listen(ada.create("here", "rollout"), seat=0) as ears:
            ears.message()
            terminal.press("\x03")
            assert terminal.finish() == 0
    assert "Traceback" not in terminal.text
    assert (tmp_path / "data" / "automatable" / "tables.db").exists()


def test_it_opens_nothing_if_told_not_to(tmp_path: Path) -> None:
    with Terminal(tmp_path, "--no-open", **browser(tmp_path)) as terminal, ends_well(terminal):
        assert page(address(terminal)).status_code == 200
    assert opened(tmp_path) == ""


def test_it_opens_nothing_where_nobody_would_see_it(tmp_path: Path) -> None:
    unseen = {**browser(tmp_path), "BROWSER": ""}
    with Terminal(tmp_path, **unseen) as terminal, ends_well(terminal):
        assert page(address(terminal)).status_code == 200
    with Pipes(tmp_path, **browser(tmp_path)) as pipes, ends_well(pipes):
        assert page(address(pipes)).status_code == 200
    assert opened(tmp_path) == ""


def test_it_takes_another_port_if_the_usual_one_is_taken(tmp_path: Path) -> None:
    with socket.socket() as other:
        other.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            other.bind(("127.0.0.1", USUAL))
            other.listen()
        except OSError:
            pass  # taken it is
        with Pipes(tmp_path) as pipes, ends_well(pipes):
            url = address(pipes)
            assert f":{USUAL}/" not in url
            assert page(url).status_code == 200


def test_it_listens_to_this_machine_alone(tmp_path: Path) -> None:
    with Pipes(tmp_path) as pipes, ends_well(pipes):
        url = httpx.URL(address(pipes))
        assert page(str(url)).status_code == 200
        listening = Path("/proc/net/tcp").read_text().upper()
        assert f" 0100007F:{url.port:04X} 00000000:0000 0A " in listening
        assert f" 00000000:{url.port:04X} 00000000:0000 0A " not in listening


def test_the_address_is_told_in_french(tmp_path: Path) -> None:
    with Pipes(tmp_path, LANG="fr_FR.UTF-8") as pipes, ends_well(pipes):
        address(pipes)
        pipes.until("aucune partie n’est perdue")


def test_the_first_page_costs_less_than_two_seconds(tmp_path: Path) -> None:
    """Of this process's own time, so that a busy machine does not matter."""
    with Server(tmp_path / "tables.db", tmp_path / "errors") as server:
        assert httpx.get(f"{server.url}/").status_code == 200
        fields = Path(f"/proc/{server.process.pid}/stat").read_text().rpartition(")")[2].split()
        assert sum(int(ticks) for ticks in fields[11:13]) / os.sysconf("SC_CLK_TCK") < 2
