"""What a seat of Burg Appenzell is asked, and its moves in words."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from cheeseboard.game import NONE, Argument, Choice, Decision, Label, Message, Seat
from cheeseboard.games.burg_appenzell.box import (
    CELL_NAMES,
    CHEESES,
    KINDS,
    LANES,
    MICE,
    RESERVE,
    ROOF_OF,
    ROOM_NAMES,
    SLOTS,
    TOWERS,
    TRAP,
)
from cheeseboard.games.burg_appenzell.moves import (
    END,
    ENTER,
    PLACE,
    SLIDE,
    STEP,
    STEPS,
    UNCOVER,
    Move,
)
from cheeseboard.games.burg_appenzell.rules.turn import (
    POINTS_PER_TURN,
    is_walkable,
    moves,
    paired_kinds,
    pushed,
    rooms_with_mice,
    tile_name,
)
from cheeseboard.games.burg_appenzell.state import PLACING, Position
from cheeseboard.games.burg_appenzell.threats import exposed, threats

# --- decisions -----------------------------------------------------------------------------------


def decision(view: Position, seat: Seat) -> Decision:
    if view.phase == PLACING:
        return Decision(Message("decision-place", {"seat": seat}), ("BA-1.13",))
    if view.run:
        args: dict[str, Argument] = {"seat": seat, "cell": CELL_NAMES[view.run[-1]]}
        return Decision(Message("decision-run", args), ("BA-4.10", "BA-4.13"))
    if view.points == 0:
        return Decision(Message("decision-end", {"seat": seat}), ("BA-2.9",))
    return Decision(Message("decision-act", {"seat": seat, "points": view.points}), ("BA-2.3",))


# --- labels --------------------------------------------------------------------------------------


def label(view: Position, seat: Seat, move: Move) -> Label:
    if move.kind == PLACE:
        args: dict[str, Argument] = {"cell": CELL_NAMES[move.target]}
        return Label(Message("move-place", args), Message("group-place"))
    if move.kind == UNCOVER:
        room = ROOM_NAMES[move.room]
        args = {"room": room, "roof": ROOF_OF[view.variant.side][move.room]}
        return Label(Message("move-uncover", args), Message("group-uncover"), price=1)
    if move.kind == SLIDE:
        return _slide_label(view, seat, move)
    if move.kind == END:
        return _end_label(view, seat)
    return _run_label(view, seat, move)


def _end_label(view: Position, seat: Seat) -> Label:
    """What closes; and the cells of a mouse that had better step aside, and of its trap."""
    closing = view.open_rooms & ~rooms_with_mice(view)
    rooms = [name for room, name in enumerate(ROOM_NAMES) if closing >> room & 1]
    args: dict[str, Argument] = {"rooms": ", ".join(rooms), "count": len(rooms)}
    cell = exposed(view, seat)
    if cell != NONE:
        trap = threats(view)[cell]
        args |= {"cell": CELL_NAMES[cell], "trap": "spare" if trap == NONE else CELL_NAMES[trap]}
    return Label(Message("move-end", args), Message("group-end"), confirm=_left(view, seat))


def _left(view: Position, seat: Seat) -> Message | None:
    """A question before ending the turn while points could still be spent."""
    can_do_more = any(move.kind != END for move in moves(view, seat))
    return Message("confirm-end", {"count": view.points}) if can_do_more else None


def _run_label(view: Position, seat: Seat, move: Move) -> Label:
    origin = view.run[0] if view.run else move.origin
    args: dict[str, Argument] = {"cell": CELL_NAMES[move.target]}
    if view.run:
        group = Message("group-onward")
    elif origin == RESERVE:
        group = Message("group-enter")
    elif origin in TOWERS:
        group = Message("group-tower-mouse", {"cell": CELL_NAMES[origin]})
    else:
        group = Message("group-mouse", {"cell": CELL_NAMES[origin]})
    if move.target in view.mice:
        args["seat"] = view.mice.index(move.target) // MICE
        return Label(Message("move-over", args), group, price=1)
    kind = _kind_won(view, seat, origin, move.target)
    if kind:
        args["cheese"] = CHEESES[kind - 1]
        return Label(Message("move-win", args), group, price=1, tone="gain")
    key = "move-enter" if move.kind == ENTER else "move-run"
    return Label(Message(key, args), group, price=1)


def _kind_won(view: Position, seat: Seat, origin: int, target: int) -> int:
    """The kind of cheese that a mouse wins by going to the cell; 0 for none."""
    kind = view.floor[target]
    if kind not in KINDS or view.cheese[seat] >> kind & 1:
        return 0
    own = view.mice[seat * MICE : seat * MICE + MICE]
    own.remove(origin)
    is_pair = any(cell < RESERVE and view.floor[cell] == kind for cell in own)
    return kind if is_pair else 0


def _slide_label(view: Position, seat: Seat, move: Move) -> Label:
    """What the push does as far as the viewer sees it; it cannot be taken back (BA-5.12)."""
    question = Message("confirm-slide", {"slot": SLOTS[move.slot], "tile": tile_name(view.spare)})
    return replace(_push_label(view, seat, move), confirm=question)


_PUSHES: Final = {
    (False, False): "move-slide",
    (False, True): "move-slide-win",
    (True, False): "move-slide-trap",
    (True, True): "move-slide-trap-win",
}
"""By what a push does: whether a mouse falls, whether cheese is won."""


def _push_label(view: Position, seat: Seat, move: Move) -> Label:
    """A fall and a win, the pusher's own first; both can come from one push (BA-5.9, BA-7.4).

    Tiles that the viewer does not see say nothing. Harm is what hurts the pusher: an own mouse that
    falls, cheese for somebody else; a rival's fall is a gain.
    """
    args: dict[str, Argument] = {"slot": SLOTS[move.slot]}
    _, floor = pushed(view.floor, view.spare, move.slot)
    fallers = [cell for cell in LANES[move.slot] if floor[cell] == TRAP and cell in view.mice]
    own = [cell for cell in fallers if view.mice.index(cell) // MICE == seat]
    winner, kind = _push_winner(view, seat, floor)
    if kind:
        args |= {"seat": winner, "cheese": CHEESES[kind - 1]}
    if fallers:
        cell = (own or fallers)[0]
        args["mouse" if kind else "seat"] = view.mice.index(cell) // MICE
        args["cell"] = CELL_NAMES[cell]
    message, group = Message(_PUSHES[bool(fallers), kind > 0], args), Message("group-slide")
    if not fallers and not kind:
        return Label(message, group, price=1)
    is_harm = bool(own) or (kind > 0 and winner != seat)
    return Label(message, group, price=1, tone="harm" if is_harm else "gain")


def _push_winner(view: Position, seat: Seat, floor: list[int]) -> tuple[Seat, int]:
    """Who wins which kind of cheese by a push that leaves this floor; kind 0 for nobody."""
    after = view.copy()
    after.floor = floor
    for each in [seat, *(other for other in range(view.seats) if other != seat)]:
        won = paired_kinds(after, each) & ~view.cheese[each]
        if won:
            return each, won.bit_length() - 1
    return seat, 0


# --- choices -------------------------------------------------------------------------------------


def choices(view: Position, seat: Seat) -> list[Choice[Move]]:
    """All moves; a run over other mice is offered as one line to each cell where it can end.

    What wins something comes first, and its group with it, so that nobody has to look for it.
    """
    found: list[Choice[Move]] = []
    for move in moves(view, seat):
        if move.kind in (ENTER, STEP) and move.target in view.mice:
            found += _runs(view, seat, [*view.run] or [move.origin], (move,))
        else:
            found.append(Choice((move,), label(view, seat, move)))
    return sorted(found, key=_place)


def _place(choice: Choice[Move]) -> int:
    """Gains by their price, the cheapest first; all others behind them, in their own order."""
    return choice.label.price if choice.label.tone == "gain" else POINTS_PER_TURN + 1


def _runs(
    view: Position, seat: Seat, path: list[int], line: tuple[Move, ...]
) -> Iterator[Choice[Move]]:
    """The ways on after `line`, whose last cell is occupied (BA-4.10, BA-4.13)."""
    here = line[-1].target
    path = [*path, here]
    for move in STEPS[here]:
        if move.target in path or not is_walkable(view, move.target):
            continue
        if move.target not in view.mice:
            yield Choice((*line, move), _line_label(view, seat, (*line, move)))
        elif len(line) + 1 < view.points:
            yield from _runs(view, seat, path, (*line, move))


def _line_label(view: Position, seat: Seat, line: tuple[Move, ...]) -> Label:
    first = _run_label(view, seat, line[0])
    passed = [CELL_NAMES[move.target] for move in line[:-1]]
    args: dict[str, Argument] = {
        "cell": CELL_NAMES[line[-1].target],
        "passed": ", ".join(passed),
        "price": len(line),
    }
    origin = view.run[0] if view.run else line[0].origin
    kind = _kind_won(view, seat, origin, line[-1].target)
    if kind:
        args["cheese"] = CHEESES[kind - 1]
        return Label(Message("line-win", args), first.group, price=len(line), tone="gain")
    return Label(Message("line-run", args), first.group, price=len(line))
