"""The last reveal step by step: screens, raids, litters, three searches, dinner.

A position keeps nothing of a round that is over, but the log does: all of it is public.
"""

from collections.abc import Sequence
from typing import Final

from cheeseboard.drawing import Say
from cheeseboard.game import Message, Seat
from cheeseboard.games.ratland.board import people
from cheeseboard.games.ratland.board.parts import Cell, Film, FilmRow, Head, Raid
from cheeseboard.games.ratland.box import COLOUR_NAMES, PLACE_NAMES, TUNNELS
from cheeseboard.games.ratland.rules.plans import is_fresh
from cheeseboard.games.ratland.state import OVER, PLANS, Position

PLAN_KEYS: Final = ("dump", "city", "field", "left", "right", "bedroom", "pantry")
"""Arguments of `event-plan`, in the order of the places."""
SEARCHED: Final = tuple(PLACE_NAMES[tunnel] for tunnel in TUNNELS)
STEPS: Final = ("raids", "born", *SEARCHED, "dinner")
"""The columns after the plan, in the order of the round (RAT-3.1)."""

LAMP: Final = 0.18
"""Seconds from lamp to lamp,"""
RAID: Final = 0.5
"""from raid to raid,"""
LITTER: Final = 0.25
"""from litter to litter,"""
PIECE: Final = 0.16
"""from piece to piece,"""
PLATE: Final = 0.3
"""from dinner to dinner,"""
PAUSE: Final = 0.6
"""between steps,"""
READING: Final = 4.0
"""and at the end."""
LONGEST: Final = 26.0


class _Seat:
    """What happened to one seat."""

    def __init__(self, plan: Sequence[int]) -> None:
        self.plan = plan
        self.raids: list[Raid] = []
        self.counts: dict[str, int] = {}
        self.draws: dict[str, list[str]] = {name: [] for name in SEARCHED}
        self.hits: dict[str, list[str]] = {name: [] for name in STEPS}

    def add(self, what: str, count: int) -> None:
        self.counts[what] = self.counts.get(what, 0) + count


def film(view: Position, viewer: Seat | None, told: Sequence[Message], say: Say) -> Film | None:
    """The last reveal of the log, or None before the first one."""
    scenes = _last_reveal(told)
    if not scenes:
        return None
    seats = {
        number(message, "seat"): _Seat([number(message, key) for key in PLAN_KEYS])
        for message in scenes
        if message.key == "event-plan"
    }
    order: dict[str, list[int]] = {name: [] for name in SEARCHED}
    _play(scenes, seats, order, say)
    return _cut(view, _is_playing(view, viewer), seats, order, say)


def _is_playing(view: Position, viewer: Seat | None) -> bool:
    """Whether it begins by itself: when a round is over, until the viewer goes on."""
    if view.phase != PLANS or viewer is None:
        return view.phase in (PLANS, OVER)
    return is_fresh(view, viewer)


def number(message: Message, name: str) -> int:
    value = message.args[name]
    assert isinstance(value, int)
    return value


def _last_reveal(told: Sequence[Message]) -> Sequence[Message]:
    """From the last time the screens went to the end of that round."""
    first = max((i for i, message in enumerate(told) if message.key == "event-plan"), default=-1)
    if first < 0:
        return ()
    while first and told[first - 1].key in ("event-plan", "event-side", "event-hides"):
        first -= 1
    last = next((i for i in range(first, len(told)) if told[i].key == "event-round"), len(told))
    return told[first:last]


COUNTED: Final = {
    "event-loot": "loot",
    "event-robbed": "robbed",
    "event-born": "born",
    "event-return": "home",
    "event-fed": "fed",
    "event-starved": "starved",
}
HITS: Final = {"event-forgets": "away", "event-poisoned": "hurt", "event-strays": "lost"}
FALLEN: Final = ("event-raider-dies", "event-guard-dies")


def _play(
    scenes: Sequence[Message], seats: dict[int, _Seat], order: dict[str, list[int]], say: Say
) -> None:
    tunnel = SEARCHED[0]
    for message in scenes:
        key, args = message.key, message.args
        if key == "event-tunnel":
            tunnel = str(args["zone"])
        who = args.get("seat")
        if not isinstance(who, int) or who not in seats or key == "event-plan":
            continue
        seat = seats[who]
        if key == "event-raid":
            seat.raids.append(_raid(message, who, len(seats), say))
        elif key in FALLEN:
            seat.hits["raids"].append("away")
        elif key in COUNTED:
            seat.add(COUNTED[key], number(message, "count"))
        elif key == "event-draw":
            seat.draws[tunnel] += [str(args["colour"])] * number(message, "count")
            if who not in order[tunnel]:
                order[tunnel].append(who)
        elif key == "event-put-back":
            seat.draws[tunnel].remove(str(args["colour"]))
        elif key in HITS:
            seat.hits[tunnel] += [HITS[key]] * number(message, "count")
        elif key == "event-wounded":
            seat.hits[tunnel].append("hurt")
            if who not in order[tunnel]:  # who draws nothing is shown all the same
                order[tunnel].append(who)


def _raid(message: Message, seat: Seat, seats: int, say: Say) -> Raid:
    """RAT-1.1: the left neighbour is the next seat."""
    is_left = message.args["pipe"] == "pipe_left"
    return Raid(
        victim=people.badge((seat + (1 if is_left else -1)) % seats, say),
        is_left=is_left,
        strength=number(message, "strength"),
        defence=number(message, "defence"),
        is_won=number(message, "count") > 0,
    )


# --- times ---------------------------------------------------------------------------------------


class _Clock:
    def __init__(self) -> None:
        self.now = 0.0

    def tick(self, seconds: float) -> float:
        """The time now; then it goes on."""
        before = self.now
        self.now += seconds
        return round(before, 2)


def _cut(
    view: Position,
    is_playing: bool,
    seats: dict[int, _Seat],
    order: dict[str, list[int]],
    say: Say,
) -> Film:
    """When each thing appears: step by step, in each step seat by seat."""
    clock = _Clock()
    around = sorted(seats, key=lambda seat: people.order(view, seat))
    plans = {who: clock.tick(LAMP) for who in around}
    cells: dict[tuple[int, str], Cell] = {}
    heads: list[Head] = []
    for step in STEPS:
        title = f"board-{'place' if step in SEARCHED else 'film'}-{step}"
        heads.append(Head(step, say(Message(title)), clock.tick(PAUSE)))
        for who in order.get(step, around):
            cell = _cell(step, seats[who], clock)
            if cell is not None:
                cells[who, step] = cell
    rows = tuple(
        FilmRow(
            badge=people.badge(who, say),
            at=plans[who],
            plan=tuple(seats[who].plan),
            cells=tuple(cells.get((who, step), Cell(step, 0.0)) for step in STEPS),
        )
        for who in sorted(seats)
    )
    clock.tick(READING)
    return Film(
        title=say(Message("board-film")),
        close=say(Message("board-film-close")),
        heads=tuple(heads),
        rows=rows,
        is_playing=is_playing,
        seconds=round(min(clock.now, LONGEST), 1),
    )


def _cell(step: str, seat: _Seat, clock: _Clock) -> Cell | None:
    counts = seat.counts
    if step == "raids":
        loot, robbed = counts.get("loot", 0), counts.get("robbed", 0)
        hits = tuple(seat.hits[step])
        if not seat.raids and not robbed and not hits:
            return None
        raids = tuple(seat.raids)
        return Cell(step, clock.tick(RAID), raids=raids, gain=loot, loss=robbed, hits=hits)
    if step == "born":
        born, home = counts.get("born", 0), counts.get("home", 0)
        return Cell(step, clock.tick(LITTER), gain=born, home=home) if born or home else None
    if step == "dinner":
        fed, starved = counts.get("fed", 0), counts.get("starved", 0)
        return Cell(step, clock.tick(PLATE), gain=fed, loss=starved)
    at = clock.now
    pieces = tuple((kind, clock.tick(PIECE)) for kind in sorted(seat.draws[step], key=_rank))
    return Cell(step, round(at, 2), pieces=pieces, hits=tuple(seat.hits[step]))


def _rank(colour: str) -> int:
    return COLOUR_NAMES.index(colour)
