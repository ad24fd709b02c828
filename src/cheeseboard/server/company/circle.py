"""The company of people: whom they follow, mute and block, and what that changes for them."""

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from cheeseboard.server.company.inviting import Invitation, Inviting
from cheeseboard.server.company.office import Office
from cheeseboard.server.company.pacing import check_pace
from cheeseboard.server.company.presence import Companion, Presence
from cheeseboard.server.company.reporting import Reporting
from cheeseboard.server.company.ties import NOBODY, Kind, Ties
from cheeseboard.server.listing import Listed
from cheeseboard.server.people.at_hand import AtHand
from cheeseboard.server.people.person import Person
from cheeseboard.server.security import Limits
from cheeseboard.server.tables import Refused, Table

if TYPE_CHECKING:
    from cheeseboard.server.hall import Hall
    from cheeseboard.server.visitor import Visitor

MOST_TIES: Final[dict[Kind, int]] = {"follow": 500, "mute": 500, "block": 500}
"""People whom one person may follow, mute or block."""


@dataclass(frozen=True, slots=True)
class Circle:
    """What a page shows somebody of their company."""

    people: tuple[Companion, ...] = ()
    """Whom they follow: friends who are here first."""
    invitations: tuple[Invitation, ...] = ()
    is_hidden: bool = False
    """Whether they keep to themselves when they are here."""

    @property
    def here(self) -> int:
        return sum(one.state in ("here", "playing") for one in self.people)


@dataclass(frozen=True, slots=True)
class Toward:
    """How the reader of a page stands to somebody on it, and what can be done about that."""

    companion: Companion
    may_act: bool
    """Whether the reader has an account, and this is somebody else."""
    follows: bool
    mutes: bool
    blocks: bool
    tables: tuple[Listed, ...]
    """The reader's tables to which the person can be asked."""


class Company:
    """How people stand to each other, kept until the bell tells of a change."""

    def __init__(self, hall: "Hall") -> None:
        self._hall = hall
        self.presence = Presence(hall)
        self.inviting = Inviting(hall)
        self.reporting = Reporting(hall)
        self.office = Office(hall)
        self._limits = Limits(0.5, 60)
        self._ties: AtHand[Ties] = AtHand(partial(hall.read, hall.store.ties.read))

    def open(self) -> None:
        """Begin what goes on beside the requests."""
        self._hall.begin(self.presence.keep_noting())
        self._hall.begin(self.office.keep_watch())

    # --- ties

    async def ties(self, person: str) -> Ties:
        """How somebody stands to others; to nobody, for who has not been met."""
        found = await self._ties.get(person) if person else None
        return found or NOBODY

    def forget(self, person: str) -> None:
        """Something about somebody has changed: ask the database again."""
        self._ties.forget(person)
        self.office.look_after(person)
        for table in self._hall.at_hand():
            if table.present[person]:
                table.publish()  # whose messages are shown may have changed

    def forget_all(self) -> None:
        self._ties.forget_all()
        self.office.look_around()

    async def tie(self, person: str, other: Person, kind: Kind) -> None:
        """Follow, mute or block somebody; the other is not told."""
        if other.id == person:
            raise Refused(409, "refuse-tie-self")
        if kind == "follow" and not other.is_kept:
            raise Refused(409, "refuse-follow-guest", name=other.name)
        check_pace(self._limits, person)
        most = MOST_TIES[kind]
        if len((await self.ties(person)).of(kind)) >= most:
            raise Refused(409, "refuse-many-ties", most=most)
        await self._hall.write(self._hall.store.ties.tie, person, other.id, kind)
        self._forget(person, other.id)

    async def untie(self, person: str, other: Person, kind: Kind) -> None:
        await self._hall.write(self._hall.store.ties.untie, person, other.id, kind)
        self._forget(person, other.id)

    def _forget(self, *people: str) -> None:
        for person in people:
            self.forget(person)

    # --- what it changes

    async def check_sits(self, table: Table, person: str, is_sure: bool) -> None:
        """Whether somebody may sit down among those who are there; raises `Refused`.

        Who has blocked them is not named; whom they have blocked is, and they may sit down if sure.
        """
        ties = await self.ties(person)
        there = there_at(table.host, [player.person for player in table.players])
        if there & ties.blocked_by:
            raise Refused(403, "refuse-not-here")
        if there & ties.blocks and not is_sure:
            raise Refused(409, "refuse-blocked-there", name=await self._name(there & ties.blocks))

    async def _name(self, some: Collection[str]) -> str:
        person = await self._hall.person(min(some))
        return person.name if person is not None else ""

    async def blocked_at(self, table: Table, person: str) -> str:
        """The name of somebody at a table whom the person has blocked; empty if there is none."""
        there = there_at(table.host, [player.person for player in table.players])
        blocked = there & (await self.ties(person)).blocks
        return await self._name(blocked) if blocked else ""

    async def toward(self, who: "Visitor", person: Person) -> Toward:
        """What a page needs for the buttons beside somebody."""
        ties = await self.ties(who.id)
        shown = (await self.companions([person.id], who.id))[0]
        is_other = bool(who.id) and who.id != person.id
        asked = await self._tables_to_ask_to(who.id, person) if is_other and who.is_kept else ()
        return Toward(
            shown,
            is_other and who.is_kept,
            person.id in ties.follows,
            person.id in ties.mutes,
            person.id in ties.blocks,
            tuple(asked),
        )

    async def _tables_to_ask_to(self, asks: str, person: Person) -> list[Listed]:
        """Tables of somebody that wait for players, and where the other has no seat."""
        found = await self._hall.listing.tables_of(asks)
        return [
            table
            for table in found
            if table.stage == "open" and table.has_free_seat and person.id not in table.people()
        ]

    async def beside(self, table: Table, who: "Visitor") -> dict[str, Any]:
        """What the page of a table that waits shows of somebody's company."""
        is_there = who.id == table.host or bool(table.seats_of(who.id))
        asked = await self.inviting.asked(table.id) if is_there else []
        taken = {*table.manners.barred, *(one.person for one in asked)}
        taken |= there_at(table.host, [player.person for player in table.players])
        friends = (await self.ties(who.id)).friends - taken
        may_ask = is_there and who.is_kept and table.has_free_seat
        return {
            "blocked_there": await self.blocked_at(table, who.id),
            "to_ask": await self.companions(sorted(friends), who.id) if may_ask else [],
            "asked": [one for one in asked if not table.seats_of(one.person)],
        }

    # --- lists

    async def people(self, ids: Iterable[str]) -> list[Person]:
        """People by their ids, those who are there."""
        found = [await self._hall.person(id) for id in ids]
        return [person for person in found if person is not None]

    async def guests(self, ids: Iterable[str]) -> frozenset[str]:
        """Those of them who keep no name."""
        return frozenset(one.id for one in await self.people(ids) if not one.is_kept)

    async def look_for_guests(self, table: Table) -> None:
        """Note who sits at a table as a guest, before it is drawn."""
        found = await self.guests({player.person for player in table.players if player.person})
        if found != table.guests:
            table.guests = found
            table.drawn = {}

    async def circle(self, person: str) -> Circle:
        """What a page shows somebody of their company."""
        ties = await self.ties(person)
        known = await self.companions(sorted(ties.follows - ties.blocks), person)
        return Circle(
            tuple(known),
            tuple(await self.inviting.of(person)),
            await self.presence.is_hidden(person) if person else False,
        )

    async def around(self, person: str) -> list[Companion]:
        """Who is here, for anybody; without those who have nothing to do with the reader."""
        apart = (await self.ties(person)).apart
        here = [id for id in await self.presence.here() if id != person and id not in apart]
        return await self.companions(here, person)

    async def companions(self, ids: Sequence[str], reader: str) -> list[Companion]:
        """People as a reader is shown them: who is here first, friends before others."""
        ties = await self.ties(reader)
        found = await self.presence.of(await self.people(ids), ties.blocked_by)
        order = ("here", "playing", "away", "hidden")
        known = [replace(one, is_friend=one.id in ties.friends) for one in found]
        return sorted(
            known,
            key=lambda one: (order.index(one.state), not one.is_friend, -one.seen, one.name),
        )


def there_at(host: str, players: Iterable[str]) -> frozenset[str]:
    """The people of a table: its host, and whoever has a seat."""
    return frozenset(id for id in (host, *players) if id)
