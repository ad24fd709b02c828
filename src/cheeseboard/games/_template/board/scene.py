"""The market as somebody sees it, turned into what the templates print."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from cheeseboard.drawing import Offers, Point, Press, Say
from cheeseboard.game import HIDDEN, NONE, Choice, Message, Seat
from cheeseboard.games._template.box import CARDS
from cheeseboard.games._template.moves import BID, Move
from cheeseboard.games._template.state import Position

WIDTH: Final = 600
LOOKS: Final = 6
"""Pictures of seats; more seats have them again."""


class Card(NamedTuple):
    """A card of the viewer."""

    value: int
    press: Press
    is_used: bool
    is_bid: bool


class Bid(NamedTuple):
    """What lies in front of a seat."""

    seat: Seat
    look: int
    """Number of its colour and its mouse, 1 to 6."""
    at: Point
    face: str
    """A number, ? for a card face down, or nothing."""
    label: str


class Panel(NamedTuple):
    """What is public of a seat."""

    points: int
    label: str


@dataclass(frozen=True, slots=True)
class Scene:
    label: str
    rounds: str
    prize: int
    """Points of the cheese on offer; none after the end."""
    prize_label: str
    bids: tuple[Bid, ...]
    hand: tuple[Card, ...]
    places: tuple[tuple[str, Point], ...]
    panels: tuple[Panel, ...]


def scene(view: Position, seat: Seat | None, choices: Sequence[Choice[Move]], say: Say) -> Scene:
    offers = Offers(choices, say, can_ask=seat is not None and view.rounds > 0)
    seats = range(view.seats)
    bids = tuple(_bid(view, each, say) for each in seats)
    return Scene(
        label=say(Message("board-market")),
        rounds=say(Message("status-rounds", {"count": view.rounds})),
        prize=max(view.prize, 0),
        prize_label=say(Message("board-prize", {"points": max(view.prize, 0)})),
        bids=bids,
        hand=() if seat is None else tuple(_card(view, seat, card, offers) for card in CARDS),
        places=tuple((f"bid-{bid.seat}", bid.at) for bid in bids),
        panels=tuple(_panel(view, each, say) for each in seats),
    )


def _bid(view: Position, seat: Seat, say: Say) -> Bid:
    bid = view.bids[seat]
    kind = "none" if bid == NONE else "hidden" if bid == HIDDEN else "open"
    return Bid(
        seat=seat,
        look=seat % LOOKS + 1,
        at=Point(WIDTH * (seat + 1) // (view.seats + 1), 250),
        face={NONE: "", HIDDEN: "?"}.get(bid, str(bid)),
        label=say(Message(f"board-bid-{kind}", {"seat": seat, "card": bid})),
    )


def _card(view: Position, seat: Seat, card: int, offers: Offers[Move]) -> Card:
    """A card to press; a used one tells why it cannot be bid."""
    found = offers.that(lambda move: move.card == card)
    is_used = card not in view.hands[seat]
    key = "board-card-used" if is_used else "board-card"
    label = offers.say(Message(key, {"card": card}))
    press = offers.press(*found) if found else offers.named(label, why=BID[card].text)
    return Card(card, press, is_used, view.bids[seat] == card)


def _panel(view: Position, seat: Seat, say: Say) -> Panel:
    points = sum(view.won[seat])
    return Panel(points, say(Message("panel-points", {"points": points})))
