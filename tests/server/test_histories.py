"""Whatever goes wrong while people play: the stored logs explain all that they did and saw.

`python -m benchmarks.reliability histories` does the same for as long as one likes.
"""

import asyncio
import random

from benchmarks.reliability.faults import USUAL
from benchmarks.reliability.histories import histories, scene

TABLES = 4


def test_histories_under_faults_are_explained_and_every_table_comes_to_its_end() -> None:
    """Each usual fault strikes once; the tables that were begun meanwhile are played to the end."""
    with scene(USUAL, random.Random(7)) as here:
        here.longest = 0.5
        report = asyncio.run(histories(here, USUAL, TABLES, often=0.2, pause=0.02))
    assert report.problems == []
    assert set(report.faults) == set(USUAL)
    assert report.tables >= TABLES
    assert report.counts["answer accepted"] > 20
    assert report.counts["no reply"] > 0  # the faults were felt
    assert not [name for name in report.counts if name.startswith("status 5")]
