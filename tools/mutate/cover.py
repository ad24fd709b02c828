"""Which tests run which lines, and how long each takes; kept until sources or tests change."""

import json
import os
import signal
import sys
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from types import CodeType, FrameType
from typing import Any, Final

import pytest

from cheeseboard.testing import plugin as rule_marks
from tools.mutate.sources import LEDGERS, ROOT, Game


def run_tests(*arguments: str, plugin: object = None) -> int:
    """pytest without what others have installed for it."""
    os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
    plugins = [rule_marks] if plugin is None else [rule_marks, plugin]
    return int(pytest.main(["-q", "-p", "no:cacheprovider", *arguments], plugins=plugins))


ENOUGH: Final = 300
"""Calls of a function after which a test is taken to have run all lines of it that it runs."""


@dataclass(frozen=True)
class Test:
    """A test, the CPU seconds it takes, and the lines that it runs by file."""

    id: str
    seconds: float
    lines: dict[str, set[int]]


def collect(game: Game) -> list[Test]:
    """All tests of a game; test files that have not changed are not run again."""
    path = LEDGERS / f"{game.id}.cover.json"
    kept = json.loads(path.read_text()) if path.exists() else {}
    names = {test: os.path.relpath(test, game.folder) for test in game.tests}
    wanted = {names[test]: game.cover_hash(test) for test in game.tests}
    table = {name: kept[name] for name in wanted if kept.get(name, {}).get("hash") == wanted[name]}
    for test in game.tests:
        name = names[test]
        if name not in table:
            print(f"  which lines does {name} run?", flush=True)
            table[name] = {"hash": wanted[name], "tests": _trace(game, test)}
            LEDGERS.mkdir(exist_ok=True)
            path.write_text(json.dumps(table))
    return [
        Test(id, seconds, {file: set(lines) for file, lines in run.items()})
        for row in table.values()
        for id, (seconds, run) in row["tests"].items()
    ]


def _trace(game: Game, test: Path) -> dict[str, Any]:
    """Run a test file in a process of its own."""
    reader, writer = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(reader)
        silence()
        tracer = _Tracer(game)
        code = run_tests(str(test), *game.chosen(test), plugin=tracer)
        answer = {"code": code, "tests": tracer.table}
        with os.fdopen(writer, "w") as pipe:
            json.dump(answer, pipe)
        os._exit(0)
    os.close(writer)
    with os.fdopen(reader) as pipe:
        answer = json.load(pipe)
    os.waitpid(child, 0)
    if answer["code"] != 0:
        sys.exit(f"{test.relative_to(ROOT)} fails without any mutant: mend that first.")
    found: dict[str, Any] = answer["tests"]
    return found


def silence() -> None:
    """Nobody reads what a child prints; and it ends when it is told to."""
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    nowhere = os.open(os.devnull, os.O_RDWR)
    for stream in (0, 1, 2):
        os.dup2(nowhere, stream)


class _Tracer:
    """Notes lines of the game's files while a test runs."""

    def __init__(self, game: Game) -> None:
        self.files = {str(game.folder / file): file for file in game.sources}
        self.run: set[tuple[CodeType, int]] = set()
        self.calls: Counter[CodeType] = Counter()
        self.table: dict[str, tuple[float, dict[str, list[int]]]] = {}

    def enter(self, frame: FrameType, event: str, arg: object) -> Any:
        code = frame.f_code
        if code.co_filename not in self.files or self.calls[code] == ENOUGH:
            return None
        self.calls[code] += 1
        return self.step

    def step(self, frame: FrameType, event: str, arg: object) -> Any:
        if event == "line":
            self.run.add((frame.f_code, frame.f_lineno))
        return self.step

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        self.run, self.calls = set(), Counter()
        begin = time.process_time()
        sys.settrace(self.enter)
        try:
            return (yield)
        finally:
            sys.settrace(None)
            lines: dict[str, list[int]] = {}
            for code, line in self.run:
                lines.setdefault(self.files[code.co_filename], []).append(line)
            self.table[item.nodeid] = (round(time.process_time() - begin, 4), lines)
