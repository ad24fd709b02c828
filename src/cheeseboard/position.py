"""A position as one line of text that is read back: for bug reports, tests and lessons.

    _template/1/rounds=2,pile(1,4),prize=-,wasted(),hands((1,2,?),(4,5,?)),bids(-,?),won((),(6))

The game, the shape of its positions (see `saves`: an older one is brought to the present), then the
fields of the state by name. `?` is a hole in a view (`HIDDEN`), `-` is nothing (`NONE`), `yes` and
`no` are truth values, `:words` is a text with percent signs as in a URL, brackets hold a list or a
state, and `25x0` is 25 times 0. There is no space in it: what a mail or a terminal wrapped is read
as if it had not been.
"""

import re
from itertools import groupby
from typing import Any, Final
from urllib.parse import quote, unquote

from cheeseboard.game import Game, State
from cheeseboard.registry import game_of, load
from cheeseboard.saves import NewerSave, Saved, upgrade
from cheeseboard.state import HIDDEN, NONE

MOST: Final = 100_000
"""Items that a position may have in all: a few letters must not fill the memory."""

_WORDS: Final[dict[str, Any]] = {"?": HIDDEN, "-": NONE, "yes": True, "no": False}
_HEAD: Final = re.compile(r"([^/]+)/(\d{1,9})/(.*)", re.ASCII)
_NAME: Final = re.compile(r"([a-zA-Z_]\w*)(?=[=:(])", re.ASCII)
_VALUE: Final = re.compile(r"(?:(\d{1,6})x)?(yes|no|-?\d{1,100}|\?|-|:[\w%.~-]*)", re.ASCII)


class BadPosition(ValueError):
    """A text that is no position, or one from which no match can go on; the text says why."""


def position_text(state: State) -> str:
    """A state or view as one line; what a view hides is a `?` in it."""
    return write_as(game_of(state), state)


def read_position(text: str) -> State:
    """The state or view that a line describes; raises `BadPosition` or `UnknownGame`."""
    id, _, _ = _split(text)
    state: State = read_as(load(id), text)
    return state


def write_as(game: Game[Any, Any], state: State) -> str:
    """The line for a state of a game."""
    return f"{game.meta.id}/{game.meta.shape}/{_members(state.to_json())}"


def read_as(game: Game[Any, Any], text: str) -> Any:
    """The state of a game that a line describes; raises `BadPosition`."""
    id, shape, data = _split(text)
    if id != game.meta.id:
        raise BadPosition(f"This is a position of {id}, not of {game.meta.id}.")
    try:
        [state] = upgrade(game, Saved(game.meta.rules_version, states=[data]), shape).states
        return game.state_type.from_json(state)
    except NewerSave as error:
        raise BadPosition(str(error)) from None
    except (AttributeError, LookupError, TypeError, ValueError) as error:
        raise BadPosition(f"This is no position of {id}: {error}") from None


# --- writing -------------------------------------------------------------------------------------


def _members(data: dict[str, Any]) -> str:
    return ",".join(f"{name}{_member(value)}" for name, value in data.items())


def _member(value: Any) -> str:
    written = _written(value)
    return written if written[:1] in ("(", ":") else f"={written}"


def _written(value: Any) -> str:
    if isinstance(value, dict):
        return f"({_members(value)})"
    if isinstance(value, list):
        return f"({','.join(_items(value))})"
    if isinstance(value, str):
        return ":" + quote(value, safe="", errors="surrogatepass")
    if isinstance(value, bool):
        return "yes" if value else "no"
    return {HIDDEN: "?", NONE: "-"}.get(value, str(value))


def _items(values: list[Any]) -> list[str]:
    """The items of a list, equal neighbours counted."""
    items = []
    for written, same in groupby(map(_written, values)):
        count = len(list(same))
        is_run = count > 1 and not written.startswith("(")
        items += [f"{count}x{written}"] if is_run else [written] * count
    return items


# --- reading -------------------------------------------------------------------------------------


def _split(text: str) -> tuple[str, int, dict[str, Any]]:
    """The game's id, the shape of its positions, and the fields."""
    head = _HEAD.fullmatch("".join(text.split()))
    if head is None:
        raise BadPosition("A position begins with a game and its shape, such as ratland/1/.")
    id, shape, body = head.groups()
    return id, int(shape), _Reader(body).fields()


class _Reader:
    """Reads the fields of a line from left to right."""

    def __init__(self, text: str) -> None:
        self._text = text
        self._at = 0
        self._count = 0

    def fields(self) -> dict[str, Any]:
        try:
            found = self._members()
        except RecursionError:
            raise BadPosition("There are too many brackets in each other.") from None
        if self._at < len(self._text):
            raise self._wrong("a comma or the end")
        return found

    def _members(self) -> dict[str, Any]:
        found: dict[str, Any] = {}
        while True:
            name = _NAME.match(self._text, self._at)
            if name is None:
                raise self._wrong("a name of a field")
            if name[1] in found:
                raise BadPosition(f"The field {name[1]!r} is there twice.")
            self._at = name.end()
            found[name[1]] = self._member()
            if not self._takes(","):
                return found

    def _member(self) -> Any:
        if self._takes("("):
            return self._bracket()
        self._takes("=")
        values = self._run()
        if len(values) != 1:
            raise self._wrong("one value")
        return values[0]

    def _bracket(self) -> Any:
        if self._takes(")"):
            return []
        is_state = _NAME.match(self._text, self._at) is not None
        inside = self._members() if is_state else self._list()
        if not self._takes(")"):
            raise self._wrong("a comma or a closing bracket")
        return inside

    def _list(self) -> list[Any]:
        found: list[Any] = []
        while True:
            found += [self._bracket()] if self._takes("(") else self._run()
            if not self._takes(","):
                return found

    def _run(self) -> list[Any]:
        value = _VALUE.match(self._text, self._at)
        if value is None:
            raise self._wrong("a value")
        count, word = value.groups()
        self._count += int(count or 1)
        if self._count > MOST:
            raise BadPosition(f"A position has {MOST:,} items at most.")
        read = self._text_of(word[1:]) if word.startswith(":") else _WORDS.get(word)
        self._at = value.end()
        return [int(word) if read is None else read] * int(count or 1)

    def _text_of(self, word: str) -> str:
        try:
            return unquote(word, errors="surrogatepass")
        except UnicodeDecodeError:
            raise self._wrong("a text") from None

    def _takes(self, sign: str) -> bool:
        is_there = self._text.startswith(sign, self._at)
        self._at += is_there
        return is_there

    def _wrong(self, wanted: str) -> BadPosition:
        rest = self._text[self._at : self._at + 20]
        found = f"{rest!r} stands there" if rest else "the text ends"
        return BadPosition(f"At sign {self._at + 1} of the fields {wanted} is missing: {found}.")
