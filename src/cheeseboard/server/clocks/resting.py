"""Nights and holidays: when somebody's clocks over days stand still, by their own zone."""

import contextlib
import re
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date, datetime, time, timedelta
from typing import Final

from cheeseboard.events import Argument, Seat
from cheeseboard.server.clocks import clock as rules
from cheeseboard.server.clocks.rest import LONGEST_NIGHT, USUAL_NIGHT, night_length, zone_of
from cheeseboard.server.clocks.rows import Holiday
from cheeseboard.server.clocks.said import about
from cheeseboard.server.clocks.tempo import HOUR
from cheeseboard.server.retrying import Room, again
from cheeseboard.server.tables import Refused, Table

MOST_AT_ONCE: Final = 10
"""Days of one holiday."""

MOST_A_YEAR: Final = 20
"""Days of holiday in a year."""

TOO_LATE: Final = 12.0 * HOUR
"""Seconds under which who owes a decision cannot go on holiday, now or by then: that would be
stalling."""


@dataclass(frozen=True, slots=True)
class MyTime:
    """What somebody has chosen, in their own zone."""

    zone: str
    night: tuple[int, int]
    holidays: tuple[Holiday, ...]
    left: int
    """Days of holiday that are left this year."""
    today: date


class Resting(Room):
    """Keeps when people rest, and tells their tables."""

    async def of(self, person: str) -> MyTime:
        """What somebody has chosen."""
        found = await self._hall.person(person)
        zone = found.zone if found is not None else ""
        rows, now = self._hall.store.time, self._hall.keeping.now
        today = datetime.fromtimestamp(now, zone_of(zone)).date()
        nights = await self._hall.read(rows.nights, [person])
        began = _begins(date(today.year, 1, 1), zone)
        known = await self._hall.read(rows.holidays, [person], began)
        all_of_year = known.get(person, [])
        used = sum(
            max(1, (last - first).days + 1) for _, first, last in shown_holidays(all_of_year, zone)
        )
        ahead = tuple(one for one in all_of_year if one.ends > now)
        night = nights.get(person, USUAL_NIGHT)
        return MyTime(zone or "UTC", night, ahead, max(0, MOST_A_YEAR - used), today)

    async def set_night(self, person: str, first: str, last: str) -> None:
        """Choose when one sleeps; it counts from the next decision on."""
        night = _minute(first), _minute(last)
        if night_length(night) > LONGEST_NIGHT:
            raise Refused(422, "refuse-night", most=LONGEST_NIGHT // 60)
        await self._hall.write(self._hall.store.time.set_night, person, night)

    async def go_on_holiday(self, person: str, first: str, last: str) -> None:
        """Announce a holiday, by its first and its last day."""
        mine = await self.of(person)
        begin, end = _date(first), _date(last)
        if begin < mine.today or end < begin:
            raise Refused(422, "refuse-holiday-dates")
        days = (end - begin).days + 1
        if days > MOST_AT_ONCE:
            raise Refused(422, "refuse-holiday-long", most=MOST_AT_ONCE)
        if days > mine.left:
            raise Refused(409, "refuse-holiday-year", left=mine.left)
        now = self._hall.keeping.now
        span = max(now, _begins(begin, mine.zone)), _begins(end + timedelta(days=1), mine.zone)
        if any(one.begins < span[1] and span[0] < one.ends for one in mine.holidays):
            raise Refused(409, "refuse-holiday-overlap")
        tables = await self._tables(person)
        if any(_is_late(table, person, span[0]) for table in tables):
            raise Refused(409, "refuse-holiday-late")
        await self._hall.write(self._hall.store.time.add_holiday, person, span, now)
        for table in tables:
            with contextlib.suppress(Refused):
                dates: dict[str, Argument] = {"first": first, "last": last}
                await self._tell(table, person, "event-holiday", dates)

    async def come_home(self, person: str, id: int) -> None:
        """End a holiday, or forget one that has not begun."""
        await self._hall.write(
            self._hall.store.time.end_holiday, person, id, self._hall.keeping.now
        )
        for table in await self._tables(person):
            with contextlib.suppress(Refused):
                await self._tell(table, person, "event-holiday-over", {})

    async def _tables(self, person: str) -> list[Table]:
        """The tables at which somebody plays over days."""
        ids = await self._hall.read(self._hall.store.time.tables_over_days, person)
        found = []
        for id in ids:
            with contextlib.suppress(Refused):
                table = await self._hall.table(id)
                if table.tempo.is_days and person in table.people():
                    found.append(table)
        return found

    @again
    async def _tell(self, table: Table, person: str, key: str, dates: dict[str, Argument]) -> None:
        """Let the clocks of somebody's seats know, and the others read why."""
        rest = (await self._hall.keeping.rests([person]))[person]
        async with self._hall.changing(table):
            if table.stage != "playing" or not table.clocks.seats:
                return
            clocks, notes = self._hall.keeping.present(table)
            seats = _seats(table, person)
            for seat in seats:
                clocks = rules.rested(clocks, table.tempo, seat, rest, self._hall.keeping.now)
            notes = [*notes, about(seats[0], key, **dates)]
            await self._hall.leaving.announce(table, notes, clocks=clocks)


def _seats(table: Table, person: str) -> list[Seat]:
    return [seat for seat in table.seats_of(person) if table.is_played_by(seat, person)]


def _is_late(table: Table, person: str, begin: float) -> bool:
    """Whether little would be left of a decision under way when a holiday begins."""
    clocks = [table.clocks.seats[seat] for seat in _seats(table, person)]
    return any(
        one.since is not None and 0 < rules.time_left(one, table.tempo, begin) < TOO_LATE
        for one in clocks
    )


def _begins(day: date, zone: str) -> float:
    return datetime.combine(day, time(), zone_of(zone)).timestamp()


def _date(text: str) -> date:
    try:
        return date.fromisoformat(text)
    except ValueError:
        raise Refused(422, "refuse-holiday-dates") from None


def _minute(text: str) -> int:
    """Minutes after midnight of a time like 23:00."""
    found = re.fullmatch(r"([01]?\d|2[0-3]):([0-5]\d)", text, re.ASCII)
    if found is None:
        raise Refused(422, "refuse-night", most=LONGEST_NIGHT // 60)
    return 60 * int(found.group(1)) + int(found.group(2))


def shown_minute(minute: int) -> str:
    """The same as text."""
    return f"{minute // 60:02}:{minute % 60:02}"


def shown_holidays(holidays: Iterable[Holiday], zone: str) -> list[tuple[Holiday, date, date]]:
    """Holidays with their first and last day."""
    place = zone_of(zone)
    return [
        (
            one,
            datetime.fromtimestamp(one.begins, place).date(),
            (datetime.fromtimestamp(one.ends, place) - timedelta(seconds=1)).date(),
        )
        for one in holidays
    ]
