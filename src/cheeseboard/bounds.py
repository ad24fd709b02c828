"""What annotations cannot tell of a state: how high its numbers get, how long its lists.

A game that learners can play has a module `bounds` with one function:

    def bounds(options: Options, seats: int) -> Bounds:
        return {"prize": number(7), "bids": numbers(seats, 5), "reason": words("", "goal")}

It names every field but truth values. The numbers are promises for every position that a match with
these complete options and seats can reach: a list that gets longer is an error, unless only its
latest items are promised.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field

NO_END = 32767
"""The bound of a number that grows as long as a match lasts."""


@dataclass(frozen=True, slots=True)
class Bound:
    """What one field can hold; the functions below make them."""

    high: int = 1
    """The highest number; HIDDEN and NONE are possible everywhere."""
    bits: int = 0
    """For a set as a bitmask: how many bits it has. Each becomes a number of its own."""
    most: int = 0
    """Most items of a list, or letters of a text."""
    inner: int = 0
    """Most items of each list in a list."""
    texts: tuple[str, ...] = ()
    """The texts there are."""
    parts: "Mapping[str, Bound]" = field(default_factory=dict)
    """Bounds of a state by field, or of each state in a list."""
    is_latest: bool = False
    """A list may be longer: then its last items are there."""


Bounds = Mapping[str, Bound]


def number(high: int) -> Bound:
    """A number up to `high`."""
    return Bound(high)


def bits(count: int) -> Bound:
    """A set as a bitmask of so many bits."""
    return Bound(bits=count)


def numbers(most: int, high: int = 1) -> Bound:
    """A list of numbers."""
    return Bound(high, most=most)


def bit_sets(most: int, count: int) -> Bound:
    """A list of bitmasks."""
    return Bound(bits=count, most=most)


def latest(most: int, high: int) -> Bound:
    """A list without a bound of which the last items count."""
    return Bound(high, most=most, is_latest=True)


def lists(most: int, inner: int, high: int) -> Bound:
    """A list of lists of numbers."""
    return Bound(high, most=most, inner=inner)


def latest_lists(most: int, inner: int, high: int) -> Bound:
    """A list without a bound of lists of numbers, of which the last count."""
    return Bound(high, most=most, inner=inner, is_latest=True)


def words(*texts: str) -> Bound:
    """A text out of a few."""
    return Bound(texts=texts)


def word_list(most: int, *texts: str) -> Bound:
    """A list of texts out of a few."""
    return Bound(most=most, texts=texts)


def letters(most: int) -> Bound:
    """A text of any kind, letter by letter."""
    return Bound(NO_END, most=most)


def part(**parts: Bound) -> Bound:
    """A state, by its fields."""
    return Bound(parts=parts)


def states(most: int, **parts: Bound) -> Bound:
    """A list of states."""
    return Bound(most=most, parts=parts)


def latest_states(most: int, **parts: Bound) -> Bound:
    """A list without a bound of states, of which the last count."""
    return Bound(most=most, parts=parts, is_latest=True)
