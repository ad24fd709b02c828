"""The race as a small picture: the street, what lies on it, and the rats."""

from collections.abc import Iterator
from typing import Final

from cheeseboard.game import NONE, Seat
from cheeseboard.games.rat_de_france.grid import ROWS
from cheeseboard.games.rat_de_france.rules.setup import track_of
from cheeseboard.games.rat_de_france.state import Position
from cheeseboard.games.rat_de_france.track import FINISH, KINDS, PLAIN
from cheeseboard.mini import HEIGHT, INK, WIDTH, circle, coloured, look, rect, use

TOP: Final = 57
BOTTOM: Final = 137
ROW: Final = (BOTTOM - TOP) / ROWS
TREES: Final = (150, 162, 174, 214)
FLAGS: Final = ("#CC2F2B", "#F5B51B", "#3AA56F", "#1D4FA8")
LARGEST: Final = 20.0
"""Width of a column on a short track."""


def mini(view: Position, seat: Seat | None) -> str:
    track = track_of(view)
    column = min(LARGEST, (WIDTH - 4) / track.columns)
    left = (WIDTH - column * track.columns) / 2
    shapes = [*_sky(), rect(0, TOP, WIDTH, BOTTOM - TOP, "#C3B5A9")]
    for cell in track.cells:
        if track.kinds[cell] != PLAIN:
            shapes.append(_cell(track.kinds[cell], cell, left, column))
    shapes += _lines(track.columns, left, column)
    return "".join((*shapes, *_rats(view, left, column)))


def _sky() -> Iterator[str]:
    yield rect(0, 0, WIDTH, HEIGHT, "#BFE3EE")
    yield circle(34, 22, 12, "#FFE58F")
    yield '<path d="M0 44 Q60 20 120 42 T240 34 V150 H0Z" fill="#93B168"/>'
    for x in TREES:
        yield (
            f'<ellipse cx="{x}" cy="36" rx="5" ry="12" fill="#5C8F3F" stroke="{INK}" '
            'stroke-width="1.6"/>'
        )
    yield f'<path d="M0 12 Q60 30 120 10 T240 12" fill="none" stroke="{INK}" stroke-width="1.6"/>'
    for index, y in enumerate((16, 19, 20, 18, 14, 11, 10, 12, 15, 16, 14)):
        yield (
            f'<path d="M{10 + 22 * index} {y} h10 l-5 9Z" fill="{FLAGS[index % len(FLAGS)]}" '
            f'stroke="{INK}" stroke-width="1.2"/>'
        )
    for y in (50, BOTTOM):
        yield rect(0, y, WIDTH, 7, "#FFFDF6", 0, 1.5)
        yield (
            f'<path d="M0 {y + 3.5} H240" stroke="#CC2F2B" stroke-width="6" '
            'stroke-dasharray="12 12"/>'
        )


def _cell(kind: int, cell: int, left: float, column: float) -> str:
    x, y = left + cell // ROWS * column, TOP + cell % ROWS * ROW
    if kind == FINISH:
        half = ROW / 2
        return rect(x, y, round(column, 2), ROW, "#FFFDF6") + "".join(
            rect(x + step * column / 2, y + step * half, round(column / 2, 2), half, INK)
            for step in (0, 1)
        )
    size = min(column, ROW)
    at = x + (column - size) / 2, y + (ROW - size) / 2
    return use(f"rdf-c-{KINDS[kind]}", *at, round(size, 1), round(size, 1))


def _lines(columns: int, left: float, column: float) -> Iterator[str]:
    """All lines between the cells in one path."""
    right = left + columns * column
    upright = "".join(f"M{left + index * column:.1f} {TOP}V{BOTTOM}" for index in range(1, columns))
    level = "".join(f"M{left:.1f} {TOP + row * ROW:.1f}H{right:.1f}" for row in range(1, ROWS))
    yield f'<path d="{upright}{level}" stroke="#8F8278" stroke-width="1" fill="none"/>'


def _rats(view: Position, left: float, column: float) -> Iterator[str]:
    """The rats on the track, those in front last; who has finished waits at the end."""
    size = max(24.0, min(32.0, column * 1.8))
    order = sorted(range(view.seats), key=lambda seat: view.rats[seat] % ROWS)
    for seat in order:
        cell = view.rats[seat]
        if cell == NONE:
            continue
        x = left + (cell // ROWS + 0.5) * column - size / 2
        y = TOP + (cell % ROWS + 1) * ROW - size * 0.86
        yield coloured(seat, use(f"rdf-rat-{look(seat)}", x, y, round(size, 1), round(size, 1)))
    for place, seat in enumerate(view.finished):
        at = WIDTH - 26, TOP + 4 + place * 18
        yield coloured(seat, use(f"rdf-rat-{look(seat)}", *at, 22, 19))
