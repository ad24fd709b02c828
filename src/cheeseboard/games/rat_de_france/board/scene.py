"""The position as somebody sees it, turned into what the templates print."""

from collections.abc import Sequence

from cheeseboard.drawing import Say
from cheeseboard.game import Choice, Message, Seat
from cheeseboard.games.rat_de_france.board.offers import Offers
from cheeseboard.games.rat_de_france.board.panels import chips, panel
from cheeseboard.games.rat_de_france.board.parts import Scene
from cheeseboard.games.rat_de_france.board.ring import ring
from cheeseboard.games.rat_de_france.board.street import StreetDrawing
from cheeseboard.games.rat_de_france.board.table import table
from cheeseboard.games.rat_de_france.moves import Move
from cheeseboard.games.rat_de_france.state import OVER, Position

__all__ = ["scene"]


def scene(
    view: Position,
    seat: Seat | None,
    choices: Sequence[Choice[Move]],
    say: Say,
    told: Sequence[Message] = (),
) -> Scene:
    """`told` is the viewer's log, oldest first."""
    offers = Offers(choices, say, can_ask=seat is not None and view.phase != OVER)
    return Scene(
        viewer=seat or 0,
        track=StreetDrawing(view, seat, offers, say, told).draw(),
        ring=ring(view, seat, offers, say),
        table=table(view, seat, offers, say, told),
        panels=tuple(panel(view, each, say) for each in range(view.seats)),
        chips=tuple(chips(view, say)),
        start=say(Message("board-banner-start")),
        finish=say(Message("board-banner-finish")),
    )
