"""A server for all tests of a process, and a PostgreSQL, if there can be one."""

import os
import subprocess
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path

import pytest
from sqlalchemy import create_engine, make_url, text

from .helpers import PEOPLE, Person, Server

SCRIPT = Path(__file__).parents[2] / "scripts" / "postgres"
_NUMBERS = count(1)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server on a SQLite file, shared by tests that do not stop it."""
    folder = tmp_path_factory.mktemp("server")
    with Server(folder / "tables.db", folder / "errors") as running:
        yield running
        for person in PEOPLE:
            person.web.close()
        assert "Traceback" not in running.errors.read_text()


@pytest.fixture(autouse=True)
def _goodbye() -> Iterator[None]:
    """Hang up for everybody a test has invented."""
    before = len(PEOPLE)
    yield
    for person in PEOPLE[before:]:
        person.web.close()
    del PEOPLE[before:]


@pytest.fixture
def ada(server: Server) -> Person:
    return Person(server)


@pytest.fixture(scope="session")
def _cluster() -> Iterator[str]:
    """The address of a PostgreSQL of our own, or why there is none."""
    done = subprocess.run([SCRIPT], capture_output=True, text=True, timeout=600, check=False)
    if done.returncode != 0:
        yield f"no PostgreSQL: {done.stderr.strip()}"
        return
    folder = next(line for line in done.stdout.splitlines() if line.startswith("folder: "))
    yield done.stdout.splitlines()[-1]
    subprocess.run([SCRIPT, "stop", folder.removeprefix("folder: ")], timeout=60, check=True)


@pytest.fixture(scope="session")
def new_database(_cluster: str) -> Callable[[], str]:
    """Makes an empty PostgreSQL database and tells its address."""

    def make() -> str:
        if not _cluster.startswith("postgresql"):
            (pytest.fail if os.environ.get("CI") else pytest.skip)(_cluster)
        name = f"tables_{next(_NUMBERS)}"
        engine = create_engine(_cluster, isolation_level="AUTOCOMMIT")
        with engine.connect() as connection:
            connection.execute(text(f"CREATE DATABASE {name}"))
        engine.dispose()
        return make_url(_cluster).set(database=name).render_as_string(hide_password=False)

    return make


@pytest.fixture(params=["sqlite", "postgres"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/tables.db"
    made: str = request.getfixturevalue("new_database")()
    return made
