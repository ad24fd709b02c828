"""What programs may know of people: results and ratings that everybody sees."""

from typing import Any

from fastapi import APIRouter, Query, Request

from cheeseboard.server.people.person import Person
from cheeseboard.server.players import looking
from cheeseboard.server.players.looking import Opposite, Played
from cheeseboard.server.players.pages import account_of, read_history
from cheeseboard.server.requests import hall
from cheeseboard.server.store import Store
from cheeseboard.server.tables import Refused
from cheeseboard.server.visitor import visitor

router = APIRouter(prefix="/api/people")


@router.get("/{name}", summary="Look at somebody with an account")
async def somebody(request: Request, name: str) -> dict[str, Any]:
    person = await account_of(request, name)
    games, ratings = await hall(request).read(_known, hall(request).store, person)
    return {
        "name": person.name,
        "since": person.since,
        "matches": games,
        "ratings": [
            {
                "game": one.game,
                "kind": one.kind,
                "matches": one.matches,
                "rating": one.strength.mu,
                "half": one.strength.half,
                "at": one.at,
            }
            for one in ratings
        ],
    }


def _known(store: Store, person: Person) -> Any:
    with store.one_moment() as connection:
        ratings = [] if person.hides_ratings else looking.ratings_of(connection, person.id)
        return looking.games_of(connection, person.id), ratings


@router.get("/{name}/results", summary="List somebody’s matches, the latest first")
async def results(
    request: Request,
    name: str,
    game: str = Query("", max_length=40),
    show: str = Query("all", description="all, rated or won"),
    before: str = Query("", max_length=60, description="`next` of the page before"),
) -> dict[str, Any]:
    person = await account_of(request, name)
    if show not in looking.SHOWN:
        raise Refused(422, "refuse-input", text=f"show is one of {', '.join(looking.SHOWN)}.")
    played, more = await read_history(request, person.id, show=show, game=game, before=before)
    reader = (await visitor(request)).id
    return {
        "results": [
            _result(
                one,
                sees_ratings=not person.hides_ratings,
                sees_table=reader == person.id or one.may_look(reader),
            )
            for one in played
        ],
        "next": more,
    }


def _result(one: Played, *, sees_ratings: bool, sees_table: bool) -> dict[str, Any]:
    found: dict[str, Any] = {
        "table": one.table if sees_table else None,
        "match": one.number,
        "game": one.game,
        "kind": one.kind,
        "preset": one.preset,
        "seat": one.seat,
        "seats": one.seats,
        "place": one.place,
        "score": one.score,
        "ending": one.ending,
        "ended": one.ended,
        "seconds": one.seconds,
        "is_rated": one.is_rated,
        "others": [_other(other) for other in one.others],
    }
    if sees_ratings and one.before and one.after:
        found["rating"] = {"from": one.before.mu, "to": one.after.mu}
    return found


def _other(one: Opposite) -> dict[str, Any]:
    return {
        "seat": one.seat,
        "place": one.place,
        "name": one.name,
        "is_account": one.is_kept,
        "bot": one.bot,
    }
