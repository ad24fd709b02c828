"""Finds puzzles: decisions with one good move, in matches between bots or in records.

A decision becomes a puzzle if a bot that looks one move ahead misses what a search finds, and if
that move, by what the seat can know, is far better than all others: at the first look, and once
more when it is thought through ten times longer. Most decisions are no puzzles, so each is looked
at a little longer than before, and left as soon as it promises nothing.
"""

import hashlib
import math
import random
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Any, Final

from cheeseboard import registry
from cheeseboard.bots import Greedy, make
from cheeseboard.bots.chances import Oracle, oracle
from cheeseboard.bots.weighing import Effort, Scales, Weighing
from cheeseboard.events import Seat
from cheeseboard.game import Game, Move
from cheeseboard.match import Match
from cheeseboard.position import write_as
from cheeseboard.record import Played, Record
from cheeseboard.review.deciding import Decision
from cheeseboard.review.model import CERTAIN, NOBODY, Said
from cheeseboard.review.puzzles import FIND, MARGIN, VERIFY, Puzzle, is_clear, verify
from cheeseboard.review.reading import fingerprint, read_match

LEVELS: Final = ("easy", "easy", "medium")
"""Who plays the matches: what happens to people happens to them."""
GLANCE: Final = Effort(iterations=80, rounds=1, worlds=8)
"""A look before the first real one, about four times shorter."""
HOPE: Final = 1.5
"""A look ends it where so many standard errors more would not make a puzzle of it."""
DOUBTED: Final = Effort(iterations=800, rounds=3, worlds=20)
"""A look before the longest one, about four times shorter: most that fail there fail here."""
FEWEST: Final = 4
"""Choices without which there is nothing to find."""
APART: Final = 6
"""Steps between two puzzles of a match."""
SHARE: Final = 0.4
"""At most so much of a collection asks for the same kind of move."""


def find(
    game: str, seats: int, seed: int, effort: Effort = FIND, share: float = 1.0
) -> Iterator[Puzzle]:
    """The puzzles of a match between bots, verified; of its decisions, a share is looked at."""
    dice = random.Random(f"puzzle/{game}/{seats}/{seed}")
    positions = _arena(registry.load(game), seats, dice)
    return _found_in(positions, f"{game}/{seats}/{seed}", effort, dice, share)


def find_in(record: Record, effort: Effort = FIND) -> Iterator[Puzzle]:
    """The puzzles of a finished match, verified; raises `Unfinished` and `RecordError`."""
    reading = read_match(record)
    source = f"{record.game}/{record.seats}/{fingerprint(record)[:8]}"
    positions = _recorded(reading.game, reading.record)
    return _found_in(positions, source, effort, random.Random(source), 1.0)


Position = tuple[Match[Any, Any], Seat]
"""A match in which a seat is about to move."""


def _arena(game: Game[Any, Any], seats: int, dice: random.Random) -> Iterator[Position]:
    match: Match[Any, Any] = Match.new(game, seats, {}, dice.getrandbits(60))
    id = game.meta.id
    bots = [make(dice.choice(LEVELS), id, seats, dice.getrandbits(60)) for _ in range(seats)]
    while match.to_act:
        seat = match.to_act[0]
        yield match, seat
        match.play(seat, bots[seat].choose(match.view(seat), seat))


def _recorded(game: Game[Any, Any], record: Record) -> Iterator[Position]:
    for match, step in zip(Match.walk(game, record), record.steps, strict=False):
        if isinstance(step, Played):
            yield match, step.seat


def _found_in(
    positions: Iterator[Position], source: str, effort: Effort, dice: random.Random, share: float
) -> Iterator[Puzzle]:
    last = -APART
    asked: set[tuple[Seat, int]] = set()
    for match, seat in positions:
        game, view = match.game, match.view(seat)
        step = len(match.record.steps)
        begun = (seat, match.event_count)  # what is parked goes on until everybody has learnt it
        is_begun = game.decision(view, seat).is_parked and begun in asked
        is_asked = step >= last + APART and not is_begun and dice.random() < share
        if is_asked and len(match.moves(seat)) >= FEWEST:
            clock = oracle(game.meta.id, match.seats).clock
            round = clock(view)[0] if clock is not None else 0
            puzzle = ask(game, view, seat, f"{source}/{step}", effort, round=round)
            if puzzle is not None:
                yield puzzle
                last = step
        asked.add(begun)


def ask(
    game: Game[Any, Any], view: Any, seat: Seat, source: str, effort: Effort, *, round: int = 0
) -> Puzzle | None:
    """The puzzle that a decision is, verified; None if it is none."""
    seed = _number(source)
    tempting = Greedy(seed).choose(view, seat)
    judge = oracle(game.meta.id, view.seats)
    if not _promises(view, seat, judge, tempting, seed + 1):
        return None
    scales = Scales(view, seat, judge, seed, effort)
    lure = scales.line(tempting)
    weighed = scales.weigh(lure)
    best = weighed.tried[0]
    if best is weighed.played or len(weighed.tried) < 2:
        return None
    gap, error = _lead(weighed, seat)
    if not _may_be_clear(gap, error):
        return None
    decision = Decision(game, view, seat, NOBODY, lure)
    difficulty = _difficulty(len(game.choices(view, seat)), gap, weighed.is_seen_early)
    puzzle = Puzzle(
        hashlib.blake2b(write_as(game, view).encode(), digest_size=8).hexdigest(),
        view.seats,
        seat,
        write_as(game, view),
        Said.of(game.decision(view, seat).message),
        tuple(move.text for move in best.line),
        decision.labels(best.line),
        tuple(move.text for move in lure),
        decision.labels(lure),
        tuple(decision.terms(best.line, lure, scales)),
        round_(gap),
        round_(error),
        difficulty,
        round,
        source,
    )
    if not is_clear(*verify(game, puzzle, DOUBTED)):
        return None
    lead, doubt = verify(game, puzzle, VERIFY)
    return replace(puzzle, margin=lead, error=doubt) if is_clear(lead, doubt) else None


def _promises(view: Any, seat: Seat, judge: Oracle, tempting: Move, seed: int) -> bool:
    """Whether a glance leaves hope that something else than what tempts lies far ahead."""
    scales = Scales(view, seat, judge, seed, GLANCE)
    weighed = scales.weigh(scales.line(tempting))
    if len(weighed.tried) < 2:
        return False
    gap, error = _lead(weighed, seat)
    return _may_be_clear(-gap if weighed.tried[0] is weighed.played else gap, error)


def _may_be_clear(gap: float, error: float) -> bool:
    """Whether a longer look might find the best far ahead."""
    return (gap + HOPE * error) * CERTAIN >= MARGIN


def _lead(weighed: Weighing, seat: Seat) -> tuple[float, float]:
    """How far the best lies before the second, and the error of that."""
    return weighed.tried[1].gap(weighed.tried[0], seat)


def choose(found: Iterable[Puzzle], most: int) -> list[Puzzle]:
    """A collection of different puzzles, from easy to hard."""
    different = {puzzle.id: puzzle for puzzle in found}
    ordered = sorted(different.values(), key=lambda one: (one.difficulty, one.id))
    kinds: Counter[str] = Counter()
    kept: list[Puzzle] = []
    left: list[Puzzle] = []
    for puzzle in sorted(ordered, key=lambda one: one.id):
        kind = puzzle.labels[0].key
        is_rare = kinds[kind] < max(SHARE * most, 1)
        (kept if is_rare else left).append(puzzle)
        kinds[kind] += is_rare
    kept = (kept + left)[:most]
    return sorted(kept, key=lambda one: (one.difficulty, one.id))


def _difficulty(choices: int, gap: float, is_seen_early: bool) -> int:
    """Harder with many choices, a small lead, and where a short search misses it."""
    rating = 900 + 130 * math.log2(max(choices, 2)) + (0 if is_seen_early else 300)
    return round(rating + 1000 * max(0.3 - gap, 0.0))


def round_(share: float) -> int:
    """A chance as a whole number."""
    return round(share * CERTAIN)


def _number(text: str) -> int:
    digest = hashlib.blake2b(text.encode(), digest_size=7, person=b"puzzle").digest()
    return int.from_bytes(digest, "big")
