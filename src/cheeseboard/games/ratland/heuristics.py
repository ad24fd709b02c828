"""What a bot looks at in RatLand: points, food for the coming meal, what a plan may bring.

A plan that is not complete is judged as if its owner went on sensibly.
"""

from collections.abc import Sequence
from typing import Final

from cheeseboard.game import NONE, Seat
from cheeseboard.games.ratland.box import (
    DUMP,
    FIELD,
    GET_READY,
    GRAVEYARD,
    INFIRMARY,
    LOST,
    NEED,
    PIPE_LEFT,
    PIPE_RIGHT,
    PLACES,
)
from cheeseboard.games.ratland.forecast import (
    SPARE_PIECE,
    Forecast,
    meal_worth,
    piece_worth,
    plan_of,
    rat_worth,
)
from cheeseboard.games.ratland.moves import AWAY, DONE, GROUP, PLAN_DONE, PUT, PUTS, Move
from cheeseboard.games.ratland.rules.ending import outcome
from cheeseboard.games.ratland.rules.flow import moves
from cheeseboard.games.ratland.rules.plans import is_fresh
from cheeseboard.games.ratland.rules.search import pieces_for
from cheeseboard.games.ratland.rules.stock import clan_size, mouths
from cheeseboard.games.ratland.state import (
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
SICK: Final = 0.4
"""A rat that misses a round."""

IN_PANTRY: Final = 0.3
"""A piece that the next meal will need."""

STRENGTH: Final = (0.5, 0.1, 0.4, 0.9, 0.5, 1.0, 0.1, 0.3, 0.4, 1.0, 0.9, 0.2)
"""How much each clan helps, roughly, in the order of the clan cards."""

PROSPECT: Final = {
    PLANS: "term-plan",
    CLAN_CHOICE: "term-clan",
    SWAPS: "term-meal",
    EVENING: "term-meal",
}
"""What lies ahead in a phase; in the others it is what the tunnels bring."""


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
    rivals = max(_standing(world, other) for other in range(world.seats) if other != seat)
    return [
        ("term-rats", _worth(world, seat)),
        (PROSPECT.get(world.phase, "term-search"), _prospects(world, seat)),
        ("term-rivals", -rivals / (world.seats - 1)),
    ]


def _worth(world: Position, seat: Seat) -> float:
    """Points, and rats that can still multiply."""
    size = clan_size(world, seat)
    first = seat * PLACES
    away = world.rats[first + INFIRMARY] + world.rats[first + LOST]
    return rat_worth(world) * size - world.rats[first + GRAVEYARD] - SICK * away


def _standing(world: Position, seat: Seat) -> float:
    """What a seat has, whatever it is about to do."""
    return _worth(world, seat) + _stock_value(world, seat)


def _stock_value(world: Position, seat: Seat) -> float:
    """Cheese before a plan is made: little beside rats, for most of a meal is still to be found."""
    need, cheese = NEED[mouths(world, seat)], world.cheese[seat]
    return IN_PANTRY * min(cheese, need) + SPARE_PIECE * max(cheese - need, 0)


def _prospects(world: Position, seat: Seat) -> float:
    if world.phase == PLANS and not is_fresh(world, seat):
        return _plan_value(world, seat)
    if world.phase == CLAN_CHOICE:
        return _clan_value(world, seat)
    if world.phase == SWAPS:
        return _swap_value(world, seat)
    if world.phase in (EVENING, PLANS):  # before a plan, the cards of the round say little
        return _stock_value(world, seat)
    return _search_value(world, seat)


def _clan_value(world: Position, seat: Seat) -> float:
    choice = world.clan_choices[seat]
    return STRENGTH[world.dealt_clans[2 * seat + choice]] if choice != NONE else 0.0


def _swap_value(world: Position, seat: Seat) -> float:
    """The meal, with the rat that waits to be swapped already gone."""
    is_swapped = world.answers[seat] not in (NONE, NO_SWAP)
    eaters = mouths(world, seat) - is_swapped
    return meal_worth(eaters, float(world.cheese[seat] + is_swapped)) - is_swapped


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
            bag = pieces_for(world, tunnel)
            food, danger = piece_worth(world, seat, bag)
            others = sum(world.rats[tunnel::PLACES]) - count
            pieces = min(float(count), max(sum(bag) - others, 1.0))
            cheese += food * pieces
            harm += danger * pieces
    return meal_worth(mouths(world, seat), cheese) - harm


# --- plans ---------------------------------------------------------------------------------------


def ideas(world: Position, seat: Seat) -> Sequence[Move]:
    """Every plan can be made by putting alone: to change one's mind brings a bot nothing.

    Nor does it to raid an empty pantry: guards at home hold both pipes.
    """
    found = moves(world, seat)
    if world.phase != PLANS or world.steps[seat] != PLACE_RATS:
        return found
    idle = _idle_pipes(world, seat)
    return [move for move in found if move.kind in (PUT, DONE) and move.place not in idle]


def _idle_pipes(world: Position, seat: Seat) -> list[int]:
    """Pipes to neighbours without cheese, unless rats must leave home or a raid can kill."""
    if world.event == GET_READY or world.variant.board != "normal":
        return []
    neighbours = {PIPE_LEFT: seat + 1, PIPE_RIGHT: seat - 1}
    return [pipe for pipe, other in neighbours.items() if not world.cheese[other % world.seats]]


def hunch(world: Position, seat: Seat) -> Move | None:
    """The next step to the plan that looks best."""
    if world.phase != PLANS or world.steps[seat] != PLACE_RATS:
        return None
    counts = plan_of(world, seat)
    Forecast(world, seat).fill(counts)
    for number, place in enumerate(AWAY):
        missing = counts[place] - world.plans[seat * INFIRMARY + place]
        if missing:
            return PUTS[number] if missing < GROUP else PUTS[len(AWAY) + number]
    return PLAN_DONE


def _plan_value(world: Position, seat: Seat) -> float:
    """The plan so far, its unplaced rats dealt out to the best places while it is not done."""
    counts = plan_of(world, seat)
    forecast = Forecast(world, seat)
    is_open = world.steps[seat] <= PLACE_RATS
    value = forecast.fill(counts) if is_open else forecast.value(counts)
    return value + SPARE_PIECE if world.plan_hides[seat] == 1 else value
