"""The position as somebody sees it, turned into what the templates print."""

from collections.abc import Iterator, Sequence

from cheeseboard.drawing import Say
from cheeseboard.game import HIDDEN, NONE, Choice, Message, Seat
from cheeseboard.games.smash_up.board.asks import draft, limelight, recaps, scoring, tray
from cheeseboard.games.smash_up.board.hand import hand, pile, scored_bases, tokens, tokens_label
from cheeseboard.games.smash_up.board.large import larges
from cheeseboard.games.smash_up.board.offers import Offers
from cheeseboard.games.smash_up.board.panels import panel, status
from cheeseboard.games.smash_up.board.parts import (
    Base,
    HandCard,
    Listing,
    Offer,
    Pile,
    Scene,
    Tray,
    Words,
)
from cheeseboard.games.smash_up.board.places import frame
from cheeseboard.games.smash_up.board.table import Table
from cheeseboard.games.smash_up.box import BASE_IDS
from cheeseboard.games.smash_up.facts import places, seats_from
from cheeseboard.games.smash_up.moves import Move
from cheeseboard.games.smash_up.state import Position

__all__ = ["scene"]


def scene(view: Position, seat: Seat | None, choices: Sequence[Choice[Move]], say: Say) -> Scene:
    bottom = 0 if seat is None else seat
    offers = Offers(view, seat, choices, say)
    measures = frame(len(view.bases))
    table = Table(view, bottom, measures, offers, say)
    own = pile(view, bottom, say)
    rivals = tuple(pile(view, other, say) for other in seats_from(view, bottom)[1:])
    bases = tuple(table.base(place) for place in places(view))
    offered = tuple(draft(view, offers, say))
    scored = scored_bases(view, say)
    left = tokens(view, say) if view.active == bottom else ()
    held = tuple(hand(view, bottom, offers, say))
    asking, goods = limelight(view, offers, say), tray(view, offers, say)
    at_stake = scoring(view, say)
    lists = tuple(listings(bases, (own, *rivals), offered, scored))
    return Scene(
        words=words(view, say),
        frame=measures,
        bases=bases,
        gaps=tuple(place for place, base in enumerate(view.bases) if base == NONE),
        minions=tuple(table.minions()),
        rivals=rivals,
        own=own,
        is_player=seat is not None,
        hand=held,
        backs=view.hands[bottom].count(HIDDEN),
        tokens=left,
        tokens_label=tokens_label(left, say),
        tray=goods,
        limelight=asking,
        scoring=at_stake,
        recaps=() if asking or at_stake else tuple(recaps(view, say)),
        draft=offered,
        base_deck=len(view.base_deck),
        base_deck_label=say(Message("board-base-deck", {"count": len(view.base_deck)})),
        scored=scored,
        scored_top=BASE_IDS[view.base_discard[-1]] if view.base_discard else "",
        listings=lists,
        larges=larges(shown_cards(held, goods, lists), say),
        panels=tuple(panel(view, each, say) for each in range(view.seats)),
        status=status(view, say),
    )


def listings(
    bases: Sequence[Base], piles: Sequence[Pile], offered: Sequence[Offer], scored: Listing
) -> list[Listing]:
    """Everything that can be opened over the table."""
    found = [base.listing for base in bases]
    found += [each.discards for each in piles]
    found += [each.known for each in piles if each.known is not None]
    return [*found, *(offer.listing for offer in offered), scored]


def shown_cards(
    held: Sequence[HandCard], goods: Tray | None, lists: Sequence[Listing]
) -> Iterator[str]:
    """Every card and base that the viewer can see somewhere, by id."""
    yield from (card.face.id for card in held)
    yield from (card.face.id for card in (goods.cards if goods else ()) if card.face)
    yield from (entry.face.id for one in lists for entry in one.entries)


def words(view: Position, say: Say) -> Words:
    return Words(
        table=say(Message("board-table", {"count": len(places(view))})),
        bases=say(Message("board-bases")),
        hand=say(Message("board-caption-hand")),
        deck=say(Message("board-caption-deck")),
        discard=say(Message("board-caption-discard")),
        scored=say(Message("board-caption-scored")),
        base_deck=say(Message("board-caption-bases")),
        plays=say(Message("board-plays")),
        of=say(Message("board-place-empty")),
        draft=say(Message("board-draft")),
    )
