"""What must hold of the data and of every position: constraints BA-C1 to BA-C14."""

from collections import Counter
from collections.abc import Iterator, Mapping

from cheeseboard.game import NONE
from cheeseboard.games.burg_appenzell.box import (
    CASTLE,
    CELL_NAMES,
    CELLS,
    CHEESES,
    DUNGEON,
    KINDS,
    LANES,
    LOST_TO_END,
    MICE,
    PLAIN,
    RESERVE,
    ROOM_BIT,
    ROOM_NAMES,
    ROOM_OF,
    SIDES,
    SIZE,
    SLIDING,
    SLOTS,
    STEP_CELLS,
    TILES,
    TOKENS,
    TOWERS,
    TRAP,
)
from cheeseboard.games.burg_appenzell.rules.ending import lost_mice, tokens
from cheeseboard.games.burg_appenzell.rules.turn import (
    POINTS_PER_TURN,
    paired_kinds,
    rooms_with_mice,
    tile_name,
)
from cheeseboard.games.burg_appenzell.state import OVER, TURNS, Position

# --- the data ------------------------------------------------------------------------------------


def constraints() -> dict[str, str]:
    """Every constraint on the data by id; empty where met, else what is wrong."""
    found = {"BA-C1": _wrong_tiles(), "BA-C2": _wrong_floor(), "BA-C3": _wrong_tokens()}
    for id, wrong_layout in (
        ("BA-C4", wrong_cover),
        ("BA-C5", wrong_counts),
        ("BA-C6", wrong_footprints),
        ("BA-C7", wrong_tower_steps),
        ("BA-C8", wrong_seams),
    ):
        wrong = (f"side {name}: {wrong_layout(ROOM_OF[side])}" for side, name in enumerate(SIDES))
        found[id] = " ".join(text for text in wrong if not text.endswith(": "))
    found["BA-C14"] = _wrong_slots()
    return found


def _wrong_tiles() -> str:
    counts = Counter(TILES)
    expected = {PLAIN: 10, TRAP: 3} | dict.fromkeys(range(1, 8), 3)
    return "" if counts == expected else "There are 3 tiles of each of 7 kinds, 10 plain, 3 traps."


def _wrong_floor() -> str:
    return "" if len(SLIDING) == len(TILES) - 1 == 33 else "33 cells carry tiles, and 1 is spare."


def _wrong_tokens() -> str:
    return "" if TOKENS * len(CHEESES) == 28 and len(CHEESES) == 7 else "7 kinds, 4 tokens of each."


def _wrong_slots() -> str:
    sides = Counter(slot[0] for slot in SLOTS)
    lanes = {slot[1] for slot in SLOTS}
    is_met = sides == dict.fromkeys("NESW", 3) and lanes == set("bdf246") and len(set(LANES)) == 12
    return "" if is_met else "12 slots, 3 on each side, push rows 2, 4, 6 and columns b, d, f."


def _cells_by_room(layout: tuple[int, ...]) -> dict[int, list[int]]:
    rooms: dict[int, list[int]] = {}
    for cell, room in enumerate(layout):
        if room != NONE:
            rooms.setdefault(room, []).append(cell)
    return rooms


def wrong_cover(layout: tuple[int, ...]) -> str:
    """BA-C4."""
    roofless = {cell for cell, room in enumerate(layout) if room == NONE}
    if len(layout) != len(CELLS) or roofless != set(TOWERS):
        return "every cell but the towers is under exactly one roof."
    return ""


def wrong_counts(layout: tuple[int, ...]) -> str:
    """BA-C5."""
    sizes = Counter(len(cells) for cells in _cells_by_room(layout).values())
    expected = {
        facts["cells"]: facts["count"]
        for name, facts in CASTLE["roofs"].items()
        if name != "source"
    }
    return "" if sizes == expected else "11 rooms have 2 cells, 5 have 3 and 2 have 4."


def wrong_footprints(layout: tuple[int, ...]) -> str:
    """BA-C6."""
    for room, cells in _cells_by_room(layout).items():
        rows = {cell // SIZE for cell in cells}
        columns = {cell % SIZE for cell in cells}
        height, width = max(rows) - min(rows) + 1, max(columns) - min(columns) + 1
        is_full = height * width == len(cells)
        if not is_full or (len(cells) == 4) != (height == width == 2):
            return f"room {ROOM_NAMES[room]} is neither straight nor a square."
    return ""


def wrong_tower_steps(layout: tuple[int, ...]) -> str:
    """BA-C7."""
    for tower in TOWERS:
        if len({layout[cell] for cell in STEP_CELLS[tower]}) < 2:
            return f"tower {CELL_NAMES[tower]} opens to one room only."
    return ""


def wrong_seams(layout: tuple[int, ...]) -> str:
    """BA-C8."""
    for line in range(1, SIZE):
        for step, along in ((1, SIZE), (SIZE, 1)):
            after = [line * step + along * index for index in range(SIZE)]
            if all(layout[cell] != layout[cell - step] or layout[cell] == NONE for cell in after):
                return "a straight seam runs across the castle."
    for cell in CELLS:
        if cell % SIZE < SIZE - 1 and cell // SIZE < SIZE - 1:
            corner = {layout[cell], layout[cell + 1], layout[cell + SIZE], layout[cell + SIZE + 1]}
            if len(corner - {NONE}) == 4:
                return f"four rooms meet at {CELL_NAMES[cell]}."
    return ""


# --- positions -----------------------------------------------------------------------------------


def inventory(state: Position) -> Mapping[str, int]:
    """BA-C1, BA-C3, BA-C9: every tile, token and mouse, wherever it is."""
    found: Counter[str] = Counter()
    for face in [*(state.floor[cell] for cell in SLIDING), state.spare]:
        found[f"tile {tile_name(face)}"] += 1
    for kind in KINDS:
        held = sum(cheese >> kind & 1 for cheese in state.cheese)
        found[f"token {CHEESES[kind - 1]}"] = held + supply(state, kind)
    for index in range(len(state.mice)):
        found[f"mouse of seat {index // MICE}"] += 1
    return found


def supply(state: Position, kind: int) -> int:
    """Tokens of a kind that nobody has won yet."""
    return TOKENS - sum(cheese >> kind & 1 for cheese in state.cheese)


def invariants(state: Position) -> list[str]:
    """BA-C2 and BA-C9 to BA-C13 for a full position between moves."""
    return list(_broken(state))


def _broken(state: Position) -> Iterator[str]:
    in_castle = [cell for cell in state.mice if cell < RESERVE]
    if any((state.floor[cell] == NONE) == (cell in SLIDING) for cell in CELLS):
        yield "BA-C2: each of the 33 sliding cells carries one tile, and no other cell does."
    if any(supply(state, kind) < 0 for kind in KINDS):
        yield "BA-C3: more tokens of a kind are held than there are."
    if len(state.mice) != MICE * state.seats or not all(0 <= m <= DUNGEON for m in state.mice):
        yield "BA-C9: a mouse is neither in reserve nor in the castle nor in the dungeon."
    if len(set(in_castle)) < len(in_castle):
        yield "BA-C10: two mice stand on one cell."
    if any(state.floor[cell] == TRAP for cell in in_castle):
        yield "BA-C10: a mouse stands on a trap."
    bits = ROOM_BIT[state.variant.side]
    if any(cell not in TOWERS and not state.open_rooms & bits[cell] for cell in in_castle):
        yield "BA-C10: a mouse stands under a roof."
    if state.phase == TURNS and state.points == POINTS_PER_TURN and not state.has_slid:
        if state.open_rooms != rooms_with_mice(state):
            yield "BA-C11: at the start of a turn exactly the rooms with mice are open."
    for seat in range(state.seats):
        if paired_kinds(state, seat) & ~state.cheese[seat]:
            yield f"BA-C12: seat {seat} has not been given cheese that it won."
        is_decided = (
            tokens(state, seat) >= state.variant.target or lost_mice(state, seat) >= LOST_TO_END
        )
        if is_decided and state.phase != OVER:
            yield f"BA-C13: seat {seat} has decided the match, but it goes on."
