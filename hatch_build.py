"""Compiles the engines with mypyc when a wheel is built.

The very same files run as plain Python: without a C compiler, or with CHEESEBOARD_BUILD=plain, the
wheel holds nothing else. With CHEESEBOARD_BUILD=compiled a failure to compile is an error. Four
things are written out in a copy of the sources, because native classes need them and readers do
not:

- a dataclass gets its constructor, and loses `slots=True`: native classes have nothing but slots;
- a state gets its `copy`, as `state.py` makes it from the annotations, and keeps those whole;
- a game gets the facts in its class body by a constructor;
- the classes of the contract say that plain Python may derive from them, as games elsewhere do.

Beside these, every game gets a module that writes its views as bytes for learners.

The template stays plain: it is copied, and its tests show that plain games run on compiled bots.
"""

import ast
import dataclasses
import importlib
import os
import shutil
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any, Generic

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

SOURCES = Path(__file__).parent / "src"
COMPILED = ("state.py", "events.py", "chance.py", "catalogue.py", "game.py", "bots/*.py")
"""Of the contract and the bots; of the games it is everything but what follows."""
STEPPING = Path("cheeseboard/learn/core.py")
PACKING = Path("cheeseboard/learn/packing_fast.py")
"""Packing needs the package librt at run time, so it is a group that nothing else waits for."""
LEFT_PLAIN = {"_template", "board", "tests", "bounds.py", "checks.py", "saves.py", "terminal.py"}

OPEN = (
    "cheeseboard.state.State",
    "cheeseboard.events.Log",
    "cheeseboard.events.Silence",
    "cheeseboard.chance.Chance",
    "cheeseboard.catalogue.Move",
    "cheeseboard.game.Game",
)
"""Classes from which plain Python may derive."""

PRELUDE = """
from types import GenericAlias
from typing import TYPE_CHECKING, Any
if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr
def _plain(cls: Any) -> Any:
    cls.__class_getitem__ = classmethod(GenericAlias)
    return cls
"""

KEEP_FIELDS = """
    def __init_subclass__(cls) -> None:
        for name in ("number", "text"):  # slots of a plain class would hide them
            if name in vars(cls):
                delattr(cls, name)
""".splitlines()

OWN_CALLS = "-fno-semantic-interposition"
"""Nobody replaces a module's functions from outside, so they may be built into each other."""
MADE = "made"
"""Where the extension modules are put."""


class CompiledWheel(BuildHookInterface[Any]):
    """Puts the compiled modules beside the plain ones; an import prefers them."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        wanted = os.environ.get("CHEESEBOARD_BUILD", "")
        if version == "editable" or wanted == "plain":
            return
        self.folder = Path(tempfile.mkdtemp(prefix="cheeseboard-"))
        try:
            modules = compile_in(self.folder)
        except (Exception, SystemExit) as error:
            if wanted == "compiled":
                raise
            self.app.display_warning(f"Nothing is compiled, plain Python will do: {error}")
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        for path in modules:
            build_data["force_include"][str(path)] = str(path.relative_to(self.folder / MADE))

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if hasattr(self, "folder"):
            shutil.rmtree(self.folder)


def compile_in(folder: Path) -> list[Path]:
    """Compile the sources, written out into a folder; the extension modules made there."""
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    shutil.copytree(SOURCES, folder, dirs_exist_ok=True)
    groups = compiled_modules()
    for module in [module for group in groups.values() for module in group]:
        (folder / module).write_text(written_out(module), encoding="utf-8")
    packed = list(write_packing(folder, groups))
    groups |= {"cheeseboard_learn": [STEPPING], "cheeseboard_packing": [PACKING, *packed]}
    modules = [str(module) for group in groups.values() for module in group]
    # The package's door imports words and pictures, whose libraries no build needs.
    modules.append("--ignore-missing-imports")
    here = Path.cwd()
    os.chdir(folder)
    try:
        separate = [(list(map(str, group)), name) for name, group in groups.items()]
        extensions = mypycify(modules, separate=separate, opt_level="2", debug_level="0")
        if sys.platform != "win32":
            for extension in extensions:
                extension.extra_compile_args.append(OWN_CALLS)
        command = build_ext(Distribution({"ext_modules": extensions}))
        command.build_lib = MADE
        command.parallel = os.cpu_count()
        command.ensure_finalized()
        command.run()
    finally:
        os.chdir(here)
    return [path for path in sorted((folder / MADE).rglob("*")) if path.is_file()]


def compiled_modules() -> dict[str, list[Path]]:
    """By group, relative to the folder of the sources; groups are compiled side by side."""
    package = SOURCES / "cheeseboard"
    groups = {"cheeseboard": [path for name in COMPILED for path in sorted(package.glob(name))]}
    for game in sorted((package / "games").glob("*/__init__.py")):
        groups[f"cheeseboard_{game.parent.name}"] = [
            path
            for path in sorted(game.parent.rglob("*.py"))
            if not LEFT_PLAIN.intersection(path.parts)
        ]
    return {
        name: [path.relative_to(SOURCES) for path in group]
        for name, group in groups.items()
        if group
    }


def write_packing(folder: Path, groups: dict[str, list[Path]]) -> Iterator[Path]:
    """A module for each compiled game that turns its views into bytes."""
    from cheeseboard.learn.packing_source import packing_source
    from cheeseboard.registry import load

    for name in groups:
        game = name.removeprefix("cheeseboard_")
        if game != name:
            module = PACKING.with_name(f"packing_{game}.py")
            meta = load(game).meta
            bounds = importlib.import_module(f"cheeseboard.games.{game}.bounds").bounds
            text = packing_source(game, bounds(meta.complete({}), max(meta.seats)))
            (folder / module).write_text(text, encoding="utf-8")
            yield module


# --- the sources as they are compiled ------------------------------------------------------------


def written_out(module: Path) -> str:
    """The text of a module with what native classes need."""
    text = (SOURCES / module).read_text(encoding="utf-8")
    lines = text.splitlines()
    tree = ast.parse(text)
    classes = [node for node in tree.body if isinstance(node, ast.ClassDef)]
    for node in reversed(classes):  # so that the numbers of the lines before stay right
        write_out(lines, node, getattr(plain_module(module), node.name))
    if classes:
        first = next(node for node in tree.body if isinstance(node, ast.Import | ast.ImportFrom))
        lines.insert(first.lineno - 1, PRELUDE)
    return "\n".join(lines) + "\n"


def plain_module(module: Path) -> ModuleType:
    if str(SOURCES) not in sys.path:
        sys.path.insert(0, str(SOURCES))
    parts = module.with_suffix("").parts
    return importlib.import_module(".".join(parts[:-1] if parts[-1] == "__init__" else parts))


def write_out(lines: list[str], node: ast.ClassDef, cls: type) -> None:
    from cheeseboard.game import Game

    first = min([node.lineno, *(decorator.lineno for decorator in node.decorator_list)]) - 1
    end = node.end_lineno
    assert end is not None
    if dataclasses.is_dataclass(cls) and issubclass(cls, Generic):
        lines.insert(first, "@_plain")  # mypyc cannot compile these
        return
    if dataclasses.is_dataclass(cls):
        lines[end:end] = dataclass_methods(node, cls)
        for number in range(first, node.lineno):
            lines[number] = lines[number].replace(", slots=True", "").replace("(slots=True)", "")
    elif issubclass(cls, Game):
        facts = [item for item in node.body if isinstance(item, ast.Assign)]
        lines[end:end] = game_constructor(facts)
        for fact in facts:
            lines[fact.lineno - 1] = ""
    if f"{cls.__module__}.{cls.__name__}" in OPEN:
        lines.insert(first, "@mypyc_attr(allow_interpreted_subclasses=True)")


def dataclass_methods(node: ast.ClassDef, cls: type) -> list[str]:
    from cheeseboard.catalogue import Move
    from cheeseboard.state import State, copy_source

    if cls is Move:
        return KEEP_FIELDS
    if issubclass(cls, Move):  # made once: the constructor need not be quick
        return []
    fields = [item for item in node.body if isinstance(item, ast.AnnAssign)]
    methods = constructor(fields)
    if hasattr(cls, "__post_init__"):
        methods.append("        self.__post_init__()")
    if issubclass(cls, State):
        hints = {ast.unparse(item.target): ast.unparse(item.annotation) for item in fields}
        methods += [
            f"    def copy(self) -> {cls.__name__!r}:  # type: ignore",
            f"        return {copy_source(cls, 'self')}",
            f"getattr({cls.__name__}, '__annotations__').update({hints})",
        ]
    return methods


def game_constructor(facts: list[ast.Assign]) -> list[str]:
    """Facts become attributes of the object; `Game` does that for games in plain Python."""
    if facts:
        body = [f"        self.{ast.unparse(fact)}" for fact in facts]
    else:
        names = ("meta", "state_type", "catalogue")
        body = [f"        self.{name} = getattr(type(self), {name!r})" for name in names]
    return ["    def __init__(self) -> None:", *body]


def constructor(fields: list[ast.AnnAssign]) -> list[str]:
    parameters, body = ["self"], []
    for field in fields:
        name, annotation = ast.unparse(field.target), ast.unparse(field.annotation)
        value = name
        if field.value is None:
            parameters.append(f"{name}: {annotation}")
        elif isinstance(field.value, ast.Call):  # field(default_factory=...)
            parameters.append(f"{name}: {annotation} | None = None")
            value = f"{ast.unparse(field.value.keywords[0].value)}() if {name} is None else {name}"
        else:
            parameters.append(f"{name}: {annotation} = {ast.unparse(field.value)}")
        body.append(f"        self.{name} = {value}  # type: ignore")
    return [f"    def __init__({', '.join(parameters)}) -> None:", *body]
