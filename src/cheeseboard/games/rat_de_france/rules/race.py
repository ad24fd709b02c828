"""Rules RDF-4 to RDF-13 in motion: rounds, turns, wind, finish, stages and the end."""

from typing import Final

from cheeseboard.game import NONE, Chance, Log, Seat
from cheeseboard.games.rat_de_france.box import (
    ACTIONS,
    CLOVER,
    DECK,
    DIRECTIONS,
    IDEA,
    PRIZES,
    STAGES,
    SUGAR,
    TAKE_BACK,
    TOKENS,
    WIND_CARDS_OF_EACH,
)
from cheeseboard.games.rat_de_france.box import JUMP as JUMP_CARD
from cheeseboard.games.rat_de_france.box import SWAP as SWAP_CARD
from cheeseboard.games.rat_de_france.moves import (
    MOVE,
    PASSING,
    PLAIN,
    STEAL,
    SWAP,
    TAKE,
    WITH_SUGAR,
    Move,
)
from cheeseboard.games.rat_de_france.rules.actions import action_of, turn_moves, turning_cell
from cheeseboard.games.rat_de_france.rules.bids import (
    next_to_ask,
    replace_bids,
    show_bids,
    turn_order,
)
from cheeseboard.games.rat_de_france.rules.setup import begin_stage, track_of
from cheeseboard.games.rat_de_france.state import (
    ACTING,
    BIDDING,
    OVER,
    PEPPERING,
    PRIZE,
    Position,
)
from cheeseboard.games.rat_de_france.track import CELL_NAMES, FINISH, MUD, SPRING, TOKEN_OF, WATER

# --- the round -----------------------------------------------------------------------------------


def begin_round(state: Position, chance: Chance, log: Log) -> None:
    """RDF-4.1: turn order, then bids. RDF-4.6: the order stays whatever happens."""
    state.round += 1
    if log:
        log.tell("event-round", round=state.round, rules=("RDF-4.1",))
    if state.variant.has_wind:
        turn_up_wind(state, chance, log)
    state.row = turn_order(state)
    state.bids = [NONE] * state.seats
    state.cards = [NONE] * state.seats
    state.phase = BIDDING
    state.active = NONE


def turn_up_wind(state: Position, chance: Chance, log: Log) -> None:
    """RDF-13.1, RDF-13.2; RDF-13.9: a deck used up is shuffled again."""
    if not any(state.wind_left):
        state.wind_left = [WIND_CARDS_OF_EACH] * len(DIRECTIONS)
    state.wind = chance.draw("wind", state.wind_left)
    state.wind_left[state.wind] -= 1
    log.border()
    if log:
        log.tell("event-wind", wind=DIRECTIONS[state.wind], rules=("RDF-13.2",))


def lay_bid(state: Position, seat: Seat, move: Move, chance: Chance, log: Log) -> None:
    """RDF-5.1, RDF-5.2: unseen, until the last one lies."""
    state.bids[seat] = move.card
    if log:
        card = ACTIONS[move.card]
        log.tell("event-bid", seat=seat, card=card, rules=("RDF-5.1",), to=(seat,))
    if any(state.bids[other] == NONE for other in state.row):
        return
    show_bids(state, log)
    state.phase = PEPPERING  # RDF-5.5
    state.declined = 0
    go_on_with_pepper(state, chance, log)


def go_on_with_pepper(state: Position, chance: Chance, log: Log) -> None:
    """RDF-8.18: ask the next holder, or close the window."""
    state.active = next_to_ask(state)
    if state.active != NONE:
        return
    replace_bids(state, log)
    state.phase = ACTING
    state.turn = 0
    go_on_with_turns(state, chance, log)


# --- turns ---------------------------------------------------------------------------------------


def go_on_with_turns(state: Position, chance: Chance, log: Log) -> None:
    """RDF-6.18: each once, in row order; who can only pass is not asked (RDF-6.17)."""
    while state.phase == ACTING:
        if state.turn == len(state.row):
            end_round(state, chance, log)
            return
        seat = state.row[state.turn]
        if len(turn_moves(state, seat)) > 1:
            state.active = seat
            return
        if log:
            cause = why_passing(state, seat)
            log.tell("event-cannot", seat=seat, cause=cause, rules=(CAUSES[cause],))
        end_turn(state, seat, log)


CAUSES: Final = {
    "void": "RDF-5.13",
    "mud": "RDF-7.5",
    "nothing-here": "RDF-6.14",
    "no-rat": "RDF-6.17",
    "no-way": "RDF-6.17",
}
"""Why a rat has to pass, with the rule behind it."""


def why_passing(state: Position, seat: Seat) -> str:
    """The name of the cause for a seat that can do nothing."""
    card = state.cards[seat]
    if card == NONE:
        return "void"
    kind = track_of(state).kinds[state.rats[seat]]
    if kind == MUD and card != IDEA:
        return "mud"
    if card in (SWAP_CARD, JUMP_CARD):
        return "no-rat"
    return "nothing-here" if card == IDEA and kind not in (SPRING, MUD, WATER) else "no-way"


def take_turn(state: Position, seat: Seat, move: Move, chance: Chance, log: Log) -> None:
    """RDF-4.7, RDF-6.16: carry out the action, or let it go."""
    if move is PASSING:
        if log:
            log.tell("event-pass", seat=seat, rules=("RDF-6.16",))
    else:
        if move.mode != PLAIN:
            _eat(state, seat, move, log)
        _carry_out(state, seat, move, log)
    log.border()
    end_turn(state, seat, log)
    go_on_with_turns(state, chance, log)


def _eat(state: Position, seat: Seat, move: Move, log: Log) -> None:
    """RDF-8.2: a token used goes back. RDF-8.13: the card stays as it is."""
    state.tokens[seat] = NONE
    if log and move.mode == WITH_SUGAR:
        log.tell("event-eat", seat=seat, token=TOKENS[SUGAR], rules=("RDF-8.4",))
    elif log:
        log.tell(
            "event-clover",
            seat=seat,
            token=TOKENS[CLOVER],
            action=ACTIONS[action_of(state, seat, move.mode)],
            rules=("RDF-8.12",),
        )


def _carry_out(state: Position, seat: Seat, move: Move, log: Log) -> None:
    if move.kind == MOVE:
        if log:
            _tell_movement(state, seat, move, log)
        state.rats[seat] = move.cell
    elif move.kind == SWAP:
        _swap_rats(state, seat, move, log)
    elif move.kind == TAKE:
        token = TOKEN_OF[track_of(state).kinds[state.rats[seat]]]
        state.tokens[seat] = token  # RDF-7.14, RDF-8.1
        if log:
            log.tell("event-take", seat=seat, token=TOKENS[token], rules=("RDF-7.14",))
    else:
        assert move.kind == STEAL
        _steal(state, seat, move, log)


def _tell_movement(state: Position, seat: Seat, move: Move, log: Log) -> None:
    via = turning_cell(state, seat, move)
    log.tell(
        "event-move",
        seat=seat,
        action=ACTIONS[action_of(state, seat, move.mode)],
        origin=CELL_NAMES[state.rats[seat]],
        via="" if via == NONE else CELL_NAMES[via],
        cell=CELL_NAMES[move.cell],
        rules=("RDF-6.15",),
    )


def _swap_rats(state: Position, seat: Seat, move: Move, log: Log) -> None:
    """RDF-6.7, RDF-6.8, RDF-7.8: both simply stand in the new cell."""
    rats = state.rats
    rats[seat], rats[move.rat] = rats[move.rat], rats[seat]
    if log:
        origin, cell = CELL_NAMES[rats[move.rat]], CELL_NAMES[rats[seat]]
        log.tell(
            "event-swap", seat=seat, rat=move.rat, origin=origin, cell=cell, rules=("RDF-6.7",)
        )


def _steal(state: Position, seat: Seat, move: Move, log: Log) -> None:
    """RDF-8.9."""
    token = state.tokens[move.rat]
    state.tokens[seat] = token
    state.tokens[move.rat] = NONE
    if log:
        log.tell("event-steal", seat=seat, rat=move.rat, token=TOKENS[token], rules=("RDF-8.9",))


def end_turn(state: Position, seat: Seat, log: Log) -> None:
    """RDF-10.1: the finish counts at once. RDF-13.3, RDF-13.4: then the wind, on this rat only."""
    if state.variant.has_wind:
        kinds = track_of(state).kinds
        if kinds[state.rats[seat]] != FINISH:  # RDF-13.8
            blow(state, seat, log)
    state.turn += 1
    if track_of(state).kinds[state.rats[seat]] == FINISH:
        finish(state, seat, log)


def blow(state: Position, seat: Seat, log: Log) -> None:
    """RDF-13.5 to RDF-13.7: one cell, if the step is open and the cell free."""
    origin = state.rats[seat]
    target = track_of(state).wind_steps[origin][state.wind]
    if target == NONE or target in state.rats:
        return
    state.rats[seat] = target
    if log:
        begin, end = CELL_NAMES[origin], CELL_NAMES[target]
        log.tell("event-blown", seat=seat, origin=begin, cell=end, rules=("RDF-13.3",))


def end_round(state: Position, chance: Chance, log: Log) -> None:
    """RDF-9: cards come to lie open, four come back. RDF-10.7: rounds are numbered."""
    for seat in state.row:
        return_card(state, seat, log)
    state.bids = [NONE] * state.seats
    state.cards = [NONE] * state.seats
    if state.round == state.variant.round_limit:
        stop_race(state, log)
    else:
        begin_round(state, chance, log)


def return_card(state: Position, seat: Seat, log: Log) -> None:
    """RDF-9.1; RDF-5.13: a void bid counts as played. RDF-9.2: four come back by themselves."""
    played = state.bids[seat] if state.cards[seat] == NONE else state.cards[seat]
    state.face_up[seat] |= 1 << played
    if state.face_up[seat].bit_count() == TAKE_BACK:
        state.face_up[seat] = 0
        if log and state.rats[seat] != NONE:
            log.tell("event-back", seat=seat, count=DECK.bit_count(), rules=("RDF-9.2",))


# --- the finish ----------------------------------------------------------------------------------


def finish(state: Position, seat: Seat, log: Log) -> None:
    """RDF-10.1 to RDF-10.5: off the track at once; perhaps that decides the race."""
    state.rats[seat] = NONE  # RDF-10.3
    state.finished.append(seat)
    if log:
        place = len(state.finished)
        log.tell("event-finish", seat=seat, place=place, rules=("RDF-10.1",))
    racing = [other for other in range(state.seats) if state.rats[other] != NONE]
    if state.variant.mode == "team":
        end_match(state, "team", log)  # RDF-11.2
    elif not state.variant.has_places:
        end_match(state, "finish", log)  # RDF-10.4
    elif len(racing) == 1:
        state.finished += racing  # RDF-10.5, RDF-12.3
        end_race(state, "places", log)


def stop_race(state: Position, log: Log) -> None:
    """RDF-10.7: after the last round the leader is the best of those who still run."""
    if log:
        log.tell("event-limit", round=state.round, rules=("RDF-10.7",))
    state.finished += reversed(turn_order(state))
    end_race(state, "limit", log)


def end_race(state: Position, reason: str, log: Log) -> None:
    """All places of a race are known: the match is over, or the tournament goes on."""
    if state.variant.mode == "tournament":
        end_stage(state, log)
    else:
        end_match(state, reason, log)


def end_match(state: Position, reason: str, log: Log) -> None:
    state.phase = OVER
    state.active = NONE
    state.reason = reason
    log.border()
    if log and reason != "tournament":
        log.tell("event-over", seat=state.finished[0], rules=("RDF-10.2",))


# --- stages of a tournament ----------------------------------------------------------------------


def end_stage(state: Position, log: Log) -> None:
    """RDF-12.4, RDF-12.5: cheese by place, for all to see. RDF-12.7: tokens stay.

    RDF-12.8: help for the hindmost, except after the last stage.
    """
    state.results += state.finished
    for seat, prize in zip(state.finished, PRIZES, strict=False):
        state.cheese[seat] += prize
        if log:
            log.tell("event-cheese", seat=seat, cheese=prize, rules=("RDF-12.4",))
    if state.stage == STAGES:
        end_match(state, "tournament", log)
        return
    state.phase = PRIZE
    state.active = state.finished[-1]
    log.border()


def choose_prize(state: Position, seat: Seat, move: Move, chance: Chance, log: Log) -> None:
    """RDF-12.8, RDF-8.1: a token still carried goes back first."""
    state.tokens[seat] = move.token
    if log:
        log.tell("event-prize", seat=seat, token=TOKENS[move.token], rules=("RDF-12.8",))
    log.border()
    begin_stage(state, _next_first(state, chance), chance, log)


def _next_first(state: Position, chance: Chance) -> Seat:
    """RDF-12.10: the winner of the stage before, or as agreed."""
    if state.variant.next_first == "random":
        return chance.pick("first player", state.seats)
    return state.finished[0 if state.variant.next_first == "winner" else -1]
