"""The end of the match and its scores (SU-5)."""

from cheeseboard.game import NONE, Message, Outcome, ScoreLine, Seat
from cheeseboard.games.smash_up.box import SOURCE_IDS, sources_in
from cheeseboard.games.smash_up.flow import Brawl
from cheeseboard.games.smash_up.state import OVER, Position
from cheeseboard.games.smash_up.verbs import tell


def leaders(state: Position) -> list[Seat]:
    """The seats with the most points."""
    most = max(state.points)
    return [seat for seat, points in enumerate(state.points) if points == most]


def end_if_won(brawl: Brawl) -> bool:
    """SU-5.1, SU-5.2: enough points and alone at the top; or the agreed last turn."""
    state = brawl.state
    first = leaders(state)
    if max(state.points) >= state.variant.goal and len(first) == 1:
        _finish(brawl, "goal", first[0])
    elif state.turn == state.variant.turn_limit:
        if len(first) == 1:
            _finish(brawl, "cap", first[0])
        else:
            _finish(brawl, "draw", NONE)
    return state.phase == OVER


def _finish(brawl: Brawl, reason: str, winner: Seat) -> None:
    state = brawl.state
    state.phase = OVER
    state.reason = reason
    state.winner = winner
    if winner == NONE:
        tell(brawl, "drawn", rules=("SU-5.5",))
    else:
        tell(brawl, "over", seat=winner, rules=("SU-5.1",))


def standing(state: Position) -> tuple[int, ...]:
    """Places by points."""
    return tuple(1 + sum(other > own for other in state.points) for own in state.points)


def outcome(state: Position) -> Outcome | None:
    """SU-5.3, SU-5.5."""
    if state.phase != OVER:
        return None
    points = tuple(state.points)
    args = {"count": max(points)}
    if state.winner != NONE:
        args["seat"] = state.winner
    return Outcome(
        scores=points,
        ranks=standing(state),
        reason=Message(f"over-{state.reason}", args),
        rules=("SU-5.1" if state.reason == "goal" else "SU-5.5",),
        sheet=tuple(
            ScoreLine(
                Message(f"score-{SOURCE_IDS[line]}"), tuple(state.tally[line :: state.sources])
            )
            for line in sources_in(state.variant.house_factions)
            if line < state.sources
        ),
    )
