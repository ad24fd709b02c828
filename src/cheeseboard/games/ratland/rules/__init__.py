"""The rules of RatLand, a module for each part of a round. Ids are those of RULES.md."""

from cheeseboard.games.ratland.rules.ending import outcome, standing
from cheeseboard.games.ratland.rules.flow import apply, moves, setup, to_act

__all__ = ["apply", "moves", "outcome", "setup", "standing", "to_act"]
