"""Why a move of Rat de France is not possible now."""

from typing import Final

from cheeseboard.game import NONE, Argument, Message, Refusal, Seat, refuse
from cheeseboard.games.rat_de_france.box import (
    ACTIONS,
    CLOVER,
    DASH_LENGTH,
    DIAGONAL,
    DIAGONAL_WAYS,
    FLIGHT,
    IDEA,
    JUMP,
    STEP,
    STEP_LENGTH,
    STEPS,
    STRAIGHT,
    STRAIGHT_WAYS,
    SUGAR,
    TOKENS,
)
from cheeseboard.games.rat_de_france.box import SWAP as SWAP_CARD
from cheeseboard.games.rat_de_france.grid import ROWS
from cheeseboard.games.rat_de_france.moves import (
    BID,
    CHOOSE,
    DISCARD,
    EAT,
    KEEP,
    MOVE,
    PASS,
    PLACE,
    PLAIN,
    STEAL,
    SWAP,
    TAKE,
    WITH_SUGAR,
    Move,
)
from cheeseboard.games.rat_de_france.rules.actions import action_of, dash_length
from cheeseboard.games.rat_de_france.rules.setup import track_of
from cheeseboard.games.rat_de_france.state import (
    ACTING,
    BIDDING,
    DISCARDING,
    PEPPERING,
    PLACING,
    PRIZE,
    Position,
)
from cheeseboard.games.rat_de_france.track import (
    CELL_NAMES,
    KINDS,
    MUD,
    SPRING,
    TOKEN_OF,
    WATER,
    Track,
)

_PHASES: Final = {
    PLACING: ("refuse-now-place", "RDF-3.2", (PLACE,)),
    DISCARDING: ("refuse-now-discard", "RDF-3.3", (DISCARD,)),
    BIDDING: ("refuse-now-bid", "RDF-5.1", (BID,)),
    PEPPERING: ("refuse-now-pepper", "RDF-8.14", (EAT, KEEP)),
    ACTING: ("refuse-now-act", "RDF-6.18", (PASS, MOVE, SWAP, TAKE, STEAL)),
    PRIZE: ("refuse-now-prize", "RDF-12.8", (CHOOSE,)),
}
"""By phase: what to do now, by which rule, with which kinds of moves."""


def refusal(view: Position, seat: Seat, move: Move) -> Refusal:
    """The first reason that holds against a move that is not legal."""
    key, rule, kinds = _PHASES[view.phase]
    if move.kind not in kinds:
        return Refusal(Message(key), (rule,))
    if move.kind == PLACE:
        return refuse("flag-taken", "RDF-3.2", cell=CELL_NAMES[move.cell])
    if move.kind == DISCARD:
        return _why_not_discard(view, seat, move)
    if move.kind == BID:
        return refuse("card-open", "RDF-9.3", card=ACTIONS[move.card])
    return _why_not_act(view, seat, move)


def _why_not_discard(view: Position, seat: Seat, move: Move) -> Refusal:
    card = ACTIONS[move.card]
    if view.face_up[seat] >> move.card & 1:
        return refuse("card-open", "RDF-9.3", card=card)
    if view.face_up[seat] >> move.card:
        return refuse("discard-passed", "RDF-3.3", card=card)
    return refuse("discard-late", "RDF-3.4", card=card)


def _why_not_act(view: Position, seat: Seat, move: Move) -> Refusal:
    """First the token, then mud, then what the action itself asks for."""
    if move.mode != PLAIN:
        token = SUGAR if move.mode == WITH_SUGAR else CLOVER
        if view.tokens[seat] != token:
            return refuse("no-token", "RDF-8.2", token=TOKENS[token])
    action = action_of(view, seat, move.mode)
    track = track_of(view)
    if track.kinds[view.rats[seat]] == MUD and action != IDEA:
        return refuse("stuck", "RDF-7.5", action=ACTIONS[action])
    if move.kind in (SWAP, STEAL):
        return _why_not_rat(view, track, seat, move, action)
    if move.kind == TAKE:
        if action != IDEA:
            return refuse("not-idea", "RDF-6.13", action=ACTIONS[action])
        return refuse("no-token-here", "RDF-7.14")
    return _why_not_cell(view, track, seat, move, action)


def _why_not_rat(view: Position, track: Track, seat: Seat, move: Move, action: int) -> Refusal:
    """Swaps and thefts: the card, the partner, then the way between."""
    if move.kind == SWAP and action != SWAP_CARD:
        return refuse("not-swap", "RDF-6.7", action=ACTIONS[action])
    if move.kind == STEAL and action != IDEA:
        return refuse("not-idea", "RDF-8.9", action=ACTIONS[action])
    if move.rat == seat:
        return refuse("own-rat", "RDF-6.7")
    if move.rat >= view.seats or view.rats[move.rat] == NONE:
        return refuse("no-such-rat", "RDF-10.3", rat=move.rat)
    if move.kind == STEAL and view.tokens[move.rat] == NONE:
        return refuse("nothing-to-steal", "RDF-8.9", rat=move.rat)
    wanted = 2 if move.kind == SWAP and move.mode == WITH_SUGAR else 1
    rule = "RDF-8.7" if wanted == 2 else "RDF-8.9" if move.kind == STEAL else "RDF-6.7"
    way, distance = _line(view.rats[seat], view.rats[move.rat])
    if way == NONE or distance != wanted:
        return refuse("rat-far", rule, rat=move.rat, count=wanted)
    return _blocked(view, track, view.rats[seat], way, distance, rule, is_run=False)


def _line(origin: int, target: int) -> tuple[int, int]:
    """Direction and distance between two cells; the direction is NONE off the eight lines."""
    right, down = target // ROWS - origin // ROWS, target % ROWS - origin % ROWS
    distance = max(abs(right), abs(down))
    if not distance or (right and down and abs(right) != abs(down)):
        return NONE, distance
    return STEPS.index((down // distance, right // distance)), distance


def _blocked(
    view: Position,
    track: Track,
    origin: int,
    way: int,
    distance: int,
    rule: str = "RDF-6.4",
    *,
    is_run: bool = True,
) -> Refusal:
    """What stands in the way along a line: a wall, a rat, or a cell where rats stop.

    `rule` keeps the cells between free of rats. In a swap nobody runs, so nobody stops (RDF-6.8).
    """
    here = origin
    for walked in range(1, distance + 1):
        there = track.near[here][way]
        cells: dict[str, Argument] = {"cell": CELL_NAMES[here], "next": CELL_NAMES[there]}
        if track.steps[here][way] == NONE:
            closed = "RDF-2.9" if way in STRAIGHT_WAYS else "RDF-2.10"
            return refuse("wall", closed, **cells)
        if there in view.rats:
            return refuse("rat-in-way", rule, rat=view.rats.index(there), **cells)
        if is_run and track.is_stop[there] and walked < distance:
            kind = KINDS[track.kinds[there]]
            return refuse("stops", "RDF-6.6", cell=CELL_NAMES[there], ground=kind)
        here = there
    return refuse("out-of-reach", "RDF-6.17", cell=CELL_NAMES[here])


def _why_not_cell(view: Position, track: Track, seat: Seat, move: Move, action: int) -> Refusal:
    """Movements: the cell itself, then what the action demands of it."""
    cell = CELL_NAMES[move.cell]
    origin = view.rats[seat]
    if move.cell not in track.cells:
        return refuse("off-track", "RDF-2.8", cell=cell)
    if action == SWAP_CARD:
        return refuse("swap-wants-rat", "RDF-6.7")
    if move.cell == origin:
        return refuse("own-cell", "RDF-6.16", cell=cell)
    if move.cell in view.rats:
        return refuse("occupied", "RDF-2.2", cell=cell, rat=view.rats.index(move.cell))
    if action == JUMP:
        rule = "RDF-8.8" if move.mode == WITH_SUGAR else "RDF-6.9"
        return refuse("no-jump", rule, "RDF-6.11", cell=cell)
    if action == IDEA:
        return _why_not_idea(track, origin, move)
    return _why_not_slide(view, track, origin, move, action)


def _why_not_idea(track: Track, origin: int, move: Move) -> Refusal:
    """What the ground gives, and that this cell is not part of it."""
    cell = CELL_NAMES[move.cell]
    if move.mode == WITH_SUGAR:
        return refuse("sugar-idea", "RDF-8.9")
    kind = track.kinds[origin]
    if kind == SPRING:
        return refuse("no-flight", "RDF-7.1", cell=cell, count=FLIGHT)
    if kind == MUD:
        return refuse("no-way-out", "RDF-7.4", cell=cell)
    if kind == WATER:
        return refuse("no-swim", "RDF-7.9", cell=cell)
    if TOKEN_OF[kind] != NONE:
        return refuse("idea-takes", "RDF-7.14", token=TOKENS[TOKEN_OF[kind]])
    return refuse("idea-nothing", "RDF-6.14")


_SLIDES: Final = {
    STRAIGHT: ("RDF-6.1", STRAIGHT_WAYS),
    DIAGONAL: ("RDF-6.2", DIAGONAL_WAYS),
    STEP: ("RDF-6.3", (*STRAIGHT_WAYS, *DIAGONAL_WAYS)),
}


def _why_not_slide(view: Position, track: Track, origin: int, move: Move, action: int) -> Refusal:
    """Dashes and steps: direction, length, then what is in the way."""
    cell = CELL_NAMES[move.cell]
    rule, ways = _SLIDES[action]
    way, distance = _line(origin, move.cell)
    longest = STEP_LENGTH if action == STEP else dash_length(track, origin)
    if move.mode == WITH_SUGAR:
        if distance <= longest:
            return refuse("no-sugar-needed", "RDF-8.10", cell=cell)
        longest = _sugar_length(view, track, origin, action, longest)
    if distance > longest:
        if track.kinds[origin] == WATER and distance <= DASH_LENGTH and action != STEP:
            return refuse("from-water", "RDF-7.11", cell=cell)
        return refuse("too-far", rule, cell=cell, count=longest, action=ACTIONS[action])
    if move.mode == WITH_SUGAR and action == STEP and view.variant.sugar_step_turns:
        return refuse("out-of-reach", "RDF-8.6", cell=cell)
    if way not in ways:
        return refuse("no-line", rule, "RDF-6.5", cell=cell, action=ACTIONS[action])
    return _blocked(view, track, origin, way, distance)


def _sugar_length(view: Position, track: Track, origin: int, action: int, longest: int) -> int:
    if action != STEP and track.kinds[origin] == WATER:
        return view.variant.sugar_from_water
    return longest + 1
