"""Drawings as tests look at them: made like those of a page, and read again."""

import re
from collections.abc import Sequence
from html import unescape
from typing import Any, Final, Generic

from cheeseboard.drawing import Say
from cheeseboard.events import Message, Seat
from cheeseboard.game import Choice, Game, MoveType, StateType
from cheeseboard.web.boards import board, speaker
from cheeseboard.web.render import render
from cheeseboard.words import words

TAG: Final = re.compile(r"<[a-z][^\s>]*((?:\s+[\w:-]+(?:=\"[^\"]*\")?)*)\s*/?>", re.IGNORECASE)
ATTRIBUTE: Final = re.compile(r"([\w:-]+)(?:=\"([^\"]*)\")?")
DRAWING: Final = ("board", "terminal")
"""What draws, among the parts that `registry.part` finds in a game."""


def is_drawing(part: str) -> bool:
    """Whether a part of a game draws; what help computes, for one, does not."""
    return part.partition(".")[0] in DRAWING


class Page:
    """The elements of a piece of HTML as dictionaries of their attributes.

    A drawing has hundreds of elements: this is much faster than a parser.
    """

    def __init__(self, html: str) -> None:
        self.html = html
        self.elements = [
            {name: unescape(value) for name, value in ATTRIBUTE.findall(tag.group(1))}
            for tag in TAG.finditer(html)
        ]

    def with_(self, attribute: str) -> list[dict[str, str]]:
        """The elements that have an attribute."""
        return [element for element in self.elements if attribute in element]

    def of_class(self, name: str) -> list[dict[str, str]]:
        """The elements of a class."""
        return [each for each in self.elements if name in each.get("class", "").split()]

    def ids(self) -> list[str]:
        """All ids."""
        return [element["id"] for element in self.with_("id")]

    def element(self, id: str) -> dict[str, str]:
        """The element with an id."""
        return next(element for element in self.with_("id") if element["id"] == id)

    def texts(self) -> set[str]:
        """All choices that can be pressed."""
        names = ("data-moves", "data-then")
        parts = [each[name] for name in names for each in self.with_(name)]
        return {text for part in parts for text in part.split("|")}

    def asked(self) -> list[str]:
        """All moves that can be asked about."""
        return [element["data-why"] for element in self.with_("data-why")]


class Easel(Generic[StateType, MoveType]):
    """Draws positions of a game for any viewer."""

    def __init__(
        self, game: Game[StateType, MoveType], language: str = "en", names: Sequence[str] = ()
    ) -> None:
        self.game = game
        self.language = language
        self.names = names
        self.board = board(game.meta.id)

    def say(self, viewer: Seat | None = None) -> Say:
        """Who makes sentences for a viewer."""
        return speaker(words(self.game.meta.id, self.language), self.names, viewer)

    def shown(self, state: StateType, viewer: Seat | None) -> StateType:
        """What a viewer is shown of a position."""
        return self.game.shown(self.game.view(state, viewer), viewer)

    def offered(self, view: StateType, viewer: Seat | None) -> Sequence[Choice[MoveType]]:
        """The choices that a viewer has."""
        if viewer is None or viewer not in self.game.to_act(view):
            return ()
        return self.game.choices(view, viewer)

    def scene(
        self,
        view: StateType,
        viewer: Seat | None,
        told: Sequence[Message] = (),
        say: Say | None = None,
    ) -> Any:
        """What the templates print of a view that is shown to somebody."""
        choices = self.offered(view, viewer)
        return self.board.draw(view, viewer, choices, say or self.say(viewer), told)

    def draw(self, scene: Any, template: str = "board.html", **more: Any) -> str:
        """A scene printed by one of the templates."""
        name = f"{self.board.folder}/{template}"
        return str(render(name, self.language, scene=scene, say=self.say(), **more))

    def whole(self, scene: Any) -> str:
        """All that a viewer gets: the board, and what stands beside it."""
        beside = (
            self.draw(scene, template, panel=panel)
            for panel in scene.panels
            for template in ("panel.html", "strip.html")
        )
        return "".join((self.draw(scene), self.draw(scene, "status.html"), *beside))

    def page(self, state: StateType, viewer: Seat | None) -> Page:
        """The whole drawing of a position as somebody sees it."""
        return Page(self.whole(self.scene(self.shown(state, viewer), viewer)))
