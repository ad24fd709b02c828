"""What a plan should bring in RatLand, if all others spread their rats as clans usually do.

Other seats are judged by the size of their clans alone, even in a world where their plans have been
imagined.
"""

from math import exp, inf
from typing import Final

from cheeseboard.game import Seat
from cheeseboard.games.ratland.box import (
    BEDROOM,
    BLACK,
    BLUE,
    CONQUERORS,
    DOCTOR_CHEESE,
    FAMILY,
    GET_READY,
    HELMET,
    IDLENESS,
    INFIRMARY,
    IT_WORKED,
    MASS_ATTACKS,
    MOST_AT_HOME,
    MUTANTS,
    NEED,
    ORANGE,
    PANTRY,
    PIPE_LEFT,
    PIPE_RIGHT,
    PURPLE,
    TUNNELS,
    WHITE,
    YELLOW,
)
from cheeseboard.games.ratland.moves import AWAY
from cheeseboard.games.ratland.rules.search import pieces_for
from cheeseboard.games.ratland.rules.stock import clan_size, healthy, is_late
from cheeseboard.games.ratland.state import AGGRESSIVE, Position

MISSING: Final = 2.6
"""A missing piece costs a rat and brings a grave, and hunger is more than its points."""
STORED: Final = 0.5
"""A piece that the next meal will need."""
UNSTORED: Final = 0.26
"""A piece that the next meal will miss, unless it is found till then."""
SPARE_PIECE: Final = 0.05
FUTURE: Final = 0.02
"""A rat is worth so much more for each round that can be expected."""
OUT: Final = 2 / 13
"""Share of a clan that is thought to go to each tunnel or to guard the pantry."""
IN_PIPE: Final = 1 / 13
RAIDED: Final = 0.3
"""Share of what raiders could carry off that is thought to be lost where nobody guards."""
STEPS: Final = 6
"""In how many portions the rest of a plan is dealt out."""
OUTSIDE: Final = (*TUNNELS, PIPE_LEFT, PIPE_RIGHT)


def rat_worth(world: Position) -> float:
    """A rat, and the young that it may have in the rounds that can be expected after this one."""
    rounds_left = max(7.0 - world.round, (9.0 - world.round) / 2, 0.0)
    return 1.0 + FUTURE * rounds_left


def stock_worth(eaters: int, cheese: float) -> float:
    """What cheese is worth for the next meal of so many rats."""
    need = NEED[eaters]
    if cheese < need:
        return STORED * cheese - UNSTORED * (need - cheese)
    return STORED * need + SPARE_PIECE * (cheese - need)


def meal_worth(eaters: int, cheese: float) -> float:
    """What is gained or lost when so many eat, and what is left for the next round."""
    need = NEED[eaters]
    if cheese < need:
        return -MISSING * (need - cheese)
    return stock_worth(eaters, cheese - need)


def piece_worth(world: Position, seat: Seat, bag: list[int]) -> tuple[float, float]:
    """Food and harm that a piece from the bag of a tunnel should bring this seat."""
    total = sum(bag)
    clan, event = world.clans[seat], world.event
    food = bag[YELLOW] + 2.0 * bag[ORANGE]
    harm = 0.6 * bag[BLUE]
    if event == IT_WORKED:
        food += bag[BLACK]
    elif clan != CONQUERORS:
        harm += rat_worth(world) * bag[BLACK]
    if clan == MUTANTS:
        food += bag[PURPLE] * (2 if is_late(world) else 1)
    else:
        harm += 0.5 * bag[PURPLE]
    if event == DOCTOR_CHEESE:
        food += 0.4 * bag[WHITE]
    if event == HELMET:
        harm *= 0.6
    return food / total, harm / total


class Forecast:
    """What this round offers a seat."""

    def __init__(self, world: Position, seat: Seat) -> None:
        seats = world.seats
        event = world.event
        self._rat = rat_worth(world)
        self._size = clan_size(world, seat)
        self._supply = world.rat_supply
        self._cheese = float(world.cheese[seat])
        self._exposed = self._cheese - (world.plan_hides[seat] == 1)
        self._is_home_one = event == GET_READY
        self._is_idle_fed = event == IDLENESS
        self._is_family = world.clans[seat] == FAMILY
        self._is_late = is_late(world)
        self._fewer = float(AGGRESSIVE in (world.sides[seat], world.plan_sides[seat]))
        """An aggressive board draws one piece less."""
        self._bonus = 1.0 if event == MASS_ATTACKS else 0.0
        self._food: list[float] = []
        self._harm: list[float] = []
        self._reach: list[float] = []
        """Pieces in each tunnel that others should leave."""
        left, right = (seat + 1) % seats, (seat - 1) % seats
        left_size, right_size = healthy(world, left), healthy(world, right)
        self._others = -healthy(world, seat)
        for other in range(seats):
            self._others += healthy(world, other)
        for tunnel in TUNNELS:
            self._look_into(world, seat, tunnel)
        self._raid_left = IN_PIPE * left_size + self._bonus
        self._raid_right = IN_PIPE * right_size + self._bonus
        self._guard_left = OUT * left_size
        self._guard_right = OUT * right_size
        if seats == 2:  # both pipes lead to the same neighbour
            self._guard_left += self._raid_left
            self._guard_right += self._raid_right
        self._loot_left = float(world.cheese[left])
        self._loot_right = float(world.cheese[right])

    def _look_into(self, world: Position, seat: Seat, tunnel: int) -> None:
        bag = pieces_for(world, tunnel)
        food, harm = piece_worth(world, seat, bag)
        self._food.append(food)
        self._harm.append(harm)
        self._reach.append(max(sum(bag) - OUT * self._others, 1.0))

    # --- plans, as counts by place

    def value(self, counts: list[int]) -> float:
        """Young rats, food found and stolen, cheese kept, the meal that follows."""
        cheese = worth = 0.0
        for place in OUTSIDE:
            brought, harm = self._from(place, counts[place])
            cheese += brought
            worth -= harm
        return self._total(counts[PANTRY], counts[BEDROOM], cheese, worth)

    def fill(self, counts: list[int]) -> float:
        """Send the rats left in the pantry where they do most good; the value of that plan."""
        value = self.value(counts)
        portion = max(1, counts[PANTRY] // STEPS)
        while counts[PANTRY]:
            portion = min(portion, counts[PANTRY])
            place, best = self._best_place(counts, portion, value)
            if place == PANTRY:
                break
            counts[PANTRY] -= portion
            counts[place] += portion
            value = best
        return value

    def _best_place(self, counts: list[int], portion: int, value: float) -> tuple[int, float]:
        """Where the next rats go, and what the plan is worth then; they may as well stay."""
        pantry, bedroom = counts[PANTRY] - portion, counts[BEDROOM]
        best_place, best = PANTRY, value
        if self._is_home_one and counts[PANTRY] + bedroom > MOST_AT_HOME:
            best = -inf
        cheese = worth = 0.0
        now: list[tuple[float, float]] = []
        for place in OUTSIDE:
            brought, harm = self._from(place, counts[place])
            now.append((brought, harm))
            cheese += brought
            worth -= harm
        for place in AWAY:
            if place == BEDROOM:
                if self._is_home_one and bedroom + portion > MOST_AT_HOME:
                    continue
                found = self._total(pantry, bedroom + portion, cheese, worth)
            else:
                before, harm_before = now[place]
                brought, harm = self._from(place, counts[place] + portion)
                found = self._total(
                    pantry, bedroom, cheese + brought - before, worth + harm_before - harm
                )
            if found > best:
                best_place, best = place, found
        return best_place, best

    def _from(self, place: int, count: int) -> tuple[float, float]:
        """Cheese and harm that so many rats bring from a tunnel or a pipe."""
        if place == PIPE_LEFT:
            return self._loot(count, self._loot_left, self._guard_left), 0.0
        if place == PIPE_RIGHT:
            return self._loot(count, self._loot_right, self._guard_right), 0.0
        if not count:
            return 1.0 if self._is_idle_fed else 0.0, 0.0
        reach = self._reach[place]
        pieces = reach * (1.0 - exp((self._fewer - count) / reach))
        return self._food[place] * pieces, self._harm[place] * pieces

    def _loot(self, count: int, most: float, guards: float) -> float:
        if not count:
            return 0.0
        force = count + self._bonus
        return min(most, max(force - guards, 0.1 * force))

    def _total(self, pantry: int, bedroom: int, brought: float, worth: float) -> float:
        home, young = pantry, bedroom
        if self._is_home_one:
            home = young = pantry + bedroom
        raided = min(self._exposed, self._raid_left) + min(self._exposed, self._raid_right)
        cheese = self._cheese - raided * RAIDED * 0.5**home + brought
        if self._is_family and (self._is_late or young == 0):
            young += 1
        young = min(young, self._supply)
        return worth + self._rat * young + meal_worth(self._size + young, cheese)


def plan_of(world: Position, seat: Seat) -> list[int]:
    """The plan of a seat so far, as counts by place."""
    first = seat * INFIRMARY
    return world.plans[first : first + INFIRMARY]
