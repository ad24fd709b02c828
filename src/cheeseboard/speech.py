"""Sentences and pictures where only the standard library may be imported: errors, and a prompt.

Words need Fluent and pictures need rich, which the engines do without. The package itself says who
speaks and draws; both are imported when something is printed for the first time. Where they are
missing, a message is its key with its arguments.
"""

from collections.abc import Callable
from typing import Any

from cheeseboard.events import Message, Seat

Say = Callable[[str, Message, Seat | None], str]
Draw = Callable[[str, Any], str]

_say: Say | None = None
_draw: Draw | None = None


def speak_with(say: Say, draw: Draw) -> None:
    """Name who makes sentences of messages, and who draws positions as text."""
    global _say, _draw
    _say, _draw = say, draw


def sentence(game: str, message: Message, viewer: Seat | None = None) -> str:
    """A message in the English words of a game."""
    try:
        if _say is not None:
            return _say(game, message, viewer)
    except (ImportError, LookupError):
        pass
    args = ", ".join(f"{name} {value}" for name, value in message.args.items())
    return f"{message.key} ({args})." if args else f"{message.key}."


def picture(game: str, view: Any) -> str | None:
    """A view as plain text; None where nobody draws."""
    try:
        return None if _draw is None else _draw(game, view)
    except ImportError:
        return None
