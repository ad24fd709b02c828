"""After the match: score sheet, replay, record."""

from typing import Any

from fastapi import APIRouter, Request, Response
from fastapi.responses import PlainTextResponse

from cheeseboard import registry
from cheeseboard.chance import commitment
from cheeseboard.events import Seat
from cheeseboard.match import Match, is_dealt_from_seed
from cheeseboard.record import RecordError
from cheeseboard.server.hall import record_of
from cheeseboard.server.leaving import placed
from cheeseboard.server.requests import hall
from cheeseboard.server.responses import html
from cheeseboard.server.table_page import log_line, match_page
from cheeseboard.server.tables import Player, Refused, Table
from cheeseboard.server.visitor import visitor
from cheeseboard.web.render import board_css, translator

router = APIRouter(include_in_schema=False)


@router.get("/tables/{id}/matches/{number}")
async def score(request: Request, id: str, number: int) -> Response:
    who = await visitor(request)
    table = await hall(request).table(id)
    match, shown, given_up = await _finished(request, table, number)
    assert match.outcome is not None
    outcome = placed(match.outcome, given_up)
    mine = table.seats_of(who.id) if number == table.match_number else []
    page = match_page(match, shown, who.id, mine[0] if mine else None, who.language)
    names = [page.players[seat].name for seat in outcome.winners]
    t = translator(who.language)
    if not outcome.scores:
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
        is_fair=is_dealt_from_seed(match.game, match.record),
        seed=seed.hex() if isinstance(seed, bytes) else seed,
    )


@router.get("/tables/{id}/matches/{number}/replay")
async def replay(
    request: Request, id: str, number: int, step: int = 0, viewer: str | None = None
) -> Response:
    who = await visitor(request)
    table = await hall(request).table(id)
    whole_match, shown, _ = await _finished(request, table, number)
    steps = len(whole_match.record.steps)
    step = max(0, min(step, steps))
    looking = request.query_params.get("from", "all")
    game = whole_match.game
    match = Match.replay(game, whole_match.record, step)
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
    page = match_page(match, shown, who.id, seat, who.language, view=view, events=events)
    before = Match.replay(game, whole_match.record, step - 1).all_events() if step else []
    happened = [
        log_line(event, page.say)
        for event in match.all_events()[len(before) :]
        if looking == "all" or event.is_known_to(seat)
    ]
    return html(
        request,
        who,
        "replay.html",
        page=page,
        step=step,
        steps=steps,
        viewer=looking,
        number=number,
        happened=happened,
        table_game=table.game,
        css=board_css(table.game),
    )


@router.get("/tables/{id}/matches/{number}/record.jsonl")
async def record(request: Request, id: str, number: int) -> Response:
    table = await hall(request).table(id)
    match, _, _ = await _finished(request, table, number)
    text = "".join(line + "\n" for line in match.record.lines())
    name = f"{table.game}-{table.id}-{number}.jsonl"
    return PlainTextResponse(
        text,
        media_type="application/jsonl",
        headers={"Content-Disposition": f'attachment; filename="{name}"'},
    )


async def _finished(
    request: Request, table: Table, number: int
) -> tuple[Match[Any, Any], Table, list[Seat]]:
    """A match that is over, the table as it was then, and the seats that were given up.

    Nothing of a running match gets out.
    """
    request.state.game = table.game
    request.state.back = f"/tables/{table.id}"
    stored = await hall(request).stored_match(table, number)
    if stored.end is None:
        raise Refused(403, "refuse-running-secret")
    try:
        match = Match.replay(registry.load(table.game), record_of(stored))
    except RecordError:
        raise Refused(409, "refuse-old-rules") from None
    players = table.players if number == table.match_number else []
    if len(players) != match.seats:
        players = [Player("person", name=name) for name in stored.names]
    shown = Table(
        id=table.id,
        game=table.game,
        host=table.host,
        options=match.record.options,
        players=list(players),
        is_public=table.is_public,
        stage="over",
        match=match,
        match_number=number,
        names=list(stored.names),
    )
    given_up = [one["args"]["seat"] for one in stored.events if one["key"] == "event-resigned"]
    return match, shown, given_up
