"""What a bot looks at in Rat de France: how far each rat has to go, cards, tokens, and bids.

A bid that waits in the row is worth what its card can do from where the rat stands, less what it
loses where a rat that acts earlier may hold the same card. Hidden bids of others are not read: an
imagined world deals them at random, and the estimate uses their open hands instead.
"""

from functools import lru_cache
from typing import Final

from cheeseboard.game import NONE, Seat
from cheeseboard.games.rat_de_france.box import (
    CLOVER,
    DIAGONAL,
    IDEA,
    JUMP,
    PEPPER,
    PRIZES,
    STEP,
    STRAIGHT,
    SUGAR,
)
from cheeseboard.games.rat_de_france.box import SWAP as SWAP_CARD
from cheeseboard.games.rat_de_france.moves import CLOVER1, CLOVER2, MOVE, PLAIN, SWAP, Move
from cheeseboard.games.rat_de_france.rules.actions import (
    add_results,
    add_sugar_results,
    clover_action,
)
from cheeseboard.games.rat_de_france.rules.bids import hand
from cheeseboard.games.rat_de_france.rules.ending import by_cheese
from cheeseboard.games.rat_de_france.rules.setup import track_of
from cheeseboard.games.rat_de_france.state import ACTING, OVER, PEPPERING, PRIZE, Position
from cheeseboard.games.rat_de_france.track import FINISH, MUD, WATER, Track

WIN: Final = 1000.0
CHEESE: Final = 40.0
MUD_COST: Final = 1.5
WATER_COST: Final = 0.4
FAR: Final = 99.0
RIVAL_SHARE: Final = 0.35
BEST_RIVAL_SHARE: Final = 0.4
PARTNER_SHARE: Final = 0.5
TITLE: Final = 100.0
PLACE: Final = 10.0
FINISHING: Final = 5.0
SWAP_SHARE: Final = 1.3
TAKING: Final = 0.7
TOKEN_VALUE: Final = {SUGAR: 0.8, PEPPER: 0.5, CLOVER: 0.6}
CARD_VALUE: Final = {
    STRAIGHT: 0.5,
    DIAGONAL: 0.45,
    STEP: 0.3,
    SWAP_CARD: 0.12,
    JUMP: 0.15,
    IDEA: 0.15,
}


def appraise(world: Position, seat: Seat) -> float:
    """Own progress against the others'; where only the first counts, the end is all or nothing.

    Where places count, the end is worth what the places are: finishing third must not look worse
    than running on for ever.
    """
    return sum(value for _, value in terms(world, seat))


def terms(world: Position, seat: Seat) -> list[tuple[str, float]]:
    """What the appraisal is made of, by the keys of its words."""
    partner = world.variant.partners[seat] if world.variant.partners else NONE
    if world.phase == OVER and not world.variant.has_places:
        return [("term-win", WIN if world.finished[0] in (seat, partner) else -WIN)]
    rivals = [
        _prospect(world, other) for other in range(world.seats) if other not in (seat, partner)
    ]
    held_back = -BEST_RIVAL_SHARE * max(rivals) - RIVAL_SHARE * sum(rivals) / len(rivals)
    found = [*_parts(world, seat), ("term-rivals", held_back)]
    if partner != NONE:
        found.append(("term-partner", PARTNER_SHARE * _prospect(world, partner)))
    if world.phase != OVER:
        found.append(("term-card", _pending(world, seat)))
    elif world.variant.mode == "tournament" and by_cheese(world)[0] == seat:
        found.append(("term-win", TITLE))
    return found


def _prospect(world: Position, seat: Seat) -> float:
    """How well one seat stands; higher is better."""
    return sum(value for _, value in _parts(world, seat))


def _parts(world: Position, seat: Seat) -> list[tuple[str, float]]:
    """Cheese, token, place or distance, and cards in hand of one seat."""
    cheese = CHEESE * world.cheese[seat]
    token = TOKEN_VALUE[world.tokens[seat]] if world.tokens[seat] != NONE else 0.0
    if seat in world.finished:
        if world.variant.mode == "tournament" and world.phase not in (PRIZE, OVER):
            cheese += CHEESE * PRIZES[world.finished.index(seat)]
        place = PLACE * (world.seats - world.finished.index(seat))
        return [("term-cheese", cheese), ("term-token", token), ("term-way", place)]
    held = hand(world, seat)
    if world.bids[seat] != NONE:
        held &= ~(1 << _card(world, seat))
    cards = sum(worth for card, worth in CARD_VALUE.items() if held >> card & 1)
    cell = world.rats[seat]
    way = distances(track_of(world))[cell] if cell != NONE else FAR
    return [
        ("term-cheese", cheese),
        ("term-token", token),
        ("term-cards", cards),
        ("term-way", -way),
    ]


@lru_cache(maxsize=256)
def distances(track: Track) -> tuple[float, ...]:
    """Steps to the finish from each cell; mud and water on the way cost more."""
    found = [0.0 if kind == FINISH else FAR for kind in track.kinds]
    extra = {MUD: MUD_COST, WATER: WATER_COST}
    heads = [cell for cell in track.cells if found[cell] == 0.0]
    while heads:
        ahead = []
        for cell in heads:
            cost = found[cell] + 1.0 + extra.get(track.kinds[cell], 0.0)
            for near in track.steps[cell]:
                if near != NONE and cost < found[near]:
                    found[near] = cost
                    ahead.append(near)
        heads = ahead
    return tuple(found)


# --- the turn to come ----------------------------------------------------------------------------


def _card(world: Position, seat: Seat) -> int:
    """The card of a seat in the bid row, after replacement where that is done."""
    return world.bids[seat] if world.cards[seat] == NONE else world.cards[seat]


def _pending(world: Position, seat: Seat) -> float:
    """What the card in the row is still going to bring; nothing once the turn is over."""
    if world.bids[seat] == NONE or world.rats[seat] == NONE:
        return 0.0
    if world.phase == ACTING:
        has_acted = world.row.index(seat) < world.turn
        is_void = world.cards[seat] == NONE
        return 0.0 if has_acted or is_void else _gain(world, seat, world.cards[seat])
    bid = world.bids[seat]
    risk = _risk(world, seat, bid)
    value = (1.0 - risk) * _gain(world, seat, bid)
    if risk:
        value += risk * _gain(world, seat, _next_card(world, seat, bid))
    return value


def _risk(world: Position, seat: Seat, card: int) -> float:
    """The chance that a rat that acts earlier plays the same card; once shown, it is certain."""
    earlier = world.row[: world.row.index(seat)]
    if world.phase == PEPPERING:
        return float(any(world.bids[other] == card for other in earlier))
    safe = 1.0
    for other in earlier:
        held = hand(world, other)
        if held >> card & 1:
            safe *= 1.0 - 1.0 / held.bit_count()
    return 1.0 - safe


def _next_card(world: Position, seat: Seat, bid: int) -> int:
    row = world.order_row
    held = hand(world, seat)
    place = row.index(bid)
    return next(card for card in (*row[place + 1 :], *row[: place + 1]) if held >> card & 1)


def _gain(world: Position, seat: Seat, card: int) -> float:
    """The best step forward that the card offers from here, as the rats stand now."""
    found: list[Move] = []
    add_results(world, seat, card, PLAIN, found)
    token = world.tokens[seat]
    price = 0.0
    if token in (SUGAR, CLOVER):
        price = TOKEN_VALUE[token]
    if token == SUGAR:
        add_sugar_results(world, seat, card, found)
    elif token == CLOVER:
        for mode in (CLOVER1, CLOVER2):
            add_results(world, seat, clover_action(world, card, mode), mode, found)
    ahead = distances(track_of(world))
    here = ahead[world.rats[seat]]
    best = 0.0
    for move in found:
        cost = price if move.mode != PLAIN else 0.0
        if move.kind == MOVE:
            gain = here - ahead[move.cell]
            if ahead[move.cell] == 0.0:
                gain += FINISHING
        elif move.kind == SWAP:
            gain = SWAP_SHARE * (here - ahead[world.rats[move.rat]])
        else:
            gain = TAKING
        best = max(best, gain - cost)
    return best
