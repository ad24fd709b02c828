"""The end of the game: points, places, why the winners won (RAT-12)."""

from cheeseboard.game import Message, Outcome, ScoreLine
from cheeseboard.games.ratland.box import GRAVEYARD, INFIRMARY, LOST, PLACES
from cheeseboard.games.ratland.rules.stock import clan_size, healthy
from cheeseboard.games.ratland.state import OVER, Position


def points(state: Position) -> list[int]:
    """RAT-12.2."""
    return [
        clan_size(state, seat) - state.rats[seat * PLACES + GRAVEYARD]
        for seat in range(state.seats)
    ]


def standing(state: Position) -> tuple[int, ...]:
    """RAT-12.3 to RAT-12.5: places by points, then by cheese."""
    marks = list(zip(points(state), state.cheese, strict=True))
    return tuple(1 + sum(other > mark for other in marks) for mark in marks)


def outcome(state: Position) -> Outcome | None:
    if state.phase != OVER:
        return None
    scores = points(state)
    ranks = standing(state)
    everyone = range(state.seats)
    rats = state.rats
    lines = {
        "score-healthy": [healthy(state, seat) for seat in everyone],
        "score-infirmary": rats[INFIRMARY::PLACES],
        "score-lost": rats[LOST::PLACES],
        "score-graveyard": [-count for count in rats[GRAVEYARD::PLACES]],
    }
    return Outcome(
        scores=tuple(scores),
        ranks=ranks,
        reason=_reason(state, scores, ranks),
        rules=("RAT-12.1",),
        sheet=(*_counted(lines), _tie_break(state)),
    )


def _counted(lines: dict[str, list[int]]) -> tuple[ScoreLine, ...]:
    return tuple(ScoreLine(Message(key), tuple(line)) for key, line in lines.items())


def _tie_break(state: Position) -> ScoreLine:
    """RAT-12.4: the cheese decides among equals."""
    return ScoreLine(Message("score-cheese"), tuple(state.cheese), is_counted=False)


def _reason(state: Position, scores: list[int], ranks: tuple[int, ...]) -> Message:
    most = max(scores)
    winners = [seat for seat, rank in enumerate(ranks) if rank == 1]
    if len(winners) > 1:
        return Message("over-shared", {"count": len(winners), "points": most})
    winner = winners[0]
    tied = [seat for seat, score in enumerate(scores) if score == most and seat != winner]
    if not tied:
        return Message("over-points", {"seat": winner, "points": most})
    following = max(state.cheese[seat] for seat in tied)
    args = {"seat": winner, "points": most, "cheese": state.cheese[winner], "next": following}
    return Message("over-cheese", args)
