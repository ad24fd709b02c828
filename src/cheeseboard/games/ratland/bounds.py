"""How high numbers get and how long lists, for learners."""

from cheeseboard.bounds import Bounds, bit_sets, number, numbers, part, words
from cheeseboard.game import Options
from cheeseboard.games.ratland.box import (
    CARDS,
    CLANS,
    COLOURS,
    DECK,
    EVENTS,
    INFIRMARY,
    PIECES,
    PLACES,
    RAT_MOVES,
    RATS,
    SETS,
    TUNNELS,
    boxes_for,
)
from cheeseboard.games.ratland.moves import MOST_CHANGES
from cheeseboard.games.ratland.state import AGGRESSIVE, NO_SWAP, OVER, READY


def bounds(options: Options, seats: int) -> Bounds:
    boxes = boxes_for(seats)
    rats, cards = RATS * boxes, len(CARDS) * boxes
    clans = len(CLANS) * boxes if options["clans"] else 0
    dealt = 2 * seats if options["clans"] else 0
    pieces = max(PIECES) * boxes
    yellow = pieces if options["cheese_supply"] == "box" else DECK * sum(PIECES) * boxes
    return {
        "variant": part(
            board=words("normal", "aggressive", "secret", "secret_each_round"),
            cards=number(len(SETS) - 1),
            boxes=number(2),
        ),
        "phase": number(OVER),
        "round": number(DECK),
        "active": number(seats - 1),
        "event": number(len(EVENTS) - 1),
        "cards": numbers(boxes, max(CARDS)),
        "past_events": numbers(DECK, len(EVENTS) - 1),
        "past_cards": numbers(cards, max(CARDS)),
        "events_left": numbers(len(EVENTS), len(EVENTS) - 1),
        "cards_left": numbers(cards, max(CARDS)),
        "next_event": number(len(EVENTS) - 1),
        "next_card": number(max(CARDS)),
        "clans": numbers(seats, len(CLANS) - 1),
        "dealt_clans": numbers(dealt, len(CLANS) - 1),
        "undealt_clans": numbers(clans - dealt, len(CLANS) - 1),
        "clan_choices": numbers(seats),
        "sides": numbers(seats, AGGRESSIVE),
        "rats": numbers(PLACES * seats, rats),
        "rat_supply": number(rats),
        "cheese": numbers(seats, yellow),
        "hidden": numbers(seats),
        "cheese_supply": numbers(len(COLOURS), pieces),
        "bag": numbers(len(COLOURS), pieces),
        "drawn": numbers(len(COLOURS), pieces),
        "steps": numbers(seats, READY),
        "plans": numbers(INFIRMARY * seats, rats),
        "plan_sides": numbers(seats, AGGRESSIVE),
        "plan_hides": numbers(seats),
        "changes": numbers(seats, MOST_CHANGES),
        "last_plans": numbers(INFIRMARY * seats, rats),
        "sent": bit_sets(seats, len(TUNNELS)),
        "strays": numbers(seats, rats),
        "used": numbers(seats),
        "tunnel": number(len(TUNNELS) - 1),
        "queue": numbers(seats, seats - 1),
        "rat_moves": number(max(RAT_MOVES)),
        "answers": numbers(seats, NO_SWAP),
    }
