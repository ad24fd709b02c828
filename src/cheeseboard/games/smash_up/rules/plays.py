"""Step 2: the menu of cards and talents, and the rights to play that they use up (SU-2, SU-3)."""

from typing import Final

from cheeseboard.game import NONE, Seat
from cheeseboard.games.smash_up.box import CARD_IDS, IS_MINION, POWER
from cheeseboard.games.smash_up.facts import (
    admits,
    can_play,
    can_use_talent,
    different,
    discard_plays,
    distinct,
    places,
)
from cheeseboard.games.smash_up.flow import Brawl, ask, frame_of_card, perform, phase
from cheeseboard.games.smash_up.hooks import (
    ABILITIES,
    BY_BASE,
    BY_CREDIT,
    BY_MENU,
    TALENT,
    question,
    step,
)
from cheeseboard.games.smash_up.moves import CATALOGUE, ENDING, PLAYS, RISES, TALENTS
from cheeseboard.games.smash_up.state import (
    ACTION,
    BLOSSOM,
    GROVE,
    MINION,
    PLAY,
    SCORE,
    Credit,
    Frame,
    Position,
)
from cheeseboard.games.smash_up.verbs import (
    play_action,
    put_minion,
    show_from_hand,
    show_minion,
    tell,
)

GROVE_POWER: Final = 2

# --- rights to play ------------------------------------------------------------------------------


def fits(credit: Credit, kind: int, place: int) -> bool:
    """Whether a right allows to play the minion at the base; SU-3.17: by printed power."""
    return (
        credit.type == MINION
        and credit.base in (NONE, place)
        and credit.kind in (NONE, kind)
        and (credit.source != GROVE or POWER[kind] <= GROVE_POWER)
    )


def is_open_blossom(credit: Credit) -> bool:
    return credit.source == BLOSSOM and credit.kind == NONE


def minion_places(state: Position, seat: Seat, kind: int, credits: list[Credit]) -> list[int]:
    """Bases where one of the rights lets the seat play the minion."""
    return [
        place
        for place in places(state)
        if any(fits(credit, kind, place) for credit in credits) and admits(state, seat, kind, place)
    ]


def has_minion_place(state: Position, seat: Seat, kind: int) -> bool:
    """Whether any right lets the seat play the minion anywhere."""
    open_places = places(state)
    for credit in state.credits:
        if credit.type == MINION:
            for place in open_places:
                if fits(credit, kind, place) and admits(state, seat, kind, place):
                    return True
    return False


def narrowest(credits: list[Credit]) -> Credit:
    """SU-3.16: bound to a base, then to a name, then free, then regular; sources count up to it."""
    found = credits[0]
    for credit in credits:
        if credit.source > found.source:
            found = credit
    return found


def spend(state: Position, credit: Credit, kind: int) -> None:
    """SU-12.5: the first use of a Blossom fixes the name for the others."""
    state.credits.remove(credit)
    if is_open_blossom(credit):
        state.credits = [
            Credit(MINION, BLOSSOM, kind=kind, group=other.group)
            if other.group == credit.group
            else other
            for other in state.credits
        ]


# --- the menu ------------------------------------------------------------------------------------


@phase(PLAY)
def offer_menu(brawl: Brawl) -> None:
    """SU-2.5, SU-2.6: cards and talents in any order, until the seat ends the step."""
    ask(brawl, Frame("", seat=brawl.state.active), "menu", "menu_chosen")


@question(BY_MENU, "menu", "SU-2.5", "SU-2.6", is_secret=True)
def menu(state: Position, me: Frame) -> list[int]:
    """What the active seat can do in step 2, as numbers of moves."""
    seat = me.seat
    has_action = any(credit.type == ACTION for credit in state.credits)
    found = []
    for kind in different(state.hands[seat]):
        if IS_MINION[kind]:
            if has_minion_place(state, seat, kind):
                found.append(PLAYS[kind].number)
        elif has_action and can_play(state, seat, kind):
            found.append(PLAYS[kind].number)
    for kind in discard_plays(state, seat):
        if has_minion_place(state, seat, kind):
            found.append(RISES[kind].number)
    talents = ABILITIES[TALENT]
    able = [
        slot
        for slot, holder in enumerate(state.card_holder)
        if holder == seat
        and CARD_IDS[state.card_kind[slot]] in talents
        and can_use_talent(state, seat, slot)
    ]
    found += [TALENTS[slot].number for slot in distinct(state, able)]
    found.append(ENDING.number)
    return found


@step
def menu_chosen(brawl: Brawl, me: Frame) -> None:
    move = CATALOGUE[me.choice]
    if move.kind == "end":
        end_plays(brawl)
    elif move.kind == "talent":
        use_talent(brawl, move.value)
    elif IS_MINION[move.value]:
        begin_minion(brawl, me, move.value)
    else:
        begin_action(brawl, me.seat, move.value)


def end_plays(brawl: Brawl) -> None:
    """SU-2.7: what was not used is lost."""
    state = brawl.state
    state.credits.clear()
    state.phase = SCORE
    tell(brawl, "plays-over", seat=state.active, rules=("SU-2.7",))
    brawl.log.border()


def use_talent(brawl: Brawl, slot: int) -> None:
    """SU-3.19: once in each own turn."""
    state = brawl.state
    state.card_talent[slot] = state.turn
    tell(
        brawl, "talent", seat=state.active, card=CARD_IDS[state.card_kind[slot]], rules=("SU-3.19",)
    )
    ability = frame_of_card(state, TALENT, slot)
    assert ability is not None
    perform(brawl, ability)


def begin_action(brawl: Brawl, seat: Seat, kind: int) -> None:
    """SU-3.16: an extra play is used up before the regular one."""
    state = brawl.state
    state.credits.remove(narrowest([each for each in state.credits if each.type == ACTION]))
    show_from_hand(brawl, seat, kind)
    play_action(brawl, seat, kind)


def begin_minion(brawl: Brawl, me: Frame, kind: int) -> None:
    """SU-3.16: the seat chooses only if an open Blossom competes with another right."""
    show_minion(brawl, me.seat, kind)
    ask(brawl, me.but(kind=kind, source=CARD_IDS[kind], choice=NONE), "credit", "credit_chosen")


@question(BY_CREDIT, "credit", "SU-3.16")
def credit(state: Position, me: Frame) -> list[int]:
    """1 for an open Blossom, 0 for anything else, as far as they let the seat play the minion."""
    return [
        is_blossom
        for is_blossom in (1, 0)
        if minion_places(state, me.seat, me.kind, rights(state, is_blossom))
    ]


def rights(state: Position, is_blossom: int) -> list[Credit]:
    """The open Blossoms, or everything else."""
    return [right for right in state.credits if is_open_blossom(right) == bool(is_blossom)]


@step
def credit_chosen(brawl: Brawl, me: Frame) -> None:
    ask(brawl, me.but(count=me.choice), "base_by_credit", "minion_placed")


@question(BY_BASE, "base-for-minion", "SU-3.2", is_foreseen=True)
def base_by_credit(state: Position, me: Frame) -> list[int]:
    """SU-3.2: bases that admit the minion and that the right is good for."""
    return minion_places(state, me.seat, me.kind, rights(state, me.count))


@step
def minion_placed(brawl: Brawl, me: Frame) -> None:
    state = brawl.state
    fitting = [each for each in rights(state, me.count) if fits(each, me.kind, me.choice)]
    spend(state, narrowest(fitting), me.kind)
    put_minion(brawl, me.seat, me.kind, me.choice)
