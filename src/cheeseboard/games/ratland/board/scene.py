"""A shown view as the parts of a drawing."""

from collections.abc import Sequence

from cheeseboard.drawing import Say
from cheeseboard.game import Choice, Message, Seat
from cheeseboard.games.ratland.board import cards, others, panels, tray
from cheeseboard.games.ratland.board.film import film
from cheeseboard.games.ratland.board.house import house
from cheeseboard.games.ratland.board.night import night, spots
from cheeseboard.games.ratland.board.offers import Offers
from cheeseboard.games.ratland.board.parts import Scene
from cheeseboard.games.ratland.board.places import HEIGHT, lift, table
from cheeseboard.games.ratland.board.plan import plan
from cheeseboard.games.ratland.moves import Move
from cheeseboard.games.ratland.state import OVER, Position

FIRST_SEAT = 0
"""Whose sewer a watcher sees large."""


def scene(
    view: Position,
    seat: Seat | None,
    choices: Sequence[Choice[Move]],
    say: Say,
    told: Sequence[Message] = (),
) -> Scene:
    """The drawing for a viewer: a seat, or None for a watcher and for looking back at all.

    `told` is the log as the viewer may read it; with it the last reveal is shown step by step.
    """
    home = FIRST_SEAT if seat is None else seat
    offers = Offers(choices, say, can_ask=seat is not None and view.phase != OVER)
    found = others.sewers(view, home, seat, offers, say)
    own = house(view, home, seat, offers, say)
    rows = cards.rows(view, home, say)
    raised = lift(others.far_count(view))
    return Scene(
        label=own.label,
        height=HEIGHT + raised,
        lift=raised,
        is_pair=view.seats == 2,
        round=view.round,
        house=own,
        sewers=found,
        table=table(view.seats, view.variant.has_clans),
        event=cards.event_card(view, say),
        cheese_title=cards.cheese_title(view, say),
        rows=rows,
        clan=cards.clan_card(view, home, say),
        offers=cards.clan_offers(offers, say),
        supply=view.rat_supply,
        supply_label=say(Message("board-supply", {"count": view.rat_supply})),
        bag=sum(view.bag),
        bag_label=tray.bag_label(view, say),
        marker=others.marker(view, home, found),
        marker_label=_marker_label(view, say),
        search=tray.search(view, offers, say),
        tray=tray.tray(view, seat, offers, say),
        plan=plan(view, home, own, rows, offers, say),
        panels=tuple(panels.panel(view, number, say) for number in range(view.seats)),
        status=panels.status(view, seat, say),
        film=film(told, say),
        night=night(view, home, found, told, say),
        spots=spots(home, found, raised),
    )


def _marker_label(view: Position, say: Say) -> str:
    """Who comes first in ties; nothing once the match is over (RAT-12.5)."""
    if view.phase == OVER:
        return ""
    return say(Message("board-active", {"seat": view.active}))
