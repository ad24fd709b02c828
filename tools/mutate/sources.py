"""What belongs to a game: files that decide play, tests, and mutants that are known to be equal."""

import os
import tomllib
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Final

from tools.mutate.operators import Mutant, mutants

ROOT: Final = Path(__file__).parents[2]
GAMES: Final = ROOT / "src" / "cheeseboard" / "games"
LEDGERS: Final = Path(os.environ.get("MUTANTS", ROOT / ".mutants"))
"""Where findings are kept."""
APART: Final = {
    "board",
    "bounds",
    "categories",
    "checks",
    "choices",
    "features",
    "forecast",
    "foresight",
    "helping",
    "heuristics",
    "insight",
    "refusals",
    "saves",
    "terminal",
    "tests",
    "wording",
    "worth",
}
"""Modules and folders that tell, draw or judge play and do not decide it."""
DRAWN: Final = ("test_board.py", "test_browser.py")
"""Slow, and not meant to notice wrong rules."""
SHARED: Final = ROOT / "tests" / "test_games.py"
"""Where the records of all games are replayed and their sequences of moves counted."""
OF_A_GAME: Final = "{id} and (test_recorded_matches or test_move_sequences)"


@dataclass(frozen=True)
class Equal:
    """A mutant that nobody can notice."""

    file: str
    line: str
    becomes: str
    reason: str


class Game:
    """The sources of a game as they are now."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.folder = GAMES / id
        homes = [self.folder, *sorted(path.parent for path in self.folder.glob("*/*/words"))]
        tests = [path for home in homes for path in sorted(home.glob("tests/test_*.py"))]
        self.tests = [SHARED, *(path for path in tests if path.name not in DRAWN)]
        self.equals = _equals(self.folder / "tests" / "mutants.toml")
        self.sources = {file: (self.folder / file).read_bytes() for file in self._files()}

    def _files(self) -> list[str]:
        paths = sorted(self.folder.rglob("*.py"))
        inside = [path.relative_to(self.folder) for path in paths]
        return [
            path.as_posix()
            for path in inside
            if not APART & {*path.parts, path.stem} and path.as_posix() != "__init__.py"
        ]

    def mutants(self) -> list[Mutant]:
        return [each for file, source in self.sources.items() for each in mutants(file, source)]

    def module(self, file: str) -> str:
        """The name under which a file is imported."""
        parts = Path(file).with_suffix("").parts
        return ".".join(["cheeseboard", "games", self.id, *parts]).removesuffix(".__init__")

    def file_hash(self, file: str) -> str:
        return _hash(self.sources[file])

    def tests_hash(self) -> str:
        own = sorted(self.folder.glob("**/tests/**/*.py"))
        return _hash(*(path.read_bytes() for path in (SHARED, *own)))

    def chosen(self, test: Path) -> tuple[str, ...]:
        """What of a test file belongs to the game, as pytest is told."""
        return ("-k", OF_A_GAME.format(id=self.id)) if test == SHARED else ()

    def cover_hash(self, test: Path) -> str:
        """Whatever changes which lines a test file runs."""
        helpers = [path for path in self.folder.glob("tests/*.py") if "test_" not in path.name]
        shared = [path.read_bytes() for path in sorted(helpers)]
        return _hash(test.read_bytes(), *shared, *self.sources.values())

    def equal_to(self, mutant: Mutant) -> Equal | None:
        """Where `mutants.toml` says that nobody can notice the mutant."""
        source = self.sources[mutant.file]
        key = (mutant.file, mutant.before(source), mutant.after(source))
        return next((one for one in self.equals if (one.file, one.line, one.becomes) == key), None)


def _equals(path: Path) -> list[Equal]:
    if not path.exists():
        return []
    table = tomllib.loads(path.read_text(encoding="utf-8"))
    return [Equal(**row) for row in table["equal"]]


def _hash(*contents: bytes) -> str:
    result = sha256()
    for content in contents:
        result.update(sha256(content).digest())
    return result.hexdigest()[:16]
