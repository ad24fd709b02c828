"""Cards on their way between hand, deck, discard pile, resolution and table.

Nothing here asks for protections or triggers anything: that is for verbs.
"""

from typing import Any

from cheeseboard.game import NONE, Argument, Seat
from cheeseboard.games.smash_up import starts
from cheeseboard.games.smash_up.box import (
    BASE_IDS,
    CARD_IDS,
)
from cheeseboard.games.smash_up.facts import (
    actions_on_minion,
    deck,
    holder_by_actions,
)
from cheeseboard.games.smash_up.flow import (
    Brawl,
)
from cheeseboard.games.smash_up.state import PLAY, Position


def tell(
    brawl: Brawl,
    event: str,
    *,
    seat: Seat | None = None,
    card: str | None = None,
    base: str | None = None,
    minion: str | None = None,
    faction: str | None = None,
    place: int | None = None,
    count: int | None = None,
    comes: int | None = None,
    leaves: tuple[int, ...] = (),
    rules: tuple[str, ...] = (),
    to: tuple[Seat, ...] | None = None,
) -> None:
    """Tell the log an event, if anybody listens; cards come and leave by their stamps."""
    if not brawl.log:
        return
    args: dict[str, Argument | None] = {
        "seat": seat,
        "card": card,
        "base": base,
        "minion": minion,
        "faction": faction,
        "place": place,
        "count": count,
        "origin": None if comes is None else "",
        "cell": None if comes is None else _piece(comes),
        "leaves": " ".join(map(_piece, leaves)) or None,
    }
    given: dict[str, Any] = {name: value for name, value in args.items() if value is not None}
    brawl.log.tell(f"event-{event}", rules=rules, to=to, **given)


def _piece(stamp: int) -> str:
    """How the drawing calls a card in play."""
    return f"su-c-{stamp}"


def base_name(state: Position, place: int) -> str:
    return BASE_IDS[state.bases[place]]


# --- cards between zones -------------------------------------------------------------------------


def draw(brawl: Brawl, seat: Seat, count: int) -> None:
    """SU-9.2: from the own deck; an empty deck is made anew from the discard pile."""
    state = brawl.state
    drawn = []
    cards = deck(state, seat)
    for _ in range(count):
        if not cards:
            if not renew_deck(brawl, seat):
                break
            cards = deck(state, seat)
        kind = cards.pop(brawl.chance.pick("draw", len(cards)))
        add_to_hand(state, seat, kind)
        drawn.append(kind)
    if brawl.log and drawn:
        tell(brawl, "draw", seat=seat, count=len(drawn), rules=("SU-9.2",))
        for kind in drawn:
            tell(brawl, "draw-card", seat=seat, card=CARD_IDS[kind], to=(seat,))


def renew_deck(brawl: Brawl, seat: Seat) -> bool:
    """SU-9.2, SU-9.3: the discard pile becomes the deck; whether it held anything."""
    state = brawl.state
    if not state.discards[seat]:
        return False
    state.unseen[seat] = sorted(state.unseen[seat] + state.discards[seat])
    tell(brawl, "reshuffle", seat=seat, count=len(state.discards[seat]), rules=("SU-9.2",))
    state.discards[seat].clear()
    starts.shuffle_in(state, seat)
    return True


def add_to_hand(state: Position, seat: Seat, kind: int) -> None:
    """Put a card that is among the unseen ones in the hand."""
    state.hands[seat].append(kind)
    state.hands[seat].sort()


def put_in_hand(brawl: Brawl, seat: Seat, kind: int) -> None:
    """SU-9.10: a card that everybody has seen goes to the hand and is known there."""
    state = brawl.state
    state.unseen[seat].append(kind)
    state.unseen[seat].sort()
    add_to_hand(state, seat, kind)
    state.known[seat].append(kind)
    state.known[seat].sort()
    starts.lay(state, seat, kind, starts.IN_HAND)


def put_in_discards(state: Position, seat: Seat, kind: int) -> None:
    """Lay a card on its owner's discard pile."""
    state.discards[seat].append(kind)
    starts.lay(state, seat, kind, starts.IN_PILE)


def take_from_hand(brawl: Brawl, seat: Seat, kind: int) -> None:
    """Show a card of the hand; the caller puts it where it goes.

    In step 2 a card that all have seen before can be taken back: nobody else decides there by it.
    """
    state = brawl.state
    is_seen = state.variant.open_hands or kind in state.known[seat]
    starts.lift(state, seat, kind, starts.IN_HAND)
    state.hands[seat].remove(kind)
    state.unseen[seat].remove(kind)
    if kind in state.known[seat]:
        state.known[seat].remove(kind)
    if not is_seen or state.phase != PLAY:
        brawl.log.show()


def discard(brawl: Brawl, seat: Seat, kind: int) -> None:
    """SU-6.5: from the hand to the own discard pile."""
    take_from_hand(brawl, seat, kind)
    put_in_discards(brawl.state, seat, kind)
    tell(brawl, "discard", seat=seat, card=CARD_IDS[kind], rules=("SU-6.5",))


def recover(brawl: Brawl, seat: Seat, kind: int) -> None:
    """SU-6.4: place a card of the discard pile in the hand."""
    take_from_discards(brawl.state, seat, kind)
    put_in_hand(brawl, seat, kind)
    tell(brawl, "recover", seat=seat, card=CARD_IDS[kind], rules=("SU-9.10",))


def take_from_discards(state: Position, seat: Seat, kind: int) -> None:
    """The newest copy: copies are alike."""
    starts.lift(state, seat, kind, starts.IN_PILE)
    pile = state.discards[seat]
    del pile[len(pile) - 1 - pile[::-1].index(kind)]


def show_from_hand(brawl: Brawl, seat: Seat, kind: int) -> None:
    """SU-3.20: a card to be played leaves the hand and is resolved."""
    take_from_hand(brawl, seat, kind)
    brawl.state.resolving.append((seat, kind))


def show_from_discards(brawl: Brawl, seat: Seat, kind: int) -> None:
    """The same from the discard pile."""
    take_from_discards(brawl.state, seat, kind)
    brawl.state.resolving.append((seat, kind))


def show_minion(brawl: Brawl, seat: Seat, kind: int) -> None:
    """A minion for a free play: from the hand, or Spectre from the discard pile (SU-11.1)."""
    if kind in brawl.state.hands[seat]:
        show_from_hand(brawl, seat, kind)
    else:
        show_from_discards(brawl, seat, kind)


def fetch(brawl: Brawl, seat: Seat, kind: int) -> None:
    """SU-9.6: take a card out of the deck and show it; the rest is shuffled."""
    starts.lift(brawl.state, seat, kind, starts.IN_DECK)
    brawl.state.unseen[seat].remove(kind)
    brawl.state.resolving.append((seat, kind))
    brawl.log.border()
    tell(brawl, "fetch", seat=seat, card=CARD_IDS[kind], rules=("SU-9.6",))


def discard_resolved(brawl: Brawl, seat: Seat, kind: int) -> None:
    """SU-3.3: a card that has done its work."""
    brawl.state.resolving.remove((seat, kind))
    put_in_discards(brawl.state, seat, kind)


def keep_resolved(brawl: Brawl, seat: Seat, kind: int) -> None:
    """A card that was shown goes to the hand."""
    brawl.state.resolving.remove((seat, kind))
    put_in_hand(brawl, seat, kind)
    tell(brawl, "to-hand", seat=seat, card=CARD_IDS[kind], rules=("SU-9.10",))


# --- cards in play -------------------------------------------------------------------------------


def enter(state: Position, seat: Seat, kind: int, place: int, host: int) -> int:
    """Put a card that was being resolved on the table; returns its slot."""
    state.resolving.remove((seat, kind))
    if NONE not in state.card_kind:
        for column in state.columns:
            column.append(NONE)
    slot = state.card_kind.index(NONE)
    state.card_answered[slot] = state.turn if starts.enter_play(state, seat, kind) else NONE
    state.card_kind[slot] = kind
    state.card_owner[slot] = seat
    state.card_holder[slot] = seat
    state.card_base[slot] = place
    state.card_host[slot] = host
    state.card_stamp[slot] = state.stamps
    state.card_loss[slot] = 0
    state.card_arrived[slot] = state.turn
    state.card_talent[slot] = NONE
    state.stamps += 1
    return slot


def leave(brawl: Brawl, slot: int) -> tuple[Seat, int]:
    """Take a card off the table, actions on it first; returns whose it is and its kind."""
    state = brawl.state
    for action in actions_on_minion(state, slot):  # SU-6.12
        owner, kind = leave(brawl, action)
        put_in_discards(state, owner, kind)
        tell(brawl, "falls-off", seat=owner, card=CARD_IDS[kind], rules=("SU-6.12",))
    card = (state.card_owner[slot], state.card_kind[slot])
    host = state.card_host[slot]
    if state.card_answered[slot] == state.turn:
        starts.leave_play(state, *card)
    for column in state.columns:
        column[slot] = NONE
    if host != NONE:
        state.card_holder[host] = holder_by_actions(state, host)
    while state.card_kind and state.card_kind[-1] == NONE:
        for column in state.columns:
            column.pop()
    return card
