"""How high numbers get and how long lists, for learners."""

from cheeseboard.bounds import (
    Bound,
    Bounds,
    bit_sets,
    lists,
    number,
    numbers,
    part,
    states,
    word_list,
    words,
)
from cheeseboard.game import Options
from cheeseboard.games.fromage.box import (
    AGE_TURNS,
    BUILDING_SLOTS,
    BUILDINGS,
    COPIES,
    CORPORATION,
    CUSTOMERS,
    FIRST_BUILDING,
    KINDS,
    LEVELS,
    PARLOURS,
    POSITIONS,
    PRINTED,
    REGIONS,
    SIDES,
    SPACES,
    SQUARES,
    SYMBOLS,
    TOKEN_TYPES,
    TOKENS,
    TRACK_TOKENS,
    VENUES,
    WORKERS,
)
from cheeseboard.games.fromage.rules.draft import HAND
from cheeseboard.games.fromage.state import OVER

FACTS = 3
"""Numbers of a question in the middle of an action, at most."""
TOKEN_SUPPLY = 999
"""Tokens of resources are not limited by the box; nobody gets near so many."""


def bounds(options: Options, seats: int) -> Bounds:
    """The position at the start of a secret turn is the same again, without a screen of its own."""
    is_screened = options["reveal"] == "end_of_turn" and seats > 1
    position = _position(options, seats)
    before = position | {"screen": states(0)}
    return position | {"screen": _screen(seats, before) if is_screened else states(0)}


def _position(options: Options, seats: int) -> dict[str, Bound]:
    turns = int(options["round_limit"])
    return {
        "variant": _variant(turns, seats),
        "phase": number(OVER),
        "turn": number(turns + 1),
        "reason": words("", "tokens", "corporation", "full", "limit"),
        "cheese": numbers(len(SPACES), CORPORATION),
        "tokens": numbers(seats, TOKENS),
        "stations": numbers(WORKERS * seats, FIRST_BUILDING + BUILDING_SLOTS - 1),
        "homes": numbers(WORKERS * seats, turns + 1 + max(AGE_TURNS)),
        "stock": numbers(TOKEN_TYPES * seats, TOKEN_SUPPLY),
        "orders": numbers(KINDS * seats, COPIES),
        "filed": numbers(KINDS * seats, COPIES),
        "completed": numbers(seats, TOKENS),
        "jams": numbers(seats, TOKENS),
        "berries": numbers(seats, TOKENS),
        "milked": bit_sets(seats, len(PARLOURS[0])),
        "milk": numbers(seats, max(sum(each.livestock for each in board) for board in PARLOURS)),
        "buildings": numbers(BUILDING_SLOTS * seats, len(BUILDINGS) - 1),
        "erected": bit_sets(seats, BUILDING_SLOTS),
        "used": bit_sets(seats, BUILDING_SLOTS),
        "makes": numbers(seats, TOKENS),
        "gathers": numbers(seats, WORKERS),
        "ended": numbers(seats),
        "waited": numbers(seats),
        "frames": lists(seats, FACTS, FIRST_BUILDING + BUILDING_SLOTS - 1),
        "deck": numbers(KINDS, COPIES),
        "discards": numbers(KINDS, COPIES),
        "draft": _draft(seats) if options["building_squares"] != "off" else states(0),
        "corporation": _corporation() if seats == 1 else states(0),
    }


def _variant(turns: int, seats: int) -> Bound:
    return part(
        seats=number(seats),
        venues=numbers(POSITIONS, len(VENUES) - 1),
        livestock_slot=number(POSITIONS - 1),
        sides=word_list(len(VENUES), *SIDES),
        symbols=numbers(len(SPACES), len(SYMBOLS) - 1),
        boards=numbers(seats, len(PRINTED) - 1),
        customers=numbers(len(REGIONS), len(CUSTOMERS) - 1),
        squares=words("off", "draft", "random"),
        level=number(max(LEVELS)),
        round_limit=number(turns),
    )


def _draft(seats: int) -> Bound:
    most = len(BUILDINGS) - 1
    return states(
        1,
        round=number(HAND),
        hands=lists(seats, HAND, most),
        picks=lists(seats, HAND, most),
        passed=lists(seats, sum(range(HAND)), most),
        chosen=numbers(seats, most),
        laid=lists(seats, BUILDING_SLOTS, most),
        undrawn=numbers(len(SQUARES) if seats == 1 else 0, most),
    )


def _corporation() -> Bound:
    return states(
        1,
        tokens=number(max(TRACK_TOKENS.values())),
        cards=numbers(KINDS, COPIES),
        due=numbers(POSITIONS, POSITIONS - 1),
    )


def _screen(seats: int, before: dict[str, Bound]) -> Bound:
    cards = KINDS * COPIES
    return states(
        1,
        before=Bound(parts=before),
        piles=lists(seats, cards, KINDS - 1),
        taken=numbers(seats, cards),
        aside=numbers(KINDS * seats, COPIES),
        owed=numbers(seats, cards),
    )
