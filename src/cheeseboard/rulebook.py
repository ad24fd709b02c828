"""RULES.md of a game, read in one way for all who quote it: pages, terminal, reports, checks.

It is Markdown: headings (`#`, `##`), paragraphs, tables, fenced drawings, and lists in which an
item that begins with a name in bold (`- **BA-3.2** …`) is a rule, an answer or an option. A comment
`<!-- figure: first/roof -->` is a picture: the position of that step of that lesson.
"""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from typing import Final

from cheeseboard import registry

RULE: Final = re.compile(r"[A-Z]+-\d+\.\d+[a-z]?")
"""The id of a rule."""

_ITEM: Final = re.compile(r"- \*\*`?([^*`]+)`?\*\* ?(.*)", re.DOTALL)
_FENCE: Final = "```"
_FIGURE: Final = re.compile(r"<!-- figure: ([\w-]+)/([\w-]+) -->")


@dataclass(frozen=True, slots=True)
class Item:
    """What has a name: a rule by its id, an option, a preset."""

    name: str
    text: str


@dataclass(frozen=True, slots=True)
class Drawing:
    """Lines that stay as they are."""

    text: str


@dataclass(frozen=True, slots=True)
class Table:
    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


@dataclass(frozen=True, slots=True)
class Figure:
    """A position that is drawn: a step of one of the game's lessons, whose words explain it."""

    lesson: str
    step: str


Block = str | Item | Drawing | Table | Figure
"""A text is a paragraph, or an item without a name."""


@dataclass(frozen=True, slots=True)
class Section:
    """A heading and what stands under it, in order."""

    title: str
    blocks: tuple[Block, ...]

    @property
    def items(self) -> list[Item]:
        return [block for block in self.blocks if isinstance(block, Item)]


@cache
def rulebook(game: str, language: str = "en") -> tuple[Section, ...]:
    """The rules of a game in a language; the first section is the introduction."""
    return read(registry.rules_text(game, language))


@cache
def rule_ids(game: str, language: str = "en") -> tuple[str, ...]:
    """The ids of a game's rules, in order."""
    return ids_of(rulebook(game, language))


def ids_of(sections: Iterable[Section]) -> tuple[str, ...]:
    names = (item.name for section in sections for item in section.items)
    return tuple(name for name in names if RULE.fullmatch(name))


def rule_text(game: str, language: str, id: str) -> str:
    """What a rule says, as Markdown; empty if there is no such rule."""
    for section in rulebook(game, language):
        for item in section.items:
            if item.name == id:
                return item.text
    return ""


def read(text: str) -> tuple[Section, ...]:
    """The sections of a rulebook; what stands before the first heading has no title."""
    found: list[tuple[str, list[Block]]] = []
    for lines in _groups(text):
        first = lines[0]
        if first.startswith("#"):
            found.append((first.lstrip("# ").strip(), []))
            continue
        if not found:
            found.append(("", []))
        found[-1][1].append(_block(lines))
    return tuple(Section(title, tuple(blocks)) for title, blocks in found)


def _block(lines: list[str]) -> Block:
    if lines[0].startswith(_FENCE):
        return Drawing("\n".join(lines[1:]))
    if lines[0].startswith("|"):
        head, _, *rows = [_cells(line) for line in lines]
        return Table(head, tuple(rows))
    text = " ".join(line.strip() for line in lines)
    figure = _FIGURE.fullmatch(text)
    if figure:
        return Figure(figure[1], figure[2])
    item = _ITEM.fullmatch(text)
    return Item(item[1], item[2]) if item else text.removeprefix("- ")


def _cells(line: str) -> tuple[str, ...]:
    return tuple(cell.strip() for cell in line.strip().strip("|").split("|"))


def _groups(text: str) -> Iterator[list[str]]:
    """The lines of each heading, paragraph, item, table and drawing; a fence opens a drawing."""
    lines: list[str] = []
    is_fenced = False
    for line in text.splitlines():
        if line.startswith(_FENCE):
            if lines:
                yield lines
            is_fenced = not is_fenced
            lines = [line] if is_fenced else []
        elif is_fenced:
            lines.append(line)
        elif not line.strip() or line.startswith(("#", "- ")):
            if lines:
                yield lines
            lines = [line] if line.strip() else []
            if line.startswith("#"):
                yield lines
                lines = []
        else:
            lines.append(line)
    if lines:
        yield lines
