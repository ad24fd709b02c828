"""The Ghosts: strong with an empty hand (SU-11)."""

from typing import Final

from cheeseboard.game import NONE, Seat
from cheeseboard.games.smash_up.box import ATTACH, IS_MINION, KIND, POWER
from cheeseboard.games.smash_up.facts import (
    can_play,
    distinct,
    has_small_hand,
    is_affecting,
    minions,
    power,
)
from cheeseboard.games.smash_up.flow import Brawl, ask, push
from cheeseboard.games.smash_up.hooks import (
    BY_CARD,
    BY_MINION,
    BY_NUMBER,
    MINION_PLAYED,
    PLAY,
    ability,
    pending,
    question,
    rule_of,
    step,
    wording,
)
from cheeseboard.games.smash_up.state import ACTION, MINION, Frame, Position
from cheeseboard.games.smash_up.verbs import (
    destroy,
    discard_some,
    discard_up_to,
    draw,
    gain,
    grant,
    play_minion,
    recover,
    show_from_discards,
    tell,
)

SEANCE_HAND: Final = 5

# --- minions -------------------------------------------------------------------------------------


@rule_of("gh_spectre", "from_discard")
def spectre(state: Position, seat: Seat) -> bool:
    """SU-11.1: with at most 2 cards in hand a free minion play may take it from the discards."""
    return has_small_hand(state, seat)


@rule_of("gh_haunting", "power")
def haunting_power(state: Position, slot: int, minion: int) -> int:
    """SU-11.2: 3 stronger while its player holds at most 2 cards."""
    return 3 if minion == slot and has_small_hand(state, state.card_holder[slot]) else 0


@rule_of("gh_haunting", "protects")
def haunting(state: Position, slot: int, target: int, verb: str, cause: Seat) -> bool:
    """SU-11.2: then cards of others cannot affect it."""
    seat = state.card_holder[slot]
    return (
        target == slot
        and cause not in (seat, NONE)
        and is_affecting(state, verb)
        and has_small_hand(state, seat)
    )


@ability("gh_spirit", PLAY)
def spirit(brawl: Brawl, me: Frame) -> None:
    """SU-11.3: choose a minion; discard as many cards as it has power, and destroy it."""
    ask(brawl, me, "affordable_minions", "spirit_pays")


@question(BY_MINION, "spirit", "SU-11.3", declined="destroy", is_harmful=True)
def affordable_minions(state: Position, me: Frame) -> list[int]:
    """Minions whose power the hand can pay; or none."""
    hand = len(state.hands[me.seat])
    return [
        *distinct(state, [slot for slot in minions(state) if power(state, slot) <= hand]),
        NONE,
    ]


@step
def spirit_pays(brawl: Brawl, me: Frame) -> None:
    """SU-3.11: the whole price first."""
    if me.choice != NONE:
        push(brawl, me.but(then="spirit_destroys", target=me.choice))
        discard_some(brawl, me, power(brawl.state, me.choice))


@pending
def spirit_destroys(brawl: Brawl, me: Frame) -> None:
    """SU-11.3: an immune minion has been paid for in vain."""
    destroy(brawl, me, me.target)


@ability("gh_ghost", PLAY)
def ghost(brawl: Brawl, me: Frame) -> None:
    """SU-11.4: discard a card, or not."""
    discard_up_to(brawl, me, 1)


# --- standard actions ----------------------------------------------------------------------------


@ability("gh_across_the_divide", PLAY)
def across_the_divide(brawl: Brawl, me: Frame) -> None:
    """SU-11.5: name a minion; take any number of its copies from the own discard pile."""
    ask(brawl, me, "discarded_minion_or_none", "divide_named")


@question(BY_CARD, "pile", "SU-11.5", declined="take")
def discarded_minion_or_none(state: Position, me: Frame) -> list[int]:
    """Different minions in the own discard pile; or none."""
    kinds = sorted({kind for kind in state.discards[me.seat] if IS_MINION[kind]})
    return [*kinds, NONE]


@step
def divide_named(brawl: Brawl, me: Frame) -> None:
    if me.choice != NONE:
        ask(brawl, me.but(kind=me.choice), "how_many", "divide_counted")


@question(BY_NUMBER, "how-many", "SU-11.5")
def how_many(state: Position, me: Frame) -> list[int]:
    """From 1 to as many copies as lie in the own discard pile; zero was declining the name."""
    return list(range(1, state.discards[me.seat].count(me.kind) + 1))


@step
def divide_counted(brawl: Brawl, me: Frame) -> None:
    for _ in range(me.choice):
        recover(brawl, me.seat, me.kind)


@ability("gh_ghostly_arrival", PLAY)
def ghostly_arrival(brawl: Brawl, me: Frame) -> None:
    """SU-11.7: an extra minion and an extra action; offered in this order where they are now."""
    grant(brawl, me, ACTION)
    grant(brawl, me, MINION)


@ability("gh_seance", PLAY)
def seance(brawl: Brawl, me: Frame) -> None:
    """SU-11.10: with at most 2 cards left in hand, draw up to 5."""
    if has_small_hand(brawl.state, me.seat):
        draw(brawl, me.seat, SEANCE_HAND - len(brawl.state.hands[me.seat]))
    else:
        tell(brawl, "no-effect", card=me.source, rules=("SU-11.10",))


@ability("gh_shady_deal", PLAY)
def shady_deal(brawl: Brawl, me: Frame) -> None:
    """SU-11.11: with at most 2 cards left in hand, 1 point."""
    if has_small_hand(brawl.state, me.seat):
        gain(brawl, me.seat, 1, "deal")
    else:
        tell(brawl, "no-effect", card=me.source, rules=("SU-11.11",))


@ability("gh_the_dead_rise", PLAY)
def the_dead_rise(brawl: Brawl, me: Frame) -> None:
    """SU-11.12: discard any number of cards first."""
    hand = len(brawl.state.hands[me.seat])
    push(brawl, me.but(then="dead_rise", count=hand))
    discard_up_to(brawl, me, hand)


@wording("discard_or_stop", "gh_the_dead_rise", "dead-rise", "SU-11.12")
def dead_rise_so_far(state: Position, me: Frame) -> dict[str, int | str]:
    """How many cards have gone; the step that counts them waits below."""
    return {"count": state.stack[-2].count - len(state.hands[me.seat])}


@pending
def dead_rise(brawl: Brawl, me: Frame) -> None:
    """SU-11.12: then play a minion from the discard pile, weaker than that number."""
    discarded = me.count - len(brawl.state.hands[me.seat])
    ask(brawl, me.but(count=discarded), "discarded_weaker_minion", "risen")


@question(BY_CARD, "rise", "SU-11.12")
def discarded_weaker_minion(state: Position, me: Frame) -> list[int]:
    """SU-3.17: different minions in the own discard pile with printed power below `count`."""
    return sorted(
        {
            kind
            for kind in state.discards[me.seat]
            if IS_MINION[kind] and POWER[kind] < me.count and can_play(state, me.seat, kind)
        }
    )


@wording("discarded_weaker_minion", "gh_the_dead_rise", "rise", "SU-11.12")
def rise_limit(state: Position, me: Frame) -> dict[str, int | str]:
    """The highest power that may rise."""
    return {"power": me.count - 1}


@step
def risen(brawl: Brawl, me: Frame) -> None:
    """SU-3.15: an extra play of a card from the discard pile happens at once."""
    show_from_discards(brawl, me.seat, me.choice)
    play_minion(brawl, me.seat, me.choice)


# --- actions that stay ---------------------------------------------------------------------------


@rule_of("gh_door_to_the_beyond", "power")
def door_to_the_beyond(state: Position, slot: int, minion: int) -> int:
    """SU-11.6: with at most 2 cards in hand, the own minions here are 2 stronger."""
    seat = state.card_holder[slot]
    return 2 if state.card_holder[minion] == seat and has_small_hand(state, seat) else 0


@rule_of("gh_incorporeal", "protects")
def incorporeal(state: Position, slot: int, target: int, verb: str, cause: Seat) -> bool:
    """SU-11.8: cards of players other than its own cannot affect the minion under it."""
    return (
        state.card_host[slot] == target
        and cause not in (state.card_holder[slot], NONE)
        and is_affecting(state, verb)
    )


@rule_of("gh_make_contact", "controls")
def make_contact(state: Position, slot: int) -> Seat:
    """SU-11.9: its player controls the minion under it."""
    return state.card_owner[slot]


@rule_of("gh_make_contact", "requires")
def make_contact_alone(state: Position, seat: Seat) -> bool:
    """SU-3.8, SU-11.9: playable only as the last card of the hand."""
    return state.hands[seat] == [KIND["gh_make_contact"]]


# --- bases (SU-14) -------------------------------------------------------------------------------


@ability("haunted_house", MINION_PLAYED)
def haunted_house(brawl: Brawl, me: Frame) -> None:
    """SU-14.4: after playing a minion here, its player discards a card."""
    discard_some(brawl, me, 1)


@rule_of("dread_gazebo", "forbids")
def dread_gazebo(kind: int) -> bool:
    """SU-14.6: nobody can play an action on this base."""
    return ATTACH[kind] == "base"
