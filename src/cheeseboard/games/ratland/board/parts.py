"""What the templates print: every part of the drawing with its place and its words."""

from dataclasses import dataclass
from typing import Final, NamedTuple

from cheeseboard.drawing import Box, Point, Press
from cheeseboard.game import Seat
from cheeseboard.games.ratland.board.places import Table


class Badge(NamedTuple):
    """Who somebody is: colour, shape and letter; seats 7 to 12 have all of it twice."""

    seat: int
    look: int
    """Number of the picture, 1 to 6."""
    letter: str
    name: str

    @property
    def is_double(self) -> bool:
        return self.seat >= 6


# --- the house -----------------------------------------------------------------------------------


class Stepper(NamedTuple):
    """How many rats a plan has in a place, and how to change it."""

    less: Press
    more: Press
    group: Press
    """Five at once."""


@dataclass(frozen=True, slots=True)
class Room:
    """A place of the house."""

    name: str
    title: str
    box: Box
    is_arched: bool
    sign: Point
    sign_width: int
    plate: Point
    count: int
    is_zone: bool
    """Rats can be sent there; the others are the infirmary, the lost corner and the graveyard."""
    press: Press
    stepper: Stepper | None = None
    """While the viewer plans."""
    neighbour: Badge | None = None
    """At the other end of a pipe."""
    loot: int = 0
    """Pieces in the neighbour's pantry."""
    note: str = ""
    """Instead of the bare number, where there is more to say."""


class Rat(NamedTuple):
    id: str
    at: Point
    wear: str
    is_five: bool
    nth: int


class Squad(NamedTuple):
    """The rats of a place as something that can be picked first."""

    name: str
    box: Box
    press: Press


class Slice(NamedTuple):
    """A piece of cheese in the house."""

    id: str
    at: Point
    is_safe: bool
    press: Press | None


class House(NamedTuple):
    """The large sewer: the viewer's, or for watchers the first seat's."""

    badge: Badge
    owner: str
    """Whose it is, where it is not the viewer's."""
    label: str
    is_dark: bool
    """Behind its screen, and the viewer may not look."""
    is_aggressive: bool
    aggressive: str
    facts: tuple["Fact", ...]
    rooms: tuple[Room, ...]
    rats: tuple[Rat, ...]
    squads: tuple[Squad, ...]
    slices: tuple[Slice, ...]


# --- the others ----------------------------------------------------------------------------------


class Fact(NamedTuple):
    """A public number of a seat."""

    kind: str
    """rats, hurt, lost, cheese or graves."""
    value: int
    label: str


@dataclass(frozen=True, slots=True)
class Tell:
    """How many rats are in a room of a sewer that is not behind its screen."""

    name: str
    count: int


class Sewer(NamedTuple):
    """Somebody else's sewer."""

    badge: Badge
    label: str
    side: str
    """left, right, both, or far for those who are no neighbours."""
    box: Box
    """Where it stands on a desk."""
    order: int
    """In the tie order, 1 for the active player."""
    facts: tuple[Fact, ...]
    clan: str
    clan_name: str
    tells: tuple[Tell, ...]
    """None behind a screen."""
    lamp: str
    """ready, thinking, turn, or empty."""
    lamp_text: str
    is_aggressive: bool
    press: Press


# --- cards ---------------------------------------------------------------------------------------


class EventCard(NamedTuple):
    name: str
    """Of the picture; empty before the first round."""
    title: str
    effect: str
    is_late: bool
    dots: tuple[str, ...]
    """One for each card of the deck: gone, here or ahead."""
    odds: str
    track: str


@dataclass(frozen=True, slots=True)
class Segment:
    """Pieces of one colour in a row of the cheese card."""

    kind: str
    count: int
    x: float
    width: float

    @property
    def notches(self) -> tuple[float, ...]:
        step = self.width / max(self.count, 1)
        return tuple(round(step * index, 1) for index in range(1, self.count))

    @property
    def is_slim(self) -> bool:
        return self.width < 44


@dataclass(frozen=True, slots=True)
class Danger:
    """Pieces of a bag that cost a rat, for good or for a round."""

    kind: str
    count: int
    text: str


class Row(NamedTuple):
    name: str
    label: str
    total: int
    segments: tuple[Segment, ...]
    state: str
    """searched (the bag of now), done, or ahead."""
    dangers: tuple[Danger, ...]
    """For the seat whose sewer is drawn large."""


class ClanCard(NamedTuple):
    name: str
    title: str
    early: str
    late: str
    is_late: bool
    badge: Badge
    peeks: tuple[str, ...]
    """What Seers foresee."""


class Offer(NamedTuple):
    """One of the two clan cards to choose from."""

    name: str
    title: str
    early: str
    late: str
    press: Press


# --- the tray ------------------------------------------------------------------------------------


class Piece(NamedTuple):
    """A loose piece of cheese."""

    kind: str
    letter: str
    label: str
    nth: int
    press: Press | None = None


class Button(NamedTuple):
    """A choice in the tray."""

    kind: str
    """text, piece, seat, or main for the one large button."""
    text: str
    press: Press
    art: str = ""
    badge: Badge | None = None


class Search(NamedTuple):
    """The search of a tunnel, in the middle of which somebody decides."""

    tunnel: str
    shaft: float
    """Above which shaft the bag hangs."""
    bag: int
    label: str
    queue: tuple[Badge, ...]
    queue_label: str
    drawer: str
    """Whose pieces these are, in words; empty if none are drawn."""
    drawn: tuple[Piece, ...]


class Tray(NamedTuple):
    note: str
    buttons: tuple[Button, ...]


# --- the plan beside the drawing -----------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Job:
    """A place of the plan in the list beside the drawing."""

    name: str
    title: str
    icon: str
    """A line picture; empty where a neighbour's badge stands instead."""
    note: str
    count: int
    stepper: Stepper | None = None
    """None for the pantry: whoever is not sent stays there."""
    neighbour: Badge | None = None
    loot: int = 0
    """Pieces in the neighbour's pantry."""
    bag: Row | None = None
    """Of a tunnel."""


class Jobs(NamedTuple):
    """Places that are a job of one kind."""

    title: str
    note: str
    icon: str
    jobs: tuple[Job, ...]


class Plan(NamedTuple):
    """The viewer's plan while it is made."""

    groups: tuple[Jobs, ...]
    safe: str
    """Of a bag that harms no rat."""
    shortcuts: tuple[Press, ...]
    """Whole plans at one press; those that would change nothing now keep their places."""
    texts: frozenset[str]
    """The choices that its steppers and shortcuts make."""


# --- the last reveal -----------------------------------------------------------------------------


class Raid(NamedTuple):
    """A raid as it was reckoned."""

    victim: Badge
    is_left: bool
    """Through the left pipe."""
    strength: int
    defence: int
    is_won: bool


class Cell(NamedTuple):
    """What one step of the round brought to one seat."""

    step: str
    raids: tuple[Raid, ...] = ()
    gain: int = 0
    """Rats born, pieces carried off in all, made of clouds, or eaten."""
    home: int = 0
    """Rats that came home."""
    loss: int = 0
    """Pieces that raiders took, or rats that starved."""
    pieces: tuple[str, ...] = ()
    """Colours drawn."""
    hits: tuple[str, ...] = ()
    """What happened to rats: away, hurt or lost."""


class Head(NamedTuple):
    """A column of the sheet."""

    step: str
    title: str


class FilmRow(NamedTuple):
    badge: Badge
    plan: tuple[int, ...]
    cells: tuple[Cell, ...]


class Sign(NamedTuple):
    """A drawn piece, what it did to a rat, and that in words."""

    kind: str
    hit: str
    """away, hurt, lost, or empty."""
    text: str


class Film(NamedTuple):
    """The last night as a sheet."""

    title: str
    close: str
    heads: tuple[Head, ...]
    """Of the steps after the plans."""
    rows: tuple[FilmRow, ...]
    signs: tuple[Sign, ...]
    """What the drawn pieces are."""


# --- the last night, told on the drawing ---------------------------------------------------------

NOWHERE: Final = Point(0, 0)


class Opened(NamedTuple):
    """Somebody's sewer when the screens fell."""

    badge: Badge
    box: Box
    is_far: bool
    tells: tuple[Tell, ...]


class Acting(NamedTuple):
    """Somebody else of whom the night tells, and the cheese they have by then."""

    seat: Seat
    cheese: int


@dataclass(frozen=True, slots=True)
class Beat:
    """What one event of the night leaves on the drawing."""

    id: str
    kind: str
    """plan, raid, cheese, born, row, pieces; empty for nothing."""
    at: Point = NOWHERE
    text: str = ""
    """A number, the tunnel of a row, or the colour of pieces."""
    count: int = 0
    badge: Badge | None = None
    is_won: bool = False
    opened: Opened | None = None
    scale: float = 1
    """Of what lies over a sewer: plates are smaller where its rooms are."""
    is_far_off: bool = False
    """Whether it is at somebody else's sewer, which a phone has no room for."""
    acting: Acting | None = None
    """Instead of it a phone shows whose turn it is."""


class Night(NamedTuple):
    """How the viewer's rats stood when the screens fell, and what happened since."""

    rats: tuple[Rat, ...]
    rows: tuple[Row, ...]
    """What the bags held."""
    cheese: int
    """The viewer's, when the screens fell."""
    shelf: Point
    rivals: tuple[Opened, ...]
    beats: tuple[Beat, ...]


# --- around --------------------------------------------------------------------------------------


class Panel(NamedTuple):
    badge: Badge
    facts: tuple[Fact, ...]
    label: str
    clan: str
    clan_name: str
    order: int
    order_label: str
    is_active: bool
    active: str
    lamp: str
    lamp_text: str
    is_aggressive: bool
    aggressive: str
    points: str
    """At the end."""

    @property
    def cheese(self) -> int:
        return next(fact.value for fact in self.facts if fact.kind == "cheese")

    @property
    def rats(self) -> int:
        return next(fact.value for fact in self.facts if fact.kind == "rats")


class Status(NamedTuple):
    round: str
    phase: str
    icon: str
    pips: tuple[bool, ...]
    """One for each piece that the viewer's dinner costs: whether it is there."""
    dinner: str
    sum: str
    """Instead of very many pips."""


@dataclass(frozen=True, slots=True)
class Scene:
    """Everything that the templates print."""

    label: str
    height: int
    lift: int
    is_pair: bool
    round: int
    house: House
    sewers: tuple[Sewer, ...]
    table: Table
    event: EventCard | None
    cheese_title: str
    rows: tuple[Row, ...]
    clan: ClanCard | None
    offers: tuple[Offer, ...]
    supply: int
    supply_label: str
    bag: int
    bag_label: str
    marker: Point
    marker_label: str
    search: Search | None
    tray: Tray
    plan: Plan | None
    panels: tuple[Panel, ...]
    status: Status
    film: Film | None
    night: Night | None
    spots: tuple[tuple[str, Point], ...]
    """Where flights begin and end."""
