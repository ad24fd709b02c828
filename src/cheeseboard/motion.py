"""What a drawing shows of an event: typed motions, told one after the other.

A game's `board/motion.py` has `motions(event, glimpse)`, which turns an event into motions; None
leaves it to `usual`. Places are names that the drawing has: of a `data-place`, of the thing that
stands there (`data-at`), or an id. Durations are milliseconds at the usual pace and belong to the
drawing; `docs/draw-a-board.md` says how they are played.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, fields
from typing import Any, Final

from cheeseboard.game import Message, Seat

STEP: Final = 260
SLIDE: Final = 600
FLIGHT: Final = 700
FALL: Final = 650
CHEER: Final = 900
FLIP: Final = 520
READ: Final = 1400
"""How long the usual motions last."""

LEAST: Final = 600
"""A sentence beside a motion stands so long, where all that is told stays short enough."""

LONGEST: Final = 12_000
"""What a page is told at once lasts no longer than this, however slow its reader."""


@dataclass(frozen=True, slots=True)
class Move:
    """The piece at the last place has come there from the first, by those between."""

    path: tuple[str, ...]
    lasts: int = STEP
    piece: str = ""
    """The id of what moves, where the place alone does not say it."""
    is_jump: bool = False
    """Whether it goes over the heads of others."""


@dataclass(frozen=True, slots=True)
class Appear:
    """Something has come to a place from outside."""

    place: str
    lasts: int = STEP


@dataclass(frozen=True, slots=True)
class Leave:
    """What stood at the places falls out of the picture, or goes to a place."""

    places: tuple[str, ...]
    lasts: int = FALL
    to: str = ""


@dataclass(frozen=True, slots=True)
class Slide:
    """The ground (`data-slides`) of a row of places has shifted away from the first of them."""

    lane: tuple[str, ...]
    lasts: int = SLIDE


@dataclass(frozen=True, slots=True)
class Flip:
    """What lies at a place turns over; before the picture changes it then shows `picture`."""

    place: str
    picture: str = ""
    lasts: int = FLIP


@dataclass(frozen=True, slots=True)
class Fly:
    """A picture (the id of a symbol) goes along places and is gone; `size` is in the drawing's
    units, `look` are classes such as `seat-2`."""

    picture: str
    path: tuple[str, ...]
    lasts: int = FLIGHT
    size: int = 60
    look: str = ""


@dataclass(frozen=True, slots=True)
class Mark:
    """Places light up; if `stays`, until the viewer's own next move."""

    places: tuple[str, ...]
    lasts: int = CHEER
    stays: bool = False


@dataclass(frozen=True, slots=True)
class Cheer:
    """The pieces at the places are glad."""

    places: tuple[str, ...]
    lasts: int = CHEER


@dataclass(frozen=True, slots=True)
class Act:
    """The things at the places have the class `is-<name>`, which the game's styles animate.

    Their variable `--lasts` is the duration.
    """

    places: tuple[str, ...]
    name: str
    lasts: int


@dataclass(frozen=True, slots=True)
class Caption:
    """A sentence over the board, in place of the event's own."""

    message: Message
    lasts: int = READ


@dataclass(frozen=True, slots=True)
class Look:
    """A place comes into sight, where the board is longer than the screen."""

    place: str
    lasts: int = STEP


@dataclass(frozen=True, slots=True)
class Hold:
    """Time to look."""

    lasts: int


@dataclass(frozen=True, slots=True)
class Draw:
    """Here the old picture becomes the new one; without it that comes first."""


@dataclass(frozen=True, slots=True)
class Together:
    """Motions that begin at the same time."""

    motions: tuple["Motion", ...]


Motion = (
    Move
    | Appear
    | Leave
    | Slide
    | Flip
    | Fly
    | Mark
    | Cheer
    | Act
    | Caption
    | Look
    | Hold
    | Draw
    | Together
)


@dataclass(frozen=True, slots=True)
class Glimpse:
    """What a viewer is shown around the events that are told at once."""

    viewer: Seat | None
    before: Any
    """The view before; None for who has just come."""
    after: Any
    told: tuple[Message, ...]
    """All that is told at once, in order."""


Teller = Callable[[Message, Glimpse], Sequence[Motion] | None]
"""`motions` of a game."""


def usual(event: Message) -> list[Motion]:
    """What arguments say by themselves: a piece came from `origin` to `cell`, an empty origin is
    outside; the ground of a `lane` shifted; pieces `leaves`, and one `cheers`."""
    args = event.args
    found: list[Motion] = []
    if args.get("lane"):
        found.append(Slide(names(args["lane"])))
    cell, origin = str(args.get("cell", "")), args.get("origin")
    if cell and origin == "":
        found.append(Appear(cell))
    elif cell and origin:
        found.append(Move((str(origin), cell)))
    if args.get("leaves"):
        found.append(Leave(names(args["leaves"])))
    if args.get("cheers"):
        found.append(Cheer(names(args["cheers"])))
    return found


def names(text: object) -> tuple[str, ...]:
    """Places in an argument, separated by blanks or commas."""
    return tuple(str(text).replace(",", " ").split())


def lasts(motions: Sequence[Motion]) -> int:
    """Milliseconds at the usual pace."""
    return sum(_lasts(motion) for motion in motions)


def told_in(moving: Sequence[Sequence[Motion]]) -> int:
    """Milliseconds for the motions of several events, with rests in which each can be read."""
    long = [lasts(motions) for motions in moving]
    rests = [
        max(0, LEAST - one)
        for one, motions in zip(long, moving, strict=True)
        if one and not any(isinstance(motion, Caption) for motion in flat(motions))
    ]
    return max(sum(long), min(sum(long) + sum(rests), LONGEST))


def _lasts(motion: Motion) -> int:
    if isinstance(motion, Together):
        return max(map(_lasts, motion.motions), default=0)
    return 0 if isinstance(motion, Draw) else motion.lasts


def flat(motions: Sequence[Motion]) -> Iterator[Motion]:
    """All motions, also those inside others."""
    for motion in motions:
        if isinstance(motion, Together):
            yield from flat(motion.motions)
        else:
            yield motion


def places(motion: Motion) -> tuple[str, ...]:
    """The places that a motion names."""
    match motion:
        case Move(path=path, piece=piece):
            return (*path, piece) if piece else path
        case Fly(path=path):
            return path
        case Slide(lane=lane):
            return lane
        case Appear(place=place) | Flip(place=place) | Look(place=place):
            return (place,)
        case Leave(places=left, to=to):
            return (*left, to) if to else left
        case Mark(places=named) | Cheer(places=named) | Act(places=named):
            return named
    return ()


def pictures(motion: Motion) -> tuple[str, ...]:
    """The symbols that a motion shows."""
    if isinstance(motion, Fly | Flip) and motion.picture:
        return (motion.picture,)
    return ()


WRITTEN: Final = {
    **dict.fromkeys(("path", "places", "lane", "place"), "at"),
    "lasts": "ms",
    "is_jump": "jump",
}
"""What a page calls the fields."""


def to_json(motion: Motion, say: Callable[[Message], str]) -> dict[str, Any]:
    """A motion as a page is told it: what to do, and whatever is given."""
    if isinstance(motion, Together):
        return {"do": "together", "parts": [to_json(part, say) for part in motion.motions]}
    if isinstance(motion, Caption):
        return {"do": "caption", "text": say(motion.message), "ms": motion.lasts}
    given = {
        WRITTEN.get(field.name, field.name): getattr(motion, field.name) for field in fields(motion)
    }
    return {"do": type(motion).__name__.lower()} | {
        name: value for name, value in given.items() if value
    }
