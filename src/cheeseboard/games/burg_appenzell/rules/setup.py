"""The set-up of Burg Appenzell: section 1 of RULES.md, up to the first mice."""

from cheeseboard.game import NONE, Chance, Log, Options, chosen_seat
from cheeseboard.games.burg_appenzell.box import (
    CELLS,
    MICE,
    PLAIN,
    RESERVE,
    SIDES,
    SLIDING,
    TILES,
)
from cheeseboard.games.burg_appenzell.state import PLACING, Position, Variant


def setup(options: Options, seats: int, chance: Chance, log: Log) -> Position:
    first = chosen_seat(options["first_seat"], seats, chance, "start")  # BA-1.12
    side = _side(options, chance)
    floor, spare = _lay_tiles(options, chance)
    state = Position(
        variant=Variant(
            side=side,
            target=int(options["target"]),
            first_seat=first,
            no_undo=bool(options["no_undo"]),
            tower_transit=bool(options["tower_transit"]),
            lone_mouse_may_win=bool(options["lone_mouse_may_win"]),
            memory_aid=str(options["memory_aid"]),
            round_limit=int(options["round_limit"]),
        ),
        phase=PLACING,
        active=first,
        points=0,
        has_slid=False,
        turns=0,
        floor=floor,
        seen=[NONE] * len(CELLS),
        spare=spare,
        open_rooms=0,  # BA-1.8
        mice=[RESERVE] * MICE * seats,  # BA-1.11
        cheese=[0] * seats,
        run=[],
        last_slot=NONE,
        winner=NONE,
        reason="",
    )
    if log:
        log.tell("event-start", seat=first, rules=("BA-1.12",))
    return state


def _side(options: Options, chance: Chance) -> int:
    """BA-1.5, BA-10.5."""
    if options["side"] == "random":
        return chance.pick("side", len(SIDES))
    return SIDES.index(str(options["side"]))


def _lay_tiles(options: Options, chance: Chance) -> tuple[list[int], int]:
    """BA-1.6: one tile on each sliding cell, unseen. BA-1.7: the one left over is the spare."""
    tiles = list(TILES)
    if options["first_spare"] == "plain":
        tiles.remove(PLAIN)
        tiles = [*chance.shuffle("tiles", tiles), PLAIN]
    else:
        tiles = chance.shuffle("tiles", tiles)
    floor = [NONE] * len(CELLS)  # BA-1.4: raised floor and towers carry none
    for cell, tile in zip(SLIDING, tiles, strict=False):
        floor[cell] = tile
    return floor, tiles[-1]
