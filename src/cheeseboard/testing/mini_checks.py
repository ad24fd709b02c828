"""Checks of the small picture of a position."""

import re
from typing import Any, Final
from xml.etree import ElementTree

from cheeseboard.events import Seat
from cheeseboard.mini import MOST_SHAPES
from cheeseboard.testing.moments import Problems, Spot, name
from cheeseboard.web import art, minis

SHAPE: Final = re.compile(r"<(?:rect|circle|ellipse|path|line|polyline|polygon|text|use|image)\b")


def check_mini(spot: Spot) -> Problems:
    """Every view has a small picture: light, of known symbols, and silent about other secrets."""
    draw = minis.drawer(spot.game.meta.id)
    if draw is None:
        return
    for viewer in spot.viewers:
        view = spot.game.view(spot.state, viewer)
        drawn = draw(spot.game.shown(view, viewer), viewer)
        yield from _wrong(spot, drawn, viewer)
        if view.holes() and draw(_another(spot, view, viewer), viewer) != drawn:
            yield f"The small picture for {name(viewer)} depends on what nobody there may know."


def _another(spot: Spot, view: Any, viewer: Seat | None) -> Any:
    """Another world that fits the view, as the viewer is shown it."""
    world = spot.game.imagine(view, viewer, spot.chance)
    return spot.game.shown(spot.game.view(world, viewer), viewer)


def _wrong(spot: Spot, drawn: str, viewer: Seat | None) -> Problems:
    count = len(SHAPE.findall(drawn))
    if not 0 < count < MOST_SHAPES:
        yield f"The small picture for {name(viewer)} has {count} shapes: 1 to {MOST_SHAPES - 1}."
    for id in sorted(art.used(drawn) - set(art.library())):
        yield f"The small picture for {name(viewer)} uses {id!r}, which is no picture."
    try:
        ElementTree.fromstring(f'<svg xmlns="http://www.w3.org/2000/svg">{drawn}</svg>')
    except ElementTree.ParseError as error:
        yield f"The small picture for {name(viewer)} cannot be read: {error}."
