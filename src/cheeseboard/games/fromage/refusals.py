"""Why a move of Fromage is not possible now: a sentence and the rules behind it."""

from cheeseboard.game import NONE, Argument, Message, Refusal, Seat
from cheeseboard.games.fromage.box import (
    AGES,
    ANY,
    BUILDING_SLOTS,
    BUILDINGS,
    CELLS,
    CLOSED,
    KIND_NAMES,
    LIVESTOCK,
    ORDER,
    PARLOURS,
    RESOURCES,
    SPACE_AGE,
    SPACE_NAMES,
    SPACE_TYPE,
    SPACE_VENUE,
    STRUCTURE,
    TOKEN_TYPES,
    TYPES,
    VENUES,
    WORKERS,
    cell_station,
)
from cheeseboard.games.fromage.moves import (
    BUILD,
    CORPORATE,
    COVER,
    DECIDE,
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
    gathers_allowed,
    is_staffed,
    livestock_needed,
    required_age,
    schools,
)
from cheeseboard.games.fromage.rules.corporation import ASK_CORPORATION
from cheeseboard.games.fromage.rules.draft import pick_rule
from cheeseboard.games.fromage.rules.placing import ASK_GIVE, ASK_ORDER, ASK_TWO, payable_symbols
from cheeseboard.games.fromage.rules.wheel import front_slot, front_venue
from cheeseboard.games.fromage.state import COVERING, DRAFTING, Position


def why_not(view: Position, seat: Seat, move: Move) -> Refusal | None:
    """The first reason that holds; a seat that is to act is taken for granted."""
    if move in moves(view, seat):
        return None
    if view.phase == DRAFTING:
        return _why_not_pick(view, move)
    if view.phase == COVERING:
        return _why_not_cover(view, seat, move)
    if move.kind in (PICK, COVER):
        if view.variant.squares == "off":
            return _refuse("no-squares", "FRO-1.12")
        return _refuse("squares-lie", "FRO-12.4")
    if view.frames[seat]:
        return _why_not_answer(view, seat, move)
    return _why_not_action(view, seat, move)


def _refuse(reason: str, *rules: str, **args: Argument) -> Refusal:
    return Refusal(Message(f"refuse-{reason}", args), rules)


# --- building squares ----------------------------------------------------------------------------


def _why_not_pick(view: Position, move: Move) -> Refusal:
    if move.kind != PICK:
        return _refuse("pick-first", pick_rule(view))
    return _refuse("square-elsewhere", pick_rule(view), building=BUILDINGS[move.square].id)


def _why_not_cover(view: Position, seat: Seat, move: Move) -> Refusal:
    if move.kind != COVER:
        return _refuse("cover-first", "FRO-12.3")
    laid = view.draft[0].laid[seat]
    if move.slot != len(laid):
        return _refuse("slot-order", "FRO-12.3", slot=len(laid) + 1)
    building = BUILDINGS[move.square].id
    if move.square in laid:
        return _refuse("square-laid", "FRO-12.3", building=building)
    return _refuse("square-elsewhere", "FRO-12.3", building=building)


# --- in the middle of an action ------------------------------------------------------------------


def _why_not_answer(view: Position, seat: Seat, move: Move) -> Refusal:
    operation = view.frames[seat][0]
    if operation == ASK_CORPORATION:
        if move.kind != CORPORATE:
            return _refuse("corporation-first", "FRO-13.7")
        return _refuse("corporation-space", "FRO-13.8", space=SPACE_NAMES[move.space])
    if operation == ASK_ORDER:
        return _refuse("decide-order", "FRO-3.9", "FRO-7.2")
    if operation in (ASK_GIVE, ASK_EXCHANGE):
        if move.kind != GIVE:
            return _refuse("give-first", "FRO-3.9")
        if move.resource == NONE:
            return _refuse("must-give", "FRO-8.11")
        if move.resource == ORDER:
            cheese, age = KIND_NAMES[move.order]
            return _refuse("not-held-order", "FRO-9.8", cheese=cheese, age=age)
        return _refuse("not-held", "FRO-9.8", resource=RESOURCES[move.resource])
    if operation == ASK_TWO:
        return _refuse("take-two", "FRO-9.7")
    return _refuse("take-one", "FRO-3.9", "FRO-5.5")


# --- actions -------------------------------------------------------------------------------------


def _why_not_action(view: Position, seat: Seat, move: Move) -> Refusal:
    kind = move.kind
    if kind == GATHER:
        return _why_not_gather(view, seat, move)
    if kind == MAKE:
        return _why_not_make(view, seat, move)
    if kind == MILK:
        return _why_not_milk(view, seat, move)
    if kind == BUILD:
        return _why_not_build(view, seat, move)
    if kind == POWER:
        return _why_not_power(view, seat, move)
    if kind == WAIT:
        return _why_not_wait(view)
    if kind == CORPORATE:
        if view.corporation:
            return _refuse("corporation-done", "FRO-13.7")
        return _refuse("no-corporation", "FRO-13.1")
    if kind == DECIDE:
        return _refuse("no-order", "FRO-7.2", "FRO-7.5")
    if kind in (TAKE, TAKE_TWO):
        return _refuse("nothing-to-take", "FRO-5.5")
    assert kind == GIVE
    return _refuse("no-trade", "FRO-9.8")


def _worker_away(view: Position, seat: Seat, worker: int) -> Refusal | None:
    home = view.homes[seat * WORKERS + worker]
    if home == NONE:
        return None
    return _refuse("worker-away", "FRO-2.7", worker=TYPES[worker], turn=home)


def _why_not_gather(view: Position, seat: Seat, move: Move) -> Refusal:
    if view.gathers[seat] >= gathers_allowed(view, seat):
        return _refuse("gathered", "FRO-4.5")
    away = _worker_away(view, seat, move.worker)
    if away:
        return away
    assert cell_station(front_slot(view, seat), move.cell) in view.stations
    return _refuse("cell-taken", "FRO-4.2", cell=CELLS[move.cell])


def _why_not_placed(view: Position, seat: Seat, space: int) -> Refusal | None:
    """What keeps any cheese of the seat from a space."""
    name = SPACE_NAMES[space]
    if SPACE_VENUE[space] != front_venue(view, seat):
        venue = VENUES[front_venue(view, seat)]
        return _refuse("not-in-front", "FRO-2.10", space=name, venue=venue)
    if not view.tokens[seat]:
        return _refuse("no-tokens", "FRO-3.8", "FRO-10.3")
    if view.variant.symbols[space] == CLOSED:
        return _refuse("closed", "FRO-3.3", space=name)
    if view.cheese[space] != NONE:
        return _refuse("taken", "FRO-3.2", space=name)
    return None


def _why_not_paid(view: Position, seat: Seat, space: int) -> Refusal:
    assert not payable_symbols(view, seat)[view.variant.symbols[space]]
    return _refuse("no-fruit", "FRO-3.6", "FRO-6.4", space=SPACE_NAMES[space])


def _why_not_make(view: Position, seat: Seat, move: Move) -> Refusal:
    space = move.space
    age = required_age(view, seat)
    if age == NONE:
        return _refuse("made", "FRO-3.7")
    blocked = _why_not_placed(view, seat, space)
    if blocked:
        return blocked
    if age not in (ANY, SPACE_AGE[space]):
        return _refuse("second-cheese", "FRO-8.14", age=AGES[age])
    cheese = SPACE_TYPE[space]
    if move.worker != cheese and not schools(view, seat)[cheese]:
        name = SPACE_NAMES[space]
        return _refuse("wrong-worker", "FRO-3.4", space=name, worker=TYPES[cheese])
    return _worker_away(view, seat, move.worker) or _why_not_paid(view, seat, space)


def _why_not_milk(view: Position, seat: Seat, move: Move) -> Refusal:
    number = move.parlour + 1
    if view.milked[seat] >> move.parlour & 1:
        return _refuse("milked", "FRO-6.5", parlour=number)
    blocked = _why_not_placed(view, seat, move.space)
    if blocked:
        return blocked
    needed = livestock_needed(view, seat, move.parlour)
    if needed > view.stock[seat * TOKEN_TYPES + LIVESTOCK]:
        return _refuse("livestock", "FRO-6.1", parlour=number, count=needed)
    if not PARLOURS[view.variant.boards[seat]][move.parlour].spaces[move.space]:
        return _refuse("bonus-cheese", "FRO-6.2", parlour=number, space=SPACE_NAMES[move.space])
    return _why_not_paid(view, seat, move.space)


def _why_not_build(view: Position, seat: Seat, move: Move) -> Refusal:
    building = BUILDINGS[view.buildings[seat * BUILDING_SLOTS + move.slot]]
    if view.erected[seat] >> move.slot & 1:
        return _refuse("erected", "FRO-8.3", building=building.id)
    assert building.cost > view.stock[seat * TOKEN_TYPES + STRUCTURE]
    return _refuse("structures", "FRO-8.2", building=building.id, count=building.cost)


def _why_not_power(view: Position, seat: Seat, move: Move) -> Refusal:
    building = BUILDINGS[view.buildings[seat * BUILDING_SLOTS + move.slot]]
    id = building.id
    if building.kind not in ("worker_gain", "trade"):
        return _refuse("no-power", "FRO-8.21", building=id)
    if not view.erected[seat] >> move.slot & 1:
        return _refuse("not-erected", "FRO-8.3", building=id)
    if view.used[seat] >> move.slot & 1:
        return _refuse("power-used", "FRO-8.5", "FRO-8.11", building=id)
    if building.kind == "trade":
        if move.worker != NONE:
            return _refuse("no-worker", "FRO-8.11", building=id)
        return _refuse("nothing-unused", "FRO-8.11", building=id)
    if move.worker == NONE:
        return _refuse("needs-worker", "FRO-8.5", building=id)
    if is_staffed(view, seat, move.slot):
        return _refuse("staffed", "FRO-8.5", building=id)
    away = _worker_away(view, seat, move.worker)
    assert away is not None
    return away


def _why_not_wait(view: Position) -> Refusal:
    if view.seats == 1:
        return _refuse("wait-alone", "FRO-2.17")
    if view.variant.is_ordered:
        return _refuse("wait-ordered", "FRO-2.14")
    if view.variant.is_screened:
        return _refuse("wait-screened", "FRO-2.17")
    return _refuse("waited", "FRO-2.16", "FRO-2.17")
