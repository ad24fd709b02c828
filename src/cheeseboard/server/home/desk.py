"""Lines of home: tables that wait, run, are over or are open, in the reader's words."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Final

from cheeseboard.events import Message, Seat
from cheeseboard.game import Meta
from cheeseboard.mini import look
from cheeseboard.server.clocks.clock import deadline, low_mark, rests, time_left
from cheeseboard.server.clocks.rest import zone_of
from cheeseboard.server.home import minis
from cheeseboard.server.listing import Finished, Listed
from cheeseboard.server.people.person import Person
from cheeseboard.server.players.drawing import SURE
from cheeseboard.server.players.looking import Rated
from cheeseboard.server.tables import Player
from cheeseboard.server.unknown import speech
from cheeseboard.server.visitor import Visitor
from cheeseboard.web.colours import colour, colours
from cheeseboard.web.render import tenth, translator
from cheeseboard.words import MissingWords, words

MINUTE: Final = 60
HOUR: Final = 3600
DAY: Final = 24 * HOUR
HOST_AWAY: Final = 10 * MINUTE
"""Seconds after which an open table says that nobody is there."""
MOST_FACES: Final = 5

People = Mapping[str, Person]
Strengths = Mapping[tuple[str, str], Sequence[Rated]]
"""Ratings by person and game."""


@dataclass(frozen=True, slots=True)
class Left:
    """Time that somebody has: in words, and as a strip."""

    words: str
    part: int
    """Of a hundred."""
    state: str = ""
    """low, calm or still."""
    icon: str = "clock"


@dataclass(frozen=True, slots=True)
class Face:
    """Somebody at a table."""

    name: str
    person: Person | None
    is_bot: bool


@dataclass(frozen=True, slots=True)
class TableLine:
    """A table on the desk."""

    table: Listed
    title: str
    picture: str
    seat: Seat | None
    """The reader's only seat there."""
    look: int
    """The number of its colour."""
    colour: str
    news: str
    waits: str
    """Who waits for whom, and how long."""
    faces: tuple[Face, ...]
    left: Left | None


@dataclass(frozen=True, slots=True)
class Sleeper:
    """A table at which nobody has moved for long."""

    line: TableLine
    text: str
    is_mine: bool
    """Whether the reader is waited for; else the others can be woken."""


@dataclass(frozen=True, slots=True)
class DoneLine:
    """A match that is over."""

    table: Listed
    title: str
    picture: str
    number: int
    place: int
    headline: str
    against: str
    rating: str
    """What became of the reader's rating; empty where nothing is told of it."""


@dataclass(frozen=True, slots=True)
class OpenLine:
    """A table with a free chair."""

    table: Listed
    title: str
    host: str
    strength: str
    """How strong the host is, or why that is not known; empty if it is not told."""
    preset: str
    faces: tuple[Face, ...]
    more: int
    """People and bots beyond the faces that are shown."""
    free: int
    tempo: Message
    away: int
    """Minutes since anybody was there; 0 if somebody is."""
    is_mine: bool
    """Whether the reader sits there already."""


class Teller:
    """Says how tables stand, to one reader."""

    def __init__(
        self, who: Visitor, people: People, now: float, strengths: Strengths | None = None
    ) -> None:
        self._who = who
        self._people = people
        self._strengths = strengths or {}
        self._t = translator(who.language)
        self._now = now

    # --- tables of the reader

    def line(self, table: Listed) -> TableLine:
        """A table that is not over."""
        person = self._who.id
        seats = table.seats_of(person)
        seat = seats[0] if len(seats) == 1 else None
        shown = seat if seat is not None else 0
        worn = colours(len(table.players), table.number)
        is_mine = table.waits_for(person)
        others = self._waiting(table) if is_mine else self._awaited(table)
        return TableLine(
            table=table,
            title=table.title(self._who.language),
            picture=minis.address(table, person),
            seat=seat,
            look=look(colour(worn, shown)),
            colour=self._colour(table.game, seat if seat is None else colour(worn, seat)),
            news=self._news(table),
            waits=self._waits(table, others, is_mine),
            faces=tuple(self._face(player) for player in others[:MOST_FACES]),
            left=self._left(table, seats if is_mine else table.owing, is_mine),
        )

    def sleeper(self, table: Listed) -> Sleeper:
        """A table that is asleep, and who is waited for there."""
        is_mine = table.waits_for(self._who.id)
        days = int((self._now - table.touched) // DAY)
        names = [player.name for player in self._awaited(table) if player.kind == "person"]
        text = self._t("asleep-yours", days=days)
        if not is_mine:
            joined = self._joined(list(dict.fromkeys(names)))
            text = self._t("asleep-theirs", days=days, names=joined)
        return Sleeper(self.line(table), text, is_mine)

    def _waiting(self, table: Listed) -> list[Player]:
        """The other people who wait for the reader; bots do not wait."""
        owing = [table.players[seat].person for seat in table.owing]
        others = [
            player
            for player in table.players
            if player.kind == "person" and player.person not in (self._who.id, *owing)
        ]
        return list({player.person: player for player in others}.values())

    def _awaited(self, table: Listed) -> list[Player]:
        return [table.players[seat] for seat in table.owing]

    def _waits(self, table: Listed, others: Sequence[Player], is_mine: bool) -> str:
        if table.stage == "open":
            free = sum(player.kind == "open" for player in table.players)
            return self._t("home-seats-left", count=free) if free else self._t("home-all-here")
        names = [player.name for player in others]
        if not names:
            return ""
        count = len(names)
        if is_mine:
            span = self.span(self._now - (table.owes or table.touched))
            if count > 2:
                return self._t("home-many-wait", count=count, time=span)
            return self._t("home-wait", names=self._joined(names), count=count, time=span)
        if all(player.kind == "bot" for player in others):
            return self._t("home-bots-think", names=self._joined(names), count=count)
        if count > 2:
            return self._t("home-many-think", count=count)
        return self._t("home-think", names=self._joined(names), count=count)

    def _joined(self, names: Sequence[str]) -> str:
        if len(names) == 2:
            return self._t("home-two", one=names[0], other=names[1])
        return ", ".join(names)

    def _colour(self, game: str, seat: Seat | None) -> str:
        if seat is None:
            return ""
        try:
            return words(game, self._who.language).say(Message(f"seat-{seat}")).lower()
        except (MissingWords, LookupError):
            return ""

    def _news(self, table: Listed) -> str:
        """The last thing that concerns the reader, as it was written with the step."""
        news = table.news
        if news is None or table.meta is None:
            return ""
        names = [player.name for player in table.players]
        worn = colours(len(names), table.number)
        say = speech(table.game, self._who.language, names, news["seat"], worn)
        return say(Message(news["key"], news["args"]))

    def _face(self, player: Player) -> Face:
        is_bot = player.kind == "bot"
        return Face(player.name, None if is_bot else self._people.get(player.person), is_bot)

    # --- time

    def _left(self, table: Listed, seats: Sequence[Seat], is_mine: bool) -> Left | None:
        """The time of whoever has least of it."""
        tempo, clocks = table.tempo, table.clocks.seats
        owing = [clocks[seat] for seat in seats if seat < len(clocks) and clocks[seat].since]
        if not tempo.has_clock or not owing:
            return None
        clock = min(owing, key=lambda one: time_left(one, tempo, self._now))
        seconds = time_left(clock, tempo, self._now)
        whole = tempo.bank if tempo.is_live else tempo.step
        part = min(100, round(100 * seconds / whole)) if whole else 0
        icon = "clock" if tempo.is_live else "hour"
        if table.clocks.still is not None or rests(clock, tempo, self._now):
            return Left(self._t("home-left-still"), part, "calm", "pause")
        is_low = is_mine and seconds <= low_mark(tempo)
        state = "low" if is_low else "" if is_mine else "calm"
        text = self._left_words(seconds, deadline(clock, tempo))
        return Left(text, part, state, "warn" if is_low else icon)

    def _left_words(self, seconds: float, until: float | None) -> str:
        if seconds < HOUR:
            minutes, rest = divmod(int(seconds), MINUTE)
            return self._t("home-left-minutes", time=f"{minutes}:{rest:02}")
        hours = int(seconds // HOUR)
        person = self._who.person
        if hours < 24 and until is not None and person is not None and person.zone:
            at = datetime.fromtimestamp(until, zone_of(person.zone)).strftime("%H:%M")
            return self._t("home-left-until", count=hours, at=at)
        if hours < 48:
            return self._t("home-left-hours", count=hours)
        return self._t("home-left-days", count=hours // 24)

    def span(self, seconds: float) -> str:
        """How long something has lasted."""
        if seconds < HOUR:
            return self._t("span-minutes", count=max(1, int(seconds // MINUTE)))
        if seconds < 2 * DAY:
            return self._t("span-hours", count=int(seconds // HOUR))
        return self._t("span-days", count=int(seconds // DAY))

    # --- matches that are over, tables that are open

    def done(self, one: Finished) -> DoneLine:
        table = one.table
        mine = table.seats_of(self._who.id)
        against = [player.name for seat, player in enumerate(table.players) if seat not in mine[:1]]
        headline = self._t("home-alone") if one.of == 1 else ""
        if not headline and not one.place:
            headline = self._t("home-no-winner")
        return DoneLine(
            table=table,
            title=table.title(self._who.language),
            picture=minis.address(table, self._who.id),
            number=one.number,
            place=one.place,
            headline=headline or self._t("home-place", place=one.place, of=one.of),
            against=self._t("home-against", names=self._joined(against)) if against else "",
            rating=self._rating(one),
        )

    def _rating(self, one: Finished) -> str:
        if one.change is None:
            return "" if one.is_rated else self._t("home-not-rated")
        before, after = (tenth(value, self._who.language) for value in one.change)
        return self._t("home-rating", before=before, after=after)

    def open(self, table: Listed) -> OpenLine:
        taken = [player for player in table.players if player.kind != "open"]
        host = host_of(table)
        quiet = self._now - max(table.looked, table.touched)
        return OpenLine(
            table=table,
            title=table.title(self._who.language),
            host=host.name if host is not None else "",
            strength=self._strength(table, host) if host is not None else "",
            preset=self._preset(table),
            faces=tuple(self._face(player) for player in taken[:MOST_FACES]),
            more=max(0, len(taken) - MOST_FACES),
            free=len(table.players) - len(taken),
            tempo=table.tempo.words,
            away=int(quiet // MINUTE) if quiet > HOST_AWAY and not table.tempo.is_days else 0,
            is_mine=self._who.id in table.people(),
        )

    def _strength(self, table: Listed, host: Player) -> str:
        person = self._people.get(host.person)
        if person is None or person.hides_ratings:
            return ""
        if not person.is_kept:
            return self._t("guest-sign")
        rated = at_pace(self._strengths.get((person.id, table.game), ()), table.tempo.kind)
        if rated is None:
            return self._t("home-unrated")
        told = f"{rated.strength.mu:.0f} ± {max(1, round(rated.strength.half))}"
        return told if rated.matches >= SURE else self._t("home-about", rating=told)

    def _preset(self, table: Listed) -> str:
        meta = table.meta
        if meta is None:
            return ""
        name = preset_of(meta, table.options)
        spoken = words(table.game, self._who.language)
        key = f"preset-{name}"
        return spoken.say(Message(key)) if name and spoken.has(key) else self._t("home-own-rules")


def host_of(table: Listed) -> Player | None:
    """Who stands for an open table: its host, or the first who sits there."""
    taken = [player for player in table.players if player.kind != "open"]
    hosts = (player for player in taken if player.person == table.host)
    return next(hosts, taken[0] if taken else None)


def hosts_of(tables: Sequence[Listed]) -> set[tuple[str, str]]:
    """Whose strength is told, and in which game."""
    hosts = ((host_of(table), table.game) for table in tables)
    return {(host.person, game) for host, game in hosts if host is not None and host.person}


def at_pace(rated: Sequence[Rated], kind: str) -> Rated | None:
    """A rating at a pace; at another where there is none."""
    return next((one for one in rated if one.kind == kind), rated[0] if rated else None)


def preset_of(meta: Meta, options: Mapping[str, Any]) -> str:
    """The preset that a table plays by; empty for rules of its own."""
    chosen = dict(options)
    return next((name for name in meta.presets if meta.complete(meta.presets[name]) == chosen), "")


def people_at(tables: Sequence[Listed]) -> set[str]:
    """Everybody whose face is shown."""
    return {player.person for table in tables for player in table.players if player.person}
