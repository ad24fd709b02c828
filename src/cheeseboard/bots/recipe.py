"""What a bot is made of, as a short text: `greedy`, `greedy~0.3`, `search:400`, `glance@0.5`.

After the colon stands the budget of a decision, a number of iterations or seconds (`search:1.5s`);
after the at sign the temperature, how far apart values lie that the bot takes for equal; after the
tilde the noise, the share of decisions at which the bot plays any legal move instead.
"""

import math
import re
from dataclasses import dataclass
from typing import Final

KINDS: Final = ("random", "greedy", "search", "glance", "taught")
THINKING: Final = ("search", "taught")
"""Those that have a budget."""
LOOKING: Final = ("greedy", "glance")
"""Those that have a temperature."""
TAUGHT: Final = ("glance", "taught")
"""Those that use what was learned: `greedy` and `search` with a brain."""
_TEXT: Final = re.compile(
    r"([a-z]+)(?::(\d+(?:\.\d+)?)(s?))?(?:@(\d+(?:\.\d+)?))?(?:~(\d(?:\.\d+)?))?"
)
_LONGEST: Final = 3600.0
_MOST: Final = 10_000_000
_HOTTEST: Final = 1000.0


class BadRecipe(ValueError):
    """A recipe with which no bot can be made; the text says why."""


@dataclass(frozen=True, slots=True)
class Recipe:
    """A kind of bot, its budget and its faults; without a budget a search takes a second."""

    kind: str
    iterations: int = 0
    """Iterations of a search for a decision; 0 where it goes by seconds."""
    seconds: float = 0.0
    noise: float = 0.0
    temperature: float = 0.0

    def __post_init__(self) -> None:
        if self.kind not in KINDS:
            raise BadRecipe(f"A bot is {' or '.join(KINDS)}, not {self.kind!r}.")
        if self.kind not in THINKING and (self.iterations or self.seconds):
            raise BadRecipe(f"Only {' and '.join(THINKING)} have a budget, {self.kind} has none.")
        if self.kind not in LOOKING and self.temperature:
            raise BadRecipe(
                f"Only {' and '.join(LOOKING)} have a temperature, {self.kind} has none."
            )
        if self.iterations and self.seconds:
            raise BadRecipe("A budget is either iterations or seconds, not both.")
        if not 0 <= self.iterations <= _MOST:
            raise BadRecipe(f"A search takes up to {_MOST} iterations, not {self.iterations}.")
        if not (math.isfinite(self.seconds) and 0.0 <= self.seconds <= _LONGEST):
            raise BadRecipe(f"A search takes up to {_LONGEST:g} seconds, not {self.seconds}.")
        if not 0.0 <= self.temperature <= _HOTTEST:
            raise BadRecipe(f"A temperature goes up to {_HOTTEST:g}, not {self.temperature}.")
        if not 0.0 <= self.noise <= 1.0:
            raise BadRecipe(f"Noise is a share from 0 to 1, not {self.noise}.")

    @property
    def is_reproducible(self) -> bool:
        """Whether the same seed always gives the same match, on any machine."""
        return self.kind not in THINKING or self.iterations > 0

    def __str__(self) -> str:
        budget = ""
        if self.iterations:
            budget = f":{self.iterations}"
        elif self.seconds:
            budget = f":{self.seconds:g}s"
        warmth = f"@{self.temperature:g}" if self.temperature else ""
        return f"{self.kind}{budget}{warmth}" + (f"~{self.noise:g}" if self.noise else "")


def parse(text: str) -> Recipe:
    """Read a recipe; raises `BadRecipe`."""
    found = _TEXT.fullmatch(text)
    if found is None:
        raise BadRecipe(f"{text!r} is no bot. Examples: greedy, greedy~0.3, search:400, search:1s.")
    kind, budget, is_seconds, temperature, noise = found.groups()
    if budget is not None and not is_seconds and "." in budget:
        raise BadRecipe(f"{text!r}: iterations are a whole number; write seconds as {budget}s.")
    return Recipe(
        kind=kind,
        iterations=int(budget) if budget and not is_seconds else 0,
        seconds=float(budget) if budget and is_seconds else 0.0,
        noise=float(noise or 0),
        temperature=float(temperature or 0),
    )
