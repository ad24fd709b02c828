"""What the others did since the viewer's last turn: deeds, fresh cheese, points that fell."""

from collections.abc import Iterator, Sequence
from typing import Final

from cheeseboard.game import NONE, Message, Seat
from cheeseboard.games.fromage.board.buildings import picture
from cheeseboard.games.fromage.board.common import Table
from cheeseboard.games.fromage.board.motion import SHOWN
from cheeseboard.games.fromage.board.parts import Deed, Loss
from cheeseboard.games.fromage.box import (
    BUILDINGS,
    CORPORATION,
    REGIONS,
    SPACE_AGE,
    SPACE_NAMES,
    SPACE_TYPE,
    SPACE_VENUE,
    TYPES,
    VILLES,
)
from cheeseboard.games.fromage.rules.ending import cities_points, influence
from cheeseboard.games.fromage.state import OVER
from cheeseboard.motion import names

PLACING: Final = ("event-make", "event-milk", "event-corporation-place", *SHOWN)
"""Events that tell of a cheese on the board."""
STEPS: Final = ("event-make", "event-milk", "event-gather", "event-build", "event-power")
"""Events that tell of a step of somebody's turn."""
SPACE_OF: Final = {name: space for space, name in enumerate(SPACE_NAMES)}
NUMBER_OF: Final = {building.id: number for number, building in enumerate(BUILDINGS)}
MOST: Final = 7
"""Deeds that are shown of one seat, the latest."""


def recent(told: Sequence[Message], viewer: Seat | None) -> tuple[Message, ...]:
    """All that was told since the viewer ended a turn; for watchers, since the turn began."""
    for place in range(len(told) - 1, -1, -1):
        event = told[place]
        is_own_end = event.key == "event-end" and event.args.get("seat") == viewer
        if is_own_end or (viewer is None and event.key == "event-turn"):
            return tuple(told[place + 1 :])
    return tuple(told)


def fresh_spaces(table: Table) -> frozenset[int]:
    """Spaces on which others have placed cheese since then."""
    return frozenset(
        SPACE_OF[name]
        for event in table.news
        if event.key in PLACING and event.args.get("seat", CORPORATION) != table.seat
        for name in _spaces(event)
    )


def _spaces(event: Message) -> tuple[str, ...]:
    return names(event.args.get("spaces", event.args.get("space", "")))


def fresh_workers(table: Table) -> frozenset[tuple[Seat, str]]:
    """Seats and types of workers of the others who have gone to gather since then."""
    return frozenset(
        (int(event.args["seat"]), str(event.args["worker"]))
        for event in table.news
        if event.key == "event-gather" and event.args["seat"] != table.seat
    )


# --- deeds ---------------------------------------------------------------------------------------


def deeds(table: Table, seat: Seat) -> tuple[Deed, ...]:
    """What a seat did since then, in pictures; the latest, oldest first."""
    if seat == table.seat or table.view.phase == OVER:
        return ()
    found: list[Deed] = []
    for event in table.news:
        if event.args.get("seat") == seat:
            found += _deeds_of(table, event)
    return tuple(found[-MOST:])


def _deeds_of(table: Table, event: Message) -> Iterator[Deed]:
    label = table.say(event)
    if event.key in PLACING:
        for name in _spaces(event):
            space = SPACE_OF[name]
            cheese = TYPES[SPACE_TYPE[space]]
            yield Deed(label, name, cheese=cheese, rim=SPACE_AGE[space] + 1, place=name)
    elif event.key == "event-gain":
        yield Deed(label, f"+{event.args['count']}", symbol=f"fro-res-{event.args['goods']}")
    elif event.key == "event-draw":
        yield Deed(label, "+1", symbol="fro-res-order")
    elif event.key == "event-complete":
        yield Deed(label, "", symbol="i-check")
    elif event.key == "event-build":
        yield Deed(label, "", symbol=picture(NUMBER_OF[str(event.args["building"])]))
    elif event.key == "event-reveal-gather":
        yield Deed(label, "", symbol="fro-basket")


# --- points that fell ----------------------------------------------------------------------------


def loss(table: Table) -> Loss | None:
    """FRO-9.14, FRO-9.15: points that others have taken since the viewer's last step, and why.

    Only the Cities can take points away again. What happened there is gone through in order.
    """
    view, seat = table.view, table.seat
    placed = [] if seat is None else _placed_in_towns(table, seat)
    if seat is None or not placed or view.phase == OVER:
        return None
    state = view.copy()
    for _, space in placed:
        state.cheese[space] = NONE
    fallen = cities_points(state, seat) - cities_points(view, seat)
    if fallen <= 0:
        return None
    reasons: list[str] = []
    for owner, space in placed:
        before, points = influence(state), cities_points(state, seat)
        state.cheese[space] = owner
        if cities_points(state, seat) < points:
            reasons += _reasons(table, seat, before, influence(state))
    return Loss(table.speak("board-losses", points=fallen), tuple(dict.fromkeys(reasons)))


def _placed_in_towns(table: Table, seat: Seat) -> list[tuple[int, int]]:
    """Owners and spaces of others' cheese, in order, since the viewer's last step."""
    found: list[tuple[int, int]] = []
    for event in table.news:
        owner = int(event.args.get("seat", CORPORATION))
        if owner != seat and event.key in PLACING:
            spaces = [SPACE_OF[name] for name in _spaces(event)]
            found += [(owner, space) for space in spaces if SPACE_VENUE[space] == VILLES]
        elif owner == seat and event.key in STEPS:
            found = []
    return found


def _reasons(
    table: Table, seat: Seat, before: list[list[int]], after: list[list[int]]
) -> Iterator[str]:
    """Regions in which the seat was in front, and somebody else has come up."""
    for region, (old, new) in enumerate(zip(before, after, strict=True)):
        if old == new or not old[seat] or old[seat] < max(old):
            continue
        others = [owner for owner, share in enumerate(new) if share == max(new) and owner != seat]
        if others:
            state = "level" if new[seat] == max(new) else "behind"
            yield _reason(table, others[0], state, REGIONS[region])


def _reason(table: Table, owner: int, state: str, region: str) -> str:
    if owner == CORPORATION:
        return table.speak(f"board-lost-firm-{state}", region=region)
    return table.speak(f"board-lost-{state}", seat=owner, region=region)
