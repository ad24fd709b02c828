"""What the templates print of Rat de France, from the bottom of the drawing to its top."""

from dataclasses import dataclass
from typing import NamedTuple

from cheeseboard.drawing import Point, Press

# --- the street ----------------------------------------------------------------------------------


class Prop(NamedTuple):
    """Something beside the street, for the eye only."""

    symbol: str
    x: int
    y: int
    width: int
    height: int
    fur: int = 0
    """Which coat a mouse among the crowd wears."""


class Ground(NamedTuple):
    """A card of the track as a piece of street."""

    name: str
    x: int
    width: int
    tint: str
    label: str
    sign: str
    """What its street sign says."""
    sign_width: int
    grid: str
    """The lines between its cells, as a path."""


class Cell(NamedTuple):
    name: str
    at: Point
    kind: str
    """Its picture: empty for plain cells, flag, goal, or what is there."""
    is_light: bool
    is_lit: bool
    """It can be reached."""
    press: Press


class ColumnMark(NamedTuple):
    column: int
    x: int
    is_up: bool
    is_shared: bool
    """Two rats are here, so the arrow matters."""


class Drift(NamedTuple):
    """Where the wind will take a rat."""

    turn: int
    """Degrees, clockwise from the top."""
    right: int
    down: int


class Target(NamedTuple):
    """A free cell to go to."""

    id: str
    at: Point
    press: Press
    sign: str
    """The token that it costs; empty for none."""
    is_clear: bool
    """There is something on the cell, so the middle stays free."""
    is_second: bool
    """The same cell can be reached without a token."""
    way: str
    """The path of the move."""
    drift: Drift | None


class Run(NamedTuple):
    """How a rat came to where it is; its motion begins anew when `is_odd` changes."""

    is_odd: bool
    points: tuple[Point, ...]
    """Where the pieces of the way begin, seen from its end; each takes the same time."""
    is_long: bool
    """It had a corner, or the wind or the stand followed."""
    lift: Point
    """How high a jump goes; nothing for rats that stay on the ground."""


class Rat(NamedTuple):
    seat: int
    at: Point
    press: Press
    is_acting: bool
    is_mine: bool
    token: str
    under: str
    """What it stands on; empty for plain ground."""
    sign: str
    """The action that can be done to it, or by it where it stands."""
    is_costly: bool
    """That costs a token."""
    way: str
    drift: Drift | None
    team: int
    """1 or 2; 0 without teams."""
    place: int
    """Where it has finished; 0 while it runs."""
    run: Run | None


class Step(NamedTuple):
    """A place on the stand behind the finish."""

    number: int
    at: Point
    cheese: int
    """Pieces that it wins; 0 outside tournaments."""


class Preview(NamedTuple):
    """A move that is asked about first."""

    moves: str
    label: str
    seat: int
    at: Point
    way: str
    drift: Drift | None


class Trace(NamedTuple):
    """A way that a rat has just gone, or was blown."""

    seat: int
    way: str
    is_wind: bool
    begin: Point


class Gust(NamedTuple):
    at: Point
    turn: int


class Spot(NamedTuple):
    """A rat on the small map."""

    seat: int
    x: int
    y: int


class Map(NamedTuple):
    """The whole track in little, for narrow screens."""

    label: str
    bands: tuple[tuple[int, int, str], ...]
    """From, width, colour."""
    goal: int
    spots: tuple[Spot, ...]


class Reach(NamedTuple):
    """Where a card would lead from here, for whoever looks at the card."""

    action: str
    spots: tuple[Point, ...]


class Track(NamedTuple):
    label: str
    road: str
    """What the scrolling frame is called."""
    width: int
    left: int
    right: int
    length: int
    focus: int
    """Where to look, in percent of the width."""
    stops: tuple[int, ...]
    """Other places where the view may rest."""
    houses: tuple[Prop, ...]
    props: tuple[Prop, ...]
    fence: int
    """Where the fence before the crowd begins."""
    grounds: tuple[Ground, ...]
    cells: tuple[Cell, ...]
    columns: tuple[ColumnMark, ...]
    rows: tuple[int, ...]
    seams: tuple[int, ...]
    walls: tuple[str, ...]
    shores: str
    steps: tuple[Step, ...]
    cheese: Point
    gusts: tuple[Gust, ...]
    traces: tuple[Trace, ...]
    reaches: tuple[Reach, ...]
    targets: tuple[Target, ...]
    is_busy: bool
    """So many targets that their ways would hide the street."""
    rats: tuple[Rat, ...]
    previews: tuple[Preview, ...]
    places: tuple[tuple[str, Point], ...]
    map: Map


# --- the ring of orders --------------------------------------------------------------------------


class Order(NamedTuple):
    action: str
    place: int
    """From 0, in the row."""
    lines: tuple[str, ...]
    """Its short name."""
    press: Press
    has_offer: bool
    """The clover can change the viewer's card into this."""


class Mark(NamedTuple):
    """Whose card is which action."""

    seat: int
    place: int
    beside: int
    """How many such marks are at this order before this one."""
    is_spent: bool
    is_ghost: bool
    """What was bid before it was replaced."""


class Skip(NamedTuple):
    place: int
    reason: str
    label: str


class Trail(NamedTuple):
    """How a bid slid along the ring to another card."""

    seat: int
    lane: int
    begin: int
    end: int
    """Places in the row; the end is behind the sixth place where the trail goes round."""
    beside: int
    """Which of the ghosts at its begin it comes from."""
    skips: tuple[Skip, ...]
    label: str


class Wind(NamedTuple):
    turn: int
    left: str
    label: str


class Ring(NamedTuple):
    label: str
    orders: tuple[Order, ...]
    marks: tuple[Mark, ...]
    trails: tuple[Trail, ...]
    wind: Wind | None


# --- cards ---------------------------------------------------------------------------------------


class Card(NamedTuple):
    """An action card of a player; without an action it lies face down."""

    id: str
    seat: int
    action: str
    lines: tuple[str, ...]
    spot: str
    """bid, open or hand."""
    racer: int
    """Place of its player in the row."""
    place: int
    """Which of the open cards, or the place of its action in the ring."""
    press: Press
    is_spent: bool = False
    is_void: bool = False
    was: str = ""
    """The action that was bid before it was replaced."""
    was_lines: tuple[str, ...] = ()
    was_label: str = ""
    secret: str = ""
    """What says that nobody else sees it."""


class Racer(NamedTuple):
    """A player in the row of bids."""

    seat: int
    place: int
    name: str
    note: str
    arrow: str
    """up or down where two rats share the column; else empty."""
    is_now: bool
    done: str
    """What says that it has acted; empty before."""
    is_waiting: bool
    """A bid is still missing."""
    finished: int
    """The place in which the race was finished; 0 while it runs."""
    token: str
    token_press: Press
    team: int
    partner: int
    cheese: int
    is_soon: bool
    """The next card brings all back."""
    open_label: str


class Gap(NamedTuple):
    """A place of the own hand without its card."""

    place: int
    action: str
    note: str


class Pill(NamedTuple):
    """A choice without a place on the street."""

    id: str
    symbol: str
    text: str
    press: Press


class Fact(NamedTuple):
    """A sign and what it means."""

    symbol: str
    text: str


class Line(NamedTuple):
    """A seat in the table of stages."""

    seat: int
    name: str
    places: tuple[int, ...]
    """By stage, 0 for those to come."""
    cheese: int
    is_first: bool


class Team(NamedTuple):
    number: int
    seats: tuple[int, ...]
    names: str
    has_won: bool


class ChartLine(NamedTuple):
    """The way of one rat through the rounds, and where its badge stands at the end."""

    seat: int
    points: str
    x: int
    y: int


class Chart(NamedTuple):
    """Columns by round, when a race is over."""

    label: str
    width: int
    height: int
    lines: tuple[ChartLine, ...]


class Desk(NamedTuple):
    """What lies beside the hand."""

    title: str
    stage: str
    pills: tuple[Pill, ...]
    prizes: tuple[Pill, ...]
    table: tuple[Line, ...]
    table_label: str
    teams: tuple[Team, ...]
    podium: tuple[tuple[int, int, str, str], ...]
    """Place, seat, name, and the round of the finish; empty for rats that did not."""
    chart: Chart | None
    legend: tuple[Fact, ...]


class Hand(NamedTuple):
    title: str
    note: str
    seat: int
    gaps: tuple[Gap, ...]
    is_asked: bool
    """A card is to be chosen."""


class Table(NamedTuple):
    label: str
    is_done: bool
    """The race is over."""
    racers: tuple[Racer, ...]
    cards: tuple[Card, ...]
    hand: Hand | None
    desk: Desk


# --- around the drawing --------------------------------------------------------------------------


class HandSign(NamedTuple):
    action: str
    state: str
    """held, open or bid."""


class Panel(NamedTuple):
    seat: int
    signs: tuple[HandSign, ...]
    cards_label: str
    token: str
    token_label: str
    where: str
    column: str
    """As short as can be."""
    finished: int
    cheese: int
    cheese_label: str
    """Empty outside tournaments."""
    team: int
    team_label: str
    has_bid: bool
    bid_label: str


class Chip(NamedTuple):
    symbol: str
    text: str
    label: str
    turn: int = 0


@dataclass(frozen=True, slots=True)
class Scene:
    """Everything that the templates print."""

    viewer: int
    """The seat whose moves are drawn; any where there are none."""
    track: Track
    ring: Ring
    table: Table
    panels: tuple[Panel, ...]
    chips: tuple[Chip, ...]
    start: str
    finish: str
    """The words on the two banners."""
