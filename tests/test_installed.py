"""The package as people install it: no extras, no checkout, every command of README.

The plain suite installs it from a wheel and looks whether a source archive makes the same one; the
compiled suite installs the wheel that `make fast` has left in its environment.
"""

import fcntl
import os
import re
import signal
import subprocess
import sys
import time
import tomllib
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final
from zipfile import ZipFile

import pytest

from cheeseboard.cli.doctor import is_compiled
from cheeseboard.testing.ports import free_port

ROOT: Final = Path(__file__).parent.parent
DEADLINE: Final = 600.0
"""Seconds after which something that should happen has not happened."""

PIP: Final = (sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check")
OUR_OWN: Final = ("PYTHONPATH", "CHEESEBOARD_", "COVERAGE_", "PYTEST_")
TOOLS: Final = ("pytest", "hypothesis", "httpx", "aiosmtpd", "ray", "mypy", "ruff", "hatchling")
"""What a plain install has not, by the names of its modules."""


def project() -> dict[str, Any]:
    found: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    return found


def call(
    *command: str | Path, folder: Path = ROOT, **variables: str
) -> subprocess.CompletedProcess[str]:
    """Run a command as on a machine that knows nothing of these tests."""
    inherited = {name: value for name, value in os.environ.items() if not name.startswith(OUR_OWN)}
    return subprocess.run(
        list(map(str, command)),
        cwd=folder,
        env={**inherited, "COLUMNS": "200", "PYTHONIOENCODING": "utf-8", **variables},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=DEADLINE,
        check=False,
    )


def done(result: subprocess.CompletedProcess[str]) -> str:
    """What a command printed that went well."""
    assert result.returncode == 0, f"{result.args}\n{result.stdout}{result.stderr}"
    return result.stdout


# --- an environment with nothing but the package and what it asks for ----------------------------


@dataclass(frozen=True, slots=True)
class Installed:
    """An environment, and an empty folder to work in."""

    home: Path
    folder: Path

    def python(self, *arguments: str | Path) -> subprocess.CompletedProcess[str]:
        return call(self.home / "bin" / "python", *arguments, folder=self.folder)

    def cheeseboard(self, *arguments: str | Path) -> subprocess.CompletedProcess[str]:
        return call(self.home / "bin" / "cheeseboard", *arguments, folder=self.folder)

    def pip(self, *arguments: str | Path) -> None:
        done(call(*PIP, "--python", self.home / "bin" / "python", *arguments))

    @property
    def package(self) -> Path:
        [found] = self.home.glob("lib/python*/site-packages/cheeseboard")
        return found


@pytest.fixture(scope="session")
def dependencies(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with what the package asks for, filled by the first process that wants it."""
    shared = tmp_path_factory.getbasetemp()
    if "PYTEST_XDIST_WORKER" in os.environ:
        shared = shared.parent
    folder = shared / "dependencies"
    with (shared / "dependencies.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not (folder / "complete").exists():
            done(call(*PIP, "install", "--upgrade", "--target", folder, *project()["dependencies"]))
            (folder / "complete").touch()
    return folder


@pytest.fixture
def installed(tmp_path: Path, dependencies: Path) -> Installed:
    """The package in an environment of its own; pip finds there all that the package asks for."""
    home, folder = tmp_path / "environment", tmp_path / "work"
    folder.mkdir()
    done(call(sys.executable, "-m", "venv", "--without-pip", home))
    [packages] = home.glob("lib/python*/site-packages")
    (packages / "dependencies.pth").write_text(f"{dependencies}\n", encoding="utf-8")
    found = Installed(home, folder)
    wheel = compiled() if is_compiled() else built(tmp_path / "dist")
    found.pip("install", "--no-index", wheel)
    return found


def built(folder: Path) -> Path:
    hatchling(folder, "wheel")
    [wheel] = folder.glob("*.whl")
    return wheel


def built_from_archive(folder: Path) -> Path:
    hatchling(folder, "sdist")
    [archive] = folder.glob("*.tar.gz")
    options = ("--no-deps", "--no-build-isolation", "--wheel-dir", folder)
    done(call(*PIP, "wheel", *options, archive, folder=folder, CHEESEBOARD_BUILD="plain"))
    [wheel] = folder.glob("*.whl")
    return wheel


def hatchling(folder: Path, target: str) -> None:
    build = (sys.executable, "-m", "hatchling", "build", "--directory", folder)
    done(call(*build, "--target", target, CHEESEBOARD_BUILD="plain"))


def compiled() -> Path:
    wheels = list(Path(sys.prefix, "wheel").glob("*.whl"))
    assert len(wheels) == 1, f"`make fast` leaves one wheel in {sys.prefix}, not {wheels}."
    return wheels[0]


def test_a_source_archive_makes_the_same_wheel(tmp_path: Path) -> None:
    one, other = (
        {name: wheel.read(name) for name in wheel.namelist()}
        for wheel in map(ZipFile, (built(tmp_path / "1"), built_from_archive(tmp_path / "2")))
    )
    assert len(one) > 300
    assert one == other


# --- what is tried in it -------------------------------------------------------------------------


def test_the_installed_package_works(installed: Installed) -> None:
    nothing_is_missing(installed)
    no_tool_is_there(installed)
    every_module_is_imported(installed)
    every_command_runs(installed)
    a_new_game_begins(installed)
    datasets_say_what_they_need(installed)
    training_says_what_it_needs(installed)
    the_arena_rates_bots(installed)
    a_program_plays_a_match(installed)


def nothing_is_missing(installed: Installed) -> None:
    source = ROOT / "src" / "cheeseboard"
    wanted = {
        path.relative_to(source)
        for path in source.rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    }
    there = {path.relative_to(installed.package) for path in installed.package.rglob("*")}
    assert wanted - there == set()


def no_tool_is_there(installed: Installed) -> None:
    script = "import importlib.util, sys; print(*filter(importlib.util.find_spec, sys.argv[1:]))"
    found = done(installed.python("-c", script, *TOOLS, "fastapi"))
    assert found.split() == ["fastapi"]


IMPORT_ALL: Final = """
import importlib, pkgutil, sys, cheeseboard
for module in pkgutil.walk_packages(cheeseboard.__path__, "cheeseboard."):
    if ".tests." not in module.name and not module.name.startswith(tuple(sys.argv[1:])):
        importlib.import_module(module.name)
"""
ONLY_ELSEWHERE: Final = (
    "cheeseboard.testing.plugin",
    "cheeseboard.testing.browser",
    "cheeseboard.testing.receiving",
    "cheeseboard.server.migrations.env",
    "cheeseboard.learn.",
    "cheeseboard.train.",
)
"""What only pytest, tests of pages and letters, Alembic and learners with NumPy import."""


def every_module_is_imported(installed: Installed) -> None:
    done(installed.python("-c", IMPORT_ALL, *ONLY_ELSEWHERE))


COMMANDS: Final = {
    "games": ("", "burg_appenzell"),
    "play": (
        "burg_appenzell --people 0 --bot random --seed 1 --save match.jsonl",
        "The record is in match.jsonl.",
    ),
    "replay": ("match.jsonl", "All that chance dealt agrees with the seed."),
    "check": ("_template", "10 of 10 rule ids are cited by tests."),
    "perft": ("_template --seats 2 --depth 3", "│ 3     │ 100"),
    "lesson": ("check burg_appenzell", "burg_appenzell first"),
    "report": ("_template --matches 4", "The report is in _template-report.html."),
    "bench": ("_template --seconds 0.05", "decisions"),
    "benchmark": ("random --game rat_de_france --matches 2", "in tasks version"),
    "doctor": ("", "compiled with mypyc" if is_compiled() else "plain Python"),
}
"""Arguments, and what is printed; a later command may use what an earlier one has written."""

OTHERWISE: Final = {"serve", "new-game", "arena", "dataset", "train"}
"""Commands with a test of their own below."""


def every_command_runs(installed: Installed) -> None:
    table = re.findall(
        r"^\| `cheeseboard (\S+)[^|]*`", (ROOT / "README.md").read_text("utf-8"), re.M
    )
    assert set(table) == {*COMMANDS, *OTHERWISE}
    for name, (arguments, said) in COMMANDS.items():
        assert said in done(installed.cheeseboard(name, *arguments.split()))
    listed = done(installed.cheeseboard("games"))
    assert done(installed.python("-m", "cheeseboard", "games")) == listed
    assert set(table) <= set(done(installed.cheeseboard("--help")).split())


def a_new_game_begins(installed: Installed) -> None:
    done(installed.cheeseboard("new-game", "cheese_market"))
    assert (installed.package / "games" / "cheese_market" / "RULES.md").is_file()
    assert "broken" not in done(installed.cheeseboard("check", "cheese_market"))


def datasets_say_what_they_need(installed: Installed) -> None:
    refused = installed.cheeseboard("dataset", "match.jsonl")
    assert refused.returncode == 2
    assert refused.stderr.strip() == "Datasets need NumPy: pip install 'cheeseboard[learn]'."


def training_says_what_it_needs(installed: Installed) -> None:
    refused = installed.cheeseboard("train", "rat_de_france")
    assert refused.returncode == 2
    sentence = "Training needs PyTorch and NumPy: pip install 'cheeseboard[train]'."
    assert refused.stderr.strip() == sentence


def the_arena_rates_bots(installed: Installed) -> None:
    arguments = ("arena", "_template", "--bots", "greedy,random", "--matches", "4")
    assert "4 matches" in done(installed.cheeseboard(*arguments))


# --- a match over HTTP ---------------------------------------------------------------------------


def a_program_plays_a_match(installed: Installed) -> None:
    """The bot of docs/http-api.md, against the server's own."""
    text = (ROOT / "docs" / "http-api.md").read_text(encoding="utf-8")
    [code] = re.findall(r"^```py\n(# a bot\n.*?)^```", text, re.MULTILINE | re.DOTALL)
    (installed.folder / "bot.py").write_text(code, encoding="utf-8")
    with served(installed) as address:
        link, outcome = done(installed.python("bot.py", address, "_template")).splitlines()
        assert "'scores'" in outcome
        assert "Cheese Market" in page(link)


@contextmanager
def served(installed: Installed) -> Iterator[str]:
    """The address of `cheeseboard serve` while it runs."""
    command, port = installed.home / "bin" / "cheeseboard", str(free_port())
    log = installed.folder / "log.txt"
    with log.open("w") as file:
        server = subprocess.Popen(
            [command, "serve", "--port", port, "--no-browser", "--drafts"],
            cwd=installed.folder,
            stdout=file,
            stderr=subprocess.STDOUT,
        )
    try:
        address = f"http://127.0.0.1:{port}"
        end = time.monotonic() + DEADLINE
        while not answers(address):
            assert server.poll() is None, log.read_text("utf-8")
            assert time.monotonic() < end, f"No answer within {DEADLINE} seconds."
            time.sleep(0.05)
        yield address
    finally:
        server.send_signal(signal.SIGTERM)
        server.wait(DEADLINE)
    assert "Traceback" not in log.read_text("utf-8"), log.read_text("utf-8")


def answers(address: str) -> bool:
    try:
        return "burg_appenzell" in page(f"{address}/api/games")
    except OSError:
        return False


def page(address: str) -> str:
    with urllib.request.urlopen(address, timeout=DEADLINE) as answer:
        return str(answer.read().decode("utf-8"))
