"""Finds a game's drawing: `board/scene.py`, `board/motion.py`, templates; or the generic board."""

import inspect
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from cheeseboard import registry
from cheeseboard.drawing import Say, Sheet
from cheeseboard.events import Message, Seat
from cheeseboard.game import Choice, State
from cheeseboard.motion import Glimpse, Motion, Teller, usual
from cheeseboard.state import HIDDEN, NONE
from cheeseboard.words import Words

Scene = Callable[..., Any]
"""Of a view, the viewing seat, its choices and its words; see `Board.draw`."""


@dataclass(frozen=True, slots=True)
class Board:
    """How a game is drawn."""

    scene: Scene
    takes_log: bool
    """Whether the drawing also tells what happened, from the log."""
    folder: str
    """Where its templates are, for the template loader."""
    css: str
    """Its stylesheet and those of the game's parts; empty for none."""
    teller: Teller | None = None
    """What it shows of an event; None for what is usual."""

    @property
    def is_generic(self) -> bool:
        return self.scene is generic_scene

    def draw(
        self,
        view: Any,
        seat: Seat | None,
        choices: Sequence[Choice[Any]],
        say: Say,
        told: Sequence[Message],
    ) -> Any:
        """What the templates print; `told` is the viewer's log, oldest first."""
        if self.takes_log:
            return self.scene(view, seat, choices, say, told)
        return self.scene(view, seat, choices, say)

    def motions(self, event: Message, glimpse: Glimpse) -> Sequence[Motion]:
        """How an event is told, as its viewer may know it."""
        if self.is_generic:
            return ()
        found = self.teller(event, glimpse) if self.teller is not None else None
        return usual(event) if found is None else found


@cache
def board(game: str) -> Board:
    """The game's own board, or the generic one."""
    module = registry.part(game, "board.scene")
    if module is None:
        return generic_board()
    takes_log = "told" in inspect.signature(module.scene).parameters
    files = [home / "board" / "board.css" for home in registry.homes(game)]
    css = "\n".join(file.read_text(encoding="utf-8") for file in files if file.exists())
    motion = registry.part(game, "board.motion")
    teller = motion.motions if motion is not None else None
    return Board(module.scene, takes_log, f"games/{game}", css, teller)


@cache
def sheet(game: str) -> Sheet:
    """How the game's score sheet is drawn."""
    module = registry.part(game, "board.sheet")
    found: Sheet = module.SHEET if module is not None else Sheet()
    return found


# --- the generic board: the view as a tidy tree -------------------------------------------------


def generic_board() -> Board:
    return Board(generic_scene, False, "generic", "")


@dataclass(frozen=True, slots=True)
class Node:
    """A name with a value, or with more nodes under it."""

    name: str
    value: str
    children: tuple["Node", ...] = ()


@dataclass(frozen=True, slots=True)
class Tree:
    """A view as names and values; `panels` has nothing to add for any seat."""

    nodes: tuple[Node, ...]
    panels: tuple[None, ...]


def generic_scene(view: State, seat: Seat | None, choices: Sequence[Choice[Any]], say: Say) -> Tree:
    """Any game's view, so that every game can be played before it has a drawing."""
    return Tree(tuple(_node(name, value) for name, value in view.to_json().items()), (None,) * 12)


def _node(name: str, value: Any) -> Node:
    if isinstance(value, dict):
        return Node(name, "", tuple(_node(key, item) for key, item in value.items()))
    if isinstance(value, list) and any(isinstance(item, list | dict) for item in value):
        return Node(name, "", tuple(_node(str(index), item) for index, item in enumerate(value)))
    return Node(name, _show(value))


def _show(value: Any) -> str:
    if isinstance(value, list):
        return ", ".join(_show(item) for item in value) or "–"
    if isinstance(value, bool):
        return "✓" if value else "–"
    return {HIDDEN: "?", NONE: "–"}.get(value, str(value))


def speaker(
    words: Words, names: Sequence[str], viewer: Seat | None, colours: Sequence[Seat] = ()
) -> Say:
    """`say` for one viewer."""
    return lambda message: words.say(message, names, viewer, colours)
