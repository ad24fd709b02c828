"""What is public of each seat in short, and of the turn."""

from collections.abc import Iterator
from typing import Final

from cheeseboard.game import NONE, Seat
from cheeseboard.games.fromage.board.buildings import picture
from cheeseboard.games.fromage.board.common import Table, turns_away
from cheeseboard.games.fromage.board.creamery import kitchen_label
from cheeseboard.games.fromage.board.parts import Chip, Panel
from cheeseboard.games.fromage.board.sheets import facts, worker_words
from cheeseboard.games.fromage.board.since import deeds
from cheeseboard.games.fromage.board.wheel import colour, seat_state
from cheeseboard.games.fromage.box import BUILDING_SLOTS, TYPES, WORKERS
from cheeseboard.games.fromage.moves import GATHER, MAKE
from cheeseboard.games.fromage.rules.actions import gathers_allowed, required_age
from cheeseboard.games.fromage.rules.wheel import supply
from cheeseboard.games.fromage.state import ACTING
from cheeseboard.games.fromage.worth import points

PARLOURS: Final = 4
"""On every board."""
CHIPS: Final = {"make": ("i-cheese", MAKE), "gather": ("fro-basket", GATHER)}
"""Picture and kind of move of the two actions that need a worker."""


def panel(table: Table, seat: Seat) -> Panel:
    view = table.view
    state = seat_state(table, seat)
    built = view.erected[seat]
    milked = view.milked[seat]
    total = points(view, seat)
    return Panel(
        seat=seat,
        colour=colour(seat),
        sheet=f"fro-sheet-{seat + 1}",
        open_label=table.speak("board-open-sheet", seat=seat),
        state=state,
        note=table.speak(f"board-state-{state}"),
        tokens=view.tokens[seat],
        tokens_label=table.speak("board-tokens", count=view.tokens[seat]),
        points=total,
        points_label=table.speak("panel-points", points=total),
        workers=tuple(
            (TYPES[worker], turns_away(view, seat, worker), worker_words(table, seat, worker))
            for worker in range(WORKERS)
        ),
        facts=facts(table, seat)[:-1],
        jams=view.jams[seat],
        berries=view.berries[seat],
        kitchen_label=kitchen_label(table, seat),
        buildings=tuple(
            (picture(view.buildings[seat * BUILDING_SLOTS + slot]), bool(built >> slot & 1))
            for slot in range(BUILDING_SLOTS)
        ),
        buildings_label=table.speak("panel-buildings", count=built.bit_count()),
        parlours=tuple(bool(milked >> number & 1) for number in range(PARLOURS)),
        parlours_label=table.speak("panel-parlours", count=milked.bit_count()),
        since=table.speak("panel-since" if table.seat is not None else "panel-since-turn"),
        deeds=deeds(table, seat),
    )


def chips(table: Table) -> Iterator[Chip]:
    """What the viewer may still do in this turn."""
    view, seat = table.view, table.seat
    if view.phase != ACTING or seat is None or view.ended[seat]:
        return
    is_made = required_age(view, seat) == NONE or not view.tokens[seat]
    yield _chip(table, seat, "make", is_made)
    yield _chip(table, seat, "gather", view.gathers[seat] >= gathers_allowed(view, seat))
    if view.screen:
        yield Chip("i-lock", table.speak("status-secret"), False)


def _chip(table: Table, seat: Seat, name: str, is_used: bool) -> Chip:
    """Used up, possible, or not possible with the workers and spaces there are."""
    symbol, kind = CHIPS[name]
    is_busy = table.is_asked and not table.view.frames[seat] and not table.offers.of_kind(kind)
    is_stuck = is_busy or not supply(table.view, seat)
    state = "used" if is_used else "none" if is_stuck else "free"
    return Chip(symbol, table.speak(f"status-{name}-{state}"), state != "free")
