"""The tables of the arena in a terminal."""

import io

import pytest
from rich.console import Console

from automatable.kernel.registry import game
from automatable.lab.arena_show import grid, show
from automatable.lab.contest import make_contest
from automatable.lab.round_robin import rank
from automatable.lab.round_robin_show import show as show_robin
from automatable.lab.standings import summary
from automatable.words import Words

from .test_standings import row

LONG = "program:python/some/folder/a_bot_with_a_long_name.py --model something --temperature=0"


def printed(shown: object) -> list[str]:
    out = io.StringIO()
    Console(file=out, width=80, highlight=False).print(shown)
    return out.getvalue().splitlines()


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_long_name_leaves_room_for_every_number(lang: str) -> None:
    words = Words(lang, game("duel"))
    rows = [row(k, ["greedy", LONG], [1, -1] if k % 3 else [-1, 1]) for k in range(30)]
    lines = printed(show(make_contest("duel", ["greedy", "random"], 2), summary(rows), words))
    heading = next(line for line in lines if words.say("lab-wins") in line)
    assert all(
        words.say(f"lab-{key}") in heading for key in ("interval", "rating", "score", "time")
    )
    (first,) = [line for line in lines if "program:" in line]
    assert "33" in first
    assert "±" in first
    assert "ms" in first or " s" in first
    whole = "".join(line[:30].strip() for line in lines)
    assert "--temperature=0" in whole.replace(" ", "")
    table = lines[: lines.index(next(line for line in lines if line.startswith("30 ")))]
    assert max(map(len, table)) <= 80
    assert not any("…" in line for line in table)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_round_robin_fits_with_ten_bots(lang: str) -> None:
    words = Words(lang, game("duel"))
    bots = [f"search:{k}000" for k in range(1, 10)] + [LONG]
    rows = [
        [row(k, [a, b], [1, -1] if k % 2 else [-1, 1]) for k in range(4)]
        for index, a in enumerate(bots)
        for b in bots[index + 1 :]
    ]
    lines = printed(show_robin(rank([make_contest("duel", ["random"], 1)], rows), words))
    assert len([line for line in lines if "–" in line]) == 10  # nobody meets itself
    assert not any("…" in line for line in lines)


def test_a_table_of_words_is_as_wide_as_it_needs() -> None:
    lines = printed(grid(["name", "number"], [["a", "1"], ["b", "2"]]))
    assert max(len(line.rstrip()) for line in lines) < 20
