"""Small pictures of positions: what the drawers of all games share.

A game's `board/mini.py` draws a view into 240 × 150 units, for lists, notices and link previews:
`mini(view, seat)` gives the shapes as SVG, with the symbols that the game's board uses. It gets a
view and no more, so a picture never tells more than the table.
"""

from typing import Final

from cheeseboard.events import Seat

WIDTH: Final = 240
HEIGHT: Final = 150
MOST_SHAPES: Final = 150
"""A picture has fewer, so that a page of them stays light."""
INK: Final = "#2C1B26"
PAPER: Final = "#FFF8EA"
LOOKS: Final = 6
"""Colours of seats; more seats have them again."""


def look(seat: Seat) -> int:
    """The number of a seat's colour, 1 to 6."""
    return seat % LOOKS + 1


def use(symbol: str, x: float, y: float, width: float, height: float) -> str:
    """A symbol with its upper left corner at a place."""
    return f'<use href="#{symbol}" x="{x:.1f}" y="{y:.1f}" width="{width:g}" height="{height:g}"/>'


def coloured(seat: Seat, shapes: str) -> str:
    """Shapes in the colour of a seat."""
    return f'<g class="seat-{look(seat)}">{shapes}</g>'


def rect(
    x: float, y: float, width: float, height: float, fill: str, corner: float = 0, line: float = 0
) -> str:
    """A rectangle, with a line of ink around it if one is asked for."""
    stroke = f' stroke="{INK}" stroke-width="{line:g}"' if line else ""
    round = f' rx="{corner:g}"' if corner else ""
    size = f'width="{width:g}" height="{height:g}"'
    return f'<rect x="{x:.1f}" y="{y:.1f}" {size}{round} fill="{fill}"{stroke}/>'


def circle(x: float, y: float, radius: float, fill: str, line: float = 0) -> str:
    stroke = f' stroke="{INK}" stroke-width="{line:g}"' if line else ""
    return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{radius:g}" fill="{fill}"{stroke}/>'


def number(value: int, x: float, y: float, size: float = 11) -> str:
    """A number with its middle at a place."""
    return (
        f'<text x="{x:.1f}" y="{y + size * 0.36:.1f}" text-anchor="middle" font-size="{size:g}" '
        f'font-weight="800" fill="{INK}">{value}</text>'
    )
