"""An example of an analysis of a real match, for tests of what shows one: quick and untrue.

Its steps, moves, labels, terms and bills are those of the match; its chances are dealt by a seed.
"""

from functools import cache
from typing import Any

from cheeseboard import registry
from cheeseboard.arena.jobs import make_plan
from cheeseboard.arena.playing import play
from cheeseboard.chance import Simulated
from cheeseboard.match import Match
from cheeseboard.record import Played, Record
from cheeseboard.review import files
from cheeseboard.review.counting import even, settled, won
from cheeseboard.review.model import (
    ALL_KNOWING,
    CERTAIN,
    NOBODY,
    PUBLIC,
    VERSION,
    Analysis,
    Budget,
    Chance,
    Head,
    RankedMove,
    Said,
    Step,
    Term,
    Weighed,
    World,
)


@cache
def arena_record(game: str, seats: int, seed: int = 1, bot: str = "easy") -> Record:
    """The record of a match between bots."""
    [job] = make_plan(game, seats, (bot,), {}, seed).jobs(1)
    return play(job).record


def example_analysis(record: Record, seed: int = 1) -> Analysis:
    """An analysis of a finished record, all of it done, with chances that nobody counted."""
    game = registry.load(record.game)
    chance = Simulated(seed)
    walk = iter(Match.walk(game, record))
    match = next(walk)
    steps = [Step(0, NOBODY, "chance", 0, 0, 0, (), True)]
    weighed = []
    values = even(record.seats)
    chances = [_chances(0, values, record.seats)]
    for number, step in enumerate(record.steps, 1):
        seat = step.seat if isinstance(step, Played) else NOBODY
        played = step.move if isinstance(step, Played) else ""
        line = (played,) if played else ()
        legal = list(match.moves(seat)) if played else []
        kind = "other" if not line else "choice" if len(legal) > 1 else "forced"
        turn = number // record.seats
        is_news = bool(isinstance(step, Played) and step.chance)
        steps.append(Step(number, seat, kind, number, turn // record.seats, turn, line, is_news))
        if kind == "choice":
            weighed.append(_weighed(match, number, seat, played, values, chance))
        next(walk)
        values = settled([value + chance.pick("walk", 801) - 400 for value in values])
        chances.append(_chances(number, values, record.seats))
    assert record.end is not None
    head = Head(
        VERSION,
        record.game,
        record.rules_version,
        record.seats,
        "example",
        seed,
        Budget(),
        "search:120",
        "",
    )
    analysis = Analysis(head, tuple(steps), result=won(record.end.ranks))
    for each in [one for group in chances[:-1] for one in group]:
        files.add(analysis, each)
    for one in weighed:
        files.add(analysis, one)
    return analysis


def _chances(at: int, values: tuple[int, ...], seats: int) -> list[Chance]:
    return [Chance(at, eyes, values, 150, False) for eyes in (*range(seats), PUBLIC, ALL_KNOWING)]


def _weighed(
    match: Match[Any, Any],
    number: int,
    seat: int,
    played: str,
    values: tuple[int, ...],
    chance: Simulated,
) -> Weighed:
    game, view = match.game, match.view(seat)
    legal = list(match.moves(seat))
    ranked = chance.shuffle("order", legal)[:3]
    if played not in [move.text for move in ranked]:
        ranked.append(game.read(played))
    moves: list[RankedMove] = []
    losses = [place * chance.pick("loss", 600) for place in range(len(ranked))]
    for move, loss in zip(ranked, sorted(losses), strict=True):
        moves.append(
            RankedMove(
                (move.text,),
                (Said.of(game.label(view, seat, move).message),),
                _less(values, seat, loss),
                120,
                90 if moves else 0,
                40,
                move.text == played,
                not moves,
            )
        )
    worst = moves[-1]
    mine = next(move for move in moves if move.is_played)
    change = tuple(a - b for a, b in zip(mine.values, moves[0].values, strict=True))
    terms = getattr(registry.part(game.meta.id, "heuristics"), "terms", None)
    keys = [key for key, _ in terms(game.imagine(view, seat, chance), seat)] if terms else []
    worlds = [
        World(
            each,
            min(max(mine.values[seat] + chance.pick("dot", 1601) - 800, 0), CERTAIN),
            "",
            each == 7,
        )
        for each in range(20)
    ]
    return Weighed(
        number,
        seat,
        tuple(moves),
        change,
        100,
        moves[0].values[seat] - worst.values[seat],
        is_seen_early=chance.pick("early", 4) > 0,
        terms=tuple(Term(key, 100 - 60 * place, 40 * place) for place, key in enumerate(keys[:3])),
        worlds=tuple(worlds),
        iterations=120,
    )


def _less(values: tuple[int, ...], seat: int, loss: int) -> tuple[int, ...]:
    """The chances of all once a seat has lost some of its own."""
    loss = min(loss, values[seat])
    others = max(len(values) - 1, 1)
    return settled(
        [
            value - loss if each == seat else value + loss / others
            for each, value in enumerate(values)
        ]
    )
