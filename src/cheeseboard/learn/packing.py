"""Whole numbers as bytes that NumPy reads without looking at each.

A compiled build has `packing_fast` and a module for each game beside it, which need the package
librt; without either, this is it.
"""

import importlib
from array import array
from collections.abc import Callable
from typing import Any

Write = Callable[[list[Any], list[int], Any, Any], bytearray]
"""Views, their seats, sizes, features."""


def pack(numbers: list[int], size: int, wide: list[int], bits: list[int]) -> bytearray:
    """Observations of `size` numbers each as 16-bit numbers; those at `wide` become their bits."""
    if not wide:
        return bytearray(array("h", numbers))
    spread: list[int] = []
    for start in range(0, len(numbers), size):
        at = start
        for place, count in zip(wide, bits, strict=True):
            spread += numbers[at : start + place]
            value = numbers[start + place]
            spread += [value >> bit & 1 if value >= 0 else value for bit in range(count)]
            at = start + place + 1
        spread += numbers[at : start + size]
    return bytearray(array("h", spread))


def pack_mask_plain(lists: list[list[int]], size: int) -> bytearray:
    """For each list a row of `size` bytes, 1 at its numbers."""
    result = bytearray(size * len(lists))
    for row, numbers in enumerate(lists):
        for number in numbers:
            result[row * size + number] = 1
    return result


def compiled_writer(game: str) -> Write | None:
    """What the build made to write the views of a game; None where nothing is compiled."""
    try:
        module = importlib.import_module(f"cheeseboard.learn.packing_{game}")
    except ImportError:
        return None
    write: Write = module.encode
    return write


pack_mask: Callable[[list[list[int]], int], bytearray] = pack_mask_plain

try:
    from cheeseboard.learn import packing_fast

    if not (packing_fast.__file__ or "").endswith(".py"):
        pack_mask = packing_fast.pack_mask
except ImportError:  # librt is not installed
    pass
