"""Observations are written number by number, as two bytes each, little-endian."""

from typing import Final

from librt.strings import BytesWriter, read_i16_le, write_i16_le, write_i64_le
from librt.vecs import vec
from mypy_extensions import i16, i64

WIDTH: Final = 2  # bytes per number
_MANY: Final[i64] = 32  # numbers written at once
_ZEROS: Final = bytes(64)


def put(into: BytesWriter, number: i64) -> None:
    """Write a number."""
    write_i16_le(into, i16(number))


def put_all(into: BytesWriter, numbers: vec[i64]) -> None:
    """Write numbers one after the other."""
    put_part(into, numbers, 0, len(numbers), 0)


def put_part(into: BytesWriter, numbers: vec[i64], first: i64, count: i64, more: i64) -> None:
    """Write `count` numbers, starting with the first, each increased by `more`."""
    k: i64 = first
    end: i64 = first + count
    while k + 4 <= end:
        two = _both(numbers[k] + more, numbers[k + 1] + more)
        write_i64_le(into, two | _both(numbers[k + 2] + more, numbers[k + 3] + more) << 32)
        k += 4
    while k < end:
        write_i16_le(into, i16(numbers[k] + more))
        k += 1


def put_where(into: BytesWriter, numbers: vec[i64], wanted: i64) -> None:
    """Write 1 for every number that is the wanted one, 0 for the others."""
    k: i64 = 0
    end: i64 = len(numbers)
    while k + 4 <= end:
        two = _both(_is(numbers[k], wanted), _is(numbers[k + 1], wanted))
        more = _both(_is(numbers[k + 2], wanted), _is(numbers[k + 3], wanted))
        write_i64_le(into, two | more << 32)
        k += 4
    while k < end:
        write_i16_le(into, i16(_is(numbers[k], wanted)))
        k += 1


def put_bits(into: BytesWriter, mask: i64, count: i64) -> None:
    """Write the lowest bits of a mask."""
    k: i64 = 0
    while k + 4 <= count:
        two = _both(mask >> k & 1, mask >> k + 1 & 1)
        write_i64_le(into, two | _both(mask >> k + 2 & 1, mask >> k + 3 & 1) << 32)
        k += 4
    while k < count:
        write_i16_le(into, i16(mask >> k & 1))
        k += 1


def put_zeros(into: BytesWriter, count: i64) -> None:
    """Write `count` zeros, for things that are absent."""
    while count >= _MANY:
        into.write(_ZEROS)
        count -= _MANY
    while count >= 4:
        write_i64_le(into, 0)
        count -= 4
    while count > 0:
        write_i16_le(into, 0)
        count -= 1


def _both(low: i64, high: i64) -> i64:
    """Two numbers as they lie one after the other: several are written at once, which is faster."""
    return low & 0xFFFF | (high & 0xFFFF) << 16


def _is(number: i64, wanted: i64) -> i64:
    return 1 if number == wanted else 0


def read_all(written: bytes) -> list[int]:
    """The numbers that were written."""
    return [int(read_i16_le(written, WIDTH * k)) for k in range(len(written) // WIDTH)]
