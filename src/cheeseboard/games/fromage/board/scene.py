"""The position as somebody sees it, turned into what the templates print."""

from collections.abc import Sequence

from cheeseboard.drawing import Say
from cheeseboard.game import Choice, Message, Seat
from cheeseboard.games.fromage.board.common import Table
from cheeseboard.games.fromage.board.creamery import creamery
from cheeseboard.games.fromage.board.offers import Offers
from cheeseboard.games.fromage.board.panels import chips, panel
from cheeseboard.games.fromage.board.parts import Scene
from cheeseboard.games.fromage.board.sheets import firm, race, sheet
from cheeseboard.games.fromage.board.since import loss, recent
from cheeseboard.games.fromage.board.tray import draft, tray
from cheeseboard.games.fromage.board.wheel import wheel
from cheeseboard.games.fromage.moves import Move
from cheeseboard.games.fromage.state import OVER, Position

__all__ = ["scene"]


def scene(
    view: Position,
    seat: Seat | None,
    choices: Sequence[Choice[Move]],
    say: Say,
    told: Sequence[Message] = (),
) -> Scene:
    offers = Offers(choices, say, can_ask=seat is not None and view.phase != OVER)
    table = Table(view, seat, offers, say, recent(told, seat))
    seats = range(view.seats)
    return Scene(
        wheel=wheel(table),
        creamery=creamery(table),
        is_own=seat is not None,
        creamery_button=table.speak("board-creamery", seat=table.front_seat),
        sheets=tuple(sheet(table, each) for each in seats),
        firm=firm(table),
        race=race(table),
        tray=tray(table),
        draft=draft(table),
        panels=tuple(panel(table, each) for each in seats),
        chips=tuple(chips(table)),
        close=table.speak("board-close"),
        back=table.speak("board-back"),
        loss=loss(table),
        worth_note="" if view.phase == OVER else table.speak("board-worth-note"),
    )
