"""The last night beat by beat, from the log: the drawing has a beat for each event.

The picture itself is of the present. While the night is told, the beats lie over it: how the rats
stood when the screens fell, then one thing after the other. All of it is public.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final

from cheeseboard.drawing import Point, Say
from cheeseboard.game import Message, Seat
from cheeseboard.games.ratland.board import cards, people
from cheeseboard.games.ratland.board.film import PLAN_KEYS, RAIDS, number, reveal_of
from cheeseboard.games.ratland.board.house import figures
from cheeseboard.games.ratland.board.parts import Acting, Beat, Night, Opened, Sewer, Tell
from cheeseboard.games.ratland.board.places import (
    FEET,
    ROOMS,
    SMALL_HEIGHT,
    SMALL_MOST,
    TOWER_WIDTH,
    lift,
)
from cheeseboard.games.ratland.box import (
    BEDROOM,
    GRAVEYARD,
    PANTRY,
    PIPE_LEFT,
    PIPE_RIGHT,
    PLACE_NAMES,
    PLACES,
    TUNNELS,
    ZONES,
)
from cheeseboard.games.ratland.state import PLANS, Position

CHEESE: Final = {
    "event-loot": 1,
    "event-robbed": -1,
    "event-cheese": 1,
    "event-souvenir": 1,
    "event-fed": -1,
    "event-brew": -1,
}
"""Events that change somebody's cheese by their count,"""
PIECE: Final = {"event-idle": 1, "event-swap": 1, "event-music": 1, "event-gives-cheese": -1}
"""or by one piece."""
SHELF: Final = Point(650, 690)
"""Where the own cheese is counted; in a tower and in a small sewer it is in the middle."""
IN_TOWER: Final = Point(83, 124)
IN_SMALL: Final = Point(48, 62)
BEDS: Final = {"tower": Point(43, 152), "small": Point(26, 103)}
SCALES: Final = {"tower": 0.8, "small": 0.55}
"""Of plates over the sewers of others, beside the numbers in their rooms."""
PIECE_STEP: Final = 26
MOST_PIECES: Final = 8


def gain(event: Message) -> int:
    """By how much an event changes the cheese of its seat."""
    if event.key in CHEESE:
        return CHEESE[event.key] * number(event, "count")
    return PIECE.get(event.key, 0)


def night(
    view: Position, home: Seat, sewers: Sequence[Sewer], told: Sequence[Message], say: Say
) -> Night | None:
    """The beats of the last reveal, or None before the first one."""
    scenes = reveal_of(told)
    if not scenes:
        return None
    plans = {
        number(event, "seat"): [number(event, key) for key in PLAN_KEYS]
        for event in scenes
        if event.key == "event-plan"
    }
    cheese = list(view.cheese)
    for event in told[_index(told, scenes[0]) :]:
        if gain(event):
            cheese[number(event, "seat")] -= gain(event)
    teller = _Teller(view, home, {sewer.badge.seat: sewer for sewer in sewers}, plans, say)
    return Night(
        rats=figures(_stood(view, home, plans, scenes)),
        rows=cards.rows(_before(view) if scenes[-1] is not told[-1] else view, home, say),
        cheese=cheese[home],
        shelf=Point(SHELF.x, SHELF.y),
        rivals=teller.rivals(),
        beats=teller.beats(scenes, list(cheese)),
    )


def _index(told: Sequence[Message], event: Message) -> int:
    return next(i for i, one in enumerate(told) if one is event)


def _stood(
    view: Position, home: Seat, plans: dict[Seat, list[int]], scenes: Sequence[Message]
) -> list[int]:
    """Rats in each place when the screens fell; who was away then is not known any more."""
    starved = sum(
        number(event, "count")
        for event in scenes
        if event.key == "event-starved" and event.args["seat"] == home
    )
    graves = view.rats[home * PLACES + GRAVEYARD] - starved
    return [*plans[home], 0, 0, max(graves, 0)]


def _before(view: Position) -> Position:
    """The view of a new round with the cheese cards of the one before."""
    before = view.copy()
    before.cards = view.past_cards[-view.variant.boxes :]
    before.phase = PLANS
    return before


class _Teller:
    """Turns events into what lies over the drawing."""

    def __init__(
        self,
        view: Position,
        home: Seat,
        sewers: dict[Seat, Sewer],
        plans: dict[Seat, list[int]],
        say: Say,
    ) -> None:
        self._view = view
        self._home = home
        self._sewers = sewers
        self._plans = plans
        self._say = say
        self._down = lift(max(view.seats - 3, 0))
        self._tunnel = TUNNELS[0]
        self._found: dict[int, int] = {}

    def rivals(self) -> tuple[Opened, ...]:
        return tuple(self._opened(seat) for seat in self._sewers)

    def beats(self, scenes: Sequence[Message], cheese: list[int]) -> tuple[Beat, ...]:
        found: list[Beat] = []
        for index, event in enumerate(scenes):
            who = event.args.get("seat")
            if isinstance(who, int):
                cheese[who] += gain(event)
            if event.key == "event-tunnel":
                self._tunnel = PLACE_NAMES.index(str(event.args["zone"]))
                self._found = {}
            beat = self._beat(f"rl-beat-{index}", event, cheese)
            if isinstance(who, int) and who != self._home:
                beat = replace(beat, acting=Acting(who, cheese[who]))
            found.append(beat)
        return tuple(found)

    def _beat(self, id: str, event: Message, cheese: list[int]) -> Beat:
        key = event.key
        if key == "event-tunnel":
            return Beat(id, "row", text=PLACE_NAMES[self._tunnel])
        who = event.args.get("seat")
        if not isinstance(who, int):
            return Beat(id, "")
        is_other = who != self._home
        if key == "event-plan":
            opened = self._opened(who) if is_other else None
            return self._plate(id, "plan", who, str(cheese[who]), opened=opened)
        if key in RAIDS:
            return self._raid(id, event, who)
        if gain(event):
            return self._plate(id, "cheese", who, str(cheese[who]))
        if key == "event-born":
            born = f"+{number(event, 'count')}"
            return self._plate(id, "born", who, born, at=self._bed(who))
        if key == "event-draw" and who == self._home:
            return self._pieces(id, event)
        return Beat(id, "")

    def _plate(self, id: str, kind: str, who: Seat, text: str, **more: Any) -> Beat:
        """Over the shelf of a seat, or where it says."""
        more = {"at": self._shelf(who), **more}
        scale, is_far_off = self._scale(who), who != self._home
        return Beat(id, kind, text=text, scale=scale, is_far_off=is_far_off, **more)

    def _opened(self, who: Seat) -> Opened:
        sewer = self._sewers[who]
        tells = tuple(Tell(PLACE_NAMES[zone], self._plans[who][zone]) for zone in ZONES)
        return Opened(sewer.badge, sewer.box, sewer.side == "far", tells)

    def _raid(self, id: str, event: Message, raider: Seat) -> Beat:
        """Where the raiders meet the guards: in the pipe of the viewer's, or at the victim's."""
        is_left = event.args["pipe"] == "pipe_left"
        victim = (raider + (1 if is_left else -1)) % self._view.seats
        if raider == self._home:
            at = self._room(PIPE_LEFT if is_left else PIPE_RIGHT)
        elif victim == self._home:
            at = self._room(PIPE_RIGHT if is_left else PIPE_LEFT)
        else:
            at = self._spot(victim, IN_TOWER, IN_SMALL)
        is_far_off = self._home not in (raider, victim)
        scale = self._scale(victim) if is_far_off else 1
        text = f"{number(event, 'strength')} : {number(event, 'defence')}"
        is_won = number(event, "count") > 0
        badge = people.badge(raider, self._say)
        return Beat(
            id, "raid", at, text, badge=badge, is_won=is_won, scale=scale, is_far_off=is_far_off
        )

    def _pieces(self, id: str, event: Message) -> Beat:
        first = self._found.get(self._tunnel, 0)
        count = min(number(event, "count"), MOST_PIECES - first)
        self._found[self._tunnel] = first + count
        box = ROOMS[self._tunnel]
        at = Point(box.x + 22 + first * PIECE_STEP, box.y + 26 + self._down)
        return Beat(id, "pieces", at=at, text=str(event.args["colour"]), count=max(count, 0))

    # --- where

    def _room(self, place: int) -> Point:
        box = ROOMS[place]
        return Point(box.x + box.width / 2, box.y + 28 + self._down)

    def _spot(self, who: Seat, in_tower: Point, in_small: Point) -> Point:
        box = self._sewers[who].box
        if box.height == SMALL_HEIGHT:
            scale = box.width / SMALL_MOST
            return Point(round(box.x + in_small.x * scale, 1), round(box.y + in_small.y * scale, 1))
        return Point(box.x + in_tower.x * box.width / TOWER_WIDTH, box.y + in_tower.y)

    def _scale(self, who: Seat) -> float:
        if who == self._home:
            return 1
        box = self._sewers[who].box
        is_small = box.height == SMALL_HEIGHT
        return round(SCALES["small"] * box.width / SMALL_MOST, 3) if is_small else SCALES["tower"]

    def _shelf(self, who: Seat) -> Point:
        if who == self._home:
            return Point(SHELF.x, SHELF.y + self._down)
        return self._spot(who, IN_TOWER, IN_SMALL)

    def _bed(self, who: Seat) -> Point:
        if who == self._home:
            return Point(FEET[BEDROOM].x + 92, FEET[BEDROOM].y - 72 + self._down)
        return self._spot(who, BEDS["tower"], BEDS["small"])


def spots(home: Seat, sewers: Sequence[Sewer], raised: int) -> tuple[tuple[str, Point], ...]:
    """Places for flights: the pantry of the house, and the middle of every other sewer."""
    pantry = ROOMS[PANTRY]
    own = Point(pantry.x + pantry.width / 2, pantry.y + pantry.height / 2 + raised)
    middles = [
        (
            f"at-{sewer.badge.seat}",
            Point(sewer.box.x + sewer.box.width / 2, sewer.box.y + sewer.box.height / 2),
        )
        for sewer in sewers
    ]
    return ((f"at-{home}", own), *middles)
