"""What a bot looks at: points won, and whether the bid fits the cheese."""

from cheeseboard.game import NONE, Seat
from cheeseboard.games._template.box import CHEESES
from cheeseboard.games._template.state import Position


def appraise(world: Position, seat: Seat) -> float:
    """Own points less the best rival's; a waiting bid should be as high as the cheese deserves."""
    return sum(value for _, value in terms(world, seat))


def terms(world: Position, seat: Seat) -> list[tuple[str, float]]:
    """What the appraisal is made of, by the keys of its words."""
    rival = max(sum(won) for other, won in enumerate(world.won) if other != seat)
    return [
        ("term-points", sum(world.won[seat])),
        ("term-rivals", -rival),
        ("term-fit", _fit(world, seat)),
    ]


def _fit(world: Position, seat: Seat) -> float:
    bid = world.bids[seat]
    if bid == NONE:
        return 0.0
    hand = sorted(world.hands[seat])
    wanted = (world.prize - 1) / max(len(CHEESES) - 1, 1)
    offered = hand.index(bid) / max(len(hand) - 1, 1)
    return -abs(wanted - offered)
