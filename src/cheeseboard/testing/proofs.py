"""Which rules a game's tests prove: those of tests that were imported, ran and passed.

    python -m cheeseboard.testing.proofs FOLDER FILE

runs the tests of a folder that are marked with rules, and writes what came of them as JSON.
"""

import json
import re
import subprocess
import sys
import tempfile
from dataclasses import asdict, dataclass, field
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

PLACE: Final = re.compile(r"^(\S+\.py)(:\d+): ", re.MULTILINE)
"""How pytest names where an import failed."""


@dataclass(slots=True)
class Proofs:
    """What came of the tests."""

    proved: list[str] = field(default_factory=list)
    """Rules with a test that passed."""
    broken: list[str] = field(default_factory=list)
    """Files that cannot be imported and tests that fail, each with the line and the error."""


def proofs(tests: Path) -> Proofs | None:
    """Run the tests in a process of their own; None where there is no pytest."""
    if find_spec("pytest") is None:
        return None
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "proofs.json"
        command = (sys.executable, "-m", "cheeseboard.testing.proofs", str(tests), str(file))
        run = subprocess.run(command, capture_output=True, text=True, encoding="utf-8", check=False)
        if not file.exists():
            return Proofs(broken=[(run.stderr or run.stdout).strip().splitlines()[-1]])
        return Proofs(**json.loads(file.read_text(encoding="utf-8")))


class _Listener:
    """A plugin of pytest that hears what becomes of tests with rules."""

    def __init__(self) -> None:
        self.rules: dict[str, set[str]] = {}
        self.found = Proofs()

    def pytest_collection_modifyitems(self, items: list[Any]) -> None:
        for item in items:
            self.rules[item.nodeid] = {id for mark in item.iter_markers("rule") for id in mark.args}
        items[:] = [item for item in items if self.rules[item.nodeid]]

    def pytest_collectreport(self, report: Any) -> None:
        if report.failed:
            self.found.broken.append(self._crash(report))

    def pytest_runtest_logreport(self, report: Any) -> None:
        if report.failed:
            self.found.broken.append(self._crash(report))
        elif report.when == "call" and report.passed:
            self.found.proved += self.rules[report.nodeid] - set(self.found.proved)

    def _crash(self, report: Any) -> str:
        """File, line and error."""
        crash = getattr(report.longrepr, "reprcrash", None)
        if crash is not None:
            name = report.nodeid.rpartition("::")[2]
            return f"{Path(crash.path).name}:{crash.lineno}, {name}: {_first(crash.message)}"
        text = report.longreprtext
        places = [Path(file).name + line for file, line in PLACE.findall(text)] or [report.nodeid]
        return f"{places[-1]}: {text.splitlines()[-1].removeprefix('E').strip()}"


def _first(message: str) -> str:
    return message.partition("\n")[0]


def main() -> None:
    import pytest

    tests, file = map(Path, sys.argv[1:3])
    listener = _Listener()
    pytest.main(
        [
            *(str(tests), "-q", "-p", "no:cacheprovider", "--import-mode=importlib"),
            *("-o", "addopts=", "-o", "filterwarnings=", "-m", "not long"),
            "--continue-on-collection-errors",
            *("--ignore-glob", "*/test_browser.py"),
        ],
        plugins=[listener],
    )
    file.write_text(json.dumps(asdict(listener.found)), encoding="utf-8")


if __name__ == "__main__":
    main()
