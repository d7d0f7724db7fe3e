"""Every decision of stored games as a table to learn from; docs/datasets.md explains it."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ..kernel.extras import need
from ..kernel.game import State
from ..kernel.record import Record
from ..kernel.seats import CHANCE
from .results import RECORDS, replace_file

TABLE = "trajectories.parquet"
Draw = Callable[[State, int], str]  # what a seat sees, as text
Tell = Callable[[int, int], None]  # games done, games in all
Paid = Callable[[State], Sequence[float]]  # what every seat has got since the last time
Row = dict[str, Any]


@dataclass(frozen=True)
class TrajectoryOptions:
    """How decisions are written: what a seat sees, and what it is paid."""

    draw: Draw
    pay: Callable[[State], Paid]  # called as a game begins
    reward: str  # the kind of reward that is paid


def write_trajectories(folder: Path, games: int, options: TrajectoryOptions, tell: Tell) -> Path:
    """Write the decisions of all games of a folder; the old file stays until the new one is whole.

    They are found by playing the stored records again, so it can be done at any time.
    """
    pyarrow, parquet = need("pyarrow", "lab"), need("pyarrow.parquet", "lab")
    target = folder / TABLE
    columns = schema().with_metadata({"reward": options.reward})

    def fill(path: Path) -> None:
        with parquet.ParquetWriter(path, columns, compression="zstd") as table:
            for number in range(games):
                text = (folder / RECORDS / f"{number:06}.txt").read_text("utf-8")
                rows = decisions(number, Record.read(text), options)
                table.write_table(pyarrow.Table.from_pylist(rows, schema=columns))
                tell(number + 1, games)

    replace_file(target, fill)
    return target


def decisions(number: int, record: Record, options: TrajectoryOptions) -> list[Row]:
    """The decisions of a game, in the order of its record; nature's are left out."""
    rows: list[Row] = []
    last: dict[int, Row] = {}  # by seat
    state = record.begin()
    state.log = None
    paid = options.pay(state)
    for step, answer in enumerate(record.answers):
        seat = answer.seat
        if seat != CHANCE:
            _pay(last, paid(state))
            last[seat] = {
                "game": number,
                "step": step,
                "seat": seat,
                "bot": record.seats.get(seat, ""),
                **_seen(state, seat, options.draw),
                "action": answer.action,
                "answer": state.game.catalogue.name(answer.action),
                "reward": 0.0,
                "terminated": False,
                "truncated": False,
            }
            rows.append(last[seat])
        state.apply(seat, answer.action)
    _pay(last, paid(state))
    for row in last.values():
        row["truncated" if state.result is None else "terminated"] = True
    return rows


def _pay(last: Mapping[int, Row], paid: Sequence[float]) -> None:
    """Count what every seat has got for its last decision."""
    for seat, row in last.items():
        row["reward"] += paid[seat]


def _seen(state: State, seat: int, draw: Draw) -> Row:
    """What a seat sees and may answer."""
    game, decision = state.game, state.asked(seat)
    assert decision is not None, "only who is asked answers"
    mask = bytearray(len(game.catalogue))
    for option in decision.options:
        mask[option] = 1
    return {
        "question": decision.key,
        "observation": game.observe(state, seat),
        "action_mask": list(mask),
        "options": [game.catalogue.name(option) for option in decision.options],
        "text": draw(state, seat),
    }


def schema() -> Any:
    """The columns of the table."""
    arrow = need("pyarrow", "lab")
    return arrow.schema(
        [
            ("game", arrow.int32()),
            ("step", arrow.int32()),
            ("seat", arrow.int8()),
            ("bot", arrow.string()),
            ("question", arrow.string()),
            ("observation", arrow.list_(arrow.int16())),
            ("action_mask", arrow.list_(arrow.int8())),
            ("options", arrow.list_(arrow.string())),
            ("text", arrow.string()),
            ("action", arrow.int32()),
            ("answer", arrow.string()),
            ("reward", arrow.float32()),
            ("terminated", arrow.bool_()),
            ("truncated", arrow.bool_()),
        ]
    )
