"""Every decision of stored games as a table to learn from; docs/datasets.md explains it."""

from collections.abc import Callable, Iterator
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


def write_trajectories(folder: Path, games: int, draw: Draw, tell: Tell) -> Path:
    """Write the decisions of all games of a folder; the old file stays until the new one is whole.

    They are found by playing the stored records again, so it can be done at any time.
    """
    pyarrow, parquet = need("pyarrow", "lab"), need("pyarrow.parquet", "lab")
    target = folder / TABLE

    def fill(path: Path) -> None:
        with parquet.ParquetWriter(path, schema(), compression="zstd") as table:
            for number in range(games):
                text = (folder / RECORDS / f"{number:06}.txt").read_text("utf-8")
                rows = list(decisions(number, Record.read(text), draw))
                table.write_table(pyarrow.Table.from_pylist(rows, schema=schema()))
                tell(number + 1, games)

    replace_file(target, fill)
    return target


def decisions(number: int, record: Record, draw: Draw) -> Iterator[dict[str, Any]]:
    """The decisions of a game, in the order of its record; nature's are left out."""
    last = {answer.seat: step for step, answer in enumerate(record.answers)}
    result = record.replay().result
    paid = result.payoffs() if result is not None else (0,) * len(record.seats)
    state = record.begin()
    state.log = None
    for step, answer in enumerate(record.answers):
        seat = answer.seat
        if seat != CHANCE:
            is_last = step == last[seat]
            yield {
                "game": number,
                "step": step,
                "seat": seat,
                "bot": record.seats.get(seat, ""),
                **_look(state, seat, draw),
                "action": answer.action,
                "answer": state.game.catalogue.name(answer.action),
                "reward": float(paid[seat]) if is_last else 0.0,
                "terminated": is_last and result is not None,
                "truncated": is_last and result is None,
            }
        state.apply(seat, answer.action)


def _look(state: State, seat: int, draw: Draw) -> dict[str, Any]:
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
