"""Numbers for the help of RatLand, from what a person is shown."""

from collections.abc import Mapping
from typing import Final

from cheeseboard.game import Seat
from cheeseboard.games.ratland.box import GET_READY, NEED, PANTRY, TUNNELS
from cheeseboard.games.ratland.forecast import best_meal, piece_worth, plan_of
from cheeseboard.games.ratland.rules import home
from cheeseboard.games.ratland.rules.search import pieces_for
from cheeseboard.games.ratland.rules.stock import clan_size
from cheeseboard.games.ratland.state import PLANS, Position

MANY: Final = 99
"""A number that no fact reaches."""


def facts(view: Position, seat: Seat) -> Mapping[str, int]:
    """Dinner and what may be had for it, guards, and which tunnel feeds best."""
    is_planning = view.phase == PLANS
    is_plain = view.variant.board == "normal" and view.event != GET_READY
    need = home.dinner(view, seat)
    return {
        "need": need,
        "most": best_meal(view, seat) if is_planning else MANY,
        "guards": plan_of(view, seat)[PANTRY] if is_planning else 0,
        "free_young": _free_young(view, seat, need) if is_planning else 0,
        "best_tunnel": _best_tunnel(view, seat) if view.cards else MANY,
        "is_plain": int(is_plain),
    }


def _free_young(view: Position, seat: Seat, need: int) -> int:
    """RAT-10.2: how many more young eat nothing more."""
    size = clan_size(view, seat) + home.planned_litter(view, seat)
    found = 0
    while size + found + 1 < len(NEED) and NEED[size + found + 1] == need:
        found += 1
    return found


def _best_tunnel(view: Position, seat: Seat) -> int:
    """The tunnel whose pieces bring most meals."""
    meals = [piece_worth(view, seat, pieces_for(view, tunnel))[0] for tunnel in TUNNELS]
    return meals.index(max(meals))
