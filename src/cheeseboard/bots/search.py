"""A bot that searches a tree over worlds imagined from what its seat knows.

Every iteration imagines a world and walks down by the trees of the seats that decide. Each seat has
a tree of its own, and its edges are what that seat can know: another seat's parked choice is no
edge until it is shown. So nobody's choice in the tree depends on a secret. What others do while a
seat decides at the same time is no edge either: it seldom matters, and a tree that told all of it
apart would never get to the next turn. Chance is sampled afresh in every iteration.

The game's appraisal does three things. It says before the search which moves look good (the prior),
so that the tree grows there. From the first new node on it leads every seat's moves (or the game's
hunch does, where it has one) to the end of the turn, or to the reveal of secret choices: positions
in the middle of a turn do not compare. And there it says how good the position is, so that long
games need no play to their end.
"""

import math
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from cheeseboard.bots.brain import Brain, Teacher, final_reward
from cheeseboard.chance import Chance, Seed, Simulated
from cheeseboard.events import Seat, Silence
from cheeseboard.game import NONE, Game, Move, Outcome
from cheeseboard.registry import game_of

SECONDS: Final = 1.0
EXPLORATION: Final = 0.6
"""How much a good prior counts against good results."""
SHARPNESS: Final = 0.1
"""Moves that look worse than the best by so much of the reward have a third of its prior."""
PRIOR_WORLDS: Final = 4
"""Worlds in which every move at the root is tried once before the search."""
PRIOR_WEIGHT: Final = 1.0
"""Visits that a move's prior counts for."""
FORESEEN: Final = 6.0
"""The same where the game has a hunch: such a prior looks to the end of a whole plan."""
DOUBT: Final = 0.25
"""How far the results of one iteration usually lie from their mean."""
SURE: Final = 0.75
"""The same for ending a search early: what looks clear after few iterations often is not."""
WARM_UP: Final = 6
"""Iterations after which it is known how much appraisals usually change."""
DEEPEST: Final = 500
"""Decisions in one iteration."""
CLEAR_AFTER: Final = 64
"""Iterations between looks whether one move is beyond doubt."""
FRESH: Final = 12
"""New nodes in one iteration, unless somebody is about to reveal something."""


class Node:
    """What a seat has seen so far: how the move that led here did, and what was tried from here."""

    __slots__ = (
        "asked",
        "asked_prior",
        "asked_total",
        "children",
        "has_prior",
        "is_certain",
        "is_met",
        "prior",
        "prior_weight",
        "total",
        "visits",
        "worth",
    )

    def __init__(self) -> None:
        self.visits = 0
        """How often the move that leads here was made."""
        self.total = 0.0
        """Rewards of those iterations."""
        self.prior = 0.0
        """The reward that the move promises at first sight."""
        self.has_prior = False
        self.worth = 0.0
        """The appraisal behind the prior."""
        self.is_certain = False
        """Whether the prior is no appraisal but the end of the match."""
        self.asked = 0
        """How often a move was chosen here."""
        self.asked_total = 0.0
        """Rewards of those iterations."""
        self.asked_prior = 0.0
        """Priors of the moves that were chosen."""
        self.is_met = False
        """Whether an iteration has come here before."""
        self.prior_weight = PRIOR_WEIGHT
        """Visits that the priors of moves from here count for."""
        self.children: dict[object, Node] = {}

    def child(self, edge: object) -> "Node":
        found = self.children.get(edge)
        if found is None:
            found = self.children[edge] = Node()
        return found

    def tell(self, child: "Node", reward: float) -> None:
        """An iteration that went on from here to `child` has ended."""
        child.visits += 1
        child.total += reward
        self.asked += 1
        self.asked_total += reward
        self.asked_prior += child.prior

    def forget(self) -> None:
        """Drop what iterations have told, but for the children."""
        self.visits = self.asked = 0
        self.total = self.asked_total = self.asked_prior = 0.0

    def value(self, child: "Node") -> float:
        """What a move from here is worth: its results, and its prior as a result among them.

        Priors are taken before others answer, results after. So a prior counts by how much it
        differs from those of the moves tried so far.
        """
        promise = child.prior
        if self.asked:
            promise += (self.asked_total - self.asked_prior) / self.asked
        weight = self.prior_weight
        return (child.total + weight * promise) / (child.visits + weight)


class Border(Silence):
    """Hears nothing but that something became known."""

    __slots__ = ("is_crossed",)

    def __init__(self) -> None:
        super().__init__()
        self.is_crossed = False

    def border(self, seat: Seat | None = None) -> None:
        if seat is None:
            self.is_crossed = True

    def show(self) -> None:
        self.is_crossed = True


@dataclass(frozen=True, slots=True)
class Candidate:
    """A legal move as the search sees it."""

    move: Move
    value: float
    """From 0 to 1; 0.5 is a position as good as the present one, 1 a certain win."""
    visits: int


class Search:
    """Thinks for some seconds, or for a number of iterations; with those it is reproducible.

    As long as nobody else has moved since its last decision it goes on with the same tree.
    """

    def __init__(
        self,
        seed: Seed = 0,
        *,
        seconds: float = SECONDS,
        iterations: int | None = None,
        teacher: Teacher | None = None,
    ) -> None:
        self._chance = Simulated(seed)
        self._seconds = seconds
        self._iterations = iterations
        self._teacher = teacher
        self._tree: Tree | None = None
        self.should_stop: Callable[[], bool] = _never
        """Asked after every iteration: "move now"."""
        self.iterations = 0
        """How many the last decision took."""
        self.is_tree_kept = False
        """Whether the last decision began with the tree of the one before."""
        self.candidates: tuple[Candidate, ...] = ()
        """What the last decision had to choose from, the best first."""

    def choose(self, view: Any, seat: Seat) -> Move:
        """The move that the search likes best within its budget."""
        game = game_of(view)
        view = game.reopened(view, seat)
        moves = game.ideas(view, seat)
        self.iterations = 0
        tree = self._tree
        self.is_tree_kept = tree is not None and tree.goes_on(game, view, seat)
        if tree is None or not self.is_tree_kept:
            tree = self._tree = Tree(game, view, seat, self._chance, self._teacher)
        if len(moves) > 1:
            self._think(tree, moves)
        self.candidates = tree.candidates(moves)
        best = self.candidates[0].move
        tree.chosen = best
        return best

    def _think(self, tree: "Tree", moves: Sequence[Move]) -> None:
        end = time.perf_counter() + self._seconds
        tree.try_moves(moves)
        while not self._is_over(end):
            tree.iterate()
            self.iterations += 1
            if self.iterations % CLEAR_AFTER == 0 and tree.is_clear(moves):
                return

    def _is_over(self, end: float) -> bool:
        if self.should_stop():
            return True
        if self._iterations is not None:
            return self.iterations >= self._iterations
        return time.perf_counter() >= end


def _never() -> bool:
    return False


class Tree:
    """The trees of all seats, from one decision of a seat on."""

    def __init__(
        self,
        game: Game[Any, Any],
        view: Any,
        seat: Seat,
        chance: Chance,
        teacher: Teacher | None = None,
    ) -> None:
        self._game = game
        self._view = view
        self._seat = seat
        self._chance = chance
        world = game.imagine(view, seat, chance)
        self._seats: int = world.seats
        self._brain: Brain | None = teacher(world) if teacher is not None else None
        self.roots = [Node() for _ in range(self._seats)]
        """Where the trees of all seats begin."""
        self._scale = Scale([self._appraise(world, each) for each in range(self._seats)])
        self._shifts = self._plain_shifts(world)
        self._warm: list[Walk] = []
        """The first iterations, until the scale is known."""
        self.chosen: Move | None = None
        """The move that was made in the end."""
        self.clock: Callable[[Any], tuple[int, int]] | None = None
        """Where there is one, it tells for a walk with a line when a turn is over."""

    def _appraise(self, world: Any, seat: Seat) -> float:
        """How good a world is, by what was learned or else by the game's own appraisal."""
        if self._brain is None:
            return self._game.appraise(world, seat)
        return self._brain.appraise(world, seat)

    def _plain_shifts(self, world: Any) -> list[float]:
        """By seat, what brings plain promises to the level of the brain; none without such."""
        brain = self._brain
        if brain is None or not brain.has_plain_priors:
            return []
        return [
            brain.appraise(world, each) - brain.by_hand(world, each) for each in range(self._seats)
        ]

    def _look_ahead(self, world: Any, seat: Seat) -> float:
        """What a position right after a move is worth, by the quicker appraisal if it does."""
        if self._brain is not None and self._shifts:
            return self._shifts[seat] + self._brain.by_hand(world, seat)
        return self._appraise(world, seat)

    # --- the root

    def goes_on(self, game: Game[Any, Any], view: Any, seat: Seat) -> bool:
        """Step on to a view that follows from the chosen move alone; False if it does not."""
        move, self.chosen = self.chosen, None
        if move is None or game is not self._game or seat != self._seat:
            return False
        world = game.imagine(self._view, seat, self._chance)
        is_parked = game.decision(self._view, seat).is_parked
        is_alone = len(game.to_act(self._view)) == 1
        log = Border()
        game.apply(world, seat, move, self._chance, log)
        if (is_parked and log.is_crossed) or game.view(world, seat) != view:
            return False
        self._view = view
        for other, root in enumerate(self.roots):
            if other == seat:
                self.roots[other] = root.child(move.number)
            elif is_alone and not is_parked:
                self.roots[other] = root.child((seat, move.number))
        return True

    def try_moves(self, moves: Sequence[Move]) -> None:
        """One step in a few worlds, so that the search begins where it looks best."""
        game = self._game
        values = [0.0] * len(moves)
        for _ in range(PRIOR_WORLDS):
            world = game.imagine(self._view, self._seat, self._chance)
            for place, move in enumerate(moves):
                after = world.copy()
                game.apply(after, self._seat, move, self._chance, Border())
                values[place] += self._appraise(after, self._seat) / PRIOR_WORLDS
        self._scale.begin(self._seat, values)
        root = self.roots[self._seat]
        root.is_met = True
        if game.hunch(world, self._seat) is not None:
            root.prior_weight = FORESEEN
        for move, value in zip(moves, values, strict=True):
            child = root.child(move.number)
            child.has_prior = True
            child.worth = value
            child.prior = self._scale.reward(self._seat, value)

    def candidates(self, moves: Sequence[Move]) -> tuple[Candidate, ...]:
        """The moves, the one to be trusted most first."""
        root = self.roots[self._seat]
        found: list[Candidate] = []
        for move in moves:
            child = root.child(move.number)
            found.append(Candidate(move, root.value(child), child.visits))
        found.sort(key=_trust, reverse=True)
        return tuple(found)

    def is_clear(self, moves: Sequence[Move]) -> bool:
        """Whether one move is better than all others, however doubt is shared out."""
        candidates = self.candidates(moves)
        best = candidates[0]
        least = best.value - SURE / math.sqrt(1 + best.visits)
        for other in candidates[1:]:
            if other.value + SURE / math.sqrt(1 + other.visits) >= least:
                return False
        return True

    # --- an iteration

    def iterate(self) -> None:
        """Imagine a world, and learn from how it goes on there."""
        world = self._game.imagine(self._view, self._seat, self._chance)
        self.walk(world, (), 1)

    def use(self, chance: Chance) -> None:
        """From here on, let this chance decide."""
        self._chance = chance

    def walk(self, world: Any, line: Sequence[Move], turns: int) -> None:
        """Go on in a world, to the end of so many turns and something new, and learn from it.

        If there is a line, the seat that decides begins with it, and the turns are all.
        """
        game, chance = self._game, self._chance
        here = list(self.roots)
        walk = Walk()
        parked: list[tuple[Seat, int]] = []
        fresh = 0
        made = 0
        clock = self.clock
        time_is = clock(world) if clock is not None else (0, 0)
        to_act = game.to_act(world)
        for _ in range(DEEPEST):
            if not to_act:
                break
            seat = self._first(to_act)
            node = here[seat]
            moves = game.ideas(world, seat)
            is_given = seat == self._seat and made < len(line)
            is_new = len(moves) > 1 and not node.is_met and not is_given
            node.is_met = True
            fresh += is_new
            hunch = game.hunch(world, seat) if is_new else None
            if hunch is not None:
                node.prior_weight = FORESEEN
            is_weighed = hunch is None and len(moves) > 1
            move: Move = hunch or moves[0]
            if is_given:
                move = line[made]
                made += 1
                self._know(node.child(move.number), world, seat, move)
            elif is_weighed:
                move = self._select(node, moves, world, seat)
            is_parked = game.decision(world, seat).is_parked
            is_alone = len(to_act) == 1
            log = Border()
            game.apply(world, seat, move, chance, log)
            is_secret = is_parked and not log.is_crossed
            here[seat] = node.child(move.number)
            if is_weighed:
                walk.steps.append((seat, node, here[seat]))
            if is_parked:
                parked.append((seat, move.number))
            if not is_secret:
                if is_alone or parked:
                    self._follow(here, seat, move, parked)
                parked = []
            to_act = game.to_act(world)
            is_over = self._first(to_act) != seat or (is_parked and log.is_crossed)
            if line and clock is not None:
                time_is, before = clock(world), time_is
                is_over = time_is != before or (is_parked and log.is_crossed)
            if is_secret or made < len(line):
                continue
            turns -= is_over
            is_end = is_over and turns <= 0
            if is_end if line else (fresh and is_end) or fresh >= FRESH:
                break
        walk.outcome = game.outcome(world)
        if walk.outcome is None:
            for seat, _, _ in walk.steps:
                if seat not in walk.values:
                    walk.values[seat] = self._appraise(world, seat)
        self._learn(walk)

    def _know(self, child: Node, world: Any, seat: Seat, move: Move) -> None:
        if not child.has_prior:
            self._promise(child, world, seat, move)

    def _first(self, to_act: tuple[Seat, ...]) -> Seat:
        """Of several seats that decide at once the searching one comes first; NONE at the end."""
        if self._seat in to_act:
            return self._seat
        return to_act[0] if to_act else NONE

    def _follow(
        self, here: list[Node], seat: Seat, move: Move, parked: list[tuple[Seat, int]]
    ) -> None:
        """Every other seat goes on to what it can know now."""
        if parked:
            shown = ("shown", *parked)
            for other in range(self._seats):
                here[other] = here[other].child(shown)
            return
        edge = (seat, move.number)
        for other in range(self._seats):
            if other != seat:
                here[other] = here[other].child(edge)

    def _select(self, node: Node, moves: Sequence[Move], world: Any, seat: Seat) -> Move:
        """The move with the best value, and a bonus for those that promise much and are rare."""
        children: list[Node] = []
        visits = 1
        for move in moves:
            child = node.child(move.number)
            self._know(child, world, seat, move)
            children.append(child)
            visits += child.visits
        best_prior = max([child.prior for child in children])
        weights = [math.exp((child.prior - best_prior) / SHARPNESS) for child in children]
        bonus = EXPLORATION * math.sqrt(visits) / sum(weights)
        best = 0
        best_value = -math.inf
        for place, child in enumerate(children):
            value = node.value(child) + bonus * weights[place] / (1 + child.visits)
            if value > best_value:
                best, best_value = place, value
        chosen: Move = moves[best]
        return chosen

    def _promise(self, child: Node, world: Any, seat: Seat, move: Move) -> None:
        """The prior of a move: the reward of the position right after it."""
        child.has_prior = True
        after = world.copy()
        self._game.apply(after, seat, move, self._chance, Border())
        outcome = self._game.outcome(after)
        if outcome is not None:
            child.is_certain = True
            child.prior = final_reward(outcome, seat)
        else:
            child.worth = self._look_ahead(after, seat)
            child.prior = self._scale.reward(seat, child.worth)

    def _learn(self, walk: "Walk") -> None:
        """Tell all that was chosen what became of it; the first few again, by the right scale."""
        self._tell(walk)
        if self._scale.is_settled:
            return
        self._warm.append(walk)
        if len(self._warm) < WARM_UP:
            return
        self._scale.settle([walk.values for walk in self._warm])
        for seat, root in enumerate(self.roots):
            self._rescale(seat, root)
        for each in self._warm:
            self._tell(each)
        self._warm = []

    def _tell(self, walk: "Walk") -> None:
        for seat, node, child in walk.steps:
            if walk.outcome is not None:
                reward = final_reward(walk.outcome, seat)
            else:
                reward = self._scale.reward(seat, walk.values[seat])
            node.tell(child, reward)

    def _rescale(self, seat: Seat, root: Node) -> None:
        """Begin again with the same nodes and other rewards."""
        left = [root]
        while left:
            node = left.pop()
            node.forget()
            if not node.is_certain:
                node.prior = self._scale.reward(seat, node.worth)
            left += node.children.values()


class Walk:
    """One iteration: who chose what from where, and where it ended."""

    __slots__ = ("outcome", "steps", "values")

    def __init__(self) -> None:
        self.steps: list[tuple[Seat, Node, Node]] = []
        self.outcome: Outcome | None = None
        self.values: dict[Seat, float] = {}
        """Appraisals for the seats that chose, unless the match was over."""


class Scale:
    """Turns appraisals into rewards from 0 to 1: what they change, by how much they usually do."""

    def __init__(self, start: list[float]) -> None:
        self._middle = start
        """The appraisal that is worth a half, for each seat."""
        self._spread = 0.0
        self.is_settled = False

    def begin(self, seat: Seat, values: list[float]) -> None:
        """A first idea of the usual change, from one step of a seat."""
        if self._spread:
            return
        half = len(values) // 2
        changes = sorted([abs(value - self._middle[seat]) for value in values])
        lead = max(values) - sorted(values)[half]
        self._spread = max(changes[half], lead, 1e-6)

    def settle(self, samples: list[dict[Seat, float]]) -> None:
        """From here on, what the first iterations found is the measure."""
        self.is_settled = True
        squares = 0.0
        count = 0
        for seat in range(len(self._middle)):
            values = [sample[seat] for sample in samples if seat in sample]
            if values:
                self._middle[seat] = sum(values) / len(values)
                squares += sum([(value - self._middle[seat]) ** 2 for value in values])
                count += len(values)
        if count:
            self._spread = max(math.sqrt(squares / count), self._spread / 2)

    def reward(self, seat: Seat, value: float) -> float:
        return 0.5 + 0.5 * math.tanh((value - self._middle[seat]) / (2 * self._spread))


def _trust(candidate: Candidate) -> float:
    """The value less a doubt: a rare move with a lucky mean is not to be trusted."""
    return candidate.value - DOUBT / math.sqrt(1 + candidate.visits)
