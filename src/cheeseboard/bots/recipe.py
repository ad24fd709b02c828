"""What a bot is made of, as a short text: `greedy`, `greedy~0.3`, `search:400`, `search:1.5s`.

After the colon stands the budget of a decision, a number of iterations or seconds; after the tilde
the noise, the share of decisions at which the bot plays any legal move instead.
"""

import math
import re
from dataclasses import dataclass
from typing import Final

KINDS: Final = ("random", "greedy", "search")
_TEXT: Final = re.compile(r"([a-z]+)(?::(\d+(?:\.\d+)?)(s?))?(?:~(\d(?:\.\d+)?))?")
_LONGEST: Final = 3600.0
_MOST: Final = 10_000_000


class BadRecipe(ValueError):
    """A recipe with which no bot can be made; the text says why."""


@dataclass(frozen=True, slots=True)
class Recipe:
    """A kind of bot, its budget and its noise; without a budget `search` thinks for a second."""

    kind: str
    iterations: int = 0
    """Iterations of `search` for a decision; 0 where it goes by seconds."""
    seconds: float = 0.0
    noise: float = 0.0

    def __post_init__(self) -> None:
        if self.kind not in KINDS:
            raise BadRecipe(f"A bot is {' or '.join(KINDS)}, not {self.kind!r}.")
        if self.kind != "search" and (self.iterations or self.seconds):
            raise BadRecipe(f"Only search has a budget, {self.kind} has none.")
        if self.iterations and self.seconds:
            raise BadRecipe("A budget is either iterations or seconds, not both.")
        if not 0 <= self.iterations <= _MOST:
            raise BadRecipe(f"A search takes up to {_MOST} iterations, not {self.iterations}.")
        if not (math.isfinite(self.seconds) and 0.0 <= self.seconds <= _LONGEST):
            raise BadRecipe(f"A search takes up to {_LONGEST:g} seconds, not {self.seconds}.")
        if not 0.0 <= self.noise <= 1.0:
            raise BadRecipe(f"Noise is a share from 0 to 1, not {self.noise}.")

    @property
    def is_reproducible(self) -> bool:
        """Whether the same seed always gives the same match, on any machine."""
        return self.kind != "search" or self.iterations > 0

    def __str__(self) -> str:
        budget = ""
        if self.iterations:
            budget = f":{self.iterations}"
        elif self.seconds:
            budget = f":{self.seconds:g}s"
        return f"{self.kind}{budget}" + (f"~{self.noise:g}" if self.noise else "")


def parse(text: str) -> Recipe:
    """Read a recipe; raises `BadRecipe`."""
    found = _TEXT.fullmatch(text)
    if found is None:
        raise BadRecipe(f"{text!r} is no bot. Examples: greedy, greedy~0.3, search:400, search:1s.")
    kind, budget, is_seconds, noise = found.groups()
    if budget is not None and not is_seconds and "." in budget:
        raise BadRecipe(f"{text!r}: iterations are a whole number; write seconds as {budget}s.")
    return Recipe(
        kind=kind,
        iterations=int(budget) if budget and not is_seconds else 0,
        seconds=float(budget) if budget and is_seconds else 0.0,
        noise=float(noise or 0),
    )
