"""Who is told what happens: everybody, or only its own seat while a turn is secret."""

from cheeseboard.game import Argument, Log, Seat
from cheeseboard.games.fromage.state import Position


def tell(state: Position, log: Log, seat: Seat, key: str, *rules: str, **args: Argument) -> None:
    """A step of a seat; with a screen up the others learn of it when the turn ends."""
    to = (seat,) if state.screen else None
    log.tell(key, rules=rules, to=to, is_fleeting=False, seat=seat, **args)
