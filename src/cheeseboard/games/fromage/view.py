"""What a seat of Fromage can know.

Almost everything lies open. Hidden are the hands of the draft, and with `reveal = end_of_turn` the
steps of a turn and the piles of order cards: there the view is made from the position at the start
of the turn, with the seat's own part as it is now. The deck is kept by kinds, and which kinds are
left in it all can count.
"""

from itertools import pairwise
from typing import Final

from cheeseboard.events import SILENCE
from cheeseboard.game import HIDDEN, NONE, Chance, Seat
from cheeseboard.games.fromage.box import (
    BUILDING_SLOTS,
    KINDS,
    SQUARE_NUMBERS,
    TOKEN_TYPES,
    VENUE_SPACES,
    WORKERS,
)
from cheeseboard.games.fromage.moves import ENDING
from cheeseboard.games.fromage.rules import apply, moves
from cheeseboard.games.fromage.rules.draft import HAND, hand_of
from cheeseboard.games.fromage.rules.wheel import front_venue
from cheeseboard.games.fromage.state import Draft, Position, Screen

OWN_PARTS: Final = (
    ("tokens", 1),
    ("stations", WORKERS),
    ("homes", WORKERS),
    ("stock", TOKEN_TYPES),
    ("orders", KINDS),
    ("filed", KINDS),
    ("completed", 1),
    ("jams", 1),
    ("berries", 1),
    ("milked", 1),
    ("milk", 1),
    ("erected", 1),
    ("used", 1),
    ("makes", 1),
    ("gathers", 1),
    ("frames", 1),
)
"""Fields that a seat's own steps change, with the number of items per seat."""

LONGEST_TURN: Final = 12
"""Steps after which an imagined turn of another seat is brought to its end."""


def view(state: Position, seat: Seat | None) -> Position:
    if state.draft and state.seats > 1:
        seen = state.copy()
        _hide_draft(seen.draft[0], seat)
        return seen
    if state.screen:
        return _behind_screen(state, seat)
    return state.copy()


def reopened(view: Position, seat: Seat) -> Position:
    """The view with the others' picks back in their hands, and their secret turns not begun."""
    if not (view.draft or view.screen):
        return view
    result = view.copy()
    for other in range(view.seats):
        if other == seat:
            continue
        if view.draft:
            result.draft[0].chosen[other] = NONE
            result.draft[0].laid[other] = []
        else:
            result.ended[other] = False
    return result


def imagine(view: Position, seat: Seat | None, chance: Chance) -> Position:
    world = view.copy()
    if view.draft and view.seats > 1:
        _imagine_draft(world, seat, chance)
    elif view.screen:
        _imagine_turn(world, seat, chance)
    return world


# --- the draft (FRO-12.2 to FRO-12.4) ------------------------------------------------------------


def _hide_draft(draft: Draft, seat: Seat | None) -> None:
    """A seat knows its own hand, what it kept and what it passed on; of others only how many."""
    seats = len(draft.picks)
    own_hand = NONE if seat is None else (seat - draft.round) % seats
    for index in range(seats):
        if index != own_hand:
            draft.hands[index] = [HIDDEN] * len(draft.hands[index])
        if index == seat:
            continue
        draft.picks[index] = [HIDDEN] * len(draft.picks[index])
        draft.passed[index] = [HIDDEN] * len(draft.passed[index])
        if draft.chosen[index] != NONE:
            draft.chosen[index] = HIDDEN
        is_done = len(draft.laid[index]) == BUILDING_SLOTS
        draft.laid[index] = [HIDDEN] * BUILDING_SLOTS if is_done else []


def _imagine_draft(world: Position, seat: Seat | None, chance: Chance) -> None:
    """Hands that went round as the seat saw them, the rest from the squares it has never seen."""
    draft = world.draft[0]
    known = _known_hands(draft, seat, world.variant.squares == "draft")
    seen = {square for hand in known for squares in hand.values() for square in squares}
    if seat is not None:
        seen |= set(draft.picks[seat])
    unseen = [square for square in SQUARE_NUMBERS if square not in seen]
    pool = chance.shuffle("imagine", unseen)
    if world.variant.squares == "random":
        for other in range(world.seats):
            if other != seat:
                draft.picks[other] = [pool.pop() for _ in range(HAND)]
    else:
        courses = [_course(draft, hand, pool, chance) for hand in known]
        _follow(draft, courses)
    for other in range(world.seats):
        if other != seat:
            _imagine_choices(draft, other, chance)


def _known_hands(draft: Draft, seat: Seat | None, is_draft: bool) -> list[dict[int, list[int]]]:
    """For each hand dealt, what was in it in the rounds in which the seat held it."""
    seats = len(draft.picks)
    known: list[dict[int, list[int]]] = [{} for _ in range(seats)]
    if seat is None or not is_draft:
        return known
    first = 0
    for round in range(min(draft.round, HAND)):
        left = HAND - 1 - round
        passed = draft.passed[seat][first : first + left]
        known[(seat - round) % seats][round] = [draft.picks[seat][round], *passed]
        first += left
    if draft.round < HAND:
        known[(seat - draft.round) % seats][draft.round] = list(hand_of(draft, seat))
    return known


def _course(
    draft: Draft, known: dict[int, list[int]], pool: list[int], chance: Chance
) -> list[int]:
    """The squares of a hand in the order in which they leave it; those still in it come last."""
    rounds = sorted(known)
    course = [pool.pop() for _ in range(rounds[0] if rounds else HAND)]
    for round, following in pairwise([*rounds, HAND]):
        squares = known[round]
        later = known.get(following, [])
        if round < draft.round:  # the seat's own pick comes first in what it knew
            course.append(squares[0])
            squares = squares[1:]
        between = [square for square in squares if square not in later]
        course += chance.shuffle("imagine", between)
    return course


def _follow(draft: Draft, courses: list[list[int]]) -> None:
    """Lay out hands, picks and memories after the courses of all hands."""
    seats = len(courses)
    draft.picks = [[] for _ in range(seats)]
    draft.passed = [[] for _ in range(seats)]
    for round in range(draft.round):
        for seat in range(seats):
            course = courses[(seat - round) % seats]
            draft.picks[seat].append(course[round])
            draft.passed[seat] += sorted(course[round + 1 :])
    draft.hands = [sorted(course[draft.round :]) for course in courses]


def _imagine_choices(draft: Draft, seat: Seat, chance: Chance) -> None:
    if draft.chosen[seat] == HIDDEN:
        hand = hand_of(draft, seat)
        draft.chosen[seat] = hand[chance.pick("imagine", len(hand))]
    if draft.laid[seat]:
        squares = [*draft.picks[seat], *[NONE] * BUILDING_SLOTS]
        draft.laid[seat] = chance.shuffle("imagine", squares)[:BUILDING_SLOTS]


# --- a secret turn (FRO-2.13) --------------------------------------------------------------------


def _behind_screen(state: Position, seat: Seat | None) -> Position:
    """The start of the turn, the seat's own steps, and who has ended the turn.

    Deck and discards, too, are those of the start, changed by the seat's own steps only.
    """
    screen = state.screen[0]
    seen = screen.before.copy()
    seen.ended = state.ended[:]
    seen.is_announced = state.is_announced
    shown = Screen(
        before=screen.before.copy(),
        piles=[[HIDDEN] * len(pile) for pile in screen.piles],
        taken=[0] * state.seats,
        aside=[0] * len(screen.aside),
        owed=[0] * state.seats,
    )
    seen.screen = [shown]
    if seat is None:
        return seen
    own = state.copy()
    for name, items in OWN_PARTS:
        part = slice(seat * items, (seat + 1) * items)
        getattr(seen, name)[part] = getattr(own, name)[part]
    spaces = VENUE_SPACES[front_venue(state, seat)]
    seen.cheese[spaces.start : spaces.stop] = own.cheese[spaces.start : spaces.stop]
    taken = screen.taken[seat]
    shown.piles[seat][:taken] = screen.piles[seat][:taken]
    shown.taken[seat] = taken
    for kind in screen.piles[seat][:taken]:
        seen.deck[kind] -= 1
    for kind in range(KINDS):
        seen.discards[kind] += screen.aside[seat * KINDS + kind]
    shown.aside[seat * KINDS : (seat + 1) * KINDS] = screen.aside[seat * KINDS : (seat + 1) * KINDS]
    shown.owed[seat] = screen.owed[seat]
    return seen


def _imagine_turn(world: Position, seat: Seat | None, chance: Chance) -> None:
    """Any cards on the piles, and for those who have ended their turn any turn at all.

    The view counts the seat's own cards off the deck; in a position they leave it with the turn.
    """
    screen = world.screen[0]
    world.deck = screen.before.deck[:]
    world.discards = screen.before.discards[:]
    piles = screen.piles
    left = world.deck[:]
    for pile in piles:
        for kind in pile:
            if kind != HIDDEN:
                left[kind] -= 1
    cards = [kind for kind in range(KINDS) for _ in range(left[kind])]
    unknown = chance.shuffle("imagine", cards) if cards else []
    for pile in piles:
        for index, kind in enumerate(pile):
            if kind == HIDDEN:
                pile[index] = unknown.pop()
    for other in range(world.seats):
        if other != seat and world.ended[other]:
            _imagine_steps(world, other, chance)


def _imagine_steps(world: Position, seat: Seat, chance: Chance) -> None:
    """Random legal steps, but none that the others would have heard of."""
    world.ended[seat] = False
    for _ in range(LONGEST_TURN):
        choices = [move for move in moves(world, seat) if move is not ENDING]
        if not choices or (not world.frames[seat] and chance.pick("imagine", 3) == 0):
            break
        if world.tokens[seat] == 1 and not world.frames[seat]:
            break
        apply(world, seat, choices[chance.pick("imagine", len(choices))], chance, SILENCE)
    while world.frames[seat]:
        apply(world, seat, moves(world, seat)[0], chance, SILENCE)
    world.ended[seat] = True
