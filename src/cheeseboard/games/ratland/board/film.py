"""The last night as a sheet: plans, raids, litters, three searches, dinner.

A position keeps nothing of a round that is over, but the log does: all of it is public.
"""

from collections.abc import Collection, Sequence
from typing import Final

from cheeseboard.drawing import Say
from cheeseboard.game import Message, Seat
from cheeseboard.games.ratland.board import people
from cheeseboard.games.ratland.board.parts import Cell, Film, FilmRow, Head, Raid, Sign
from cheeseboard.games.ratland.box import COLOUR_NAMES, PLACE_NAMES, TUNNELS

PLAN_KEYS: Final = ("dump", "city", "field", "left", "right", "bedroom", "pantry")
"""Arguments of `event-plan`, in the order of the places."""
SEARCHED: Final = tuple(PLACE_NAMES[tunnel] for tunnel in TUNNELS)
STEPS: Final = ("raids", "born", *SEARCHED, "dinner")
"""The columns after the plan, in the order of the round (RAT-3.1)."""


class _Seat:
    """What happened to one seat."""

    def __init__(self, plan: Sequence[int]) -> None:
        self.plan = plan
        self.raids: list[Raid] = []
        self.counts: dict[str, int] = {}
        self.draws: dict[str, list[str]] = {name: [] for name in SEARCHED}
        self.made: dict[str, int] = dict.fromkeys(SEARCHED, 0)
        """Meals made of clouds."""
        self.hits: dict[str, list[str]] = {name: [] for name in STEPS}

    def add(self, what: str, count: int) -> None:
        self.counts[what] = self.counts.get(what, 0) + count


def film(told: Sequence[Message], say: Say) -> Film | None:
    """The last reveal of the log, or None before the first one."""
    scenes = reveal_of(told)
    if not scenes:
        return None
    seats = {
        number(message, "seat"): _Seat([number(message, key) for key in PLAN_KEYS])
        for message in scenes
        if message.key == "event-plan"
    }
    _play(scenes, seats, say)
    return Film(
        title=say(Message("board-film")),
        close=say(Message("board-film-close")),
        heads=tuple(_head(step, say) for step in STEPS),
        rows=tuple(_row(who, seats[who], say) for who in sorted(seats)),
        signs=_signs(seats.values(), say),
    )


def number(message: Message, name: str) -> int:
    value = message.args[name]
    assert isinstance(value, int)
    return value


DAWN: Final = ("event-round", "event-happening")
"""What a night is followed by; a match ends without a new round."""


def reveal_of(told: Sequence[Message]) -> Sequence[Message]:
    """From the last time the screens went to the end of that round."""
    first = max((i for i, message in enumerate(told) if message.key == "event-plan"), default=-1)
    if first < 0:
        return ()
    while first and told[first - 1].key in ("event-plan", "event-side", "event-hides"):
        first -= 1
    last = next((i for i in range(first, len(told)) if told[i].key in DAWN), len(told))
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
HARMS: Final = {"black": "away", "purple": "hurt", "blue": "lost"}
"""What these colours do to a rat, if no event and no clan makes them harmless."""
RAIDS: Final = ("event-foray", "event-attack", "event-raid")
"""Logs from before the loot was told have the second, those from before the victim was the last."""
FALLEN: Final = ("event-raider-dies", "event-guard-dies")


def _play(scenes: Sequence[Message], seats: dict[int, _Seat], say: Say) -> None:
    tunnel = SEARCHED[0]
    for message in scenes:
        key, args = message.key, message.args
        if key == "event-tunnel":
            tunnel = str(args["zone"])
        who = args.get("seat")
        if not isinstance(who, int) or who not in seats or key == "event-plan":
            continue
        seat = seats[who]
        if key in RAIDS:
            seat.raids.append(_raid(message, who, len(seats), say))
        elif key in FALLEN:
            seat.hits["raids"].append("away")
        elif key in COUNTED:
            seat.add(COUNTED[key], number(message, "count"))
        elif key == "event-draw":
            seat.draws[tunnel] += [str(args["colour"])] * number(message, "count")
        elif key == "event-put-back":
            seat.draws[tunnel].remove(str(args["colour"]))
        elif key == "event-doctor":
            seat.made[tunnel] += number(message, "count")
        elif key in HITS:
            seat.hits[tunnel] += [HITS[key]] * number(message, "count")
        elif key == "event-wounded":
            seat.hits[tunnel].append("hurt")


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


# --- the sheet -----------------------------------------------------------------------------------


def _head(step: str, say: Say) -> Head:
    kind = "place" if step in SEARCHED else "film"
    return Head(step, say(Message(f"board-{kind}-{step}")))


def _signs(seats: Collection[_Seat], say: Say) -> tuple[Sign, ...]:
    """What the drawn pieces have done; nothing of those that did it to nobody."""
    drawn = {kind for seat in seats for kinds in seat.draws.values() for kind in kinds}
    hits = {hit for seat in seats for step in SEARCHED for hit in seat.hits[step]}
    if any(made for seat in seats for made in seat.made.values()):
        drawn -= {"white"}
    return tuple(
        Sign(kind, HARMS.get(kind, ""), say(Message(f"board-film-{kind}")))
        for kind in COLOUR_NAMES
        if kind in drawn and (kind not in HARMS or HARMS[kind] in hits)
    )


def _row(who: Seat, seat: _Seat, say: Say) -> FilmRow:
    cells = tuple(_cell(step, seat) for step in STEPS)
    return FilmRow(people.badge(who, say), tuple(seat.plan), cells)


def _cell(step: str, seat: _Seat) -> Cell:
    counts = seat.counts
    hits = tuple(seat.hits[step])
    if step == "raids":
        loot, robbed = counts.get("loot", 0), counts.get("robbed", 0)
        return Cell(step, raids=tuple(seat.raids), gain=loot, loss=robbed, hits=hits)
    if step == "born":
        return Cell(step, gain=counts.get("born", 0), home=counts.get("home", 0))
    if step == "dinner":
        return Cell(step, gain=counts.get("fed", 0), loss=counts.get("starved", 0))
    pieces = tuple(sorted(seat.draws[step], key=COLOUR_NAMES.index))
    return Cell(step, gain=seat.made[step], pieces=pieces, hits=hits)
