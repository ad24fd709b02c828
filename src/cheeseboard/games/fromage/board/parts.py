"""What the templates print."""

from dataclasses import dataclass
from typing import NamedTuple

from cheeseboard.drawing import Point, Press


class Option(NamedTuple):
    """One answer where several are possible: pictures, perhaps a word, what pressing does."""

    press: Press
    symbols: tuple[str, ...]
    text: str = ""
    note: str = ""
    tone: str = "plain"


# --- the wheel -----------------------------------------------------------------------------------


class Sector(NamedTuple):
    """A quarter of the board with its quarter of the resource square."""

    slot: int
    venue: str
    resource: str
    place: int
    """0 in front of the viewer, then clockwise."""
    look: int
    """Quarter turns that bring it to the front."""
    name: str
    label: str
    look_label: str
    looking: str
    """The line that is shown while the viewer looks closely at it."""
    sums: tuple[tuple[int, int], ...]
    """After the match: number of a colour and its points here."""


class Cell(NamedTuple):
    """A cell of the resource square."""

    id: str
    slot: int
    at: Point
    number: int
    press: Press
    options: tuple[Option, ...]


class Space(NamedTuple):
    """A space for a cheese."""

    name: str
    slot: int
    at: Point
    type: str
    rim: int
    symbol: str
    """jam or berry, empty for none."""
    code_at: Point
    """Where its name is printed, seen from its middle."""
    is_closed: bool
    is_taken: bool
    is_front: bool
    is_dim: bool
    press: Press
    options: tuple[Option, ...]
    worth: str
    """Points that a cheese of the viewer's would bring as things stand."""
    has_order: bool


class Token(NamedTuple):
    """A cheese token on its space."""

    name: str
    slot: int
    at: Point
    colour: int
    is_fresh: bool
    """Whether somebody else has placed it since the viewer's last turn."""


class Worker(NamedTuple):
    """A cheesemaker: on the wheel, at home, or on a building of the own yard."""

    id: str
    colour: int
    type: str
    where: str
    """away, home or yard."""
    slot: int
    at: Point
    facing: int
    """Slot (on the wheel) or place (at home) it looks at."""
    home: Point
    turns: int
    place: int
    press: Press
    is_fresh: bool
    """Whether it has gone to gather since the viewer's last turn, sent by somebody else."""


class Stand(NamedTuple):
    """Where a worker stands at home."""

    colour: int
    type: str
    at: Point
    place: int


class SignRow(NamedTuple):
    """A line of a score table."""

    head: str
    bars: int
    values: tuple[str, ...]
    is_lit: bool


class Sign(NamedTuple):
    """The score table of a sector."""

    venue: str
    slot: int
    at: Point
    title: str
    label: str
    rows: tuple[SignRow, ...]


class Tag(NamedTuple):
    """What a shelf gives, or the number of a table."""

    id: str
    slot: int
    at: Point
    number: int
    label: str
    text: str
    kind: str
    """swap, gain, points or table."""


class Customer(NamedTuple):
    """The pennant of a region with everybody's influence."""

    region: str
    slot: int
    at: Point
    value: int
    leader: int
    """Number of a colour, 0 for nobody."""
    shares: tuple[tuple[int, int], ...]
    label: str


class Town(NamedTuple):
    """The name of a town."""

    name: str
    at: Point
    anchor: str


class Pair(NamedTuple):
    """A table on which both plates are of one colour."""

    id: str
    slot: int
    at: Point
    colour: int


class Plate(NamedTuple):
    """A name plate beside the wheel; pressing it opens a sheet."""

    sheet: str
    colour: int
    place: int
    name: str
    note: str
    state: str
    label: str
    symbol: str


@dataclass(frozen=True, slots=True)
class Deck:
    """The order cards that can still be drawn."""

    count: int
    label: str
    rows: tuple[tuple[str, tuple[tuple[int, int], ...]], ...]
    """For each type: cards left and cards discarded by age."""
    discards: int
    title: str
    left: str
    gone: str
    columns: tuple[str, ...]


class Preview(NamedTuple):
    """What is still possible when the turn is about to be ended."""

    moves: str
    label: str
    stands: tuple[Stand, ...]
    """Where workers are idle."""


class Wheel(NamedTuple):
    """Everything on the turning board."""

    is_over: bool
    angle: int
    front: int
    label: str
    sectors: tuple[Sector, ...]
    cells: tuple[Cell, ...]
    spaces: tuple[Space, ...]
    tokens: tuple[Token, ...]
    workers: tuple[Worker, ...]
    stands: tuple[Stand, ...]
    mats: tuple[tuple[int, int], ...]
    """Colour and place of each seat."""
    signs: tuple[Sign, ...]
    tags: tuple[Tag, ...]
    customers: tuple[Customer, ...]
    towns: tuple[Town, ...]
    samples: tuple[tuple[str, int, Point], ...]
    sample_label: str
    group: str
    """Path that joins the cells of the front seat's groups at the Fair."""
    group_slot: int
    cities_slot: int
    pairs: tuple[Pair, ...]
    plates: tuple[Plate, ...]
    deck: Deck
    turn: str
    last: str
    next_slot: int
    next_label: str
    next_text: str
    """Empty when no turn follows."""
    pills: tuple[Option, ...]
    previews: tuple[Preview, ...]


# --- the creamery --------------------------------------------------------------------------------


class Glyph(NamedTuple):
    """A piece of the picture of a power: a symbol or a text."""

    symbol: str
    text: str = ""


class Building(NamedTuple):
    """A building of a board, or a square."""

    id: str
    slot: int
    name: str
    power: str
    picture: str
    glyphs: tuple[Glyph, ...]
    cost: int
    is_built: bool
    is_square: bool
    is_spent: bool
    worker: str
    """Type of the worker that stands on it, empty for none."""
    turns: int
    press: Press
    options: tuple[Option, ...]
    worth: str
    note: str


class Parlour(NamedTuple):
    """A milking parlour."""

    number: int
    type: str
    rim: int
    cost: int
    is_used: bool
    press: Press


@dataclass(frozen=True, slots=True)
class OrderCard:
    """Open orders of one kind."""

    id: str
    type: str
    rim: int
    count: int
    press: Press
    is_fitting: bool


class Day(NamedTuple):
    """A column of the calendar: what lies in front, who comes home."""

    head: str
    is_now: bool
    venue: str
    resource: str
    label: str
    workers: tuple[str, ...]


class ScorePart(NamedTuple):
    """A line of the points so far."""

    name: str
    points: int


class Creamery(NamedTuple):
    """The board of a player."""

    seat: int
    colour: int
    title: str
    name: str
    tokens: int
    tokens_label: str
    calendar_title: str
    days: tuple[Day, ...]
    yard: str
    yard_label: str
    structures: int
    structures_label: str
    buildings: tuple[Building, ...]
    pasture: str
    pasture_label: str
    livestock: int
    livestock_label: str
    parlours: tuple[Parlour, ...]
    kitchen_label: str
    fruit: int
    jams: int
    berries: int
    product: int
    orders_label: str
    orders: tuple[OrderCard, ...]
    done: str
    completed: int
    order_table: tuple[tuple[str, bool], ...]
    points_title: str
    points: int
    lines: tuple[ScorePart, ...]
    sheet_label: str


# --- sheets --------------------------------------------------------------------------------------


class Fact(NamedTuple):
    """A picture with a number and words."""

    symbol: str
    text: str
    label: str


@dataclass(frozen=True, slots=True)
class Sheet:
    """Everything of one seat in words and small pictures, opened by a click."""

    id: str
    colour: int
    title: str
    note: str
    facts: tuple[Fact, ...]
    workers: tuple[tuple[str, str], ...]
    """Type and a sentence."""
    workers_title: str
    buildings_title: str
    buildings: tuple[Building, ...]
    parlours_title: str
    parlours: tuple[Parlour, ...]
    orders_title: str
    orders: tuple[OrderCard, ...]
    no_orders: str
    lines_title: str
    lines: tuple[ScorePart, ...]
    total: int
    total_title: str


class Firm(NamedTuple):
    """The Corporation of the solo game."""

    id: str
    colour: int
    title: str
    level: str
    rules: tuple[str, ...]
    tokens: int
    track: tuple[tuple[int, bool], ...]
    """Values of the track, and whether the token on them is gone."""
    track_title: str
    cards: tuple[OrderCard, ...]
    cards_title: str
    lines: tuple[ScorePart, ...]
    total: int
    total_title: str
    lines_title: str
    asked_type: str
    asked_rim: int
    note: str


class Racer(NamedTuple):
    """One side of the race in the solo game."""

    colour: int
    symbol: str
    name: str
    points: int
    tokens: int
    share: int
    """How much of its lane is behind it, in percent."""


class Race(NamedTuple):
    """The player and the Corporation side by side."""

    label: str
    racers: tuple[Racer, ...]
    sheet: str


# --- questions, draft ----------------------------------------------------------------------------


class Tray(NamedTuple):
    """A question with its answers on the drawing."""

    title: str
    options: tuple[Option, ...]


class Lot(NamedTuple):
    """Squares that somebody has or chooses from."""

    title: str
    squares: tuple[Building, ...]
    hidden: int
    hidden_label: str


class Draft(NamedTuple):
    """Building squares before they lie on the boards."""

    title: str
    note: str
    lots: tuple[Lot, ...]
    others: tuple[tuple[int, str, str], ...]
    """Number of a colour, a name and how far that seat is."""


class Deed(NamedTuple):
    """Something that a seat did since the viewer's last turn."""

    label: str
    text: str
    symbol: str = ""
    cheese: str = ""
    """Instead of a symbol: the type of a cheese, with its rim."""
    rim: int = 0
    place: str = ""
    """The space that pressing it shows; empty for none."""


class Loss(NamedTuple):
    """Points that the viewer has lost since the last turn, and why."""

    title: str
    reasons: tuple[str, ...]


# --- beside the board ----------------------------------------------------------------------------


class Panel(NamedTuple):
    """What is public of a seat, in short."""

    seat: int
    colour: int
    sheet: str
    open_label: str
    state: str
    note: str
    tokens: int
    tokens_label: str
    points: int
    points_label: str
    workers: tuple[tuple[str, int, str], ...]
    facts: tuple[Fact, ...]
    jams: int
    berries: int
    kitchen_label: str
    buildings: tuple[tuple[str, bool], ...]
    buildings_label: str
    parlours: tuple[bool, ...]
    parlours_label: str
    since: str
    deeds: tuple[Deed, ...]


class Chip(NamedTuple):
    """A fact about the turn."""

    symbol: str
    text: str
    is_spent: bool


@dataclass(frozen=True, slots=True)
class Scene:
    """The whole drawing."""

    wheel: Wheel
    creamery: Creamery
    is_own: bool
    creamery_button: str
    sheets: tuple[Sheet, ...]
    firm: Firm | None
    race: Race | None
    tray: Tray | None
    draft: Draft | None
    panels: tuple[Panel, ...]
    chips: tuple[Chip, ...]
    close: str
    back: str
    loss: Loss | None
    worth_note: str
