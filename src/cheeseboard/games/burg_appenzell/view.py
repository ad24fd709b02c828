"""What a seat of Burg Appenzell can know: there are no private secrets, only roofs (BA-11.2)."""

from cheeseboard.game import HIDDEN, NONE, Chance, Seat
from cheeseboard.games.burg_appenzell.box import ROOM_BIT, SLIDING, TILES
from cheeseboard.games.burg_appenzell.state import OVER, Position


def view(state: Position) -> Position:
    """BA-11.1: holes for tiles that nobody has seen; alike for all seats and watchers.

    What was seen and then followed under the roofs stays known (BA-11.4).
    """
    seen = state.copy()
    if state.phase != OVER:
        for cell in SLIDING:
            if state.seen[cell] == NONE:
                seen.floor[cell] = HIDDEN
    return seen


def shown(view: Position, seat: Seat | None) -> Position:
    """BA-11.3, BA-11.5: without the memory aid a person sees the open rooms only."""
    if view.phase == OVER or view.variant.memory_aid == "full":
        return view
    since = view.turns + 1
    if view.variant.memory_aid == "ghost" and seat is not None:
        since = _previous_turn(view, seat)
    result = view.copy()
    bits = ROOM_BIT[view.variant.side]
    for cell in SLIDING:
        if not view.open_rooms & bits[cell] and view.seen[cell] < since:
            result.floor[cell] = HIDDEN
            result.seen[cell] = NONE
    return result


def _previous_turn(view: Position, seat: Seat) -> int:
    """The turn in which the seat last began to play, before the present one; 0 before that."""
    turns_ago = (view.active - seat) % view.seats or view.seats
    return max(view.turns - turns_ago, 0)


def imagine(view: Position, chance: Chance) -> Position:
    """The unseen tiles lie on the unknown cells in any order, all equally likely."""
    world = view.copy()
    unknown = [cell for cell in SLIDING if view.floor[cell] == HIDDEN]
    if not unknown:
        return world
    unseen = list(TILES)
    unseen.remove(view.spare)
    for cell in SLIDING:
        if view.floor[cell] != HIDDEN:
            unseen.remove(view.floor[cell])
    for cell, tile in zip(unknown, chance.shuffle("imagine", unseen), strict=True):
        world.floor[cell] = tile
    return world
