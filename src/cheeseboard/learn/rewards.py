"""What a seat gets at the end of a match; before that it gets nothing."""

from collections.abc import Callable
from typing import Final

from cheeseboard.game import BadSetup, Outcome


def places(outcome: Outcome) -> list[float]:
    """From 1 for the winner to -1 for the last, by how many others a seat leaves behind.

    The sum is 0. Who plays alone gets 1 for beating the game and -1 otherwise.
    """
    ranks = outcome.ranks
    if len(ranks) == 1:
        return [1.0 if ranks[0] == 1 else -1.0]
    others = len(ranks) - 1
    return [
        (sum(rank > own for rank in ranks) - sum(rank < own for rank in ranks)) / others
        for own in ranks
    ]


def win(outcome: Outcome) -> list[float]:
    """1 for winning, shared among winners; 0 for the others."""
    winners = outcome.ranks.count(1)
    return [1.0 / winners if rank == 1 else 0.0 for rank in outcome.ranks]


def scores(outcome: Outcome) -> list[float]:
    """The points as the game counts them."""
    return [float(score) for score in outcome.scores]


REWARDS: Final[dict[str, Callable[[Outcome], list[float]]]] = {
    "places": places,
    "win": win,
    "scores": scores,
}


def reward(name: str) -> Callable[[Outcome], list[float]]:
    """The rewards of that name; raises `BadSetup`."""
    if name not in REWARDS:
        raise BadSetup(f"There are no rewards {name!r}. Rewards: {', '.join(REWARDS)}.")
    return REWARDS[name]
