"""What a bot looks at: points won, and whether the bid fits the cheese."""

from cheeseboard.game import NONE, Seat
from cheeseboard.games._template.moves import CHEESES
from cheeseboard.games._template.state import Position


def appraise(world: Position, seat: Seat) -> float:
    """Own points less the best rival's; a waiting bid should be as high as the cheese deserves."""
    own = sum(world.won[seat])
    rival = max(sum(won) for other, won in enumerate(world.won) if other != seat)
    return own - rival + _fit(world, seat)


def _fit(world: Position, seat: Seat) -> float:
    bid = world.bids[seat]
    if bid == NONE:
        return 0.0
    hand = sorted(world.hands[seat])
    wanted = (world.prize - 1) / max(len(CHEESES) - 1, 1)
    offered = hand.index(bid) / max(len(hand) - 1, 1)
    return -abs(wanted - offered)
