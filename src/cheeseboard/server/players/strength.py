"""How strong somebody is, as OpenSkill puts it, and what a match says about that.

People and bots stand on one scale: everybody begins at 25, and bots stay where they were measured.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, Final, Literal

from cheeseboard.arena.ratings import CONFIDENCE
from cheeseboard.bots import levels
from cheeseboard.events import Seat

Ending = Literal["", "out", "left"]
"""How a seat ended: played to the end, resigned, or left to a bot."""

UNDECIDED: Final = "over-agreed"
"""The reason of a match that people ended without a winner."""


@dataclass(frozen=True, slots=True)
class Strength:
    """A normal distribution of what somebody can do."""

    mu: float
    sigma: float

    @property
    def half(self) -> float:
        """Half of the interval that holds it in 95 of 100 cases."""
        return CONFIDENCE * self.sigma


@dataclass(frozen=True, slots=True)
class Contender:
    """A seat of a rated match, as ratings see it."""

    seat: Seat
    place: int
    team: int
    ending: Ending
    strength: Strength
    is_person: bool


def beginner() -> Strength:
    """Where everybody begins."""
    return Strength(_model().mu, _model().sigma)


def anchor(game: str, seats: int, bot: str) -> Strength | None:
    """The measured strength of a bot's level at such a table; None where it was not measured."""
    for level in levels.offered(game, seats):
        if level.name == bot and level.rating is not None:
            return Strength(
                level.rating.mean, (level.rating.high - level.rating.low) / (2 * CONFIDENCE)
            )
    return None


def after(match: Sequence[Contender], reason: str) -> dict[Seat, Strength]:
    """The strength of the people after a match, by seat; who is not there is as before.

    Who left a seat to a bot counts as last; the others are rated among themselves. A match that
    was ended without a winner changes only those who had resigned or left before.
    """
    found: dict[Seat, Strength] = {}
    stayed = [one for one in match if one.ending != "left"]
    playing = [one for one in stayed if one.ending == ""]
    is_open = reason == UNDECIDED and len({one.team for one in playing}) > 1
    for seat, strength in _rated(stayed).items():
        if not is_open or _of(match, seat).ending == "out":
            found[seat] = strength
    for seat, strength in _rated(match).items():
        if _of(match, seat).ending == "left":
            found[seat] = strength
    return {seat: one for seat, one in found.items() if _of(match, seat).is_person}


def _of(match: Sequence[Contender], seat: Seat) -> Contender:
    return next(one for one in match if one.seat == seat)


def _rated(match: Sequence[Contender]) -> Mapping[Seat, Strength]:
    """Everybody after a match in which who left comes last; nobody where one team is alone."""
    teams: dict[int, list[Contender]] = {}
    for one in match:
        teams.setdefault(one.team, []).append(one)
    if len(teams) < 2:
        return {}
    last = max(one.place for one in match) + 1
    ranks = [
        float(min(last if one.ending == "left" else one.place for one in team))
        for team in teams.values()
    ]
    model = _model()
    rated = model.rate(
        [[model.rating(one.strength.mu, one.strength.sigma) for one in t] for t in teams.values()],
        ranks=ranks,
    )
    return {
        one.seat: Strength(new.mu, new.sigma)
        for team, changed in zip(teams.values(), rated, strict=True)
        for one, new in zip(team, changed, strict=True)
    }


@cache
def _model() -> Any:
    from openskill.models import PlackettLuce  # slow to import, and needed when a match ends

    return PlackettLuce()
