"""How far each rat was in each round, for the end of a race; read from the log."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from cheeseboard.game import Message, Seat
from cheeseboard.games.rat_de_france.board.parts import Chart, ChartLine
from cheeseboard.games.rat_de_france.grid import ROWS
from cheeseboard.games.rat_de_france.track import CELLS_BY_NAME

WIDTH: Final = 250
HEIGHT: Final = 84
BESIDE: Final = 16
"""Rats that end at the same point are named side by side."""


@dataclass(slots=True)
class Progress:
    """The column of each rat at the end of each round, and when it finished."""

    round: int = 0
    columns: dict[Seat, list[int]] = field(default_factory=dict)
    """By seat, one for each round; the first is where the rat was placed."""
    finished: dict[Seat, int] = field(default_factory=dict)

    def hear(self, message: Message) -> None:
        key, args = message.key, message.args
        if key == "event-first":
            self.round = 0
            self.columns.clear()
            self.finished.clear()
        elif key == "event-place":
            self.columns[int(args["seat"])] = [0]
        elif key == "event-round":
            self.round = int(args["round"])
            for seat, columns in self.columns.items():
                if seat not in self.finished:
                    columns.append(columns[-1])
        elif key == "event-finish":
            self.finished[int(args["seat"])] = self.round
        elif key in ("event-move", "event-blown", "event-swap"):
            self.go(int(args["seat"]), str(args.get("cell")))
            if key == "event-swap":
                self.go(int(args["rat"]), str(args.get("origin")))

    def go(self, seat: Seat, name: str) -> None:
        if name in CELLS_BY_NAME and seat in self.columns:
            self.columns[seat][-1] = CELLS_BY_NAME[name] // ROWS


def progress(told: Sequence[Message]) -> Progress:
    """Of the race that is told last."""
    found = Progress()
    for message in told:
        found.hear(message)
    return found


def chart(found: Progress, columns: int, label: str) -> Chart | None:
    """Rounds to the right, columns upwards; None where no round was told."""
    if not found.round:
        return None
    lines: list[ChartLine] = []
    for seat, reached in sorted(found.columns.items()):
        points = [
            (WIDTH * number // found.round, HEIGHT - HEIGHT * column // (columns - 1))
            for number, column in enumerate(reached)
        ]
        way = " ".join(f"{x},{y}" for x, y in points)
        x, y = points[-1]
        while any((line.x, line.y) == (x, y) for line in lines):
            x += BESIDE
        lines.append(ChartLine(seat, way, x, y))
    return Chart(label, WIDTH, HEIGHT, tuple(lines))
