"""Tables in memory: who sits where, and the match on it."""

import asyncio
import secrets
import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Final, Literal

from cheeseboard.events import Message, Seat
from cheeseboard.game import Meta, Options
from cheeseboard.match import Match
from cheeseboard.registry import meta
from cheeseboard.server.clocks.facts import NO_CLOCKS, Clocks
from cheeseboard.server.clocks.tempo import NO_CLOCK, Tempo
from cheeseboard.web.colours import Colours, colours
from cheeseboard.web.memory import Memory

CHEESES: Final = (
    "Brie", "Gouda", "Edam", "Feta", "Emmental", "Cheddar",
    "Manchego", "Havarti", "Comté", "Asiago", "Gruyère", "Stilton",
)  # fmt: skip
"""Names of bots, by seat."""

LONGEST_ECHO: Final = 120
"""Characters of anything sent that a refusal repeats."""

AWAY: Final = 120.0
"""Seconds without a sign of somebody, after which the others need not wait."""

DRAWN: Final = 10.0
"""Seconds for which what was drawn is kept at hand."""

LOST: Final = 20.0
"""The same where a live clock runs: the others read that somebody's line is broken."""

SILENT: Final = 25.0
"""Seconds after which a page that has answered signs of life, and does not any more, is lost."""

LATELY: Final = 60.0
"""Seconds for which a table counts as watched after the last look."""

Stage = Literal["open", "playing", "over", "closed"]
Access = Literal["everybody", "friends", "link"]
"""Who finds a table; who has the link may always come."""


class Refused(Exception):
    """Something is not possible; the message is a sentence for the person who tried."""

    def __init__(self, status: int, key: str, rules: tuple[str, ...] = (), **args: Any) -> None:
        super().__init__(key)
        self.status = status
        self.message = Message(key, {name: _short(value) for name, value in args.items()})
        self.rules = rules


def _short(value: Any) -> Any:
    is_long = isinstance(value, str) and len(value) > LONGEST_ECHO
    return value[: LONGEST_ECHO - 1] + "…" if is_long else value


class Stale(Refused):
    """The picture that somebody acted on is not the present one."""

    def __init__(self) -> None:
        super().__init__(409, "refuse-stale")


class Behind(Stale):
    """Somebody else has changed the table since it was read."""


class NotWritten(Refused):
    """The database could not be written; it can be tried again."""

    def __init__(self) -> None:
        super().__init__(503, "refuse-not-written", seconds=1)


class SetAside(Refused):
    """A table that cannot be played on as it is; `is_mendable` if somebody there can change that.

    The players read why, and nobody else is harmed.
    """

    def __init__(self, table: str, key: str, *, is_mendable: bool, **args: Any) -> None:
        super().__init__(409, key, **args)
        self.table = table
        self.is_mendable = is_mendable


@dataclass(frozen=True, slots=True)
class Player:
    """Who sits in a seat: a person, a bot, or nobody yet."""

    kind: Literal["open", "person", "bot"]
    name: str = ""
    person: str = ""
    """Whose seat it is, even while a bot plays there for the person."""
    bot: str = ""
    """The level of the bot, or its recipe."""
    is_out: bool = False
    """Whether the person has resigned: a bot plays on, and the seat comes last."""
    since: int = 0
    """After how many steps of the match a bot began to play for the person."""

    def to_json(self) -> dict[str, Any]:
        return {
            "kind": self.kind,
            "name": self.name,
            "person": self.person,
            "bot": self.bot,
            "is_out": self.is_out,
            "since": self.since,
        }


OPEN: Final = Player("open")


STAND_IN: Final = "medium"
"""The level of a bot that plays for somebody who has left."""


def bot_player(seat: Seat, bot: str) -> Player:
    return Player("bot", name=CHEESES[seat % len(CHEESES)], bot=bot)


@dataclass(frozen=True, slots=True)
class Pace:
    """How slowly a page tells what happens."""

    times: float
    """1 is usual, 2 slow, 0 at once."""
    reads: bool = False
    """Whether captions stand in place of motion."""


AT_ONCE: Final = Pace(0.0)


REASONS: Final = ("friend", "others", "pace")
"""Why a host frees somebody's chair: it is for a friend, for others, or another pace is wanted."""


@dataclass(frozen=True, slots=True)
class Manners:
    """What the people at a table have settled among themselves; persons by their ids."""

    barred: tuple[str, ...] = ()
    """Sent away by the host before the match."""
    reasons: Mapping[str, str] = field(default_factory=dict)
    """Why, of `REASONS`, by person."""
    muted: tuple[str, ...] = ()
    """Silenced by the host."""
    watchers_write: bool = False
    """Whether those who only look on may write in the chat."""
    for_end: tuple[str, ...] = ()
    """Who wants to end the match here."""
    by_standing: bool = False
    """Whether they want it to count as it stands; else nobody has won."""

    def to_json(self) -> dict[str, Any]:
        return {
            "barred": list(self.barred),
            "reasons": dict(self.reasons),
            "muted": list(self.muted),
            "watchers_write": self.watchers_write,
            "for_end": list(self.for_end),
            "by_standing": self.by_standing,
        }

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> "Manners":
        return cls(
            tuple(data.get("barred", ())),
            dict(data.get("reasons", {})),
            tuple(data.get("muted", ())),
            bool(data.get("watchers_write", False)),
            tuple(data.get("for_end", ())),
            bool(data.get("by_standing", False)),
        )


@dataclass(slots=True)
class Table:
    """Where people sit. Its lock is held while anything at it changes."""

    id: str
    game: str
    host: str
    options: Options
    players: list[Player]
    access: Access = "everybody"
    is_rated: bool = False
    """Whether its matches change people's ratings."""
    stage: Stage = "open"
    manners: Manners = field(default_factory=Manners)
    tempo: Tempo = NO_CLOCK
    clocks: Clocks = NO_CLOCKS
    """As they were last written."""
    match: Match[Any, Any] | None = None
    """As it was last written: a move is carried out on a copy, which takes its place then."""
    match_id: int = 0
    match_number: int = 0
    version: int = 0
    """Of what is here; the database may be further on."""
    newest: int = 0
    """The latest version that was heard of."""
    settled: int = 0
    """How many events of the match are older than its last step."""
    names: list[str] = field(default_factory=list)
    """The players' names when the match began; they stay in its log."""
    chat: list[Any] | None = None
    """The latest messages, once somebody has looked at them."""
    said: int = 0
    """The number of the latest message when the table was read."""
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    changed: asyncio.Event = field(default_factory=asyncio.Event)
    """Set, and replaced by a fresh one, whenever something changes."""
    is_gone: bool = False
    """Whether it no longer fits the database: whoever comes back reads it anew."""
    present: Counter[str] = field(default_factory=Counter)
    """Open pages and streams, by person."""
    seen: dict[str, float] = field(default_factory=dict)
    """When each person was last here, by the monotonic clock."""
    heard: dict[str, float] = field(default_factory=dict)
    """When somebody's page last answered a sign of life, since they came."""
    since: float = field(default_factory=time.monotonic)
    """When it was read: who has not been seen since then may just be on the way."""
    away_after: float = AWAY
    """Seconds without a sign of somebody, after which the others need not wait."""
    awaited: set[str] = field(default_factory=set)
    """People who are looked out for."""
    looked: float = 0.0
    """When any process last had it open, by the monotonic clock."""
    noted: set[str] = field(default_factory=set)
    """People who were here since that was last written down."""
    on_arrival: Callable[[], None] | None = None
    """Called when somebody comes back, or looks at a table that nobody looked at."""
    on_absence: Callable[["Table", str], None] | None = None
    """Called to find out whether somebody is really away."""
    ahead: int = 0
    """How many bots of other tables think before the one that is to act here."""
    alias: int = field(default_factory=partial(secrets.randbits, 64))
    """What bots know the table by; nobody finds it by that."""
    guests: frozenset[str] = frozenset()
    """Who sits here without a kept name, as it was when somebody last looked."""
    paces: dict[str, Pace] = field(default_factory=dict)
    """How slowly people are told what happens, by person."""
    told_until: dict[str, float] = field(default_factory=dict)
    """Until when people are told what happened, by the clock on the wall."""
    drawn: dict[Any, Any] = field(default_factory=dict)
    """What was drawn since the last change, by kind of viewer."""
    memory: Memory = field(default_factory=Memory)
    """What was printed before."""

    @property
    def meta(self) -> Meta:
        return meta(self.game)

    # --- who is here

    @property
    def has_company(self) -> bool:
        """Whether people see of each other who is here."""
        return self.stage in ("open", "playing")

    @property
    def watchers(self) -> int:
        """How many look at it."""
        return self.present.total()

    @contextmanager
    def watched_by(self, person: str) -> Iterator[None]:
        """Count somebody as present, whoever it is."""
        is_first = self.quiet_for > LATELY / 2
        self.see(person)
        self.present[person] += 1
        if is_first and self.on_arrival is not None:
            self.on_arrival()
        try:
            yield
        finally:
            self.present[person] -= 1
            self.see(person)

    def see(self, person: str) -> None:
        """Somebody has just been here."""
        was_away = self.is_missed(person)
        self.seen[person] = time.monotonic()
        self.heard.pop(person, None)
        self.noted.add(person)
        if was_away and person in self.people():
            self.publish()
            if self.on_arrival is not None:
                self.on_arrival()
        self._wait_for(person)

    def hear_of(self, seen: Mapping[str, float], now: float) -> bool:
        """People were seen elsewhere, by the clock on the wall; whether somebody is back."""
        away = [person for person in self.people() if self.is_missed(person)]
        for person, at in seen.items():
            here = time.monotonic() - max(0.0, now - at)
            self.seen[person] = max(here, self.seen.get(person, 0.0))
        return any(not self.is_missed(person) for person in away)

    def hear(self, person: str) -> None:
        """Somebody's page has answered a sign of life."""
        if self.is_missed(person):
            self.see(person)
        self.heard[person] = time.monotonic()

    def wait_for_people(self) -> None:
        """Notice when somebody who plays here does not show up any more."""
        for person in self.people():
            self._wait_for(person)

    def _wait_for(self, person: str) -> None:
        if person not in self.awaited and person in self.people():
            self.awaited.add(person)
            self._look_later(person, self.missed_after)

    def _look_later(self, person: str, seconds: float) -> None:
        asyncio.get_running_loop().call_later(seconds + 0.1, self._look, person)

    def _look(self, person: str) -> None:
        """Whoever waits for somebody sees as soon as that makes no sense any more."""
        left = self.missed_after - self.away_for(person)
        if left > 0 and not self.is_gone:
            self._look_later(person, left)
        elif self.on_absence is not None and not self.is_gone and self.has_company:
            self.on_absence(self, person)
        else:
            self.miss(person)

    def miss(self, person: str) -> None:
        """Nobody has seen somebody for a while; if somebody has after all, look again later."""
        left = self.missed_after - self.away_for(person)
        if left > 0 and not self.is_gone:
            self._look_later(person, left)
            return
        self.awaited.discard(person)
        if self.has_company:
            self.publish()

    def away_for(self, person: str) -> float:
        """Seconds since somebody was last here; 0 for who is."""
        now, heard = time.monotonic(), self.heard.get(person)
        if self.present[person] and (heard is None or now - heard < SILENT):
            return 0.0
        return now - max(self.seen.get(person, 0.0), heard or 0.0, self.since)

    def hear_of_look(self, at: float, now: float) -> None:
        """Somebody has looked at it elsewhere, by the clock on the wall."""
        self.looked = max(self.looked, time.monotonic() - max(0.0, now - at))

    def is_away(self, person: str) -> bool:
        """Whether somebody has been away for a while."""
        return self.away_for(person) >= self.away_after

    @property
    def missed_after(self) -> float:
        """Seconds without a sign of somebody, after which the others read that."""
        return min(LOST, self.away_after) if self.tempo.is_live else self.away_after

    def is_missed(self, person: str) -> bool:
        """Whether the others read that somebody is away, or that a line is broken."""
        return self.away_for(person) >= self.missed_after

    @property
    def quiet_for(self) -> float:
        """Seconds since anybody was here."""
        if self.watchers:
            return 0.0
        return time.monotonic() - max(self.looked, self.since, *self.seen.values())

    # --- who sits where

    def is_played_by(self, seat: Seat, person: str) -> bool:
        """Whether the person decides for the seat: it is theirs, and no bot plays there."""
        player = self.players[seat]
        return player.kind == "person" and player.person == person

    def deciding_seats(self, person: str) -> list[Seat]:
        """The seats that are to act and for which the person decides."""
        to_act = self.match.to_act if self.match is not None else ()
        return [seat for seat in to_act if person and self.is_played_by(seat, person)]

    def has_hints(self, person: str) -> bool:
        """Whether the person may ask for advice: only where no other plays and nothing is rated."""
        return not self.is_rated and all(player.person in ("", person) for player in self.players)

    @property
    def has_free_seat(self) -> bool:
        return any(player.kind == "open" for player in self.players)

    def seats_of(self, person: str) -> list[Seat]:
        """The seats of a person; somebody we have not met (an empty id) has none."""
        if not person:
            return []
        return [seat for seat, player in enumerate(self.players) if player.person == person]

    def people(self) -> list[str]:
        """Those who play themselves, each once, by their seats."""
        found = (player.person for player in self.players if player.kind == "person")
        return list(dict.fromkeys(found))

    def is_led_by(self, person: str) -> bool:
        """Whether somebody decides for the table: its host, or the first there if the host left."""
        if person == self.host:
            return True
        return bool(person) and not self.seats_of(self.host) and self.people()[:1] == [person]

    def out_seats(self) -> list[Seat]:
        """The seats of those who resigned."""
        return [seat for seat, player in enumerate(self.players) if player.is_out]

    def seat_names(self) -> Sequence[str]:
        """Names by seat, as the match knows them or as people sit."""
        return self.names if self.match is not None else [player.name for player in self.players]

    @property
    def colours(self) -> Colours:
        """The seats whose colours the seats have in the present match."""
        return colours(len(self.seat_names()), self.match_number)

    def be_behind(self, ahead: int) -> None:
        """So many bots of other tables think first."""
        if self.ahead != ahead:
            self.ahead = ahead
            self.publish()

    def keep_drawn(self, key: Any, what: Any) -> None:
        """Keep what was drawn for who sees the same. An idle table keeps none of it."""
        if not self.drawn:
            asyncio.get_running_loop().call_later(DRAWN, self.drawn.clear)
        self.drawn[key] = what

    def publish(self) -> None:
        """Wake everybody who watches the table."""
        self.drawn = {}
        self.changed.set()
        self.changed = asyncio.Event()
