"""What is told to whom, by which way, and when: decided from facts alone, without any I/O.

A notice is a fact about one person: it is your turn at a table, your time runs low. For every place
where the person wants to be told (a device, a mail address, a hook) `verdict` says whether it is
sent now, waits, or is let go. Nothing is sent to who looks at the table, or about a turn that has
passed; several tables within five minutes come as one; the night is quiet.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime, timedelta
from typing import Any, Final, Literal, cast, get_args

from cheeseboard.web.moments import zone_of

Kind = Literal[
    "turn",
    "turn_live",
    "low",
    "vote",
    "invited",
    "over",
    "chat",
    "stand_in",
    "nudge",
    "found",
    "not_found",
    "test",
]
Way = Literal["push", "mail", "webhook", "service", "sound", "bell"]
TableWish = Literal["more", "mute"]
Why = Literal["passed", "opened", "unwanted", "looking"]

SENT_WAYS: Final[tuple[Way, ...]] = ("push", "mail", "webhook", "service")
"""The ways that leave the page."""

TOPICS: Final[tuple[Kind, ...]] = (
    *("turn", "turn_live", "low", "vote", "invited", "over", "chat", "stand_in", "nudge"),
)
"""What somebody can choose to be told about, as the page of settings lists it."""

USUAL: Final[Mapping[Kind, frozenset[Way]]] = {
    "turn": frozenset[Way](("push", "mail", "webhook", "service", "bell")),
    "turn_live": frozenset[Way](("push", "sound", "bell")),
    "low": frozenset[Way](("push", "mail", "service", "sound", "bell")),
    "vote": frozenset[Way](("push", "mail", "service", "bell")),
    "invited": frozenset[Way](("push", "mail", "service", "bell")),
    "over": frozenset[Way](("mail", "webhook", "bell")),
    "chat": frozenset[Way](("bell",)),
    "stand_in": frozenset[Way](("push", "mail", "bell")),
    "nudge": frozenset[Way](("push", "service", "bell")),
}
"""Where somebody is told who has chosen nothing."""

MINUTE: Final = 60.0
LOOK: Final = 8.0
"""Seconds that a notice of a turn waits: who looks at the table has been noticed by then."""
TOGETHER: Final = 5 * MINUTE
"""Seconds in which what comes at several tables is told as one."""
MAIL_WAITS: Final = 10 * MINUTE
CHAT_WAITS: Final = 10 * MINUTE
"""Seconds in which what is said at a table is bundled."""
DIGEST: Final = 7 * 60 + 30
"""The minute of the day of a daily mail, where no quiet hours end."""

PAUSES: Final = (MINUTE, 10 * MINUTE, 60 * MINUTE, 289 * MINUTE)
"""Seconds until something that did not arrive is tried again: five tries in six hours."""


@dataclass(frozen=True, slots=True)
class Quiet:
    """The hours in which nothing is sent, in minutes of the person's day."""

    begin: int = 22 * 60 + 30
    end: int = 7 * 60 + 30

    def holds(self, minute: int) -> bool:
        if self.begin <= self.end:
            return self.begin <= minute < self.end
        return minute >= self.begin or minute < self.end


@dataclass(frozen=True, slots=True)
class Wishes:
    """How somebody wants to be told."""

    ways: Mapping[Kind, frozenset[Way]] = field(default_factory=lambda: dict(USUAL))
    quiet: Quiet | None = Quiet()
    zone: str = ""
    wakes: bool = False
    """Whether a seat that would be lost in the night is worth waking up for."""
    is_digest: bool = False
    """Whether mails come as one a day."""
    tables: Mapping[str, TableWish] = field(default_factory=dict)
    """Tables where it is not as always."""
    language: str = ""
    asked: float = 0.0
    """When the person last said no to being told; 0 for who has not."""

    def to_json(self) -> dict[str, Any]:
        quiet = None if self.quiet is None else [self.quiet.begin, self.quiet.end]
        return {
            "ways": {kind: sorted(ways) for kind, ways in self.ways.items()},
            "quiet": quiet,
            "wakes": self.wakes,
            "is_digest": self.is_digest,
            "tables": dict(self.tables),
            "language": self.language,
            "asked": self.asked,
        }

    @classmethod
    def from_json(cls, data: Mapping[str, Any], zone: str = "") -> "Wishes":
        """The wishes as they were kept; what is missing is as usual."""
        kept = data.get("ways", {})
        ways = {kind: frozenset(kept.get(kind, USUAL[kind])) for kind in TOPICS}
        quiet = data.get("quiet", (Quiet().begin, Quiet().end))
        return cls(
            cast("dict[Kind, frozenset[Way]]", ways),
            None if quiet is None else Quiet(*quiet),
            zone,
            bool(data.get("wakes", False)),
            bool(data.get("is_digest", False)),
            dict(data.get("tables", {})),
            str(data.get("language", "")),
            float(data.get("asked", 0.0)),
        )

    def wants(self, kind: Kind, way: Way, table: str | None) -> bool:
        """Whether somebody wants to hear of something by a way."""
        if kind in ("test", "found", "not_found"):
            return True
        wish = self.tables.get(table or "")
        if wish == "mute":
            return False
        return way in self.ways[kind] or (wish == "more" and way in self.ways["turn"])

    def with_table(self, table: str, wish: str) -> "Wishes":
        """The same with another wish for one table; "" is as always."""
        others = {id: kept for id, kept in self.tables.items() if id != table}
        if wish in get_args(TableWish):
            others[table] = cast("TableWish", wish)
        return replace(self, tables=others)


@dataclass(frozen=True, slots=True)
class Notice:
    """Something that somebody should know, with what is true of it now."""

    id: int
    kind: Kind
    table: str | None
    at: float
    after: float = 0.0
    """When it may be told at the earliest."""
    is_opened: bool = False
    """Whether the person has seen it, wherever."""
    is_passed: bool = False
    """Whether it does not matter any more."""
    is_looking: bool = False
    """Whether the person looks at the table now."""
    deadline: float | None = None
    """When the person's time is up."""
    facts: Mapping[str, Any] = field(default_factory=dict)
    """What the sentence is made of; only what everybody at the table knows."""


@dataclass(frozen=True, slots=True)
class Send:
    """Now."""


@dataclass(frozen=True, slots=True)
class Wait:
    """Not before a moment; then it is looked at again."""

    until: float


@dataclass(frozen=True, slots=True)
class Drop:
    """Never."""

    why: Why


Verdict = Send | Wait | Drop


def verdict(
    notice: Notice, way: Way, wishes: Wishes, now: float, last_sent: float = 0.0
) -> Verdict:
    """What becomes of a notice on a way where something was last sent at `last_sent`."""
    if notice.is_passed:
        return Drop("passed")
    if notice.is_opened:
        return Drop("opened")
    if not wishes.wants(notice.kind, way, notice.table):
        return Drop("unwanted")
    if notice.kind == "test":
        return Send()
    if notice.is_looking:
        return Drop("looking")
    ready = max(_ready(notice, way, wishes), _after_others(notice, last_sent))
    moment = _outside_night(notice, wishes, max(ready, now))
    return Send() if moment <= now else Wait(moment)


def _ready(notice: Notice, way: Way, wishes: Wishes) -> float:
    """When a notice may be told, but for the night and for what else is told."""
    ready = max(notice.after, notice.at)
    if notice.kind in ("turn", "turn_live", "low", "vote"):
        ready = max(ready, notice.at + LOOK)
    if notice.kind == "chat":
        ready = max(ready, notice.at + CHAT_WAITS)
    if way == "mail":
        ready = max(ready, notice.at + MAIL_WAITS)
        digest = _next(_digest_minute(wishes), wishes.zone, notice.at)
        if wishes.is_digest and not _is_lost_by(notice, digest):
            ready = max(ready, digest)
    return ready


def _after_others(notice: Notice, last_sent: float) -> float:
    """Shortly after one notice the next wait for each other; what is urgent does not."""
    is_urgent = notice.kind in ("low", "nudge", "found")
    return 0.0 if is_urgent or not last_sent else last_sent + TOGETHER


def _outside_night(notice: Notice, wishes: Wishes, moment: float) -> float:
    """The moment, or the morning after it."""
    quiet = wishes.quiet
    if quiet is None or not quiet.holds(_minute(moment, wishes.zone)):
        return moment
    morning = _next(quiet.end, wishes.zone, moment)
    return moment if wishes.wakes and _is_lost_by(notice, morning) else morning


def _is_lost_by(notice: Notice, moment: float) -> bool:
    """Whether a seat would be lost by then of whose time it is told that it runs low."""
    return notice.kind == "low" and notice.deadline is not None and notice.deadline < moment


def _digest_minute(wishes: Wishes) -> int:
    return wishes.quiet.end if wishes.quiet is not None else DIGEST


def _minute(moment: float, zone: str) -> int:
    local = datetime.fromtimestamp(moment, zone_of(zone))
    return local.hour * 60 + local.minute


def _next(minute: int, zone: str, moment: float) -> float:
    """The next moment at which somebody's day has come to a minute."""
    local = datetime.fromtimestamp(moment, zone_of(zone))
    wall = local.replace(hour=minute // 60, minute=minute % 60, second=0, microsecond=0, fold=0)
    for days in range(3):
        found = (wall + timedelta(days=days)).timestamp()
        if found > moment:
            return found
    raise AssertionError("a day has its minutes")


@dataclass(frozen=True, slots=True)
class Plan:
    """What becomes of somebody's notices on one way."""

    send: tuple[Notice, ...]
    """Told now, as one."""
    drop: tuple[tuple[Notice, Why], ...]
    wait: float | None
    """When to look again; None if nothing waits."""


def plan(
    notices: Sequence[Notice], way: Way, wishes: Wishes, now: float, last_sent: float = 0.0
) -> Plan:
    """Whatever is sent goes together; one that may be told now takes along those of its company."""
    judged = [(notice, verdict(notice, way, wishes, now, last_sent)) for notice in notices]
    send = [notice for notice, found in judged if isinstance(found, Send)]
    drop = [(notice, found.why) for notice, found in judged if isinstance(found, Drop)]
    waits = [(notice, found.until) for notice, found in judged if isinstance(found, Wait)]
    if send:
        along = {notice.id for notice, _ in waits if _ready(notice, way, wishes) <= now}
        send += [notice for notice, _ in waits if notice.id in along]
        waits = [(notice, until) for notice, until in waits if notice.id not in along]
    soonest = min((until for _, until in waits), default=None)
    return Plan(tuple(sorted(send, key=lambda one: one.id)), tuple(drop), soonest)


def retry_after(tries: int) -> float | None:
    """Seconds until the next try after so many; None if it was the last."""
    return PAUSES[tries - 1] if tries <= len(PAUSES) else None
