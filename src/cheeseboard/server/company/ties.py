"""How people stand to each other: rows of the database, and what follows from them."""

import time
from dataclasses import dataclass
from typing import Final, Literal

from sqlalchemy import Engine, and_, select

from cheeseboard.server.bell import Ring
from cheeseboard.server.databases import Database
from cheeseboard.server.errands import Changing
from cheeseboard.server.schema import ties

Kind = Literal["follow", "mute", "block"]
KINDS: Final[tuple[Kind, ...]] = ("follow", "mute", "block")


@dataclass(frozen=True, slots=True)
class Ties:
    """How a person stands to others, by their ids."""

    follows: frozenset[str] = frozenset()
    mutes: frozenset[str] = frozenset()
    blocks: frozenset[str] = frozenset()
    blocked_by: frozenset[str] = frozenset()
    followed_by: frozenset[str] = frozenset()
    """Those of whom they follow who follow back."""

    @property
    def apart(self) -> frozenset[str]:
        """Who has blocked them, or is blocked by them: they have nothing to do with each other."""
        return self.blocks | self.blocked_by

    @property
    def friends(self) -> frozenset[str]:
        """Who follows them and is followed by them."""
        return self.followed_by - self.apart

    @property
    def unheard(self) -> frozenset[str]:
        """Whose messages they do not see."""
        return self.apart | self.mutes

    def of(self, kind: Kind) -> frozenset[str]:
        """Towards whom they stand so."""
        return {"follow": self.follows, "mute": self.mutes, "block": self.blocks}[kind]


NOBODY: Final = Ties()


class TieStore:
    """The rows of ties."""

    def __init__(self, engine: Engine, database: Database, changing: Changing) -> None:
        self._engine = engine
        self._database = database
        self._changing = changing

    def read(self, person: str) -> Ties:
        """How somebody stands to others, and who has blocked them."""
        back = ties.alias()
        mine = select(ties.c.other, ties.c.kind).where(ties.c.person == person)
        against = select(ties.c.person).where(ties.c.other == person, ties.c.kind == "block")
        mutual = (
            select(ties.c.other)
            .join(back, and_(back.c.person == ties.c.other, back.c.other == ties.c.person))
            .where(ties.c.person == person, ties.c.kind == "follow", back.c.kind == "follow")
        )
        with self._engine.connect() as connection:
            rows = connection.execute(mine).all()

            def those(kind: Kind) -> frozenset[str]:
                return frozenset(row.other for row in rows if row.kind == kind)

            return Ties(
                those("follow"),
                those("mute"),
                those("block"),
                frozenset(connection.execute(against).scalars()),
                frozenset(connection.execute(mutual).scalars()),
            )

    def tie(self, person: str, other: str, kind: Kind) -> None:
        """Let somebody stand so to somebody else; who blocks does not follow any more."""
        row = {"person": person, "other": other, "kind": kind, "since": time.time()}
        with self._changing() as (connection, rings):
            connection.execute(self._database.insert(ties).on_conflict_do_nothing(), row)
            if kind == "block":
                follow = (ties.c.person == person) & (ties.c.other == other)
                connection.execute(ties.delete().where(follow, ties.c.kind == "follow"))
            rings += [Ring("person", person), Ring("person", other)]

    def untie(self, person: str, other: str, kind: Kind) -> None:
        between = (ties.c.person == person) & (ties.c.other == other)
        with self._changing() as (connection, rings):
            connection.execute(ties.delete().where(between, ties.c.kind == kind))
            rings += [Ring("person", person), Ring("person", other)]
