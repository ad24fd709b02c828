"""What must hold of the data and of every position."""

from collections import Counter
from collections.abc import Mapping

from cheeseboard.game import NONE
from cheeseboard.games._template.box import CARDS, CHEESES
from cheeseboard.games._template.state import Position


def constraints() -> dict[str, str]:
    """The data's constraints by id; empty where met, else what is wrong."""
    is_distinct = len(set(CHEESES)) == len(CHEESES) and len(set(CARDS)) == len(CARDS)
    is_enough = len(CHEESES) >= len(CARDS)
    return {
        "TPL-C1": "" if is_distinct else "All cheeses and all cards have different values.",
        "TPL-C2": "" if is_enough else "There is a cheese for every card.",
    }


def inventory(state: Position) -> Mapping[str, int]:
    """Every cheese, wherever it is."""
    places = [state.pile, state.wasted, *state.won]
    if state.prize != NONE:
        places.append([state.prize])
    return Counter(f"cheese {points}" for place in places for points in place)


def invariants(state: Position) -> list[str]:
    wrong = []
    if any(
        bid != NONE and bid not in hand for bid, hand in zip(state.bids, state.hands, strict=True)
    ):
        wrong.append("A seat bids a card that it does not hold.")
    if len({len(hand) for hand in state.hands}) > 1:
        wrong.append("All seats hold equally many cards.")
    return wrong
