"""Players that are programs. A bot gets a view, never a match: it cannot cheat even by mistake."""

from collections.abc import Callable
from typing import Any, Final, Protocol

from cheeseboard.bots import levels, recipe
from cheeseboard.bots.brain import Teacher, brain_for
from cheeseboard.bots.greedy import Greedy
from cheeseboard.bots.levels import LEVELS
from cheeseboard.bots.noisy import Noisy
from cheeseboard.bots.random import Random
from cheeseboard.bots.recipe import LOOKING, TAUGHT, THINKING, BadRecipe, Recipe
from cheeseboard.bots.search import SECONDS, Search
from cheeseboard.chance import Seed
from cheeseboard.game import Move, Seat

__all__ = [
    "BOTS",
    "LEVELS",
    "Bot",
    "Greedy",
    "Noisy",
    "Random",
    "Recipe",
    "Search",
    "UnknownBot",
    "bot",
    "brew",
    "make",
    "recipe_of",
]


class Bot(Protocol):
    """Anything that answers a view with a move."""

    def choose(self, view: Any, seat: Seat) -> Move:
        """A legal move of the seat, from what the seat can know."""


class UnknownBot(LookupError):
    """No bot has this name; the text names those there are."""

    def __str__(self) -> str:
        return str(self.args[0])


def _glance(seed: Seed = 0) -> Bot:
    return Greedy(seed, teacher=brain_for)


def _taught(seed: Seed = 0) -> Bot:
    return Search(seed, teacher=brain_for)


BOTS: Final[dict[str, Callable[[Seed], Bot]]] = {
    "random": Random,
    "greedy": Greedy,
    "search": Search,
    "glance": _glance,
    "taught": _taught,
}


def bot(name: str, seed: Seed = 0) -> Bot:
    """A fresh bot; the same seed gives the same choices for the same views."""
    if name not in BOTS:
        raise UnknownBot(f"There is no bot {name!r}. Bots: {', '.join(BOTS)}.")
    return BOTS[name](seed)


def make(
    name: str,
    game: str,
    seats: int,
    seed: Seed = 0,
    should_stop: Callable[[], bool] | None = None,
) -> Bot:
    """A fresh bot by the name of a level or by its recipe, for a game at so many seats.

    One that thinks asks `should_stop` now and then, and plays the best it has found.
    """
    return brew(recipe_of(name, game, seats), seed, should_stop)


def recipe_of(name: str, game: str, seats: int) -> Recipe:
    """What a name stands for at a table; raises `UnknownBot` or `BadLevels`."""
    for level in levels.offered(game, seats):
        if level.name == name:
            return level.recipe
    try:
        return recipe.parse(name)
    except BadRecipe as error:
        if not name.isalpha():
            raise UnknownBot(str(error)) from None
        known = ", ".join((*LEVELS, *BOTS))
        raise UnknownBot(f"There is no bot {name!r}. Bots: {known}.") from None


def brew(
    what: Recipe,
    seed: Seed = 0,
    should_stop: Callable[[], bool] | None = None,
    teacher: Teacher = brain_for,
) -> Bot:
    """A fresh bot by its recipe; what a taught one knows comes from the teacher."""
    taught_by = teacher if what.kind in TAUGHT else None
    if what.kind in THINKING:
        made: Bot = Search(
            seed,
            seconds=what.seconds or SECONDS,
            iterations=what.iterations or None,
            teacher=taught_by,
        )
    elif what.kind in LOOKING:
        made = Greedy(seed, temperature=what.temperature, teacher=taught_by)
    else:
        made = bot(what.kind, seed)
    if should_stop is not None and isinstance(made, Search):
        made.should_stop = should_stop
    return Noisy(made, what.noise, seed) if what.noise else made
