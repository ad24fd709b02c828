"""All small changes of a source file, found in its syntax tree and made in its text."""

import ast
import re
from dataclasses import dataclass
from itertools import pairwise
from typing import Final


@dataclass(frozen=True)
class Mutant:
    """One change: the bytes from `start` to `end` of a file become `text`."""

    file: str
    line: int
    start: int
    end: int
    text: str
    kind: str
    is_in_function: bool
    """Otherwise it is carried out when the module is imported."""

    @property
    def id(self) -> str:
        return f"{self.file}:{self.line}:{self.start}-{self.end}:{self.text}"

    def applied(self, source: bytes) -> bytes:
        return source[: self.start] + self.text.encode() + source[self.end :]

    def before(self, source: bytes) -> str:
        return _lines(source, self.start, self.end)

    def after(self, source: bytes) -> str:
        return _lines(self.applied(source), self.start, self.start + len(self.text.encode()))


def _lines(source: bytes, start: int, end: int) -> str:
    """The lines that hold a stretch of the source, as one line."""
    first = source.rfind(b"\n", 0, start) + 1
    last = source.find(b"\n", end)
    return " ".join(source[first : None if last < 0 else last].decode().split())


OPERATORS: Final[dict[type[ast.AST], tuple[str, tuple[str, ...]]]] = {
    ast.Eq: ("==", ("!=",)),
    ast.NotEq: ("!=", ("==",)),
    ast.Lt: ("<", ("<=", ">=")),
    ast.LtE: ("<=", ("<", ">")),
    ast.Gt: (">", (">=", "<=")),
    ast.GtE: (">=", (">", "<")),
    ast.In: ("in", ("not in",)),
    ast.NotIn: ("not in", ("in",)),
    ast.Is: ("is", ("is not",)),
    ast.IsNot: ("is not", ("is",)),
    ast.And: ("and", ("or",)),
    ast.Or: ("or", ("and",)),
    ast.Add: ("+", ("-",)),
    ast.Sub: ("-", ("+",)),
    ast.Mult: ("*", ("//",)),
    ast.FloorDiv: ("//", ("*",)),
    ast.Mod: ("%", ("//",)),
    ast.LShift: ("<<", (">>",)),
    ast.RShift: (">>", ("<<",)),
    ast.BitAnd: ("&", ("|",)),
    ast.BitOr: ("|", ("&",)),
    ast.BitXor: ("^", ("|",)),
}
"""How each operator is written, and what stands in for it."""
NAMES: Final = {"min": "max", "max": "min", "any": "all", "all": "any"}
EMPTY: Final = {"list": "[]", "Sequence": "()", "tuple": "()", "set": "set()"}
"""By what a function returns, something without anything in it."""


def mutants(file: str, source: bytes) -> list[Mutant]:
    """Every mutant of a file that compiles, in the order of the text."""
    finder = _Finder(file, source)
    finder.visit(ast.parse(source))
    return sorted((each for each in finder.found if _compiles(each, source)), key=_place)


def _place(mutant: Mutant) -> tuple[int, int, str]:
    return mutant.start, mutant.end, mutant.text


def _compiles(mutant: Mutant, source: bytes) -> bool:
    try:
        compile(mutant.applied(source), mutant.file, "exec")
    except SyntaxError:
        return False
    return True


class _Finder(ast.NodeVisitor):
    """Collects mutants; texts, annotations, assertions and kinds of class are left alone."""

    def __init__(self, file: str, source: bytes) -> None:
        self.file = file
        self.source = source
        self.found: list[Mutant] = []
        self.returns: list[str] = []
        self.starts = [0, *(match.end() for match in re.finditer(b"\n", source))]

    # --- places ---

    def start(self, node: ast.expr | ast.stmt) -> int:
        return self.starts[node.lineno - 1] + node.col_offset

    def end(self, node: ast.expr | ast.stmt) -> int:
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        return self.starts[node.end_lineno - 1] + node.end_col_offset

    def text(self, node: ast.expr | ast.stmt) -> str:
        return self.source[self.start(node) : self.end(node)].decode()

    def add(self, kind: str, start: int, end: int, text: str) -> None:
        line = self.source.count(b"\n", 0, start) + 1
        is_in_function = bool(self.returns)
        self.found.append(Mutant(self.file, line, start, end, text, kind, is_in_function))

    def replace(self, kind: str, node: ast.expr | ast.stmt, text: str) -> None:
        self.add(kind, self.start(node), self.end(node), text)

    # --- what is left alone ---

    def visit_Assert(self, node: ast.Assert) -> None:
        pass

    def visit_Raise(self, node: ast.Raise) -> None:
        pass

    def visit_JoinedStr(self, node: ast.JoinedStr) -> None:
        pass

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        if node.value is not None:
            self.visit(node.value)
            self._delete(node, node.target)

    def visit_arg(self, node: ast.arg) -> None:
        pass

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        for part in node.body:
            self.visit(part)

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        for part in (*node.decorator_list, node.args):
            self.visit(part)  # also what a decorator is told: it may be part of a rule
        self.returns.append("" if node.returns is None else ast.unparse(node.returns))
        for part in node.body:
            self.visit(part)
        self.returns.pop()

    # --- conditions ---

    def visit_Compare(self, node: ast.Compare) -> None:
        operands = [node.left, *node.comparators]
        for operator, (left, right) in zip(node.ops, pairwise(operands), strict=True):
            self._swap(operator, left, right)
        self.generic_visit(node)

    def visit_BoolOp(self, node: ast.BoolOp) -> None:
        for left, right in pairwise(node.values):
            self._swap(node.op, left, right)
        if len(node.values) == 2:
            for dropped, kept in ((0, 1), (1, 0)):
                if not _is_log(node.values[dropped]):
                    self.replace("operand dropped", node, f"({self.text(node.values[kept])})")
        self.generic_visit(node)

    def visit_UnaryOp(self, node: ast.UnaryOp) -> None:
        if isinstance(node.op, ast.Not | ast.USub):
            self.replace("sign removed", node, f"({self.text(node.operand)})")
        if not isinstance(node.op, ast.USub):
            self.generic_visit(node)

    def visit_If(self, node: ast.If) -> None:
        self._force(node.test)
        self.generic_visit(node)

    def visit_IfExp(self, node: ast.IfExp) -> None:
        self._force(node.test)
        self.generic_visit(node)

    def visit_While(self, node: ast.While) -> None:
        self.replace("condition forced", node.test, "False")
        self.generic_visit(node)

    def visit_comprehension(self, node: ast.comprehension) -> None:
        for test in node.ifs:
            self._force(test)
        self.generic_visit(node)

    def _force(self, test: ast.expr) -> None:
        if not _is_log(test):  # a log that hears nothing is told in vain
            self.replace("condition forced", test, "True")
        self.replace("condition forced", test, "False")

    # --- values ---

    def visit_BinOp(self, node: ast.BinOp) -> None:
        self._swap(node.op, node.left, node.right)
        self.generic_visit(node)

    def visit_Constant(self, node: ast.Constant) -> None:
        if node.value is True or node.value is False:
            self.replace("constant changed", node, str(not node.value))
        elif isinstance(node.value, int):
            for other in (node.value + 1, node.value - 1):
                self.replace("constant changed", node, f"({other})" if other < 0 else str(other))

    def visit_Call(self, node: ast.Call) -> None:
        if isinstance(node.func, ast.Name) and node.func.id in NAMES:
            self.replace("function swapped", node.func, NAMES[node.func.id])
        self.generic_visit(node)

    def _swap(self, operator: ast.AST, left: ast.expr, right: ast.expr) -> None:
        written, others = OPERATORS.get(type(operator), ("", ()))
        between = self.source[self.end(left) : self.start(right)].decode()
        for other in others:
            start = self.end(left) + between.index(written)
            self.add("operator swapped", start, start + len(written), other)

    # --- statements ---

    def visit_Expr(self, node: ast.Expr) -> None:
        if isinstance(node.value, ast.Call):
            self.replace("statement deleted", node, "pass")
        self.generic_visit(node)

    def visit_Assign(self, node: ast.Assign) -> None:
        self._delete(node, *node.targets)
        self.generic_visit(node)

    def visit_AugAssign(self, node: ast.AugAssign) -> None:
        self.replace("statement deleted", node, "pass")
        self._swap(node.op, node.target, node.value)
        self.generic_visit(node)

    def visit_Delete(self, node: ast.Delete) -> None:
        self.replace("statement deleted", node, "pass")

    def _delete(self, node: ast.stmt, *targets: ast.expr) -> None:
        """A name that is not assigned would only be missed: such statements stay."""
        if all(isinstance(target, ast.Attribute | ast.Subscript) for target in targets):
            self.replace("statement deleted", node, "pass")

    def visit_Break(self, node: ast.Break) -> None:
        self.replace("loop changed", node, "continue")

    def visit_Continue(self, node: ast.Continue) -> None:
        self.replace("loop changed", node, "break")

    def visit_Return(self, node: ast.Return) -> None:
        if node.value is None:
            self.replace("statement deleted", node, "pass")
            return
        returns = self.returns[-1].partition("[")[0]
        if returns == "bool" and not isinstance(node.value, ast.Constant):
            self.replace("result changed", node.value, f"not ({self.text(node.value)})")
        elif returns in ("int", "Seat") and not isinstance(node.value, ast.Constant):
            self.replace("result changed", node.value, f"({self.text(node.value)}) + 1")
        elif returns in EMPTY and self.text(node.value) not in EMPTY.values():
            self.replace("result changed", node.value, EMPTY[returns])
        self.generic_visit(node)


def _is_log(node: ast.expr) -> bool:
    """Whether this only asks if anybody listens."""
    return ast.unparse(node).endswith("log")
