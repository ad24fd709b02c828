"""Numbers for the help of Smash Up, from what a person is shown."""

from collections.abc import Mapping, Sequence
from typing import Final

from cheeseboard.game import Seat
from cheeseboard.games.smash_up.choices import after
from cheeseboard.games.smash_up.facts import breakpoint_at, is_ready, places, totals
from cheeseboard.games.smash_up.moves import Move
from cheeseboard.games.smash_up.rules.scoring import ranking
from cheeseboard.games.smash_up.state import ACTION, MINION, Position

NEAR: Final = 5
"""A base that misses no more power can break in a turn."""
PAID: Final = 3
"""Places that a base pays."""


def facts(view: Position, seat: Seat) -> Mapping[str, int]:
    """Bases that are ready or nearly so, and where the seat is first; plays that are left."""
    open_places = places(view)
    near = [place for place in open_places if _missing(view, place) <= NEAR]
    ready = [place for place in open_places if is_ready(view, place)]
    return {
        "near": len(near),
        "near_first": sum(_rank(view, seat, place) == 1 for place in near),
        "near_absent": sum(not _rank(view, seat, place) for place in near),
        "ready": len(ready),
        "ready_first": sum(_rank(view, seat, place) == 1 for place in ready),
        "minions_left": sum(credit.type == MINION for credit in view.credits),
        "actions_left": sum(credit.type == ACTION for credit in view.credits),
        "cards": len(view.hands[seat]),
    }


def move_facts(view: Position, seat: Seat, moves: Sequence[Move]) -> Mapping[str, int]:
    """What a choice does to bases that are or become ready."""
    found = dict.fromkeys(("wins_base", "takes_place", "gives_base", "loses_base"), 0)
    is_asked = bool(view.stack) and view.stack[-1].seat == seat and bool(view.stack[-1].ask)
    if not is_asked or moves[0].kind not in ("play", "rise", "talent", "min", "base"):
        return found
    world = after(view, seat, *moves)
    if world is None:
        return found
    for place in places(world):
        if view.bases[place] == world.bases[place]:
            _compare(view, world, seat, place, found)
    return found


def _compare(
    view: Position, world: Position, seat: Seat, place: int, found: dict[str, int]
) -> None:
    was_ready, now_ready = is_ready(view, place), is_ready(world, place)
    was, now = _rank(view, seat, place), _rank(world, seat, place)
    if now_ready and now == 1 and not (was_ready and was == 1):
        found["wins_base"] = 1
    if not was and 1 < now <= PAID and _missing(world, place) <= NEAR:
        found["takes_place"] = 1
    if now_ready and not was_ready and not now:
        found["gives_base"] = 1
    if was_ready and was == 1 and not (now_ready and now == 1):
        found["loses_base"] = 1


def _missing(view: Position, place: int) -> int:
    return max(breakpoint_at(view, place) - sum(totals(view, place)), 0)


def _rank(view: Position, seat: Seat, place: int) -> int:
    """The seat's place at a base; 0 without a minion there."""
    return dict(ranking(view, place)).get(seat, 0)
