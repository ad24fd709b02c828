"""What was found out about mutants, one line of JSON each; a run takes up what is there."""

import json
from dataclasses import asdict, dataclass
from pathlib import Path

from tools.mutate.operators import Mutant
from tools.mutate.sources import LEDGERS, Game


@dataclass(frozen=True)
class Finding:
    """How a mutant fared against the tests of the time."""

    mutant: str
    source: str
    """Hash of the file that was changed."""
    tests: str
    is_killed: bool
    by: str
    """The test that noticed, or `hangs`, or `breaks` without any test."""


class Ledger:
    """The findings about a game."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.tests = game.tests_hash()
        self.path: Path = LEDGERS / f"{game.id}.jsonl"
        self.found: dict[tuple[str, str], Finding] = {}
        if self.path.exists():
            for line in self.path.read_text().splitlines():
                finding = Finding(**json.loads(line))
                self.found[finding.mutant, finding.source] = finding

    def finding(self, mutant: Mutant) -> Finding | None:
        """What is known; a mutant that survived is tried again when tests have changed."""
        finding = self.found.get((mutant.id, self.game.file_hash(mutant.file)))
        if finding is None or finding.is_killed or finding.tests == self.tests:
            return finding
        return None

    def note(self, mutant: Mutant, *, is_killed: bool, by: str) -> None:
        source = self.game.file_hash(mutant.file)
        finding = Finding(mutant.id, source, self.tests, is_killed, by)
        self.found[mutant.id, source] = finding
        LEDGERS.mkdir(exist_ok=True)
        with self.path.open("a") as file:
            file.write(json.dumps(asdict(finding)) + "\n")
