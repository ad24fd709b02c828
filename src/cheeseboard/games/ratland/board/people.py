"""Who sits where, and what everybody may know of them."""

from typing import Final

from cheeseboard.drawing import Say
from cheeseboard.game import HIDDEN, NONE, Message, Seat
from cheeseboard.games.ratland.board.parts import Badge, Fact
from cheeseboard.games.ratland.box import (
    CLAN_NAMES,
    GRAVEYARD,
    INFIRMARY,
    LOST,
    PANTRY,
    PLACES,
)
from cheeseboard.games.ratland.rules.flow import to_act
from cheeseboard.games.ratland.rules.stock import healthy
from cheeseboard.games.ratland.state import (
    AGGRESSIVE,
    CLAN_CHOICE,
    OVER,
    PLANS,
    READY,
    SWAPS,
    Position,
)

LOOKS: Final = 6
"""Identities; later seats repeat them."""


def badge(seat: Seat, say: Say) -> Badge:
    look = seat % LOOKS
    letter = say(Message(f"seat-{look}"))[:1]
    name = say(Message("board-name", {"seat": seat}))
    return Badge(seat, look + 1, letter * (1 + seat // LOOKS), name)


def facts(view: Position, seat: Seat, say: Say) -> tuple[Fact, ...]:
    """The numbers that are open at all times (RAT-1.11, RUL-7)."""
    first = seat * PLACES
    values = {
        "rats": healthy(view, seat),
        "hurt": view.rats[first + INFIRMARY],
        "lost": view.rats[first + LOST],
        "cheese": view.cheese[seat],
        "graves": view.rats[first + GRAVEYARD],
    }
    return tuple(
        Fact(kind, value, say(Message(f"panel-{kind}", {"count": value})))
        for kind, value in values.items()
    )


def told(found: tuple[Fact, ...]) -> str:
    return ", ".join(fact.label for fact in found)


def order(view: Position, seat: Seat) -> int:
    """RAT-1.3: 1 for the active player."""
    return (seat - view.active) % view.seats + 1


def clan(view: Position, seat: Seat) -> str:
    return CLAN_NAMES[view.clans[seat]] if view.clans[seat] != NONE else ""


def clan_title(view: Position, seat: Seat, say: Say) -> str:
    name = clan(view, seat)
    return say(Message("board-clan", {"clan": name})) if name else ""


def is_aggressive(view: Position, seat: Seat) -> bool:
    """As far as the viewer knows: behind a screen only the owner does."""
    if view.plan_sides[seat] not in (NONE, HIDDEN):
        return view.plan_sides[seat] == AGGRESSIVE
    return view.sides[seat] == AGGRESSIVE


def is_dark(view: Position, seat: Seat, viewer: Seat | None) -> bool:
    """Whether a seat plans behind its screen and the view does not say what.

    A plan of which nothing is placed yet looks the same in all views.
    """
    if view.phase != PLANS or seat == viewer:
        return False
    plan = plan_of(view, seat)
    if HIDDEN in plan:
        return True
    return view.steps[seat] != READY and not any(plan[:PANTRY])


def plan_of(view: Position, seat: Seat) -> list[int]:
    return view.plans[seat * INFIRMARY : (seat + 1) * INFIRMARY]


def standing(view: Position, seat: Seat) -> list[int]:
    """Rats in each of the ten places, while planning as planned."""
    first = seat * PLACES
    here = view.rats[first : first + PLACES]
    return plan_of(view, seat) + here[INFIRMARY:] if view.phase == PLANS else here


# --- lamps ---------------------------------------------------------------------------------------

TOGETHER: Final = (CLAN_CHOICE, PLANS, SWAPS)
"""Phases in which all decide at once."""


def lamp(view: Position, seat: Seat) -> str:
    """ready or thinking where all decide together, turn for who decides alone, or nothing."""
    if view.phase == OVER:
        return ""
    is_asked = seat in to_act(view)
    if view.phase in TOGETHER:
        return "thinking" if is_asked else "ready"
    return "turn" if is_asked else ""


def lamp_text(found: str, say: Say) -> str:
    return say(Message(f"board-{found}")) if found else ""
