"""What holds for all tests: which run twice, which come first, and that Ctrl-C is heard."""

import os
import signal
from itertools import islice
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

HERE = Path(__file__).parent
BOTH_MODES = (
    "bots",
    "fuzz",
    "games",
    "kernel",
    "match",
    "testkit",
)  # folders run pure and compiled
# Begun first, what takes longest goes on beside all others; little is left to wait for at the end.
LONGEST = (
    *("test_build.py", "test_learners.py", "test_docs.py", "test_killed.py"),
    *("test_server.py", "test_reliability.py", "test_on_ray.py"),
    *("test_learn.py", "test_site.py", "test_raising_robots.py", "test_trouble.py"),  # in a browser
)

# The same examples every time, however slow the machine is.
settings.register_profile(
    "same",
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("same")


def pytest_addoption(parser: pytest.Parser) -> None:
    """The choices this suite adds to pytest's own."""
    parser.addoption(
        "--both-modes",
        action="store_true",
        help="only what holds pure and compiled: kernel, games, match, bots, kit, fuzz",
    )
    parser.addoption(
        "--rule",
        action="append",
        default=[],
        metavar="ID",
        help="only the tests of this rule, or of a section or game: DUE-MOV-06, DUE-MOV, DUE",
    )


def pytest_configure() -> None:
    """Hear Ctrl-C, and let the processes of the tests hear it, though a parent may have ignored it.

    `nohup`, cron and shell scripts start what is in the background with the signal ignored, and
    every child inherits that.
    """
    if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Do not even read the folders of the other tests."""
    if config.getoption("both_modes") and collection_path.parent == HERE:
        return collection_path.name not in BOTH_MODES or None
    return None


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out what was not asked for, and begin with what takes longest.

    In CI a test with processes, browsers or networks of its own gets a second try: a machine that
    stood still for a moment must not cost a whole run. The report lists those that needed it.
    """
    if config.getoption("both_modes"):
        _leave_out(config, items, [item for item in items if not _in_both_modes(item)])
    if wanted := config.getoption("rule"):
        _leave_out(config, items, [item for item in items if not _checks(item, wanted)])
    items[:] = _dealt(items, int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1")))
    if os.environ.get("CI"):
        for item in items:
            if item.path.relative_to(HERE).parts[0] not in BOTH_MODES:
                item.add_marker(pytest.mark.flaky(reruns=1))


def _dealt(items: list[pytest.Item], workers: int) -> list[pytest.Item]:
    """The tests, ordered so that each worker begins with some of the files that take longest.

    Workers are given equal shares of the list, from its beginning to its end, and take from each
    other when theirs are done. A file stays together: what its tests share is made once.
    """
    files = [[item for item in items if item.path.name == name] for name in LONGEST]
    files = [tests for tests in files if tests]
    others = iter([item for item in items if item.path.name not in LONGEST])
    found: list[pytest.Item] = []
    for worker in range(workers):
        mine = [item for tests in files[worker::workers] for item in tests]
        share = (len(items) - len(found)) // (workers - worker)
        found += [*mine, *islice(others, max(0, share - len(mine)))]
    return [*found, *others]


def _in_both_modes(item: pytest.Item) -> bool:
    """Whether a test asks what must hold pure and compiled."""
    folder = item.path.relative_to(HERE).parts[0]
    return folder in BOTH_MODES and item.get_closest_marker("once") is None


def _leave_out(config: pytest.Config, items: list[pytest.Item], those: list[pytest.Item]) -> None:
    """Go on without these tests, and tell pytest of them."""
    config.hook.pytest_deselected(items=those)
    left_out = set(those)
    items[:] = [item for item in items if item not in left_out]


def _checks(item: pytest.Item, wanted: list[str]) -> bool:
    """Whether a test is marked with one of these rules, or with one of their sections or games."""
    ids = getattr(getattr(item, "function", None), "rules", ())
    return any(f"{id}-".startswith(f"{one.upper()}-") for id in ids for one in wanted)
