"""How high numbers get and how long lists, for learners."""

from cheeseboard.bounds import (
    NO_END,
    Bound,
    Bounds,
    bits,
    latest_lists,
    latest_states,
    lists,
    number,
    numbers,
    part,
    words,
)
from cheeseboard.game import Options
from cheeseboard.games.smash_up.box import (
    BASE_IDS,
    BEYOND_SEATS,
    CARD_IDS,
    DECK_OF,
    FACTIONS,
    FACTIONS_PER_SEAT,
    SOURCE_IDS,
)
from cheeseboard.games.smash_up.hooks import QUESTIONS, STEPS
from cheeseboard.games.smash_up.state import ACTION, GROVE, OVER

STACK = 12
"""So much of what is still to be done is told, from the top."""
WAITING = 12
CREDITS = 8
SCORINGS = 8
SHOWN = 4


def bounds(options: Options, seats: int) -> Bounds:
    """Numbers of turns and of cards played have no end unless the turns have."""
    deck = FACTIONS_PER_SEAT * max(map(len, DECK_OF))
    kinds, slots = len(CARD_IDS) - 1, deck * seats
    places = seats + BEYOND_SEATS
    boxes = 2
    bases = len(BASE_IDS) * boxes
    turns = int(options["turn_limit"]) + 1 if options["turn_limit"] else NO_END
    return {
        "variant": part(
            boxes=number(boxes),
            first=number(seats - 1),
            goal=number(int(options["vp_goal"])),
            mulligan=words("forced", "optional", "reshuffle", "none"),
            turn_limit=number(int(options["turn_limit"]) or 1),
        ),
        "phase": number(OVER),
        "active": number(seats - 1),
        "turn": number(turns),
        "factions": numbers(FACTIONS_PER_SEAT * seats, len(FACTIONS) - 1),
        "points": numbers(seats, NO_END),
        "tally": numbers(len(SOURCE_IDS) * seats, NO_END),
        "hands": lists(seats, deck, kinds),
        "unseen": lists(seats, deck, kinds),
        "known": lists(seats, deck, kinds),
        "discards": lists(seats, deck, kinds),
        "resolving": latest_lists(SHOWN, 2, kinds),
        "card_kind": numbers(slots, kinds),
        "card_owner": numbers(slots, seats - 1),
        "card_holder": numbers(slots, seats - 1),
        "card_base": numbers(slots, places - 1),
        "card_host": numbers(slots, slots - 1),
        "card_stamp": numbers(slots, NO_END),
        "card_loss": numbers(slots, NO_END),
        "card_arrived": numbers(slots, turns),
        "card_talent": numbers(slots, turns),
        "card_answered": numbers(slots, turns),
        "stamps": number(NO_END),
        "spent": latest_lists(SHOWN, 2, kinds),
        "bases": numbers(places, len(BASE_IDS) - 1),
        "zeroed": numbers(places),
        "base_deck": numbers(bases, len(BASE_IDS) - 1),
        "base_discard": numbers(bases, len(BASE_IDS) - 1),
        "scorings": _scorings(seats, places, turns),
        "credits": latest_states(
            CREDITS,
            type=number(ACTION),
            source=number(GROVE),
            base=number(places - 1),
            kind=number(kinds),
            group=number(NO_END),
        ),
        "workshop_seats": bits(seats),
        "waiting": latest_states(WAITING, **_frame(seats, places, slots)),
        "stack": latest_states(STACK, **_frame(seats, places, slots)),
        "winner": number(seats - 1),
        "reason": words("", "goal", "cap", "draw"),
    }


def _scorings(seats: int, places: int, turns: int) -> Bound:
    return latest_states(
        SCORINGS,
        turn=number(turns),
        base=number(len(BASE_IDS) - 1),
        place=number(places - 1),
        breakpoint=number(NO_END),
        powers=numbers(seats, NO_END),
        ranks=numbers(seats, seats),
    )


def _frame(seats: int, places: int, slots: int) -> dict[str, Bound]:
    kinds = len(CARD_IDS) - 1
    return {
        "then": words(*sorted(STEPS)),
        "ask": words("", *sorted(QUESTIONS)),
        "source": words("", *CARD_IDS, *BASE_IDS),
        "seat": number(seats - 1),
        "cause": number(seats - 1),
        "slot": number(slots - 1),
        "stamp": number(NO_END),
        "base": number(places - 1),
        "kind": number(kinds),
        "target": number(slots - 1),
        "target_stamp": number(NO_END),
        "count": number(NO_END),
        "choice": number(NO_END),
    }
