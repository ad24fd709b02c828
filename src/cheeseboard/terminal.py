"""Positions as text: what the command line prints, and a match that is printed."""

from typing import Any, Final

from rich.console import Console
from rich.tree import Tree

from cheeseboard import registry
from cheeseboard.game import State
from cheeseboard.state import HIDDEN, NONE
from cheeseboard.words import words

WIDTH: Final = 100


def plain(game: str, view: State, language: str = "en") -> str:
    """The picture as a text without colours."""
    console = Console(width=WIDTH, color_system=None, highlight=False)
    with console.capture() as capture:
        console.print(picture(game, view, language))
    return "\n".join(line.rstrip() for line in capture.get().splitlines())


def picture(game: str, view: State, language: str) -> Any:
    """The view as the game draws it in a terminal, or as a tidy tree."""
    module = registry.part(game, "terminal")
    if module is not None:
        return module.draw(view, words(game, language).say)
    tree = Tree(registry.meta(game).title[language])
    _grow(tree, view.to_json())
    return tree


def _grow(tree: Tree, data: dict[str, Any]) -> None:
    for name, value in data.items():
        if isinstance(value, dict):
            _grow(tree.add(name), value)
        else:
            tree.add(f"{name}: {_show(value)}")


def _show(value: Any) -> str:
    if isinstance(value, list):
        return "(" + ", ".join(_show(item) for item in value) + ")"
    if isinstance(value, bool):
        return "yes" if value else "no"
    return {HIDDEN: "?", NONE: "–"}.get(value, str(value))
