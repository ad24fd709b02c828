"""Finds puzzles: plays a match between bots, and looks for decisions with one good move.

A decision becomes a puzzle if a bot that looks one move ahead misses what a search finds, and if
that move, by what the seat can know, is far better than all others: at the first look, and once
more when it is thought through ten times longer.
"""

import hashlib
import math
import random
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any, Final

from cheeseboard import registry
from cheeseboard.bots import Greedy, Search, make
from cheeseboard.bots.brain import brain_for
from cheeseboard.bots.chances import oracle
from cheeseboard.bots.search import Candidate
from cheeseboard.bots.weighing import Effort, Scales
from cheeseboard.events import Seat
from cheeseboard.game import Game
from cheeseboard.match import Match
from cheeseboard.position import write_as
from cheeseboard.review.deciding import Decision
from cheeseboard.review.model import CERTAIN, NOBODY, Said
from cheeseboard.review.puzzles import FIND, VERIFY, Puzzle, is_clear, verify

LEVELS: Final = ("easy", "easy", "medium")
"""Who plays the matches: what happens to people happens to them."""
QUICK: Final = 60
"""Iterations of the search that looks for something."""
LEAD: Final = 0.03
"""So far does the best lie before the second at first sight, in values of that search."""
FEWEST: Final = 4
"""Choices without which there is nothing to find."""
APART: Final = 6
"""Steps between two puzzles of a match."""
SHARE: Final = 0.4
"""At most so much of a collection asks for the same kind of move."""


def find(
    game: str, seats: int, seed: int, effort: Effort = FIND, share: float = 1.0
) -> list[Puzzle]:
    """The puzzles of one match, verified; of its decisions, a share is looked at."""
    rules = registry.load(game)
    dice = random.Random(f"puzzle/{game}/{seats}/{seed}")
    match: Match[Any, Any] = Match.new(rules, seats, {}, dice.getrandbits(60))
    bots = [make(dice.choice(LEVELS), game, seats, dice.getrandbits(60)) for _ in range(seats)]
    clock = getattr(registry.part(game, "hindsight"), "clock", None)
    found: list[Puzzle] = []
    last = -APART
    asked: set[tuple[Seat, int]] = set()
    while match.to_act:
        seat = match.to_act[0]
        view = match.view(seat)
        step = len(match.record.steps)
        is_begun = rules.decision(view, seat).is_parked and (seat, _since(match)) in asked
        is_asked = step >= last + APART and not is_begun and dice.random() < share
        if is_asked and len(match.moves(seat)) >= FEWEST:
            source = f"{game}/{seats}/{seed}/{step}"
            round = clock(view)[0] if clock is not None else 0
            puzzle = ask(rules, view, seat, source, effort, round=round)
            if puzzle is not None:
                found.append(puzzle)
                last = step
        asked.add((seat, _since(match)))
        match.play(seat, bots[seat].choose(view, seat))
    return found


def _since(match: Match[Any, Any]) -> int:
    """How often everybody has learnt something so far."""
    return match.event_count


def ask(
    game: Game[Any, Any], view: Any, seat: Seat, source: str, effort: Effort, *, round: int = 0
) -> Puzzle | None:
    """The puzzle that a decision is, verified; None if it is none."""
    seed = _number(source)
    tempting = Greedy(seed).choose(view, seat)
    quick = Search(seed, iterations=QUICK, teacher=brain_for)
    if quick.choose(view, seat) == tempting or not _stands_out(quick.candidates):
        return None
    judge = oracle(game.meta.id, view.seats)
    scales = Scales(view, seat, judge, seed, effort)
    lure = scales.line(tempting)
    weighed = scales.weigh(lure)
    best = weighed.tried[0]
    if best is weighed.played or len(weighed.tried) < 2:
        return None
    gap, error = weighed.tried[1].gap(best, seat)
    if not is_clear(round_(gap), round_(error)):
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
    gap_then, error_then = verify(game, puzzle, VERIFY)
    return puzzle if is_clear(gap_then, error_then) else None


def _stands_out(candidates: Sequence[Candidate]) -> bool:
    """Whether a first look promises anything: most decisions have several good moves."""
    return len(candidates) > 1 and candidates[0].value - candidates[1].value > LEAD


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
