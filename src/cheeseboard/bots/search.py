"""A bot that searches a tree over worlds imagined from what its seat knows.

Every iteration imagines a world, walks down by the trees of the seats that decide, adds a node and
appraises the position there. Each seat has a tree of its own, and its edges are what that seat can
know: another seat's parked choice is one unknown edge until it is shown. So nobody's choice in the
tree depends on a secret. Chance is sampled afresh in every iteration.
"""

import math
import time
from collections.abc import Callable, Sequence
from typing import Any, Final

from cheeseboard.chance import Live, Seed
from cheeseboard.events import Seat, Silence
from cheeseboard.game import Game, Move
from cheeseboard.registry import game_of

SECONDS: Final = 1.0
EXPLORATION: Final = 0.6
PRIOR_WORLDS: Final = 2
"""Worlds in which every move at the root is tried once before the search."""
DEEPEST: Final = 60
"""Decisions in one iteration."""


class Node:
    """What a seat has seen so far, and how its moves from there have done."""

    __slots__ = ("available", "children", "total", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.total = 0.0
        self.available = 0
        """How often the move that leads here could have been chosen."""
        self.children: dict[Any, Node] = {}

    def child(self, edge: Any) -> "Node":
        found = self.children.get(edge)
        if found is None:
            found = self.children[edge] = Node()
        return found

    @property
    def mean(self) -> float:
        return self.total / self.visits if self.visits else 0.5


class Border(Silence):
    """Hears nothing but that something became known."""

    __slots__ = ("is_crossed",)

    def __init__(self) -> None:
        super().__init__()
        self.is_crossed = False

    def border(self, seat: Seat | None = None) -> None:
        if seat is None:
            self.is_crossed = True


class Search:
    """Thinks for some seconds, or for a number of iterations; with those it is reproducible."""

    def __init__(
        self, seed: Seed = 0, *, seconds: float = SECONDS, iterations: int | None = None
    ) -> None:
        self._chance = Live(seed, is_recording=False)
        self._seconds = seconds
        self._iterations = iterations
        self.should_stop: Callable[[], bool] = lambda: False
        """Asked after every iteration: "move now"."""
        self.iterations = 0
        """How many the last decision took."""

    def choose(self, view: Any, seat: Seat) -> Move:
        game = game_of(view)
        moves = game.moves(view, seat)
        self.iterations = 0
        if len(moves) == 1:
            only: Move = moves[0]
            return only
        tree = _Tree(game, view, seat, self._chance)
        tree.try_moves(moves)
        end = time.perf_counter() + self._seconds
        while not self._is_over(end):
            tree.iterate()
            self.iterations += 1
        best: Move = max(moves, key=lambda move: tree.worth(move))
        return best

    def _is_over(self, end: float) -> bool:
        if self.should_stop():
            return True
        if self._iterations is not None:
            return self.iterations >= self._iterations
        return time.perf_counter() >= end


class _Tree:
    """The trees of all seats for one decision."""

    def __init__(self, game: Game[Any, Any], view: Any, seat: Seat, chance: Live) -> None:
        self._game = game
        self._view = view
        self._seat = seat
        self._chance = chance
        world = game.imagine(view, seat, chance)
        self._seats: int = world.seats
        self._roots = [Node() for _ in range(self._seats)]
        self._scale = _Scale([game.appraise(world, each) for each in range(self._seats)])

    def worth(self, move: Move) -> tuple[int, float]:
        """Visits first: a rare move with a lucky mean is not to be trusted."""
        node = self._roots[self._seat].children.get(move.number)
        return (node.visits, node.mean) if node else (0, 0.0)

    def try_moves(self, moves: Sequence[Move]) -> None:
        """One step in a few worlds, so that the search begins where it looks best."""
        root = self._roots[self._seat]
        for _ in range(PRIOR_WORLDS):
            world = self._game.imagine(self._view, self._seat, self._chance)
            for move in moves:
                after = world.copy()
                self._game.apply(after, self._seat, move, self._chance, Border())
                child = root.child(move.number)
                child.available += 1
                child.visits += 1
                child.total += self._rewards(after)[self._seat]

    def iterate(self) -> None:
        game, chance = self._game, self._chance
        world = game.imagine(self._view, self._seat, chance)
        here = list(self._roots)
        path: list[tuple[Seat, Node]] = []
        parked: list[tuple[Seat, int]] = []
        is_new = False
        for _ in range(DEEPEST):
            to_act = game.to_act(world)
            if not to_act or is_new:
                break
            seat = to_act[0]
            moves = game.moves(world, seat)
            move, is_new = self._select(here[seat], moves)
            is_parked = game.decision(world, seat).is_parked
            log = Border()
            game.apply(world, seat, move, chance, log)
            chosen = here[seat].children[move.number]
            path.append((seat, chosen))
            here[seat] = chosen
            if is_parked:
                parked.append((seat, move.number))
            self._follow(here, seat, move, parked, is_parked and not log.is_crossed)
            if is_parked and log.is_crossed:
                parked.clear()
        rewards = self._rewards(world)
        for seat, node in path:
            node.visits += 1
            node.total += rewards[seat]

    def _follow(
        self,
        here: list[Node],
        seat: Seat,
        move: Move,
        parked: list[tuple[Seat, int]],
        is_secret: bool,
    ) -> None:
        """Every other seat goes on to what it can know now."""
        if is_secret:
            edge: Any = ("unknown", seat)
        elif parked:
            edge = ("shown", *parked)
        else:
            edge = (seat, move.number)
        for other in range(self._seats):
            if other != seat or (parked and not is_secret):
                here[other] = here[other].child(edge)

    def _select(self, node: Node, moves: Sequence[Move]) -> tuple[Move, bool]:
        """The move to try, and whether it has never been tried from here."""
        children = node.children
        fresh = [move for move in moves if move.number not in children]
        for move in moves:
            child = children.get(move.number)
            if child is not None:
                child.available += 1
        if fresh:
            move = fresh[self._chance.pick("fresh", len(fresh))]
            node.child(move.number).available += 1
            return move, True
        best = max(moves, key=lambda move: _bound(children[move.number]))
        return best, children[best.number].visits == 0

    def _rewards(self, world: Any) -> list[float]:
        """Between 0 and 1 for every seat: places at the end, appraisals before."""
        outcome = self._game.outcome(world)
        if outcome is not None:
            others = max(self._seats - 1, 1)
            return [1.0 - (rank - 1) / others for rank in outcome.ranks]
        values = [self._game.appraise(world, seat) for seat in range(self._seats)]
        return self._scale.rewards(values)


class _Scale:
    """Turns appraisals into rewards: what they change, measured by how much they usually do."""

    def __init__(self, start: Sequence[float]) -> None:
        self._start = list(start)
        self._squares = 1e-9
        self._count = 0

    def rewards(self, values: Sequence[float]) -> list[float]:
        changes = [value - start for value, start in zip(values, self._start, strict=True)]
        for change in changes:
            self._squares += change * change
            self._count += 1
        spread = math.sqrt(self._squares / self._count)
        return [0.5 + 0.5 * math.tanh(change / (2 * spread)) for change in changes]


def _bound(node: Node) -> float:
    if not node.visits:
        return math.inf
    return node.mean + EXPLORATION * math.sqrt(math.log(node.available) / node.visits)
