"""What a seat of RatLand is asked, its moves in words, and why others are not possible."""

from typing import Final

from cheeseboard.game import Argument, Decision, Label, Message, Refusal, Seat
from cheeseboard.games.ratland.box import (
    BEDROOM,
    BREWS,
    CLAN_NAMES,
    COLOUR_NAMES,
    GET_READY,
    INFIRMARY,
    MOST_AT_HOME,
    NEED,
    PANTRY,
    PLACE_NAMES,
    PLACES,
)
from cheeseboard.games.ratland.moves import (
    ADD,
    ADD_NOTHING,
    ASKED,
    BREW,
    DRAW_ONE,
    GIVE_BACK,
    HIDE,
    KEEP,
    PLACE,
    READY_UP,
    RETURN_NOTHING,
    SIDE,
    STAY,
    STEP,
    SWAP,
    SWAP_NOTHING,
    WOUND,
    Move,
)
from cheeseboard.games.ratland.rules import moves
from cheeseboard.games.ratland.rules.plans import SIDE_NAMES
from cheeseboard.games.ratland.rules.stock import is_late, mouths
from cheeseboard.games.ratland.state import (
    BRIBE,
    CHOOSE_SIDE,
    CLAN_CHOICE,
    EVENING,
    EXTRA,
    FIGHT,
    GET_SET,
    HIDE_PIECE,
    LEFTOVERS,
    MOVES,
    PLACE_FIRST,
    PLANS,
    PUT_BACK,
    READY,
    SWAPS,
    Position,
)

# --- decisions -----------------------------------------------------------------------------------


def decision(view: Position, seat: Seat) -> Decision:
    if view.phase == CLAN_CHOICE:
        message = Message("decision-clan", {"seat": seat})
        return Decision(message, ("RAT-2.10",), is_parked=True)
    if view.phase == PLANS:
        return _plan_decision(view, seat)
    args: dict[str, Argument] = {"seat": seat}
    if view.phase == MOVES:
        args["count"] = view.rat_moves
    elif view.phase == SWAPS:
        args |= {"need": NEED[mouths(view, seat)], "cheese": view.cheese[seat]}
    elif view.phase != EVENING:
        args["zone"] = PLACE_NAMES[view.tunnel]
    return Decision(Message(QUESTIONS[view.phase], args), ASKED_BY[view.phase])


QUESTIONS: Final = {
    MOVES: "decision-move",
    BRIBE: "decision-add",
    FIGHT: "decision-wound",
    EXTRA: "decision-extra",
    PUT_BACK: "decision-return",
    LEFTOVERS: "decision-leftover",
    SWAPS: "decision-swap",
    EVENING: "decision-brew",
}
ASKED_BY: Final = {
    CLAN_CHOICE: ("RAT-2.10",),
    PLANS: ("RAT-4.1",),
    MOVES: ("RAT-15.22",),
    BRIBE: ("RAT-15.23",),
    FIGHT: ("RAT-14.8",),
    EXTRA: ("RAT-15.10",),
    PUT_BACK: ("RAT-13.4",),
    LEFTOVERS: ("RAT-15.5", "RAT-15.6"),
    SWAPS: ("RAT-13.12",),
    EVENING: ("RAT-15.17",),
}
"""Rules behind the question of each phase."""


def _plan_decision(view: Position, seat: Seat) -> Decision:
    """RAT-4.6: how far another seat has come with its plan is not told."""
    step = view.steps[seat]
    args: dict[str, Argument] = {"seat": seat}
    if step == CHOOSE_SIDE:
        return Decision(Message("decision-side", args), ("RAT-14.1",), is_parked=True)
    if step == HIDE_PIECE:
        return Decision(Message("decision-hide", args), ("RAT-13.7",), is_parked=True)
    if step == GET_SET:
        return Decision(Message("decision-ready", args), ("RAT-4.6",), is_parked=True)
    args["zone"] = PLACE_NAMES[_place_asked(view, seat)]
    args["count"] = view.plans[seat * INFIRMARY + PANTRY]
    return Decision(Message("decision-place", args), ("RAT-4.1",), is_parked=True)


def _place_asked(view: Position, seat: Seat) -> int:
    return ASKED[view.steps[seat] - PLACE_FIRST]


# --- labels --------------------------------------------------------------------------------------


def label(view: Position, seat: Seat, move: Move) -> Label:
    if move.kind == PLACE:
        return _place_label(view, seat, move)
    if move.kind == STEP:
        args: dict[str, Argument] = {
            "origin": PLACE_NAMES[move.place],
            "target": PLACE_NAMES[move.target],
        }
        group = Message("group-step", {"origin": args["origin"]})
        return Label(Message("move-step", args), group)
    if move.kind in (ADD, GIVE_BACK):
        return _piece_label(move)
    if move.kind == KEEP:
        clan: dict[str, Argument] = {"clan": CLAN_NAMES[move.value]}
        return Label(Message("move-keep", clan), Message("group-keep"))
    if move.kind == WOUND:
        message = Message("move-wound", {"seat": move.value})
        return Label(message, Message("group-wound"), tone="harm")
    return _plain_label(move)


def _place_label(view: Position, seat: Seat, move: Move) -> Label:
    zone = PLACE_NAMES[move.place]
    rest = view.plans[seat * INFIRMARY + PANTRY] - move.value
    args: dict[str, Argument] = {"zone": zone, "count": move.value, "rest": rest}
    key = "move-more" if move.is_more else "move-place"
    return Label(Message(key, args), Message("group-place", {"zone": zone}))


def _piece_label(move: Move) -> Label:
    name = "add" if move.kind == ADD else "return"
    group = Message(f"group-{name}")
    if move in (ADD_NOTHING, RETURN_NOTHING):
        return Label(Message(f"move-{name}-nothing"), group)
    return Label(Message(f"move-{name}", {"colour": COLOUR_NAMES[move.value]}), group)


def _plain_label(move: Move) -> Label:
    if move.kind == SIDE:
        side = SIDE_NAMES[move.value]
        return Label(Message("move-side", {"side": side}), Message("group-side"))
    if move.kind == HIDE:
        key = "move-hide" if move.value else "move-hide-nothing"
        return Label(Message(key), Message("group-hide"))
    if move.kind == READY_UP:
        return Label(Message("move-ready"), Message("group-ready"))
    if move.kind == STAY:
        return Label(Message("move-stay"), Message("group-stay"))
    if move.kind == DRAW_ONE:
        key = "move-draw" if move.value else "move-draw-nothing"
        return Label(Message(key), Message("group-draw"))
    if move.kind == SWAP:
        if move is SWAP_NOTHING:
            return Label(Message("move-swap-nothing"), Message("group-swap"))
        key = "move-swap-infirmary" if move.value == INFIRMARY else "move-swap-healthy"
        return Label(Message(key), Message("group-swap"), tone="gain")
    assert move.kind == BREW
    message = Message("move-brew", {"count": move.value})
    return Label(message, Message("group-brew"), price=move.value)


# --- refusals ------------------------------------------------------------------------------------

KINDS: Final = {
    CLAN_CHOICE: (KEEP,),
    PLANS: (SIDE, PLACE, HIDE, READY_UP),
    MOVES: (STEP, STAY),
    BRIBE: (ADD,),
    FIGHT: (WOUND,),
    EXTRA: (DRAW_ONE,),
    PUT_BACK: (GIVE_BACK,),
    LEFTOVERS: (DRAW_ONE,),
    SWAPS: (SWAP,),
    EVENING: (BREW,),
}
"""Kinds of moves that answer the question of each phase."""
TOPICS: Final = {
    CLAN_CHOICE: "clans",
    PLANS: "plans",
    MOVES: "moves",
    BRIBE: "bribe",
    FIGHT: "fight",
    EXTRA: "extra",
    PUT_BACK: "return",
    LEFTOVERS: "leftovers",
    SWAPS: "swaps",
    EVENING: "evening",
}
"""What the words files call the question of each phase."""


def why_not(view: Position, seat: Seat, move: Move) -> Refusal | None:
    """The first reason that holds; a seat that is to act is taken for granted."""
    if move in moves(view, seat):
        return None
    phase = view.phase
    if move.kind not in KINDS[phase]:
        return _refuse("now", *ASKED_BY[phase], topic=TOPICS[phase])
    if phase == PLANS:
        return _why_not_plan(view, seat, move)
    if phase == CLAN_CHOICE:
        return _refuse("clan", "RAT-2.10", clan=CLAN_NAMES[move.value])
    if phase == MOVES:
        return _why_not_step(view, seat, move)
    if phase == BRIBE:
        colour = COLOUR_NAMES[move.value]
        return _refuse("supply", "RAT-15.23", "RAT-17.4", colour=colour)
    if phase == FIGHT:
        return _refuse("wound", "RAT-14.8", zone=PLACE_NAMES[view.tunnel])
    if phase == PUT_BACK:
        return _refuse("drawn", "RAT-13.4", colour=COLOUR_NAMES[move.value])
    if phase == SWAPS:
        key = "infirmary" if move.value == INFIRMARY else "healthy"
        return _refuse(key, "RAT-13.12")
    return _why_not_brew(view, seat, move)


def _refuse(reason: str, *rules: str, **args: Argument) -> Refusal:
    return Refusal(Message(f"refuse-{reason}", args), rules)


def _why_not_plan(view: Position, seat: Seat, move: Move) -> Refusal:
    step = view.steps[seat]
    if step == CHOOSE_SIDE:
        return _refuse("side-first", "RAT-14.1")
    if step == HIDE_PIECE:
        return _refuse("hide-first", "RAT-13.7")
    if step == GET_SET:
        return _refuse("plan-done", "RAT-4.6")
    assert step < READY
    place = _place_asked(view, seat)
    if move.kind != PLACE or move.place != place:
        return _refuse("place-first", "RAT-4.1", zone=PLACE_NAMES[place])
    rest = view.plans[seat * INFIRMARY + PANTRY]
    if move.value > rest:
        return _refuse("rats", "RAT-4.1", "RAT-4.5", count=rest)
    assert view.event == GET_READY
    return _refuse("home", "RAT-13.13", count=MOST_AT_HOME)


def _why_not_step(view: Position, seat: Seat, move: Move) -> Refusal:
    if not view.rats[seat * PLACES + move.place]:
        return _refuse("no-rat", "RAT-15.22", zone=PLACE_NAMES[move.place])
    assert move.target in (BEDROOM, PANTRY)
    return _refuse("home", "RAT-13.13", "RAT-13.14", count=MOST_AT_HOME)


def _why_not_brew(view: Position, seat: Seat, move: Move) -> Refusal:
    if move.value > BREWS[is_late(view)]:
        return _refuse("brew-once", "RAT-15.17")
    if move.value > view.cheese[seat]:
        return _refuse("brew-cheese", "RAT-15.17", count=view.cheese[seat])
    return _refuse("brew-supply", "RAT-17.2", count=view.rat_supply)
