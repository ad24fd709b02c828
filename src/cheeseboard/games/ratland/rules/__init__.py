"""The rules of RatLand, a module for each part of a round. Ids are those of RULES.md."""

from cheeseboard.games.ratland.rules.flow import apply, moves, setup, to_act
from cheeseboard.games.ratland.rules.scoring import outcome

__all__ = ["apply", "moves", "outcome", "setup", "to_act"]
