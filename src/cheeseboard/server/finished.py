"""After the match: score sheet, replay, record; shown from its film."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Any, Final

from fastapi import APIRouter, Request, Response
from fastapi.responses import JSONResponse, PlainTextResponse

from cheeseboard.chance import commitment
from cheeseboard.events import Event, Seat
from cheeseboard.film import Projector
from cheeseboard.game import Outcome, ScoreLine
from cheeseboard.match import Match, is_dealt_from_seed
from cheeseboard.server.leaving import placed
from cheeseboard.server.live import changes, story
from cheeseboard.server.requests import hall
from cheeseboard.server.responses import html, is_script
from cheeseboard.server.store import StoredMatch
from cheeseboard.server.table_page import TablePage, given_up, log_line, match_page, ways_out
from cheeseboard.server.tables import Player, Refused, Table
from cheeseboard.server.visitor import visitor
from cheeseboard.web.boards import sheet
from cheeseboard.web.render import board_css, render, translator

router = APIRouter(include_in_schema=False)

DECISIVE: Final = 3
"""Lines of the sheet that are named as what decided a match."""

ALL: Final = "all"
"""Who looks on and knows everything."""

REPLAYED: Final = ("stage", "strip", "replay-steps", "happened", "players")
"""What changes from step to step of a replay; each is an element with that id."""


@dataclass(frozen=True, slots=True)
class Finished:
    """A match that is over, to be looked at."""

    projector: Projector
    table: Table
    """The table as it was then."""
    given_up: dict[Seat, str]
    """Who resigned or lost by the clock, and how."""
    versions: tuple[int, ...]
    """The versions of the rules it was played by, if they are not the present ones; else ()."""
    stored: StoredMatch


@router.get("/tables/{id}/matches/{number}")
async def score(request: Request, id: str, number: int) -> Response:
    who = await visitor(request)
    table = await hall(request).table(id)
    found = await finished_match(request, table, number)
    match = found.projector.at(found.projector.steps)
    outcome = placed(found.projector.outcome, found.given_up)
    mine = table.seats_of(who.id) if number == table.match_number else []
    page = match_page(match, found.table, who.id, mine[0] if mine else None, who.language)
    headline = verdict(page, outcome, mine, who.language)
    seed = match.record.seed
    drawn = sheet(table.game)
    look = (outcome.winners[0] if outcome.winners else 0) % 6 + 1
    return html(
        request,
        who,
        "score.html",
        page=page,
        outcome=outcome,
        rows=[(drawn.picture(line.message), line) for line in outcome.sheet],
        decisive=decisive(outcome),
        picture=drawn.picture,
        places=_places(match, outcome) if drawn.is_by_standing else outcome.ranks,
        look=look,
        figure=drawn.figure.format(look=look),
        crown=drawn.crown,
        headline=headline,
        ways_out=ways_out(found.given_up, page.names, mine, who.language),
        number=number,
        is_latest=number == table.match_number,
        table_game=table.game,
        css=board_css(table.game),
        commitment=commitment(seed),
        versions=found.versions,
        is_fair=not found.versions and is_dealt_from_seed(match.game, match.record),
        seed=seed.hex() if isinstance(seed, bytes) else seed,
        rated=await hall(request).history.changes(id, number, who.id),
    )


def verdict(page: TablePage, outcome: Outcome, mine: Sequence[Seat], language: str) -> str:
    """Who has won, in one sentence."""
    names = [page.players[seat].name for seat in outcome.winners]
    t = translator(language)
    if not outcome.scores and outcome.reason.key != "over-standing":
        return t("ended-early")
    if not names:
        return t("nobody-wins")
    if len(names) > 1:
        return t("shared-win", names=", ".join(names))
    if set(mine) & set(outcome.winners) and len(mine) == 1:
        return t("you-win")
    return t("someone-wins", name=names[0])


def decisive(outcome: Outcome) -> list[tuple[ScoreLine, int]]:
    """The lines by which the winner leads, the longest lead first, with the winner's points.

    A single line is the total over again.
    """
    counted = [line for line in outcome.sheet if line.is_counted]
    if len(outcome.winners) != 1 or len(outcome.scores) < 2 or len(counted) < 2:
        return []
    winner = outcome.winners[0]
    leads = [
        (line.points[winner] - max(line.points[:winner] + line.points[winner + 1 :]), line)
        for line in counted
    ]
    ahead = sorted((one for one in leads if one[0] > 0), key=lambda one: -one[0])
    return [(line, line.points[winner]) for _, line in ahead[:DECISIVE]]


def _places(match: Match[Any, Any], outcome: Outcome) -> tuple[int, ...]:
    """Who share a place, by how they stood."""
    stood = match.game.standing(match.everything()) or outcome.ranks
    keys = list(zip(outcome.ranks, stood, strict=True))
    return tuple(1 + sum(other < own for other in keys) for own in keys)


@dataclass(frozen=True, slots=True)
class Line:
    """A step in the list of a replay."""

    step: int
    seat: Seat | None
    """Who took it; None for the set-up and for what nobody did."""
    sentence: str
    is_turn: bool
    """Whether somebody else acts from here on."""


@dataclass(frozen=True, slots=True)
class Looking:
    """Whose eyes a match is looked at with: those of a seat, of the public, or of who knows all."""

    name: str
    seat: Seat | None = None

    def view(self, match: Match[Any, Any]) -> Any:
        """What the page showed these eyes."""
        view = self.knowledge(match)
        return view if self.name == ALL else match.game.shown(view, self.seat)

    def knowledge(self, match: Match[Any, Any]) -> Any:
        """What these eyes could know: also what had to be remembered without help."""
        whole = match.everything()
        return whole if self.name == ALL else match.game.view(whole, self.seat)

    def known(self, events: Sequence[Event]) -> list[Event]:
        return [one for one in events if self.name == ALL or one.is_known_to(self.seat)]


def looking_as(name: str, seats: int) -> Looking:
    if name.isdecimal() and len(name) < 3 and int(name) < seats:
        return Looking(name, int(name))
    return Looking(name if name == "public" else ALL)


@router.get("/tables/{id}/matches/{number}/replay")
async def replay(request: Request, id: str, number: int, step: int = 0) -> Response:
    """A step of a match that is over: a page, or for the script its parts and how it came about."""
    who = await visitor(request)
    table = await hall(request).table(id)
    found = await finished_match(request, table, number)
    projector = found.projector
    step = max(0, min(step, projector.steps))
    match = projector.at(step)
    looking = looking_as(request.query_params.get("from", ALL), match.seats)
    page = match_page(
        match,
        found.table,
        who.id,
        looking.seat,
        who.language,
        view=looking.view(match),
        events=looking.known(match.all_events()),
    )
    happened = looking.known(projector.happened(step)) if step else []
    heard = _heard(page, looking, who.language)
    turns = turns_of(projector)
    shown: dict[str, Any] = {
        "page": page,
        "step": step,
        "steps": projector.steps,
        "before": max((turn for turn in turns if turn < step), default=0),
        "after": min((turn for turn in turns if turn > step), default=projector.steps),
        "viewer": looking.name,
        "number": number,
        "happened": [
            replace(log_line(event, page.say), sentence=heard(event)) for event in happened
        ],
        "versions": found.versions,
    }
    if is_script(request):
        drawn = {
            name: str(render(f"parts/{name}.html", who.language, **shown)) for name in REPLAYED
        }
        before = looking.view(projector.at(step - 1)) if step else None
        tale = story(table.game, happened, page.say, looking.seat, before, page.view)
        return JSONResponse({"html": changes(drawn, {}), "news": tale.news, "step": step})
    return html(
        request,
        who,
        "replay.html",
        lines=_lines(projector, looking, heard),
        table_game=table.game,
        more_art=("i-turn", "i-fork"),
        may_branch=not found.versions,
        css=board_css(table.game),
        **shown,
    )


def _heard(page: TablePage, looking: Looking, language: str) -> Callable[[Event], str]:
    """The sentence of an event; who knows all reads to whom alone it was told."""
    t, names = translator(language), page.table.seat_names()

    def sentence(event: Event) -> str:
        said = page.say(event.message)
        if looking.name != ALL or event.seats is None or len(event.seats) != 1:
            return said
        return t("told-to", name=names[event.seats[0]], sentence=said)

    return sentence


def acting_seats(projector: Projector) -> list[Seat | None]:
    """Who took each step."""
    return [getattr(step, "seat", None) for step in projector.record.steps]


def turns_of(projector: Projector) -> list[int]:
    """The steps from which on somebody else acts."""
    seats = acting_seats(projector)
    return [step for step, pair in enumerate(pairwise([None, *seats]), 1) if pair[0] != pair[1]]


def _lines(projector: Projector, looking: Looking, heard: Callable[[Event], str]) -> list[Line]:
    """The steps of a match as a viewer reads them; those that tell the viewer nothing are not."""
    turns = set(turns_of(projector))
    told = [looking.known(projector.happened(step)) for step in range(1, projector.steps + 1)]
    return [
        Line(step, seat, heard(events[0]), step in turns)
        for step, (seat, events) in enumerate(zip(acting_seats(projector), told, strict=True), 1)
        if events
    ]


@router.get("/tables/{id}/matches/{number}/record.jsonl")
async def record(request: Request, id: str, number: int) -> Response:
    """The record as it was written, whatever became of the rules."""
    table = await hall(request).table(id)
    stored = await stored_match(request, table, number)
    text = "".join(line + "\n" for line in stored.record.lines())
    name = f"{table.game}-{table.id}-{number}.jsonl"
    return PlainTextResponse(
        text,
        media_type="application/jsonl",
        headers={"Content-Disposition": f'attachment; filename="{name}"'},
    )


async def stored_match(request: Request, table: Table, number: int) -> StoredMatch:
    """What is kept of a match that is over; nothing of a running match gets out."""
    request.state.game = table.game
    request.state.back = f"/tables/{table.id}"
    stored = await hall(request).stored_match(table, number)
    if stored.end is None:
        raise Refused(403, "refuse-running-secret")
    return stored


async def finished_match(request: Request, table: Table, number: int) -> Finished:
    stored = await stored_match(request, table, number)
    projector = await hall(request).films.projector(stored)
    seats = projector.record.seats
    players = table.players if number == table.match_number else []
    if len(players) != seats:
        players = [Player("person", name=name) for name in stored.names]
    shown = Table(
        id=table.id,
        game=table.game,
        host=table.host,
        options=projector.record.options,
        players=list(players),
        access=table.access,
        stage="over",
        match=projector.at(projector.steps),
        match_number=number,
        names=list(stored.names),
    )
    told = [event for group in stored.told for event in group]
    gone = given_up((one["key"], one["args"]) for one in told)
    versions = projector.record.rules_versions
    is_present = versions == (projector.game.meta.rules_version,)
    return Finished(projector, shown, gone, () if is_present else versions, stored)
