"""What a seat of RatLand can know, and worlds that fit it."""

from typing import Final

from cheeseboard.game import HIDDEN, NONE, Chance, Seat
from cheeseboard.games.ratland.box import (
    BEDROOM,
    CLANS,
    GET_READY,
    INFIRMARY,
    MOST_AT_HOME,
    PANTRY,
    SEERS,
)
from cheeseboard.games.ratland.rules.dawn import draw_card, draw_event
from cheeseboard.games.ratland.rules.plans import clear_plan, is_hiding_asked, is_side_asked
from cheeseboard.games.ratland.rules.stock import healthy
from cheeseboard.games.ratland.state import CLAN_CHOICE, PLANS, READY, Position

LIKELY: Final = (2, 2, 2, 1, 1, 3, 2)
"""How likely a rat behind another's screen stands in each of the seven zones."""


def view(state: Position, seat: Seat | None) -> Position:
    """RAT-1.11, RAT-4.6: all is open but plans, clan cards not shown, and what Seers look at."""
    seen = state.copy()
    if state.phase == PLANS:
        for other in range(state.seats):
            if other != seat:
                _hide_plan(seen, other)
    if state.variant.has_clans:
        _hide_clans(seen, seat)
        if seat is None or state.clans[seat] != SEERS:  # RAT-15.20
            _hide_next_cards(seen)
    return seen


def _hide_plan(seen: Position, seat: Seat) -> None:
    """Others know whether a seat is ready, and nothing else (RAT-4.6, RAT-14.1)."""
    if seen.steps[seat] != READY:
        clear_plan(seen, seat)
        return
    first = seat * INFIRMARY
    seen.changes[seat] = 0
    if healthy(seen, seat):
        seen.plans[first : first + INFIRMARY] = [HIDDEN] * INFIRMARY
    if is_side_asked(seen):
        seen.plan_sides[seat] = HIDDEN
    if is_hiding_asked(seen, seat):
        seen.plan_hides[seat] = HIDDEN


def reopened(view: Position, seat: Seat) -> Position:
    """The view with the others' plans not begun and their clans not chosen."""
    result = view.copy()
    for other in range(view.seats):
        if other != seat and view.phase == PLANS:
            clear_plan(result, other)
        if view.clan_choices[other] == HIDDEN:
            result.clan_choices[other] = NONE
    return result


def _hide_clans(seen: Position, seat: Seat | None) -> None:
    """RAT-2.10: cards not kept are known to their owner alone, those not dealt to nobody."""
    is_choosing = seen.phase == CLAN_CHOICE
    dealt = list(seen.dealt_clans)
    for other in range(seen.seats):
        if other == seat:
            continue
        dealt[2 * other + 1] = HIDDEN
        if is_choosing:
            dealt[2 * other] = HIDDEN
            if seen.clan_choices[other] != NONE:
                seen.clan_choices[other] = HIDDEN
    seen.dealt_clans = tuple(dealt)
    seen.undealt_clans = (HIDDEN,) * len(seen.undealt_clans)


def _hide_next_cards(seen: Position) -> None:
    if seen.next_event != NONE:
        seen.next_event = HIDDEN
    if seen.next_card != NONE and not seen.variant.is_ascending:  # RAT-2.8
        seen.next_card = HIDDEN


# --- worlds --------------------------------------------------------------------------------------


def imagine(view: Position, chance: Chance) -> Position:
    """Every hole filled as it could be."""
    world = view.copy()
    if view.phase == PLANS:
        for seat in range(view.seats):
            _imagine_plan(world, seat, chance)
    if view.variant.has_clans:
        _imagine_clans(world, chance)
    if view.next_event == HIDDEN:
        world.next_event = draw_event(world, world.round + 1, chance)
    if view.next_card == HIDDEN:
        world.next_card = draw_card(world, chance)
    return world


def _imagine_plan(world: Position, seat: Seat, chance: Chance) -> None:
    if world.plan_sides[seat] == HIDDEN:
        world.plan_sides[seat] = chance.pick("imagine", 2)
    if world.plan_hides[seat] == HIDDEN:
        world.plan_hides[seat] = chance.pick("imagine", 2)
    first = seat * INFIRMARY
    if world.plans[first] != HIDDEN:
        return
    world.plans[first : first + INFIRMARY] = [0] * INFIRMARY
    for _ in range(healthy(world, seat)):
        weights = list(LIKELY)
        at_home = world.plans[first + BEDROOM] + world.plans[first + PANTRY]
        if world.event == GET_READY and at_home == MOST_AT_HOME:  # RAT-13.13
            weights[BEDROOM] = weights[PANTRY] = 0
        world.plans[first + chance.draw("imagine", weights)] += 1


def _imagine_clans(world: Position, chance: Chance) -> None:
    unseen = [*CLANS] * world.variant.boxes
    for clan in world.dealt_clans:
        if clan != HIDDEN:
            unseen.remove(clan)
    unseen = chance.shuffle("imagine", unseen)
    world.dealt_clans = tuple(
        unseen.pop() if clan == HIDDEN else clan for clan in world.dealt_clans
    )
    if world.undealt_clans and world.undealt_clans[0] == HIDDEN:
        world.undealt_clans = tuple(sorted(unseen))
    for seat, choice in enumerate(world.clan_choices):
        if choice == HIDDEN:
            world.clan_choices[seat] = chance.pick("imagine", 2)
