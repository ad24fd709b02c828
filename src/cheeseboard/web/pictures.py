"""A drawing as a picture file: the board's own page and styles inside an SVG.

A page shows it like any image, several on one page and each at its own place of the board; so what
a picture shows cannot grow older than the board.
"""

import html
import math
import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from cheeseboard.web import art
from cheeseboard.web.boards import board
from cheeseboard.web.render import STATIC, render

WIDTH: Final = 900
HEIGHT: Final = 840
HTML: Final = "http://www.w3.org/1999/xhtml"
SVG: Final = "http://www.w3.org/2000/svg"
TEXT: Final = 20
LETTER: Final = 11.5
SYMBOL: Final = 28
SPACE: Final = 8
"""Of a call-out, in units of the drawing: its letters, how wide one is, its symbol, its edges."""
POLICY: Final = "default-src 'none'; style-src 'unsafe-inline'"
"""A picture loads nothing; its styles are its own."""

_TAG: Final = re.compile(r"<([a-zA-Z][\w-]*)((?:\s+[\w:.-]+(?:=\"[^\"]*\")?)*)\s*(/?)>")
_ATTRIBUTE: Final = re.compile(r"(\s+[\w:.-]+)(=\"[^\"]*\")?")
_ENTITY: Final = re.compile(r"&([a-zA-Z]+);")
_VOID: Final = ("br", "hr", "img", "input")


_LETTERS: Final = re.compile(r"[A-Z]|^(a|g|use|path|rect|circle|ellipse|line|text|tspan|defs)$")
_DRAWN: Final = re.compile(r"^(symbol|pattern|filter|mask|stop|marker|poly\w+|image|title|desc)$")
"""Elements of drawings: known by name, or by a capital letter in it."""


@dataclass(frozen=True, slots=True)
class CallOut:
    """A plate over a picture: a symbol, a few words, or both."""

    at: tuple[float, float]
    text: str
    symbol: str


def picture(
    game: str,
    scene: Any,
    say: Any,
    language: str,
    part: Sequence[float],
    arrow: Sequence[float],
    call_outs: Sequence[CallOut] = (),
) -> str:
    """A scene of a board; what is shown, an arrow and call-outs are parts of width and height."""
    drawn = render(f"{board(game).folder}/board.html", language, scene=scene, say=say)
    body = as_xml(str(drawn))
    named = {one.symbol for one in call_outs if one.symbol}
    symbols = str(art.sprite(art.used(str(drawn)) | art.used(styles(game)) | named))
    x, y, width, height = _units(part or (0, 0, 1, 1))
    return (
        f'<svg xmlns="{SVG}" viewBox="{x} {y} {width} {height}" width="{width}" height="{height}">'
        f"<style><![CDATA[{styles(game)}]]></style>{as_xml(symbols)}"
        f'<foreignObject x="0" y="0" width="{WIDTH}" height="{HEIGHT}">'
        f'<div xmlns="{HTML}" class="stage picture">{body}</div></foreignObject>'
        f"{_arrow(arrow)}{''.join(map(_call_out, call_outs))}</svg>"
    )


def _units(parts: Sequence[float]) -> list[int]:
    sizes = (WIDTH, HEIGHT, WIDTH, HEIGHT)
    return [round(part * size) for part, size in zip(parts, sizes, strict=True)]


def _arrow(parts: Sequence[float]) -> str:
    """A bent arrow from one place to another."""
    if not parts:
        return ""
    x1, y1, x2, y2 = _units(parts)
    bend = (x1 + x2) / 2 - (y2 - y1) * 0.18, (y1 + y2) / 2 + (x2 - x1) * 0.18
    line = f"M{x1} {y1} Q{bend[0]:.0f} {bend[1]:.0f} {x2} {y2}"
    angle = math.degrees(math.atan2(y2 - bend[1], x2 - bend[0]))
    ink = 'stroke="#2C1B26" stroke-linecap="round" stroke-linejoin="round"'
    return (
        f'<path d="{line}" fill="none" {ink} stroke-width="13"/><path d="{line}" fill="none" '
        'stroke="#FFE27A" stroke-linecap="round" stroke-width="6.5" stroke-dasharray="16 11"/>'
        f'<path d="M16 0 L-14 -15 L-7 0 L-14 15 Z" fill="#FFE27A" {ink} stroke-width="3.5" '
        f'transform="translate({x2} {y2}) rotate({angle:.0f})"/>'
    )


def _call_out(one: CallOut) -> str:
    """A plate with its middle at a place."""
    x, y = _units((*one.at, 0, 0))[:2]
    letters = LETTER * len(one.text)
    symbol = SYMBOL if one.symbol else 0
    gap = SPACE if one.symbol and one.text else 0
    width = round(symbol + gap + letters + 2 * SPACE)
    left = -width / 2 + SPACE
    drawn = (
        f'<use href="#{one.symbol}" x="{left:.0f}" y="{-SYMBOL / 2}" width="{SYMBOL}" '
        f'height="{SYMBOL}"/>'
        if one.symbol
        else ""
    )
    middle = left + symbol + gap + letters / 2
    text = (
        f'<text x="{middle:.0f}" y="1" fill="#2C1B26" text-anchor="middle" '
        f'dominant-baseline="central" style="font: 800 {TEXT}px Nunito, sans-serif">'
        f"{html.escape(one.text)}</text>"
        if one.text
        else ""
    )
    return (
        f'<g class="call-out" transform="translate({x} {y})" style="color: #2C1B26; '
        f'--piece-line: #2C1B26; --mark: #2C1B26"><rect x="{-width / 2}" y="-19" '
        f'width="{width}" height="38" rx="12" fill="#FFF8EA" stroke="#2C1B26" stroke-width="3"/>'
        f"{drawn}{text}</g>"
    )


def as_xml(text: str) -> str:
    """HTML of our templates as XML: every attribute has a value, every element its namespace."""
    text = _ENTITY.sub(_entity, text)
    return _TAG.sub(_tag, text)


def _entity(found: re.Match[str]) -> str:
    if found[1] in ("lt", "gt", "amp", "quot", "apos"):
        return found[0]
    return html.unescape(found[0])


def _tag(found: re.Match[str]) -> str:
    name, attributes, end = found.groups()
    attributes = _ATTRIBUTE.sub(_attribute, attributes)
    is_drawn = bool(_LETTERS.search(name) or _DRAWN.search(name))
    space = f' xmlns="{SVG if name == "svg" else HTML}"'
    if is_drawn or "xmlns=" in attributes:
        space = ""
    return f"<{name}{space}{attributes}{'/' if end or name in _VOID else ''}>"


def _attribute(found: re.Match[str]) -> str:
    return found[1] + (found[2] or '=""')


@cache
def styles(game: str) -> str:
    """The look and the board's own styles as at a desk, without what a picture cannot load."""
    text = (STATIC / "look.css").read_text(encoding="utf-8") + board(game).css
    text = re.sub(r"/\*.*?\*/", "", text, flags=re.DOTALL)
    text = re.sub(r"@font-face\s*\{[^}]*\}", "", text)
    text = re.sub(r"url\((?!#)[^)]*\)", "none", text)
    text = _without(text, "@media")
    frame = (
        f".picture {{ position: relative; width: {WIDTH}px; height: {HEIGHT}px; "
        "container-type: size; display: grid; place-items: center; background: #CFA06A; } "
        "*, *::before, *::after { animation: none !important; transition: none !important; }"
    )
    return text.replace("]]>", "") + _stand_ins() + frame


def _stand_ins() -> str:
    """Where our fonts cannot be loaded and the system has wide letters, these are drawn smaller."""
    return "".join(
        f'@font-face {{ font-family: {name}; src: local("{font}{cut}"); size-adjust: 84%; '
        f"font-weight: {weights}; }} "
        for name, font in (("Nunito", "DejaVu Sans"), ("Vollkorn", "DejaVu Serif"))
        for cut, weights in (("", "100 500"), (" Bold", "600 900"))
    )


def _without(text: str, rule: str) -> str:
    """Styles without the blocks of a rule, such as those for phones."""
    kept, at = [], 0
    while (start := text.find(rule, at)) >= 0:
        kept.append(text[at:start])
        depth, at = 1, text.index("{", start) + 1
        while depth:
            depth += {"{": 1, "}": -1}.get(text[at], 0)
            at += 1
    return "".join([*kept, text[at:]])
