"""What learners are told beside the position: the track that its cards make."""

from collections.abc import Callable

from cheeseboard.bounds import Bounds, numbers
from cheeseboard.game import Options, Seat
from cheeseboard.games.rat_de_france.grid import ROWS
from cheeseboard.games.rat_de_france.rules.setup import track_of
from cheeseboard.games.rat_de_france.state import Position
from cheeseboard.games.rat_de_france.track import CELLS, KINDS
from cheeseboard.state import ABSENT

NOWHERE = (ABSENT,) * len(CELLS)


def bounds(options: Options, seats: int) -> Bounds:
    """Column by column, what lies on each cell; and how many columns there are."""
    return {
        "kinds": numbers(len(CELLS), len(KINDS) - 1),
        "columns": numbers(1, len(CELLS) // ROWS),
    }


def features(options: Options, seats: int) -> Callable[[Position, Seat], list[int]]:
    """The function that adds the track to the numbers of a view."""
    return _features


def _features(view: Position, seat: Seat) -> list[int]:
    track = track_of(view)
    return [*track.kinds, *NOWHERE[len(track.kinds) :], track.columns]
