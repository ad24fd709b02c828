"""The ways that rats have just gone, read from the log."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import groupby
from typing import Final

from cheeseboard.drawing import Point
from cheeseboard.game import NONE, Message, Seat
from cheeseboard.games.rat_de_france.board import ways
from cheeseboard.games.rat_de_france.board.parts import Run, Trace
from cheeseboard.games.rat_de_france.board.places import Street
from cheeseboard.games.rat_de_france.box import ACTIONS, IDEA, JUMP
from cheeseboard.games.rat_de_france.track import CELLS_BY_NAME, SPRING, Track

TURNS: Final = (
    "event-move",
    "event-swap",
    "event-take",
    "event-steal",
    "event-pass",
    "event-cannot",
)
STEPS: Final = 3
"""A run is shown as so many straight pieces that take the same time each."""


@dataclass(slots=True)
class _Leg:
    """From cell to cell, perhaps round a corner."""

    seat: Seat
    cells: list[int]
    action: int = NONE
    """NONE for the wind."""


@dataclass(slots=True)
class _Story:
    """How the rats came where they are."""

    track: Track
    legs: list[_Leg] = field(default_factory=list)
    """All ways of the round that is told last."""
    runs: dict[Seat, list[_Leg]] = field(default_factory=dict)
    """The last way of each rat, with the wind that followed."""
    counts: dict[Seat, int] = field(default_factory=dict)
    """How many runs each rat has had in this race."""
    turn: Seat = NONE
    """Whose rat the wind would blow further along its way."""
    is_past: bool = False
    """The round is over; its ways stay until somebody acts in the next one."""

    def hear(self, message: Message) -> None:
        key = message.key
        if key == "event-first":
            self.legs.clear()
            self.runs.clear()
        elif key == "event-round":
            self.is_past = True
        elif key in TURNS:
            self.begin_turn()
            if key == "event-move":
                self.go(message, ACTIONS.index(str(message.args["action"])))
                self.turn = _seat(message)
            elif key == "event-swap":
                self.go(message, JUMP)
                self.turn = _seat(message)
                self.be_swapped(message)
        elif key == "event-blown":
            self.go(message, NONE)

    def begin_turn(self) -> None:
        self.turn = NONE
        if self.is_past:
            self.is_past = False
            self.legs.clear()

    def go(self, message: Message, action: int) -> None:
        cells = [_cell(message, name) for name in ("origin", "via", "cell")]
        self.add(_Leg(_seat(message), [cell for cell in cells if cell != NONE], action))

    def be_swapped(self, message: Message) -> None:
        cells = [_cell(message, "cell"), _cell(message, "origin")]
        self.add(_Leg(int(message.args["rat"]), cells, JUMP))

    def add(self, leg: _Leg) -> None:
        if len(leg.cells) < 2 or any(cell not in self.track.cells for cell in leg.cells):
            return
        self.legs.append(leg)
        if leg.action == NONE and leg.seat == self.turn:
            self.runs[leg.seat].append(leg)
        else:
            self.runs[leg.seat] = [leg]
            self.counts[leg.seat] = self.counts.get(leg.seat, 0) + 1

    def is_airborne(self, leg: _Leg) -> bool:
        is_flight = leg.action == IDEA and self.track.kinds[leg.cells[0]] == SPRING
        return leg.action == JUMP or is_flight


class Told:
    """What the log tells of the ways on this track."""

    def __init__(self, told: Sequence[Message], track: Track, street: Street) -> None:
        self.street = street
        self.story = _Story(track)
        for message in told:
            self.story.hear(message)

    def traces(self) -> Iterator[Trace]:
        for leg in self.story.legs:
            is_airborne = self.story.is_airborne(leg)
            way = ways.path(self.street, leg.cells, is_airborne=is_airborne)
            yield Trace(leg.seat, way, leg.action == NONE, self.street.centre(leg.cells[0]))

    def run(self, seat: Seat, end: Point) -> Run | None:
        """How a rat came to the point where it is drawn; None where the log does not tell."""
        legs = self.story.runs.get(seat, [])
        if not legs:
            return None
        centres = [self.street.centre(cell) for leg in legs for cell in leg.cells]
        way = [point for point, _ in groupby([*centres, end])]
        lift = Point(0, 0)
        if self.story.is_airborne(legs[0]):
            lift = ways.lift(way[0], way[1])
        return Run(
            is_odd=self.story.counts[seat] % 2 == 1,
            points=tuple(point.minus(end) for point in _in_steps(way)),
            is_long=len(way) > 2,
            lift=Point(lift.x // 2, lift.y // 2),
        )


def _in_steps(points: list[Point]) -> list[Point]:
    """Where each piece of a run begins; the first way of two takes two of the three."""
    if len(points) == 2:
        begin, end = points
        return [_between(begin, end, step) for step in range(STEPS)]
    if len(points) == STEPS:
        begin, middle, _ = points
        return [begin, begin.halfway(middle), middle]
    return points[-STEPS - 1 : -1]


def _between(begin: Point, end: Point, step: int) -> Point:
    right, down = end.minus(begin)
    return begin.plus(right * step // STEPS, down * step // STEPS)


def _seat(message: Message) -> Seat:
    return int(message.args["seat"])


def _cell(message: Message, name: str) -> int:
    """A cell that an event names; NONE where it does not."""
    return CELLS_BY_NAME.get(str(message.args.get(name)), NONE)
