"""A server, a site and a Chromium for all tests of a process, and people who use them."""

import os
import subprocess
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from .helpers import ARGUMENTS, PATIENCE, Person, Server, chromium
from .site import EARS, FOLDER, ROOT, Files

expect.set_options(timeout=PATIENCE * 1000)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Chromium; without one the tests are skipped, and fail where CI is set."""
    path, reason = chromium()
    if not path:
        (pytest.fail if os.environ.get("CI") else pytest.skip)(f"no Chromium: {reason}")
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=path, args=ARGUMENTS)
        yield running
        running.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server shared by tests that do not stop it."""
    with Server(tmp_path_factory.mktemp("browser")) as running:
        yield running
        assert "Traceback" not in running.errors.read_text()


@pytest.fixture
def newcomer(browser: Browser, server: Server) -> Iterator[Callable[..., Person]]:
    """Makes people; at the end of the test none of them may have a complaint."""
    people: list[Person] = []

    def make(at: Server | None = None, **how: object) -> Person:
        people.append(Person(browser, at or server, **how))  # type: ignore[arg-type]
        return people[-1]

    yield make
    for person in people:
        person.context.close()
    assert [person.unforgiven() for person in people] == [[] for _ in people]


@pytest.fixture
def ada(newcomer: Callable[..., Person]) -> Person:
    return newcomer()


@pytest.fixture(scope="session")
def files() -> Iterator[Files]:
    if not (FOLDER / "offline.js").exists():
        subprocess.run([ROOT / "scripts" / "site", FOLDER], check=True, timeout=600)
    running = Files()
    yield running
    running.close()


@pytest.fixture
def visitor(browser: Browser, files: Files) -> Iterator[Callable[..., Person]]:
    """Makes people who have the site; none may have a complaint at the end."""
    people: list[Person] = []

    def make(at: Files = files, **how: Any) -> Person:
        likes = {"likes": {"auto": True}, "keeps": True, **how}
        person = Person(browser, at, **likes)  # type: ignore[arg-type]
        person.context.add_init_script(EARS)
        people.append(person)
        return person

    yield make
    for person in people:
        person.context.close()
    assert [person.unforgiven() for person in people] == [[] for _ in people]
