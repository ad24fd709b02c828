"""The page of a game: what it is about, how to learn it, how to begin, and its rules."""

from dataclasses import dataclass

from fastapi import APIRouter, Request, Response

from cheeseboard.bots import levels
from cheeseboard.lessons import Lesson, lesson_words
from cheeseboard.lessons.reading import lessons
from cheeseboard.server.lessons import DONE, place, progress
from cheeseboard.server.requests import hall
from cheeseboard.server.responses import html
from cheeseboard.server.seating import usual_seats
from cheeseboard.server.visitor import visitor
from cheeseboard.web import rules

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
