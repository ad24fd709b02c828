"""Tables in memory: who sits where, and the match on it."""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, field
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
    bot: str = ""

    def to_json(self) -> dict[str, str]:
        return {"kind": self.kind, "name": self.name, "person": self.person, "bot": self.bot}


OPEN: Final = Player("open")


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
    watchers: int = 0
    """Open pages."""
    thinking: asyncio.Task[None] | None = None

    @property
    def meta(self) -> Meta:
        return meta(self.game)

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
