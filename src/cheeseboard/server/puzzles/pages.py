"""The pages of puzzles: all of them, one on the board, and that of the day."""

import asyncio
from urllib.parse import urlencode

from fastapi import APIRouter, Request, Response

from cheeseboard import registry
from cheeseboard.review.puzzles import is_solved
from cheeseboard.server.puzzles.choosing import Asked, all_of, day_of, one_of, today
from cheeseboard.server.puzzles.solving import answer_of, is_complete, played, solve
from cheeseboard.server.puzzles.today import puzzle_of_today
from cheeseboard.server.requests import hall
from cheeseboard.server.responses import html, to
from cheeseboard.server.visitor import Visitor, form, known_visitor, remember, visitor
from cheeseboard.web.render import board_css

router = APIRouter(include_in_schema=False)


@router.get("/puzzles")
async def puzzles_page(request: Request) -> Response:
    """All puzzles, by game."""
    who = await visitor(request)
    games = [(registry.meta(id), all_of(id)) for id in hall(request).games]
    shown = [(meta, found) for meta, found in games if found]
    ids = [one.puzzle.id for _, found in shown for one in found]
    tried = await hall(request).read(hall(request).store.tries.of, who.id, ids) if who.id else {}
    return html(
        request,
        who,
        "puzzles/all.html",
        games=shown,
        tried=tried,
        puzzle=await puzzle_of_today(hall(request), who),
    )


@router.get("/puzzles/{game}/{number}")
async def puzzle_page(request: Request, game: str, number: int) -> Response:
    """A puzzle on the board, or what an answer to it was worth."""
    who = await visitor(request)
    asked = one_of(hall(request).games, game, number)
    request.state.game, request.state.back = game, asked.address
    query = request.query_params
    hints = {"1": 1, "2": 2}.get(query.get("hint", ""), 0)
    page = await asyncio.to_thread(
        solve,
        asked,
        who.language,
        answer_of({"so_far": query.get("answer", "")}),
        hints,
        is_shown=query.get("show") == "1",
    )
    count = len(all_of(game))
    return html(
        request,
        who,
        "puzzles/puzzle.html",
        page=page,
        hints=hints,
        count=count,
        next_number=number % count + 1,
        table_game=game,
        css=board_css(game),
    )


@router.post("/puzzles/{game}/{number}")
async def try_puzzle(request: Request, game: str, number: int) -> Response:
    """Somebody's move; the first one counts."""
    fields = await form(request)
    asked = one_of(hall(request).games, game, number)
    request.state.game, request.state.back = game, asked.address
    who = await known_visitor(request)
    answer = answer_of(fields)
    await _note(request, asked, who, answer)
    return remember(to(f"{asked.address}?{urlencode({'answer': ';'.join(answer)})}"), who, request)


async def _note(request: Request, asked: Asked, who: Visitor, answer: list[str]) -> None:
    """Write down the first complete answer; raises `Refused` for moves that are not there."""
    loaded, puzzle = registry.load(asked.game.id), asked.puzzle
    played(loaded, puzzle, answer)
    if not await asyncio.to_thread(is_complete, loaded, puzzle, answer):
        return
    is_found = await asyncio.to_thread(is_solved, loaded, puzzle, tuple(answer))
    day = day_of()
    of_day = today(hall(request).games, day)
    is_of_day = of_day is not None and of_day.puzzle.id == puzzle.id
    tries = hall(request).store.tries
    await hall(request).write(
        tries.add, puzzle.id, who.id, day if is_of_day else "", is_found=is_found
    )
