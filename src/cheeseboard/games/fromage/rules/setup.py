"""Set-up (FRO-1): options read, the board joined, starting resources handed out."""

from cheeseboard.game import NONE, Chance, Log, Message, Options, Refusal, Seat
from cheeseboard.games.fromage.box import (
    BUILDING_SLOTS,
    COPIES,
    CUSTOMER_TOKENS,
    KINDS,
    POSITIONS,
    PRINTED,
    SIDES,
    SPACES,
    START_LEFT,
    START_OPPOSITE,
    TOKEN_TYPES,
    TOKENS,
    VENUES,
    WORKERS,
    insert,
)
from cheeseboard.games.fromage.rules import draft, turns
from cheeseboard.games.fromage.rules.corporation import found_corporation
from cheeseboard.games.fromage.rules.resources import gain
from cheeseboard.games.fromage.rules.wheel import position_of, quarter
from cheeseboard.games.fromage.state import ACTING, Position, Variant

RANDOM = "random"

# --- options -------------------------------------------------------------------------------------


def read_sides(text: str) -> tuple[str, ...]:
    """FRO-1.3: a side for each sector in the order Fair, Shop, Bistro, Cities; () if unreadable.

    One word stands for all four sectors; `random` may stand for a side.
    """
    words = text.split()
    if len(words) == 1:
        words *= len(VENUES)
    is_readable = len(words) == len(VENUES) and set(words) <= {*SIDES, RANDOM}
    return tuple(words) if is_readable else ()


def read_layout(text: str) -> tuple[int, ...]:
    """FRO-1.2: the sectors at positions 0 to 3; () if unreadable."""
    words = text.split()
    if sorted(words) != sorted(VENUES):
        return ()
    return tuple(VENUES.index(word) for word in words)


def read_boards(text: str, seats: int) -> tuple[int, ...]:
    """FRO-1.9: a player board for each seat, no two alike; () if unreadable."""
    words = text.split()
    names = [str(number + 1) for number in range(len(PRINTED))]
    is_readable = len(words) == seats == len(set(words)) and all(word in names for word in words)
    return tuple(names.index(word) for word in words) if is_readable else ()


def refuse(options: Options, seats: int) -> Refusal | None:
    """Why these options do not go together."""
    sides = read_sides(str(options["inserts"]))
    if not sides:
        return _refuse("inserts", "FRO-1.3", str(options["inserts"]))
    if "none" in sides and seats < POSITIONS:
        return _refuse("no-insert", "FRO-1.4", str(options["inserts"]))
    layout = str(options["layout"])
    if layout != RANDOM and not read_layout(layout):
        return _refuse("layout", "FRO-1.2", layout)
    boards = str(options["boards"])
    if boards != RANDOM and not read_boards(boards, seats):
        return _refuse("boards", "FRO-1.9", boards)
    if options["reveal"] == "end_of_turn" and (seats == 1 or options["turn_mode"] == "ordered"):
        return _refuse("reveal", "FRO-2.13", "end_of_turn")
    return None


def _refuse(reason: str, rule: str, value: str) -> Refusal:
    return Refusal(Message(f"refuse-{reason}", {"value": value}), (rule,))


# --- set-up --------------------------------------------------------------------------------------


def setup(options: Options, seats: int, chance: Chance, log: Log) -> Position:
    """FRO-14.2: only inserts and customers depend on the number of players."""
    variant = _variant(options, seats, chance)
    state = Position(
        variant=variant,
        phase=ACTING,
        turn=0,
        is_announced=False,
        reason="",
        cheese=[NONE] * len(SPACES),
        tokens=[TOKENS] * seats,  # FRO-1.1
        stations=[NONE] * (WORKERS * seats),  # FRO-2.8
        homes=[NONE] * (WORKERS * seats),
        stock=[0] * (TOKEN_TYPES * seats),
        orders=[0] * (KINDS * seats),
        filed=[0] * (KINDS * seats),
        completed=[0] * seats,
        jams=[0] * seats,
        berries=[0] * seats,
        milked=[0] * seats,
        milk=[0] * seats,
        buildings=_printed(variant),
        erected=[0] * seats,
        used=[0] * seats,
        makes=[0] * seats,
        gathers=[0] * seats,
        ended=[False] * seats,
        waited=[False] * seats,
        frames=[[] for _ in range(seats)],
        deck=[COPIES] * KINDS,  # FRO-1.8, FRO-13.5
        discards=[0] * KINDS,
        draft=[],
        corporation=[found_corporation(variant.level)] if variant.level else [],
        screen=[],
    )
    for seat in range(seats):
        _give_start(state, seat, chance, log)
    if variant.squares == "off":
        turns.begin(state, chance, log)
    else:
        draft.deal(state, chance)  # FRO-1.12
    return state


def _variant(options: Options, seats: int, chance: Chance) -> Variant:
    venues = _venues(str(options["layout"]), chance)
    livestock_slot = _livestock_slot(options, chance)
    sides = _sides(str(options["inserts"]), chance)
    return Variant(
        seats=seats,
        venues=venues,
        livestock_slot=livestock_slot,
        sides=sides,
        symbols=tuple(
            symbol for venue, side in enumerate(sides) for symbol in insert(venue, side, seats)
        ),
        boards=_boards(str(options["boards"]), seats, chance),
        customers=tuple(chance.shuffle("customers", CUSTOMER_TOKENS)),  # FRO-1.7
        squares=str(options["building_squares"]),
        level=int(options["solo_level"]) if seats == 1 else 0,  # FRO-13.2
        is_ordered=options["turn_mode"] == "ordered",
        is_screened=options["reveal"] == "end_of_turn",
        round_limit=int(options["round_limit"]),
    )


def _venues(layout: str, chance: Chance) -> tuple[int, ...]:
    """FRO-1.2."""
    return chance.order("sectors", POSITIONS) if layout == RANDOM else read_layout(layout)


def _livestock_slot(options: Options, chance: Chance) -> int:
    """FRO-1.5."""
    if options["square"] == RANDOM:
        return chance.pick("square", POSITIONS)
    return int(options["square"])


def _sides(inserts: str, chance: Chance) -> tuple[str, ...]:
    """FRO-1.3, FRO-1.4: chance never leaves an insert out."""
    return tuple(
        SIDES[chance.pick("side", 2)] if side == RANDOM else side for side in read_sides(inserts)
    )


def _boards(boards: str, seats: int, chance: Chance) -> tuple[int, ...]:
    """FRO-1.9, FRO-13.18."""
    if boards == RANDOM:
        return chance.order("boards", len(PRINTED))[:seats]
    return read_boards(boards, seats)


def _printed(variant: Variant) -> list[int]:
    """FRO-8.1: the buildings printed on the boards in play."""
    return [
        board * BUILDING_SLOTS + slot for board in variant.boards for slot in range(BUILDING_SLOTS)
    ]


def _give_start(state: Position, seat: Seat, chance: Chance, log: Log) -> None:
    """FRO-1.10, FRO-1.11: from the quarters to the left and opposite, whoever sits there."""
    position = position_of(state.variant, seat)
    for away, count in ((1, START_LEFT), (2, START_OPPOSITE)):
        resource = quarter(state.variant, (position + away) % POSITIONS)
        gain(state, seat, resource, count, chance, log)
