"""The market as a small picture: the cheese on offer, and what lies in front of everybody."""

from cheeseboard.game import HIDDEN, NONE, Seat
from cheeseboard.games._template.state import Position
from cheeseboard.mini import (
    HEIGHT,
    PAPER,
    WIDTH,
    circle,
    coloured,
    look,
    number,
    rect,
    use,
)


def mini(view: Position, seat: Seat | None) -> str:
    shapes = [rect(0, 0, WIDTH, HEIGHT, "#C99A63"), circle(120, 46, 36, "#E3A52E", 2.6)]
    if view.prize > 0:
        shapes += [use("cheese-holey", 92, 12, 56, 56), circle(146, 66, 11, PAPER, 2)]
        shapes.append(number(view.prize, 146, 66, 13))
    step = WIDTH / (view.seats + 1)
    for each in range(view.seats):
        x = step * (each + 1)
        shapes.append(coloured(each, use(f"mouse-{look(each)}", x - 34, 92, 36, 34.6)))
        shapes.append(_card(view.bids[each], x))
    return "".join(shapes)


def _card(bid: int, x: float) -> str:
    """The card in front of a seat, face down as far as the viewer knows."""
    if bid == NONE:
        return ""
    if bid == HIDDEN:
        return rect(x + 4, 96, 20, 28, "#43203A", 3, 2)
    return rect(x + 4, 96, 20, 28, PAPER, 3, 2) + number(bid, x + 14, 110, 12)
