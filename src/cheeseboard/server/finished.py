"""After the match: score sheet, replay, record; shown from its film."""

from dataclasses import dataclass

from fastapi import APIRouter, Request, Response
from fastapi.responses import PlainTextResponse

from cheeseboard.chance import commitment
from cheeseboard.events import Seat
from cheeseboard.film import Projector
from cheeseboard.match import is_dealt_from_seed
from cheeseboard.server.leaving import placed
from cheeseboard.server.requests import hall
from cheeseboard.server.responses import html
from cheeseboard.server.store import StoredMatch
from cheeseboard.server.table_page import log_line, match_page
from cheeseboard.server.tables import Player, Refused, Table
from cheeseboard.server.visitor import visitor
from cheeseboard.web.render import board_css, translator

router = APIRouter(include_in_schema=False)


@dataclass(frozen=True, slots=True)
class Finished:
    """A match that is over, to be looked at."""

    projector: Projector
    table: Table
    """The table as it was then."""
    given_up: list[Seat]
    versions: tuple[int, ...]
    """The versions of the rules it was played by, if they are not the present ones; else ()."""


@router.get("/tables/{id}/matches/{number}")
async def score(request: Request, id: str, number: int) -> Response:
    who = await visitor(request)
    table = await hall(request).table(id)
    found = await _finished(request, table, number)
    match = found.projector.at(found.projector.steps)
    outcome = placed(found.projector.outcome, found.given_up)
    mine = table.seats_of(who.id) if number == table.match_number else []
    page = match_page(match, found.table, who.id, mine[0] if mine else None, who.language)
    names = [page.players[seat].name for seat in outcome.winners]
    t = translator(who.language)
    if not outcome.scores and outcome.reason.key != "over-standing":
        headline = t("ended-early")
    elif not names:
        headline = t("nobody-wins")
    elif len(names) > 1:
        headline = t("shared-win", names=", ".join(names))
    elif set(mine) & set(outcome.winners) and len(mine) == 1:
        headline = t("you-win")
    else:
        headline = t("someone-wins", name=names[0])
    seed = match.record.seed
    return html(
        request,
        who,
        "score.html",
        page=page,
        outcome=outcome,
        portrait=outcome.winners[0] if outcome.winners else 0,
        headline=headline,
        number=number,
        is_latest=number == table.match_number,
        table_game=table.game,
        css=board_css(table.game),
        commitment=commitment(seed),
        versions=found.versions,
        is_fair=not found.versions and is_dealt_from_seed(match.game, match.record),
        seed=seed.hex() if isinstance(seed, bytes) else seed,
    )


@router.get("/tables/{id}/matches/{number}/replay")
async def replay(request: Request, id: str, number: int, step: int = 0) -> Response:
    who = await visitor(request)
    table = await hall(request).table(id)
    found = await _finished(request, table, number)
    step = max(0, min(step, found.projector.steps))
    looking = request.query_params.get("from", "all")
    game = found.projector.game
    match = found.projector.at(step)
    seat: Seat | None = None
    if looking.isdecimal() and len(looking) < 3 and int(looking) < match.seats:
        seat = int(looking)
        view = game.shown(game.view(match.everything(), seat), seat)
    elif looking == "public":
        view = game.shown(game.view(match.everything(), None), None)
    else:
        looking, view = "all", match.everything()
    events = match.all_events()
    if looking != "all":
        events = [event for event in events if event.is_known_to(seat)]
    page = match_page(match, found.table, who.id, seat, who.language, view=view, events=events)
    happened = [
        log_line(event, page.say)
        for event in found.projector.happened(step)
        if step and (looking == "all" or event.is_known_to(seat))
    ]
    return html(
        request,
        who,
        "replay.html",
        page=page,
        step=step,
        steps=found.projector.steps,
        viewer=looking,
        number=number,
        happened=happened,
        versions=found.versions,
        table_game=table.game,
        css=board_css(table.game),
    )


@router.get("/tables/{id}/matches/{number}/record.jsonl")
async def record(request: Request, id: str, number: int) -> Response:
    """The record as it was written, whatever became of the rules."""
    table = await hall(request).table(id)
    stored = await _stored(request, table, number)
    text = "".join(line + "\n" for line in stored.record.lines())
    name = f"{table.game}-{table.id}-{number}.jsonl"
    return PlainTextResponse(
        text,
        media_type="application/jsonl",
        headers={"Content-Disposition": f'attachment; filename="{name}"'},
    )


async def _stored(request: Request, table: Table, number: int) -> StoredMatch:
    """What is kept of a match that is over; nothing of a running match gets out."""
    request.state.game = table.game
    request.state.back = f"/tables/{table.id}"
    stored = await hall(request).stored_match(table, number)
    if stored.end is None:
        raise Refused(403, "refuse-running-secret")
    return stored


async def _finished(request: Request, table: Table, number: int) -> Finished:
    stored = await _stored(request, table, number)
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
        is_public=table.is_public,
        stage="over",
        match=projector.at(projector.steps),
        match_number=number,
        names=list(stored.names),
    )
    told = [event for group in stored.told for event in group]
    given_up = [one["args"]["seat"] for one in told if one["key"] == "event-resigned"]
    versions = projector.record.rules_versions
    is_present = versions == (projector.game.meta.rules_version,)
    return Finished(projector, shown, given_up, () if is_present else versions)
