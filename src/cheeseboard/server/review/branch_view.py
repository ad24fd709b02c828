"""What the review page shows of lines that were played on from a match."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from cheeseboard.server.review.figures import percent
from cheeseboard.server.table_page import LogLine, TablePage, log_line, table_page
from cheeseboard.server.tables import Refused

if TYPE_CHECKING:
    from cheeseboard.server.hall import Hall
    from cheeseboard.server.review.sight import Sight

MOST_STYLES: Final = 3
"""Lines are drawn dotted, dashed and dash-dotted."""
SHORT: Final = 5
"""Moves of a line that is left without a word."""


@dataclass(slots=True)
class BranchLine:
    """A line in the ridges and in the list."""

    id: str
    step: int
    is_kept: bool
    style: int
    paths: tuple[str, ...]
    """By seat, the dotted line."""
    left: float
    """Where it ends, in per cent of the width."""
    ends: tuple[int, ...]
    """The chances there."""
    chance: int | None
    """That of its owner's seat."""
    is_shown: bool = False


@dataclass(frozen=True, slots=True)
class BranchPage:
    """A line that is played on in the review."""

    id: str
    step: int
    seat: int
    knows_all: bool
    is_kept: bool
    page: TablePage
    log: tuple[LogLine, ...]
    headline: str
    here: int | None
    """The chance of its seat where the line stands."""
    in_match: int | None
    """The same at that step of the match."""
    now: tuple[int, ...]
    may_keep: bool
    is_long: bool
    """Whether enough was played to ask who leaves it whether it is to be kept."""


async def branch_views(hall: "Hall", sight: "Sight") -> list[BranchLine]:
    """The lines that the viewer has played from this match, the latest first."""
    if not sight.who.id:
        return []
    stored = sight.found.stored
    rows = await hall.read(hall.store.notebook.branches, stored.id, sight.who.id)
    steps, seats = sight.projector.steps, len(stored.names)
    kept = [row for row in rows if row.is_kept]
    others = [row for row in rows if not row.is_kept][:MOST_STYLES]
    return [
        _line(row, style % MOST_STYLES + 1, steps, seats, sight.chances_at(row.step, row.seat))
        for style, row in enumerate([*kept, *others])
    ]


def _line(row: Any, style: int, steps: int, seats: int, before: Sequence[int] | None) -> BranchLine:
    """`before` are the chances in the match where it leaves that."""
    counted = {row.step + int(at): values for at, values in row.chances.items()}
    points = sorted(({row.step: before} | counted if before else counted).items())
    width = 100 / max(1, steps)
    last = points[-1] if counted else None
    return BranchLine(
        row.table,
        row.step,
        row.is_kept,
        style,
        tuple(_path(points, seat, steps) for seat in range(seats)),
        round(min(100.0, last[0] * width), 2) if last else 0.0,
        tuple(percent(value) for value in last[1]) if last else (),
        percent(last[1][row.seat]) if last else None,
    )


def _path(points: Sequence[tuple[int, Sequence[int]]], seat: int, steps: int) -> str:
    """The line of a seat, in a frame of 1000 to 100."""
    places = [
        f"{min(1000.0, 1000 * at / max(1, steps)):.4g} {100 - values[seat] / 100:.3g}"
        for at, values in points
    ]
    return "M" + "L".join(places) if places else ""


async def open_branch(hall: "Hall", sight: "Sight", id: str) -> BranchPage:
    """A line of this match as its owner plays it; nobody else sees it."""
    row = await hall.read(hall.store.notebook.branch, id)
    if row is None or row.match != sight.found.stored.id or row.person != sight.who.id:
        raise Refused(404, "refuse-no-branch")
    table = await hall.table(id)
    if table.match is None:
        raise Refused(409, "refuse-not-started")
    if not table.match.record.start or row.seat not in table.seats_of(sight.who.id):
        raise Refused(404, "refuse-no-branch")  # another match, or somebody else has that seat
    table.see(sight.who.id)
    hall.begin(hall.branching.count(table, row))
    page = table_page(table, sight.who.id, row.seat, sight.who.language)
    events = [event for _, event in table.match.events(row.seat)]
    log = tuple(log_line(event, page.say) for event in events)
    at = len(table.match.record.steps)
    values = row.chances.get(str(at)) or _latest(row.chances)
    for one in sight.branches:
        one.is_shown = one.id == id
    return BranchPage(
        id,
        row.step,
        row.seat,
        row.knows_all,
        row.is_kept,
        page,
        log[-12:],
        log[-1].sentence if log else "",
        percent(values[row.seat]) if values else None,
        sight.chance_at(min(sight.projector.steps, row.step + at), row.seat),
        tuple(percent(value) for value in values) if values else (),
        not row.is_kept,
        at > SHORT,
    )


def _latest(chances: dict[str, Any]) -> Any:
    return chances[max(chances, key=int)] if chances else None
