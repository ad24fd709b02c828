"""What an operator does: keep somebody out, take a text away, close a table; each with a reason."""

import asyncio
import contextlib
import time
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from cheeseboard.server.company.audit import Deed, Entry, OfficeStore, Suspension
from cheeseboard.server.company.reporting import Report
from cheeseboard.server.people.names import fold
from cheeseboard.server.people.person import Person
from cheeseboard.server.tables import Refused, Table
from cheeseboard.server.talking import clean_name, in_one_line

if TYPE_CHECKING:
    from cheeseboard.server.hall import Hall

DAY: Final = 24 * 3600.0
MOST_DAYS: Final = 3650
LONGEST_WHY: Final = 300


class Office:
    """The operator's office. Who may come in is asked at its door: the page, or the shell."""

    def __init__(self, hall: "Hall") -> None:
        self._hall = hall
        self._to_look_at: set[str] = set()
        """People of whom something has changed."""
        self._is_all = True
        """Whether everybody is to be looked at: at the start, and when the bell was not heard."""
        self._stirred = asyncio.Event()

    @property
    def _store(self) -> OfficeStore:
        return self._hall.store.office

    # --- people

    async def suspend(self, by: str, person: Person, days: int, why: str, report: int = 0) -> None:
        """Keep somebody out for some days: they read why, bots play on in their seats."""
        if person.is_operator:
            raise Refused(409, "refuse-suspend-operator", name=person.name)
        if not 1 <= days <= MOST_DAYS:
            raise Refused(422, "refuse-days", most=MOST_DAYS)
        until = time.time() + days * DAY
        deed = Deed(by, "suspend", reason(why), person.id, report=report, until=until)
        await self._hall.write(self._store.suspend, deed)
        self._hall.forget_person(person.id)

    async def lift(self, by: str, person: Person, why: str) -> None:
        """Let somebody in again before their time."""
        if person.suspended <= time.time():
            raise Refused(409, "refuse-not-suspended", name=person.name)
        await self._hall.write(self._store.suspend, Deed(by, "lift", reason(why), person.id))
        self._hall.forget_person(person.id)

    async def make_operator(self, by: str, person: Person, why: str) -> None:
        if not person.is_kept:
            raise Refused(409, "refuse-operator-guest", name=person.name)
        deed = Deed(by, "make-operator", reason(why), person.id)
        await self._hall.write(self._store.set_operator, deed, True)
        self._hall.forget_person(person.id)

    async def unmake_operator(self, by: str, person: Person, why: str) -> None:
        deed = Deed(by, "unmake-operator", reason(why), person.id)
        await self._hall.write(self._store.set_operator, deed, False)
        self._hall.forget_person(person.id)

    async def rename(self, by: str, person: Person, name: str, why: str, report: int = 0) -> None:
        """Take a bad name away, everywhere it stands."""
        name = clean_name(name)
        deed = Deed(by, "rename", reason(why), person.id, report=report)
        await self._hall.write(self._store.rename, deed, name, await self._fold(person, name))
        self._hall.forget_person(person.id)

    async def _fold(self, person: Person, name: str) -> str | None:
        """What makes a kept name unique; refuses one that somebody else has."""
        if not person.is_kept:
            return None
        folded = fold(name)
        found = await self._hall.read(self._store.named, name, folded)
        if any(one.id != person.id and one.is_kept for one in found):
            raise Refused(409, "refuse-name-kept", name=name)
        return folded

    async def suspension(self, person: Person | None) -> Suspension | None:
        """Why somebody cannot act now; None for who can."""
        if person is None or person.suspended <= time.time():
            return None
        return await self._hall.read(self._store.suspension, person)

    # --- texts, tables, reports

    async def remove_text(self, by: str, line: int, why: str, report: int = 0) -> None:
        """Empty a message of a chat."""
        found = await self._hall.read(self._store.line, line)
        if found is None or not found.text:
            raise Refused(404, "refuse-no-line")
        deed = Deed(by, "remove-text", reason(why), found.person, found.table, report)
        await self._hall.write(self._store.remove_text, deed, line)
        self._hall.forget_chat(found.table)

    async def close_table(self, by: str, table: Table, why: str) -> None:
        """End a table: its match has no winner, and nobody can sit down any more."""
        if table.stage not in ("open", "playing"):
            raise Refused(409, "refuse-over" if table.stage == "over" else "refuse-table-closed")
        await self._hall.write(self._store.note, Deed(by, "close-table", reason(why), "", table.id))
        if table.stage == "open":
            await self._hall.seating.take_away(table)
        else:
            await self._hall.leaving.cut_short(table)

    async def settle(self, by: str, report: int, why: str) -> None:
        """A report has been dealt with; `why` says how."""
        found = await self._hall.read(self._hall.store.reports.one, report)
        if found is None:
            raise Refused(404, "refuse-no-report")
        deed = Deed(by, "settle", reason(why), found.about, found.table, report)
        await self._hall.write(self._store.settle, deed)

    # --- reading

    async def reports(self) -> list[Report]:
        return await self._hall.read(self._hall.store.reports.listed)

    async def open_reports(self) -> int:
        return await self._hall.read(self._store.count_open_reports)

    async def log(self) -> list[Entry]:
        return await self._hall.read(self._store.entries)

    async def tables(self) -> Sequence[Any]:
        return await self._hall.read(self._store.tables)

    async def find(self, text: str) -> list[Person]:
        text = in_one_line(text)[:60]
        return await self._hall.read(self._store.find_people, text, fold(text)) if text else []

    async def named(self, name: str) -> Person:
        """The one whom the command line means; raises `Refused` where that is not one."""
        found = await self._hall.read(self._store.named, name, fold(name))
        if not found:
            raise Refused(404, "refuse-nobody-named", name=name)
        if len(found) > 1:
            raise Refused(409, "refuse-many-named", name=name, ids=", ".join(p.id for p in found))
        return found[0]

    # --- seats of those who are kept out

    def look_after(self, person: str) -> None:
        """Something about somebody has changed: perhaps they are kept out now."""
        self._to_look_at.add(person)
        self._stirred.set()

    def look_around(self) -> None:
        """Some changes may have been missed."""
        self._is_all = True
        self._stirred.set()

    async def keep_watch(self) -> None:
        """Leave the seats of those who are kept out to bots, as they could themselves."""
        while True:
            is_all, changed = self._is_all, self._to_look_at
            self._is_all, self._to_look_at = False, set()
            self._stirred.clear()
            with contextlib.suppress(Refused):
                for person in [""] if is_all else sorted(changed):
                    await self.free_seats(person)
            await self._stirred.wait()

    async def free_seats(self, person: str) -> None:
        """Leave the seats of somebody who is kept out to bots; of everybody with an empty id."""
        for id, who in await self._hall.read(self._store.suspended_seats, time.time(), person):
            with contextlib.suppress(Refused):
                await self._free_at(await self._hall.table(id), who)

    async def _free_at(self, table: Table, person: str) -> None:
        for seat in table.seats_of(person):
            with contextlib.suppress(Refused):  # another process may have been first
                if table.stage == "open":
                    await self._hall.seating.stand_up(table, person, seat)
                elif table.is_played_by(seat, person):
                    await self._hall.leaving.hand_over(table, person, seat)


def reason(text: str) -> str:
    """Why something is done, in one line; an operator always says it."""
    text = in_one_line(text)
    if not 1 <= len(text) <= LONGEST_WHY:
        raise Refused(422, "refuse-reason", most=LONGEST_WHY)
    return text
