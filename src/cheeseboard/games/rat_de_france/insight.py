"""What Rat de France is learned from: for each rat its way, its cards and what each brings here.

Hands are open, so a rival's cards count like one's own. A bid that nobody has shown is read for its
own seat alone.
"""

from typing import Final

from cheeseboard.game import NONE, Seat
from cheeseboard.games.rat_de_france.box import ACTIONS, CLOVER, SUGAR, TOKENS
from cheeseboard.games.rat_de_france.heuristics import FAR, distances
from cheeseboard.games.rat_de_france.moves import CLOVER1, CLOVER2, MOVE, PLAIN, SWAP, Move
from cheeseboard.games.rat_de_france.rules.actions import (
    add_results,
    add_sugar_results,
    clover_action,
)
from cheeseboard.games.rat_de_france.rules.bids import hand
from cheeseboard.games.rat_de_france.rules.setup import track_of
from cheeseboard.games.rat_de_france.state import (
    ACTING,
    BIDDING,
    DISCARDING,
    PEPPERING,
    PLACING,
    Position,
)
from cheeseboard.games.rat_de_france.track import Track

CARDS: Final = len(ACTIONS)
STEP: Final = 4
"""Parts of a step: distances are halves and tenths."""
TAKING: Final = 3
"""What taking a token brings, in parts of a step."""
FINISHING: Final = 100
"""More than any step: a card that ends the race."""
KEPT: Final = 20_000
"""Gains that are kept: worlds of one decision differ in bids more than in rats."""

_kept: dict[tuple[object, ...], list[int]] = {}


def knows(world: Position) -> bool:
    """Plain races on short tracks were learned."""
    variant = world.variant
    is_plain = not variant.has_places and not variant.has_wind
    return is_plain and variant.mode == "race" and variant.sections_per_track == 1


def insight(world: Position, seat: Seat) -> list[int]:
    """The phase, then the seat and its rivals as they follow."""
    phase = world.phase
    found = [
        int(phase == PLACING),
        int(phase == DISCARDING),
        int(phase == BIDDING),
        int(phase == PEPPERING),
        int(phase == ACTING),
    ]
    seats = world.seats
    for ahead in range(seats):
        _add_rat(world, (seat + ahead) % seats, ahead == 0, found)
    return found


def _add_rat(world: Position, seat: Seat, is_own: bool, found: list[int]) -> None:
    """One rat: way, token, turn, cards in hand with what they bring, and the card it has laid."""
    cell = world.rats[seat]
    track = track_of(world)
    way = distances(track)[cell] if cell != NONE else FAR
    token = world.tokens[seat]
    found.append(round(STEP * min(way, 30.0)))
    for each in range(len(TOKENS)):
        found.append(int(token == each))
    place = world.row.index(seat) if seat in world.row else 0
    found.append(place)
    card = _laid(world, seat, place, is_own)
    gains = _gains(world, track, seat) if cell != NONE else [0] * (2 * CARDS)
    held = hand(world, seat)
    if card != NONE:
        held &= ~(1 << card)
    for each in range(CARDS):
        found.append(held >> each & 1)
    for each in range(CARDS):
        found.append(gains[each])
    for each in range(CARDS):
        found.append(gains[each] if held >> each & 1 else 0)
    ends = 0
    for each in range(CARDS):
        ends += (held >> each & 1) * gains[CARDS + each]
    found.append(ends)
    for each in range(CARDS):
        found.append(int(card == each))
    found.append(gains[card] if card != NONE else 0)
    found.append(gains[CARDS + card] if card != NONE else 0)
    found.append(_next_gain(world, held, card, gains))


def _laid(world: Position, seat: Seat, place: int, is_own: bool) -> int:
    """The card with which the rat is still going to act, as far as the looking seat can know it."""
    if world.phase == ACTING:
        return world.cards[seat] if place >= world.turn else NONE
    is_shown = world.phase == PEPPERING
    return world.bids[seat] if is_own or is_shown else NONE


def _next_gain(world: Position, held: int, card: int, gains: list[int]) -> int:
    """What the replacement would bring where another rat has the same card."""
    if card == NONE or world.phase == ACTING:
        return 0
    row = world.order_row
    place = row.index(card)
    for ahead in range(1, CARDS):
        other = row[(place + ahead) % CARDS]
        if held >> other & 1:
            return gains[other]
    return 0


def _gains(world: Position, track: Track, seat: Seat) -> list[int]:
    """By card, the best step forward from here, and then whether it ends the race."""
    token = world.tokens[seat]
    row = world.order_row if token == CLOVER else ()
    key = (track, tuple(world.rats), seat, token, row)
    kept = _kept.get(key)
    if kept is not None:
        return kept
    gains = [0] * (2 * CARDS)
    for card in range(CARDS):
        _look(world, track, seat, card, token, gains)
    if len(_kept) >= KEPT:
        _kept.clear()
    _kept[key] = gains
    return gains


def _look(
    world: Position, track: Track, seat: Seat, card: int, token: int, gains: list[int]
) -> None:
    found: list[Move] = []
    add_results(world, seat, card, PLAIN, found)
    if token == SUGAR:
        add_sugar_results(world, seat, card, found)
    elif token == CLOVER:
        for mode in (CLOVER1, CLOVER2):
            add_results(world, seat, clover_action(world, card, mode), mode, found)
    ahead = distances(track)
    here = ahead[world.rats[seat]]
    best = 0
    for move in found:
        gain = TAKING
        if move.kind == MOVE:
            way = ahead[move.cell]
            gain = round(STEP * (here - way))
            if way == 0.0:
                gains[CARDS + card] = 1
        elif move.kind == SWAP:
            gain = round(STEP * (here - ahead[world.rats[move.rat]]))
        best = max(best, gain)
    gains[card] = min(best, FINISHING)
