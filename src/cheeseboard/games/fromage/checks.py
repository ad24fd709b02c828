"""What must hold of the data and of every position: FRO-C1 to FRO-C18 and the inventory."""

from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import pairwise
from typing import Final

from cheeseboard.game import NONE
from cheeseboard.games.fromage.box import (
    AGE_TURNS,
    BISTRO,
    BISTRO_SCORE,
    BOARD,
    BUILDING_SLOTS,
    BUILDINGS,
    CELLS,
    CLOSED,
    COPIES,
    CORPORATION,
    CUSTOMER_TOKENS,
    CUSTOMERS,
    FAIR_CELL,
    FAIR_NEIGHBOURS,
    FAIR_SCORE,
    FAIR_SIZE,
    FESTIVAL,
    FIRST_BUILDING,
    FIRST_CELL,
    FROMAGERIE,
    INSERTS,
    KIND_NAMES,
    KINDS,
    ORDER_SCORE,
    PARLOURS,
    PLAYERS,
    POINTS_PER_CARD,
    PRINTED,
    REGIONS,
    RESOURCES,
    SAMPLES,
    SHELF_AGE,
    SHELF_BONUS,
    SHELF_COLUMN,
    SHELF_POINTS,
    SHELVES,
    SHOP_SCORE,
    SPACE_AGE,
    SPACE_KIND,
    SPACE_NAMES,
    SPACE_REGIONS,
    SPACE_SHELF,
    SPACE_TYPE,
    SPACE_VENUE,
    SPACES,
    SQUARES,
    SYMBOLS,
    TABLES,
    TIE_POINTS,
    TOKENS,
    TRACK_STEP,
    TRACK_TOKENS,
    TYPES,
    VENUE_SPACES,
    VENUES,
    VILLES,
    WIN_POINTS,
    WORKERS,
)
from cheeseboard.games.fromage.rules.corporation import ASK_CORPORATION
from cheeseboard.games.fromage.state import ACTING, OVER, Position

# --- the data ------------------------------------------------------------------------------------

CLASSES: Final = ("2", "3", "4")
INSERT_SIDES: Final = ("I", "II")
CLOSED_SPACES: Final = {"2": (8, 9, 8, 9), "3": (4, 6, 4, 3), "4": (0, 0, 0, 0)}
SYMBOLS_OF_EACH: Final = {"2": 8, "3": 11, "4": 14}
POWERS: Final = frozenset(
    {
        "worker_gain",
        "venue_gain",
        "gain_plus",
        "type_gain",
        "age_gain",
        "gather_plus",
        "trade",
        "order_gain",
        "any_worker",
        "extra_make",
        "extra_gather",
        "parlour_discount",
        "free_fruit",
        "score_per",
        "score_flat",
        "score_unused",
    }
)


def constraints() -> dict[str, str]:
    """Every constraint on the data by id; empty where met, else what is wrong."""
    checks = (
        wrong_spaces,
        wrong_fair,
        wrong_shelves,
        wrong_tables,
        wrong_regions,
        wrong_insert_signs,
        wrong_closed_counts,
        wrong_closed_places,
        wrong_fair_area,
        wrong_symbols,
        wrong_open_kinds,
        wrong_kinship,
        wrong_orders,
        wrong_score_tables,
        wrong_customers,
        wrong_boards,
        wrong_squares,
        wrong_corporation,
    )
    return {f"FRO-C{number}": check() for number, check in enumerate(checks, 1)}


def _sign(venue: int, insert: str, space: int) -> str:
    """The sign of a space; a text that is too short is the matter of FRO-C6."""
    place = space - VENUE_SPACES[venue].start
    return INSERTS[VENUES[venue]][insert][place : place + 1] or "."


def wrong_spaces() -> str:
    """FRO-C1."""
    for venue, spaces in enumerate(VENUE_SPACES):
        kinds = Counter(SPACE_KIND[space] for space in spaces)
        if len(BOARD[VENUES[venue]]["spaces"]) != 18 or set(kinds.values()) != {2}:
            return f"{VENUES[venue]} has 18 spaces, two of each type and age."
    is_distinct = len(set(SPACE_NAMES)) == len(SPACE_NAMES) == 72
    return "" if is_distinct else "The 72 spaces have different names."


def wrong_fair() -> str:
    """FRO-C2."""
    own = sum(1 << cell for cell in FAIR_CELL)
    if own & SAMPLES or (own | SAMPLES) != (1 << FAIR_SIZE * FAIR_SIZE) - 1:
        return "18 spaces and 7 samples fill the square."
    for space, cell in enumerate(FAIR_CELL):
        if (FAIR_NEIGHBOURS[cell] & SAMPLES).bit_count() != SPACE_AGE[space]:
            return f"{SPACE_NAMES[space]} lies next to the wrong number of samples."
    for cell in range(FAIR_SIZE * FAIR_SIZE):
        if SAMPLES >> cell & 1 and FAIR_NEIGHBOURS[cell] & SAMPLES:
            return "No two samples are neighbours."
    return ""


def wrong_shelves() -> str:
    """FRO-C3."""
    for shelf in SHELVES:
        spaces = [space for space in SPACES if SPACE_SHELF[space] == shelf]
        if sorted(SPACE_TYPE[space] for space in spaces) != list(range(len(TYPES))):
            return f"Shelf {shelf + 1} has one space of each type."
        if any(SPACE_AGE[space] != SHELF_AGE[shelf] for space in spaces):
            return f"Shelf {shelf + 1} has spaces of one age."
        is_left = SHELF_COLUMN[shelf] == "left"
        if (SHELF_BONUS[shelf] != "none") != is_left or (SHELF_POINTS[shelf] > 0) == is_left:
            return "Left shelves give resources, right shelves points."
    pairs = Counter(zip(SHELF_COLUMN, SHELF_AGE, strict=True))
    return "" if len(pairs) == 6 else "Each age has a left and a right shelf."


def wrong_tables() -> str:
    """FRO-C4."""
    seen = set()
    for plates in TABLES:
        types = {SPACE_TYPE[plate] for plate in plates}
        ages = frozenset(SPACE_AGE[plate] for plate in plates)
        if len(plates) != 2 or len(types) != 1 or len(ages) != 2:
            return "A table has two plates of one type and two ages."
        seen.add((types.pop(), ages))
    return "" if len(TABLES) == len(seen) == 9 else "Each of nine combinations has one table."


def wrong_regions() -> str:
    """FRO-C5."""
    towns = VENUE_SPACES[VILLES]
    for space in towns:
        if len(SPACE_REGIONS[space]) != AGE_TURNS[SPACE_AGE[space]]:
            return f"{SPACE_NAMES[space]} lies in the wrong number of regions."
    counts = Counter(region for space in towns for region in SPACE_REGIONS[space])
    return "" if sorted(counts.values()) == [6] * 6 else "Each region has six towns."


def wrong_insert_signs() -> str:
    """FRO-C6."""
    for name, inserts in INSERTS.items():
        for insert, signs in inserts.items():
            if insert == "source":
                continue
            if len(signs) != 18 or not set(signs) <= set(SYMBOLS):
                return f"{name} {insert} has 18 signs."
            if insert.startswith("4") and "x" in signs:
                return f"{name} {insert} closes a space with four players."
    return ""


def wrong_closed_counts() -> str:
    """FRO-C7."""
    for size in CLASSES:
        for side in INSERT_SIDES:
            counts = tuple(INSERTS[venue][f"{size}-{side}"].count("x") for venue in VENUES)
            if counts != CLOSED_SPACES[size]:
                return f"{size}-{side} closes {counts} spaces."
    return ""


def wrong_closed_places() -> str:
    """FRO-C8."""
    for side in INSERT_SIDES:
        for size, towns in (("2", 3), ("3", 5)):
            insert = f"{size}-{side}"
            for plates in TABLES:
                if len({_sign(BISTRO, insert, plate) == "x" for plate in plates}) > 1:
                    return f"Bistro {insert} closes half a table."
            open_towns = Counter(
                region
                for space in VENUE_SPACES[VILLES]
                if _sign(VILLES, insert, space) != "x"
                for region in SPACE_REGIONS[space]
            )
            if set(open_towns.values()) != {towns} or len(open_towns) != len(REGIONS):
                return f"Cities {insert} leaves a region the wrong number of towns."
            shelves = Counter(
                SPACE_SHELF[space]
                for space in VENUE_SPACES[FROMAGERIE]
                if _sign(FROMAGERIE, insert, space) != "x"
            )
            if sorted(shelves.values()) != ([2] * 6 if size == "3" else [1, 1, 1, 2, 2, 2]):
                return f"Shop {insert} leaves a shelf the wrong number of spaces."
    return ""


def wrong_fair_area() -> str:
    """FRO-C9."""
    for size in CLASSES:
        for side in INSERT_SIDES:
            insert = f"{size}-{side}"
            land = SAMPLES
            for space in VENUE_SPACES[FESTIVAL]:
                if _sign(FESTIVAL, insert, space) != "x":
                    land |= 1 << FAIR_CELL[space]
            area = land & -land
            while True:
                wider = area
                for cell in range(FAIR_SIZE * FAIR_SIZE):
                    if area >> cell & 1:
                        wider |= FAIR_NEIGHBOURS[cell] & land
                if wider == area:
                    break
                area = wider
            if area != land:
                return f"Fair {insert} falls apart."
    return ""


def wrong_symbols() -> str:
    """FRO-C10."""
    for side in (*INSERT_SIDES, "none"):
        for venue, spaces in enumerate(VENUE_SPACES):
            marked = [space for space in spaces if _sign(venue, f"4-{side}", space) in "jb"]
            types = Counter(SPACE_TYPE[space] for space in marked)
            ages = Counter(SPACE_AGE[space] for space in marked)
            is_even = all(types[number] in (2, 3) and ages[number] in (2, 3) for number in range(3))
            if len(marked) != 7 or not is_even:
                return f"{VENUES[venue]} 4-{side} has seven symbols, spread evenly."
        for size in CLASSES if side != "none" else ("4",):
            signs = "".join(INSERTS[venue][f"{size}-{side}"] for venue in VENUES)
            if {signs.count("j"), signs.count("b")} != {SYMBOLS_OF_EACH[size]}:
                return f"{size}-{side} has as many jam as berry-cheese symbols."
    return ""


def wrong_open_kinds() -> str:
    """FRO-C11."""
    for size in CLASSES:
        for side in INSERT_SIDES:
            kinds = Counter(
                SPACE_KIND[space]
                for space in SPACES
                if _sign(SPACE_VENUE[space], f"{size}-{side}", space) != "x"
            )
            if min(kinds[kind] for kind in range(KINDS)) < 3:
                return f"{size}-{side} leaves too few spaces for an order."
    return ""


def wrong_kinship() -> str:
    """FRO-C12."""
    for side in INSERT_SIDES:
        for size in ("2", "3"):
            for venue in VENUES:
                whole = INSERTS[venue][f"4-{side}"]
                part = INSERTS[venue][f"{size}-{side}"]
                if any(sign not in ("x", same) for sign, same in zip(part, whole, strict=False)):
                    return f"{venue} {size}-{side} shows other symbols than 4-{side}."
    return ""


def wrong_orders() -> str:
    """FRO-C13."""
    return "" if COPIES * KINDS == 36 and COPIES == 4 else "There are 36 orders, four of each kind."


def wrong_score_tables() -> str:
    """FRO-C14."""
    columns = list(zip(*BISTRO_SCORE, strict=True))
    for table in (FAIR_SCORE, SHOP_SCORE, ORDER_SCORE, *BISTRO_SCORE, *columns):
        if list(table) != sorted(table):
            return "A score table falls."
    printed = (FAIR_SCORE[4], FAIR_SCORE[2], SHOP_SCORE[3], BISTRO_SCORE[1], ORDER_SCORE[4])
    return "" if printed == (6, 2, 5, (1, 3, 5), 8) else "A score table differs from the rulebook."


def wrong_customers() -> str:
    """FRO-C15."""
    if sorted(CUSTOMER_TOKENS) != [0, 0, 1, 1, 2, 2] or len(CUSTOMERS) != 3:
        return "There are six customer tokens, two of each kind."
    is_printed = all(WIN_POINTS[seats] == (3, 4, 5) and TIE_POINTS[seats] == 0 for seats in (1, 2))
    return "" if is_printed else "With 1 or 2 players customers count 3, 4, 5 and ties nothing."


def wrong_boards() -> str:
    """FRO-C16."""
    resources = []
    for board, parlours in zip(PLAYERS["player_board"], PARLOURS, strict=True):
        if sorted(building["slot"] for building in board["buildings"]) != [1, 2, 3, 4]:
            return "A player board has buildings in slots 1 to 4."
        if [parlour.livestock for parlour in parlours] != [2, 3, 4, 5]:
            return "A player board has parlours for 2, 3, 4 and 5 livestock."
    scored = {"structures_placed": 0, "livestock_milked": 1, "fruit_used": 2, "orders_completed": 3}
    for printed in PRINTED:
        resources.append([*(b.resource for b in printed[:3]), scored[printed[3].what]])
    for line in (*resources, *zip(*resources, strict=True)):
        if sorted(line) != list(range(len(RESOURCES))):
            return "The resources named on the boards form a Latin square."
    has_barn = any(printed[0].cost == 2 for printed in PRINTED)
    first = [(parlours[0].type, parlours[0].age) for parlours in PARLOURS]
    return "" if has_barn and (0, 0) in first else "The Barn and the parlour of the rulebook lack."


def wrong_squares() -> str:
    """FRO-C17."""
    ids = {square.id for square in SQUARES}
    is_met = len(SQUARES) == len(ids) == 32 and all(1 <= square.cost <= 5 for square in SQUARES)
    if not is_met:
        return "There are 32 squares that cost 1 to 5."
    return "" if {building.kind for building in BUILDINGS} <= POWERS else "A power is unknown."


def wrong_corporation() -> str:
    """FRO-C18."""
    levels, tokens = list(TRACK_TOKENS), list(TRACK_TOKENS.values())
    is_rising = all(one < two for one, two in pairwise(tokens))
    has_36 = 36 % TRACK_STEP == 0 and all(TRACK_STEP * count >= 36 for count in tokens)
    is_met = levels == [1, 2, 3, 4] and is_rising and has_36 and POINTS_PER_CARD == 3
    return "" if is_met else "Four levels with ever more tokens; 36 is on each track; 3 a card."


# --- positions -----------------------------------------------------------------------------------


def inventory(state: Position) -> Mapping[str, int]:
    """Every cheese token, worker, order card and building square, wherever it is."""
    found: Counter[str] = Counter()
    for seat in range(state.seats):
        found[f"cheese token of seat {seat}"] = state.tokens[seat] + state.cheese.count(seat)
        found[f"worker of seat {seat}"] = WORKERS
    for kind, (cheese, age) in enumerate(KIND_NAMES):
        found[f"order {cheese} {age}"] = _cards(state, kind)
    for corporation in state.corporation:
        tokens = corporation.tokens + state.cheese.count(CORPORATION)
        found["cheese token of the Corporation"] = tokens
    squares = _squares_in_play(state)
    for square in SQUARES:
        # What is in nobody's hands lies in the box, where nobody looks.
        found[f"square {square.id}"] = max(squares[square.id], 1)
    return found


def _cards(state: Position, kind: int) -> int:
    """Order cards of a kind; those in secret piles still count in the deck until they are drawn."""
    count = state.deck[kind] + state.discards[kind]
    count += sum(state.orders[kind::KINDS]) + sum(state.filed[kind::KINDS])
    for corporation in state.corporation:
        count += corporation.cards[kind]
    for frame in state.frames:
        count += frame[:2] == [ASK_CORPORATION, kind]
    for screen in state.screen:
        count += sum(screen.aside[kind::KINDS])
        for pile, taken in zip(screen.piles, screen.taken, strict=True):
            count -= pile[:taken].count(kind)
    return count


def _squares_in_play(state: Position) -> Counter[str]:
    held = list(state.buildings)
    for draft in state.draft:
        held += [square for part in (*draft.hands, *draft.picks) for square in part]
        held += draft.undrawn
    return Counter(BUILDINGS[square].id for square in held)


def invariants(state: Position) -> list[str]:
    return list(_broken(state))


def _broken(state: Position) -> Iterator[str]:
    variant = state.variant
    symbols = variant.symbols
    if any(state.cheese[space] != NONE and symbols[space] == CLOSED for space in SPACES):
        yield "A cheese lies on a closed space."
    for seat in range(state.seats):
        yield from _broken_workers(state, seat)
        yield from _broken_seat(state, seat)
    standing = [place for place in state.stations if NONE < place < FIRST_BUILDING]
    if len(set(standing)) < len(standing):
        yield "Two workers stand on one space or cell."
    if any(count < 0 for count in (*state.stock, *state.orders, *state.deck, *state.discards)):
        yield "Somebody has less than nothing."
    if state.phase == ACTING and not 1 <= state.turn <= variant.round_limit:
        yield "The turn lies beyond the last one."
    if not variant.is_screened and state.phase in (ACTING, OVER):
        is_out = 0 in [*state.tokens, *(each.tokens for each in state.corporation)]
        is_placing = any(state.frames)
        if is_out != state.is_announced and not is_placing:
            yield "The end is announced when a last token is placed, and only then."
    for screen in state.screen:
        yield from _broken_piles(state, screen.piles)


def _broken_workers(state: Position, seat: int) -> Iterator[str]:
    for worker in range(WORKERS):
        station = state.stations[seat * WORKERS + worker]
        home = state.homes[seat * WORKERS + worker]
        if (station == NONE) != (home == NONE):
            yield f"A worker of seat {seat} is neither at home nor away."
        if station == NONE:
            continue
        if not state.turn < home <= state.turn + max(CELLS):
            yield f"A worker of seat {seat} comes home at the wrong time."
        if station < FIRST_CELL and state.cheese[station] != seat:
            yield f"A worker of seat {seat} stands on a space without its own cheese."


def _broken_seat(state: Position, seat: int) -> Iterator[str]:
    if state.tokens[seat] + state.cheese.count(seat) != TOKENS:
        yield f"Seat {seat} has lost a cheese token."
    marked = sum(
        state.cheese[space] == seat and state.variant.symbols[space] != 0 for space in SPACES
    )
    if state.jams[seat] + state.berries[seat] != marked:
        yield f"Seat {seat} has not paid one berry for each symbol."
    if sum(state.filed[seat * KINDS : (seat + 1) * KINDS]) > state.completed[seat]:
        yield f"Seat {seat} has more completed cards than completed orders."
    milk = sum(
        parlour.livestock
        for number, parlour in enumerate(PARLOURS[state.variant.boards[seat]])
        if state.milked[seat] >> number & 1
    )
    if not state.milked[seat].bit_count() <= state.milk[seat] <= milk:
        if state.milked[seat]:
            yield f"Seat {seat} has the wrong number of livestock in its parlours."
    own = state.buildings[seat * BUILDING_SLOTS : (seat + 1) * BUILDING_SLOTS]
    if len(set(own)) < BUILDING_SLOTS:
        yield f"Seat {seat} has one building twice."
    if state.phase == ACTING and state.used[seat] & ~state.erected[seat]:
        yield f"Seat {seat} has used a building that is not erected."


def _broken_piles(state: Position, piles: list[list[int]]) -> Iterator[str]:
    dealt = Counter(kind for pile in piles for kind in pile)
    if any(dealt[kind] > state.deck[kind] for kind in range(KINDS)):
        yield "A pile holds a card that was not in the deck."
    if len({len(pile) for pile in piles}) > 1:
        yield "All piles are equally large."
