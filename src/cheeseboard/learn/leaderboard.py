"""The leaderboard of the standard tasks: a table in Markdown that the command line writes."""

from dataclasses import dataclass
from pathlib import Path
from typing import Final

HEAD: Final = "| bot | score | package | weights | notes |"
RULE: Final = "| --- | --- | --- | --- | --- |"


@dataclass(frozen=True, slots=True)
class Line:
    """What stands of a bot."""

    bot: str
    score: str
    package: str
    weights: str
    notes: str = ""

    @classmethod
    def read(cls, row: str) -> "Line":
        """A row of the table."""
        bot, *others = (cell.strip() for cell in row.strip().strip("|").split("|"))
        return cls(bot.strip("`"), *others)

    def __str__(self) -> str:
        cells = [f"`{self.bot}`", self.score, self.package, self.weights or "–", self.notes]
        return f"| {' | '.join(cells)} |".replace("|  |", "| |")

    @property
    def mean(self) -> float:
        return float(self.score.split()[0])


def enter(file: Path, version: int, line: Line) -> None:
    """Put a line among those of its version, the best first; notes of the one before stay."""
    text = file.read_text(encoding="utf-8")
    heading = f"## Tasks version {version}\n"
    before, found, after = text.partition(heading)
    part, next_heading, rest = after.partition("\n## ") if found else ("", "", "")
    if not found:
        before, first, others = text.partition("\n## ")
        before, next_heading, rest = f"{before.rstrip()}\n\n", first, others
    rows = [row for row in part.splitlines() if row.startswith("| `")]
    lines = {each.bot: each for each in map(Line.read, rows)}
    notes = line.notes or (lines[line.bot].notes if line.bot in lines else "")
    lines[line.bot] = Line(line.bot, line.score, line.package, line.weights, notes)
    ranked = sorted(lines.values(), key=lambda each: -each.mean)
    table = "\n".join([HEAD, RULE, *map(str, ranked)])
    file.write_text(f"{before}{heading}\n{table}\n{next_heading}{rest}", encoding="utf-8")
