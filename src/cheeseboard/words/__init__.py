"""Sentences for what the engine says in message ids: whole, in the reader's language.

Each game, and each part of one, has `words/{en,ru,uk}.ftl`; what all games share is beside this
file. In a message

- an argument `cheese = "goat"` becomes the text of the message `cheese-goat` where there is one,
  and each attribute `.acc` of that message is offered as `$cheese_acc`;
- where there is only a message with N in place of numbers, as `cell-cNrN` for `cell = "c5r2"`, it
  is that one, with the numbers as `$first` and `$second`;
- an argument that is the reader's seat becomes the text of `rat-you` where there is one, so that
  `rat = 0` is "your rat" to the player in seat 0 and "the red rat" to everybody else;
- an argument `seat` is the colour (`seat-0`, with its attributes); `$seat_name` is the player in it
  and `$seat_you` says `yes` to that player, `no` to everybody else;
- where seats have each other's colours, as after "play again", both get the words of the colour.
"""

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

from cheeseboard import registry
from cheeseboard.events import Argument, Message, Seat

LANGUAGES: Final = registry.LANGUAGES
SENTENCES: Final = 20_000
"""Sentences kept in memory for each game and language."""

NUMBER: Final = re.compile(r"\d+")
ORDER: Final = ("first", "second")
"""What the numbers in the value of an argument are called in its words."""


class MissingWords(LookupError):
    """No sentence for a message id; the text names id and file."""

    def __str__(self) -> str:
        return str(self.args[0])


class Words:
    """The words of one game, or of the pages, in one language."""

    def __init__(self, name: str, folders: Iterable[Path], language: str, *more: Path) -> None:
        """`more` are files whose words come after those of the folders."""
        self.name = name
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        homes = (Path(__file__).parent, *folders)
        for path in (*(one / f"{language}.ftl" for one in homes), *more):
            text = path.read_text(encoding="utf-8")
            self._bundle.add_resource(FluentResource(text), allow_overrides=True)
        self._say = lru_cache(maxsize=SENTENCES)(self._sentence)
        """Formatting a message costs more than drawing a board: the same sentences come often."""

    def has(self, key: str) -> bool:
        """Whether there is a sentence for a message id."""
        return self._bundle.has_message(key)

    def say(
        self,
        message: Message,
        names: Sequence[str] = (),
        viewer: Seat | None = None,
        colours: Sequence[Seat] = (),
    ) -> str:
        """The sentence; `names` are the players by seat, colours where there are none.

        `colours` are the seats whose colours the seats have, if those are not their own.
        """
        if not message.args and not colours:
            return self._say(message.key, (), "", False)
        seat = message.args.get("seat")
        has_seat = isinstance(seat, int)
        name = names[seat] if has_seat and names else ""  # type: ignore[index]
        is_you = has_seat and seat == viewer
        key, args = message.key, tuple(message.args.items())
        if viewer is not None and viewer in message.args.values():
            args = tuple(
                (one, "you" if value == viewer and self.has(f"{one}-you") else value)
                for one, value in args
            )
        if colours:
            key = self._coloured_key(key, colours)
            args = tuple((one, self._coloured(one, value, colours)) for one, value in args)
        return self._say(key, args, name, is_you)

    def _coloured_key(self, key: str, colours: Sequence[Seat]) -> str:
        """The name of a seat as that of its colour."""
        kind, _, seat = key.partition("-")
        return f"seat-{colours[int(seat)]}" if kind == "seat" and seat.isdecimal() else key

    def _coloured(self, key: str, value: Argument, colours: Sequence[Seat]) -> Argument:
        """A seat as the one whose colour it has; everything else as it is."""
        is_seat = isinstance(value, int) and (key == "seat" or self.has(f"{key}-you"))
        return colours[value] if is_seat else value  # type: ignore[index]

    def _sentence(
        self, key: str, args: tuple[tuple[str, Argument], ...], name: str, is_you: bool
    ) -> str:
        if not self.has(key):
            raise MissingWords(f"{self.name} has no {self.language} words for {key!r}.")
        found = self._bundle.get_message(key)
        return self._format(key, found.value, self._arguments(args, name, is_you))

    def hint(self, key: str) -> str:
        """The attribute `.help` of a message, empty if it has none."""
        found = self._bundle.get_message(key) if self.has(key) else None
        pattern = found.attributes.get("help") if found else None
        return self._format(key, pattern, {}) if pattern else ""

    def has_part(self, key: str, attribute: str) -> bool:
        """Whether a message has an attribute, or with no attribute a text of its own."""
        found = self._bundle.get_message(key) if self.has(key) else None
        return bool(found and (found.attributes.get(attribute) if attribute else found.value))

    def part(self, key: str, attribute: str, args: Mapping[str, Argument]) -> str:
        """An attribute of a message, or with no attribute its text, with arguments as given."""
        if not self.has_part(key, attribute):
            whole = f"{key}.{attribute}" if attribute else key
            raise MissingWords(f"{self.name} has no {self.language} words for {whole!r}.")
        found = self._bundle.get_message(key)
        pattern = found.attributes[attribute] if attribute else found.value
        return self._format(key, pattern, dict(args))

    def _arguments(
        self, args: tuple[tuple[str, Argument], ...], player: str, is_you: bool
    ) -> dict[str, Argument]:
        result: dict[str, Argument] = {}
        for name, value in args:
            result[name] = value
            key, numbers = self._words_for(name, value)
            if self.has(key):
                found = self._bundle.get_message(key)
                result[name] = self._format(key, found.value, numbers)
                for attribute, pattern in found.attributes.items():
                    result[f"{name}_{attribute}"] = self._format(key, pattern, numbers)
            if name == "seat":
                result["seat_name"] = player or result["seat"]
                result["seat_you"] = "yes" if is_you else "no"
        return result

    def _words_for(self, name: str, value: Argument) -> tuple[str, dict[str, Argument]]:
        """The message of a value, and the numbers that it is given if it is for all of them."""
        key = f"{name}-{value}"
        if isinstance(value, int) or self.has(key):
            return key, {}
        numbers = [int(number) for number in NUMBER.findall(value)]
        return f"{name}-{NUMBER.sub('N', value)}", dict(zip(ORDER, numbers, strict=False))

    def _format(self, key: str, pattern: Any, args: dict[str, Argument]) -> str:
        text, errors = self._bundle.format_pattern(pattern, args)
        if errors:
            raise MissingWords(f"{self.name}, {self.language}, {key!r}: {errors[0]}")
        return str(text)


@cache
def words(game: str, language: str) -> Words:
    """The words of a game; read once."""
    return Words(game, [home / "words" for home in registry.homes(game)], language)


@cache
def page_words(language: str) -> Words:
    """The words of the pages; read once."""
    return Words("web", page_folders(), language)


def page_folders() -> list[Path]:
    """Where the words of the pages are: what all share, then a folder for each room."""
    shared = Path(__file__).parent.parent / "web" / "words"
    return [shared, *sorted(path for path in shared.iterdir() if path.is_dir())]
