"""The Steampunks: machines on bases (SU-13)."""

from cheeseboard.game import NONE, Seat
from cheeseboard.games.smash_up.box import ATTACH, IS_MINION
from cheeseboard.games.smash_up.facts import (
    MOVE,
    actions,
    actions_on_base,
    admitting_places,
    can_play,
    distinct,
    has_action_on_base,
    has_minion_at,
    hosts,
    is_affecting,
    is_immune,
    minions_of,
    other_places,
)
from cheeseboard.games.smash_up.flow import Brawl, ask
from cheeseboard.games.smash_up.hooks import (
    ACTION_PLAYED,
    BY_ACTION,
    BY_BASE,
    BY_CARD,
    BY_MINION,
    END,
    PLAY,
    SCORED,
    TALENT,
    ability,
    question,
    rule_of,
    step,
)
from cheeseboard.games.smash_up.state import ACTION, Frame, Position
from cheeseboard.games.smash_up.verbs import (
    destroy,
    draw,
    grant,
    move,
    pick_up,
    play_action,
    push_away,
    recover,
    show_from_discards,
    show_from_hand,
    use_workshop,
)

# --- minions -------------------------------------------------------------------------------------


@rule_of("sp_steam_queen", "protects")
def steam_queen(state: Position, slot: int, target: int, verb: str, cause: Seat) -> bool:
    """SU-13.1: cards of others cannot affect actions of the player who controls her."""
    seat = state.card_holder[slot]
    return (
        state.card_holder[target] == seat
        and not IS_MINION[state.card_kind[target]]
        and cause not in (seat, NONE)
        and is_affecting(state, verb)
    )


@ability("sp_mechanic", PLAY)
def mechanic(brawl: Brawl, me: Frame) -> None:
    """SU-13.2: play, as an extra, an action from the own discard pile that goes on a base."""
    ask(brawl, me, "discarded_base_action", "repaired")


@question(BY_CARD, "pile", "SU-13.2")
def discarded_base_action(state: Position, me: Frame) -> list[int]:
    """Different base actions in the own discard pile that some base admits."""
    return sorted(
        {
            kind
            for kind in state.discards[me.seat]
            if ATTACH[kind] == "base" and admitting_places(state, me.seat, kind)
        }
    )


@step
def repaired(brawl: Brawl, me: Frame) -> None:
    show_from_discards(brawl, me.seat, me.choice)
    play_action(brawl, me.seat, me.choice)


@rule_of("sp_steam_man", "power")
def steam_man(state: Position, slot: int, minion: int) -> int:
    """SU-13.3: 1 stronger while an action of his player lies on this base."""
    if minion != slot:
        return 0
    return int(has_action_on_base(state, state.card_holder[slot], state.card_base[slot]))


@ability("sp_captain_ahab", TALENT)
def captain_ahab(brawl: Brawl, me: Frame) -> None:
    """SU-13.4: move this to a different base on which an action of its player lies."""
    ask(brawl, me, "other_bases_with_own_action", "ahab_sails")


@rule_of("sp_captain_ahab", "can_use")
def captain_ahab_can(state: Position, slot: int) -> bool:
    """SU-13.4: there is such a base, and nothing holds him."""
    seat, place = state.card_holder[slot], state.card_base[slot]
    return any(
        has_action_on_base(state, seat, other) for other in other_places(state, place)
    ) and not is_immune(state, slot, MOVE, seat)


@question(BY_BASE, "destination", "SU-13.4", is_foreseen=True)
def other_bases_with_own_action(state: Position, me: Frame) -> list[int]:
    """Different bases on which an action of the seat lies."""
    return [
        place for place in other_places(state, me.base) if has_action_on_base(state, me.seat, place)
    ]


@step
def ahab_sails(brawl: Brawl, me: Frame) -> None:
    move(brawl, me, [me.slot], me.choice)


# --- standard actions ----------------------------------------------------------------------------


@ability("sp_change_of_venue", PLAY)
def change_of_venue(brawl: Brawl, me: Frame) -> None:
    """SU-13.6: take one of the own actions in play into the hand and play it again."""
    ask(brawl, me, "own_action", "venue_changed")


@question(BY_ACTION, "pick-up", "SU-13.6")
def own_action(state: Position, me: Frame) -> list[int]:
    """Actions of the seat on bases and minions."""
    return distinct(state, [slot for slot in actions(state) if state.card_holder[slot] == me.seat])


@step
def venue_changed(brawl: Brawl, me: Frame) -> None:
    """SU-13.6: what cannot be played again stays in the hand."""
    kind = pick_up(brawl, me.choice)
    if can_play(brawl.state, me.seat, kind) and hosts(brawl.state, me.seat, kind):
        show_from_hand(brawl, me.seat, kind)
        play_action(brawl, me.seat, kind)


@ability("sp_scrap_diving", PLAY)
def scrap_diving(brawl: Brawl, me: Frame) -> None:
    """SU-13.11: recover an action from the own discard pile."""
    ask(brawl, me, "discarded_action", "recovered")


@question(BY_CARD, "pile", "SU-13.11")
def discarded_action(state: Position, me: Frame) -> list[int]:
    """Different actions in the own discard pile."""
    return sorted({kind for kind in state.discards[me.seat] if not IS_MINION[kind]})


@step
def recovered(brawl: Brawl, me: Frame) -> None:
    """The chosen card goes to the hand, if one was chosen."""
    if me.choice != NONE:
        recover(brawl, me.seat, me.choice)


# --- actions on bases ----------------------------------------------------------------------------


@rule_of("sp_aggromotive", "total")
def aggromotive(state: Position, slot: int) -> int:
    """SU-13.5, SU-8.4: with a minion here, its player's total is 5 higher."""
    return 5 if has_minion_at(state, state.card_holder[slot], state.card_base[slot]) else 0


@ability("sp_difference_engine", END)
def difference_engine(brawl: Brawl, me: Frame) -> None:
    """SU-13.7: when its player's turn ends with an own minion here, draw a card."""
    if has_minion_at(brawl.state, me.seat, me.base):
        draw(brawl, me.seat, 1)


@rule_of("sp_escape_hatch", "rescues")
def escape_hatch(state: Position, slot: int, minion: int) -> bool:
    """SU-13.8: an own minion here that would be destroyed goes to its owner's hand instead."""
    return (
        state.card_base[minion] == state.card_base[slot]
        and state.card_holder[minion] == state.card_holder[slot]
    )


@ability("sp_ornate_dome", PLAY)
def ornate_dome(brawl: Brawl, me: Frame) -> None:
    """SU-13.9: destroy the actions of all others on this base, one by one."""
    state = brawl.state
    foreign = [s for s in actions_on_base(state, me.base) if state.card_holder[s] != me.seat]
    for slot in foreign:
        destroy(brawl, me, slot)


@rule_of("sp_ornate_dome", "forbids")
def ornate_dome_forbids(state: Position, slot: int, seat: Seat, kind: int) -> bool:
    """SU-13.9: from then on others cannot play actions on this base."""
    return seat != state.card_holder[slot] and ATTACH[kind] == "base"


@rule_of("sp_rotary_slug_thrower", "power")
def rotary_slug_thrower(state: Position, slot: int, minion: int) -> int:
    """SU-13.10: the own minions here are 2 stronger."""
    return 2 if state.card_holder[minion] == state.card_holder[slot] else 0


@ability("sp_zeppelin", TALENT)
def zeppelin(brawl: Brawl, me: Frame) -> None:
    """SU-13.12: move an own minion from elsewhere to here, or from here to elsewhere."""
    ask(brawl, me, "zeppelin_passengers", "zeppelin_flies")


@rule_of("sp_zeppelin", "can_use")
def zeppelin_can(state: Position, slot: int) -> bool:
    """SU-13.12: the seat has a minion that can move."""
    seat = state.card_holder[slot]
    return bool(other_places(state, state.card_base[slot])) and any(
        not is_immune(state, minion, MOVE, seat) for minion in minions_of(state, seat)
    )


@question(BY_MINION, "own-move", "SU-13.12")
def zeppelin_passengers(state: Position, me: Frame) -> list[int]:
    """All minions of the seat: those elsewhere come here, those here go elsewhere."""
    return distinct(state, minions_of(state, me.seat))


@step
def zeppelin_flies(brawl: Brawl, me: Frame) -> None:
    if brawl.state.card_base[me.choice] == me.base:
        push_away(brawl, me, me.choice)
    else:
        move(brawl, me, [me.choice], me.base)


# --- bases (SU-14) -------------------------------------------------------------------------------


@ability("inventors_salon", SCORED)
def inventors_salon(brawl: Brawl, me: Frame) -> None:
    """SU-14.8: after scoring, a winner may recover an action."""
    ask(brawl, me, "discarded_action_or_none", "recovered")


@question(BY_CARD, "pile", "SU-14.8", declined="take")
def discarded_action_or_none(state: Position, me: Frame) -> list[int]:
    """Different actions in the own discard pile; or none."""
    return [*sorted({kind for kind in state.discards[me.seat] if not IS_MINION[kind]}), NONE]


@ability("workshop", ACTION_PLAYED)
def workshop(brawl: Brawl, me: Frame) -> None:
    """SU-14.9: whoever plays an action on this base may play an extra one."""
    if use_workshop(brawl, me.seat):
        grant(brawl, me, ACTION)
