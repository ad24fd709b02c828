"""Streams of a table: the present picture when something changed, and what happened."""

import asyncio
import hashlib
import json
import zlib
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from typing import Any, Final

from fastapi import Request
from fastapi.responses import StreamingResponse
from markupsafe import Markup

from cheeseboard.drawing import Say
from cheeseboard.events import Event, Seat
from cheeseboard.server.table_page import TablePage, log_line, parts, table_page
from cheeseboard.server.tables import Table
from cheeseboard.web.render import render, translator

HEARTBEAT: Final = 10.0
"""Seconds after which a silent stream shows that it lives."""

BEAT: Final = "event: beat\n\n"
"""A sign of life that a script can hear."""


def message(id: int, event: str, data: Any) -> str:
    """One message of an event stream."""
    return f"id: {id}\nevent: {event}\ndata: {json.dumps(data, ensure_ascii=False)}\n\n"


def partial(target: str, html: Markup | str, swap: str = "outerMorph") -> str:
    """A changed part, to be morphed into the page."""
    return f'<hx-partial hx-target="#{target}" hx-swap="{swap}">{html}</hx-partial>'


def news(events: Sequence[Event], say: Say) -> list[dict[str, Any]]:
    """Events as a page needs them: sentence, key and arguments."""
    return [
        {
            "key": event.message.key,
            "args": dict(event.message.args),
            "sentence": log_line(event, say).sentence,
        }
        for event in events
    ]


def title(page: TablePage, language: str) -> str:
    mark = f"● {translator(language)('your-turn')}: " if page.is_my_turn else ""
    return f"{mark}{page.title} · Cheeseboard"


def mark(parts: Mapping[str, str]) -> str:
    """What a page shows, in a few digits."""
    text = "".join(parts[name] for name in sorted(parts))
    return hashlib.blake2b(text.encode(), digest_size=8).hexdigest()


def changes(drawn: Mapping[str, str], sent: dict[str, str]) -> str:
    """The parts that differ from what was sent, which is brought up to date."""
    html = "".join(partial(name, part) for name, part in drawn.items() if sent.get(name) != part)
    sent.update(drawn)
    return html


def update(page: TablePage, language: str, events: Sequence[Event], html: str) -> dict[str, Any]:
    """What a page is told: changed parts, its title, and what happened."""
    return {
        "html": html,
        "title": title(page, language),
        "news": news(events, page.say),
        "number": page.event_number,
    }


def notice(game: str, sentence: str, rules: Sequence[str], language: str) -> str:
    """A refusal, put where the person looks."""
    html = render("parts/notice.html", language, game=game, sentence=sentence, rules=rules)
    return partial("notice", html)


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
        lobby: Callable[[], Awaitable[str]],
        chat: Callable[[], Awaitable[str]],
    ) -> None:
        self._table = table
        self._person = person
        self._wanted = wanted
        self._language = language
        self._heard = since
        self._shown = shown
        """The mark of what the page shows already."""
        self._lobby = lobby
        self._chat = chat
        self._sent: dict[str, str] = {}
        self._stage = table.stage
        self._number = table.match_number
        self._seat: Seat | None = wanted
        """The seat that the page was last drawn for."""
        self._is_present = False

    async def messages(self) -> AsyncIterator[str]:
        """The present picture if it is not on the page yet, then whatever changes.

        A change that this viewer cannot see sends nothing at all.
        """
        with self._table.watched_by(self._person):
            yield ": here\n\n"
            while True:
                changed = self._table.changed
                text = await self._message()
                if text:
                    yield text
                while not await changed_in_time(changed):
                    yield BEAT
                if self._table.is_gone:
                    return

    async def _message(self) -> str:
        if self._stage == "open":
            return await self._lobby_message()
        chat = await self._chat()
        # From here on nothing waits: the picture and what happened must be of one moment.
        match = self._table.match
        assert match is not None
        if self._table.match_number != self._number:
            self._number, self._heard, self._sent = self._table.match_number, 0, {}
        page = table_page(self._table, self._person, self._wanted, self._language)
        if page.seat != self._seat:
            self._seat = page.seat
            self._sent.pop("log", None)
        drawn = parts(page, self._language) | {"chat": chat}
        if not self._sent and mark(drawn) == self._shown:
            self._sent = dict(drawn)
        since = page.event_number if self._heard is None else min(self._heard, page.event_number)
        told = match.events(page.seat, since, is_present=self._is_present)
        self._heard, self._is_present = page.event_number, True
        html = self._log(page, drawn, [event for _, event in told])
        html += changes(drawn, self._sent)
        if not html and not told:
            return ""
        data = update(page, self._language, [event for _, event in told], html)
        return message(page.event_number, "update", data)

    def _log(self, page: TablePage, drawn: dict[str, str], told: Sequence[Event]) -> str:
        """New lines for a log that is on the page; the whole log only when it is not."""
        if "log" not in self._sent or page.outcome is not None:
            return ""
        self._sent["log"] = drawn["log"]
        lines = [log_line(event, page.say) for event in reversed(told) if not event.is_fleeting]
        if not lines:
            return ""
        html = render("parts/log_lines.html", self._language, game=page.table.game, lines=lines)
        return partial("log", html, swap="afterbegin")

    async def _lobby_message(self) -> str:
        if self._table.match is not None:
            go = f'<div id="lobby" data-go="/tables/{self._table.id}"></div>'
            return message(0, "update", {"html": partial("lobby", go)})
        html = changes({"lobby": await self._lobby()}, self._sent)
        return message(0, "update", {"html": html}) if html else ""


async def changed_in_time(changed: asyncio.Event) -> bool:
    """Whether the table changed before the next heartbeat."""
    try:
        await asyncio.wait_for(changed.wait(), HEARTBEAT)
    except TimeoutError:
        return False
    return True


def stream(request: Request, messages: AsyncIterator[str]) -> StreamingResponse:
    """An event stream, compressed message by message where the reader takes that."""
    headers = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return StreamingResponse(messages, media_type="text/event-stream", headers=headers)
    headers |= {"Content-Encoding": "gzip", "Vary": "Accept-Encoding"}
    return StreamingResponse(_zipped(messages), media_type="text/event-stream", headers=headers)


async def _zipped(messages: AsyncIterator[str]) -> AsyncIterator[bytes]:
    packer = zlib.compressobj(5, zlib.DEFLATED, 31)
    async for text in messages:
        yield packer.compress(text.encode()) + packer.flush(zlib.Z_SYNC_FLUSH)
