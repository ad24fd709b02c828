"""RULES.md of a game and its parts as sections and items with anchors."""

import re
from dataclasses import dataclass, field
from functools import cache
from typing import Final

from markupsafe import Markup, escape

from cheeseboard import registry

_ITEM: Final = re.compile(r"^- \*\*`?([^*`]+)`?\*\* ?(.*)", re.DOTALL)


@dataclass(slots=True)
class Section:
    """A heading, drawings and paragraphs under it, and its rules."""

    title: str
    paragraphs: list[Markup] = field(default_factory=list)
    rules: list[tuple[str, Markup]] = field(default_factory=list)
    """Pairs of id and text."""


@cache
def sections(game: str, language: str) -> tuple[Section, ...]:
    """The rules of a game in a language; the first section is the introduction."""
    found: list[Section] = []
    for block in _blocks(registry.rules_text(game, language)):
        if block.startswith("# "):
            found.append(Section(block[2:].strip()))
        elif block.startswith("## "):
            found.append(Section(block[3:].strip()))
        elif block.startswith("```"):
            found[-1].paragraphs.append(
                Markup('<pre tabindex="0">{}</pre>').format(block.strip("`").strip("\n"))
            )
        else:
            _add_text(found[-1], block)
    return tuple(found)


@cache
def rule(game: str, language: str, id: str) -> Markup | None:
    """The text of one rule."""
    for section in sections(game, language):
        for name, text in section.rules:
            if name == id:
                return text
    return None


def _blocks(text: str) -> list[str]:
    """Paragraphs, headings, list items and fenced drawings, in order."""
    blocks: list[str] = []
    fenced = False
    for line in text.splitlines():
        if line.startswith("```"):
            blocks.append(line) if not fenced else None
            fenced = not fenced
        elif fenced:
            blocks[-1] += "\n" + line
        elif not line.strip():
            blocks.append("")
        elif line.startswith(("- ", "# ", "## ")) or not blocks or not blocks[-1]:
            blocks.append(line)
        else:
            blocks[-1] += " " + line.strip()
    return [block for block in blocks if block]


def _add_text(section: Section, block: str) -> None:
    item = _ITEM.match(block)
    if item:
        section.rules.append((item.group(1), inline(item.group(2))))
    elif block.startswith("- "):
        section.paragraphs.append(inline(block[2:]))
    else:
        section.paragraphs.append(inline(block))


def inline(text: str) -> Markup:
    """Emphasis, strong words and code inside a paragraph."""
    html = str(escape(text))
    html = re.sub(r"`([^`]+)`", r"<code>\1</code>", html)
    html = re.sub(r"\*\*([^*]+)\*\*", r"<strong>\1</strong>", html)
    html = re.sub(r"(?<![\w*])\*([^*\s][^*]*)\*(?![\w*])", r"<em>\1</em>", html)
    return Markup(html)
