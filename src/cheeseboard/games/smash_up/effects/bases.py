"""The eight bases (SU-14)."""

from typing import Final

from cheeseboard.games.smash_up.cards import ATTACH, IS_MINION, POWER
from cheeseboard.games.smash_up.flow import Brawl, ask
from cheeseboard.games.smash_up.hooks import (
    ACTION_PLAYED,
    BY_CARD,
    DESTROYED,
    MINION_PLAYED,
    REPLACED,
    SCORED,
    TURN_GRANT,
    ability,
    question,
    rule_of,
)
from cheeseboard.games.smash_up.state import ACTION, FIELD, NONE, Frame, Position
from cheeseboard.games.smash_up.verbs import (
    discard_some,
    gain,
    grant,
    grant_here,
    search_minion,
    use_workshop,
)

ANY_POWER: Final = 99


@ability("field_of_honor", DESTROYED)
def field_of_honor(brawl: Brawl, me: Frame) -> None:
    """SU-14.2: whoever destroys a minion here scores 1 point."""
    gain(brawl, me.seat, 1, FIELD)


@rule_of("tsars_palace", "forbids")
def tsars_palace(kind: int) -> bool:
    """SU-14.3: minions of printed power 2 or less cannot be played here."""
    return IS_MINION[kind] and POWER[kind] <= 2


@ability("haunted_house", MINION_PLAYED)
def haunted_house(brawl: Brawl, me: Frame) -> None:
    """SU-14.4: after playing a minion here, its player discards a card."""
    discard_some(brawl, me, 1)


@rule_of("dread_gazebo", "forbids")
def dread_gazebo(kind: int) -> bool:
    """SU-14.6: nobody can play an action on this base."""
    return ATTACH[kind] == "base"


@ability("secret_grove", TURN_GRANT)
def secret_grove(brawl: Brawl, me: Frame) -> None:
    """SU-14.5: each turn an extra minion of power 2 or less, here."""
    grant_here(brawl, me)


@ability("the_greenhouse", REPLACED)
def the_greenhouse(brawl: Brawl, me: Frame) -> None:
    """SU-14.7: once it is replaced, a winner may fetch a minion and play it on the new base."""
    search_minion(brawl, me, ANY_POWER, is_optional=True)


@ability("inventors_salon", SCORED)
def inventors_salon(brawl: Brawl, me: Frame) -> None:
    """SU-14.8: after scoring, a winner may recover an action."""
    ask(brawl, me, "discarded_action_or_none", "recovered")


@question(BY_CARD)
def discarded_action_or_none(state: Position, me: Frame) -> list[int]:
    """Different actions in the own discard pile; or none."""
    return [*sorted({kind for kind in state.discards[me.seat] if not IS_MINION[kind]}), NONE]


@ability("workshop", ACTION_PLAYED)
def workshop(brawl: Brawl, me: Frame) -> None:
    """SU-14.9: whoever plays an action on this base may play an extra one."""
    if use_workshop(brawl, me.seat):
        grant(brawl, me, ACTION)
