"""What chance deals in secret, and what it deals for all to see.

For each result of chance in a random match: had another one been dealt, could every viewer tell? A
game names in its `meta.toml` what is dealt openly (`open_deals = ["wind"]`). Whatever else chance
deals must be hidden from somebody, at least at times: else a view that forgets to hide a hand would
pass every other check.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from cheeseboard.chance import Chance, Live
from cheeseboard.events import SILENCE
from cheeseboard.game import Game, Options
from cheeseboard.match import check_setup
from cheeseboard.state import HIDDEN

MOST: Final = 150
"""Moves of a match that are looked at."""
OTHERS: Final = 3
"""Other results that are tried for each."""


@dataclass(slots=True)
class Deals:
    """What was found in matches of a game."""

    felt: set[str] = field(default_factory=set)
    """Labels whose results make a difference."""
    secret: set[str] = field(default_factory=set)
    """Those of which somebody could not tell another result."""
    fields: set[str] = field(default_factory=set)
    """Fields that were hidden in a view."""

    @property
    def told(self) -> str:
        hidden = f"Views hide {', '.join(sorted(self.fields))}." if self.fields else ""
        secret = f" Dealt in secret: {', '.join(sorted(self.secret))}." if self.secret else ""
        return (hidden or "No view hides anything.") + secret


def wrong_deals(game: Game[Any, Any], deals: Deals) -> Iterator[str]:
    """What is dealt openly and not said to be, and the other way round."""
    for label in sorted(deals.felt - deals.secret - set(game.meta.open_deals)):
        yield (
            f"Everybody sees what chance deals as {label!r}: hide it in `view`, or name it in "
            "`open_deals` of meta.toml."
        )
    for label in sorted(deals.secret & set(game.meta.open_deals)):
        yield f"meta.toml says that {label!r} is dealt openly, but a view hides it."


def look(game: Game[Any, Any], seats: int, options: Options, seed: int, deals: Deals) -> None:
    """Play one random match and note what its chance deals to whom."""
    chosen = check_setup(game, seats, options)
    chooser = Live(seed + 1, is_recording=False)
    viewers = [*range(seats), None]

    def begin(chance: Chance) -> Any:
        return game.setup(chosen, seats, chance, SILENCE)

    dealer = Live(seed)
    state = begin(dealer)
    _compare(game, begin, state, _Before(seed, 0, len(dealer.dealt)), viewers, chooser, deals)
    for _ in range(MOST):
        for viewer in viewers:
            deals.fields |= set(_hidden(game.view(state, viewer).to_json()))
        if not game.to_act(state):
            return
        to_act = game.to_act(state)
        seat = to_act[chooser.pick("seat", len(to_act))]
        moves = game.moves(state, seat)
        move = moves[chooser.pick("move", len(moves))]
        before = state.copy()
        dealer.dealt.clear()
        start = dealer.position
        game.apply(state, seat, move, dealer, SILENCE)

        def play(chance: Chance, before: Any = before, seat: int = seat, move: Any = move) -> Any:
            after = before.copy()
            game.apply(after, seat, move, chance, SILENCE)
            return after

        past = _Before(seed, start, len(dealer.dealt))
        _compare(game, play, state, past, viewers, chooser, deals)


@dataclass(frozen=True, slots=True)
class _Before:
    """Where chance stood, and how many results it dealt then."""

    seed: int
    position: int
    count: int


def _compare(
    game: Game[Any, Any],
    again: Callable[[Chance], Any],
    state: Any,
    before: _Before,
    viewers: Sequence[int | None],
    chooser: Chance,
    deals: Deals,
) -> None:
    """The same once more, each time with one other result."""
    for number in range(before.count):
        for _ in range(OTHERS):
            chance = Otherwise(before.seed, before.position, number, chooser)
            other = again(chance)
            if chance.label is None or other == state:
                continue
            deals.felt.add(chance.label)
            if any(game.view(other, each) == game.view(state, each) for each in viewers):
                deals.secret.add(chance.label)
                break


class Otherwise(Chance):
    """Deals as the seed says, but one result another way."""

    def __init__(self, seed: int, position: int, number: int, chooser: Chance) -> None:
        self.dealt = []
        self._live = Live(seed, position, is_recording=False)
        self._changed = position + number
        self._chooser = chooser
        self.label: str | None = None
        """What was dealt another way."""

    def pick(self, label: str, count: int) -> int:
        is_changed = self._live.position == self._changed
        result = self._live.pick(label, count)
        if not is_changed or count == 1:
            return result
        self.label = label
        return (result + 1 + self._chooser.pick("other", count - 1)) % count

    def order(self, label: str, count: int) -> tuple[int, ...]:
        is_changed = self._live.position == self._changed
        result = list(self._live.order(label, count))
        if is_changed and count > 1:
            self.label = label
            one = self._chooser.pick("one", count)
            two = (one + 1 + self._chooser.pick("two", count - 1)) % count
            result[one], result[two] = result[two], result[one]
        return tuple(result)


def _hidden(data: object, name: str = "") -> Iterator[str]:
    """Names of fields with a hole in them."""
    if isinstance(data, dict):
        for key, value in data.items():
            yield from _hidden(value, f"{name}.{key}" if name else key)
    elif isinstance(data, list):
        for value in data:
            yield from _hidden(value, name)
    elif type(data) is int and data == HIDDEN:
        yield name
