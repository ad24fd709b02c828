"""Chances to win, for all seats, from nothing but a view.

A world that fits the view is imagined and led on to the end of the turn, as it looks best to each
seat: positions in the middle of a turn do not compare. There the parts of the game's appraisal are
turned into chances by a curve, and the mean over some worlds is the answer. The curve was fitted to
finished matches between bots of mixed levels, and checked on others (`bench/calibration.py`); it
lies in the game's folder as `chances.toml`:

    version = "1"
    shape = 1

    [[curves]]
    seats = [2]
    keys = ["term-cheese", "term-mice", "turn"]
    limits = [310.0, 150.0, 1.0]
    weights = [[0.011, 0.02, 0.03], [0.004, 0.01, 0.02], [0.2, 0.1, 0.0]]

For each key the logarithm of the odds grows by a weight for each point that a seat has more than
the mean of all, up to a limit; the weights are those at the beginning, in the middle and at the end
of a match, as the game's `hindsight.progress` measures it. `turn` is 1 for a seat that is to act.
Alone, points are counted from nought, and `base` is what else there is to say.

Without such a file chances are rough: better is more likely, but nobody knows how much.
"""

import math
import tomllib
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

from cheeseboard.bots.search import Border
from cheeseboard.chance import Chance, Seed, Simulated
from cheeseboard.game import Game, Move, Outcome, Seat
from cheeseboard.registry import folder, game_of, load, meta, part

FILE: Final = "chances.toml"
WORLDS: Final = 20
LONGEST: Final = 200
"""Decisions to the end of a turn."""
ROUGH: Final = 1.5
"""Without a curve, how much of the logarithm of the odds the usual distance between seats is."""
TURN: Final = "turn"
BASE: Final = "base"
WHOLE: Final = "appraisal"
"""The key of the whole appraisal, of a game that does not tell its parts."""
NOT_ONE: Final = -1
"""A seat that nobody has, for a watcher."""

Terms = Callable[[Any, Seat], Sequence[tuple[str, float]]]
Progress = Callable[[Any], float]
Clock = Callable[[Any], tuple[int, int]]


class BadCurve(ValueError):
    """A `chances.toml` that cannot be used; the text says why."""


@dataclass(frozen=True, slots=True)
class Chances:
    """How likely each seat is to win, as far as somebody can know."""

    shares: tuple[float, ...]
    """By seat, adding up to 1; alone, the rest is the chance to lose."""
    errors: tuple[float, ...]
    """Standard errors: how much the worlds differ."""
    is_calibrated: bool
    """Whether a curve was fitted to such matches; else the shares are rough."""


@dataclass(frozen=True, slots=True)
class Curve:
    """How a difference in each part of the appraisal changes the odds."""

    seats: tuple[int, ...]
    keys: tuple[str, ...]
    limits: tuple[float, ...]
    weights: tuple[tuple[float, ...], ...]
    """For each key, at the beginning, in the middle and at the end."""
    matches: int = 0
    error: float = 0.0
    """Expected calibration error, on matches that it was not fitted to."""


class Oracle:
    """Turns positions of a game into chances."""

    def __init__(self, game: Game[Any, Any], curve: Curve | None) -> None:
        self._game = game
        self.curve = curve
        id = game.meta.id
        terms: Terms | None = getattr(part(id, "heuristics"), "terms", None)
        progress: Progress | None = getattr(part(id, "hindsight"), "progress", None)
        clock: Clock | None = getattr(part(id, "hindsight"), "clock", None)
        self._terms = terms
        self._progress = progress
        self.clock = clock

    # --- a single world

    def shares(self, world: Any) -> list[float]:
        """The chances of all seats in a world, which is taken as it stands."""
        outcome = self._game.outcome(world)
        if outcome is not None:
            return won(outcome)
        if self.curve is None:
            return self._rough(world)
        odds = self.odds(world, self.curve)
        if len(odds) == 1:
            return [1.0 / (1.0 + math.exp(-max(min(odds[0], 30.0), -30.0)))]
        return softmax(odds)

    def odds(self, world: Any, curve: Curve) -> list[float]:
        """Logarithms of odds, by seat, but for what they have in common."""
        keys = curve.keys
        parts = self.parts(world, keys)
        weights = weights_at(curve, self.progress(world))
        seats = len(parts)
        odds = [0.0] * seats
        for place in range(len(keys)):
            column = [row[place] for row in parts]
            mean = sum(column) / seats if seats > 1 else 0.0
            limit, weight = curve.limits[place], weights[place]
            for seat in range(seats):
                odds[seat] += weight * max(min(column[seat] - mean, limit), -limit)
        return odds

    def parts(self, world: Any, keys: Sequence[str]) -> list[list[float]]:
        """The parts of the appraisal in the order of the keys, for each seat."""
        places = {key: place for place, key in enumerate(keys)}
        to_act = self._game.to_act(world)
        seats: int = world.seats
        found: list[list[float]] = []
        for seat in range(seats):
            row = [0.0] * len(keys)
            for key, value in self.named_parts(world, seat):
                place = places.get(key, -1)
                if place >= 0:
                    row[place] += value
            if TURN in places and seat in to_act:
                row[places[TURN]] = 1.0
            if BASE in places:
                row[places[BASE]] = 1.0
            found.append(row)
        return found

    def named_parts(self, world: Any, seat: Seat) -> Sequence[tuple[str, float]]:
        """The parts of the appraisal; the whole where a game does not tell them."""
        if self._terms is None:
            return [(WHOLE, self._game.appraise(world, seat))]
        return self._terms(world, seat)

    def progress(self, world: Any) -> float:
        """How far the match is, from 0 to 1; a half where the game does not say."""
        return 0.5 if self._progress is None else min(max(self._progress(world), 0.0), 1.0)

    def _rough(self, world: Any) -> list[float]:
        seats: int = world.seats
        values = [self._game.appraise(world, seat) for seat in range(seats)]
        if seats == 1:
            return [0.5]
        mean = sum(values) / seats
        spread = max([abs(value - mean) for value in values])
        size = max([abs(value) for value in values]) + spread + 1e-9
        return softmax([ROUGH * (value - mean) / size for value in values])

    # --- worlds

    def lead_on(self, world: Any, chance: Chance) -> None:
        """Play to the end of the turn, or until secret choices are shown, as it looks best."""
        game, clock = self._game, self.clock
        acting = game.to_act(world)
        began = clock(world) if clock is not None else (0, 0)
        for _ in range(LONGEST):
            seat = NOT_ONE
            for each in game.to_act(world):
                if each in acting:
                    seat = each
                    break
            if seat == NOT_ONE:
                return
            move = self._best(world, seat, chance)
            is_parked = game.decision(world, seat).is_parked
            log = Border()
            game.apply(world, seat, move, chance, log)
            if is_parked and log.is_crossed:
                return
            if clock is not None and clock(world) != began:
                return

    def _best(self, world: Any, seat: Seat, chance: Chance) -> Move:
        """The move that looks best at a glance."""
        game = self._game
        moves = game.ideas(world, seat)
        best: Move = moves[0]
        if len(moves) == 1:
            return best
        hunch: Move | None = game.hunch(world, seat)
        if hunch is not None:
            return hunch
        most = -math.inf
        for move in moves:
            after = world.copy()
            game.apply(after, seat, move, chance, Border())
            value = game.appraise(after, seat)
            if value > most:
                best, most = move, value
        return best

    def imagined(self, view: Any, seat: Seat | None, chance: Chance) -> list[float]:
        """The chances of all seats in one world that fits a view."""
        world = self._game.imagine(view, seat, chance)
        self.lead_on(world, chance)
        return self.shares(world)

    def mean(self, view: Any, seat: Seat | None, seed: Seed, worlds: int) -> Chances:
        """The chances of all seats, over some worlds that fit a view."""
        outcome = self._game.outcome(view)
        if outcome is not None:
            certain = won(outcome)
            return Chances(tuple(certain), (0.0,) * len(certain), self.curve is not None)
        chance = Simulated(seed)
        open_view = self._game.reopened(view, NOT_ONE if seat is None else seat)
        found = [self.imagined(open_view, seat, chance) for _ in range(worlds)]
        return average(found, self.curve is not None)

    def of_world(self, world: Any, chance: Chance, times: int) -> Chances:
        """The chances of all seats where nothing is hidden but what chance will do."""
        found: list[list[float]] = []
        for _ in range(times):
            after = world.copy()
            self.lead_on(after, chance)
            found.append(self.shares(after))
        return average(found, self.curve is not None)


def average(found: Sequence[Sequence[float]], is_calibrated: bool) -> Chances:
    """The mean of chances in several worlds, and its error."""
    count = len(found)
    columns = [[row[seat] for row in found] for seat in range(len(found[0]))]
    means = [sum(column) / count for column in columns]
    return Chances(
        tuple(means),
        tuple([standard_error(column, mean) for column, mean in zip(columns, means, strict=True)]),
        is_calibrated,
    )


def standard_error(values: Sequence[float], mean: float) -> float:
    """How far the mean of these values may lie from that of all."""
    count = len(values)
    if count < 2:
        return 0.0
    return math.sqrt(sum([(value - mean) ** 2 for value in values]) / (count - 1) / count)


def softmax(odds: Sequence[float]) -> list[float]:
    """Chances that add up to 1, from logarithms of odds."""
    most = max(odds)
    weights = [math.exp(max(one - most, -30.0)) for one in odds]
    total = sum(weights)
    return [weight / total for weight in weights]


def won(outcome: Outcome) -> list[float]:
    """The chances once all is over: winners share."""
    winners = outcome.winners
    return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(len(outcome.ranks))]


def weights_at(curve: Curve, progress: float) -> list[float]:
    """The weights of all keys so far into a match."""
    first = 0 if progress < 0.5 else 1
    share = 2.0 * progress - first
    return [row[first] * (1.0 - share) + row[first + 1] * share for row in curve.weights]


# --- for everybody -------------------------------------------------------------------------------


def chances(view: Any, seat: Seat | None, *, seed: Seed = 0, worlds: int = WORLDS) -> Chances:
    """How likely each seat is to win, from the view of a seat; a watcher is None.

    The same seed gives the same answer.
    """
    return oracle(game_of(view).meta.id, view.seats).mean(view, seat, seed, worlds)


@cache
def oracle(game: str, seats: int) -> Oracle:
    """Who turns positions of such a table into chances."""
    try:
        curves = read_curves(folder(game) / FILE, game)
    except BadCurve:
        curves = ()
    for curve in curves:
        if seats in curve.seats:
            return Oracle(load(game), curve)
    return Oracle(load(game), None)


@cache
def version(game: str, seats: int) -> str:
    """The version of the curve of such a table; empty where chances are rough."""
    if oracle(game, seats).curve is None:
        return ""
    return str(_data(folder(game) / FILE)["version"])


def read_curves(path: Path, game: str) -> tuple[Curve, ...]:
    """The curves of a game; none if it has no file. Raises `BadCurve`."""
    if not path.exists():
        return ()
    data = _data(path)
    shape = meta(game).shape
    try:
        if data["shape"] != shape:
            raise BadCurve(
                f"{path} was fitted to shape {data['shape']} of {game}, positions have shape "
                f"{shape} now: fit it again. Until then chances are rough."
            )
        found = [_curve(one) for one in data["curves"]]
    except (KeyError, TypeError, ValueError) as error:
        if isinstance(error, BadCurve):
            raise
        raise BadCurve(f"{path} is damaged: {error}.") from None
    return tuple(found)


def _data(path: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise BadCurve(f"{path} cannot be read: {error}.") from None


def _curve(data: Any) -> Curve:
    keys = tuple([str(key) for key in data["keys"]])
    limits = tuple([float(limit) for limit in data["limits"]])
    weights = tuple([tuple([float(one) for one in row]) for row in data["weights"]])
    if not len(keys) == len(limits) == len(weights) or any(len(row) != 3 for row in weights):
        raise BadCurve("every key needs a limit and three weights")
    return Curve(
        tuple([int(one) for one in data["seats"]]),
        keys,
        limits,
        weights,
        int(data["matches"]),
        float(data["error"]),
    )
