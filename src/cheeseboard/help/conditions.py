"""Conditions of lessons and help: facts compared with numbers, `and`, `or`, `not`, no more."""

import ast
import operator
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

COMPARISONS: Final[dict[type, Callable[[int, int], bool]]] = {
    ast.Eq: operator.eq,
    ast.NotEq: operator.ne,
    ast.Lt: operator.lt,
    ast.LtE: operator.le,
    ast.Gt: operator.gt,
    ast.GtE: operator.ge,
}


class BadCondition(ValueError):
    """A condition that cannot be read, or names a fact that is not there."""


@dataclass(frozen=True, slots=True)
class Variant:
    """The key of a sentence, said if its condition holds."""

    key: str
    when: str = ""


def variants(data: Any) -> tuple[Variant, ...]:
    """From a file: one key, or several with `when`."""
    if isinstance(data, str):
        return (Variant(data),)
    return tuple(Variant(one["key"], one.get("when", "")) for one in data)


def first(of: Iterable[Variant], facts: Mapping[str, int]) -> str:
    """The key of the first sentence that holds; empty if none does."""
    return next((one.key for one in of if holds(one.when, facts)), "")


def holds(condition: str, facts: Mapping[str, int]) -> bool:
    """Whether a condition holds; an empty one always does."""
    return not condition or bool(_value(_parsed(condition), facts, condition))


def check_condition(condition: str) -> None:
    """Raises `BadCondition` for one that cannot be read."""
    if condition:
        names = {node.id for node in ast.walk(_parsed(condition)) if isinstance(node, ast.Name)}
        _value(_parsed(condition), dict.fromkeys(names, 0), condition)


@cache
def _parsed(condition: str) -> ast.expr:
    try:
        return ast.parse(condition, mode="eval").body
    except SyntaxError:
        raise BadCondition(f"the condition {condition!r} cannot be read.") from None


def _value(node: ast.expr, facts: Mapping[str, int], condition: str) -> Any:
    if isinstance(node, ast.BoolOp):
        values = [_value(one, facts, condition) for one in node.values]
        return all(values) if isinstance(node.op, ast.And) else any(values)
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        return not _value(node.operand, facts, condition)
    if isinstance(node, ast.Compare) and len(node.ops) == 1 and type(node.ops[0]) in COMPARISONS:
        left = _value(node.left, facts, condition)
        right = _value(node.comparators[0], facts, condition)
        return COMPARISONS[type(node.ops[0])](left, right)
    if isinstance(node, ast.Constant) and type(node.value) is int:
        return node.value
    if isinstance(node, ast.Name):
        if node.id not in facts:
            raise BadCondition(f"the condition {condition!r} names {node.id!r}, which is no fact.")
        return facts[node.id]
    raise BadCondition(f"the condition {condition!r} does more than compare facts.")
