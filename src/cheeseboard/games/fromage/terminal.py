"""The turning board in a terminal, as text with rich's markup.

A space is its cheese (S, H or B), its age (1, 2 or 3) and its symbol (j or b); a cheese on it shows
the colour and the letter of its owner. Closed spaces are dots, samples are `##`. A legend under the
picture says so in words.
"""

from collections.abc import Callable
from typing import Final

from cheeseboard.drawing import Say
from cheeseboard.game import NONE, Argument, Message, Seat
from cheeseboard.games.fromage.box import (
    BISTRO,
    BUILDING_SLOTS,
    BUILDINGS,
    CELLS,
    CLOSED,
    CORPORATION,
    FAIR_CELL,
    FAIR_SIZE,
    FESTIVAL,
    FROMAGERIE,
    KIND_NAMES,
    KINDS,
    PARLOURS,
    POSITIONS,
    REGIONS,
    RESOURCES,
    SAMPLES,
    SHELVES,
    SPACE_AGE,
    SPACE_NAMES,
    SPACE_REGIONS,
    SPACE_SHELF,
    SPACE_TYPE,
    SPACES,
    SYMBOLS,
    TABLES,
    TOKEN_TYPES,
    TYPES,
    VENUE_SPACES,
    VENUES,
    VILLES,
    WIN_POINTS,
    WORKERS,
    cell_station,
)
from cheeseboard.games.fromage.rules.ending import influence
from cheeseboard.games.fromage.rules.wheel import front_slot, quarter
from cheeseboard.games.fromage.state import Position

OWNERS: Final = (
    ("R", "bold white on red"),
    ("Y", "bold black on yellow"),
    ("G", "bold black on green"),
    ("B", "bold white on blue"),
    ("C", "bold white on bright_black"),
)
"""Letter and colours of the seats, then of the Corporation."""
LETTERS: Final = "SHB"
TOWNS_PER_LINE: Final = 6
LEGEND: Final = ("spaces", "names", "sectors", "order", "seats", "board")


def draw(view: Position, say: Say) -> str:
    """The four sectors as they come one after the other, a panel for each seat, and a legend."""
    lines = [_head(view, say)]
    for venue in _in_order(view):
        lines += ["", _title(view, venue, say), *SECTORS[venue](view, say)]
    lines += ["", *(_panel(view, seat, say) for seat in range(view.seats)), ""]
    return "\n".join([*lines, *(f"[dim]{line}[/]" for line in _legend(view, say))])


def _in_order(view: Position) -> list[int]:
    """FRO-2.2: the sectors in the order in which they come in front of a seat, the Fair first."""
    venues = view.variant.venues
    fair = venues.index(FESTIVAL)
    return [venues[(fair - turns) % POSITIONS] for turns in range(POSITIONS)]


def _legend(view: Position, say: Say) -> list[str]:
    """What the signs mean."""
    owners = [f"{OWNERS[seat][0]} {say(Message(f'seat-{seat}'))}" for seat in range(view.seats)]
    if view.corporation:
        owners.append(f"{OWNERS[CORPORATION][0]} {say(Message('board-firm'))}")
    return [", ".join(owners), *(say(Message(f"terminal-legend-{part}")) for part in LEGEND)]


def _head(view: Position, say: Say) -> str:
    parts = [say(Message("terminal-turn", {"turn": view.turn}))]
    if view.is_announced:
        parts.append(f"[bold red]{say(Message('terminal-last'))}[/]")
    cards: dict[str, Argument] = {"deck": sum(view.deck), "discards": sum(view.discards)}
    parts.append(say(Message("terminal-deck", cards)))
    for rival in view.corporation:
        facts: dict[str, Argument] = {
            "level": view.variant.level,
            "tokens": rival.tokens,
            "cards": sum(rival.cards),
        }
        parts.append(say(Message("terminal-corporation", facts)))
    if view.draft:
        parts.append(say(Message("terminal-squares")))
    return " · ".join(parts)


def _title(view: Position, venue: int, say: Say) -> str:
    """The sector, who faces it now and next, its resource and the workers on the three cells."""
    slot = view.variant.venues.index(venue)
    resource = RESOURCES[quarter(view.variant, slot)]
    cells = []
    for cell, count in enumerate(CELLS):
        station = cell_station(slot, cell)
        is_taken = station in view.stations
        owner = view.stations.index(station) // WORKERS if is_taken else NONE
        cells.append(f"{count}{_mark(owner) if is_taken else '·'}")
    name = say(Message(f"venue-{VENUES[venue]}"))
    goods = say(Message(f"resource-{resource}"))
    marks = [_mark(seat) for seat in range(view.seats) if view.turn and _is_front(view, seat, slot)]
    if not view.is_announced:
        before = slot + 1
        marks += [f"→{_mark(seat)}" for seat in range(view.seats) if _is_front(view, seat, before)]
    return f"[bold]{name}[/] {' '.join(marks)}  {goods} {' '.join(cells)}"


def _is_front(view: Position, seat: Seat, slot: int) -> bool:
    return front_slot(view, seat) == slot % POSITIONS


def _mark(owner: int) -> str:
    letter, style = OWNERS[owner]
    return f"[{style}]{letter}[/]"


def _space(view: Position, space: int) -> str:
    """Four columns wide."""
    symbol = view.variant.symbols[space]
    if symbol == CLOSED:
        return "[dim] ·· [/]"
    face = f"{LETTERS[SPACE_TYPE[space]]}{SPACE_AGE[space] + 1}"
    owner = view.cheese[space]
    if owner != NONE:
        letter, style = OWNERS[owner]
        return f"[{style}]{face}{letter}[/] "
    return f"{face}{SYMBOLS[symbol] if symbol else ' '} "


# --- the sectors ---------------------------------------------------------------------------------


def _fair(view: Position, say: Say) -> list[str]:
    lines = []
    for row in range(FAIR_SIZE):
        cells = []
        for cell in range(row * FAIR_SIZE, (row + 1) * FAIR_SIZE):
            if SAMPLES >> cell & 1:
                cells.append("[yellow]##[/]  ")
            else:
                cells.append(_space(view, VENUE_SPACES[FESTIVAL][FAIR_CELL.index(cell)]))
        lines.append("  " + " ".join(cells))
    return lines


def _shop(view: Position, say: Say) -> list[str]:
    """Left shelves, then the right ones of the same age."""
    shelves = [
        " ".join(_space(view, space) for space in SPACES if SPACE_SHELF[space] == shelf)
        for shelf in SHELVES
    ]
    half = len(shelves) // 2
    return [f"  {left}  │  {shelves[half + row]}" for row, left in enumerate(shelves[:half])]


def _bistro(view: Position, say: Say) -> list[str]:
    """Three tables in a line, the two plates of a table together."""
    tables = ["".join(_space(view, plate) for plate in plates) for plates in TABLES]
    return ["  " + "  ".join(tables[first : first + 3]) for first in range(0, len(tables), 3)]


def _cities(view: Position, say: Say) -> list[str]:
    towns = [f"{SPACE_NAMES[space]} {_space(view, space)}" for space in VENUE_SPACES[VILLES]]
    lines = [
        "  " + " ".join(towns[first : first + TOWNS_PER_LINE])
        for first in range(0, len(towns), TOWNS_PER_LINE)
    ]
    wins = WIN_POINTS[view.seats]
    regions = []
    for region, shares in enumerate(influence(view)):
        name = say(Message(f"region-{REGIONS[region]}"))
        held = " ".join(f"{_mark(owner)}{share}" for owner, share in enumerate(shares) if share)
        points = wins[view.variant.customers[region]]
        regions.append(f"  {name} {points}: {_towns(view, region)}  {held}".rstrip())
    return [*lines, *regions]


def _towns(view: Position, region: int) -> str:
    """The open towns of a region."""
    return " ".join(
        SPACE_NAMES[space]
        for space in VENUE_SPACES[VILLES]
        if region in SPACE_REGIONS[space] and view.variant.symbols[space] != CLOSED
    )


SECTORS: Final[dict[int, Callable[[Position, Say], list[str]]]] = {
    FESTIVAL: _fair,
    FROMAGERIE: _shop,
    BISTRO: _bistro,
    VILLES: _cities,
}

# --- the seats -----------------------------------------------------------------------------------


def _panel(view: Position, seat: Seat, say: Say) -> str:
    """Tokens, workers with the turn of their return, resources, orders, parlours, buildings."""
    workers = []
    for worker in range(WORKERS):
        home = view.homes[seat * WORKERS + worker]
        workers.append(LETTERS[worker] + ("" if home == NONE else f"→{home}"))
    stock = [
        f"{say(Message(f'resource-{RESOURCES[token]}'))} {view.stock[seat * TOKEN_TYPES + token]}"
        for token in range(TOKEN_TYPES)
    ]
    held = view.orders[seat * KINDS : (seat + 1) * KINDS]
    orders = [
        f"{LETTERS[TYPES.index(KIND_NAMES[kind][0])]}{kind % 3 + 1}"
        for kind in range(KINDS)
        for _ in range(held[kind])
    ]
    lines = [
        f"{_mark(seat)} ●{view.tokens[seat]}  {' '.join(workers)}  {'  '.join(stock)}  "
        f"{say(Message('resource-order'))} {' '.join(orders) or '–'} ✓{view.completed[seat]}  "
        f"j{view.jams[seat]}×b{view.berries[seat]}{'  ■' if view.ended[seat] else ''}",
        f"   {_parlours(view, seat)}  {_buildings(view, seat, say)}",
    ]
    return "\n".join(lines)


def _parlours(view: Position, seat: Seat) -> str:
    found = []
    for number, parlour in enumerate(PARLOURS[view.variant.boards[seat]]):
        cheese = (LETTERS + "**")[parlour.type]
        age = "123**"[parlour.age]
        is_used = view.milked[seat] >> number & 1
        text = f"{parlour.livestock}→{cheese}{age}"
        found.append(f"[dim]✓{text}[/]" if is_used else text)
    return " ".join(found)


def _buildings(view: Position, seat: Seat, say: Say) -> str:
    found = []
    for slot in range(BUILDING_SLOTS):
        building = BUILDINGS[view.buildings[seat * BUILDING_SLOTS + slot]]
        name = say(Message(f"building-{building.id}"))
        is_erected = view.erected[seat] >> slot & 1
        used = " ■" if view.used[seat] >> slot & 1 else ""
        found.append(f"[bold]✓{name}[/]{used}" if is_erected else f"[dim]{name} {building.cost}[/]")
    return " | ".join(found)
