"""Streams of a table: the present picture when something changed, and what happened."""

import asyncio
import hashlib
import json
import re
import zlib
from collections import Counter
from collections.abc import (
    AsyncGenerator,
    Awaitable,
    Callable,
    Iterator,
    Mapping,
    Sequence,
)
from contextlib import AbstractContextManager, aclosing, contextmanager, suppress
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final

from fastapi import Request
from fastapi.responses import StreamingResponse
from markupsafe import Markup

from cheeseboard.drawing import Say
from cheeseboard.events import Event, Seat
from cheeseboard.motion import LONGEST, READ, Glimpse, lasts, to_json, told_in
from cheeseboard.server import metrics
from cheeseboard.server.clocks.shown import server_time
from cheeseboard.server.edits import Picture, edits, picture
from cheeseboard.server.hall import Hall
from cheeseboard.server.table_page import LogLine, TablePage, log_line, table_parts
from cheeseboard.server.tables import AT_ONCE, Pace, Refused, Table
from cheeseboard.server.unknown import shown
from cheeseboard.web.addresses import outside
from cheeseboard.web.boards import board
from cheeseboard.web.render import render, translator

PICTURE: Final = "stage"
"""The part that is sent as changes to the one before."""

HEARTBEAT: Final = 10.0
"""Seconds after which a silent stream shows that it lives."""

BEAT: Final = "event: beat\ndata: {now}\n\n"
"""A sign of life that a script can hear, with the time on the server's clock."""

LOBBY: Final = "lobby"
"""The mark of a page that shows who sits down before the match."""

COME_BACK: Final = ": come back\nretry: 250\n\n"
"""The last word of a server that stops: another one, or the next, goes on."""

LONG: Final = 8_000
"""Packed bytes of an update from which its story goes ahead of its question."""

ASKING: Final = tuple(
    f'<hx-partial hx-target="#{name}"' for name in ("moves", "decision", "aid", "log")
)
"""How the parts begin that a page shows only when a story has been told."""

DRAWN: Final = f'<hx-partial hx-target="#{PICTURE}"'
"""How the picture begins: a story is played on it, however long it is."""

LOG_LINES: Final = 300
"""Lines of a log that go in one message."""

MOST_BY_PERSON: Final = 50
"""Streams that one person may have open."""


def message(id: int | str, event: str, data: Any) -> str:
    """One message of an event stream."""
    text = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
    return f"id: {id}\nevent: {event}\ndata: {text}\n\n"


@dataclass(frozen=True, slots=True)
class LastHeard:
    """What the id of a message tells a page, and the page whoever serves it next."""

    number: int | None
    """That of the last event."""
    process: str = ""
    """Who has served the page, where a clock may run."""

    @classmethod
    def read(cls, text: str) -> "LastHeard":
        """What makes no sense is as if it were not there."""
        found = re.fullmatch(r"([0-9]{1,9})(?:\.([0-9a-f]{1,16}))?", text)
        return cls(int(found[1]), found[2] or "") if found else cls(None)

    def __str__(self) -> str:
        return f"{self.number}.{self.process}" if self.process else str(self.number)


def partial(target: str, html: Markup | str, swap: str = "outerMorph") -> str:
    """A changed part, to be morphed into the page."""
    return f'<hx-partial hx-target="#{target}" hx-swap="{swap}">{outside(html)}</hx-partial>'


@dataclass(frozen=True, slots=True)
class Story:
    """What a page is told of events: sentences, and how the drawing shows them."""

    news: list[dict[str, Any]]
    lasts: int = 0
    """Milliseconds at the usual pace."""
    reads: int = 0
    """The same where captions stand in place of motion."""

    def seconds(self, pace: Pace) -> float:
        """How long a page needs to tell it, within reason."""
        return min(pace.times * (self.reads if pace.reads else self.lasts), LONGEST) / 1000


def story(
    game: str, events: Sequence[Event], say: Say, seat: Seat | None, before: Any, after: Any
) -> Story:
    """Events as a viewer is told them; who has just come (`before` is None) sees how it stands."""
    told = tuple(event.message for event in events)
    glimpse = Glimpse(seat, before, after, told)
    moving = [shown(board(game), one, glimpse) if before is not None else () for one in told]
    news = [
        {
            "key": one.key,
            "sentence": say(one),
            **({"motions": [to_json(motion, say) for motion in motions]} if motions else {}),
        }
        for one, motions in zip(told, moving, strict=True)
    ]
    long = [lasts(motions) for motions in moving]
    return Story(news, told_in(moving), sum(max(one, READ) for one in long if one))


def title(page: TablePage, language: str) -> str:
    mark = f"● {translator(language)('your-turn')}: " if page.is_my_turn else ""
    return f"{mark}{page.title} · Cheeseboard"


def mark(parts: Mapping[str, str]) -> str:
    """What a page shows, in a few digits."""
    text = "".join(parts[name] for name in sorted(parts))
    return hashlib.blake2b(text.encode(), digest_size=8).hexdigest()


def changes(drawn: Mapping[str, str], sent: dict[str, int]) -> str:
    """The parts that differ from what was sent, which is brought up to date.

    Of a part that was sent its hash is kept: a text knows its own, so it is found once for all.
    """
    html = ""
    for name, part in drawn.items():
        if sent.get(name) != hash(part):
            html += partial(name, part)
            sent[name] = hash(part)
    return html


def update(
    page: TablePage, language: str, news: list[dict[str, Any]] | None, html: str
) -> dict[str, Any]:
    """What a page is told: changed parts, its title, and what happened."""
    return {
        "html": html,
        "title": title(page, language),
        "news": news,
        "number": page.event_number,
    }


def notice(game: str, sentence: str, rules: Sequence[str], language: str) -> str:
    """A refusal, put where the person looks."""
    html = render("parts/notice.html", language, game=game, sentence=sentence, rules=rules)
    return partial("notice", html)


class Beats:
    """Signs of life by the clock alone: what happens at a table does not move them."""

    def __init__(self, loop: asyncio.AbstractEventLoop | None = None) -> None:
        self._loop = loop or asyncio.get_running_loop()
        self._next = self._loop.time() + HEARTBEAT

    async def changed_before(self, changed: asyncio.Event) -> bool:
        """Whether the table changes before the next sign of life is due."""
        try:
            await asyncio.wait_for(changed.wait(), max(0.0, self._next - self._loop.time()))
        except TimeoutError:
            self._next = max(self._next, self._loop.time() - HEARTBEAT) + HEARTBEAT
            return False
        return True


class Watch:
    """A person's open page of a table."""

    def __init__(
        self,
        table: Table,
        person: str,
        wanted: Seat | None,
        language: str,
        since: int | None,
        shown: str,
        pace: Pace | None,
        hall: Hall,
        lobby: Callable[[Table], Awaitable[str]],
        chat: Callable[[Table], Awaitable[str]],
    ) -> None:
        self._table = table
        self._person = person
        self._wanted = wanted
        self._language = language
        self._heard = since
        self._shown = shown
        """The mark of what the page shows already."""
        self._pace = pace or AT_ONCE
        self._takes_edits = pace is not None
        """Whether a script is there, which keeps the picture that it was sent."""
        self._picture: Picture | None = None
        """The one on the page, where it is known."""
        self._hall = hall
        self._lobby = lobby
        self._chat = chat
        self._sent: dict[str, int] = {}
        # A match may begin between a page and its stream.
        self._stage = "open" if shown == LOBBY else table.stage
        self._number = table.match_number
        self._seat: Seat | None = wanted
        """The seat that the page was last drawn for."""
        self._is_present = False
        self._is_complete = table.match is not None and table.match.outcome is not None
        """Whether the log on the page is that of a match that is over."""
        self._view: Any = None
        """What it showed of the position; None until it was drawn."""

    async def messages(self) -> AsyncGenerator[str, None]:
        """The present picture if it is not on the page yet, then whatever changes.

        A change that this viewer cannot see sends nothing at all, and moves no sign of life.
        """
        yield ": here\n\n" if self._heard is None else f": here\nid: {self._id(self._heard)}\n\n"
        beats = Beats()
        while True:
            self._table.paces[self._person] = self._pace
            with self._table.watched_by(self._person):
                while not self._table.is_gone:
                    changed = self._table.changed
                    for text in [*await self.news(), *self._whole_log()]:
                        yield text
                    while not await beats.changed_before(changed):
                        yield BEAT.format(now=round(1000 * self._hall.clock.now()))
                    if self._hall.is_closing:
                        yield COME_BACK
                        return
            try:
                self._table = await self._hall.table(self._table.id)
            except Refused:
                yield self._come_and_see("lobby" if self._stage == "open" else "notice")
                return

    def _id(self, number: int) -> str:
        process = self._hall.keeping.process if self._table.tempo.has_clock else ""
        return str(LastHeard(number, process))

    async def news(self) -> list[str]:
        """What this viewer has to be told now, in messages."""
        if self._stage == "open":
            text = await self._lobby_message()
            return [text] if text else []
        return await self._update()

    async def _update(self) -> list[str]:
        chat = await self._chat(self._table)
        await self._hall.company.look_for_guests(self._table)
        # From here on nothing waits: the picture and what happened must be of one moment.
        match = self._table.match
        if match is None:
            return []
        if self._table.match_number != self._number:
            self._number, self._heard, self._sent = self._table.match_number, 0, {}
            self._view, self._is_complete = None, False
        page, drawn = self._drawn(with_log=False)
        if page.seat != self._seat:
            self._seat, self._view = page.seat, None
            self._sent.pop("log", None)
        if "log" not in self._sent:
            page, drawn = self._drawn(with_log=True)
        drawn = {**drawn, "chat": chat}
        if not self._sent and mark(drawn) == self._shown:
            self._sent = {name: hash(part) for name, part in drawn.items()}
        since = page.event_number if self._heard is None else min(self._heard, page.event_number)
        told = [event for _, event in match.events(page.seat, since, is_present=self._is_present)]
        before, self._view = self._view, page.view
        self._heard, self._is_present = page.event_number, True
        edited = self._edited(drawn)
        log = self._log(page, told)
        # The log stands beside the news: packing finds their sentences twice only if they are near.
        html = changes(drawn, self._sent) + log
        if not html and not told and not edited:
            return []
        tale = story(self._table.game, told, page.say, page.seat, before, page.view)
        pace = self._table.paces.get(self._person, AT_ONCE)
        self._hall.thinking.wait_for(self._table, self._person, tale.seconds(pace))
        data = update(page, self._language, tale.news, html) | edited
        data |= server_time(self._table.tempo, self._hall.clock)
        return _in_messages(self._id(page.event_number), data)

    def _edited(self, drawn: Mapping[str, str]) -> dict[str, Any]:
        """The picture is by far the longest part: what has changed in one that was sent already."""
        text = drawn[PICTURE]
        if not self._takes_edits or self._sent.get(PICTURE) == hash(text):
            return {}
        after = picture(str(outside(text)))
        before, self._picture = self._picture, after
        if before is None or PICTURE not in self._sent:
            return {}
        self._sent[PICTURE] = hash(text)
        return {"edits": edits(before, after)}

    def _drawn(self, *, with_log: bool) -> tuple[TablePage, Mapping[str, str]]:
        return table_parts(
            self._table, self._person, self._wanted, self._language, with_log=with_log
        )

    def _log(self, page: TablePage, told: Sequence[Event]) -> str:
        """New lines for a log that is on the page; the whole log only when it is not."""
        if "log" not in self._sent:
            return ""
        lines = [log_line(event, page.say) for event in reversed(told) if not event.is_fleeting]
        if not lines:
            return ""
        return self._lines(page, lines, "afterbegin")

    def _whole_log(self) -> list[str]:
        """When a match is over, what was fleeting stays: then the page gets its log once more."""
        match = self._table.match
        if match is None or match.outcome is None or self._is_complete:
            return []
        self._is_complete = True
        if not any(event.is_fleeting for _, event in match.events(self._seat)):
            return []
        page, _ = self._drawn(with_log=False)
        lines = [page.log[at : at + LOG_LINES] for at in range(0, len(page.log), LOG_LINES)]
        first = render("parts/log.html", self._language, page=page, lines=lines[0])
        parts = [
            partial("log", first),
            *(self._lines(page, more, "beforeend") for more in lines[1:]),
        ]
        told = [update(page, self._language, None, html) for html in parts]
        return [message(self._id(page.event_number), "update", data) for data in told]

    def _lines(self, page: TablePage, lines: Sequence[LogLine], swap: str) -> str:
        """Lines for a log that is on the page."""
        return partial("log", _log_lines(page.table.game, self._language, tuple(lines)), swap)

    async def _lobby_message(self) -> str:
        if self._table.stage != "open":
            return self._come_and_see("lobby")
        lobby, chat = await self._lobby(self._table), await self._chat(self._table)
        html = changes({"lobby": lobby, "chat": chat}, self._sent)
        return message(self._id(0), "update", {"html": html}) if html else ""

    def _come_and_see(self, part: str) -> str:
        """Let the page open the table's address again: there is something else there now."""
        go = f'<div id="{part}" data-go="/tables/{self._table.id}"></div>'
        return message(self._id(0), "update", {"html": partial(part, go)})


@lru_cache(maxsize=64)
def _log_lines(game: str, language: str, lines: tuple[LogLine, ...]) -> Markup:
    """Lines of a log; most viewers are told the same."""
    return render("parts/log_lines.html", language, game=game, lines=lines)


def _in_messages(id: str, data: dict[str, Any]) -> list[str]:
    """An update as a message; a long story goes ahead, and its question follows."""
    text = message(id, "update", data)
    if not data["news"] or len(_packed(text)) <= LONG:
        return [text]
    parts = re.split("(?=<hx-partial )", data["html"])
    asks = [part for part in parts if part.startswith(ASKING)]
    messages = _parted(id, data, [part for part in parts if part not in asks], asks)
    if len(_packed(messages[0])) <= LONG:
        return messages
    drawn = [part for part in parts if part.startswith(DRAWN)]
    return _parted(id, data, drawn, [part for part in parts if part not in drawn])


def _parted(id: str, data: dict[str, Any], shown: Sequence[str], asked: Sequence[str]) -> list[str]:
    """A story with the parts that are shown with it, and what is shown when it has been told."""
    ahead = data | {"html": "".join(shown), "isAhead": True}
    question = {**data, "html": "".join(asked), "news": None}
    question.pop("edits", None)
    return [message(id, "update", one) for one in (ahead, question)]


class Streams:
    """Counts the open streams, so that nobody holds them all."""

    def __init__(self, most_by_address: int) -> None:
        self._most_by_address = most_by_address
        self._by_address: Counter[str] = Counter()
        self._by_person: Counter[str] = Counter()

    def check(self, address: str, person: str) -> None:
        """Raise `Refused` if one more is too many."""
        is_many = self._by_address[address] >= self._most_by_address
        if is_many or (person and self._by_person[person] >= MOST_BY_PERSON):
            raise Refused(429, "refuse-too-many-pages", seconds=10)

    @contextmanager
    def counted(self, address: str, person: str) -> Iterator[None]:
        self._by_address[address] += 1
        self._by_person[person] += 1
        metrics.streams.inc()
        try:
            yield
        finally:
            metrics.streams.dec()
            for counter, key in ((self._by_address, address), (self._by_person, person)):
                counter[key] -= 1
                if not counter[key]:
                    del counter[key]


def stream(request: Request, person: str, messages: AsyncGenerator[str, None]) -> StreamingResponse:
    """An event stream, compressed message by message where the reader takes that."""
    streams: Streams = request.app.state.streams
    address = request.client.host if request.client else ""
    streams.check(address, person)
    headers = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}
    session = getattr(getattr(request.state, "visitor", None), "session", None)
    lasting = request.app.state.hall.sessions.streaming(session.id if session is not None else "")
    counted = _counted(request, address, person, _while(lasting, messages))
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return StreamingResponse(counted, media_type="text/event-stream", headers=headers)
    headers |= {"Content-Encoding": "gzip", "Vary": "Accept-Encoding"}
    return StreamingResponse(_zipped(counted), media_type="text/event-stream", headers=headers)


async def _counted(
    request: Request, address: str, person: str, messages: AsyncGenerator[str, None]
) -> AsyncGenerator[str, None]:
    state = request.app.state
    with state.streams.counted(address, person), state.hall.company.presence.at_a_page(person):
        async with aclosing(messages):
            async for text in messages:
                yield text


async def _while(
    lasting: AbstractContextManager[asyncio.Event], messages: AsyncGenerator[str, None]
) -> AsyncGenerator[str, None]:
    """Messages until the session that they are for is over."""
    with lasting as over:
        ending = asyncio.ensure_future(over.wait())
        try:
            while not over.is_set():
                following = asyncio.ensure_future(anext(messages, None))
                try:
                    await asyncio.wait((ending, following), return_when=asyncio.FIRST_COMPLETED)
                finally:
                    if not following.done():
                        following.cancel()
                        with suppress(asyncio.CancelledError, StopAsyncIteration):
                            await following
                text = None if following.cancelled() else following.result()
                if text is None:
                    break
                yield text
            if over.is_set():
                yield COME_BACK
        finally:
            ending.cancel()
            await messages.aclose()


GZIP: Final = b"\x1f\x8b\x08\x00\x00\x00\x00\x00\x00\xff"
"""How a compressed stream begins: no name, no time."""


async def _zipped(messages: AsyncGenerator[str, None]) -> AsyncGenerator[bytes, None]:
    """Each message is packed by itself: nothing is kept for an open page, and equal ones share."""
    head = GZIP
    async with aclosing(messages):
        async for text in messages:
            yield head + _packed(text)
            head = b""


EFFORT: Final = 6
"""How hard messages are packed: 3 takes half as long and makes them a tenth larger."""

HARD: Final = 8
"""How hard those are that are large nevertheless."""

LARGE: Final = 50_000
"""Characters from which a message is."""


@lru_cache(maxsize=128)
def _packed(text: str) -> bytes:
    effort = EFFORT if len(text) < LARGE else HARD
    packer = zlib.compressobj(effort, zlib.DEFLATED, -zlib.MAX_WBITS)
    return packer.compress(text.encode()) + packer.flush(zlib.Z_FULL_FLUSH)
