"""Players that are programs. A bot gets a view, never a match: it cannot cheat even by mistake."""

from collections.abc import Callable
from typing import Any, Final, Protocol

from cheeseboard.bots.greedy import Greedy
from cheeseboard.bots.random import Random
from cheeseboard.bots.search import Search
from cheeseboard.chance import Seed
from cheeseboard.game import Move, Seat

__all__ = ["BOTS", "Bot", "Greedy", "Random", "Search", "UnknownBot", "bot"]


class Bot(Protocol):
    """Anything that answers a view with a move."""

    def choose(self, view: Any, seat: Seat) -> Move:
        """A legal move of the seat, from what the seat can know."""


class UnknownBot(LookupError):
    """No bot has this name; the text names those there are."""

    def __str__(self) -> str:
        return str(self.args[0])


BOTS: Final[dict[str, Callable[[Seed], Bot]]] = {
    "random": Random,
    "greedy": Greedy,
    "search": Search,
}


def bot(name: str, seed: Seed = 0) -> Bot:
    """A fresh bot; the same seed gives the same choices for the same views."""
    if name not in BOTS:
        raise UnknownBot(f"There is no bot {name!r}. Bots: {', '.join(BOTS)}.")
    return BOTS[name](seed)
