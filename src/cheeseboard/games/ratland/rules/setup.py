"""Set-up (RAT-2) and the choice of clans (RAT-2.10, RAT-2.11)."""

from collections.abc import Sequence

from cheeseboard.game import NONE, Chance, Log, Options, Seat, chosen_seat
from cheeseboard.games.ratland.box import (
    CARDS,
    CLAN_NAMES,
    CLANS,
    EVENTS,
    PANTRY,
    PIECES,
    PLACES,
    RATS,
    SETS,
    START_CHEESE,
    START_RATS,
    YELLOW,
    boxes_for,
)
from cheeseboard.games.ratland.moves import KEEPS, Move
from cheeseboard.games.ratland.state import (
    AGGRESSIVE,
    CLAN_CHOICE,
    EVENT,
    NORMAL,
    READY,
    Position,
    Variant,
)


def first_position(options: Options, seats: int, chance: Chance, log: Log) -> Position:
    boxes = boxes_for(seats)  # RAT-16.3
    variant = Variant(
        has_clans=bool(options["clans"]),
        board=str(options["board"]),
        is_ascending=options["cheese_order"] == "ascending",
        cards=SETS.index(str(options["cheese_cards"])),
        has_limited_cheese=options["cheese_supply"] == "box",
        are_bad_ties_first=options["bad_ties"] == "first",
        boxes=boxes,
    )
    active = chosen_seat(options["first_seat"], seats, chance, "first player")  # RAT-2.9
    dealt, undealt = _deal_clans(variant, seats, chance)
    state = Position(
        variant=variant,
        phase=CLAN_CHOICE if variant.has_clans else EVENT,
        round=0,
        active=active,
        event=NONE,
        cards=[],
        past_events=[],
        past_cards=[],
        events_left=list(EVENTS),
        cards_left=sorted([*CARDS] * boxes),  # RAT-2.8, RAT-16.3
        next_event=NONE,
        next_card=NONE,
        clans=[NONE] * seats,
        dealt_clans=dealt,
        undealt_clans=undealt,
        clan_choices=[NONE] * seats,
        sides=[side_before_choice(variant)] * seats,
        rats=([0] * PANTRY + [START_RATS] + [0] * (PLACES - PANTRY - 1)) * seats,  # RAT-2.2
        rat_supply=RATS * boxes - START_RATS * seats,  # RAT-2.3
        cheese=[START_CHEESE] * seats,
        hidden=[0] * seats,
        cheese_supply=[count * boxes for count in PIECES],
        bag=[0] * len(PIECES),
        drawn=[0] * len(PIECES),
        steps=[READY] * seats,
        plans=[0] * (PANTRY + 1) * seats,
        plan_sides=[NONE] * seats,
        plan_hides=[NONE] * seats,
        changes=[0] * seats,
        last_plans=[0] * (PANTRY + 1) * seats,
        sent=[0] * seats,
        strays=[0] * seats,
        used=[False] * seats,
        tunnel=0,
        queue=[],
        is_scavenging=False,
        rat_moves=0,
        answers=[NONE] * seats,
    )
    if variant.has_limited_cheese:
        state.cheese_supply[YELLOW] -= START_CHEESE * seats
    if log:
        log.tell("event-start", seat=active, rules=("RAT-2.9",))
    return state


def side_before_choice(variant: Variant) -> int:
    """RAT-2.1, RAT-14.1: the side of a board on which nobody has decided in secret."""
    if variant.board == "normal":
        return NORMAL
    return AGGRESSIVE if variant.board == "aggressive" else NONE


# --- clans ---------------------------------------------------------------------------------------


def _deal_clans(
    variant: Variant, seats: int, chance: Chance
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """RAT-2.10, RAT-16.6: two cards each, and the rest, which nobody sees."""
    if not variant.has_clans:
        return (), ()
    cards = chance.shuffle("clans", [*CLANS] * variant.boxes)
    return tuple(cards[: 2 * seats]), tuple(sorted(cards[2 * seats :]))


def await_clans(state: Position, chance: Chance, log: Log) -> bool:
    """RAT-2.11: all cards are turned up together after the last choice."""
    if NONE in state.clan_choices:
        return True
    log.border()
    dealt = list(state.dealt_clans)
    for seat, choice in enumerate(state.clan_choices):
        if choice == 1:
            dealt[2 * seat], dealt[2 * seat + 1] = dealt[2 * seat + 1], dealt[2 * seat]
        state.clans[seat] = dealt[2 * seat]
        if log:
            name = CLAN_NAMES[state.clans[seat]]
            log.tell("event-clan", seat=seat, clan=name, rules=("RAT-2.11",))
    state.dealt_clans = tuple(dealt)
    state.clan_choices = [NONE] * state.seats
    state.phase = EVENT
    return False


def clan_moves(state: Position, seat: Seat) -> Sequence[Move]:
    return [KEEPS[clan] for clan in sorted(set(state.dealt_clans[2 * seat : 2 * seat + 2]))]


def keep_clan(state: Position, seat: Seat, move: Move, log: Log) -> None:
    """RAT-2.10."""
    state.clan_choices[seat] = state.dealt_clans[2 * seat : 2 * seat + 2].index(move.value)
    if log:
        name = CLAN_NAMES[move.value]
        log.tell("event-keep", seat=seat, clan=name, rules=("RAT-2.10",), to=(seat,))
