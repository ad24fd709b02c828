"""Templates to HTML: one environment, words for each reader, files with their fingerprints."""

import hashlib
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, Final

from babel.numbers import format_decimal
from jinja2 import (
    Environment,
    FileSystemLoader,
    FunctionLoader,
    PrefixLoader,
    StrictUndefined,
    Template,
)
from jinja2.loaders import ChoiceLoader
from markupsafe import Markup, escape

from cheeseboard import registry
from cheeseboard.events import Message
from cheeseboard.web import art
from cheeseboard.web.addresses import outside, prefixed
from cheeseboard.web.boards import board
from cheeseboard.web.moments import moment
from cheeseboard.web.templating import QuickEnvironment
from cheeseboard.words import page_words

HOME: Final = Path(__file__).parent
STATIC: Final = HOME / "static"


def _game_template(name: str) -> str | None:
    """`<id>/board.html` is `board.html` in the game's board folder."""
    game, _, file = name.partition("/")
    path = registry.folder(game) / "board" / file
    return path.read_text(encoding="utf-8") if path.exists() else None


@cache
def environment() -> Environment:
    env = QuickEnvironment(
        loader=ChoiceLoader(
            [
                FileSystemLoader(HOME / "templates"),
                PrefixLoader({"games": FunctionLoader(_game_template)}),
            ]
        ),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        auto_reload=False,  # to look at every file again would cost more than drawing a part
    )
    env.globals.update(static=static, cover=cover, prefixed=prefixed, moment=moment, tenth=tenth)
    return env


def render(template: str, language: str, **context: Any) -> Markup:
    """A template with the words of the page as `t`."""
    html = _template(template).render(context, language=language, t=translator(language))
    return Markup(html)


@cache
def _template(name: str) -> Template:
    return environment().get_template(name)


@cache
def translator(language: str) -> Callable[..., str]:
    """`t("front-title", count=3)` in a template."""
    words = page_words(language)

    def translate(key: str, **args: Any) -> str:
        return words.say(Message(key, args))

    return translate


def tenth(value: float, language: str) -> str:
    """A number with one decimal, as the reader writes it."""
    return str(format_decimal(value, "0.0", locale=language))


def bold(text: str) -> Markup:
    """A sentence of a lesson or of help: `<b>` is meant, everything else is text."""
    html = str(escape(text)).replace("&lt;b&gt;", "<b>").replace("&lt;/b&gt;", "</b>")
    return Markup(html)


@cache
def static(name: str) -> str:
    """The address of a file of ours; it changes with the file, so it can be cached for good."""
    return f"/static/{name}?v={_mark((STATIC / name).read_bytes())}"


@cache
def board_css(game: str) -> str | None:
    """The address of a game's own stylesheet."""
    css = board(game).css
    return f"/static/games/{game}/board.css?v={_mark(css.encode())}" if css else None


def _mark(content: bytes) -> str:
    return hashlib.blake2b(content, digest_size=6).hexdigest()


def cover(game: str) -> str:
    """The symbol that stands for a game."""
    id = f"cover-{game}"
    return id if id in art.library() else "brand"


def page(template: str, language: str, **context: Any) -> str:
    """A whole page, with the symbols it uses."""
    html = str(render(template, language, **context))
    game = context.get("table_game")
    wanted = art.used(html).union(context.get("more_art", ()))
    drawing = art.table_sprite(game, wanted) if game else art.sprite(wanted)
    return outside(html.replace("<!--art-->", str(drawing), 1))
