"""Why a move of Burg Appenzell is not possible now."""

from cheeseboard.game import Argument, Message, Refusal, Seat
from cheeseboard.games.burg_appenzell.box import (
    CELL_NAMES,
    MICE,
    OPPOSITE,
    ROOM_BIT,
    ROOM_NAMES,
    SLOTS,
    TRAP,
)
from cheeseboard.games.burg_appenzell.moves import ENTER, PLACE, SLIDE, STEP, UNCOVER, Move
from cheeseboard.games.burg_appenzell.rules.turn import can_land, mask, moves, rooms_in_reach
from cheeseboard.games.burg_appenzell.state import PLACING, Position


def why_not(view: Position, seat: Seat, move: Move) -> Refusal | None:
    """The first reason that holds; a seat that is to act is taken for granted."""
    if move in moves(view, seat):
        return None
    if view.phase == PLACING:
        if move.kind == PLACE:
            return _refuse("tower-taken", "BA-1.13", cell=CELL_NAMES[move.target])
        return _refuse("place-first", "BA-1.13")
    if move.kind == PLACE:
        return _refuse("placing-over", "BA-1.13")
    if view.run:
        return _why_not_onward(view, move)
    if view.points == 0:
        return _refuse("no-points", "BA-2.9")
    if move.kind == UNCOVER:
        return _why_not_uncover(view, seat, move)
    if move.kind == SLIDE:
        if view.has_slid:
            return _refuse("slide-used", "BA-2.4")
        return _refuse("no-undo", "BA-5.7", slot=SLOTS[OPPOSITE[move.slot]])
    return _why_not_run(view, seat, move)


def _refuse(reason: str, *rules: str, **args: Argument) -> Refusal:
    return Refusal(Message(f"refuse-{reason}", args), rules)


def _why_not_uncover(view: Position, seat: Seat, move: Move) -> Refusal:
    room = ROOM_NAMES[move.room]
    if view.open_rooms >> move.room & 1:
        return _refuse("room-open", "BA-3.9", room=room)
    assert not rooms_in_reach(view, seat) >> move.room & 1
    return _refuse("room-far", "BA-3.2", room=room)


def _why_not_run(view: Position, seat: Seat, move: Move) -> Refusal:
    if move.origin not in view.mice[seat * MICE : seat * MICE + MICE]:
        if move.kind == ENTER:
            return _refuse("reserve-empty", "BA-4.2")
        return _refuse("no-mouse", "BA-4.3", cell=CELL_NAMES[move.origin])
    if move.kind == STEP:
        blocked = _why_not_walkable(view, move.target)
        if blocked:
            return blocked
    cell = CELL_NAMES[move.target]
    if move.kind == ENTER and not view.variant.tower_transit:
        return _refuse("tower-taken", "BA-4.9", cell=cell)
    if not _can_land_ever(view, [move.origin, move.target]):
        return _refuse("cannot-land", "BA-4.9", "BA-4.10", cell=cell)
    return _refuse("too-dear", "BA-4.10", cell=cell, points=view.points)


def _can_land_ever(view: Position, path: list[int]) -> bool:
    """Whether a run along the path could end with points enough."""
    return can_land(view, path[-1], mask(path), mask(view.mice), len(view.mice))


def _why_not_walkable(view: Position, cell: int) -> Refusal | None:
    if not view.open_rooms & ROOM_BIT[view.variant.side][cell]:
        return _refuse("roofed", "BA-4.5", cell=CELL_NAMES[cell])
    if view.floor[cell] == TRAP:
        return _refuse("trap", "BA-4.6", cell=CELL_NAMES[cell])
    return None


def _why_not_onward(view: Position, move: Move) -> Refusal:
    here = view.run[-1]
    if move.kind != STEP or move.origin != here:
        return _refuse("finish-run", "BA-4.13", cell=CELL_NAMES[here])
    blocked = _why_not_walkable(view, move.target)
    if blocked:
        return blocked
    cell = CELL_NAMES[move.target]
    if move.target in view.run:
        return _refuse("run-loops", "BA-4.13", cell=cell)
    if not _can_land_ever(view, [*view.run, move.target]):
        return _refuse("cannot-land", "BA-4.9", "BA-4.10", cell=cell)
    return _refuse("too-dear", "BA-4.10", cell=cell, points=view.points)
