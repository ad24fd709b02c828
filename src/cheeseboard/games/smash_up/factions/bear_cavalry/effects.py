"""The Bear Cavalry: strong minions that push others around (SU-10)."""

from cheeseboard.game import NONE, Seat
from cheeseboard.games.smash_up.box import IS_MINION, POWER
from cheeseboard.games.smash_up.facts import (
    DESTROY,
    MOVE,
    RETURN,
    actions,
    can_anything_move,
    distinct,
    has_minion_at,
    minions_of,
    other_minions_at,
    other_places,
    own_minions_at,
    places,
    power,
    seats_from,
)
from cheeseboard.games.smash_up.flow import Brawl, ask, push
from cheeseboard.games.smash_up.hooks import (
    ARRIVAL,
    BY_ACTION,
    BY_BASE,
    BY_MINION,
    DESTROYED,
    PLAY,
    ability,
    pending,
    question,
    rule_of,
    step,
    wording,
)
from cheeseboard.games.smash_up.state import Frame, Position
from cheeseboard.games.smash_up.verbs import (
    destroy,
    gain,
    has_minion_to_offer,
    move,
    push_away,
    put_minion,
    show_minion,
    tell,
)

# --- minions -------------------------------------------------------------------------------------


@rule_of("bc_general_ivan", "protects")
def general_ivan(state: Position, slot: int, target: int, verb: str, cause: Seat) -> bool:
    """SU-10.1: nothing destroys a minion of the player who controls him, himself included."""
    return (
        verb == DESTROY
        and state.card_holder[target] == state.card_holder[slot]
        and IS_MINION[state.card_kind[target]]
    )


@rule_of("bc_polar_commando", "power")
def polar_commando_power(state: Position, slot: int, minion: int) -> int:
    """SU-10.2: 2 stronger while its player has no other minion here."""
    return 2 if minion == slot and _is_alone(state, slot) else 0


@rule_of("bc_polar_commando", "protects")
def polar_commando(state: Position, slot: int, target: int, verb: str, cause: Seat) -> bool:
    """SU-10.2: nothing destroys it while its player has no other minion here."""
    return target == slot and verb == DESTROY and _is_alone(state, slot)


def _is_alone(state: Position, slot: int) -> bool:
    return own_minions_at(state, state.card_holder[slot], state.card_base[slot]) == [slot]


@ability("bc_bear_cavalry", PLAY)
def bear_cavalry(brawl: Brawl, me: Frame) -> None:
    """SU-10.3: push a minion of another player from here to a different base."""
    if can_anything_move(brawl.state):
        ask(brawl, me, "others_here", "push_chosen")


@question(BY_MINION, "push", "SU-10.3", "SU-10.8", is_harmful=True)
def others_here(state: Position, me: Frame) -> list[int]:
    """Minions of other players at this base."""
    return distinct(state, other_minions_at(state, me.seat, me.base))


@step
def push_chosen(brawl: Brawl, me: Frame) -> None:
    """Push the chosen minion away, if one was chosen."""
    if me.choice != NONE:
        push_away(brawl, me, me.choice)


@ability("bc_cub_scout", ARRIVAL)
def cub_scout(brawl: Brawl, me: Frame) -> None:
    """SU-10.4: destroy a minion of another player that has moved here and is weaker."""
    if power(brawl.state, me.target) < power(brawl.state, me.slot):
        destroy(brawl, me, me.target)


# --- standard actions ----------------------------------------------------------------------------


@ability("bc_bear_hug", PLAY)
def bear_hug(brawl: Brawl, me: Frame) -> None:
    """SU-10.5: from the left, every other player destroys the weakest of their own minions."""
    for seat in reversed(seats_from(brawl.state, me.seat)[1:]):
        push(brawl, me.but(then="bear_hug_one", seat=seat))


@step
def bear_hug_one(brawl: Brawl, me: Frame) -> None:
    """SU-10.5: powers are looked at anew for each; the player chooses among equals."""
    ask(brawl, me, "own_weakest", "hugged")


@question(BY_MINION, "weakest", "SU-10.5")
def own_weakest(state: Position, me: Frame) -> list[int]:
    """The weakest minions of the seat, anywhere."""
    powers = {slot: power(state, slot) for slot in minions_of(state, me.seat)}
    least = min(powers.values(), default=0)
    return distinct(state, [slot for slot, value in powers.items() if value == least])


@step
def hugged(brawl: Brawl, me: Frame) -> None:
    """SU-6.10, SU-6.11: destroyed by its player, caused by Bear Hug."""
    destroy(brawl, me, me.choice)


@ability("bc_bear_necessities", PLAY)
def bear_necessities(brawl: Brawl, me: Frame) -> None:
    """SU-10.6: destroy an action in play, whoever owns it."""
    ask(brawl, me, "any_action", "necessities_chosen")


@question(BY_ACTION, "destroy-action", "SU-10.6", is_harmful=True)
def any_action(state: Position, me: Frame) -> list[int]:
    """All actions on bases and minions."""
    return distinct(state, actions(state))


@step
def necessities_chosen(brawl: Brawl, me: Frame) -> None:
    """SU-10.6: the minion under the action is not concerned."""
    destroy(brawl, me, me.choice)


@ability("bc_bear_rides_you", PLAY)
def bear_rides_you(brawl: Brawl, me: Frame) -> None:
    """SU-10.7: move one of the own minions to a different base."""
    if can_anything_move(brawl.state):
        ask(brawl, me, "own_minions", "push_chosen")


@question(BY_MINION, "own-move", "SU-10.7")
def own_minions(state: Position, me: Frame) -> list[int]:
    """All minions of the seat."""
    return distinct(state, minions_of(state, me.seat))


@ability("bc_commission", PLAY)
def commission(brawl: Brawl, me: Frame) -> None:
    """SU-10.8: play an extra minion now, or not; the push needs it, so it cannot wait."""
    if has_minion_to_offer(brawl.state, me.seat):
        ask(brawl, me.but(kind=NONE), "minion_or_none", "commissioned")


@wording("minion_or_none", "bc_commission", "commission", "SU-10.8")
def commission_words(state: Position, me: Frame) -> dict[str, int | str]:
    """The push that follows is told beforehand."""
    return {}


@step
def commissioned(brawl: Brawl, me: Frame) -> None:
    if me.choice != NONE:
        show_minion(brawl, me.seat, me.choice)
        ask(brawl, me.but(kind=me.choice), "base_for", "commission_at")


@step
def commission_at(brawl: Brawl, me: Frame) -> None:
    """SU-7.5: the minion is played completely before the push."""
    push(brawl, me.but(then="commission_push", base=me.choice))
    put_minion(brawl, me.seat, me.kind, me.choice)


@pending
def commission_push(brawl: Brawl, me: Frame) -> None:
    """SU-10.8: then push a minion of another player from the base where it was played."""
    if can_anything_move(brawl.state):
        ask(brawl, me, "others_here", "push_chosen")


@ability("bc_borscht", PLAY)
def borscht(brawl: Brawl, me: Frame) -> None:
    """SU-10.11: choose a base with an own minion; all others there go to one other base."""
    ask(brawl, me, "bases_with_own_minion", "borscht_from")


@question(BY_BASE, "base", "SU-10.11")
def bases_with_own_minion(state: Position, me: Frame) -> list[int]:
    """SU-10.12, SU-10.11: also bases where nobody else has a minion."""
    return [place for place in places(state) if has_minion_at(state, me.seat, place)]


@step
def borscht_from(brawl: Brawl, me: Frame) -> None:
    """SU-3.10: a base without minions of others is a fine choice, and nothing happens."""
    if other_minions_at(brawl.state, me.seat, me.choice):
        ask(brawl, me.but(base=me.choice), "away_from_here", "borscht_to")
    else:
        tell(brawl, "no-effect", card=me.source, rules=("SU-3.10",))


@question(BY_BASE, "destination", "SU-10.11", is_foreseen=True)
def away_from_here(state: Position, me: Frame) -> list[int]:
    """Bases other than this one."""
    return other_places(state, me.base)


@step
def borscht_to(brawl: Brawl, me: Frame) -> None:
    """SU-10.11: all at the same moment."""
    move(brawl, me, other_minions_at(brawl.state, me.seat, me.base), me.choice)


@ability("bc_screwed", PLAY)
def screwed(brawl: Brawl, me: Frame) -> None:
    """SU-10.12: push a minion of another player from a base where the seat has one."""
    if can_anything_move(brawl.state):
        ask(brawl, me, "others_beside_own", "push_chosen")


@question(BY_MINION, "push", "SU-10.12", declined="move", is_harmful=True)
def others_beside_own(state: Position, me: Frame) -> list[int]:
    """SU-10.12: none is possible if a base with an own minion holds no other."""
    targets: list[int] = []
    is_free = False
    for place in places(state):
        if has_minion_at(state, me.seat, place):
            others = other_minions_at(state, me.seat, place)
            targets += others
            is_free = is_free or not others
    return distinct(state, sorted(targets)) + [NONE] * is_free


# --- actions on bases ----------------------------------------------------------------------------


@ability("bc_high_ground", ARRIVAL)
def high_ground(brawl: Brawl, me: Frame) -> None:
    """SU-10.9: with an own minion here, destroy a minion of another player that moves here."""
    if has_minion_at(brawl.state, me.seat, me.base):
        destroy(brawl, me, me.target)


@rule_of("bc_superiority", "protects")
def superiority(state: Position, slot: int, target: int, verb: str, cause: Seat) -> bool:
    """SU-10.10: cards of others neither destroy nor move nor return the own minions here."""
    seat = state.card_holder[slot]
    return (
        verb in (DESTROY, MOVE, RETURN)
        and cause not in (seat, NONE)
        and target in own_minions_at(state, seat, state.card_base[slot])
    )


# --- bases (SU-14) -------------------------------------------------------------------------------


@ability("field_of_honor", DESTROYED)
def field_of_honor(brawl: Brawl, me: Frame) -> None:
    """SU-14.2: whoever destroys a minion here scores 1 point."""
    gain(brawl, me.seat, 1, "field")


@rule_of("tsars_palace", "forbids")
def tsars_palace(kind: int) -> bool:
    """SU-14.3: minions of printed power 2 or less cannot be played here."""
    return IS_MINION[kind] and POWER[kind] <= 2
