"""What results say about bots: shares of wins with intervals, ratings, points, thinking time."""

import importlib
import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from cheeseboard.arena.local import ArenaFailed
from cheeseboard.arena.playing import Result
from cheeseboard.bots.levels import Measured

CONFIDENCE: Final = 1.959964
"""Standard deviations to each side of a 95 % interval."""


@dataclass(frozen=True, slots=True)
class Meeting:
    """Bots that had the same deal: at one table, or one after the other alone."""

    bots: tuple[str, ...]
    ranks: tuple[int, ...]

    @property
    def winners(self) -> list[str]:
        """The bots of all winning seats."""
        return [bot for bot, rank in zip(self.bots, self.ranks, strict=True) if rank == 1]


def meetings(results: Iterable[Result]) -> list[Meeting]:
    """Who met whom, in the order of the results; alone, the better result wins the deal."""
    tables: list[list[Result]] = []
    alone: dict[int, list[Result]] = {}
    for result in results:
        if result.job.seats > 1:
            tables.append([result])
        elif result.job.seed in alone:
            alone[result.job.seed].append(result)
        else:
            alone[result.job.seed] = [result]
            tables.append(alone[result.job.seed])
    return [_meeting(table) for table in tables]


def _meeting(table: Sequence[Result]) -> Meeting:
    if len(table) == 1:
        return Meeting(table[0].job.bots, table[0].ranks)
    marks = [(result.ranks[0], -result.scores[0]) for result in table]
    return Meeting(
        tuple(result.job.bots[0] for result in table),
        tuple(1 + sum(other < mark for other in marks) for mark in marks),
    )


@dataclass(slots=True)
class Standing:
    """One bot over all its seats."""

    bot: str
    places: int = 0
    """Seats it had in all matches together."""
    wins: float = 0.0
    """A shared win counts in parts."""
    points: int = 0
    decisions: int = 0
    seconds: float = 0.0
    rating: Measured | None = None
    fair: float = 0.0
    """Wins it would have if all seats won equally often."""

    @property
    def share(self) -> Measured:
        """Of its seats, how many won."""
        return wilson(self.wins, self.places)


def wilson(wins: float, matches: int) -> Measured:
    """A share with the ends of its 95 % interval, after Wilson."""
    if not matches:
        return Measured(0.0, 0.0, 1.0)
    share = wins / matches
    square = CONFIDENCE**2 / matches
    middle = share + square / 2
    reach = CONFIDENCE * math.sqrt(share * (1 - share) / matches + square / (4 * matches))
    low = max((middle - reach) / (1 + square), 0.0)
    high = min((middle + reach) / (1 + square), 1.0)
    return Measured(share, min(low, share), max(high, share))


def standings(results: Sequence[Result]) -> list[Standing]:
    """All bots, the best first; `results` in the order of the plan, for ratings depend on it."""
    found: dict[str, Standing] = {}
    for result in results:
        winners = result.winners
        for seat, bot in enumerate(result.job.bots):
            standing = found.setdefault(bot, Standing(bot))
            standing.places += 1
            standing.wins += (seat in winners) / max(len(winners), 1)
            standing.fair += 1 / result.job.seats
            standing.points += result.scores[seat]
            standing.decisions += result.decisions[seat]
            standing.seconds += result.seconds[seat]
    for bot, rating in rate(meetings(results)).items():
        found[bot].rating = rating
    return sorted(found.values(), key=lambda standing: (-standing.share.mean, standing.bot))


@dataclass(slots=True)
class _Player:
    """A bot's rating while meetings are gone through, and its changes in the present one."""

    mu: float
    sigma: float
    changes: list[tuple[float, float]] = field(default_factory=list)

    def settle(self) -> None:
        """Several seats of one bot count as one: the mean of what each would change."""
        count = len(self.changes)
        if count:
            self.mu = sum(mu for mu, _ in self.changes) / count
            self.sigma = sum(sigma for _, sigma in self.changes) / count
            self.changes.clear()


def check_openskill() -> None:
    """Raise `ArenaFailed` where bots cannot be rated, for those who ask before they play."""
    _model()


def _model() -> Any:
    try:
        return importlib.import_module("openskill.models").PlackettLuce()
    except ImportError:
        raise ArenaFailed(
            "OpenSkill, which rates bots, is not installed: pip install 'openskill<7'."
        ) from None


def rate(met: Iterable[Meeting]) -> dict[str, Measured]:
    """OpenSkill ratings (Plackett-Luce, from 25) with 95 % intervals, of bots that met others."""
    model = _model()
    players: dict[str, _Player] = {}
    for meeting in met:
        names = meeting.bots
        if len(set(names)) < 2:
            continue
        for name in names:
            players.setdefault(name, _Player(model.mu, model.sigma))
        teams = [[model.rating(players[name].mu, players[name].sigma)] for name in names]
        after = model.rate(teams, ranks=[float(rank) for rank in meeting.ranks])
        for name, team in zip(names, after, strict=True):
            players[name].changes.append((team[0].mu, team[0].sigma))
        for name in set(names):
            players[name].settle()
    return {
        name: Measured(
            player.mu,
            player.mu - CONFIDENCE * player.sigma,
            player.mu + CONFIDENCE * player.sigma,
        )
        for name, player in players.items()
    }
