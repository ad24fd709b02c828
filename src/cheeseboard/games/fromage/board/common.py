"""What all parts of the drawing ask for: words, seats around the wheel, pressing."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from cheeseboard.drawing import Say
from cheeseboard.game import NONE, Argument, Message, Seat
from cheeseboard.games.fromage.board.offers import Offers
from cheeseboard.games.fromage.box import KINDS, POSITIONS, TOKEN_TYPES, WORKERS
from cheeseboard.games.fromage.moves import Move
from cheeseboard.games.fromage.refusals import refusal
from cheeseboard.games.fromage.rules import moves
from cheeseboard.games.fromage.rules.wheel import position_of
from cheeseboard.games.fromage.state import Position
from cheeseboard.games.fromage.worth import points

SLOTS: Final = range(POSITIONS)


@dataclass(frozen=True)
class Table:
    """The view, who looks at it, and in which words."""

    view: Position
    seat: Seat | None
    offers: Offers
    say: Say
    news: tuple[Message, ...] = ()
    """What was told since the viewer's last turn."""

    @cached_property
    def points(self) -> int:
        """Of the viewer, as if the match ended now: each free space is compared with that."""
        return 0 if self.seat is None else points(self.view, self.seat)

    @property
    def front_seat(self) -> Seat:
        """Whose sector lies at the bottom: the viewer's, for watchers the first seat's."""
        return 0 if self.seat is None else self.seat

    @property
    def made(self) -> int:
        """Quarter turns that the board has made."""
        return max(self.view.turn - 1, 0)

    @property
    def angle(self) -> int:
        """Quarter turns of the wheel as the viewer sees it; never counted modulo 4."""
        return self.made - position_of(self.view.variant, self.front_seat)

    def place_of_slot(self, slot: int) -> int:
        """Where a slot lies: 0 in front of the viewer, then clockwise."""
        return (slot + self.angle) % POSITIONS

    def place_of_seat(self, seat: Seat) -> int:
        """Where a seat sits: 0 at the bottom, then clockwise."""
        variant = self.view.variant
        ahead = position_of(variant, seat) - position_of(variant, self.front_seat)
        return ahead % POSITIONS

    def slot_at(self, place: int) -> int:
        return (place - self.angle) % POSITIONS

    def speak(self, key: str, **given: Argument) -> str:
        return self.say(Message(key, given))

    def name(self, seat: Seat) -> str:
        return self.speak("board-name", seat=seat)

    @property
    def is_asked(self) -> bool:
        """Whether the viewer is to act."""
        return bool(self.offers.all)

    @cached_property
    def _legal(self) -> frozenset[Move]:
        """What the viewer may do; a lesson offers only a part of it."""
        return frozenset(moves(self.view, self.front_seat))

    def why_not(self, move: Move) -> str:
        """Why the viewer, who is to act, cannot make a move; empty if nothing is in the way."""
        if self.seat is None or not self.is_asked or move in self._legal:
            return ""
        return self.say(refusal(self.view, self.seat, move).message)


def station(view: Position, seat: Seat, worker: int) -> int:
    return view.stations[seat * WORKERS + worker]


def turns_away(view: Position, seat: Seat, worker: int) -> int:
    """Turns until a worker is home; 0 in the supply."""
    home = view.homes[seat * WORKERS + worker]
    return 0 if home == NONE else home - view.turn


def stock(view: Position, seat: Seat, token: int) -> int:
    return view.stock[seat * TOKEN_TYPES + token]


def open_orders(view: Position, seat: Seat) -> Sequence[int]:
    """How many open orders of each kind a seat has."""
    return view.orders[seat * KINDS : (seat + 1) * KINDS]
