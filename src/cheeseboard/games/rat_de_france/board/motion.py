"""What the table shows of an event: cards turn one by one, bids walk along the ring, rats run."""

from collections.abc import Iterator, Sequence
from typing import Final

from cheeseboard.game import NONE, Message, Seat
from cheeseboard.games.rat_de_france.box import ACTIONS
from cheeseboard.games.rat_de_france.state import Position
from cheeseboard.motion import Act, Cheer, Glimpse, Hold, Motion, Move, Together

TURN: Final = 650
"""How long a card takes to turn over."""
CLASH: Final = 750
WALK: Final = 450
"""How long a bid takes from one order of the ring to the next."""
RUN: Final = 620
LONG_RUN: Final = 950
FLY: Final = 650

REVEALS: Final = ("event-show", "event-replace", "event-void", "event-duplicate")


def motions(event: Message, glimpse: Glimpse) -> Sequence[Motion]:
    """Rats run by their styles, so what they do only takes its time."""
    match event.key:
        case "event-show" | "event-replace" | "event-void" | "event-duplicate":
            return _Reveal(glimpse).motions(event)
        case "event-move" | "event-swap":
            is_blown = any(one.key == "event-blown" for one in glimpse.told)
            return (Hold(LONG_RUN if is_blown else RUN),)
        case "event-take" | "event-steal" | "event-pepper":
            return (Cheer((_rat(event),)),)
        case "event-cannot" | "event-pass":
            return (Act((_rat(event),), "idle", RUN),)
        case "event-back":
            return (Hold(FLY),)
        case "event-finish":
            return (Cheer((_rat(event),)),)
    return ()


def _seat(event: Message) -> Seat:
    return int(event.args["seat"])


def _rat(event: Message) -> str:
    return f"runner-{_seat(event) + 1}"


class _Reveal:
    """The cards of a round, told in the order of the row.

    The new picture has all cards as they are in the end. Until its turn has come a card lies face
    down, and one that is going to be replaced shows what was bid. A class is never given twice, so
    that the end of one step takes nothing away from the next.
    """

    def __init__(self, glimpse: Glimpse) -> None:
        self.view: Position = glimpse.after
        self.viewer = glimpse.viewer
        self.story = [event for event in glimpse.told if event.key in REVEALS]

    def motions(self, event: Message) -> Sequence[Motion]:
        if self.view.bids[_seat(event)] == NONE:  # the round is over already
            return (Act((_order(event),), "clash", TURN),)
        now = self.story.index(event)
        later = self.story[now + 1 :]
        if event.key == "event-show":
            return (Together((*self.turn(event), *self.cover(later, now), *self.keep(later, now))),)
        clash = Act((_order(event),), "clash", CLASH)
        if event.key != "event-replace":
            return (Together((clash, *self.keep(later, now, CLASH))),)
        walk = self.walk(event)
        trail = Act((f"trail-{_seat(event) + 1}",), f"away-walk-{now}", walk.lasts)
        others = self.keep(later, f"walk-{now}", walk.lasts)
        return (
            Together((clash, *self.keep(self.story[now:], now, CLASH))),
            Together((walk, trail, *others)),
        )

    def turn(self, event: Message) -> Iterator[Motion]:
        """One's own card is known and only nods."""
        seat = _seat(event)
        yield Act((self.card(seat),), "nodding" if seat == self.viewer else "turning", TURN)
        yield Act((self.medal(seat),), "coming", TURN)

    def cover(self, later: Sequence[Message], now: int) -> Iterator[Motion]:
        """Cards that are shown later lie face down; one's own is no secret to oneself."""
        for seat in (_seat(event) for event in later if event.key == "event-show"):
            yield Act((self.medal(seat),), f"away-{now}", TURN)
            if seat != self.viewer:
                yield Act((self.card(seat),), f"covered-{now}", TURN)

    def keep(self, later: Sequence[Message], now: object, lasts: int = TURN) -> Iterator[Motion]:
        """Bids that are still going to be replaced are as they were."""
        for event in later:
            if event.key == "event-replace":
                seat = _seat(event)
                gone = [f"trail-{seat + 1}", f"mark-{seat + 1}"]
                if seat == self.viewer:
                    gone.append(f"card-{seat + 1}-{event.args['bid']}")
                yield Act(tuple(gone), f"away-later-{now}", lasts)
                yield Act((self.card(seat),), f"bidding-{now}", lasts)

    def walk(self, event: Message) -> Move:
        """From order to order, over those that are passed by."""
        row = [ACTIONS[action] for action in self.view.order_row]
        begin, end = row.index(str(event.args["bid"])), row.index(str(event.args["card"]))
        steps = (end - begin) % len(row)
        path = tuple(f"order-{row[(begin + step) % len(row)]}" for step in range(steps + 1))
        return Move(path, WALK * steps, f"mark-{_seat(event) + 1}")

    def card(self, seat: Seat) -> str:
        """The card that lies in the row in the end."""
        card = self.view.cards[seat]
        return f"card-{seat + 1}-{ACTIONS[self.view.bids[seat] if card == NONE else card]}"

    def medal(self, seat: Seat) -> str:
        """The medallion at what was bid: a pale one if that was replaced."""
        is_replaced = self.view.cards[seat] not in (NONE, self.view.bids[seat])
        return f"{'was' if is_replaced else 'mark'}-{seat + 1}"


def _order(event: Message) -> str:
    return f"order-{event.args.get('bid', event.args.get('card'))}"
