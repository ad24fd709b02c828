"""Weighs what a seat could have done: the same worlds for every move, led on by the same search.

A search finds the moves that are worth a thought. Then each of them, and the one that was played,
is made in the same worlds with the same chance, and goes on by the search's trees to the end of the
next turn; there the chances of all seats are read. So moves are compared like with like, and how
much their difference varies from world to world says how sure it is.

A move is a line here: where small moves belong together, a plan behind a screen or a card and its
aim, the whole line is weighed.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from cheeseboard.bots.brain import Teacher, brain_for
from cheeseboard.bots.chances import Oracle, standard_error
from cheeseboard.bots.search import Border, Node, Tree
from cheeseboard.chance import Seed, Simulated
from cheeseboard.game import Game, Move, Seat
from cheeseboard.registry import game_of

MOST: Final = 3
"""Moves beside the one that was played."""
EARLY: Final = 6
"""A short search is so many times shorter."""
TURNS: Final = 2
"""Turns after which chances are read."""
LONGEST: Final = 60
"""Moves in a line."""
DOUBT: Final = 0.08
"""How far one visit may lie from the mean of all, whatever the worlds say."""
CLEAR: Final = 0.25
"""The same for the values of the search."""
SEEDS: Final = 1_000_003


@dataclass(frozen=True, slots=True)
class Effort:
    """How hard a decision is thought through."""

    iterations: int
    rounds: int
    worlds: int


@dataclass(frozen=True, slots=True)
class Tried:
    """A line, and the chances of all seats behind it in each world."""

    line: tuple[Move, ...]
    visits: int
    shares: tuple[tuple[float, ...], ...]
    """By world."""
    worths: tuple[float, ...]
    """By world, how good it looks there to the seat that decides."""
    value: float
    """What the search itself thinks of its first move."""

    def mean(self, seat: Seat) -> float:
        """The chance of a seat, over all worlds."""
        return sum([row[seat] for row in self.shares]) / len(self.shares)

    def error(self, seat: Seat) -> float:
        """How far that mean may lie from the truth: worlds differ, and visits are few."""
        spread = standard_error([row[seat] for row in self.shares], self.mean(seat))
        return math.hypot(spread, DOUBT / math.sqrt(1 + self.visits))

    def gap(self, other: "Tried", seat: Seat) -> tuple[float, float]:
        """How much less than the other it gives the seat, and the error of that, world by world."""
        pairs = zip(self.shares, other.shares, strict=False)
        gaps = [theirs[seat] - mine[seat] for mine, theirs in pairs]
        mean = sum(gaps) / len(gaps)
        doubt = DOUBT / math.sqrt(1 + min(self.visits, other.visits))
        return mean, math.hypot(standard_error(gaps, mean), doubt)

    def is_beaten(self, best: "Tried") -> bool:
        """Whether the search, too, likes the best better, and the game's own appraisal.

        Chances are read off a curve: what it alone holds against a move is no verdict.
        """
        pairs = zip(self.worths, best.worths, strict=False)
        gaps = [theirs - mine for mine, theirs in pairs]
        mean = sum(gaps) / len(gaps)
        if mean <= standard_error(gaps, mean):
            return False
        if self.line[0] == best.line[0]:
            return True
        doubt = math.sqrt(1 / (1 + self.visits) + 1 / (1 + best.visits))
        return best.value - self.value > CLEAR * doubt


@dataclass(frozen=True, slots=True)
class Weighing:
    """What was weighed, the best first."""

    tried: tuple[Tried, ...]
    played: Tried
    worst: float
    """The chance of the seat behind the move that looked worst."""
    is_seen_early: bool
    """Whether a short search had the best among its first three."""
    seeds: tuple[int, ...]
    """Of the worlds."""
    iterations: int


class Scales:
    """Weighs one decision of a seat."""

    def __init__(
        self,
        view: Any,
        seat: Seat,
        oracle: Oracle,
        seed: int,
        effort: Effort,
        teacher: Teacher | None = brain_for,
    ) -> None:
        self._game: Game[Any, Any] = game_of(view)
        self._view = self._game.reopened(view, seat)
        self._seat = seat
        self._oracle = oracle
        self._seed = seed
        self._effort = effort
        self._tree = Tree(self._game, self._view, seat, Simulated(seed), teacher)
        self._tree.clock = oracle.clock
        self._ends = [choice.moves for choice in self._game.choices(self._view, seat)]
        self.seeds = tuple([_mixed(seed, place) for place in range(effort.worlds)])

    def world(self, place: int) -> Any:
        """One of the worlds that fit what the seat knows."""
        return self._game.imagine(self._view, self._seat, Simulated(self.seeds[place]))

    def weigh(self, played: Sequence[Move]) -> Weighing:
        """Compare what was played with what a search would have played."""
        game, seat, tree = self._game, self._seat, self._tree
        moves = list(game.ideas(self._view, seat))
        tree.try_moves(moves)
        looks_worst = min(moves, key=self._prior)
        early = self._think(moves, self._effort.iterations // EARLY)
        found = self._think(moves, self._effort.iterations - self._effort.iterations // EARLY)
        lines = self._different([self.line(move) for move in found], played)
        lines.append(tuple(played))
        tried = self._try(lines, self._effort.rounds)
        worst = self._try([self.line(looks_worst)], 1)[0].mean(seat)
        mine = tried[-1]
        tried.sort(key=lambda one: one.mean(seat), reverse=True)
        best = tried[0].line
        return Weighing(
            tuple(tried),
            mine,
            min(worst, tried[-1].mean(seat)),
            any(self.is_same(self.line(move), best) for move in early),
            self.seeds,
            self._effort.iterations,
        )

    def leaf(self, line: tuple[Move, ...], place: int) -> Any:
        """Where a line leads in one of the worlds, as the search goes on."""
        world = self.world(place)
        self._tree.use(Simulated(_mixed(self.seeds[place], 0)))
        self._tree.walk(world, line, TURNS)
        return world

    def _prior(self, move: Move) -> float:
        return self._tree.roots[self._seat].child(move.number).prior

    def _think(self, moves: Sequence[Move], iterations: int) -> list[Move]:
        """Search on, and say which moves look best so far."""
        for _ in range(iterations):
            self._tree.iterate()
        found = self._tree.candidates(moves)
        return [one.move for one in found[: MOST * 2]]

    # --- lines

    def line(self, move: Move) -> tuple[Move, ...]:
        """The move, and what belongs to it as the search goes on: a plan, or a card's aim."""
        game, seat = self._game, self._seat
        chance = Simulated(self._seed)
        world = game.imagine(self._view, seat, chance)
        node = self._tree.roots[seat]
        line: list[Move] = []
        while True:
            is_parked = game.decision(world, seat).is_parked
            log = Border()
            game.apply(world, seat, move, chance, log)
            line.append(move)
            node = node.child(move.number)
            if not is_parked and not self._is_begun(line):
                return tuple(line)
            if log.is_crossed or seat not in game.to_act(world) or len(line) >= LONGEST:
                return tuple(line)
            if not game.decision(world, seat).is_parked and is_parked:
                return tuple(line)
            move = self._next(node, world)

    def _is_begun(self, line: list[Move]) -> bool:
        """Whether pages offer the line only as the beginning of a longer one."""
        made = tuple(line)
        is_begun = False
        for end in self._ends:
            if end == made:
                return False
            is_begun = is_begun or end[: len(made)] == made
        return is_begun

    def _next(self, node: Node, world: Any) -> Move:
        """How the search would go on."""
        game, seat = self._game, self._seat
        moves: Sequence[Move] = game.ideas(world, seat)
        visits = [node.child(move.number).visits for move in moves]
        most = max(visits)
        hunch: Move | None = game.hunch(world, seat) if not most else None
        return hunch if hunch is not None else moves[visits.index(most)]

    def _different(
        self, lines: list[tuple[Move, ...]], played: Sequence[Move]
    ) -> list[tuple[Move, ...]]:
        """The first lines that lead to something else than each other and than the played one."""
        kept: list[tuple[Move, ...]] = []
        seen = [self._after(tuple(played))]
        for line in lines:
            after = self._after(line)
            if after not in seen:
                seen.append(after)
                kept.append(line)
            if len(kept) == MOST:
                break
        return kept

    def is_same(self, one: tuple[Move, ...], other: tuple[Move, ...]) -> bool:
        """Whether two lines lead to the same."""
        return one == other or bool(self._after(one) == self._after(other))

    def _after(self, line: tuple[Move, ...]) -> Any:
        """What the seat sees behind a line, in one of the worlds."""
        game, seat = self._game, self._seat
        chance = Simulated(self._seed)
        world = game.imagine(self._view, seat, chance)
        for move in line:
            game.apply(world, seat, move, chance, Border())
        return game.view(world, seat)

    # --- worlds

    def _try(self, lines: list[tuple[Move, ...]], rounds: int) -> list[Tried]:
        """Every line in every world, so many times, with the same chance for all lines."""
        worlds = self._effort.worlds
        seats: int = self._view.seats
        sums = [[[0.0] * seats for _ in range(worlds)] for _ in lines]
        worths = [[0.0] * worlds for _ in lines]
        for each in range(rounds):
            for place in range(worlds):
                world = self.world(place)
                seed = _mixed(self.seeds[place], each + 1)
                for number, line in enumerate(lines):
                    after = world.copy()
                    self._tree.use(Simulated(seed))
                    self._tree.walk(after, line, TURNS)
                    worth: float = self._game.appraise(after, self._seat)
                    worths[number][place] += worth / rounds
                    total = sums[number][place]
                    for seat, share in enumerate(self._oracle.shares(after)):
                        total[seat] += share / rounds
        root = self._tree.roots[self._seat]
        return [
            Tried(
                line,
                root.child(line[0].number).visits,
                tuple([tuple(row) for row in sums[number]]),
                tuple(worths[number]),
                root.value(root.child(line[0].number)),
            )
            for number, line in enumerate(lines)
        ]


def _mixed(seed: Seed, number: int) -> int:
    """Another seed for each number."""
    assert isinstance(seed, int)
    return (seed * SEEDS + number * 7919 + 12345) % (1 << 62)
