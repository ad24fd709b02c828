"""Hands, decks, discard piles and what may still be played."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final

from cheeseboard.drawing import Press, Say
from cheeseboard.game import HIDDEN, NONE, Message, Seat
from cheeseboard.games.smash_up.board.faces import base_face, entry, face
from cheeseboard.games.smash_up.board.faces import seat_name as name_of
from cheeseboard.games.smash_up.board.offers import Offers
from cheeseboard.games.smash_up.board.parts import Entry, HandCard, Listing, Pile, Token
from cheeseboard.games.smash_up.box import (
    BASES,
    BREAKPOINT,
    CARD_IDS,
    FACTION_CODES,
    FACTIONS,
    FACTIONS_PER_SEAT,
    LIKES_SMALL_HANDS,
)
from cheeseboard.games.smash_up.facts import deck_size, has_small_hand
from cheeseboard.games.smash_up.moves import Move
from cheeseboard.games.smash_up.state import (
    ACTION,
    BLOSSOM,
    GROVE,
    MINION,
    OVER,
    PLAY,
    Credit,
    Position,
)

AIMS: Final = ("base", "min", "act")
"""What a card is played on."""


def factions_of(view: Position, seat: Seat) -> list[int]:
    first = seat * FACTIONS_PER_SEAT
    return [each for each in view.factions[first : first + FACTIONS_PER_SEAT] if each != NONE]


def faction_codes(view: Position, seat: Seat) -> tuple[str, ...]:
    return tuple(FACTION_CODES[faction] for faction in factions_of(view, seat))


def faction_names(view: Position, seat: Seat, say: Say) -> str:
    return ", ".join(say(Message(f"faction-{FACTIONS[each]}")) for each in factions_of(view, seat))


def is_low(view: Position, seat: Seat) -> bool:
    """Whether a faction of a seat profits from its small hand."""
    likes_it = any(LIKES_SMALL_HANDS[faction] for faction in factions_of(view, seat))
    return likes_it and bool(view.unseen[seat]) and has_small_hand(view, seat)


# --- the viewer's hand ---------------------------------------------------------------------------


def hand(view: Position, seat: Seat, offers: Offers, say: Say) -> list[HandCard]:
    """The known cards of a hand, equal ones together; and what can rise from the discard pile."""
    known = Counter(kind for kind in view.hands[seat] if kind != HIDDEN)
    cards = [hand_card(kind, count, offers, say) for kind, count in sorted(known.items())]
    rising = dict.fromkeys(choice.moves[0] for choice in offers.of_kind("rise"))
    cards += [risen(move, offers, say) for move in rising]
    return cards


def hand_card(kind: int, count: int, offers: Offers, say: Say) -> HandCard:
    card = face(kind, say)
    texts = [f"play:{card.id}", f"card:{card.id}" if is_discarding(offers) else ""]
    why = texts[1] or texts[0]
    press = offers.first_of(texts, f"{card.name}. {card.text}", why)
    return HandCard(
        id=f"su-h-{card.id}",
        face=card,
        press=press,
        aim=offers.aim(press),
        count=count,
        go=say(Message(f"board-go-{_next(press, offers)}")) if press.moves else "",
        note="",
    )


def _next(press: Press, offers: Offers) -> str:
    """What to press when a card has been chosen: itself again, or its aim."""
    if press.moves.startswith("card:"):
        return "discard"
    move = offers.by_text[press.moves.partition("|")[0]].moves[-1]
    return move.kind if move.kind in AIMS else "play"


def is_discarding(offers: Offers) -> bool:
    """Whether cards are asked for that lie in the hand."""
    stack = offers.view.stack
    return bool(stack) and stack[-1].ask in ("discard_card", "discard_or_stop")


def risen(move: Move, offers: Offers, say: Say) -> HandCard:
    """A card of the discard pile that can be played from there."""
    card = face(move.value, say)
    press = offers.first_of([move.text], f"{card.name}. {card.text}")
    return HandCard(
        id=f"su-r-{card.id}",
        face=card,
        press=press,
        aim=offers.aim(press),
        count=1,
        go=say(Message(f"board-go-{_next(press, offers)}")),
        note=say(Message("board-from-discards")),
    )


# --- piles ---------------------------------------------------------------------------------------


def pile(view: Position, seat: Seat, say: Say) -> Pile:
    held = view.hands[seat]
    seen = [face(kind, say) for kind in held if kind != HIDDEN]
    args: dict[str, int | str] = {"seat": seat, "count": len(held)}
    dropped = view.discards[seat]
    return Pile(
        seat=seat,
        name=name_of(seat, say),
        codes=faction_codes(view, seat),
        factions=faction_names(view, seat, say),
        hand=len(held),
        hand_label=say(Message("board-hand", args)),
        shown=tuple(seen),
        backs=len(held) - len(seen),
        is_low=is_low(view, seat),
        deck=deck_size(view, seat),
        deck_label=say(Message("board-deck", {"seat": seat, "count": deck_size(view, seat)})),
        discard=len(dropped),
        top=face(dropped[-1], say) if dropped else None,
        discard_label=say(Message("board-discards", {"seat": seat, "count": len(dropped)})),
        discards=_discards(view, seat, say),
        known=_known(view, seat, say) if seen else None,
        is_acting=view.phase != OVER and bool(view.stack) and view.stack[-1].seat == seat,
    )


def _discards(view: Position, seat: Seat, say: Say) -> Listing:
    kinds = view.discards[seat]
    count = {"seat": seat, "count": len(kinds)}
    return Listing(
        id=f"su-pile-{seat}",
        title=say(Message("board-discards-title", {"seat": seat})),
        text="",
        entries=grouped(reversed(kinds), seat, say),
        empty="" if kinds else say(Message("board-empty-pile")),
        close=say(Message("board-close")),
        label=say(Message("board-discards", count)),
    )


def _known(view: Position, seat: Seat, say: Say) -> Listing:
    kinds = [kind for kind in view.hands[seat] if kind != HIDDEN]
    return Listing(
        id=f"su-known-{seat}",
        title=say(Message("board-known-title", {"seat": seat})),
        text="",
        entries=grouped(kinds, seat, say),
        empty="",
        close=say(Message("board-close")),
        label=say(Message("board-hand", {"seat": seat, "count": len(view.hands[seat])})),
    )


def grouped(kinds: Iterable[int], seat: Seat, say: Say) -> tuple[Entry, ...]:
    """Cards with how often they are there, in the order in which they first come."""
    return tuple(
        entry(face(kind, say), seat, f"×{count}" if count > 1 else "", say)
        for kind, count in Counter(kinds).items()
    )


def scored_bases(view: Position, say: Say) -> Listing:
    entries = tuple(
        entry(
            base_face(base, say),
            NONE,
            " · ".join([str(BREAKPOINT[base]), *map(str, BASES[base]["points"])]),
            say,
        )
        for base in reversed(view.base_discard)
    )
    return Listing(
        id="su-scored",
        title=say(Message("board-scored-title")),
        text="",
        entries=entries,
        empty="" if entries else say(Message("board-empty-scored")),
        close=say(Message("board-close")),
        label=say(Message("board-scored-count", {"count": len(entries)})),
    )


# --- plays that are left -------------------------------------------------------------------------


def tokens(view: Position, say: Say) -> tuple[Token, ...]:
    """What the active seat may still play: the free plays, then those bound to something."""
    if view.phase != PLAY:
        return ()
    free = [credit for credit in view.credits if credit.source not in (BLOSSOM, GROVE)]
    minions = sum(credit.type == MINION for credit in free)
    actions = sum(credit.type == ACTION for credit in free)
    found = [
        Token("minion", minions, say(Message("board-token-minion"))),
        Token("action", actions, say(Message("board-token-action"))),
    ]
    bound = [credit for credit in view.credits if credit.source in (BLOSSOM, GROVE)]
    return (*found, *_bound_tokens(bound, say))


def _bound_tokens(credits: Sequence[Credit], say: Say) -> list[Token]:
    groves = sum(credit.source == GROVE for credit in credits)
    found = [Token("minion", groves, say(Message("board-token-grove")))] if groves else []
    blossoms = Counter(credit.kind for credit in credits if credit.source == BLOSSOM)
    for kind, count in sorted(blossoms.items()):
        if kind == NONE:
            text = say(Message("board-token-blossom"))
        else:
            text = say(Message("board-token-blossom-of", {"card": CARD_IDS[kind]}))
        found.append(Token("minion", count, text))
    return found


def tokens_label(shown: Sequence[Token], say: Say) -> str:
    if not shown:
        return ""
    parts = ", ".join(f"{token.text} {token.count}" for token in shown)
    return f"{say(Message('board-plays'))}: {parts}"
