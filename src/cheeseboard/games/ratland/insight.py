"""What RatLand is learned from: the round, the tunnels, what each clan has and needs.

Plans are never read, for worlds deal those of others at random; once shown, rats stand where they
are.
"""

from typing import Final

from cheeseboard.game import Seat
from cheeseboard.games.ratland.box import (
    EVENTS,
    GRAVEYARD,
    INFIRMARY,
    LOST,
    NEED,
    PLACES,
    TUNNELS,
    ZONES,
)
from cheeseboard.games.ratland.forecast import piece_worth
from cheeseboard.games.ratland.heuristics import terms
from cheeseboard.games.ratland.rules.plans import is_fresh
from cheeseboard.games.ratland.rules.search import pieces_for
from cheeseboard.games.ratland.rules.stock import clan_size, healthy, is_before, is_late, mouths
from cheeseboard.games.ratland.state import EVENING, FILL, PLANS, SWAPS, Position

PART: Final = 4
"""Parts of a point in appraisals."""
MANY: Final = (10, 14, 18, 22, 26)
"""Clan sizes beyond which a rat may be worth less."""
MOST: Final = 120
"""Appraisals are cut here."""


def knows(world: Position) -> bool:
    """Normal boards without clan cards were learned."""
    variant = world.variant
    return not variant.has_clans and variant.board == "normal" and variant.boxes == 1


def insight(world: Position, seat: Seat) -> list[int]:
    """The round and its cards, the seat's appraisal, then all clans from its own on.

    Nothing while a plan is made: what it should bring is the business of the forecast.
    """
    if world.phase == PLANS and not is_fresh(world, seat):
        return []
    found = _round(world)
    _add_tunnels(world, seat, found)
    for _, value in terms(world, seat):
        found.append(max(-MOST, min(MOST, round(PART * value))))
    seats = world.seats
    for ahead in range(seats):
        _add_clan(world, (seat + ahead) % seats, seat, found)
    return found


def _round(world: Position) -> list[int]:
    phase = world.phase
    found = [
        world.round,
        int(is_late(world)),
        int(phase == PLANS),
        int(FILL <= phase < SWAPS),
        int(phase in (SWAPS, EVENING)),
        min(world.rat_supply, 40),
    ]
    for event in EVENTS:
        found.append(int(world.event == event))
    return found


def _add_tunnels(world: Position, seat: Seat, found: list[int]) -> None:
    """What the tunnels hold that are still to be searched."""
    first = world.tunnel if world.phase >= FILL else 0
    for tunnel in TUNNELS:
        if tunnel < first or not world.cards:
            found += [0, 0, 0]
            continue
        bag = pieces_for(world, tunnel)
        food, harm = piece_worth(world, seat, bag)
        found += [sum(bag), round(20 * food), round(20 * harm)]


def _add_clan(world: Position, seat: Seat, looking: Seat, found: list[int]) -> None:
    """Rats, graves, cheese and hunger of a clan; where its rats stand once that is shown."""
    first = seat * PLACES
    rats = world.rats
    size, cheese, eaters = clan_size(world, seat), world.cheese[seat], mouths(world, seat)
    need = NEED[eaters]
    found += [
        size - rats[first + GRAVEYARD],
        size,
        healthy(world, seat),
        rats[first + INFIRMARY],
        rats[first + LOST],
        rats[first + GRAVEYARD],
        cheese,
        need,
        max(need - cheese, 0),
        max(cheese - need, 0),
        int(is_before(world, seat, looking)),
    ]
    for many in MANY:
        found.append(max(size - many, 0))
    is_shown = world.phase != PLANS
    for zone in ZONES:
        found.append(rats[first + zone] if is_shown else 0)
