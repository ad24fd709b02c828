"""One job played: a match between bots that get views and nothing else."""

import time
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from cheeseboard import registry
from cheeseboard.arena.jobs import Job
from cheeseboard.arena.observing import Seen, observe
from cheeseboard.bots import brew
from cheeseboard.data import use_other
from cheeseboard.game import BadSetup
from cheeseboard.match import Match
from cheeseboard.record import Record, parse


@dataclass(frozen=True, slots=True)
class Result:
    """How a job ended. Only `seconds` may differ when it is played again."""

    job: Job
    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    reason: str
    decisions: tuple[int, ...]
    """How often each seat decided."""
    lines: tuple[str, ...]
    """The record."""
    seen: Seen
    seconds: tuple[float, ...]
    """How long each seat thought."""

    @property
    def winners(self) -> list[int]:
        return [seat for seat, rank in enumerate(self.ranks) if rank == 1]

    @property
    def record(self) -> Record:
        return parse(self.lines)

    def facts(self) -> dict[str, Any]:
        """Everything that is the same whenever and wherever the job is played."""
        return {
            "key": self.job.key,
            **self.job.to_json(),
            "scores": list(self.scores),
            "ranks": list(self.ranks),
            "reason": self.reason,
            "decisions": list(self.decisions),
            "record": list(self.lines),
            "seen": self.seen.to_json(),
        }

    def to_json(self) -> dict[str, Any]:
        """The result as plain data, with the time it took."""
        return {**self.facts(), "seconds": [round(one, 6) for one in self.seconds]}

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> "Result":
        """The result that `to_json` wrote."""
        return cls(
            job=Job.from_json(data),
            scores=tuple(data["scores"]),
            ranks=tuple(data["ranks"]),
            reason=str(data["reason"]),
            decisions=tuple(data["decisions"]),
            lines=tuple(data["record"]),
            seen=Seen.from_json(data["seen"]),
            seconds=tuple(data["seconds"]),
        )


def play(job: Job) -> Result:
    """Play the match of a job; raises `BadSetup` if these are not the rules it was made for."""
    if job.data:
        use_other(job.game, job.data, job.data_key)
    game = registry.load(job.game)
    if game.meta.rules_version != job.rules_version:
        raise BadSetup(
            f"The match was planned with version {job.rules_version} of the rules of {job.game}, "
            f"these are version {game.meta.rules_version}."
        )
    match: Match[Any, Any] = Match.new(game, job.seats, dict(job.options), job.seed)
    bots = [brew(made, job.bot_seed(seat)) for seat, made in enumerate(job.bot_recipes())]
    decisions = [0] * job.seats
    seconds = [0.0] * job.seats
    while match.to_act:
        seat = match.to_act[0]
        view = match.view(seat)
        start = time.perf_counter()
        move = bots[seat].choose(view, seat)
        seconds[seat] += time.perf_counter() - start
        decisions[seat] += 1
        match.play(seat, move)
    end = match.record.end
    assert end is not None
    return Result(
        job=job,
        scores=end.scores,
        ranks=end.ranks,
        reason=end.reason,
        decisions=tuple(decisions),
        lines=tuple(match.record.lines()),
        seen=observe(game, match.record),
        seconds=tuple(seconds),
    )


def play_json(data: Mapping[str, Any]) -> dict[str, Any]:
    """The same from plain data to plain data, for other processes and machines."""
    return play(Job.from_json(data)).to_json()
