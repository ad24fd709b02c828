"""A game's rules as pages print them: sections of drawings, tables, paragraphs and rules."""

import re
from dataclasses import dataclass, field
from functools import cache

from markupsafe import Markup, escape

from cheeseboard.rulebook import Drawing, Figure, Item, Table, rulebook


@dataclass(slots=True)
class Section:
    """A heading and what stands under it: pieces of page, and runs of rules, in order."""

    title: str
    parts: list["Markup | Rules"] = field(default_factory=list)
    figures: list[Figure] = field(default_factory=list)
    """What stands beside it."""

    @property
    def rules(self) -> "Rules":
        """All rules of the section."""
        runs = (part for part in self.parts if not isinstance(part, Markup))
        return [rule for run in runs for rule in run]


Rules = list[tuple[str, Markup]]
"""Pairs of id and text."""


@cache
def sections(game: str, language: str) -> tuple[Section, ...]:
    """The rules of a game in a language; the first section is the introduction."""
    found = []
    for section in rulebook(game, language):
        found.append(Section(section.title))
        for block in section.blocks:
            if isinstance(block, Figure):
                found[-1].figures.append(block)
            else:
                _add(found[-1].parts, block)
    return tuple(found)


def _add(parts: list[Markup | Rules], block: str | Item | Drawing | Table) -> None:
    if isinstance(block, Item):
        if not parts or isinstance(parts[-1], Markup):
            parts.append([])
        run = parts[-1]
        assert not isinstance(run, Markup)
        run.append((block.name, inline(block.text)))
    elif isinstance(block, Drawing):
        parts.append(Markup('<pre tabindex="0">{}</pre>').format(block.text))
    elif isinstance(block, Table):
        parts.append(_table(block))
    else:
        parts.append(Markup("<p>{}</p>").format(inline(block)))


def _table(table: Table) -> Markup:
    head = Markup("").join(
        Markup('<th scope="col">{}</th>').format(inline(cell)) for cell in table.head
    )
    rows = Markup("").join(
        Markup("<tr>{}</tr>").format(
            Markup("").join(Markup("<td>{}</td>").format(inline(cell)) for cell in row)
        )
        for row in table.rows
    )
    return Markup(
        '<div class="wide" tabindex="0"><table><thead><tr>{}</tr></thead><tbody>{}</tbody></table>'
        "</div>"
    ).format(head, rows)


def inline(text: str) -> Markup:
    """Emphasis, strong words and code inside a paragraph."""
    html = str(escape(text))
    html = re.sub(r"`([^`]+)`", r"<code>\1</code>", html)
    html = re.sub(r"\*\*([^*]+)\*\*", r"<strong>\1</strong>", html)
    html = re.sub(r"(?<![\w*])\*([^*\s][^*]*)\*(?![\w*])", r"<em>\1</em>", html)
    return Markup(html)
