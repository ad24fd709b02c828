"""A card or base in full size, with its figures and the rules to look up."""

import ast
import re
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Final

from cheeseboard.drawing import Say
from cheeseboard.game import Message
from cheeseboard.games.smash_up.board.faces import base_face, face
from cheeseboard.games.smash_up.board.parts import Large
from cheeseboard.games.smash_up.box import (
    BASE,
    BASE_THEME,
    BREAKPOINT,
    CARDS,
    COPIES,
    FACTION_OF,
    FACTIONS,
    IS_MINION,
    KIND,
    POWER,
    PRIZES,
)
from cheeseboard.games.smash_up.hooks import EFFECTS
from cheeseboard.rulebook import RULE, rulebook

FOLDER: Final = Path(__file__).parents[1]
RULING: Final = re.compile(r"R\d+")
"""How RULES.md names a ruling; the rules that it is about stand first, in brackets."""


def larges(ids: Iterable[str], say: Say) -> tuple[Large, ...]:
    """The large views of some cards and bases, each once."""
    return tuple(large(id, say) for id in dict.fromkeys(ids))


def large(id: str, say: Say) -> Large:
    is_base = id in BASE
    return Large(
        id=f"su-large-{id}",
        face=base_face(BASE[id], say) if is_base else face(KIND[id], say),
        is_base=is_base,
        faction=say(Message(f"faction-{faction(id)}")),
        facts=facts(id, say),
        rules=rules(id),
        rules_label=say(Message("board-rules")),
        close=say(Message("board-close")),
    )


def faction(id: str) -> str:
    """The faction that a card belongs to, or that a base is made for."""
    return FACTIONS[BASE_THEME[BASE[id]] if id in BASE else FACTION_OF[KIND[id]]]


def facts(id: str, say: Say) -> str:
    """What a card or base is, in figures, and when it works."""
    if id in BASE:
        first, second, third = PRIZES[BASE[id]]
        args = {"breakpoint": BREAKPOINT[BASE[id]], "first": first}
        return say(Message("board-facts-base", {**args, "second": second, "third": third}))
    kind = KIND[id]
    if not IS_MINION[kind]:
        text = say(Message("board-facts-action", {"count": COPIES[kind]}))
        return f"{text}, {face(kind, say).pill}" if CARDS[kind]["labels"] else text
    args = {"power": POWER[kind], "count": COPIES[kind]}
    return f"{say(Message('board-facts-minion', args))}, {face(kind, say).pill}"


def rules(id: str) -> tuple[str, ...]:
    """The rules behind the effects of a card or base, and the rulings on them."""
    found: list[str] = []
    for function in EFFECTS[id]:
        text = ast.get_docstring(effects()[function.__name__]) or ""
        found += RULE.findall(text.partition(":")[0])
    found += [ruling for rule in found for ruling in _rulings().get(rule, ())]
    return tuple(dict.fromkeys(found))


@cache
def effects() -> dict[str, ast.FunctionDef]:
    """The functions of all effects.py by name, as written: compiled ones have no docstring."""
    return {
        node.name: node
        for path in (FOLDER / "factions").glob("*/effects.py")
        for node in ast.parse(path.read_text(encoding="utf-8")).body
        if isinstance(node, ast.FunctionDef)
    }


@cache
def _rulings() -> dict[str, list[str]]:
    """By rule, the rulings on it."""
    found: dict[str, list[str]] = {}
    items = [item for section in rulebook("smash_up") for item in section.items]
    for item in items:
        if RULING.fullmatch(item.name):
            for rule in RULE.findall(item.text.partition(")")[0]):
                found.setdefault(rule, []).append(item.name)
    return found
