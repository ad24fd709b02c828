"""What the templates print: every part of the drawing with its place and its words."""

from dataclasses import dataclass
from typing import NamedTuple

from cheeseboard.drawing import Press


class Face(NamedTuple):
    """A card as it is printed."""

    id: str
    name: str
    text: str
    code: str
    """Of its faction: bc, gh, kp or sp."""
    picture: str
    """Symbol of its picture."""
    power: int
    """Printed power, negative for actions."""
    pill: str
    """When it works, in a word or two."""
    word: int
    """Letters of the longest word in its name, which decides how large the name can be."""


class Spot(NamedTuple):
    """Where a minion stands in its zone: parts of the zone's width and height, and its size."""

    x: float
    y: float
    scale: float
    is_under: bool
    """Whether the next card lies over its right half; its signs stand further left then."""


class Tab(NamedTuple):
    """An action on a base, or on a minion."""

    id: str
    name_id: str
    """Ends with the card's id, so that the log can point at it."""
    face: Face
    seat: int
    press: Press
    aim: int
    gist: str
    """What it does to numbers, very short; empty if nothing."""
    sign: str
    """talent, used or nothing."""
    is_source: bool


class Minion(NamedTuple):
    id: str
    name_id: str
    face: Face
    seat: int
    """Who controls it."""
    owner: int
    place: int
    side: str
    """own for the zone below the base, foe above."""
    press: Press
    aim: int
    """Which landings are drawn when it is chosen; 0 for none."""
    power: int
    change: str
    """up, down or nothing, against the printed power."""
    signs: tuple[str, ...]
    strips: tuple[Tab, ...]
    order: int
    """In its zone from the left: a card lies over the one before it."""
    spot: Spot
    phone: Spot
    is_source: bool
    is_picked: bool
    is_crowded: bool


class Segment(NamedTuple):
    """A player's part of a dial."""

    seat: int
    power: int
    offset: int


class Climber(NamedTuple):
    """A player's mouse on the prize steps."""

    seat: int
    total: int
    x: float
    y: float
    scale: float


class Prize(NamedTuple):
    points: int
    x: float
    y: float
    is_idle: bool
    """Nobody would get it now."""


class Landing(NamedTuple):
    """What choosing a base would lead to."""

    label: str
    power: int
    """Of the minion that comes; negative if none does."""
    is_gone: bool
    """The minion would not stay."""
    total: int
    limit: int
    is_ready: bool
    aim: int
    """Of the card that has to be chosen first; 0 if the base is all that is asked."""


class Entry(NamedTuple):
    """A card in a list: with its words, whose it is, and how many or how strong."""

    face: Face
    seat: int
    note: str
    label: str
    """What the button says that shows it large."""


class Listing(NamedTuple):
    """A list of cards that opens over the table."""

    id: str
    title: str
    text: str
    entries: tuple[Entry, ...]
    empty: str
    """What is said below: that there is nothing."""
    close: str
    label: str
    """What the button that opens it says."""


class Large(NamedTuple):
    """A card or base in full size, opened over the table."""

    id: str
    face: Face
    is_base: bool
    faction: str
    facts: str
    rules: tuple[str, ...]
    rules_label: str
    close: str


class Base(NamedTuple):
    id: str
    name: str
    text: str
    code: str
    place: int
    press: Press
    total: int
    limit: int
    limit_label: str
    length: int
    """How much a full dial stands for."""
    segments: tuple[Segment, ...]
    climbers: tuple[Climber, ...]
    prizes: tuple[Prize, ...]
    cracks: int
    """0 to 3: how near it is to breaking."""
    ribbon: str
    """What is happening to it; empty if nothing."""
    landings: tuple[Landing, ...]
    tabs_above: tuple[Tab, ...]
    tabs_below: tuple[Tab, ...]
    listing: Listing
    is_ready: bool
    is_source: bool
    is_here: bool
    """The effect that asks works at this base."""
    is_asked: bool
    """Something there can be chosen."""


@dataclass(frozen=True, slots=True)
class HandCard:
    id: str
    face: Face
    press: Press
    aim: int
    """Which landings are drawn when it is chosen; 0 for none."""
    count: int
    go: str
    """What to press next, in a few words; empty if it cannot be pressed."""
    note: str
    """Where it comes from, if not from the hand."""


class Pile(NamedTuple):
    """A seat's cards: hand, deck and discard pile."""

    seat: int
    name: str
    codes: tuple[str, ...]
    factions: str
    hand: int
    hand_label: str
    shown: tuple[Face, ...]
    """Cards of the hand that the viewer knows."""
    backs: int
    is_low: bool
    """Few enough cards for the Ghosts."""
    deck: int
    deck_label: str
    discard: int
    top: Face | None
    discard_label: str
    discards: Listing
    known: Listing | None
    is_acting: bool


@dataclass(frozen=True, slots=True)
class Token:
    """Plays that are left."""

    kind: str
    """minion or action."""
    count: int
    text: str


class WordButton(NamedTuple):
    text: str
    press: Press
    is_quiet: bool


@dataclass(frozen=True, slots=True)
class TrayCard:
    id: str
    face: Face | None
    base: str
    """Id of a base with an ability; empty for cards."""
    code: str
    name: str
    press: Press
    count: int
    note: str
    seat: int


class Tray(NamedTuple):
    """Things to choose from that lie nowhere on the table."""

    title: str
    cards: tuple[TrayCard, ...]
    words: tuple[WordButton, ...]


class Link(NamedTuple):
    """A card in the middle of its effect, in the chain from the outermost to the one that asks."""

    name: str
    is_last: bool


class Limelight(NamedTuple):
    """The card whose effect is being carried out."""

    title: str
    face: Face | None
    base: str
    code: str
    name: str
    text: str
    seat: int
    chain: tuple[Link, ...]
    chain_label: str
    words: tuple[WordButton, ...]


class Stage(NamedTuple):
    """A step of scoring."""

    text: str
    state: str
    """done, now or later."""


class Scoring(NamedTuple):
    """The base that is being scored, and how far it has come."""

    base: str
    title: str
    stages: tuple[Stage, ...]
    waiting: tuple[int, ...]
    """Seats that may still react."""
    waiting_label: str


class RecapLine(NamedTuple):
    """What a player got."""

    seat: int
    text: str
    points: int


class Recap(NamedTuple):
    """How a base was scored, line by line."""

    base: str
    title: str
    reached: str
    places: tuple[RecapLine, ...]
    after: str
    """What lies there now."""


class Offer(NamedTuple):
    """A faction in the draft."""

    id: str
    code: str
    name: str
    text: str
    press: Press
    minions: tuple[Face, ...]
    actions: tuple[Face, ...]
    takers: tuple[int, ...]
    left: int
    left_label: str
    listing: Listing


class Panel(NamedTuple):
    seat: int
    points: int
    points_label: str
    codes: tuple[str, ...]
    factions: str
    hand: int
    hand_label: str
    deck: int
    deck_label: str
    discard: int
    discard_label: str
    is_low: bool
    track: tuple[bool, ...]


class Status(NamedTuple):
    step: str
    tokens: tuple[Token, ...]
    label: str


class Words(NamedTuple):
    table: str
    bases: str
    hand: str
    deck: str
    discard: str
    scored: str
    base_deck: str
    plays: str
    of: str
    draft: str


class Frame(NamedTuple):
    """Measures of the field, in its own units."""

    bases: int
    base_width: int
    base_height: int
    width: int
    height: int
    above: int
    """Where the zones of others begin."""
    above_height: int
    middle: int
    """Where the bases begin."""
    below: int
    below_height: int
    text: float
    """How much larger small text is drawn, where everything is smaller."""


@dataclass(frozen=True, slots=True)
class Scene:
    words: Words
    frame: Frame
    bases: tuple[Base, ...]
    gaps: tuple[int, ...]
    """Places without a base."""
    minions: tuple[Minion, ...]
    rivals: tuple[Pile, ...]
    own: Pile
    is_player: bool
    hand: tuple[HandCard, ...]
    backs: int
    tokens: tuple[Token, ...]
    tokens_label: str
    tray: Tray | None
    limelight: Limelight | None
    scoring: Scoring | None
    recaps: tuple[Recap, ...]
    draft: tuple[Offer, ...]
    base_deck: int
    base_deck_label: str
    scored: Listing
    scored_top: str
    listings: tuple[Listing, ...]
    larges: tuple[Large, ...]
    panels: tuple[Panel, ...]
    status: Status
