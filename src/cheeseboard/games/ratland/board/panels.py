"""What is public of each seat, and of the round."""

from typing import Final

from cheeseboard.drawing import Say
from cheeseboard.game import Message, Seat
from cheeseboard.games.ratland.board import people
from cheeseboard.games.ratland.board.parts import Panel, Status
from cheeseboard.games.ratland.rules import home
from cheeseboard.games.ratland.rules.ending import points
from cheeseboard.games.ratland.rules.stock import rounds
from cheeseboard.games.ratland.state import (
    BRIBE,
    CLAN_CHOICE,
    EVENING,
    EXTRA,
    FIGHT,
    LEFTOVERS,
    MOVES,
    OVER,
    PLANS,
    PUT_BACK,
    SWAPS,
    Position,
)

PHASES: Final = {
    CLAN_CHOICE: ("clans", "rl-i-rat"),
    PLANS: ("rats", "rl-i-rat"),
    MOVES: ("rats", "rl-i-rat"),
    BRIBE: ("search", "rl-i-bag"),
    FIGHT: ("search", "rl-i-bag"),
    EXTRA: ("search", "rl-i-bag"),
    PUT_BACK: ("search", "rl-i-bag"),
    LEFTOVERS: ("search", "rl-i-bag"),
    SWAPS: ("feeding", "rl-i-plate"),
    EVENING: ("evening", "rl-i-home"),
    OVER: ("over", "rl-i-home"),
}
"""Phases that wait for somebody: message and picture."""
MOST_PIPS: Final = 6
"""A larger dinner is told in numbers only."""


def panel(view: Position, seat: Seat, say: Say) -> Panel:
    found = people.facts(view, seat, say)
    lamp = people.lamp(view, seat)
    number = people.order(view, seat)
    is_over = view.phase == OVER
    return Panel(
        badge=people.badge(seat, say),
        facts=found,
        label=people.told(found),
        clan=people.clan(view, seat),
        clan_name=people.clan_title(view, seat, say),
        order=number,
        order_label=say(Message("panel-order", {"place": number})),
        is_active=seat == view.active and not is_over,
        active=say(Message("panel-active")),
        lamp=lamp,
        lamp_text=people.lamp_text(lamp, say),
        is_aggressive=people.is_aggressive(view, seat),
        aggressive=say(Message("panel-aggressive")),
        points=say(Message("panel-points", {"count": points(view)[seat]})) if is_over else "",
    )


def status(view: Position, viewer: Seat | None, say: Say) -> Status:
    name, icon = PHASES[view.phase]
    pips: tuple[bool, ...] = ()
    dinner = short = ""
    if viewer is not None and view.phase not in (CLAN_CHOICE, EVENING, OVER):
        need, cheese = home.dinner(view, viewer), view.cheese[viewer]
        dinner = say(Message("status-dinner", {"need": need, "cheese": cheese}))
        if need <= MOST_PIPS:
            pips = tuple(piece < cheese for piece in range(need))
        else:
            short = f"{cheese}/{need}"
    return Status(
        round=say(Message("status-round", {"round": rounds(view)})) if view.round else "",
        phase=say(Message(f"status-{name}")),
        icon=icon,
        pips=pips,
        dinner=dinner,
        sum=short,
    )
