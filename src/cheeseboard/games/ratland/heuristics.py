"""What a bot looks at in RatLand: points, food for the coming meal, what a plan may bring.

A plan that is not complete is judged as if its owner went on sensibly. Other seats' plans are
estimated from the size of their clans alone, even in a world where they have been imagined.
"""

from math import exp, inf
from typing import Final

from cheeseboard.game import NONE, Seat
from cheeseboard.games.ratland.box import (
    BEDROOM,
    BLACK,
    BLUE,
    CONQUERORS,
    DOCTOR_CHEESE,
    DUMP,
    FAMILY,
    FIELD,
    GET_READY,
    GRAVEYARD,
    HELMET,
    IDLENESS,
    INFIRMARY,
    IT_WORKED,
    LOST,
    MASS_ATTACKS,
    MOST_AT_HOME,
    MUTANTS,
    NEED,
    ORANGE,
    PANTRY,
    PIPE_LEFT,
    PIPE_RIGHT,
    PLACES,
    PURPLE,
    TUNNELS,
    WHITE,
    YELLOW,
)
from cheeseboard.games.ratland.moves import AWAY
from cheeseboard.games.ratland.rules.scoring import outcome
from cheeseboard.games.ratland.rules.search import pieces_for
from cheeseboard.games.ratland.rules.stock import (
    clan_size,
    healthy,
    is_late,
    mouths,
)
from cheeseboard.games.ratland.state import (
    AGGRESSIVE,
    CLAN_CHOICE,
    EVENING,
    FILL,
    NO_SWAP,
    PLACE_RATS,
    PLANS,
    SWAPS,
    Position,
)

WIN: Final = 100.0
MISSING: Final = 2.6
"""A missing piece costs a rat and brings a grave, and hunger is more than its points."""
STORED: Final = 0.5
"""A piece that the next meal will need."""
SPARE_PIECE: Final = 0.05
SICK: Final = 0.4
"""A rat that misses a round."""
FUTURE: Final = 0.02
"""A rat is worth so much more for each round that can be expected."""
RIVAL_SHARE: Final = 0.3
OUT: Final = 2 / 13
"""Share of a clan that is thought to go to each tunnel or to guard the pantry."""
IN_PIPE: Final = 1 / 13
CAUTION: Final = 0.9
"""How much of the food that should be found is counted on."""
STEPS: Final = 6
"""In how many portions the rest of a plan is dealt out."""
HESITATION: Final = 0.5
"""What it costs to change one's mind: nothing in the game, but bots should come to an end."""

STRENGTH: Final = (0.5, 0.1, 0.4, 0.9, 0.5, 1.0, 0.1, 0.3, 0.4, 1.0, 0.9, 0.2)
"""How much each clan helps, roughly, in the order of the clan cards."""

PROSPECT: Final = {
    PLANS: "term-plan",
    CLAN_CHOICE: "term-clan",
    SWAPS: "term-meal",
    EVENING: "term-meal",
}
"""What lies ahead in a phase; in the others it is what the tunnels bring."""

Outlook = tuple[list[float], list[float], list[float], tuple[float, float], tuple[float, float]]
"""Per tunnel: food and harm of a piece, pieces in reach; raiders and guards to the left, right."""


def appraise(world: Position, seat: Seat) -> float:
    """The seat's own worth less a share of the best rival's; at the end, places decide."""
    return sum(value for _, value in terms(world, seat))


def terms(world: Position, seat: Seat) -> list[tuple[str, float]]:
    """What the appraisal is made of, by the keys of its words."""
    over = outcome(world)
    if over is not None:
        lead = over.scores[seat] - max(
            score for other, score in enumerate(over.scores) if other != seat
        )
        return [("term-win", WIN if over.ranks[seat] == 1 else -WIN), ("term-rats", lead)]
    rivals = max(_worth(world, other) for other in range(world.seats) if other != seat)
    return [
        ("term-rats", _worth(world, seat)),
        (PROSPECT.get(world.phase, "term-search"), _prospects(world, seat)),
        ("term-rivals", -RIVAL_SHARE * rivals),
    ]


def rounds_left(world: Position) -> float:
    """Rounds that can be expected after this one."""
    return max(7.0 - world.round, (9.0 - world.round) / 2, 0.0)


def _worth(world: Position, seat: Seat) -> float:
    """Points, and rats that can still multiply."""
    size = clan_size(world, seat)
    first = seat * PLACES
    away = world.rats[first + INFIRMARY] + world.rats[first + LOST]
    grown = (1.0 + FUTURE * rounds_left(world)) * size
    return grown - world.rats[first + GRAVEYARD] - SICK * away


def _prospects(world: Position, seat: Seat) -> float:
    if world.phase == PLANS:
        return _plan_value(world, seat)
    if world.phase == CLAN_CHOICE:
        return _clan_value(world, seat)
    if world.phase == SWAPS:
        return _swap_value(world, seat)
    if world.phase == EVENING:
        return _stock(mouths(world, seat), float(world.cheese[seat]))
    return _search_value(world, seat)


def _clan_value(world: Position, seat: Seat) -> float:
    choice = world.clan_choices[seat]
    return STRENGTH[world.dealt_clans[2 * seat + choice]] if choice != NONE else 0.0


def _swap_value(world: Position, seat: Seat) -> float:
    """The meal, with the rat that waits to be swapped already gone."""
    is_swapped = world.answers[seat] not in (NONE, NO_SWAP)
    eaters = mouths(world, seat) - is_swapped
    return _meal(eaters, float(world.cheese[seat] + is_swapped)) - is_swapped


def _stock(eaters: int, cheese: float) -> float:
    """What cheese is worth for the next meal of so many rats."""
    need = NEED[eaters]
    if cheese < need:
        return STORED * cheese - MISSING * 0.3 * (need - cheese)
    return STORED * need + SPARE_PIECE * (cheese - need)


def _meal(eaters: int, cheese: float) -> float:
    """What is gained or lost when so many eat, and what is left for the next round."""
    need = NEED[eaters]
    if cheese < need:
        return -MISSING * (need - cheese)
    return _stock(eaters, cheese - need)


# --- after the reveal ----------------------------------------------------------------------------


def _search_value(world: Position, seat: Seat) -> float:
    """Cheese at hand, and what the tunnels still to come should bring."""
    first = seat * PLACES
    cheese = float(world.cheese[seat])
    harm = 0.0
    first_tunnel = DUMP if world.phase < FILL else world.tunnel
    for tunnel in range(first_tunnel, FIELD + 1):
        count = world.rats[first + tunnel]
        if count:
            food, danger = _piece(world, seat, tunnel)
            others = sum(world.rats[tunnel::PLACES]) - count
            pieces = min(float(count), max(sum(pieces_for(world, tunnel)) - others, 1.0))
            cheese += food * pieces
            harm += danger * pieces
    return _meal(mouths(world, seat), cheese) - harm


def _piece(world: Position, seat: Seat, tunnel: int) -> tuple[float, float]:
    """Food and harm that a piece from the bag of a tunnel should bring this seat."""
    bag = pieces_for(world, tunnel)
    total = sum(bag)
    clan, event = world.clans[seat], world.event
    food = bag[YELLOW] + 2.0 * bag[ORANGE]
    rat = 1.0 + FUTURE * rounds_left(world)
    harm = 0.6 * bag[BLUE]
    if event == IT_WORKED:
        food += bag[BLACK]
    elif clan != CONQUERORS:
        harm += rat * bag[BLACK]
    if clan == MUTANTS:
        food += bag[PURPLE] * (2 if is_late(world) else 1)
    else:
        harm += 0.5 * bag[PURPLE]
    if event == DOCTOR_CHEESE:
        food += 0.4 * bag[WHITE]
    if event == HELMET:
        harm *= 0.6
    return food / total, harm / total


# --- plans ---------------------------------------------------------------------------------------


def _plan_value(world: Position, seat: Seat) -> float:
    """The plan so far, its unplaced rats dealt out to the best places while it is not done."""
    first = seat * INFIRMARY
    counts = world.plans[first : first + INFIRMARY]
    outlook = _outlook(world, seat)
    value = _value_of(world, seat, counts, outlook)
    if world.steps[seat] <= PLACE_RATS:
        value = _fill(world, seat, counts, outlook, value)
    value -= HESITATION * world.changes[seat]
    return value + SPARE_PIECE if world.plan_hides[seat] == 1 else value


def _fill(world: Position, seat: Seat, counts: list[int], outlook: Outlook, value: float) -> float:
    is_limited = world.event == GET_READY
    portion = max(1, counts[PANTRY] // STEPS)
    while counts[PANTRY]:
        portion = min(portion, counts[PANTRY])
        best, best_place = value, PANTRY
        if is_limited and counts[PANTRY] + counts[BEDROOM] > MOST_AT_HOME:
            best = -inf
        counts[PANTRY] -= portion
        for place in AWAY:
            if is_limited and place == BEDROOM and counts[place] + portion > MOST_AT_HOME:
                continue
            counts[place] += portion
            found = _value_of(world, seat, counts, outlook)
            counts[place] -= portion
            if found > best:
                best, best_place = found, place
        if best_place == PANTRY:
            return value
        counts[best_place] += portion
        value = best
    return value


def _outlook(world: Position, seat: Seat) -> Outlook:
    """What this round offers, if all others spread their rats as clans usually do."""
    seats = world.seats
    sizes = [healthy(world, other) for other in range(seats)]
    others = sum(sizes) - sizes[seat]
    pieces = [_piece(world, seat, tunnel) for tunnel in TUNNELS]
    food = [CAUTION * each for each, _ in pieces]
    harm = [each for _, each in pieces]
    reach = [max(sum(pieces_for(world, tunnel)) - OUT * others, 1.0) for tunnel in TUNNELS]
    left, right = sizes[(seat + 1) % seats], sizes[(seat - 1) % seats]
    bonus = 1.0 if world.event == MASS_ATTACKS else 0.0
    raiders = (IN_PIPE * left + bonus, IN_PIPE * right + bonus)
    guards = (OUT * left, OUT * right)
    if seats == 2:
        guards = (OUT * left + raiders[0], OUT * right + raiders[1])
    return food, harm, reach, raiders, guards


def _value_of(world: Position, seat: Seat, counts: list[int], outlook: Outlook) -> float:
    """Young rats, food found and stolen, cheese kept, the meal that follows."""
    food, harm, reach, raiders, guards = outlook
    cheese = float(world.cheese[seat])
    home = counts[PANTRY] + counts[BEDROOM] if world.event == GET_READY else counts[PANTRY]
    exposed = cheese - (world.plan_hides[seat] == 1)
    for force in raiders:
        cheese -= min(exposed, force) * 0.5**home * 0.6
    cheese += _loot(world, seat, counts, guards)
    worth = 0.0
    fewer = AGGRESSIVE in (world.sides[seat], world.plan_sides[seat])  # one piece of each draw
    for tunnel in TUNNELS:
        count = counts[tunnel]
        if count:
            pieces = reach[tunnel] * (1.0 - exp((fewer - count) / reach[tunnel]))
            cheese += food[tunnel] * pieces
            worth -= harm[tunnel] * pieces
        elif world.event == IDLENESS:
            cheese += 1.0
    young = counts[BEDROOM] if world.event != GET_READY else home
    if world.clans[seat] == FAMILY and (is_late(world) or young == 0):
        young += 1
    young = min(young, world.rat_supply)
    worth += (1.0 + FUTURE * rounds_left(world)) * young
    eaters = clan_size(world, seat) + young
    return worth + _meal(eaters, cheese)


def _loot(world: Position, seat: Seat, counts: list[int], guards: tuple[float, float]) -> float:
    seats = world.seats
    loot = 0.0
    for pipe, other, resistance in (
        (PIPE_LEFT, (seat + 1) % seats, guards[0]),
        (PIPE_RIGHT, (seat - 1) % seats, guards[1]),
    ):
        if counts[pipe]:
            force = counts[pipe] + (world.event == MASS_ATTACKS)
            loot += min(float(world.cheese[other]), max(force - resistance, 0.1 * force))
    return loot
