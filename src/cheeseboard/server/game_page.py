"""The page of a game: what it is about, how to learn it, how to begin, and its rules."""

import hashlib
import json
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from fastapi import APIRouter, Request, Response
from markupsafe import Markup

from cheeseboard import registry
from cheeseboard.bots import levels
from cheeseboard.game import Meta
from cheeseboard.help import card, help_of, help_words
from cheeseboard.lessons import Lesson, lesson_words
from cheeseboard.lessons.reading import lessons
from cheeseboard.rulebook import Figure
from cheeseboard.server.help_page import SymbolLine, symbol_line
from cheeseboard.server.lesson_page import step_picture
from cheeseboard.server.lessons import DONE, begin_at, found_lesson, place, progress
from cheeseboard.server.next_match import next_match, play_words
from cheeseboard.server.requests import hall
from cheeseboard.server.responses import html
from cheeseboard.server.tables import Refused
from cheeseboard.server.visitor import Visitor, visitor
from cheeseboard.web import rules
from cheeseboard.web.boards import speaker
from cheeseboard.web.pictures import POLICY
from cheeseboard.web.render import HOME, bold
from cheeseboard.words import LANGUAGES

router = APIRouter(include_in_schema=False)

DRAWN_FROM: Final = (".py", ".toml", ".ftl", ".html", ".css", ".svg")
"""Files that a picture can depend on."""


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
    return html(
        request,
        who,
        "game.html",
        game=meta,
        sections=rules.sections(game, who.language),
        figures=figures(game, who.language),
        has_reference=bool(help_of(game).boxes),
        panels=panels(game, who.language),
        symbols=symbols(game, who.language),
        **await beginning(request, who, meta),
    )


@router.get("/games/{game}/play")
async def who_are_you(request: Request, game: str) -> Response:
    """The one question before a match against bots: new to the game, or not?"""
    who = await visitor(request)
    meta = hall(request).meta(game)
    return html(request, who, "who.html", game=meta, **await beginning(request, who, meta))


@dataclass(frozen=True, slots=True)
class BoxLines:
    """A part of the quick reference."""

    title: str
    picture: str
    lines: tuple[Markup, ...]


@router.get("/games/{game}/reference")
async def reference(request: Request, game: str) -> Response:
    """One page to print and to lay on the table."""
    who = await visitor(request)
    meta = hall(request).meta(game)
    if not help_of(game).boxes:
        raise Refused(404, "refuse-no-reference")
    return html(
        request,
        who,
        "reference.html",
        game=meta,
        boxes=boxes(game, who.language),
        symbols=symbols(game, who.language),
        panels=panels(game, who.language),
        count=len(help_of(game).symbols),
        remember=remembered(game, who.language),
    )


def boxes(game: str, language: str) -> list[BoxLines]:
    """What help wants on the quick reference."""
    spoken = help_words(game, language)
    return [
        BoxLines(
            spoken.part(f"reference-{box.id}", "", {}),
            box.picture,
            tuple(
                bold(spoken.part(f"reference-{box.id}-{line}", "", {}))
                for line in range(1, box.lines + 1)
            ),
        )
        for box in help_of(game).boxes
    ]


def remembered(game: str, language: str) -> list[tuple[str, Markup]]:
    """What the first lesson wants to be remembered, with its symbols."""
    for lesson in lessons(game)[:1]:
        spoken = lesson_words(game, lesson.id, language)
        return [
            (picture, bold(spoken.tell(f"remember-{number}", {})))
            for number, picture in enumerate(lesson.remember, 1)
        ]
    return []


async def beginning(request: Request, who: Visitor, meta: Meta) -> dict[str, Any]:
    """How somebody begins: with a lesson, with beginners, or with bots as they like them."""
    game = meta.id
    lines = lesson_lines(request, game, who.language)
    usual = await next_match(request, who, meta)
    offered = levels.offered(game, usual.seats)
    plays = play_words([level.name for level in offered], meta.seats, who.language)
    return {
        "lessons": lines,
        "now": next((line for line in lines if not line.is_done), lines[0] if lines else None),
        "is_new": usual.is_first and not any(line.is_done for line in lines),
        "levels": offered,
        "usual": usual,
        "plays": json.dumps(plays, ensure_ascii=False),
    }


def symbols(game: str, language: str) -> list[tuple[str, list[SymbolLine]]]:
    """The symbols of a game by their groups, in the order in which help lists them."""
    spoken = help_words(game, language)
    say = speaker(spoken, (), None)
    found: dict[str, list[SymbolLine]] = {}
    for symbol in help_of(game).symbols:
        title = spoken.part(f"symbols-{symbol.group}", "", {})
        found.setdefault(title, []).append(symbol_line(card(symbol), game, language, say))
    return list(found.items())


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
                        bold(spoken.part(key, "caption", {})),
                        f"{address}?step={number}",
                        _picture(game, lesson.id, language, number),
                    )
                )
    return sorted(found, key=lambda panel: panel.number)


@dataclass(frozen=True, slots=True)
class FigureLine:
    """A position beside the rules: its picture, what it shows, and the step that plays it."""

    picture: str
    caption: Markup
    address: str


def figures(game: str, language: str) -> dict[Figure, FigureLine]:
    """The pictures that a game's rules name."""
    named = [one for section in rules.sections(game, language) for one in section.figures]
    return {one: _figure(game, language, one) for one in named}


@cache
def _figure(game: str, language: str, named: Figure) -> FigureLine:
    lesson = found_lesson(game, named.lesson)
    number = [step.id for step in lesson.steps].index(named.step) + 1
    key = lesson.steps[number - 1].say[0].key
    caption = bold(lesson_words(game, lesson.id, language).part(key, "know", {}))
    address = f"/games/{game}/lessons/{lesson.id}"
    picture = _picture(game, lesson.id, language, number)
    return FigureLine(picture, caption, f"{address}?step={number}")


def _picture(game: str, id: str, language: str, number: int) -> str:
    """The address of a step's picture: it changes with what it is drawn from."""
    return f"/games/{game}/lessons/{id}/{language}/{number}.svg?v={version_of(game)}"


@cache
def version_of(game: str) -> str:
    """Changes with any file of a game or of the pages; to draw all pictures would take seconds."""
    mark = hashlib.blake2b(digest_size=6)
    for folder in (registry.folder(game), HOME):
        for path in sorted(folder.rglob("*")):
            if path.suffix in DRAWN_FROM:
                mark.update(path.read_bytes())
    return mark.hexdigest()


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
