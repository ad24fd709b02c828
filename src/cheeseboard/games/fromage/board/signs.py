"""What is printed on the sectors or follows from them: score tables, tags, pennants, names."""

from collections.abc import Iterator
from typing import Final

from cheeseboard.games.fromage.board.common import Table
from cheeseboard.games.fromage.board.parts import Customer, Sign, SignRow, Tag, Town
from cheeseboard.games.fromage.board.places import (
    CUSTOMER_POINTS,
    NAME_POINTS,
    SIGN_POINTS,
    fair_point,
    shelf_number_point,
    table_point,
    tag_point,
)
from cheeseboard.games.fromage.box import (
    BISTRO,
    BISTRO_SCORE,
    CORPORATION,
    FAIR_BEYOND,
    FAIR_CELL,
    FAIR_NEIGHBOURS,
    FAIR_SCORE,
    FAIR_SIZE,
    FESTIVAL,
    FROMAGERIE,
    REGIONS,
    SAMPLES,
    SHELF_BONUS,
    SHELF_POINTS,
    SHELVES,
    SHOP_SCORE,
    SPACE_SHELF,
    TABLES,
    TIE_POINTS,
    VENUE_SPACES,
    VENUES,
    VILLES,
    WIN_POINTS,
)
from cheeseboard.games.fromage.rules.ending import fair_groups, has_monopoly, influence
from cheeseboard.games.fromage.state import Position

SHELF_TEXTS: Final = {"trade": "", "gain_any": "+1", "gain_two": "+2"}
NUMBER_UP: Final = 40
"""From the middle of a table to its number."""


def signs(table: Table) -> tuple[Sign, ...]:
    rows = {
        FESTIVAL: _fair_rows(table),
        FROMAGERIE: _shop_rows(table.view, table.front_seat),
        BISTRO: _bistro_rows(table.view, table.front_seat),
        VILLES: _cities_rows(table),
    }
    return tuple(_sign(table, venue, tuple(found)) for venue, found in rows.items())


def _sign(table: Table, venue: int, rows: tuple[SignRow, ...]) -> Sign:
    name = VENUES[venue]
    return Sign(
        venue=name,
        slot=table.view.variant.venues.index(venue),
        at=SIGN_POINTS[name],
        title=table.speak(f"board-sign-{name}"),
        label=table.speak("board-sign", venue=name),
        rows=rows,
    )


# --- the Fair ------------------------------------------------------------------------------------


def _own_cells(view: Position, owner: int) -> int:
    """Cells with cheese of an owner, as a bitmask."""
    spaces = VENUE_SPACES[FESTIVAL]
    return sum(1 << FAIR_CELL[space] for space in spaces if view.cheese[space] == owner)


def _fair_rows(table: Table) -> Iterator[SignRow]:
    sizes = fair_groups(_own_cells(table.view, table.front_seat))
    for size in range(2, len(FAIR_SCORE)):
        yield SignRow("", size, (str(FAIR_SCORE[size]),), size in sizes)
    beyond = any(size >= len(FAIR_SCORE) for size in sizes)
    yield SignRow(table.speak("board-more"), 0, (f"+{FAIR_BEYOND}",), beyond)


def fair_links(table: Table) -> str:
    """Lines between neighbours that belong to a group of the front seat."""
    own = _own_cells(table.view, table.front_seat)
    group = _joined(own)
    path = []
    for cell in range(FAIR_SIZE * FAIR_SIZE):
        for other in (cell + 1, cell + FAIR_SIZE):
            is_near = other < FAIR_SIZE**2 and FAIR_NEIGHBOURS[cell] >> other & 1
            if is_near and group >> cell & 1 and group >> other & 1:
                (x, y), (right, down) = fair_point(cell), fair_point(other)
                path.append(f"M{x:g} {y:g}L{right:g} {down:g}")
    return "".join(path)


def _joined(own: int) -> int:
    """The own cells and all samples that belong to their groups."""
    group, land = own, own | SAMPLES
    while True:
        around = 0
        for cell in range(FAIR_SIZE * FAIR_SIZE):
            if group >> cell & 1:
                around |= FAIR_NEIGHBOURS[cell]
        grown = group | around & land
        if grown == group:
            return group
        group = grown


# --- the Shop and the Bistro ---------------------------------------------------------------------


def _shop_rows(view: Position, owner: int) -> Iterator[SignRow]:
    spaces = VENUE_SPACES[FROMAGERIE]
    count = len({SPACE_SHELF[space] for space in spaces if view.cheese[space] == owner})
    for shelves in range(2, len(SHOP_SCORE)):
        yield SignRow("", shelves, (str(SHOP_SCORE[shelves]),), shelves == count)


def _bistro_rows(view: Position, owner: int) -> Iterator[SignRow]:
    pairs = sum(view.cheese[one] == owner == view.cheese[two] for one, two in TABLES)
    last = len(BISTRO_SCORE) - 1
    for number, row in enumerate(BISTRO_SCORE):
        head = f"{number}+" if number == last else str(number)
        yield SignRow(head, 0, tuple(str(points) for points in row), number == min(pairs, last))


def _cities_rows(table: Table) -> Iterator[SignRow]:
    """What a tie brings; FRO-13.16: with a monopoly it is the Corporation's."""
    view = table.view
    tie = str(TIE_POINTS[view.seats])
    value = table.speak("board-tie-firm") if has_monopoly(view.variant) else tie
    yield SignRow(table.speak("board-tie"), 0, (value,), False)


def tags(table: Table) -> tuple[Tag, ...]:
    return (*_shelf_tags(table), *_table_tags(table))


def _shelf_tags(table: Table) -> Iterator[Tag]:
    slot = table.view.variant.venues.index(FROMAGERIE)
    for shelf in SHELVES:
        points, bonus = SHELF_POINTS[shelf], SHELF_BONUS[shelf]
        kind = "points" if points else "swap" if bonus == "trade" else "gain"
        key = f"board-shelf-{bonus.replace('_', '-')}"
        yield Tag(
            id=f"shelf-{shelf + 1}",
            slot=slot,
            at=tag_point(shelf),
            number=shelf + 1,
            label=table.speak(key, shelf=shelf + 1, points=points),
            text=str(points) if points else SHELF_TEXTS[bonus],
            kind=kind,
        )
        yield Tag(
            id=f"shelf-number-{shelf + 1}",
            slot=slot,
            at=shelf_number_point(shelf),
            number=shelf + 1,
            label="",
            text=str(shelf + 1),
            kind="shelf",
        )


def _table_tags(table: Table) -> Iterator[Tag]:
    slot = table.view.variant.venues.index(BISTRO)
    for number in range(len(TABLES)):
        at = table_point(number)
        at = at._replace(y=at.y - NUMBER_UP)
        yield Tag(f"table-{number + 1}", slot, at, number + 1, "", str(number + 1), "table")


# --- the Cities ----------------------------------------------------------------------------------


def customers(table: Table) -> tuple[Customer, ...]:
    view = table.view
    slot = view.variant.venues.index(VILLES)
    shares = influence(view)
    return tuple(
        Customer(
            region=name,
            slot=slot,
            at=CUSTOMER_POINTS[name],
            value=WIN_POINTS[view.seats][view.variant.customers[region]],
            leader=_leader(view, shares[region]),
            shares=tuple((owner + 1, count) for owner, count in enumerate(shares[region]) if count),
            label=_customer_label(table, region, shares[region]),
        )
        for region, name in enumerate(REGIONS)
    )


def _leader(view: Position, shares: list[int]) -> int:
    """The number of the colour that is alone in front; 0 for nobody.

    FRO-13.16: with a monopoly the Corporation is, even if it shares the most.
    """
    most = max(shares)
    if most and shares[CORPORATION] == most and has_monopoly(view.variant):
        return CORPORATION + 1
    return shares.index(most) + 1 if most and shares.count(most) == 1 else 0


def _customer_label(table: Table, region: int, shares: list[int]) -> str:
    view = table.view
    value = WIN_POINTS[view.seats][view.variant.customers[region]]
    said = [table.speak("board-region", region=REGIONS[region], points=value)]
    for owner, count in enumerate(shares):
        if count and owner == CORPORATION:
            said.append(table.speak("board-share-firm", count=count))
        elif count:
            said.append(table.speak("board-share", seat=owner, count=count))
    return "; ".join(said)


def towns(table: Table) -> tuple[Town, ...]:
    """Names of the towns, without the names of their spaces."""
    return tuple(
        Town(table.speak(f"space-{name}").partition(" (")[0], at, anchor)
        for name, (at, anchor) in NAME_POINTS.items()
    )
