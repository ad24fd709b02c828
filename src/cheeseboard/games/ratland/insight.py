"""What RatLand is learned from: the round, the tunnels, each clan, one's own plan and its promise.

Plans of others are never read, for worlds deal them at random; once shown, rats stand where they are.
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
from cheeseboard.games.ratland.forecast import Forecast, piece_worth, plan_of
from cheeseboard.games.ratland.heuristics import terms
from cheeseboard.games.ratland.rules.plans import is_fresh
from cheeseboard.games.ratland.rules.search import pieces_for
from cheeseboard.games.ratland.rules.stock import clan_size, healthy, is_before, is_late, mouths
from cheeseboard.games.ratland.state import EVENING, FILL, PLACE_RATS, PLANS, SWAPS, Position

PART: Final = 4
"""Parts of a point in appraisals."""
MANY: Final = (10, 14, 18, 22, 26)
"""Clan sizes beyond which a rat may be worth less."""
MOST: Final = 120
"""Appraisals are cut here."""


def insight(world: Position, seat: Seat) -> list[int]:
    """The round and its cards, the seat's appraisal and plan, then all clans from its own on."""
    variant = world.variant
    if variant.has_clans or variant.board != "normal" or variant.boxes != 1:
        return []
    found = _round(world)
    _add_tunnels(world, seat, found)
    for _, value in terms(world, seat):
        found.append(max(-MOST, min(MOST, round(PART * value))))
    _add_plan(world, seat, found)
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


def _add_plan(world: Position, seat: Seat, found: list[int]) -> None:
    """The plan so far, and what it should look like and bring when it is completed."""
    if world.phase != PLANS or is_fresh(world, seat):
        found += [0] * (2 * len(ZONES) + 2)
        return
    counts = plan_of(world, seat)
    is_open = world.steps[seat] <= PLACE_RATS
    found += counts
    found.append(int(is_open))
    forecast = Forecast(world, seat)
    value = forecast.fill(counts) if is_open else forecast.value(counts)
    found += counts
    found.append(max(-MOST, min(MOST, round(PART * value))))


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
