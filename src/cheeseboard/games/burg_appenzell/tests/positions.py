"""Positions of Burg Appenzell in the vocabulary of the specification, and ways to play on them."""

import random
from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from typing import Final

from cheeseboard.chance import Live
from cheeseboard.events import SILENCE, Event, Log
from cheeseboard.game import HIDDEN, NONE, OptionValue
from cheeseboard.games.burg_appenzell import GAME
from cheeseboard.games.burg_appenzell.box import (
    CELL,
    CELL_NAMES,
    DUNGEON,
    RESERVE,
    ROOM_NAMES,
    ROOM_OF,
    SLOTS,
)
from cheeseboard.games.burg_appenzell.moves import Move
from cheeseboard.games.burg_appenzell.state import TURNS, Position, Variant
from cheeseboard.testing.chance import Rigged

FLOORS: Final = {
    "F0": (
        "#1=2=3#",
        "1.4O5.2",
        "=6=1=7=",
        ".3.64.5",
        "=O=.=2=",
        "7.53.4.",
        "#6=O=.#",
    ),
    "F1": (
        "#1=2=3#",
        "1.4O5.2",
        "=6=1=7=",
        ".3.64.5",
        "=.=O=2=",
        "7.53.4.",
        "#6=7=.#",
    ),
}
"""The reference floors; `#` tower, `=` raised floor, `.` plain, `O` trap, digits cheese."""

FACES: Final = ".1234567O"
CHEESE_KEYS: Final = ("holey", "blue", "wax", "white", "orange", "goat", "slice")
SOLID: Final = "#="


def position(
    *,
    side: str = "A",
    players: int = 2,
    floor: str | Sequence[str] = "F0",
    spare: str = "7",
    target: int = 4,
    active: int = 0,
    ap: int = 4,
    slid: bool = False,
    mice: Mapping[int, Sequence[str]] | None = None,
    dungeon: Mapping[int, int] | None = None,
    cheese: Mapping[int, str] | None = None,
    open: str = "",
    start: int = 0,
    turns: int = 0,
    last_slot: str = "",
    no_undo: bool = False,
    tower_transit: bool = True,
    lone_mouse_may_win: bool = True,
    memory_aid: str = "off",
    round_limit: int = 60,
) -> Position:
    """A position in the middle of a turn; what is in rooms with mice or in `open` has been seen."""
    rows = FLOORS[floor] if isinstance(floor, str) else floor
    on_board, fallen, held = mice or {}, dungeon or {}, cheese or {}
    number = "AB".index(side)
    open_rooms = {ROOM_NAMES.index(room) for room in open}
    cells: list[int] = []
    for seat in range(players):
        own = [CELL[name] for name in on_board.get(seat, ())]
        own += [DUNGEON] * fallen.get(seat, 0)
        own += [RESERVE] * (4 - len(own))
        cells += sorted(own)
        open_rooms |= {ROOM_OF[number][cell] for cell in own if cell < RESERVE} - {NONE}
    return Position(
        variant=Variant(
            side=number,
            target=target,
            first_seat=start,
            no_undo=no_undo,
            tower_transit=tower_transit,
            lone_mouse_may_win=lone_mouse_may_win,
            memory_aid=memory_aid,
            round_limit=round_limit,
        ),
        phase=TURNS,
        active=active,
        points=ap,
        has_slid=slid,
        turns=turns,
        floor=[NONE if sign in SOLID else FACES.index(sign) for row in rows for sign in row],
        seen=[turns if room in open_rooms else NONE for room in ROOM_OF[number]],
        spare=FACES.index(spare),
        open_rooms=sum(1 << room for room in open_rooms),
        mice=cells,
        cheese=[sum(1 << int(kind) for kind in held.get(seat, "")) for seat in range(players)],
        run=[],
        last_slot=SLOTS.index(last_slot) if last_slot else NONE,
        winner=NONE,
        reason="",
    )


# --- playing -------------------------------------------------------------------------------------


def small_moves(text: str) -> list[str]:
    """The moves of the catalogue that a complete action of the specification consists of."""
    kind, _, rest = text.partition(" ")
    path = rest.split(">")
    if kind == "enter":
        return [
            f"enter {path[0]}",
            *(f"move {a}>{b}" for a, b in pairwise(path)),
        ]
    if kind == "move":
        return [f"move {a}>{b}" for a, b in pairwise(path)]
    return [text]


def apply(state: Position, text: str) -> Log:
    """One small move of the active seat, checked first."""
    seat = state.active
    legal = [move.text for move in GAME.moves(state, seat)]
    assert text in legal, f"{text!r} is not among {legal}"
    log = Log()
    GAME.apply(state, seat, GAME.read(text), Rigged(), log)
    return log


def play(state: Position, *texts: str) -> list[str]:
    """Complete actions one after another; the falls and the cheese they bring."""
    told: list[str] = []
    for text in texts:
        for small in small_moves(text):
            told += harvest(apply(state, small).events)
        assert state.run == [], f"{text!r} does not end on an empty cell"
    return told


def harvest(events: Sequence[Event]) -> list[str]:
    """Falls as `fall seat cell` and wins as `cheese seat kind`, in the order told."""
    found: list[str] = []
    trap = ""
    for event in events:
        args = event.message.args
        if event.message.key == "event-trap":
            trap = str(args["cell"])
        elif event.message.key == "event-fall":
            found.append(f"fall {args['seat']} {trap}")
        elif event.message.key == "event-cheese":
            found.append(f"cheese {args['seat']} {CHEESE_KEYS.index(str(args['cheese'])) + 1}")
    return found


def actions(state: Position, kind: str = "") -> list[str]:
    """Complete legal actions of the active seat; those of one kind without its name."""
    found = [text for move in GAME.moves(state, state.active) for text in _expand(state, move)]
    if not kind:
        return found
    return [text.partition(" ")[2] for text in found if text.split()[0] == kind]


def _expand(state: Position, move: Move) -> Iterator[str]:
    """A run through occupied cells with all its ends, depth first."""
    if move.target == NONE or move.target not in state.mice:
        yield move.text
        return
    after = state.copy()
    GAME.apply(after, state.active, move, Rigged(), SILENCE)
    onward = GAME.moves(after, state.active)
    assert onward, f"{move.text!r} leads nowhere"
    for step in onward:
        for text in _expand(after, step):
            yield move.text + ">" + text.partition(">")[2]


def wander(seed: int, seats: int, **options: OptionValue) -> Iterator[tuple[Position, Move | None]]:
    """Random play from set-up to the end: each position and the move that led to it."""
    state = GAME.setup(GAME.meta.complete(options), seats, Live(seed), SILENCE)
    chooser = random.Random(seed)
    yield state, None
    while GAME.to_act(state):
        move = chooser.choice(GAME.moves(state, state.active))
        GAME.apply(state, state.active, move, Rigged(), SILENCE)
        yield state, move


# --- reading -------------------------------------------------------------------------------------


def sign(face: int) -> str:
    return "?" if face == HIDDEN else FACES[face]


def face(state: Position, cell: str) -> str:
    return sign(state.floor[CELL[cell]])


def rows(state: Position) -> tuple[str, ...]:
    """The floor drawn like a reference floor; `?` where a view has a hole."""
    signs = [
        FLOORS["F0"][cell // 7][cell % 7] if tile == NONE else sign(tile)
        for cell, tile in enumerate(state.floor)
    ]
    return tuple("".join(signs[row * 7 : row * 7 + 7]) for row in range(7))


def visible(state: Position) -> dict[str, str]:
    """The sliding cells of a view whose tile it tells."""
    return {
        CELL_NAMES[cell]: FACES[tile]
        for cell, tile in enumerate(state.floor)
        if tile not in (-1, -2)
    }


def seen_by(state: Position, seat: int | None) -> dict[str, str]:
    """The tiles that the page of a seat (None: a watcher) shows."""
    return visible(GAME.shown(GAME.view(state, seat), seat))


def mice_of(state: Position, seat: int) -> list[str]:
    """Cells of a seat's mice in the castle, by name."""
    return sorted(CELL_NAMES[cell] for cell in _own(state, seat) if cell < RESERVE)


def in_reserve(state: Position, seat: int) -> int:
    return _own(state, seat).count(RESERVE)


def in_dungeon(state: Position, seat: int) -> int:
    return _own(state, seat).count(DUNGEON)


def _own(state: Position, seat: int) -> list[int]:
    return state.mice[seat * 4 : seat * 4 + 4]


def cheese_of(state: Position, seat: int) -> str:
    return "".join(str(kind) for kind in range(1, 8) if state.cheese[seat] >> kind & 1)


def open_rooms(state: Position) -> str:
    return "".join(room for index, room in enumerate(ROOM_NAMES) if state.open_rooms >> index & 1)
