"""What people write: names and messages, and who may write where."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache
from typing import Final

from cheeseboard.events import Seat
from cheeseboard.server.checks import check_lead, check_seat
from cheeseboard.server.retrying import Room, again
from cheeseboard.server.tables import Refused, Table
from cheeseboard.web.render import translator
from cheeseboard.words import LANGUAGES

LONGEST_NAME: Final = 30
LONGEST_CHAT: Final = 400
MOST_LINES: Final = 100
"""Messages that a page shows."""
PHRASES: Final = ("phrase-good-move", "phrase-one-moment", "phrase-thanks")
"""What can be said with one press, and is read by everybody in their own language."""


@dataclass(frozen=True, slots=True)
class Line:
    """A message in the chat; without a text, one that the operator took away."""

    person: str
    name: str
    text: str

    @property
    def phrase(self) -> str:
        """Which of the ready phrases it is, whatever its language; empty for anything else."""
        return _phrases().get(self.text, "")


@cache
def _phrases() -> Mapping[str, str]:
    return {translator(language)(key): key for language in LANGUAGES for key in PHRASES}


class Talking(Room):
    """The chat of a table."""

    async def say(self, table: Table, person: str, name: str, text: str) -> None:
        """A message in the table's chat."""
        text = in_one_line(text)
        if not text or len(text) > LONGEST_CHAT:
            raise Refused(422, "refuse-chat-length", most=LONGEST_CHAT)
        if person in table.manners.muted:
            raise Refused(403, "refuse-muted")
        if not may_write(table, person):
            raise Refused(403, "refuse-watchers-write")
        async with self._hall.changing(table):
            version = await self._hall.write(
                self._hall.store.add_chat, table.id, person, name, text
            )
            if version != table.version + 1:
                table.newest = max(table.newest, version)
                return
            table.version = version
            if table.chat is not None:
                table.chat = [*table.chat, Line(person, name, text)][-MOST_LINES:]
            table.publish()

    async def lines(self, table: Table) -> list[Line]:
        """The latest messages, the oldest first."""
        while table.chat is None:
            before = table.changed
            rows = await self._hall.read(self._hall.store.chat, table.id, MOST_LINES)
            if table.changed is before:  # else somebody may have written meanwhile
                table.chat = [Line(row.person, row.name, row.text) for row in rows]
        return table.chat

    @again
    async def mute(self, table: Table, person: str, seat: Seat, is_muted: bool) -> None:
        """The host silences somebody, or lets them write again."""
        async with self._hall.changing(table):
            check_lead(table, person)
            check_seat(table, seat)
            whom = table.players[seat].person
            if not whom or whom == person:
                raise Refused(409, "refuse-nobody-there")
            others = tuple(one for one in table.manners.muted if one != whom)
            manners = replace(table.manners, muted=(*others, whom) if is_muted else others)
            changes = {"manners": manners.to_json()}
            await self._hall.write(self._hall.store.save_table, table.id, table.version, changes)
            table.version += 1
            table.manners = manners
            table.publish()


def may_write(table: Table, person: str) -> bool:
    """Whether somebody has a voice at the table: who sits there, and watchers if they may."""
    if person in table.manners.muted:
        return False
    is_there = person == table.host or bool(table.seats_of(person))
    return is_there or table.manners.watchers_write


def in_one_line(text: str) -> str:
    """The text without line breaks, control and direction characters."""
    kept = (letter for letter in text if letter.isprintable() or letter.isspace())
    return " ".join("".join(kept).split())


def clean_name(name: str) -> str:
    """A name in one line; raises `Refused` for one that is empty or too long."""
    name = in_one_line(name)
    if not 1 <= len(name) <= LONGEST_NAME:
        raise Refused(422, "refuse-name", most=LONGEST_NAME)
    return name
