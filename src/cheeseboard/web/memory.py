"""Parts of a page that are printed anew only when something has changed that they speak of.

While a template prints a part, it is noted what it reads of the page. As long as a later page says
the same to all of that, whoever looks at it, the part reads the same too.
"""

from collections.abc import Callable, Hashable
from dataclasses import is_dataclass
from functools import cache
from operator import attrgetter
from typing import Any, Final

from cheeseboard.web.sharing import is_plain

MOST: Final = 6
"""Texts kept of a part: most of what an open table keeps; older ones seldom come again."""


@cache
def _find(path: str) -> Callable[[Any], Any]:
    """What finds the thing at a path; one for all parts."""
    return attrgetter(path)


class Memory:
    """Printed parts, each with what was read for it."""

    def __init__(self) -> None:
        self._parts: dict[Hashable, list[_Printed]] = {}

    def printed(
        self, part: Hashable, page: Any, show: Callable[[Any], str], about: Any = None
    ) -> str:
        """The text of a part of a page; `show` prints what is not known yet.

        `about` is what the part is about, where there is such a part for each of several things.
        """
        known = self._parts.setdefault(part, [])
        for place, one in enumerate(known):
            if one.about == about and one.fits(page):
                if place:
                    known.insert(0, known.pop(place))
                return one.text
        reading = _Printed(about, is_plain(about))
        reading.text = show(_Read(page, "", reading))
        if reading.is_sure:
            known.insert(0, reading)
            del known[MOST:]
        return reading.text


class _Printed:
    """A text, and what a page must say for it to be right."""

    __slots__ = ("about", "is_sure", "kinds", "text", "values")

    def __init__(self, about: Any, is_sure: bool) -> None:
        self.text = ""
        self.about = about
        self.is_sure = is_sure
        """Whether all that was read can never change by itself."""
        self.values: dict[str, tuple[Callable[[Any], Any], Any]] = {}
        self.kinds: dict[str, tuple[Callable[[Any], Any], type]] = {}
        """Things of which more was read, or only that they are there."""

    def fits(self, page: Any) -> bool:
        try:
            for find, value in self.values.values():
                if find(page) != value:
                    return False
            return all(type(find(page)) is kind for find, kind in self.kinds.values())
        except AttributeError:  # what was there is not there now
            return False


class _Read:
    """A page, or a thing on it, that notes what is read of it."""

    __slots__ = ("_path", "_printed", "_thing")

    def __init__(self, thing: Any, path: str, printed: _Printed) -> None:
        self._thing = thing
        self._path = path
        self._printed = printed

    def __getattr__(self, name: str) -> Any:
        value = getattr(self._thing, name)
        path, printed = self._path + name, self._printed
        if is_dataclass(value) and not callable(value):
            printed.kinds[path] = _find(path), type(value)
            return _Read(value, f"{path}.", printed)
        if path not in printed.values:
            printed.values[path] = _find(path), value
            printed.is_sure = printed.is_sure and is_plain(value)
        return value
