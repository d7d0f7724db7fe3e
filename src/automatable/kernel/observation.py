"""Observations are written number by number, two bytes each, the lower one first."""

from typing import Final

from librt.strings import BytesWriter, read_i16_le, write_i16_le
from librt.vecs import vec
from mypy_extensions import i16, i64

WIDTH: Final = 2  # bytes of a number


def put(into: BytesWriter, number: i64) -> None:
    """Write a number."""
    write_i16_le(into, i16(number))


def put_all(into: BytesWriter, numbers: vec[i64]) -> None:
    """Write numbers one after the other."""
    for number in numbers:
        write_i16_le(into, i16(number))


def put_part(into: BytesWriter, numbers: vec[i64], first: i64, count: i64, more: i64) -> None:
    """Write so many of the numbers from the first one on, each with so much more."""
    k: i64
    for k in range(first, first + count):
        write_i16_le(into, i16(numbers[k] + more))


def put_bits(into: BytesWriter, mask: i64, count: i64) -> None:
    """Write the lowest bits of a mask."""
    k: i64
    for k in range(count):
        write_i16_le(into, i16(mask >> k & 1))


def put_zeros(into: BytesWriter, count: i64) -> None:
    """Write a zero for each of those that are not there."""
    while count > 0:
        write_i16_le(into, 0)
        count -= 1


def read_all(written: bytes) -> list[int]:
    """The numbers that were written."""
    return [int(read_i16_le(written, WIDTH * k)) for k in range(len(written) // WIDTH)]
