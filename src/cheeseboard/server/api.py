"""The same tables for programs: JSON, move texts and views."""

import secrets
from collections.abc import AsyncGenerator, Sequence
from dataclasses import dataclass
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Depends, Header, Path, Query, Request
from fastapi.responses import JSONResponse, Response
from pydantic import BaseModel, ConfigDict, Field

from cheeseboard import registry
from cheeseboard.events import Event, Seat
from cheeseboard.server import live
from cheeseboard.server.checks import check_tempo
from cheeseboard.server.clocks.shown import clocks_json, facts_json, vote_json
from cheeseboard.server.hall import Hall
from cheeseboard.server.leaving import placed
from cheeseboard.server.listing import Listed
from cheeseboard.server.playing import LONGEST_KEY, MOST_MOVES, Claim
from cheeseboard.server.requests import HeardEvent, arrival, check_new_table, hall
from cheeseboard.server.table_page import resigned
from cheeseboard.server.tables import OPEN, REASONS, Player, Refused, Table, bot_player
from cheeseboard.server.talking import LONGEST_CHAT, LONGEST_NAME
from cheeseboard.server.unknown import speech
from cheeseboard.server.visitor import Visitor, is_token, visitor

router = APIRouter(prefix="/api", tags=["tables"])

SeatNumber = Annotated[int, Path(ge=0, le=99, description="Place at the table, from 0.")]
TableId = Annotated[str, Path(max_length=40, description="The table's id, from its address.")]


class Strict(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)


class NewPerson(Strict):
    """Somebody who wants to sit down."""

    name: str = Field(min_length=1, max_length=LONGEST_NAME)


class NewTable(Strict):
    """What to play."""

    game: str = Field(max_length=40, examples=["burg_appenzell"])
    seats: int | None = Field(None, ge=1, le=99)
    options: dict[str, bool | int | str] = Field(default_factory=dict)
    bots: str = Field("", max_length=40, description="A bot for every other seat, if named.")
    is_public: bool = True
    access: Literal["", "everybody", "friends", "link"] = Field(
        "", description="Who finds it; goes before is_public."
    )
    chairs: list[Annotated[str, Field(max_length=80)]] | None = Field(
        None,
        max_length=98,
        description="The other chairs in order: open or bot:<level>; then seats is not needed.",
        examples=[["open", "bot:medium"]],
    )
    tempo: str = Field(
        "none",
        max_length=40,
        description="The pace: none, live:600+20 (bank and increment) or days:86400, in seconds.",
    )
    time_up: str = Field("bot", max_length=10, description="When time is up: bot or lose.")
    is_rated: bool = Field(False, description="Whether its matches change people's ratings.")


class SeatAt(Strict):
    seat: int = Field(ge=0, le=99)


class SitAt(SeatAt):
    is_sure: bool = Field(False, description="Also beside somebody whom you have blocked.")


class SendAway(SeatAt):
    why: str = Field(REASONS[0], description="What the person reads: friend, others or pace.")


class BotAt(SeatAt):
    bot: str = Field(max_length=40)


class Said(Strict):
    text: str = Field(min_length=1, max_length=LONGEST_CHAT)


class Line(Strict):
    """A move, or several that count only together."""

    moves: list[Annotated[str, Field(max_length=100)]] = Field(min_length=1, max_length=MOST_MOVES)
    expected: int | None = Field(None, description="The decision number that the moves answer.")
    key: str | None = Field(
        None,
        min_length=1,
        max_length=LONGEST_KEY,
        description="Chosen by you; the same key again gives the first answer again.",
    )


class TakeBack(Strict):
    expected: int | None = None
    key: str | None = Field(None, min_length=1, max_length=LONGEST_KEY)


async def program(request: Request) -> Visitor:
    """Who sends the token; a request without one, or for another table, is refused."""
    who = await visitor(request)
    if not who.id or not is_token(request):
        raise Refused(401, "refuse-who")
    if who.tables is not None and request.path_params.get("id") not in who.tables:
        raise Refused(403, "refuse-token-table")
    return who


async def at_table(request: Request, id: TableId) -> Table:
    """The table; a program that sends its token, and may be there, is seen there."""
    if is_token(request):
        who = await visitor(request)
        if who.tables is not None and id not in who.tables:
            raise Refused(403, "refuse-token-table")
    table = await hall(request).table(id)
    if is_token(request):
        table.see(who.id)
    request.state.game, request.state.colours = table.game, table.colours
    return table


@dataclass(frozen=True, slots=True)
class Acting:
    """A program at a table."""

    request: Request
    who: Visitor
    table: Table

    @property
    def hall(self) -> Hall:
        return hall(self.request)

    def shown(self) -> dict[str, Any]:
        """The table as it is now."""
        return table_json(self.table, self.hall.clock.now())


async def acting(request: Request, id: TableId) -> Acting:
    return Acting(request, await program(request), await at_table(request, id))


Program = Annotated[Visitor, Depends(program)]
AtTable = Annotated[Table, Depends(at_table)]
At = Annotated[Acting, Depends(acting)]


# Addresses are tried in this order: what programs ask for most comes first.


@router.get("/tables/{id}/seats/{seat}", summary="The position as your seat sees it, and its moves")
async def seat_view(at: At, seat: SeatNumber) -> dict[str, Any]:
    _check_mine(at.table, at.who, seat)
    return _position(at.table, seat, at.who, at.hall.clock.now())


def _check_mine(table: Table, who: Visitor, seat: Seat) -> None:
    if seat not in table.seats_of(who.id):
        raise Refused(403, "refuse-not-your-seat")


def _position(table: Table, seat: Seat | None, who: Visitor, now: float) -> dict[str, Any]:
    match = table.match
    if match is None:
        raise Refused(409, "refuse-not-started")
    is_mine = seat is not None and seat in match.to_act
    say = speech(table.game, who.language, table.seat_names(), seat, table.colours)
    view = match.shown(seat)
    return {
        **table_json(table, now),
        "seat": seat,
        "decision": match.decision_number(seat) if seat is not None else None,
        "question": say(match.game.decision(view, seat).message)
        if is_mine and seat is not None
        else None,
        "moves": [move.text for move in match.moves(seat)] if seat is not None else [],
        "undoable": match.undoable(seat) if seat is not None else 0,
        "events": len(match.events(seat, is_present=True)),
        "view": view.to_json(),
    }


@router.post("/tables/{id}/seats/{seat}/moves", summary="Play a move or a line")
async def play(at: At, seat: SeatNumber, body: Line) -> dict[str, Any]:
    return dict(await at.hall.playing.play(at.table, _claim(at, seat, body), body.moves))


@router.post("/tables/{id}/seats/{seat}/undo", summary="Take back your last move")
async def undo(at: At, seat: SeatNumber, body: TakeBack) -> dict[str, Any]:
    return dict(await at.hall.playing.undo(at.table, _claim(at, seat, body)))


def _claim(at: At, seat: Seat, body: Line | TakeBack) -> Claim:
    key = body.key or secrets.token_hex(8)
    return Claim(at.who.id, seat, body.expected, key, arrival(at.request))


@router.post("/people", status_code=201, summary="Get a token")
async def new_person(request: Request, body: NewPerson) -> dict[str, str]:
    id = secrets.token_urlsafe(12)
    name = await hall(request).naming.welcome(id, body.name)
    return {"person": id, "token": await hall(request).tokens.make(id, name), "name": name}


@router.get("/games", summary="List the games")
async def games(request: Request) -> list[dict[str, Any]]:
    return [_game(id) for id in hall(request).games]


def _game(id: str) -> dict[str, Any]:
    meta = registry.meta(id)
    return {
        "id": id,
        "title": meta.title,
        "seats": list(meta.seats),
        "rules_version": meta.rules_version,
        "options": [
            {
                "name": o.name,
                "default": o.default,
                "values": list(o.values),
                "span": o.span,
                "is_seat": o.is_seat,
            }
            for o in meta.options
        ],
        "presets": meta.presets,
    }


@router.post("/tables", status_code=201, summary="Open a table and take its first seat")
async def new_table(request: Request, who: Program, body: NewTable) -> dict[str, Any]:
    request.state.game = hall(request).meta(body.game).id
    check_new_table(request)
    table = await hall(request).seating.create(
        who.id,
        who.name,
        body.game,
        seats=body.seats if body.chairs is None else 1 + len(body.chairs),
        options=body.options,
        bots=body.bots,
        tempo=check_tempo(body.tempo, body.time_up),
        is_rated=body.is_rated,
        players=None if body.chairs is None else _seated(who, body.chairs),
        access=body.access or ("everybody" if body.is_public else "link"),
    )
    return table_json(table, hall(request).clock.now())


def _seated(who: Visitor, chairs: Sequence[str]) -> list[Player]:
    """The host, and who is to sit on the other chairs."""
    strange = [text for text in chairs if text != "open" and not text.startswith("bot:")]
    if strange:
        raise Refused(422, "refuse-input", text="A chair is open or bot:<level>.")
    host = Player("person", name=who.name, person=who.id)
    others = [
        OPEN if text == "open" else bot_player(seat, text.removeprefix("bot:"))
        for seat, text in enumerate(chairs, 1)
    ]
    return [host, *others]


@router.get("/tables", summary="List the tables that wait for players")
async def open_tables(request: Request) -> list[dict[str, Any]]:
    reader = (await visitor(request)).id
    return [_listed(table) for table in await hall(request).listing.open_tables(reader)]


def _listed(table: Listed) -> dict[str, Any]:
    return {
        "id": table.id,
        "game": table.game,
        "stage": table.stage,
        "options": dict(table.options),
        "tempo": table.tempo.to_json(),
        "players": _players(table.players),
        "match": 0,
        "to_act": [],
        "outcome": None,
        "commitment": None,
    }


def _players(players: Sequence[Player]) -> list[dict[str, Any]]:
    return [
        {
            "seat": seat,
            "kind": player.kind,
            "name": player.name,
            "bot": player.bot,
            "is_out": player.is_out,
        }
        for seat, player in enumerate(players)
    ]


@router.get("/tables/{id}", summary="Look at a table")
async def one_table(request: Request, table: AtTable) -> dict[str, Any]:
    return table_json(table, hall(request).clock.now())


def table_json(table: Table, now: float) -> dict[str, Any]:
    """A table as a program sees it, at a moment of the clock that the rules of time go by."""
    match = table.match
    outcome = match.outcome if match is not None else None
    if match is not None and outcome is not None:
        outcome = placed(outcome, resigned(match))
    return {
        "id": table.id,
        "game": table.game,
        "stage": table.stage,
        "options": dict(table.options),
        "tempo": table.tempo.to_json(),
        "is_rated": table.is_rated,
        "players": _players(table.players),
        "match": table.match_number,
        "to_act": list(match.to_act) if match is not None else [],
        "outcome": None
        if outcome is None
        else {
            "scores": list(outcome.scores),
            "ranks": list(outcome.ranks),
            "reason": outcome.reason.key,
        },
        "commitment": match.record.commitment if match is not None else None,
        "clocks": clocks_json(table, now),
        "vote": vote_json(table.clocks),
    }


@router.post("/tables/{id}/sit", summary="Take a free seat")
async def sit(at: At, body: SitAt) -> dict[str, Any]:
    await at.hall.seating.sit(at.table, at.who.id, at.who.name, body.seat, is_sure=body.is_sure)
    return at.shown()


@router.post("/tables/{id}/bot", summary="Seat a bot (host)")
async def seat_bot(at: At, body: BotAt) -> dict[str, Any]:
    await at.hall.seating.seat_bot(at.table, at.who.id, body.seat, body.bot)
    return at.shown()


@router.post("/tables/{id}/start", summary="Begin the match (host)")
async def start(at: At) -> dict[str, Any]:
    await at.hall.seating.start(at.table, at.who.id)
    return at.shown()


@router.post("/tables/{id}/stand-up", summary="Free your seat, or a bot's (host)")
async def stand_up(at: At, body: SeatAt) -> dict[str, Any]:
    await at.hall.seating.stand_up(at.table, at.who.id, body.seat)
    return at.shown()


@router.post("/tables/{id}/send-away", summary="Free a person's seat, for good (host)")
async def send_away(at: At, body: SendAway) -> dict[str, Any]:
    await at.hall.seating.send_away(at.table, at.who.id, body.seat, body.why)
    return at.shown()


@router.post("/tables/{id}/close", summary="Take a table away before its match (host)")
async def close(at: At) -> dict[str, Any]:
    await at.hall.seating.close(at.table, at.who.id)
    return at.shown()


@router.post("/tables/{id}/chat", status_code=201, summary="Write in the chat")
async def say(at: At, body: Said) -> dict[str, str]:
    await at.hall.talking.say(at.table, at.who.id, at.who.name, body.text)
    return {"text": body.text}


@router.post("/tables/{id}/seats/{seat}/hand-over", summary="Let a bot play on in a seat")
async def hand_over(at: At, seat: SeatNumber) -> dict[str, Any]:
    await at.hall.leaving.hand_over(at.table, at.who.id, seat)
    return at.shown()


@router.post("/tables/{id}/seats/{seat}/take-back", summary="Play again where a bot has played")
async def take_back(at: At, seat: SeatNumber) -> dict[str, Any]:
    await at.hall.leaving.take_back(at.table, at.who.id, seat)
    return at.shown()


@router.post("/tables/{id}/seats/{seat}/resign", summary="Leave the match for good")
async def resign(at: At, seat: SeatNumber) -> dict[str, Any]:
    await at.hall.leaving.resign(at.table, at.who.id, seat)
    return at.shown()


@router.post("/tables/{id}/agree-to-end", summary="Say that you want to end the match here")
async def agree_to_end(at: At, by_standing: bool = False) -> dict[str, Any]:
    await at.hall.leaving.agree_to_end(at.table, at.who.id, by_standing)
    return at.shown()


@router.post("/tables/{id}/play-on", summary="Say that you do not want to end it")
async def play_on(at: At) -> dict[str, Any]:
    await at.hall.leaving.play_on(at.table, at.who.id)
    return at.shown()


@router.get("/tables/{id}/view", summary="The position as a watcher sees it")
async def public_view(request: Request, table: AtTable) -> dict[str, Any]:
    return _position(table, None, await visitor(request), hall(request).clock.now())


@router.get("/tables/{id}/stream", summary="Stream what happens (text/event-stream)")
async def watch(
    request: Request,
    table: AtTable,
    seat: Annotated[int | None, Query(ge=0, le=99)] = None,
    since: Annotated[int, Query(ge=0, le=10**9)] = 0,
    last_event_id: Annotated[HeardEvent, Header(include_in_schema=False)] = None,
) -> Response:
    who = await visitor(request)
    if seat is not None:
        _check_mine(table, who, seat)
    heard = since if last_event_id is None else last_event_id
    return live.stream(request, who.id, _messages(hall(request), table, who, seat, heard))


async def _messages(
    hall: Hall, table: Table, who: Visitor, seat: Seat | None, heard: int
) -> AsyncGenerator[str, None]:
    """Each message: what happened since the last one, and whether you are to act.

    The last one of a seat that is no longer yours, as after a rematch, names your seats.
    """
    beats = live.Beats()
    is_present = False
    number = table.match_number
    sent: dict[str, Any] = {}
    while True:
        with table.watched_by(who.id):
            while not table.is_gone:
                changed = table.changed
                if seat is not None and seat not in table.seats_of(who.id):
                    yield live.message(heard, "moved", {"seats": table.seats_of(who.id)})
                    return
                if number != table.match_number:
                    heard = 0 if number else heard
                    number = table.match_number
                match = table.match
                if match is not None:
                    told = match.events(seat, heard, is_present=is_present)
                    heard = max(heard, len(match.events(seat, is_present=True)))
                    data = {
                        "stage": table.stage,
                        "to_act": list(match.to_act),
                        "decision": match.decision_number(seat) if seat is not None else None,
                        "events": [_event(count, one, table, seat, who) for count, one in told],
                        "clocks": facts_json(table),
                    }
                    if data != sent | {"events": []}:
                        yield live.message(heard, "update", data)
                    sent, is_present = data, True
                while not await beats.changed_before(changed):
                    yield ": still here\n\n"
                if hall.is_closing:
                    yield live.COME_BACK
                    return
        try:
            table = await hall.table(table.id)
        except Refused:
            return


def _event(
    number: int, event: Event, table: Table, seat: Seat | None, who: Visitor
) -> dict[str, Any]:
    say = speech(table.game, who.language, table.seat_names(), seat, table.colours)
    return {
        "number": number,
        "key": event.message.key,
        "args": dict(event.message.args),
        "rules": list(event.rules),
        "sentence": say(event.message),
    }


@router.get("/tables/{id}/matches/{number}/record", summary="The record of a match that is over")
async def record(
    request: Request, table: AtTable, number: Annotated[int, Path(ge=1, le=10**6)]
) -> Response:
    stored = await hall(request).stored_match(table, number)
    if stored.end is None:
        raise Refused(403, "refuse-running-secret")
    return JSONResponse([stored.head, *stored.lines, stored.end])
