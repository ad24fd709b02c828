"""Which rules tests prove: the mark `@rule("BA-3.2")`, and who cites what."""

import ast
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from cheeseboard import registry

RULE_ITEM: Final = re.compile(r"^- \*\*([A-Z]+-\d+\.\d+[a-z]?)\*\*", re.MULTILINE)
"""How RULES.md introduces a rule."""


def rule(*ids: str) -> Callable[[Any], Any]:
    """Mark a test as the proof of rules: it fails when one of them is broken."""
    import pytest  # whoever only counts rules can do without

    return pytest.mark.rule(*ids)


def stated(rules: Path) -> list[str]:
    """The rule ids of a RULES.md, in order."""
    return RULE_ITEM.findall(rules.read_text(encoding="utf-8"))


def stated_by(game: str, language: str = "en") -> list[str]:
    """The rule ids of a game and its parts, in order."""
    return RULE_ITEM.findall(registry.rules_text(game, language))


def cited_by(game: str) -> dict[str, list[str]]:
    """Rule ids that the tests of a game and its parts are marked with, with their names."""
    return cited(*(home / "tests" for home in registry.homes(game)))


def cited(*folders: Path) -> dict[str, list[str]]:
    """Rule ids that tests in some folders are marked with, each with the names of the tests."""
    found: dict[str, list[str]] = {}
    for path in [path for folder in folders for path in sorted(folder.rglob("test_*.py"))]:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.ClassDef):
                for id in _marks(node):
                    found.setdefault(id, []).append(f"{path.name}::{node.name}")
    return found


def _marks(node: ast.FunctionDef | ast.ClassDef) -> list[str]:
    return [
        argument.value
        for decorator in node.decorator_list
        if isinstance(decorator, ast.Call) and getattr(decorator.func, "id", "") == "rule"
        for argument in decorator.args
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
    ]
