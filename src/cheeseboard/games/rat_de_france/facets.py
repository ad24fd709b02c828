"""Who runs together in Rat de France, for ratings."""

from cheeseboard.games.rat_de_france.state import Position


def teams(end: Position) -> tuple[int, ...]:
    """The lower seat of each pair in a team race; else everybody runs alone."""
    partners = end.variant.partners
    if not partners:
        return tuple(range(end.seats))
    return tuple(min(seat, partner) for seat, partner in enumerate(partners))
