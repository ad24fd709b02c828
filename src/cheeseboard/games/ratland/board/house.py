"""The large sewer: rooms, rats, cheese."""

from typing import Final

from cheeseboard.drawing import Press, Say
from cheeseboard.game import HIDDEN, NONE, Argument, Message, Seat
from cheeseboard.games.ratland.board import people
from cheeseboard.games.ratland.board.offers import Offers
from cheeseboard.games.ratland.board.parts import (
    House,
    Rat,
    Room,
    Slice,
    Squad,
    Stepper,
)
from cheeseboard.games.ratland.board.places import (
    ARCHED,
    FIVE,
    PLATES,
    ROOMS,
    SAFE,
    SIGNS,
    on_shelf,
    stands,
)
from cheeseboard.games.ratland.box import (
    BEDROOM,
    CITY,
    DUMP,
    FIELD,
    GRAVEYARD,
    INFIRMARY,
    LOST,
    PANTRY,
    PIPE_LEFT,
    PIPE_RIGHT,
    PLACE_NAMES,
    ZONES,
)
from cheeseboard.games.ratland.moves import AWAY, HIDE, PUTS, STEP, SWAP, TAKES
from cheeseboard.games.ratland.rules.plans import surplus
from cheeseboard.games.ratland.state import PLACE_RATS, PLANS, Position
from cheeseboard.games.ratland.wording import label

WEARS: Final = {
    DUMP: "search",
    CITY: "search",
    FIELD: "search",
    PIPE_LEFT: "raid",
    PIPE_RIGHT: "raid",
    BEDROOM: "bed",
    PANTRY: "guard",
    INFIRMARY: "hurt",
    LOST: "lost",
    GRAVEYARD: "grave",
}
IN_TURN: Final = (*AWAY, PANTRY, INFIRMARY, LOST, GRAVEYARD)
"""Rats are numbered in this order, so that those which leave the pantry are the ones to walk."""
LETTER_WIDTH: Final = 8.4
SIGN_EDGES: Final = 44
"""Width of a name plate beside its letters: the picture and the margins."""
PIPE_SIGN_WIDTH: Final = 128
SQUAD_HEIGHT: Final = 62


def house(view: Position, seat: Seat, viewer: Seat | None, offers: Offers, say: Say) -> House:
    is_dark = people.is_dark(view, seat, viewer)
    counts = people.standing(view, seat)
    badge = people.badge(seat, say)
    found = people.facts(view, seat, say)
    name = say(Message("board-house", {"seat": seat}))
    return House(
        badge=badge,
        owner="" if seat == viewer else badge.name,
        label=f"{name}. {people.told(found)}",
        is_dark=is_dark,
        is_aggressive=people.is_aggressive(view, seat),
        aggressive=say(Message("panel-aggressive")),
        facts=found,
        rooms=tuple(
            _room(view, seat, place, -1 if is_dark and place in ZONES else count, offers, say)
            for place, count in enumerate(counts)
        ),
        rats=() if is_dark else figures(counts, str(seat)),
        squads=() if is_dark else _squads(counts, offers, say),
        slices=_slices(view, seat, is_dark, offers),
    )


# --- rooms ---------------------------------------------------------------------------------------


def _room(view: Position, seat: Seat, place: int, count: int, offers: Offers, say: Say) -> Room:
    title = place_title(place, say)
    neighbour = _neighbour(view, seat, place)
    width = round(SIGN_EDGES + LETTER_WIDTH * len(title))
    return Room(
        name=PLACE_NAMES[place],
        title=title,
        box=ROOMS[place],
        is_arched=place in ARCHED,
        sign=SIGNS[place],
        sign_width=width if neighbour is None else PIPE_SIGN_WIDTH,
        plate=PLATES[place],
        count=count,
        is_zone=place in ZONES,
        press=_press(view, place, _told(view, place, title, count, neighbour, say), offers),
        stepper=_stepper(view, seat, place, offers, say),
        neighbour=people.badge(neighbour, say) if neighbour is not None else None,
        loot=view.cheese[neighbour] if neighbour is not None else 0,
        note=_note(view, seat, place, count, say),
    )


def place_title(place: int, say: Say) -> str:
    return say(Message(f"board-place-{PLACE_NAMES[place]}"))


def _neighbour(view: Position, seat: Seat, place: int) -> Seat | None:
    """RAT-1.1: the left neighbour is the next seat."""
    if place == PIPE_LEFT:
        return (seat + 1) % view.seats
    return (seat - 1) % view.seats if place == PIPE_RIGHT else None


def _told(
    view: Position, place: int, title: str, count: int, neighbour: Seat | None, say: Say
) -> str:
    if neighbour is not None:
        args: dict[str, Argument] = {"seat": neighbour, "cheese": view.cheese[neighbour]}
        title = f"{title} ({say(Message('board-raid', args))})"
    if count < 0:
        return f"{title}: {say(Message('board-screened'))}"
    return f"{title}: {say(Message('board-rats', {'count': count}))}"


def _press(view: Position, place: int, label: str, offers: Offers) -> Press:
    """A place takes one more rat of a plan, or the Athletes' rat, or gives one for a swap."""
    if view.phase == PLANS and offers.all and place in AWAY:
        return offers.press_or_why(PUTS[AWAY.index(place)], label)
    steps = [choice for choice in offers.of_kind(STEP) if choice.moves[0].target == place]
    swaps = [choice for choice in offers.of_kind(SWAP) if choice.moves[0].value == place]
    return offers.named(label, steps or swaps)


def _stepper(view: Position, seat: Seat, place: int, offers: Offers, say: Say) -> Stepper | None:
    """RAT-4.1: rats go to a place and back as long as the plan is not done."""
    is_planning = view.phase == PLANS and view.steps[seat] == PLACE_RATS
    if not is_planning or not offers.all or place not in AWAY:
        return None
    number = AWAY.index(place)
    less, more, group = (
        offers.press_or_why(move, say(label(view, seat, move).message))
        for move in (TAKES[number], PUTS[number], PUTS[number + len(AWAY)])
    )
    return Stepper(less, more, group)


def _note(view: Position, seat: Seat, place: int, count: int, say: Say) -> str:
    if place != PANTRY or count < 0:
        return ""
    is_waiting = view.phase == PLANS and surplus(view, seat) > 0
    return say(Message("board-idle" if is_waiting else "board-guard", {"count": count}))


# --- rats and cheese -----------------------------------------------------------------------------


def figures(counts: list[int], name: str = "") -> tuple[Rat, ...]:
    """Rats in each of the ten places as figures, those behind first."""
    found: list[Rat] = []
    number = 0
    for place in IN_TURN:
        for nth, (at, rats) in enumerate(stands(place, counts[place])):
            kind = "five" if rats == FIVE else "rat"
            found.append(Rat(f"rl-{kind}-{name}-{number}", at, WEARS[place], rats == FIVE, nth))
            number += rats
    return tuple(sorted(found, key=lambda rat: rat.at.y))


def _squads(counts: list[int], offers: Offers, say: Say) -> tuple[Squad, ...]:
    """Athletes pick a rat first, then where it goes."""
    found: list[Squad] = []
    for place in ZONES:
        moves = [choice for choice in offers.of_kind(STEP) if choice.moves[0].place == place]
        if moves:
            at = [stand.at for stand in stands(place, counts[place])]
            left, right = min(p.x for p in at) - 24, max(p.x for p in at) + 24
            foot = max(p.y for p in at)
            box = ROOMS[place]._replace(
                x=left, y=foot - SQUAD_HEIGHT, width=right - left, height=SQUAD_HEIGHT
            )
            label = say(moves[0].label.group)
            found.append(Squad(PLACE_NAMES[place], box, offers.named(label, moves)))
    return tuple(found)


def _slices(view: Position, seat: Seat, is_dark: bool, offers: Offers) -> tuple[Slice, ...]:
    """RAT-13.7: a piece in the bedroom is safe; only its owner knows before the reveal.

    The last piece on the shelf can be hidden, and the hidden one brought back.
    """
    planned = view.plan_hides[seat]
    safe = view.hidden[seat] if is_dark or planned in (NONE, HIDDEN) else planned
    changes = {choice.moves[0].value: offers.press(choice) for choice in offers.of_kind(HIDE)}
    on_show = on_shelf(view.cheese[seat] - safe)
    found = [
        Slice(
            f"rl-slice-{seat}-{number}",
            at,
            False,
            changes.get(1) if number == len(on_show) else None,
        )
        for number, at in enumerate(on_show, 1)
    ]
    if safe:
        found.append(Slice(f"rl-slice-{seat}-{view.cheese[seat]}", SAFE, True, changes.get(0)))
    return tuple(found)
