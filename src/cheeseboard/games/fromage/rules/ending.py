"""Final scoring (FRO-9, FRO-11): one function for each line of the score sheet."""

from typing import Final

from cheeseboard.game import NONE, Argument, Message, Outcome, ScoreLine, Seat
from cheeseboard.games.fromage.box import (
    AGES,
    BISTRO,
    BISTRO_SCORE,
    BUILDING_SLOTS,
    BUILDINGS,
    CORPORATION,
    FAIR_BEYOND,
    FAIR_CELL,
    FAIR_NEIGHBOURS,
    FAIR_SCORE,
    FESTIVAL,
    FROMAGERIE,
    LEVEL_OF_RULE,
    ORDER_BEYOND,
    ORDER_SCORE,
    POINTS_PER_CARD,
    REGIONS,
    SAMPLES,
    SHELF_POINTS,
    SHOP_SCORE,
    SPACE_AGE,
    SPACE_REGIONS,
    SPACE_SHELF,
    SPACE_VENUE,
    SPACES,
    TABLES,
    TIE_POINTS,
    TOKENS,
    TRACK_STEP,
    TRACK_TOKENS,
    UNUSED_PER_POINT,
    VENUE_SPACES,
    VENUES,
    VILLES,
    WIN_POINTS,
)
from cheeseboard.games.fromage.rules.corporation import PLAYER
from cheeseboard.games.fromage.rules.resources import find_power, unused
from cheeseboard.games.fromage.rules.turns import END_RULES
from cheeseboard.games.fromage.state import OVER, Position, Variant

LINES: Final = (
    "bistro",
    "festival",
    "fromagerie",
    "villes",
    "buildings",
    "fruit",
    "orders",
    "unused",
)
"""FRO-11.2: the score sheet from top to bottom."""


def score_lines(state: Position, seat: Seat) -> list[int]:
    """FRO-11.2: the points of a seat, line by line, as if the game ended now."""
    return [
        bistro_points(state, seat),  # FRO-11.3
        fair_points(state, seat),  # FRO-11.4
        shop_points(state, seat),  # FRO-11.5
        cities_points(state, seat),  # FRO-11.6
        building_points(state, seat),  # FRO-11.7
        state.jams[seat] * state.berries[seat],  # FRO-11.7
        order_points(state.completed[seat]),  # FRO-11.8
        unused_points(state, seat),  # FRO-11.9
    ]


# --- the four sectors ----------------------------------------------------------------------------


def fair_groups(own: int) -> list[int]:
    """FRO-9.1 to FRO-9.3: sizes of the groups around the own cells; samples count in them.

    Everything is a bitmask of the cells of the market square.
    """
    sizes = []
    land = own | SAMPLES
    while own:
        group = 0
        edge = own & -own
        while edge:
            group |= edge
            around = 0
            while edge:
                lowest = edge & -edge
                around |= FAIR_NEIGHBOURS[lowest.bit_length() - 1]
                edge ^= lowest
            edge = around & land & ~group
        sizes.append(group.bit_count())
        own &= ~group
    return sizes


def group_points(size: int) -> int:
    """FRO-9.3."""
    if size < len(FAIR_SCORE):
        return FAIR_SCORE[size]
    return FAIR_SCORE[-1] + FAIR_BEYOND * (size - len(FAIR_SCORE) + 1)


def fair_points(state: Position, owner: int) -> int:
    """FRO-9.4: all groups added."""
    own = 0
    cheese = state.cheese
    for space in VENUE_SPACES[FESTIVAL]:
        if cheese[space] == owner:
            own |= 1 << FAIR_CELL[space]
    return sum(group_points(size) for size in fair_groups(own))


def shop_points(state: Position, owner: int) -> int:
    """FRO-9.5, FRO-9.9, FRO-9.10: different shelves, and each cheese on a right shelf."""
    shelves = 0
    points = 0
    cheese = state.cheese
    for space in VENUE_SPACES[FROMAGERIE]:
        if cheese[space] == owner:
            shelf = SPACE_SHELF[space]
            shelves |= 1 << shelf
            points += SHELF_POINTS[shelf]
    return SHOP_SCORE[shelves.bit_count()] + points


def bistro_points(state: Position, owner: int) -> int:
    """FRO-9.11, FRO-9.12: the number of pairs lifts the value of every plate."""
    cheese = state.cheese
    pairs = sum(cheese[one] == owner == cheese[two] for one, two in TABLES)
    row = BISTRO_SCORE[min(pairs, len(BISTRO_SCORE) - 1)]
    return sum(row[SPACE_AGE[space]] for space in VENUE_SPACES[BISTRO] if cheese[space] == owner)


def influence(state: Position) -> list[list[int]]:
    """FRO-9.13: influence by region and owner, the Corporation behind the seats."""
    found = [[0] * (CORPORATION + 1) for _ in REGIONS]
    cheese = state.cheese
    for space in VENUE_SPACES[VILLES]:
        owner = cheese[space]
        if owner != NONE:
            for region in SPACE_REGIONS[space]:
                found[region][owner] += 1
    return found


def has_monopoly(variant: Variant) -> bool:
    """FRO-13.16: whether the Corporation takes the regions that it shares."""
    return variant.level >= LEVEL_OF_RULE["monopoly"]


def cities_points(state: Position, owner: int) -> int:
    """FRO-9.14 to FRO-9.16, FRO-13.16."""
    variant = state.variant
    wins, tie = WIN_POINTS[variant.seats], TIE_POINTS[variant.seats]
    monopoly = has_monopoly(variant)
    points = 0
    for region, shares in enumerate(influence(state)):
        most = max(shares)
        if not most or shares[owner] < most:
            continue
        is_tied = shares.count(most) > 1
        if not is_tied or (monopoly and owner == CORPORATION):
            points += wins[variant.customers[region]]
        else:
            points += tie
    return points


# --- the board of a player -----------------------------------------------------------------------


def building_points(state: Position, seat: Seat) -> int:
    """FRO-11.7: erected buildings that score, however late they were erected (FRO-8.22)."""
    points = 0
    for slot in range(BUILDING_SLOTS):
        if state.erected[seat] >> slot & 1:
            building = BUILDINGS[state.buildings[seat * BUILDING_SLOTS + slot]]
            if building.kind == "score_per":
                points += building.points * count_of(state, seat, building.what)
            elif building.kind == "score_flat":  # FRO-8.19
                points += building.points
    return points


def count_of(state: Position, seat: Seat, what: str) -> int:
    """FRO-8.18: how many of the things a building scores for."""
    if what == "structures_placed":
        return structures_placed(state, seat)
    if what == "fruit_used":
        return state.jams[seat] + state.berries[seat]
    if what == "orders_completed":
        return state.completed[seat]
    if what == "livestock_milked":
        return state.milk[seat]
    if what == "sectors_with_4":
        counts = [0] * len(VENUES)
        for space in SPACES:
            counts[SPACE_VENUE[space]] += state.cheese[space] == seat
        return sum(count >= 4 for count in counts)
    if what == "buildings_built":
        return state.erected[seat].bit_count()
    age = AGES.index(what.removesuffix("_cheeses"))
    return sum(state.cheese[space] == seat and SPACE_AGE[space] == age for space in SPACES)


def structures_placed(state: Position, seat: Seat) -> int:
    """FRO-8.4: structure tokens on erected buildings."""
    return sum(
        BUILDINGS[state.buildings[seat * BUILDING_SLOTS + slot]].cost
        for slot in range(BUILDING_SLOTS)
        if state.erected[seat] >> slot & 1
    )


def order_points(completed: int) -> int:
    """FRO-11.8."""
    if completed < len(ORDER_SCORE):
        return ORDER_SCORE[completed]
    return ORDER_SCORE[-1] + ORDER_BEYOND * (completed - len(ORDER_SCORE) + 1)


def unused_points(state: Position, seat: Seat) -> int:
    """FRO-11.9: a point for every two, or for every one with a granary."""
    each = 1 if find_power(state, seat, "score_unused") != NONE else UNUSED_PER_POINT
    return unused(state, seat) // each


# --- the Corporation -----------------------------------------------------------------------------


def corporation_lines(state: Position) -> tuple[int, int, int]:
    """FRO-13.13: the track, the customers, the cards; nothing else."""
    corporation = state.corporation[0]
    taken = TRACK_TOKENS[state.variant.level] - corporation.tokens
    cards = POINTS_PER_CARD * sum(corporation.cards)
    return TRACK_STEP * taken, cities_points(state, CORPORATION), cards


def cheeses_of(state: Position, owner: int) -> int:
    """Cheese tokens on the board: the tie-break of FRO-11.10 and FRO-13.17."""
    return state.cheese.count(owner)


# --- the outcome ---------------------------------------------------------------------------------


def outcome(state: Position) -> Outcome | None:
    """FRO-11.1: everything is counted at the end."""
    if state.phase != OVER:
        return None
    columns = [score_lines(state, seat) for seat in range(state.seats)]
    scores = tuple(sum(column) for column in columns)
    marks = _marks(state)
    return Outcome(
        scores=scores,
        ranks=_ranks(state, marks),
        reason=_solo_reason(state, scores[PLAYER]) if state.corporation else _reason(state, marks),
        rules=(END_RULES[state.reason], "FRO-13.17" if state.corporation else "FRO-11.10"),
        sheet=tuple(
            ScoreLine(Message(f"score-{name}"), tuple(column[line] for column in columns))
            for line, name in enumerate(LINES)
        ),
    )


def standing(state: Position) -> tuple[int, ...]:
    """Everything counted as it lies now; alone there is nobody to agree with."""
    return () if state.corporation else _ranks(state, _marks(state))


def _marks(state: Position) -> list[tuple[int, int]]:
    """FRO-11.10: points, then cheese on the board."""
    return [
        (sum(score_lines(state, seat)), TOKENS - state.tokens[seat]) for seat in range(state.seats)
    ]


def _ranks(state: Position, marks: list[tuple[int, int]]) -> tuple[int, ...]:
    """FRO-11.10; FRO-13.17: alone, second place is behind the Corporation."""
    if state.corporation:
        return (1,) if solo_result(state) == "won" else (2,)
    return tuple(1 + sum(other > each for other in marks) for each in marks)


def _reason(state: Position, marks: list[tuple[int, int]]) -> Message:
    """FRO-11.10: the most points; of those level, more cheese on the board; else they share."""
    best = max(marks)
    level = [each for each in marks if each[0] == best[0]]
    tie = "none" if len(level) == 1 else "shared" if level.count(best) > 1 else "tokens"
    args: dict[str, Argument] = {
        "seat": marks.index(best),
        "points": best[0],
        "tie": tie,
        "count": marks.count(best),
    }
    return Message(f"over-{state.reason}", args)


def solo_result(state: Position) -> str:
    """FRO-13.17: won, lost or draw."""
    own = (sum(score_lines(state, PLAYER)), cheeses_of(state, PLAYER))
    rival = (sum(corporation_lines(state)), cheeses_of(state, CORPORATION))
    return "draw" if own == rival else "won" if own > rival else "lost"


def _solo_reason(state: Position, points: int) -> Message:
    """FRO-13.17: of those level on points, more cheese on the board is ahead."""
    track, customers, cards = corporation_lines(state)
    total = track + customers + cards
    result = solo_result(state)
    args: dict[str, Argument] = {
        "seat": PLAYER,
        "result": result,
        "tie": "tokens" if points == total and result != "draw" else "none",
        "points": points,
        "total": total,
        "track": track,
        "customers": customers,
        "cards": cards,
        "level": state.variant.level,
    }
    return Message(f"over-solo-{state.reason}", args)
