"""The ways that rats have just gone, read from the log."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final

from cheeseboard.game import NONE, Message, Seat
from cheeseboard.games.rat_de_france.board import motion
from cheeseboard.games.rat_de_france.board.parts import Trace
from cheeseboard.games.rat_de_france.board.places import Street
from cheeseboard.games.rat_de_france.pieces import ACTIONS, IDEA, JUMP
from cheeseboard.games.rat_de_france.track import CELL_NAMES, SPRING, Track

TURNS: Final = ("event-move", "event-swap", "event-take", "event-steal", "event-pass")
CELLS: Final = {name: cell for cell, name in enumerate(CELL_NAMES)}


@dataclass(slots=True)
class _Leg:
    """From cell to cell."""

    seat: Seat
    origin: int
    target: int
    action: int
    """NONE for the wind and for a swap."""
    is_wind: bool = False


@dataclass(slots=True)
class _Story:
    """Where the rats are, and how they came there in the round that is told last."""

    cells: dict[Seat, int] = field(default_factory=dict)
    legs: list[_Leg] = field(default_factory=list)
    is_past: bool = False
    """The round is over; its ways stay until somebody acts in the next one."""

    def hear(self, message: Message) -> None:
        key = message.key
        if key in ("event-stage", "event-first"):
            self.cells.clear()
            self.legs.clear()
        elif key == "event-round":
            self.is_past = True
        elif key == "event-place":
            self.cells[_seat(message)] = _cell(message)
        elif key in TURNS:
            self.turn(message)
        elif key == "event-blown":
            self.go(_seat(message), _cell(message), NONE, is_wind=True)

    def turn(self, message: Message) -> None:
        if self.is_past:
            self.is_past = False
            self.legs.clear()
        if message.key == "event-move":
            action = ACTIONS.index(str(message.args["action"]))
            self.go(_seat(message), _cell(message), action)
        elif message.key == "event-swap":
            self.swap(_seat(message), int(message.args["rat"]))

    def go(self, seat: Seat, target: int, action: int, *, is_wind: bool = False) -> None:
        origin = self.cells.get(seat, NONE)
        if origin not in (NONE, target):
            self.legs.append(_Leg(seat, origin, target, action, is_wind))
        self.cells[seat] = target

    def swap(self, seat: Seat, other: Seat) -> None:
        here, there = self.cells.get(seat, NONE), self.cells.get(other, NONE)
        if NONE not in (here, there):
            self.go(seat, there, JUMP)
            self.go(other, here, JUMP)


def traces(told: Sequence[Message], track: Track, street: Street) -> Iterator[Trace]:
    story = _Story()
    for message in told:
        story.hear(message)
    for leg in story.legs:
        if leg.origin in track.cells and leg.target in track.cells:
            is_flight = leg.action == IDEA and track.kinds[leg.origin] == SPRING
            is_airborne = leg.action == JUMP or is_flight
            way = motion.path(street, leg.origin, leg.target, is_airborne=is_airborne)
            yield Trace(leg.seat, way, leg.is_wind, street.centre(leg.origin))


def _seat(message: Message) -> Seat:
    return int(message.args["seat"])


def _cell(message: Message) -> int:
    return CELLS[str(message.args["cell"])]
