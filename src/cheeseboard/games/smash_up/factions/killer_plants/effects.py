"""The Killer Plants: they grow turn by turn (SU-12)."""

from typing import Final

from cheeseboard.game import NONE, Seat
from cheeseboard.games.smash_up.box import IS_MINION
from cheeseboard.games.smash_up.facts import (
    MOVE,
    RETURN,
    deck,
    deck_size,
    distinct,
    has_minion_at,
    minions,
    own_minions_at,
)
from cheeseboard.games.smash_up.flow import Brawl, ask
from cheeseboard.games.smash_up.hooks import (
    BY_MINION,
    PLAY,
    REPLACED,
    START,
    TALENT,
    TURN_GRANT,
    ability,
    question,
    rule_of,
    step,
)
from cheeseboard.games.smash_up.state import MINION, Frame, Position
from cheeseboard.games.smash_up.verbs import (
    destroy,
    draw,
    drop_breakpoint,
    fetch,
    grant,
    grant_here,
    keep_resolved,
    renew_deck,
    search_minion,
    tell,
    water,
    weaken,
)

TRAP_POWER: Final = 2
SPROUT_POWER: Final = 3
BLOSSOMS: Final = 3
ANY_POWER: Final = 99

# --- minions -------------------------------------------------------------------------------------


@ability("kp_venus_man_trap", TALENT)
def venus_man_trap(brawl: Brawl, me: Frame) -> None:
    """SU-12.1: fetch a minion of power 2 or less from the deck and play it here as an extra."""
    search_minion(brawl, me, TRAP_POWER, is_optional=False)


@ability("kp_weed_eater", PLAY)
def weed_eater(brawl: Brawl, me: Frame) -> None:
    """SU-12.2: 2 weaker in the turn in which it is played."""
    weaken(brawl, me.slot, 2)


@ability("kp_water_lily", START)
def water_lily(brawl: Brawl, me: Frame) -> None:
    """SU-12.3: draw a card; only one of a player's lilies does so in a turn."""
    water(brawl)
    draw(brawl, me.seat, 1)


@rule_of("kp_water_lily", "due")
def water_lily_due(state: Position, slot: int) -> bool:
    """SU-12.3: no other lily has drawn this turn."""
    return not state.has_watered


@ability("kp_sprout", START)
def sprout(brawl: Brawl, me: Frame) -> None:
    """SU-12.4: destroy this; then, even if it survives, maybe a minion of power 3 or less."""
    destroy(brawl, me, me.slot)
    search_minion(brawl, me, SPROUT_POWER, is_optional=True)


@rule_of("kp_sprout", "due")
def sprout_due(state: Position, slot: int) -> bool:
    """SU-2.4: also if it came this turn, unless `sprout_chain` is off."""
    return state.variant.sprout_chain or state.card_arrived[slot] != state.turn


# --- standard actions ----------------------------------------------------------------------------


@ability("kp_blossom", PLAY)
def blossom(brawl: Brawl, me: Frame) -> None:
    """SU-12.5: three extra minions, all of one name."""
    grant(brawl, me, MINION, BLOSSOMS, same_name=True)


@ability("kp_budding", PLAY)
def budding(brawl: Brawl, me: Frame) -> None:
    """SU-12.6: choose a minion in play; a card of that name comes from the deck to the hand."""
    ask(brawl, me, "any_minion", "budded")


@question(BY_MINION, "copy", "SU-12.6")
def any_minion(state: Position, me: Frame) -> list[int]:
    """All minions in play."""
    return distinct(state, minions(state))


@step
def budded(brawl: Brawl, me: Frame) -> None:
    """SU-9.3, SU-9.7: an empty deck is made anew first; nothing fitting, nothing taken."""
    state = brawl.state
    kind = state.card_kind[me.choice]
    if not deck_size(state, me.seat):
        renew_deck(brawl, me.seat)
    brawl.log.border()  # whether the deck holds one is known now
    if kind in deck(state, me.seat):
        fetch(brawl, me.seat, kind)
        keep_resolved(brawl, me.seat, kind)
    else:
        tell(brawl, "finds-nothing", seat=me.seat, rules=("SU-9.7",))


@ability("kp_insta_grow", PLAY)
def insta_grow(brawl: Brawl, me: Frame) -> None:
    """SU-12.10: an extra minion."""
    grant(brawl, me, MINION)


# --- actions that stay ---------------------------------------------------------------------------


@ability("kp_choking_vines", START)
def choking_vines(brawl: Brawl, me: Frame) -> None:
    """SU-12.7: destroy the minion under it; if that is immune, try again next turn."""
    destroy(brawl, me, brawl.state.card_host[me.slot])


@rule_of("kp_deep_roots", "protects")
def deep_roots(state: Position, slot: int, target: int, verb: str, cause: Seat) -> bool:
    """SU-12.8: others neither move nor return the own minions here."""
    seat = state.card_holder[slot]
    return (
        verb in (MOVE, RETURN)
        and cause not in (seat, NONE)
        and target in own_minions_at(state, seat, state.card_base[slot])
    )


@rule_of("kp_entangled", "protects")
def entangled(state: Position, slot: int, target: int, verb: str, cause: Seat) -> bool:
    """SU-12.9: no minion leaves a base where its player has one, by move or return."""
    return (
        verb in (MOVE, RETURN)
        and IS_MINION[state.card_kind[target]]
        and has_minion_at(state, state.card_holder[slot], state.card_base[target])
    )


@ability("kp_entangled", START)
def entangled_ends(brawl: Brawl, me: Frame) -> None:
    """SU-12.9: it is destroyed when its player's turn starts."""
    destroy(brawl, me, me.slot)


@ability("kp_overgrowth", START)
def overgrowth(brawl: Brawl, me: Frame) -> None:
    """SU-12.11: the breakpoint here is 0 for this turn."""
    drop_breakpoint(brawl, me.base)


@rule_of("kp_sleep_spores", "power")
def sleep_spores(state: Position, slot: int, minion: int) -> int:
    """SU-12.12: minions of others here are 1 weaker."""
    return 0 if state.card_holder[minion] == state.card_holder[slot] else -1


# --- bases (SU-14) -------------------------------------------------------------------------------


@ability("secret_grove", TURN_GRANT)
def secret_grove(brawl: Brawl, me: Frame) -> None:
    """SU-14.5: each turn an extra minion of power 2 or less, here."""
    grant_here(brawl, me)


@ability("the_greenhouse", REPLACED)
def the_greenhouse(brawl: Brawl, me: Frame) -> None:
    """SU-14.7: once it is replaced, a winner may fetch a minion and play it on the new base."""
    search_minion(brawl, me, ANY_POWER, is_optional=True)
