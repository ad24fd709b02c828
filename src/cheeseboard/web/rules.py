"""A game's rules as pages print them: sections of drawings, tables, paragraphs and rules."""

import re
from dataclasses import dataclass, field
from functools import cache

from markupsafe import Markup, escape

from cheeseboard.rulebook import RULE, Drawing, Figure, Item, Table, rule_ids, rulebook


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
    known = frozenset(rule_ids(game, language))
    for section in rulebook(game, language):
        found.append(Section(section.title))
        for block in section.blocks:
            if isinstance(block, Figure):
                found[-1].figures.append(block)
            else:
                _add(found[-1].parts, block, Links(game, known))
    return tuple(found)


def _add(parts: list[Markup | Rules], block: str | Item | Drawing | Table, links: "Links") -> None:
    if isinstance(block, Item):
        if not parts or isinstance(parts[-1], Markup):
            parts.append([])
        run = parts[-1]
        assert not isinstance(run, Markup)
        run.append((block.name, links.inline(block.text)))
    elif isinstance(block, Drawing):
        parts.append(Markup('<pre tabindex="0">{}</pre>').format(block.text))
    elif isinstance(block, Table):
        parts.append(_table(block, links))
    else:
        parts.append(Markup("<p>{}</p>").format(links.inline(block)))


def _table(table: Table, links: "Links") -> Markup:
    head = Markup("").join(
        Markup('<th scope="col">{}</th>').format(links.inline(cell)) for cell in table.head
    )
    rows = Markup("").join(
        Markup("<tr>{}</tr>").format(
            Markup("").join(Markup("<td>{}</td>").format(links.inline(cell)) for cell in row)
        )
        for row in table.rows
    )
    return Markup(
        '<div class="wide" tabindex="0"><table><thead><tr>{}</tr></thead><tbody>{}</tbody></table>'
        "</div>"
    ).format(head, rows)


@dataclass(frozen=True, slots=True)
class Links:
    """Makes what a rule says about another one lead there."""

    game: str
    known: frozenset[str]

    def inline(self, text: str) -> Markup:
        """A text with its emphasis, and with links to the rules that it names."""
        return Markup(RULE.sub(self._link, str(inline(text))))

    def _link(self, found: re.Match[str]) -> str:
        id = found[0]
        if id not in self.known:
            return id
        return f'<a class="rule" href="/games/{self.game}#{id}" data-rule="{id}">{id}</a>'


def inline(text: str) -> Markup:
    """Emphasis, strong words and code inside a paragraph."""
    html = str(escape(text))
    html = re.sub(r"`([^`]+)`", r"<code>\1</code>", html)
    html = re.sub(r"\*\*([^*]+)\*\*", r"<strong>\1</strong>", html)
    html = re.sub(r"(?<![\w*])\*([^*\s][^*]*)\*(?![\w*])", r"<em>\1</em>", html)
    return Markup(html)
