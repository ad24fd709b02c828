"""The rules of Burg Appenzell: set-up, turns, the end. Ids are those of RULES.md."""

from cheeseboard.games.burg_appenzell.rules.ending import outcome, standing
from cheeseboard.games.burg_appenzell.rules.setup import setup
from cheeseboard.games.burg_appenzell.rules.turn import apply, moves, to_act

__all__ = ["apply", "moves", "outcome", "setup", "standing", "to_act"]
