"""What a bot has learned: a small network that says how likely a seat is to win.

A game that can be learned has a module `insight`:

    def insight(world: Position, seat: Seat) -> list[int]

gives whole numbers, "me, then rivals": what the seat has and what each of its options is worth from
here. It never reads what the seat may not know: an imagined world has dealt that at random. Where
it gives an empty list, the game's own appraisal looks farther and is used, brought to the same
scale. A second function, `knows(world)`, says whether the options of a table were trained.

What training has made of these numbers lies beside it in `brain.bin`, one network for each number
of seats. Weights that were learned from another shape of the position are refused, and the game's
own appraisal does their work. Where a file `player.bin` lies there as well, its networks are those
of bots that play; hints, reviews and puzzles keep to `brain.bin`, with which they were made.

The arithmetic is whole: a row of weights is one big number with 32 bits for each unit, so that an
input is one multiplication and one addition for all of them. Every machine finds the same values.
"""

import dataclasses
import hashlib
import json
import logging
import struct
from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final

from cheeseboard.events import Seat
from cheeseboard.game import Game, Outcome
from cheeseboard.registry import folder, game_of, load, part

FILE: Final = "brain.bin"
PLAYER: Final = "player.bin"
MAGIC: Final = b"cheeseboard brain\n"
VERSION: Final = 1
LARGEST: Final = 300_000
"""Bytes of a file."""
FRACTION: Final = 8
"""Bits of a hidden unit behind the point."""
TOP: Final = (1 << 14) - 1
"""The highest value of a hidden unit, in units of its last bit."""
LANE: Final = 32
"""Bits for each unit in a row of weights."""
MIDDLE: Final = 1 << (LANE - 1)
"""Added to every lane, so that none is negative."""
DECIDED: Final = 8.0
"""The value of a match that is won; less than that for lower places."""

Knows = Callable[[Any], bool]
Insight = Callable[[Any, Seat], list[int]]
Teacher = Callable[[Any], "Brain | None"]
"""Who knows what was learned of a table, by a position at it."""


class BadBrain(ValueError):
    """A `brain.bin` that cannot be used; the text says why."""


@dataclasses.dataclass(frozen=True, slots=True)
class Layer:
    """Weights and offsets as whole numbers: `weights[input][unit]`, in units of 2 ** -shift."""

    weights: tuple[tuple[int, ...], ...]
    offsets: tuple[int, ...]
    shift: int


@dataclasses.dataclass(frozen=True, slots=True)
class Weights:
    """One network as it is stored. The last unit of the first layer goes straight to the result."""

    seats: int
    limits: tuple[int, ...]
    """Inputs beyond these are cut."""
    layers: tuple[Layer, ...]
    slope: float
    """What a point of the game's own appraisal is worth, in logarithms of odds."""
    recipe: str
    """How it was trained."""
    figures: str
    """What was measured of it."""
    has_plain_priors: bool = False
    """Whether a search takes the promises of moves from the game's own appraisal, to save time."""


class Net:
    """Weights at work."""

    def __init__(self, weights: Weights) -> None:
        first, second, last = weights.layers
        self.inputs = len(weights.limits)
        self._limits = list(weights.limits)
        self._first = [pack_row(row) for row in first.weights]
        self._first_offset = pack_row([offset + MIDDLE for offset in first.offsets])
        self._first_bytes = 4 * len(first.offsets)
        self._first_format = struct.Struct(f"<{len(first.offsets)}I")
        self._first_shift = first.shift - FRACTION
        self._hidden = len(first.offsets) - 1
        self._second = [pack_row(row) for row in second.weights]
        self._second_offset = pack_row([offset + MIDDLE for offset in second.offsets])
        self._second_bytes = 4 * len(second.offsets)
        self._second_format = struct.Struct(f"<{len(second.offsets)}I")
        self._second_shift = second.shift
        self._last = [row[0] for row in last.weights]
        self._last_offset = last.offsets[0]
        self._last_unit = 1.0 / (1 << (last.shift + FRACTION))
        self._direct_unit = 1.0 / (1 << first.shift)

    def value(self, inputs: list[int]) -> float:
        """The logarithm of the odds that the seat wins, as far as it has learned that."""
        total = self._first_offset
        rows, limits = self._first, self._limits
        for place in range(self.inputs):
            number = inputs[place]
            if number:
                limit = limits[place]
                if number > limit:
                    number = limit
                elif number < -limit:
                    number = -limit
                total += number * rows[place]
        units: Sequence[int] = self._first_format.unpack(
            total.to_bytes(self._first_bytes, "little")
        )
        hidden = self._hidden
        direct = (units[hidden] - MIDDLE) * self._direct_unit
        total = self._second_offset
        rows, shift = self._second, self._first_shift
        for place in range(hidden):
            number = units[place] - MIDDLE
            if number > 0:
                total += min(number >> shift, TOP) * rows[place]
        units = self._second_format.unpack(total.to_bytes(self._second_bytes, "little"))
        result, shift = self._last_offset, self._second_shift
        for place in range(len(self._last)):
            number = units[place] - MIDDLE
            if number > 0:
                result += min(number >> shift, TOP) * self._last[place]
        return direct + result * self._last_unit


class Brain:
    """What was learned of a game at so many seats."""

    def __init__(
        self,
        game: Game[Any, Any],
        insight: Insight,
        net: Net,
        slope: float,
        has_plain_priors: bool = False,
    ) -> None:
        self.has_plain_priors = has_plain_priors
        """Whether a search takes promises of moves by `by_hand`."""
        self._game = game
        self._insight = insight
        self._net = net
        self._slope = slope

    def appraise(self, world: Any, seat: Seat) -> float:
        """How good a world is for a seat, by the odds of winning."""
        outcome = self._game.outcome(world)
        if outcome is not None:
            return DECIDED * (2.0 * final_reward(outcome, seat) - 1.0)
        inputs = self._insight(world, seat)
        if len(inputs) != self._net.inputs:
            return self.by_hand(world, seat)
        return self._net.value(inputs)

    def by_hand(self, world: Any, seat: Seat) -> float:
        """What the game's own appraisal says, brought to the same scale."""
        return self._slope * self._game.appraise(world, seat)


def final_reward(outcome: Outcome, seat: Seat) -> float:
    """1 for winning alone, 0 for the last place; a shared win and other places lie between."""
    rank = outcome.ranks[seat]
    if rank == 1:
        return 0.5 + 0.5 / len(outcome.winners)
    others = max(len(outcome.ranks) - 1, 1)
    return max(0.5 * (1.0 - (rank - 1) / others), 0.0)


def brain_for(view: Any) -> Brain | None:
    """What helps at such a table; None where nothing was learned, or something else."""
    game = game_of(view).meta.id
    return known(game, view.seats) if is_trained(game, view) else None


def player_for(view: Any) -> Brain | None:
    """What helps those who play at such a table."""
    game = game_of(view).meta.id
    return playing(game, view.seats) if is_trained(game, view) else None


def is_trained(game: str, world: Any) -> bool:
    """Whether matches with such options are those that were learned."""
    knows: Knows | None = getattr(part(game, "insight"), "knows", None)
    return knows is not None and knows(world)


@cache
def known(game: str, seats: int) -> Brain | None:
    """What was learned of a game; what is stale is told to the log and not used."""
    return _sound(folder(game) / FILE, game, seats)


@cache
def playing(game: str, seats: int) -> Brain | None:
    """By what bots play a game; what is known of it, where there is nothing else."""
    return _sound(folder(game) / PLAYER, game, seats) or known(game, seats)


def _sound(path: Path, game: str, seats: int) -> Brain | None:
    try:
        return open_brain(path, game, seats)
    except BadBrain as error:
        logging.getLogger(__name__).warning("%s", error)
        return None


def open_brain(path: Path, game: str, seats: int) -> Brain | None:
    """The brain in a file; None if it has nothing for so many seats. Raises `BadBrain`."""
    if not path.exists():
        return None
    insight = insight_of(game)
    for weights in read(path, game):
        if weights.seats == seats and insight is not None:
            net, slope = Net(weights), weights.slope
            return Brain(load(game), insight, net, slope, weights.has_plain_priors)
    return None


def insight_of(game: str) -> Insight | None:
    """What a game says of a position to those who learn it."""
    found: Insight | None = getattr(part(game, "insight"), "insight", None)
    return found


# --- files ---------------------------------------------------------------------------------------


def read(path: Path, game: str) -> list[Weights]:
    """All networks of a file, checked against the game as it is now; raises `BadBrain`."""
    try:
        content = path.read_bytes()
    except OSError as error:
        raise BadBrain(f"{path} cannot be read: {error.strerror}.") from None
    if not content.startswith(MAGIC):
        raise BadBrain(f"{path} is no brain: it begins with something else.")
    head, _, body = content[len(MAGIC) :].partition(b"\n")
    try:
        facts = json.loads(head)
        _check(path, facts, body, game)
        return [_weights(one, body) for one in facts["nets"]]
    except (ValueError, KeyError, TypeError, IndexError, struct.error) as error:
        if isinstance(error, BadBrain):
            raise
        raise BadBrain(f"{path} is damaged: {error}.") from None


def _check(path: Path, facts: dict[str, Any], body: bytes, game: str) -> None:
    if facts["version"] != VERSION:
        raise BadBrain(
            f"{path} is of version {facts['version']}, this is version {VERSION}: "
            f"train {game} anew."
        )
    if facts["game"] != game:
        raise BadBrain(f"{path} was trained for {facts['game']}, not for {game}.")
    if facts["hash"] != _hash(facts["nets"], body):
        raise BadBrain(f"{path} is damaged: its hash is another.")
    shape = load(game).meta.shape
    if facts["shape"] != shape:
        raise BadBrain(
            f"{path} was trained for shape {facts['shape']} of {game}, positions have shape "
            f"{shape} now: train {game} anew. Until then its hand-written appraisal is used."
        )


def write(path: Path, game: str, nets: Sequence[Weights]) -> None:
    """Write a file with these networks; raises `BadBrain` if it is too large."""
    body = bytearray()
    facts: list[dict[str, Any]] = []
    for one in sorted(nets, key=lambda net: net.seats):
        start = len(body)
        body += struct.pack(f"<{len(one.limits)}h", *one.limits)
        for layer in one.layers:
            for row in layer.weights:
                body += struct.pack(f"<{len(row)}h", *row)
            body += struct.pack(f"<{len(layer.offsets)}i", *layer.offsets)
        facts.append(
            {
                "seats": one.seats,
                "start": start,
                "sizes": [len(layer.weights) for layer in one.layers],
                "units": [len(layer.offsets) for layer in one.layers],
                "shifts": [layer.shift for layer in one.layers],
                "slope": one.slope,
                "recipe": one.recipe,
                "figures": one.figures,
                "plain_priors": one.has_plain_priors,
            }
        )
    head = {
        "version": VERSION,
        "game": game,
        "shape": load(game).meta.shape,
        "hash": _hash(facts, bytes(body)),
        "nets": facts,
    }
    content = MAGIC + json.dumps(head, ensure_ascii=False).encode() + b"\n" + bytes(body)
    if len(content) > LARGEST:
        raise BadBrain(f"A brain has at most {LARGEST} bytes, this one has {len(content)}.")
    path.write_bytes(content)


def mark(game: str) -> str:
    """8 digits that differ for other weights of a game; none where it has none."""
    paths = [folder(game) / name for name in (FILE, PLAYER)]
    content = b"".join(path.read_bytes() for path in paths if path.exists())
    return hashlib.blake2b(content, digest_size=4).hexdigest() if content else ""


def _hash(facts: Any, body: bytes) -> str:
    text = json.dumps(facts, sort_keys=True, ensure_ascii=False).encode()
    return hashlib.blake2b(text + body, digest_size=16).hexdigest()


def _weights(facts: dict[str, Any], body: bytes) -> Weights:
    sizes, units, shifts = facts["sizes"], facts["units"], facts["shifts"]
    place = int(facts["start"])
    limits: tuple[int, ...] = struct.unpack_from(f"<{sizes[0]}h", body, place)
    place += 2 * len(limits)
    layers: list[Layer] = []
    for size, count, shift in zip(sizes, units, shifts, strict=True):
        rows: list[tuple[int, ...]] = []
        for _ in range(size):
            rows.append(struct.unpack_from(f"<{count}h", body, place))
            place += 2 * count
        offsets: tuple[int, ...] = struct.unpack_from(f"<{count}i", body, place)
        place += 4 * count
        layers.append(Layer(tuple(rows), offsets, int(shift)))
    return Weights(
        int(facts["seats"]),
        limits,
        tuple(layers),
        float(facts["slope"]),
        str(facts["recipe"]),
        str(facts["figures"]),
        bool(facts.get("plain_priors")),
    )


def pack_row(numbers: Sequence[int]) -> int:
    """Numbers side by side in one, each in its lane; negative ones borrow from the next."""
    total = 0
    for number in reversed(numbers):
        total = (total << LANE) + number
    return total
