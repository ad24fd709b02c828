"""What a seat of Fromage is asked, and its moves in words."""

from collections.abc import Sequence
from typing import Final

from cheeseboard.game import NONE, Argument, Choice, Decision, Label, Message, Seat
from cheeseboard.games.fromage.box import (
    AGE_TURNS,
    AGES,
    ANY,
    BUILDING_SLOTS,
    BUILDINGS,
    CELLS,
    KIND_NAMES,
    ORDER,
    PLAIN,
    RESOURCES,
    SPACE_AGE,
    SPACE_KIND,
    SPACE_NAMES,
    SPACE_TYPE,
    TYPES,
    VENUES,
    WORKERS,
)
from cheeseboard.games.fromage.moves import (
    BUILD,
    CORPORATE,
    COVER,
    DECIDE,
    END,
    GATHER,
    GIVE,
    MAKE,
    MILK,
    PICK,
    POWER,
    TAKE,
    TAKE_TWO,
    WAIT,
    Move,
)
from cheeseboard.games.fromage.rules import moves
from cheeseboard.games.fromage.rules.actions import (
    ASK_EXCHANGE,
    ASK_EXCHANGED,
    ASK_POWER,
    harvest,
    livestock_needed,
)
from cheeseboard.games.fromage.rules.corporation import ASK_CORPORATION
from cheeseboard.games.fromage.rules.draft import pick_rule
from cheeseboard.games.fromage.rules.placing import (
    ASK_ANY,
    ASK_GIVE,
    ASK_LEDGER,
    ASK_ORDER,
    ASK_SWAP,
    ASK_TWO,
    free_fruit_slot,
)
from cheeseboard.games.fromage.rules.resources import extra_gain
from cheeseboard.games.fromage.rules.wheel import front_slot, front_venue, quarter, supply
from cheeseboard.games.fromage.state import COVERING, DRAFTING, Position
from cheeseboard.games.fromage.worth import signed, worth, worth_of_order, worth_with_order

SYMBOL_NAMES: Final = ("plain", "jam", "berry")

# --- decisions -----------------------------------------------------------------------------------


def decision(view: Position, seat: Seat) -> Decision:
    if view.phase in (DRAFTING, COVERING):
        return _draft_decision(view, seat)
    message, rules = (
        _frame_question(view, seat) if view.frames[seat] else _turn_question(view, seat)
    )
    return Decision(message, rules, is_parked=bool(view.screen))


def _draft_decision(view: Position, seat: Seat) -> Decision:
    is_parked = view.seats > 1
    draft = view.draft[0]
    if view.phase == DRAFTING:
        args: dict[str, Argument] = {"seat": seat, "round": draft.round + 1}
        rules = (pick_rule(view), "FRO-12.2") if is_parked else (pick_rule(view),)
        return Decision(Message("decision-pick", args), rules, is_parked)
    return Decision(Message("decision-cover", {"seat": seat}), ("FRO-12.3",), is_parked)


def _turn_question(view: Position, seat: Seat) -> tuple[Message, tuple[str, ...]]:
    args: dict[str, Argument] = {
        "seat": seat,
        "turn": view.turn,
        "venue": VENUES[front_venue(view, seat)],
        "resource": RESOURCES[quarter(view.variant, front_slot(view, seat))],
        "last": "yes" if view.is_announced else "no",
        "rest": _rest(view, seat),
    }
    return Message("decision-act", args), ("FRO-2.9",)


def _rest(view: Position, seat: Seat) -> str:
    """Whether something is left but to end the turn or to wait; if not, whether all are away."""
    if not all(move.kind in (END, WAIT) for move in moves(view, seat)):
        return "some"
    return "none" if supply(view, seat) else "away"


def _frame_question(view: Position, seat: Seat) -> tuple[Message, tuple[str, ...]]:
    frame = view.frames[seat]
    operation = frame[0]
    args: dict[str, Argument] = {"seat": seat}
    if operation == ASK_ORDER:
        args |= _kind_args(SPACE_KIND[frame[1]])
        args["points"] = signed(worth_of_order(view, seat, frame[1]))
        return Message("decision-order", args), ("FRO-7.2", "FRO-7.3")
    if operation == ASK_CORPORATION:
        args |= _kind_args(frame[1])
        return Message("decision-corporation", args), ("FRO-13.8",)
    keys = {
        ASK_LEDGER: ("decision-take", "FRO-8.12"),
        ASK_ANY: ("decision-take", "FRO-9.7"),
        ASK_TWO: ("decision-take-two", "FRO-9.7"),
        ASK_GIVE: ("decision-give", "FRO-9.8"),
        ASK_SWAP: ("decision-take", "FRO-9.8"),
        ASK_POWER: ("decision-take", "FRO-8.5"),
        ASK_EXCHANGE: ("decision-give-power", "FRO-8.11"),
        ASK_EXCHANGED: ("decision-take", "FRO-8.11"),
    }
    key, rule = keys[operation]
    return Message(key, args), (rule,)


def _kind_args(kind: int) -> dict[str, Argument]:
    cheese, age = KIND_NAMES[kind]
    return {"cheese": cheese, "age": age}


# --- labels --------------------------------------------------------------------------------------


def choices(view: Position, seat: Seat) -> Sequence[Choice[Move]]:
    """Cheese before gathering, of which there are as many ways as cells and workers."""
    found = sorted(moves(view, seat), key=lambda move: move.kind != MAKE)
    return [Choice((move,), label(view, seat, move)) for move in found]


def label(view: Position, seat: Seat, move: Move) -> Label:
    kind = move.kind
    if kind == GATHER:
        return _gather_label(view, seat, move)
    if kind in (MAKE, MILK):
        return _cheese_label(view, seat, move)
    if kind == BUILD:
        building = BUILDINGS[view.buildings[seat * BUILDING_SLOTS + move.slot]]
        args: dict[str, Argument] = {
            "building": building.id,
            "count": building.cost,
            "power": building.id,
            "points": signed(worth(view, seat, move)),
        }
        return Label(Message("move-build", args), Message("group-build"))
    if kind == POWER:
        return _power_label(view, seat, move)
    if kind == END:
        return _end_label(view, seat)
    if kind in (PICK, COVER):
        return _square_label(move)
    if kind == CORPORATE:
        args = {"space": SPACE_NAMES[move.space]}
        return Label(Message("move-corporation", args), Message("group-corporation"))
    if kind == DECIDE:
        return _order_label(view, seat, move)
    if kind in (TAKE, TAKE_TWO, GIVE):
        return _goods_label(view, seat, move)
    return _wait_label(view, seat)


def _gather_label(view: Position, seat: Seat, move: Move) -> Label:
    number = quarter(view.variant, front_slot(view, seat))
    resource = RESOURCES[number]
    args: dict[str, Argument] = {
        "goods": resource,
        "count": harvest(view, seat, move.cell) + extra_gain(view, seat, number),
        "worker": TYPES[move.worker],
        "turns": CELLS[move.cell],
    }
    group = Message("group-gather", {"resource": resource})
    return Label(Message("move-gather", args), group)


def _cheese_label(view: Position, seat: Seat, move: Move) -> Label:
    space = move.space
    symbol = view.variant.symbols[space]
    with_order = worth_with_order(view, seat, move)
    args: dict[str, Argument] = {
        "space": SPACE_NAMES[space],
        "cheese": TYPES[SPACE_TYPE[space]],
        "age": AGES[SPACE_AGE[space]],
        "symbol": SYMBOL_NAMES[symbol],
        "pays": "berry" if _costs_berry(view, seat, symbol) else "nothing",
        "points": signed(worth(view, seat, move)),
        "ordered": "none" if with_order is None else signed(with_order),
    }
    if move.kind == MILK:
        count = livestock_needed(view, seat, move.parlour)
        args |= {"parlour": move.parlour + 1, "count": count}
        return Label(Message("move-milk", args), Message("group-milk"))
    args |= {"worker": TYPES[move.worker], "turns": AGE_TURNS[SPACE_AGE[space]]}
    group = Message("group-make", {"venue": VENUES[front_venue(view, seat)]})
    return Label(Message("move-make", args), group)


def _costs_berry(view: Position, seat: Seat, symbol: int) -> bool:
    """FRO-5.6, FRO-8.17: a symbol costs a berry of the basket, unless a building brings it."""
    return symbol != PLAIN and free_fruit_slot(view, seat, symbol) == NONE


def _power_label(view: Position, seat: Seat, move: Move) -> Label:
    building = BUILDINGS[view.buildings[seat * BUILDING_SLOTS + move.slot]]
    group = Message("group-power")
    if move.worker == NONE:
        return Label(Message("move-power-trade", {"building": building.id}), group)
    args: dict[str, Argument] = {
        "building": building.id,
        "worker": TYPES[move.worker],
        "turns": building.turns,
        "goods": "any" if building.resource == ANY else RESOURCES[building.resource],
        "count": building.amount + extra_gain(view, seat, building.resource),
    }
    return Label(Message("move-power", args), group)


def _wait_label(view: Position, seat: Seat) -> Label:
    """FRO-2.17: whoever is left alone may say so too, and simply plays on."""
    others = [has_ended for other, has_ended in enumerate(view.ended) if other != seat]
    args: dict[str, Argument] = {"rest": "none" if all(others) else "some"}
    return Label(Message("move-wait", args), Message("group-wait"))


def _end_label(view: Position, seat: Seat) -> Label:
    args: dict[str, Argument] = {
        "last": "yes" if view.is_announced else "no",
        "alone": "yes" if view.seats == 1 else "no",
    }
    is_more_open = any(move.kind not in (WAIT, END) for move in moves(view, seat))
    return Label(
        Message("move-end", args),
        Message("group-end"),
        tone="decline" if is_more_open else "plain",
        confirm=_idle(view, seat),
    )


def _idle(view: Position, seat: Seat) -> Message | None:
    """A question before ending the turn while a worker could still do something."""
    at_home = view.stations[seat * WORKERS : (seat + 1) * WORKERS].count(NONE)
    jobs = {(move.kind, move.slot) for move in moves(view, seat) if move.worker != NONE}
    return Message("confirm-end", {"count": min(at_home, len(jobs))}) if jobs else None


def _square_label(move: Move) -> Label:
    building = "print" if move.square == NONE else BUILDINGS[move.square].id
    args: dict[str, Argument] = {"building": building}
    if move.square != NONE:
        args |= {"count": BUILDINGS[move.square].cost, "power": building}
    if move.kind == PICK:
        return Label(Message("move-pick", args), Message("group-pick"))
    key = "move-cover-print" if move.square == NONE else "move-cover"
    return Label(Message(key, args), Message("group-cover", {"slot": move.slot + 1}))


def _order_label(view: Position, seat: Seat, move: Move) -> Label:
    group = Message("group-order")
    args = _kind_args(SPACE_KIND[view.frames[seat][1]])
    if move.order:
        return Label(Message("move-order-complete", args), group, tone="gain")
    return Label(Message("move-order-keep", args), group)


def _goods_label(view: Position, seat: Seat, move: Move) -> Label:
    if move.kind == TAKE:
        count = 1 + extra_gain(view, seat, move.resource)
        args: dict[str, Argument] = {"goods": RESOURCES[move.resource], "count": count}
        return Label(Message("move-take", args), Message("group-take"), tone="gain")
    if move.kind == TAKE_TWO:
        args = {
            "resource": RESOURCES[move.resource],
            "second": RESOURCES[move.second],
            "extra": _extra_of_two(view, seat, move),
        }
        return Label(Message("move-take-two", args), Message("group-take"), tone="gain")
    group = Message("group-give")
    if move.resource == NONE:
        return Label(Message("move-give-nothing"), group)
    if move.resource == ORDER:
        return Label(Message("move-give-order", _kind_args(move.order)), group)
    args = {"goods": RESOURCES[move.resource], "count": 1}
    return Label(Message("move-give", args), group)


def _extra_of_two(view: Position, seat: Seat, move: Move) -> str:
    """FRO-8.7: of which of two resources there is one more; a board has one greenhouse."""
    if extra_gain(view, seat, move.resource):
        return "first"
    return "second" if extra_gain(view, seat, move.second) else "none"
