"""What looking back at a match asks: how far it was. A game can do without this file."""

from cheeseboard.games._template.state import Position


def progress(world: Position) -> float:
    """From 0 at the beginning to 1 at the end."""
    done = sum(map(len, world.won)) + len(world.wasted)
    return done / max(done + world.rounds, 1)


def clock(world: Position) -> tuple[int, int]:
    """Round and turn; all seats bid at once, so a turn is a round."""
    done = sum(map(len, world.won)) + len(world.wasted) + 1
    return done, done
