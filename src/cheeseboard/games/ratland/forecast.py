"""What a plan should bring in RatLand, if all others spread their rats as clans usually do.

Other seats are judged by the size of their clans alone, even in a world where their plans have been
imagined.
"""

from math import ceil, exp, inf
from typing import Final

from cheeseboard.game import NONE, Seat
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
    SILENCE,
    TUNNELS,
    WHITE,
    YELLOW,
)
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
"""Share of a clan that is thought to go to each tunnel."""
IN_PIPE: Final = 1 / 13
"""Share that is thought to go into each pipe, or to guard the pantry."""
RAIDED: Final = 0.3
"""Share of what raiders could carry off that is thought to be lost where nobody guards."""
GENEROUS: Final = (DOCTOR_CHEESE, IDLENESS, SILENCE)
"""Events that may bring cheese which no bag and no pantry shows."""
STEPS: Final = 6
"""In how many portions the rest of a plan is dealt out."""


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


def best_meal(view: Position, seat: Seat) -> int:
    """The cheese that a seat can have for dinner at most with its plan, whatever the others do."""
    plan = plan_of(view, seat)
    found = view.cheese[seat]
    if view.clans[seat] != NONE or view.event in GENEROUS:
        found += sum(plan)  # an ability or an event may bring something for everybody
    for tunnel in TUNNELS:
        bag = pieces_for(view, tunnel)
        count = plan[tunnel]
        doubles = min(count, bag[ORANGE])
        singles = bag[YELLOW] + (bag[BLACK] if view.event == IT_WORKED else 0)
        found += 2 * doubles + min(count - doubles, singles)
    bonus = view.event == MASS_ATTACKS
    for pipe, other in ((PIPE_LEFT, seat + 1), (PIPE_RIGHT, seat - 1)):
        raiders = plan[pipe] + bonus if plan[pipe] else 0
        found += min(raiders, view.cheese[other % view.seats])
    return found


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
        self._guard_left = IN_PIPE * left_size
        self._guard_right = IN_PIPE * right_size
        self._is_pair = seats == 2
        if self._is_pair:  # raiders hold the pipe that they share
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
        cheese, worth = self._outside(counts)
        return self._total(counts[PANTRY], counts[BEDROOM], cheese, worth)

    def fill(self, counts: list[int]) -> float:
        """Send the rats left in the pantry where they do most good; the value of that plan.

        Young rats must eat, and food that nobody eats is worth little: one by one, rats would stay
        at home. So the best ways out are found first, then how many take them and how many sleep.
        """
        plan, value = self._filled(counts, is_raiding=True)
        if plan[PIPE_LEFT] + plan[PIPE_RIGHT] > counts[PIPE_LEFT] + counts[PIPE_RIGHT]:
            peaceful, other = self._filled(counts, is_raiding=False)
            if other > value:
                plan, value = peaceful, other
        counts[:] = plan
        return value

    def _filled(self, counts: list[int], is_raiding: bool) -> tuple[list[int], float]:
        """The best plan on the way of sending one portion after the other out."""
        portion = max(1, counts[PANTRY] // STEPS)
        reached = counts.copy()
        best, plan = -inf, reached
        while True:
            beds, found = self._best_beds(reached, portion)
            if found > best:
                best, plan = found, reached.copy()
                plan[PANTRY] -= beds
                plan[BEDROOM] += beds
            if not reached[PANTRY]:
                return plan, best
            size = min(portion, reached[PANTRY])
            place = self._best_tunnel(reached, size)
            if is_raiding:
                place, size = self._best_way(reached, place, size)
            reached[PANTRY] -= size
            reached[place] += size

    def _best_beds(self, counts: list[int], portion: int) -> tuple[int, float]:
        """How many of those at home should sleep, and what the plan is worth then."""
        home, bedroom = counts[PANTRY], counts[BEDROOM]
        if self._is_home_one and home + bedroom > MOST_AT_HOME:
            return 0, -inf
        cheese, worth = self._outside(counts)
        best, beds = -inf, 0
        for count in (*range(0, home, portion), home):
            found = self._total(home - count, bedroom + count, cheese, worth)
            if found > best:
                best, beds = found, count
        return beds, best

    def _best_tunnel(self, counts: list[int], size: int) -> int:
        """Where so many rats more find most."""
        gains = [self._search_gain(counts, tunnel, size) for tunnel in TUNNELS]
        return TUNNELS[gains.index(max(gains))]

    def _search_gain(self, counts: list[int], tunnel: int, size: int) -> float:
        food, harm = self._search(tunnel, counts[tunnel])
        more_food, more_harm = self._search(tunnel, counts[tunnel] + size)
        return MISSING * (more_food - food) - more_harm + harm

    def _best_way(self, counts: list[int], tunnel: int, portion: int) -> tuple[int, int]:
        """The tunnel, or a raid that brings more for each rat: those take many rats at once."""
        best_place, best_size = tunnel, portion
        best = self._search_gain(counts, tunnel, portion) / portion
        left, right = counts[PIPE_LEFT], counts[PIPE_RIGHT]
        loot = self._raids(left, right)
        all_left = ceil(self._loot_left + self._guard_left - self._bonus) - left
        all_right = ceil(self._loot_right + self._guard_right - self._bonus) - right
        for more_left, more_right in ((portion, 0), (0, portion), (all_left, 0), (0, all_right)):
            size = more_left + more_right
            if 0 < size <= counts[PANTRY]:
                more = self._raids(left + more_left, right + more_right)
                gain = MISSING * (more - loot) / size
                if gain > best:
                    best_place = PIPE_LEFT if more_left else PIPE_RIGHT
                    best_size, best = size, gain
        return best_place, best_size

    def _outside(self, counts: list[int]) -> tuple[float, float]:
        """Cheese that comes home, and the harm on the way, as a worth."""
        cheese = self._raids(counts[PIPE_LEFT], counts[PIPE_RIGHT])
        worth = 0.0
        for tunnel in TUNNELS:
            food, harm = self._search(tunnel, counts[tunnel])
            cheese += food
            worth -= harm
        return cheese, worth

    def _search(self, tunnel: int, count: int) -> tuple[float, float]:
        """Food and harm that so many rats find in a tunnel."""
        if not count:
            return 1.0 if self._is_idle_fed else 0.0, 0.0
        reach = self._reach[tunnel]
        pieces = reach * (1.0 - exp((self._fewer - count) / reach))
        return self._food[tunnel] * pieces, self._harm[tunnel] * pieces

    def _raids(self, left: int, right: int) -> float:
        """Cheese that so many raiders take; of two players, both pipes lead to one pantry."""
        found = self._loot(left, self._loot_left, self._guard_left)
        found += self._loot(right, self._loot_right, self._guard_right)
        return min(found, self._loot_left) if self._is_pair else found

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
