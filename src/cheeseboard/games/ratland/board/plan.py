"""The plan in the list beside the drawing: search, raid, stay at home."""

from typing import Final

from cheeseboard.drawing import Press, Say
from cheeseboard.game import Argument, Message, Seat
from cheeseboard.games.ratland.board.offers import Offers
from cheeseboard.games.ratland.board.parts import House, Job, Jobs, Plan, Room, Row
from cheeseboard.games.ratland.box import (
    BEDROOM,
    CITY,
    DUMP,
    FIELD,
    PANTRY,
    PIPE_LEFT,
    PIPE_RIGHT,
    PLACE_NAMES,
)
from cheeseboard.games.ratland.rules.home import planned_litter
from cheeseboard.games.ratland.state import Position
from cheeseboard.games.ratland.wording import last_plan

KINDS: Final = (
    ("search", "rl-i-bag", (DUMP, CITY, FIELD)),
    ("raid", "rl-i-raid", (PIPE_LEFT, PIPE_RIGHT)),
    ("stay", "rl-i-home", (BEDROOM, PANTRY)),
)
"""Jobs of a kind, with their picture and their places."""
ICONS: Final = {"bedroom": "rl-i-bed", "pantry": "rl-i-fork"}


def plan(
    view: Position, seat: Seat, house: House, rows: tuple[Row, ...], offers: Offers, say: Say
) -> Plan | None:
    """The steppers of the house in the order of the jobs; None while there are none."""
    rooms = {room.name: room for room in house.rooms}
    if not any(room.stepper for room in house.rooms):
        return None
    bags = {row.name: row for row in rows}
    young = planned_litter(view, seat)
    shortcuts = _shortcuts(view, seat, offers, say)
    groups = tuple(
        Jobs(
            title=say(Message(f"plan-{kind}")),
            note=say(Message(f"plan-{kind}-note")),
            icon=icon,
            jobs=tuple(_job(rooms[PLACE_NAMES[place]], bags, young, say) for place in places),
        )
        for kind, icon, places in KINDS
    )
    texts = {press.moves for press in (*_steps(house), *shortcuts)}
    return Plan(groups, say(Message("plan-safe")), shortcuts, frozenset(texts))


def _steps(house: House) -> list[Press]:
    steppers = [room.stepper for room in house.rooms if room.stepper]
    return [press for it in steppers for press in (it.less, it.more, it.group)]


def _shortcuts(view: Position, seat: Seat, offers: Offers, say: Say) -> tuple[Press, ...]:
    """The plan of the round before, if there was one, and none at all."""
    keys = ["move-last"] * any(last_plan(view, seat)) + ["move-clear"]
    offered = {choice.label.message.key: offers.press(choice) for choice in offers.all}
    return tuple(offered.get(key, Press(say(Message(key)))) for key in keys)


def _job(room: Room, bags: dict[str, Row], young: int, say: Say) -> Job:
    bag = bags.get(room.name)
    return Job(
        name=room.name,
        title=room.neighbour.name if room.neighbour else room.title,
        icon="" if room.neighbour else ICONS.get(room.name, f"rl-i-{room.name}"),
        note=say(_note(room, bag, young)),
        count=room.count,
        stepper=room.stepper,
        neighbour=room.neighbour,
        loot=room.loot,
        bag=bag,
    )


def _note(room: Room, bag: Row | None, young: int) -> Message:
    """What is sure of a place: pieces in its bag, cheese to steal, young rats, guards."""
    if bag:
        args: dict[str, Argument] = {"count": room.count, "bag": bag.total}
        return Message("plan-of-bag", args)
    if room.neighbour:
        return Message("plan-loot", {"count": room.loot})
    if room.name == PLACE_NAMES[BEDROOM]:
        return Message("plan-young", {"count": young})
    return Message("plan-guards")
