"""What a move would lead to: the rules are asked, on a copy of the position."""

from cheeseboard.game import Chance, Log
from cheeseboard.games.smash_up.facts import power
from cheeseboard.games.smash_up.flow import Brawl, is_still_due, is_there
from cheeseboard.games.smash_up.hooks import STEPS
from cheeseboard.games.smash_up.state import NONE, Frame, Position
from cheeseboard.games.smash_up.verbs import move


class NoChance(Chance):
    """Arrivals leave nothing to chance."""

    __slots__ = ()

    def pick(self, label: str, count: int) -> int:
        raise AssertionError(f"An arrival asks chance for {label!r}.")

    def order(self, label: str, count: int) -> tuple[int, ...]:
        raise AssertionError(f"An arrival asks chance for {label!r}.")


def power_after_move(view: Position, step: Frame, slot: int, place: int) -> int:
    """The power of a minion once it has moved to a base; NONE if something there ends it."""
    after = view.copy()
    brawl = Brawl(after, NoChance(), Log())
    stamp = after.card_stamp[slot]
    mark = len(after.waiting)
    move(brawl, step, [slot], place)
    for arrival in after.waiting[mark:]:
        if is_still_due(after, arrival):
            STEPS[arrival.then](brawl, arrival)
    return power(after, slot) if is_there(after, slot, stamp) else NONE
