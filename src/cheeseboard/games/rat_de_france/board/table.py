"""The table below the street: the row of bids, open cards, the own hand, and the notes."""

from collections.abc import Iterator, Sequence

from cheeseboard.drawing import Press, Say
from cheeseboard.game import HIDDEN, NONE, Argument, Message, Seat
from cheeseboard.games.rat_de_france.board.common import (
    finished_place,
    has_acted,
    is_void,
    lineup,
    name,
    open_bid,
    partner,
    short_name,
    shown_card,
    team,
    token_label,
    token_name,
    was_replaced,
)
from cheeseboard.games.rat_de_france.board.desk import desk
from cheeseboard.games.rat_de_france.board.offers import Offers
from cheeseboard.games.rat_de_france.board.parts import Card, Gap, Hand, Racer, Table
from cheeseboard.games.rat_de_france.box import ACTIONS, TAKE_BACK
from cheeseboard.games.rat_de_france.grid import ROWS, UP
from cheeseboard.games.rat_de_france.moves import PLAIN, WITH_SUGAR
from cheeseboard.games.rat_de_france.rules.bids import hand as held_cards
from cheeseboard.games.rat_de_france.rules.setup import track_of
from cheeseboard.games.rat_de_france.state import BIDDING, DISCARDING, OVER, PRIZE, Position


def table(
    view: Position, seat: Seat | None, offers: Offers, say: Say, told: Sequence[Message]
) -> Table:
    return _Drawing(view, seat, offers, say).table(told)


class _Drawing:
    """One viewer's table in the making."""

    def __init__(self, view: Position, seat: Seat | None, offers: Offers, say: Say) -> None:
        self.view = view
        self.seat = seat
        self.offers = offers
        self.say = say
        self.lineup = lineup(view)
        self.has_hand = view.phase not in (PRIZE, OVER)
        """Between stages and after the end there is nothing to bid."""

    def table(self, told: Sequence[Message]) -> Table:
        return Table(
            label=self.say(Message("board-cards")),
            is_done=not self.has_hand,
            racers=tuple(self.racer(seat) for seat in self.lineup),
            cards=tuple(card for seat in range(self.view.seats) for card in self.cards(seat)),
            hand=self.hand(),
            desk=desk(self.view, self.offers, self.say, told),
        )

    # --- the row ---------------------------------------------------------------------------------

    def racer(self, seat: Seat) -> Racer:
        view = self.view
        count = view.face_up[seat].bit_count()
        note, arrow = self.note(seat)
        is_bidding = view.phase == BIDDING and seat in view.row
        return Racer(
            seat=seat,
            place=self.lineup.index(seat),
            name=name(self.say, seat),
            note=note,
            arrow=arrow,
            is_now=seat == view.active or (is_bidding and view.bids[seat] == NONE),
            done=self.say(Message("board-done")) if has_acted(view, seat) else "",
            is_waiting=is_bidding and view.bids[seat] == NONE,
            finished=finished_place(view, seat),
            token=token_name(view, seat),
            token_press=self.token_press(seat),
            team=team(view, seat),
            partner=partner(view, seat),
            cheese=view.cheese[seat] if view.variant.mode == "tournament" else NONE,
            is_soon=count == TAKE_BACK - 1,
            open_label=self.say(Message("board-open", {"count": count})),
        )

    def note(self, seat: Seat) -> tuple[str, str]:
        """Where the rat is; the arrow of its column where it decides who goes first."""
        view, say = self.view, self.say
        place = finished_place(view, seat)
        if place:
            return say(Message("board-place", {"place": place})), ""
        cell = view.rats[seat]
        if cell == NONE:
            return say(Message("board-waits")), ""
        column = cell // ROWS
        is_shared = sum(other != NONE and other // ROWS == column for other in view.rats) > 1
        arrow = "up" if track_of(view).arrows[column] == UP else "down"
        return say(Message("board-column", {"column": column})), arrow if is_shared else ""

    def token_press(self, seat: Seat) -> Press:
        label = token_label(self.view, seat, self.say)
        if seat != self.seat:
            return Press(label)
        return self.offers.named(label, self.offers.eating() or self.offers.of_mode(WITH_SUGAR))

    # --- cards -----------------------------------------------------------------------------------

    def cards(self, seat: Seat) -> Iterator[Card]:
        """The cards of a seat in a fixed order; a hand only where it is the viewer's own."""
        view = self.view
        bid = shown_card(view, seat)
        if bid == HIDDEN:
            yield self.back(seat)
        opened = [card for card in view.order_row if view.face_up[seat] >> card & 1]
        for card in range(len(ACTIONS)):
            if card in opened:
                yield self.card(seat, card, "open", opened.index(card))
            elif card == bid:
                yield self.bid_card(seat, card)
            elif self.has_hand and seat == self.seat and held_cards(view, seat) >> card & 1:
                yield self.card(seat, card, "hand", view.order_row.index(card))

    def back(self, seat: Seat) -> Card:
        label = self.say(Message("board-card-laid", {"seat": seat}))
        racer = self.lineup.index(seat)
        return Card(f"bid-{seat + 1}", seat, "", (), "bid", racer, 0, Press(label))

    def bid_card(self, seat: Seat, card: int) -> Card:
        view = self.view
        plain = self.card(seat, card, "bid", 0)
        plain = plain._replace(is_spent=has_acted(view, seat), is_void=is_void(view, seat))
        if view.phase == BIDDING:
            return plain._replace(secret=self.say(Message("board-secret")))
        if not was_replaced(view, seat):
            return plain
        bid = view.bids[seat]
        return plain._replace(
            was=ACTIONS[bid],
            was_lines=short_name(self.say, bid),
            was_label=self.say(Message("board-was", {"card": ACTIONS[bid]})),
        )

    def card(self, seat: Seat, card: int, spot: str, place: int) -> Card:
        return Card(
            id=f"card-{seat + 1}-{ACTIONS[card]}",
            seat=seat,
            action=ACTIONS[card],
            lines=short_name(self.say, card),
            spot=spot,
            racer=self.lineup.index(seat),
            place=place,
            press=self.card_press(seat, card, spot),
        )

    def card_press(self, seat: Seat, card: int, spot: str) -> Press:
        args: dict[str, Argument] = {"seat": seat, "card": ACTIONS[card]}
        if seat != self.seat:
            return Press(self.say(Message(f"board-card-{spot}", args)))
        if spot == "bid":
            label = self.say(Message("board-card-bid", args))
            return self.offers.named(label, self.offers.of_mode(PLAIN))
        choices = self.offers.card(card)
        if choices:
            return self.offers.press(*choices)
        verb = "discard" if self.view.phase == DISCARDING else "bid"
        label = self.say(Message(f"board-card-{spot}", args))
        return self.offers.named(label, why=f"{verb} {ACTIONS[card]}")

    # --- the own hand ----------------------------------------------------------------------------

    def hand(self) -> Hand | None:
        seat = self.seat
        if seat is None or not self.has_hand:
            return None
        return Hand(
            title=self.say(Message("board-hand")),
            note=self.say(Message("board-hand-order")),
            seat=seat,
            gaps=tuple(self.gaps(seat)),
            is_asked=any(self.offers.card(card) for card in range(len(ACTIONS))),
        )

    def gaps(self, seat: Seat) -> Iterator[Gap]:
        view = self.view
        for place, card in enumerate(view.order_row):
            if view.face_up[seat] >> card & 1:
                yield Gap(place, ACTIONS[card], self.say(Message("board-gap-open")))
            elif card == open_bid(view, seat):
                yield Gap(place, ACTIONS[card], self.say(Message("board-gap-bid")))
