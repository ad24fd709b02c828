"""What each push would do, for the moment in which the page asks whether to push."""

from collections.abc import Iterator

from cheeseboard.drawing import Point, Say
from cheeseboard.game import HIDDEN, Choice, Seat
from cheeseboard.games.burg_appenzell.board.faces import face, tile_kind
from cheeseboard.games.burg_appenzell.board.parts import Fall, Preview, Win
from cheeseboard.games.burg_appenzell.board.places import centre, lane_box, ramp, seams, slot_turn
from cheeseboard.games.burg_appenzell.box import KINDS, LANES, MICE, OPPOSITE, TRAP
from cheeseboard.games.burg_appenzell.moves import Move
from cheeseboard.games.burg_appenzell.rules.turn import paired_kinds, pushed
from cheeseboard.games.burg_appenzell.state import Position


def preview(view: Position, seat: Seat, choice: Choice[Move], say: Say) -> Preview:
    slot = choice.moves[0].slot
    spare, floor = pushed(view.floor, view.spare, slot)
    hidden = [cell for cell in LANES[slot] if view.floor[cell] == HIDDEN]
    return Preview(
        moves=choice.text,
        label=say(choice.label.message),
        lane=lane_box(slot),
        turn=slot_turn(slot),
        arrows=seams(slot),
        unknown=_middles(hidden),
        falls=tuple(_falls(view, seat, LANES[slot], floor)),
        wins=tuple(_wins(view, seat, floor)),
        coming=face(view.spare, say),
        coming_at=ramp(slot),
        going=face(spare, say),
        going_at=ramp(OPPOSITE[slot]),
    )


def _middles(cells: list[int]) -> tuple[Point, ...]:
    return tuple(centre(cell) for cell in cells)


def _falls(view: Position, seat: Seat, lane: tuple[int, ...], floor: list[int]) -> Iterator[Fall]:
    """The mice of a lane that stand over a trap once the floor is like this."""
    for cell in lane:
        if floor[cell] == TRAP and cell in view.mice:
            yield Fall(centre(cell), view.mice.index(cell) // MICE == seat)


def _wins(view: Position, seat: Seat, floor: list[int]) -> Iterator[Win]:
    """The mice that stand on cheese their seat wins once the floor is like this."""
    after = view.copy()
    after.floor = floor
    for each in range(view.seats):
        won = paired_kinds(after, each) & ~view.cheese[each]
        own = view.mice[each * MICE : each * MICE + MICE]
        for kind in KINDS:
            if won >> kind & 1:
                for cell in own:
                    if cell < len(floor) and floor[cell] == kind:
                        yield Win(centre(cell), tile_kind(kind), each == seat)
