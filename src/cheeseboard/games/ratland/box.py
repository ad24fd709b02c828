"""What the boxes hold, as the data tell it: places, cheese, cards, the feeding table."""

from typing import Final

from cheeseboard.data import load

BOX: Final = load(__file__, "box.toml")
EVENT_CARDS: Final = load(__file__, "events.toml")
CLAN_CARDS: Final = load(__file__, "clans.toml")
CHEESE_CARDS: Final = load(__file__, "cheese_cards.toml")
FEEDING: Final = load(__file__, "feeding.toml")

# --- rats and their places -----------------------------------------------------------------------

RATS: Final[int] = BOX["rats"]["single_tokens"] + 2 * BOX["rats"]["double_tokens"]
"""Rats in one box; single and double tokens are change for each other (RAT-1.12)."""
START_RATS: Final[int] = BOX["start"]["rats"]
START_CHEESE: Final[int] = BOX["start"]["cheese"]

PLACE_NAMES: Final[tuple[str, ...]] = tuple(BOX["places"]["names"])
PLACES: Final = len(PLACE_NAMES)
"""How many numbers of rats a seat has: one for each place."""
DUMP, CITY, FIELD, PIPE_LEFT, PIPE_RIGHT, BEDROOM, PANTRY, INFIRMARY, LOST, GRAVEYARD = range(
    PLACES
)
TUNNELS: Final = (DUMP, CITY, FIELD)
ZONES: Final = range(INFIRMARY)
"""The seven places of an assignment; rats there are healthy."""

# --- cheese --------------------------------------------------------------------------------------

COLOUR_NAMES: Final[tuple[str, ...]] = tuple(BOX["cheese"]["colours"])
COLOURS: Final = range(len(COLOUR_NAMES))
YELLOW, ORANGE, WHITE, BLACK, PURPLE, BLUE = COLOURS
PIECES: Final[tuple[int, ...]] = tuple(BOX["cheese"]["pieces"])
"""Pieces of each colour in one box."""

SETS: Final = tuple(CHEESE_CARDS)
CARDS: Final = range(1, 10)
ROWS: Final = tuple(
    tuple(
        tuple(tuple(CHEESE_CARDS[name][str(card)][PLACE_NAMES[tunnel]]) for tunnel in TUNNELS)
        for card in CARDS
    )
    for name in SETS
)
"""ROWS[set][card - 1][tunnel]: pieces of each colour."""

# --- events --------------------------------------------------------------------------------------

EVENT_NAMES: Final[tuple[str, ...]] = tuple(
    EVENT_CARDS["cards"]["starting"] + EVENT_CARDS["cards"]["finishing"]
)
EVENTS: Final = range(len(EVENT_NAMES))
STARTING: Final = range(len(EVENT_CARDS["cards"]["starting"]))
"""Events below the end of this range are starting events, the others finishing ones."""
STARTING_USED: Final[int] = EVENT_CARDS["deck"]["starting_used"]
FINISHING_USED: Final[int] = EVENT_CARDS["deck"]["finishing_used"]
DECK: Final = STARTING_USED + FINISHING_USED + 1
"""Cards in the event deck; the game ends with the last of them at the latest."""
PLENTY, MASS_ATTACKS, DISTANT_RELATIVE, HELMET, IT_WORKED, DOCTOR_CHEESE = EVENTS[:6]
SAFE_SPOT, JUST_IN_TIME, KINDLY_RAT, RAISING, SILENCE, IDLENESS, GET_READY = EVENTS[6:13]
END_OF_GAME: Final = EVENT_NAMES.index(EVENT_CARDS["cards"]["end"])
MOST_AT_HOME: Final[int] = EVENT_CARDS["get_ready"]["most_at_home"]

# --- clans ---------------------------------------------------------------------------------------

CLAN_NAMES: Final[tuple[str, ...]] = tuple(CLAN_CARDS["cards"]["names"])
CLANS: Final = range(len(CLAN_NAMES))
SCAVENGERS, EXPLORERS, RECYCLERS, MUSICIANS, NINJA, ALCHEMISTS = CLANS[:6]
CONQUERORS, MUTANTS, SEERS, FAMILY, ATHLETES, CORRUPT = CLANS[6:]

_NUMBERS: Final[dict[str, list[int]]] = CLAN_CARDS["numbers"]
GIVERS: Final = _NUMBERS["musicians_givers"]
"""GIVERS[is_late], like all of these: how many opponents give cheese to the Musicians."""
BREWS: Final = _NUMBERS["alchemists_rats"]
RAT_MOVES: Final = _NUMBERS["athletes_moves"]
EXTRA_GUARDS: Final = _NUMBERS["conquerors_guards"]
EATEN_WHITES: Final = _NUMBERS["recyclers_whites"]
NINJA_RATS: Final = _NUMBERS["ninja_rats"]

# --- seats ---------------------------------------------------------------------------------------

MOST_SEATS: Final = 12
ONE_BOX: Final[int] = BOX["seats"]["one_box"]
EXTRA_PIECE: Final = tuple(
    BOX["seats"]["extra_piece_from"] <= seats <= ONE_BOX
    or seats >= BOX["seats"]["two_boxes_extra_piece_from"]
    for seats in range(MOST_SEATS + 1)
)
"""EXTRA_PIECE[seats]: whether bags get one piece more of each colour (RAT-16.2, RAT-16.5)."""


def boxes_for(seats: int) -> int:
    """RAT-16.3."""
    return 1 if seats <= ONE_BOX else 2


TIE_ORDER: Final = tuple(
    tuple(tuple((active + step) % seats for step in range(seats)) for active in range(seats))
    for seats in range(MOST_SEATS + 1)
)
"""TIE_ORDER[seats][active]: the active player, then seat by seat to the left."""

# --- feeding -------------------------------------------------------------------------------------


def _need(rats: int) -> int:
    for upto, cheese in FEEDING["table"]["upto"]:
        if rats <= upto:
            return int(cheese)
    last, cheese = FEEDING["table"]["upto"][-1]
    return int(cheese + FEEDING["table"]["beyond"] * (rats - last))


NEED: Final = tuple(_need(rats) for rats in range(2 * RATS + 1))
"""NEED[rats]: pieces of cheese that so many rats eat."""
