"""One mutant in a process of its own: the game is imported with the change, and its tests run."""

import os
import resource
import signal
import sys
from collections.abc import Iterator, Sequence
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from types import CodeType, ModuleType
from typing import Final

import pytest

from tools.mutate.cover import Test, run_tests, silence
from tools.mutate.operators import Mutant
from tools.mutate.sources import ROOT, Game

HEAD: Final = 30
"""So many tests are tried first; most mutants fall there, and only their files are collected."""
FEW: Final = 25
SLOWER: Final = 20
PATIENCE: Final = 6
"""A test may use so many CPU seconds and so many times its own; then the mutant hangs."""
MEMORY: Final = 2 << 30
PASSED: Final = (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED)


def planned(mutant: Mutant, tests: Sequence[Test]) -> list[Test]:
    """Tests that run the mutant's line, the fastest first; then the others if those are few.

    What a test leaves in memory may serve the next: a line that seems to be run seldom can matter
    to many. One that is carried out at import belongs to all.
    """
    running = [test for test in tests if mutant.line in test.lines.get(mutant.file, ())]
    if not mutant.is_in_function or len(running) < FEW:
        running = list(tests)

    def rank(test: Test) -> tuple[bool, float]:
        return mutant.line not in test.lines.get(mutant.file, ()), test.seconds

    return sorted(running, key=rank)


def start(game: Game, mutant: Mutant, tests: Sequence[Test]) -> tuple[int, int]:
    """Fork a process that tries a mutant; its id, and a pipe that names the test that noticed."""
    reader, writer = os.pipe()
    child = os.fork()
    if child:
        os.close(writer)
        return child, reader
    os.close(reader)
    os._exit(_try(game, mutant, planned(mutant, tests), writer))


def _try(game: Game, mutant: Mutant, plan: list[Test], writer: int) -> int:
    """0 if all tests pass."""
    silence()
    os.setpgid(0, 0)
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    sys.meta_path.insert(0, _Finder(game, mutant))
    for stage in (plan[:HEAD], plan[HEAD:]):
        picker = _Picker(stage, writer)
        files = sorted({str(ROOT / test.id.partition("::")[0]) for test in stage})
        if files and run_tests("-x", *files, plugin=picker) not in PASSED:
            return 1
    return 0


class _Finder:
    """Imports the mutated module instead of the one on the disk."""

    def __init__(self, game: Game, mutant: Mutant) -> None:
        self.name = game.module(mutant.file)
        self.path = str(game.folder / mutant.file)
        self.source = mutant.applied(game.sources[mutant.file])

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if name != self.name:
            return None
        inside = [os.path.dirname(self.path)] if self.path.endswith("__init__.py") else None
        loader = _Loader(name, self.path, self.source)
        return spec_from_file_location(
            name, self.path, loader=loader, submodule_search_locations=inside
        )


class _Loader(SourceFileLoader):
    def __init__(self, name: str, path: str, source: bytes) -> None:
        super().__init__(name, path)
        self.source = source

    def get_code(self, name: str) -> CodeType:
        code: CodeType = compile(self.source, self.path, "exec")
        return code


class _Picker:
    """Keeps the planned tests in their order, stops one that hangs, tells which one fails."""

    def __init__(self, plan: list[Test], writer: int) -> None:
        self.order = {test.id: number for number, test in enumerate(plan)}
        self.seconds = {test.id: test.seconds for test in plan}
        self.writer = writer
        _allow(PATIENCE)

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        picked = [item for item in items if item.nodeid in self.order]
        items[:] = sorted(picked, key=lambda item: self.order[item.nodeid])

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        _allow(PATIENCE + SLOWER * self.seconds[item.nodeid])
        return (yield)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            os.write(self.writer, report.nodeid.encode())


def _allow(seconds: float) -> None:
    """CPU time, because others use the machine too; when it is over the process ends."""
    signal.setitimer(signal.ITIMER_PROF, seconds)
