"""Streams of a table: the present picture when something changed, and what happened."""

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from typing import Any, Final

from markupsafe import Markup

from cheeseboard.events import Event, Seat
from cheeseboard.server.table_page import PARTS, TablePage, log_line, part, table_page
from cheeseboard.server.tables import Table
from cheeseboard.web.boards import Say
from cheeseboard.web.render import render, translator

HEARTBEAT: Final = 15.0
"""Seconds after which a silent stream shows that it lives."""


def message(id: int, event: str, data: Any) -> str:
    """One message of an event stream."""
    return f"id: {id}\nevent: {event}\ndata: {json.dumps(data, ensure_ascii=False)}\n\n"


def partial(target: str, html: Markup | str) -> str:
    """A changed part, to be morphed into the page."""
    return f'<hx-partial hx-target="#{target}" hx-swap="outerMorph">{html}</hx-partial>'


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


def update(
    page: TablePage, language: str, events: Sequence[Event], sent: dict[str, str], extra: str = ""
) -> dict[str, Any]:
    """What changed since `sent`, which is brought up to date."""
    html = extra
    for name in PARTS:
        drawn = str(part(name, page, language))
        if sent.get(name) != drawn:
            sent[name] = drawn
            html += partial(name, drawn)
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
        lobby: Callable[[], Awaitable[str]],
        chat: Callable[[], Awaitable[str]],
        is_json: bool = False,
    ) -> None:
        self._table = table
        self._person = person
        self._wanted = wanted
        self._language = language
        self._heard = since
        self._lobby = lobby
        self._chat = chat
        self._is_json = is_json
        self._sent: dict[str, str] = {}
        self._stage = table.stage

    async def messages(self) -> AsyncIterator[str]:
        """The present picture at once, then again whenever the table changes."""
        self._table.watchers += 1
        try:
            is_present = False
            while True:
                changed = self._table.changed
                yield await self._message(is_present)
                is_present = True
                while not await changed_in_time(changed):
                    yield ": still here\n\n"
        finally:
            self._table.watchers -= 1

    async def _message(self, is_present: bool) -> str:
        if self._table.match is None:
            return message(0, "update", {"html": await self._lobby()})
        if self._stage == "open":
            return message(0, "update", {"html": partial("lobby", _reload(self._table))})
        page = table_page(self._table, self._person, self._wanted, self._language)
        since = page.event_number if self._heard is None else min(self._heard, page.event_number)
        told = self._table.match.events(page.seat, since, is_present=is_present)
        self._heard = page.event_number
        data = update(page, self._language, [event for _, event in told], self._sent)
        chat = await self._chat()
        if self._sent.get("chat") != chat:
            self._sent["chat"] = chat
            data["html"] += chat
        return message(page.event_number, "update", data)


def _reload(table: Table) -> str:
    """The match has begun: the page becomes another one."""
    return f'<div id="lobby" data-go="/tables/{table.id}"></div>'


async def changed_in_time(changed: asyncio.Event) -> bool:
    """Whether the table changed before the next heartbeat."""
    try:
        await asyncio.wait_for(changed.wait(), HEARTBEAT)
    except TimeoutError:
        return False
    return True
