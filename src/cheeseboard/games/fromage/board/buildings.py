"""Buildings and building squares as pictures: what they look like, what they do."""

from collections.abc import Iterator
from typing import Final

from cheeseboard.drawing import Press
from cheeseboard.game import NONE, Seat
from cheeseboard.games.fromage.board.common import Table, station, turns_away
from cheeseboard.games.fromage.board.offers import Offer
from cheeseboard.games.fromage.board.parts import Building, Glyph, Option
from cheeseboard.games.fromage.box import (
    ANY,
    BUILDING_SLOTS,
    BUILDINGS,
    FIRST_BUILDING,
    FIRST_SQUARE,
    JAM,
    RESOURCES,
    TYPES,
    VENUES,
    WORKERS,
)
from cheeseboard.games.fromage.box import Building as Facts
from cheeseboard.games.fromage.moves import BUILD, BUILDS, POWERS, TRADES
from cheeseboard.games.fromage.worth import signed, worth

PRINTED_PICTURES: Final = ("barn", "dock", "green", "hq")
"""By slot."""
SQUARE_PICTURES: Final = {
    "W": "hut",
    "V": "coach",
    "C": "cellar",
    "S": "store",
    "K": "school",
    "F": "kettle",
    "H": "hall",
    "M": "chapel",
}
"""By the letter of a square."""

ARROW: Final = Glyph("fro-arrow")
STAR: Final = Glyph("fro-star")
WORKER: Final = Glyph("fro-cook")

SCORED: Final = {
    "structures_placed": (Glyph("fro-res-structure"),),
    "fruit_used": (Glyph("fro-res-fruit"),),
    "orders_completed": (Glyph("fro-res-order"), Glyph("i-check")),
    "livestock_milked": (Glyph("fro-res-livestock"),),
    "bronze_cheeses": (Glyph("fro-rim-1"),),
    "silver_cheeses": (Glyph("fro-rim-2"),),
    "gold_cheeses": (Glyph("fro-rim-3"),),
    "sectors_with_4": (Glyph("", "4"), Glyph("fro-v-festival")),
    "buildings_built": (Glyph("fro-b-barn"),),
}
ONCE: Final = frozenset(
    {"worker_gain", "trade", "gain_plus", "type_gain", "age_gain", "free_fruit"}
)
"""Kinds of powers that work once in a turn."""


def picture(number: int) -> str:
    facts = BUILDINGS[number]
    if number < FIRST_SQUARE:
        return f"fro-b-{PRINTED_PICTURES[number % BUILDING_SLOTS]}"
    return f"fro-b-{SQUARE_PICTURES[facts.id[0]]}"


# --- powers --------------------------------------------------------------------------------------


def glyphs(facts: Facts) -> tuple[Glyph, ...]:
    """The power of a building in pictures."""
    kind = facts.kind
    if kind == "score_per":
        return (*SCORED[facts.what], ARROW, *_points(facts.points))
    if kind == "score_flat":
        return _points(facts.points)
    if kind == "worker_gain":
        return (WORKER, ARROW, *_goods(facts), *_turns(facts.turns))
    cause = _cause(facts)
    return cause if kind in NO_GAIN else (*cause, ARROW, *_goods(facts))


NO_GAIN: Final = frozenset(
    {
        "gain_plus",
        "gather_plus",
        "trade",
        "any_worker",
        "extra_make",
        "extra_gather",
        "parlour_discount",
        "free_fruit",
        "score_unused",
    }
)
"""Kinds whose picture is complete without what is gained."""


def _cause(facts: Facts) -> tuple[Glyph, ...]:
    found: dict[str, tuple[Glyph, ...]] = {
        "venue_gain": (Glyph(f"fro-v-{VENUES[facts.venue]}"),),
        "gain_plus": (Glyph(f"fro-res-{_name(facts.resource)}"), Glyph("", "+1")),
        "type_gain": (Glyph(f"fro-{TYPES[facts.type]}"),),
        "age_gain": (Glyph(f"fro-rim-{facts.age + 1}"),),
        "gather_plus": (Glyph("", f"{facts.cell}:"), Glyph("", f"+{facts.amount}")),
        "trade": (Glyph("fro-any"), Glyph("fro-swap"), Glyph("fro-any")),
        "order_gain": (Glyph("fro-res-order"), Glyph("i-check")),
        "any_worker": (WORKER, Glyph("", "?"), ARROW, Glyph(f"fro-{TYPES[facts.type]}")),
        "extra_make": (Glyph("", "+"), Glyph(f"fro-rim-{facts.age + 1}")),
        "extra_gather": (Glyph("", "+"), Glyph("fro-basket")),
        "parlour_discount": (Glyph("fro-res-livestock"), Glyph("", f"−{facts.amount}")),
        "free_fruit": (
            Glyph("fro-jar" if facts.symbol == JAM else "fro-res-fruit"),
            Glyph("", "= 0"),
        ),
        "score_unused": (Glyph("fro-any"), ARROW, *_points(1)),
    }
    return found[facts.kind]


def _name(resource: int) -> str:
    return "any" if resource in (ANY, NONE) else RESOURCES[resource]


def _goods(facts: Facts) -> tuple[Glyph, ...]:
    symbol = "fro-any" if facts.resource == ANY else f"fro-res-{_name(facts.resource)}"
    return (Glyph(symbol),) * facts.amount


def _turns(turns: int) -> tuple[Glyph, ...]:
    return (Glyph("", f"({turns})"),) if turns > 1 else ()


def _points(points: int) -> tuple[Glyph, ...]:
    return (Glyph("", str(points)), STAR) if points > 1 else (STAR,)


# --- buildings on a board ------------------------------------------------------------------------


def plain_building(table: Table, number: int, press: Press, id: str = "") -> Building:
    """A building by itself, as a square in a hand."""
    facts = BUILDINGS[number]
    return Building(
        id=id,
        slot=0,
        name=table.speak(f"building-{facts.id}"),
        power=table.speak(f"power-{facts.id}"),
        picture=picture(number),
        glyphs=glyphs(facts),
        cost=facts.cost,
        is_built=False,
        is_square=number >= FIRST_SQUARE,
        is_spent=False,
        worker="",
        turns=0,
        press=press,
        options=(),
        worth="",
        note="",
    )


def board_buildings(table: Table, seat: Seat, is_live: bool) -> tuple[Building, ...]:
    """The four buildings of a board; live ones can be pressed by their owner."""
    return tuple(_building(table, seat, slot, is_live) for slot in range(BUILDING_SLOTS))


def _building(table: Table, seat: Seat, slot: int, is_live: bool) -> Building:
    view = table.view
    number = number_at(table, seat, slot)
    facts = BUILDINGS[number]
    offers = table.offers.on_slot(slot) if is_live and seat == table.seat else []
    is_built = bool(view.erected[seat] >> slot & 1)
    worker = _worker_on(table, seat, slot)
    return Building(
        id=f"building-{facts.id}",
        slot=slot + 1,
        name=_short(table, facts.id),
        power=table.speak(f"power-{facts.id}"),
        picture=picture(number),
        glyphs=glyphs(facts),
        cost=facts.cost,
        is_built=is_built,
        is_square=number >= FIRST_SQUARE,
        is_spent=is_built and facts.kind in ONCE and bool(view.used[seat] >> slot & 1),
        worker="" if worker == NONE else TYPES[worker],
        turns=0 if worker == NONE else turns_away(view, seat, worker),
        press=_press(table, seat, slot, facts, offers, is_live),
        options=tuple(_options(table, offers)) if len(offers) > 1 else (),
        worth=_worth(table, offers),
        note=table.speak("board-built" if is_built else "board-not-built", count=facts.cost),
    )


def number_at(table: Table, seat: Seat, slot: int) -> int:
    """The building in a slot, with the squares that the viewer has laid so far."""
    view = table.view
    printed = view.buildings[seat * BUILDING_SLOTS + slot]
    if not view.draft:
        return printed
    laid = view.draft[0].laid[seat]
    return laid[slot] if slot < len(laid) and laid[slot] >= 0 else printed


def _short(table: Table, id: str) -> str:
    """The name without what is in brackets; the picture shows it."""
    return table.speak(f"building-{id}").partition(" (")[0]


def _worker_on(table: Table, seat: Seat, slot: int) -> int:
    for worker in range(WORKERS):
        if station(table.view, seat, worker) == FIRST_BUILDING + slot:
            return worker
    return NONE


def _press(
    table: Table, seat: Seat, slot: int, facts: Facts, offers: list[Offer], is_live: bool
) -> Press:
    if len(offers) == 1:
        return table.offers.press(*offers)
    name, power = table.speak(f"building-{facts.id}"), table.speak(f"power-{facts.id}")
    is_built = table.view.erected[seat] >> slot & 1
    state = table.speak("board-built" if is_built else "board-not-built", count=facts.cost)
    label = f"{name} ({state}). {power}"
    can_ask = is_live and seat == table.seat and not table.view.draft
    why = _question(slot, facts, bool(is_built)) if can_ask else ""
    return table.offers.named(label, offers, why)


def _question(slot: int, facts: Facts, is_built: bool) -> str:
    """The move that the building stands for now."""
    if not is_built:
        return BUILDS[slot].text
    return TRADES[slot].text if facts.kind == "trade" else POWERS[slot][0].text


def _options(table: Table, offers: list[Offer]) -> Iterator[Option]:
    for choice in offers:
        yield Option(table.offers.press(choice), (f"fro-{TYPES[choice.moves[0].worker]}",))


def _worth(table: Table, offers: list[Offer]) -> str:
    if table.seat is None or len(offers) != 1 or offers[0].moves[0].kind != BUILD:
        return ""
    return signed(worth(table.view, table.seat, offers[0].moves[0]))
