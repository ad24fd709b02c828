"""Which rules tests prove: the mark `@rule("BA-3.2")`, and who cites what."""

import ast
import importlib
from collections.abc import Callable
from pathlib import Path
from typing import Any

from cheeseboard.rulebook import ids_of, read


def rule(*ids: str) -> Callable[[Any], Any]:
    """Mark a test as the proof of rules: it fails when one of them is broken."""
    import pytest  # whoever only counts rules can do without

    return pytest.mark.rule(*ids)


def stated(rules: Path) -> tuple[str, ...]:
    """The rule ids of a RULES.md, in order."""
    return ids_of(read(rules.read_text(encoding="utf-8")))


def proved(package: str, tests: Path) -> set[str]:
    """Rule ids with a test that can be imported and is run every time.

    What is skipped, expected to fail or marked as long proves nothing.
    """
    found: set[str] = set()
    for path in sorted(tests.rglob("test_*.py")):
        parts = path.relative_to(tests.parent).with_suffix("").parts
        module = importlib.import_module(".".join((package, *parts)))
        for name, value in vars(module).items():
            if name.startswith(("test", "Test")):
                found |= _proved(value, ())
    return found


def _proved(test: Any, marks: tuple[Any, ...]) -> set[str]:
    """What a test proves, or a class of tests."""
    own = (*marks, *getattr(test, "pytestmark", ()))
    if isinstance(test, type):
        inner = [value for name, value in vars(test).items() if name.startswith("test")]
        return set().union(*(_proved(value, own) for value in inner))
    if any(mark.name in ("skip", "xfail", "long") for mark in own):
        return set()
    if any(mark.name == "skipif" and mark.args and mark.args[0] for mark in own):
        return set()
    return {id for mark in own if mark.name == "rule" for id in mark.args}


def cited(tests: Path) -> dict[str, list[str]]:
    """Rule ids that tests in a folder are marked with, each with the names of the tests."""
    found: dict[str, list[str]] = {}
    for path in sorted(tests.rglob("test_*.py")):
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
