"""Jinja that spends less on what a board prints a thousand times: plain attributes, short texts,
things that were printed before.

Same templates, same result. Only what is generated from them calls fewer functions.
"""

import re
from collections.abc import MutableMapping
from keyword import iskeyword
from typing import Any, Final

from jinja2 import Environment, Template, TemplateNotFound, nodes
from jinja2.compiler import CodeGenerator, Frame, MacroRef
from jinja2.environment import TemplateModule
from jinja2.runtime import Context
from markupsafe import Markup, escape

from cheeseboard.web.sharing import EACH, kept, share_loops

_SPECIAL: Final = re.compile("[&<>\"']").search


def escaped(value: Any) -> str:
    """Text as HTML; most of it is numbers and words in which nothing is special."""
    kind = type(value)
    if kind is str:
        return value if _SPECIAL(value) is None else escape(value)
    if kind is int or kind is Markup:
        return str(value)
    return escape(value)


def _is_shared(node: nodes.Node) -> bool:
    """Whether a call is what a loop has become: its text is finished."""
    called = node.node if isinstance(node, nodes.Call) else None
    return isinstance(called, nodes.Name) and called.name.startswith(EACH)


class _Generator(CodeGenerator):
    """Writes what templates become."""

    def _output_child_pre(
        self, node: nodes.Expr, frame: Frame, finalize: CodeGenerator._FinalizeInfo
    ) -> None:
        if frame.eval_ctx.volatile or not frame.eval_ctx.autoescape or finalize.src is not None:
            super()._output_child_pre(node, frame, finalize)
        else:
            self.write("(" if _is_shared(node) else "environment.escaped(")

    def visit_Getattr(self, node: nodes.Getattr, frame: Frame) -> None:  # noqa: N802
        """Ask the object itself, and Jinja only for what that does not have: keys, undefined."""
        name = repr(node.attr)
        self.write("(l_found if (l_found := getattr((l_asked := ")
        self.visit(node.node, frame)
        self.write(
            f"), {name}, missing)) is not missing else environment.getattr(l_asked, {name}))"
        )

    def macro_def(self, macro_ref: MacroRef, frame: Frame) -> None:
        """What loops have become needs none of what macros can do besides."""
        name = getattr(macro_ref.node, "name", "")
        if name.startswith(EACH):
            self.write(f"environment.kept({name!r}, macro)")
        else:
            super().macro_def(macro_ref, frame)

    def visit_Call(  # type: ignore[override]  # noqa: N802
        self, node: nodes.Call, frame: Frame, **more: Any
    ) -> None:
        """Call what is there; Jinja looks first whether it wants to know the context.

        Nothing of ours does; what is beyond plain arguments is left to Jinja.
        """
        is_plain = not (more or node.dyn_args or node.dyn_kwargs)
        if not is_plain or any(iskeyword(one.key) for one in node.kwargs):
            super().visit_Call(node, frame, **more)
            return
        self.visit(node.node, frame)
        self.write("(")
        for value in (*node.args, *node.kwargs):
            self.visit(value, frame)
            self.write(", ")
        self.write(")")


class _Template(Template):
    """A template whose macros are the same for everybody."""

    def _get_default_module(self, ctx: Context | None = None) -> TemplateModule:
        """Whatever page imports them: no page has globals of its own."""
        if self._module is None:
            self._module = self.make_module()
        return self._module


class QuickEnvironment(Environment):
    """Where templates are found and compiled."""

    template_class = _Template

    code_generator_class = _Generator
    escaped = staticmethod(escaped)
    kept = staticmethod(kept)

    def __init__(self, **options: Any) -> None:
        super().__init__(**options)
        self._known: dict[str, Template | None] = {}
        """Templates by their names; None for what is not there: files do not come later."""

    def make_globals(self, d: MutableMapping[str, Any] | None) -> MutableMapping[str, Any]:
        """What every template knows, as a dict: each rendering copies it."""
        return {**self.globals, **(d or {})}

    def _load_template(self, name: str, globals: MutableMapping[str, Any] | None) -> Template:
        if name not in self._known:
            try:
                self._known[name] = super()._load_template(name, globals)
            except TemplateNotFound:
                self._known[name] = None
        found = self._known[name]
        if found is None:
            raise TemplateNotFound(name)
        return found

    def _generate(
        self,
        source: nodes.Template,
        name: str | None,
        filename: str | None,
        defer_init: bool = False,
    ) -> str:
        share_loops(source)
        return super()._generate(source, name, filename, defer_init)
