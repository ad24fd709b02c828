"""The position as somebody sees it, turned into what the templates print."""

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import groupby
from typing import Final

from cheeseboard.drawing import Box, Point, Press, Say, texts
from cheeseboard.game import HIDDEN, NONE, Choice, Message, Seat
from cheeseboard.games.burg_appenzell.board.faces import face, tile_kind
from cheeseboard.games.burg_appenzell.board.offers import Offers
from cheeseboard.games.burg_appenzell.board.panels import panel, status
from cheeseboard.games.burg_appenzell.board.parts import (
    Lost,
    Mark,
    Mouse,
    Outside,
    Roof,
    Room,
    Scene,
    Slot,
    Stack,
    Target,
    Tile,
    Tower,
    Under,
    Words,
)
from cheeseboard.games.burg_appenzell.board.places import centre, corner, gate, room_box, slot_turn
from cheeseboard.games.burg_appenzell.board.previews import preview
from cheeseboard.games.burg_appenzell.box import (
    ALL_ROOMS,
    CELL_NAMES,
    CELLS,
    CHEESES,
    DUNGEON,
    KINDS,
    MICE,
    OPPOSITE,
    RESERVE,
    ROOF_OF,
    ROOM_BIT,
    ROOM_CELLS,
    ROOM_NAMES,
    ROOM_OF,
    ROOMS,
    SLIDING,
    SLOTS,
    TOWERS,
)
from cheeseboard.games.burg_appenzell.checks import supply
from cheeseboard.games.burg_appenzell.moves import STEPS, Move
from cheeseboard.games.burg_appenzell.rules.turn import tile_name
from cheeseboard.games.burg_appenzell.state import OVER, PLACING, TURNS, Position

__all__ = ["scene"]

# Where small things are, seen from the middle or the upper left corner of a cell.
MOUSE_UP: Final = 7
TOWER_MOUSE_UP: Final = 4
RUNNER: Final = (20, -26)
UNDER: Final = (29, 27)
TAG: Final = (19, 80)

OUTSIDE_FIRST: Final = Point(54, 39)
OUTSIDE_STEP: Final = 57
PLACES: Final = tuple((CELL_NAMES[cell], centre(cell)) for cell in CELLS)
"""Where the cells are, for what moves between them."""

CAMP_ROOM: Final = 33
"""From the middle of a mouse outside to the edge of its camp."""

ROW_SCALE: Final = 0.3
ROW_COPPER_SCALE: Final = 0.2
ROW_GAP: Final = 14
ROW_WIDTH: Final = 930


def scene(view: Position, seat: Seat | None, choices: Sequence[Choice[Move]], say: Say) -> Scene:
    return _Drawing(view, seat, choices, say).scene()


class _Drawing:
    """One viewer's drawing in the making."""

    def __init__(
        self, view: Position, seat: Seat | None, choices: Sequence[Choice[Move]], say: Say
    ) -> None:
        self.view = view
        self.seat = seat
        self.say = say
        self.side = view.variant.side
        self.offers = Offers(choices, say, can_ask=seat is not None and view.phase != OVER)
        self.open_rooms = ALL_ROOMS if view.phase == OVER else view.open_rooms
        """At the end all roofs come off."""
        self.own = [] if seat is None else view.mice[seat * MICE : seat * MICE + MICE]

    def scene(self) -> Scene:
        view, say = self.view, self.say
        return Scene(
            words=self.words(),
            tiles=tuple(self.tiles()),
            rooms=tuple(self.room(room) for room in ROOMS if self.is_open(room)),
            slots=tuple(self.slot(slot) for slot in range(len(SLOTS))),
            roofs=tuple(self.roofs()),
            ghosts=tuple(self.ghosts()),
            towers=tuple(self.tower(cell) for cell in TOWERS),
            targets=tuple(self.target(cell) for cell in self.offers.ends()),
            mice=tuple(self.mice()),
            outside=self.outside(),
            lost=self.lost(),
            unders=tuple(self.unders()),
            previews=tuple(
                preview(view, self.seat, choice, say)
                for choice in self.offers.pushes.values()
                if self.seat is not None and choice.label.confirm is not None
            ),
            spare=face(view.spare, say),
            spare_label=say(Message("board-spare-tile", {"tile": tile_name(view.spare)})),
            stacks=tuple(self.stack(kind) for kind in KINDS),
            panels=tuple(panel(view, each, say) for each in range(view.seats)),
            status=status(view, say),
            target=view.variant.target,
            places=PLACES,
        )

    def words(self) -> Words:
        count = self.open_rooms.bit_count()
        return Words(
            castle=self.say(Message("board-castle", {"count": count})),
            spare=self.say(Message("board-spare")),
            lifted=self.say(Message("board-lifted")),
            supply=self.say(Message("board-supply", {"target": self.view.variant.target})),
            which=self.say(Message("board-which")),
        )

    def is_open(self, room: int) -> bool:
        return bool(self.open_rooms >> room & 1)

    # --- the floor -------------------------------------------------------------------------------

    def tiles(self) -> Iterator[Tile]:
        """The tiles in open rooms."""
        view = self.view
        for cell in SLIDING:
            bit = ROOM_BIT[self.side][cell]
            if self.open_rooms & bit:
                name = CELL_NAMES[cell]
                tile = tile_name(view.floor[cell])
                label = self.say(Message("event-shows", {"cell": name, "tile": tile}))
                yield Tile(
                    cell=name,
                    at=corner(cell),
                    face=face(view.floor[cell], self.say),
                    press=self.offers.named(label, why=self.step_onto(cell)),
                    is_stood=cell in view.mice,
                    is_faded=not view.open_rooms & bit,
                )

    def step_onto(self, cell: int) -> str:
        """A step of an own mouse beside a cell onto it that is not possible; empty if none."""
        for origin in self.own:
            for move in STEPS[origin] if origin < RESERVE else ():
                if move.target == cell and not self.offers.begins(move.text):
                    return move.text
        return ""

    def ghosts(self) -> Iterator[Tile]:
        """What the viewer is shown of closed rooms: help for the memory."""
        for cell in SLIDING:
            tile = self.view.floor[cell]
            if tile != HIDDEN and not self.open_rooms & ROOM_BIT[self.side][cell]:
                name = CELL_NAMES[cell]
                args = {"cell": name, "tile": tile_name(tile)}
                label = self.say(Message("board-remembered", args))
                yield Tile(name, centre(cell), face(tile, self.say), self.ghost_press(cell, label))

    def ghost_press(self, cell: int, label: str) -> Press:
        """A remembered tile says what it is, and is pressed like the roof that it is drawn on."""
        room = ROOM_OF[self.side][cell]
        lift = self.offers.lifts.get(room)
        why = f"uncover {ROOM_NAMES[room]}"
        return self.offers.named(label, [lift] if lift else [], why)

    def room(self, room: int) -> Room:
        box = room_box(self.side, room)
        return Room(
            letter=ROOM_NAMES[room],
            box=box,
            tag=Point(box.x, box.y).plus(*TAG),
            is_faded=not self.view.open_rooms >> room & 1,
        )

    # --- slots -----------------------------------------------------------------------------------

    def slot(self, slot: int) -> Slot:
        name = SLOTS[slot]
        return Slot(
            name=name,
            lane=name[1:],
            at=gate(slot),
            turn=slot_turn(slot),
            press=self.slot_press(slot),
            is_spent=self.view.phase == TURNS and self.view.has_slid,
            is_barred=self.is_barred(slot),
        )

    def slot_press(self, slot: int) -> Press:
        choice = self.offers.pushes.get(slot)
        if choice:
            return self.offers.press(choice)
        label = self.say(Message("board-slot", {"slot": SLOTS[slot]}))
        return self.offers.named(label, why=f"slide {SLOTS[slot]}")

    def is_barred(self, slot: int) -> bool:
        """Whether it would undo the last push, which was agreed not to be done."""
        view = self.view
        if view.phase == OVER or not view.variant.no_undo or view.last_slot == NONE:
            return False
        return slot == OPPOSITE[view.last_slot]

    # --- roofs -----------------------------------------------------------------------------------

    def roofs(self) -> Iterator[Roof]:
        """All roofs, always in the same order; the lifted ones stand in a row."""
        row = self.row()
        for room, kind in enumerate(ROOF_OF[self.side]):
            row_x, row_scale = row.get(room, (0, 1.0))
            is_tight = self.is_remembered(room)
            plaque, lift = _signs(self.side, room, is_tight)
            yield Roof(
                letter=ROOM_NAMES[room],
                kind=kind,
                box=room_box(self.side, room),
                press=self.roof_press(room, kind),
                plaque=plaque,
                lift=lift,
                is_tight=is_tight,
                is_off=self.is_open(room),
                row_x=row_x,
                row_scale=row_scale,
            )

    def roof_press(self, room: int, kind: str) -> Press:
        choice = self.offers.lifts.get(room)
        if choice:
            return self.offers.press(choice)
        name = ROOM_NAMES[room]
        label = self.say(Message("board-roof", {"room": name, "roof": kind}))
        return self.offers.named(label, why=f"uncover {name}")

    def row(self) -> dict[int, tuple[int, float]]:
        """Middle and scale of each lifted roof in the row; all smaller if there are many."""
        widths = {
            room: max(room_box(self.side, room)[2:]) * _row_scale(self.side, room)
            for room in ROOMS
            if self.is_open(room)
        }
        fit = min(1.0, ROW_WIDTH / (sum(widths.values()) + ROW_GAP * len(widths) + 1))
        found: dict[int, tuple[int, float]] = {}
        x = 0.0
        for room, width in widths.items():
            scale = round(fit * _row_scale(self.side, room), 3)
            found[room] = (round(x + fit * width / 2), scale)
            x += fit * (width + ROW_GAP)
        return found

    def is_remembered(self, room: int) -> bool:
        """Whether tiles are drawn on the roof of a room."""
        if self.is_open(room):
            return False
        floor = self.view.floor
        return any(floor[cell] not in (HIDDEN, NONE) for cell in ROOM_CELLS[self.side][room])

    # --- towers, targets -------------------------------------------------------------------------

    def tower(self, cell: int) -> Tower:
        label = self.say(Message("board-tower", {"cell": CELL_NAMES[cell]}))
        press = self.offers.named(label, why=self.entry(cell))
        return Tower(CELL_NAMES[cell], centre(cell), press)

    def entry(self, cell: int) -> str:
        """The entry into a tower if it is not possible now; empty if it is."""
        verb = "place" if self.view.phase == PLACING else "enter"
        text = f"{verb} {CELL_NAMES[cell]}"
        return "" if self.offers.begins(text) else text

    def target(self, cell: int) -> Target:
        ways = self.offers.to(cell)
        return Target(
            cell=CELL_NAMES[cell],
            at=centre(cell),
            press=self.offers.press(*ways),
            marks=tuple(_marks(ways)),
            sign="door" if cell in TOWERS else "paw",
            is_clear=self.view.floor[cell] in KINDS,
        )

    # --- mice ------------------------------------------------------------------------------------

    def mice(self) -> Iterator[Mouse]:
        """The mice in the castle by place; one in the middle of a run comes last."""
        run = self.view.run
        placed = [(cell, index // MICE) for index, cell in enumerate(self.view.mice)]
        for cell, seat in sorted(placed):
            if cell < RESERVE and not (run and cell == run[0]):
                up = TOWER_MOUSE_UP if cell in TOWERS else MOUSE_UP
                press = self.mouse_press(cell, seat)
                name = CELL_NAMES[cell]
                yield Mouse(f"mouse-{name}", name, centre(cell).plus(0, -up), seat, press)
        if run:
            yield self.runner(run[-1])

    def runner(self, cell: int) -> Mouse:
        seat, name = self.view.active, CELL_NAMES[cell]
        label = self.say(Message("board-mouse-runs", {"seat": seat, "cell": name}))
        press = self.offers.named(label, self.offers.from_place(cell))
        return Mouse("mouse-running", name, centre(cell).plus(*RUNNER), seat, press)

    def mouse_press(self, cell: int, seat: Seat) -> Press:
        label = self.mouse_label(cell, seat)
        if seat != self.seat:
            text = self.entry(cell) if cell in TOWERS else self.step_onto(cell)
            return self.offers.named(label, why=text)
        ways = [] if self.view.run else self.offers.of_mouse(self.side, cell)
        step = STEPS[cell][0].text
        press = self.offers.named(label, ways, "" if self.offers.begins(step) else step)
        return press if self.view.run else press._replace(then=self.offers.shared(cell))

    def mouse_label(self, cell: int, seat: Seat) -> str:
        args: dict[str, int | str] = {"seat": seat, "cell": CELL_NAMES[cell]}
        if cell in TOWERS:
            return self.say(Message("board-mouse-tower", args))
        if self.view.floor[cell] == NONE:
            return self.say(Message("board-mouse", args))
        args["tile"] = tile_name(self.view.floor[cell])
        return self.say(Message("board-mouse-tile", args))

    def unders(self) -> Iterator[Under]:
        for cell in sorted(set(self.view.mice)):
            if cell < RESERVE and self.view.floor[cell] in KINDS:
                kind = tile_kind(self.view.floor[cell])
                yield Under(CELL_NAMES[cell], centre(cell).plus(*UNDER), kind)

    def outside(self) -> Outside | None:
        """The viewer's mice in front of the wall; one that runs through a tower has left."""
        count = self.own.count(RESERVE)
        if self.view.run and self.view.run[0] == RESERVE and self.seat == self.view.active:
            count -= 1
        if self.seat is None or not count:
            return None
        label = self.say(Message("board-outside", {"count": count}))
        press = self.offers.named(label, self.offers.from_place(RESERVE), self.entry(TOWERS[0]))
        press = press._replace(then=self.offers.shared(RESERVE))
        spots = tuple(map(_waiting_place, range(count)))
        width = 2 * CAMP_ROOM + (count - 1) * OUTSIDE_STEP
        camp = Box(*OUTSIDE_FIRST.plus(-CAMP_ROOM, -CAMP_ROOM), width, 2 * CAMP_ROOM)
        return Outside(self.seat, camp, spots, press)

    def lost(self) -> Lost | None:
        """The viewer's mice that have fallen, behind those that wait outside."""
        count, waiting = self.own.count(DUNGEON), self.own.count(RESERVE)
        if not count:
            return None
        spots = tuple(map(_waiting_place, range(waiting, waiting + count)))
        return Lost(self.say(Message("board-lost", {"count": count})), spots)

    # --- beside the castle -----------------------------------------------------------------------

    def stack(self, kind: int) -> Stack:
        name, count = CHEESES[kind - 1], supply(self.view, kind)
        label = self.say(Message("board-stack", {"cheese": name, "count": count}))
        return Stack(name, count, label)


def _marks(ways: list[Choice[Move]]) -> Iterator[Mark]:
    def price_and_gain(way: Choice[Move]) -> tuple[int, bool]:
        return len(way.moves), way.label.tone != "gain"

    for (price, is_plain), alike in groupby(sorted(ways, key=price_and_gain), key=price_and_gain):
        yield Mark(texts(alike), price, not is_plain)


def _waiting_place(index: int) -> Point:
    """In front of the wall, where mice wait that are not in the castle."""
    return OUTSIDE_FIRST.plus(index * OUTSIDE_STEP, 0)


def _row_scale(side: int, room: int) -> float:
    return ROW_COPPER_SCALE if ROOF_OF[side][room] == "copper" else ROW_SCALE


@cache
def _signs(side: int, room: int, is_tight: bool) -> tuple[Point, Point]:
    """Where plaque and lift sign are, seen from the middle of the roof."""
    plaque, lift = (SIGNS_BESIDE_TILES if is_tight else SIGNS)[ROOF_OF[side][room]]
    if room_box(side, room).is_upright:
        return Point(plaque.y, -plaque.x), Point(lift.y, -lift.x)
    return plaque, lift


SIGNS: Final = {
    "tiled": (Point(-54, 0), Point(22, 0)),
    "thatched": (Point(-90, 0), Point(0, 0)),
    "copper": (Point(0, 58), Point(0, -56)),
}
"""Plaque and lift sign by roof, on a roof that lies."""

SIGNS_BESIDE_TILES: Final = {
    "tiled": (Point(0, -23), Point(0, 23)),
    "thatched": (Point(-50, 0), Point(50, 0)),
    "copper": (Point(0, 50), Point(0, -50)),
}
"""The same, between the cells: remembered tiles are drawn on the roof."""
