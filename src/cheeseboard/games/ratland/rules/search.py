"""Phase 6: three tunnels, one bag after the other (RAT-8, RAT-9, RAT-14.8 ff., RAT-16)."""

from collections.abc import Sequence

from cheeseboard.game import Chance, Log, Seat
from cheeseboard.games.ratland.box import (
    BLACK,
    BLUE,
    COLOUR_NAMES,
    COLOURS,
    CONQUERORS,
    CORRUPT,
    DOCTOR_CHEESE,
    DUMP,
    EATEN_WHITES,
    EXTRA_PIECE,
    FIELD,
    HELMET,
    IDLENESS,
    INFIRMARY,
    IT_WORKED,
    LOST,
    MUTANTS,
    ORANGE,
    PLACE_NAMES,
    PLACES,
    PURPLE,
    RECYCLERS,
    ROWS,
    SCAVENGERS,
    WHITE,
    YELLOW,
)
from cheeseboard.games.ratland.moves import (
    ADD_NOTHING,
    ADDS,
    RETURN_NOTHING,
    RETURNS,
    WOUNDS,
    Move,
)
from cheeseboard.games.ratland.rules.home import begin_feeding
from cheeseboard.games.ratland.rules.stock import (
    is_aggressor,
    is_late,
    owners,
    place_of_a_rat,
    share_yellow,
    take_yellow,
    tell_counts,
    tie_order,
)
from cheeseboard.games.ratland.state import (
    BRIBE,
    DRAW,
    EFFECTS,
    EMPTY,
    EXTRA,
    FIGHT,
    FILL,
    LEFTOVERS,
    NONE,
    PUT_BACK,
    SWAPS,
    Position,
)

# --- the bag -------------------------------------------------------------------------------------


def fill_bag(state: Position, chance: Chance, log: Log) -> bool:
    """RAT-8.1, RAT-8.2."""
    state.bag = pieces_for(state, state.tunnel)
    for colour in COLOURS:
        if colour != YELLOW or state.variant.has_limited_cheese:
            state.bag[colour] = min(state.bag[colour], state.cheese_supply[colour])  # RAT-17.5
            state.cheese_supply[colour] -= state.bag[colour]
    if log:
        tunnel = PLACE_NAMES[state.tunnel]
        log.tell("event-tunnel", zone=tunnel, count=sum(state.bag), rules=("RAT-8.2",))
    state.queue = [
        seat for seat in owners(state, CORRUPT) if is_late(state) or not state.used[seat]
    ]
    state.phase = BRIBE
    return False


def pieces_for(state: Position, tunnel: int) -> list[int]:
    """RAT-16.1 to RAT-16.5: the rows of the cards, and one more of each colour for many seats."""
    return bag_of(
        [ROWS[state.variant.cards][card - 1][tunnel] for card in state.cards], state.seats
    )


def bag_of(rows: Sequence[Sequence[int]], seats: int) -> list[int]:
    pieces = [sum(row[colour] for row in rows) for colour in COLOURS]
    if EXTRA_PIECE[seats]:
        return [count + 1 if count else 0 for count in pieces]
    return pieces


def put_away(state: Position, colour: int, count: int) -> None:
    """Pieces that nobody keeps go back to the supply."""
    if colour != YELLOW or state.variant.has_limited_cheese:
        state.cheese_supply[colour] += count


# --- Corrupt -------------------------------------------------------------------------------------


def await_bribe(state: Position, chance: Chance, log: Log) -> bool:
    """RAT-15.23."""
    if state.queue and len(bribe_moves(state, state.queue[0])) > 1:
        return True
    state.queue = []
    state.phase = FIGHT
    return False


def bribe_moves(state: Position, seat: Seat) -> Sequence[Move]:
    """RAT-15.23, RAT-17.4: any colour that is in the supply."""
    return [ADD_NOTHING, *(move for move in ADDS if is_in_supply(state, move.value))]


def is_in_supply(state: Position, colour: int) -> bool:
    if colour == YELLOW and not state.variant.has_limited_cheese:
        return True
    return state.cheese_supply[colour] > 0


def bribe(state: Position, seat: Seat, move: Move, log: Log) -> None:
    state.queue.pop(0)
    if move is ADD_NOTHING:
        return
    state.used[seat] = True
    state.bag[move.value] += 1
    put_away(state, move.value, -1)
    if log:
        log.tell("event-add", seat=seat, colour=COLOUR_NAMES[move.value], rules=("RAT-15.23",))


# --- the fight -----------------------------------------------------------------------------------


def await_fight(state: Position, chance: Chance, log: Log) -> bool:
    """RAT-14.8: with one opponent there is nothing to choose."""
    bully = bully_in(state, state.tunnel)
    if bully != NONE:
        targets = wound_moves(state, bully)
        if len(targets) > 1:
            state.queue = [bully]
            return True
        if targets:
            wound(state, targets[0].value, log)
    begin_draws(state)
    return False


def bully_in(state: Position, tunnel: int) -> Seat:
    """The aggressor with strictly more rats in the tunnel than everybody else, or NONE."""
    counts = state.rats[tunnel::PLACES]
    most = max(counts)
    if counts.count(most) > 1:
        return NONE
    seat = counts.index(most)
    return seat if is_aggressor(state, seat) else NONE


def wound_moves(state: Position, seat: Seat) -> Sequence[Move]:
    return [
        WOUNDS[other]
        for other, count in enumerate(state.rats[state.tunnel :: PLACES])
        if count and other != seat
    ]


def choose_wound(state: Position, move: Move, log: Log) -> None:
    wound(state, move.value, log)
    begin_draws(state)


def wound(state: Position, seat: Seat, log: Log) -> None:
    """RAT-14.8, RAT-14.9."""
    state.rats[seat * PLACES + state.tunnel] -= 1
    state.rats[seat * PLACES + INFIRMARY] += 1
    if log:
        tunnel = PLACE_NAMES[state.tunnel]
        log.tell("event-wounded", seat=seat, zone=tunnel, rules=("RAT-14.8",))


# --- drawing -------------------------------------------------------------------------------------


def begin_draws(state: Position) -> None:
    """RAT-8.3, RAT-8.4: fewest rats first, equals in tie order."""
    counts = state.rats[state.tunnel :: PLACES]
    searchers = [seat for seat in tie_order(state) if counts[seat]]
    searchers.sort(key=lambda seat: counts[seat])
    state.queue = searchers
    state.is_scavenging = False
    state.phase = DRAW


def draw(state: Position, chance: Chance, log: Log) -> bool:
    """RAT-8.6: all pieces of a seat at once."""
    if not state.queue:
        begin_leftovers(state)
        return False
    log.border()
    seat = state.queue[0]
    draw_pieces(state, pieces_due(state, seat), chance)
    if log:
        tell_drawn(state, seat, log)
    state.phase = EXTRA
    return False


def pieces_due(state: Position, seat: Seat) -> int:
    """RAT-8.3, RAT-14.10: a piece for each rat, for aggressors one fewer."""
    return state.rats[seat * PLACES + state.tunnel] - is_aggressor(state, seat)


def draw_pieces(state: Position, count: int, chance: Chance) -> None:
    """RAT-8.3, RAT-8.5: blind, and at most what is left."""
    if count >= sum(state.bag):
        for colour in COLOURS:
            state.drawn[colour] += state.bag[colour]
            state.bag[colour] = 0
        return
    for _ in range(count):
        colour = chance.draw("cheese", state.bag)
        state.bag[colour] -= 1
        state.drawn[colour] += 1


def tell_drawn(state: Position, seat: Seat, log: Log) -> None:
    for colour in COLOURS:
        if state.drawn[colour]:
            name, count = COLOUR_NAMES[colour], state.drawn[colour]
            log.tell("event-draw", seat=seat, colour=name, count=count, rules=("RAT-8.3",))


def await_extra(state: Position, chance: Chance, log: Log) -> bool:
    """RAT-15.10: Recyclers at the dump, after they have seen their own pieces."""
    if (
        state.clans[state.queue[0]] == RECYCLERS
        and not is_late(state)
        and state.tunnel == DUMP
        and any(state.bag)
    ):
        return True
    state.phase = PUT_BACK
    return False


def draw_extra(state: Position, seat: Seat, move: Move, chance: Chance, log: Log) -> None:
    """RAT-15.10, RAT-15.5, RAT-15.6: one more piece, or none."""
    if move.value:
        log.border()
        before = state.drawn[:]
        draw_pieces(state, 1, chance)
        if log:
            colour = next(colour for colour in COLOURS if state.drawn[colour] > before[colour])
            name = COLOUR_NAMES[colour]
            log.tell("event-draw", seat=seat, colour=name, count=1, rules=("RAT-8.6",))
    if not state.is_scavenging:
        state.phase = PUT_BACK
    elif move.value:
        state.used[seat] = True
        state.phase = PUT_BACK
    else:
        state.queue.pop(0)


def await_put_back(state: Position, chance: Chance, log: Log) -> bool:
    """RAT-13.4: one piece of each draw may go back into the bag."""
    if state.event == HELMET and any(state.drawn):
        return True
    state.phase = EFFECTS
    return False


def put_back_moves(state: Position) -> Sequence[Move]:
    return [RETURN_NOTHING, *(move for move in RETURNS if state.drawn[move.value])]


def put_back(state: Position, seat: Seat, move: Move, log: Log) -> None:
    """RAT-13.4: later drawers may find the piece."""
    state.phase = EFFECTS
    if move is RETURN_NOTHING:
        return
    state.drawn[move.value] -= 1
    state.bag[move.value] += 1
    if log:
        log.tell("event-put-back", seat=seat, colour=COLOUR_NAMES[move.value], rules=("RAT-13.4",))


# --- what the pieces do --------------------------------------------------------------------------


def settle(state: Position, chance: Chance, log: Log) -> bool:
    """RAT-9.9: colour by colour, before the next seat draws (RAT-8.6)."""
    seat = state.queue.pop(0)
    drawn = state.drawn
    if any(drawn):
        state.cheese[seat] += drawn[YELLOW]  # RAT-9.1
        for colour in COLOURS:
            if colour != YELLOW:
                state.cheese_supply[colour] += drawn[colour]  # RAT-1.7, RAT-9.3
        found = take_yellow(state, seat, food_in(state, seat))
        if log:
            tell_food(state, seat, found, log)
        suffer(state, seat, log)
        state.drawn = [0] * len(drawn)
    state.phase = LEFTOVERS if state.is_scavenging else DRAW
    return False


def food_in(state: Position, seat: Seat) -> int:
    """Yellow pieces that the drawn pieces of other colours turn into."""
    drawn, clan = state.drawn, state.clans[seat]
    food = 2 * drawn[ORANGE]  # RAT-9.2
    if state.event == DOCTOR_CHEESE:
        food += drawn[WHITE] // 2  # RAT-13.6
    if state.event == IT_WORKED:
        food += drawn[BLACK]  # RAT-13.5
    if clan == RECYCLERS and state.tunnel == DUMP:
        food += min(drawn[WHITE], EATEN_WHITES[is_late(state)])  # RAT-15.11
    if clan == MUTANTS:
        food += drawn[PURPLE] * (2 if is_late(state) else 1)  # RAT-15.19
    return food


def tell_food(state: Position, seat: Seat, found: int, log: Log) -> None:
    """What Doctor Cheese made (RAT-13.6), then all that is stored; `found` came from the supply."""
    drawn = state.drawn
    made = min(drawn[WHITE] // 2, found)
    if state.event == DOCTOR_CHEESE and made:
        log.tell("event-doctor", seat=seat, count=made, rules=("RAT-13.6",))
    if drawn[YELLOW] + found:
        log.tell("event-cheese", seat=seat, count=drawn[YELLOW] + found, rules=("RAT-9.1",))


def suffer(state: Position, seat: Seat, log: Log) -> None:
    """RAT-9.4, RAT-9.5, RAT-9.6."""
    drawn = state.drawn
    if drawn[BLACK] and does_harm(state, seat, BLACK):
        hit(state, seat, drawn[BLACK], PLACES, "event-forgets", "RAT-9.4", log)
    if drawn[PURPLE] and does_harm(state, seat, PURPLE):
        hit(state, seat, drawn[PURPLE], INFIRMARY, "event-poisoned", "RAT-9.5", log)
    if drawn[BLUE]:
        hit(state, seat, drawn[BLUE], LOST, "event-strays", "RAT-9.6", log)


def does_harm(state: Position, seat: Seat, colour: int) -> bool:
    """Whether such a piece costs the seat a rat, for good or for a round."""
    if colour == BLACK:
        return state.event != IT_WORKED and state.clans[seat] != CONQUERORS  # RAT-13.5, RAT-15.18
    if colour == PURPLE:
        return state.clans[seat] != MUTANTS  # RAT-15.19
    return colour == BLUE


def hit(
    state: Position, seat: Seat, pieces: int, target: int, key: str, rule: str, log: Log
) -> None:
    """RAT-9.7, RAT-9.8: one rat for each piece goes to the target, PLACES being the supply."""
    first = seat * PLACES
    count = 0
    while count < pieces:
        place = place_of_a_rat(state, seat, state.tunnel)
        if place == PLACES:
            break
        state.rats[first + place] -= 1
        if target == PLACES:
            state.rat_supply += 1  # RAT-17.1
        else:
            state.rats[first + target] += 1
        count += 1
    if log and count:
        log.tell(key, seat=seat, count=count, rules=(rule,))


# --- the end of a tunnel -------------------------------------------------------------------------


def begin_leftovers(state: Position) -> None:
    """RAT-15.5: early Scavengers once a round where they sent nobody. RAT-15.6: late ones always.

    RAT-15.3: in tie order.
    """
    state.queue = owners(state, SCAVENGERS)
    if not is_late(state):
        state.queue = [
            seat
            for seat in state.queue
            if not state.used[seat] and not state.sent[seat] >> state.tunnel & 1
        ]
    state.is_scavenging = True
    state.phase = LEFTOVERS


def await_leftovers(state: Position, chance: Chance, log: Log) -> bool:
    if state.queue and any(state.bag):
        return True
    state.queue = []
    state.phase = EMPTY
    return False


def empty_bag(state: Position, chance: Chance, log: Log) -> bool:
    """RAT-8.7, RAT-8.8: idle seats get their cheese, the rest of the bag goes to the supply."""
    if state.event == IDLENESS:
        idle = [int(not sent >> state.tunnel & 1) for sent in state.sent]
        tell_counts(log, "event-idle", share_yellow(state, idle), "RAT-13.15")
    for colour in COLOURS:
        put_away(state, colour, state.bag[colour])
        state.bag[colour] = 0
    if state.tunnel == FIELD:
        begin_feeding(state)
        state.phase = SWAPS
    else:
        state.tunnel += 1
        state.phase = FILL
    return False
