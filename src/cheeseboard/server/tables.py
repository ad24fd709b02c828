"""Tables in memory: who sits where, and the match on it."""

import asyncio
import secrets
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Final, Literal

from cheeseboard.events import Message, Seat
from cheeseboard.game import Meta, Options
from cheeseboard.match import Match
from cheeseboard.registry import meta

CHEESES: Final = (
    "Brie", "Gouda", "Edam", "Feta", "Emmental", "Cheddar",
    "Manchego", "Havarti", "Comté", "Asiago", "Gruyère", "Stilton",
)  # fmt: skip
"""Names of bots, by seat."""


class Refused(Exception):
    """Something is not possible; the message is a sentence for the person who tried."""

    def __init__(self, status: int, key: str, rules: tuple[str, ...] = (), **args: Any) -> None:
        super().__init__(key)
        self.status = status
        self.message = Message(key, args)
        self.rules = rules


class Stale(Refused):
    """The picture that somebody acted on is not the present one."""

    def __init__(self) -> None:
        super().__init__(409, "refuse-stale")


@dataclass(frozen=True, slots=True)
class Player:
    """Who sits in a seat: a person, a bot, or nobody yet."""

    kind: Literal["open", "person", "bot"]
    name: str = ""
    person: str = ""
    """Whose seat it is, even while a bot plays there for the person."""
    bot: str = ""
    """The level of the bot, or its recipe."""

    def to_json(self) -> dict[str, str]:
        return {"kind": self.kind, "name": self.name, "person": self.person, "bot": self.bot}


OPEN: Final = Player("open")


STAND_IN: Final = "medium"
"""The level of a bot that plays for somebody who has left."""


def bot_player(seat: Seat, bot: str) -> Player:
    return Player("bot", name=CHEESES[seat % len(CHEESES)], bot=bot)


@dataclass(slots=True)
class Table:
    """Where people sit. Its lock is held while anything at it changes."""

    id: str
    game: str
    host: str
    options: Options
    players: list[Player]
    is_public: bool
    stage: Literal["open", "playing", "over"] = "open"
    match: Match[Any, Any] | None = None
    match_id: int = 0
    match_number: int = 0
    names: list[str] = field(default_factory=list)
    """The players' names when the match began; they stay in its log."""
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    changed: asyncio.Event = field(default_factory=asyncio.Event)
    """Set, and replaced by a fresh one, whenever something changes."""
    is_gone: bool = False
    """Whether it no longer fits the database: streams end, and whoever comes back reads it."""
    present: Counter[str] = field(default_factory=Counter)
    """Open pages and streams, by person."""
    thinking: asyncio.Task[None] | None = None
    hurry: asyncio.Event = field(default_factory=asyncio.Event)
    """Set when the bot that thinks now should play at once."""
    alias: int = field(default_factory=partial(secrets.randbits, 64))
    """What bots know the table by; nobody finds it by that."""

    @property
    def meta(self) -> Meta:
        return meta(self.game)

    @property
    def watchers(self) -> int:
        """How many look at it."""
        return self.present.total()

    @contextmanager
    def watched_by(self, person: str) -> Iterator[None]:
        """Count somebody as present, whoever it is."""
        self.present[person] += 1
        try:
            yield
        finally:
            self.present[person] -= 1

    def is_played_by(self, seat: Seat, person: str) -> bool:
        """Whether the person decides for the seat: it is theirs, and no bot plays there."""
        player = self.players[seat]
        return player.kind == "person" and player.person == person

    def deciding_seats(self, person: str) -> list[Seat]:
        """The seats that are to act and for which the person decides."""
        to_act = self.match.to_act if self.match is not None else ()
        return [seat for seat in to_act if person and self.is_played_by(seat, person)]

    def has_hints(self, person: str) -> bool:
        """Whether the person may ask for advice: only where no other person plays."""
        return all(player.person in ("", person) for player in self.players)

    @property
    def has_free_seat(self) -> bool:
        return any(player.kind == "open" for player in self.players)

    def seats_of(self, person: str) -> list[Seat]:
        """The seats of a person; somebody we have not met (an empty id) has none."""
        if not person:
            return []
        return [seat for seat, player in enumerate(self.players) if player.person == person]

    def seat_names(self) -> Sequence[str]:
        """Names by seat, as the match knows them or as people sit."""
        return self.names if self.match is not None else [player.name for player in self.players]

    def publish(self) -> None:
        """Wake everybody who watches the table."""
        self.changed.set()
        self.changed = asyncio.Event()
