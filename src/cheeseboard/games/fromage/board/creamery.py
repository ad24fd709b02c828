"""The board of a player: calendar, yard, pasture, kitchen, orders, points so far."""

from collections.abc import Iterator

from cheeseboard.drawing import Press, texts
from cheeseboard.game import NONE, Seat
from cheeseboard.games.fromage.board.buildings import board_buildings
from cheeseboard.games.fromage.board.common import (
    Table,
    open_orders,
    station,
    stock,
    turns_away,
)
from cheeseboard.games.fromage.board.parts import (
    Creamery,
    Day,
    OrderCard,
    Parlour,
    ScorePart,
)
from cheeseboard.games.fromage.box import (
    AGES,
    ANY,
    FRUIT,
    KIND_NAMES,
    KINDS,
    LIVESTOCK,
    ORDER_BEYOND,
    ORDER_SCORE,
    PARLOURS,
    POSITIONS,
    RESOURCES,
    SPACE_KIND,
    STRUCTURE,
    TYPES,
    VENUE_SPACES,
    VENUES,
    WORKERS,
)
from cheeseboard.games.fromage.moves import DECIDE, GIVE, MILKS, Move
from cheeseboard.games.fromage.rules.actions import livestock_needed
from cheeseboard.games.fromage.rules.ending import LINES, score_lines
from cheeseboard.games.fromage.rules.placing import ASK_ORDER
from cheeseboard.games.fromage.rules.wheel import front_venue, quarter
from cheeseboard.games.fromage.state import ACTING, Position


def creamery(table: Table) -> Creamery:
    """The creamery of whoever has the sector at the bottom."""
    view, seat = table.view, table.front_seat
    lines = score_parts(table, seat)
    structures, livestock = stock(view, seat, STRUCTURE), stock(view, seat, LIVESTOCK)
    fruit, jams, berries = stock(view, seat, FRUIT), view.jams[seat], view.berries[seat]
    done = view.completed[seat]
    return Creamery(
        seat=seat,
        colour=seat + 1,
        title=table.speak("board-creamery", seat=seat),
        name=table.name(seat),
        tokens=view.tokens[seat],
        tokens_label=table.speak("board-tokens", count=view.tokens[seat]),
        calendar_title=table.speak("board-calendar"),
        days=tuple(_days(table, seat)),
        yard=table.speak("board-yard"),
        yard_label=table.speak("board-yard-label", count=structures),
        structures=structures,
        structures_label=table.speak("counted", goods="structure", count=structures),
        buildings=board_buildings(table, seat, is_live=True),
        pasture=table.speak("board-pasture"),
        pasture_label=table.speak("board-pasture-label", count=livestock),
        livestock=livestock,
        livestock_label=table.speak("counted", goods="livestock", count=livestock),
        parlours=parlours(table, seat, is_live=True),
        kitchen_label=kitchen_label(table, seat),
        fruit=fruit,
        jams=jams,
        berries=berries,
        product=jams * berries,
        orders_label=table.speak(
            "board-orders-label", count=sum(open_orders(view, seat)), completed=done
        ),
        orders=order_cards(table, seat, is_live=True),
        done=table.speak("board-completed"),
        completed=done,
        order_table=_order_table(done),
        points_title=table.speak("board-points"),
        points=sum(line.points for line in lines),
        lines=lines,
        sheet_label=table.speak("board-open-sheet", seat=seat),
    )


def score_parts(table: Table, seat: Seat) -> tuple[ScorePart, ...]:
    found = zip(LINES, score_lines(table.view, seat), strict=True)
    return tuple(ScorePart(table.speak(f"score-{name}"), points) for name, points in found)


def kitchen_label(table: Table, seat: Seat) -> str:
    view = table.view
    jams, berries = view.jams[seat], view.berries[seat]
    return table.speak(
        "board-kitchen-label",
        fruit=stock(view, seat, FRUIT),
        jams=jams,
        berries=berries,
        points=jams * berries,
    )


# --- the calendar --------------------------------------------------------------------------------


def _days(table: Table, seat: Seat) -> Iterator[Day]:
    """This turn and the next three; only this one if it is the last."""
    view = table.view
    if view.phase != ACTING:
        return
    count = 1 if view.is_announced else POSITIONS
    for ahead in range(count):
        slot = table.slot_at(-ahead % POSITIONS)
        venue = VENUES[view.variant.venues[slot]]
        resource = RESOURCES[quarter(view.variant, slot)]
        workers = tuple(_coming(view, seat, ahead))
        yield Day(
            head=table.speak("board-now") if ahead == 0 else str(view.turn + ahead),
            is_now=ahead == 0,
            venue=venue,
            resource=resource,
            label=_day_label(table, ahead, venue, resource, workers),
            workers=workers,
        )


def _coming(view: Position, seat: Seat, ahead: int) -> Iterator[str]:
    """Workers at home now, or those that come home so many turns later."""
    for worker in range(WORKERS):
        is_home = station(view, seat, worker) == NONE
        if is_home if ahead == 0 else turns_away(view, seat, worker) == ahead:
            yield TYPES[worker]


def _day_label(
    table: Table, ahead: int, venue: str, resource: str, workers: tuple[str, ...]
) -> str:
    names = ", ".join(table.speak(f"worker-{worker}") for worker in workers)
    key = "board-day-now" if ahead == 0 else "board-day"
    turn = table.view.turn + ahead
    said = table.speak(key, turn=turn, venue=venue, resource=resource)
    return f"{said} {names}" if names else f"{said} –"


# --- parlours ------------------------------------------------------------------------------------


def parlours(table: Table, seat: Seat, is_live: bool) -> tuple[Parlour, ...]:
    view = table.view
    found = PARLOURS[view.variant.boards[seat]]
    return tuple(
        Parlour(
            number=number + 1,
            type="" if facts.type == ANY else TYPES[facts.type],
            rim=0 if facts.age == ANY else facts.age + 1,
            cost=livestock_needed(view, seat, number),
            is_used=bool(view.milked[seat] >> number & 1),
            press=_parlour_press(table, seat, number, is_live),
        )
        for number, facts in enumerate(found)
    )


def _parlour_press(table: Table, seat: Seat, number: int, is_live: bool) -> Press:
    view = table.view
    facts = PARLOURS[view.variant.boards[seat]][number]
    is_any = facts.type == ANY
    state = "used" if view.milked[seat] >> number & 1 else "any" if is_any else "ready"
    label = table.speak(
        f"board-parlour-{state}",
        parlour=number + 1,
        count=livestock_needed(view, seat, number),
        cheese="soft" if is_any else TYPES[facts.type],
        age="bronze" if is_any else AGES[facts.age],
    )
    if not is_live or seat != table.seat:
        return Press(label)
    why = _parlour_question(view, seat, number)
    return table.offers.named(label, table.offers.of_parlour(number), why)


def _parlour_question(view: Position, seat: Seat, number: int) -> str:
    """The parlour's bonus cheese on some space in front, a fitting one if there is one."""
    spaces = VENUE_SPACES[front_venue(view, seat)]
    fits = PARLOURS[view.variant.boards[seat]][number].spaces
    free = [s for s in spaces if fits[s] and view.cheese[s] == NONE and view.variant.symbols[s] < 3]
    fitting = [space for space in spaces if fits[space]]
    return MILKS[number][(free or fitting)[0]].text


# --- orders --------------------------------------------------------------------------------------


def order_cards(table: Table, seat: Seat, is_live: bool) -> tuple[OrderCard, ...]:
    """Open orders by kind."""
    counts = open_orders(table.view, seat)
    asked = _asked_kind(table, seat) if is_live else NONE
    return tuple(
        kind_card(table, kind, counts[kind], _order_moves(table, kind, asked) if is_live else "")
        for kind in range(KINDS)
        if counts[kind]
    )


def kind_card(table: Table, kind: int, count: int, moves: str = "") -> OrderCard:
    cheese, age = KIND_NAMES[kind]
    label = table.speak("board-order", cheese=cheese, age=age, count=count)
    return OrderCard(
        id=f"order-{cheese}-{age}",
        type=cheese,
        rim=AGES.index(age) + 1,
        count=count,
        press=Press(label, moves),
        is_fitting=bool(moves),
    )


def _asked_kind(table: Table, seat: Seat) -> int:
    """The kind of the cheese that fits an order right now."""
    frame = table.view.frames[seat]
    if seat == table.seat and frame and frame[0] == ASK_ORDER:
        return SPACE_KIND[frame[1]]
    return NONE


def _order_moves(table: Table, kind: int, asked: int) -> str:
    def is_about(move: Move) -> bool:
        if move.kind == DECIDE:
            return move.order == 1 and kind == asked
        return move.kind == GIVE and move.order == kind

    return texts(table.offers.that(is_about))


def _order_table(done: int) -> tuple[tuple[str, bool], ...]:
    last = len(ORDER_SCORE) - 1
    found = [(str(points), done == number) for number, points in enumerate(ORDER_SCORE)]
    if done > last:
        found = [*found[1:], (f"+{ORDER_BEYOND * (done - last)}", True)]
    return tuple(found)
