"""The table as a small picture: the bases with their dials, and who has sent whom there."""

from collections.abc import Iterator, Sequence
from math import pi
from typing import Final

from cheeseboard.game import Seat
from cheeseboard.games.smash_up.board.faces import card_code
from cheeseboard.games.smash_up.box import BASE_IDS
from cheeseboard.games.smash_up.facts import breakpoint_at, minions_at, places, power, totals
from cheeseboard.games.smash_up.state import Position
from cheeseboard.mini import (
    HEIGHT,
    INK,
    PAPER,
    WIDTH,
    circle,
    coloured,
    look,
    number,
    rect,
    use,
)

GAP: Final = 3
TOP: Final = 46
BASE_HEIGHT: Final = 58
DIAL: Final = 11.0
CARD: Final = (24, 32)
ABOVE: Final = 8
BELOW: Final = 110
MOST_CARDS: Final = {1: 5, 2: 4, 3: 3, 4: 2, 5: 2}
"""Minions beside a base that are drawn one by one, by the number of bases."""


def mini(view: Position, seat: Seat | None) -> str:
    bottom = 0 if seat is None else seat
    found = places(view)
    shapes = [
        rect(0, 0, WIDTH, HEIGHT, "#B98650"),
        '<path d="M0 38 H240 M0 112 H240" stroke="#8F5F33" stroke-width="1.5"/>',
    ]
    if not found:
        return "".join((*shapes, use("su-bolt", 90, 45, 60, 60)))
    width = (WIDTH - 12 - GAP * (len(found) - 1)) / len(found)
    for order, place in enumerate(found):
        x = 6 + order * (width + GAP)
        shapes += _base(view, place, x, width)
        slots = minions_at(view, place)
        most = MOST_CARDS[min(len(found), 5)]
        foes = [slot for slot in slots if view.card_holder[slot] != bottom]
        own = [slot for slot in slots if view.card_holder[slot] == bottom]
        shapes += _cards(view, foes, x, width, ABOVE, most)
        shapes += _cards(view, own, x, width, BELOW, most)
    return "".join(shapes)


def _base(view: Position, place: int, x: float, width: float) -> Iterator[str]:
    """The card of a base and its dial: how much of the breakpoint each seat has."""
    picture = round(width - 3, 1)
    yield rect(x, TOP, round(width, 1), BASE_HEIGHT, PAPER, 6, 2.6)
    yield (
        f'<svg x="{x + 1.5:.1f}" y="{TOP + 1.5}" width="{picture}" height="42" '
        'viewBox="0 0 288 160" preserveAspectRatio="xMidYMid slice">'
        f"{use(f'su-land-{BASE_IDS[view.bases[place]]}', 0, 0, 288, 160)}</svg>"
    )
    yield f'<path d="M{x:.1f} {TOP + 44} h{width:.1f}" stroke="{INK}" stroke-width="2"/>'
    yield (
        f'<path d="M{x + 8:.1f} {TOP + 51} h{width - 16:.1f}" stroke="#C9B79C" stroke-width="3" '
        'stroke-linecap="round"/>'
    )
    middle, down = x + min(19, width / 2), TOP + 22
    yield circle(middle, down, 17, PAPER, 2.2)
    yield _ring(middle, down, "#43353C", 1, 0)
    yield from _shares(totals(view, place), breakpoint_at(view, place), middle, down)
    yield circle(middle, down, 7.5, PAPER)
    yield number(sum(totals(view, place)), middle, down)


def _shares(powers: Sequence[int], most: int, x: float, y: float) -> Iterator[str]:
    """Parts of the dial; with more power than the breakpoint it is full."""
    whole = max(most, sum(powers), 1)
    begin = 0.0
    for seat, share in enumerate(powers):
        if share:
            yield coloured(seat, _ring(x, y, "var(--seat)", share / whole, begin))
            begin += share / whole


def _ring(x: float, y: float, stroke: str, part: float, begin: float) -> str:
    round = 2 * pi * DIAL
    return (
        f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{DIAL}" fill="none" stroke="{stroke}" '
        f'stroke-width="8" stroke-dasharray="{part * round:.1f} {round:.1f}" '
        f'stroke-dashoffset="{-begin * round:.1f}" transform="rotate(-90 {x:.1f} {y:.1f})"/>'
    )


def _cards(
    view: Position, slots: Sequence[int], x: float, width: float, y: float, most: int
) -> Iterator[str]:
    """Minions side by side, the strongest first; how many more there are."""
    strong = sorted(slots, key=lambda slot: (-power(view, slot), view.card_stamp[slot]))
    shown = strong[: most if len(strong) <= most else most - 1]
    step = min(CARD[0] + 2, (width - CARD[0]) / max(most - 1, 1))
    for order, slot in enumerate(shown):
        at = x + order * step
        holder = view.card_holder[slot]
        yield use(f"su-mini-{card_code(view.card_kind[slot])}", at, y, *CARD)
        yield circle(at + 6, y + 6, 6.5, PAPER, 1.5) + number(power(view, slot), at + 6, y + 6, 9.5)
        badge = use(f"badge-{look(holder)}", at + CARD[0] - 13, y + CARD[1] - 12, 13, 13)
        yield coloured(holder, badge)
    if len(shown) < len(strong):
        at = x + len(shown) * step + 12
        yield circle(at, y + 16, 10, PAPER, 2) + number(len(strong), at, y + 16)
