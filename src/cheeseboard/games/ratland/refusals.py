"""Why a move of RatLand is not possible now."""

from typing import Final

from cheeseboard.game import Argument, Message, Refusal, Seat
from cheeseboard.games.ratland.box import (
    BEDROOM,
    BREWS,
    CLAN_NAMES,
    COLOUR_NAMES,
    INFIRMARY,
    MOST_AT_HOME,
    PANTRY,
    PLACE_NAMES,
    PLACES,
)
from cheeseboard.games.ratland.moves import (
    ADD,
    BREW,
    DONE,
    DRAW_ONE,
    GIVE_BACK,
    HIDE,
    KEEP,
    MOST_CHANGES,
    PUT,
    READY_UP,
    SIDE,
    STAY,
    STEP,
    SWAP,
    TAKE,
    WOUND,
    Move,
)
from cheeseboard.games.ratland.rules import moves
from cheeseboard.games.ratland.rules.plans import surplus
from cheeseboard.games.ratland.rules.stock import is_late
from cheeseboard.games.ratland.state import (
    BRIBE,
    CHOOSE_SIDE,
    CLAN_CHOICE,
    EVENING,
    EXTRA,
    FIGHT,
    GET_SET,
    LEFTOVERS,
    MOVES,
    NONE,
    PLANS,
    PUT_BACK,
    SWAPS,
    Position,
)
from cheeseboard.games.ratland.wording import ASKED_BY, planned

KINDS: Final = {
    CLAN_CHOICE: (KEEP,),
    PLANS: (SIDE, PUT, TAKE, HIDE, DONE, READY_UP),
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
    if step == GET_SET:
        return _refuse("plan-done", "RAT-4.6")
    if move.kind == PUT:
        return _why_not_put(view, seat, move)
    if surplus(view, seat) and move.kind in (DONE, READY_UP):
        return _refuse("home", "RAT-13.13", count=MOST_AT_HOME)
    if move.kind == READY_UP:
        return _refuse("done-first", "RAT-4.6")
    if move.kind == TAKE and not planned(view, seat)[move.place]:
        return _refuse("no-rat", "RAT-4.1", zone=PLACE_NAMES[move.place])
    if move.kind == SIDE and view.plan_sides[seat] in (NONE, move.value):
        return _refuse("side", "RAT-14.1")
    if move.kind == HIDE and view.plan_hides[seat] in (NONE, move.value):
        return _refuse("hide", "RAT-13.7")
    return _refuse("changes", "RAT-4.6", count=MOST_CHANGES)


def _why_not_put(view: Position, seat: Seat, move: Move) -> Refusal:
    rest = planned(view, seat)[PANTRY]
    if move.value > rest:
        return _refuse("rats", "RAT-4.1", "RAT-4.5", count=rest)
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
