"""Strange inputs are read or refused, whatever they are: those kept, and some made of them.

`make soak` tries many more (`python -m tests.fuzz`).
"""

import sys
from itertools import count

import pytest

from .corpus import FOLDER, kept, pool
from .limits import TooSlow, limited
from .mutate import Mutator
from .targets import TARGETS, check

SECONDS = 10.0  # of the processor, for one input; `make soak` allows less
INPUTS = 250  # made for each target


@pytest.mark.parametrize("name", TARGETS)
def test_what_was_kept_is_read_or_refused(name: str) -> None:
    paths = kept(TARGETS[name])
    assert paths
    for path in paths:
        try_input(name, path.read_bytes(), str(path))


def try_input(name: str, data: bytes, told: str) -> bool:
    """Whether the input is read; fails telling which it is."""
    try:
        with limited(SECONDS):
            return check(TARGETS[name], data)
    except (Exception, TooSlow) as error:
        error.add_note(f"the input is {told}")
        raise


@pytest.mark.once
@pytest.mark.parametrize("name", TARGETS)
def test_what_is_made_of_them_is_read_or_refused(name: str) -> None:
    mutator = Mutator(name, pool(TARGETS[name]), seed=1)
    made = [mutator.make() for _ in range(INPUTS)]
    read = sum(try_input(name, data, repr(data)) for data in made)
    assert 0 < read < INPUTS, "inputs are to be nearly right"


def test_every_folder_is_of_a_target() -> None:
    assert {path.name for path in FOLDER.iterdir()} == set(TARGETS)


def test_what_takes_too_long_is_noticed() -> None:
    with pytest.raises(TooSlow), limited(0.05):
        sum(number for number in count())


@pytest.mark.skipif(sys.platform != "linux", reason="other systems do not limit it")
def test_what_takes_too_much_memory_is_noticed() -> None:
    with pytest.raises(MemoryError), limited(SECONDS):
        bytearray(2**30)
    bytearray(2**28)
