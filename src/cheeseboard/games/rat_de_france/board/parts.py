"""What the templates print of Rat de France, from the bottom of the drawing to its top."""

from dataclasses import dataclass

from cheeseboard.drawing import Point, Press

# --- the street ----------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Prop:
    """Something beside the street, for the eye only."""

    symbol: str
    x: int
    y: int
    width: int
    height: int
    fur: int = 0
    """Which coat a mouse among the crowd wears."""


@dataclass(frozen=True, slots=True)
class Ground:
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


@dataclass(frozen=True, slots=True)
class Cell:
    name: str
    at: Point
    kind: str
    """Its picture: empty for plain cells, flag, goal, or what is there."""
    is_light: bool
    is_lit: bool
    """It can be reached."""
    press: Press


@dataclass(frozen=True, slots=True)
class ColumnMark:
    column: int
    x: int
    is_up: bool
    is_shared: bool
    """Two rats are here, so the arrow matters."""


@dataclass(frozen=True, slots=True)
class Drift:
    """Where the wind will take a rat."""

    turn: int
    """Degrees, clockwise from the top."""
    right: int
    down: int


@dataclass(frozen=True, slots=True)
class Target:
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


@dataclass(frozen=True, slots=True)
class Run:
    """How a rat came to where it is; its motion begins anew when `is_odd` changes."""

    is_odd: bool
    points: tuple[Point, ...]
    """Where the pieces of the way begin, seen from its end; each takes the same time."""
    is_long: bool
    """It had a corner, or the wind or the stand followed."""
    lift: Point
    """How high a jump goes; nothing for rats that stay on the ground."""


@dataclass(frozen=True, slots=True)
class Rat:
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


@dataclass(frozen=True, slots=True)
class Step:
    """A place on the stand behind the finish."""

    number: int
    at: Point
    cheese: int
    """Pieces that it wins; 0 outside tournaments."""


@dataclass(frozen=True, slots=True)
class Preview:
    """A move that is asked about first."""

    moves: str
    label: str
    seat: int
    at: Point
    way: str
    drift: Drift | None


@dataclass(frozen=True, slots=True)
class Trace:
    """A way that a rat has just gone, or was blown."""

    seat: int
    way: str
    is_wind: bool
    begin: Point


@dataclass(frozen=True, slots=True)
class Gust:
    at: Point
    turn: int


@dataclass(frozen=True, slots=True)
class Spot:
    """A rat on the small map."""

    seat: int
    x: int
    y: int


@dataclass(frozen=True, slots=True)
class Map:
    """The whole track in little, for narrow screens."""

    label: str
    bands: tuple[tuple[int, int, str], ...]
    """From, width, colour."""
    goal: int
    spots: tuple[Spot, ...]


@dataclass(frozen=True, slots=True)
class Reach:
    """Where a card would lead from here, for whoever looks at the card."""

    action: str
    spots: tuple[Point, ...]


@dataclass(frozen=True, slots=True)
class Track:
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
    walls: str
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


@dataclass(frozen=True, slots=True)
class Order:
    action: str
    place: int
    """From 0, in the row."""
    lines: tuple[str, ...]
    """Its short name."""
    press: Press
    has_offer: bool
    """The clover can change the viewer's card into this."""


@dataclass(frozen=True, slots=True)
class Mark:
    """Whose card is which action."""

    seat: int
    place: int
    beside: int
    """How many such marks are at this order before this one."""
    is_spent: bool
    is_ghost: bool
    """What was bid before it was replaced."""


@dataclass(frozen=True, slots=True)
class Skip:
    place: int
    reason: str
    label: str


@dataclass(frozen=True, slots=True)
class Trail:
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


@dataclass(frozen=True, slots=True)
class Wind:
    turn: int
    left: str
    label: str


@dataclass(frozen=True, slots=True)
class Ring:
    label: str
    orders: tuple[Order, ...]
    marks: tuple[Mark, ...]
    trails: tuple[Trail, ...]
    wind: Wind | None


# --- cards ---------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Card:
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


@dataclass(frozen=True, slots=True)
class Racer:
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


@dataclass(frozen=True, slots=True)
class Gap:
    """A place of the own hand without its card."""

    place: int
    action: str
    note: str


@dataclass(frozen=True, slots=True)
class Pill:
    """A choice without a place on the street."""

    id: str
    symbol: str
    text: str
    press: Press


@dataclass(frozen=True, slots=True)
class Fact:
    """A sign and what it means."""

    symbol: str
    text: str


@dataclass(frozen=True, slots=True)
class Line:
    """A seat in the table of stages."""

    seat: int
    name: str
    places: tuple[int, ...]
    """By stage, 0 for those to come."""
    cheese: int
    is_first: bool


@dataclass(frozen=True, slots=True)
class Team:
    number: int
    seats: tuple[int, ...]
    names: str
    has_won: bool


@dataclass(frozen=True, slots=True)
class ChartLine:
    """The way of one rat through the rounds, and where its badge stands at the end."""

    seat: int
    points: str
    x: int
    y: int


@dataclass(frozen=True, slots=True)
class Chart:
    """Columns by round, when a race is over."""

    label: str
    width: int
    height: int
    lines: tuple[ChartLine, ...]


@dataclass(frozen=True, slots=True)
class Desk:
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


@dataclass(frozen=True, slots=True)
class Hand:
    title: str
    note: str
    seat: int
    gaps: tuple[Gap, ...]
    is_asked: bool
    """A card is to be chosen."""


@dataclass(frozen=True, slots=True)
class Table:
    label: str
    is_done: bool
    """The race is over."""
    racers: tuple[Racer, ...]
    cards: tuple[Card, ...]
    hand: Hand | None
    desk: Desk


# --- around the drawing --------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class HandSign:
    action: str
    state: str
    """held, open or bid."""


@dataclass(frozen=True, slots=True)
class Panel:
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


@dataclass(frozen=True, slots=True)
class Chip:
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
