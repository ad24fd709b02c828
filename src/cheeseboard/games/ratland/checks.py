"""What must hold of the data and of every position: constraints RAT-C1 to RAT-C12."""

from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import pairwise
from typing import Final

from cheeseboard.games.ratland.box import (
    BEDROOM,
    CARDS,
    CHEESE_CARDS,
    CLAN_CARDS,
    CLAN_NAMES,
    COLOUR_NAMES,
    COLOURS,
    EVENT_CARDS,
    EVENT_NAMES,
    GET_READY,
    INFIRMARY,
    MOST_AT_HOME,
    NEED,
    ORANGE,
    PANTRY,
    PIECES,
    PLACE_NAMES,
    RATS,
    ROWS,
    SETS,
    TUNNELS,
    YELLOW,
)
from cheeseboard.games.ratland.rules.stock import healthy
from cheeseboard.games.ratland.state import GET_SET, NONE, PLANS, READY, Position

# --- the data ------------------------------------------------------------------------------------

EXAMPLE_ROW: Final = (6, 0, 5, 1, 0, 0)
"""The row of the rulebook's own example."""


def constraints() -> dict[str, str]:
    """Every constraint on the data by id; empty where met, else what is wrong.

    RAT-C9 to RAT-C11 hold of positions: see `inventory`.
    """
    met = {
        "RAT-C1": (_are_sets_complete(), "A set has the cards 1 to 9 with 3 rows of 6 numbers."),
        "RAT-C2": (_are_rows_full(), "Every row has 12 pieces."),
        "RAT-C3": (_has_example(), "The example of the rulebook is among the printed rows."),
        "RAT-C4": (_fits_one_box(), "A row with an extra piece needs no more than a box has."),
        "RAT-C5": (_fits_two_boxes(), "Two rows with an extra piece fit the pieces of two boxes."),
        "RAT-C6": (_are_events_complete(), "6 starting and 8 finishing events, one ends the game."),
        "RAT-C7": (_are_clans_complete(), "12 clans, each with an early and a late ability."),
        "RAT-C8": (_is_table_right(), "The table never falls, and gives 4, 9, 11 for 11, 24, 26."),
        "RAT-C12": (_does_ladder_fall(), "The food of the ladder falls from card 1 to card 9."),
    }
    return {id: "" if is_met else wrong for id, (is_met, wrong) in met.items()}


def _rows() -> Iterator[tuple[int, ...]]:
    for cards in ROWS:
        for card in cards:
            yield from card


def _are_sets_complete() -> bool:
    names = {"source", *(str(card) for card in CARDS)}
    tunnels = {PLACE_NAMES[tunnel] for tunnel in TUNNELS}
    return (
        len(CARDS) == 9
        and all(set(CHEESE_CARDS[name]) == names for name in SETS)
        and all(set(CHEESE_CARDS[name][str(card)]) == tunnels for name in SETS for card in CARDS)
        and all(len(row) == len(COLOURS) and min(row) >= 0 for row in _rows())
    )


def _are_rows_full() -> bool:
    return all(sum(row) == 12 for row in _rows())


def _has_example() -> bool:
    printed = ROWS[SETS.index("printed")]
    return sum(row == EXAMPLE_ROW for card in printed for row in card) >= 1


def _fits_one_box() -> bool:
    return all(
        not row[colour] or row[colour] < PIECES[colour] for row in _rows() for colour in COLOURS
    )


def _fits_two_boxes() -> bool:
    return all(
        one[tunnel][colour] + other[tunnel][colour] + 1 <= 2 * PIECES[colour]
        for cards in ROWS
        for one in cards
        for other in cards
        for tunnel in TUNNELS
        for colour in COLOURS
    )


def _are_events_complete() -> bool:
    cards = EVENT_CARDS["cards"]
    counts = (len(cards["starting"]), len(cards["finishing"]), len(set(EVENT_NAMES)))
    return counts == (6, 8, 14) and cards["finishing"].count(cards["end"]) == 1


def _are_clans_complete() -> bool:
    abilities = CLAN_CARDS["abilities"]
    return len(set(CLAN_NAMES)) == 12 and all(len(set(abilities[name])) == 2 for name in CLAN_NAMES)


def _is_table_right() -> bool:
    return (
        list(NEED) == sorted(NEED)
        and (NEED[11], NEED[24], NEED[26]) == (4, 9, 11)
        and all(need < rats for rats, need in enumerate(NEED) if rats)
    )


def _does_ladder_fall() -> bool:
    food = [
        sum(row[YELLOW] + 2 * row[ORANGE] for row in card) for card in ROWS[SETS.index("ladder")]
    ]
    return all(less < more for more, less in pairwise(food))


# --- positions -----------------------------------------------------------------------------------


def inventory(state: Position) -> Mapping[str, int]:
    """RAT-C9, RAT-C10, RAT-C11: every rat, piece and card, wherever it is."""
    found: Counter[str] = Counter()
    found["rats"] = state.rat_supply + sum(state.rats)
    for colour in COLOURS:
        name = f"{COLOUR_NAMES[colour]} cheese"
        if colour != YELLOW:
            found[name] = state.cheese_supply[colour] + state.bag[colour] + state.drawn[colour]
        elif state.variant.has_limited_cheese:
            found[name] = (
                state.cheese_supply[colour]
                + state.bag[colour]
                + state.drawn[colour]
                + sum(state.cheese)
            )
    events = [*state.events_left, *state.past_events]
    for event in [*events, state.event] if state.event != NONE else events:
        found[f"event {EVENT_NAMES[event]}"] += 1
    for card in [*state.cards_left, *state.past_cards, *state.cards]:
        found[f"cheese card {card}"] += 1
    for clan in [*state.dealt_clans, *state.undealt_clans]:
        found[f"clan {CLAN_NAMES[clan]}"] += 1
    return found


def invariants(state: Position) -> list[str]:
    """What is wrong with a full position between moves."""
    return list(_broken(state))


def _broken(state: Position) -> Iterator[str]:
    if state.rat_supply + sum(state.rats) != RATS * state.variant.boxes:
        yield "RAT-C9: a rat is lost or doubled."
    if min(state.rats) < 0 or state.rat_supply < 0:
        yield "RAT-C9: a place holds fewer than no rats."
    counts = [*state.cheese, *state.cheese_supply, *state.bag, *state.drawn]
    if min(counts) < 0:
        yield "RAT-C10: there are fewer than no pieces somewhere."
    boxes = state.variant.boxes
    if any(state.cheese_supply[colour] > PIECES[colour] * boxes for colour in COLOURS):
        yield "RAT-C10: the supply holds more pieces than the boxes."
    if any(hidden > cheese for hidden, cheese in zip(state.hidden, state.cheese, strict=True)):
        yield "A seat hides cheese that it does not have."
    if state.next_event not in (NONE, *state.events_left):
        yield "The Seers look at an event that is not in the deck."
    if state.next_card not in (NONE, *state.cards_left):
        yield "The Seers look at a cheese card that is not in the deck."
    if state.phase == PLANS:
        yield from _broken_plans(state)


def _broken_plans(state: Position) -> Iterator[str]:
    for seat in range(state.seats):
        plan = state.plans[seat * INFIRMARY : (seat + 1) * INFIRMARY]
        if sum(plan) != healthy(state, seat) or min(plan) < 0:
            yield f"The plan of seat {seat} loses or doubles a rat."
        if state.steps[seat] in (GET_SET, READY) and state.event == GET_READY:
            if plan[BEDROOM] + plan[PANTRY] > MOST_AT_HOME:
                yield f"Seat {seat} keeps too many rats at home."
