"""What a notice says, in the reader's language, from what everybody at the table knows."""

import hashlib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from cheeseboard import registry
from cheeseboard.registry import UnknownGame
from cheeseboard.server.notices.core import Kind, Notice
from cheeseboard.web.addresses import prefixed
from cheeseboard.web.render import render, translator

HOUR: Final = 3600.0
DAY: Final = 24 * HOUR


@dataclass(frozen=True, slots=True)
class Item:
    """One notice of a letter."""

    kind: Kind
    table: str | None
    game: str
    text: str
    at: float
    path: str


@dataclass(frozen=True, slots=True)
class Letter:
    """What is sent at once: one notice, or several as one."""

    key: str
    """The same letter has the same key, however often it is sent."""
    title: str
    text: str
    path: str
    """Where it leads, below the site's address."""
    tag: str
    """A later letter with the same tag takes the place of this one."""
    language: str
    is_urgent: bool
    items: tuple[Item, ...]

    def for_worker(self) -> dict[str, Any]:
        """What the service worker of a browser is told."""
        return {
            "key": self.key,
            "title": self.title,
            "body": self.text,
            "url": self.path,
            "tag": self.tag,
            "lang": self.language,
            "open": translator(self.language)("notice-to-table"),
            "later": translator(self.language)("notice-later") if self._can_wait else "",
            "waiting": sum(item.kind in ("turn", "turn_live", "low") for item in self.items),
        }

    @property
    def _can_wait(self) -> bool:
        """Whether it is one turn, of which somebody may want to hear again in an hour."""
        return len(self.items) == 1 and self.items[0].kind in ("turn", "low")

    def for_program(self, origin: str) -> dict[str, Any]:
        """What a webhook gets."""
        return {
            "key": self.key,
            "title": self.title,
            "text": self.text,
            "url": origin + self.path,
            "language": self.language,
            "notices": [
                {
                    "kind": item.kind,
                    "table": item.table,
                    "game": item.game,
                    "text": item.text,
                    "at": item.at,
                    "url": origin + item.path,
                }
                for item in self.items
            ],
        }

    def as_text(self, origin: str) -> str:
        lines = [self.text] if self.text else []
        if len(self.items) > 1:
            lines += [f"{item.text}\n{origin}{item.path}" for item in self.items]
        else:
            lines.append(origin + self.path)
        return "\n\n".join(lines)

    def as_mail(self, origin: str, links: Mapping[str, str]) -> str:
        """As plain text; `links` are the ways out, by their names."""
        t = translator(self.language)
        ways = [f"{t(f'notice-mail-{name}')}: {address}" for name, address in links.items()]
        return "\n\n".join((self.as_text(origin), "-- ", *ways, _settings(origin, t)))

    def as_page(self, origin: str, links: Mapping[str, str]) -> str:
        """The same as mail programs draw it."""
        items = self.items if len(self.items) > 1 else ()
        return str(
            render("mail.html", self.language, letter=self, origin=origin, links=links, items=items)
        )


def _settings(origin: str, t: Callable[..., str]) -> str:
    return t("notice-mail-settings", address=origin + prefixed("/me/notices"))


def compose(
    found: Sequence[Notice],
    language: str,
    now: float,
    receiver: str,
) -> Letter:
    """One letter of what is told together."""
    t = translator(language)
    items = tuple(_item(one, language) for one in found)
    ids = " ".join(str(one.id) for one in found)
    key = hashlib.blake2b(f"{ids} {receiver}".encode(), digest_size=12).hexdigest()
    is_urgent = any(one.kind in ("low", "found") for one in found)
    if len(found) == 1:
        one, item = found[0], items[0]
        more = [_more(one, language), _left(one, language, now)]
        text = " ".join(part for part in more if part)
        tag = f"table-{one.table}" if one.table else one.kind
        return Letter(key, item.text, text, item.path, tag, language, is_urgent, items)
    turns = [one for one in found if one.kind in ("turn", "turn_live", "low")]
    at = len({one.table for one in turns})
    if at == len({one.table for one in found}):
        title = t("notice-turn-title", game=_game(found[0], language))
        title = title if at == 1 else t("notice-many-turns", count=at)
    else:
        title = t("notice-many", count=len(found))
    lines = [
        _line(one, item, language, now, is_turn=one in turns)
        for one, item in zip(found, items, strict=True)
    ]
    text = " ".join(dict.fromkeys(lines))
    path = items[0].path if len({item.path for item in items}) == 1 else prefixed("/")
    return Letter(key, title, text, path, "tables", language, is_urgent, items)


def sentence(kind: Kind, facts: Mapping[str, Any], language: str) -> str:
    """What a notice says in one line."""
    t = translator(language)
    name = str(facts.get("name", ""))
    game = game_title(str(facts.get("game", "")), language)
    if kind in ("turn", "turn_live"):
        return t("notice-turn-title", game=game)
    if kind == "chat":
        return t("notice-chat-title", game=game, name=name, count=int(facts.get("count", 1)))
    if kind == "test":
        return t("notice-test-title")
    return t(f"notice-{kind.replace('_', '-')}-title", game=game, name=name)


def place(kind: str, table: str | None) -> str:
    """Where what a notice says is to be seen; empty for nowhere."""
    if table:
        return f"/tables/{table}"
    return "/find" if kind == "not_found" else ""


def time_left(seconds: float, language: str) -> str:
    """A time in words, of the two largest units no more than one."""
    t = translator(language)
    if seconds >= DAY:
        return t("notice-left-days", count=int(seconds // DAY))
    if seconds >= HOUR:
        return t("notice-left-hours", count=int(seconds // HOUR))
    return t("notice-left-minutes", count=max(1, int(seconds // 60)))


def game_title(game: str, language: str) -> str:
    try:
        return registry.meta(game).title[language]
    except UnknownGame:
        return game


def _game(notice: Notice, language: str) -> str:
    return game_title(str(notice.facts.get("game", "")), language)


def _item(notice: Notice, language: str) -> Item:
    path = prefixed(place(notice.kind, notice.table) or "/me/notices")
    text = sentence(notice.kind, notice.facts, language)
    game = str(notice.facts.get("game", ""))
    return Item(notice.kind, notice.table, game, text, notice.at, path)


def _more(notice: Notice, language: str) -> str:
    """A second sentence, where there is something to say."""
    t = translator(language)
    others = [str(name) for name in notice.facts.get("others", ())]
    if notice.kind == "vote":
        return t(f"notice-vote-{notice.facts['asks']}")
    if notice.kind in ("test", "stand_in", "nudge", "found", "not_found"):
        return t(f"notice-{notice.kind.replace('_', '-')}-more")
    if notice.kind in ("turn", "turn_live", "low", "over") and others:
        return t("notice-with", name=others[0], more=len(others) - 1)
    return ""


def _left(notice: Notice, language: str, now: float) -> str:
    if notice.kind not in ("turn", "low") or notice.deadline is None or notice.deadline <= now:
        return ""
    left = time_left(notice.deadline - now, language)
    return translator(language)("notice-you-have", left=left)


def _line(notice: Notice, item: Item, language: str, now: float, *, is_turn: bool) -> str:
    t = translator(language)
    game = _game(notice, language)
    if is_turn and notice.deadline is not None and notice.deadline > now:
        left = time_left(notice.deadline - now, language)
        return t("notice-line-left", game=game, left=left)
    return t("notice-line", text=game if is_turn else item.text)
