"""Players that are programs. A bot gets a view, never a match: it cannot cheat even by mistake."""

from collections.abc import Callable
from typing import Any, Final, Protocol

from cheeseboard.bots import levels, recipe
from cheeseboard.bots.brain import Teacher, player_for
from cheeseboard.bots.greedy import Greedy
from cheeseboard.bots.levels import LEVELS
from cheeseboard.bots.noisy import Noisy
from cheeseboard.bots.random import Random
from cheeseboard.bots.recipe import LOOKING, TAUGHT, THINKING, BadRecipe, Recipe
from cheeseboard.bots.search import SECONDS, Search
from cheeseboard.chance import Seed
from cheeseboard.game import Move, Seat
from cheeseboard.registry import game_of

__all__ = [
    "BOTS",
    "LEVELS",
    "Bot",
    "Greedy",
    "Leveled",
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
    return Greedy(seed, teacher=player_for)


def _taught(seed: Seed = 0) -> Bot:
    return Search(seed, teacher=player_for)


BOTS: Final[dict[str, Callable[[Seed], Bot]]] = {
    "random": Random,
    "greedy": Greedy,
    "search": Search,
    "glance": _glance,
    "taught": _taught,
}


def bot(name: str, seed: Seed = 0) -> Bot:
    """A fresh bot: a level such as `expert`, or a recipe such as `greedy` or `search:400`.

    The same seed gives the same choices for the same views, unless the bot thinks by the clock.
    Raises `UnknownBot`.
    """
    if name in BOTS:
        return BOTS[name](seed)
    return Leveled(name, seed) if name in LEVELS else brew(_read(name), seed)


class Leveled:
    """Plays at a level; what that is made of depends on the game and the seats it meets."""

    def __init__(self, level: str, seed: Seed = 0) -> None:
        self.level = level
        self._seed = seed
        self._bots: dict[tuple[str, int], Bot] = {}

    def choose(self, view: Any, seat: Seat) -> Move:
        """A legal move, by the bot that the level stands for at this table."""
        game: str = game_of(view).meta.id
        seats: int = view.seats
        if (game, seats) not in self._bots:
            self._bots[game, seats] = make(self.level, game, seats, self._seed)
        return self._bots[game, seats].choose(view, seat)


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
    return _read(name)


def _read(name: str) -> Recipe:
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
    teacher: Teacher = player_for,
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
