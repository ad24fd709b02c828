"""What the templates print: every part of the drawing with its place and its words."""

from dataclasses import dataclass
from typing import NamedTuple

from cheeseboard.drawing import Box, Point, Press
from cheeseboard.games.burg_appenzell.board.places import LANE_BOXES, NAME_PLACES


class Face(NamedTuple):
    """What is on a tile: plain, trap or a kind of cheese; empty for unknown."""

    kind: str
    letter: str = ""


class Tile(NamedTuple):
    cell: str
    at: Point
    face: Face
    press: Press
    is_stood: bool = False
    """A mouse is on it; the cheese is shown at the mouse's foot."""
    is_faded: bool = False


class Room(NamedTuple):
    """The outline and the letter of a room without a roof."""

    letter: str
    box: Box
    tag: Point
    is_faded: bool
    """Its roof was on when the match ended."""


class Roof(NamedTuple):
    letter: str
    kind: str
    box: Box
    press: Press
    plaque: Point
    lift: Point
    is_tight: bool
    """Signs stand between remembered tiles."""
    is_off: bool
    row_x: int
    """Its place in the row of lifted roofs."""
    row_scale: float

    @property
    def art(self) -> Box:
        """The picture, which lies; it is turned for an upright roof."""
        long, short = max(self.box[2:]), min(self.box[2:])
        return Box(-long // 2, -short // 2, long, short)


class Slot(NamedTuple):
    name: str
    lane: str
    at: Point
    turn: int
    press: Press
    is_spent: bool
    """The push of this turn is made."""
    is_barred: bool
    """Nobody can push there now, whoever plays."""


class Tower(NamedTuple):
    cell: str
    at: Point
    press: Press


class Mark(NamedTuple):
    """How one or more mice get to a target, for one price."""

    moves: str
    price: int
    is_gain: bool


class Target(NamedTuple):
    cell: str
    at: Point
    press: Press
    marks: tuple[Mark, ...]
    """The cheapest first."""
    sign: str
    """The picture in it: paw, or door for a tower."""
    is_clear: bool
    """There is cheese below, so the middle stays free."""


class Mouse(NamedTuple):
    id: str
    """Of its place: the mice of a seat are alike."""
    cell: str
    at: Point
    seat: int
    press: Press


class Under(NamedTuple):
    """What lies under a mouse."""

    cell: str
    at: Point
    kind: str


class Outside(NamedTuple):
    """The viewer's mice that have not entered."""

    seat: int
    camp: Box
    mice: tuple[Point, ...]
    press: Press


class Lost(NamedTuple):
    """The viewer's mice that have fallen into traps."""

    label: str
    mice: tuple[Point, ...]


class Fall(NamedTuple):
    """A mouse that a push drops into a trap."""

    at: Point
    is_own: bool


class Win(NamedTuple):
    """A mouse that a push brings onto cheese that its seat wins."""

    at: Point
    kind: str
    is_own: bool


class Preview(NamedTuple):
    """What a push does, as far as the viewer sees it."""

    moves: str
    label: str
    lane: Box
    turn: int
    arrows: tuple[Point, ...]
    unknown: tuple[Point, ...]
    falls: tuple[Fall, ...]
    wins: tuple[Win, ...]
    coming: Face
    coming_at: Point
    going: Face
    going_at: Point


@dataclass(frozen=True, slots=True)
class Stack:
    kind: str
    count: int
    label: str


class Prize(NamedTuple):
    """A place for one kind of cheese in a panel."""

    kind: str
    is_won: bool


class Panel(NamedTuple):
    seat: int
    mice: tuple[str, ...]
    """One figure each: in, out or lost."""
    mice_label: str
    has_warning: bool
    """One more lost mouse ends the match, or has ended it."""
    lost: int
    prizes: tuple[Prize, ...]
    prizes_label: str
    won: int
    start: str
    """What marks the start seat in words; empty for the others."""


class Chip(NamedTuple):
    icon: str
    text: str
    is_spent: bool = False


class Status(NamedTuple):
    chips: tuple[Chip, ...]
    """Whether there is a push left. None outside turns."""
    pips: tuple[bool, ...]
    """One for each point of a turn: whether it is left. None outside turns."""
    pips_label: str


class Words(NamedTuple):
    """Captions on the drawing."""

    castle: str
    spare: str
    lifted: str
    supply: str
    """How many kinds win."""
    which: str
    """Asks for the mouse, once a cell is chosen that several can reach."""


@dataclass(frozen=True, slots=True)
class Scene:
    """Everything that the templates print, from the bottom of the drawing to its top."""

    words: Words
    tiles: tuple[Tile, ...]
    rooms: tuple[Room, ...]
    slots: tuple[Slot, ...]
    roofs: tuple[Roof, ...]
    ghosts: tuple[Tile, ...]
    """Tiles under roofs that the viewer is shown nevertheless."""
    towers: tuple[Tower, ...]
    targets: tuple[Target, ...]
    mice: tuple[Mouse, ...]
    outside: Outside | None
    lost: Lost | None
    unders: tuple[Under, ...]
    previews: tuple[Preview, ...]
    spare: Face
    spare_label: str
    stacks: tuple[Stack, ...]
    panels: tuple[Panel, ...]
    status: Status
    target: int
    """Kinds of cheese that win."""
    places: tuple[tuple[str, Point], ...]
    """Where the cells are, for what moves between them."""
    lanes: tuple[tuple[str, Box], ...] = LANE_BOXES
    """What lights up while a lane moves."""
    names: tuple[tuple[str, Point], ...] = NAME_PLACES
    """Letters and numbers of rows and columns."""
