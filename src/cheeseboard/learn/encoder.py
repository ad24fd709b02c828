"""Observations: what a seat can know, as numbers in a fixed order."""

import importlib
import importlib.util
from typing import Any

from cheeseboard import registry
from cheeseboard.bounds import Bounds
from cheeseboard.events import Seat
from cheeseboard.game import Game, Options, State
from cheeseboard.learn.core import Features, Flattener
from cheeseboard.learn.layout import BadBounds, Place, Slot, sizes_of, slots_of
from cheeseboard.learn.packing import compiled_writer, pack, pack_mask
from cheeseboard.match import check_setup

__all__ = ["BadBounds", "Encoder", "Place"]


class Encoder:
    """Turns views of a game at so many seats, with these options, into numbers.

    The first number is the seat. Then come the values of the view, field after field, lists filled
    up to the most they can hold; last what the game adds in its `features`. The layout is the same
    for all seats and through all matches with these options.
    """

    def __init__(self, game: str, seats: int, options: Options | None = None) -> None:
        self.game: Game[Any, Any] = registry.load(game)
        self.seats = seats
        self.options = check_setup(self.game, seats, options or {})
        bounds = _bounds(game, self.options, seats)
        self._slots = [
            Slot((Place("seat", 0, max(seats - 1, 1)),)),
            *slots_of(self.game.state_type, bounds),
        ]
        features, feature_bounds = _features(game, self.options, seats)
        self._slots += _feature_slots(feature_bounds)
        self.flat_size = len(self._slots)
        """Numbers as `numbers` gives them, sets not yet spread into bits."""
        wide = [(at, slot) for at, slot in enumerate(self._slots) if len(slot.places) > 1]
        self.wide = [at for at, _ in wide]
        self.bits = [len(slot.places) for _, slot in wide]
        self.size = sum(len(slot.places) for slot in self._slots)
        """Numbers of an observation."""
        self.moves = len(self.game.catalogue)
        """Numbers of moves: 0 to `moves` - 1."""
        sizes = sizes_of(self.game.state_type, bounds)
        self.flattener = Flattener(sizes, features, compiled_writer(game), self.pack)
        self.encode = self.flattener.encode
        """The observation of a view and a seat as `size` 16-bit numbers, NumPy's `int16`."""

    def describe(self) -> list[Place]:
        """Name and range of every number of an observation."""
        return [place for slot in self._slots for place in slot.places]

    def numbers(self, view: State, seat: Seat) -> list[int]:
        """The observation as a list, a set as one number."""
        out: list[int] = []
        self.flattener.append(out, view, seat)
        return out

    def pack(self, numbers: list[int]) -> bytearray:
        """What `numbers` gave as 16-bit numbers, sets spread into bits."""
        return pack(numbers, self.flat_size, self.wide, self.bits)

    def mask(self, view: State, seat: Seat) -> bytearray:
        """A byte for every move of the game, 1 if it is legal for the seat."""
        return self.masks([[move.number for move in self.game.moves(view, seat)]])

    def masks(self, legal: list[list[int]], length: int = 0) -> bytearray:
        """For each list of moves a row of bytes, 1 for those in it."""
        return pack_mask(legal, length or self.moves)


def _module(game: str, name: str) -> Any:
    registry.load(game)
    full = f"{registry.packages()[game]}.{name}"
    return importlib.import_module(full) if importlib.util.find_spec(full) else None


def _bounds(game: str, options: Options, seats: int) -> Bounds:
    module = _module(game, "bounds")
    if module is None:
        raise BadBounds(
            f"{game} has no bounds.py, which says how long its lists and how high its numbers get."
        )
    bounds: Bounds = module.bounds(options, seats)
    return bounds


def _features(game: str, options: Options, seats: int) -> tuple[Features | None, Bounds]:
    module = _module(game, "features")
    if module is None:
        return None, {}
    return module.features(options, seats), module.bounds(options, seats)


def _feature_slots(bounds: Bounds) -> list[Slot]:
    return [
        Slot((Place(f"{name}[{index}]", -3, bound.high),))
        for name, bound in bounds.items()
        for index in range(bound.most)
    ]
