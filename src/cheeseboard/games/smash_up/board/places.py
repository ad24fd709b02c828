"""Where things are: measures of the field, and minions in their zones."""

from collections.abc import Sequence
from math import ceil
from typing import Final

from cheeseboard.games.smash_up.board.parts import Frame, Spot

GAP: Final = 12
"""Between two bases."""

FRAMES: Final = {
    3: Frame(
        bases=3,
        base_width=288,
        base_height=208,
        width=888,
        height=546,
        above=6,
        above_height=142,
        middle=166,
        below=398,
        below_height=144,
        text=1.0,
    ),
    4: Frame(
        bases=4,
        base_width=252,
        base_height=226,
        width=1044,
        height=648,
        above=6,
        above_height=196,
        middle=222,
        below=474,
        below_height=168,
        text=1.14,
    ),
    5: Frame(
        bases=5,
        base_width=240,
        base_height=250,
        width=1248,
        height=768,
        above=6,
        above_height=236,
        middle=264,
        below=542,
        below_height=220,
        text=1.32,
    ),
}
"""By number of bases. With more of them everything is smaller, but there is more height."""

CARD_WIDTH: Final = 96
CARD_HEIGHT: Final = 124
STRIP_HEIGHT: Final = 19
LARGEST: Final = {3: 1.0, 4: 1.14, 5: 1.34}
OVERLAP: Final = 0.64
"""So much of a card that lies under another is seen at least."""
FREE: Final = 0.95
"""So much of a card has to be seen for a sign in its corner."""
ROWS: Final = 3
CROWD: Final = 0.62
"""Smaller cards leave out their names."""

PHONE_ZONE: Final = (388, 90)
PHONE_LARGEST: Final = 0.72


def frame(bases: int) -> Frame:
    return FRAMES[bases]


def spots(measures: Frame, side: str, strips: Sequence[int]) -> list[Spot]:
    """Places of minions with so many strips on them in a zone."""
    height = measures.below_height if side == "own" else measures.above_height
    return arrange(measures.base_width, height, LARGEST[measures.bases], strips)


def phone_spots(strips: Sequence[int]) -> list[Spot]:
    return arrange(*PHONE_ZONE, PHONE_LARGEST, strips)


def arrange(width: int, height: int, largest: float, strips: Sequence[int]) -> list[Spot]:
    """Cards in one or more rows, as large as the zone allows."""
    count = len(strips)
    if not count:
        return []
    tall = CARD_HEIGHT + STRIP_HEIGHT * max(strips)
    sizes = {
        rows: min(
            largest,
            height / (rows * tall),
            width / (CARD_WIDTH * (1 + OVERLAP * (ceil(count / rows) - 1))),
        )
        for rows in range(1, ROWS + 1)
    }
    rows = max(sizes, key=lambda each: (sizes[each], -each))
    scale = sizes[rows]
    in_row = ceil(count / rows)
    return [
        _spot(width, height, scale, tall, rows, index // in_row, index % in_row, row_length)
        for index in range(count)
        for row_length in [min(in_row, count - index // in_row * in_row)]
    ]


def _spot(
    width: int,
    height: int,
    scale: float,
    tall: int,
    rows: int,
    row: int,
    column: int,
    length: int,
) -> Spot:
    step = CARD_WIDTH * scale
    if length > 1:
        step = min(step, (width - CARD_WIDTH * scale) / (length - 1))
    x = width / 2 + (column - (length - 1) / 2) * step
    line = height / rows
    y = line * row + line / 2 + (tall - CARD_HEIGHT) * scale / 2
    is_under = column < length - 1 and step < CARD_WIDTH * scale * FREE
    return Spot(round(x / width, 4), round(y / height, 4), round(scale, 3), is_under)
