"""One stream for each person: how many tables wait, the bell, a search, that open tables changed.

A browser holds one of them, whatever the number of its tabs. What it tells is made from the
database when a ring says that something has changed for the person.
"""

import asyncio
import contextlib
from collections.abc import AsyncGenerator, Callable, Sequence
from typing import TYPE_CHECKING, Any, Final

from cheeseboard.server.bell import Ring
from cheeseboard.server.live import BEAT, COME_BACK, HEARTBEAT, message
from cheeseboard.server.notices.letters import place, sentence
from cheeseboard.server.tables import Refused
from cheeseboard.web.addresses import prefixed
from cheeseboard.web.render import translator

if TYPE_CHECKING:
    from cheeseboard.server.hall import Hall

APART: Final = 0.5
"""Seconds between two looks for one person."""

MOST_UNREAD: Final = 20

Facts = Callable[[str, str], Any]
"""What another room adds to a person's stream, by person and language."""


class Personal:
    """Wakes the streams of those for whom something has changed."""

    def __init__(self, hall: "Hall") -> None:
        self._hall = hall
        self._woken: dict[str, set[asyncio.Event]] = {}
        self._opens = 0
        self.more: dict[str, Facts] = {}
        """What other rooms tell, by the name under which it is told."""

    def open(self) -> None:
        loop = asyncio.get_running_loop()

        def hear(rings: Sequence[Ring] | None) -> None:
            with contextlib.suppress(RuntimeError):  # the loop may have ended
                loop.call_soon_threadsafe(self._hear, rings)

        self._hall.store.bell.listen(hear)
        self._hall.on_closing.append(self.close)

    def _hear(self, rings: Sequence[Ring] | None) -> None:
        if rings is None or any(ring.kind == "open" for ring in rings):
            self._opens += 1
            self._wake(None)
        for ring in rings or ():
            if ring.kind in ("notice", "search"):
                self._wake(ring.id)

    def _wake(self, person: str | None) -> None:
        people = list(self._woken) if person is None else [person]
        for one in people:
            for woken in self._woken.get(one, ()):
                woken.set()

    def close(self) -> None:
        """Let every stream end."""
        self._wake(None)

    async def messages(self, person: str, language: str) -> AsyncGenerator[str, None]:
        """How it stands, and again whenever that is not what was last told."""
        woken = asyncio.Event()
        self._woken.setdefault(person, set()).add(woken)
        told: Any = None
        yield ": here\n\n"
        try:
            while not self._hall.is_closing:
                woken.clear()
                with contextlib.suppress(Refused):
                    found = await self.facts(person, language)
                    if found != told:
                        told = found
                        yield message(0, "me", found)
                try:
                    await asyncio.wait_for(woken.wait(), HEARTBEAT)
                    await asyncio.sleep(APART)
                except TimeoutError:
                    yield BEAT
            yield COME_BACK
        finally:
            self._woken[person].discard(woken)
            if not self._woken[person]:
                del self._woken[person]

    async def facts(self, person: str, language: str) -> dict[str, Any]:
        """What somebody's pages show of what goes on elsewhere."""
        t = translator(language)
        hall = self._hall
        waiting = await hall.listing.waiting(person)
        book = hall.store.notices
        wishes, unread = await hall.read(book.unread, person, MOST_UNREAD, hall.clock.now())
        bell = [row for row in unread if wishes.wants(row.kind, "bell", row.table)]
        title = ""
        if len(waiting) == 1:
            title = t("title-turn", game=waiting[0].title(language))
        elif waiting:
            title = t("title-many", count=len(waiting))
        sounding = [row for row in unread if wishes.wants(row.kind, "sound", row.table)]
        return {
            "waiting": [table.id for table in waiting],
            "names": [table.title(language) for table in waiting],
            "title": title,
            "words": t("tables-waiting", count=len(waiting)),
            "other_words": t("tables-waiting", count=max(len(waiting) - 1, 0)),
            "unread": len(bell),
            "unread_words": t("bell-unread", count=len(bell)),
            "latest": [
                {
                    "id": row.id,
                    "table": row.table,
                    "text": sentence(row.kind, row.facts, language),
                    "url": prefixed(found) if (found := place(row.kind, row.table)) else "",
                }
                for row in bell[:1]
            ],
            "sounds": [[row.id, row.kind] for row in sounding[:3]],
            "opens": self._opens,
            **{name: await add(person, language) for name, add in self.more.items()},
        }
