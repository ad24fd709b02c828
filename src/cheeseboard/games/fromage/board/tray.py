"""Questions in the middle of an action, and building squares before the first turn."""

from collections.abc import Iterator

from cheeseboard.drawing import Press
from cheeseboard.game import NONE, Seat
from cheeseboard.games.fromage.board.buildings import plain_building
from cheeseboard.games.fromage.board.common import Table
from cheeseboard.games.fromage.board.offers import Offer
from cheeseboard.games.fromage.board.parts import Building, Draft, Lot, Option, Tray
from cheeseboard.games.fromage.board.wheel import colour, seat_state
from cheeseboard.games.fromage.box import (
    AGES,
    BUILDING_SLOTS,
    BUILDINGS,
    KIND_NAMES,
    ORDER,
    RESOURCES,
    SPACE_KIND,
)
from cheeseboard.games.fromage.moves import (
    COVER,
    DECIDE,
    GIVE,
    PICK,
    TAKE,
    TAKE_TWO,
    Move,
)
from cheeseboard.games.fromage.rules.draft import hand_of
from cheeseboard.games.fromage.state import DRAFTING
from cheeseboard.games.fromage.wording import decision
from cheeseboard.games.fromage.worth import signed, worth_of_order

# --- questions -----------------------------------------------------------------------------------


def tray(table: Table) -> Tray | None:
    """Answers that have no place of their own on the wheel."""
    offers = table.offers.of_kind(DECIDE, TAKE, TAKE_TWO, GIVE)
    if table.seat is None or not offers:
        return None
    title = table.say(decision(table.view, table.seat).message)
    return Tray(title, tuple(_answer(table, table.seat, choice) for choice in offers))


def _answer(table: Table, seat: Seat, choice: Offer) -> Option:
    move = choice.moves[0]
    if move.kind == DECIDE:
        return _order_answer(table, seat, choice)
    press = table.offers.press(choice)
    return Option(press, _symbols(move), press.label, tone=choice.label.tone)


def _symbols(move: Move) -> tuple[str, ...]:
    """Pictures of what is taken or given; an order card as its rim and its cheese."""
    if move.resource == NONE:
        return ("i-cross",)
    if move.kind == GIVE and move.resource == ORDER:
        cheese, age = KIND_NAMES[move.order]
        return (f"fro-rim-{AGES.index(age) + 1}", f"fro-{cheese}")
    found = [f"fro-res-{RESOURCES[move.resource]}"]
    if move.second != NONE:
        found.append(f"fro-res-{RESOURCES[move.second]}")
    return tuple(found)


def _order_answer(table: Table, seat: Seat, choice: Offer) -> Option:
    press = table.offers.press(choice)
    if not choice.moves[0].order:
        return Option(press, ("fro-res-order",), press.label)
    space = table.view.frames[seat][1]
    cheese, age = KIND_NAMES[SPACE_KIND[space]]
    rim = AGES.index(age) + 1
    gain = signed(worth_of_order(table.view, seat, space))
    symbols = (f"fro-rim-{rim}", f"fro-{cheese}")
    return Option(press, symbols, press.label, note=gain, tone="gain")


# --- building squares ----------------------------------------------------------------------------


def draft(table: Table) -> Draft | None:
    view = table.view
    if not view.draft:
        return None
    key = "board-draft" if view.phase == DRAFTING else "board-lay"
    number = view.draft[0].round + 1
    return Draft(
        title=table.speak(key, round=number),
        note=table.speak(_note(table)),
        lots=tuple(_lots(table)),
        others=tuple(
            (colour(seat), table.name(seat), table.speak(f"board-state-{seat_state(table, seat)}"))
            for seat in range(view.seats)
            if seat != table.seat
        ),
    )


def _note(table: Table) -> str:
    """FRO-12.1, FRO-12.3: how squares are picked or laid; FRO-13.6: alone, new ones are drawn."""
    if table.view.phase != DRAFTING:
        return "board-lay-note"
    return "board-draft-note-solo" if table.view.seats == 1 else "board-draft-note"


def _lots(table: Table) -> Iterator[Lot]:
    if table.seat is None:
        for seat in range(table.view.seats):
            yield from _seat_lots(table, seat, table.name(seat))
        return
    yield from _seat_lots(table, table.seat, "")


def _seat_lots(table: Table, seat: Seat, name: str) -> Iterator[Lot]:
    held = table.view.draft[0]
    if table.view.phase == DRAFTING:
        hand = hand_of(held, seat)
        chosen = held.chosen[seat]
        yield _lot(table, "board-hand", name, [s for s in hand if s != chosen])
        kept = [*held.picks[seat], *([] if chosen == NONE else [chosen])]
        if kept:
            yield _lot(table, "board-kept", name, kept)
        return
    yield from _laying(table, seat, name)


def _laying(table: Table, seat: Seat, name: str) -> Iterator[Lot]:
    """For the next slot the print, or a square that is not laid yet."""
    held = table.view.draft[0]
    laid = held.laid[seat]
    left = [square for square in held.picks[seat] if square < 0 or square not in laid]
    if len(laid) < BUILDING_SLOTS and seat == table.seat:
        slot = len(laid)
        printed = table.view.buildings[seat * BUILDING_SLOTS + slot]
        title = table.speak("board-lay-slot", slot=slot + 1)
        squares = [_square(table, printed, f"print-{slot + 1}", is_print=True)]
        squares += [_square(table, square, _id(square)) for square in left if square >= 0]
        yield Lot(title, tuple(squares), 0, "")
    elif left:
        yield _lot(table, "board-left", name, left)
    on_board = [square for square in laid if square >= 0]
    if on_board:
        yield _lot(table, "board-laid", name, on_board)


def _lot(table: Table, key: str, name: str, squares: list[int]) -> Lot:
    """Squares with a heading; those that the viewer does not see are only counted."""
    seen = [square for square in squares if square >= 0]
    hidden = len(squares) - len(seen)
    title = table.speak(key, count=len(squares))
    return Lot(
        title=f"{name}: {title}" if name else title,
        squares=tuple(_square(table, square, _id(square)) for square in seen),
        hidden=hidden,
        hidden_label=table.speak("board-hidden-squares", count=hidden) if hidden else "",
    )


def _id(square: int) -> str:
    return f"square-{BUILDINGS[square].id}"


def _square(table: Table, number: int, id: str, is_print: bool = False) -> Building:
    wanted = NONE if is_print else number
    found = table.offers.that(lambda move: move.kind in (PICK, COVER) and move.square == wanted)
    facts = BUILDINGS[number]
    if found:
        press = table.offers.press(found[0])
    else:
        name, power = f"building-{facts.id}", f"power-{facts.id}"
        press = Press(f"{table.speak(name)}. {table.speak(power)}")
    return plain_building(table, number, press, id)
