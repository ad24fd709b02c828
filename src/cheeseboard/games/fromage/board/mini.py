"""The wheel as a small picture: the viewer's sector in front, cheese and workers on it."""

from collections.abc import Iterator
from typing import Final

from cheeseboard.game import NONE, Seat
from cheeseboard.games.fromage.board.common import station
from cheeseboard.games.fromage.board.places import CELL_POINTS, SPACE_POINTS
from cheeseboard.games.fromage.box import (
    BISTRO,
    CELLS,
    FESTIVAL,
    FIRST_BUILDING,
    FIRST_CELL,
    FROMAGERIE,
    POSITIONS,
    SPACE_VENUE,
    SPACES,
    VILLES,
    WORKERS,
)
from cheeseboard.games.fromage.rules.wheel import position_of
from cheeseboard.games.fromage.state import Position
from cheeseboard.mini import HEIGHT, INK, WIDTH, circle, coloured, rect, use

MIDDLE: Final = (120, 75)
REACH: Final = 65
SCALE: Final = REACH / 470
EDGE: Final = 45.96
"""From the middle to the corner of a sector, across and down."""
GROUNDS: Final = {
    FESTIVAL: "#9CC06B",
    FROMAGERIE: "#B98650",
    BISTRO: "#F1C9BC",
    VILLES: "#BFD7EA",
}
TOKEN: Final = 12
COOK: Final = (15, 17.5)


def mini(view: Position, seat: Seat | None) -> str:
    front = position_of(view.variant, 0 if seat is None else seat)
    angle = max(view.turn - 1, 0) - front
    x, y = MIDDLE
    shapes = [
        rect(0, 0, WIDTH, HEIGHT, "#C99A63"),
        '<path d="M0 48 H240 M0 104 H240" stroke="#A87742" stroke-width="1.5"/>',
        f'<ellipse cx="{x + 4}" cy="{y + 5}" rx="73" ry="70" fill="#3c1e14" opacity=".3"/>',
        circle(x, y, 72, "#E3A52E", 2.6),
    ]
    for slot, venue in enumerate(view.variant.venues):
        turn = (slot + angle) % POSITIONS * 90
        shapes.append(
            f'<path d="M0 0 L{-EDGE} {EDGE} A{REACH} {REACH} 0 0 0 {EDGE} {EDGE}Z" '
            f'transform="translate({x} {y}) rotate({turn})" fill="{GROUNDS[venue]}" '
            f'stroke="{INK}" stroke-width="2.2"/>'
        )
    shapes.append(rect(x - 9, y - 9, 18, 18, "#FFF4DC", 2, 2))
    shapes += _spaces(view, angle)
    return "".join((*shapes, *_workers(view, angle)))


def _at(slot: int, angle: int, right: float, down: float) -> tuple[float, float]:
    """Where a point of a sector lies in the picture, its sector turned to its place."""
    right, down = right * SCALE, down * SCALE
    for _ in range((slot + angle) % POSITIONS):
        right, down = -down, right
    return MIDDLE[0] + right, MIDDLE[1] + down


def _spaces(view: Position, angle: int) -> Iterator[str]:
    """Free spaces as dots in one stroke, and the cheese on the others."""
    free = ""
    for space in SPACES:
        slot = view.variant.venues.index(SPACE_VENUE[space])
        x, y = _at(slot, angle, *SPACE_POINTS[space])
        owner = view.cheese[space]
        if owner == NONE:
            free += f"M{x:.1f} {y:.1f}h0"
        else:
            half = TOKEN / 2
            yield coloured(owner, use(f"fro-tok-{owner + 1}", x - half, y - half, TOKEN, TOKEN))
    dots = 'stroke="#FFF8EA" stroke-width="4.4" stroke-linecap="round" opacity=".8"'
    if free:
        yield f'<path d="{free}" fill="none" {dots}/>'


def _workers(view: Position, angle: int) -> Iterator[str]:
    """The workers that are out on the wheel, those in front last."""
    found: list[tuple[float, float, Seat]] = []
    for seat in range(view.seats):
        for worker in range(WORKERS):
            spot = station(view, seat, worker)
            if spot == NONE or spot >= FIRST_BUILDING:
                continue
            if spot < FIRST_CELL:
                slot, point = view.variant.venues.index(SPACE_VENUE[spot]), SPACE_POINTS[spot]
            else:
                slot, cell = divmod(spot - FIRST_CELL, len(CELLS))
                point = CELL_POINTS[cell]
            x, y = _at(slot, angle, *point)
            found.append((y, x, seat))
    width, height = COOK
    for y, x, seat in sorted(found):
        yield coloured(seat, use("fro-cook", x - width / 2, y - height + 4, width, height))
