"""What a seat of RatLand is asked, and its moves in words."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from cheeseboard.game import Argument, Choice, Decision, Label, Message, Seat
from cheeseboard.games.ratland.box import (
    BEDROOM,
    CLAN_NAMES,
    COLOUR_NAMES,
    GET_READY,
    INFIRMARY,
    MOST_AT_HOME,
    NEED,
    PANTRY,
    PIPE_LEFT,
    PIPE_RIGHT,
    PLACE_NAMES,
)
from cheeseboard.games.ratland.forecast import best_meal
from cheeseboard.games.ratland.moves import (
    ADD,
    ADD_NOTHING,
    AWAY,
    BREW,
    DONE,
    DRAW_ONE,
    GIVE_BACK,
    GROUP,
    HIDE,
    KEEP,
    MOST_CHANGES,
    PLAN_DONE,
    PUT,
    PUTS,
    READINESS,
    READY_UP,
    RETURN_NOTHING,
    SIDE,
    STAY,
    STEP,
    SWAP,
    SWAP_NOTHING,
    TAKE,
    TAKES,
    WOUND,
    Move,
)
from cheeseboard.games.ratland.rules import home, moves
from cheeseboard.games.ratland.rules.plans import SIDE_NAMES, surplus
from cheeseboard.games.ratland.rules.stock import healthy, mouths
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
    PLANS,
    PUT_BACK,
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
    if step == GET_SET:
        return Decision(Message("decision-ready", args), ("RAT-4.6",), is_parked=True)
    if surplus(view, seat):
        args |= {"count": surplus(view, seat), "most": MOST_AT_HOME}
        return Decision(Message("decision-leave", args), ("RAT-13.13",), is_parked=True)
    args |= {"count": planned(view, seat)[PANTRY], "rats": healthy(view, seat)}
    args |= {"need": home.dinner(view, seat), "cheese": view.cheese[seat]}
    return Decision(Message("decision-place", args), ("RAT-4.1",), is_parked=True)


def planned(view: Position, seat: Seat) -> list[int]:
    """Rats in each place of the seat's plan."""
    return view.plans[seat * INFIRMARY : (seat + 1) * INFIRMARY]


# --- choices -------------------------------------------------------------------------------------


def choices(view: Position, seat: Seat) -> Sequence[Choice[Move]]:
    """Each move by itself; a plan also as in the round before, empty again, or ready at once."""
    legal = moves(view, seat)
    found = [Choice((move,), label(view, seat, move)) for move in legal if move is not PLAN_DONE]
    if view.phase == PLANS and view.steps[seat] not in (CHOOSE_SIDE, GET_SET):
        found += _shortcuts(view, seat)
    if PLAN_DONE in legal:
        ready = label(view, seat, READINESS)
        question = _ready_question(view, seat)
        found.append(Choice((PLAN_DONE, READINESS), replace(ready, confirm=question)))
    return found


def _ready_question(view: Position, seat: Seat) -> Message | None:
    """Asked where nobody is sent anywhere, or where even the best night feeds too few."""
    if healthy(view, seat) and not any(planned(view, seat)[:PANTRY]):
        return Message("confirm-idle", {"count": healthy(view, seat)})
    need, most = home.dinner(view, seat), best_meal(view, seat)
    return Message("confirm-hunger", {"need": need, "most": most}) if most < need else None


def _shortcuts(view: Position, seat: Seat) -> list[Choice[Move]]:
    """A shortcut is a line, so it is not offered where a single move does the same."""
    wanted = {"clear": [0] * len(AWAY)}
    if any(last_plan(view, seat)):
        wanted["last"] = last_plan(view, seat)
    group = Message("group-shortcut")
    lines = {name: _line_to(view, seat, counts) for name, counts in wanted.items()}
    return [
        Choice(tuple(line), Label(Message(f"move-{name}"), group))
        for name, line in lines.items()
        if len(line) > 1
    ]


def last_plan(view: Position, seat: Seat) -> list[int]:
    """For each place away from the pantry as many as in the round before; of too few, its share."""
    before = view.last_plans[seat * INFIRMARY : (seat + 1) * INFIRMARY]
    now = healthy(view, seat)
    counts = {place: before[place] for place in AWAY}
    if sum(counts.values()) > now:
        counts = {place: count * now // sum(before) for place, count in counts.items()}
    if view.event == GET_READY:
        counts[BEDROOM] = min(counts[BEDROOM], MOST_AT_HOME)
    return [counts[place] for place in AWAY]


def _line_to(view: Position, seat: Seat, wanted: list[int]) -> list[Move]:
    """Moves that turn the plan into the wanted one; none if the seat changed its mind too often."""
    plan = planned(view, seat)
    line: list[Move] = []
    for number, place in enumerate(AWAY):
        line += [TAKES[number]] * (plan[place] - wanted[number])
    if view.changes[seat] + len(line) > MOST_CHANGES:
        return []
    for number, place in enumerate(AWAY):
        groups, singles = divmod(max(wanted[number] - plan[place], 0), GROUP)
        line += [PUTS[number + len(AWAY)]] * groups + [PUTS[number]] * singles
    return line


# --- labels --------------------------------------------------------------------------------------


def label(view: Position, seat: Seat, move: Move) -> Label:
    if move.kind in (PUT, TAKE):
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
    if move.kind == SIDE:
        key = "move-side" if view.steps[seat] == CHOOSE_SIDE else "move-turn"
        return Label(Message(key, {"side": SIDE_NAMES[move.value]}), Message("group-side"))
    if move.kind == KEEP:
        clan: dict[str, Argument] = {"clan": CLAN_NAMES[move.value]}
        return Label(Message("move-keep", clan), Message("group-keep"))
    if move.kind == WOUND:
        message = Message("move-wound", {"seat": move.value})
        return Label(message, Message("group-wound"), tone="harm")
    return _plain_label(move)


def _place_label(view: Position, seat: Seat, move: Move) -> Label:
    args: dict[str, Argument] = {"zone": PLACE_NAMES[move.place]}
    group = Message("group-place", {**args, "count": planned(view, seat)[move.place]})
    if move.kind == TAKE:
        return Label(Message("move-take", args), group)
    args["count"] = move.value
    if move.place in (PIPE_LEFT, PIPE_RIGHT):
        step = 1 if move.place == PIPE_LEFT else -1  # RAT-1.1
        return Label(Message("move-raid", {**args, "seat": (seat + step) % view.seats}), group)
    return Label(Message("move-put", args), group)


def _piece_label(move: Move) -> Label:
    name = "add" if move.kind == ADD else "return"
    group = Message(f"group-{name}")
    if move in (ADD_NOTHING, RETURN_NOTHING):
        return Label(Message(f"move-{name}-nothing"), group)
    return Label(Message(f"move-{name}", {"colour": COLOUR_NAMES[move.value]}), group)


def _plain_label(move: Move) -> Label:
    if move.kind == HIDE:
        key = "move-hide" if move.value else "move-hide-nothing"
        return Label(Message(key), Message("group-hide"))
    if move.kind == DONE:
        return Label(Message("move-done"), Message("group-ready"))
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
