"""The castle as a small picture: roofs, what lies open, mice."""

from collections.abc import Iterator
from typing import Final

from cheeseboard.game import HIDDEN, NONE, Seat
from cheeseboard.games.burg_appenzell.box import (
    ALL_ROOMS,
    CHEESES,
    KINDS,
    MICE,
    RESERVE,
    ROOF_OF,
    ROOM_CELLS,
    ROOMS,
    SIZE,
    SLIDING,
    TOWERS,
    TRAP,
)
from cheeseboard.games.burg_appenzell.state import OVER, Position
from cheeseboard.mini import HEIGHT, INK, WIDTH, circle, coloured, look, rect, use

LEFT: Final = 60
TOP: Final = 15
CELL: Final = 120 / SIZE
MOUSE: Final = 26
ROOFS: Final = {"tiled": "#CF6140", "thatched": "#DDB151", "copper": "#4FA292"}
BUSHES: Final = ((14, 20), (206, 96), (20, 104), (208, 14))
LIGHT: Final = "#F2E7D0"
RAISED: Final = "#D9CDB9"
UNKNOWN: Final = "#C3B9AC"


def mini(view: Position, seat: Seat | None) -> str:
    open_rooms = ALL_ROOMS if view.phase == OVER else view.open_rooms
    return "".join(
        (*_castle(), *_floor(view, open_rooms), *_roofs(view, open_rooms), *_towers(), *_mice(view))
    )


def _corner(cell: int) -> tuple[float, float]:
    row, column = divmod(cell, SIZE)
    return LEFT + column * CELL, TOP + row * CELL


def _castle() -> Iterator[str]:
    yield rect(0, 0, WIDTH, HEIGHT, "#93B168")
    yield '<path d="M0 118 Q60 104 120 120 T240 112 V150 H0Z" fill="#7E9C55"/>'
    for x, y in BUSHES:
        yield use("ba-bush", x, y, 26, 19)
    yield rect(50, 5, 140, 140, "#B4A999", 7, 2.6)
    yield (
        '<rect x="53.5" y="8.5" width="133" height="133" rx="5" fill="none" stroke="#DED5C7" '
        'stroke-width="5" stroke-dasharray="9 5"/>'
    )
    yield rect(LEFT, TOP, 120, 120, RAISED, 0, 2)


def _floor(view: Position, open_rooms: int) -> Iterator[str]:
    """The cells of open rooms and what lies on them; closed rooms are under their roofs."""
    side = view.variant.side
    for room in ROOMS:
        if not open_rooms >> room & 1:
            continue
        for cell in ROOM_CELLS[side][room]:
            if cell in SLIDING:
                yield from _tile(view, cell)


def _tile(view: Position, cell: int) -> Iterator[str]:
    x, y = _corner(cell)
    tile = view.floor[cell]
    yield rect(x + 0.7, y + 0.7, CELL - 1.4, CELL - 1.4, UNKNOWN if tile == HIDDEN else LIGHT, 2)
    if tile == TRAP:
        yield circle(x + CELL / 2, y + CELL / 2, 6, "#1d1118")
    elif tile in KINDS and cell not in view.mice:
        yield use(f"cheese-{CHEESES[tile - 1]}", x, y, 17.1, 17.1)


def _roofs(view: Position, open_rooms: int) -> Iterator[str]:
    side = view.variant.side
    for room in ROOMS:
        cells = ROOM_CELLS[side][room]
        if open_rooms >> room & 1 or not cells:
            continue
        x, y = _corner(cells[0])
        right, bottom = _corner(cells[-1])
        width, height = right - x + CELL, bottom - y + CELL
        kind = ROOF_OF[side][room]
        ridge = f"M{x:.1f} {y + height / 2:.1f} h{width:.1f}"
        if kind == "copper":
            ridge = f"M{x:.1f} {y:.1f} l{width:.1f} {height:.1f} m0 {-height:.1f} l{-width:.1f} "
            ridge += f"{height:.1f}"
        elif height > width:
            ridge = f"M{x + width / 2:.1f} {y:.1f} v{height:.1f}"
        yield rect(x, y, round(width, 1), round(height, 1), ROOFS[kind], 2, 1.8)
        yield f'<path d="{ridge}" fill="none" stroke="{INK}" stroke-width="1.2"/>'
        if any(view.floor[cell] not in (HIDDEN, NONE) for cell in cells if cell in SLIDING):
            yield from _remembered(view, cells)


def _remembered(view: Position, cells: tuple[int, ...]) -> Iterator[str]:
    """What the viewer is shown of a closed room: a dot for a trap, a cheese for a cheese."""
    for cell in cells:
        x, y = _corner(cell)
        if view.floor[cell] == TRAP:
            yield circle(x + CELL / 2, y + CELL / 2, 4, "#1d1118")
        elif view.floor[cell] in KINDS:
            yield use(f"cheese-{CHEESES[view.floor[cell] - 1]}", x + 3, y + 3, 11, 11)


def _towers() -> Iterator[str]:
    for cell in TOWERS:
        x, y = (place + CELL / 2 for place in _corner(cell))
        yield circle(x, y, 12, "#C9945A", 2)
        yield (
            f'<circle cx="{x:.1f}" cy="{y:.1f}" r="10" fill="none" stroke="#DED5C7" '
            'stroke-width="3.6" stroke-dasharray="4.5 2.5"/>'
        )


def _mice(view: Position) -> Iterator[str]:
    placed = sorted((cell, index // MICE) for index, cell in enumerate(view.mice))
    for cell, owner in placed:
        if cell < RESERVE:
            x, y = _corner(cell)
            at = x + (CELL - MOUSE) / 2, y + CELL - 22.5
            yield coloured(owner, use(f"mouse-{look(owner)}", *at, MOUSE, 25))
