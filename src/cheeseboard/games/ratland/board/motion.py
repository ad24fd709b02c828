"""What the board shows of an event: the night beat by beat, then the new cards."""

from collections.abc import Sequence
from typing import Final

from cheeseboard.game import Message, Seat
from cheeseboard.games.ratland.board.film import DAWN, RAIDS, number, reveal_of
from cheeseboard.motion import Act, Caption, Flip, Fly, Glimpse, Hold, Motion, Together

TIMES: Final = {
    "event-plan": (0, 700),
    **dict.fromkeys(RAIDS, (1600, 1100)),
    "event-loot": (900, 0),
    "event-robbed": (900, 0),
    "event-born": (900, 0),
    "event-return": (900, 0),
    "event-tunnel": (500, 500),
    "event-draw": (550, 250),
    "event-cheese": (1000, 0),
    "event-forgets": (1300, 700),
    "event-poisoned": (1300, 700),
    "event-strays": (1300, 700),
    "event-fed": (1100, 0),
    "event-starved": (1600, 1000),
}
"""How long an event of the night lasts that is the viewer's own, and another's.

What others store, eat and breed is seen beside what happens next: a sentence that is gone before it
can be read tells nothing.
"""
OTHERWISE: Final = (900, 400)
WHOLE: Final = 8_500
"""A longer night is told faster,"""
FIRST_NIGHTS: Final = 2
WHOLE_AT_FIRST: Final = 9_500
"""the first ones less so: they are new to somebody."""
SCREENS: Final = Message("caption-screens")
"""Instead of a plan in words: its numbers stand in the rooms."""
SEARCHING: Final = frozenset({"event-tunnel", "event-draw"})
"""One sentence for all of a tunnel: what is drawn is seen, and what rivals lose by it."""
TURN: Final = 900
"""A new card, with time to read it."""
MOST_FLIGHTS: Final = 5
FAN: Final = 90
"""From piece to piece of one draw."""
FLIGHT: Final = 600
AWAY: Final = {
    "event-forgets": "rl-supply",
    "event-poisoned": "rl-zone-infirmary",
    "event-strays": "rl-zone-lost",
}
"""Where a rat goes that has found the wrong piece."""


def motions(event: Message, glimpse: Glimpse) -> Sequence[Motion]:
    """Screens fall, raids meet, litters are born, the bag empties, dinner is eaten."""
    if event.key == "event-happening":
        return (Flip("rl-card-event"), Hold(TURN))
    if event.key == "event-card":
        return (Flip("rl-card-cheese"), Hold(TURN // 2))
    night = reveal_of(glimpse.told)
    index = next((i for i, one in enumerate(night) if one is event), None)
    if index is None:
        return _later(event, glimpse)
    home = glimpse.viewer or 0
    lasts = round(_lasts(event, home, night) * _pace(home, night, glimpse))
    if not lasts:
        return ()
    beat = Act((f"rl-beat-{index}",), "told", lasts)
    said = [Caption(one, lasts) for one in _said_instead(event, home, night[: index + 1])]
    return (Together((beat, *said, *_flights(event, home, night[:index], glimpse, lasts))),)


def _later(event: Message, glimpse: Glimpse) -> Sequence[Motion]:
    """The rest of a night that has waited for somebody's decision is told on the picture itself."""
    if event.key not in TIMES or _is_morning(event, glimpse.told):
        return ()
    home = glimpse.viewer or 0
    lasts = _lasts(event, home, glimpse.told)
    if not lasts:
        return ()
    flights = _flights(event, home, glimpse.told, glimpse, lasts)
    return (Together((Hold(lasts), *flights)),) if flights else (Hold(lasts),)


def _is_morning(event: Message, told: Sequence[Message]) -> bool:
    """Whether the next round has begun."""
    return next((one for one in told if one is event or one.key in DAWN), event) is not event


def _lasts(event: Message, home: Seat, night: Sequence[Message]) -> int:
    own, others = TIMES.get(event.key, OTHERWISE)
    if event.key == "event-tunnel" and not _is_searched(event, night):
        return 0
    return own if event.args.get("seat") == home or _is_victim(event, home, night) else others


def _is_searched(tunnel: Message, night: Sequence[Message]) -> bool:
    """Whether anybody draws before the next tunnel."""
    after = iter(night)
    for one in after:
        if one is tunnel:
            break
    for one in after:
        if one.key == "event-tunnel":
            return False
        if one.key == "event-draw":
            return True
    return False


def _is_victim(event: Message, home: Seat, night: Sequence[Message]) -> bool:
    return event.key in RAIDS and _victim(event, _seats(night)) == home


def _seats(night: Sequence[Message]) -> int:
    return sum(one.key == "event-plan" for one in night)


def _victim(raid: Message, seats: int) -> Seat:
    """RAT-1.1: the left neighbour is the next seat."""
    step = 1 if raid.args["pipe"] == "pipe_left" else -1
    return (number(raid, "seat") + step) % max(seats, 1)


def _pace(home: Seat, night: Sequence[Message], glimpse: Glimpse) -> float:
    whole = sum(_lasts(one, home, night) for one in night)
    is_new = glimpse.before is not None and glimpse.before.round <= FIRST_NIGHTS
    return min(1.0, (WHOLE_AT_FIRST if is_new else WHOLE) / max(whole, 1))


def _said_instead(event: Message, home: Seat, told: Sequence[Message]) -> list[Message]:
    """One sentence for what comes in a row, so that there is time to read it."""
    if event.key == "event-plan":
        return [SCREENS]
    if event.key in SEARCHING or (event.key in AWAY and event.args.get("seat") != home):
        return [Message("caption-search", {"zone": zone}) for zone in _last_tunnel(told)]
    return []


# --- what flies ----------------------------------------------------------------------------------


def _flights(
    event: Message, home: Seat, before: Sequence[Message], glimpse: Glimpse, lasts: int
) -> list[Motion]:
    who = event.args.get("seat")
    if not isinstance(who, int):
        return []
    rat = f"rl-flying seat-{who % 6 + 1}"
    match event.key:
        case key if key in RAIDS:
            return _raid(event, who, home, before, rat, lasts)
        case "event-born":
            target = "rl-zone-bedroom" if who == home else f"at-{who}"
            return [Fly("rl-rat", ("rl-supply", target), min(FLIGHT, lasts), 44, rat)]
        case "event-draw":
            return _draws(event, who, home, _tunnel(before, glimpse), lasts)
        case "event-forgets" | "event-poisoned" | "event-strays" if who == home:
            way = (f"rl-zone-{_tunnel(before, glimpse)}", AWAY[event.key])
            return [Fly("rl-rat", way, lasts, 44, rat)]
        case "event-starved" if who == home:
            return [Fly("rl-grave", (f"at-{who}", "rl-zone-graveyard"), lasts, 44, rat)]
        case "event-fed" if who == home:
            return [
                Fly("rl-yellow", (f"at-{who}", "rl-zone-bedroom"), _fanned(lasts, nth), 34, rat)
                for nth in range(min(number(event, "count"), MOST_FLIGHTS))
            ]
    return []


def _raid(
    raid: Message, who: Seat, home: Seat, before: Sequence[Message], rat: str, lasts: int
) -> list[Motion]:
    """Raiders run through the pipe; what they have won comes back with them."""
    victim = _victim(raid, _seats(before))
    way = [f"at-{who}", f"at-{victim}"]
    if who == home:
        way[0] = f"rl-zone-{raid.args['pipe']}"
    elif victim == home:
        is_left = raid.args["pipe"] == "pipe_left"
        way.insert(1, "rl-zone-pipe_right" if is_left else "rl-zone-pipe_left")
    found: list[Motion] = [Fly("rl-rat", (*way, *way[-2::-1]), lasts, 44, rat)]
    if number(raid, "loot" if "loot" in raid.args else "count"):
        found.append(Fly("rl-yellow", tuple(reversed(way)), lasts, 32, rat))
    return found


def _draws(event: Message, who: Seat, home: Seat, tunnel: str, lasts: int) -> list[Motion]:
    picture = f"rl-{event.args['colour']}"
    target = f"rl-zone-{tunnel}" if who == home else f"at-{who}"
    return [
        Fly(picture, (f"rl-row-{tunnel}", target), _fanned(lasts, nth), 34, "rl-flying")
        for nth in range(min(number(event, "count"), MOST_FLIGHTS))
    ]


def _fanned(lasts: int, nth: int) -> int:
    """Pieces that fly together arrive one after the other."""
    return max(lasts - FAN * (MOST_FLIGHTS - 1 - nth), lasts // 2)


def _last_tunnel(before: Sequence[Message]) -> list[str]:
    """The tunnel that was begun last, if any was."""
    return [str(one.args["zone"]) for one in before if one.key == "event-tunnel"][-1:]


def _tunnel(before: Sequence[Message], glimpse: Glimpse) -> str:
    """The tunnel that is searched when an event is told."""
    for zone in _last_tunnel(before):
        return zone
    return ("dump", "city", "field")[min(glimpse.before.tunnel, 2)] if glimpse.before else "dump"
