"""Loops of templates that print equal things once: a board changes in a few places at a time.

`{% for tile in scene.tiles %}…{% endfor %}` prints each tile by itself, if its body names nothing
but the tile and macros that do the same. Tiles cannot change, so equal ones print the same text: it
is kept and found again, in the next picture and in those of other viewers. Named tuples are made,
compared and found several times as fast as frozen dataclasses.
"""

import itertools
from collections.abc import Callable, Hashable, Iterable, Iterator
from dataclasses import fields
from functools import cache
from typing import Any, Final

from jinja2 import nodes
from markupsafe import Markup

EACH: Final = "_each_"
"""How the macros are called that loops become."""

MOST: Final = 1_000
"""Texts kept for each loop; when there are more, they are found anew."""

SAFE: Final = {"range"}
"""What templates may call anywhere with the same result."""

PLAIN: Final = frozenset({str, int, float, bool, type(None), Markup})

_numbers = itertools.count()


def share_loops(template: nodes.Template) -> None:
    """Let what loops print by themselves become macros of one value, whose texts are kept."""
    imported = {
        name if isinstance(name, str) else name[1]
        for node in template.find_all(nodes.FromImport)
        if not node.with_context
        for name in node.names
    }
    macros = {node.name: node for node in template.find_all(nodes.Macro)}
    known = imported | _pure(macros, imported)
    for parent in [template, *template.find_all(nodes.Node)]:
        for name in ("body", "else_", "elif_"):
            found = getattr(parent, name, None)
            if isinstance(found, list) and any(isinstance(one, nodes.For) for one in found):
                setattr(parent, name, list(_shared(found, known)))


def _pure(macros: dict[str, nodes.Macro], imported: set[str]) -> set[str]:
    """Macros that use their arguments and one another, and nothing else."""
    pure = set(macros)
    while True:
        left = {
            name
            for name in pure
            if not _free(macros[name].body, _names(macros[name].args)) <= pure | imported
        }
        if not left:
            return pure
        pure -= left


def _shared(body: Iterable[nodes.Node], known: set[str]) -> Iterator[nodes.Node]:
    for node in body:
        if isinstance(node, nodes.For) and _is_alone(node, known):
            name, target = f"{EACH}{next(_numbers)}", _names([node.target])
            args = [nodes.Name(one, "param", lineno=node.lineno) for one in target]
            yield nodes.Macro(name, args, [], node.body, lineno=node.lineno)
            given: list[nodes.Expr] = [nodes.Name(one, "load") for one in target]
            call = nodes.Call(nodes.Name(name, "load"), given, [], None, None, lineno=node.lineno)
            node.body = [nodes.Output([call], lineno=node.lineno)]
        yield node


def _is_alone(node: nodes.For, known: set[str]) -> bool:
    """Whether what a loop prints for a value depends on that value alone."""
    if node.recursive or any(True for _ in _inner(node.body, (nodes.Include, nodes.Block))):
        return False
    return _free(node.body, _names([node.target])) <= known


def _free(body: Iterable[nodes.Node], bound: Iterable[str]) -> set[str]:
    """Names that a body uses without giving them a value itself."""
    stored = {one.name for one in _inner(body, nodes.Name) if one.ctx != "load"}
    return set(_used(body)) - stored - SAFE - set(bound)


def _used(body: Iterable[nodes.Node]) -> Iterator[str]:
    """Names whose values a body asks for; within a loop, `loop` is its own."""
    for node in body:
        if isinstance(node, nodes.Name) and node.ctx == "load":
            yield node.name
        inner = _used(node.iter_child_nodes())
        yield from (name for name in inner if name != "loop" or not isinstance(node, nodes.For))


def _inner(body: Iterable[nodes.Node], kind: Any) -> Iterator[Any]:
    for one in body:
        if isinstance(one, kind):
            yield one
        yield from one.find_all(kind)


def _names(targets: Iterable[nodes.Node]) -> list[str]:
    return [one.name for one in _inner(targets, nodes.Name)]


def kept(name: str, prints: Callable[..., str]) -> Callable[..., str]:
    """A macro whose texts are kept from one picture to the next."""
    texts = _texts(name)

    def found(*values: Hashable) -> str:
        try:
            text = texts.get(values)
        except TypeError:  # something in it can change
            return str(prints(*values))
        if text is None:
            text = str(prints(*values))
            if all(map(is_plain, values)):
                if len(texts) >= MOST:
                    texts.clear()
                texts[values] = text
        return text

    return found


@cache
def _texts(name: str) -> dict[Any, str]:
    return {}


def is_plain(value: Any) -> bool:
    """Whether a value can never change, all through."""
    kind = type(value)
    if kind in PLAIN:
        return True
    if isinstance(value, tuple):
        return all(map(is_plain, value))
    params = getattr(kind, "__dataclass_params__", None)
    if params is None or not params.frozen:
        return False
    return all(is_plain(getattr(value, one.name)) for one in fields(value))
