"""What makes one picture of another, by its tags: a page is sent the changes alone.

A picture has thousands of tags, and many of them are equal. So its lines are compared first, and
tags only where lines differ. Of both, those that stand once in each picture are found first, in the
same order; between two of these the rest is compared in the same way.
"""

import re
from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import accumulate
from typing import Final

Edit = tuple[int, int, str | None]
"""From which tag, how many go, and what comes instead."""

TAG: Final = re.compile(r"<[^<]*|[^<]+")
"""A tag with the text behind it; the page's script cuts in the same places."""

NEAR: Final = 1
"""Equal tags between two changes up to which they are sent as one: an edit costs as much."""

MOST: Final = 20_000
"""Lines kept to be shared; when there are more, they are found anew."""


@dataclass(frozen=True, slots=True, eq=False)
class Picture:
    """A picture as its lines, each of whole tags.

    Every open page keeps one, so equal lines of all of them are one text.
    """

    lines: tuple[str, ...]


@lru_cache(maxsize=64)
def picture(text: str) -> Picture:
    """A text as a picture; the same one for who shows the same."""
    if len(_shared) > MOST:
        _shared.clear()
    lines = text.replace("\n<", "\n\0<").split("\0")
    return Picture(tuple(_shared.setdefault(line, line) for line in lines))


_shared: dict[str, str] = {}


@lru_cache(maxsize=64)
def edits(before: Picture, after: Picture) -> tuple[Edit, ...]:
    """What makes one picture of another."""
    old, new = before.lines, after.lines
    starts = [0, *accumulate(map(_length, old))]
    found: list[Edit] = []
    for one, two, three, four in _changes(old, new, 0, len(old), 0, len(new)):
        start = starts[one]
        found += [
            (start + at, gone, come)
            for at, gone, come in _edits("".join(old[one:two]), "".join(new[three:four]))
        ]
    return tuple(found)


def _length(line: str) -> int:
    """How many tags a line has; only the first of a picture may begin with a text."""
    return line.count("<") + (line[:1] not in ("", "<"))


@lru_cache(maxsize=256)
def _edits(before: str, after: str) -> tuple[Edit, ...]:
    """What makes one text of another; most lines change alike for all who look."""
    old, new = TAG.findall(before), TAG.findall(after)
    return tuple(
        (one, two - one, "".join(new[three:four]) if three < four else None)
        for one, two, three, four in _joined(_changes(old, new, 0, len(old), 0, len(new)))
    )


Change = tuple[int, int, int, int]
"""From and to where the old, from and to where the new."""


def _changes(
    old: Sequence[str], new: Sequence[str], one: int, two: int, three: int, four: int
) -> Iterator[Change]:
    """Where parts of two lists differ, in order."""
    while one < two and three < four and old[one] == new[three]:
        one, three = one + 1, three + 1
    while one < two and three < four and old[two - 1] == new[four - 1]:
        two, four = two - 1, four - 1
    if one == two and three == four:
        return
    anchors = _anchors(old, new, one, two, three, four) if one < two and three < four else []
    if not anchors:
        yield one, two, three, four
        return
    for here, there in anchors:
        yield from _changes(old, new, one, here, three, there)
        one, three = here + 1, there + 1
    yield from _changes(old, new, one, two, three, four)


def _anchors(
    old: Sequence[str], new: Sequence[str], one: int, two: int, three: int, four: int
) -> list[tuple[int, int]]:
    """Places of what stands once in both, as many as stand in the same order."""
    alone = {tag for tag, count in Counter(old[one:two]).items() if count == 1}
    alone &= {tag for tag, count in Counter(new[three:four]).items() if count == 1}
    places = {new[place]: place for place in range(three, four) if new[place] in alone}
    pairs = [(place, places[old[place]]) for place in range(one, two) if old[place] in alone]
    return _in_order(pairs)


def _in_order(pairs: Sequence[tuple[int, int]]) -> list[tuple[int, int]]:
    """The longest part of pairs in which the second numbers grow as well."""
    ends: list[int] = []
    last: list[int] = []
    before: list[int] = []
    for index, (_, there) in enumerate(pairs):
        length = bisect_left(ends, there)
        before.append(last[length - 1] if length else -1)
        if length == len(ends):
            ends.append(there)
            last.append(index)
        else:
            ends[length], last[length] = there, index
    found: list[tuple[int, int]] = []
    index = last[-1] if last else -1
    while index >= 0:
        found.append(pairs[index])
        index = before[index]
    return found[::-1]


def _joined(changes: Iterator[Change]) -> list[Change]:
    """Changes that lie close together as one."""
    found: list[Change] = []
    for change in changes:
        if found and change[0] - found[-1][1] <= NEAR and change[2] - found[-1][3] <= NEAR:
            found[-1] = (found[-1][0], change[1], found[-1][2], change[3])
        else:
            found.append(change)
    return found
