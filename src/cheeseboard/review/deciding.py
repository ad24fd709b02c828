"""One decision of a match, weighed from what its seat could know: moves, terms, worlds."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from cheeseboard import registry
from cheeseboard.bots.chances import Oracle
from cheeseboard.bots.weighing import Effort, Scales, Tried, Weighing
from cheeseboard.chance import Simulated
from cheeseboard.events import SILENCE, Seat
from cheeseboard.game import Game, Move
from cheeseboard.review.counting import SLIP, SURE, settled
from cheeseboard.review.model import CERTAIN, RankedMove, Said, Term, Weighed, World
from cheeseboard.state import State

MOST_MOVES: Final = 3
MOST_TERMS: Final = 4
TERM_WORLDS: Final = 8
LEAST_TERM: Final = 0.005
AGAIN: Final = 3
"""So many times longer is the look that confirms a slip."""

Terms = Callable[[Any, Seat], Sequence[tuple[str, float]]]
Group = Callable[[Any, Any, Seat], str]


class Decision:
    """A decision of a seat, and what it knew then."""

    def __init__(
        self, game: Game[Any, Any], state: Any, seat: Seat, number: int, played: tuple[Move, ...]
    ) -> None:
        """`state` is the position before it; of it, only what the seat sees is thought about."""
        self._game = game
        self._state = state
        self._seat = seat
        self._number = number
        self._played = played
        self._view = game.view(state, seat)
        self._choices = {choice.moves: choice for choice in game.choices(self._view, seat)}

    def weigh(self, now: tuple[int, ...], oracle: Oracle, seed: int, effort: Effort) -> Weighed:
        """Weigh it; `now` are the chances before it, which the best move keeps."""
        scales = Scales(self._view, self._seat, oracle, seed, effort)
        found = scales.weigh(self._played)
        ranked = self._ranked(found, now)
        played = next(move for move in ranked if move.is_played)
        change = [mine - best for mine, best in zip(played.values, ranked[0].values, strict=True)]
        before = now[self._seat]
        error = self._error(found, played, change[self._seat])
        loss = -change[self._seat]
        if loss >= SLIP and loss > SURE * error and not self._is_worse_again(oracle, seed, effort):
            error = loss
        spread = found.tried[0].mean(self._seat) - found.worst
        worlds = [scales.world(place) for place in range(effort.worlds)]
        return Weighed(
            self._number,
            self._seat,
            tuple(ranked),
            tuple(change),
            error,
            min(round(spread * CERTAIN), before) if before else 0,
            found.is_seen_early,
            tuple(self.terms(found.tried[0].line, found.played.line, scales)),
            tuple(self._worlds(found, worlds, before)),
            found.iterations,
        )

    def _error(self, found: Weighing, played: RankedMove, change: int) -> int:
        """How far the cost of the choice may be off; all of it where the search does not agree."""
        if played.is_best:
            return played.error
        if found.played.is_beaten(found.tried[0]):
            return played.gap_error
        return max(played.gap_error, -change)

    def _is_worse_again(self, oracle: Oracle, seed: int, effort: Effort) -> bool:
        """Whether a longer look, in worlds of its own, holds as much against what was played.

        The best of several moves is a little too good where it was chosen for that: nothing is
        called a slip by the worlds that chose.
        """
        longer = Effort(effort.iterations * AGAIN, effort.rounds, effort.worlds)
        found = Scales(self._view, self._seat, oracle, seed + 1, longer).weigh(self._played)
        best = found.tried[0]
        gap, error = found.played.gap(best, self._seat)
        return gap * CERTAIN >= SLIP and gap > SURE * error and found.played.is_beaten(best)

    # --- moves

    def _ranked(self, found: Weighing, now: tuple[int, ...]) -> list[RankedMove]:
        best = found.tried[0]
        kept = list(found.tried[:MOST_MOVES])
        if found.played not in kept:
            kept.append(found.played)
        first = _shifted(best, best, now, self._seat)
        ranked = []
        for one in kept:
            values = first if one is best else _shifted(one, best, now, self._seat)
            _, gap_error = one.gap(best, self._seat)
            ranked.append(
                RankedMove(
                    tuple(move.text for move in one.line),
                    self.labels(one.line),
                    values,
                    max(round(one.error(self._seat) * CERTAIN), 1),
                    0 if one is best else max(round(gap_error * CERTAIN), 1),
                    one.visits,
                    one is found.played,
                    one is best,
                )
            )
        return ranked

    def labels(self, line: tuple[Move, ...]) -> tuple[Said, ...]:
        """The line in words: the choice that pages offer, or else each of its moves."""
        game, seat = self._game, self._seat
        if line in self._choices:
            return (Said.of(self._choices[line].label.message),)
        chance = Simulated(self._number)
        world = game.imagine(game.reopened(self._view, seat), seat, chance)
        found = []
        for move in line:
            found.append(Said.of(game.label(game.view(world, seat), seat, move).message))
            game.apply(world, seat, move, chance, SILENCE)
        return tuple(found)

    # --- why

    def terms(self, best: tuple[Move, ...], played: tuple[Move, ...], scales: Scales) -> list[Term]:
        """What differs most between where two lines lead; of a single one, what it changes."""
        heuristics = registry.part(self._game.meta.id, "heuristics")
        terms: Terms | None = getattr(heuristics, "terms", None)
        if terms is None:
            return []
        one = self._changes(terms, best, scales)
        two = one if best == played else self._changes(terms, played, scales)
        both = [(key, one.get(key, 0.0), two.get(key, 0.0)) for key in sorted({*one, *two})]
        base = 0.0 if best == played else 1.0
        both.sort(key=lambda entry: -abs(entry[1] - base * entry[2]))
        telling = [entry for entry in both if max(abs(entry[1]), abs(entry[2])) >= LEAST_TERM]
        kept = telling[:MOST_TERMS]
        speaks_for = [entry for entry in telling if entry[2] > entry[1]]
        if speaks_for and not any(entry in kept for entry in speaks_for):
            kept[-1] = speaks_for[0]
        return [Term(key, round(100 * first), round(100 * second)) for key, first, second in kept]

    def _changes(self, terms: Terms, line: tuple[Move, ...], scales: Scales) -> dict[str, float]:
        """What a line changes in each term by the end of the next turn, on average over worlds."""
        changes: dict[str, float] = {}
        count = min(TERM_WORLDS, len(scales.seeds))
        for place in range(count):
            world, after = scales.world(place), scales.leaf(line, place)
            for sign, state in ((-1.0, world), (1.0, after)):
                for key, value in terms(state, self._seat):
                    changes[key] = changes.get(key, 0.0) + sign * value / count
        return changes

    def _after(self, world: Any, line: tuple[Move, ...]) -> Any:
        after = world.copy()
        chance = Simulated(self._number)
        for move in line:
            self._game.apply(after, self._seat, move, chance, SILENCE)
        return after

    # --- how it could be

    def _worlds(self, found: Weighing, worlds: Sequence[Any], before: int) -> list[World]:
        group: Group | None = getattr(registry.part(self._game.meta.id, "hindsight"), "group", None)
        truth = _leaves(self._state)
        distances = [_distance(_leaves(world), truth) for world in worlds]
        nearest = distances.index(min(distances))
        best = found.tried[0].mean(self._seat)
        made = []
        for place, (world, row) in enumerate(zip(worlds, found.played.shares, strict=True)):
            value = before + (row[self._seat] - best) * CERTAIN
            name = group(world, self._after(world, found.played.line), self._seat) if group else ""
            made.append(
                World(
                    found.seeds[place],
                    round(min(max(value, 0.0), CERTAIN)),
                    name,
                    place == nearest,
                )
            )
        return made


def _shifted(one: Tried, best: Tried, now: tuple[int, ...], seat: Seat) -> tuple[int, ...]:
    """The chances of all behind a line, so that those behind the best are the present ones."""
    gaps = [one.mean(each) - best.mean(each) for each in range(len(now))]
    values = list(settled([value + gap * CERTAIN for value, gap in zip(now, gaps, strict=True)]))
    above = values[seat] - now[seat]
    if above > 0:
        values[seat] -= above
        if len(values) > 1:
            others = [each for each in range(len(values)) if each != seat]
            values[max(others, key=lambda each: values[each])] += above
    return tuple(values)


def _leaves(state: State) -> list[object]:
    """All values of a position, in order."""
    found: list[object] = []
    ahead: list[object] = [state.to_json()]
    while ahead:
        data = ahead.pop()
        if isinstance(data, dict):
            ahead += data.values()
        elif isinstance(data, list):
            found.append(len(data))
            ahead += data
        else:
            found.append(data)
    return found


def _distance(one: list[object], other: list[object]) -> int:
    """In how many places two positions differ."""
    common = min(len(one), len(other))
    differing = sum(one[place] != other[place] for place in range(common))
    return differing + max(len(one), len(other)) - common
