"""Nobody does to others without end what is meant for now and then."""

from cheeseboard.server.security import Limits
from cheeseboard.server.tables import Refused


def check_pace(limits: Limits, person: str) -> None:
    """Raise `Refused` for somebody who was too quick."""
    seconds = limits.wait(person)
    if seconds:
        raise Refused(429, "refuse-too-fast", seconds=int(seconds) + 1)
