"""What a bot looks at in Smash Up: points, what each base would pay, cards, engines at work.

Hands count by their size alone. A card that is being played counts as if it were well placed, and
the two cards at the end of a turn are counted from its beginning: so neither playing a card nor
ending the turn looks better than it is.
"""

from typing import Final

from cheeseboard.game import NONE, Seat
from cheeseboard.games.smash_up.box import (
    CARDS,
    CARDS_PER_TURN,
    FACTION_WORTH,
    FACTIONS_PER_SEAT,
    POWER,
    PRIZES,
)
from cheeseboard.games.smash_up.facts import (
    breakpoint_at,
    has_minion_at,
    minions_of,
    places,
    totals,
)
from cheeseboard.games.smash_up.state import OVER, PLAY, START, Position

WIN: Final = 1000.0
POINT: Final = 10.0
POWER_WORTH: Final = 0.6
MARGIN: Final = 0.7
"""A lead that is hard to take away, by each point of power up to four."""
CARD: Final = 1.6
SHOWN: Final = 3.0
"""A card that is being played; more than in the hand, less than a good place on the table."""
RESOLVED_POWER: Final = 1.2
RIGHT: Final = 0.6
"""A play that is still open."""
IN_PLAY: Final = 0.8
"""What a card in play is worth beyond its power, for the turns to come, unless its data say."""
WORTH: Final[list[float]] = [card.get("worth", IN_PLAY) for card in CARDS]
"""The same by kind."""
HAUNTS: Final[list[bool]] = [card.get("haunts", False) for card in CARDS]
"""By kind, whether a small hand makes it stronger."""


def appraise(world: Position, seat: Seat) -> float:
    """The seat's own worth less the best rival's; a decided match is all or nothing."""
    return sum(value for _, value in terms(world, seat))


def terms(world: Position, seat: Seat) -> list[tuple[str, float]]:
    """What the appraisal is made of, by the keys of its words."""
    if world.phase == OVER:
        if world.winner == NONE:
            return [("term-win", 0.0)]
        return [("term-win", WIN if world.winner == seat else -WIN)]
    bases = [0.0] * world.seats
    for place in places(world):
        _add_prospects(world, place, bases)
    rivals = max(
        bases[each] + sum(value for _, value in _parts(world, each))
        for each in range(world.seats)
        if each != seat
    )
    return [
        *_parts(world, seat),
        ("term-bases", bases[seat]),
        ("term-rivals", -rivals),
        ("term-factions", _factions(world, seat)),
    ]


def _factions(world: Position, seat: Seat) -> float:
    """What the seat has drafted, beside what a rival has on average."""
    worth = 0.0
    for place, faction in enumerate(world.factions):
        if faction != NONE:
            is_own = place // FACTIONS_PER_SEAT == seat
            worth += FACTION_WORTH[faction] * (1.0 if is_own else -1.0 / (world.seats - 1))
    return worth


def _parts(world: Position, seat: Seat) -> list[tuple[str, float]]:
    """Points, steep near the goal; cards; what works for the seat on the table; the turn."""
    points = world.points[seat]
    missing = max(world.variant.goal - points, 1)
    turn = 0.0
    if seat == world.active:
        turn = RIGHT * len(world.credits)
        if START <= world.phase <= PLAY:
            turn += CARD * CARDS_PER_TURN
    return [
        ("term-points", POINT * points + 4.0 * POINT / missing),
        ("term-hand", _hand(world, seat)),
        ("term-table", _table(world, seat)),
        ("term-turn", turn),
    ]


def _table(world: Position, seat: Seat) -> float:
    """Cards that work for the seat, and those that are about to."""
    worth = 0.0
    for slot, kind in enumerate(world.card_kind):
        if kind != NONE and world.card_holder[slot] == seat:
            worth += WORTH[kind]
    for owner, kind in world.resolving:
        if owner == seat:
            worth += SHOWN + RESOLVED_POWER * POWER[kind]
    return worth


def _hand(world: Position, seat: Seat) -> float:
    """Cards are options, less so beyond seven; with Ghosts at work a small hand is strength."""
    size = len(world.hands[seat])
    worth = CARD * min(size, 7) + 0.3 * max(size - 7, 0)
    haunted = sum(HAUNTS[world.card_kind[slot]] for slot in minions_of(world, seat))
    if haunted and size <= 2:
        worth += 2.5 * haunted
    return worth


def _add_prospects(world: Position, place: int, worth: list[float]) -> None:
    """What the base would pay, by how near it is to its breakpoint; at it, in full.

    Minions are spent when it is scored, so their power counts less and less beside its prizes: a
    base that a seat leads is to be scored, not to be looked at.
    """
    power = totals(world, place)
    goal = max(breakpoint_at(world, place), 1)
    nearness = min(sum(power) / goal, 1.0)
    weight = 0.05 + 0.6 * nearness**2 if nearness < 1.0 else 1.0
    lasting = 1.0 - nearness**2
    prizes = PRIZES[world.bases[place]]
    present = [each for each in range(world.seats) if has_minion_at(world, each, place)]
    for seat in present:
        rank, rival = 0, 0
        for other in present:
            if other != seat:
                rank += power[other] > power[seat]
                rival = max(rival, power[other])
        if rank < len(prizes):
            worth[seat] += POINT * prizes[rank] * weight
        margin = power[seat] - rival
        worth[seat] += POWER_WORTH * power[seat] * lasting
        if nearness < 1.0:
            worth[seat] += MARGIN * weight * max(min(margin, 4), -4)
