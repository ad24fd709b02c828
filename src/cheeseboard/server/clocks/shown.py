"""The clocks of a table as pages and programs see them: from facts alone, so that nothing has to be
sent while time goes by."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import takewhile
from typing import Any, Final

from cheeseboard.events import Seat
from cheeseboard.match import Match
from cheeseboard.server.clocks import clock as rules
from cheeseboard.server.clocks.facts import NUDGE, Clocks, SeatClock
from cheeseboard.server.clocks.rest import spans
from cheeseboard.server.clocks.said import duration
from cheeseboard.server.clocks.tempo import Tempo, offered
from cheeseboard.server.clocks.wall import Clock
from cheeseboard.server.tables import Table

TIMES: Final = ("state", "left", "full", "since", "until", "low", "is_owing")
"""What the page's script is told of each clock."""

MOST_SPANS: Final = 40
"""Nights that a page is told of ahead."""


@dataclass(frozen=True, slots=True)
class ClockLine:
    """A seat's clock on a page; moments are whole milliseconds by the server's clock."""

    state: str
    """`run`, `stop`, `done`, `still` or `bot`; whether time is low, the page sees by itself."""
    tempo: Tempo
    left: float
    """Seconds when it was last settled."""
    full: float
    """Seconds that make a whole strip."""
    saved: float = 0.0
    since: int = 0
    until: int = 0
    """When time is up; 0 for a clock that stands."""
    low: int = 0
    spans: tuple[tuple[int, int], ...] = ()
    """When it stands by itself, until time is up."""
    is_owing: bool = False
    is_late: bool = False
    """Whether a bot plays because time was up."""
    half: int = 0
    """When others may remind the person; 0 for never."""
    nudged: int = 0
    """When somebody last did; 0 where that is forgotten."""

    @property
    def figure(self) -> Mapping[str, Any]:
        """The time left, as arguments of a message."""
        return duration(self.left)

    @property
    def reserve(self) -> Mapping[str, Any]:
        return duration(self.saved)

    @property
    def rests(self) -> str:
        return json.dumps([list(span) for span in self.spans], separators=(",", ":"))

    @property
    def part(self) -> int:
        """Percent of the strip."""
        return round(100 * min(1.0, self.left / self.full)) if self.full else 0


def clock_line(table: Table, match: Match[Any, Any], seat: Seat) -> ClockLine | None:
    """The clock of a seat; None where none runs at the table."""
    clocks, tempo = table.clocks, table.tempo
    if not tempo.has_clock or not clocks.seats or match.outcome is not None:
        return None
    clock, player = clocks.seats[seat], table.players[seat]
    full = float(tempo.bank if tempo.is_live else tempo.step)
    if player.kind == "bot":
        return ClockLine("bot", tempo, 0.0, full, is_late=clock.lent is not None)
    left = rules.total(clock)
    line = {"full": max(full, left), "left": left, "saved": clock.saved, "tempo": tempo}
    until, low = rules.deadline(clock, tempo), rules.low_at(clock, tempo)
    if clock.since is None or until is None or low is None:
        state = "still" if clocks.still is not None else "stop"
        if not clock.is_owing and _is_together(match):
            state = "done"
        return ClockLine(state, is_owing=clock.is_owing, **line)  # type: ignore[arg-type]
    rest = _spans(clock, tempo, clock.since, until)
    moments = {"since": _ms(clock.since + clock.free), "until": _ms(until), "low": _ms(low)}
    moments |= _reminders(clocks, seat, rules.half_at(clock, tempo) or 0.0)
    return ClockLine("run", is_owing=True, spans=rest, **moments, **line)  # type: ignore[arg-type]


def _reminders(clocks: Clocks, seat: Seat, half: float) -> dict[str, int]:
    """When somebody may be reminded, and was: all together may once a day."""
    if clocks.nudged is None or not half:
        return {"half": _ms(half)}
    whom, at = clocks.nudged
    return {"half": _ms(max(half, at + NUDGE)), "nudged": _ms(at) if whom == seat else 0}


def times(lines: Sequence[ClockLine | None]) -> str:
    """All clocks for the page's script."""
    return json.dumps(
        [
            {"seat": seat, "rests": line.spans, **{name: getattr(line, name) for name in TIMES}}
            for seat, line in enumerate(lines)
            if line is not None
        ],
        separators=(",", ":"),
    )


@dataclass(frozen=True, slots=True)
class TimePage:
    """What a page says of time, beside the clocks."""

    away: Mapping[str, Any] | None = None
    """How long the server was away; None if that is over."""
    why: str = ""
    """Why all clocks stand."""
    vote: str = ""
    """What people are asked; empty if nothing, or if it is to end the match."""
    asker: str = ""
    has_agreed: bool = False
    agreed: tuple[Seat, ...] = ()
    """Who agrees to what is asked, also to end the match; bots always do."""
    waiting: tuple[Seat, ...] = ()
    tempo: Tempo | None = None
    """The pace that is asked for."""
    target: str = ""
    """Who is to get more time."""
    back: tuple[str, ...] = ()
    """Who is back from a pause, by name."""
    is_back: bool = False
    may_ask: bool = False
    """Whether the viewer may ask for something now."""
    leads: bool = False
    tempos: tuple[Tempo, ...] = ()
    """Other paces that may be asked for."""
    gift: Mapping[str, Any] | None = None
    """How much time one may give another; None where no clock runs."""


def time_page(table: Table, person: str, is_live: bool) -> TimePage:
    """What a viewer reads of time at a table."""
    if not is_live or table.stage != "playing":
        return TimePage()
    clocks, tempo, names = table.clocks, table.tempo, table.seat_names()
    people = {one: table.seats_of(one)[0] for one in table.people()}
    is_playing = person in people
    page = TimePage(
        away=duration(clocks.away) if clocks.away >= 1 else None,
        why=clocks.why if tempo.has_clock else "",
        back=tuple(names[people[one]] for one in clocks.back if one in people),
        is_back=person in clocks.back,
        may_ask=is_playing and clocks.vote is None and clocks.why != "pause",
        leads=is_playing and table.is_led_by(person),
        tempos=tuple(one for one in offered() if one.show() != tempo.show()),
        gift=duration(rules.gift(tempo)) if tempo.has_clock and is_playing else None,
    )
    vote = clocks.vote
    if vote is None or not is_playing:
        return page
    yes = {*vote.yes, *table.manners.for_end}
    bots = {seat for seat, player in enumerate(table.players) if player.kind == "bot"}
    agreed = bots | {seat for one, seat in people.items() if one in yes}
    waiting = (seat for one, seat in people.items() if one not in yes)
    page = replace(page, agreed=tuple(sorted(agreed)), waiting=tuple(waiting))
    if vote.kind == "end":
        return page
    return replace(
        page,
        vote=vote.kind,
        asker=names[vote.seat],
        has_agreed=person in yes,
        tempo=Tempo.read(vote.tempo) if vote.tempo else None,
        target=names[vote.target],
    )


def _is_together(match: Match[Any, Any]) -> bool:
    """Whether several choose at once and in secret: who is not to act is ready."""
    to_act = match.to_act
    return bool(to_act) and match.game.decision(match.view(None), to_act[0]).is_parked


def _spans(
    clock: SeatClock, tempo: Tempo, since: float, until: float
) -> tuple[tuple[int, int], ...]:
    if not tempo.is_days:
        return ()
    ahead = takewhile(lambda span: span[0] < until, spans(clock.rest, since))
    return tuple((_ms(first), _ms(last)) for first, last in list(ahead)[:MOST_SPANS])


def _ms(seconds: float) -> int:
    return round(1000 * seconds)


def server_time(tempo: Tempo, clock: Clock) -> dict[str, int]:
    """What time it is here, for pages that show clocks; others are told nothing that changes."""
    return {"now": _ms(clock.now())} if tempo.has_clock else {}


def clocks_json(table: Table, now: float) -> dict[str, Any] | None:
    """The clocks of a table for a program; None where none runs."""
    clocks = table.clocks
    if not table.tempo.has_clock or not clocks.seats:
        return None
    return {
        "now": now,
        "still": clocks.why or None,
        "seats": [seat_json(clocks, table.tempo, seat, now) for seat in range(len(clocks.seats))],
    }


def facts_json(table: Table) -> list[dict[str, Any]] | None:
    """The same for a stream: only what does not change while time goes by."""
    clocks, tempo = table.clocks, table.tempo
    if not tempo.has_clock or not clocks.seats:
        return None
    return [
        {
            "seat": seat,
            "total": round(rules.total(clock), 3),
            "deadline": rules.deadline(clock, tempo),
            "low": rules.low_at(clock, tempo),
            "is_owing": clock.is_owing,
        }
        for seat, clock in enumerate(clocks.seats)
    ]


def seat_json(clocks: Clocks, tempo: Tempo, seat: Seat, now: float) -> dict[str, Any]:
    clock = clocks.seats[seat]
    rest = rules.rests(clock, tempo, now)
    return {
        "seat": seat,
        "left": round(rules.time_left(clock, tempo, now), 3),
        "is_running": clock.since is not None and rest is None,
        "is_owing": clock.is_owing,
        "deadline": rules.deadline(clock, tempo),
        "low": rules.low_at(clock, tempo),
        "rests": {"why": rest[0], "until": rest[1]} if rest is not None else None,
        "lent": clock.lent,
    }


def vote_json(clocks: Clocks) -> dict[str, Any] | None:
    """What people are asked just now, for a program."""
    vote = clocks.vote
    if vote is None:
        return None
    return {
        "kind": vote.kind,
        "seat": vote.seat,
        "until": vote.until,
        "agreed": len(vote.yes),
        "tempo": vote.tempo or None,
        "target": vote.target if vote.kind == "time" else None,
    }
