"""Lessons in the browser. A pupil's match is nobody else's: nothing is written but where they are.

What a pupil has done so far travels with the page, and a cookie remembers it for the next visit. So
every press belongs to the picture that it was made on, and nothing is kept on the server.
"""

from collections.abc import Mapping
from typing import Final
from urllib.parse import parse_qsl, urlencode

from fastapi import APIRouter, Request, Response
from fastapi.responses import JSONResponse
from markupsafe import Markup

from cheeseboard.lessons import Lesson, Pupil, UnknownLesson, follow, lesson
from cheeseboard.lessons.playing import NEXT
from cheeseboard.server.help_page import symbol_marks
from cheeseboard.server.lesson_page import lesson_page, parts, update
from cheeseboard.server.next_match import NextMatch, match_after
from cheeseboard.server.requests import hall
from cheeseboard.server.responses import html, is_script, to
from cheeseboard.server.security import YEAR, is_same_origin
from cheeseboard.server.tables import Refused
from cheeseboard.server.visitor import Visitor, form, visitor
from cheeseboard.web.art import file_ids
from cheeseboard.web.render import HOME, board_css

router = APIRouter(include_in_schema=False)

COOKIE: Final = "cheeseboard-lessons"
DONE: Final = "done"
"""Instead of what a pupil did: the lesson was finished."""
LONGEST_MOVE: Final = 200
LONGEST: Final = 3000
"""Characters of a cookie; beyond it the place in the older lessons is forgotten."""


def progress(request: Request) -> dict[str, str]:
    """By lesson: what the visitor has done so far in the game of this address, or `DONE`."""
    text = request.cookies.get(COOKIE, "")[: 2 * LONGEST]
    try:
        return dict(parse_qsl(text, keep_blank_values=True, max_num_fields=60))
    except ValueError:
        return {}


def place(known: Mapping[str, str], of: Lesson) -> Pupil | None:
    """Where a pupil has left a lesson; None if it was not begun, or is done."""
    acts = known.get(of.id, "")
    if not acts or acts == DONE:
        return None
    pupil = follow(of, acts.split("|"))
    return None if pupil.is_over else pupil


def found_lesson(game: str, id: str) -> Lesson:
    try:
        return lesson(game, id)
    except UnknownLesson:
        raise Refused(404, "refuse-no-lesson") from None


@router.get("/games/{game}/lessons/{id}")
async def show(
    request: Request, game: str, id: str, step: int | None = None, tried: str = ""
) -> Response:
    """A lesson where the visitor left it; `step` leads to the beginning of a step."""
    hall(request).meta(game)
    wanted = found_lesson(game, id)
    who = await visitor(request)
    if step is not None:
        pupil = begin_at(wanted, step - 1)
    else:
        known = progress(request).get(id, "")
        pupil = follow(wanted, () if known == DONE else known.split("|"))
    match = await _afterwards(request, who, pupil)
    page = lesson_page(pupil, who.language, tried[:LONGEST_MOVE], match=match)
    drawn = parts(page, who.language)
    return html(
        request,
        who,
        "lesson.html",
        page=page,
        parts={name: Markup(part) for name, part in drawn.items()},
        css=board_css(game),
        table_game=game,
        more_art=file_ids(HOME / "lesson.svg"),
        symbols=symbol_marks(game),
    )


def begin_at(of: Lesson, number: int) -> Pupil:
    """A pupil at the beginning of a step; what is asked before is shown."""
    pupil = Pupil(of)
    while pupil.number < number and not pupil.is_over:
        step = pupil.step
        asked = [choice.text for choice in pupil.asked()]
        last = [text for text in asked if step.free and text == step.free]
        if not pupil.act(NEXT if step.is_look else pupil.shown() or (last or asked)[0]):
            break
    return pupil


@router.post("/games/{game}/lessons/{id}")
async def press(request: Request, game: str, id: str) -> Response:
    """What a pupil pressed: a move, the next step, the one before, or to be shown."""
    hall(request).meta(game)
    wanted = found_lesson(game, id)
    request.state.back = here = f"/games/{game}/lessons/{id}"
    fields = await form(request)
    if not is_same_origin(request):
        raise Refused(403, "refuse-origin")
    who = await visitor(request)
    pupil = follow(wanted, _acts(fields))
    scene = pupil.position
    before = scene.view()
    tried, has_moved = "", True
    if "back" in fields:
        pupil, has_moved = follow(wanted, pupil.back()), False
    elif "again" in fields:
        pupil, has_moved = Pupil(wanted), False
    else:
        text = NEXT if "next" in fields else fields.get("move", "")
        if not pupil.act(text):
            tried, has_moved = text[:LONGEST_MOVE], False
    if is_script(request):
        match = await _afterwards(request, who, pupil)
        page = lesson_page(pupil, who.language, tried, has_moved=has_moved, match=match)
        told = pupil.news if has_moved else []
        if pupil.position is not scene:
            before = page.view
        response: Response = JSONResponse(update(page, who.language, told, before))
    else:
        query = {"step": len(wanted.steps) + 1} if pupil.is_over else {"tried": tried}
        response = to(f"{here}?{urlencode(query)}" if tried or pupil.is_over else here)
    return _keep(response, request, pupil)


async def _afterwards(request: Request, who: Visitor, pupil: Pupil) -> NextMatch | None:
    if not pupil.is_over:
        return None
    lesson = pupil.lesson
    return await match_after(request, who, hall(request).meta(lesson.game), lesson)


def _acts(fields: Mapping[str, str]) -> list[str]:
    so_far = fields.get("so_far", "")
    return so_far.split("|") if so_far else []


def _keep(response: Response, request: Request, pupil: Pupil) -> Response:
    """Remember where the pupil is, the latest lesson first."""
    known = progress(request)
    now = DONE if pupil.is_over else "|".join(pupil.acts)
    was = known.pop(pupil.lesson.id, "")
    if was == DONE and not pupil.acts:
        now = DONE
    kept = {pupil.lesson.id: now, **known}
    while len(urlencode(kept)) > LONGEST and len(kept) > 1:
        kept.popitem()
    response.set_cookie(
        COOKIE,
        urlencode(kept),
        max_age=YEAR,
        path=f"/games/{pupil.lesson.game}",
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )
    return response
