"""A sewer as a small picture: the viewer's own rooms with heads of rats, and the cheese."""

from collections.abc import Iterator
from typing import Final

from cheeseboard.drawing import Box
from cheeseboard.game import Seat
from cheeseboard.games.ratland.board.people import is_dark, standing
from cheeseboard.games.ratland.box import (
    BEDROOM,
    CITY,
    DUMP,
    FIELD,
    INFIRMARY,
    PANTRY,
    PIPE_LEFT,
    PIPE_RIGHT,
)
from cheeseboard.games.ratland.state import Position
from cheeseboard.mini import INK, PAPER, WIDTH, circle, coloured, number, rect, use

ROOMS: Final = {
    DUMP: (Box(8, 43, 68, 31), "#4D4A32"),
    CITY: (Box(86, 43, 68, 31), "#4A3F6B"),
    FIELD: (Box(164, 43, 68, 31), "#5B3F2C"),
    PIPE_LEFT: (Box(8, 79, 50, 21), "#3C4A55"),
    INFIRMARY: (Box(66, 79, 108, 21), "#6B5A52"),
    PIPE_RIGHT: (Box(182, 79, 50, 21), "#3C4A55"),
    BEDROOM: (Box(8, 105, 92, 34), "#5A2434"),
    PANTRY: (Box(110, 105, 122, 34), "#5C3A20"),
}
HEAD: Final = 18
STEP: Final = 16
SLICE: Final = 15
MOST_SLICES: Final = 6


def mini(view: Position, seat: Seat | None) -> str:
    home = 0 if seat is None else seat
    shapes = [*_outside(), *_rooms()]
    if is_dark(view, home, seat):
        shapes.append(use("rl-eyes", 100, 86, 42, 24))
    else:
        for place, count in enumerate(standing(view, home)):
            if place in ROOMS and count > 0:
                shapes += _heads(home, ROOMS[place][0], count)
    return "".join((*shapes, *_cheese(view.cheese[home])))


def _outside() -> Iterator[str]:
    """The world above, and the water below."""
    yield rect(0, 0, WIDTH, 150, "#F6B765")
    yield circle(176, 16, 10, "#FFE9B0")
    yield (
        f'<path d="M0 30 Q20 8 44 14 T84 34Z" fill="#7C6A62" stroke="{INK}" stroke-width="2"/>'
        '<path d="M98 34 V16 l8 -7 l8 7 v18 M114 34 V10 h13 v24 M127 34 V20 l8 -7 l8 7 v14Z" '
        f'fill="#6B3A5C" stroke="{INK}" stroke-width="2" stroke-linejoin="round"/>'
        f'<path d="M164 34 q36 -15 76 -4 v6 h-76Z" fill="#D9B13F" stroke="{INK}" '
        'stroke-width="2"/>'
    )
    yield rect(0, 33, WIDTH, 117, "#5A4046")
    yield rect(0, 33, WIDTH, 5, "#6F8B45")
    yield rect(0, 142, WIDTH, 8, "#4E9B94")
    yield (
        '<path d="M0 143 q10 -4 20 0 t20 0 t20 0 t20 0 t20 0 t20 0 t20 0 t20 0 t20 0 t20 0 t20 0 '
        't20 0" fill="none" stroke="#A5DCD2" stroke-width="2"/>'
    )


def _rooms() -> Iterator[str]:
    for box, fill in ROOMS.values():
        yield rect(*box, fill, 7, 4)
        yield (
            f'<rect x="{box.x}" y="{box.y}" width="{box.width}" height="{box.height}" rx="7" '
            'fill="none" stroke="#E8C766" stroke-width="1.5"/>'
        )
    for x in (36, 114, 192):
        yield (
            f'<path d="M{x} 34 V48 M{x + 8} 34 V48 M{x} 38 h8 M{x} 44 h8" stroke="#C9945A" '
            'stroke-width="2"/>'
        )


def _heads(seat: Seat, box: Box, count: int) -> Iterator[str]:
    """Heads side by side; where there is no room for all, their number."""
    most = int((box.width - 6) // STEP)
    shown = count if count <= most else most - 1
    y = box.y + box.height - HEAD - 2
    for index in range(shown):
        yield coloured(seat, use("rat-head", box.x + 4 + index * STEP, y, HEAD, HEAD))
    if shown < count:
        x = box.x + box.width - 12
        yield circle(x, y + 10, 9, PAPER, 1.5) + number(count, x, y + 10)


def _cheese(count: int) -> Iterator[str]:
    """The pieces lie on the shelf of the pantry."""
    for index in range(min(count, MOST_SLICES)):
        yield use("cheese-holey", 114 + index * SLICE, 105, 14, 14)
    if count > MOST_SLICES:
        yield circle(224, 112, 7, PAPER, 1.5) + number(count, 224, 112, 9)
