"""The sewers of the others: neighbours beside the house, the rest above it."""

from cheeseboard.drawing import Box, Point, Press, Say
from cheeseboard.game import Message, Seat
from cheeseboard.games.ratland.board import people
from cheeseboard.games.ratland.board.offers import Offers
from cheeseboard.games.ratland.board.parts import Sewer, Tell
from cheeseboard.games.ratland.board.places import (
    SMALL_HEIGHT,
    TOWER_WIDTH,
    TOWER_X,
    lift,
    small_boxes,
)
from cheeseboard.games.ratland.box import PLACE_NAMES, ZONES
from cheeseboard.games.ratland.moves import WOUND
from cheeseboard.games.ratland.state import Position

TOWER_HEIGHT = 246
MARKER_AT_HOME = Point(596, 296)
"""Where the lantern of the active player hangs: over the own house,"""
MARKER_AT_TOWER = Point(146, 30)
"""beside a neighbour, from its corner,"""
MARKER_AT_SMALL = Point(-10, 14)
"""or beside a small sewer, from its right corner."""


def far_count(view: Position) -> int:
    """How many are no neighbours."""
    return max(view.seats - 3, 0)


def sewers(
    view: Position, home: Seat, viewer: Seat | None, offers: Offers, say: Say
) -> tuple[Sewer, ...]:
    """All others, clockwise from the left neighbour to the right one."""
    seats = view.seats
    around = [(home + step) % seats for step in range(1, seats)]
    small = small_boxes(far_count(view))
    found = []
    for index, seat in enumerate(around):
        side = _side(index, len(around))
        box = small[index - 1] if side == "far" else _tower(side, view)
        found.append(_sewer(view, seat, viewer, side, box, offers, say))
    return tuple(found)


def _side(index: int, others: int) -> str:
    if others == 1:
        return "both"
    if index == 0:
        return "left"
    return "right" if index == others - 1 else "far"


def _tower(side: str, view: Position) -> Box:
    return Box(TOWER_X[side], lift(far_count(view)), TOWER_WIDTH, TOWER_HEIGHT)


def _sewer(
    view: Position,
    seat: Seat,
    viewer: Seat | None,
    side: str,
    box: Box,
    offers: Offers,
    say: Say,
) -> Sewer:
    badge = people.badge(seat, say)
    found = people.facts(view, seat, say)
    is_dark = people.is_dark(view, seat, viewer)
    counts = people.standing(view, seat)
    lamp = people.lamp(view, seat)
    clan_name = people.clan_title(view, seat, say)
    text = people.lamp_text(lamp, say)
    words = [badge.name, say(Message(f"board-{side}")), clan_name, people.told(found), text]
    if people.is_aggressive(view, seat):
        words.append(say(Message("panel-aggressive")))
    if not is_dark:
        words += [
            f"{say(Message(f'board-place-{PLACE_NAMES[zone]}'))} {counts[zone]}" for zone in ZONES
        ]
    label = ", ".join(word for word in words if word)
    wounds = [choice for choice in offers.of_kind(WOUND) if choice.moves[0].value == seat]
    return Sewer(
        badge=badge,
        label=label,
        side=side,
        box=box,
        order=people.order(view, seat),
        facts=found,
        clan=people.clan(view, seat),
        clan_name=clan_name,
        tells=() if is_dark else tuple(Tell(PLACE_NAMES[zone], counts[zone]) for zone in ZONES),
        lamp=lamp,
        lamp_text=text,
        is_aggressive=people.is_aggressive(view, seat),
        press=Press(label, wounds[0].text if wounds else ""),
    )


def marker(view: Position, home: Seat, found: tuple[Sewer, ...]) -> Point:
    """RAT-3.2: where the active player's lantern is."""
    if view.active == home:
        return Point(MARKER_AT_HOME.x, MARKER_AT_HOME.y + lift(far_count(view)))
    sewer = next(sewer for sewer in found if sewer.badge.seat == view.active)
    if sewer.box.height == SMALL_HEIGHT:
        right = sewer.box.x + sewer.box.width
        return Point(right + MARKER_AT_SMALL.x, sewer.box.y + MARKER_AT_SMALL.y)
    return Point(sewer.box.x + MARKER_AT_TOWER.x, sewer.box.y + MARKER_AT_TOWER.y)
