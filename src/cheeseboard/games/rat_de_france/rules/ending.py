"""Rules RDF-10.2 to RDF-10.7, RDF-11.2 and RDF-12.9: who has won, and by what."""

from typing import Final

from cheeseboard.game import NONE, Message, Outcome, ScoreLine, Seat
from cheeseboard.games.rat_de_france.box import PRIZES
from cheeseboard.games.rat_de_france.grid import ROWS
from cheeseboard.games.rat_de_france.rules.bids import turn_order
from cheeseboard.games.rat_de_france.rules.setup import track_of
from cheeseboard.games.rat_de_france.state import OVER, Position

END_RULES: Final = {
    "finish": "RDF-10.4",
    "places": "RDF-10.5",
    "team": "RDF-11.2",
    "tournament": "RDF-12.9",
    "limit": "RDF-10.7",
}


def outcome(state: Position) -> Outcome | None:
    if state.phase != OVER:
        return None
    rules = (END_RULES[state.reason],)
    if state.variant.mode == "tournament":
        return _tournament(state, rules)
    if state.variant.mode == "team":
        return _team(state, rules)
    return _race(state, rules)


def _race(state: Position, rules: tuple[str, ...]) -> Outcome:
    """RDF-10.4: only the winner counts, unless all places were run for (RDF-10.5)."""
    winner = state.finished[0]
    if state.variant.has_places:
        ranks = tuple(state.finished.index(seat) + 1 for seat in range(state.seats))
        scores = tuple(state.seats - rank for rank in ranks)
        key = "score-behind"
    else:
        ranks = tuple(1 if seat == winner else 2 for seat in range(state.seats))
        scores = tuple(int(seat == winner) for seat in range(state.seats))
        key = "score-win"
    return Outcome(
        scores=scores,
        ranks=ranks,
        reason=Message(f"over-{state.reason}", {"seat": winner}),
        rules=rules,
        sheet=(ScoreLine(Message(key), scores), _way_line(state)),
    )


def _way_line(state: Position) -> ScoreLine:
    """How far each rat came; one that has finished, to the last column."""
    last = track_of(state).columns - 1
    columns = tuple(last if cell == NONE else cell // ROWS for cell in state.rats)
    return ScoreLine(Message("score-way"), columns, is_counted=False)


def _team(state: Position, rules: tuple[str, ...]) -> Outcome:
    """RDF-11.2, RDF-10.7: both partners win."""
    winner = state.finished[0]
    partner = state.variant.partners[winner]
    scores = tuple(int(seat in (winner, partner)) for seat in range(state.seats))
    return Outcome(
        scores=scores,
        ranks=tuple(1 if score else 3 for score in scores),
        reason=Message(f"over-team-{state.reason}", {"seat": winner, "rat": partner}),
        rules=rules,
        sheet=(ScoreLine(Message("score-team"), scores), _way_line(state)),
    )


def placed(state: Position) -> list[Seat]:
    """Seats whose place counts, the best first; the winner alone where no others do (RDF-10.4)."""
    return state.finished if state.variant.has_places else state.finished[:1]


def by_cheese(state: Position) -> list[Seat]:
    """RDF-12.9: by cheese; among equals the better place in the last stage."""
    last = state.results[-state.seats :]
    return sorted(range(state.seats), key=lambda seat: (-state.cheese[seat], last.index(seat)))


def _tournament(state: Position, rules: tuple[str, ...]) -> Outcome:
    order = by_cheese(state)
    best, second = (state.cheese[seat] for seat in order[:2])
    return Outcome(
        scores=tuple(state.cheese),
        ranks=tuple(order.index(seat) + 1 for seat in range(state.seats)),
        reason=Message(
            "over-tournament",
            {"seat": order[0], "cheese": best, "tie": "yes" if best == second else "no"},
        ),
        rules=rules,
        sheet=tuple(_stage_line(state, stage) for stage in range(state.stage)),
    )


def _stage_line(state: Position, stage: int) -> ScoreLine:
    placed = state.results[stage * state.seats : (stage + 1) * state.seats]
    points = tuple(PRIZES[placed.index(seat)] for seat in range(state.seats))
    return ScoreLine(Message("score-stage", {"stage": stage + 1}), points)


def standing(state: Position) -> tuple[int, ...]:
    """As if this were the last round (RDF-10.7); () while rats are still being placed."""
    order = [*state.finished, *reversed(turn_order(state))]
    if len(order) < state.seats:
        return ()
    if state.variant.mode == "tournament":
        order.sort(key=lambda seat: -state.cheese[seat])
    if state.variant.mode == "team":
        partner = state.variant.partners[order[0]]
        return tuple(1 if seat in (order[0], partner) else 3 for seat in range(state.seats))
    return tuple(order.index(seat) + 1 for seat in range(state.seats))
