"""The cards of the round: event, cheese, and the viewer's clan."""

from typing import Final

from cheeseboard.drawing import Say
from cheeseboard.game import HIDDEN, NONE, Argument, Message, Seat
from cheeseboard.games.ratland.board import people
from cheeseboard.games.ratland.board.offers import Offers
from cheeseboard.games.ratland.board.parts import (
    ClanCard,
    Danger,
    EventCard,
    Offer,
    Row,
    Segment,
)
from cheeseboard.games.ratland.box import (
    CLAN_NAMES,
    COLOUR_NAMES,
    DECK,
    EVENT_NAMES,
    PLACE_NAMES,
    SEERS,
    STARTING_USED,
    TUNNELS,
)
from cheeseboard.games.ratland.moves import KEEP
from cheeseboard.games.ratland.rules.search import does_harm, pieces_for
from cheeseboard.games.ratland.rules.stock import is_late, rounds
from cheeseboard.games.ratland.state import (
    BRIBE,
    EVENING,
    EXTRA,
    FIGHT,
    LEFTOVERS,
    OVER,
    PUT_BACK,
    SWAPS,
    Position,
)

SEARCHES: Final = (BRIBE, FIGHT, EXTRA, PUT_BACK, LEFTOVERS)
"""Phases in which a bag is open while somebody decides."""
AFTER_SEARCH: Final = (SWAPS, EVENING)
ROW_X: Final = 38
ROW_WIDTH: Final = 192
LEAST_SHARE: Final = 1.6
"""A colour is drawn at least as wide as so many pieces."""


def event_card(view: Position, say: Say) -> EventCard | None:
    if view.event == NONE:
        return None
    args: dict[str, Argument] = {"happening": EVENT_NAMES[view.event]}
    left = DECK - view.round
    has_odds = view.round >= STARTING_USED and view.phase != OVER
    track = [say(Message("status-round", {"round": rounds(view)}))]
    if has_odds:
        track.append(say(Message("board-odds", {"count": left})))
    return EventCard(
        name=EVENT_NAMES[view.event],
        title=say(Message("board-event", args)),
        effect=say(Message("board-effect", args)),
        is_late=is_late(view),
        dots=tuple(
            "gone" if number < view.round else "here" if number == view.round else "ahead"
            for number in range(1, DECK + 1)
        ),
        odds=f"1/{left}" if has_odds else "",
        track=". ".join(track),
    )


# --- cheese --------------------------------------------------------------------------------------


def cheese_title(view: Position, say: Say) -> str:
    if not view.cards:
        return ""
    if len(view.cards) == 1:
        return say(Message("board-card", {"card": view.cards[0]}))
    first, second = view.cards
    return say(Message("board-cards", {"first": first, "second": second}))


def rows(view: Position, home: Seat, say: Say) -> tuple[Row, ...]:
    """RAT-3.6, RAT-16: what each bag gets; while a tunnel is searched, what its bag holds."""
    if not view.cards:
        return ()
    return tuple(_row(view, home, tunnel, say) for tunnel in TUNNELS)


def _row(view: Position, home: Seat, tunnel: int, say: Say) -> Row:
    state = _row_state(view, tunnel)
    pieces = view.bag if state == "searched" else pieces_for(view, tunnel)
    name = say(Message(f"board-place-{PLACE_NAMES[tunnel]}"))
    kinds = [
        say(Message("board-pieces", {"colour": COLOUR_NAMES[colour], "count": count}))
        for colour, count in enumerate(pieces)
        if count
    ]
    return Row(
        name=PLACE_NAMES[tunnel],
        label=f"{name}: {', '.join(kinds) or say(Message('board-empty'))}",
        total=sum(pieces),
        segments=_segments(pieces),
        state=state,
        dangers=tuple(
            Danger(COLOUR_NAMES[colour], count, say(_danger(colour, count)))
            for colour, count in enumerate(pieces)
            if count and does_harm(view, home, colour)
        ),
    )


def _danger(colour: int, count: int) -> Message:
    return Message(f"plan-danger-{COLOUR_NAMES[colour]}", {"count": count})


def _row_state(view: Position, tunnel: int) -> str:
    if view.phase in AFTER_SEARCH:
        return "done"
    if view.phase not in SEARCHES or tunnel > view.tunnel:
        return "ahead"
    return "searched" if tunnel == view.tunnel else "done"


def _segments(pieces: list[int]) -> tuple[Segment, ...]:
    shares = [(colour, max(count, LEAST_SHARE)) for colour, count in enumerate(pieces) if count]
    whole = sum(share for _, share in shares)
    found: list[Segment] = []
    x = float(ROW_X)
    for colour, share in shares:
        width = ROW_WIDTH * share / whole
        found.append(Segment(COLOUR_NAMES[colour], pieces[colour], round(x, 1), round(width, 1)))
        x += width
    return tuple(found)


# --- clans ---------------------------------------------------------------------------------------


def clan_card(view: Position, seat: Seat, say: Say) -> ClanCard | None:
    name = people.clan(view, seat)
    if not name:
        return None
    args: dict[str, Argument] = {"clan": name}
    return ClanCard(
        name=name,
        title=say(Message("board-clan", args)),
        early=say(Message("board-clan-early", args)),
        late=say(Message("board-clan-late", args)),
        is_late=is_late(view),
        badge=people.badge(seat, say),
        peeks=_peeks(view, say) if view.clans[seat] == SEERS else (),
    )


def _peeks(view: Position, say: Say) -> tuple[str, ...]:
    """RAT-15.20; a view of anybody else has holes there."""
    found = []
    if view.next_event not in (NONE, HIDDEN):
        args: dict[str, Argument] = {"happening": EVENT_NAMES[view.next_event]}
        found.append(say(Message("board-next-event", args)))
    if view.next_card not in (NONE, HIDDEN):
        found.append(say(Message("board-next-card", {"card": view.next_card})))
    return tuple(found)


def clan_offers(offers: Offers, say: Say) -> tuple[Offer, ...]:
    found = []
    for choice in offers.of_kind(KEEP):
        name = CLAN_NAMES[choice.moves[0].value]
        args: dict[str, Argument] = {"clan": name}
        found.append(
            Offer(
                name=name,
                title=say(Message("board-clan", args)),
                early=say(Message("board-clan-early", args)),
                late=say(Message("board-clan-late", args)),
                press=offers.press(choice),
            )
        )
    return tuple(found)
