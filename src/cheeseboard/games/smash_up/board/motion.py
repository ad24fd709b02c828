"""What the table shows of an event.

Minions slide to another base by themselves when the picture changes (`board.css`); here they get
the time that takes. On a phone, where a base does not fit into the view with the lanes above and
below it, that goes to the lane where a card comes or goes, and back to a card that the viewer has
played; the tile of the base in the row above pulses too.
"""

from collections.abc import Iterator, Sequence
from typing import Final

from cheeseboard.game import NONE, Message, Seat
from cheeseboard.games.smash_up.box import BASE, IS_MINION, KIND
from cheeseboard.games.smash_up.state import Position
from cheeseboard.motion import (
    Act,
    Appear,
    Draw,
    Fly,
    Glimpse,
    Hold,
    Leave,
    Look,
    Mark,
    Motion,
    Together,
    names,
)

COME: Final = 420
PULSE: Final = 600
SHOVE: Final = 450
WALK: Final = 700
BREAK: Final = 1000
FALL: Final = 700
COIN: Final = 800
READ: Final = 900
TURN: Final = 500
"""Milliseconds of each motion."""

GOES: Final = ("event-destroy", "event-saved", "event-return", "event-pick-up")
READING: Final = ("event-action", "event-action-in-vain", "event-talent", "event-place")
"""What happens nowhere on the table, or is told in words alone."""


def motions(event: Message, glimpse: Glimpse) -> Sequence[Motion]:
    """Cards come, are shoved and fall; a base breaks, pays, and another takes its place."""
    if glimpse.before is None:
        return ()
    if event.key in GOES:
        return tuple(_goes(event, glimpse))
    if event.key in READING:
        return () if event.args["seat"] == glimpse.viewer else (Hold(READ),)
    match event.key:
        case "event-minion":
            return _comes(event, glimpse)
        case "event-on-base":
            return _at(event, glimpse)
        case "event-move":
            return tuple(_moves(event, glimpse))
        case "event-scoring":
            return _breaks(event, glimpse)
        case "event-points":
            return _pays(event, glimpse)
        case "event-cleared":
            fallen = names(event.args.get("leaves", ""))
            minions = tuple(piece for piece in fallen if _is_minion(piece, glimpse.before))
            return (Act(minions, "falling", FALL), Draw()) if minions else (Draw(),)
        case "event-base":
            return _turns(event, glimpse)
    return ()


# --- cards ---------------------------------------------------------------------------------------


def _comes(event: Message, glimpse: Glimpse) -> tuple[Motion, ...]:
    piece = str(event.args["cell"])
    slot = _slot(piece, glimpse.after)
    if slot == NONE:  # It has gone again in the same story.
        return _at(event, glimpse)
    seat = int(event.args["seat"])
    look = Look(_lane(seat, glimpse.after.card_base[slot], glimpse))
    pulse = Together((Appear(piece, COME), *_pulses(event, glimpse.after)))
    stays = () if seat == glimpse.viewer else (Mark((piece,), PULSE, stays=True),)
    return (look, pulse, *stays)


def _at(event: Message, glimpse: Glimpse) -> tuple[Motion, ...]:
    """Something at a base: the view goes there, and it pulses."""
    pulses = tuple(_pulses(event, glimpse.after))
    return (*_looks(event, glimpse.after), Together(pulses)) if pulses else ()


def _moves(event: Message, glimpse: Glimpse) -> Iterator[Motion]:
    """A minion is seen where it was, leaves, and arrives where it is now."""
    before, after = glimpse.before, glimpse.after
    kind, base = KIND[str(event.args["card"])], str(event.args["base"])
    seat = int(event.args["seat"])
    for slot, stamp in enumerate(before.card_stamp):
        if before.card_kind[slot] != kind or before.card_holder[slot] != seat:
            continue
        piece = f"su-c-{stamp}"
        now = _slot(piece, after)
        old = before.card_base[slot]
        if now == NONE and _falls(piece, glimpse):
            yield Look(_lane(seat, old, glimpse))
            yield Leave((piece,), WALK, to=_name(base, after) or _name(base, before))
            return
        if now != NONE and after.card_base[now] != old:
            yield Look(_lane(seat, old, glimpse))
            yield Act((piece,), "shoved", SHOVE)
            yield Draw()
            yield Look(_lane(seat, after.card_base[now], glimpse))
            yield Together((Hold(WALK), *_pulses(event, after)))
            yield from _looks_back(glimpse)
            return


def _falls(piece: str, glimpse: Glimpse) -> bool:
    """Whether the same story tells of its end."""
    told = [one for one in glimpse.told if one.key in GOES]
    return any(piece in names(one.args.get("leaves", "")) for one in told)


def _goes(event: Message, glimpse: Glimpse) -> Iterator[Motion]:
    for piece in names(event.args.get("leaves", "")):
        slot = _slot(piece, glimpse.before)
        if slot != NONE and _is_minion(piece, glimpse.before):
            before = glimpse.before
            yield Look(_lane(before.card_holder[slot], before.card_base[slot], glimpse))
            yield Leave((piece,), FALL)
            yield from _looks_back(glimpse)


def _looks_back(glimpse: Glimpse) -> Iterator[Motion]:
    """To the card that the viewer has played in the same story."""
    for event in glimpse.told:
        if event.key != "event-minion" or event.args["seat"] != glimpse.viewer:
            continue
        slot = _slot(str(event.args["cell"]), glimpse.after)
        if slot != NONE:
            yield Look(_lane(int(event.args["seat"]), glimpse.after.card_base[slot], glimpse))


# --- bases ---------------------------------------------------------------------------------------


def _breaks(event: Message, glimpse: Glimpse) -> tuple[Motion, ...]:
    base = _name(str(event.args["base"]), glimpse.before)
    if not base:
        return ()
    return (*_looks(event, glimpse.before), Act((base,), "breaking", BREAK))


def _pays(event: Message, glimpse: Glimpse) -> tuple[Motion, ...]:
    """Points fly from the base that is being scored; others are told in words."""
    scored = [one for one in glimpse.told if one.key == "event-scoring"]
    base = _name(str(scored[0].args["base"]), glimpse.before) if scored else ""
    if not base:
        return (Hold(READ),)
    return (Fly("su-coin", (base, _pile(int(event.args["seat"]), glimpse)), COIN, 40),)


def _pile(seat: Seat, glimpse: Glimpse) -> str:
    """Where a seat's cards lie: the viewer's below, the others' above."""
    return "su-mine" if _is_below(seat, glimpse) else f"su-pile-of-{seat}"


def _turns(event: Message, glimpse: Glimpse) -> tuple[Motion, ...]:
    base = _name(str(event.args["base"]), glimpse.after)
    if not base or str(event.args["base"]) in _ids(glimpse.before):
        return ()
    return (Draw(), *_looks(event, glimpse.after), Act((base,), "turning", TURN))


# --- places --------------------------------------------------------------------------------------


def _looks(event: Message, view: Position) -> Iterator[Motion]:
    place = _place(str(event.args["base"]), view)
    if place != NONE:
        yield Look(f"su-at-{place}")


def _lane(seat: Seat, place: int, glimpse: Glimpse) -> str:
    """Where a seat's minions lie at a base."""
    return f"su-{'own' if _is_below(seat, glimpse) else 'foe'}-{place}"


def _is_below(seat: Seat, glimpse: Glimpse) -> bool:
    return seat == (0 if glimpse.viewer is None else glimpse.viewer)


def _pulses(event: Message, view: Position) -> Iterator[Motion]:
    """A base and its tile in the overview."""
    base = str(event.args["base"])
    name = _name(base, view)
    if name:
        yield Act((name, f"su-tile-{_place(base, view)}"), "struck", PULSE)


def _name(base: str, view: Position) -> str:
    """How the drawing calls a base; empty if it is not on the table."""
    place = _place(base, view)
    return "" if place == NONE else f"su-b{place}-{base}"


def _place(base: str, view: Position) -> int:
    number = BASE[base]
    return view.bases.index(number) if number in view.bases else NONE


def _ids(view: Position) -> list[str]:
    return [id for id, number in BASE.items() if number in view.bases]


def _slot(piece: str, view: Position) -> int:
    """Where a card in play lies; NONE if it does not."""
    stamp = int(piece.rpartition("-")[2])
    return view.card_stamp.index(stamp) if stamp in view.card_stamp else NONE


def _is_minion(piece: str, view: Position) -> bool:
    slot = _slot(piece, view)
    return slot != NONE and IS_MINION[view.card_kind[slot]]
