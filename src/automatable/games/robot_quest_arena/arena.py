"""The arena: a rectangle of squares with tiles, drawn as a text map. Rules: RQA-CMP."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final, final

from mypy_extensions import i64

from ...kernel import fields
from ...kernel.errors import BadSettings
from . import geometry
from .tiles import BLOCKS_MOVEMENT, LETTERS, STATUS, Tile

SMALLEST: Final = 3
LARGEST: Final = 12


@final
class Arena:
    """Squares, tiles and the centre; never changes, so all states share it."""

    def __init__(self, rows: i64, columns: i64, tiles: bytes, centre: bytes) -> None:
        self.rows: Final = rows
        self.columns: Final = columns
        self.squares: Final[i64] = rows * columns
        self.tiles: Final = tiles
        self.centre: Final = centre  # 1 for each of the marked squares
        self.grounds: Final = bytes([_ground(tiles[k], centre[k] == 1) for k in range(len(tiles))])

    def step(self, square: i64, direction: i64) -> i64:
        """The next square in a direction, NOWHERE beyond the edge."""
        return geometry.step(self.rows, self.columns, square, direction)

    def is_plain_centre(self, square: i64) -> bool:
        """Whether a centre square carries no tile (RQA-TIL-02), nor a Start (RQA-RUL-52)."""
        return self.grounds[square] == Tile.CENTRE

    def ground(self, square: i64) -> i64:
        """The tile whose effects a square has."""
        return self.grounds[square]

    def starts(self) -> int:
        """How many Start tiles there are."""
        return self.tiles.count(Tile.START)

    def map(self) -> str:
        """The arena as text that `read_arena` reads."""
        lines = []
        for row in range(self.rows):
            letters = []
            for column in range(self.columns):
                square = row * int(self.columns) + column
                letters.append(LETTERS[self.ground(square)])
            lines.append(" ".join(letters))
        corner = self.centre.index(1)
        return "\n".join([f"centre {corner // self.columns} {corner % self.columns}", *lines])


def _ground(tile: int, is_centre: bool) -> int:
    return int(Tile.CENTRE) if is_centre and tile == Tile.PLAIN else tile


def square_name(square: i64, columns: i64) -> str:
    """A square as `r4c5`."""
    return f"r{square // columns}c{square % columns}"


def read_arena(text: str, where: str) -> Arena:
    """The arena a map shows; raises BadSettings naming the line or the square."""
    rows: list[str] = []
    corner: tuple[int, int] | None = None
    for number, line in enumerate(text.splitlines(), 1):
        words = line.partition(";")[0].split()  # the rest is a remark
        place = f"{where}, line {number}"
        if not words:
            continue
        if words[0] == "status":
            fields.word({"status": " ".join(words[1:])}, place, "status", STATUS)
            continue
        if words[0] == "centre":
            if corner is not None:
                raise BadSettings(f"{place}: the centre is given twice")
            corner = _read_corner(words[1:], place)
            continue
        rows.append("".join(words))
        _check_row(rows, place)
    return _checked(rows, corner, where)


def _check_row(rows: list[str], place: str) -> None:
    """The last row has known letters only, and as many as the first."""
    for letter in rows[-1]:
        if letter not in LETTERS:
            raise BadSettings(f"{place}: {letter!r} is not one of {LETTERS}")
    if len(rows[-1]) != len(rows[0]):
        raise BadSettings(f"{place}: {len(rows[-1])} squares, the first row has {len(rows[0])}")


def _read_corner(words: list[str], where: str) -> tuple[int, int]:
    if len(words) != 2 or not all(word.isdecimal() and len(word) <= 3 for word in words):
        raise BadSettings(f"{where}: write 'centre ROW COLUMN', the upper left of nine squares")
    return int(words[0]), int(words[1])


def _checked(rows: Sequence[str], corner: tuple[int, int] | None, where: str) -> Arena:
    height, width = len(rows), len(rows[0]) if rows else 0
    if not (SMALLEST <= height <= LARGEST and SMALLEST <= width <= LARGEST):
        raise BadSettings(f"{where}: an arena has {SMALLEST} to {LARGEST} rows and columns")
    squares = "".join(rows)
    if corner is None:
        if squares.count("+") != 9:
            raise BadSettings(f"{where}: mark nine centre squares with + or 'centre ROW COLUMN'")
        first = squares.index("+")
        corner = first // width, first % width
    top, left = corner
    if top + 3 > height or left + 3 > width:
        raise BadSettings(f"{where}: the nine centre squares reach beyond the edge")
    centre = bytearray(height * width)
    for row in range(top, top + 3):
        for column in range(left, left + 3):
            centre[row * width + column] = 1
    for square, letter in enumerate(squares):
        if letter == "+" and not centre[square]:
            raise BadSettings(f"{where}: {square_name(square, width)} is + outside the centre")
    tiles = bytes([0 if letter == "+" else LETTERS.index(letter) for letter in squares])
    arena = Arena(height, width, tiles, bytes(centre))
    _check_reach(arena, where)
    return arena


def _check_reach(arena: Arena, where: str) -> None:
    """Every Start tile and centre square can be reached from every other on foot (section 5.3)."""
    wanted = [
        square
        for square in range(arena.squares)
        if arena.tiles[square] == Tile.START
        or (arena.centre[square] and not BLOCKS_MOVEMENT[arena.tiles[square]])
    ]
    if not arena.starts():
        raise BadSettings(f"{where}: there must be Start tiles")
    reached = {wanted[0]}
    border = [wanted[0]]
    while border:
        square = border.pop()
        for direction in range(0, 8, 2):
            beyond = int(arena.step(square, direction))
            if beyond < 0 or beyond in reached or BLOCKS_MOVEMENT[arena.tiles[beyond]]:
                continue
            reached.add(beyond)
            border.append(beyond)
    for square in wanted:
        if square not in reached:
            name = square_name(square, arena.columns)
            raise BadSettings(f"{where}: {name} cannot be reached from the other squares")


def _standard() -> Arena:
    path = Path(__file__).parent / "data" / "first.txt"
    return read_arena(path.read_text("utf-8"), "first.txt")


FIRST: Final = _standard()
