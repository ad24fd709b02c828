"""What cards and bases do, a function or two for each; importing this registers them all."""

from cheeseboard.games.smash_up.effects import (
    bases,
    bear_cavalry,
    ghosts,
    killer_plants,
    steampunks,
)

__all__ = ["bases", "bear_cavalry", "ghosts", "killer_plants", "steampunks"]
