"""The examples of README and docs run as they stand, links lead somewhere, the site is built.

A block of Python or shell that cannot be run here has a comment right above it that says why:

    <!-- not run: it takes minutes -->
"""

import importlib
import os
import re
import shlex
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from fnmatch import fnmatch
from pathlib import Path
from typing import Any, Final

import pytest
from typer.main import get_command

from cheeseboard import registry
from cheeseboard.cli import app

ROOT: Final = Path(__file__).parent.parent
DOCUMENTS: Final = [
    *(ROOT / name for name in ("README.md", "CONTRIBUTING.md", "CHANGELOG.md")),
    *sorted((ROOT / "docs").rglob("*.md")),
]
FENCE: Final = re.compile(
    r"(?:^<!-- not run: (?P<why>[^\n]+) -->\n)?^```(?P<language>\w*)\n(?P<text>.*?)^```$",
    re.M | re.S,
)
COMMAND: Final = re.compile(r"`(cheeseboard [^`]+)`")
RUN: Final = ("python", "py", "sh", "console")
READ: Final = {"json", "toml", "ini", "nginx", "css", "ftl", "jinja", "text", ""}
"""Languages in which nothing is to be run."""


@dataclass(frozen=True)
class Block:
    """A fenced block of a document."""

    path: Path
    number: int
    language: str
    text: str
    why_not: str

    def __str__(self) -> str:
        return f"{self.path.relative_to(ROOT)}-{self.number}"


def blocks() -> Iterator[Block]:
    for path in DOCUMENTS:
        found = FENCE.finditer(path.read_text(encoding="utf-8"))
        for number, one in enumerate(found, 1):
            yield Block(path, number, one["language"], one["text"], one["why"] or "")


BLOCKS: Final = list(blocks())
TO_RUN: Final = [one for one in BLOCKS if one.language in RUN and not one.why_not]


def test_every_block_is_known_to_run_or_to_be_read() -> None:
    assert {one.language for one in BLOCKS} <= {*RUN, *READ}
    assert {one.language for one in TO_RUN} <= {"python", "sh"}
    assert len(TO_RUN) >= 9


@pytest.mark.parametrize("block", TO_RUN, ids=str)
def test_the_example_runs(block: Block, tmp_path: Path) -> None:
    script = tmp_path / f"example.{block.language}"
    script.write_text(block.text, encoding="utf-8")
    python = [sys.executable, "-W", "error", str(script)]
    shell = ["bash", "-e", "-u", str(script)]
    run = subprocess.run(
        python if block.language == "python" else shell,
        cwd=tmp_path,
        env={**os.environ, "PATH": f"{Path(sys.executable).parent}:{os.environ['PATH']}"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stderr


# --- commands ------------------------------------------------------------------------------------


def commands() -> Iterator[str]:
    """Every command line that a document shows, without what stands for something else."""
    for block in BLOCKS:
        if block.language in ("sh", "console"):
            for line in block.text.splitlines():
                command = line.removeprefix("$ ")
                if command.startswith("cheeseboard "):
                    yield command
    for path in DOCUMENTS:
        yield from COMMAND.findall(FENCE.sub("", path.read_text(encoding="utf-8")))


COMMANDS: Final = sorted({line for line in commands() if not re.search(r"[…<]", line)})


@pytest.mark.parametrize("line", COMMANDS)
def test_the_command_line_understands_what_the_documents_type(line: str) -> None:
    _, name, *args = shlex.split(line, comments=True)
    group: Any = get_command(app)
    outer = group.make_context("cheeseboard", [name, *args])
    command = group.get_command(outer, name)
    assert command is not None, f"There is no command {name}."
    if args:
        command.make_context(name, args, parent=outer)


# --- links and the site --------------------------------------------------------------------------


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_links_between_documents_lead_somewhere(path: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)", path.read_text(encoding="utf-8")):
        if not target.startswith("http"):
            assert (path.parent / target).exists(), target


def test_the_site_is_built_without_a_warning(tmp_path: Path) -> None:
    built = subprocess.run(
        [sys.executable, "-m", "mkdocs", "build", "--strict", "--site-dir", str(tmp_path / "site")],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert built.returncode == 0, built.stderr
    assert "WARNING" not in built.stderr
    door = (tmp_path / "site" / "reference" / "index.html").read_text(encoding="utf-8")
    assert "Begin a match of a game" in door
    for page in (tmp_path / "site").rglob("*.html"):
        text = page.read_text(encoding="utf-8")
        elsewhere = re.findall(r'<(?:script|link|img)[^>]+(?:src|href)="(https?:[^"]+)', text)
        assert not elsewhere, f"{page.name} loads {elsewhere[0]}"


def listed_members() -> Iterator[tuple[str, str]]:
    """Modules and what a page of the reference lists of them by name."""
    for path in sorted((ROOT / "docs" / "reference").glob("*.md")):
        for part in path.read_text(encoding="utf-8").split("\n::: ")[1:]:
            row = ", ".join(re.findall(r"members: \[([\w, ]+)\]", part))
            for name in [*re.findall(r"^        - (\w+)$", part, re.M), *row.split(", ")]:
                if name:
                    yield part.split()[0], name


@pytest.mark.parametrize(("module", "name"), list(listed_members()))
def test_the_reference_lists_what_is_there(module: str, name: str) -> None:
    """A name that is gone would be left out without a word."""
    assert hasattr(importlib.import_module(module), name)


def test_the_inventory_of_a_game_names_what_several_games_have() -> None:
    text = (ROOT / "docs" / "add-a-game.md").read_text(encoding="utf-8")
    table = text.partition("## The folder")[2].partition("## Step by step")[0]
    named = {name for row in table.splitlines() for name in re.findall(r"`([^`]+)`", row)}
    wide = Counter(
        path.name
        for id in ("_template", *registry.ids())
        for path in registry.folder(id).iterdir()
        if not path.name.startswith("__pycache__")
    )
    common = {name for name, count in wide.items() if count > 1}
    missing = {
        name for name in common if not any(fnmatch(name, each.partition("/")[0]) for each in named)
    }
    assert not missing, "Say in docs/add-a-game.md what these are for."


def test_every_test_that_the_document_on_security_names_is_there() -> None:
    named = set(re.findall(r"`(test_\w+)`", (ROOT / "docs" / "security.md").read_text()))
    written = "\n".join(path.read_text() for path in (ROOT / "tests" / "server").rglob("*.py"))
    assert len(named) > 30
    assert [one for one in sorted(named) if f"def {one}(" not in written] == []
