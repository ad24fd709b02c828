"""What choosing a base would lead to: the rules are asked, on a copy of the position."""

from typing import Final

from cheeseboard.game import Chance, Log
from cheeseboard.games.smash_up.flow import Brawl, is_still_due
from cheeseboard.games.smash_up.hooks import STEPS
from cheeseboard.games.smash_up.state import NONE, Position
from cheeseboard.games.smash_up.view import imagine

PUTTING: Final = ("base_by_credit", "base_for")
"""Questions for a base where a minion is played."""


class AnyCard(Chance):
    """Deals the first that there is: a card that is drawn is one more in the hand, whichever."""

    __slots__ = ()

    def pick(self, label: str, count: int) -> int:
        return 0

    def order(self, label: str, count: int) -> tuple[int, ...]:
        return tuple(range(count))


def after_choice(view: Position, place: int) -> Position:
    """The position once a base is chosen, when the next question comes or the effect is over."""
    chance = AnyCard()
    world = imagine(view, chance)
    brawl = Brawl(world, chance, Log())
    mark = len(world.waiting)
    asked = world.stack.pop()
    depth = len(world.stack)
    STEPS[asked.then](brawl, asked.but(ask="", choice=place))
    while len(world.stack) > depth and not world.stack[-1].ask:
        step = world.stack.pop()
        STEPS[step.then](brawl, step)
    for arrival in world.waiting[mark:]:
        if arrival.target != NONE and is_still_due(world, arrival):
            STEPS[arrival.then](brawl, arrival)
    return world


def arrival(view: Position) -> tuple[int, int]:
    """Slot and stamp of the card that comes into play next."""
    free = [slot for slot, kind in enumerate(view.card_kind) if kind == NONE]
    return (free[0] if free else len(view.card_kind)), view.stamps


def coming(view: Position) -> tuple[int, int]:
    """Slot and stamp that the minion in question has, or will have; NONE if it is about none."""
    asked = view.stack[-1]
    if asked.ask in PUTTING:
        return arrival(view)
    slot = asked.slot if asked.target == NONE else asked.target
    return slot, NONE if slot == NONE else view.card_stamp[slot]
