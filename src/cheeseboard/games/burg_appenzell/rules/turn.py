"""The rules of Burg Appenzell: the first mice, legal moves, what moves do, the end of a turn.

Ids are those of RULES.md. Functions that change a position are called with legal moves only.
"""

from collections.abc import Sequence
from typing import Final

from cheeseboard.game import NONE, Log, Seat
from cheeseboard.games.burg_appenzell.box import (
    CELL_NAMES,
    CHEESES,
    DUNGEON,
    KINDS,
    LANES,
    MICE,
    OPPOSITE,
    PLAIN,
    RESERVE,
    ROOM_BIT,
    ROOM_CELLS,
    ROOM_NAMES,
    ROOMS,
    ROOMS_NEAR,
    SLIDING,
    SLOTS,
    TRAP,
)
from cheeseboard.games.burg_appenzell.moves import (
    END,
    ENDING,
    ENTER,
    ENTRIES,
    PLACE,
    PLACES,
    SLIDE,
    SLIDES,
    STEP,
    STEPS,
    UNCOVER,
    UNCOVERS,
    Move,
)
from cheeseboard.games.burg_appenzell.rules.ending import end_if_decided, finish, leader
from cheeseboard.games.burg_appenzell.state import OVER, PLACING, TURNS, Position

POINTS_PER_TURN: Final = 4

# --- 1. Set-up -----------------------------------------------------------------------------------


def place(state: Position, seat: Seat, move: Move, log: Log) -> None:
    """BA-1.13: in turn order one mouse each on an empty tower, for nothing."""
    _put_mouse(state, seat, RESERVE, move.target)
    if log:
        log.tell("event-place", seat=seat, cell=CELL_NAMES[move.target], rules=("BA-1.13",))
    log.border()
    state.active = next_seat(state)
    if state.active == state.variant.first_seat:
        state.phase = TURNS
        _begin_turn(state, log)


# --- 2. The turn ---------------------------------------------------------------------------------


def to_act(state: Position) -> tuple[Seat, ...]:
    return () if state.phase == OVER else (state.active,)


def moves(state: Position, seat: Seat) -> Sequence[Move]:
    """BA-2.3: any kind, in any order, as long as points last."""
    if seat != state.active or state.phase == OVER:
        return ()
    if state.phase == PLACING:
        occupied = mask(state.mice)
        return [move for move in PLACES if not occupied >> move.target & 1]
    if state.run:
        return _onward(state)
    if state.points == 0:
        return [ENDING]  # BA-2.9
    found: list[Move] = []
    occupied = mask(state.mice)
    _add_uncovers(state, seat, found)
    _add_entries(state, seat, occupied, found)
    _add_steps(state, seat, occupied, found)
    if not state.has_slid:  # BA-2.4
        found += _slides(state)
    found.append(ENDING)  # BA-2.5
    return found


def apply(state: Position, seat: Seat, move: Move, log: Log) -> None:
    kind = move.kind
    if kind in (STEP, ENTER):
        run(state, seat, move, log)
    elif kind == UNCOVER:
        uncover(state, seat, move, log)
    elif kind == SLIDE:
        slide(state, seat, move, log)
    elif kind == END:
        end_turn(state, seat, log)
    else:
        assert kind == PLACE
        place(state, seat, move, log)


def next_seat(state: Position) -> Seat:
    """BA-2.1, BA-2.10: clockwise, nobody skipped."""
    return (state.active + 1) % state.seats


def _begin_turn(state: Position, log: Log) -> None:
    """BA-2.2, BA-2.6, BA-8.6."""
    if log and state.turns % state.seats == 0:
        log.tell("event-round", round=state.turns // state.seats + 1, rules=("BA-2.1",))
    state.points = POINTS_PER_TURN
    state.has_slid = False


# --- 3. Uncover ----------------------------------------------------------------------------------


def rooms_in_reach(state: Position, seat: Seat) -> int:
    """BA-3.2 to BA-3.5: rooms next to the seat's own mice in the castle, as a bitmask."""
    near = ROOMS_NEAR[state.variant.side]
    rooms = 0
    for index in range(seat * MICE, seat * MICE + MICE):
        cell = state.mice[index]
        if cell < RESERVE:
            rooms |= near[cell]
    return rooms


def _add_uncovers(state: Position, seat: Seat, found: list[Move]) -> None:
    closed = rooms_in_reach(state, seat) & ~state.open_rooms  # BA-3.9
    while closed:
        lowest = closed & -closed
        found.append(UNCOVERS[lowest])
        closed ^= lowest


def uncover(state: Position, seat: Seat, move: Move, log: Log) -> None:
    """BA-3.1, BA-3.6: the whole roof comes off, for all to see."""
    state.points -= 1
    state.open_rooms |= 1 << move.room
    cells = ROOM_CELLS[state.variant.side][move.room]
    for cell in cells:
        state.seen[cell] = state.turns
    if log:
        log.tell("event-lift", seat=seat, room=ROOM_NAMES[move.room], rules=("BA-3.1",))
        for cell in cells:
            if state.floor[cell] != NONE:
                tile = tile_name(state.floor[cell])
                log.tell("event-shows", cell=CELL_NAMES[cell], tile=tile, is_fleeting=True)
    log.border()


# --- 4. Run --------------------------------------------------------------------------------------


def is_walkable(state: Position, cell: int) -> bool:
    """BA-4.5, BA-4.6: in an open room, and no trap; towers are in no room (BA-4.7)."""
    return state.open_rooms & ROOM_BIT[state.variant.side][cell] != 0 and state.floor[cell] != TRAP


def mask(cells: list[int]) -> int:
    """The cells as a bitmask; mice outside the castle have bits of their own."""
    bits = 0
    for cell in cells:
        bits |= 1 << cell
    return bits


def can_land(state: Position, here: int, passed: int, occupied: int, points: int) -> bool:
    """BA-4.10: whether a run that has come to an occupied cell can still end on an empty one.

    BA-4.13: no cell is entered twice, and the run does not end where it began: `passed` holds them.
    """
    for move in STEPS[here]:
        target = move.target
        bit = 1 << target
        if passed & bit or not is_walkable(state, target):
            continue
        if not occupied & bit:
            return True
        if points > 1 and can_land(state, target, passed | bit, occupied, points - 1):
            return True
    return False


def _add_entries(state: Position, seat: Seat, occupied: int, found: list[Move]) -> None:
    """BA-4.1, BA-4.2, BA-4.12."""
    if not has_reserve(state, seat):
        return
    points = state.points
    for move in ENTRIES:
        tower = move.target
        if not occupied >> tower & 1:
            found.append(move)
        elif points > 1 and state.variant.tower_transit:
            if can_land(state, tower, 1 << tower, occupied, points - 1):
                found.append(move)


def has_reserve(state: Position, seat: Seat) -> bool:
    """Whether a mouse of the seat has not entered yet; only fallen ones are sorted behind it."""
    last = seat * MICE + MICE - 1
    while last > seat * MICE and state.mice[last] == DUNGEON:
        last -= 1
    return state.mice[last] == RESERVE


def _add_steps(state: Position, seat: Seat, occupied: int, found: list[Move]) -> None:
    """BA-4.3, BA-4.9, BA-4.10, BA-4.11."""
    floor = state.floor
    open_rooms = state.open_rooms
    bits = ROOM_BIT[state.variant.side]
    points = state.points
    for index in range(seat * MICE, seat * MICE + MICE):
        cell = state.mice[index]
        if cell >= RESERVE:
            break  # sorted: only mice outside the castle follow
        for move in STEPS[cell]:
            target = move.target
            if not open_rooms & bits[target] or floor[target] == TRAP:
                continue
            if not occupied >> target & 1:
                found.append(move)
            elif points > 1:
                passed = 1 << cell | 1 << target
                if can_land(state, target, passed, occupied, points - 1):
                    found.append(move)


def _onward(state: Position) -> list[Move]:
    """BA-4.13: in the middle of a run there is nothing but the run."""
    passed = mask(state.run)
    occupied = mask(state.mice)
    found = []
    for move in STEPS[state.run[-1]]:
        target = move.target
        bit = 1 << target
        if passed & bit or not is_walkable(state, target):
            continue
        if not occupied & bit:
            found.append(move)
        elif state.points > 1:
            if can_land(state, target, passed | bit, occupied, state.points - 1):
                found.append(move)
    return found


def run(state: Position, seat: Seat, move: Move, log: Log) -> None:
    """BA-2.7: every cell entered costs 1 point, occupied ones and towers too."""
    target = move.target
    state.points -= 1
    if target in state.mice:
        if not state.run:
            state.run.append(move.origin)
        state.run.append(target)
        if log:
            log.tell("event-pass", seat=seat, cell=CELL_NAMES[target], rules=("BA-4.10",))
        return
    origin = state.run[0] if state.run else move.origin
    state.run.clear()
    _put_mouse(state, seat, origin, target)
    if log:
        _tell_run(seat, move, origin, log)
    if state.floor[target] in KINDS and win_cheese(state, seat, log):  # BA-4.15
        end_if_decided(state, log)


def _tell_run(seat: Seat, move: Move, origin: int, log: Log) -> None:
    cell = CELL_NAMES[move.target]
    if origin == RESERVE:
        key = "event-enter" if move.kind == ENTER else "event-run-in"
        log.tell(key, seat=seat, cell=cell, origin="", rules=("BA-2.7",))
    else:
        log.tell("event-run", seat=seat, cell=cell, origin=CELL_NAMES[origin], rules=("BA-2.7",))


def _put_mouse(state: Position, seat: Seat, origin: int, target: int) -> None:
    """Move one mouse of the seat; its four stay sorted."""
    first = seat * MICE
    own = state.mice[first : first + MICE]
    own[own.index(origin)] = target
    own.sort()
    state.mice[first : first + MICE] = own


# --- 5. Slide ------------------------------------------------------------------------------------


def _slides(state: Position) -> list[Move]:
    """BA-5.1, BA-5.5, BA-5.7."""
    if state.variant.no_undo and state.last_slot != NONE:
        return [move for move in SLIDES if move.slot != OPPOSITE[state.last_slot]]
    return SLIDES


def slide(state: Position, seat: Seat, move: Move, log: Log) -> None:
    state.points -= 1
    state.has_slid = True
    state.last_slot = move.slot
    if log:
        log.tell("event-slide", seat=seat, slot=SLOTS[move.slot], rules=("BA-5.1",))
        tile = tile_name(state.spare)
        log.tell("event-goes-in", tile=tile, is_fleeting=True)
    _see_open_rooms(state, LANES[move.slot])
    state.spare, state.floor = pushed(state.floor, state.spare, move.slot)
    _, state.seen = pushed(state.seen, state.turns, move.slot)
    _see_open_rooms(state, LANES[move.slot])
    if log:
        log.tell("event-comes-out", tile=tile_name(state.spare), is_fleeting=True)
    log.border()  # BA-5.12
    # BA-5.9: falls, then cheese, then the end.
    has_fallen = drop_mice(state, LANES[move.slot], log)
    has_won = False
    for each in range(state.seats):  # BA-7.4, BA-7.8
        has_won |= win_cheese(state, each, log)
    if has_fallen or has_won:
        end_if_decided(state, log)


def pushed(floor: list[int], spare: int, slot: int) -> tuple[int, list[int]]:
    """BA-5.3, BA-5.4, BA-5.8: what falls out, and the floor after the push."""
    after = floor[:]
    for cell in LANES[slot]:
        after[cell], spare = spare, after[cell]
    return spare, after


def _see_open_rooms(state: Position, cells: tuple[int, ...]) -> None:
    """Note that the tiles on those of the cells that lie in open rooms are in view."""
    bits = ROOM_BIT[state.variant.side]
    for cell in cells:
        if state.open_rooms & bits[cell]:
            state.seen[cell] = state.turns


# --- 6. Traps ------------------------------------------------------------------------------------


def drop_mice(state: Position, lane: tuple[int, ...], log: Log) -> bool:
    """BA-6.1, BA-6.2: every mouse above a trap falls, whoever owns it; whether any did."""
    has_fallen = False
    for cell in lane:
        if state.floor[cell] == TRAP and cell in state.mice:
            seat = state.mice.index(cell) // MICE
            _put_mouse(state, seat, cell, DUNGEON)  # BA-6.3, BA-6.4
            has_fallen = True
            if log:
                name = CELL_NAMES[cell]
                log.tell("event-trap", cell=name, is_fleeting=True)  # BA-11.5
                log.tell("event-fall", seat=seat, rules=("BA-6.1",))
    return has_fallen


# --- 7. Winning cheese ---------------------------------------------------------------------------


def win_cheese(state: Position, seat: Seat, log: Log) -> bool:
    """BA-7.1, BA-7.5: one token for each kind under two mice that the seat does not hold."""
    won = paired_kinds(state, seat) & ~state.cheese[seat]
    if not won:
        return False
    state.cheese[seat] |= won
    if log:
        for kind in KINDS:
            if won >> kind & 1:
                log.tell("event-cheese", seat=seat, cheese=CHEESES[kind - 1], rules=("BA-7.1",))
                names = [CELL_NAMES[cell] for cell in mice_on(state, seat, kind)]
                log.tell("event-cheese-on", cells=", ".join(names), is_fleeting=True)  # BA-11.5
    log.border()
    return True


def paired_kinds(state: Position, seat: Seat) -> int:
    """Kinds of cheese under at least two mice of the seat; bit k for kind k."""
    once = 0
    twice = 0
    for index in range(seat * MICE, seat * MICE + MICE):
        cell = state.mice[index]
        if cell < RESERVE:
            face = state.floor[cell]
            if PLAIN < face < TRAP:
                twice |= once & 1 << face
                once |= 1 << face
    return twice


def mice_on(state: Position, seat: Seat, kind: int) -> list[int]:
    """Cells where the seat's mice stand on a kind of cheese."""
    own = state.mice[seat * MICE : seat * MICE + MICE]
    return [cell for cell in own if cell < RESERVE and state.floor[cell] == kind]


# --- 8. End of a turn ----------------------------------------------------------------------------


def rooms_with_mice(state: Position) -> int:
    bits = ROOM_BIT[state.variant.side]
    rooms = 0
    for cell in state.mice:
        if cell < RESERVE:  # BA-8.3
            rooms |= bits[cell]
    return rooms


def end_turn(state: Position, seat: Seat, log: Log) -> None:
    """BA-8.1, BA-8.2, BA-8.4: roofs return to all rooms without a mouse."""
    kept = rooms_with_mice(state)
    closing = state.open_rooms & ~kept
    if closing:
        _see_open_rooms(state, SLIDING)
    state.open_rooms = kept
    state.turns += 1
    if log:
        rooms = [ROOM_NAMES[room] for room in ROOMS if closing >> room & 1]
        log.tell(
            "event-end-turn",
            seat=seat,
            rooms=", ".join(rooms),
            count=len(rooms),
            rules=("BA-8.1",),
        )
    log.border()
    if state.turns == state.variant.round_limit * state.seats:
        finish(state, "limit", leader(state), log)  # BA-9.15
        return
    state.active = next_seat(state)
    _begin_turn(state, log)


# --- names of tiles ------------------------------------------------------------------------------


def tile_name(face: int) -> str:
    """What the words files call a face: plain, trap or the cheese."""
    if face == PLAIN:
        return "plain"
    return "trap" if face == TRAP else CHEESES[face - 1]
