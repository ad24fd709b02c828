"""A step of the review: what was chosen, by what the seat could know, and what came of it."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from cheeseboard.drawing import Say
from cheeseboard.events import Message, Seat
from cheeseboard.match import Match
from cheeseboard.review.counting import even, line, verdicts
from cheeseboard.review.model import NOBODY, Analysis, RankedMove, Step, Term, Verdict, Weighed
from cheeseboard.server.review.chart import CHOICES
from cheeseboard.server.review.figures import Odds, odds, percent

LUCK: Final = ("lucky", "unlucky")
MOST_WHYS: Final = 3
WIDEST: Final = 86
"""Per cent of its half that the longest bar takes."""
STRONG: Final = 60


@dataclass(frozen=True, slots=True)
class Candidate:
    """A move of the ranked list."""

    rank: int
    sentences: tuple[str, ...]
    value: int
    error: int
    """Two standard errors, in per cent points."""
    is_best: bool
    is_played: bool
    line: tuple[str, ...]

    @property
    def sentence(self) -> str:
        return ", ".join(self.sentences)


@dataclass(frozen=True, slots=True)
class Why:
    """A term that tells two moves apart."""

    text: str
    width: int
    is_for_best: bool

    @property
    def is_strong(self) -> bool:
        return self.width > STRONG


@dataclass(frozen=True, slots=True)
class Change:
    """What a step did to somebody."""

    seat: Seat
    before: int
    after: int

    @property
    def delta(self) -> int:
        return self.after - self.before


@dataclass(frozen=True, slots=True)
class StepView:
    """What is known of a step."""

    number: int
    seat: Seat | None
    """Who acted."""
    kind: str
    """choice, forced, part, undone, chance, other; empty while nothing is known."""
    decision: int
    """The step at which the decision began."""
    of: Seat | None
    """Whose chances these are: of who acted, else of who looks, else of whom it struck most."""
    before: int | None
    after: int | None
    choice: int | None
    luck: int | None
    choice_mark: str = ""
    luck_mark: str = ""
    is_sure: bool = True
    candidates: tuple[Candidate, ...] = ()
    scale: int = 100
    """The chance at the end of the bars."""
    whys: tuple[Why, ...] = ()
    odds: Odds | None = None
    others: tuple[str, ...] = ()
    """All moves that there were, in words."""
    changes: tuple[Change, ...] = ()
    """Where nobody chose: what it did to everybody."""

    @property
    def is_weighed(self) -> bool:
        return bool(self.candidates)


def step_view(
    analysis: Analysis | None,
    number: int,
    eyes: int,
    seat: Seat | None,
    say: Say,
    before: Match[Any, Any] | None,
) -> StepView:
    """A step as far as it is known; `before` is the match before its decision, where one is."""
    if analysis is None or number >= len(analysis.steps):
        return StepView(number, seat, "", number, seat, None, None, None, None)
    step = analysis.steps[number]
    acting = None if step.seat == NOBODY else step.seat
    weighed = analysis.weighed.get(step.decision)
    first, last = span(analysis, step)
    known = line(analysis, acting if acting is not None else eyes)
    if acting is not None and (_at(known, first - 1) is None or known[last] is None):
        known = line(analysis, eyes)
    old, new = _at(known, first - 1, analysis.head.seats), known[last]
    found = verdicts(analysis)
    chosen = _mark(found, step.decision, CHOICES)
    marks = [one for one in found if one.number == last and one.kind in LUCK]
    is_own = 0 <= eyes < analysis.head.seats
    struck = eyes if is_own else (marks[0].seat if marks else None)
    seen = acting if acting is not None else struck
    lucky = next((one for one in marks if one.seat == seen), None)
    return StepView(
        number,
        acting,
        step.kind,
        step.decision,
        seen,
        percent(old[seen]) if old and seen is not None else None,
        percent(new[seen]) if new and seen is not None else None,
        *_halves(old, new, weighed, seen),
        choice_mark=chosen.kind if chosen and chosen.is_sure else "",
        luck_mark=lucky.kind if lucky else "",
        is_sure=chosen is None or chosen.is_sure,
        candidates=_candidates(weighed, say),
        scale=_scale(weighed),
        whys=whys(weighed.terms, say) if weighed and not weighed.played.is_best else (),
        odds=odds(weighed) if weighed else None,
        others=_others(before, step.seat, say) if weighed and before is not None else (),
        changes=_changes(old, new) if weighed is None else (),
    )


def span(analysis: Analysis, step: Step) -> tuple[int, int]:
    """The first and the last step of the decision that a step belongs to."""
    last = max(one.number for one in analysis.steps if one.decision == step.decision)
    return (step.decision, last) if step.kind in ("choice", "part") else (step.number,) * 2


def _at(
    known: Sequence[tuple[int, ...] | None], at: int, seats: int | None = None
) -> tuple[int, ...] | None:
    """The chances at a position; before the set-up an even share."""
    if at < 0:
        return even(seats) if seats else ()
    return known[at]


def _halves(
    old: tuple[int, ...] | None,
    new: tuple[int, ...] | None,
    weighed: Weighed | None,
    seat: Seat | None,
) -> tuple[int | None, int | None]:
    """Choice and luck in whole per cent points, so that they add up to what is shown."""
    if seat is None:
        return None, None
    choice = percent(weighed.choice[seat]) if weighed else 0
    if not old or not new:
        return (choice if weighed else None), None
    return choice, percent(new[seat]) - percent(old[seat]) - choice


def _mark(found: Sequence[Verdict], number: int, kinds: Sequence[str]) -> Verdict | None:
    return next((one for one in found if one.number == number and one.kind in kinds), None)


def _candidates(weighed: Weighed | None, say: Say) -> tuple[Candidate, ...]:
    if weighed is None:
        return ()
    return tuple(
        Candidate(
            rank,
            _sentences(move, say),
            percent(move.values[weighed.seat]),
            max(1, percent(2 * move.error)),
            move.is_best,
            move.is_played,
            move.line,
        )
        for rank, move in enumerate(weighed.moves, 1)
    )


def _sentences(move: RankedMove, say: Say) -> tuple[str, ...]:
    """A move in words; of a plan, each step once."""
    said = [say(label.message) for label in move.labels] or list(move.line)
    return tuple(dict.fromkeys(said))


def _scale(weighed: Weighed | None) -> int:
    """The next ten above the best move and its error."""
    if weighed is None:
        return 100
    best = max(move.values[weighed.seat] + 2 * move.error for move in weighed.moves)
    return max(10, min(100, 10 * (best // 1000 + 1)))


def whys(terms: Sequence[Term], say: Say) -> tuple[Why, ...]:
    """What tells the bot's move from the one played; what speaks for that is always there."""
    apart = sorted(
        (term for term in terms if term.best != term.played),
        key=lambda term: -abs(term.best - term.played),
    )
    if not apart:
        return ()
    shown = apart[:MOST_WHYS]
    for_played = [term for term in apart if term.played > term.best]
    if for_played and for_played[0] not in shown:
        shown[-1] = for_played[0]
    longest = abs(apart[0].best - apart[0].played)
    return tuple(
        Why(
            say(Message(term.key)),
            max(4, WIDEST * abs(term.best - term.played) // longest),
            term.best > term.played,
        )
        for term in shown
    )


def _others(match: Match[Any, Any], seat: Seat, say: Say) -> tuple[str, ...]:
    """All choices that the seat had."""
    view = match.shown(seat)
    return tuple(dict.fromkeys(say(one.label.message) for one in match.game.choices(view, seat)))


def _changes(old: tuple[int, ...] | None, new: tuple[int, ...] | None) -> tuple[Change, ...]:
    if not old or not new:
        return ()
    pairs = zip(old, new, strict=True)
    return tuple(Change(seat, percent(one), percent(two)) for seat, (one, two) in enumerate(pairs))
