"""What a seat of Rat de France is asked, and its moves in words."""

from cheeseboard.game import Argument, Decision, Label, Message, Seat
from cheeseboard.games.rat_de_france.box import (
    ACTIONS,
    TOKENS,
)
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
    TAKE,
    WITH_SUGAR,
    Move,
)
from cheeseboard.games.rat_de_france.rules import moves
from cheeseboard.games.rat_de_france.rules.actions import action_of
from cheeseboard.games.rat_de_france.rules.setup import discards_left, track_of
from cheeseboard.games.rat_de_france.state import (
    ACTING,
    BIDDING,
    DISCARDING,
    PEPPERING,
    PLACING,
    Position,
)
from cheeseboard.games.rat_de_france.track import KINDS, TOKEN_OF

# --- decisions -----------------------------------------------------------------------------------


def decision(view: Position, seat: Seat) -> Decision:
    args: dict[str, Argument] = {"seat": seat}
    if view.phase == BIDDING:
        args |= {"place": view.row.index(seat) + 1, "count": len(view.row)}
        return Decision(Message("decision-bid", args), ("RDF-5.1", "RDF-5.2"), is_parked=True)
    if view.phase == ACTING:
        args["card"] = ACTIONS[view.cards[seat]]
        return Decision(Message("decision-act", args), ("RDF-6.16", "RDF-6.18"))
    if view.phase == PEPPERING:
        return Decision(Message("decision-pepper", args), ("RDF-8.14", "RDF-8.18"))
    if view.phase == PLACING:
        return Decision(Message("decision-place", args), ("RDF-3.2",))
    if view.phase == DISCARDING:
        args["count"] = discards_left(view, seat)
        return Decision(Message("decision-discard", args), ("RDF-3.3", "RDF-3.4"))
    return Decision(Message("decision-prize", args), ("RDF-12.8",))


# --- labels --------------------------------------------------------------------------------------


def label(view: Position, seat: Seat, move: Move) -> Label:
    if move.kind == PLACE:
        return _label("move-place", "group-place", row=move.cell % ROWS)
    if move.kind == DISCARD:
        return _label("move-card", "group-discard", card=ACTIONS[move.card])
    if move.kind == BID:
        return _label("move-card", "group-bid", card=ACTIONS[move.card])
    if move.kind == EAT:
        return _label("move-eat-pepper", "group-pepper")
    if move.kind == KEEP:
        return _label("move-keep-pepper", "group-pepper")
    if move.kind == CHOOSE:
        return _label("move-prize", "group-prize", token=TOKENS[move.token])
    if move.kind == PASS:
        group = _group(view, seat, moves(view, seat)[0])
        if all(other.kind == PASS for other in moves(view, seat)):
            return Label(Message("move-pass"), group)
        question = Message("confirm-pass")
        return Label(Message("move-pass"), group, tone="decline", confirm=question)
    return _turn_label(view, seat, move)


def _label(key: str, group: str, **args: Argument) -> Label:
    return Label(Message(key, args), Message(group))


def _group(view: Position, seat: Seat, move: Move) -> Message:
    """The action that a move carries out, and with what; passing stands with the first one."""
    keys = {PLAIN: "group-action", WITH_SUGAR: "group-sugar"}
    action = action_of(view, seat, move.mode)
    return Message(keys.get(move.mode, "group-clover"), {"action": ACTIONS[action]})


def _turn_label(view: Position, seat: Seat, move: Move) -> Label:
    group = _group(view, seat, move)
    if move.kind == MOVE:
        return _move_label(view, seat, move, group)
    if move.kind == TAKE:
        token = TOKEN_OF[track_of(view).kinds[view.rats[seat]]]
        return Label(Message("move-take", {"token": TOKENS[token]}), group, tone="gain")
    if move.kind == STEAL:
        args: dict[str, Argument] = {"rat": move.rat, "token": TOKENS[view.tokens[move.rat]]}
        return Label(Message("move-steal", args), group, tone="gain")
    way = _way(view.rats[seat], view.rats[move.rat])
    message = Message("move-swap", {"rat": move.rat, **way})
    return Label(message, group, tone="gain" if way["side"] == "right" else "plain")


def _move_label(view: Position, seat: Seat, move: Move, group: Message) -> Label:
    """Where the rat goes and what awaits it there; mud is asked about twice."""
    kind = KINDS[track_of(view).kinds[move.cell]]
    message = Message("move-to", {**_way(view.rats[seat], move.cell), "ground": kind})
    if kind == "finish":
        return Label(message, group, tone="gain")
    if kind == "mud":
        return Label(message, group, confirm=Message("confirm-mud"))
    return Label(message, group)


def _way(origin: int, cell: int) -> dict[str, Argument]:
    """How far a cell lies to the right or left, and up or down."""
    right = cell // ROWS - origin // ROWS
    down = cell % ROWS - origin % ROWS
    return {
        "across": abs(right),
        "side": "right" if right > 0 else "left" if right else "none",
        "along": abs(down),
        "turn": "down" if down > 0 else "up" if down else "none",
    }
