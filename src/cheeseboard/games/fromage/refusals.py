"""Why a move of Fromage is not possible now: a sentence and the rules behind it."""

from cheeseboard.game import NONE, Refusal, Seat, refuse
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


def refusal(view: Position, seat: Seat, move: Move) -> Refusal:
    """The first reason that holds against a move that is not legal."""
    if view.phase == DRAFTING:
        return _why_not_pick(view, move)
    if view.phase == COVERING:
        return _why_not_cover(view, seat, move)
    if move.kind in (PICK, COVER):
        if view.variant.squares == "off":
            return refuse("no-squares", "FRO-1.12")
        return refuse("squares-lie", "FRO-12.4")
    if view.frames[seat]:
        return _why_not_answer(view, seat, move)
    return _why_not_action(view, seat, move)


# --- building squares ----------------------------------------------------------------------------


def _why_not_pick(view: Position, move: Move) -> Refusal:
    if move.kind != PICK:
        return refuse("pick-first", pick_rule(view))
    return refuse("square-elsewhere", pick_rule(view), building=BUILDINGS[move.square].id)


def _why_not_cover(view: Position, seat: Seat, move: Move) -> Refusal:
    if move.kind != COVER:
        return refuse("cover-first", "FRO-12.3")
    laid = view.draft[0].laid[seat]
    if move.slot != len(laid):
        return refuse("slot-order", "FRO-12.3", slot=len(laid) + 1)
    building = BUILDINGS[move.square].id
    if move.square in laid:
        return refuse("square-laid", "FRO-12.3", building=building)
    return refuse("square-elsewhere", "FRO-12.3", building=building)


# --- in the middle of an action ------------------------------------------------------------------


def _why_not_answer(view: Position, seat: Seat, move: Move) -> Refusal:
    operation = view.frames[seat][0]
    if operation == ASK_CORPORATION:
        if move.kind != CORPORATE:
            return refuse("corporation-first", "FRO-13.7")
        return refuse("corporation-space", "FRO-13.8", space=SPACE_NAMES[move.space])
    if operation == ASK_ORDER:
        return refuse("decide-order", "FRO-3.9", "FRO-7.2")
    if operation in (ASK_GIVE, ASK_EXCHANGE):
        if move.kind != GIVE:
            return refuse("give-first", "FRO-3.9")
        if move.resource == NONE:
            return refuse("must-give", "FRO-8.11")
        if move.resource == ORDER:
            cheese, age = KIND_NAMES[move.order]
            return refuse("not-held-order", "FRO-9.8", cheese=cheese, age=age)
        return refuse("not-held", "FRO-9.8", resource=RESOURCES[move.resource])
    if operation == ASK_TWO:
        return refuse("take-two", "FRO-9.7")
    return refuse("take-one", "FRO-3.9", "FRO-5.5")


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
            return refuse("corporation-done", "FRO-13.7")
        return refuse("no-corporation", "FRO-13.1")
    if kind == DECIDE:
        return refuse("no-order", "FRO-7.2", "FRO-7.5")
    if kind in (TAKE, TAKE_TWO):
        return refuse("nothing-to-take", "FRO-5.5")
    assert kind == GIVE
    return refuse("no-trade", "FRO-9.8")


def _worker_away(view: Position, seat: Seat, worker: int) -> Refusal | None:
    home = view.homes[seat * WORKERS + worker]
    if home == NONE:
        return None
    return refuse("worker-away", "FRO-2.7", worker=TYPES[worker], turn=home)


def _why_not_gather(view: Position, seat: Seat, move: Move) -> Refusal:
    if view.gathers[seat] >= gathers_allowed(view, seat):
        return refuse("gathered", "FRO-4.5")
    away = _worker_away(view, seat, move.worker)
    if away:
        return away
    assert cell_station(front_slot(view, seat), move.cell) in view.stations
    return refuse("cell-taken", "FRO-4.2", cell=CELLS[move.cell])


def _why_not_placed(view: Position, seat: Seat, space: int) -> Refusal | None:
    """What keeps any cheese of the seat from a space."""
    name = SPACE_NAMES[space]
    if SPACE_VENUE[space] != front_venue(view, seat):
        venue = VENUES[front_venue(view, seat)]
        return refuse("not-in-front", "FRO-2.10", space=name, venue=venue)
    if not view.tokens[seat]:
        return refuse("no-tokens", "FRO-3.8", "FRO-10.3")
    if view.variant.symbols[space] == CLOSED:
        return refuse("closed", "FRO-3.3", space=name)
    if view.cheese[space] != NONE:
        return refuse("taken", "FRO-3.2", space=name)
    return None


def _why_not_paid(view: Position, seat: Seat, space: int) -> Refusal:
    assert not payable_symbols(view, seat)[view.variant.symbols[space]]
    return refuse("no-fruit", "FRO-3.6", "FRO-6.4", space=SPACE_NAMES[space])


def _why_not_make(view: Position, seat: Seat, move: Move) -> Refusal:
    space = move.space
    age = required_age(view, seat)
    if age == NONE:
        return refuse("made", "FRO-3.7")
    blocked = _why_not_placed(view, seat, space)
    if blocked:
        return blocked
    if age not in (ANY, SPACE_AGE[space]):
        return refuse("second-cheese", "FRO-8.14", age=AGES[age])
    cheese = SPACE_TYPE[space]
    if move.worker != cheese and not schools(view, seat)[cheese]:
        name = SPACE_NAMES[space]
        return refuse("wrong-worker", "FRO-3.4", space=name, worker=TYPES[cheese])
    return _worker_away(view, seat, move.worker) or _why_not_paid(view, seat, space)


def _why_not_milk(view: Position, seat: Seat, move: Move) -> Refusal:
    number = move.parlour + 1
    if view.milked[seat] >> move.parlour & 1:
        return refuse("milked", "FRO-6.5", parlour=number)
    blocked = _why_not_placed(view, seat, move.space)
    if blocked:
        return blocked
    needed = livestock_needed(view, seat, move.parlour)
    if needed > view.stock[seat * TOKEN_TYPES + LIVESTOCK]:
        return refuse("livestock", "FRO-6.1", parlour=number, count=needed)
    if not PARLOURS[view.variant.boards[seat]][move.parlour].spaces[move.space]:
        return refuse("bonus-cheese", "FRO-6.2", parlour=number, space=SPACE_NAMES[move.space])
    return _why_not_paid(view, seat, move.space)


def _why_not_build(view: Position, seat: Seat, move: Move) -> Refusal:
    building = BUILDINGS[view.buildings[seat * BUILDING_SLOTS + move.slot]]
    if view.erected[seat] >> move.slot & 1:
        return refuse("erected", "FRO-8.3", building=building.id)
    assert building.cost > view.stock[seat * TOKEN_TYPES + STRUCTURE]
    return refuse("structures", "FRO-8.2", building=building.id, count=building.cost)


def _why_not_power(view: Position, seat: Seat, move: Move) -> Refusal:
    building = BUILDINGS[view.buildings[seat * BUILDING_SLOTS + move.slot]]
    id = building.id
    if building.kind not in ("worker_gain", "trade"):
        return refuse("no-power", "FRO-8.21", building=id)
    if not view.erected[seat] >> move.slot & 1:
        return refuse("not-erected", "FRO-8.3", building=id)
    if view.used[seat] >> move.slot & 1:
        return refuse("power-used", "FRO-8.5", "FRO-8.11", building=id)
    if building.kind == "trade":
        if move.worker != NONE:
            return refuse("no-worker", "FRO-8.11", building=id)
        return refuse("nothing-unused", "FRO-8.11", building=id)
    if move.worker == NONE:
        return refuse("needs-worker", "FRO-8.5", building=id)
    if is_staffed(view, seat, move.slot):
        return refuse("staffed", "FRO-8.5", building=id)
    away = _worker_away(view, seat, move.worker)
    assert away is not None
    return away


def _why_not_wait(view: Position) -> Refusal:
    if view.seats == 1:
        return refuse("wait-alone", "FRO-2.17")
    if view.variant.is_ordered:
        return refuse("wait-ordered", "FRO-2.14")
    if view.variant.is_screened:
        return refuse("wait-screened", "FRO-2.17")
    return refuse("waited", "FRO-2.16", "FRO-2.17")
