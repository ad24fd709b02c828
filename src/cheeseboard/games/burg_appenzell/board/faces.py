"""Tiles in words and letters."""

from cheeseboard.drawing import Say
from cheeseboard.game import HIDDEN, Message
from cheeseboard.games.burg_appenzell.board.parts import Face
from cheeseboard.games.burg_appenzell.box import CHEESES, KINDS
from cheeseboard.games.burg_appenzell.rules.turn import tile_name


def tile_kind(tile: int) -> str:
    """The name of a tile's picture: plain, trap or a kind of cheese; empty for unknown."""
    return "" if tile == HIDDEN else tile_name(tile)


def face(tile: int, say: Say) -> Face:
    if tile not in KINDS:
        return Face(tile_kind(tile))
    name = CHEESES[tile - 1]
    return Face(name, say(Message(f"letter-{name}")))
