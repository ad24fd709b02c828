"""The page of a game: what it is about, how to learn it, how to begin, and its rules."""

import hashlib
from dataclasses import dataclass
from functools import cache

from fastapi import APIRouter, Request, Response
from markupsafe import Markup

from cheeseboard.bots import levels
from cheeseboard.lessons import Lesson, lesson_words
from cheeseboard.lessons.reading import lessons
from cheeseboard.server.lesson_page import step_picture
from cheeseboard.server.lessons import DONE, begin_at, found_lesson, place, progress
from cheeseboard.server.requests import hall
from cheeseboard.server.responses import html
from cheeseboard.server.seating import usual_seats
from cheeseboard.server.tables import Refused
from cheeseboard.server.visitor import visitor
from cheeseboard.web import rules
from cheeseboard.web.pictures import POLICY
from cheeseboard.web.render import bold
from cheeseboard.words import LANGUAGES

router = APIRouter(include_in_schema=False)


@dataclass(frozen=True, slots=True)
class LessonLine:
    """A lesson on the game's page, and how far the visitor is."""

    lesson: Lesson
    title: str
    pitch: str
    is_done: bool
    step: int
    """Where it was left, from 1; 0 if it was not begun."""


@dataclass(frozen=True, slots=True)
class Panel:
    """A picture of how to play; a press leads to the step that plays it."""

    number: int
    title: str
    text: Markup
    address: str
    picture: str


@router.get("/games/{game}")
async def game_page(request: Request, game: str) -> Response:
    who = await visitor(request)
    meta = hall(request).meta(game)
    lines = lesson_lines(request, game, who.language)
    seats = usual_seats(meta.seats)
    return html(
        request,
        who,
        "game.html",
        game=meta,
        sections=rules.sections(game, who.language),
        lessons=lines,
        now=next((line for line in lines if not line.is_done), lines[0] if lines else None),
        is_new=not any(line.is_done for line in lines),
        levels=levels.offered(game, seats),
        seats=seats,
        panels=panels(game, who.language),
        preset="learner" if "learner" in meta.presets else "",
    )


def lesson_lines(request: Request, game: str, language: str) -> list[LessonLine]:
    """The lessons of a game as this visitor finds them."""
    known = progress(request)
    found = []
    for lesson in lessons(game):
        spoken = lesson_words(game, lesson.id, language)
        pupil = place(known, lesson)
        found.append(
            LessonLine(
                lesson,
                spoken.tell("title", {}),
                spoken.tell("pitch", {}),
                known.get(lesson.id) == DONE,
                pupil.number + 1 if pupil is not None else 0,
            )
        )
    return found


def panels(game: str, language: str) -> list[Panel]:
    """How to play in pictures: the steps of the first lesson that say so, in their order."""
    found = []
    for lesson in lessons(game)[:1]:
        spoken = lesson_words(game, lesson.id, language)
        for number, step in enumerate(lesson.steps, 1):
            if step.panel:
                key = step.say[0].key
                address = f"/games/{game}/lessons/{lesson.id}"
                found.append(
                    Panel(
                        step.panel,
                        spoken.part(key, "panel", {}),
                        bold(spoken.part(key, "know", {})),
                        f"{address}?step={number}",
                        f"{address}/{language}/{number}.svg?v={_mark(game, language, number)}",
                    )
                )
    return sorted(found, key=lambda panel: panel.number)


@cache
def _mark(game: str, language: str, number: int) -> str:
    """Changes with the picture, which may be cached for good."""
    drawn = step_picture(begin_at(lessons(game)[0], number - 1), language)
    return hashlib.blake2b(drawn.encode(), digest_size=6).hexdigest()


@router.get("/games/{game}/lessons/{id}/{language}/{number}.svg")
async def step_drawing(
    request: Request, game: str, id: str, language: str, number: int
) -> Response:
    """The drawing of a step as a picture."""
    hall(request).meta(game)
    lesson = found_lesson(game, id)
    if language not in LANGUAGES or not 1 <= number <= len(lesson.steps):
        raise Refused(404, "refuse-no-lesson")
    drawn = step_picture(begin_at(lesson, number - 1), language)
    headers = {
        "Content-Security-Policy": POLICY,
        "Cache-Control": "public, max-age=31536000, immutable",
    }
    return Response(drawn, media_type="image/svg+xml", headers=headers)
