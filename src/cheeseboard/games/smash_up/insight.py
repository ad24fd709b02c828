"""What Smash Up is learned from: the turn, each seat's points, cards and factions, and the bases.

Hands of others count by their size alone.
"""

from typing import Final

from cheeseboard.game import NONE, Seat
from cheeseboard.games.smash_up.cards import IS_MINION, POWER, PRIZES
from cheeseboard.games.smash_up.facts import (
    breakpoint_at,
    deck_size,
    minions_of,
    places,
    totals,
)
from cheeseboard.games.smash_up.heuristics import terms
from cheeseboard.games.smash_up.state import DRAW, MINION, PLAY, SCORE, SETUP, START, Position

GOAL: Final = 15
FACTIONS: Final = 4
"""Those that were learned."""
MOST: Final = 300
"""Appraisals are cut here."""
TERMS: Final = 6
BASE: Final = 11
"""Numbers for each base."""


def knows(world: Position) -> bool:
    """Matches to the usual goal by the rulebook were learned."""
    variant = world.variant
    is_usual = variant.goal == GOAL and not variant.is_modern and not variant.open_hands
    return is_usual and max(world.factions) < FACTIONS


def insight(world: Position, seat: Seat) -> list[int]:
    """The turn, the seat's appraisal and hand, the bases, then all seats from its own on."""
    found = _turn(world, seat)
    parts = [round(value) for _, value in terms(world, seat)]
    for part in (parts + [0] * TERMS)[:TERMS]:
        found.append(max(-MOST, min(MOST, part)))
    _add_hand(world, seat, found)
    _add_bases(world, seat, found)
    seats = world.seats
    for ahead in range(seats):
        _add_seat(world, (seat + ahead) % seats, found)
    return found


def _turn(world: Position, seat: Seat) -> list[int]:
    phase = world.phase
    minions = sum(credit.type == MINION for credit in world.credits)
    return [
        int(world.active == seat),
        int(phase == SETUP),
        int(phase == START),
        int(phase == PLAY),
        int(phase == SCORE),
        int(phase >= DRAW),
        min(world.turn, 40),
        minions,
        len(world.credits) - minions,
        len(world.stack),
        len(world.resolving),
    ]


def _add_hand(world: Position, seat: Seat, found: list[int]) -> None:
    """The seat's own cards: how many of each type, and their powers."""
    powers = [POWER[kind] for kind in world.hands[seat] if IS_MINION[kind]]
    found += [len(powers), len(world.hands[seat]) - len(powers), sum(powers), max([0, *powers])]


def _add_bases(world: Position, seat: Seat, found: list[int]) -> None:
    """Each base, the one that is nearest to its scoring first."""
    rows: list[list[int]] = []
    for place in places(world):
        power = totals(world, place)
        own = power[seat]
        rival = max([power[other] for other in range(world.seats) if other != seat])
        goal = breakpoint_at(world, place)
        missing = max(goal - sum(power), 0)
        prizes = PRIZES[world.bases[place]]
        lead = max(-9, min(9, own - rival))
        is_near = int(missing <= 4)
        rows.append(
            [
                missing,
                own,
                rival,
                lead,
                prizes[0],
                prizes[1],
                is_near,
                is_near * lead,
                prizes[0] * ((own > rival) - (own < rival)),
                is_near * prizes[0] * ((own > rival) - (own < rival)),
                int(missing == 0),
            ]
        )
    rows.sort(key=_nearest)
    for row in rows:
        found += row
    found += [0] * (BASE * (len(world.bases) - len(rows)))


def _nearest(row: list[int]) -> int:
    return row[0]


def _add_seat(world: Position, seat: Seat, found: list[int]) -> None:
    points = world.points[seat]
    missing = max(world.variant.goal - points, 0)
    minions = minions_of(world, seat)
    actions = 0
    for slot, kind in enumerate(world.card_kind):
        if kind != NONE and world.card_holder[slot] == seat and not IS_MINION[kind]:
            actions += 1
    found += [
        points,
        max(6 - missing, 0),
        max(4 - missing, 0),
        len(world.hands[seat]),
        min(deck_size(world, seat), 40),
        min(len(world.discards[seat]), 40),
        len(minions),
        actions,
    ]
    own = world.factions[2 * seat : 2 * seat + 2]
    for faction in range(FACTIONS):
        found.append(int(faction in own))
