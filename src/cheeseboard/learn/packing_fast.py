"""How compiled modules write numbers: some two nanoseconds each. The build makes the modules.

`packing_source` calls these for each field of a state. `index` is the place of the field among
those of its class.
"""

from typing import Final

from librt.strings import BytesWriter, write_i16_le
from mypy_extensions import i16

from cheeseboard.state import ABSENT, Sizes, StateError

LONGEST: Final = 256
ABSENTS: Final = [ABSENT.to_bytes(2, "little", signed=True) * count for count in range(LONGEST + 1)]


def write_set(out: BytesWriter, value: int, sizes: Sizes, index: int) -> None:
    """A set as its bits."""
    for bit in range(sizes.bits[index]):
        write_i16_le(out, i16(value >> bit & 1 if value >= 0 else value))


def write_sets(out: BytesWriter, values: list[int], sizes: Sizes, index: int) -> None:
    for value in values:
        write_set(out, value, sizes, index)
    write_absent(out, (sizes.most[index] - len(values)) * sizes.bits[index])


def write_numbers(out: BytesWriter, values: list[int], sizes: Sizes, index: int) -> None:
    most = sizes.most[index]
    have = len(values)
    if have > most:
        check_latest(have, sizes, index)
        values = values[have - most :]
    for value in values:
        write_i16_le(out, i16(value))
    if have < most:
        write_absent(out, most - have)


def write_tuple(out: BytesWriter, values: tuple[int, ...], sizes: Sizes, index: int) -> None:
    write_numbers(out, list(values), sizes, index)


def write_flags(out: BytesWriter, values: list[bool], sizes: Sizes, index: int) -> None:
    for value in values:
        write_i16_le(out, 1 if value else 0)
    write_absent(out, sizes.most[index] - len(values))


def write_list(out: BytesWriter, values: list[int], sizes: Sizes, index: int) -> None:
    """One of the lists in a list."""
    inner = sizes.inner[index]
    if len(values) > inner:
        check_latest(len(values), sizes, index)
        values = values[len(values) - inner :]
    for value in values:
        write_i16_le(out, i16(value))
    if len(values) < inner:
        write_absent(out, inner - len(values))


def write_text(out: BytesWriter, value: str, sizes: Sizes, index: int) -> None:
    words = sizes.words[index]
    if words:
        write_i16_le(out, i16(words[value]))
        return
    for number in sizes.text(index, value):
        write_i16_le(out, i16(number))


def write_texts(out: BytesWriter, values: tuple[str, ...], sizes: Sizes, index: int) -> None:
    for value in values:
        write_i16_le(out, i16(sizes.words[index][value]))
    write_absent(out, sizes.most[index] - len(values))


def first_of(have: int, sizes: Sizes, index: int) -> int:
    """The first item of a list that is written: later than the very first if it is too long."""
    most = sizes.most[index]
    if have <= most:
        return 0
    check_latest(have, sizes, index)
    return have - most


def write_absent(out: BytesWriter, count: int) -> None:
    if count < 0:
        raise StateError(f"A list has {-count} items more than its bound says.")
    while count > LONGEST:
        out.write(ABSENTS[LONGEST])
        count -= LONGEST
    out.write(ABSENTS[count])


def write_rest(out: BytesWriter, have: int, sizes: Sizes, index: int, size: int) -> None:
    """Fill up a list of states or lists that has so many items."""
    missing = sizes.most[index] - have
    if missing > 0:
        write_absent(out, missing * size)


def check_latest(have: int, sizes: Sizes, index: int) -> None:
    if not sizes.is_latest[index]:
        most = sizes.inner[index] or sizes.most[index]
        raise StateError(f"A list has {have} items, but its bound says {most} at most.")


def pack_mask(lists: list[list[int]], size: int) -> bytearray:
    """For each list a row of `size` bytes, 1 at its numbers."""
    out = BytesWriter()
    empty = bytes(size)
    start = 0
    for numbers in lists:
        out.write(empty)
        for number in numbers:
            out[start + number] = 1
        start += size
    return bytearray(out.getvalue())
