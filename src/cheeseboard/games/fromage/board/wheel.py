"""The turning board: sectors, spaces, cells, cheese and workers."""

from collections.abc import Iterator
from typing import Final

from cheeseboard.drawing import Point, Press
from cheeseboard.game import NONE
from cheeseboard.games.fromage.board.common import (
    SLOTS,
    Table,
    open_orders,
    station,
    turns_away,
)
from cheeseboard.games.fromage.board.offers import Offer
from cheeseboard.games.fromage.board.parts import (
    Cell,
    Deck,
    Option,
    Pair,
    Plate,
    Preview,
    Sector,
    Space,
    Stand,
    Token,
    Wheel,
    Worker,
)
from cheeseboard.games.fromage.board.places import (
    CELL_POINTS,
    CODE_POINTS,
    HOMES,
    SAMPLE_POINTS,
    SPACE_POINTS,
    table_point,
)
from cheeseboard.games.fromage.board.signs import customers, fair_links, signs, tags, towns
from cheeseboard.games.fromage.board.since import fresh_spaces, fresh_workers
from cheeseboard.games.fromage.box import (
    AGE_TURNS,
    AGES,
    BERRY,
    CELLS,
    CLOSED,
    CORPORATION,
    FESTIVAL,
    FIRST_BUILDING,
    FIRST_CELL,
    JAM,
    PLAIN,
    RESOURCES,
    SPACE_AGE,
    SPACE_KIND,
    SPACE_NAMES,
    SPACE_TYPE,
    SPACE_VENUE,
    SPACES,
    TABLES,
    TYPES,
    VENUES,
    VILLES,
    WORKERS,
)
from cheeseboard.games.fromage.moves import (
    CORPORATE,
    CORPORATES,
    END,
    GATHERS,
    MAKE,
    MAKES,
    MILK,
    WAIT,
)
from cheeseboard.games.fromage.rules.corporation import ASK_CORPORATION
from cheeseboard.games.fromage.rules.ending import LINES, score_lines
from cheeseboard.games.fromage.rules.wheel import acting_seats, facing, quarter
from cheeseboard.games.fromage.state import ACTING, COVERING, DRAFTING, OVER
from cheeseboard.games.fromage.worth import points_after, signed

SYMBOL_NAMES: Final = {JAM: "jam", BERRY: "berry"}
LOOKS: Final = (0, -1, 2, 1)
"""Quarter turns that bring the sector at a place to the front."""
FIRM_PLACE: Final = 2
"""The Corporation sits opposite."""


def colour(owner: int) -> int:
    """The number of a seat's colour; the Corporation has one that no seat has."""
    return owner + 1


def wheel(table: Table) -> Wheel:
    view = table.view
    is_last = view.is_announced or view.phase == OVER
    return Wheel(
        is_over=view.phase == OVER,
        angle=table.angle,
        front=table.slot_at(0),
        label=_label(table),
        sectors=tuple(_sector(table, slot) for slot in SLOTS),
        cells=tuple(_cell(table, slot, cell) for slot in SLOTS for cell in range(len(CELLS))),
        spaces=tuple(_space(table, space) for space in SPACES),
        tokens=tuple(_tokens(table)),
        workers=tuple(
            _worker(table, seat, worker) for seat in range(view.seats) for worker in range(WORKERS)
        ),
        stands=tuple(
            _stand(table, seat, worker) for seat in range(view.seats) for worker in range(WORKERS)
        ),
        mats=tuple((colour(seat), table.place_of_seat(seat)) for seat in range(view.seats)),
        signs=signs(table),
        tags=tags(table),
        customers=customers(table),
        towns=towns(table),
        samples=tuple((name, _slot_of(table, FESTIVAL), point) for name, point in SAMPLE_POINTS),
        sample_label=table.speak("board-sample"),
        group=fair_links(table),
        group_slot=_slot_of(table, FESTIVAL),
        cities_slot=_slot_of(table, VILLES),
        pairs=tuple(_pairs(table)),
        plates=tuple(_plates(table)),
        deck=_deck(table),
        turn=_turn(table),
        last=table.speak("board-last") if view.is_announced and view.phase == ACTING else "",
        next_slot=table.slot_at(3),
        next_label=_next_label(table),
        next_text="" if is_last else table.speak("board-next"),
        pills=tuple(_pills(table)),
        previews=tuple(_previews(table)),
    )


def _slot_of(table: Table, venue: int) -> int:
    return table.view.variant.venues.index(venue)


def _label(table: Table) -> str:
    slot = table.slot_at(0)
    venue = VENUES[table.view.variant.venues[slot]]
    return table.speak("board-wheel", turn=table.view.turn, seat=table.front_seat, venue=venue)


def _turn(table: Table) -> str:
    if table.view.phase in (DRAFTING, COVERING):
        return table.speak("board-before")
    if table.view.phase == OVER:
        return table.speak("board-over", turn=table.view.turn)
    return table.speak("board-turn", turn=table.view.turn)


def _next_label(table: Table) -> str:
    venue = VENUES[table.view.variant.venues[table.slot_at(3)]]
    return table.speak("board-next-label", venue=venue)


# --- sectors and cells ---------------------------------------------------------------------------


def _sector(table: Table, slot: int) -> Sector:
    view = table.view
    venue = VENUES[view.variant.venues[slot]]
    resource = RESOURCES[quarter(view.variant, slot)]
    place = table.place_of_slot(slot)
    turn = max(view.turn, 1) + (-place) % len(SLOTS)
    name = table.speak(f"venue-{venue}")
    return Sector(
        slot=slot,
        venue=venue,
        resource=resource,
        place=place,
        look=LOOKS[place],
        name=name,
        label=_sector_label(table, venue, resource, turn),
        look_label=table.speak("board-look", venue=venue),
        looking=table.speak("board-looking", seat=table.front_seat, venue=venue, turn=turn)
        if _comes(table, turn)
        else name,
        sums=_sums(table, venue),
    )


def _sector_label(table: Table, venue: str, resource: str, turn: int) -> str:
    """The sector, and when it lies in front if it still does."""
    if not _comes(table, turn):
        return table.speak("board-sector-plain", venue=venue, resource=resource)
    key = "board-sector-front" if turn == max(table.view.turn, 1) else "board-sector"
    seat = table.front_seat
    return table.speak(key, seat=seat, venue=venue, resource=resource, turn=turn)


def _comes(table: Table, turn: int) -> bool:
    """FRO-10.2, FRO-15.2: whether a turn is played now or will be, as far as is known."""
    view = table.view
    if view.phase == OVER:
        return False
    return turn <= (view.turn if view.is_announced else view.variant.round_limit)


def _sums(table: Table, venue: str) -> tuple[tuple[int, int], ...]:
    if table.view.phase != OVER:
        return ()
    line = LINES.index(venue)
    found = [score_lines(table.view, seat)[line] for seat in range(table.view.seats)]
    return tuple((colour(seat), points) for seat, points in enumerate(found))


def _cell(table: Table, slot: int, cell: int) -> Cell:
    resource = RESOURCES[quarter(table.view.variant, slot)]
    is_front = table.place_of_slot(slot) == 0
    offers = table.offers.on_cell(cell) if is_front else []
    return Cell(
        id=f"cell-{resource}-{CELLS[cell]}",
        slot=slot,
        at=CELL_POINTS[cell],
        number=CELLS[cell],
        press=_cell_press(table, slot, resource, cell, offers),
        options=_worker_options(table, offers) if len(offers) > 1 else (),
    )


def _cell_press(table: Table, slot: int, resource: str, cell: int, offers: list[Offer]) -> Press:
    if len(offers) == 1:
        return table.offers.press(*offers)
    label = _cell_label(table, slot, resource, cell)
    is_front = table.place_of_slot(slot) == 0
    return table.offers.named(label, offers, GATHERS[cell][0].text if is_front else "")


def _cell_label(table: Table, slot: int, resource: str, cell: int) -> str:
    """What the cell gives and costs, and who stands there (FRO-4.2, FRO-4.3)."""
    view, number = table.view, CELLS[cell]
    said = table.speak("board-cell", cell=number, goods=resource, count=number, turns=number)
    spot = FIRST_CELL + slot * len(CELLS) + cell
    if spot not in view.stations:
        return said
    place = view.stations.index(spot)
    taken = table.speak("board-cell-taken", seat=place // WORKERS, turn=view.homes[place])
    return f"{said}; {taken}"


def _worker_options(table: Table, offers: list[Offer]) -> tuple[Option, ...]:
    return tuple(
        Option(table.offers.press(choice), (f"fro-{TYPES[choice.moves[0].worker]}",))
        for choice in offers
    )


# --- spaces --------------------------------------------------------------------------------------


def _space(table: Table, space: int) -> Space:
    view = table.view
    slot = _slot_of(table, SPACE_VENUE[space])
    offers = table.offers.on_space(space)
    symbol = view.variant.symbols[space]
    is_front = table.place_of_slot(slot) == 0
    is_free = view.cheese[space] == NONE and symbol != CLOSED
    return Space(
        name=SPACE_NAMES[space],
        slot=slot,
        at=SPACE_POINTS[space],
        type=TYPES[SPACE_TYPE[space]],
        rim=SPACE_AGE[space] + 1,
        symbol=SYMBOL_NAMES.get(symbol, ""),
        code_at=CODE_POINTS[SPACE_NAMES[space][0]],
        is_closed=symbol == CLOSED,
        is_taken=view.cheese[space] != NONE,
        is_front=is_front,
        is_dim=is_front and is_free and not offers and bool(table.offers.of_kind(MAKE, MILK)),
        press=_space_press(table, space, offers, is_front),
        options=_space_options(table, offers) if len(offers) > 1 else (),
        worth=_space_worth(table, offers),
        has_order=_fits_order(table, space, offers),
    )


def _space_press(table: Table, space: int, offers: list[Offer], is_front: bool) -> Press:
    if len(offers) == 1:
        return table.offers.press(*offers)
    label = _space_label(table, space)
    return table.offers.named(label, offers, _space_question(table, space) if is_front else "")


def _space_question(table: Table, space: int) -> str:
    """A move that stands for the space: with the Corporation's cheese, or with an own worker."""
    frame = [] if table.seat is None else table.view.frames[table.seat]
    if frame and frame[0] == ASK_CORPORATION:
        return CORPORATES[space].text
    return MAKES[space][SPACE_TYPE[space]].text


def _space_label(table: Table, space: int) -> str:
    view = table.view
    owner = view.cheese[space]
    what = table.speak(
        "board-space",
        space=SPACE_NAMES[space],
        cheese=TYPES[SPACE_TYPE[space]],
        age=AGES[SPACE_AGE[space]],
        symbol=SYMBOL_NAMES.get(view.variant.symbols[space], "plain"),
    )
    if view.variant.symbols[space] == CLOSED:
        state = table.speak("board-space-closed")
    elif owner == NONE:
        state = _free_label(table, space)
    elif owner == CORPORATION:
        state = table.speak("board-space-corporation")
    else:
        state = table.speak("board-space-taken", seat=owner)
    return f"{what}: {state}"


def _free_label(table: Table, space: int) -> str:
    """What a cheese there would cost and bring as things stand, and why it cannot be made now."""
    view, seat = table.view, table.seat
    said = table.speak(
        "board-space-free",
        turns=AGE_TURNS[SPACE_AGE[space]],
        pays="nothing" if view.variant.symbols[space] == PLAIN else "berry",
    )
    if seat is None or view.phase != ACTING:
        return said
    move = MAKES[space][SPACE_TYPE[space]]
    brings = signed(points_after(view, seat, move) - table.points)
    said = f"{said}; {table.speak('board-space-brings', points=brings)}"
    is_front = table.place_of_slot(_slot_of(table, SPACE_VENUE[space])) == 0
    why = table.why_not(move) if is_front else ""
    return f"{said}. {why}" if why else said


def _space_options(table: Table, offers: list[Offer]) -> tuple[Option, ...]:
    return tuple(_space_option(table, choice) for choice in offers)


def _space_option(table: Table, choice: Offer) -> Option:
    move = choice.moves[0]
    press = table.offers.press(choice)
    if move.kind == MILK:
        return Option(press, ("fro-res-livestock",), str(move.parlour + 1))
    return Option(press, (f"fro-{TYPES[move.worker]}",))


def _space_worth(table: Table, offers: list[Offer]) -> str:
    """The best of the ways to place a cheese there."""
    if table.seat is None:
        return ""
    found = [
        points_after(table.view, table.seat, choice.moves[0])
        for choice in offers
        if choice.moves[0].kind != CORPORATE
    ]
    return signed(max(found) - table.points) if found else ""


def _fits_order(table: Table, space: int, offers: list[Offer]) -> bool:
    if table.seat is None or not any(choice.moves[0].kind != CORPORATE for choice in offers):
        return False
    return bool(open_orders(table.view, table.seat)[SPACE_KIND[space]])


def _tokens(table: Table) -> Iterator[Token]:
    fresh = fresh_spaces(table)
    for space in SPACES:
        owner = table.view.cheese[space]
        if owner != NONE:
            slot = _slot_of(table, SPACE_VENUE[space])
            yield Token(
                SPACE_NAMES[space], slot, SPACE_POINTS[space], colour(owner), space in fresh
            )


def _pairs(table: Table) -> Iterator[Pair]:
    cheese = table.view.cheese
    for number, (one, two) in enumerate(TABLES):
        if cheese[one] != NONE and cheese[one] == cheese[two]:
            slot = _slot_of(table, SPACE_VENUE[one])
            yield Pair(f"pair-{number + 1}", slot, table_point(number), colour(cheese[one]))


# --- workers -------------------------------------------------------------------------------------


def _stand(table: Table, seat: int, worker: int) -> Stand:
    place = table.place_of_seat(seat)
    return Stand(colour(seat), TYPES[worker], HOMES[place][worker], place)


def _worker(table: Table, seat: int, worker: int) -> Worker:
    view = table.view
    place = table.place_of_seat(seat)
    spot = station(view, seat, worker)
    where = "home" if spot == NONE else "yard" if spot >= FIRST_BUILDING else "away"
    slot, at = (0, Point(0, 0)) if where != "away" else _worker_spot(table, spot)
    return Worker(
        id=f"worker-{TYPES[worker]}-{seat + 1}",
        colour=colour(seat),
        type=TYPES[worker],
        where=where,
        slot=slot,
        at=at,
        facing=facing(view, seat, worker) if where == "away" else place,
        home=HOMES[place][worker],
        turns=turns_away(view, seat, worker),
        place=place,
        press=_worker_press(table, seat, worker, where),
        is_fresh=where == "away" and (seat, TYPES[worker]) in fresh_workers(table),
    )


def _worker_spot(table: Table, spot: int) -> tuple[int, Point]:
    """Slot and place in it of a space or cell."""
    if spot < FIRST_CELL:
        return _slot_of(table, SPACE_VENUE[spot]), SPACE_POINTS[spot]
    slot, cell = divmod(spot - FIRST_CELL, len(CELLS))
    return slot, CELL_POINTS[cell]


def _worker_press(table: Table, seat: int, worker: int, where: str) -> Press:
    turns = turns_away(table.view, seat, worker)
    key = f"board-worker-{where}"
    label = table.speak(key, seat=seat, worker=TYPES[worker], turns=turns)
    if seat != table.seat:
        return Press(label)
    return table.offers.named(label, table.offers.of_worker(worker))


# --- around the wheel ----------------------------------------------------------------------------


def seat_state(table: Table, seat: int) -> str:
    """What a seat does just now, as a word of the board's messages."""
    view = table.view
    if view.phase == OVER:
        return "over"
    if view.draft:
        return _draft_state(table, seat)
    if view.ended[seat]:
        return "done"
    if seat in acting_seats(view):
        return "playing"
    return "waits" if view.waited[seat] else "next"


def _draft_state(table: Table, seat: int) -> str:
    draft = table.view.draft[0]
    if table.view.phase == DRAFTING:
        return "choosing" if draft.chosen[seat] == NONE else "ready"
    return "ready" if len(draft.laid[seat]) == 4 else "laying"


def _plates(table: Table) -> Iterator[Plate]:
    for seat in range(table.view.seats):
        if table.place_of_seat(seat) or table.seat is None:
            state = seat_state(table, seat)
            yield Plate(
                sheet=f"fro-sheet-{seat + 1}",
                colour=colour(seat),
                place=table.place_of_seat(seat),
                name=table.name(seat),
                note=table.speak(f"board-state-{state}"),
                state=state,
                label=table.speak("board-open-sheet", seat=seat),
                symbol=f"badge-{seat + 1}",
            )
    if table.view.corporation:
        rival = table.view.corporation[0]
        yield Plate(
            sheet="fro-sheet-firm",
            colour=colour(CORPORATION),
            place=FIRM_PLACE,
            name=table.speak("board-firm"),
            note=table.speak("board-firm-tokens", count=rival.tokens),
            state="firm",
            label=table.speak("board-open-firm"),
            symbol="fro-firm",
        )


def _deck(table: Table) -> Deck:
    view = table.view
    count = sum(view.deck)
    return Deck(
        count=count,
        label=table.speak("board-deck", count=count, discards=sum(view.discards)),
        rows=tuple(
            (
                name,
                tuple(
                    (view.deck[kind], view.discards[kind])
                    for kind in range(number * len(AGES), (number + 1) * len(AGES))
                ),
            )
            for number, name in enumerate(TYPES)
        ),
        discards=sum(view.discards),
        title=table.speak("board-deck-title"),
        left=table.speak("board-deck-left", count=count),
        gone=table.speak("board-deck-gone", count=sum(view.discards)),
        columns=tuple(table.speak(f"age-{age}") for age in AGES),
    )


def _pills(table: Table) -> Iterator[Option]:
    """Ending the turn and waiting, beside the wheel; the end is lit when nothing is left to do."""
    for kind, key in ((WAIT, "board-wait"), (END, "board-end")):
        for choice in table.offers.of_kind(kind):
            symbol = "i-hour" if kind == WAIT else "i-end"
            tone = "plain" if kind == WAIT else "gain" if choice.label.confirm is None else "end"
            yield Option(table.offers.press(choice), (symbol,), table.speak(key), tone=tone)


def _previews(table: Table) -> Iterator[Preview]:
    """Before a turn is ended too early: the workers who could still do something."""
    for choice in table.offers.of_kind(END):
        if choice.label.confirm is not None and table.seat is not None:
            idle = [w for w in range(WORKERS) if station(table.view, table.seat, w) == NONE]
            stands = tuple(_stand(table, table.seat, worker) for worker in idle)
            yield Preview(choice.text, table.say(choice.label.confirm), stands)
