"""Rules RDF-6, RDF-7 and RDF-8: what a rat can do with an action, plain, with sugar or clover.

`results` lists; nothing here changes a position.
"""

from collections.abc import Callable
from typing import Final

from cheeseboard.game import NONE, Seat
from cheeseboard.games.rat_de_france.box import (
    ALL_WAYS,
    CLOVER,
    DASH_LENGTH,
    DIAGONAL,
    DIAGONAL_WAYS,
    IDEA,
    JUMP,
    STEP,
    STEP_LENGTH,
    STRAIGHT,
    STRAIGHT_WAYS,
    SUGAR,
    SWAP,
    SWIM,
)
from cheeseboard.games.rat_de_france.moves import (
    CLOVER1,
    CLOVER2,
    PASSING,
    PLAIN,
    STEALS,
    SWAPS,
    TAKES,
    TO_CELL,
    WITH_SUGAR,
    Move,
)
from cheeseboard.games.rat_de_france.rules.setup import track_of
from cheeseboard.games.rat_de_france.state import Position
from cheeseboard.games.rat_de_france.track import MUD, SPRING, TOKEN_OF, WATER, Track

# --- the turn ------------------------------------------------------------------------------------


def turn_moves(state: Position, seat: Seat) -> list[Move]:
    """RDF-6.16: everything the card and the token allow; passing comes last."""
    found: list[Move] = []
    card = state.cards[seat]
    if card != NONE:  # RDF-5.13
        add_results(state, seat, card, PLAIN, found)
        token = state.tokens[seat]
        if token == SUGAR:
            add_sugar_results(state, seat, card, found)
        elif token == CLOVER:
            for mode in (CLOVER1, CLOVER2):
                add_results(state, seat, clover_action(state, card, mode), mode, found)
    found.append(PASSING)
    return found


def clover_action(state: Position, card: int, mode: int) -> int:
    """RDF-8.12: one of the next two actions of the order row, along the circle."""
    row = state.order_row
    return row[(row.index(card) + mode) % len(row)]


def action_of(state: Position, seat: Seat, mode: int) -> int:
    """The action that a move of this mode carries out."""
    card = state.cards[seat]
    return clover_action(state, card, mode) if mode in (CLOVER1, CLOVER2) else card


def turning_cell(state: Position, seat: Seat, move: Move) -> int:
    """Where the way of a movement turns: swimming (RDF-7.9), or a step with sugar by the option.

    NONE where it leads straight on. Of two ways any will do.
    """
    track = track_of(state)
    rats = state.rats
    origin, target = rats[seat], move.cell
    action = action_of(state, seat, move.mode)
    is_swim = action == IDEA and track.kinds[origin] == WATER
    is_turn = action == STEP and move.mode == WITH_SUGAR
    if not (is_swim or is_turn) or target in track.steps[origin]:
        return NONE
    ways = [
        cell
        for cell in track.steps[origin]
        if cell != NONE and cell not in rats and target in track.steps[cell]
        if (track.kinds[cell] == WATER if is_swim else not track.is_stop[cell])
    ]
    is_straight = any(ray[:2] == (cell, target) for ray in track.rays[origin] for cell in ways)
    return NONE if is_straight else ways[0]


def is_airborne(state: Position, seat: Seat, move: Move) -> bool:
    """Whether a movement goes over other cells: a leapfrog, or a flight (RDF-6.12, RDF-7.2)."""
    action = action_of(state, seat, move.mode)
    is_flight = action == IDEA and track_of(state).kinds[state.rats[seat]] == SPRING
    return action == JUMP or is_flight


def add_results(state: Position, seat: Seat, action: int, mode: int, found: list[Move]) -> None:
    """All results of an action without sugar."""
    track = track_of(state)
    if track.kinds[state.rats[seat]] == MUD and action != IDEA:
        return  # RDF-7.5
    _RESULTS[action](state, track, seat, mode, found)


def add_sugar_results(state: Position, seat: Seat, action: int, found: list[Move]) -> None:
    """RDF-8.4, RDF-8.10: what only sugar makes possible."""
    track = track_of(state)
    if track.kinds[state.rats[seat]] == MUD and action != IDEA:
        return  # RDF-8.11
    _SUGAR_RESULTS[action](state, track, seat, found)


# --- dashes and steps ----------------------------------------------------------------------------


def _slide(
    state: Position,
    track: Track,
    cell: int,
    ways: tuple[int, ...],
    shortest: int,
    longest: int,
    moves: list[Move],
    found: list[Move],
) -> None:
    """RDF-6.4 to RDF-6.6: along open steps over free cells, one direction, stopped by some."""
    rats = state.rats
    is_stop = track.is_stop
    rays = track.rays[cell]
    for way in ways:
        for walked, target in enumerate(rays[way], 1):
            if target in rats:
                break
            if walked >= shortest:
                found.append(moves[target])  # RDF-7.7: mud too
            if walked == longest or is_stop[target]:
                break


def dash_length(track: Track, cell: int) -> int:
    """RDF-6.1, RDF-6.2; RDF-7.11: one less out of water."""
    return DASH_LENGTH - 1 if track.kinds[cell] == WATER else DASH_LENGTH


def _straight(state: Position, track: Track, seat: Seat, mode: int, found: list[Move]) -> None:
    """RDF-6.1."""
    cell = state.rats[seat]
    longest = dash_length(track, cell)
    _slide(state, track, cell, STRAIGHT_WAYS, 1, longest, TO_CELL[mode], found)


def _diagonal(state: Position, track: Track, seat: Seat, mode: int, found: list[Move]) -> None:
    """RDF-6.2."""
    cell = state.rats[seat]
    longest = dash_length(track, cell)
    _slide(state, track, cell, DIAGONAL_WAYS, 1, longest, TO_CELL[mode], found)


def _step(state: Position, track: Track, seat: Seat, mode: int, found: list[Move]) -> None:
    """RDF-6.3, RDF-7.12."""
    _slide(state, track, state.rats[seat], ALL_WAYS, 1, STEP_LENGTH, TO_CELL[mode], found)


def _sugar_dash(
    state: Position, track: Track, seat: Seat, ways: tuple[int, ...], found: list[Move]
) -> None:
    """RDF-8.5: one cell more."""
    cell = state.rats[seat]
    shortest = longest = dash_length(track, cell) + 1
    if track.kinds[cell] == WATER:
        longest = state.variant.sugar_from_water
    _slide(state, track, cell, ways, shortest, longest, TO_CELL[WITH_SUGAR], found)


def _sugar_straight(state: Position, track: Track, seat: Seat, found: list[Move]) -> None:
    _sugar_dash(state, track, seat, STRAIGHT_WAYS, found)


def _sugar_diagonal(state: Position, track: Track, seat: Seat, found: list[Move]) -> None:
    _sugar_dash(state, track, seat, DIAGONAL_WAYS, found)


def _sugar_step(state: Position, track: Track, seat: Seat, found: list[Move]) -> None:
    """RDF-8.6: two cells without turning."""
    if state.variant.sugar_step_turns:
        _turning_step(state, track, state.rats[seat], found)
        return
    length = STEP_LENGTH + 1
    moves = TO_CELL[WITH_SUGAR]
    _slide(state, track, state.rats[seat], ALL_WAYS, length, length, moves, found)


def _turning_step(state: Position, track: Track, cell: int, found: list[Move]) -> None:
    """The option: two steps in any directions, to cells that one step does not reach."""
    free = [near for near in track.steps[cell] if near != NONE and near not in state.rats]
    seen = {cell, *free}
    for between in free:
        if track.is_stop[between]:
            continue
        for target in track.steps[between]:
            if target != NONE and target not in state.rats and target not in seen:
                seen.add(target)
                found.append(TO_CELL[WITH_SUGAR][target])


# --- swaps and jumps -----------------------------------------------------------------------------


def _swap(state: Position, track: Track, seat: Seat, mode: int, found: list[Move]) -> None:
    """RDF-6.7: any neighbour behind an open step."""
    rats = state.rats
    for target in track.steps[rats[seat]]:
        if target != NONE and target in rats:
            found.append(SWAPS[mode][rats.index(target)])


def _sugar_swap(state: Position, track: Track, seat: Seat, found: list[Move]) -> None:
    """RDF-8.7: exactly two cells away, nothing between."""
    rats = state.rats
    for ray in track.rays[rats[seat]]:
        if len(ray) > 1 and ray[0] not in rats and ray[1] in rats:
            found.append(SWAPS[WITH_SUGAR][rats.index(ray[1])])


def _chain(ray: tuple[int, ...], start: int, rats: list[int]) -> int:
    """RDF-6.9, RDF-6.10: how many rats stand on the ray without a gap from a place on."""
    length = 0
    while start + length < len(ray) and ray[start + length] in rats:
        length += 1
    return length


def _jump(state: Position, track: Track, seat: Seat, mode: int, found: list[Move]) -> None:
    """RDF-6.9 to RDF-6.12: over the whole line to the cell right behind."""
    rats = state.rats
    for ray in track.rays[rats[seat]]:
        chain = _chain(ray, 0, rats)
        if chain and chain < len(ray):
            found.append(TO_CELL[mode][ray[chain]])


def _sugar_jump(state: Position, track: Track, seat: Seat, found: list[Move]) -> None:
    """RDF-8.8: the free extra cell lies behind the line, or before it."""
    rats = state.rats
    for ray in track.rays[rats[seat]]:
        chain = _chain(ray, 0, rats) or _chain(ray, 1, rats)
        landing = chain + 1
        if chain and landing < len(ray) and ray[landing] not in rats:
            found.append(TO_CELL[WITH_SUGAR][ray[landing]])


# --- ideas ---------------------------------------------------------------------------------------


def _idea(state: Position, track: Track, seat: Seat, mode: int, found: list[Move]) -> None:
    """RDF-6.13: what the cell under the rat gives; RDF-6.14: a plain one nothing.

    No other action looks at springs and token cells (RDF-7.3, RDF-7.15).
    """
    rats = state.rats
    cell = rats[seat]
    kind = track.kinds[cell]
    moves = TO_CELL[mode]
    if TOKEN_OF[kind] != NONE:
        found.append(TAKES[mode])  # RDF-7.14
    elif kind == SPRING:
        found += [moves[target] for target in track.flights[cell] if target not in rats]  # RDF-7.2
    elif kind == MUD:
        found += [moves[t] for t in track.steps[cell] if t != NONE and t not in rats]  # RDF-7.4
    elif kind == WATER:
        found += [moves[target] for target in swim_cells(state, track, cell)]


def swim_cells(state: Position, track: Track, cell: int) -> list[int]:
    """RDF-7.9, RDF-7.10: one or two open steps over free water, turning at will."""
    reached = [cell]
    heads = [cell]
    for _ in range(SWIM):
        ahead = []
        for head in heads:
            for near in track.steps[head]:
                if near == NONE or track.kinds[near] != WATER:
                    continue
                if near not in reached and near not in state.rats:
                    reached.append(near)
                    ahead.append(near)
        heads = ahead
    return reached[1:]


def _sugar_idea(state: Position, track: Track, seat: Seat, found: list[Move]) -> None:
    """RDF-8.9: the token of a neighbour behind an open step."""
    rats = state.rats
    around = track.near if state.variant.steals_through_walls else track.steps
    for target in around[rats[seat]]:
        if target != NONE and target in rats:
            other = rats.index(target)
            if state.tokens[other] != NONE:
                found.append(STEALS[other])


_RESULTS: Final[dict[int, Callable[[Position, Track, Seat, int, list[Move]], None]]] = {
    STRAIGHT: _straight,
    DIAGONAL: _diagonal,
    STEP: _step,
    SWAP: _swap,
    JUMP: _jump,
    IDEA: _idea,
}
_SUGAR_RESULTS: Final[dict[int, Callable[[Position, Track, Seat, list[Move]], None]]] = {
    STRAIGHT: _sugar_straight,
    DIAGONAL: _sugar_diagonal,
    STEP: _sugar_step,
    SWAP: _sugar_swap,
    JUMP: _sugar_jump,
    IDEA: _sugar_idea,
}
