"""What is known of the clocks of a match, as it stands in the database."""

from collections.abc import Mapping
from dataclasses import dataclass, field, fields, replace
from typing import Any, Final

from cheeseboard.events import Seat
from cheeseboard.server.clocks.rest import USUAL, Rest

NUDGE: Final = 24 * 3600.0
"""Seconds between two reminders at one table."""


@dataclass(frozen=True, slots=True)
class SeatClock:
    """What is known of a seat's time."""

    saved: float = 0.0
    """Live: the bank. Over days: the reserve."""
    step: float = 0.0
    """Over days: what the decision under way still has of its own time."""
    since: float | None = None
    """Since when it runs, by the clock on the wall; None while it stands."""
    free: float = 0.0
    """Seconds of this run that do not count."""
    is_owing: bool = False
    """Whether the others wait for a decision of the person in the seat."""
    is_open: bool = False
    """Whether a decision is under way, though an interrupt may have stopped it."""
    is_interrupt: bool = False
    """Whether what is owed is an answer to somebody else's turn."""
    rest: Rest = USUAL
    gained: float = 0.0
    """What the last decision added to what is saved, should it be taken back."""
    kept: float = 0.0
    """The same for what was left of its own time."""
    lent: float | None = None
    """Since when a bot plays because time was up."""
    fell: float | None = None
    """When the time was up that led to this."""
    number: int = 0
    """The number of the decision that was owed then."""

    def to_json(self) -> dict[str, Any]:
        """Only what is not as usual."""
        found = {one.name: getattr(self, one.name) for one in fields(self)}
        found["rest"] = self.rest.to_json() if self.rest != USUAL else USUAL
        return {name: value for name, value in found.items() if value != _USUAL[name]}

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> "SeatClock":
        rest = {"rest": Rest.from_json(data["rest"])} if "rest" in data else {}
        return cls(**{**data, **rest})


_USUAL: Final = {one.name: getattr(SeatClock(), one.name) for one in fields(SeatClock)}


@dataclass(frozen=True, slots=True)
class Vote:
    """Something that somebody asks all people at the table to agree on."""

    kind: str
    """`end`, `pause`, `tempo` or `time`."""
    by: str
    seat: Seat
    """Where who asks sits."""
    until: float | None
    """When no answer means no; None where nobody is in a hurry."""
    yes: tuple[str, ...] = ()
    tempo: str = ""
    """The pace that is asked for."""
    target: Seat = 0
    """The seat that is to get time."""

    def to_json(self) -> dict[str, Any]:
        found = {one.name: getattr(self, one.name) for one in fields(self)}
        return {**found, "yes": list(self.yes)}

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> "Vote":
        return cls(**{**data, "yes": tuple(data["yes"])})


@dataclass(frozen=True, slots=True)
class Clocks:
    """The clocks of a match."""

    seats: tuple[SeatClock, ...] = ()
    still: float | None = None
    """Since when all stand, because people vote or have put the match off."""
    outage: int = 0
    """The last outage that was given back."""
    away: float = 0.0
    """Seconds that were given back since the last step."""
    why: str = ""
    """Why all stand: `vote`, or `pause` until people are back."""
    vote: Vote | None = None
    """What people are asked to agree on."""
    back: tuple[str, ...] = ()
    """Who is back from a pause."""
    asked: Mapping[str, int] = field(default_factory=dict)
    """At which step of the match people have asked for something, by person."""
    nudged: tuple[Seat, float] | None = None
    """Who was last reminded, and when."""

    def to_json(self) -> dict[str, Any]:
        return {
            "seats": [seat.to_json() for seat in self.seats],
            "still": self.still,
            "outage": self.outage,
            "away": self.away,
            "why": self.why,
            "vote": self.vote.to_json() if self.vote is not None else None,
            "back": list(self.back),
            "asked": dict(self.asked),
            "nudged": self.nudged,
        }

    @classmethod
    def from_json(cls, data: Mapping[str, Any] | None) -> "Clocks":
        if not data:
            return NO_CLOCKS
        nudged = data.get("nudged")
        return cls(
            tuple(SeatClock.from_json(seat) for seat in data["seats"]),
            data["still"],
            data["outage"],
            data["away"],
            data["why"],
            Vote.from_json(data["vote"]) if data["vote"] else None,
            tuple(data["back"]),
            data["asked"],
            (nudged[0], nudged[1]) if nudged else None,
        )

    def changed(self, seat: Seat, clock: SeatClock) -> "Clocks":
        return replace(self, seats=(*self.seats[:seat], clock, *self.seats[seat + 1 :]))


NO_CLOCKS: Final = Clocks()
